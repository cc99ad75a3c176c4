internal import Formwork

/// What `run` writes when the form is done.
struct RunResult {
  private let options: RunArguments
  private let output: OutputFile?
  private let isForPeople: Bool

  /// Prepares the file that the result goes to.
  ///
  /// - Throws: `unfinished` when it cannot be written.
  init(_ options: RunArguments) throws(Failure) {
    self.options = options
    output = try options.output.map { (path) throws(Failure) in try OutputFile(path) }
    isForPeople = output?.isTerminal ?? FileDescriptor.standardOutput.isTerminal
  }

  /// Writes the values of a valid form.
  ///
  /// - Parameters:
  ///   - values: the values.
  ///   - tags: what the result may have; env has a line for each, so that no old variable survives.
  /// - Throws: `unfinished` when they cannot be written.
  func write(_ values: Values, all tags: [String]) throws(Failure) {
    var bytes = text(values, tags)
    if showsSecrets, !isForPeople, Self.holdsSecret(values), isReadableByOthers {
      Diagnostics.say(
        "warning: others may read the file that gets the secrets; use --output FILE, or umask 077")
    }
    if isForPeople, options.field != nil || options.format == .env {
      if let escaped = TerminalText.escaped(bytes) {
        Diagnostics.say("characters that steer a terminal are shown as \\x…")
        bytes = escaped
      }
    }
    try write(bytes)
    if isForPeople, options.secretsInResult == .auto, Self.holdsSecret(values) {
      Diagnostics.say("secrets are not shown on a terminal; use --secrets show")
    }
  }

  private var isReadableByOthers: Bool {
    output?.isReadableByOthers ?? FileDescriptor.standardOutput.isReadableByOthers
  }

  private func write(_ bytes: SecretBuffer) throws(Failure) {
    if let output { return try output.write(bytes) }
    do {
      try FileDescriptor.standardOutput.write(bytes)
    } catch {
      throw Failure(.unfinished, "standard output: \(error)")
    }
  }

  private var showsSecrets: Bool {
    switch options.secretsInResult {
    case .auto: !isForPeople
    case .show: true
    case .mask, .omit: false
    }
  }

  private func text(_ values: Values, _ tags: [String]) -> SecretBuffer {
    let bytes = SecretBuffer()
    if let field = options.field {
      BareText.append(values[field], to: bytes, showsSecrets: showsSecrets)
      bytes.append(0x0A)
      return bytes
    }
    let isOmitting = options.secretsInResult == .omit
    let values = Values(values.entries.filter { !isOmitting || !$0.value.isSecret })
    switch options.format {
    case .json:
      JSONText.append(
        .object(values), to: bytes, indent: isForPeople, secrets: showsSecrets ? .show : .mask)
      bytes.append(0x0A)
      return bytes
    case .env:
      let lines = Values(tags.map { (tag: $0, value: values[$0]) })
      return EnvironmentText(of: lines, prefix: options.prefix, showsSecrets: showsSecrets).bytes
    }
  }

  private static func holdsSecret(_ values: Values) -> Bool {
    values.entries.contains { $0.value.isSecret }
  }
}

extension FormValue {
  fileprivate var isSecret: Bool {
    if case .secret = self { true } else { false }
  }
}
