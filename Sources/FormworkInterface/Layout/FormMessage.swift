internal import Formwork

/// What is said about the form as a whole, such as why it was not taken.
struct FormMessage: Equatable {
  enum Kind: Equatable { case error, busy(BusySign), note }

  private(set) var kind: Kind
  let text: String

  init(_ kind: Kind, _ text: String) { (self.kind, self.text) = (kind, text) }

  /// The sign and the text on so many lines at most.
  func lines(indent: Int, columns: Int, atMost limit: Int, _ glyphs: Glyphs) -> [Line] {
    let sign = sign(glyphs)
    let width = max(columns - indent - (sign == nil ? 0 : 2), 1)
    let parts = DisplayWidth.wrap(text, to: width, lines: limit, glyphs)
    return Line.lines(of: parts, behind: sign, style).map { [.blanks(indent)] + $0 }
  }

  private func sign(_ glyphs: Glyphs) -> Run? {
    switch kind {
    case .error: Run(glyphs.error + " ", .errorSign)
    // Without a look of its own each turn costs few bytes.
    case .busy(let sign): Run(sign.text(glyphs) + " ", .text)
    case .note: nil
    }
  }

  private var style: Style { kind == .error ? .error : .text }

  /// When its sign turns the next time; nil: it has none that does.
  func wakeUp(after now: Duration) -> Duration? {
    if case .busy(let sign) = kind { sign.wakeUp(after: now) } else { nil }
  }

  /// The message as it is at a time.
  func advanced(to now: Duration) -> FormMessage {
    guard case .busy(var sign) = kind else { return self }
    sign.advance(to: now)
    return FormMessage(.busy(sign), text)
  }
}

extension Editor {
  /// What stands above the buttons; nil: nothing.
  ///
  /// It stays until the row with the focus is left, since nothing moves while one types.
  var message: FormMessage? {
    guard let message = session.message else {
      return form.refusal.map { FormMessage(.error, $0) }
    }
    return options.animates ? message.advanced(to: session.now) : message
  }

  /// Keeps what a server said about the last try, which the next change makes the form forget.
  func keepRefusal() {
    if session.message == nil { session.message = message }
  }
}
