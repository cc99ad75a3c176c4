/// What a row's callbacks make of its cell.
///
/// A class, since a callback may change the row that holds it.
final class RowCell {
  private var setups: [(inout Cell) -> Void] = []
  private var updates: [(inout Cell) -> Void] = []
  /// The cell before it is updated; nil: it is not set up yet.
  private var cell: Cell?
  /// The cell as it was updated last, and the row's display version then.
  private var updated: (version: Int, cell: Cell)?
  private var (isSettingUp, isUpdating) = (false, false)

  func add(setup: @escaping (inout Cell) -> Void) {
    setups.append(setup)
    forget()
  }

  func add(update: @escaping (inout Cell) -> Void) {
    updates.append(update)
    updated = nil
  }

  /// The cell is another one, before it is updated.
  func replace(with cell: Cell) { (self.cell, updated) = (cell, nil) }

  /// The cell is set up again before it is used next.
  func forget() { (cell, updated) = (nil, nil) }

  /// The cell that setups made; each has run once.
  func cellAsSetUp() -> Cell {
    // A setup that reads the cell sees one that nobody set up.
    guard !isSettingUp else { return Cell() }
    if let cell { return cell }
    isSettingUp = true
    defer { isSettingUp = false }
    var fresh = Cell()
    for setup in setups { setup(&fresh) }
    cell = fresh
    return fresh
  }

  /// The cell as it is to be drawn; updates run once for each version.
  func current(_ version: () -> Int) -> Cell {
    if let updated, updated.version == version() { return updated.cell }
    var cell = cellAsSetUp()
    // An update that reads the cell sees it as it was set up.
    guard !isUpdating, !isSettingUp else { return cell }
    isUpdating = true
    defer { isUpdating = false }
    for update in updates { update(&cell) }
    updated = (version(), cell)
    return cell
  }
}

extension BaseRow {
  /// How the row is to be drawn around its control; nil: as all rows, since nothing was asked for.
  ///
  /// Reading it runs what was given to `cellUpdate`, once after every change of what the row shows.
  public final var cell: Cell? { callbacks.cell?.current { displayVersion } }

  /// Called once, before the row is drawn first; what it changes stays.
  @discardableResult
  public final func cellSetup(_ body: @escaping (inout Cell, Self) -> Void) -> Self {
    ownCell.add(setup: { [unowned self] cell in body(&cell, self) })
    displayChanged()
    return self
  }

  /// Called before the row is drawn, after every change of what it shows.
  ///
  /// It gets the cell as it was set up, so that what it changed the last time is gone.
  @discardableResult
  public final func cellUpdate(_ body: @escaping (inout Cell, Self) -> Void) -> Self {
    ownCell.add(update: { [unowned self] cell in body(&cell, self) })
    displayChanged()
    return self
  }

  /// Runs what was given to `cellUpdate`, and has the row drawn again; for what the row cannot know
  /// to have changed.
  public final func updateCell() {
    displayChanged()
    _ = cell
  }

  /// Sets the cell up again, and has the row drawn again.
  public final func reload() {
    callbacks.cell?.forget()
    updateCell()
  }

  /// Lets a callback change the cell; what it changes stays.
  final func change(cell body: (inout Cell) -> Void) {
    let old = callbacks.cell?.cellAsSetUp() ?? Cell()
    var cell = old
    body(&cell)
    guard cell != old else { return }
    ownCell.replace(with: cell)
    displayChanged()
  }

  private var ownCell: RowCell {
    if let cell = callbacks.cell { return cell }
    let cell = RowCell()
    callbacks.cell = cell
    return cell
  }
}
