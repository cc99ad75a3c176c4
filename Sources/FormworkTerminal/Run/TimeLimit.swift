/// The time that a form has, counted from its first frame.
struct TimeLimit {
  /// How long before the end a line says so.
  static let notice = Duration.seconds(15)

  /// The moment of the end; nil when there is none.
  private(set) var end: Duration?
  private var isAnnounced = false

  init(_ limit: Duration?, from start: Duration) { end = limit.map { start + $0 } }

  /// When the next thing happens; nil when nothing will.
  var deadline: Duration? {
    guard let end else { return nil }
    return isAnnounced ? end : end - Self.notice
  }

  /// Whether the time is over.
  func isOver(at now: Duration) -> Bool { end.map { now >= $0 } ?? false }

  /// The seconds that are left, once, when it is time to say so.
  mutating func announcement(at now: Duration) -> Int? {
    guard let end, !isAnnounced, now >= end - Self.notice, now < end else { return nil }
    isAnnounced = true
    let left = (end - now).components
    return Int(left.seconds) + (left.attoseconds > 0 ? 1 : 0)
  }

  /// Adds time, and lets the announcement be made again.
  mutating func extend(by more: Duration) {
    end = end.map { $0 + more }
    isAnnounced = false
  }
}
