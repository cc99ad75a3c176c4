import FormworkInterface
import Glibc
import TestTerminal
import Testing

@testable import FormworkTerminal

@Suite struct TerminalDeviceTests {
  @Test func whatIsNoTerminalIsRefused() {
    #expect(throws: TerminalError.noTerminal(path: "/dev/null")) {
      _ = try TerminalDevice(path: "/dev/null")
    }
    #expect(throws: TerminalError.noTerminal(path: "/nonexistent/tty")) {
      _ = try TerminalDevice(path: "/nonexistent/tty")
    }
  }

  @Test func modesComeBackWithTheLastReference() throws {
    let terminal = try Terminal(columns: 33, rows: 7, command: [])
    let before = terminal.modes
    do {
      let device = try TerminalDevice(path: terminal.path)
      #expect(device.size == Size(columns: 33, rows: 7))
      try device.enter(.keys, keepsTypeahead: false)
      #expect(terminal.modes != before && device.hidesTyping)
    }
    #expect(terminal.modes == before)
  }

  @Test func restrictedTerminalsDoNotStop() throws {
    let terminal = try Terminal(command: [])
    let device = try TerminalDevice(path: terminal.path, stopsJob: false)
    try device.enter(.lines, keepsTypeahead: true)
    #expect(terminal.modes.characters[Int(VSUSP)] == 0)
  }

  @Test func whatWasTypedBeforeIsDiscarded() throws {
    let terminal = try Terminal(command: [])
    let device = try TerminalDevice(path: terminal.path)
    terminal.send("early\r")
    try terminal.waitFor("early")
    try device.enter(.keys, keepsTypeahead: false)
    let source = InputSource(descriptor: device.descriptor, signals: nil, clock: MonotonicClock())
    #expect(source.next(until: .milliseconds(50)).isEmpty)
    terminal.send("late")
    #expect(source.next(until: .seconds(10)).bytes == Array("late".utf8))
  }

  @Test func anUnknownSizeHasADefault() throws {
    let terminal = try Terminal(columns: 1, rows: 1, command: [])
    let device = try TerminalDevice(path: terminal.path)
    var size = winsize()
    _ = ioctl(device.descriptor, UInt(TIOCSWINSZ), &size)
    let columns = FormRun.variable("COLUMNS").flatMap(Int.init) ?? 80
    #expect(device.size.columns == columns)
  }
}
