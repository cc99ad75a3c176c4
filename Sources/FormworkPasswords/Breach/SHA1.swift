internal import Formwork

/// The digest by which lists of leaked passwords are searched: SHA-1 of FIPS 180-4.
///
/// It protects nothing here, it only names an entry. It is written out because the libraries that
/// have it are far larger than what is asked of them, and so that the buffers can be wiped.
enum SHA1 {
  /// The digest as 40 hexadecimal digits in upper case; O(count).
  static func hexadecimal(of message: UnsafeBufferPointer<UInt8>) -> Secret {
    // The schedule of 80 words, then the state of five; 40 bytes for the digits.
    let memory = LockedMemory.allocate(85 * 4 + 40)
    defer { LockedMemory.release(memory) }
    let words = memory.bindMemory(to: UInt32.self)
    let schedule = UnsafeMutableBufferPointer(rebasing: words[..<80])
    let state = UnsafeMutableBufferPointer(rebasing: words[80..<85])
    let start: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
    for index in 0..<5 { state[index] = start[index] }
    digest(message, schedule, state)
    let digits = UnsafeMutableRawBufferPointer(rebasing: memory[(85 * 4)...])
    for index in 0..<40 {
      let digit = UInt8(truncatingIfNeeded: state[index / 8] >> UInt32(28 - index % 8 * 4) & 15)
      digits[index] = digit < 10 ? 0x30 + digit : 0x37 + digit
    }
    return Secret(copying: digits.prefix(40))
  }

  private static func digest(
    _ message: UnsafeBufferPointer<UInt8>, _ schedule: UnsafeMutableBufferPointer<UInt32>,
    _ state: UnsafeMutableBufferPointer<UInt32>
  ) {
    let bits = UInt64(message.count) * 8
    // The message, a set bit, zeros, and its length in the last eight bytes of a block.
    let blocks = (message.count + 8) / 64 + 1
    for block in 0..<blocks {
      for index in 0..<16 { schedule[index] = 0 }
      for index in 0..<64 {
        let offset = block * 64 + index
        var byte: UInt8 = offset < message.count ? message[offset] : 0
        if offset == message.count { byte = 0x80 }
        if block == blocks - 1, index >= 56 {
          byte = UInt8(truncatingIfNeeded: bits >> UInt64((63 - index) * 8))
        }
        schedule[index / 4] |= UInt32(byte) << UInt32(24 - index % 4 * 8)
      }
      add(schedule, to: state)
    }
  }

  private static func add(
    _ schedule: UnsafeMutableBufferPointer<UInt32>, to state: UnsafeMutableBufferPointer<UInt32>
  ) {
    for index in 16..<80 {
      let mixed =
        schedule[index - 3] ^ schedule[index - 8] ^ schedule[index - 14] ^ schedule[index - 16]
      schedule[index] = rotated(mixed, by: 1)
    }
    var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
    for index in 0..<80 {
      let (mixed, constant): (UInt32, UInt32) =
        switch index {
        case ..<20: ((b & c) | (~b & d), 0x5A82_7999)
        case ..<40: (b ^ c ^ d, 0x6ED9_EBA1)
        case ..<60: ((b & c) | (b & d) | (c & d), 0x8F1B_BCDC)
        default: (b ^ c ^ d, 0xCA62_C1D6)
        }
      let next = rotated(a, by: 5) &+ mixed &+ e &+ constant &+ schedule[index]
      (e, d, c, b, a) = (d, c, rotated(b, by: 30), a, next)
    }
    state[0] &+= a
    state[1] &+= b
    state[2] &+= c
    state[3] &+= d
    state[4] &+= e
  }

  private static func rotated(_ word: UInt32, by count: UInt32) -> UInt32 {
    word << count | word >> (32 - count)
  }
}
