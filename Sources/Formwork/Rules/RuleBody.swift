/// What a rule checks: the one form that code, files and the validator share.
enum RuleBody: Sendable {
  case required(allowsBlank: Bool)
  case accepted

  var name: String {
    switch self {
    case .required: "required"
    case .accepted: "accepted"
    }
  }
}
