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
