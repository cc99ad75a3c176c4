import Formwork
import FormworkPasswords
import Glibc
import Testing

@Suite struct BlocklistPasswordValidatorTests {
  private func refuses(_ password: String, _ validator: BlocklistPasswordValidator) -> Bool {
    !Verdict(password, by: validator).isValid
  }

  @Test func wordsAreFoundInAnyCaseAndForm() {
    let list = BlocklistPasswordValidator(words: ["Monkey", "ПАРОЛЬ", "cafe\u{301}", "", "ẞtraẞe"])
    for password in ["monkey", "MONKEY", "пароль", "Caf\u{E9}", "CAFE\u{301}", "ßtraße"] {
      let verdict = Verdict(password, by: list)
      #expect(!verdict.isValid, "\(password)")
      #expect(verdict.codes == ["blocklisted"], "\(password)")
      #expect(verdict.hint == "Is on a list of common or leaked passwords")
    }
    for password in ["monkey1", "monke", "", "cafe", "парол"] {
      #expect(!refuses(password, list), "\(password)")
    }
    #expect(list.maxStrength == 0 && list.colorsForStrengths().isEmpty)
    #expect(list.hintForPassword("monkey") != nil && !list.isPasswordValid("monkey"))
    #expect(list.strengthForPassword("monkey") == 0)
  }

  static let words = ["123456", "abc", "dragon", "mönkey", "zebra", "пароль"]

  @Test(arguments: ["\n", "\r\n"], [true, false])
  func aSortedFileIsSearchedAtEachKey(_ end: String, _ hasLastEnd: Bool) async throws {
    let directory = TemporaryDirectory()
    let text = Self.words.joined(separator: end) + (hasLastEnd ? end : "")
    let list = try BlocklistPasswordValidator(file: directory.write(text))
    #expect(list.isSorted && list.lookup == nil)
    for word in Self.words { #expect(refuses(word.uppercased(), list), "\(word)") }
    for word in ["12345", "1234567", "ab", "abcd", "a", "zebr", "zebras", "я", "\r", ""] {
      #expect(!refuses(word, list), "\(word)")
    }
  }

  @Test(arguments: ["κωδικός\nς\nάσος1\n", "άσος1\nκωδικός\nς\n", "άσοσ1\nκωδικόσ\nσ\n"])
  func bothFormsOfSigmaAreOneLetter(_ text: String) async throws {
    let directory = TemporaryDirectory()
    let file = try BlocklistPasswordValidator(file: directory.write(text))
    let words = BlocklistPasswordValidator(words: text.split(separator: "\n").map(String.init))
    for password in ["κωδικός", "ΚΩΔΙΚΌΣ", "κωδικόσ", "ΆΣΟΣ1", "Σ"] {
      let found =
        file.isSorted ? Verdict(password, by: file).codes : await lookedUp(password, by: file)
      #expect(found == ["blocklisted"], "\(password)")
      #expect(refuses(password, words), "\(password)")
    }
    #expect(!refuses("κωδικός", BlocklistPasswordValidator(words: ["κωδικό"])))
  }

  @Test(arguments: [
    "fish\ngroße\ngroßstrasse\nstraße\n", "fish\ngrosse\ngrossstrasse\nstrasse\n",
    "STRAẞE\nﬁsh\ngroße\ngroßstrasse\n",
  ])
  func caseIsFoldedInFull(_ text: String) async throws {
    let directory = TemporaryDirectory()
    let file = try BlocklistPasswordValidator(file: directory.write(text))
    #expect(file.isSorted != text.contains("ﬁ"))
    let words = BlocklistPasswordValidator(words: text.split(separator: "\n").map(String.init))
    for password in ["STRASSE", "straße", "Große", "GROSSSTRASSE", "GROẞSTRASSE", "ﬁsh", "FISH"] {
      let found =
        file.isSorted ? Verdict(password, by: file).codes : await lookedUp(password, by: file)
      #expect(found == ["blocklisted"], "\(password)")
      #expect(refuses(password, words), "\(password)")
    }
    #expect(!refuses("strase", words))
  }

  @Test func anUnsortedFileIsReadOnSubmitOnly() async throws {
    let directory = TemporaryDirectory()
    let text = "zebra\nMonkey\r\nabc\nPÄSSWORD\nО\n\nlast"
    let list = try BlocklistPasswordValidator(file: directory.write(text))
    #expect(!list.isSorted)
    #expect(!refuses("zebra", list))
    for word in ["zebra", "monkey", "ABC", "pa\u{308}ssword", "о", "Last"] {
      #expect(await lookedUp(word, by: list) == ["blocklisted"], "\(word)")
    }
    for word in ["zebr", "zebras", "onkey", "", "\r"] {
      #expect(await lookedUp(word, by: list) == [], "\(word)")
    }
  }

  @Test(arguments: ["b\na\n", "a\nB\n", "a\ncafe\u{301}\n", "a\n\nb\n"])
  func orderCaseAndFormMakeAFileUnsorted(_ text: String) throws {
    let directory = TemporaryDirectory()
    #expect(try !BlocklistPasswordValidator(file: directory.write(text)).isSorted)
  }

  @Test func smallFilesAreSearchedRightly() throws {
    for text in ["", "\n", "a", "a\n", "\u{FEFF}a\nb\n", "a\na\nb\n"] {
      let directory = TemporaryDirectory()
      let list = try BlocklistPasswordValidator(file: directory.write(text))
      #expect(list.isSorted, "\(text)")
      #expect(refuses("a", list) == text.contains("a"), "\(text)")
      #expect(refuses("b", list) == text.contains("b"), "\(text)")
      #expect(!refuses("", list))
    }
  }

  @Test func veryLongLinesAndBytesThatAreNoTextAreInNobodysWay() async throws {
    let directory = TemporaryDirectory()
    let long = Array(repeating: UInt8(ascii: "m"), count: 700_000)
    var bytes = Array("abc\n".utf8) + long + [0x0A] + Array("zebra\n".utf8)
    bytes += [0xC3, 0x28, 0xFF, 0x0A] + [0xFE, 0x0A]
    let sorted = try BlocklistPasswordValidator(file: directory.write(bytes, as: "sorted"))
    #expect(sorted.isSorted)
    let unsorted = try BlocklistPasswordValidator(
      file: directory.write(Array("zz\n".utf8) + bytes, as: "unsorted"))
    #expect(!unsorted.isSorted)
    for word in ["abc", "zebra"] {
      #expect(refuses(word, sorted), "\(word)")
      #expect(await lookedUp(word, by: unsorted) == ["blocklisted"], "\(word)")
    }
    for word in ["mmm", "\u{FFFD}(", "zebr"] {
      #expect(!refuses(word, sorted), "\(word)")
      #expect(await lookedUp(word, by: unsorted) == [], "\(word)")
    }
    #expect(!refuses(String(repeating: "m", count: 700_000), sorted))
  }

  /// Larger than what is read through.
  @Test func aLargeFileIsProbed() async throws {
    let directory = TemporaryDirectory()
    let numbers = (0..<150_000).map { String(1_000_000 + $0 * 7) }
    let text = numbers.joined(separator: "\n") + "\n"
    let sorted = try BlocklistPasswordValidator(file: directory.write(text, as: "sorted"))
    #expect(sorted.isSorted)
    for index in stride(from: 0, to: numbers.count, by: 997) + [numbers.count - 1] {
      #expect(refuses(numbers[index], sorted))
      #expect(!refuses(String(1_000_001 + index * 7), sorted))
    }
    let end = try BlocklistPasswordValidator(file: directory.write(text + "0\n", as: "end"))
    #expect(!end.isSorted)
    #expect(await lookedUp(numbers[149_999], by: end) == ["blocklisted"])
    let start = try BlocklistPasswordValidator(file: directory.write("Z\n" + text, as: "start"))
    #expect(!start.isSorted)
    let backwards = numbers.reversed().joined(separator: "\n")
    #expect(
      try !BlocklistPasswordValidator(file: directory.write(backwards, as: "reversed")).isSorted)
  }

  @Test func aFileThatGoesAwayIsStillSearched() throws {
    let directory = TemporaryDirectory()
    let path = directory.write("abc\n")
    let list = try BlocklistPasswordValidator(file: path)
    unlink(path)
    #expect(refuses("abc", list))
  }

  @Test func whatIsNoRegularFileIsAnError() {
    let directory = TemporaryDirectory()
    for (path, reason) in [
      (directory.path, "is a directory"), ("/dev/null", "is not a regular file"),
      (directory.path + "/none", "No such file or directory"),
    ] {
      let error = #expect(throws: PasswordFileError.self) {
        try BlocklistPasswordValidator(file: path)
      }
      #expect(error?.description == "\(path): \(reason)")
    }
  }

  @Test(arguments: ["a\nb\nc\nd\n", "d\nc\nb\na\n"])
  func aFileThatLosesItsEndIsAWarning(_ text: String) async throws {
    let directory = TemporaryDirectory()
    let path = directory.write(text)
    let list = try BlocklistPasswordValidator(file: path)
    _ = list.isSorted
    truncate(path, 2)
    let codes =
      list.isSorted ? Verdict("d", by: list).codes : await lookedUp("x", by: list) ?? []
    #expect(codes == ["blocklistUnavailable"])
  }

  @Test func aFileInAnotherEncodingIsNotTaken() throws {
    let directory = TemporaryDirectory()
    let path = directory.write([0xFF, 0xFE, 0x61, 0x00, 0x0A, 0x00])
    let error = #expect(throws: PasswordFileError.self) {
      try BlocklistPasswordValidator(file: path)
    }
    #expect(error?.description == "\(path): line 1 is not text in UTF-8")
  }
}
