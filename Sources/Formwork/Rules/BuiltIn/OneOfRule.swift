/// The value must be one of some values.
struct OneOfRule: RuleKind {
  var values = PossibleValues()
  var ignoreCase = false
  /// Made once, or shared by rows with the same options.
  private var allowed: AllowedValues?

  static let name = "oneOf"
  static let summary = "The value, or each of a list, is one of the values."
  static let messages = AllowedValues.messages
  static let keys: [RuleKey<OneOfRule>] = [
    .argument(\.values, "The values.", example: "[a, b]"),
    .option("ignoreCase", \.ignoreCase, "Whether upper and lower case are the same."),
  ]
  var jsonSchema: Values { ignoreCase ? [:] : ["enum": .list(values.values)] }

  init() {}

  /// A rule with values; `allowed` holds them where several rules share it.
  init(_ values: [FormValue], ignoreCase: Bool = false, allowed: AllowedValues? = nil) {
    (self.values, self.ignoreCase) = (PossibleValues(values: values), ignoreCase)
    self.allowed = allowed
  }

  mutating func prepare() throws(RuleProblem) {
    if allowed == nil { allowed = AllowedValues(values.values, ignoresCase: ignoreCase) }
  }

  func check(_ operand: Operand, in _: some RuleContext) -> RuleFailure? {
    allowed?.contains(operand) ?? false ? nil : RuleFailure("notAllowed")
  }
}

/// The value must be none of some values.
struct NoneOfRule: RuleKind {
  var values = PossibleValues()
  var ignoreCase = false
  /// Made once of the arguments.
  private var refused: AllowedValues?

  static let name = "noneOf"
  static let summary = "The value, or each of a list, is none of the values."
  static let messages = AllowedValues.messages
  static let keys: [RuleKey<NoneOfRule>] = [
    .argument(\.values, "The values.", example: "[a, b]"),
    .option("ignoreCase", \.ignoreCase, "Whether upper and lower case are the same."),
  ]
  var jsonSchema: Values { ignoreCase ? [:] : ["not": ["enum": .list(values.values)]] }

  init() {}

  init(_ values: [FormValue], ignoreCase: Bool = false) {
    (self.values, self.ignoreCase) = (PossibleValues(values: values), ignoreCase)
  }

  mutating func prepare() throws(RuleProblem) {
    refused = AllowedValues(values.values, ignoresCase: ignoreCase)
  }

  func check(_ operand: Operand, in _: some RuleContext) -> RuleFailure? {
    refused?.contains(operand) ?? false ? RuleFailure("notAllowed", variant: "refused") : nil
  }
}

extension Rule {
  /// The value must be one of some values; `ignoreCase` is for texts.
  public static func oneOf(_ values: [Value], ignoreCase: Bool = false) -> Rule {
    Rule(OneOfRule(values.map(\.formValue), ignoreCase: ignoreCase))
  }

  /// The value must be none of some values; `ignoreCase` is for texts.
  public static func noneOf(_ values: [Value], ignoreCase: Bool = false) -> Rule {
    Rule(NoneOfRule(values.map(\.formValue), ignoreCase: ignoreCase))
  }
}

/// The values of `oneOf` and `noneOf`; texts are found by their bytes, since lists of options are
/// long and checked with every record.
struct AllowedValues: Sendable {
  static let messages = [
    RuleMessage(
      "notAllowed", "Must be one of the options",
      variants: ["refused": "Must be something else"])
  ]

  private let ignoresCase: Bool
  /// Indexes of texts in `folded` by the hash of their bytes; empty where few are searched faster.
  private var indexes: [UInt64: [Int]] = [:]
  private var folded: [[UInt8]] = []
  /// Bytes of the longest of them.
  private var longest = 0
  private var others: [FormValue] = []

  init(_ values: [FormValue], ignoresCase: Bool = false) {
    self.ignoresCase = ignoresCase
    for value in values {
      guard case .text(var text) = value else {
        others.append(value)
        continue
      }
      let bytes = text.withUTF8 {
        ignoresCase ? CaseFolding.withFolded($0) { Array($0) } : Array($0)
      }
      folded.append(bytes)
      longest = max(longest, bytes.count)
    }
    guard folded.count > 8 else { return }
    for (index, bytes) in folded.enumerated() {
      indexes[bytes.withUnsafeBufferPointer { Self.hash($0) }, default: []].append(index)
    }
  }

  func contains(_ operand: Operand) -> Bool {
    guard case .text(let utf8) = operand else { return others.contains { operand.equals($0) } }
    // Folding leaves at least one of three bytes, so that a longer text need not be copied.
    if ignoresCase, utf8.count > 3 * longest { return false }
    return utf8.withUnsafeBufferPointer { utf8 in
      ignoresCase ? CaseFolding.withFolded(utf8) { containsFolded($0) } : containsFolded(utf8)
    }
  }

  private func containsFolded(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    if indexes.isEmpty { return folded.contains { $0.elementsEqual(utf8) } }
    guard let candidates = indexes[Self.hash(utf8)] else { return false }
    return candidates.contains { folded[$0].elementsEqual(utf8) }
  }

  /// FNV-1a.
  private static func hash(_ utf8: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash
  }
}
