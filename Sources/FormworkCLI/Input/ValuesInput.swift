internal import Formwork
internal import FormworkFiles

/// Reads files of values.
enum ValuesInput {
  static func read(_ path: String, for form: Form) throws(Failure) -> Values { [:] }
}
