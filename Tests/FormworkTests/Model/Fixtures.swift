@testable import Formwork

/// The forms that Eureka's own tests start from.
enum Fixtures {
  static func fieldForm() -> Form {
    Form() +++ Section()
      <<< TextRow("TextRow_f1") <<< NameRow("NameRow_f1") <<< EmailRow("EmailRow_f1")
      <<< PhoneRow("PhoneRow_f1") <<< PasswordRow("PasswordRow_f1") <<< URLRow("UrlRow_f1")
      <<< IntRow("IntRow_f1") <<< DecimalRow("DecimalRow_f1") <<< TwitterRow("TwitterRow_f1")
      <<< AccountRow("AccountRow_f1") <<< ZipCodeRow("ZipCodeRow_f1")
  }

  static func shortForm() -> Form {
    Form() +++ Section("short") <<< NameRow("NameRow_s1") <<< IntRow("IntRow_s1")
  }

  static func manySectionsForm() -> Form {
    Section("Section A") +++ Section("Section B") +++ Section("Section C")
      +++ Section("Section D") +++ Section("Section E") +++ Section("Section F")
  }

  /// `shortForm` with rows and a section that it hides.
  static func hidingForm() -> Form {
    let form = shortForm()
    form
      +++ Section("one")
      <<< IntRow("int1_hrt") { $0.hidden = "$IntRow_s1 > 23" }
      <<< TextRow("txt1_hrt") {
        $0.hidden = .function(["NameRow_s1"]) { values in
          guard case .text(let name) = values["NameRow_s1"] else { return false }
          return name.contains(" is ")
        }
      }
      +++ Section("two") {
        $0.tag = "s3_hrt"
        $0.hidden = "$NameRow_s1 contains 'God'"
      }
      <<< TextRow("txt2_hrt") {
        $0.hidden = .function(["IntRow_s1", "NameRow_s1"]) { values in
          if values["IntRow_s1"] == .int(88) { return true }
          guard case .text(let name) = values["NameRow_s1"] else { return false }
          return name.hasSuffix("real")
        }
      }
      <<< DateRow { $0.hidden = "$IntRow_s1 > 23" }
    return form
  }
}

extension Form {
  /// How many visible rows each visible section has.
  var shape: [Int] { map(\.count) }
}
