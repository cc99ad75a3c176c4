/// What a hook says before the characters of a secret are shown.
public enum VisibilityDecision: Sendable {
  /// The characters are shown, as the person asked.
  case allow
  /// They are not shown, for a reason that the person is told; nil: without one.
  case deny(String? = nil)
  /// This becomes the row's value, and is shown.
  case replace(Secret)
}

extension SecretField {
  /// Asked before a secret is shown, told when it was hidden.
  package typealias VisibilityHook = @Sendable (Bool) async -> VisibilityDecision
}

extension SecretRow {
  /// Asks before the person's wish to see the characters is granted, for example to fetch the real
  /// password in place of one that stands for it.
  ///
  /// The form stays usable meanwhile, and the person can give up waiting. When they ask to hide the
  /// characters that has happened already; only `replace` counts then. Nobody is asked where the
  /// mask is `visible`, where the row is never revealed, for a generated password, and when the
  /// characters are hidden for another reason, such as the end of their time. Plain lines show no
  /// secret and ask nothing.
  ///
  /// - Parameter hook: gets whether the characters will be shown; runs on any thread. A later hook
  ///   takes the place of an earlier one.
  /// - Returns: the row.
  @discardableResult public func onVisibilityWillChange(
    _ hook: @escaping @Sendable (_ willBeShown: Bool) async -> VisibilityDecision
  ) -> Self {
    secretField.visibilityHook = hook
    return self
  }
}
