internal import Formwork

/// The row that has the focus, with the text that is being typed.
struct ActiveField {
  enum Buffer {
    /// Rows that nothing is typed in.
    case none
    case text(TextBuffer<String>)
    case secret(TextBuffer<SecretBuffer>)
  }

  let row: BaseRow
  var buffer: Buffer
  /// Whether the characters of a secret are shown.
  var isRevealed = false
  /// Whether all of a secret is selected, so that what is typed replaces it: nobody can add to what
  /// cannot be seen.
  var isSelected = false
  /// What a secret's field says in place of everything that is typed; nil: it shows its mask.
  var noEcho: String?
  /// What a generated password took the place of, until it is accepted; nil: there is none.
  var offer: PasswordOffer?
  /// Whether no key was given to the text yet.
  var isUntouched = true
  /// Whether something was typed that is not yet the row's.
  var isPending = false
  /// The row's value when the buffer last agreed with it.
  private var seen: FormValue
  private var seenText: String?

  init(_ row: BaseRow) {
    self.row = row
    buffer = ActiveField.buffer(of: row)
    (seen, seenText) = (row.formValue, row.unparsedText)
    if case .secret(let settings) = row.control {
      isSelected = settings.mask != .visible && !row.isReadOnly && !isEmpty
    }
  }

  private static func buffer(of row: BaseRow) -> Buffer {
    switch row.control {
    case .text, .textArea: return .text(TextBuffer(row.editingText))
    case .secret:
      guard case .secret(let secret) = row.formValue else {
        return .secret(TextBuffer(SecretBuffer()))
      }
      return .secret(TextBuffer(SecretBuffer(secret)))
    default: return .none
    }
  }

  /// Takes over the row's value when somebody else changed it.
  mutating func refresh() {
    guard row.formValue != seen || row.unparsedText != seenText else { return }
    (seen, seenText, isPending) = (row.formValue, row.unparsedText, false)
    offer = nil
    buffer = ActiveField.buffer(of: row)
    if isEmpty { isSelected = false }
  }

  /// Says that the row's value is what the buffer holds.
  mutating func agree(_ value: FormValue, unparsed: String?) {
    (seen, seenText, isPending) = (value, unparsed, false)
  }

  /// Whether nothing is typed.
  var isEmpty: Bool {
    switch buffer {
    case .none: row.formValue.isNull
    case .text(let text): text.isEmpty
    case .secret(let secret): secret.isEmpty
    }
  }
}
