public import Formwork
internal import Glibc

extension Form {
  /// Lets a person fill the form, or ends the program where there will be no values; for scripts.
  ///
  /// It waits on this thread, as `runAndWait` does. Why the program ends is said in one line on
  /// standard error, unless the person cancelled. The exit codes are those of the command
  /// `formwork`: 1 cancelled, 2 nobody can be asked or the form is not well made, 3 the answers
  /// ended too early, 5 the terminal went away, 124 the time was over.
  ///
  /// - Parameter options: Where and how to ask.
  /// - Returns: The form's values, which are valid.
  public func runOrExit(_ options: RunOptions = RunOptions()) -> Values {
    do {
      switch try runAndWait(options) {
      case .submitted(let values): return values
      case .cancelled: Self.endProgram(1)
      case .timedOut: Self.endProgram(124, localizedWords[.timeOver])
      }
    } catch TerminalError.lost {
      Self.endProgram(5, "\(TerminalError.lost)")
    } catch TerminalError.endOfInput {
      Self.endProgram(3, "\(TerminalError.endOfInput)")
    } catch {
      Self.endProgram(2, "\(error)")
    }
  }

  private static func endProgram(_ code: Int32, _ reason: String? = nil) -> Never {
    if let reason {
      let program = CommandLine.arguments.first?.split(separator: "/").last.map(String.init)
      let line = SafeText.clean("\(program ?? "error"): \(reason)") + "\n"
      let bytes = Array(line.utf8)
      _ = write(STDERR_FILENO, bytes, bytes.count)
    }
    // `exit` releases nothing.
    FinalWipe.perform()
    exit(code)
  }
}
