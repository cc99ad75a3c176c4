internal import Formwork

extension Line {
  /// The beginning of the line that fits, with an ellipsis when something is missing.
  func truncated(to width: Int, ellipsis: String) -> Line {
    guard self.width > width else { return self }
    guard width > 0 else { return Line() }
    var kept = prefix(cells: width - 1)
    let last = kept.runs.last
    kept.runs.append(Run(ellipsis, last?.style ?? .text).in(last?.area))
    return kept
  }
}
