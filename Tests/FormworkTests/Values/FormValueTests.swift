import Formwork
import Testing

@Suite struct FormValueTests {
  private let values: Values
  private let born: LocalDate

  init() throws {
    born = try #require(LocalDate(year: 1990, month: 12, day: 31))
    values = [
      "user": "ada", "seats": 3, "price": 19.99, "paid": true, "born": .date(born),
      "password": .secret(Secret(copying: "hunter2".utf8)), "note": nil, "list": [1, nil, "x"],
      "address": ["city": "Oslo", "zip": nil],
    ]
  }

  @Test func textsComeOutOfAResult() {
    #expect(values["user"]?.text == "ada" && values["user"].text == "ada")
    #expect(values["nobody"]?.text == nil && values["nobody"].text == nil)
    #expect(values["note"]?.isNull == true && values["nobody"]?.isNull == nil)
    if let user = values["user"]?.text { #expect(user == "ada") } else { Issue.record("no user") }
  }

  @Test func everyKindHasItsAccessor() throws {
    #expect(values["seats"].int == 3 && values["seats"].decimal == 3)
    #expect(values["price"].decimal == 19.99 && values["price"].int == nil)
    #expect(FormValue.decimal(5.0).int == 5)
    #expect(values["paid"].bool == true)
    #expect(values["born"].date == born)
    let time = try #require(LocalTime(hour: 14, minute: 30))
    #expect(FormValue.time(time).time == time)
    #expect(FormValue.dateTime(LocalDateTime(born, time)).dateTime == LocalDateTime(born, time))
    #expect(values["password"].secret == Secret(copying: "hunter2".utf8))
    #expect(values["list"].list == [1, .null, "x"])
    #expect(values["address"].object?["city"] == "Oslo")
  }

  @Test func accessorsOfOtherKindsAreNil() {
    for (tag, value) in values.entries {
      let found: [Any?] = [
        value.text, value.bool, value.int, value.decimal, value.date, value.time, value.dateTime,
        value.secret, value.list, value.object,
      ]
      let expected = tag == "note" ? 0 : tag == "seats" ? 2 : 1
      #expect(found.count { $0 != nil } == expected, "\(tag)")
    }
  }

  @Test func printedValuesAreReadableAndMasked() {
    let text =
      #"["user": "ada", "seats": 3, "price": 19.99, "paid": true, "born": 1990-12-31, "#
      + #""password": ••••••••, "note": null, "list": [1, null, "x"], "#
      + #""address": ["city": "Oslo", "zip": null]]"#
    #expect("\(values)" == text && String(reflecting: values) == text)
    #expect("\(values["user"]) \(values["note"]) \(values["password"])" == "ada null ••••••••")
    #expect(String(reflecting: values["user"]) == #""ada""#)
    #expect("\(Values())" == "[:]" && "\(FormValue.list([]))" == "[]")
    var dumped = ""
    dump(values, to: &dumped)
    #expect(!dumped.contains("hunter2"))
  }

  @Test func literalsMakeValues() {
    #expect(values["price"] == .decimal(DecimalNumber("19.99") ?? 0))
    #expect(values["note"] == .null && values.contains("note"))
    let nested: FormValue = ["a": [1, 2.5], "b": ["c": true]]
    #expect(
      nested == .object(["a": .list([.int(1), .decimal(2.5)]), "b": .object(["c": .bool(true)])]))
  }
}

@Suite struct DecimalLiteralTests {
  @Test(
    arguments: [
      (0.1, "0.1"), (19.99, "19.99"), (-0.5, "-0.5"), (1e-5, "0.00001"), (2.50, "2.5"),
      (123456789.123456, "123456789.123456"), (1e20, "100000000000000000000"), (0.0, "0"),
    ] as [(DecimalNumber, String)])
  func digitsAreThoseOfTheLiteral(number: DecimalNumber, text: String) throws {
    #expect(try number == #require(DecimalNumber(text)))
  }

  @Test func beyondTheLimitsItIsTheNearest() {
    let (great, small): (DecimalNumber, DecimalNumber) = (1e40, -1e300)
    #expect(great == .greatest && small < 0 && small == -DecimalNumber.greatest)
    #expect((1e-40 as DecimalNumber) == 0)
  }

  @Test func rowsAndRulesTakeThem() {
    let row = DecimalRow("price") {
      $0.value = 19.99
      $0.add(rule: .min(0.5))
    }
    #expect(row.validate().isEmpty && row.value == DecimalNumber("19.99"))
    row.value = 0.25
    #expect(row.validate().map(\.code) == ["tooSmall"])
    row.value = nil
    #expect(row.value == nil)
  }
}
