import Testing

/// The suites that use ncurses or signal handlers, of which a process has one: one at a time.
@Suite(.serialized) enum OneScreen {}
