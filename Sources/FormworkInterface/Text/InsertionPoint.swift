internal import Formwork

extension TextBuffer where Storage: TextStorage {
  /// Where the insertion point goes when somebody puts another text in place of this one while it is
  /// being edited, such as the same in capitals: it stays behind what both begin with, or before what
  /// both end with; case does not count.
  ///
  /// Behind what is the same in neither it goes to the end of what is new. O(length).
  func insertionPoint(in new: TextBuffer) -> Int {
    let (old, count) = (clusters.count, new.clusters.count)
    return storage.withBytes { bytes in
      new.storage.withBytes { newBytes in
        func isSame(_ index: Int, _ newIndex: Int) -> Bool {
          let left = UnsafeBufferPointer(rebasing: bytes[clusters[index].range])
          let right = UnsafeBufferPointer(rebasing: newBytes[new.clusters[newIndex].range])
          return left.elementsEqual(right)
            || CaseFolding.withFolded(left) { left in
              CaseFolding.withFolded(right) { left.elementsEqual($0) }
            }
        }
        var prefix = 0
        while prefix < min(old, count), isSame(prefix, prefix) { prefix += 1 }
        if cursor <= prefix { return cursor }
        var suffix = 0
        while suffix < min(old, count) - prefix, isSame(old - 1 - suffix, count - 1 - suffix) {
          suffix += 1
        }
        return count - min(suffix, old - cursor)
      }
    }
  }
}
