/// Something that Formwork says by itself: the name of a case is its key, the raw value its English
/// template.
///
/// Names stand in braces, as in the messages of rules: `{count}` is a figure,
/// `{count|row|rows}` the form that fits it, `{{` a brace. In the words of the key line, what stands
/// behind a bar is the short form, for narrow screens. Keys are stable: definition files and programs
/// translate by them.
public enum Word: String, Sendable, CaseIterable {
  // MARK: Buttons and what the screen says

  /// The button that submits, when the form has no title for it.
  case submit = "Submit"
  /// The button that cancels, when the form has no title for it; also the prompt that asks for it.
  case cancel = "Cancel"
  /// The question before answers are lost.
  case leaveForm = "Leave the form?"
  /// Says how many answers are lost.
  case answersLost = "{count} {count|answer is|answers are} lost."
  /// The button that does not leave the form.
  case stay = "Stay"
  /// The button that leaves the form.
  case leave = "Leave"
  /// The letter that leaves the form, in place of the button.
  case leaveKey = "y"
  /// Said when secrets were cleared because no key came.
  case cleared = "Passwords were cleared, because nothing was typed for a while"
  /// Stands in a field that shows nothing of what is typed.
  case noEcho = "[no echo]"
  /// Said when a field begins to show nothing of what is typed.
  case echoOff = "No echo now; {key} shows bullets again"
  /// Said while a generated password waits for an answer.
  case offered = "Generated password: {keep} keeps it, {back} takes it back"
  /// The same in few words, for a small screen.
  case offeredShort = "{keep} keeps it, {back} takes it back"
  /// The same for the smallest screens.
  case offeredTiny = "{keep} keep {back} undo"
  /// Said when no password that fits the rules was found.
  case notGenerated = "No password could be made that fits the rules"
  /// Said when a generated password is kept.
  case kept = "Password kept"
  /// The same when other rows took it over.
  case keptAndFilled = "Password kept, and filled in at {list}"
  /// Said while it is asked whether a secret may be shown.
  case asking = "Asking whether it may be shown. {key} stops."
  /// Said when a secret may not be shown and no reason is given.
  case denied = "It cannot be shown now"
  /// Said while rows are checked after submitting.
  case checkingRows = "Checking {list}. {key} stops."
  /// Said when the person did not wait for an answer.
  case stopped = "Nothing was submitted"
  /// Said when rows are wrong at submitting.
  case attention = "{count} {count|row needs|rows need} attention"
  /// Said while the second key of a sequence is awaited.
  case sequenceBegun = "{key}, and one more key"
  /// Says that keys do nothing where they were pressed.
  case meansNothing = "{key} means nothing here"
  /// Says that a field takes no more.
  case full = "No more fits in here"
  /// Says that the end of a pasted text was left out.
  case cut = "{count} {count|character|characters} did not fit"
  /// Counts the options that a filter found.
  case found = "{n} found of {count}"
  /// Counts rows and options.
  case position = "{n} of {count}"
  /// Says which row has the focus, on a screen that does not show all.
  case rowPosition = "row {n} of {count}"
  /// Counts what is hidden below the lines that are shown.
  case moreBelow = "{count} more below"
  /// Counts what is hidden above the lines that are shown.
  case moreAbove = "{count} more above"
  /// Explains the mark of rows that need a value.
  case requiredMark = "* must be filled in"
  /// Said of an error that was put right.
  case fixed = "Fixed"
  /// A switch that is on.
  case on
  /// A switch that is off.
  case off
  /// What an empty field shows, with a value as it is typed.
  case placeholder = "e.g. {example}"
  /// Said shortly before the time is over.
  case closesSoon = "This form closes in {count} {count|second|seconds}."
  /// Said when the time is over.
  case timeOver = "the time is over; nothing was submitted"

  // MARK: The help page

  /// The help of a date.
  case dateHelp = "A date as {order}: {example}"
  /// The help of a whole number.
  case wholeNumberHelp = "A whole number"
  /// The help of a number.
  case numberHelp = "A number, such as {example}"
  /// The range of a slider.
  case sliderRange = "{min} to {max} in steps of {step}"
  /// The help of a secret that can be shown, where there is a mouse.
  case revealClicks = "A click on the mark behind the field shows and hides it."
  /// What the help of a secret says about Caps Lock.
  case capsLock = "A terminal does not tell whether Caps Lock is on."
  /// Says how text is selected where the mouse is used.
  case mouse = "The mouse works too; hold Shift to select text with it."

  // MARK: The key line: names of keys, and what they do

  /// What the Tab key is called.
  case keyTab = "Tab"
  /// What the Enter key is called.
  case keyEnter = "Enter"
  /// What the Escape key is called.
  case keyEscape = "Esc"
  /// What the space bar is called.
  case keySpace = "Space"
  /// What the Tab key is called together with Shift.
  case keyBackTab = "Shift-Tab"
  /// What the Backspace key is called.
  case keyBackspace = "Backspace"
  /// What the Delete key is called.
  case keyDelete = "Delete"
  /// An arrow key, where there are no arrows to show.
  case keyUp = "Up"
  /// An arrow key, where there are no arrows to show.
  case keyDown = "Down"
  /// An arrow key, where there are no arrows to show.
  case keyLeft = "Left"
  /// An arrow key, where there are no arrows to show.
  case keyRight = "Right"
  /// What the Home key is called.
  case keyHome = "Home"
  /// What the End key is called.
  case keyEnd = "End"
  /// What the Page Up key is called, in short.
  case keyPageUp = "PgUp"
  /// What the Page Down key is called, in short.
  case keyPageDown = "PgDn"
  /// A key together with Alt.
  case keyAlt = "Alt-{key}"
  /// Goes to the next row.
  case actionNext = "next"
  /// A key opens the help.
  case actionHelp = "help"
  /// A key leaves the form without a result.
  case actionCancel = "cancel"
  /// Closes what lies over the form.
  case actionClose = "close"
  /// Scrolls what does not fit.
  case actionScroll = "scroll"
  /// A key presses a button.
  case actionPress = "press"
  /// Changes a switch or a check.
  case actionChange = "change"
  /// Opens a list of options.
  case actionOpen = "open"
  /// A key chooses an option.
  case actionChoose = "choose"
  /// Keys go to another option or button.
  case actionMove = "move"
  /// A key closes the question whether to leave.
  case actionStay = "stay"
  /// Begins a line in a text of several lines.
  case actionNewLine = "new line|line"
  /// A key shows a secret.
  case actionShow = "show password|show"
  /// A key hides a secret.
  case actionHide = "hide password|hide"
  /// Shows bullets where nothing is shown.
  case actionShowBullets = "show bullets|dots"
  /// A key makes a password.
  case actionGenerate = "generate"
  /// Keeps the password that was made.
  case actionKeep = "keep it|keep"
  /// Gives the password back that was there before.
  case actionTakeBack = "take it back|take back"
  /// A key makes another password.
  case actionAnother = "another one|another"

  // MARK: What keys do, as the help and the documentation say it

  /// Goes to the next row.
  case doesNextField = "go to the next row"
  /// Goes to the previous row.
  case doesPreviousField = "go to the previous row"
  /// Submits the form from anywhere.
  case doesSubmit = "submit the form"
  /// Opens the help on the focused row.
  case doesHelp = "show this help"
  /// Goes on in plain text.
  case doesPlainMode = "go on line by line"
  /// Draws what another program has overwritten.
  case doesRedraw = "draw the screen again"
  /// Ends the answer of a row.
  case doesConfirmField = "go on; submit on the last row"
  /// Cancels where nothing was typed yet.
  case doesLeaveEmptyForm = "leave, while the first row is empty"
  /// Goes half a screen up.
  case doesPageUp = "go up by half a screen"
  /// Goes half a screen down.
  case doesPageDown = "go down by half a screen"
  /// Leaves without a result.
  case doesCancel = "leave the form"
  /// Presses the button that has the focus.
  case doesPress = "press the button"
  /// Goes to the button before.
  case doesPreviousButton = "go to the previous button"
  /// Goes to the button behind.
  case doesNextButton = "go to the next button"
  /// Moves the insertion point.
  case doesMoveLeft = "one character to the left"
  /// Moves the insertion point.
  case doesMoveRight = "one character to the right"
  /// Moves the insertion point.
  case doesMoveWordLeft = "one word to the left"
  /// Moves the insertion point.
  case doesMoveWordRight = "one word to the right"
  /// Moves the insertion point.
  case doesMoveToLineStart = "to the beginning of the line"
  /// Moves the insertion point.
  case doesMoveToLineEnd = "to the end of the line"
  /// Deletes the character before the insertion point.
  case doesDeleteLeft = "delete on the left"
  /// Deletes the character behind the insertion point.
  case doesDeleteRight = "delete on the right"
  /// Deletes text that can be inserted again.
  case doesKillToLineEnd = "cut to the end of the line"
  /// Deletes text that can be inserted again.
  case doesKillToLineStart = "cut to the beginning of the line"
  /// Deletes text that can be inserted again.
  case doesKillBlankWordLeft = "cut to the blank on the left"
  /// Deletes text that can be inserted again.
  case doesKillWordRight = "cut the word on the right"
  /// Deletes text that can be inserted again.
  case doesKillWordLeft = "cut the word on the left"
  /// Inserts what was cut last.
  case doesYank = "insert what was cut"
  /// Undoes the last change of a text.
  case doesUndo = "undo"
  /// Begins a line in a text of several lines.
  case doesNewLine = "begin a new line"
  /// Goes from line to line.
  case doesPreviousLine = "one line up"
  /// Goes from line to line.
  case doesNextLine = "one line down"
  /// Goes several lines up.
  case doesPreviousLines = "five lines up"
  /// Goes several lines down.
  case doesNextLines = "five lines down"
  /// Shows a secret, or hides it.
  case doesReveal = "show or hide"
  /// Shows nothing of what is typed from now on.
  case doesTurnEchoOff = "as the first key: hide even the bullets"
  /// Makes a password that fits the rules.
  case doesGenerate = "make a password"
  /// Keeps the password that was made.
  case doesAcceptOffer = "keep the new password"
  /// Gives the password back that was there before.
  case doesTakeOfferBack = "take the new password back"
  /// Changes a switch or a check.
  case doesToggle = "turn on or off"
  /// Changes a switch or a check.
  case doesTurnOn = "turn on"
  /// Changes a switch or a check.
  case doesTurnOff = "turn off"
  /// Takes the answer away.
  case doesClear = "take the answer away"
  /// Chooses the option before the chosen one.
  case doesPreviousOption = "choose the previous option"
  /// Chooses the option behind the chosen one.
  case doesNextOption = "choose the next option"
  /// Chooses an option where none is chosen.
  case doesChooseOption = "choose an option"
  /// Chooses the option that comes first.
  case doesFirstOption = "choose the first option"
  /// Chooses the option that comes last.
  case doesLastOption = "choose the last option"
  /// Opens a list of options.
  case doesOpenList = "open the list"
  /// Takes an option of a list.
  case doesTake = "choose the option under the cursor"
  /// Closes a list and leaves the row.
  case doesLeaveList = "close the list and leave the row"
  /// Goes from option to option.
  case doesPreviousInList = "go to the previous option"
  /// Goes from option to option.
  case doesNextInList = "go to the next option"
  /// Goes to an end of the list.
  case doesFirstInList = "go to the first option"
  /// Goes to an end of the list.
  case doesLastInList = "go to the last option"
  /// Goes several options up.
  case doesPageUpInList = "one page up in the list"
  /// Goes several options down.
  case doesPageDownInList = "one page down in the list"
  /// Goes several options up.
  case doesHalfPageUp = "half a page up in the list"
  /// Goes several options down.
  case doesHalfPageDown = "half a page down in the list"
  /// Moves a slider by a step.
  case doesDecrease = "one step less"
  /// Moves a slider by a step.
  case doesIncrease = "one step more"
  /// Moves a slider by ten steps.
  case doesDecreaseMuch = "ten steps less"
  /// Moves a slider by ten steps.
  case doesIncreaseMuch = "ten steps more"
  /// Moves a slider to its end.
  case doesToLeast = "the least value"
  /// Moves a slider to its end.
  case doesToGreatest = "the greatest value"
  /// Scrolls the help by a page.
  case doesScrollPageUp = "one page up"
  /// Scrolls the help by a page.
  case doesScrollPageDown = "one page down"
  /// Scrolls the help to its beginning.
  case doesScrollToStart = "to the beginning"
  /// Scrolls the help to its end.
  case doesScrollToEnd = "to the end"

  // MARK: Passwords

  /// The word for the worst strength.
  case weak
  /// A strength that is not weak.
  case fair
  /// A strength that is more than fair.
  case good
  /// The word for the best strength.
  case strong
  /// A lowercase letter is missing.
  case passwordNeedsLowercase = "Must contain a lowercase letter"
  /// A digit is missing.
  case passwordNeedsNumber = "Must contain a number"
  /// An uppercase letter is missing.
  case passwordNeedsUppercase = "Must contain an uppercase letter"
  /// The password is too short.
  case passwordTooShort = "Must have at least {min} {min|character|characters}"
  /// The password is too long.
  case passwordTooLong = "Must have at most {max} {max|character|characters}"
  /// A rule could not be tried on so long a password.
  case passwordNotChecked = "Cannot be checked; use at most 1,024 characters"
  /// The password is on a list.
  case passwordListed = "Is on a list of common or leaked passwords"
  /// The list could not be read.
  case passwordListUnavailable = "Could not be looked up in the list of common passwords"
  /// The password was leaked.
  case passwordLeaked = "Is known from leaks of passwords"
  /// It could not be asked whether the password was leaked.
  case passwordLeaksUnavailable = "Could not be checked against known leaks"
  /// The password is among the first that are tried.
  case passwordGuessedFirst = "Is one of the first that are guessed"
  /// The password is, or nearly is, another answer or a known name.
  case passwordIsAnswer = "Must not be another answer or a known name, or nearly so"
  /// The password has control characters.
  case passwordHasControls = "Must not hold control characters"
  /// The password has the character NUL.
  case passwordHasNUL = "Must not hold the character NUL"
  /// The password has characters that Unicode does not know.
  case passwordHasUnassigned = "Must not hold characters unknown to Unicode"
  /// The password is easy to guess.
  case passwordGuessable = "Add another word or two"
  /// It is easy to guess because of a common word.
  case passwordCommonWords = "Common words are easy to guess; add more of them"
  /// It is easy to guess because of a common word with signs in place of letters.
  case passwordSigns = "Signs in place of letters are easy to guess"
  /// It is easy to guess because of another answer or a known name.
  case passwordAnswers = "Other answers and known names are easy to guess"
  /// It is easy to guess because something is repeated.
  case passwordRepeats = "Repeats are easy to guess"
  /// It is easy to guess because of a sequence such as abc.
  case passwordSequences = "Sequences are easy to guess"
  /// It is easy to guess because of keys that lie side by side.
  case passwordKeyboard = "Neighbouring keys are easy to guess"
  /// It is easy to guess because of a date.
  case passwordDates = "Dates are easy to guess"

  // MARK: Messages

  /// The message of a code that has none.
  case notValid = "Is not valid"
  /// A yes or no in a message.
  case isTrue = "true"
  /// A yes or no in a message, the other way.
  case isFalse = "false"
  /// What `{expected}` is where a yes or no is expected.
  case typeTruth = "boolean"
  /// What `{expected}` is where a text is expected.
  case typeText = "text"
  /// What `{expected}` is where a date is expected.
  case typeDate = "date"
  /// What `{expected}` is where a time is expected.
  case typeTime = "time"
  /// What `{expected}` is where a date with a time is expected.
  case typeDateTime = "date and time"
  /// What `{expected}` is where a secret is expected.
  case typeSecret = "secret"
  /// What `{expected}` is where several values are expected.
  case typeList = "list"

  // MARK: Plain text: the beginning, and questions

  /// The first line of plain text.
  case intro = "{form}. {count} {count|question|questions}."
  /// Says how questions are answered.
  case howTo = "Type an answer and press Enter. Enter alone keeps the default."
  /// Lists the commands of use.
  case commands = "Commands: {list}."
  /// What a form without a title is called.
  case untitledForm = "The form"
  /// What a row without a title is called.
  case untitledRow = "Answer"
  /// Begins the text of a question.
  case question = "Question {n} of {count}."
  /// Says that a question needs an answer.
  case required
  /// Says that a question needs no answer.
  case optional
  /// Says that only yes is accepted.
  case mustBeYes = "must be yes"
  /// The answers of a switch or a check.
  case yesOrNo = "yes or no"
  /// The answers of a choice.
  case chooseOne = "choose one"
  /// The answers of a row for whole numbers; also what `{expected}` is there.
  case wholeNumber = "whole number"
  /// The answers of a row for numbers; also what `{expected}` is there.
  case number
  /// The answers of a row for dates.
  case day = "day as {order}: {example}"
  /// The answers of a row for times.
  case time = "hours and minutes: {example}"
  /// The answers of a row for dates with times.
  case dateTime = "day as {order}, hours and minutes: {example}"
  /// An order of a date.
  case yearMonthDay = "year, month, day"
  /// An order of a date.
  case dayMonthYear = "day, month, year"
  /// An order of a date.
  case monthDayYear = "month, day, year"
  /// The range of a number or a date.
  case fromTo = "from {min} to {max}"
  /// The range without an end.
  case from = "from {min}"
  /// The range without a beginning.
  case upTo = "up to {max}"
  /// A number that only some values of its range can be.
  case inSteps = "{kind} in steps of {step}"
  /// Said of secrets, which are not shown.
  case notShown = "Typing is not shown."
  /// Said of texts of several lines.
  case severalLines = "Several lines; end with a line that holds only a full stop."
  /// What Enter alone gives.
  case defaultAnswer = "Default: {value}"
  /// What was answered before.
  case yourAnswer = "Your answer: {value}"
  /// A row that is only read.
  case fixedAnswer = "{name}: {value}, cannot be changed"

  // MARK: Plain text: options

  /// An option with its label.
  case option = "{label}, {name}"
  /// An option that cannot be chosen.
  case unavailable = "{name}, not available"
  /// An option that cannot be chosen, with the reason.
  case unavailableBecause = "{name}, not available: {reason}"
  /// Said in place of a long list.
  case manyOptions = "{count} options. Type some letters, or .list."
  /// Said behind a part of a long list.
  case someOptions = "Options {first} to {last} of {count}. Type .list for more."
  /// Said where there are no options.
  case noOptions = "There are no options here."

  // MARK: Plain text: answers and errors

  /// A line about what is wrong with an answer.
  case error = "Error: {name}: {message}"
  /// A line about what is wrong at large.
  case refusal = "Error: {message}"
  /// A line about what should be looked at.
  case warning = "Warning: {name}: {message}"
  /// Why an option was not taken.
  case isNotAvailable = "{name} is not available"
  /// Why an option was not taken, with the reason.
  case isNotAvailableBecause = "{name} is not available: {reason}"
  /// Says that several options fit.
  case fitsOptions = "{typed} fits {count} options: {list}"
  /// Says that many options fit.
  case fitsMoreOptions = "{typed} fits {count} options: {list}, and more"
  /// Says that no option fits.
  case fitsNoOption = "No option fits. Type .list for the options"
  /// An answer was neither.
  case typeYesOrNo = "Type yes or no"
  /// An answer has a control character.
  case controlCharacter = "contains a control character"
  /// An answer is no text.
  case unreadableCharacter = "contains a character that cannot be read"
  /// An answer has too many characters.
  case tooLong = "longer than {limit} {limit|character|characters}"
  /// A line is longer than a terminal passes on.
  case lineTooLong = "The line is too long for this terminal"
  /// How good a password is.
  case strength = "Strength: {word}, {value} of {max}."
  /// Two passwords are the same.
  case matches = "{name}: matches."
  /// Repeats what was understood.
  case readBack = "{name}: {value}"
  /// Counts the questions that came.
  case questionsAdded = "{count} {count|question|questions} added: {list}."
  /// Counts the questions that went.
  case questionsRemoved = "{count} {count|question|questions} removed: {list}."
  /// What becomes of the answers of questions that went.
  case answersKept = "{count|Its answer is|Their answers are} kept."
  /// A secret that has a value.
  case set
  /// A secret that has a value of a strength.
  case setWithStrength = "set, strength {word}"
  /// A row without a value.
  case noAnswer = "no answer"
  /// A switch that is on.
  case yes
  /// A switch that is off.
  case no
  /// What may be typed for yes, one beside the other.
  case yesWords = "y yes"
  /// What may be typed for no, one beside the other.
  case noWords = "n no"
  /// A text of several lines.
  case lines = "{count} lines, first {first}"

  // MARK: Plain text: the review and the end

  /// Begins the review of all answers.
  case review = "Review. {count} {count|answer|answers}."
  /// A line of the review.
  case reviewAnswer = "{n}, {name}: {value}"
  /// What can be typed in the review.
  case reviewHint = "Type submit, or a number to change that answer."
  /// The same when there is nothing to change.
  case reviewHintWithoutAnswers = "Type submit."
  /// The prompt of the review.
  case reviewTitle = "Review"
  /// What was typed in the review was neither.
  case reviewMistake = "Type submit, or a number from 1 to {count}"
  /// What must be typed to submit.
  case submitCommand = "submit"
  /// Said while rows are checked after submitting.
  case checking = "Checking {name}. Enter stops waiting."
  /// Said when that takes long.
  case stillChecking = "Still checking {name}."
  /// Said when several answers are wrong.
  case wrongAnswers = "{count} answers are not accepted."
  /// The end of a form that was submitted.
  case done = "Done. {form} was submitted."
  /// The question before answers are lost.
  case cancelQuestion = "Your answers will be lost. Type yes to cancel, or no."
  /// The end of a form that was cancelled.
  case cancelled = "Cancelled."

  // MARK: Plain text: commands

  /// There is no question before this one.
  case firstQuestion = "This is the first question."
  /// A command that does not exist.
  case unknownCommand = "Error: {typed} is no command. Type .help."
  /// The same where what was typed must not be repeated.
  case hiddenCommand = "Error: This is no command. Type .help, or press Enter to type the answer."
  /// A command that may be several.
  case fitsCommands = "Error: {typed} fits {count} commands: {list}."
  /// The prompt for a command in place of a secret.
  case commandPrompt = "Command, or Enter to type it"
  /// Says that a password was made.
  case generated =
    "A password was generated. Enter keeps it, .show shows it, .generate makes another, .back takes it back."
  /// Says that a password can be made.
  case canGenerate = "To have one made, press Enter and type .generate."
  /// The prompt for a command about a password that was made.
  case keepPrompt = "Command, or Enter to keep it"
  /// Warns of a password that is shown.
  case staysInHistory = "It stays in this terminal's history."
  /// The help of a secret that can be generated.
  case generateHelp = ".generate makes a password."
  /// The help of every text.
  case dots = "An answer that begins with a full stop is typed with two."
  /// The help of a secret.
  case secretHelp = "An empty line asks for a command; one more keeps what is set."
  /// The help of a choice.
  case choiceHelp = "Type the label, the value or the title of an option, or how it begins."
  /// The help about the kind of the answer.
  case format = "Format: {kind}"
  /// The help about the placeholder.
  case example = "Example: {text}"
  /// The answers were saved.
  case saved = "Saved."
  /// The answers were not saved.
  case notSaved = "Error: The answers could not be saved."
  /// Said shortly before the time is over.
  case secondsLeft = "{count} {count|second|seconds} left."
  /// How to get more time.
  case moreTimeHint = "Type .more for more time."
  /// There is more time.
  case moreTime = "More time was added."
  /// There is no more time.
  case noMoreTime = "No more time can be added."

  // MARK: Why the questions come one by one

  /// The terminal has no name.
  case plainWithoutName = "TERM is not set, so the questions come one by one."
  /// The terminal can only print.
  case plainOnDumb = "The terminal is dumb, so the questions come one by one."
  /// The terminal can only print, as its description says.
  case plainWithoutCursor =
    "The terminal {name} cannot move its cursor, so the questions come one by one."
  /// The terminal is not known.
  case plainWithoutDescription =
    "There is no description of {name}, so the questions come one by one."
}

extension Word {
  /// The name under which files and programs translate the word.
  public var key: String { "\(self)" }

  /// The word of a key; nil when there is none.
  public init?(key: String) {
    guard let word = Self.byKey[key] else { return nil }
    self = word
  }

  private static let byKey = Dictionary(uniqueKeysWithValues: allCases.map { ($0.key, $0) })

  /// The names that stand in braces in its template, each once.
  package var placeholders: [String] {
    MessageCatalogue.braces(in: rawValue).reduce(into: []) { names, placeholder in
      if !names.contains(placeholder.name) { names.append(placeholder.name) }
    }
  }

  /// Whether a placeholder stands for a number, so that a template may give several forms.
  static func isNumber(_ placeholder: String) -> Bool {
    ["count", "n", "limit", "first", "last", "min", "max"].contains(placeholder)
  }
}
