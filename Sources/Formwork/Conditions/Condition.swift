/// Decides `hidden`, `disabled`, `readOnly` or `required` from values.
///
/// It gets values, never the form, so that the live form and the validator evaluate the same one.
public struct Condition: Sendable {
  enum Body: Sendable {
    case constant(Bool)
    case function([String], @Sendable (Values) -> Bool)
  }
  let body: Body

  /// A closure over the values of the rows with these tags; it runs again when one of them changes.
  public static func function(
    _ tags: [String], _ holds: @escaping @Sendable (Values) -> Bool
  ) -> Condition { Condition(body: .function(tags, holds)) }
}

extension Condition: ExpressibleByBooleanLiteral {
  /// Always or never.
  public init(booleanLiteral value: Bool) { body = .constant(value) }
}
