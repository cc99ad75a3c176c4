/// The kinds of rows that a definition may name.
///
/// A value that is handed to the loader, so that a program can add its own:
/// `RowKinds.builtIn.adding(MyRow.self)`.
public struct RowKinds: Sendable {
  /// The kinds, in the order in which they were added.
  public private(set) var all: [RowKindDescription] = []
  /// The kinds of validators that password rows may name.
  public private(set) var passwordValidators = PasswordValidatorKinds.builtIn

  /// A registry of these kinds; of two with one name the later one counts.
  public init(_ kinds: [RowKindDescription]) {
    for kind in kinds { add(kind) }
  }

  /// A registry with one kind more, or with another kind of that name.
  public func adding<Kind: RowKind>(_ kind: Kind.Type, named name: String? = nil) -> RowKinds {
    var copy = self
    copy.add(RowKindDescription(kind, named: name))
    return copy
  }

  /// A registry whose password rows may name these validators.
  public func judged(with validators: PasswordValidatorKinds) -> RowKinds {
    var copy = self
    copy.passwordValidators = validators
    return copy
  }

  /// The kind of a name; nil when there is none.
  public subscript(name: String) -> RowKindDescription? { all.first { $0.name == name } }

  /// The names of all kinds.
  public var names: [String] { all.map(\.name) }

  private mutating func add(_ kind: RowKindDescription) {
    if let index = all.firstIndex(where: { $0.name == kind.name }) {
      all[index] = kind
    } else {
      all.append(kind)
    }
  }
}

extension RowKinds {
  /// The kinds that come with Formwork, under Eureka's names.
  public static let builtIn = RowKinds([
    RowKindDescription("text") { TextRow.self },
    RowKindDescription("name", "A person's name.") { TextRow.self },
    RowKindDescription("account", "The name of an account.") { TextRow.self },
    RowKindDescription("twitter", "A Twitter name.") { TextRow.self },
    RowKindDescription("zipCode", "A postal code.") { TextRow.self },
    RowKindDescription("phone", "A telephone number.") { TextRow.self },
    RowKindDescription("email") { EmailRow.self },
    RowKindDescription("url") { URLRow.self },
    RowKindDescription("password") { PasswordRow.self },
    RowKindDescription("genericPassword") { GenericPasswordRow.self },
    RowKindDescription("int") { IntRow.self },
    RowKindDescription("decimal") { DecimalRow.self },
    RowKindDescription("slider") { SliderRow.self },
    RowKindDescription("textArea") { TextAreaRow.self },
    RowKindDescription("switch") { SwitchRow.self },
    RowKindDescription("check") { CheckRow.self },
    RowKindDescription("segmented") { SegmentedRow<String>.self },
    RowKindDescription("push") { PushRow<String>.self },
    RowKindDescription("popover") { PushRow<String>.self },
    RowKindDescription("alert") { PushRow<String>.self },
    RowKindDescription("actionSheet") { PushRow<String>.self },
    RowKindDescription("date") { DateRow.self },
    RowKindDescription("label") { LabelRow.self },
    RowKindDescription("button") { ButtonRow.self },
  ])
}
