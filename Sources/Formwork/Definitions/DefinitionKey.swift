/// A key of a definition, declared once: loader, schema, list of kinds and reference come from it.
public struct DefinitionKey<Target: AnyObject>: Sendable {
  /// Reads a node into the target; what is wrong goes to the problems.
  public typealias Read = @Sendable (Target, DefinitionNode, inout [DefinitionProblem]) -> Void

  /// The key as files write it.
  public let name: String
  /// What may stand under it.
  public var schema: String { makeSchema() }
  /// One line about it.
  public let summary: String
  /// What a loader must know of it.
  public let roles: KeyRoles
  /// Reads a node into the target.
  public let read: Read
  private let makeSchema: @Sendable () -> String

  /// A key that sets a property.
  ///
  /// The key path is made when the key is first read: a short program reads few of the many keys.
  public init<Value: DefinitionValue>(
    _ name: String,
    _ path:
      @autoclosure @escaping @Sendable () -> any ReferenceWritableKeyPath<Target, Value>
      & Sendable,
    _ summary: String, roles: KeyRoles = []
  ) {
    (self.name, self.summary, self.roles) = (name, summary, roles.union(Value.keyRoles))
    makeSchema = { Value.schema }
    read = { target, node, problems in
      guard let value = Value.read(node, into: &problems) else { return }
      target[keyPath: path()] = value
    }
  }

  /// A key that is read by a closure.
  public init(
    _ name: String, schema: String, _ summary: String, roles: KeyRoles = [], read: @escaping Read
  ) {
    (self.name, self.summary, self.roles, self.read) = (name, summary, roles, read)
    makeSchema = { schema }
  }

  fileprivate init(
    _ name: String, _ summary: String, _ roles: KeyRoles,
    _ makeSchema: @escaping @Sendable () -> String, read: @escaping Read
  ) {
    (self.name, self.summary, self.roles) = (name, summary, roles)
    (self.makeSchema, self.read) = (makeSchema, read)
  }
}

extension DefinitionKey where Target: BaseRow {
  func erased() -> DefinitionKey<BaseRow> {
    let read = read
    return DefinitionKey<BaseRow>(name, summary, roles, makeSchema) { row, node, problems in
      guard let row = row as? Target else { return }
      read(row, node, &problems)
    }
  }
}
