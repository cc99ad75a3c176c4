// The variable `stdout` is set before the program begins.
@preconcurrency internal import Glibc

/// What the program has printed.
enum StandardOutput {
  /// Writes what is still held back: an error that nobody catches ends a program without doing so.
  static func flush() { fflush(stdout) }
}
