import Formwork
import Foundation
import Testing

@testable import FormworkInterface

/// Nothing moves while one types: random keys, the same in every run, on every form of `Forms/`.
///
/// `FORMWORK_RANDOM_KEYS` says how many keys there are on each form and size.
@Suite struct StillnessTests {
  private static let keys: [Key] = {
    var keys: [Key] = [
      .enter, .altEnter, .tab, .backTab, .escape, .backspace, .delete, .up, .down, .left, .right,
      .home, .end, .pageUp, .pageDown, .wordLeft, .wordRight, .paste("x\ny z"), .paste("aB1cd9"),
    ]
    keys += (1...12).map { .function($0) }
    keys += "abdefghijklmnopqrstuvwxyz_".map { .control($0) }
    keys += "bdf".map { .alt($0) }
    // Most of what is typed is text.
    keys += "aaabcdexyzABCXYZ0123456789  @@..-_/?é日".map { .text($0) }
    return keys + "aB1.@ aB1.@ aB1.@ aB1.@ ".map { .text($0) }
  }()

  private static let count =
    ProcessInfo.processInfo.environment["FORMWORK_RANDOM_KEYS"].flatMap { Int($0) } ?? 600

  /// Where everything is on a screen.
  private struct Places: Equatable {
    struct Item: Equatable {
      let index, line, count: Int
    }
    let items: [Item]

    init?(_ editor: Editor) {
      guard let shown = editor.screen.lastFrame else { return nil }
      items = shown.items.filter { $0.count > 0 }
        .map { Item(index: $0.index, line: $0.line, count: $0.count) }
    }
  }

  /// What may move lines when it changes.
  private struct Cause: Equatable {
    let focus, button, popups, version: Int

    init(_ editor: Editor) {
      (focus, button) = (editor.focus.index, editor.focus.button)
      (popups, version) = (editor.popups.items.count, editor.outline.version)
    }
  }

  private func editor(_ name: String, _ columns: Int, _ rows: Int) throws -> Editor {
    let editor = Editor(try FormsFolder.form(name), columns, rows)
    _ = editor.frame()
    return editor
  }

  /// Whether a key tries to submit.
  private func submits(_ key: Key, _ editor: Editor) -> Bool {
    switch key {
    case .control("s"), .function(10): true
    case .enter, .altEnter, .text(" "):
      editor.focus.row == nil || key != .text(" ") && editor.outline.isLast(editor.focus.index)
    default: false
    }
  }

  @Test(
    arguments: FormsFolder.names,
    [Size(columns: 80, rows: 24), Size(columns: 40, rows: 12)])
  func noOtherLineMovesWhileOneTypes(_ name: String, _ size: Size) throws {
    var numbers = Numbers(state: UInt64(size.columns) &* 7919 &+ UInt64(name.utf8.count))
    var editor = try editor(name, size.columns, size.rows)
    var compared = 0
    for step in 0..<Self.count {
      guard let key = Self.keys.randomElement(using: &numbers) else { break }
      let (places, cause) = (Places(editor), Cause(editor))
      let submits = submits(key, editor)
      editor.handle(key, at: .milliseconds(step))
      guard editor.outcome == nil else {
        editor = try self.editor(name, size.columns, size.rows)
        continue
      }
      let before = editor.screen.lastFrame?.lines.map(\.text) ?? []
      let after = editor.frame().lines.map(\.text)
      guard !submits, Cause(editor) == cause else { continue }
      compared += 1
      guard Places(editor) != places else { continue }
      let screens = [before, after].map { $0.joined(separator: "\n") }
      Issue.record("key \(step), \(key), moved lines:\n\(screens.joined(separator: "\n\nto:\n"))")
      break
    }
    #expect(compared > Self.count / 4)
  }
}
