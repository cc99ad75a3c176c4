import Testing

@testable import FormworkTerminal

@Suite struct TimeLimitTests {
  @Test func saysSoFifteenSecondsBeforeTheEndOnce() {
    var limit = TimeLimit(.seconds(60), from: .seconds(1))
    #expect(limit.deadline == .seconds(46))
    #expect(limit.announcement(at: .seconds(45)) == nil)
    #expect(limit.announcement(at: .seconds(46)) == 15)
    #expect(limit.announcement(at: .seconds(47)) == nil)
    #expect(limit.deadline == .seconds(61))
    #expect(!limit.isOver(at: .seconds(60)) && limit.isOver(at: .seconds(61)))
  }

  @Test func aShortLimitIsAnnouncedAtOnce() {
    var limit = TimeLimit(.milliseconds(2500), from: .zero)
    #expect(limit.announcement(at: .zero) == 3)
  }

  @Test func moreTimeIsAnnouncedAgain() {
    var limit = TimeLimit(.seconds(20), from: .zero)
    #expect(limit.announcement(at: .seconds(5)) == 15)
    limit.extend(by: .seconds(20))
    #expect(limit.deadline == .seconds(25))
    #expect(limit.announcement(at: .seconds(25)) == 15)
  }

  @Test func noLimitNeverEnds() {
    let limit = TimeLimit(nil, from: .zero)
    #expect(limit.deadline == nil && !limit.isOver(at: .seconds(1_000_000)))
  }
}
