internal import Glibc

extension RecordReader {
  /// Records of a file.
  ///
  /// - Parameters:
  ///   - path: the file, read as it is needed.
  ///   - input: how records stand in it.
  ///   - tags: the keys that are kept; nil: all.
  /// - Throws: `ValuesProblem` when it cannot be opened; later, when it cannot be read.
  public init(
    contentsOf path: String, _ input: Input = .auto, keeping tags: Set<String>? = nil
  ) throws(ValuesProblem) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else {
      throw ValuesProblem(FileReading.reason(errno), path: path)
    }
    let source = DescriptorSource(descriptor, path: path, closes: true)
    self.init(input, keeping: tags) { try source.next() }
  }

  /// Records that come over an open descriptor, which stays open.
  ///
  /// - Parameters:
  ///   - descriptor: the descriptor.
  ///   - name: what messages call it.
  ///   - input: how records stand there.
  ///   - tags: the keys that are kept; nil: all.
  public init(
    descriptor: Int32, name: String, _ input: Input = .auto, keeping tags: Set<String>? = nil
  ) {
    let source = DescriptorSource(descriptor, path: name, closes: false)
    self.init(input, keeping: tags) { try source.next() }
  }
}

/// Bytes of a descriptor in pieces; closes it when it owns it.
private final class DescriptorSource {
  private let descriptor: Int32
  private let path: String
  private let closes: Bool

  init(_ descriptor: Int32, path: String, closes: Bool) {
    (self.descriptor, self.path, self.closes) = (descriptor, path, closes)
  }

  deinit { if closes { close(descriptor) } }

  func next() throws(ValuesProblem) -> [UInt8] {
    do throws(FileReading.Failure) {
      return try FileReading.chunk(from: descriptor)
    } catch {
      throw ValuesProblem(error.reason, path: path)
    }
  }
}
