import Formwork
import FormworkInterface

extension Editor {
  /// The popup on the screen, from corner to corner; empty: there is none with a frame.
  var popup: String {
    let lines = frame().lines.map { Array($0.shownText) }
    let corners: [Character] = ["╭", "┌", "+"]
    guard
      let top = lines.firstIndex(where: { $0.contains(where: corners.contains) }),
      let left = lines[top].firstIndex(where: corners.contains)
    else { return "" }
    let right = lines[top][(left + 1)...].firstIndex { ["╮", "┐", "+"].contains($0) } ?? left
    let ends: [Character] = ["╰", "└", "+"]
    let bottom =
      lines[(top + 1)...].firstIndex { $0.count > left && ends.contains($0[left]) } ?? top
    return lines[top...bottom].map { String($0[left...right]) + "\n" }.joined()
  }

  /// The text of the line that the focused row's mark stands in.
  var focusedLine: String {
    screen().split(separator: "\n").first { $0.hasPrefix(" ▌") }.map(String.init) ?? ""
  }
}
