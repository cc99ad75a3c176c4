import Formwork
import Testing

/// The place, length and words of a text's error; nil when it has none.
private func report(_ text: String) -> String? {
  do throws(ExpressionError) {
    _ = try ConditionExpression(text)
    return nil
  } catch {
    return "\(error.offset)+\(error.length) \(error)"
  }
}

@Suite struct ExpressionErrorTests {
  @Test(arguments: [
    // The here-document trap
    (" == 'free'", "1+2 nothing before ==; quote the here-document's word: <<'EOF'"),
    ("$a and == 1", "7+2 nothing before ==; quote the here-document's word: <<'EOF'"),
    ("not in ['a']", "4+2 nothing before in; quote the here-document's word: <<'EOF'"),
    ("contains 'x'", "0+8 nothing before contains; quote the here-document's word: <<'EOF'"),
    (
      "visible()",
      "8+1 visible takes a row; write visible($x); in a here-document quote its word: <<'EOF'"
    ),
    (
      "filled()",
      "0+8 nothing in the brackets; write filled($x); in a here-document quote its word: <<'EOF'"
    ),
    // ! and not
    (
      "!$a == 1",
      "0+1 ! before a comparison needs brackets; write !(… == …) for the whole comparison"
    ),
    (
      "$b and !$a in [1]",
      "7+1 ! before a comparison needs brackets; write !(… in …) for the whole comparison"
    ),
    ("$a == !$b", "6+1 ! here needs brackets; write (! …)"),
    ("$a == not $b", "6+3 not here needs brackets; write (not …)"),
    ("$a not in ['x']", "3+3 unexpected not; write not $x in […]"),
    // Operators
    ("$a = 1", "3+1 = is no operator; write =="), ("$a === 1", "3+3 === is no operator; write =="),
    ("$a <> 1", "3+2 <> is no operator; write !="), ("$a & $b", "3+1 & is no operator; write and"),
    ("$a is 1", "3+2 unknown operator is; write =="),
    ("$a contians 'x'", "3+8 unknown operator contians; did you mean contains?"),
    ("$a foo 'x'", "3+3 unknown operator foo"), ("$a 'x'", "3+3 no operator before 'x'"),
    ("1 < $a < 5", "7+1 a second comparison; write … < … and … < …"),
    ("$a ==", "5+0 nothing behind =="), ("$a and", "6+0 nothing behind and"),
    ("not", "3+0 nothing behind not"),
    ("$a and or $b", "7+2 nothing before or; quote the here-document's word: <<'EOF'"),
    // Words
    (
      "plan == 'x'",
      "0+4 unknown word plan; a row's value is $plan, a text stands in quotes: 'plan'"
    ),
    (
      "$plan == free",
      "9+4 unknown word free; a row's value is $free, a text stands in quotes: 'free'"
    ),
    (
      "$first-name == 'x'",
      "7+4 unknown word name; a row's value is $name, a text stands in quotes: 'name'"
    ),
    ("lenght($a) > 1", "0+6 unknown function lenght; did you mean length?"),
    ("frobnicate($a)", "0+10 unknown function frobnicate"),
    ("length > 1", "0+6 length needs brackets; write length($x)"),
    ("visible", "0+7 visible needs brackets; write visible($x)"),
    ("years", "0+5 years needs brackets; write years($x)"),
    ("days > 1", "0+4 nothing before days; write 18 days"),
    ("if($a, 1)", "0+9 if takes other arguments; write if(condition, a, b)"),
    ("today(1)", "0+8 today takes other arguments; write today"),
    ("visible('a')", "8+3 visible takes a row; write visible($x)"),
    ("visible($a.b)", "8+4 visible takes a row; write visible($x)"),
    // Signs and literals
    ("", "0+0 the condition is empty"), ("   ", "3+0 the condition is empty"),
    ("$", "0+1 $ without a tag; tags with other characters stand in ${…}"),
    ("$ä", "0+1 $ without a tag; tags with other characters stand in ${…}"),
    ("${a", "0+3 ${ without }"), ("${}", "0+3 ${} without a tag"),
    ("'a", "0+2 a text without its closing '; a ' in it is written ''"),
    ("$a == 'it's'", "11+1 a text without its closing '; a ' in it is written ''"),
    ("\"a", "0+2 a text without its closing \"; a \" in it is written \\\""),
    (#"$a == "\d""#, #"7+2 not an escape; these are: \" \\ \n; in '…' a \ is a \"#),
    ("$a == “x”", "6+3 unexpected “; texts stand in ' or \""), ("$a == 1.2.3", "6+5 not a number"),
    ("$a == 1 # x", "8+1 unexpected #"),
    // Brackets
    ("($a == 1", "0+1 ( without its )"), ("$a == 1)", "7+1 unexpected )"),
    ("[1, 2", "0+1 [ without its ]"),
    ("[1 2]", "3+1 no operator before 2"), ("[1,]", "3+1 nothing between , and ]"),
    ("()", "1+1 nothing between ( and )"),
    ("$a in [1, 2)", "11+1 unexpected )"),
    // Dates and times
    ("$a == 2023-02-29", "6+10 there is no date 2023-02-29; write a date as 2024-01-31"),
    ("$a == 2024-1-5", "6+8 there is no date 2024-1-5; write a date as 2024-01-31"),
    ("$a == 2024-01-311", "6+11 there is no date 2024-01-311; write a date as 2024-01-31"),
    (
      "$a == 2024-13-01T09:30", "6+16 there is no date 2024-13-01T09:30; write a date as 2024-01-31"
    ),
    ("$a == 2024-01-31x", "6+11 there is no date 2024-01-31x; write a date as 2024-01-31"),
    ("$a > 25:00", "5+5 there is no time 25:00; write a time as 09:30"),
    ("$a > 14:60", "5+5 there is no time 14:60; write a time as 09:30"),
    ("$a > 9:30", "5+4 there is no time 9:30; write a time as 09:30"),
    ("$a > 14:30:61", "5+8 there is no time 14:30:61; write a time as 09:30"),
    ("$a == 31.12.2024", "6+10 not a number; write a date as 2024-01-31"),
    (
      "$a < today - 99999 years",
      "5+19 this is never a date: dates are in the years 1 to 9999"
    ),
    (
      "today + 9999 years < $a",
      "0+18 this is never a date: dates are in the years 1 to 9999"
    ),
    ("$a - 99999 years < today", "0+16 this is never a date: dates are in the years 1 to 9999"),
    (
      "2024-01-31 - 30000 months < $a",
      "0+25 this is never a date: dates are in the years 1 to 9999"
    ),
    ("today - -999999 weeks < $a", "0+21 this is never a date: dates are in the years 1 to 9999"),
    ("today - 1.5 days < $a", "0+16 days are counted in whole numbers"),
    ("today + 3 < $a", "0+9 a date is no number; write … + 3 days"),
    ("2024-01-31 - 3 < $a", "0+14 a date is no number; write … - 3 days"),
    ("today * 2 > 1", "0+5 a date is no number"),
    ("09:30 + 1 > 1", "0+5 a time is no number"),
    // Types
    ("$a in 'x'", "6+3 in needs a list on the right; write in ['a', 'b']"),
    ("count('x') == 1", "6+3 count is for lists; use length for a text"),
    ("length([1]) == 1", "7+3 length is for texts; use count for a list"),
    ("$a and 'x'", "7+3 this is neither true nor false; compare it, as in $x == 1"),
    ("not 5", "4+1 this is neither true nor false; compare it, as in $x == 1"),
    ("if(1, 2, 3)", "3+1 this is neither true nor false; compare it, as in $x == 1"),
    ("18 years", "0+8 years without a date; write today - 18 years"),
    ("$a < 18 years", "5+8 years without a date; write today - 18 years"),
    ("2 * 3 days == 1", "4+6 days without a date; write today - 18 days"),
    ("'a' + 'b' == 'ab'", "0+3 a text is no number; use concat to join texts"),
    ("true + 1 == 2", "0+4 this is no number"),
    ("$a matches $b", "11+2 matches needs a pattern in quotes"),
  ])
  func names(_ text: String, _ message: String) { #expect(report(text) == message) }

  @Test(arguments: [
    ("$a matches 'x(y'", 15), ("$a matches 'it''s [a'", 20), (#"$a matches "\\d[""#, 16),
  ])
  func pointsIntoPatterns(_ text: String, _ offset: Int) throws {
    let error = #expect(throws: ExpressionError.self) { try ConditionExpression(text) }
    #expect(error?.offset == offset)
    #expect(error?.message.hasPrefix("the pattern is broken: ") == true)
  }
}
