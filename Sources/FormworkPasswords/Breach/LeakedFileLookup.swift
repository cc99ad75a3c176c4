internal import Formwork

/// Looks in a file of digests whether a password is known from leaks.
struct LeakedFileLookup: PasswordLookup {
  let file: LineFile
  let threshold: Int

  var readsFileThrough: Bool { (try? file.looksSorted(by: .digest)) == false }

  // Away from the caller, which may be the loop that draws the form.
  @concurrent
  func findings(on secret: Secret) async -> PasswordLookupResult {
    let digest = secret.withUTF8 { SHA1.hexadecimal(of: $0) }
    return digest.withUTF8 { digest in
      do throws(PasswordFileError) {
        let count = try count(of: digest)
        return PasswordLookupResult(findings: count >= threshold ? [.breached] : [])
      } catch {
        return PasswordLookupResult(findings: [.breachCheckUnavailable], isFinal: false)
      }
    }
  }

  private func count(of digest: UnsafeBufferPointer<UInt8>) throws(PasswordFileError) -> Int {
    if try file.looksSorted(by: .digest) {
      return try file.search(digest, by: .digest) { Self.count(in: $0, of: digest) } ?? 0
    }
    var highest = 0
    try file.forEachLine { line in
      if LineKey.digest.order(LineKey.digest.key(of: line.bytes), digest) == 0 {
        highest = max(highest, Self.count(in: line.bytes, of: digest))
      }
      return true
    }
    return highest
  }

  /// The count of a line; one without was seen often enough.
  private static func count(
    in line: UnsafeBufferPointer<UInt8>, of digest: UnsafeBufferPointer<UInt8>
  ) -> Int {
    BreachAnswer.count(behind: digest.count, in: line) ?? .max
  }
}
