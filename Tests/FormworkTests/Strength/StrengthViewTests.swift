import Formwork
import Testing

@Suite struct StrengthViewTests {
  private func state(_ value: Double, of max: Double = 4, isEmpty: Bool = false) -> StrengthState {
    StrengthState(
      PasswordStrength(value: value, max: max, color: .amber, hint: nil, isValid: false),
      isEmpty: isEmpty)
  }

  /// The texts of the parts, one behind the other.
  private func text(
    _ view: PasswordStrengthView, _ state: StrengthState, _ space: StrengthSpace = StrengthSpace()
  ) -> String {
    view.parts(of: state, in: space).map { part in
      switch part {
      case .filled(let text, _), .rest(let text), .word(let text, _), .text(let text): text
      case .gap(let count): String(repeating: " ", count: count)
      }
    }.joined()
  }

  @Test(arguments: [
    (0, "────────── weak", "── ── ── ── weak"), (1, "━━──────── weak", "━━ ── ── ── weak"),
    (2, "━━━━━───── fair", "━━ ━━ ── ── fair"), (3, "━━━━━━━─── good", "━━ ━━ ━━ ── good"),
    (4, "━━━━━━━━━━ strong", "━━ ━━ ━━ ━━ strong"),
  ]) func everyStrength(_ value: Double, _ bar: String, _ segments: String) {
    #expect(text(DefaultPasswordStrengthView(), state(value)) == bar)
    #expect(text(SegmentedPasswordStrengthView(), state(value)) == segments)
    let word = state(value).strength.word.rawValue
    #expect(
      WordPasswordStrengthView().parts(of: state(value), in: StrengthSpace()) == [
        .word(word, .amber)
      ])
    #expect(PasswordStrengthView().parts(of: state(value), in: StrengthSpace()).isEmpty)
  }

  @Test func withoutAPasswordNothingIsFilledAndNoWordIsSaid() {
    // A validator may find something good even about the empty text.
    let state = state(3, isEmpty: true)
    #expect(text(DefaultPasswordStrengthView(), state) == "──────────")
    #expect(text(SegmentedPasswordStrengthView(), state) == "── ── ── ──")
    #expect(text(WordPasswordStrengthView(), state) == "")
  }

  @Test func followsTheSpace() {
    let ascii = StrengthSpace(columns: 18, barCells: 5, isUTF8: false, isStacked: true)
    #expect(text(DefaultPasswordStrengthView(), state(2), ascii) == "==--- fair")
    #expect(text(SegmentedPasswordStrengthView(), state(2), ascii) == "= = - - fair")
    let narrow = StrengthSpace(columns: 4, isUTF8: false, isStacked: true)
    #expect(text(DefaultPasswordStrengthView(), state(1), narrow) == "=--- weak")
    #expect(text(SegmentedPasswordStrengthView(), state(1), narrow) == "=--- weak")
  }

  @Test(arguments: [
    (1, 3, "━━━ ─── ─── fair"), (1, 2, "━━━━━ ───── fair"), (2, 5, "━ ━ ─ ─ ─ fair"),
    (7, 10, "━ ━ ━ ━ ━ ━ ━ ─ ─ ─ good"), (60, 100, "━━ ━━ ── ── good"),
    (1, 1, "━━ ━━ ━━ ━━ strong"), (2.5, 5.5, "━━ ── ── ── fair"), (0, 0, "── ── ── ── weak"),
  ]) func thereAreAsManySegmentsAsRules(_ value: Double, _ max: Double, _ shown: String) {
    #expect(text(SegmentedPasswordStrengthView(), state(value, of: max)) == shown)
  }

  @Test func whatStandsBehindDoesNotMove() {
    let space = StrengthSpace()
    #expect(DefaultPasswordStrengthView().width(in: space) == 17)
    let segments = SegmentedPasswordStrengthView()
    segments.setPasswordValidator(DefaultPasswordValidator())
    #expect(segments.width(in: space) == 18)
    #expect(WordPasswordStrengthView().width(in: space) == 6)
    #expect(PasswordStrengthView().width(in: space) == nil)
    for value in [0, 1, 2, 3, 4] as [Double] {
      for view in [DefaultPasswordStrengthView(), segments] as [PasswordStrengthView] {
        #expect(text(view, state(value)).count <= view.width(in: space) ?? 0)
      }
    }
  }

  @Test func aBarOnItsWayStaysInItsBounds() {
    let strength = state(2).strength
    for fraction in [-1, 0, 0.04, 0.37, 1, 7] {
      let filled = StrengthState(strength, fraction: fraction).filled(of: 10)
      #expect((0...10).contains(filled))
    }
    #expect(StrengthState(strength, fraction: 0.37).filled(of: 10) == 3)
    #expect(StrengthState(strength).fraction == 0.5)
    #expect(StrengthState(strength, isEmpty: true).fraction == 0)
  }
}

/// Counts what it is asked.
private final class CountingValidator: PasswordValidator, @unchecked Sendable {
  // Used by one test on one thread.
  var count = 0
  var maxStrength: Double { 2 }
  func strengthForPassword(_ password: String) -> Double {
    count += 1
    return Double(min(password.count, 2))
  }
  func hintForPassword(_ password: String) -> String? { nil }
  func isPasswordValid(_ password: String) -> Bool { true }
  func colorsForStrengths() -> [Double: Color] { [:] }
}

/// Remembers the validator that it was given.
private final class RememberingView: PasswordStrengthView {
  var highest: Double?
  override func setPasswordValidator(_ validator: any PasswordValidator) {
    highest = validator.maxStrength
  }
}

@Suite struct StrengthOfRowTests {
  @Test func theViewIsGivenTheValidator() {
    let (row, view) = (GenericPasswordRow("a"), RememberingView())
    row.strengthView = view
    #expect(view.highest == 4)
    row.passwordValidator = CountingValidator()
    #expect(view.highest == 2)
    row.strengthView = nil
    row.passwordValidator = DefaultPasswordValidator()
    #expect(view.highest == 2)
  }

  @Test func aStrengthIsWorkedOutOnce() {
    let (row, validator) = (GenericPasswordRow("a"), CountingValidator())
    row.passwordValidator = validator
    row.enforcesValidator = false
    let form = Form() +++ Section() <<< row
    row.value = Secret(copying: "a".utf8)
    validator.count = 0
    for _ in 0..<10 { #expect(row.passwordStrength.value == 1) }
    #expect(validator.count == 1)
    row.value = Secret(copying: "ab".utf8)
    for _ in 0..<10 { #expect(row.passwordStrength.value == 2) }
    #expect(validator.count == 2)
    row.value = nil
    #expect(row.passwordStrength.value == 0)
    row.passwordValidator = DefaultPasswordValidator()
    #expect(row.passwordStrength.max == 4)
    #expect(form.problems.isEmpty)
  }

  @Test func aChangeOfTheViewOrTheDesignIsSeen() {
    let row = GenericPasswordRow("a")
    var version = row.displayVersion
    row.strengthView = WordPasswordStrengthView()
    #expect(row.displayVersion > version)
    version = row.displayVersion
    row.design.hintPosition = .above
    #expect(row.displayVersion > version)
  }
}
