internal import Glibc

/// What the system said when a call failed.
package struct SystemError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The number of the error, such as `ENOENT`.
  package let code: Int32

  /// The error with a number.
  package init(_ code: Int32) { self.code = code }

  /// The last error of this thread.
  package static var last: SystemError { SystemError(errno) }

  /// The system's own words, such as `No such file or directory`.
  package var description: String {
    strerror(code).map { String(cString: $0) } ?? "error \(code)"
  }
}
