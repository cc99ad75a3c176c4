internal import Formwork

/// Who asks something of the desk.
struct Requester {
  /// The row that `set` and `edit` mean; nil: there is none.
  let row: BaseRow?
  /// The popup that is closed on request; nil: there is none.
  var popup: PopupStack.ID?
  /// Whether it shows the row's value itself, so that it need not be told what it asks for.
  var isView = false
}
