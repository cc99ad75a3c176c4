public import Formwork

extension Validator {
  /// Judges a record in JSON.
  ///
  /// - Parameter json: one object in UTF-8, as strict JSON.
  /// - Returns: the violations; one with code `json` when the text is no JSON, and with code `type`
  ///   when it is no object.
  public func validate(json: some Collection<UInt8>) -> [Violation] {
    do throws(RecordError) {
      return validate(try Values(json: json, keeping: tagSet))
    } catch {
      return [error.violation]
    }
  }

  /// Judges a record in JSON.
  ///
  /// - Parameter json: one object, as strict JSON.
  /// - Returns: the violations, as of the bytes.
  public func validate(json: String) -> [Violation] { validate(json: Array(json.utf8)) }
}

extension RecordError {
  /// The error as a violation of the whole record.
  public var violation: Violation {
    Violation(tag: "", rule: code, code: code, message: "The record \(message)")
  }
}
