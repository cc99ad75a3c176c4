import Formwork

/// A context out of a few values.
struct Record: ExpressionContext {
  var values: Values = [:]
  var hidden: Set<String> = []
  var invalid: Set<String> = []
  var changed: Set<String> = []
  var toggles: Set<String> = []
  let now: LocalDateTime

  init() {
    guard let now = LocalDateTime("2026-05-31T14:30") else { preconditionFailure("a valid time") }
    self.now = now
  }

  func value(of tag: String) -> FormValue { values[tag] }
  func isVisible(_ tag: String) -> Bool { !hidden.contains(tag) }
  func isValid(_ tag: String) -> Bool { !invalid.contains(tag) }
  func isChanged(_ tag: String) -> Bool { changed.contains(tag) }
  func isToggle(_ tag: String) -> Bool { toggles.contains(tag) }
  var isFormValid: Bool { invalid.isEmpty }
  var today: LocalDate { now.date }
  var locale: FormLocale { .posix }
}

extension Record {
  /// What the tables of conditions are about.
  static let sample: Record = {
    var record = Record()
    record.values = [
      "plan": .text("pro"), "seats": .int(3), "nothing": .null, "empty": .text(""),
      "name": .text("Ada Lovelace"), "price": .decimal(DecimalNumber("19.99") ?? .greatest),
      "on": .bool(true), "off": .bool(false), "untouched": .null,
      "colors": .list([.text("red"), .text("blue")]),
      "born": LocalDate("2008-05-31")?.formValue ?? .null,
      "when": LocalDateTime("2026-05-31T09:00")?.formValue ?? .null,
      "alarm": LocalTime("07:30")?.formValue ?? .null,
      "digits": .text("42"), "day": .text("2026-06-01"), "first-name": .text("Ada"),
      "password": .secret(Secret(copying: "hunter2".utf8)), "blank": .text("  "),
      "phones": .list([
        .object(["number": .text("1"), "amount": .int(2)]),
        .object(["number": .text("2"), "amount": .decimal(DecimalNumber("0.5") ?? .greatest)]),
      ]),
      "address": .object(["zip": .text("0123")]),
    ]
    (record.hidden, record.invalid, record.changed) = (["ghost"], ["wrong"], ["seats"])
    record.toggles = ["untouched", "on", "off"]
    return record
  }()
}
