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
    let above = details.linesAbove
    content.lines = above + content.lines + details.linesBelow
    content.insertionPoint?.row += above.count
    content.fieldRow = above.count
    content.minimumHeight = above.count + 1 + details.keptLines
    content.isLasting = !passwordRow.strengthFollowsOthers
    return content
  }

  /// How much of the strength is filled in this frame; nil: as the strength says.
  private mutating func filling(
    of strength: PasswordStrength, _ space: DrawingSpace
  ) -> Double? {
    guard let now = space.now, space.isFocused else { return nil }
    let wanted = row.formValue.isNull ? 0 : strength.fraction
    var moving = motion ?? StrengthMotion(restingAt: wanted)
    defer { motion = moving }
    return moving.fraction(towards: wanted, at: now)
  }

  private mutating func activeField(_ space: DrawingSpace) -> Content {
    let full = space.fieldWidth
    let marks = visibilityMarks(space)
    let markWidth = max(DisplayWidth.of(marks.hidden), DisplayWidth.of(marks.shown))
    // Else the field would be nothing but its mark.
    let isMarked = settings.canReveal && full >= 10 && markWidth > 0
    let line = FieldLine(row: row, space: space, width: isMarked ? full - 1 - markWidth : full)
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
      let mark = Run(isShown ? marks.shown : marks.hidden, .help)
      content.lines[0].runs += [.blanks(1), mark].map { $0.in(FieldLine.area + 1) }
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

  /// The row's own marks where the device can show them, else the usual ones.
  private func visibilityMarks(_ space: DrawingSpace) -> (hidden: String, shown: String) {
    guard let own = settings.design.visibilityGlyphs,
      space.isUTF8 || (own.hidden + own.shown).utf8.isPlainASCII
    else { return space.glyphs.visibility }
    return (own.hidden, own.shown)
  }

  /// The mask, which a screen that is about to be left has even where none was asked for.
  private func mask(in space: DrawingSpace) -> SecretField.Mask {
    settings.mask == .visible && space.masksSecrets ? .fixed : settings.mask
  }

  /// What a field without the focus shows.
  private func restingField(_ space: DrawingSpace) -> Content {
    let width = space.fieldWidth
    let line = FieldLine(row: row, space: space, width: width)
    return line.content(restingWindow(width: width, space), placeholder: settings.placeholder)
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
