/// What rows of a kind get when they are made, for the rows of one operation.
///
/// In place of Eureka's `TextRow.defaultCellUpdate`, which held for a whole program:
///
/// ```swift
/// let form = RowDefaults.with {
///   $0[TextRow.self].defaultCellUpdate = { cell, row in cell.titleStyle = .header }
/// } operation: {
///   Form("Account") { Section { TextRow("name") } }
/// }
/// ```
///
/// Defaults are for exactly that class, not for its subclasses. They hold in the task that sets them,
/// and in operations within the operation, which can add others.
public struct RowDefaults: Sendable {
  @TaskLocal static var current: RowDefaults?

  private var kinds: [ObjectIdentifier: any KindDefaults] = [:]

  /// Runs an operation whose rows get other defaults.
  ///
  /// - Parameters:
  ///   - change: changes the defaults that hold around the operation.
  ///   - operation: makes rows, in code or by reading a definition.
  /// - Returns: what the operation returns.
  public static func with<Result>(
    _ change: (inout RowDefaults) -> Void, operation: () throws -> Result
  ) rethrows -> Result {
    var defaults = current ?? RowDefaults()
    change(&defaults)
    return try $current.withValue(defaults, operation: operation)
  }

  /// The defaults of rows of a class.
  public subscript<Kind: BaseRow>(kind: Kind.Type) -> Defaults<Kind> {
    get { kinds[ObjectIdentifier(kind)] as? Defaults<Kind> ?? Defaults() }
    set { kinds[ObjectIdentifier(kind)] = newValue }
  }

  /// What rows of one class get; nil: nothing.
  public struct Defaults<Kind: BaseRow>: Sendable {
    /// Runs before the closure with which a row is made; not for rows made with `init(tag:)` alone.
    public var defaultRowInitializer: (@Sendable (Kind) -> Void)?
    /// Runs before what a row was given with `cellSetup`.
    public var defaultCellSetup: (@Sendable (inout Cell, Kind) -> Void)?
    /// Runs before what a row was given with `cellUpdate`.
    public var defaultCellUpdate: (@Sendable (inout Cell, Kind) -> Void)?
    /// Runs before what a row was given with `onCellHighlightChanged`.
    public var defaultOnCellHighlightChanged: (@Sendable (inout Cell, Kind) -> Void)?
    /// Runs before what a row was given with `onRowValidationChanged`.
    public var defaultOnRowValidationChanged: (@Sendable (inout Cell, Kind) -> Void)?
  }

  /// Gives a new row the callbacks of its class.
  func addCallbacks(to row: BaseRow) {
    kinds[ObjectIdentifier(type(of: row))]?.addCallbacks(to: row)
  }

  /// Sets a new row up as its class wants.
  func initialize(_ row: BaseRow) { kinds[ObjectIdentifier(type(of: row))]?.initialize(row) }
}

/// The defaults of rows of some class.
private protocol KindDefaults: Sendable {
  func addCallbacks(to row: BaseRow)
  func initialize(_ row: BaseRow)
}

extension RowDefaults.Defaults: KindDefaults {
  fileprivate func addCallbacks(to row: BaseRow) {
    guard let row = row as? Kind else { return }
    if let defaultCellSetup { row.cellSetup(defaultCellSetup) }
    if let defaultCellUpdate { row.cellUpdate(defaultCellUpdate) }
    if let defaultOnCellHighlightChanged {
      row.onCellHighlightChanged(defaultOnCellHighlightChanged)
    }
    if let defaultOnRowValidationChanged {
      row.onRowValidationChanged(defaultOnRowValidationChanged)
    }
  }

  fileprivate func initialize(_ row: BaseRow) {
    if let row = row as? Kind { defaultRowInitializer?(row) }
  }
}
