import Formwork
import Testing

@Suite struct ExpressionCheckTests {
  private let kinds: [String: OperandKind] = [
    "plan": .text, "seats": .number, "agree": .truth, "colors": .list, "password": .secret,
    "note": .nothing, "born": .date, "custom": .any,
  ]

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
    let found = try ConditionExpression(text).problems(tags: kinds.keys.sorted()) { kinds[$0] }
    #expect(found.map { "\($0.offset) \($0)" } == problems)
  }

  @Test func takesAnyValueWhereNoConditionIsDue() throws {
    let found = try ConditionExpression("$plan").problems(tags: [], isCondition: false) {
      kinds[$0]
    }
    #expect(found.isEmpty)
  }
}
