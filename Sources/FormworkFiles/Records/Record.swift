public import Formwork

/// One record of a file.
public struct Record: Sendable {
  /// Its number among the records, from 1.
  public let number: Int
  /// The line that it begins on, from 1.
  public let line: Int
  /// Its values as JSON types them, or why there are none.
  public let values: Result<Values, RecordError>
  /// The first 100 keys that the reader was not asked to keep, in order.
  public let ignoredKeys: [String]
  /// How many keys the reader was not asked to keep.
  public let ignoredCount: Int

  init(number: Int, line: Int, _ content: RecordBuilder.Content) {
    (self.number, self.line, values) = (number, line, content.values)
    (ignoredKeys, ignoredCount) = (content.ignored.names, content.ignored.count)
  }
}

extension Values {
  /// The values of one JSON object, as JSON types them: numbers exact, nothing coerced.
  ///
  /// - Parameters:
  ///   - json: the text, in UTF-8.
  ///   - tags: the keys that are kept; what stands under others is judged as JSON, and takes no
  ///     memory. Nil: all.
  /// - Throws: `json` when the text is anything but one JSON value, is nested more than 64 levels
  ///   deep, or holds more than 100,000 values that are kept; `type` when that is no object.
  public init(
    json: some Collection<UInt8>, keeping tags: Set<String>? = nil
  ) throws(RecordError) {
    self = try RecordBuilder.content(of: json, keeping: tags).values.get()
  }
}

/// Why a record has no values.
public struct RecordError: Error, Sendable, Equatable {
  /// What is wrong, for programs: `json` for a text that is no JSON, `type` for one that is no object.
  public let code: String
  /// What is wrong, for people; holds nothing of the record.
  public let message: String

  init(code: String = "json", _ message: String) { (self.code, self.message) = (code, message) }
}
