internal import Formwork

/// The blocks that were drawn, so that a key draws only what it changed.
struct BlockCache {
  private final class Entry {
    let block: Block
    /// The version that was drawn; nil: good for this frame only.
    let version: Int?
    let frame: Int

    init(_ block: Block, version: Int?, frame: Int) {
      (self.block, self.version, self.frame) = (block, version, frame)
    }
  }

  private var entries: [Entry?] = []
  /// The indices of entries that are good for one frame only; they may show what is to be hidden.
  private var passing: [Int] = []
  private var metrics: Metrics?
  private var frame = 0

  /// Begins a frame: with other metrics or another number of items everything is drawn again.
  mutating func begin(_ metrics: Metrics, items: Int) {
    frame += 1
    guard metrics == self.metrics, items == entries.count else {
      self.metrics = metrics
      (entries, passing) = (Array(repeating: nil, count: items), [])
      return
    }
    removePassing()
  }

  /// Removes what is good for one frame only.
  mutating func removePassing() {
    for index in passing { entries[index] = nil }
    passing.removeAll(keepingCapacity: true)
  }

  mutating func removeAll() { (metrics, entries, passing) = (nil, [], []) }

  /// The block at an index as it was drawn; nil when that is not right any longer.
  ///
  /// `version` is that of what is there; nil: it must be from this frame.
  func block(at index: Int, version: Int?) -> Block? {
    guard let entry = entries[index] else { return nil }
    if entry.frame == frame { return entry.block }
    return entry.version != nil && entry.version == version ? entry.block : nil
  }

  mutating func keep(_ block: Block, at index: Int, version: Int?) {
    entries[index] = Entry(block, version: version, frame: frame)
    if version == nil { passing.append(index) }
  }
}
