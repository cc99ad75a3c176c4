internal import Formwork
internal import FormworkTerminal
extension Form {
  func run(_ options: RunOptions) async throws -> FormOutcome { throw TerminalError.lost }
}
