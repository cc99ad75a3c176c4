import Formwork
import FormworkInterface
import Testing

@testable import FormworkTerminal

@Suite struct CellLineTests {
  private func line(_ runs: Run..., columns: Int = 20) -> CellLine? {
    _ = TerminalLocale.activate()
    var cells = CellLine()
    let isSimple = cells.take(Line(runs), columns: columns, isUTF8: true) {
      $0.style == .text ? 0 : 1
    }
    return isSimple ? cells : nil
  }

  private func difference(_ new: CellLine?, _ old: CellLine?) -> Range<Int>? {
    guard var new, var old else { return nil }
    new.pad(to: old.cells.count)
    old.pad(to: new.cells.count)
    return new.difference(from: old)
  }

  @Test func aTypedCharacterIsOneCell() {
    let before = line(Run("Name "), Run("a", .field), Run("___", .field))
    let after = line(Run("Name "), Run("ab", .field), Run("__", .field))
    #expect(difference(after, before) == 6..<7)
    #expect(difference(before, before) == nil)
  }

  @Test func styleAndLengthCount() {
    #expect(difference(line(Run("abc", .error)), line(Run("abc"))) == 0..<3)
    #expect(difference(line(Run("a")), line(Run("abc"))) == 1..<3)
    #expect(difference(line(Run("a")), line(Run("a  "))) == nil)
  }

  @Test func onlySingleCellsAreCompared() {
    #expect(line(Run("•▌é")) != nil)
    #expect(line(Run("日")) == nil && line(Run("e\u{301}")) == nil && line(Run("👍")) == nil)
    #expect(line(Run("\u{1B}\u{202E}"))?.cells.map(\.character) == [0xFFFD, 0xFFFD])
    #expect(line(Run("abcdef"), columns: 3)?.cells.count == 3)
  }
}
