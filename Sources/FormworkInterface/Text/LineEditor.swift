public import Formwork

/// A text that is being edited by keys, for views that are typed in.
///
/// Knows the keys that edit text in every field, yanks and undoes; a `SecretBuffer` leaves no trace.
public struct LineEditor<Storage> {
  /// What a key did.
  public enum Effect: Sendable, Hashable {
    /// The key does nothing to a text.
    case unused
    /// At most the insertion point moved.
    case moved
    /// The text is another one; a secret may be.
    case changed
  }

  var buffer: TextBuffer<Storage>
  /// Whether line ends may be typed and pasted.
  let isMultiline: Bool
}

extension LineEditor where Storage: TextStorage {
  /// An editor with the insertion point behind the text.
  public init(_ storage: Storage, isMultiline: Bool = false) {
    (buffer, self.isMultiline) = (TextBuffer(storage), isMultiline)
  }

  /// The text as it is.
  public var storage: Storage { buffer.storage }
  /// Whether nothing is typed.
  public var isEmpty: Bool { buffer.isEmpty }
  /// How many user-perceived characters the text has.
  public var count: Int { buffer.clusters.count }

  /// Takes a key; what does not fit the limit is said at the desk; O(length).
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - limit: The most user-perceived characters; nil: no limit.
  ///   - isReadOnly: Whether only the insertion point may move.
  ///   - desk: The desk of the view.
  /// - Returns: What the key did.
  public mutating func handle(
    _ key: Key, limit: Int? = nil, isReadOnly: Bool = false, _ desk: inout Desk
  ) -> Effect {
    // Behind an empty text there is nothing to remove, so that the key may mean something else.
    if isEmpty, !key.isCharacter, desk.action(of: key, in: FormKeys.unused) == .leaveEmptyForm {
      return .unused
    }
    guard let action = TextAction(key, desk.keys) else { return .unused }
    guard action.changes else {
      apply(action, limit: limit, &desk)
      return .moved
    }
    guard !isReadOnly else { return .moved }
    let before = buffer.storage
    apply(action, limit: limit, &desk)
    // A secret's buffer is one object: what it held before is gone.
    return Storage.isSecret || !buffer.holds(before) ? .changed : .moved
  }

  /// Takes over a text that somebody else put in place of the one that is edited; O(length).
  ///
  /// The insertion point stays where it is in what both have in common; case does not count.
  public mutating func replaceText(with storage: Storage) { buffer.take(storage) }

  /// Replaces the text, as when all of it is selected.
  mutating func replaceAll(with typed: TypedText) -> Bool {
    var isReplaced = false
    typed.withCleanUTF8(inLine: !isMultiline) { utf8 in
      guard !utf8.isEmpty else { return }
      buffer.clear()
      buffer.insert(utf8)
      isReplaced = true
    }
    return isReplaced
  }

  mutating func apply(_ action: TextAction, limit: Int?, _ desk: inout Desk) {
    switch action {
    case .move(let motion): buffer.move(motion)
    case .kill(.lineStart) where Storage.isSecret: buffer.clear()
    case .kill(let motion): if let text = buffer.kill(motion) { desk.killed = text }
    case .deleteLeft: buffer.deleteLeft()
    case .deleteRight: buffer.deleteRight()
    case .undo: buffer.undo()
    case .yank:
      guard !Storage.isSecret else { return }
      insert(.paste(PastedText(desk.killed)), limit: limit, &desk)
    case .insert(let typed): insert(typed, limit: limit, &desk)
    }
  }

  private mutating func insert(_ typed: TypedText, limit: Int?, _ desk: inout Desk) {
    typed.withCleanUTF8(inLine: !isMultiline) { utf8 in
      let lost = buffer.insert(utf8, limit: limit)
      guard lost > 0 else { return }
      let isPasted = Cluster.all(in: utf8).count > 1
      desk.say(isPasted ? desk.words.text(.cut, ["count": .int(Int64(lost))]) : desk.words[.full])
    }
  }
}

extension LineEditor where Storage: TextStorage {
  /// Whether a character that is typed now will stand behind the text, alone in its cell.
  var endsAtInsertionPoint: Bool {
    !buffer.isEmpty && buffer.cursor == buffer.clusters.count && buffer.scroll == 0
      && !buffer.takesLetterIn
  }

  /// Puts the insertion point before the character at a cell of a one-line field, as last drawn.
  ///
  /// - Parameters:
  ///   - cell: Cells from the field's left.
  ///   - hasBullets: Whether each character takes one cell.
  public mutating func moveInsertionPoint(toCell cell: Int, hasBullets: Bool = false) {
    buffer.move(to: buffer.index(atCell: cell, hasBullets: hasBullets))
  }
}

// MARK: Drawing

extension LineEditor<String> {
  /// A field of a view of one's own, as those of the built-in text controls are drawn: the text, or
  /// the placeholder, then the empty cells, all of which are the area 0.
  ///
  /// O(length).
  ///
  /// - Parameters:
  ///   - row: The row; one that is read-only or disabled has no empty cells.
  ///   - space: Where it is drawn.
  ///   - width: How many cells the field has; nil: as many as fields of any length have.
  ///   - placeholder: What an empty field shows; nil: nothing.
  /// - Returns: The line, with the insertion point in it.
  public mutating func field(
    of row: BaseRow, in space: DrawingSpace, width: Int? = nil, placeholder: String? = nil
  ) -> Content {
    let width = max(1, min(width ?? space.fieldWidth, space.fieldWidth))
    let line = FieldLine(row: row, space: space, width: width)
    return line.content(buffer.window(width: width), placeholder: placeholder)
  }

  /// The part of the text around the insertion point that fits a field; moves as little as it can.
  ///
  /// The last cell is kept free, so that the insertion point can stand behind the text. O(length).
  ///
  /// - Parameters:
  ///   - width: How many cells the field has.
  ///   - style: What the text means.
  /// - Returns: The text, and the cell of the insertion point from the field's left.
  public mutating func drawing(
    width: Int, _ style: Style = .fieldFocus
  ) -> (run: Run, insertionPoint: Int) {
    let window = buffer.window(width: width)
    return (Run(window, style), window.cursor)
  }
}

extension LineEditor<SecretBuffer> {
  /// The part of the secret around the insertion point that fits a field, a bullet for each
  /// character; no `String` of it is made.
  ///
  /// - Parameters:
  ///   - space: Where it is drawn; says whether nothing secret may be readable.
  ///   - width: How many cells the field has.
  ///   - isRevealed: Whether the characters themselves are seen.
  ///   - style: What the text means.
  /// - Returns: The text, and the cell of the insertion point from the field's left.
  public mutating func drawing(
    in space: DrawingSpace, width: Int, isRevealed: Bool = false, _ style: Style = .fieldFocus
  ) -> (run: Run, insertionPoint: Int) {
    let window =
      isRevealed && !space.masksSecrets
      ? buffer.revealedWindow(width: width, glyphs: space.glyphs)
      : buffer.window(width: width, bullet: space.glyphs.bullet)
    return (Run(window, style), window.cursor)
  }
}
