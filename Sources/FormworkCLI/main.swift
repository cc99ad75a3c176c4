internal import Glibc

FileDescriptor.openStandardOnes()
// A reader that goes away is an error of `write`, which has an exit code of its own.
signal(SIGPIPE, SIG_IGN)
exit(Program.run(Array(CommandLine.arguments.dropFirst())).rawValue)
