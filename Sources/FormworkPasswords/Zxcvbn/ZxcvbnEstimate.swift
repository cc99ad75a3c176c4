internal import CZxcvbn
internal import Formwork

/// What libzxcvbn thinks of a password.
struct ZxcvbnEstimate {
  /// How a part of a password was explained.
  enum Kind {
    case bruteForce, dictionary, substitution, context, `repeat`, sequence, keyboard, date, long
  }

  /// A part of a password; not the part itself.
  struct Match {
    var kind: Kind
    var isRepeated: Bool
    var length: Int
    var bits: Double
  }

  /// The logarithm to base 2 of the guesses needed.
  let bits: Double
  /// The parts, in their order.
  let matches: [Match]
  /// Whether the password is a word of the context, or easily made from one.
  let isMadeOfContext: Bool
  private let length: Int?

  /// Estimates a password in UTF-8 by its first 50 scalars; O(words).
  init(_ utf8: UnsafeBufferPointer<UInt8>, context words: [String] = []) {
    let text = ZxcvbnText(utf8)
    length = text.isComplete ? text.count : nil
    let words = words.compactMap(text.word)
    var matches: [Match] = []
    bits =
      Self.withDictionary(words) { dictionary in
        text.withCString { password in
          var first: UnsafeMutablePointer<ZxcMatch_t>?
          let bits = ZxcvbnMatch(password, dictionary, &first)
          var next = first
          while let match = next?.pointee {
            matches.append(Match(match))
            next = match.Next
          }
          ZxcvbnFreeInfo(first)
          // libzxcvbn keeps no copy on the heap, but bytes of the password stay on the stack where
          // vector registers are saved. (Seen by looking through every block it frees.)
          czxcvbn_wipe_stack()
          return bits
        }
      } ?? 0
    self.matches = matches
    isMadeOfContext =
      text.isMade(of: words)
      || (length != nil && matches.first?.length == length && matches.first?.kind == .context)
  }

  /// From 0, too guessable, to 4, very unguessable, as the steps of zxcvbn are called.
  ///
  /// zxcvbn's own steps are 10^3, 10^6, 10^8 and 10^10 guesses: 10, 20, 26.6 and 33.2 bits. Bits of
  /// libzxcvbn are no logarithm of those guesses: it adds a bit or two for each further part where
  /// zxcvbn multiplies by the factorial of their number, and counts brute force by the kinds of
  /// characters where zxcvbn takes ten guesses for each. The steps here are those at which most
  /// passwords get the score that zxcvbn 4.5 (Python) gives them.
  var score: Int { [10.6, 28.7, 33.3, 45.2].count { bits >= $0 } }

  /// Whether the password, and not only its beginning, is among the first 3,000 guesses.
  var isCommon: Bool { length != nil && bits <= 11.55 }

  /// What explains most of the password, other than trying all characters; nil: nothing does.
  var mostTelling: Match? {
    matches.filter { $0.kind != .bruteForce && $0.length > 2 }.max { $0.length < $1.length }
  }

  private static func withDictionary<R>(
    _ words: [[CChar]], _ body: (UnsafeMutablePointer<UnsafePointer<CChar>?>?) -> R
  ) -> R {
    // All words in one block, each with its final zero.
    var text: [CChar] = []
    for word in words {
      text += word
      text.append(0)
    }
    return text.withUnsafeBufferPointer { text in
      var pointers: [UnsafePointer<CChar>?] = []
      var offset = 0
      for word in words {
        pointers.append(text.baseAddress.map { $0 + offset })
        offset += word.count + 1
      }
      pointers.append(nil)
      return pointers.withUnsafeMutableBufferPointer { body($0.baseAddress) }
    }
  }
}

extension ZxcvbnEstimate.Match {
  fileprivate init(_ match: ZxcMatch_t) {
    let repeated = MULTIPLE_MATCH.rawValue
    kind =
      switch ZxcTypeMatch_t(rawValue: match.Type.rawValue & ~repeated) {
      case DICTIONARY_MATCH: .dictionary
      case DICT_LEET_MATCH: .substitution
      case USER_MATCH, USER_LEET_MATCH: .context
      case REPEATS_MATCH: .repeat
      case SEQUENCE_MATCH: .sequence
      case SPATIAL_MATCH: .keyboard
      case DATE_MATCH, YEAR_MATCH: .date
      case LONG_PWD_MATCH: .long
      default: .bruteForce
      }
    isRepeated = match.Type.rawValue & repeated != 0
    (length, bits) = (Int(match.Length), match.Entrpy)
  }
}
