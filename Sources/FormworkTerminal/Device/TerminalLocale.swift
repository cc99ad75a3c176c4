internal import Glibc

/// The character set that the environment asks for.
enum TerminalLocale {
  /// Sets the program's character type from the environment and says whether it is UTF-8.
  ///
  /// Where the locale that is named is not installed but is a UTF-8 one, C.UTF-8 stands for it.
  static func activate() -> Bool {
    if setlocale(LC_CTYPE, "") == nil || !isUTF8, namesUTF8 {
      _ = setlocale(LC_CTYPE, "C.UTF-8")
    }
    return isUTF8
  }

  private static var isUTF8: Bool {
    String(cString: nl_langinfo(nl_item(CODESET))).uppercased() == "UTF-8"
  }

  private static var namesUTF8: Bool {
    for name in ["LC_ALL", "LC_CTYPE", "LANG"] {
      guard let value = getenv(name), value.pointee != 0 else { continue }
      let text = String(cString: value).uppercased()
      return text.contains("UTF-8") || text.contains("UTF8")
    }
    return false
  }
}
