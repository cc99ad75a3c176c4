/// Where a secret is read from; never the command line itself, which other users can see.
enum SecretSource: Equatable {
  case standardInput
  case descriptor(Int32)
  case file(String)

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
    } else {
      throw .usage("--secret needs TAG=-, TAG=fd:N or TAG=file:PATH")
    }
  }
}
