/// Cases of Eureka and its password row in which Formwork decides otherwise; each is tested.
enum DeviationsTable {
  struct Deviation: Sendable, CustomStringConvertible {
    /// The case and what it is in Eureka.
    let name: String
    /// What is given.
    let input: String
    /// What Formwork says, in the words of the test that checks it.
    let ours: String
    /// Why.
    let decision: String

    var description: String { name }
  }

  /// `rule input` → whether it passes.
  static let rules = [
    Deviation(
      name: "T92 RuleEmail fails", input: "email a&b@b.com", ours: "passes",
      decision: "the dialect `practical` is HTML's grammar, where & may stand before the @"),
    Deviation(
      name: "1.8 RuleEmail passes an underscore in the domain only with letters at its end",
      input: "email ada@example.c", ours: "passes",
      decision: "a last label of one letter is a label; one dot in the domain is enough"),
    Deviation(
      name: "1.8 RuleURL takes lower-case schemes only", input: "url HTTPS://example.com",
      ours: "passes", decision: "schemes are of any case (RFC 3986, 3.1)"),
    Deviation(
      name: "1.8 RuleURL takes ports of 2 to 5 digits", input: "url http://example.com:8",
      ours: "passes", decision: "ports are 1 to 65535"),
    Deviation(
      name: "1.8 RuleURL takes ports of 2 to 5 digits", input: "url http://example.com:99999",
      ours: "fails", decision: "ports are 1 to 65535"),
    Deviation(
      name: "1.8 RuleURL refuses an IPv4 host from 224 on", input: "url http://224.0.0.1",
      ours: "passes", decision: "an address is an address; where it leads is not the rule's to say"),
    Deviation(
      name: "1.8 RuleURL refuses IPv6 hosts", input: "url http://[::1]/", ours: "passes",
      decision: "IPv6 hosts are hosts"),
    Deviation(
      name: "1.8 RuleRequired passes blanks", input: "required \u{20}\u{20}", ours: "fails",
      decision: "a blank string is empty for `required`, unless it allows blanks"),
  ]

  /// password → strength, colour.
  static let passwords = [
    Deviation(
      name: "strength 1 shown red", input: "a", ours: "1 #ffc107",
      decision: "colours hold from a key's strength on, as the protocol says"),
    Deviation(
      name: "strength 2 shown amber", input: "a1", ours: "2 #03a9f4",
      decision: "colours hold from a key's strength on, as the protocol says"),
    Deviation(
      name: "strength 3 shown light blue", input: "aA1", ours: "3 #8bc34a",
      decision: "colours hold from a key's strength on, as the protocol says"),
    Deviation(
      name: "P28 a preset value shows strength 0", input: "Abc123", ours: "4 #8bc34a",
      decision: "strength, colour and hint are computed for every value"),
  ]

  /// What is done → what holds then.
  static let model = [
    Deviation(
      name: "P22 clearing a password leaves \"\"", input: "clear a password", ours: "null",
      decision: "clearing gives nil, as in every other text row"),
    Deviation(
      name: "P24 the validator does not count for form.validate()",
      input: "validate an invalid password without rules", ours: "password",
      decision: "an invalid, non-empty password is a violation"),
    Deviation(
      name: "P27 leaving an untouched row turns nil into \"\" and calls onChange",
      input: "focus and leave an untouched row", ours: "null, 0 changes",
      decision: "leaving an untouched row changes nothing"),
    Deviation(
      name: "the placeholder of a password row is \"Password\", and no title is shown",
      input: "a fresh password row", ours: "no placeholder",
      decision: "a terminal shows the title beside the field"),
    Deviation(
      name: "assigning a password in code leaves strength and hint as they were",
      input: "assign a password in code", ours: "3, Must contain an uppercase letter",
      decision: "strength, colour and hint are recomputed on every change, also from code"),
    Deviation(
      name: "T98 typed digits of a decimal are shifted: 123 is 1.23",
      input: "type 123 in a decimal",
      ours: "123", decision: "numbers are read as they are typed, by locale"),
    Deviation(
      name: "T98 a decimal shows two digits at least", input: "a decimal 5", ours: "5",
      decision: "exact decimals keep the digits that were given"),
    Deviation(
      name: "T99 an int row shows 2,015", input: "an int 2015", ours: "2015",
      decision: "a year is no quantity; grouping is not added"),
    Deviation(
      name: "1.5 text that does not parse keeps the old value", input: "type 5x over an int 5",
      ours: "null", decision: "the text stays with an error; the last value is not silently kept"),
    Deviation(
      name: "T29 setValues ignores unknown keys", input: "setValues of an unknown key",
      ours: "reported", decision: "unknown keys and wrong types are reported"),
    Deviation(
      name: "1.2 setValues clears where the type differs", input: "setValues of another type",
      ours: "reported, 5", decision: "wrong types are reported and change nothing"),
    Deviation(
      name: "1.8 a row that is validated on demand only keeps its error while it is edited",
      input: "mend a row that is validated on demand", ours: "0 errors",
      decision: "once a row shows an error it is validated with every change"),
    Deviation(
      name: "1.7 == false is false for a switch that was never set",
      input: "$switch == false, never set", ours: "true",
      decision: "an unset switch or check counts as false"),
    Deviation(
      name: "1.4 a second onChange replaces the first", input: "two onChange", ours: "2 calls",
      decision: "callbacks are multicast"),
    Deviation(
      name: "1.8 assigning an equal value validates", input: "assign an equal value",
      ours: "0 changes", decision: "assigning an equal value does nothing"),
    Deviation(
      name: "1.8 a rule that names an unknown row crashes", input: "equals an unknown row",
      ours: "a problem", decision: "mistakes in code are collected in form.problems"),
    Deviation(
      name: "1.1 Form + Form changes the left form", input: "a sum of two forms",
      ours: "left is empty, the sum is new",
      decision: "+ gives a new form that takes over the sections"),
  ]
}
