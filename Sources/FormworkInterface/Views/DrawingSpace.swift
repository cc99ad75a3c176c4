public import Formwork

/// What a view must know to draw itself.
public struct DrawingSpace: Sendable {
  /// How many cells there are; what is wider is cut.
  public var width: Int
  /// How many cells a field takes that may be of any length.
  public var fieldWidth: Int
  /// How many lines there may be; nil: as many as the view wants.
  public var height: Int?
  /// Whether the row has the focus.
  public var isFocused = false
  /// Whether a mark says that the row must be filled in; for controls that draw the title.
  public var isMarkedRequired = false
  /// Whether titles stand above their fields, because the screen is narrow.
  public var isStacked = false
  /// How many cells a bar takes.
  public var barWidth = 10
  /// Whether no secret may be readable, also where it is not masked.
  public var masksSecrets = false
  /// Whether not even the length of a secret may show.
  public var hidesLength = false
  /// Whether a popup has a frame; else the whole screen is its own.
  public var isFramed = true
  /// Whether a blank stands at the left of a popup's text; the edge of a screen may leave none.
  var hasPopupInset = true
  /// The time on the editor's clock, for what moves; nil: nothing moves.
  public var now: Duration?

  /// What is wrong with the value, or was; nil: nothing is.
  var message: RowMessage?
  /// Whether a key can be named behind the field.
  var hasRoomBehindField = true

  let device: DrawingDevice

  /// A space on a device with everything.
  public init(width: Int, fieldWidth: Int? = nil, height: Int? = nil, isFocused: Bool = false) {
    self.init(width: width, fieldWidth: fieldWidth ?? width, device: DrawingDevice())
    (self.height, self.isFocused) = (height, isFocused)
  }

  init(width: Int, fieldWidth: Int, device: DrawingDevice) {
    (self.width, self.fieldWidth, self.device) = (width, fieldWidth, device)
  }
}

extension DrawingSpace {
  /// The words that are not the form's.
  public var words: LocalizedWords { device.words }
  /// Whether the device shows more than ASCII.
  public var isUTF8: Bool { glyphs.isUTF8 }
  /// Whether the device shows no more than the font of a text console has, such as that of Linux.
  public var isConsole: Bool { glyphs.repertoire == .console }
  /// Whether the device has colours.
  public var hasColor: Bool { device.hasColor }
  /// Whether empty fields show their placeholders; not where they would look like values.
  public var showsPlaceholders: Bool { device.showsPlaceholders }
  var glyphs: Glyphs { device.glyphs }
  /// The words, and the keys in use.
  var speech: ScreenSpeech {
    ScreenSpeech(words: device.words, keys: device.keys, isUTF8: isUTF8)
  }
}

/// What stays the same from frame to frame; shared, since it is large.
final class DrawingDevice: Sendable {
  let glyphs: Glyphs
  let words: LocalizedWords
  let hasColor: Bool
  let showsPlaceholders: Bool
  let keys: KeyTable

  init(
    glyphs: Glyphs = .utf8, words: LocalizedWords = LocalizedWords.english, hasColor: Bool = true,
    showsPlaceholders: Bool = true, keys: KeyTable = .builtIn
  ) {
    (self.glyphs, self.words, self.keys) = (glyphs, words, keys)
    (self.hasColor, self.showsPlaceholders) = (hasColor, showsPlaceholders)
  }
}
