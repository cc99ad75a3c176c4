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
}
