/// Is told what becomes of a form's visible structure and of its values.
///
/// Every member is optional.
public protocol FormDelegate: AnyObject {
  /// Sections became visible at these places.
  func sectionsHaveBeenAdded(_ sections: [Section], at places: [Int])
  /// Sections are gone, or hidden, that were at these places.
  func sectionsHaveBeenRemoved(_ sections: [Section], at places: [Int])
  /// Sections at these places were replaced.
  func sectionsHaveBeenReplaced(old: [Section], new: [Section], at places: [Int])
  /// Rows became visible at these places.
  func rowsHaveBeenAdded(_ rows: [BaseRow], at places: [Form.IndexPath])
  /// Rows are gone, or hidden, that were at these places.
  func rowsHaveBeenRemoved(_ rows: [BaseRow], at places: [Form.IndexPath])
  /// Rows at these places were replaced.
  func rowsHaveBeenReplaced(old: [BaseRow], new: [BaseRow], at places: [Form.IndexPath])
  /// A row has another value.
  func valueHasBeenChanged(for row: BaseRow, from old: FormValue, to new: FormValue)
}

extension FormDelegate {
  /// Does nothing.
  public func sectionsHaveBeenAdded(_ sections: [Section], at places: [Int]) {}
  /// Does nothing.
  public func sectionsHaveBeenRemoved(_ sections: [Section], at places: [Int]) {}
  /// Does nothing.
  public func sectionsHaveBeenReplaced(old: [Section], new: [Section], at places: [Int]) {}
  /// Does nothing.
  public func rowsHaveBeenAdded(_ rows: [BaseRow], at places: [Form.IndexPath]) {}
  /// Does nothing.
  public func rowsHaveBeenRemoved(_ rows: [BaseRow], at places: [Form.IndexPath]) {}
  /// Does nothing.
  public func rowsHaveBeenReplaced(old: [BaseRow], new: [BaseRow], at places: [Form.IndexPath]) {}
  /// Does nothing.
  public func valueHasBeenChanged(for row: BaseRow, from old: FormValue, to new: FormValue) {}
}

extension Form {
  func report(_ body: (any FormDelegate) -> Void) {
    if let delegate { body(delegate) }
  }

  /// Replacing m by n elements is: the first of both replaced, the rest removed or added.
  func report(replaced old: [Section], by new: [Section], from start: Int) {
    guard delegate != nil else { return }
    let both = Swift.min(old.count, new.count)
    if both > 0 {
      report {
        $0.sectionsHaveBeenReplaced(
          old: Array(old[..<both]), new: Array(new[..<both]), at: Array(start..<start + both))
      }
    }
    let rest = Array((start + both)..<(start + Swift.max(old.count, new.count)))
    if old.count > both { report { $0.sectionsHaveBeenRemoved(Array(old[both...]), at: rest) } }
    if new.count > both { report { $0.sectionsHaveBeenAdded(Array(new[both...]), at: rest) } }
  }

  func report(replaced old: [BaseRow], by new: [BaseRow], from start: Int, in section: Int) {
    guard delegate != nil else { return }
    let both = Swift.min(old.count, new.count)
    func places(_ range: Range<Int>) -> [Form.IndexPath] {
      range.map { Form.IndexPath(section: section, row: $0) }
    }
    if both > 0 {
      report {
        $0.rowsHaveBeenReplaced(
          old: Array(old[..<both]), new: Array(new[..<both]), at: places(start..<start + both))
      }
    }
    let rest = places((start + both)..<(start + Swift.max(old.count, new.count)))
    if old.count > both { report { $0.rowsHaveBeenRemoved(Array(old[both...]), at: rest) } }
    if new.count > both { report { $0.rowsHaveBeenAdded(Array(new[both...]), at: rest) } }
  }
}
