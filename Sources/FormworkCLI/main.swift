internal import Formwork
internal import FormworkTerminal
internal import Glibc

StandardDescriptors.ensureOpen()
// A reader that goes away is an error of `write`, which has an exit code of its own.
signal(SIGPIPE, SIG_IGN)
// Any verb may read secrets; it is never ended, because there is no moment without them.
let crashGuard = CrashGuard(holdsSecrets: true)
SignalExit.prepare()
let code = Program.run(Array(CommandLine.arguments.dropFirst()))
// `exit` releases nothing.
FinalWipe.perform()
exit(code.rawValue)
