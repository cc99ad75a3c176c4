import Testing

@testable import Formwork

@Suite struct UUIDRuleTests {
  @Test(arguments: [
    "f81d4fae-7dec-11d0-a765-00a0c91e6bf6", "F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6",
    "00000000-0000-0000-0000-000000000000", "ffffffff-ffff-ffff-ffff-ffffffffffff",
    "017F22E2-79B0-7CC3-98C4-DC0C0C07398F", "",
  ])
  func accepts(_ text: String) {
    #expect(Rule<String>.uuid.passes(text))
  }

  @Test(arguments: [
    "f81d4fae7dec11d0a76500a0c91e6bf6", "{f81d4fae-7dec-11d0-a765-00a0c91e6bf6}",
    "urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6", "f81d4fae-7dec-11d0-a765-00a0c91e6bf",
    "f81d4fae-7dec-11d0-a765-00a0c91e6bf66", "g81d4fae-7dec-11d0-a765-00a0c91e6bf6",
    "f81d4fae07dec-11d0-a765-00a0c91e6bf6", "f81d4fa--7dec-11d0-a765-00a0c91e6bf6",
    " f81d4fae-7dec-11d0-a765-00a0c91e6bf", "ｆ81d4fae-7dec-11d0-a765-00a0c91e6b", "x",
  ])
  func refuses(_ text: String) {
    #expect(Rule<String>.uuid.code(.text(text)) == "uuid")
  }
}
