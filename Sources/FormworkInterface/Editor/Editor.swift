public import Formwork

/// Fills a form: keys in, lines out. Knows no terminal.
///
/// An editor belongs to the isolation that its form is used in. A loop hands it every key that is
/// pending, then paints one `frame()`.
public final class Editor {
  /// How a person left the form.
  public enum Outcome: Sendable, Hashable {
    /// The form is valid and its values are wanted.
    case submitted
    /// Nothing is wanted.
    case cancelled
    /// The form goes on in plain text, at `focusedRow`.
    case plainMode
  }

  /// The form that is filled.
  public let form: Form
  /// How the person left the form; nil while it is being filled.
  public internal(set) var outcome: Outcome?
  /// A line that somebody else has to say, such as that time runs out; nil: nothing.
  public var status: String?
  /// The row that has the focus; nil: a button has it.
  public internal(set) var focusedRow: BaseRow?

  var options: EditorOptions

  /// An editor with the focus on the first row that can take it.
  public init(form: Form, options: EditorOptions) {
    (self.form, self.options) = (form, options)
  }

  /// Does what a key asks for; nothing once there is an outcome.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - now: the time on a clock that never goes back.
  public func handle(_ key: Key, at now: Duration) {}

  /// Takes another size of the screen.
  public func resize(to size: Size) { options.size = size }

  /// The screen as it is now. O(what is visible).
  public func frame() -> Frame { Frame(lines: []) }

  /// When `advance(to:)` has something to do; nil: nothing is waiting.
  public var wakeUp: Duration? { nil }

  /// Lets time pass: what was revealed for a while is hidden again.
  public func advance(to now: Duration) {}

  /// Hides what is revealed, so that the last frame on a screen shows no secret.
  public func maskSecrets() {}
}
