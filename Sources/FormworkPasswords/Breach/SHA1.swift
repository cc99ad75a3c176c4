internal import Formwork

/// The digest by which lists of leaked passwords are searched: SHA-1 of FIPS 180-4.
///
/// It protects nothing here, it only names an entry. It is written out because the libraries that
/// have it are far larger than what is asked of them, and so that the buffers can be wiped.
enum SHA1 {
  /// The digest as 40 hexadecimal digits in upper case; O(count).
  static func hexadecimal(of message: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    let digits = Array("0123456789ABCDEF".utf8)
    var hexadecimal: [UInt8] = []
    for word in digest(of: message) {
      for shift in stride(from: 28, through: 0, by: -4) {
        hexadecimal.append(digits[Int(word >> UInt32(shift)) & 15])
      }
    }
    return hexadecimal
  }

  private static func digest(of message: UnsafeBufferPointer<UInt8>) -> [UInt32] {
    let memory = LockedMemory.allocate(80 * 4)
    defer { LockedMemory.release(memory) }
    let schedule = memory.bindMemory(to: UInt32.self)
    var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
    let bits = UInt64(message.count) * 8
    // The message, a set bit, zeros, and its length in the last eight bytes of a block.
    let blocks = (message.count + 8) / 64 + 1
    for block in 0..<blocks {
      for place in 0..<16 { schedule[place] = 0 }
      for place in 0..<64 {
        let offset = block * 64 + place
        var byte: UInt8 = offset < message.count ? message[offset] : 0
        if offset == message.count { byte = 0x80 }
        if block == blocks - 1, place >= 56 {
          byte = UInt8(truncatingIfNeeded: bits >> UInt64((63 - place) * 8))
        }
        schedule[place / 4] |= UInt32(byte) << UInt32(24 - place % 4 * 8)
      }
      add(schedule, to: &state)
    }
    return state
  }

  private static func add(
    _ schedule: UnsafeMutableBufferPointer<UInt32>, to state: inout [UInt32]
  ) {
    for place in 16..<80 {
      let mixed =
        schedule[place - 3] ^ schedule[place - 8] ^ schedule[place - 14] ^ schedule[place - 16]
      schedule[place] = rotated(mixed, by: 1)
    }
    var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
    for place in 0..<80 {
      let (mixed, constant): (UInt32, UInt32) =
        switch place {
        case ..<20: ((b & c) | (~b & d), 0x5A82_7999)
        case ..<40: (b ^ c ^ d, 0x6ED9_EBA1)
        case ..<60: ((b & c) | (b & d) | (c & d), 0x8F1B_BCDC)
        default: (b ^ c ^ d, 0xCA62_C1D6)
        }
      let next = rotated(a, by: 5) &+ mixed &+ e &+ constant &+ schedule[place]
      (e, d, c, b, a) = (d, c, rotated(b, by: 30), a, next)
    }
    for (place, word) in [a, b, c, d, e].enumerated() { state[place] &+= word }
  }

  private static func rotated(_ word: UInt32, by count: UInt32) -> UInt32 {
    word << count | word >> (32 - count)
  }
}
