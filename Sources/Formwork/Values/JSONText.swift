/// Writes values as JSON text (RFC 8259), keys in order and numbers with their exact digits.
///
/// Dates are ISO 8601 texts. Control characters, U+007F to U+009F, the line separators U+2028 and
/// U+2029 and the controls of bidirectional text are written as `\u` escapes, so that the text can
/// be shown on a terminal.
public enum JSONText {
  /// What becomes of secrets.
  public enum Secrets: Sendable {
    /// They are written in full.
    case show
    /// They are written as null, never as something that could be taken for a value.
    case mask
  }

  /// The JSON text of a value.
  ///
  /// With `indent`, every entry stands on a line of its own. Secrets are written only when that is
  /// asked for, since copies of a `String` may remain in memory. O(size of the value).
  @_disfavoredOverload  // A literal of a dictionary is values.
  public static func of(
    _ value: FormValue, indent: Bool = false, secrets: Secrets = .mask
  ) -> String {
    String(decoding: bytes(of: value, indent: indent, secrets: secrets), as: UTF8.self)
  }

  /// The JSON text of values: an object.
  public static func of(
    _ values: Values, indent: Bool = false, secrets: Secrets = .mask
  ) -> String { of(.object(values), indent: indent, secrets: secrets) }

  /// The UTF-8 bytes of the JSON text; with secrets in it `secret(of:indent:)` leaves no trace.
  public static func bytes(
    of value: FormValue, indent: Bool = false, secrets: Secrets = .mask
  ) -> [UInt8] {
    var writer = JSONWriter(to: [], isIndented: indent, secrets: secrets)
    writer.write(value)
    return writer.bytes
  }

  /// The JSON text with all secrets in full, as a secret itself.
  public static func secret(of value: FormValue, indent: Bool = false) -> Secret {
    let bytes = SecretBuffer()
    append(value, to: bytes, indent: indent)
    return bytes.secret()
  }

  /// Appends the JSON text to memory that leaves no trace.
  package static func append(
    _ value: FormValue, to bytes: SecretBuffer, indent: Bool = false, secrets: Secrets = .show
  ) {
    var writer = JSONWriter(to: bytes, isIndented: indent, secrets: secrets)
    writer.write(value)
  }
}
