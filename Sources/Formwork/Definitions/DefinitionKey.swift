/// A key of a definition, declared once: loader, schema, list of kinds and reference come from it.
public struct DefinitionKey<Target: AnyObject>: Sendable {
  /// Reads a node into the target; what is wrong goes to the problems.
  public typealias Read = @Sendable (Target, DefinitionNode, inout [DefinitionProblem]) -> Void

  /// The key as files write it.
  public let name: String
  /// What may stand under it.
  public let schema: String
  /// One line about it.
  public let summary: String
  /// Reads a node into the target.
  public let read: Read

  /// A key that sets a property.
  public init<Value: DefinitionValue>(
    _ name: String, _ path: any ReferenceWritableKeyPath<Target, Value> & Sendable,
    _ summary: String
  ) {
    self.init(name, schema: Value.schema, summary) { target, node, problems in
      guard let value = Value.read(node, into: &problems) else { return }
      target[keyPath: path] = value
    }
  }

  /// A key that is read by a closure.
  public init(_ name: String, schema: String, _ summary: String, read: @escaping Read) {
    (self.name, self.schema, self.summary, self.read) = (name, schema, summary, read)
  }
}
