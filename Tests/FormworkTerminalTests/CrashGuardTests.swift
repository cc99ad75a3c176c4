import CLinux
import Glibc
import Testing

@testable import FormworkTerminal

extension OneScreen {
  @Suite struct CrashGuardTests {
    private struct State: Equatable {
      var limit: UInt
      var isDumpable: Int32
      var handler: Int

      static var now: State {
        var (limit, action) = (rlimit(), sigaction())
        getrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &limit)
        sigaction(SIGSEGV, nil, &action)
        return State(
          limit: UInt(limit.rlim_cur), isDumpable: formwork_is_dumpable(),
          handler: unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self))
      }
    }

    @Test func givesEverythingBack() {
      let before = State.now
      let outer = CrashGuard(holdsSecrets: true)
      let inside = State.now
      #expect(inside.limit == 0 && inside.isDumpable == 0 && inside.handler != before.handler)
      let inner = CrashGuard(holdsSecrets: true)
      inner.end()
      #expect(State.now == inside)
      outer.end()
      #expect(State.now == before)
    }

    @Test func withoutSecretsDumpsStayAllowed() {
      let before = State.now
      let guardian = CrashGuard(holdsSecrets: false)
      #expect(State.now.limit == before.limit && State.now.isDumpable == before.isDumpable)
      #expect(State.now.handler != before.handler)
      guardian.end()
      #expect(State.now == before)
    }
  }
}
