import TestTerminal
import Testing

@Suite struct InspectVerbTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  private static let form = """
    form: key
    title: A key
    sections:
      - tag: main
        header: Main
        footer: Foot
        rows:
          - {type: text, tag: name, title: Name, rules: [required]}
          - {type: genericPassword, tag: key, title: Key}
          - {type: int, tag: count, shown: $name == 'x', value: 3}
          - {type: button, title: Press}
    """

  @Test func printsOneObject() throws {
    let form = try workspace.write("key.yaml", Self.form)
    let values = try workspace.write("v.json", #"{"key": "a1"}"#)
    let result = try Formwork.run("inspect", form, "--values", values, "--validate")
    #expect(result.status == .exited(3))
    let rows = [
      #"{"tag":"name","type":"text","title":"Name","visible":true,"disabled":false,"#
        + #""required":true,"value":null,"display":"","secret":false,"set":false,"errors":["#
        + #"{"rule":"required","code":"required","message":"Must be filled in","#
        + #""severity":"error"}],"strength":null}"#,
      #"{"tag":"key","type":"genericPassword","title":"Key","visible":true,"disabled":false,"#
        + #""required":false,"value":null,"display":"••••••••","secret":true,"set":true,"#
        + #""errors":[{"rule":"password","code":"password","message":"#
        + #""Must contain an uppercase letter","severity":"error"}],"strength":{"value":2,"#
        + ##""max":4,"fraction":0.5,"color":"#03a9f4","hint":"Must contain an uppercase letter","##
        + #""valid":false}}"#,
      #"{"tag":"count","type":"int","title":null,"visible":false,"disabled":false,"#
        + #""required":false,"value":3,"display":"3","secret":false,"set":true,"errors":[],"#
        + #""strength":null}"#,
      #"{"tag":null,"type":"button","title":"Press","visible":true,"disabled":false,"#
        + #""required":false,"value":null,"display":"","secret":false,"set":false,"errors":[],"#
        + #""strength":null}"#,
    ]
    #expect(
      result.output
        == #"{"form":"key","title":"A key","valid":false,"sections":[{"tag":"main","#
        + #""header":"Main","footer":"Foot","visible":true,"rows":["#
        + rows.joined(separator: ",")
        + #"]}],"values":{"name":null,"key":null},"errors":[{"tag":"name","rule":"required","#
        + #""code":"required","message":"Must be filled in","severity":"error"},{"tag":"key","#
        + #""rule":"password","code":"password","message":"Must contain an uppercase letter","#
        + #""severity":"error"}]}"# + "\n")
  }

  @Test func withoutValidateItEndsWithZeroAndShowsNoErrors() throws {
    let form = try workspace.write("key.yaml", Self.form)
    let result = try Formwork.run("inspect", form)
    #expect(result.status == .exited(0))
    #expect(result.output.contains(#""valid":false"#))
    #expect(result.output.hasSuffix(#""errors":[]}"# + "\n"))
  }

  @Test(arguments: [
    ("a", ##""value":1,"max":4,"fraction":0.25,"color":"#ffc107","hint":"Must contain a number""##),
    (
      "a1",
      ##""value":2,"max":4,"fraction":0.5,"color":"#03a9f4","##
        + #""hint":"Must contain an uppercase letter""#
    ),
    (
      "aA1",
      ##""value":3,"max":4,"fraction":0.75,"color":"#8bc34a","##
        + #""hint":"Must have at least 6 characters""#
    ),
    ("Abc123", ##""value":4,"max":4,"fraction":1,"color":"#8bc34a","hint":null,"valid":true"##),
  ]) func strengthsOfTheSignupForm(_ password: String, _ strength: String) throws {
    let values = try workspace.write("v.json", #"{"password": "\#(password)"}"#)
    let result = try Formwork.run(
      "inspect", Formwork.form("signup.yaml"), "--values", values)
    #expect(result.output.contains(#""strength":{\#(strength)"#))
  }

  @Test func hiddenRowsFollowTheValues() throws {
    func visible(_ plan: String) throws -> Bool {
      let result = try Formwork.run(
        "inspect", Formwork.form("signup.yaml"), "--values", "-", input: "plan: \(plan)\n")
      return result.output.contains(
        #"{"tag":"seats","type":"int","title":"Seats","visible":true"#)
    }
    #expect(try visible("pro"))
    #expect(try !visible("free"))
  }
}
