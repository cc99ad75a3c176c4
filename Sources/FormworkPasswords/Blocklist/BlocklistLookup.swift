internal import Formwork

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
