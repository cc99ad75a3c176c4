/// What a form's dependency graph keeps at each of its rows.
struct GraphMembership {
  /// The tags under which the graph has the row as a reader.
  private(set) var ruleTags: Set<String> = []
  /// The tag under which the graph has the row as one that repeats a value.
  private(set) var confirms: String?
  private var isUnjudged = false
  private var isCountedInvalid = false
  private var outdated: OutdatedErrors?

  /// The row comes into a form; what it read elsewhere does not hold there.
  mutating func enter() { (isUnjudged, isCountedInvalid, outdated) = (false, false, nil) }

  mutating func register(ruleTags: Set<String>, confirms: String?) {
    (self.ruleTags, self.confirms) = (ruleTags, confirms)
  }

  /// Puts the row among those to be judged; false: it is there already.
  mutating func list() -> Bool {
    defer { isUnjudged = true }
    return !isUnjudged
  }

  /// Takes the row from those to be judged; false: it was not there.
  @discardableResult mutating func unlist() -> Bool {
    defer { isUnjudged = false }
    return isUnjudged
  }

  /// Counts the row as invalid; false: it is counted already.
  mutating func countInvalid() -> Bool {
    defer { isCountedInvalid = true }
    return !isCountedInvalid
  }

  /// Counts the row as invalid no longer; false: it was not counted.
  mutating func uncountInvalid() -> Bool {
    defer { isCountedInvalid = false }
    return isCountedInvalid
  }

  /// The errors that are shown may be wrong; false: they were marked so already.
  mutating func markOutdated(by cause: OutdatedErrors) -> Bool {
    defer { outdated = max(outdated ?? cause, cause) }
    return outdated == nil
  }

  /// Why the errors that are shown may be wrong, which are brought up to date now; nil: they are
  /// right.
  mutating func takeOutdated() -> OutdatedErrors? {
    defer { outdated = nil }
    return outdated
  }
}
