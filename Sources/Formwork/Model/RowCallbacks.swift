/// What is called when something happens at a row, apart from changes of its value.
struct RowCallbacks {
  var selection: [() -> Void] = []
  var highlight: [() -> Void] = []
  var validation: [() -> Void] = []
  /// What is called for the row's cell; nil: nothing is.
  var cell: RowCell?
  /// The rounds in which they run; nil: none ran yet.
  var rounds: RowRounds?
}

extension BaseRow {
  /// Called when the row is pressed, in order of registration.
  ///
  /// Buttons, checks, switches and options that stand side by side are pressed with Space or the
  /// mouse (a button with Enter, too), fields with the mouse, and a row that opens a list with what
  /// opens it. A value that this changes is there already.
  @discardableResult public final func onCellSelection(_ body: @escaping (Self) -> Void) -> Self {
    callbacks.selection.append { [unowned self] in body(self) }
    return self
  }

  /// Called with the row's cell when the row is pressed; what it changes there stays.
  @discardableResult
  public final func onCellSelection(_ body: @escaping (inout Cell, Self) -> Void) -> Self {
    callbacks.selection.append { [unowned self] in change(cell: { body(&$0, self) }) }
    return self
  }

  /// Called when the row gets or loses the focus, in order of registration.
  @discardableResult
  public final func onCellHighlightChanged(_ body: @escaping (Self) -> Void) -> Self {
    callbacks.highlight.append { [unowned self] in body(self) }
    return self
  }

  /// Called with the row's cell when the row gets or loses the focus; what it changes there stays.
  @discardableResult
  public final func onCellHighlightChanged(_ body: @escaping (inout Cell, Self) -> Void) -> Self {
    callbacks.highlight.append { [unowned self] in change(cell: { body(&$0, self) }) }
    return self
  }

  /// Called when the row shows other errors, in order of registration.
  ///
  /// Errors are the same when they say the same by the same rule. Errors that a callback changes are
  /// told behind the callbacks that are under way, for at most 100 rounds; then the form has a problem.
  @discardableResult
  public final func onRowValidationChanged(_ body: @escaping (Self) -> Void) -> Self {
    callbacks.validation.append { [unowned self] in body(self) }
    return self
  }

  /// Called with the row's cell when the row shows other errors; what it changes there stays.
  @discardableResult
  public final func onRowValidationChanged(_ body: @escaping (inout Cell, Self) -> Void) -> Self {
    callbacks.validation.append { [unowned self] in change(cell: { body(&$0, self) }) }
    return self
  }
}
