internal import Glibc
internal import Synchronization

/// Where all memory for secrets is, for those who wipe it without asking anybody.
///
/// A fixed table, since a signal handler may read it at any moment. What finds no room in it is
/// wiped by its owner alone.
enum LockedBlocks {
  private struct Entry: ~Copyable {
    let start = Atomic<UInt>(0)
    let count = Atomic<Int>(0)
  }

  private static let capacity = 1024
  // What it points to is atomic.
  nonisolated(unsafe) private static let table: UnsafeMutablePointer<Entry> = {
    let table = UnsafeMutablePointer<Entry>.allocate(capacity: capacity)
    for index in 0..<capacity { (table + index).initialize(to: Entry()) }
    return table
  }()

  /// Adds memory; two threads must not do that at once.
  static func add(_ block: UnsafeMutableRawBufferPointer) {
    for index in 0..<capacity where table[index].start.load(ordering: .relaxed) == 0 {
      table[index].count.store(block.count, ordering: .relaxed)
      table[index].start.store(UInt(bitPattern: block.baseAddress), ordering: .releasing)
      return
    }
  }

  /// Removes memory that is about to be given back to the system.
  static func remove(_ block: UnsafeMutableRawBufferPointer) {
    let start = UInt(bitPattern: block.baseAddress)
    for index in 0..<capacity where table[index].start.load(ordering: .relaxed) == start {
      table[index].start.store(0, ordering: .releasing)
    }
  }

  /// Overwrites all of it; allowed in a signal handler.
  static func wipe() {
    for index in 0..<capacity {
      let start = table[index].start.load(ordering: .acquiring)
      guard let start = UnsafeMutableRawPointer(bitPattern: start) else { continue }
      explicit_bzero(start, table[index].count.load(ordering: .relaxed))
    }
  }
}
