/// Whether anything on the full screen moves.
enum MotionChoice {
  /// Whether motion is wanted, by NO_MOTION, and whether the line is fast enough for it.
  ///
  /// - Parameters:
  ///   - environment: Gives a variable's text, or nil.
  ///   - speed: Bits a second; 0 or less: not known, which counts as fast.
  /// - Returns: Whether to move things.
  static func wantsMotion(environment: (String) -> String?, speed: Int) -> Bool {
    if !(environment("NO_MOTION") ?? "").isEmpty { return false }
    return speed <= 0 || speed >= 38_400
  }
}
