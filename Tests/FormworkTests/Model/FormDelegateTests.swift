import Testing

@testable import Formwork

@Suite struct FormDelegateTests {
  final class Counter: FormDelegate {
    var counts: [String: Int] = [:]
    private func add(_ name: String, _ count: Int) { counts[name, default: 0] += count }
    func sectionsHaveBeenAdded(_ sections: [Section], at places: [Int]) {
      add("sectionsAdded", sections.count)
    }
    func sectionsHaveBeenRemoved(_ sections: [Section], at places: [Int]) {
      add("sectionsRemoved", sections.count)
    }
    func sectionsHaveBeenReplaced(old: [Section], new: [Section], at places: [Int]) {
      add("sectionsReplacedIn", new.count)
      add("sectionsReplacedOut", old.count)
    }
    func rowsHaveBeenAdded(_ rows: [BaseRow], at places: [Form.IndexPath]) {
      add("rowsAdded", rows.count)
    }
    func rowsHaveBeenRemoved(_ rows: [BaseRow], at places: [Form.IndexPath]) {
      add("rowsRemoved", rows.count)
    }
    func rowsHaveBeenReplaced(old: [BaseRow], new: [BaseRow], at places: [Form.IndexPath]) {
      add("rowsReplacedIn", new.count)
      add("rowsReplacedOut", old.count)
    }
    func valueHasBeenChanged(for row: BaseRow, from old: FormValue, to new: FormValue) {
      add("valuesChanged", 1)
    }
  }

  @Test func countsOfEvents() {
    let form = Form()
    let counter = Counter()
    form.delegate = counter
    form +++ Section("A") +++ TextRow("b") +++ Section("C") <<< TextRow("c1") <<< TextRow("c2")
    #expect(counter.counts == ["sectionsAdded": 3])
    form[0][0] = TextRow("a")
    #expect(counter.counts["rowsAdded"] == 1)
    form.rowBy(tag: "a").map { (row: TextRow) in row.value = "x" }
    #expect(counter.counts["valuesChanged"] == 1)
    form[2][1] = TextRow("c3")
    #expect(counter.counts["rowsReplacedIn"] == 1)
    #expect(counter.counts["rowsReplacedOut"] == 1)
    form.replaceSubrange(0...1, with: [Section("AB") <<< TextRow("d")])
    #expect(counter.counts["sectionsReplacedIn"] == 1)
    #expect(counter.counts["sectionsReplacedOut"] == 1)
    #expect(counter.counts["sectionsRemoved"] == 1)
    form[1].removeAll()
    #expect(counter.counts["rowsRemoved"] == 2)
    form.removeAll()
    #expect(counter.counts["sectionsRemoved"] == 3)
  }

  @Test func hidingIsReportedWithPlaces() {
    let form = Fixtures.hidingForm()
    let counter = Counter()
    form.delegate = counter
    form.row("IntRow_s1")?.set(.int(24))
    #expect(counter.counts["rowsRemoved"] == 2)
    form.row("NameRow_s1")?.set(.text("God"))
    #expect(counter.counts["sectionsRemoved"] == 1)
    form.row("NameRow_s1")?.set(.null)
    #expect(counter.counts["sectionsAdded"] == 1)
  }

  /// What a mirror is told, and that it is what is there.
  private func told(_ form: Form, _ body: () -> Void) -> [String] {
    let mirror = FormMirror(of: form)
    body()
    #expect(mirror.equals(form), "\(mirror.shape)")
    return mirror.log
  }

  private static func letters(_ tags: String...) -> Form {
    let form = Form()
    for part in tags { form.append(Section(rows: part.map { TextRow("\($0)") })) }
    return form
  }

  @Test func aMoveIsARemovalAndAnAddition() {
    let form = Self.letters("abc", "d")
    #expect(told(form) { form[0].append(form[0][0]) } == ["R- 0.0", "R+ 0.2"])
    #expect(told(form) { form[1].append(form[0][0]) } == ["R- 0.0", "R+ 1.1"])
    #expect(told(form) { form[0].swapAt(0, 1) } == ["R- 0.1", "R+ 0.0"])
    #expect(told(form) { form.swapAt(0, 1) } == ["S- 1", "S+ 0"])
    #expect(told(form) { form[0][0] = form[1][0] } == ["R/ 0.0", "R- 1.0"])
    #expect(form.rows.map(\.tag) == ["a", "b", "c"])
    #expect(told(form) { form[0].append(contentsOf: form[0]) }.isEmpty)
  }

  @Test func asManyAsPossibleStay() {
    let form = Self.letters("abcdefgh")
    #expect(
      told(form) { form[0].moveSubranges(RangeSet([1..<3]), to: 6) }
        == ["R- 0.1 0.2", "R+ 0.4 0.5"])
    #expect(told(form) { form[0].swapAt(0, 7) } == ["R/ 0.0 0.7"])
    #expect(
      told(form) { form[0].replaceSubrange(2..<5, with: [TextRow("x")]) }
        == ["R/ 0.2", "R- 0.3 0.4"])
    #expect(told(form) { form[0].removeAll { $0.tag == "h" || $0.tag == "a" } } == ["R- 0.0 0.5"])
  }

  @Test func whatHidesAndShowsTogetherIsOneDifference() {
    let form =
      Form() +++ Section() <<< CheckRow("c")
      +++ Section { $0.hidden = "not $c" } <<< TextRow("a") <<< TextRow("b") { $0.hidden = "$c" }
      +++ Section() <<< TextRow("d") { $0.hidden = "$c" } <<< TextRow("e") { $0.shown = "$c" }
    #expect(told(form) { form.row("c")?.set(true) } == ["S+ 1", "R/ 2.0"])
    #expect(form.shape == [1, 1, 1])
    #expect(told(form) { form.row("c")?.set(false) } == ["S- 1", "R/ 1.0"])
  }

  @Test func anUpdateIsToldOnce() {
    let form = Self.letters("ab", "c")
    let log = told(form) {
      form.update {
        form[0].append(TextRow("new"))
        form[0].append(TextRow("gone again"))
        form[0][0].hidden = true
        form[1].hidden = true
        form.append(Section(rows: [TextRow("x")]))
        form[2].append(form[1][0])
        form[0].removeLast()
      }
    }
    #expect(log == ["S/ 1", "R- 0.0", "R+ 0.1"])
    #expect(form.map { $0.map(\.tag) } == [["b", "new"], ["x", "c"]])
    let nothing = told(form) {
      form.update {
        let row = form[0].removeLast()
        form[0].append(row)
        form.append(form.remove(at: 1))
        form[0].reverse()
        form[0].reverse()
      }
    }
    #expect(nothing.isEmpty)
  }

  @Test func aSectionThatChangesItsFormIsToldInBoth() {
    let (form, other) = (Self.letters("ab", "c"), Self.letters("x"))
    let mirrors = [FormMirror(of: form), FormMirror(of: other)]
    form.update {
      let section = form.remove(at: 0)
      other.append(section)
      section.append(TextRow("y"))
      #expect(mirrors[1].equals(other))
      form.append(section)
      section.removeFirst()
    }
    #expect(mirrors[0].equals(form) && mirrors[1].equals(other))
    #expect(form.map { $0.map(\.tag) } == [["c"], ["b", "y"]])
    other.append(form[1])
    other[1].removeAll()
    #expect(mirrors[0].equals(form) && mirrors[1].equals(other))
  }

  @Test func aSectionThatComesBackIsToldWithItsRows() {
    let (form, other) = (Self.letters("ab", "c"), Form())
    let log = told(form) {
      form.update {
        other.append(form[1])
        other[0].append(TextRow("d"))
        form.append(other[0])
      }
    }
    #expect(log == ["R+ 1.1"])
  }

  @Test func aSectionThatTheDelegateMovesOnIsToldByItsForm() {
    let (form, other) = (Self.letters("a"), Self.letters("b"))
    let mirrors = [FormMirror(of: form), FormMirror(of: other)]
    let section = Section(rows: [TextRow("x"), TextRow("y")])
    mirrors[0].afterEvent = {
      mirrors[0].afterEvent = nil
      other.append(section)
    }
    form.update {
      form[0] = Section(rows: [TextRow("c")])
      form.append(section)
    }
    section.append(TextRow("z"))
    section.removeFirst()
    #expect(mirrors[0].equals(form) && mirrors[1].equals(other))
    #expect(mirrors[0].log == ["S/ 0", "S+ 1", "S- 1"])
    #expect(mirrors[1].log == ["S+ 1", "R+ 1.2", "R- 1.0"])
  }

  @Test func aDelegateSetLaterKnowsWhatIsThere() {
    let form = Self.letters("ab", "c")
    let first = FormMirror(of: form)
    form[0].removeLast()
    let second = FormMirror(of: form)
    form[0].append(TextRow("d"))
    form.delegate = nil
    form[0].append(TextRow("e"))
    #expect(first.log == ["R- 0.1"] && second.log == ["R+ 0.1"])
    #expect(form[0].children.reported == nil && form.children.reported == nil)
    var third: FormMirror? = FormMirror(of: form)
    #expect(third?.equals(form) == true)
    third = nil
    form[0].removeAll()
    #expect(form.children.reported == nil, "nobody is there to be told")
  }

  @Test func aDelegateThatNeverRestsIsAProblem() {
    let form = Self.letters("ab")
    let mirror = FormMirror(of: form)
    mirror.afterEvent = { form[0].append(TextRow()) }
    form[0].reverse()
    #expect(form.problems.map(\.kind) == [.unsettled])
  }
}
