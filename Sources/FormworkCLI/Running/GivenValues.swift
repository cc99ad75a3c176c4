internal import Formwork
internal import FormworkFiles

/// Puts the values that the command line gives into a form.
struct GivenValues {
  private let form: Form
  private let isStrict: Bool
  /// The rows that are not asked: answers, and secrets.
  private(set) var answered: [String] = []
  /// Lines about values that cannot be taken, never with the value.
  private(set) var refusals: [String] = []

  init(_ form: Form, isStrict: Bool) { (self.form, self.isStrict) = (form, isStrict) }

  /// Reads everything in its order: what the form starts with, answers, secrets.
  mutating func take(_ arguments: RunArguments) throws(Failure) {
    try refuseSecretsInArguments(arguments)
    for start in arguments.starts {
      switch start {
      case .file(let path): _ = try take(file: path)
      case .value(let tag, let text): set(tag, text)
      }
    }
    if let path = arguments.answers { answered += try take(file: path) }
    for (tag, source) in arguments.secrets { try take(secret: tag, source) }
    confirm(all: false)
    try refuse()
  }

  /// Reads what a form starts with, where nobody is asked.
  mutating func take(files: [String]) throws(Failure) {
    for path in files { _ = try take(file: path) }
    confirm(all: true)
    try refuse()
  }

  private func refuse() throws(Failure) {
    guard refusals.isEmpty else { throw Failure(.invalid, lines: refusals) }
  }

  /// What other users can see in the list of processes is no secret.
  private func refuseSecretsInArguments(_ arguments: RunArguments) throws(Failure) {
    for case .value(let tag, _) in arguments.starts where form.row(tag)?.isSecret ?? false {
      throw .usage("--set \(tag): others can see the command line; use --secret \(tag)=SOURCE")
    }
    for (tag, _) in arguments.secrets {
      guard let row = form.row(tag) else {
        throw .unknown(
          "tag", tag, form.allRows.filter(\.isSecret).compactMap(\.tag), of: "--secret")
      }
      guard row.isSecret else { throw .usage("--secret \(tag): the row is not secret; use --set") }
    }
  }

  /// Takes the values of a file; the tags that it gives values to.
  private mutating func take(file path: String) throws(Failure) -> [String] {
    let read = try ValuesInput.read(path, for: form)
    if isStrict {
      refusals += read.unknown.map(\.refused.description)
    } else {
      Diagnostics.lines(read.unknown.map(\.description))
    }
    refusals += read.problems.map(\.description)
    refusals += form.setValues(read.values).map(\.message)
    return read.values.tags
  }

  private mutating func set(_ tag: String, _ text: String) {
    guard let row = form.row(tag), row.takesValue else {
      let message = form.noRow(tagged: tag)
      if isStrict {
        refusals.append("--set: error: \(message)")
      } else {
        Diagnostics.lines(["--set: warning: \(message)"])
      }
      return
    }
    // What cannot be read is judged as it stands, as if a file had given it.
    let read = text.isEmpty ? .null : row.formValue(reading: text, locale: .posix)
    let value = read ?? DecimalNumber(saturating: text).map { .decimal($0) } ?? .text(text)
    refusals += form.setValues([tag: value]).map(\.message)
  }

  private mutating func take(secret tag: String, _ source: SecretSource) throws(Failure) {
    let secret = try source.read(for: tag)
    form.row(tag)?.set(secret.isEmpty ? .null : .secret(secret))
    answered.append(tag)
  }

  /// Repeats what was not typed in the rows that confirm it: there is no typing mistake to find.
  ///
  /// - Parameter all: whether that holds for every value, since nobody is asked.
  mutating func confirm(all: Bool) {
    for row in form.allRows {
      guard let tag = row.tag, let other = row.confirms, row.formValue.isNull else { continue }
      let isAnswered = answered.contains(other)
      guard all || isAnswered else { continue }
      row.set(form.row(other)?.formValue ?? .null)
      if isAnswered { answered.append(tag) }
    }
  }
}
