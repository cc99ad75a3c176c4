/// What is true or false; kinds of one's own can be made of it.
///
/// A switch, unless a subclass has another control.
@_documentation(visibility: public)
open class _SwitchRow: Row<Bool> {
  /// On or off, behind the title.
  open override var control: any ControlSettings { ToggleField(.onOff) }
  /// Always true: while it is unset, it counts as false.
  public final override var isToggle: Bool { true }
  /// The words `true` and `false`; nil for others.
  open override func value(from text: String, locale: FormLocale) -> Bool? { Bool(text) }
}

/// What kinds of one's own with a box are made of.
@_documentation(visibility: public)
open class _CheckRow: _SwitchRow {
  /// A box before the title.
  open override var control: any ControlSettings { ToggleField(.check) }
}

/// Something that is on or off.
public final class SwitchRow: _SwitchRow, RowKind {
  /// The word for the kind in files: `switch`.
  public static let kind = "switch"
  /// What the kind is, in one line.
  public static let summary = "Something that is on or off."
  /// The keys that files may use besides those of every row.
  public static let keys: [DefinitionKey<SwitchRow>] = []
}

/// Something to tick, with a box before its title.
public final class CheckRow: _CheckRow, RowKind {
  /// The word for the kind in files: `check`.
  public static let kind = "check"
  /// What the kind is, in one line.
  public static let summary = "Something to tick."
  /// The keys that files may use besides those of every row.
  public static let keys: [DefinitionKey<CheckRow>] = []
}
