internal import Formwork

/// Asks a service whether a password is known from leaks.
struct BreachLookup: PasswordLookup {
  let threshold: Int
  let limit: Duration
  let transport: BreachTransport

  private static let largestAnswer = 1 << 20

  func findings(on secret: Secret) async -> PasswordLookupResult {
    let digest = secret.withUTF8 { SHA1.hexadecimal(of: $0) }
    let prefix = digest.withUTF8 { String(decoding: $0.prefix(5), as: UTF8.self) }
    let answer = await answer(to: BreachRequest(prefix: prefix))
    guard var answer, answer.utf8.count <= Self.largestAnswer else {
      return PasswordLookupResult(findings: [.breachCheckUnavailable], isFinal: false)
    }
    let count = digest.withUTF8 { digest in
      answer.withUTF8 {
        BreachAnswer.count(of: UnsafeBufferPointer(rebasing: digest[5...]), in: $0)
      }
    }
    guard let count else {
      return PasswordLookupResult(findings: [.breachCheckUnavailable], isFinal: false)
    }
    return PasswordLookupResult(findings: count >= threshold ? [.breached] : [])
  }

  /// The answer; nil when it fails, takes too long or this task is cancelled.
  private func answer(to request: BreachRequest) async -> String? {
    // Not a task group, which would wait for a transport that does not heed its cancellation.
    let (answers, continuation) = AsyncStream<String?>.makeStream()
    let asking = Task { [transport] in continuation.yield(try? await transport(request)) }
    let timing = Task { [limit] in
      try? await Task.sleep(for: limit)
      continuation.yield(nil)
    }
    defer {
      asking.cancel()
      timing.cancel()
    }
    var iterator = answers.makeAsyncIterator()
    return await iterator.next() ?? nil
  }
}

/// A question about leaked passwords that begins with a part of a digest, for a program to send.
///
/// It is the range query of Have I Been Pwned: the answer holds all digests with this beginning, so
/// that the service does not learn which one was meant.
public struct BreachRequest: Sendable, Hashable {
  /// The first five of forty hexadecimal digits, in upper case.
  public let prefix: String

  init(prefix: String) { self.prefix = prefix }

  /// The address to ask with GET; a program may ask a server of its own instead.
  public var url: String { "https://api.pwnedpasswords.com/range/\(prefix)" }

  /// The headers to send.
  ///
  /// With `Add-Padding` all answers have about the same length, so that it does not tell the prefix.
  public var headers: [String: String] { ["Add-Padding": "true", "User-Agent": "formwork"] }
}

/// Sends a request and gives the body of an answer with status 200; throws for all else.
///
/// Formwork opens no connections. The task is cancelled after five seconds.
public typealias BreachTransport = @Sendable (_ request: BreachRequest) async throws -> String

/// The answer to a range query: lines `SUFFIX:COUNT`, some of them padding with a count of 0.
enum BreachAnswer {
  /// How often a suffix of 35 hexadecimal digits in upper case was seen; O(count of bytes).
  ///
  /// Nil when no line of the answer is one of such a list.
  static func count(
    of suffix: UnsafeBufferPointer<UInt8>, in answer: UnsafeBufferPointer<UInt8>
  ) -> Int? {
    var (isAnswer, highest) = (false, 0)
    for line in answer.split(separator: 0x0A) {
      let line = UnsafeBufferPointer(rebasing: line)
      let key = LineKey.digest.key(of: line)
      guard key.count == suffix.count, let count = count(behind: key.count, in: line) else {
        continue
      }
      isAnswer = true
      if LineKey.digest.order(key, suffix) == 0 { highest = max(highest, count) }
    }
    return isAnswer ? highest : nil
  }

  /// The number behind the colon at an offset; nil when there is none.
  static func count(behind offset: Int, in line: UnsafeBufferPointer<UInt8>) -> Int? {
    let line = LineKey.word.key(of: line)
    guard line.count > offset + 1, line[offset] == UInt8(ascii: ":") else { return nil }
    var count = 0
    for byte in line[(offset + 1)...] {
      guard byte >= 0x30, byte <= 0x39 else { return nil }
      count = min(count * 10 + Int(byte - 0x30), 1 << 48)
    }
    return count
  }
}
