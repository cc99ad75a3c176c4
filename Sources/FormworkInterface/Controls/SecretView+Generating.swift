internal import Formwork

/// What a generated password took the place of, to be taken back.
struct PasswordOffer {
  /// The row's value before.
  let value: FormValue
  /// The values of the rows that repeat it.
  let confirmations: [(row: BaseRow, value: FormValue)]
  /// Whether the person had changed anything.
  let hadTyped: Bool
}

extension SecretView {
  /// Whether passwords are made on request.
  var canGenerate: Bool { passwordRow?.generator != nil && !row.isReadOnly }

  /// Puts a generated password in place of what is in the field, and shows it until it is accepted.
  mutating func generate(_ desk: inout Desk) {
    guard canGenerate, let passwordRow else { return }
    guard let password = passwordRow.drawPassword() else {
      return desk.say(desk.words[.notGenerated])
    }
    if offer == nil {
      offer = PasswordOffer(
        value: row.formValue, confirmations: row.confirmations.map { ($0, $0.formValue) },
        hadTyped: desk.hasTyped)
    }
    editor = LineEditor(SecretBuffer(password))
    isSelected = false
    desk.set(.secret(password))
    showOffer()
  }

  /// Shows what was generated; nobody need be asked about what is new.
  mutating func showOffer() {
    guard settings.canReveal else { return }
    (isRevealed, revealedUntil) = (true, nil)
  }

  /// Keeps what was generated, hides it, and fills the rows that repeat it.
  mutating func acceptOffer(_ desk: inout Desk) {
    guard offer != nil else { return }
    offer = nil
    conceal()
    let row = row
    desk.act { row.fillConfirmations(origin: .user) }
    let filled = row.confirmations.filter(\.isVisible).compactMap(\.displayTitle)
    desk.say(
      filled.isEmpty
        ? desk.words[.kept]
        : desk.words.text(.keptAndFilled, ["list": .text(filled.joined(separator: ", "))]))
  }

  /// Lets what was generated stay as if it had been typed.
  mutating func endOffer(_ desk: inout Desk) {
    guard offer != nil else { return }
    offer = nil
    if isRevealed { reveal(at: desk.now) }
  }

  mutating func takeOfferBack(_ desk: inout Desk) {
    guard let offer else { return }
    self.offer = nil
    conceal()
    let row = row
    desk.act {
      row.set(offer.value, origin: .user)
      for (row, value) in offer.confirmations { row.set(value, origin: .user) }
    }
    desk.hasTyped = offer.hadTyped
  }
}
