internal import CUtf8proc
internal import Formwork

/// A text that is being edited, by user-perceived characters.
///
/// The cursor stands between two clusters; `clusters.count` is behind the last. Only the extensions
/// ask for a `TextStorage`: else the type's metadata would be made with a slow search for it.
struct TextBuffer<Storage> {
  private(set) var storage: Storage
  /// The clusters of the text.
  private(set) var clusters: [Cluster]
  /// The cluster that the cursor is before.
  private(set) var cursor: Int
  /// The first cluster that a one-line field shows, or the first line that a text area shows.
  var scroll = 0
  /// The cell that Up and Down aim at; nil: the cursor's own.
  var goalColumn: Int?

  private struct Step {
    var storage: Storage
    var cursor: Int
  }

  private var history: [Step] = []
  private var isTyping = false

  var isEmpty: Bool { clusters.isEmpty }
}

extension TextBuffer where Storage: TextStorage {
  /// A buffer with the cursor behind the text.
  init(_ storage: Storage) {
    self.storage = storage
    clusters = storage.withBytes { Cluster.all(in: $0) }
    cursor = clusters.count
  }

  /// Whether a text has the same bytes; O(length).
  func holds(_ other: Storage) -> Bool {
    storage.withBytes { bytes in other.withBytes { bytes.elementsEqual($0) } }
  }

  /// The text of some clusters as it is shown.
  func shown(_ range: Range<Int>) -> String {
    storage.withBytes { CleanText.of(clusters[range], in: $0) }
  }
}

// MARK: Changing

extension TextBuffer where Storage: TextStorage {
  /// Inserts valid UTF-8 at the cursor, as much of it as the limit allows.
  ///
  /// - Returns: how many clusters of the text did not fit.
  @discardableResult
  mutating func insert(_ utf8: UnsafeBufferPointer<UInt8>, limit: Int? = nil) -> Int {
    guard !utf8.isEmpty else { return 0 }
    let before = clusters.count
    let start = offset(of: cursor)
    remember(typing: clusters.isEmpty || utf8.count < 5)
    replace(start..<start, with: utf8)
    // Counted behind the insertion: a scalar may join the cluster before it.
    guard let limit, clusters.count > limit, clusters.count > before else { return 0 }
    replace(start..<start + utf8.count, with: EmptyCollection())
    let parts = Cluster.all(in: utf8)
    let room = max(0, limit - before)
    let end = room == 0 ? 0 : parts[..<min(room, parts.count)].last?.range.upperBound ?? 0
    replace(start..<start, with: utf8[..<end])
    return max(parts.count - room, 1)
  }

  /// Inserts a text that is no secret.
  @discardableResult
  mutating func insert(_ text: String, limit: Int? = nil) -> Int {
    var text = text
    return text.withUTF8 { insert($0, limit: limit) }
  }

  /// Removes the cluster before the cursor.
  mutating func deleteLeft() { remove(max(cursor - 1, 0)..<cursor) }

  /// Removes the cluster behind the cursor.
  mutating func deleteRight() { remove(cursor..<min(cursor + 1, clusters.count)) }

  /// Removes what is between the cursor and where a motion leads.
  ///
  /// - Returns: the text, to be yanked; nil for secrets and when there is nothing.
  mutating func kill(_ motion: TextMotion) -> String? {
    var end = position(after: motion)
    // At the end of a line there is its end to be removed, as in Emacs.
    if case .lineEnd = motion, end == cursor { end = position(after: .right) }
    let range = min(cursor, end)..<max(cursor, end)
    guard !range.isEmpty else { return nil }
    let killed = Storage.isSecret ? nil : text(range)
    remove(range)
    return killed
  }

  /// Removes everything.
  mutating func clear() { remove(0..<clusters.count) }

  /// Takes back the last change; secrets remember none.
  mutating func undo() {
    guard let last = history.popLast() else { return }
    storage = last.storage
    clusters = storage.withBytes { Cluster.all(in: $0) }
    cursor = min(last.cursor, clusters.count)
    (isTyping, goalColumn) = (false, nil)
  }

  /// Puts another text in place of this one; the insertion point stays where it is in what both have
  /// in common, and what was typed before can still be taken back.
  mutating func take(_ storage: Storage) {
    let new = TextBuffer(storage)
    cursor = insertionPoint(in: new)
    (self.storage, clusters, goalColumn) = (new.storage, new.clusters, nil)
  }

  private mutating func remove(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    remember(typing: false)
    replace(offset(of: range.lowerBound)..<offset(of: range.upperBound), with: EmptyCollection())
  }

  /// Replaces bytes and puts the cursor behind what is new.
  private mutating func replace(_ range: Range<Int>, with utf8: some Collection<UInt8>) {
    let isPlain = clusters.allSatisfy(\.isPlainASCII) && utf8.isPlainASCII
    storage.replace(range, with: utf8)
    if isPlain {
      // One byte is one cluster wherever it stands: only their number changes.
      clusters.removeLast(min(range.count, clusters.count))
      for offset in clusters.count..<clusters.count + utf8.count {
        clusters.append(Cluster(asciiAt: offset))
      }
    } else {
      clusters = storage.withBytes { Cluster.all(in: $0) }
    }
    let end = range.lowerBound + utf8.count
    cursor = cluster(at: end)
    goalColumn = nil
  }

  private mutating func remember(typing: Bool) {
    guard !Storage.isSecret else { return }
    defer { isTyping = typing }
    if typing, isTyping { return }
    history.append(Step(storage: storage, cursor: cursor))
    if history.count > 100 { history.removeFirst() }
  }

  private func text(_ range: Range<Int>) -> String {
    storage.withBytes { bytes in
      String(
        decoding: bytes[offset(of: range.lowerBound)..<offset(of: range.upperBound)],
        as: UTF8.self)
    }
  }

  private func offset(of cluster: Int) -> Int {
    cluster < clusters.count
      ? clusters[cluster].range.lowerBound : clusters.last?.range.upperBound ?? 0
  }

  /// The first cluster that begins at or behind an offset.
  private func cluster(at offset: Int) -> Int {
    var (low, high) = (0, clusters.count)
    while low < high {
      let middle = (low + high) / 2
      if clusters[middle].range.lowerBound < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

// MARK: Moving

/// Where the cursor of a text can go.
enum TextMotion {
  case left, right, wordLeft, wordRight, blankLeft
  case lineStart, lineEnd, start, end
}

extension TextBuffer where Storage: TextStorage {
  /// Moves the cursor.
  mutating func move(_ motion: TextMotion) { move(to: position(after: motion)) }

  /// Moves the cursor before a cluster.
  mutating func move(to position: Int) {
    cursor = max(0, min(position, clusters.count))
    (isTyping, goalColumn) = (false, nil)
  }

  private func position(after motion: TextMotion) -> Int {
    switch motion {
    case .left: max(cursor - 1, 0)
    case .right: min(cursor + 1, clusters.count)
    case .start: 0
    case .end: clusters.count
    case .lineStart:
      clusters[..<cursor].lastIndex(where: isLineEnd).map { $0 + 1 } ?? 0
    case .lineEnd:
      clusters[cursor...].firstIndex(where: isLineEnd) ?? clusters.count
    case .wordLeft: wordLeft(isWord)
    case .blankLeft: wordLeft { !isBlank($0) }
    case .wordRight: wordRight()
    }
  }

  private func wordLeft(_ isPart: (Cluster) -> Bool) -> Int {
    // The words of a secret must not show.
    if Storage.isSecret { return 0 }
    guard let end = clusters[..<cursor].lastIndex(where: isPart) else { return 0 }
    return clusters[..<end].lastIndex { !isPart($0) }.map { $0 + 1 } ?? 0
  }

  private func wordRight() -> Int {
    if Storage.isSecret { return clusters.count }
    guard let start = clusters[cursor...].firstIndex(where: isWord) else { return clusters.count }
    return clusters[start...].firstIndex { !isWord($0) } ?? clusters.count
  }

  /// Whether a letter that is typed behind the text becomes part of its last cluster: there are
  /// scalars that stand before what they join with (Prepend, UAX #29).
  var takesLetterIn: Bool {
    guard let last = clusters.last, !last.isPlainASCII else { return false }
    return storage.withBytes { bytes in
      var scalar: Unicode.Scalar = " "
      UnsafeBufferPointer(rebasing: bytes[last.range]).forEachScalar { scalar = $0 }
      return Cluster.takesLetterIn(scalar)
    }
  }

  func isLineEnd(_ cluster: Cluster) -> Bool {
    cluster.display == .blank && byte(of: cluster) != 0x09
  }

  func isBlank(_ cluster: Cluster) -> Bool {
    cluster.display == .blank || byte(of: cluster) == 0x20
  }

  private func byte(of cluster: Cluster) -> UInt8 {
    storage.withBytes { $0[cluster.range.lowerBound] }
  }

  private func isWord(_ cluster: Cluster) -> Bool {
    storage.withBytes { bytes in
      var scalar: utf8proc_int32_t = 0
      guard let base = bytes.baseAddress else { return false }
      utf8proc_iterate(base + cluster.range.lowerBound, cluster.range.count, &scalar)
      let category = utf8proc_category(scalar).rawValue
      let isLetterOrDigit =
        (UTF8PROC_CATEGORY_LU.rawValue...UTF8PROC_CATEGORY_NO.rawValue).contains(category)
      return isLetterOrDigit || scalar == 0x5F
    }
  }
}
