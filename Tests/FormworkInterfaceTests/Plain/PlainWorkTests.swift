import Formwork
import Testing

@testable import FormworkInterface

@Suite struct PlainWorkTests {
  private func conversation(refuses: String = "root", isDown: Bool = false) -> PlainConversation {
    struct Down: Error {}
    let row = TextRow("user") {
      $0.title = "User"
      $0.add(
        asyncRule: AsyncRule("taken", message: "Is taken") { name, _ in
          if isDown { throw Down() }
          return name != refuses
        })
    }
    return PlainConversation(form: Form("Login") +++ Section() <<< row)
  }

  @Test func theReviewWaitsForTheAnswer() async throws {
    let conversation = conversation()
    _ = conversation.start()
    _ = conversation.answer("root")
    #expect(conversation.answer("submit") == "Checking User. Enter stops waiting.\n")
    #expect(conversation.expects == .work)
    #expect(conversation.stillWaiting == "Still checking User.")
    let work = try #require(conversation.takeWork())
    let refused = conversation.finish(await work.run())
    #expect(
      refused == """
        Error: User: Is taken.
        Question 1 of 1. User, optional. Your answer: root.
        User:\u{20}
        """)
    _ = conversation.answer("ada")
    _ = conversation.answer("submit")
    let next = try #require(conversation.takeWork())
    #expect(conversation.finish(await next.run()) == "Done. Login was submitted.\n")
    #expect(conversation.expects == .finished(.submitted))
  }

  @Test func aLineStopsWaiting() async throws {
    let conversation = conversation()
    _ = conversation.start()
    _ = conversation.answer("root")
    _ = conversation.answer("submit")
    let work = try #require(conversation.takeWork())
    #expect(conversation.answer("") == "Nothing was submitted.\nReview: ")
    #expect(!conversation.isBusy)
    #expect(conversation.finish(await work.run()) == "")
  }

  @Test func whatCannotBeCheckedIsSaid() async throws {
    let conversation = conversation(isDown: true)
    _ = conversation.start()
    _ = conversation.answer("ada")
    _ = conversation.answer("submit")
    let work = try #require(conversation.takeWork())
    let done = conversation.finish(await work.run())
    #expect(done == "Warning: User: Could not be checked.\nDone. Login was submitted.\n")
  }
}
