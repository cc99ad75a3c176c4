internal import Formwork

extension Editor {
  /// Hides what is revealed, so that the last frame on a screen shows no secret.
  ///
  /// The next key or size shows again what is never masked.
  public func maskSecrets() {
    hideSecret()
    isLeaving = true
  }

  func hideSecret() {
    if field?.isRevealed ?? false { cache.removeAll() }
    field?.isRevealed = false
    revealedUntil = nil
    if asksToShow { stopAsking() }
  }

  /// Shows the characters of the focused secret, or hides them; where not even bullets are shown,
  /// these come first.
  func toggleReveal() {
    guard let field, case .secret(let settings) = field.row.control else { return }
    if field.offer != nil { return toggleOffer(settings) }
    if field.isRevealed {
      hideSecret()
      return ask(field.row, settings, willBeShown: false)
    }
    if asksToShow { return stopAsking() }
    if field.noEcho != nil { return turnEchoOn(for: field.row) }
    guard settings.canReveal else { return }
    if settings.visibilityHook == nil {
      reveal(settings)
    } else {
      ask(field.row, settings, willBeShown: true)
    }
  }

  func reveal(_ settings: SecretField) {
    guard settings.canReveal, case .lasting(let time) = settings.reveal else { return }
    field?.isRevealed = true
    field?.isSelected = false
    revealedUntil = now + time
  }

  // MARK: No echo

  /// Whether the person asked that nothing of what is typed in a row be shown.
  func isEchoOff(for row: BaseRow) -> Bool {
    !silentRows.isEmpty && silentRows.contains(ObjectIdentifier(repeated(by: row)))
  }

  /// Shows nothing of what is typed in a row from now on, not even how much; nor in the rows that
  /// repeat it.
  func turnEchoOff(for row: BaseRow) {
    guard case .secret(let settings) = row.control, [.dots, .fixed].contains(settings.mask),
      field?.noEcho == nil
    else { return }
    silentRows.insert(ObjectIdentifier(repeated(by: row)))
    field?.noEcho = options.words.noEcho
    notice = options.words.echoOff
    cache.removeAll()
  }

  private func turnEchoOn(for row: BaseRow) {
    silentRows.remove(ObjectIdentifier(repeated(by: row)))
    field?.noEcho = nil
    cache.removeAll()
  }

  /// The row that a row repeats; itself when it repeats none.
  private func repeated(by row: BaseRow) -> BaseRow { row.repeated ?? row }

  // MARK: Help

  /// What the help says about the keys of the focused secret.
  var secretHelp: [String] {
    guard let row = field?.row, case .secret(let settings) = row.control else { return [] }
    let words = options.words
    var texts: [String] = []
    if settings.canReveal { texts.append(options.hasMouse ? words.revealClicks : words.revealKeys) }
    if generatingRow != nil { texts.append(words.generateKeys) }
    if [.dots, .fixed].contains(settings.mask) { texts.append(words.echoKeys) }
    return texts + [words.capsLock]
  }
}
