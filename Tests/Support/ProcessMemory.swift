import Glibc

/// The memory of a process that is stopped.
public struct ProcessMemory {
  private let pid: pid_t

  init(_ pid: pid_t) { self.pid = pid }

  /// A part of the memory that the process may write.
  struct Mapping {
    var range: Range<UInt>
    var name: String

    /// From a line of /proc/PID/maps; nil when the process may not write it.
    init?(_ line: Substring) {
      let words = line.split(separator: " ", maxSplits: 5)
      guard words.count >= 5, words[1].contains("w") else { return nil }
      let ends = words[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
      guard ends.count == 2, ends[0] < ends[1] else { return nil }
      range = ends[0]..<ends[1]
      name = words.count > 5 ? String(words[5].drop { $0 == " " }) : "anonymous"
    }
  }

  /// Where traces of a text are in all memory that the process may write.
  public func traces(of text: TracedText) throws -> [Trace] {
    let maps = String(decoding: try read("maps"), as: UTF8.self)
    let mappings = maps.split(separator: "\n").compactMap(Mapping.init)
    let memory = open("/proc/\(pid)/mem", O_RDONLY | O_CLOEXEC)
    guard memory >= 0, !mappings.isEmpty else {
      throw SupportError(description: "the memory cannot be read")
    }
    defer { close(memory) }
    return mappings.flatMap { mapping in
      Self.withBytes(of: mapping, in: memory) { bytes in
        text.traces(in: bytes).map { trace in
          var trace = trace
          (trace.mapping, trace.address) = (mapping.name, mapping.range.lowerBound)
          return trace
        }
      }
    }
  }

  /// The arguments that the process was started with, and its environment.
  public func startTexts() throws -> [UInt8] { try read("cmdline") + read("environ") }

  private func read(_ name: String) throws -> [UInt8] {
    let descriptor = open("/proc/\(pid)/\(name)", O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw SupportError(description: "no \(name) of the process") }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while case let count = Glibc.read(descriptor, &buffer, buffer.count), count > 0 {
      bytes += buffer[..<count]
    }
    return bytes
  }

  /// Pages that cannot be read count as zeros.
  private static func withBytes<R>(
    of mapping: Mapping, in memory: Int32, _ body: (UnsafeRawBufferPointer) -> R
  ) -> R {
    let pageSize = 4096
    let buffer = UnsafeMutableRawBufferPointer.allocate(
      byteCount: mapping.range.count, alignment: pageSize)
    defer { buffer.deallocate() }
    var offset = 0
    while offset < buffer.count {
      let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[offset...])
      let address = off_t(mapping.range.lowerBound) + off_t(offset)
      let count = pread(memory, rest.baseAddress, rest.count, address)
      if count <= 0, let start = rest.baseAddress { memset(start, 0, pageSize) }
      offset += count > 0 ? count : pageSize
    }
    return body(UnsafeRawBufferPointer(buffer))
  }
}
