/// A kind of row: what definitions call it and which keys it takes.
///
/// Adopted by the final classes.
public protocol RowKind: BaseRow {
  /// The word behind `type:`.
  static var kind: String { get }
  /// One line about it.
  static var summary: String { get }
  /// The kind's own keys; those of every row are added by the registry.
  static var keys: [DefinitionKey<Self>] { get }
}
