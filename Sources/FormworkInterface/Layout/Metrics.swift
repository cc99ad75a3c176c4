internal import Formwork

/// Where things stand in the lines of a form.
struct Metrics: Equatable {
  /// How many cells a line has.
  var columns: Int
  /// Whether the screen is narrow, so that titles stand above their fields.
  var isStacked: Bool
  /// The widest title beside a field, with its mark.
  var labelWidth: Int
  /// What stays the same from frame to frame.
  let device: DrawingDevice
  /// The cells before everything that belongs to a row; the focus mark stands in them.
  var indent = 3
  /// How many cells a strength bar has.
  var barCells = 10
  /// The most lines of a text area; nil: as many as it wants.
  var areaLimit: Int?
  /// How many lines a row has below its title, where one row at a time is shown; nil: as many as it
  /// wants.
  var lineLimit: Int?
  /// Where the title of the row that is drawn stands; nil: where all titles do.
  var labelPosition = ControlTraits.LabelPosition.automatic
  /// Whether no secret is readable, also where it is by its mask, since the screen is being left.
  var masksSecrets = false
  /// Whether a secret shows eight bullets, whatever its length.
  var hidesLength = false
  /// Whether no field can be used, since an answer is awaited.
  var isBusy = false

  var glyphs: Glyphs { device.glyphs }
  /// Whether one row at a time is shown, with its title at the top of the screen.
  var isTiny: Bool { lineLimit != nil }
  /// Whether there is a title at all.
  var hasTitle: Bool { labelPosition != .none }
  /// Whether it stands above its field.
  var hasTitleAbove: Bool {
    switch labelPosition {
    case .above: true
    case .left: false
    case .automatic, .none: isStacked
    }
  }
  /// The cell that fields begin at.
  var fieldColumn: Int { hasTitleAbove ? indent : indent + labelWidth + 2 }
  /// The cells from there to the end.
  var room: Int { isTiny ? columns : max(columns - fieldColumn - 1, 4) }
  /// The cells of a field that may be of any length; behind it a key or a unit has room.
  var fieldWidth: Int {
    if isTiny { return min(Self.widestField, columns - max(1, columns / 10)) }
    if isStacked { return min(Self.widestField, room) }
    // Fields behind short titles are no wider than others.
    let wanted = columns - max(fieldColumn, 22) - 22
    return min(room, max(20, min(Self.widestField, wanted)))
  }

  private static let widestField = 60
  /// The most cells that a line has, on screens that are wider too.
  static let widestPage = 100

  /// Takes over where the title of the row stands that is drawn.
  mutating func follow(_ position: ControlTraits.LabelPosition) {
    if position != .automatic, !isTiny { labelPosition = position }
  }

  /// The most cells that titles beside fields may take.
  static func labelLimit(columns: Int) -> Int { max(8, columns * 3 / 10) }
}

extension Metrics {
  static func == (left: Metrics, right: Metrics) -> Bool {
    left.device === right.device && left.columns == right.columns
      && left.isStacked == right.isStacked && left.labelWidth == right.labelWidth
      && left.indent == right.indent && left.barCells == right.barCells
      && left.areaLimit == right.areaLimit && left.lineLimit == right.lineLimit
      && left.labelPosition == right.labelPosition && left.masksSecrets == right.masksSecrets
      && left.hidesLength == right.hidesLength && left.isBusy == right.isBusy
  }
}
