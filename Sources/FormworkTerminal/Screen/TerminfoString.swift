/// Strings of terminal descriptions.
enum TerminfoString {
  /// The string without its delays, which look like `$<5>`.
  static func withoutDelays(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "$") {
      result += rest[..<start]
      let after = rest.index(after: start)
      if after < rest.endIndex, rest[after] == "<", let end = rest[after...].firstIndex(of: ">") {
        rest = rest[rest.index(after: end)...]
      } else {
        result.append("$")
        rest = rest[after...]
      }
    }
    return result + rest
  }
}
