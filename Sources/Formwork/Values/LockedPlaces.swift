internal import Glibc
internal import Synchronization

/// Where all memory for secrets is, for those who wipe it without asking anybody.
///
/// A fixed table, since a signal handler may read it at any moment. What finds no room in it is
/// wiped by its owner alone.
enum LockedPlaces {
  private struct Place: ~Copyable {
    let start = Atomic<UInt>(0)
    let count = Atomic<Int>(0)
  }

  private static let capacity = 1024
  // What it points to is atomic.
  nonisolated(unsafe) private static let table: UnsafeMutablePointer<Place> = {
    let table = UnsafeMutablePointer<Place>.allocate(capacity: capacity)
    for place in 0..<capacity { (table + place).initialize(to: Place()) }
    return table
  }()

  /// Adds memory; two threads must not do that at once.
  static func add(_ block: UnsafeMutableRawBufferPointer) {
    for place in 0..<capacity where table[place].start.load(ordering: .relaxed) == 0 {
      table[place].count.store(block.count, ordering: .relaxed)
      table[place].start.store(UInt(bitPattern: block.baseAddress), ordering: .releasing)
      return
    }
  }

  /// Removes memory that is about to be given back to the system.
  static func remove(_ block: UnsafeMutableRawBufferPointer) {
    let start = UInt(bitPattern: block.baseAddress)
    for place in 0..<capacity where table[place].start.load(ordering: .relaxed) == start {
      table[place].start.store(0, ordering: .releasing)
    }
  }

  /// Overwrites all of it; allowed in a signal handler.
  static func wipe() {
    for place in 0..<capacity {
      let start = table[place].start.load(ordering: .acquiring)
      guard let start = UnsafeMutableRawPointer(bitPattern: start) else { continue }
      explicit_bzero(start, table[place].count.load(ordering: .relaxed))
    }
  }
}
