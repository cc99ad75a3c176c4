public import Formwork

extension PlainConversation {
  /// A secret to write on a line of its own before what the last answer gave; nil: none.
  ///
  /// A generated password that the person wants to see; each is given once.
  public func takeRevealed() -> Secret? {
    defer { revealed = nil }
    return revealed
  }

  /// Whether a generated password waits to be kept.
  var hasGenerated: Bool {
    if case .generated = step { true } else { false }
  }

  /// The row that is asked for now, when it makes passwords on request.
  var generatingRow: _GenericPasswordRow? {
    guard let row = currentRow as? _GenericPasswordRow, row.generator != nil else { return nil }
    return row
  }

  func generate() {
    guard let row = generatingRow else { return }
    guard let password = row.drawPassword() else {
      return refuse(row, options.words[.notGenerated])
    }
    step = .generated(row, password)
    writer.say(options.words[.generated])
  }

  func showGenerated() {
    guard case .generated(_, let password) = step else { return }
    revealed = password
    writer.say(options.words[.staysInHistory])
  }

  /// Takes a line while a generated password waits.
  func take(_ line: String, of password: Secret, for row: _GenericPasswordRow) {
    if line.trimmedOfBlanks.isEmpty { return keep(password, for: row) }
    switch CommandReading(line, among: commands) {
    case .command(.back): (step, offersCommand) = (.question(row), true)
    case .command(let command): run(command)
    default: writer.say(options.words[.hiddenCommand])
    }
  }

  private func keep(_ password: Secret, for row: _GenericPasswordRow) {
    hasTyped = true
    for confirmer in row.confirmations {
      filled.insert(ObjectIdentifier(confirmer))
      answered.remove(ObjectIdentifier(confirmer))
      added.remove(ObjectIdentifier(confirmer))
    }
    accept(row, typed: nil) {
      row.set(.secret(password), origin: .user)
      row.fillConfirmations(origin: .user)
      sayStrength(of: row)
    }
  }
}
