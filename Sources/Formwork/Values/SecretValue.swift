/// Lets a `Decodable` type have a secret, without a `String` of it: `@SecretValue var password`.
///
/// `Secret` itself is neither `Decodable` nor `Encodable`. Only `Values.decode` and
/// `FormValue.decode` give this type a value; there is nothing that encodes it.
@propertyWrapper
public struct SecretValue: Sendable, Equatable {
  /// The secret that the property holds.
  public var wrappedValue: Secret
  /// A secret from code.
  public init(wrappedValue: Secret) { self.wrappedValue = wrappedValue }
}

extension SecretValue: Decodable {
  /// Takes a secret of form values; any other decoder is an error.
  public init(from decoder: any Decoder) throws {
    guard let values = decoder as? ValueDecoder else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "only form values hold secrets"))
    }
    guard let secret = Secret(formValue: values.value) else {
      throw values.mismatch(Secret.self)
    }
    self.init(wrappedValue: secret)
  }
}

extension Values {
  /// The secret under a tag; nil when there is none.
  ///
  /// O(1).
  public subscript(secret tag: String) -> Secret? { Secret(formValue: self[tag]) }
}
