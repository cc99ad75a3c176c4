// Times and memory of the password validators. Build it for release:
// swift run -c release password-benchmark

import Formwork
import FormworkPasswords
import Glibc

var template = Array("/tmp/password-benchmark-XXXXXX".utf8CString)
guard let directory = mkdtemp(&template).map({ String(cString: $0) }) else { exit(5) }
let paths = ["sorted47k", "sorted10m", "unsorted100m"].map { directory + "/" + $0 }
defer {
  for path in paths { unlink(path) }
  rmdir(directory)
}

/// A word of eight letters that depends on a number.
func word(_ number: Int) -> String {
  var (text, rest) = ("", number &* 0x1E37_79B9_7F4A_7C15 & 0x7FFF_FFFF_FFFF)
  for _ in 0..<8 {
    text.unicodeScalars.append(Unicode.Scalar(UInt8(97 + rest % 26)))
    rest /= 26
  }
  return text
}

/// A number that sorts as text does.
func padded(_ number: Int) -> String { "w" + String(10_000_000_000 + number * 3).dropFirst(2) }

write(paths[0], lines: 47_000, padded)
write(paths[1], lines: 10_000_000, padded)
write(paths[2], lines: 11_111_111, word)

print("time of one verdict in µs\tp50\tp95\tmax")
let texts: [(name: String, text: String)] = [
  ("8 characters", "kQ7#vLm2"), ("12, Tr0ub4dour&3", "Tr0ub4dour&3"),
  ("28, four words", "correct horse battery staple"),
  ("40 random", "r8Kq0sLdZx5vB3nM1cT7yU4hJ6gF9wE2aQpOiXkW"),
  ("60, neighbouring keys", String(repeating: "0o", count: 30)),
  ("200, neighbouring keys", String(repeating: "0o", count: 100)),
  ("4,096 letters of Greek", String(repeating: "λόγος ", count: 682)),
  (
    "64 KiB of marks, unordered",
    String(repeating: "\u{301}", count: 16_384) + String(repeating: "\u{316}", count: 16_384)
  ),
  ("1 MB, neighbouring keys", String(repeating: "0o", count: 500_000)),
  ("1 MB of Greek", String(repeating: "λόγος ", count: 90_909)),
]
let context: PasswordContext = ["$user", "Acme"]
let values: Values = ["user": "ada.lovelace@example.org"]
let sorted = try BlocklistPasswordValidator(file: paths[1])
let validators: [(name: String, validator: any UTF8PasswordValidator)] = [
  ("default", DefaultPasswordValidator()), ("zxcvbn", ZxcvbnPasswordValidator(context: context)),
  ("nist", NISTPasswordValidator(blocklist: sorted, context: context)), ("blocklist", sorted),
]
for (name, text) in texts {
  let secret = Secret(copying: text.utf8)
  for (validatorName, validator) in validators {
    let times = Times(500) { secret.withUTF8 { _ = validator.assess($0, in: values) } }
    print("\(validatorName), \(name)\t\(times.text)")
  }
}

for (path, lines) in [(paths[0], 47_000), (paths[1], 10_000_000)] {
  let first = Times(1) { _ = try? BlocklistPasswordValidator(file: path).isSorted }
  let list = try BlocklistPasswordValidator(file: path)
  let resting = memory("VmRSS")
  guard list.isSorted else { fatalError("\(path) is sorted") }
  var (number, found) = (0, 0)
  let times = Times(2_000) {
    number = (number + lines / 2_003) % lines
    let secret = Secret(copying: padded(number).utf8)
    secret.withUTF8 { found += list.assess($0, in: [:])?.isValid == false ? 1 : 0 }
  }
  print("look at the order of \(lines) lines\t\(first.text)")
  print("search in \(lines) sorted lines, found \(found)\t\(times.text)")
  print("memory over the program's own: \(memory("VmRSS") - resting) KiB")
}

let unsorted = try BlocklistPasswordValidator(file: paths[2])
guard let lookup = unsorted.lookup else { fatalError("\(paths[2]) is not sorted") }
for password in ["not a line", word(11_111_110), "слово"] {
  let resting = memory("VmHWM")
  let clock = ContinuousClock()
  let start = clock.now
  let answer = await lookup.findings(on: Secret(copying: password.utf8))
  print("read 100 MB through, found \(answer.findings.count)\t\(clock.now - start)")
  print("peak over that before: \(memory("VmHWM") - resting) KiB")
}
print("peak of all: \(memory("VmHWM")) KiB")
