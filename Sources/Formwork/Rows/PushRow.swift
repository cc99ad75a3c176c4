/// One of several options, chosen from a list.
public final class PushRow<Option: RowValue>: OptionsRow<Option>, RowKind {
  /// The word for the kind in files: `push`.
  public static var kind: String { "push" }
  /// What the kind is, in one line.
  public static var summary: String { "One of several options, chosen from a list." }
  /// The keys that files may use besides those of every row.
  public static var keys: [DefinitionKey<PushRow>] { choiceKeys }
}

/// Eureka's row whose options pop over: a push row, since a terminal has one kind of list.
public typealias PopoverSelectorRow<Option: RowValue> = PushRow<Option>
/// Eureka's row whose options are an alert: a push row, since a terminal has one kind of list.
public typealias AlertRow<Option: RowValue> = PushRow<Option>
/// Eureka's row whose options are a sheet: a push row, since a terminal has one kind of list.
public typealias ActionSheetRow<Option: RowValue> = PushRow<Option>
