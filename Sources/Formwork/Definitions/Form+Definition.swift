extension Form {
  /// The keys of a definition's top level, besides `formwork`, `lists` and `sections`.
  public static let definitionKeys: [DefinitionKey<Form>] = [
    identifierKey,
    DefinitionKey("title", \.title, "What stands above the form."),
    DefinitionKey("help", \.help, "One line below the title."),
    submitKey, cancelKey,
    timeoutKey, messagesKey, wordsKey,
  ]

  private static let identifierKey = DefinitionKey<Form>(
    "form", schema: "a name of letters, digits, _ and -", "The form's name."
  ) { form, node, problems in
    guard let name = String.read(node, into: &problems) else { return }
    let isName = name.utf8.enumerated().allSatisfy { offset, byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "_"):
        true
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): offset > 0
      default: false
      }
    }
    guard isName, !name.isEmpty else {
      problems.append(
        DefinitionProblem(
          "form must be a name of letters, digits, _ and - that begins with a letter or _",
          at: node))
      return
    }
    form.identifier = name
  }

  private static let submitKey = DefinitionKey<Form>(
    "submit", schema: "text or {title, busy}", "What the button that submits says."
  ) { form, node, problems in
    guard node.entries != nil else {
      form.submitTitle = String.read(node, into: &problems)
      return
    }
    let map = MapReader(node, keys: ["title", "busy"], &problems)
    form.submitTitle = map.read("title", String.self, &problems)
    // What is said while a form is busy is checked only: nothing is busy yet.
    _ = map.read("busy", String.self, &problems)
  }

  private static let cancelKey = DefinitionKey<Form>(
    "cancel", schema: "text or false", "What the button that cancels says; false: there is none."
  ) { form, node, problems in
    if node.plainText == "false" {
      form.showsCancel = false
    } else if node.plainText == "true" {
      problems.append(node.mismatch("text or false"))
    } else {
      form.cancelTitle = String.read(node, into: &problems)
    }
  }

  private static let timeoutKey = DefinitionKey<Form>(
    "timeout", schema: "a number above 0", "Seconds after which the form ends without a result."
  ) { form, node, problems in
    guard let seconds = Double.read(node, into: &problems) else { return }
    if seconds > 0 {
      form.timeout = seconds
    } else {
      problems.append(node.mismatch("a number above 0"))
    }
  }
}
