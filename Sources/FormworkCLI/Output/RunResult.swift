internal import Formwork

/// What `run` writes when the form is done.
struct RunResult {
  private let options: RunArguments
  private let output: OutputFile?
  private let isForPeople: Bool

  /// Prepares the place that the result goes to.
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
    defer { for place in bytes.indices { bytes[place] = 0 } }
    if showsSecrets, !isForPeople, Self.holdsSecret(values), isReadableByOthers {
      Diagnostics.say(
        "warning: others may read the file that gets the secrets; use --output FILE, or umask 077")
    }
    if isForPeople, options.field != nil || options.format == .env {
      let escaped = TerminalText.escaped(bytes)
      if escaped != bytes { Diagnostics.say("characters that steer a terminal are shown as \\x…") }
      bytes = escaped
    }
    try write(bytes)
    if isForPeople, options.secretsInResult == .auto, Self.holdsSecret(values) {
      Diagnostics.say("secrets are not shown on a terminal; use --secrets show")
    }
  }

  private var isReadableByOthers: Bool {
    output?.isReadableByOthers ?? FileDescriptor.standardOutput.isReadableByOthers
  }

  private func write(_ bytes: [UInt8]) throws(Failure) {
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

  private func text(_ values: Values, _ tags: [String]) -> [UInt8] {
    if let field = options.field {
      return BareText.bytes(of: values[field], showsSecrets: showsSecrets) + [0x0A]
    }
    let isOmitting = options.secretsInResult == .omit
    let values = Values(values.entries.filter { !isOmitting || !$0.value.isSecret })
    switch options.format {
    case .json:
      return JSONText.bytes(
        of: .object(values), indent: isForPeople, secrets: showsSecrets ? .show : .mask) + [0x0A]
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
