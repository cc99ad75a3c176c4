internal import Formwork

extension PasswordStrength {
  /// The verdict as `inspect` writes it; never with the password or its length.
  func report() -> Values {
    [
      "value": Self.number(value),
      "max": Self.number(max),
      "fraction": Self.number(fraction),
      "color": color.map { .text($0.description) } ?? .null,
      "hint": hint.map { .text($0) } ?? .null,
      "valid": .bool(isValid),
    ]
  }

  /// The verdict with findings of others than the validator.
  func adding(_ more: [PasswordFinding]) -> PasswordStrength {
    let refusal = more.first { $0.severity == .error }
    return PasswordStrength(
      value: value, max: max, color: color,
      hint: isValid ? refusal?.message ?? hint : hint ?? refusal?.message,
      isValid: isValid && refusal == nil, findings: findings + more)
  }

  /// The verdict as `strength` writes it in JSON: with the word, and with what was found.
  func fullReport() -> Values {
    var report = report()
    report["word"] = isMeasured ? .text(word.rawValue) : .null
    report["findings"] = .list(
      findings.map { finding in
        .object([
          "code": .text(finding.code), "message": .text(finding.message),
          "severity": .text(finding.severity.rawValue),
        ])
      })
    return report
  }

  /// The verdict in lines of a name, blanks and what it is; a name without anything is left out.
  var lines: [String] {
    var lines = [("valid", isValid ? "yes" : "no")]
    if isMeasured {
      lines.append(("strength", "\(Self.figure(value)) of \(Self.figure(max))"))
      lines.append(("word", word.rawValue))
    }
    if let color { lines.append(("color", color.description)) }
    if let hint { lines.append(("hint", hint)) }
    lines += findings.map { ($0.severity.rawValue, "\($0.code): \($0.message)") }
    return lines.map { name, text in
      Diagnostics.shown(name + String(repeating: " ", count: 10 - name.count) + text)
    }
  }

  private static func number(_ number: Double) -> FormValue {
    if let whole = Int64(exactly: number) { return .int(whole) }
    return DecimalNumber(number.description).map { .decimal($0) } ?? .null
  }

  /// A strength with two decimals at most.
  private static func figure(_ strength: Double) -> String {
    let rounded = (strength * 100).rounded() / 100
    return Int64(exactly: rounded).map(String.init) ?? rounded.description
  }
}
