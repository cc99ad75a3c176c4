internal import Formwork
internal import FormworkInterface
internal import FormworkTerminal

/// `render`: shows a form as plain text.
enum RenderVerb {
  static func run(_ arguments: Arguments) throws(Failure) -> ExitCode {
    let path = try arguments.operand()
    let color = try arguments.word("--color", or: ColorChoice.auto)
    let width = try arguments.value("--width").map { (text) throws(Failure) in
      guard let width = Int(text), (20...1000).contains(width) else {
        throw .usage("--width: '\(text)' is no number from 20 to 1000")
      }
      return width
    }
    let theme = try ThemeChoice.theme(arguments, environment: .process)
    let form = try FormFile.load(path, values: arguments.values("--values"))
    let isTerminal = FileDescriptor.standardOutput.isTerminal
    let usesColor = color.wantsColor(
      environment: Environment.process.value,
      deviceHasColor: isTerminal && Environment.process.hasColorTerminal)
    // What is kept may be seen anywhere.
    let count = isTerminal ? Environment.process.colorCount : Palette.trueColor
    try BufferedOutput.write(
      PlainText.render(
        form, width: width ?? 80, color: usesColor, colorCount: count, theme: theme))
    return .done
  }
}
