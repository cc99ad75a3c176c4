public import Formwork

/// Text that was pasted at once; it may be a password, so that it leaves no trace.
///
/// Its only controls are `\n`, as the only line end, and Tab. It is printed as bullets.
public struct PastedText: Sendable {
  /// The text, as valid UTF-8.
  public let secret: Secret

  /// What of bytes may be pasted: line ends become `\n`, other controls are left out, and what is
  /// no UTF-8 becomes U+FFFD; wiping the original is the caller's duty.
  ///
  /// - Parameter utf8: the text; O(bytes).
  public init(cleaning utf8: UnsafeBufferPointer<UInt8>) {
    let clean = SecretBuffer()
    var last: Unicode.Scalar = " "
    utf8.forEachScalar { scalar in
      switch scalar {
      case "\r": clean.append(UInt8(ascii: "\n"))
      case "\n": if last != "\r" { clean.append(UInt8(ascii: "\n")) }
      case "\t": clean.append(UInt8(ascii: "\t"))
      case _ where DangerousScalars.isControl(scalar.value): break
      default: clean.append(scalar)
      }
      last = scalar
    }
    secret = clean.secret()
  }

  /// Text of a program; copies of it may remain in memory.
  public init(_ text: String) {
    var text = text
    self = text.withUTF8 { PastedText(cleaning: $0) }
  }
}

extension PastedText: Hashable {
  /// Hashes the length alone.
  public func hash(into hasher: inout Hasher) { hasher.combine(secret.count) }
}

extension PastedText: ExpressibleByStringLiteral {
  /// Text that stands in a program, which is no secret.
  public init(stringLiteral text: String) { self.init(text) }
}

extension PastedText: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// Eight bullets, whatever the text.
  public var description: String { secret.description }
  /// Eight bullets, whatever the text.
  public var debugDescription: String { secret.debugDescription }
  /// A mirror without children.
  public var customMirror: Mirror { secret.customMirror }
}
