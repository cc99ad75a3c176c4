/// The growing text of a secret that is being typed; wiped on growth, on removal and on release.
public final class SecretBuffer {
  private var block: UnsafeMutableRawBufferPointer

  /// How many bytes of UTF-8 there are.
  public private(set) var count = 0

  /// A buffer that holds nothing yet.
  public init() { block = LockedMemory.allocate(64) }

  /// A buffer with a copy of a secret; nil is empty.
  public convenience init(_ secret: Secret?) {
    self.init()
    secret?.withUTF8 { append($0) }
  }

  deinit { LockedMemory.release(block) }

  /// Whether there is nothing in it.
  public var isEmpty: Bool { count == 0 }

  /// Gives the bytes for the time of the call; the buffer must not be changed in it.
  public func withUTF8<R>(_ body: (UnsafeBufferPointer<UInt8>) throws -> R) rethrows -> R {
    try withExtendedLifetime(self) {
      try block.withMemoryRebound(to: UInt8.self) {
        try body(UnsafeBufferPointer($0).prefix(of: count))
      }
    }
  }

  /// Appends bytes; O(count of them), unless it must grow.
  public func append(_ utf8: some Collection<UInt8>) {
    replaceSubrange(count..<count, with: utf8)
  }

  /// Appends one byte; O(1), unless it must grow.
  public func append(_ byte: UInt8) {
    if count == block.count { grow(to: count + 1) }
    block[count] = byte
    count += 1
  }

  /// Appends a scalar as UTF-8.
  package func append(_ scalar: Unicode.Scalar) {
    for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { append(byte) }
  }

  /// Lets a reader fill the memory behind the text, so that its bytes are nowhere else.
  ///
  /// - Parameters:
  ///   - most: how much room there is for it.
  ///   - fill: gives how many bytes it put there; 0 or less: none.
  /// - Returns: what `fill` gave.
  package func append(atMost most: Int, _ fill: (UnsafeMutableRawBufferPointer) -> Int) -> Int {
    if count + most > block.count { grow(to: count + most) }
    let filled = fill(UnsafeMutableRawBufferPointer(rebasing: block[count..<count + most]))
    count += max(filled, 0)
    return filled
  }

  /// Inserts bytes before an offset; O(count).
  public func insert(_ utf8: some Collection<UInt8>, at offset: Int) {
    replaceSubrange(offset..<offset, with: utf8)
  }

  /// Removes the bytes of a range; O(count).
  public func removeSubrange(_ range: Range<Int>) {
    replaceSubrange(range, with: EmptyCollection())
  }

  /// Removes and wipes the whole text.
  public func removeAll() { removeSubrange(0..<count) }

  /// Removes everything and gives larger memory back, so that one long text does not bind it.
  package func forget() {
    guard block.count > 4096 else { return removeAll() }
    LockedMemory.release(block)
    block = LockedMemory.allocate(64)
    count = 0
  }

  /// Replaces the bytes of a range, in bytes from the beginning; O(count).
  ///
  /// A range outside of the text is a programming error and traps.
  public func replaceSubrange(_ range: Range<Int>, with utf8: some Collection<UInt8>) {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "range outside of the text")
    let added = utf8.count
    let newCount = count - range.count + added
    if newCount > block.count { grow(to: newCount) }
    let tail = UnsafeRawBufferPointer(rebasing: block[range.upperBound..<count])
    let end = range.lowerBound + added
    UnsafeMutableRawBufferPointer(rebasing: block[end...]).copyMemory(from: tail)
    UnsafeMutableRawBufferPointer(rebasing: block[range.lowerBound..<end]).copyBytes(from: utf8)
    if newCount < count {
      LockedMemory.wipe(UnsafeMutableRawBufferPointer(rebasing: block[newCount..<count]))
    }
    count = newCount
  }

  /// A copy of the text; O(count).
  public func secret() -> Secret { withUTF8 { Secret(copying: $0) } }

  private func grow(to least: Int) {
    let larger = LockedMemory.allocate(max(least, block.count * 2))
    larger.copyMemory(from: UnsafeRawBufferPointer(rebasing: block[..<count]))
    LockedMemory.release(block)
    block = larger
  }
}

extension SecretBuffer: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// Eight bullets, whatever the text.
  public var description: String { Secret.bullets }
  /// Eight bullets, whatever the text.
  public var debugDescription: String { Secret.bullets }
  /// A mirror without children.
  public var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}
