/// What plain text says, by the names that a catalogue of words uses.
///
/// The English text of each is its template; figures stand in braces, as in messages of rules.
enum PlainWord: String, CaseIterable {
  case intro = "{form}. {count} {count|question|questions}."
  case howTo = "Type an answer and press Enter. Enter alone keeps the default."
  case commands = "Commands: {list}."
  case untitledForm = "The form"
  case untitledRow = "Answer"

  case question = "Question {n} of {count}."
  case required
  case optional
  case mustBeYes = "must be yes"
  case yesOrNo = "yes or no"
  case chooseOne = "choose one"
  case wholeNumber = "whole number"
  case number
  case day = "day as {order}: {example}"
  case time = "hours and minutes: {example}"
  case dateTime = "day as {order}, hours and minutes: {example}"
  case yearMonthDay = "year, month, day"
  case dayMonthYear = "day, month, year"
  case monthDayYear = "month, day, year"
  case fromTo = "from {min} to {max}"
  case from = "from {min}"
  case upTo = "up to {max}"
  case notShown = "Typing is not shown."
  case severalLines = "Several lines; end with a line that holds only a full stop."
  case defaultAnswer = "Default: {value}"
  case yourAnswer = "Your answer: {value}"
  case fixedAnswer = "{name}: {value}, cannot be changed"

  case option = "{label}, {name}"
  case unavailable = "{name}, not available"
  case unavailableBecause = "{name}, not available: {reason}"
  case manyOptions = "{count} options. Type some letters, or .list."
  case someOptions = "Options {first} to {last} of {count}. Type .list for more."

  case error = "Error: {name}: {message}"
  case refusal = "Error: {message}"
  case warning = "Warning: {name}: {message}"
  case isNotAvailable = "{name} is not available"
  case isNotAvailableBecause = "{name} is not available: {reason}"
  case fitsOptions = "{typed} fits {count} options: {list}"
  case fitsMoreOptions = "{typed} fits {count} options: {list}, and more"
  case fitsNoOption = "No option fits. Type .list for the options"
  case typeYesOrNo = "Type yes or no"
  case controlCharacter = "contains a control character"
  case unreadableCharacter = "contains a character that cannot be read"
  case tooLong = "longer than {limit} {limit|character|characters}"

  case strength = "Strength: {word}, {value} of {max}."
  case weak
  case fair
  case good
  case strong
  case matches = "{name}: matches."
  case readBack = "{name}: {value}"
  case questionsAdded = "{count} {count|question|questions} added: {list}."
  case questionsRemoved = "{count} {count|question|questions} removed: {list}."
  case answersKept = "{count|Its answer is|Their answers are} kept."
  case set
  case setWithStrength = "set, strength {word}"
  case noAnswer = "no answer"
  case yes
  case no
  case yesWords = "y yes"
  case noWords = "n no"
  case lines = "{count} lines, first {first}"

  case review = "Review. {count} {count|answer|answers}."
  case reviewAnswer = "{n}, {name}: {value}"
  case reviewHint = "Type submit, or a number to change that answer."
  case reviewHintWithoutAnswers = "Type submit."
  case reviewTitle = "Review"
  case reviewMistake = "Type submit, or a number from 1 to {count}"
  case submit
  case checking = "Checking {name}. Enter stops waiting."
  case stillChecking = "Still checking {name}."
  case stoppedChecking = "Nothing was submitted."
  case wrongAnswers = "{count} answers are not accepted."
  case done = "Done. {form} was submitted."
  case cancelQuestion = "Your answers will be lost. Type yes to cancel, or no."
  case cancelTitle = "Cancel"
  case cancelled = "Cancelled."

  case firstQuestion = "This is the first question."
  case unknownCommand = "Error: {typed} is no command. Type .help."
  case hiddenCommand = "Error: This is no command. Type .help, or press Enter to type the answer."
  case fitsCommands = "Error: {typed} fits {count} commands: {list}."
  case noOptions = "There are no options here."
  case commandPrompt = "Command, or Enter to type it"
  case generated =
    "A password was generated. Enter keeps it, .show shows it, .generate makes another, .back takes it back."
  case canGenerate = "To have one made, press Enter and type .generate."
  case notGenerated = "No password could be made that fits the rules"
  case keepPrompt = "Command, or Enter to keep it"
  case staysInHistory = "It stays in this terminal's history."
  case generateHelp = ".generate makes a password."
  case dots = "An answer that begins with a full stop is typed with two."
  case secretHelp = "An empty line asks for a command; one more keeps what is set."
  case choiceHelp = "Type the label, the value or the title of an option, or how it begins."
  case format = "Format: {kind}"
  case example = "Example: {text}"
  case saved = "Saved."
  case notSaved = "Error: The answers could not be saved."
  case secondsLeft = "{count} {count|second|seconds} left."
  case moreTimeHint = "Type .more for more time."
  case moreTime = "More time was added."
  case noMoreTime = "No more time can be added."

  /// The name of the word in a catalogue.
  var key: String { "\(self)" }
}
