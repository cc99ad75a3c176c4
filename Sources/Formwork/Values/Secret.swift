/// A text that leaves no trace: wiped on release, bullets wherever it is printed.
///
/// Its bytes lie in memory that is kept out of swap and core dumps where the system allows it.
/// Copies of a `Secret` share them; the last one wipes them.
public struct Secret: Sendable {
  // Immutable after init, and the block has one owner.
  private final class Storage: @unchecked Sendable {
    let block: UnsafeMutableRawBufferPointer
    let bytes: UnsafeBufferPointer<UInt8>
    let isValidUTF8: Bool

    init(_ utf8: UnsafeBufferPointer<UInt8>) {
      block = LockedMemory.allocate(utf8.count)
      block.copyMemory(from: UnsafeRawBufferPointer(utf8))
      bytes = UnsafeRawBufferPointer(block).bindMemory(to: UInt8.self).prefix(of: utf8.count)
      isValidUTF8 = bytes.isValidUTF8
    }

    deinit { LockedMemory.release(block) }
  }

  private let storage: Storage

  /// Copies UTF-8 bytes; wiping the original is the caller's duty.
  ///
  /// - Parameter utf8: The text, such as `text.utf8`; O(count).
  public init(copying utf8: some Collection<UInt8>) {
    let copied = utf8.withContiguousStorageIfAvailable { Storage($0) }
    if let copied {
      storage = copied
      return
    }
    let buffer = SecretBuffer()
    buffer.append(utf8)
    storage = buffer.withUTF8 { Storage($0) }
  }

  /// How many bytes of UTF-8 there are.
  public var count: Int { storage.bytes.count }

  /// Whether there are none.
  public var isEmpty: Bool { storage.bytes.isEmpty }

  /// Whether the bytes are text at all.
  package var isValidUTF8: Bool { storage.isValidUTF8 }

  /// Gives the UTF-8 bytes for the time of the call.
  public func withUTF8<R>(_ body: (UnsafeBufferPointer<UInt8>) throws -> R) rethrows -> R {
    try withExtendedLifetime(storage) { try body(storage.bytes) }
  }
}

extension Secret: Equatable {
  /// Whether both hold the same bytes, in a time that depends on their number alone.
  public static func == (left: Secret, right: Secret) -> Bool {
    left.withUTF8 { left in right.withUTF8 { left.equalsInConstantTime($0) } }
  }
}

extension Secret: RowValue {
  /// What messages call the type: `secret`.
  public static var typeName: String { "secret" }
  /// The type as rules and conditions see it: `secret`.
  public static var valueType: ValueType { .secret }
  /// The secret as an erased value.
  public var formValue: FormValue { .secret(self) }
  /// The secret, also from text; nil for anything else.
  public init?(formValue: FormValue) {
    switch formValue {
    case .secret(let secret): self = secret
    case .text(let text): self.init(copying: text.utf8)
    default: return nil
    }
  }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  static let bullets = "••••••••"

  /// Eight bullets, whatever the secret.
  public var description: String { Secret.bullets }
  /// Eight bullets, whatever the secret.
  public var debugDescription: String { Secret.bullets }
  /// A mirror without children.
  public var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether both hold the same bytes; only a difference in length ends early.
  func equalsInConstantTime(_ other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard count == other.count else { return false }
    var difference: UInt8 = 0
    for index in indices { difference |= self[index] ^ other[index] }
    return difference == 0
  }

  func prefix(of count: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: self[..<count])
  }
}
