internal import Formwork

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
    do throws(SystemError) {
      self.init(try InputFile(path), name: path, input, keeping: tags)
    } catch {
      throw ValuesProblem(error.description, path: path)
    }
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
    self.init(InputFile(descriptor: descriptor), name: name, input, keeping: tags)
  }

  private init(_ file: InputFile, name: String, _ input: Input, keeping tags: Set<String>?) {
    self.init(input, keeping: tags) {
      do throws(SystemError) {
        return try file.read()
      } catch {
        throw ValuesProblem(error.description, path: name)
      }
    }
  }
}
