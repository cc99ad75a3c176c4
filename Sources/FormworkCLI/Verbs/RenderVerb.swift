internal import Formwork
internal import FormworkInterface
internal import FormworkTerminal

/// `render`: shows a form as plain text, or as a picture.
enum RenderVerb {
  static func run(_ arguments: Arguments) throws(Failure) -> ExitCode {
    let path = try arguments.operand()
    let color = try arguments.word("--color", or: ColorChoice.auto)
    let width = try arguments.number("--width", in: 20...1000) ?? 80
    let theme = try ThemeChoice.theme(arguments, environment: .process)
    if arguments.contains("--svg") {
      return try picture(path, columns: width, color, theme, arguments)
    }
    for option in ["--height", "--focus"] where arguments.contains(option) {
      throw .usage("\(option) is for --svg")
    }
    let form = try FormFile.load(path, values: arguments.values("--values"))
    let isTerminal = FileDescriptor.standardOutput.isTerminal
    let usesColor = color.wantsColor(
      environment: Environment.process.value,
      deviceHasColor: isTerminal && Environment.process.hasColorTerminal)
    // What is kept may be seen anywhere.
    let count = isTerminal ? Environment.process.colorCount : Palette.trueColor
    try BufferedOutput.write(
      PlainText.render(
        form, width: width, color: usesColor, colorCount: count, theme: theme))
    return .done
  }

  private static func picture(
    _ path: String, columns: Int, _ color: ColorChoice, _ theme: Theme?, _ arguments: Arguments
  ) throws(Failure) -> ExitCode {
    let height = try arguments.number("--height", in: 1...1000)
    let form = try FormFile.load(path, values: arguments.values("--values"))
    let focus = try arguments.value("--focus").map { (tag) throws(Failure) in
      guard let row = form.row(tag) else {
        throw .unknown("tag", tag, form.allRows.compactMap(\.tag), of: "--focus")
      }
      guard row.takesFocus, form.rows.contains(where: { $0 === row }) else {
        throw .usage("--focus: '\(tag)' cannot have the focus")
      }
      return row
    }
    let hasColor = color.wantsColor(
      environment: Environment.process.value, deviceHasColor: true)
    var theme = theme ?? form.theme ?? .terminal
    if !hasColor { theme = theme.shown(on: Palette(count: 0)) }
    try BufferedOutput.write(
      Picture.svg(of: form, columns: columns, rows: height, focus: focus, theme: theme))
    return .done
  }
}

extension Arguments {
  /// The whole number that an option has; nil: it is not given.
  fileprivate func number(_ name: String, in range: ClosedRange<Int>) throws(Failure) -> Int? {
    try value(name).map { (text) throws(Failure) in
      guard let number = Int(text), range.contains(number) else {
        throw .usage(
          "\(name): '\(text)' is no number from \(range.lowerBound) to \(range.upperBound)")
      }
      return number
    }
  }
}
