internal import Glibc

/// The time since a start that no change of the date moves.
struct MonotonicClock {
  private let start = MonotonicClock.reading()

  /// How much time has passed since the clock was made.
  var now: Duration { Self.reading() - start }

  private static func reading() -> Duration {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}

extension Duration {
  /// Whole milliseconds for `poll`, rounded up so that the moment has come when it returns.
  var pollLimit: Int32 {
    let (seconds, attoseconds) = components
    let perMillisecond: Int64 = 1_000_000_000_000_000
    guard seconds < Int64(Int32.max) / 1000 else { return .max }
    return Int32(
      clamping: max(seconds * 1000 + (attoseconds + perMillisecond - 1) / perMillisecond, 0))
  }
}
