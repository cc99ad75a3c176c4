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
}
