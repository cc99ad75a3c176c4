internal import Glibc
internal import Synchronization

/// Memory for secrets: kept out of swap and core dumps where the system allows it, wiped on release.
///
/// Small blocks come from shared locked slabs, since `mlock` counts whole pages and its limit is
/// low. Where locking is refused, the memory is used unlocked: a form must still work.
package enum LockedMemory {
  private static let pageSize = 4_096
  private static let slabSize = 4 * pageSize
  private static let smallest = 32

  /// Blocks that are free, by size class: 32, 64 … 4096 bytes.
  private struct Free {
    var blocks = [[UnsafeMutableRawPointer]](repeating: [], count: 8)
  }

  private static let free = Mutex(Free())
  private static let adding = Mutex<Void>(())

  /// A block of at least that many bytes, all zero; O(1) but for the first of a slab.
  package static func allocate(_ count: Int) -> UnsafeMutableRawBufferPointer {
    guard count <= pageSize else {
      return locked((count + pageSize - 1) / pageSize * pageSize)
    }
    let index = sizeClass(count)
    let size = smallest << index
    let start = free.withLock { free -> UInt in
      if free.blocks[index].isEmpty {
        let slab = locked(slabSize)
        for offset in stride(from: 0, to: slabSize, by: size) {
          if let base = slab.baseAddress { free.blocks[index].append(base + offset) }
        }
      }
      return UInt(bitPattern: free.blocks[index].popLast())
    }
    return UnsafeMutableRawBufferPointer(
      start: UnsafeMutableRawPointer(bitPattern: start), count: size)
  }

  /// Wipes a block of `allocate` and takes it back.
  package static func release(_ block: UnsafeMutableRawBufferPointer) {
    guard let start = block.baseAddress else { return }
    wipe(block)
    guard block.count <= pageSize else {
      LockedBlocks.remove(block)
      munlock(start, block.count)
      madvise(start, block.count, MADV_DODUMP)
      block.deallocate()
      return
    }
    let address = UInt(bitPattern: start)
    free.withLock { free in
      guard let start = UnsafeMutableRawPointer(bitPattern: address) else { return }
      free.blocks[sizeClass(block.count)].append(start)
    }
  }

  /// Overwrites all secrets of the process, whoever holds them; for its end alone, and allowed in a
  /// signal handler.
  package static func wipeAll() { LockedBlocks.wipe() }

  /// Overwrites with zeros in a way that the compiler may not leave out.
  package static func wipe(_ block: UnsafeMutableRawBufferPointer) {
    guard let start = block.baseAddress else { return }
    explicit_bzero(start, block.count)
  }

  private static func sizeClass(_ count: Int) -> Int {
    var (index, size) = (0, smallest)
    while size < count { (index, size) = (index + 1, size * 2) }
    return index
  }

  private static func locked(_ count: Int) -> UnsafeMutableRawBufferPointer {
    let block = UnsafeMutableRawBufferPointer.allocate(byteCount: count, alignment: pageSize)
    guard let start = block.baseAddress else { return block }
    mlock(start, count)
    madvise(start, count, MADV_DONTDUMP)
    wipe(block)
    adding.withLock { _ in LockedBlocks.add(block) }
    return block
  }
}
