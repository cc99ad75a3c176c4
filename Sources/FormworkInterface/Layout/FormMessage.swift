internal import Formwork

/// What is said about the form as a whole, such as why it was not taken.
struct FormMessage: Equatable {
  enum Kind { case error, busy, note }

  let kind: Kind
  let text: String

  init(_ kind: Kind, _ text: String) { (self.kind, self.text) = (kind, text) }

  /// The sign and the text on so many lines at most.
  func lines(indent: Int, columns: Int, atMost limit: Int, _ glyphs: Glyphs) -> [Line] {
    let sign = sign(glyphs)
    let signWidth = sign == nil ? 0 : 2
    let parts = DisplayWidth.wrap(
      text, to: max(columns - indent - signWidth, 1), lines: limit, glyphs)
    return parts.enumerated().map { index, part in
      let before = sign.flatMap { index == 0 ? $0 : .blanks(2) }
      return Line([.blanks(indent), before, Run(part, style)].compactMap(\.self))
    }
  }

  private func sign(_ glyphs: Glyphs) -> Run? {
    switch kind {
    case .error: Run(glyphs.error + " ", .errorSign)
    case .busy: Run((glyphs.busy.first ?? "") + " ", .mark)
    case .note: nil
    }
  }

  private var style: Style { kind == .error ? .error : .text }
}

extension Editor {
  /// What stands above the buttons; nil: nothing.
  ///
  /// It stays until the row with the focus is left, since nothing moves while one types.
  var message: FormMessage? {
    session.message ?? form.refusal.map { FormMessage(.error, $0) }
  }

  /// Keeps what a server said about the last try, which the next change makes the form forget.
  func keepRefusal() {
    if session.message == nil { session.message = message }
  }
}
