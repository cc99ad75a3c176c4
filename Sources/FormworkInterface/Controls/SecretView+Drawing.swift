internal import Formwork

extension SecretView {
  /// The secret as its mask shows it, with the strength and the hint where the design puts them.
  public mutating func content(in space: DrawingSpace) -> Content {
    lastBullet = space.glyphs.bullet
    var content = editor == nil ? restingField(space) : activeField(space)
    guard let passwordRow, !row.isDisabled else { return content }
    let strength = passwordRow.passwordStrength
    let details = StrengthDetails(
      row: passwordRow, strength: strength, space: space, filling: filling(of: strength, space))
    details.add(to: &content)
    content.isLasting = !passwordRow.strengthFollowsOthers
    return content
  }

  /// How much of the strength is filled in this frame; nil: as the strength says.
  private mutating func filling(
    of strength: PasswordStrength, _ space: DrawingSpace
  ) -> Double? {
    guard let now = space.now, space.isFocused else { return nil }
    guard !row.formValue.isNull else {
      // Without a password there is no bar that could move.
      motion = StrengthMotion(restingAt: 0)
      return 0
    }
    let wanted = strength.fraction
    var moving = motion ?? StrengthMotion(restingAt: wanted)
    defer { motion = moving }
    return moving.fraction(towards: wanted, at: now)
  }

  private mutating func activeField(_ space: DrawingSpace) -> Content {
    let marks = visibilityMarks(space)
    let markWidth = max(Line(marks.hidden).width, Line(marks.shown).width)
    let width = min(space.fieldWidth, space.width - 1 - markWidth)
    // Else the field would be nothing but its mark.
    let isMarked = settings.canReveal && space.hasRoomBehindField && width >= 8 && markWidth > 0
    let line = FieldLine(row: row, space: space, width: isMarked ? width : space.fieldWidth)
    let isShown = isRevealed && !space.masksSecrets
    var content: Content
    if settings.isEchoOff, !isShown {
      content = line.content(saying: space.words[.noEcho])
    } else {
      let window = window(width: line.width, isShown: isShown, space)
      let isEmpty = editor?.isEmpty ?? true
      content = line.content(window, placeholder: isEmpty ? settings.placeholder : nil)
    }
    if isSelected { content.lines[0].runs[0].style = .cursor }
    if isMarked {
      let mark = isShown ? marks.shown : marks.hidden
      content.lines[0].runs += ([.blanks(1)] + mark).map { $0.in(FieldLine.area + 1) }
    }
    return content
  }

  private mutating func window(
    width: Int, isShown: Bool, _ space: DrawingSpace
  ) -> TextWindow {
    let (glyphs, mask) = (space.glyphs, mask(in: space))
    let bullets = editor?.isEmpty ?? true ? 0 : 8
    switch mask {
    case _ where isShown, .visible:
      return editor?.buffer.revealedWindow(width: width, glyphs: glyphs)
        ?? TextWindow(text: "", cursor: 0)
    case .fixed:
      return TextWindow(text: String(repeating: glyphs.bullet, count: bullets), cursor: bullets)
    // Where nothing is shown a blank is selected.
    case .none: return TextWindow(text: isSelected ? " " : "", cursor: 0)
    case .dots:
      return editor?.buffer.window(width: width, bullet: glyphs.bullet)
        ?? TextWindow(text: "", cursor: 0)
    }
  }

  /// The row's own marks where the device can show them, else the key that shows and hides.
  private func visibilityMarks(_ space: DrawingSpace) -> (hidden: [Run], shown: [Run]) {
    guard let own = settings.design.visibilityGlyphs,
      space.isUTF8 || (own.hidden + own.shown).utf8.isPlainASCII
    else {
      return (mark(.actionShow, space), mark(.actionHide, space))
    }
    return ([Run(own.hidden, .affix)], [Run(own.shown, .affix)])
  }

  private func mark(_ word: Word, _ space: DrawingSpace) -> [Run] {
    let speech = space.speech
    let hint = KeyHint(.reveal, in: Self.keyBindings, word, speech)
    guard !hint.keys.isEmpty else { return [] }
    return [Run(hint.keyNames(in: speech), .key), Run(" " + hint.short, .keyText)]
  }

  /// The mask, which a screen that is about to be left has even where none was asked for.
  private func mask(in space: DrawingSpace) -> SecretField.Mask {
    settings.mask == .visible && space.masksSecrets ? .fixed : settings.mask
  }

  /// What a field without the focus shows.
  private func restingField(_ space: DrawingSpace) -> Content {
    let line = FieldLine(row: row, space: space, width: space.fieldWidth)
    return line.content(
      restingWindow(width: line.textWidth, space), placeholder: settings.placeholder)
  }

  private func restingWindow(width: Int, _ space: DrawingSpace) -> TextWindow {
    guard case .secret(let secret) = row.formValue else { return TextWindow(text: "", cursor: 0) }
    let hidesLength = space.hidesLength || settings.isEchoOff
    var bullets = 8
    switch mask(in: space) {
    case .visible where !hidesLength:
      var buffer = TextBuffer(SecretBuffer(secret))
      buffer.move(.start)
      return buffer.revealedWindow(width: width, glyphs: space.glyphs)
    case .dots where !hidesLength:
      bullets = secret.withUTF8 { Cluster.all(in: $0).count }
    case .none: bullets = 0
    default: break
    }
    return TextWindow(
      text: String(repeating: space.glyphs.bullet, count: min(bullets, width)), cursor: 0)
  }
}
