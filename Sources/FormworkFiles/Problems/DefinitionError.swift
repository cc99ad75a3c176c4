internal import Formwork

/// Why a definition cannot be used.
public enum DefinitionError: Error, CustomStringConvertible {
  /// It cannot be read, for this reason.
  case unreadable(path: String, reason: String)
  /// It has errors; warnings are in the report too.
  case invalid(DefinitionReport)

  /// Everything that is wrong, as lines of text.
  public var description: String {
    switch self {
    case .unreadable(let path, let reason): "\(SourceLine.sanitized(path)): error: \(reason)\n"
    case .invalid(let report): report.description
    }
  }
}
