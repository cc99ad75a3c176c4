internal import CFyaml
internal import Formwork
internal import Glibc

/// A text as events, read by libfyaml.
///
/// Owns the parser, its messages and a copy of the bytes. Events instead of a document: nothing is
/// resolved, doubled keys are seen, and no tree of C objects needs an owner.
final class SyntaxEvents {
  /// Which language the text is in.
  enum Language {
    case yaml
    case json
  }

  /// Why the text cannot be parsed, with the line and column from 1.
  struct Failure: Error {
    var message: String
    var line: Int
    var column: Int
    /// Whether the words are not the parser's, which may quote the text.
    var isOwn = false
    /// The innermost `[` or `{` that is not closed before the error.
    var openBracket: OpenBracket?
  }

  private let language: Language
  /// Whether scalars may be passwords.
  private let holdsSecrets: Bool
  private let bytes: UnsafeMutableBufferPointer<UInt8>
  private let diagnostics: OpaquePointer?
  private let parser: OpaquePointer?

  init(_ text: some Collection<UInt8>, language: Language, holdsSecrets: Bool = false) {
    (self.language, self.holdsSecrets) = (language, holdsSecrets)
    bytes = .allocate(capacity: max(text.count, 1))
    bytes[0] = 0x20
    _ = bytes.update(fromContentsOf: text)
    var settings = fy_diag_cfg()
    fy_diag_cfg_default(&settings)
    // Messages are collected; some are printed too unless they have somewhere to go.
    settings.fp = nil
    settings.output_fn = { _, _, _, _ in }
    diagnostics = fy_diag_create(&settings)
    fy_diag_set_collect_errors(diagnostics, true)
    var configuration = fy_parse_cfg()
    let mode = language == .json ? FYPCF_JSON_FORCE : FYPCF_JSON_NONE
    configuration.flags = fy_parse_cfg_flags(
      rawValue: FYPCF_QUIET.rawValue | FYPCF_COLLECT_DIAG.rawValue | mode.rawValue)
    configuration.diag = diagnostics
    parser = fy_parser_create(&configuration)
    bytes.withMemoryRebound(to: CChar.self) {
      _ = fy_parser_set_string(parser, $0.baseAddress, max(text.count, 1))
    }
  }

  deinit {
    fy_parser_destroy(parser)
    fy_diag_destroy(diagnostics)
    // The text may hold passwords.
    if let start = bytes.baseAddress { explicit_bzero(start, bytes.count) }
    bytes.deallocate()
  }

  /// The next event; after the stream's end there is none.
  func next() throws(Failure) -> SyntaxEvent {
    guard let event = fy_parser_parse(parser) else { throw failure() }
    defer { fy_parser_event_free(parser, event) }
    return SyntaxEvent(
      event.pointee, in: UnsafeRawBufferPointer(bytes), language, holdsSecrets: holdsSecrets)
  }

  private func failure() -> Failure {
    var position: UnsafeMutableRawPointer?
    guard let error = fy_diag_errors_iterate(diagnostics, &position) else {
      return Failure(message: "the text cannot be parsed", line: 1, column: 1)
    }
    let message = error.pointee.msg.map { String(cString: $0) } ?? "the text cannot be parsed"
    return Failure(
      message: message, line: Int(error.pointee.line), column: Int(error.pointee.column))
  }
}

extension SyntaxEvents.Failure {
  /// An error that the parser allows and the format does not.
  init(_ message: String, at position: SourcePosition) {
    (self.message, line, column, isOwn) = (message, position.line, position.column, true)
  }
}
