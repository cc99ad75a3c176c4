internal import Formwork

/// The filled part of the focused row's strength, on its way to where it belongs.
///
/// Only the length moves, for 0.3 seconds; colour, word and hint are right at once.
struct StrengthMotion {
  private let row: BaseRow
  private var start: Double
  private var end: Double
  private var began: Duration = .zero
  private var drawn: Duration = .zero

  private static let length: Duration = .milliseconds(300)
  /// At most thirty frames a second.
  private static let step: Duration = .milliseconds(34)

  /// A motion that has arrived.
  init(_ row: BaseRow) {
    self.row = row
    (start, end) = (row.filledFraction, row.filledFraction)
  }

  /// How much is filled now; a row that has just got the focus rests.
  mutating func fraction(of row: BaseRow, at now: Duration) -> Double {
    let wanted = row.filledFraction
    if row !== self.row { self = StrengthMotion(row) }
    if wanted != end { (start, end, began) = (place(at: now), wanted, now) }
    drawn = now
    return place(at: now)
  }

  /// Whether the frame of that moment showed it.
  func wasDrawn(at now: Duration) -> Bool { drawn == now }

  /// When the next frame is due; nil: nothing moves.
  var wakeUp: Duration? {
    start == end || drawn >= began + Self.length ? nil : min(drawn + Self.step, began + Self.length)
  }

  private func place(at now: Duration) -> Double {
    let part = min(max((now - began) / Self.length, 0), 1)
    return start + (end - start) * part
  }
}

extension BaseRow {
  fileprivate var filledFraction: Double {
    formValue.isNull ? 0 : (self as? _GenericPasswordRow)?.passwordStrength.fraction ?? 0
  }
}

extension Editor {
  /// How much of a row's strength is filled in this frame; nil: as the strength says.
  func filling(of row: BaseRow) -> Double? {
    guard options.animates, row === field?.row, row is _GenericPasswordRow else { return nil }
    var moving = motion ?? StrengthMotion(row)
    defer { motion = moving }
    return moving.fraction(of: row, at: now)
  }
}
