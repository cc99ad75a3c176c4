/// The kinds of rows that a definition may name.
///
/// A value that is handed to the loader, so that a program can add its own:
/// `RowKinds.builtIn.adding(MyRow.self)`.
public struct RowKinds: Sendable {
  /// The kinds, in the order in which they were added.
  public private(set) var all: [RowKindDescription] = []
  private var places: [String: Int] = [:]

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

  /// The kind of a name; nil when there is none.
  public subscript(name: String) -> RowKindDescription? { places[name].map { all[$0] } }

  /// The names of all kinds.
  public var names: [String] { all.map(\.name) }

  private mutating func add(_ kind: RowKindDescription) {
    if let place = places[kind.name] {
      all[place] = kind
    } else {
      places[kind.name] = all.count
      all.append(kind)
    }
  }
}

extension RowKinds {
  /// The kinds that come with Formwork, under Eureka's names.
  public static let builtIn = RowKinds([
    RowKindDescription(TextRow.self),
    RowKindDescription(TextRow.self, named: "name", "A person's name."),
    RowKindDescription(TextRow.self, named: "account", "The name of an account."),
    RowKindDescription(TextRow.self, named: "twitter", "A Twitter name."),
    RowKindDescription(TextRow.self, named: "zipCode", "A postal code."),
    RowKindDescription(TextRow.self, named: "phone", "A telephone number."),
    RowKindDescription(EmailRow.self),
    RowKindDescription(URLRow.self),
    RowKindDescription(PasswordRow.self),
    RowKindDescription(GenericPasswordRow.self),
    RowKindDescription(IntRow.self),
    RowKindDescription(DecimalRow.self),
    RowKindDescription(TextAreaRow.self),
    RowKindDescription(SwitchRow.self),
    RowKindDescription(CheckRow.self),
    RowKindDescription(SegmentedRow<String>.self),
    RowKindDescription(PushRow<String>.self),
    RowKindDescription(PushRow<String>.self, named: "popover"),
    RowKindDescription(PushRow<String>.self, named: "alert"),
    RowKindDescription(PushRow<String>.self, named: "actionSheet"),
    RowKindDescription(DateRow.self),
    RowKindDescription(LabelRow.self),
    RowKindDescription(ButtonRow.self),
  ])
}
