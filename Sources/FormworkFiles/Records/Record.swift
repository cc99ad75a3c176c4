public import Formwork

/// One record of a file.
public struct Record: Sendable {
  /// Its place among the records, from 1.
  public let number: Int
  /// The line that it begins on, from 1.
  public let line: Int
  /// Its values as JSON types them, or why there are none.
  public let values: Result<Values, RecordError>
}

extension Values {
  /// The values of one JSON object, as JSON types them: numbers exact, nothing coerced.
  ///
  /// - Throws: `json` when the text is anything but one JSON value, `type` when that is no object.
  public init(json: some Collection<UInt8>) throws(RecordError) {
    self = try RecordBuilder.values(of: json)
  }
}
