internal import Formwork

/// Where a secret is read from; never the command line itself, which other users can see.
enum SecretSource: Equatable {
  case standardInput
  case descriptor(Int32)
  case file(String)
  /// A variable of the environment.
  case variable(String)
  /// The secret itself, read already.
  case read(Secret)

  init(_ text: String) throws(Failure) {
    if text == "-" {
      self = .standardInput
    } else if text.hasPrefix("file:"), text.count > 5 {
      self = .file(String(text.dropFirst(5)))
    } else if text.hasPrefix("fd:"), let number = Int32(text.dropFirst(3)), number >= 0 {
      guard number != 1, number != 2 else {
        throw .usage("--secret: fd:\(number) is for output; use fd:3 or higher")
      }
      self = number == 0 ? .standardInput : .descriptor(number)
    } else if text.hasPrefix("env:"), text.count > 4 {
      self = .variable(String(text.dropFirst(4)))
    } else {
      throw .usage("--secret needs TAG=-, TAG=fd:N, TAG=file:PATH or TAG=env:NAME")
    }
  }
}
