internal import Formwork
internal import FormworkFiles

/// What `strength` is asked to do.
struct StrengthArguments {
  enum Format: String, CaseIterable {
    case text
    case json
  }

  /// Whether the password comes from standard input.
  let readsStandardInput: Bool
  let format: Format
  let validator: any PasswordValidator
  /// The values of the rows that the validator is told about.
  let values: Values
  /// The form and the row whose other rules count too; nil: there is none.
  private let source: (form: Form, row: _GenericPasswordRow)?

  init(_ arguments: Arguments) throws(Failure) {
    readsStandardInput = try Self.readsStandardInput(arguments)
    format = try arguments.word("--format", or: .text)
    if let form = arguments.value("--form") {
      guard !arguments.contains("--validator") else {
        throw .usage("--validator and --form both say what judges")
      }
      let (form, row) = try Self.row(arguments, of: form)
      (source, validator) = ((form, row), row.passwordValidator)
      let context = validator.contextTagsOfValidator
      values = Values(context.map { (tag: $0, value: form.row($0)?.formValue ?? .null) })
      return
    }
    for name in ["--row", "--values"] where arguments.contains(name) {
      throw .usage("\(name) needs --form FORM")
    }
    (values, source) = ([:], nil)
    validator = try arguments.value("--validator").map(Self.validator) ?? DefaultPasswordValidator()
  }

  /// What the row's other rules say about a password.
  func violations(of password: Secret) -> [Violation] {
    guard let row = source?.row else { return [] }
    row.set(.secret(password))
    return row.validate(quietly: true).filter { $0.rule != "password" }
  }

  /// What is no `-` may be the password itself: it is not repeated.
  private static func readsStandardInput(_ arguments: Arguments) throws(Failure) -> Bool {
    guard arguments.operands.allSatisfy({ $0 == "-" }) else {
      throw .usage(
        "others can see the command line: the password is asked for, or read with -; "
          + "a form is named with --form")
    }
    var input = StandardInput()
    if let form = arguments.value("--form") { try input.claim(form, for: "--form") }
    for file in arguments.values("--values") { try input.claim(file, for: "--values") }
    for operand in arguments.operands { try input.claim(operand, for: "the password") }
    return !arguments.operands.isEmpty
  }

  /// The validator of a word or a map, as definitions write it.
  private static func validator(_ text: String) throws(Failure) -> any PasswordValidator {
    let validator: any PasswordValidator
    do throws(DefinitionError) {
      let read = try FormFile.validators.validator(
        definition: text, name: "--validator", directory: ".")
      Diagnostics.text(read.report.description)
      validator = read.validator
    } catch {
      Diagnostics.text(error.description)
      throw Failure(.usage)
    }
    guard let tag = validator.contextTagsOfValidator.first else { return validator }
    throw .usage("--validator: $\(tag) is the row of a form; use --form FORM")
  }

  /// The password row of a form with the values of files.
  private static func row(
    _ arguments: Arguments, of path: String
  ) throws(Failure) -> (Form, _GenericPasswordRow) {
    let form = try FormFile.load(path, values: arguments.values("--values"))
    let rows = form.allRows.compactMap { $0 as? _GenericPasswordRow }
    let tags = rows.compactMap(\.tag)
    if let tag = arguments.value("--row") {
      guard let row = rows.first(where: { $0.tag == tag }) else {
        throw .unknown("genericPassword row", tag, tags, of: "--row")
      }
      return (form, row)
    }
    guard let first = rows.first else {
      throw .usage("--form: the form has no genericPassword row")
    }
    guard rows.count == 1 else {
      throw .usage("--form: which row? --row \(tags.joined(separator: ", or --row "))")
    }
    return (form, first)
  }
}
