import Formwork
import Testing

@Suite struct ExpressionCheckTests {
  private let types: [String: ValueType] = [
    "plan": .text, "seats": .wholeNumber, "agree": .truth, "colors": .list, "password": .secret,
    "note": .nothing, "born": .date, "opens": .time, "custom": .other, "size": .text,
  ]
  private let sizes: Set<String> = ["small", "large", "5"]

  @Test(
    arguments: [
      ("$plan == 'x' and $agree", []), ("filled($password) and not valid($password)", []),
      ("empty($password) or visible($note)", []), ("$custom", []), ("count($colors) > 1", []),
      ("length($plan) > 1", []), ("valid()", []),
      ("$paln == 'x'", ["0 no row has the tag paln; did you mean $plan?"]),
      (
        "visible($zzz) or $seat > 1",
        ["8 no row has the tag zzz", "17 no row has the tag seat; did you mean $seats?"]
      ),
      (
        "length($password) > 3",
        [
          "7 password is a secret and cannot be read in a condition; "
            + "use filled($password), valid($password) or visible($password)"
        ]
      ),
      ("filled($note)", ["7 note has no value"]),
      ("$note == 1", ["0 note has no value; use visible($note)"]),
      ("$plan", ["0 $plan is neither true nor false; use filled($plan), or compare it"]),
      (
        "$agree and $seats",
        ["11 $seats is neither true nor false; use filled($seats), or compare it"]
      ),
      ("not $born", ["4 $born is neither true nor false; use filled($born), or compare it"]),
      (
        "if($plan, $agree, $agree)",
        ["3 $plan is neither true nor false; use filled($plan), or compare it"]
      ),
      ("count($plan) > 1", ["6 count is for lists; use length for a text"]),
      ("length($colors) > 1", ["7 length is for texts; use count for a list"]),
    ] as [(String, [String])])
  func finds(_ text: String, _ problems: [String]) throws {
    let found = try ConditionExpression(text).problems(
      tags: Suggestions(types.keys.sorted()), options: { $0 == "size" ? OptionTexts(sizes) : nil },
      type: { types[$0] })
    #expect(found.map { "\($0.offset) \($0)" } == problems)
  }

  @Test func takesAnyValueWhereNoConditionIsDue() throws {
    let found = try ConditionExpression("$plan").problems(
      tags: Suggestions([]), isCondition: false, type: { types[$0] })
    #expect(found.isEmpty)
  }

  @Test(
    arguments: [
      // What compares, or may.
      ("$seats == 3 and $seats >= 2.5 and $seats == '3' and $seats in [1, '2']", []),
      ("$seats == nil or $seats == '' or nil != $born", []),
      ("$born >= 2024-01-31 and $born < today and $born == '2024-01-31' and $born < now", []),
      ("$opens > 09:30 and $opens == '09:30' and $plan == 09:30", []),
      ("$agree == true and $agree != 'false' and $plan == $seats and $plan in $colors", []),
      ("$custom == 1 and $custom < 2024-01-31 and 'x' == $plan", []),
      ("years($born) > 18 and $born - 2024-01-31 > 3 and today - $born > 3", []),
      ("$size == 'small' and $size in ['large', 5] and $size != '' and $size > 'm'", []),
      ("$plan contains 'x' and $seats matches '[0-9]'", []),
      (
        "$colors contains 'x' and $plan endsWith '' and $zip.x == 1 and $seats / 2 > 1",
        [
          "47 no row has the tag zip"
        ]
      ),
      ("trim($plan) == 'x' and concat($seats, $born) != '' and max($seats, 3, 2.5) > 1", []),
      ("min($born, today) < now and sum($colors) > 1 and max($colors) > 1", []),
      // What never does.
      (
        "$seats == 'three'",
        ["0 $seats is a whole number, 'three' is text: they are never equal"]
      ),
      (
        "not ('three' != $seats)",
        ["5 'three' is text, $seats is a whole number: they are never equal"]
      ),
      (
        "$seats in [1, 'two']",
        ["0 $seats is a whole number, 'two' is text: they are never equal"]
      ),
      (
        "$born >= 3",
        [
          "0 $born is a date, 3 is a whole number: they are never equal; "
            + "write a date as 2024-01-31"
        ]
      ),
      (
        "$born == '31.12.2024'",
        [
          "0 $born is a date, '31.12.2024' is text: they are never equal; "
            + "write a date as 2024-01-31"
        ]
      ),
      (
        "$born == $seats",
        [
          "0 $born is a date, $seats is a whole number: they are never equal; "
            + "write a date as 2024-01-31"
        ]
      ),
      (
        "$born == 09:30",
        ["0 $born is a date, 09:30 is a time: they are never equal; write a date as 2024-01-31"]
      ),
      (
        "$agree == 1",
        [
          "0 $agree is true or false, 1 is a whole number: they are never equal; "
            + "compare with true or false"
        ]
      ),
      (
        "$agree == 'yes'",
        [
          "0 $agree is true or false, 'yes' is text: they are never equal; "
            + "compare with true or false"
        ]
      ),
      ("$agree > false", ["0 true and false have no order; compare with == or !="]),
      ("$seats > nil", ["0 nil is neither less nor greater than anything"]),
      (
        "$colors == 'red'",
        ["0 $colors is a list, 'red' is text: they are never equal"]
      ),
      ("$plan in $seats", ["9 in needs a list on the right; $seats is a whole number"]),
      ("length($seats) > 1", ["7 length is for texts; $seats is a whole number"]),
      ("years($seats) > 1", ["6 years is for dates; $seats is a whole number"]),
      ("sum($seats, $agree) > 1", ["12 sum is for numbers; $agree is true or false"]),
      (
        "$born + 1 == today",
        ["0 $born is a date, not a number; write $born + 3 days"]
      ),
      ("$agree * 2 > 1", ["0 $agree is true or false, not a number"]),
      ("$seats - 3 days < today", ["0 $seats is a whole number, not a date"]),
      ("$size == 'smal'", ["0 size has no option 'smal'; did you mean 'small'?"]),
      ("7 == $size", ["0 size has no option 7; known: 5, large, small"]),
      ("$size in ['small', 'huge']", ["0 size has no option 'huge'; known: 5, large, small"]),
      ("lower($seats) == 'x'", ["6 lower is for texts; $seats is a whole number"]),
      ("length(count($colors)) > 1", ["7 length is for texts; count(…) is a whole number"]),
      ("1 < length(5)", ["4 length is for texts; 5 is a whole number"]),
      ("years($opens) > 1", ["6 years is for dates; $opens is a time"]),
      ("min($born, $seats) > 1", ["0 min cannot compare a date with a whole number"]),
      ("$plan contains nil", ["0 nil is no part of anything"]),
      ("nil contains $plan", ["0 nil has no parts"]),
      ("$plan beginsWith ['a']", ["0 beginsWith needs a single value on the right"]),
      ("$plan contains $colors", ["0 contains needs a single value on the right"]),
      ("$colors endsWith 'r'", ["0 endsWith is for texts; $colors is a list"]),
      ("$agree contains 't'", ["0 contains is for texts; $agree is true or false"]),
      ("$colors matches 'r'", ["0 matches is for texts; $colors is a list"]),
      ("$plan.first == 'x'", ["0 $plan is text and has no part first"]),
    ] as [(String, [String])])
  func findsWhatNeverCompares(_ text: String, _ problems: [String]) throws {
    try finds(text, problems)
  }
}
