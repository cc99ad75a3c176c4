public import Formwork

/// One line of text that is not shown, unless the person reveals it.
///
/// A password row's strength, hint and generator are part of it. No `String` of a secret is made.
public struct SecretView: ControlView {
  let row: BaseRow
  var settings: SecretField
  /// The row, when its passwords are judged and can be generated; nil: it has no such kind.
  let passwordRow: _GenericPasswordRow?
  /// nil: the row does not have the focus.
  var editor: LineEditor<SecretBuffer>?
  /// Whether all is selected, so that what is typed replaces it: nobody can add to what cannot be
  /// seen.
  var isSelected = false
  /// Whether no key was given to the text since the row got the focus.
  private var isUntouched = true
  /// Whether the characters are shown, and until when; a time of nil: until they are hidden.
  var isRevealed = false
  var revealedUntil: Duration?
  /// The value that the program is asked about, whether it may be shown; nil: nothing is asked.
  var questionedValue: FormValue?
  /// What a generated password took the place of, until it is accepted; nil: none waits.
  var offer: PasswordOffer?
  var motion: StrengthMotion?
  /// A generated password that a plain conversation has not accepted yet; nil: none waits.
  var generated: Secret?
  /// Whether a plain conversation takes commands in place of the secret, and whether an empty line
  /// asks for that.
  var (takesCommand, offersCommand) = (false, true)

  /// A view that shows as much of the secret as its mask does.
  public init(_ row: BaseRow, _ settings: SecretField) {
    (self.row, self.settings, passwordRow) = (row, settings, row as? _GenericPasswordRow)
  }

  /// Takes over the row's secret; a generated one counts as typed then.
  public mutating func update(_ row: BaseRow, _ settings: SecretField, isNewValue: Bool) {
    self.settings = settings
    if isRevealed, !settings.canReveal { conceal() }
    guard isNewValue, editor != nil else { return }
    if offer != nil {
      offer = nil
      conceal()
    }
    load()
    if editor?.isEmpty ?? true { isSelected = false }
  }

  private mutating func load() {
    var secret: Secret?
    if case .secret(let value) = row.formValue { secret = value }
    let buffer = SecretBuffer(secret)
    if editor == nil { editor = LineEditor(buffer) } else { editor?.replaceText(with: buffer) }
  }

  /// Selects the secret that is there.
  public mutating func enter(_ desk: inout Desk) {
    load()
    isSelected = settings.mask != .visible && !row.isReadOnly && editor?.isEmpty == false
  }

  /// Keeps what was generated.
  public mutating func commit(_ desk: inout Desk) { acceptOffer(&desk) }

  /// Answers an offer, reveals, generates, or edits the secret.
  public mutating func handle(_ key: Key, _ desk: inout Desk) -> Bool {
    if offer != nil, let action = desk.action(of: key, in: Self.offerBindings) {
      if action == .acceptOffer { acceptOffer(&desk) } else { takeOfferBack(&desk) }
      return true
    }
    if questionedValue != nil, desk.action(of: key, in: FormKeys.unused) == .cancel {
      stopAsking(&desk)
      return true
    }
    switch desk.action(of: key, in: Self.keyBindings) {
    case .reveal: toggleReveal(&desk)
    case .generate: generate(&desk)
    default: return edit(key, &desk)
    }
    return true
  }

  private mutating func edit(_ key: Key, _ desk: inout Desk) -> Bool {
    guard let action = TextAction(key, desk.keys), editor != nil else { return false }
    guard !row.isReadOnly || !action.changes else { return true }
    let isFirst = isUntouched
    isUntouched = false
    if isFirst, editor?.isEmpty ?? true, case .deleteLeft = action {
      turnEchoOff(&desk)
      return true
    }
    if isSelected {
      replaceSelection(action)
    } else if editor?.handle(key, &desk) == .unused {
      return false
    }
    if action.changes { typed(&desk) }
    return true
  }

  /// Does to the selected secret what a key does to a selection.
  private mutating func replaceSelection(_ action: TextAction) {
    switch action {
    case .move(let motion):
      isSelected = false
      editor?.buffer.move(motion)
    case .kill, .deleteLeft, .deleteRight:
      isSelected = false
      editor?.buffer.clear()
    case .insert(let typed): if editor?.replaceAll(with: typed) ?? false { isSelected = false }
    case .yank, .undo: break
    }
  }

  private mutating func typed(_ desk: inout Desk) {
    guard let editor else { return }
    let value: FormValue = editor.isEmpty ? .null : .secret(editor.storage.secret())
    guard value != row.formValue else { return }
    endOffer(&desk)
    desk.set(value)
  }

  /// Puts the insertion point before the character that was clicked, or shows and hides the secret.
  public mutating func press(_ area: Int, at cell: Frame.Cell, _ desk: inout Desk) {
    guard area == FieldLine.area else { return toggleReveal(&desk) }
    // A click that leads to the row selects the secret, as a key does; the next one goes into it.
    if desk.isFirstPress, isSelected { return }
    let isShown = isRevealed || settings.mask == .visible
    if isShown || settings.mask == .dots && !settings.isEchoOff {
      editor?.moveInsertionPoint(toCell: cell.column, hasBullets: !isShown)
      isSelected = false
    }
    if !row.isReadOnly { desk.select() }
  }

  /// A bullet, when it will stand at the end of a secret that shows one for each character.
  public func echo(_ character: Character) -> Run? {
    guard let editor, editor.endsAtInsertionPoint, settings.mask == .dots, !isRevealed, !isSelected,
      !settings.isEchoOff, let bullet = lastBullet
    else { return nil }
    return Run(bullet, .fieldFocus)
  }

  /// The bullet that the last drawing used; nil: the view was not drawn yet.
  var lastBullet: String?

  /// What the hint says, and what the keys do.
  public func help(_ speech: ScreenSpeech) -> ControlHelp {
    var help = ControlHelp()
    if let hint = passwordRow?.passwordStrength.hint, !row.formValue.isNull,
      !row.errors.contains(where: { $0.rule == "password" })
    {
      help.notices.append(hint)
    }
    if settings.canReveal, speech.hasMouse { help.notices.append(speech.words[.revealClicks]) }
    help.notices.append(speech.words[.capsLock])
    if offer != nil { help.keys += speech.hints(of: Self.offerBindings) }
    var idle: Set<KeyAction> = settings.canReveal || settings.isEchoOff ? [] : [.reveal]
    if !canGenerate { idle.insert(.generate) }
    help.keys += speech.hints(of: Self.keyBindings, except: idle)
    if settings.canHideEcho, !row.isReadOnly {
      help.keys.append(
        KeyHint(
          .deleteLeft, in: TextKeys.bindings, speech, speech.words[.doesTurnEchoOff]))
    }
    help.textKeys = speech.hintsOfText(isReadOnly: row.isReadOnly, isSecret: true)
    return help
  }

  /// Names the keys that answer an offer, or those that reveal and generate.
  public func keys(_ speech: ScreenSpeech) -> [KeyHint] {
    if offer != nil {
      return [
        KeyHint(.acceptOffer, in: Self.offerBindings, .actionKeep, speech, rank: 0),
        KeyHint(.takeOfferBack, in: Self.offerBindings, .actionTakeBack, speech, rank: 1),
        KeyHint(.generate, in: Self.keyBindings, .actionAnother, speech, rank: 3),
      ] + revealKeys(speech)
    }
    if row.isReadOnly { return [] }
    return revealKeys(speech)
      + (canGenerate
        ? [KeyHint(.generate, in: Self.keyBindings, .actionGenerate, speech, rank: 5)] : [])
  }

  private func revealKeys(_ speech: ScreenSpeech) -> [KeyHint] {
    if settings.isEchoOff, !isRevealed {
      return [KeyHint(.reveal, in: Self.keyBindings, .actionShowBullets, speech)]
    }
    guard settings.canReveal else { return [] }
    return [KeyHint(.reveal, in: Self.keyBindings, isRevealed ? .actionHide : .actionShow, speech)]
  }

  /// Whether the keys of the form are hidden behind those of the view, since it waits for an answer.
  public var hidesOtherKeys: Bool { offer != nil }
}

extension SecretField {
  /// Whether the person can ask that not even bullets are shown.
  var canHideEcho: Bool { [.dots, .fixed].contains(mask) }
}

// MARK: Keys

extension SecretView {
  /// The keys of the control, by what they do.
  public static let keyBindings = KeyBindings(
    "secret", takesText: true,
    [
      (.reveal, [.control("r")], .doesReveal), (.generate, [.control("g")], .doesGenerate),
    ])

  /// The keys that answer whether a generated password is kept.
  static let offerBindings = KeyBindings(
    "generated", takesText: true,
    [
      (.acceptOffer, [.enter, .altEnter], .doesAcceptOffer),
      (.takeOfferBack, [.escape], .doesTakeOfferBack),
    ])

  /// The keys of the control, then those of every text.
  public static let keyPlaces = [
    KeyPlace.control(offerBindings, keyBindings, TextKeys.bindings)
  ]
}

extension KeyAction {
  static let reveal = KeyAction("reveal")
  static let generate = KeyAction("generate")
  static let acceptOffer = KeyAction("acceptOffer")
  static let takeOfferBack = KeyAction("takeOfferBack")
}
