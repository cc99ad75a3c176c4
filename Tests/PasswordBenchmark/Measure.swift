import Formwork
import Glibc

/// Sorted times of one thing, in nanoseconds of this thread: other programs do not count.
struct Times {
  private let sorted: [Int]

  init(_ count: Int, of body: () -> Void) {
    sorted = (0..<count).map { _ in
      let start = Self.now
      body()
      return Self.now - start
    }.sorted()
  }

  private static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }

  /// p50, p95 and max, in microseconds.
  var text: String {
    let indices = [sorted.count / 2, sorted.count * 95 / 100, sorted.count - 1]
    return indices.map { index in
      return "\(sorted[index] / 1_000).\(sorted[index] / 100 % 10)"
    }.joined(separator: "\t")
  }
}

/// A line of `/proc/self/status`, such as `VmHWM`, in KiB.
func memory(_ name: String) -> Int {
  guard let file = fopen("/proc/self/status", "r") else { return 0 }
  defer { fclose(file) }
  var line = [CChar](repeating: 0, count: 256)
  while fgets(&line, 256, file) != nil {
    let text = String(
      decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    if text.hasPrefix(name + ":") { return Int(text.filter(\.isNumber)) ?? 0 }
  }
  return 0
}

/// Writes a file of lines that a closure makes, in pieces.
func write(_ path: String, lines: Int, _ line: (Int) -> String) {
  guard let file = fopen(path, "w") else { return }
  for number in 0..<lines { fputs(line(number) + "\n", file) }
  fclose(file)
}
