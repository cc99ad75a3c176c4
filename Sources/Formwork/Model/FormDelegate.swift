/// Is told what becomes of a form's visible structure and of its values.
///
/// Every member is optional. Structure is told when the form has come to rest after a change, or
/// after an `update`: the difference between what was told last and what is visible then. It comes
/// in six steps, of which those that are empty are left out:
///
/// 1. Sections are replaced: index by index, a new one for an old one.
/// 2. Sections are removed; the indexes are those before the removal, ascending.
/// 3. Sections are added; the indexes are those that they have then, ascending. Their rows,
///    `section.visible`, come with them.
/// 4. Rows are replaced in sections that stayed, of which the indexes are the new ones.
/// 5. Rows are removed there; the indexes of rows are those before the removal, ascending.
/// 6. Rows are added there; the indexes are those that they have then, ascending.
///
/// Who does the same to a copy, removing from the last to the first and adding from the first to the
/// last, has what is visible. An element that changes its order, or its section, is removed (or
/// replaced) and added (or replaces another one); as many as possible stay. A change that the
/// delegate itself makes is told behind the steps that are under way.
public protocol FormDelegate: AnyObject {
  /// Sections became visible at these indexes, with their rows.
  func sectionsHaveBeenAdded(_ sections: [Section], at indexes: [Int])
  /// Sections are gone, or hidden, that were at these indexes.
  func sectionsHaveBeenRemoved(_ sections: [Section], at indexes: [Int])
  /// Sections at these indexes were replaced, each old one by the new one with its rows.
  func sectionsHaveBeenReplaced(old: [Section], new: [Section], at indexes: [Int])
  /// Rows became visible at these positions.
  func rowsHaveBeenAdded(_ rows: [BaseRow], at indexes: [Form.IndexPath])
  /// Rows are gone, or hidden, that were at these positions.
  func rowsHaveBeenRemoved(_ rows: [BaseRow], at indexes: [Form.IndexPath])
  /// Rows at these positions were replaced, each old one by the new one.
  func rowsHaveBeenReplaced(old: [BaseRow], new: [BaseRow], at indexes: [Form.IndexPath])
  /// A row has another value.
  func valueHasBeenChanged(for row: BaseRow, from old: FormValue, to new: FormValue)
}

extension FormDelegate {
  /// Ignores sections that become visible, unless a delegate implements it.
  public func sectionsHaveBeenAdded(_ sections: [Section], at indexes: [Int]) {}
  /// Ignores sections that are gone, unless a delegate implements it.
  public func sectionsHaveBeenRemoved(_ sections: [Section], at indexes: [Int]) {}
  /// Ignores sections that are replaced, unless a delegate implements it.
  public func sectionsHaveBeenReplaced(old: [Section], new: [Section], at indexes: [Int]) {}
  /// Ignores rows that become visible, unless a delegate implements it.
  public func rowsHaveBeenAdded(_ rows: [BaseRow], at indexes: [Form.IndexPath]) {}
  /// Ignores rows that are gone, unless a delegate implements it.
  public func rowsHaveBeenRemoved(_ rows: [BaseRow], at indexes: [Form.IndexPath]) {}
  /// Ignores rows that are replaced, unless a delegate implements it.
  public func rowsHaveBeenReplaced(old: [BaseRow], new: [BaseRow], at indexes: [Form.IndexPath]) {}
  /// Ignores other values of rows, unless a delegate implements it.
  public func valueHasBeenChanged(for row: BaseRow, from old: FormValue, to new: FormValue) {}
}
