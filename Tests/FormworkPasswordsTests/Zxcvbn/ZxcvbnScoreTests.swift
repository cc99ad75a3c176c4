import Formwork
import FormworkPasswords
import Testing

/// Scores beside those of zxcvbn 4.5.0 (Python).
@Suite struct ZxcvbnScoreTests {
  /// Passwords, and the reference's score; the last eight are not ASCII.
  static let vectors: [(password: String, reference: Int)] = [
    ("~!@#$%^&*()_+", 1),
    ("!@#$%^&*", 1),
    ("rWibMFACxAUGZmxhVncy", 4),
    ("qwertyuiop", 0),
    ("-h,-YgCf*rL1", 4),
    ("password", 0),
    ("January1", 1),
    ("elpatsyrettabesrohtcerroc", 4),
    ("1984-01-01", 1),
    ("correcthorsebatterystaple", 4),
    ("master", 0),
    ("football", 0),
    (" ", 0),
    ("!QAZ2wsx", 1),
    ("a\u{9}b", 0),
    ("r0s3bud99", 1),
    ("fedcba9876543210", 1),
    ("jhfuy7236hfsd", 4),
    ("asdf", 0),
    ("Password1", 0),
    ("0x1F600", 2),
    ("l33th4x0r", 3),
    ("superman", 0),
    ("summer2024!", 2),
    ("7777777", 0),
    ("C:\\Windows", 2),
    ("147258369", 0),
    ("Tr0ub4dor&3", 4),
    ("159753", 0),
    ("01/02/1984", 1),
    ("735379907511", 4),
    ("Spring2026!", 3),
    ("gj'mU-", 1),
    ("naïve café", 3),
    ("zażółć gęślą jaźń", 4),
    ("👨\u{200d}👩\u{200d}👧\u{200d}👦", 2),
    ("ｐａｓｓｗｏｒｄ", 2),
    ("correct🐎battery🔋staple", 4),
    ("пароль", 1),
    ("密码123456", 1),
    ("pаssword", 2),
  ]

  private static func score(_ password: String) -> Int {
    Int(Verdict(password, by: ZxcvbnPasswordValidator()).strength)
  }

  @Test func asciiIsMostlyWithinOneStepOfTheReference() {
    let ascii = Self.vectors.filter { $0.password.utf8.allSatisfy { $0 < 0x80 } }
    let far = ascii.filter { abs(Self.score($0.password) - $0.reference) > 1 }
    // Two known ones: a capitalised word with a year, and short random characters.
    #expect(far.map(\.password) == ["Spring2026!", "gj'mU-"])
    #expect(ascii.count == 33)
  }

  @Test func otherTextIsNeverMoreThanOneStepAboveTheReference() {
    let other = Self.vectors.filter { !$0.password.utf8.allSatisfy { $0 < 0x80 } }
    #expect(other.count == 8)
    for (password, reference) in other {
      #expect(Self.score(password) <= reference + 1, "\(password)")
    }
  }

  @Test(arguments: [
    ("password", 0), ("P@ssw0rd!", 0), ("Tr0ub4dour&3", 2), ("summer2024!", 1),
    ("Spring2026!", 1), ("correct horse battery staple", 4), ("correcthorsebatterystaple", 4),
    ("rWibMFACxAUGZmxhVncy", 4), ("0123456789abcdef", 0), ("пароль", 2), ("비밀번호", 1),
    ("ｐａｓｓｗｏｒｄ", 0), ("pаssword", 1), ("pässwörd", 0), ("pa\u{308}ssword", 0),
    ("😀😀😀😀😀😀", 0), ("Привет мой дорогой мир", 4), ("", 0),
  ])
  func scores(_ password: String, _ score: Int) {
    #expect(Self.score(password) == score)
  }
}
