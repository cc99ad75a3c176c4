public import Formwork
internal import Synchronization

/// Refuses the passwords of a list: those that many people use, or that are expected or leaked.
///
/// The whole password is compared, after NFC and full case folding (`STRASSE` is `Straße`); a listed
/// word with a digit behind it passes. A list knows no strengths: `maxStrength` is 0.
public final class BlocklistPasswordValidator: UTF8PasswordValidator {
  private enum Source {
    case words(WordList)
    case file(LineFile)
  }

  private let source: Source
  private let order = Mutex(Bool?.none)

  /// A validator that refuses some words, in any order and case; O(n log n).
  public init(words: some Sequence<String>) { source = .words(WordList(words)) }

  /// A validator that refuses the lines of a file, which stays open as long as the validator lives.
  ///
  /// A line holds one password in UTF-8. A file that is sorted (bytewise, in lower case and NFC, as
  /// `LC_ALL=C sort -u` leaves it) is searched at each key, whatever its size. Any other file is
  /// read through once when the form is submitted, and says nothing before.
  ///
  /// - Parameter path: A regular file.
  /// - Throws: When it cannot be opened, is no regular file, or begins with a line that is not text in
  ///   UTF-8.
  public convenience init(file path: String) throws(PasswordFileError) {
    let file = try LineFile(path)
    try file.requireLines(of: .word)
    self.init(file)
  }

  init(_ file: LineFile) { source = .file(file) }

  /// Whether the list is searched at each key; O(1) but for the first time.
  ///
  /// A file of up to 1 MiB is read through to see it, of a larger one a thousand samples are looked
  /// at; some lines out of order between them are not seen.
  public var isSorted: Bool {
    guard case .file(let file) = source else { return true }
    return order.withLock { order in
      if let order { return order }
      let looksSorted = (try? file.looksSorted(by: .word)) ?? false
      order = looksSorted
      return looksSorted
    }
  }

  /// 0: a list knows no strengths.
  public var maxStrength: Double { 0 }
  /// No colours, since a list knows no strengths.
  public func colorsForStrengths() -> [Double: Color] { [:] }

  package var lookup: (any PasswordLookup)? {
    guard case .file(let file) = source, !isSorted else { return nil }
    return BlocklistLookup(file: file)
  }

  package func assess(
    _ utf8: UnsafeBufferPointer<UInt8>, in values: Values
  ) -> PasswordAssessment? {
    let finding = finding(on: utf8)
    let isValid = finding?.severity != .error
    return PasswordAssessment(
      strength: 0, hint: isValid ? nil : finding?.message, isValid: isValid,
      findings: finding.map { [$0] } ?? [])
  }

  /// What a list that can be searched at once says.
  func finding(on utf8: UnsafeBufferPointer<UInt8>) -> PasswordFinding? {
    guard !utf8.isEmpty, utf8.count <= 4 * LineFile.longestKey, isSorted else { return nil }
    return NormalizedText(utf8, folding: .full).withUTF8 { word in
      do throws(PasswordFileError) {
        switch source {
        case .words(let list): return list.holds(word) ? .blocklisted : nil
        case .file(let file):
          if try file.search(word, by: .word, found: { _ in true }) != nil { return .blocklisted }
          let isListed = try UnfoldedSpellings.first(of: word) { word throws(PasswordFileError) in
            try file.search(word, by: .word) { _ in true }
          }
          return isListed == nil ? nil : .blocklisted
        }
      } catch {
        return .unreadableBlocklist
      }
    }
  }
}

extension PasswordFinding {
  static let blocklisted = PasswordFinding("blocklisted", Phrase(.passwordListed))
  static let unreadableBlocklist = PasswordFinding(
    "blocklistUnavailable", Phrase(.passwordListUnavailable),
    severity: .warning)
}

/// Reads an unsorted list through, once for a password that is submitted.
struct BlocklistLookup: PasswordLookup {
  let file: LineFile

  var readsFileThrough: Bool { true }

  // Away from the caller, which may be the loop that draws the form.
  @concurrent
  func findings(on secret: Secret) async -> PasswordLookupResult {
    secret.withUTF8 { utf8 in
      guard utf8.count <= 4 * LineFile.longestKey else { return PasswordLookupResult(findings: []) }
      return NormalizedText(utf8, folding: .full).withUTF8 { word in
        do throws(PasswordFileError) {
          let isListed = try file.holds(word)
          return PasswordLookupResult(findings: isListed ? [.blocklisted] : [])
        } catch {
          return PasswordLookupResult(findings: [.unreadableBlocklist], isFinal: false)
        }
      }
    }
  }
}
