/// Makes passwords from the system's random source.
///
/// Every character of the alphabet is equally likely at every position. On Linux the source is
/// getrandom(2); a number that would favour some characters is drawn again.
public struct PasswordGenerator: Sendable {
  /// How many characters a password has; nil: 20, or as many as the rules of a row want.
  public var length: Int?
  /// The characters of passwords; nil: letters and digits that are not mistaken for each other, and
  /// further characters, or only some of these, where the rules of a row want that.
  ///
  /// Fewer than two different characters count as nil.
  public var alphabet: String?

  /// A generator of passwords of some length and alphabet.
  ///
  /// - Parameters:
  ///   - length: how many characters a password has; nil: as the rules want.
  ///   - alphabet: the characters; nil: letters and digits, or as the rules want.
  public init(length: Int? = nil, alphabet: String? = nil) {
    (self.length, self.alphabet) = (length, alphabet)
  }

  /// A password that no rules are asked about.
  public func password() -> Secret {
    var draw = PasswordDraw(alphabets[0])
    return draw.password(of: PasswordGenerator.possible(length ?? PasswordGenerator.usualLength))
  }

  /// A password that is accepted; nil when none of many was.
  ///
  /// - Parameters:
  ///   - lengths: the lengths that can be accepted.
  ///   - accepts: asked about at most 1,100 passwords.
  /// - Returns: the first that was accepted: of the wanted length if possible, and such that all
  ///   accepted ones of that length are equally likely; only when nearly all were refused is one
  ///   character of every sort put in, or a sort left out.
  func password(
    lengths: ClosedRange<Int>, _ accepts: (Secret) -> Bool
  ) -> Secret? {
    let wanted = PasswordGenerator.possible(length ?? PasswordGenerator.usualLength)
    let first = min(max(wanted, lengths.lowerBound), lengths.upperBound)
    let others = [24, 32, 48, 64, 16, 12, 10, 8].filter { lengths.contains($0) && $0 != first }
    let attempts = (0..<16).map { $0 >= 10 }
    if let password = password([first] + others, attempts, accepts) { return password }
    // Rules that every second password meets refuse sixteen in a row too often.
    return password([first], Array(repeating: true, count: 32), accepts)
  }

  /// The first password that is accepted, of those with one character of every sort and without.
  private func password(
    _ lengths: [Int], _ attemptsWithEverySort: [Bool], _ accepts: (Secret) -> Bool
  ) -> Secret? {
    for length in lengths {
      for alphabet in alphabets {
        var draw = PasswordDraw(alphabet)
        for hasEverySort in attemptsWithEverySort {
          let password = draw.password(of: length, hasEverySort: hasEverySort)
          if accepts(password) { return password }
        }
      }
    }
    return nil
  }

  private static let usualLength = 20
  /// Without `0`, `O`, `o`, `1`, `l` and `I`, which are mistaken for each other.
  static let usualAlphabet = lower + upper + digits
  private static let lower = "abcdefghijkmnpqrstuvwxyz"
  private static let upper = "ABCDEFGHJKLMNPQRSTUVWXYZ"
  private static let digits = "23456789"
  private static let signs = "!#$%&*+-./:=?@^_~"

  static func possible(_ length: Int) -> Int { min(max(length, 1), 1024) }

  /// What is drawn from; others than the first one when rules want more than it has, or less.
  private var alphabets: [[Character]] {
    if let alphabet {
      var seen: Set<Character> = []
      let own = alphabet.filter { seen.insert($0).inserted }
      if own.count > 1 { return [Array(own)] }
    }
    let (lower, upper, digits) = (Self.lower, Self.upper, Self.digits)
    return [
      Self.usualAlphabet, Self.usualAlphabet + Self.signs, lower + upper, lower + digits,
      upper + digits, digits,
    ].map(Array.init)
  }
}

/// Draws the characters of passwords.
private struct PasswordDraw {
  private let alphabet: [[UInt8]]
  /// The indexes of lower-case letters, upper-case letters, digits and others in the alphabet.
  private let sorts: [[Int]]
  private var source = SystemRandomNumberGenerator()

  init(_ alphabet: [Character]) {
    self.alphabet = alphabet.map { Array($0.utf8) }
    sorts = Dictionary(grouping: alphabet.indices) { index -> Int in
      let character = alphabet[index]
      return character.isLowercase ? 0 : character.isUppercase ? 1 : character.isNumber ? 2 : 3
    }.map(\.value)
  }

  /// A password; with one character of every sort at random positions, as far as it is long enough.
  mutating func password(of length: Int, hasEverySort: Bool = false) -> Secret {
    let block = LockedMemory.allocate(length * 2)
    defer { LockedMemory.release(block) }
    let indexes = block.bindMemory(to: UInt16.self)
    for number in 0..<length {
      indexes[number] = UInt16(truncatingIfNeeded: below(alphabet.count))
    }
    if hasEverySort {
      for (number, sort) in sorts.enumerated() where number < length {
        indexes[number] = UInt16(truncatingIfNeeded: sort[below(sort.count)])
      }
      for number in stride(from: length - 1, to: 0, by: -1) {
        indexes.swapAt(number, below(number + 1))
      }
    }
    let buffer = SecretBuffer()
    for number in 0..<length { buffer.append(alphabet[Int(indexes[number])]) }
    return buffer.secret()
  }

  private mutating func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &source) }
}
