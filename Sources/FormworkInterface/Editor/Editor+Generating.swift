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

extension Editor {
  /// The focused row, when it makes passwords on request; nil: it does not.
  var generatingRow: _GenericPasswordRow? {
    guard let row = field?.row as? _GenericPasswordRow, row.generator != nil, !row.isReadOnly else {
      return nil
    }
    return row
  }

  /// Puts a generated password in place of what is in the field, and shows it until it is accepted.
  func generate() {
    guard let row = generatingRow else { return }
    guard let password = row.drawPassword() else {
      notice = options.words.notGenerated
      return
    }
    let offer =
      field?.offer
      ?? PasswordOffer(
        value: row.formValue, confirmations: row.confirmations.map { ($0, $0.formValue) },
        hadTyped: hasTyped)
    (hasTyped, hasTypedSecret) = (true, true)
    row.set(.secret(password), origin: .user)
    // Whoever was told of the change may have moved the focus.
    guard field?.row === row else { return }
    field?.refresh()
    field?.offer = offer
    field?.isSelected = false
    if case .secret(let settings) = row.control { showOffer(settings) }
  }

  private func showOffer(_ settings: SecretField) {
    guard settings.canReveal else { return }
    field?.isRevealed = true
    revealedUntil = nil
  }

  /// Shows what was generated, or hides it; nobody need be asked about what is new.
  func toggleOffer(_ settings: SecretField) {
    if field?.isRevealed ?? false { hideSecret() } else { showOffer(settings) }
  }

  /// What is said while a generated password waits; nil: none does.
  var offerNotice: String? {
    guard field?.offer != nil else { return nil }
    let words = options.words
    let all = [words.offered, words.offeredShort, words.offeredTiny]
    // Wrapped it would hide, for as long as it is said, how strong the password is.
    return all.first { DisplayWidth.of($0) + 1 <= options.size.columns } ?? words.offeredTiny
  }

  /// A key while a generated password waits; false: it means what it always does.
  func handleInOffer(_ key: Key) -> Bool {
    switch key {
    case .enter, .altEnter: acceptOffer()
    case .escape: takeOfferBack()
    default: return false
    }
    return true
  }

  /// Keeps what was generated, hides it, and fills the rows that repeat it.
  func acceptOffer() {
    guard let row = field?.row, field?.offer != nil else { return }
    field?.offer = nil
    hideSecret()
    row.fillConfirmations(origin: .user)
    let filled = row.confirmations.filter(\.isVisible).compactMap(\.displayTitle)
    notice = options.words.kept(filling: filled)
  }

  /// Lets what was generated stay as if it had been typed.
  func endOffer() {
    guard let field, field.offer != nil else { return }
    self.field?.offer = nil
    if field.isRevealed, case .secret(let settings) = field.row.control { reveal(settings) }
  }

  private func takeOfferBack() {
    guard let row = field?.row, let offer = field?.offer else { return }
    field?.offer = nil
    hideSecret()
    row.set(offer.value, origin: .user)
    for (row, value) in offer.confirmations { row.set(value, origin: .user) }
    hasTyped = offer.hadTyped
  }
}
