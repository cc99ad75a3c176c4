/// Something that is on or off.
public final class SwitchRow: Row<Bool>, RowKind {
  /// On or off, behind the title.
  public override var control: any ControlSettings { ToggleField(.onOff) }
  /// True: an unset switch counts as false.
  public override var isToggle: Bool { true }
  /// `true` or `false`; nil for other words.
  public override func value(from text: String, locale: FormLocale) -> Bool? { Bool(text) }

  /// `switch`.
  public static let kind = "switch"
  /// What the kind is.
  public static let summary = "Something that is on or off."
  /// The kind's keys.
  public static let keys: [DefinitionKey<SwitchRow>] = []
}

/// Something to tick.
public final class CheckRow: Row<Bool>, RowKind {
  /// A box before the title.
  public override var control: any ControlSettings { ToggleField(.check) }
  /// True: an unset check counts as false.
  public override var isToggle: Bool { true }
  /// `true` or `false`; nil for other words.
  public override func value(from text: String, locale: FormLocale) -> Bool? { Bool(text) }

  /// `check`.
  public static let kind = "check"
  /// What the kind is.
  public static let summary = "Something to tick."
  /// The kind's keys.
  public static let keys: [DefinitionKey<CheckRow>] = []
}
