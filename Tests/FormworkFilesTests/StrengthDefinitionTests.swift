import Formwork
import FormworkFiles
import Testing

@Suite struct StrengthDefinitionTests {
  @Test func everyViewHasAWord() throws {
    func view(_ word: String) throws -> PasswordStrengthView? {
      let text = definition("{type: genericPassword, tag: a, strength: \(word)}")
      let row: GenericPasswordRow = try #require(Form(definition: text).rowBy(tag: "a"))
      return row.strengthView
    }
    #expect(try view("bar") is DefaultPasswordStrengthView)
    #expect(try view("segments") is SegmentedPasswordStrengthView)
    #expect(try view("word") is WordPasswordStrengthView)
    #expect(try view("none") == nil)
  }

  @Test func otherWordsAreRefused() {
    #expect(
      messages("{type: genericPassword, tag: a, strength: segment}") == [
        "3:51: error: unknown strength 'segment'; did you mean 'segments'?"
      ])
  }
}
