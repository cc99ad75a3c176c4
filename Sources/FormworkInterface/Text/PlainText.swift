public import Formwork

/// A form as plain text.
public enum PlainText {
  /// Draws the form once, without focus, buttons and keys.
  ///
  /// - Parameters:
  ///   - form: the form.
  ///   - width: how many cells a line may have.
  ///   - color: whether to write colours, as SGR sequences.
  ///   - utf8: whether the text may be more than ASCII.
  public static func render(
    _ form: Form, width: Int = 80, color: Bool = false, utf8: Bool = true
  ) -> String { "" }
}
