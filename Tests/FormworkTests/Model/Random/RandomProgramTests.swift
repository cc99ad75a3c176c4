import Glibc
import Testing

@testable import Formwork

/// Random programs of collection operations; FORMWORK_RANDOM_COUNT says how many.
@Suite struct RandomProgramTests {
  /// 1,000 is what was meant; the suite runs a part.
  private static let count = getenv("FORMWORK_RANDOM_COUNT").flatMap { Int(String(cString: $0)) }

  @Test func eventsReplayToTheForm() {
    for seed in 0..<(Self.count ?? 40) where !run(seed) { break }
  }

  /// Runs a program; false when something was wrong, of which one example is enough.
  private func run(_ seed: Int) -> Bool {
    let program = RandomProgram(seed: seed)
    let mirrors = program.forms.map(FormMirror.init)
    if seed.isMultiple(of: 3) {
      // A delegate, and a callback, that change the form themselves.
      mirrors[0].afterEvent = { if program.chance(10) { program.changeAValue() } }
      program.forms[1].onChange { _ in if program.chance(10) { program.changeAValue() } }
    }
    for step in 0..<40 {
      program.step()
      for (form, mirror) in zip(program.forms, mirrors) {
        let differences = FormCopy.differences(of: form)
        guard mirror.equals(form), differences.isEmpty, form.isSettled else {
          Issue.record(
            """
            seed \(seed), step \(step): \(program.last)
            told: \(mirror.log)
            mirror: \(mirror.shape), form: \(form.map { $0.map { $0.tag ?? "-" } })
            \(differences.joined(separator: "\n"))
            """)
          return false
        }
        mirror.clearLog()
      }
    }
    return true
  }
}

extension Form {
  /// Whether no loop of changes was cut off.
  fileprivate var isSettled: Bool { !problems.contains { $0.kind == .unsettled } }
}
