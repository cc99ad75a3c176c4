/// Several validators as one: a password must please all of them.
///
/// The strength is the least of theirs, each as a part of its highest, from 0 to 4; the hint is the
/// first one's that has one, those that refuse the password before the others.
public final class AllOfPasswordValidator: UTF8PasswordValidator {
  /// The validators, in the order in which their hints are given.
  public let validators: [any PasswordValidator]

  /// A validator of several; with none every password is valid.
  public init(_ validators: [any PasswordValidator]) { self.validators = validators }

  /// The highest strength: always 4, whatever the validators have.
  public var maxStrength: Double { 4 }
  /// Red, and amber, light blue and light green from strength 1, 2 and 3 on.
  public func colorsForStrengths() -> [Double: Color] { Color.quarters(of: 4) }

  package var contextTags: [String] {
    validators.reduce(into: []) { tags, validator in
      tags += validator.contextTagsOfValidator.filter { !tags.contains($0) }
    }
  }

  package var contextRows: [RowReference] { validators.flatMap(\.contextRowsOfValidator) }

  package var lookup: (any PasswordLookup)? {
    let all = validators.compactMap(\.lookupOfValidator)
    return all.isEmpty ? nil : Lookups(all: all)
  }

  package func assess(
    _ utf8: UnsafeBufferPointer<UInt8>, in values: Values
  ) -> PasswordAssessment? {
    var all = PasswordAssessment(strength: maxStrength, hint: nil, isValid: true)
    var softHint: String?
    for validator in validators {
      let one = validator.assessment(of: utf8, in: values)
      let (most, value) = (validator.highestStrength, one.strength)
      // One without strengths, such as a list of words, only refuses.
      if most > 0 { all.strength = min(all.strength, value / most * maxStrength) }
      if !one.isValid {
        all.isValid = false
        all.hint = all.hint ?? one.hint
      }
      softHint = softHint ?? one.hint
      all.findings += one.findings
    }
    all.hint = all.hint ?? softHint
    return all
  }

  private struct Lookups: PasswordLookup {
    let all: [any PasswordLookup]

    var readsFileThrough: Bool { all.contains(where: \.readsFileThrough) }

    func findings(on secret: Secret) async -> PasswordLookupResult {
      var result = PasswordLookupResult(findings: [])
      for lookup in all {
        let one = await lookup.findings(on: secret)
        result.findings += one.findings
        if !one.isFinal { result.isFinal = false }
        // A password that is refused already need not be asked about anywhere else.
        if one.findings.contains(where: { $0.severity == .error }) { break }
      }
      return result
    }
  }
}
