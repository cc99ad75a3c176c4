internal import Formwork

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
        throw .unknown("tag", tag, form.allRows.compactMap(\.tag))
      }
      guard row.isSecret else { throw .usage("--secret \(tag): the row is not secret; use --set") }
    }
  }

  /// Takes the values of a file; the tags that it names.
  private mutating func take(file path: String) throws(Failure) -> [String] {
    let values = try ValuesInput.read(path, for: form)
    var taken: [String] = []
    for problem in form.setValues(values) {
      if problem.expected == nil {
        refuse(unknown: problem.tag, from: path)
      } else {
        refusals.append(problem.message)
      }
    }
    for tag in values.tags where form.row(tag)?.hasValue ?? false { taken.append(tag) }
    return taken
  }

  private mutating func refuse(unknown tag: String, from source: String) {
    if isStrict {
      refusals.append("\(tag): no row has this tag")
    } else {
      Diagnostics.say("warning: \(source): no row has the tag '\(tag)'; it is ignored")
    }
  }

  private mutating func set(_ tag: String, _ text: String) {
    guard let row = form.row(tag), row.hasValue else {
      return refuse(unknown: tag, from: "--set")
    }
    let value = text.isEmpty ? .null : row.formValue(reading: text, locale: .posix)
    if let value, row.set(value) { return }
    refusals.append("\(tag): must be a \(type(of: row).typeName)")
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
