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
