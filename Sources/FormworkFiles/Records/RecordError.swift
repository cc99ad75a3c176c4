/// Why a record has no values.
public struct RecordError: Error, Sendable, Equatable {
  /// What is wrong, for programs: `json` for a text that is no JSON, `type` for one that is no object.
  public let code: String
  /// What is wrong, for people; holds nothing of the record.
  public let message: String

  init(code: String = "json", _ message: String) { (self.code, self.message) = (code, message) }
}
