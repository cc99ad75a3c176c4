internal import CFyaml
internal import Formwork
internal import Glibc

/// What the parser finds next in a text.
struct SyntaxEvent {
  enum Kind {
    case scalar(ScalarText, DefinitionNode.Style)
    case listStart
    case listEnd
    case mapStart
    case mapEnd
    case alias
    case documentStart
    case documentEnd
    case streamStart
    case streamEnd
  }
  let kind: Kind
  /// The bytes that it comes from; nil for a scalar that is not there and for ends of documents.
  let range: Range<Int>?
  /// Where a tag before it begins.
  var tag: Int?
  /// Where an anchor before it begins.
  var anchor: Int?

  /// Takes what an event says about the text that the parser reads.
  ///
  /// - Parameters:
  ///   - event: the event.
  ///   - input: the text.
  ///   - language: the language of the text.
  ///   - holdsSecrets: whether scalars may be passwords.
  init(
    _ event: fy_event, in input: UnsafeRawBufferPointer, _ language: SyntaxEvents.Language,
    holdsSecrets: Bool
  ) {
    switch event.type {
    case FYET_SCALAR:
      let scalar = event.scalar
      (kind, range) = SyntaxEvent.scalar(
        scalar.value, in: input, language, holdsSecrets: holdsSecrets)
      (tag, anchor) = (start(of: scalar.tag), start(of: scalar.anchor))
    case FYET_SEQUENCE_START:
      let list = event.sequence_start
      (kind, range) = (.listStart, bytes(of: list.sequence_start))
      (tag, anchor) = (start(of: list.tag), start(of: list.anchor))
    case FYET_MAPPING_START:
      let map = event.mapping_start
      (kind, range) = (.mapStart, bytes(of: map.mapping_start))
      (tag, anchor) = (start(of: map.tag), start(of: map.anchor))
    case FYET_SEQUENCE_END: (kind, range) = (.listEnd, bytes(of: event.sequence_end.sequence_end))
    case FYET_MAPPING_END: (kind, range) = (.mapEnd, bytes(of: event.mapping_end.mapping_end))
    case FYET_ALIAS: (kind, range) = (.alias, bytes(of: event.alias.anchor))
    case FYET_DOCUMENT_START: (kind, range) = (.documentStart, nil)
    case FYET_DOCUMENT_END: (kind, range) = (.documentEnd, nil)
    case FYET_STREAM_START: (kind, range) = (.streamStart, nil)
    default: (kind, range) = (.streamEnd, nil)
    }
  }

  private static func scalar(
    _ token: OpaquePointer?, in input: UnsafeRawBufferPointer, _ language: SyntaxEvents.Language,
    holdsSecrets: Bool
  ) -> (Kind, Range<Int>?) {
    guard let token else { return (.scalar(.text(""), .plain), nil) }
    let style = style(of: token)
    let isDouble = style == .doubleQuoted
    let content = bytes(of: token)
    // The marks of quoted scalars lie inside the quotes.
    let quote = style == .singleQuoted || isDouble ? 1 : 0
    let range = content.map { $0.lowerBound - quote..<$0.upperBound + quote }
    if language == .yaml, quote == 1, let content, content.upperBound <= input.count {
      let source = UnsafeRawBufferPointer(rebasing: input[content])
      if QuotedText.isNeeded(for: source, isDouble: isDouble) {
        let text = QuotedText.withText(of: source, isDouble: isDouble) {
          holdsSecrets
            ? ScalarText.secret(Secret(copying: $0)) : .text(String(decoding: $0, as: UTF8.self))
        }
        return (.scalar(text, style), range)
      }
    }
    var length = 0
    let start = UnsafeRawPointer(fy_token_get_text(token, &length))
    let read = UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : length)
    let text =
      holdsSecrets ? secret(read, in: input) : .text(String(decoding: read, as: UTF8.self))
    return (.scalar(text, style), range)
  }

  private static func secret(
    _ bytes: UnsafeRawBufferPointer, in input: UnsafeRawBufferPointer
  ) -> ScalarText {
    let secret = Secret(copying: bytes)
    // What had escapes or line ends is a copy, which the parser frees without wiping it.
    if let start = bytes.baseAddress, let first = input.baseAddress,
      start < first || start >= first + input.count
    {
      explicit_bzero(UnsafeMutableRawPointer(mutating: start), bytes.count)
    }
    return .secret(secret)
  }

  private static func style(of token: OpaquePointer) -> DefinitionNode.Style {
    switch fy_token_scalar_style(token) {
    case FYSS_SINGLE_QUOTED: .singleQuoted
    case FYSS_DOUBLE_QUOTED: .doubleQuoted
    case FYSS_LITERAL: .literal
    case FYSS_FOLDED: .folded
    default: .plain
    }
  }
}

private func start(of token: OpaquePointer?) -> Int? {
  token.flatMap { fy_token_start_mark($0)?.pointee.input_pos }
}

private func bytes(of token: OpaquePointer?) -> Range<Int>? {
  guard let token, let start = fy_token_start_mark(token), let end = fy_token_end_mark(token),
    start.pointee.input_pos <= end.pointee.input_pos
  else { return nil }
  return start.pointee.input_pos..<end.pointee.input_pos
}
