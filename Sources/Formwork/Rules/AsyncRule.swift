/// A check that takes time, such as a question to a server.
///
/// It is made when the form is submitted and everything else holds, once for each value, and never
/// while somebody types. Empty values pass. While it runs the form can be used; its answer counts
/// only if the value is still the same.
public struct AsyncRule<Value: RowValue>: Sendable {
  var erased: AnyAsyncRule

  /// A closure must say true.
  ///
  /// A closure that throws gives a violation of severity `warning` with code `unavailable`, and is
  /// asked again with the next submit.
  ///
  /// - Parameters:
  ///   - name: The rule's name, and the violation's code.
  ///   - tags: The rows whose values the closure gets besides.
  ///   - message: The message template; nil takes the form's for the code.
  ///   - severity: Whether a violation stops the submit.
  ///   - isValid: Gets the value, and the values under the tags.
  public init(
    _ name: String, _ tags: [String] = [], message: String? = nil,
    severity: Violation.Severity = .error,
    isValid: @escaping @Sendable (Value, Values) async throws -> Bool
  ) {
    self.init(name, tags, message, severity) { value, values in
      try await isValid(value, values) ? nil : RuleFailure(name)
    }
  }

  /// A closure says what is wrong; nil: nothing is.
  ///
  /// As `init(_:_:message:severity:isValid:)`, with words that the closure brings along.
  public init(
    _ name: String, _ tags: [String] = [], severity: Violation.Severity = .error,
    refusal: @escaping @Sendable (Value, Values) async throws -> String?
  ) {
    self.init(name, tags, nil, severity) { value, values in
      try await refusal(value, values).map {
        RuleFailure(name, message: MessageCatalogue.escaped($0))
      }
    }
  }

  private init(
    _ name: String, _ tags: [String], _ message: String?, _ severity: Violation.Severity,
    check: @escaping @Sendable (Value, Values) async throws -> RuleFailure?
  ) {
    erased = AnyAsyncRule(name: name, tags: tags, message: message) { value, values in
      guard let typed = Value(formValue: value) else { return AsyncVerdict() }
      do {
        let failure = try await check(typed, values)
        return AsyncVerdict(failures: failure.map { [(failure: $0, severity: severity)] } ?? [])
      } catch {
        return .unavailable
      }
    }
  }

  /// The rule is asked only while this holds; nil: always.
  public var when: Condition? {
    get { erased.when }
    set { erased.when = newValue }
  }
}

/// An `AsyncRule` without its value's type.
struct AnyAsyncRule: Sendable {
  let name: String
  var tags: [String] = []
  var message: String?
  var when: Condition?
  let check: @Sendable (FormValue, Values) async -> AsyncVerdict
}

/// What an asynchronous rule says about a value.
struct AsyncVerdict: Sendable {
  var failures: [(failure: RuleFailure, severity: Violation.Severity)] = []
  /// Whether that is an answer; else the next submit asks again.
  var isFinal = true

  static let unavailable = AsyncVerdict(
    failures: [(failure: RuleFailure("unavailable"), severity: .warning)], isFinal: false)
}

extension AnyAsyncRule {
  /// The rule that asks about a password.
  init(_ lookup: any PasswordLookup) {
    self.init(name: "password") { value, _ in
      guard case .secret(let secret) = value else { return AsyncVerdict() }
      let result = await lookup.findings(on: secret)
      let failures = result.findings.filter { $0.severity != .hint }.map { finding in
        (
          failure: RuleFailure(
            finding.code, message: MessageCatalogue.escaped(finding.message),
            phrase: finding.phrase),
          severity: finding.severity == .error ? Violation.Severity.error : .warning
        )
      }
      return AsyncVerdict(failures: failures, isFinal: result.isFinal)
    }
  }
}
