public import Formwork

/// Which view shows which settings: the built-in controls, and those that a program adds.
public struct ControlViews: Sendable {
  private struct Entry: Sendable {
    let settings: ObjectIdentifier
    let make: @Sendable (BaseRow, any ControlSettings) -> (any ControlView)?
    let keyPlaces: @Sendable () -> [KeyPlace]
  }

  private var entries: [Entry] = []

  /// A registry without views.
  public init() {}

  /// The registry with one more view; it takes the place of another one for the same settings.
  public func adding<View: ControlView>(_: View.Type) -> ControlViews {
    let make: @Sendable (BaseRow, any ControlSettings) -> (any ControlView)? = { row, settings in
      (settings as? View.Settings).map { View(row, $0) }
    }
    let settings = ObjectIdentifier(View.Settings.self)
    var copy = self
    copy.entries.removeAll { $0.settings == settings }
    copy.entries.append(Entry(settings: settings, make: make) { View.keyPlaces })
    return copy
  }

  /// The view of a row's control; nil when none was added for its settings; O(controls).
  public func view(of row: BaseRow) -> (any ControlView)? {
    let settings = row.control
    let type = ObjectIdentifier(type(of: settings))
    for entry in entries where entry.settings == type { return entry.make(row, settings) }
    return nil
  }

  /// Where the views and their popups take keys.
  var keyPlaces: [KeyPlace] { entries.flatMap { $0.keyPlaces() } }

  /// The view of a row's control, or one that shows the row's text when none was added for its
  /// settings.
  func viewOrText(of row: BaseRow) -> any ControlView {
    view(of: row) ?? NoteView(row, NoteField())
  }

  /// What a row without the focus shows.
  func content(of row: BaseRow, in space: DrawingSpace) -> Content {
    var view = viewOrText(of: row)
    return view.drawing(in: space)
  }

  /// The first row of a form that has a control without a view; nil: there is none; O(rows).
  public func firstRowWithoutView(in form: Form) -> BaseRow? {
    form.allRows.first { row in
      let type = ObjectIdentifier(type(of: row.control))
      return !entries.contains { $0.settings == type }
    }
  }

  /// The views of the built-in controls.
  public static let builtIn = ControlViews()
    .adding(TextView.self).adding(SecretView.self).adding(TextAreaView.self)
    .adding(ToggleView.self).adding(ChoiceView.self).adding(ButtonView.self).adding(NoteView.self)
    .adding(SliderView.self)
}
