/// Why a list of passwords cannot be used.
public struct PasswordFileError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file, as it was named.
  public let path: String
  /// What is wrong with it, for people.
  public let reason: String

  /// The file and what is wrong with it.
  public var description: String { "\(path): \(reason)" }
}
