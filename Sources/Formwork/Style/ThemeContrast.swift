internal import Glibc

/// How well text of a style can be read on a ground, as WCAG 2 counts it.
public struct ThemeContrast: Sendable, Hashable {
  /// The style of the text.
  public let style: Style
  /// What the text stands on.
  public let ground: ThemeColor
  /// From 1, where nothing can be seen, to 21, black on white.
  public let ratio: Double

  /// Whether the style is that of text to be read; else it is a line, a sign or what is disabled.
  public var isText: Bool { style.isText }

  /// The least ratio that is wanted: 4.5 for text, 3 for lines, signs and what is disabled.
  public var needed: Double { isText ? 4.5 : 3 }

  /// What people call the ground, such as `popup` or `238`.
  public var groundName: String {
    switch ground {
    case .role(let role): role.rawValue
    case .screen(.palette(let number)): "\(number)"
    case .screen(.exact(let color)): color.description
    case .screen(.standard): "default"
    }
  }
}

extension Style {
  /// Whether the style is that of text to be read; else it is that of lines, signs and what is
  /// disabled.
  public var isText: Bool {
    switch self {
    case .mark, .required, .chosenSign, .today, .bar, .barRest, .frame, .fieldLine,
      .fieldFocusLine, .disabled, .behind, .errorSign, .warningSign, .successSign:
      false
    default: true
    }
  }
}

extension Theme {
  /// The contrast of each style on each ground that it can have, where both colours are known.
  ///
  /// The colours of the device's own palette are not known.
  public var contrasts: [ThemeContrast] {
    Style.all.flatMap { style -> [ThemeContrast] in
      let grounds = self[style].ground.map { [$0] } ?? [.role(.page), .role(.popup)]
      return zip(grounds, [false, true]).compactMap { ground, inPopup in
        look(of: style, inPopup: inPopup).contrast.map {
          ThemeContrast(style: style, ground: ground, ratio: $0)
        }
      }
    }
  }
}

extension Look {
  /// The contrast between text and ground; nil: a colour of them is the device's own.
  fileprivate var contrast: Double? {
    guard let text = color?.parts, let ground = ground?.parts else { return nil }
    let shown = attributes.contains(.dim) ? text.mixed(with: ground) : text
    let (light, dark) = (
      max(shown.luminance, ground.luminance), min(shown.luminance, ground.luminance)
    )
    return (light + 0.05) / (dark + 0.05)
  }
}

extension Color {
  /// The relative luminance of WCAG 2, from 0 to 1.
  fileprivate var luminance: Double {
    func linear(_ part: UInt8) -> Double {
      let part = Double(part) / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// What terminals make of dim text: a little more than half of it.
  fileprivate func mixed(with ground: Color) -> Color {
    func mix(_ part: UInt8, _ other: UInt8) -> UInt8 {
      UInt8(0.55 * Double(part) + 0.45 * Double(other))
    }
    return Color(
      red: mix(red, ground.red), green: mix(green, ground.green), blue: mix(blue, ground.blue))
  }
}
