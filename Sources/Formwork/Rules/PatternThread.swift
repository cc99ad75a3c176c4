internal import CPCRE2
internal import Glibc

/// What matching needs for each thread: match data, limits and the JIT's stack.
///
/// Made at a thread's first match and freed when the thread ends.
final class PatternThread {
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
