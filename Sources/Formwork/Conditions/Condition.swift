/// Decides `hidden`, `disabled`, `readOnly` or `required` from values.
///
/// Written as a truth, as a text of the condition language (`"$plan == 'free'"`), or as a closure.
/// It gets values, never the form, so that the live form and the validator evaluate the same one.
public struct Condition: Sendable {
  enum Body: Sendable {
    case constant(Bool)
    case function([String], @Sendable (Values) -> Bool)
    case expression(ConditionExpression)
    case broken(String, ExpressionError)
    indirect case negated(Body)
    /// Both hold.
    indirect case both(Body, Body)
  }
  let body: Body

  /// A condition that holds always, or never.
  public static func constant(_ holds: Bool) -> Condition { Condition(body: .constant(holds)) }

  /// A closure over the values of the rows with these tags; it runs again when one of them changes.
  ///
  /// It gets the values of these tags and no others, those of hidden rows too; an unset switch or
  /// check is false.
  public static func function(
    _ tags: [String], _ holds: @escaping @Sendable (Values) -> Bool
  ) -> Condition { Condition(body: .function(tags, holds)) }

  /// A closure over typed values, nil where a row is unset or holds another type.
  ///
  /// `.when("plan", "seats") { (plan: Plan?, seats: Int?) in plan == .pro && seats == nil }`
  public static func when<each Value: RowValue>(
    _ tags: repeat RowTag<each Value>,
    holds: @escaping @Sendable (repeat (each Value)?) -> Bool
  ) -> Condition {
    var names: [String] = []
    for tag in repeat each tags { names.append(tag.name) }
    return .function(names) { values in holds(repeat (each tags).read(values)) }
  }

  /// A condition that is the value of a parsed text.
  public init(_ expression: ConditionExpression) { body = .expression(expression) }

  /// A text of the condition language.
  ///
  /// One that cannot be read gives a condition that never holds and has an `error`.
  public init(_ text: String) {
    do throws(ExpressionError) {
      let expression = try ConditionExpression(text)
      guard !expression.root.isNoCondition else {
        throw ExpressionError(
          0..<text.utf8.count, "this is neither true nor false", hint: "compare it, as in $x == 1")
      }
      body = .expression(expression)
    } catch {
      body = .broken(text, error)
    }
  }

  init(body: Body) { self.body = body }

  /// The opposite: what `shown` is of `hidden`.
  ///
  /// A broken condition remains as it is.
  public var negated: Condition {
    switch body {
    case .constant(let holds): .constant(!holds)
    case .broken: self
    case .negated(let body): Condition(body: body)
    case .function, .expression, .both: Condition(body: .negated(body))
    }
  }

  /// The condition that holds where both do.
  func and(_ other: Condition) -> Condition {
    switch (constant, other.constant) {
    case (true, _), (_, false): other
    case (_, true), (false, _): self
    default: Condition(body: .both(body, other.body))
    }
  }

  /// Why the text cannot be read; nil when it can, or there is none.
  public var error: ExpressionError? {
    if case .broken(_, let error) = body { error } else { nil }
  }

  /// The text it was made of, also where it is negated; nil when it is a truth or a closure.
  public var text: String? { body.text }

  /// The parsed text; nil when it is a truth, a closure or broken.
  public var expression: ConditionExpression? { body.expression }

  /// The parsed texts that it is made of.
  var expressions: [ConditionExpression] { body.expressions }

  /// The tags of closures that it is made of.
  var tagsOfClosures: [String] { body.tagsOfClosures }

  /// What it reads; empty when it never changes.
  public var dependencies: [Dependency] { body.dependencies }

  /// Whether it holds; a broken one does not, nor one of which a pattern met its limit.
  public func holds(in context: some ExpressionContext) -> Bool {
    decision(in: context) ?? false
  }

  /// Whether it holds; nil when a pattern that decides met its limit.
  func decision(in context: some ExpressionContext) -> Bool? {
    try? body.holds(in: context)
  }

  /// Whether what it stands before is to be done: also when it cannot be decided.
  func demands(in context: some ExpressionContext) -> Bool { decision(in: context) ?? true }
}

extension Condition.Body {
  fileprivate var text: String? {
    switch self {
    case .expression(let expression): expression.text
    case .broken(let text, _): text
    case .negated(let body): body.text
    case .both(let one, let other):
      one.text.flatMap { one in
        other.text.map { "(\(one)) and (\($0))" }
      }
    case .constant, .function: nil
    }
  }

  fileprivate var expression: ConditionExpression? {
    switch self {
    case .expression(let expression): expression
    case .negated(let body): body.expression
    case .constant, .function, .broken, .both: nil
    }
  }

  fileprivate var expressions: [ConditionExpression] {
    switch self {
    case .expression(let expression): [expression]
    case .negated(let body): body.expressions
    case .both(let one, let other): one.expressions + other.expressions
    case .constant, .function, .broken: []
    }
  }

  fileprivate var tagsOfClosures: [String] {
    switch self {
    case .function(let tags, _): tags
    case .negated(let body): body.tagsOfClosures
    case .both(let one, let other): one.tagsOfClosures + other.tagsOfClosures
    case .constant, .expression, .broken: []
    }
  }

  fileprivate var dependencies: [Dependency] {
    switch self {
    case .constant, .broken: []
    case .function(let tags, _): tags.map { Dependency(tag: $0) }
    case .expression(let expression): expression.dependencies
    case .negated(let body): body.dependencies
    case .both(let one, let other): one.dependencies + other.dependencies
    }
  }

  fileprivate func holds(in context: some ExpressionContext) throws(Undecided) -> Bool {
    switch self {
    case .constant(let holds): return holds
    case .function(let tags, let holds):
      return holds(Values(tags.map { (tag: $0, value: context.conditionValue(of: $0)) }))
    case .expression(let expression): return try expression.root.holds(in: context)
    case .broken: return false
    case .negated(let body): return try !body.holds(in: context)
    case .both(let one, let other):
      guard try one.holds(in: context) else { return false }
      return try other.holds(in: context)
    }
  }
}

extension Condition: ExpressibleByBooleanLiteral {
  /// A condition that holds always, or never.
  public init(booleanLiteral value: Bool) { body = .constant(value) }
}

extension Condition: ExpressibleByStringLiteral {
  /// A text of the condition language, as `init(_:)` takes it.
  public init(stringLiteral text: String) { self.init(text) }
}
