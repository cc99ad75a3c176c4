/// What a form has besides its sections, as the top level of a definition says it.
struct FormSettings {
  var identifier: String?
  var title: String?
  var help: String?
  var refusal: String?
  var submitTitle: String?
  var cancelTitle: String?
  var showsCancel = true
  var timeout: Double?
  var theme: Theme?
}

extension Form {
  /// The name that files give the form; nil: none.
  public var identifier: String? {
    get { settings.identifier }
    set { settings.identifier = newValue }
  }
  /// What stands above the form; nil: nothing.
  public var title: String? {
    get { settings.title }
    set { settings.title = newValue }
  }
  /// One line below the title; nil: nothing.
  public var help: String? {
    get { settings.help }
    set { settings.help = newValue }
  }
  /// What a server said about the last try, shown above the buttons; nil: nothing.
  ///
  /// It is gone when a row is changed, and keeps nobody from submitting again as it is.
  public var refusal: String? {
    get { settings.refusal }
    set { settings.refusal = newValue }
  }
  /// What the button that submits says; nil: the renderer's own word.
  public var submitTitle: String? {
    get { settings.submitTitle }
    set { change { $0.submitTitle = newValue } }
  }
  /// What the button that cancels says; nil: the renderer's own word.
  public var cancelTitle: String? {
    get { settings.cancelTitle }
    set { change { $0.cancelTitle = newValue } }
  }
  /// Whether there is a button that cancels.
  public var showsCancel: Bool {
    get { settings.showsCancel }
    set { change { $0.showsCancel = newValue } }
  }
  /// Seconds from the first frame after which the form ends without a result; nil: never.
  public var timeout: Double? {
    get { settings.timeout }
    set { settings.timeout = newValue }
  }
  /// How the form looks where nothing else is asked for; nil: as `Theme.terminal`.
  public var theme: Theme? {
    get { settings.theme }
    set { settings.theme = newValue }
  }

  /// Changes what buttons there are, which renderers lay out with the rows.
  private func change(_ body: (inout FormSettings) -> Void) {
    body(&settings)
    structureVersion += 1
  }
}
