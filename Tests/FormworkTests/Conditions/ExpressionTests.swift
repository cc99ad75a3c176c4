import Testing

@testable import Formwork

@Suite struct ExpressionTests {
  @Test(
    arguments: [
      // Comparing
      ("$plan == 'pro'", true), ("$plan != 'pro'", false), ("$plan == \"pro\"", true),
      ("$seats > 2", true), ("$seats >= 3 and $seats <= 3", true), ("$seats < 3", false),
      ("3 == $seats", true), ("$price == 19.990", true), ("$price > 19", true),
      ("'a' < 'b'", true), ("'B' < 'a'", true), ("'10' < '9'", true),
      ("$on == true", true), ("$off == false", true), ("$colors == ['red', 'blue']", true),
      ("$colors == ['blue', 'red']", false), ("'é' == 'e\u{301}'", false),
      // Null
      ("$nothing == nil", true), ("$nothing == null", true), ("$plan == nil", false),
      ("$nothing != nil", false), ("$nothing != 'v'", true), ("$nothing == 'v'", false),
      ("$nothing < 1", false), ("$nothing > 1", false), ("$nothing <= 1", false),
      ("$nothing >= nil", false), ("$nothing contains 'x'", false),
      ("$nothing matches '.*'", false),
      ("$nothing in [1, nil]", true), ("$nothing == $missing", true),
      ("$nothing beginsWith ''", false),
      // Toggles
      ("$untouched == false", true), ("$untouched == true", false), ("$untouched", false),
      ("not $untouched", true), ("!$untouched", true), ("$untouched != true", true), ("$on", true),
      ("$untouched == nil", true), ("filled($untouched)", false),
      // Types
      ("$digits == 42", true), ("$digits > 41.5", true), ("$plan == 1", false),
      ("$plan != 1", true),
      ("$plan < 1", false), ("$seats == '3.0'", true), ("$on == 'true'", true), ("$on == 1", false),
      ("$born == '2008-05-31'", true), ("$born < '2010-01-01'", true), ("$born == 'soon'", false),
      ("$day > today", true), ("$alarm < '08:00'", true), ("$when > today", true),
      ("$when < today + 1 days", true), ("$born == today", false),
      // Lists and texts
      ("$plan in ['free', 'pro']", true), ("$seats in [1, 2]", false), ("$seats in ['3']", true),
      ("$plan in $colors", false), ("'red' in $colors", true), ("$colors contains 'blue'", true),
      ("$colors contains 'lue'", false), ("$name contains 'Love'", true),
      ("$name contains 'love'", false),
      ("$name contains ''", true), ("$name beginsWith 'Ada'", true),
      ("$name endsWith 'lace'", true),
      ("$name endsWith 'Ada Lovelace and more'", false), ("$digits contains 2", true),
      ("$name matches '[A-Z][a-z]+ .*'", true), ("$name matches 'Ada'", false),
      ("$name matches '(?i)ada.*'", true), ("$plan in []", false), ("'aab' contains 'ab'", true),
      // Logic
      ("true or false and false", true), ("(true or false) and false", false),
      ("not false and false", false), ("not (false and false)", true), ("not not true", true),
      ("!!true", true), ("! (true)", false), ("true && !false || false", true),
      ("TRUE AND NOT FALSE OR FALSE", true), ("$name CONTAINS 'Ada' AND $plan IN ['pro']", true),
      ("not $seats == 1", true), ("!($seats == 1)", true), ("$on and visible($plan)", true),
      // State
      ("visible($ghost)", false), ("visible($plan)", true), ("valid($wrong)", false),
      ("valid($plan)", true), ("valid()", false), ("changed($seats)", true),
      ("changed($plan)", false),
      // Functions
      ("filled($plan)", true), ("filled($empty)", false), ("empty($blank)", true),
      ("empty($nothing)", true), ("empty([])", true), ("filled($seats)", true),
      ("filled($password)", true), ("valid($password) and visible($password)", true),
      ("$password == 'hunter2'", false), ("$password == nil", false), ("length($plan) == 3", true),
      ("length('👨‍👩‍👧') == 1", true), ("length($nothing) < 3", true), ("count($colors) == 2", true),
      ("count($nothing) == 0", true), ("lower($name) == 'ada lovelace'", true),
      ("upper('ß') == 'SS'", true), ("trim('  a ') == 'a'", true), ("today == '2026-05-31'", true),
      ("today() == today", true), ("now > today", true), ("now == '2026-05-31T14:30'", true),
      ("years($born) >= 18", true), ("years($born + 1 day) >= 18", false),
      ("$born <= today - 18 years", true), ("$born <= today - 216 months", true),
      ("concat($plan, '-', $seats, $nothing) == 'pro-3'", true), ("round(2.5) == 3", true),
      ("round($price, 1) == 20", true), ("sum(1, 2, $colors) == 3", true),
      ("sum() == 0 or true", nil),
      ("min(3, 1, 2) == 1 and max([1, 5], 2) == 5", true), ("max($born, today) == today", true),
      ("min($nothing) == nil", true), ("if($on, 1, 2) == 1", true),
      ("if($off, true, false)", false),
      ("coalesce($nothing, $empty, 'x') == 'x'", true), ("coalesce($nothing) == nil", true),
      // Fields
      ("count($phones) == 2", true), ("sum($phones.amount) == 2.5", true),
      ("'2' in $phones.number", true), ("$address.zip == '0123'", true), ("$plan.zip == nil", true),
      // Numbers
      ("1 + 2 * 3 == 7", true), ("(1 + 2) * 3 == 9", true), ("0.1 + 0.2 == 0.3", true),
      ("10 - 4 - 3 == 3", true), ("8 / 4 / 2 == 1", true), ("1 / 0 == nil", true),
      ("-3 < -2", true),
      ("- -3 == 3", true), ("2*-3 == -6", true), ("$seats * 2.5 == 7.5", true),
      ("1e3 == 1000", true),
      (".5 == 0.5", true), ("$nothing + 1 == nil", true), ("$digits + 1 == 43", true),
      ("today - $born == 6574", true), ("1 week + today == today + 7 days", true),
      ("today - -1 days == today + 1 days", true), ("$nothing - 1 days == nil", true),
      ("$when + 2 weeks == '2026-06-14T09:00'", true), ("${first-name} == 'Ada'", true),
      ("${address}.zip == '0123'", true), ("$seats-1 == 2", true), ("'it''s' == \"it's\"", true),
      (#""a\"\\\n" != 'x'"#, true),
    ] as [(String, Bool?)])
  func evaluates(_ text: String, _ result: Bool?) {
    #expect((try? ConditionExpression(text))?.holds(in: Record.sample) == result)
  }

  @Test(
    arguments: [
      ("$seats + 1", "4"), ("6 / 4", "1.5"), ("6 / 3", "2"), ("1.50 + 1.50", "3.00"),
      ("today - 18 years", "\"2008-05-31\""), ("'2024-02-29' + 1 years", "\"2025-02-28\""),
      ("concat('a', 1.10, today)", "\"a1.102026-05-31\""), ("[1, 'a', nil]", "[1,\"a\",null]"),
      ("$password", "null"), ("$untouched", "false"),
      ("1 / 3 * 3", "0.9999999999999999999999999999999999"),
      ("9223372036854775807 + 1", "9223372036854775808"), ("1 == 1", "true"), ("'a' + 1", nil),
      ("today + 99999999999 years", nil), ("$seats + 1.5 days", nil),
      ("2024-01-31", "\"2024-01-31\""), ("2024-01-31T14:30", "\"2024-01-31T14:30\""),
      ("14:30", "\"14:30\""), ("2024 - 01 - 31", "1992"),
      ("2024-01-31 - 1 months", "\"2023-12-31\""),
      ("2024-03-01 - 2024-02-01", "29"), ("2024-02-29 == '2024-02-29'", "true"),
      ("today >= 2024-01-01", "true"), ("today < 2024-01-01", "false"),
      ("[2024-01-31, 09:30]", "[\"2024-01-31\",\"09:30\"]"), ("$seats-1", "2"),
      ("99999999999999999999999999999999999999 + 1", "null"), ("round(1234.5, -2)", "1200"),
    ] as [(String, String?)])
  func gives(_ text: String, _ json: String?) {
    let value = (try? ConditionExpression(text))?.evaluate(in: Record.sample)
    #expect(value.map { JSONText.of($0) } == json)
  }

  @Test func listsWhatItReads() throws {
    let text = "$plan == 'pro' and visible($ä) or valid() and changed(${b c}) and $plan.x == 1"
    let expression = try? ConditionExpression(text)
    #expect(expression == nil)
    let good = try ConditionExpression(
      "'ä' == $plan and visible(${ä}) or valid() and changed(${b c}) and $plan.x == 1")
    let bytes = Array(good.text.utf8)
    #expect(good.dependencies.map(\.tag) == ["plan", "ä", "", "b c", "plan"])
    #expect(good.dependencies.map(\.aspect) == [.value, .visible, .formValid, .changed, .value])
    #expect(
      good.dependencies.map {
        String(decoding: bytes[$0.offset..<$0.offset + $0.length], as: UTF8.self)
      } == ["$plan", "${ä}", "valid", "${b c}", "$plan.x"])
  }

  @Test func takesLongAndDeepTexts() throws {
    let or = Array(repeating: "$a == 1", count: 5000).joined(separator: " or ")
    #expect(try ConditionExpression(or).dependencies.count == 5000)
    let brackets = {
      String(repeating: "(", count: $0) + "true" + String(repeating: ")", count: $0)
    }
    #expect(try ConditionExpression(brackets(60)).holds(in: Record.sample))
    for deep in [
      brackets(10_000), String(repeating: "not ", count: 10_000) + "true",
      String(repeating: "-", count: 10_000) + "1", String(repeating: "[", count: 10_000),
      Array(repeating: "1", count: 10_000).joined(separator: " + "),
      Array(repeating: "1", count: 10_000).joined(separator: "*"),
      String(repeating: "if(true,", count: 10_000), String(repeating: "!", count: 10_000) + "$a",
    ] {
      #expect(throws: ExpressionError.self) { try ConditionExpression(deep) }
    }
  }
}
