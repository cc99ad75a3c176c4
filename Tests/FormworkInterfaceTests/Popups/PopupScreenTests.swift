import Formwork
import FormworkInterface
import Testing

/// Popups over whole screens, as they must be.
@Suite struct PopupScreenTests {
  private func country() -> PushRow<String> {
    let others = (1...246).map { Choice(.text("\($0)"), title: "Land \($0)") }
    return PushRow<String>("country") {
      $0.title = "Country"
      $0.add(rule: .required)
      $0.choiceOptions.choices =
        [
          Choice(.text("dz"), title: "Algeria"),
          Choice(.text("ne"), title: "Niger", isDisabled: true, reason: "not served"),
          Choice(.text("de"), title: "Germany"),
        ] + others
    }
  }

  /// A row whose title is as wide as the widest of the pictures.
  private func wide() -> TextRow {
    TextRow("wide") {
      $0.title = "Repeat password"
      $0.add(rule: .required)
    }
  }

  @Test func aChoiceIsFilteredInItsField() {
    let editor = Editor(Form() +++ Section() <<< country() <<< wide(), 68, 20)
    editor.type("ger")
    let lines = editor.screen().split(separator: "\n")
    let first = lines.firstIndex { $0.hasPrefix(" ▌") } ?? 0
    #expect(
      lines[first..<first + 6].joined(separator: "\n") == """
         ▌ Country *          ger____________________▾
           Repeat password╭───────────────────────────╮
                          │   Algeria                 │
           ‹ Submit ›  ‹ C│ – Niger, not served       │
                          │ ▸ Germany                 │
                          ╰─ 3 found of 249 ──────────╯
        """)
  }

  @Test func aListShowsWhereItsCursorIs() {
    let row = PushRow<Int>("number") {
      $0.title = "Number"
      $0.add(rule: .required)
      $0.options = Array(1...12)
    }
    let editor = Editor(Form() +++ Section() <<< row <<< wide(), 68, 8)
    editor.press(.down, .down, .down, .down, .down, .down)
    let popup = editor.popup.split(separator: "\n")
    #expect(popup.first?.hasPrefix("╭─ ▴ ") == true)
    #expect(popup.last?.hasPrefix("╰─ 6 of 12 ─ ▾ ") == true)
    #expect(popup.allSatisfy { $0.count == 29 })
  }

  @Test func segmentsInALine() {
    let plan = SegmentedRow<String>("plan") {
      $0.title = "Plan"
      $0.add(rule: .required)
      $0.choiceOptions.choices = [
        Choice(.text("free"), title: "Free"), Choice(.text("pro"), title: "Professional"),
        Choice(.text("team"), title: "Team", isDisabled: true, reason: "sold out"),
      ]
      $0.value = "free"
    }
    let editor = Editor(Form() +++ Section() <<< wide() <<< plan, 80, 24)
    #expect(
      editor.screen().contains(
        "   Plan *             (•) Free   ( ) Professional   – Team, sold out\n"))
  }
}
