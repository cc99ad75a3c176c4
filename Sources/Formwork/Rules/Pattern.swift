internal import CPCRE2
internal import Glibc
internal import Synchronization

/// A compiled regular expression (PCRE2, UTF-8), searched for or matched as a whole.
///
/// Safe on any thread. `$` without `m` is the very end, so that a trailing newline does not slip
/// through. Capture groups stay numbered, since back references need them.
// pcre2_code is immutable once `compileJIT` has run, which the atomic and the mutex order.
final class Pattern: @unchecked Sendable {
  enum Outcome: Sendable {
    case match
    case noMatch
    /// The match limit, the JIT stack or the longest subject is exceeded: neither yes nor no.
    case limit
  }

  let text: String
  let isWhole: Bool
  let ignoresCase: Bool
  private let limits: PatternLimits
  private let code: OpaquePointer
  private let isReady = Atomic<Bool>(false)
  private let compiling = Mutex<Void>(())

  /// Compiles a pattern; the JIT runs at the first match, so that a form starts fast.
  ///
  /// A whole match is asked for by options, not by wrapping: `a)(b` cannot escape.
  /// Throws PCRE2's words with the offset.
  init(
    _ text: String, whole: Bool, ignoreCase: Bool = false, limits: PatternLimits = .standard
  ) throws(PatternError) {
    (self.text, isWhole, ignoresCase, self.limits) = (text, whole, ignoreCase, limits)
    var options = PCRE2_UTF | PCRE2_DOLLAR_ENDONLY | PCRE2_NEVER_BACKSLASH_C
    if whole { options |= PCRE2_ANCHORED | PCRE2_ENDANCHORED }
    if ignoreCase { options |= PCRE2_CASELESS }
    var number: CInt = 0
    var offset = 0
    var copy = text
    let compiled = copy.withUTF8 {
      pcre2_compile_8($0.baseAddress, $0.count, options, &number, &offset, nil)
    }
    guard let compiled else {
      throw PatternError(message: PatternError.words(for: number), offset: offset)
    }
    code = compiled
  }

  deinit { pcre2_code_free_8(code) }

  /// Matches valid UTF-8; what may be invalid must be checked before.
  func matches(_ utf8: UnsafeBufferPointer<UInt8>) -> Outcome {
    if utf8.count > limits.length, utf8.codePointCount > limits.length { return .limit }
    if !isReady.load(ordering: .acquiring) { compileJIT() }
    let thread = PatternThread.current
    pcre2_set_match_limit_8(thread.context, limits.matches)
    var nothing: UInt8 = 0
    let result =
      if let start = utf8.baseAddress {
        pcre2_match_8(
          code, start, utf8.count, 0, PCRE2_NO_UTF_CHECK, thread.matchData, thread.context)
      } else {
        pcre2_match_8(code, &nothing, 0, 0, PCRE2_NO_UTF_CHECK, thread.matchData, thread.context)
      }
    if result >= 0 { return .match }
    return result == PCRE2_ERROR_NOMATCH ? .noMatch : .limit
  }

  /// Matches a text.
  func matches(_ text: String) -> Outcome {
    var text = text
    return text.withUTF8 { matches($0) }
  }

  private func compileJIT() {
    compiling.withLock { _ in
      guard !isReady.load(ordering: .relaxed) else { return }
      // Without a JIT, or the right to make code executable, the interpreter does it.
      _ = pcre2_jit_compile_8(code, PCRE2_JIT_COMPLETE)
      isReady.store(true, ordering: .releasing)
    }
  }
}

/// How much work one match of a regular expression may take; beyond it the rule fails with code
/// `patternLimit`, which is neither yes nor no.
public struct PatternLimits: Sendable, Hashable {
  /// The most steps of PCRE2's matching function.
  public var matches: UInt32
  /// The longest text, in code points.
  public var length: Int

  /// Limits; by default no pattern takes more than some milliseconds.
  public init(matches: UInt32 = 100_000, length: Int = 1_024) {
    (self.matches, self.length) = (matches, length)
  }

  /// 100,000 steps and 1,024 code points.
  public static let standard = PatternLimits()
}

/// Why a text is no regular expression.
public struct PatternError: Error, Sendable, Equatable, CustomStringConvertible {
  /// What is wrong, in PCRE2's words.
  public let message: String
  /// Where, in UTF-8 bytes from the beginning of the pattern.
  public let offset: Int

  /// What is wrong, and the offset in the pattern.
  public var description: String { "\(message) (offset \(offset))" }

  static func words(for number: CInt) -> String {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 256) { buffer in
      let length = pcre2_get_error_message_8(number, buffer.baseAddress, buffer.count)
      guard length > 0 else { return "error \(number)" }
      return String(decoding: buffer.prefix(Int(length)), as: UTF8.self)
    }
  }
}

/// What matching needs for each thread: match data, limits and the JIT's stack.
///
/// Made at a thread's first match and freed when the thread ends.
private final class PatternThread {
  let matchData: OpaquePointer?
  let context: OpaquePointer?
  private let stack: OpaquePointer?

  private init() {
    matchData = pcre2_match_data_create_8(1, nil)
    context = pcre2_match_context_create_8(nil)
    stack = pcre2_jit_stack_create_8(32 * 1024, 512 * 1024, nil)
    pcre2_jit_stack_assign_8(context, nil, stack.map(UnsafeMutableRawPointer.init))
    pcre2_set_heap_limit_8(context, 16 * 1024)
  }

  deinit {
    pcre2_match_data_free_8(matchData)
    pcre2_match_context_free_8(context)
    pcre2_jit_stack_free_8(stack)
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { state in
      guard let state else { return }
      Unmanaged<PatternThread>.fromOpaque(state).release()
    }
    return key
  }()

  /// The calling thread's state.
  static var current: PatternThread {
    if let state = pthread_getspecific(key) {
      return Unmanaged<PatternThread>.fromOpaque(state).takeUnretainedValue()
    }
    let made = PatternThread()
    pthread_setspecific(key, Unmanaged.passRetained(made).toOpaque())
    return made
  }
}
