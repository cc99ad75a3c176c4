/// What a renderer must know to draw a row again.
struct RowDisplay {
  /// Counts what may have changed how the row is shown.
  private(set) var version = 0

  mutating func changed() { version += 1 }
}

extension BaseRow {
  /// Counts what may have changed how the row is shown; a renderer draws a row again when it differs.
  public final var displayVersion: Int { display.version }

  /// Says that something else is shown now; kinds call it when a setting of theirs changes that a
  /// control shows, such as a placeholder.
  public final func displayChanged() { display.changed() }
}
