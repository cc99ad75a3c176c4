import Testing

@testable import FormworkCLI

@Suite struct EnvironmentNameTests {
  @Test func namesAreTagsAsWritten() {
    #expect(EnvironmentName.of("userName", prefix: "") == "userName")
    #expect(EnvironmentName.of("first-name.é", prefix: "a_") == "a_first_name__")
  }

  private func failure(_ tags: [String], prefix: String = "") -> String? {
    do {
      try EnvironmentName.check(tags, prefix: prefix)
      return nil
    } catch {
      #expect(error.code == .usage)
      return error.lines.joined()
    }
  }

  @Test func namesMustDiffer() {
    #expect(
      failure(["a-b", "a.b"])
        == "formwork: 'a-b' and 'a.b' would both be the variable a_b")
    #expect(failure(["a", "b", "A"]) == nil)
  }

  @Test func namesMustNotBeginWithADigit() {
    #expect(
      failure(["1st"]) == "formwork: the variable 1st of '1st' begins with a digit; use --prefix")
    #expect(failure(["1st"], prefix: "r") == nil)
  }

  @Test(arguments: [
    "PATH", "path", "IFS", "ENV", "BASH_ENV", "HOME", "USER", "SHELL", "MAIL", "LANG", "LC_ALL",
    "LD_PRELOAD", "PS1", "PS4", "PWD", "OLDPWD", "OPTIND", "OPTARG", "UID", "EUID", "PPID",
    "RANDOM", "SECONDS", "LINENO", "status", "argv", "cdpath", "fpath", "manpath", "options",
    "signals", "_",
  ]) func namesOfShellsAreRefused(_ tag: String) {
    #expect(
      failure([tag])
        == "formwork: shells use the variable \(tag) of '\(tag)' themselves; use --prefix")
    #expect(failure([tag], prefix: "form_") == nil)
  }
}
