public import Formwork

/// How a form was left.
public enum FormOutcome: Sendable {
  /// Everything is valid and was submitted: the form's values.
  case submitted(Values)
  /// The person cancelled the form.
  case cancelled
  /// The time was over; nothing was submitted.
  case timedOut
}
