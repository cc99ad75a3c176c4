/// A question about a password that takes time: asked on submit, when everything else holds, and
/// once for each value; never while somebody types.
///
/// Asking a service at each key would give the password away.
package protocol PasswordLookup: Sendable {
  /// Whether a whole file is read for each password.
  var readsFileThrough: Bool { get }
  /// What is known about the password.
  func findings(on secret: Secret) async -> PasswordLookupResult
}

extension PasswordLookup {
  package var readsFileThrough: Bool { false }
}

/// The answer to a `PasswordLookup`.
package struct PasswordLookupResult: Sendable {
  /// What was found; empty: nothing is known against the password.
  package var findings: [PasswordFinding]
  /// Whether that is an answer; else the next submit asks again.
  package var isFinal: Bool

  /// An answer, or the reason why there is none.
  package init(findings: [PasswordFinding], isFinal: Bool = true) {
    (self.findings, self.isFinal) = (findings, isFinal)
  }
}
