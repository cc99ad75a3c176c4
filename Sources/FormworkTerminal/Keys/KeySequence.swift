internal import FormworkInterface

/// What the escape sequences of xterm, the Linux console, rxvt and VT terminals stand for.
enum KeySequence {
  /// The key of a control sequence: `ESC [`, parameters, final byte; nil for one that is no key.
  static func control(parameters: [UInt8], final: UInt8, isAlt: Bool) -> Key? {
    if parameters.first == UInt8(ascii: "<") {
      return final == UInt8(ascii: "M") ? mouse(Array(parameters.dropFirst())) : nil
    }
    guard let numbers = numbers(parameters) else { return nil }
    let modifiers = Modifiers(numbers.count > 1 ? numbers[1] : 1, isAlt: isAlt)
    switch final {
    case UInt8(ascii: "~"): return tilde(numbers.first ?? 0, modifiers)
    case UInt8(ascii: "$"), UInt8(ascii: "@"): return tilde(numbers.first ?? 0, modifiers)
    case UInt8(ascii: "^"): return tilde(numbers.first ?? 0, Modifiers(5, isAlt: isAlt))
    case UInt8(ascii: "a")...UInt8(ascii: "d"): return cursor(final - 32, modifiers)
    case UInt8(ascii: "Z"): return .backTab
    case UInt8(ascii: "P")...UInt8(ascii: "S"):
      return numbers.isEmpty ? .function(Int(final - UInt8(ascii: "P")) + 1) : nil
    default: return cursor(final, modifiers)
    }
  }

  /// The key of `ESC O` and one byte.
  static func single(_ final: UInt8, isAlt: Bool) -> Key? {
    switch final {
    case UInt8(ascii: "P")...UInt8(ascii: "S"): .function(Int(final - UInt8(ascii: "P")) + 1)
    case UInt8(ascii: "M"): .enter
    case UInt8(ascii: "X"): .text("=")
    case UInt8(ascii: "I"): .tab
    case UInt8(ascii: "j")...UInt8(ascii: "y"):
      .text(Character(Unicode.Scalar(final - 64)))
    case UInt8(ascii: "a")...UInt8(ascii: "d"): cursor(final - 32, Modifiers(5, isAlt: isAlt))
    default: cursor(final, Modifiers(1, isAlt: isAlt))
    }
  }

  /// The key of the Linux console's `ESC [ [` and one byte.
  static func linuxFunction(_ final: UInt8) -> Key? {
    guard (UInt8(ascii: "A")...UInt8(ascii: "E")).contains(final) else { return nil }
    return .function(Int(final - UInt8(ascii: "A")) + 1)
  }

  /// The mouse as `ESC [ <` reports it when something goes down: the button, the column and the
  /// line, counted from 1; nil for other buttons and for motion.
  private static func mouse(_ parameters: [UInt8]) -> Key? {
    guard let numbers = numbers(parameters), numbers.count == 3, numbers[1] > 0, numbers[2] > 0
    else { return nil }
    let cell = Frame.Cell(column: numbers[1] - 1, row: numbers[2] - 1)
    // Shift is 4, Alt 8, Control 16.
    switch numbers[0] & ~0b11100 {
    case 0: return .mouse(MouseEvent(.press, at: cell))
    case 64: return .mouse(MouseEvent(.wheelUp, at: cell))
    case 65: return .mouse(MouseEvent(.wheelDown, at: cell))
    default: return nil
    }
  }

  private struct Modifiers {
    var movesByWord: Bool
    var isPlain: Bool
    /// Whether Alt alone is held.
    var isAlt: Bool
    init(_ parameter: Int, isAlt: Bool) {
      // xterm sends 1 + (1 Shift, 2 Alt, 4 Control, 8 Meta).
      let bits = max(parameter - 1, 0)
      movesByWord = isAlt || bits & 0b1110 != 0
      isPlain = bits == 0 && !isAlt
      self.isAlt = isAlt && bits == 0 || bits == 2
    }
  }

  private static func cursor(_ final: UInt8, _ modifiers: Modifiers) -> Key? {
    switch final {
    case UInt8(ascii: "A"): modifiers.isAlt ? .altUp : .up
    case UInt8(ascii: "B"): modifiers.isAlt ? .altDown : .down
    case UInt8(ascii: "C"): modifiers.movesByWord ? .wordRight : .right
    case UInt8(ascii: "D"): modifiers.movesByWord ? .wordLeft : .left
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "F"): .end
    default: nil
    }
  }

  private static func tilde(_ number: Int, _ modifiers: Modifiers) -> Key? {
    switch number {
    case 1, 7: return .home
    case 4, 8: return .end
    case 3: return modifiers.movesByWord ? .alt("d") : .delete
    case 5: return .pageUp
    case 6: return .pageDown
    default: break
    }
    guard modifiers.isPlain else { return nil }
    switch number {
    case 11...15: return .function(number - 10)
    case 17...21: return .function(number - 11)
    case 23...24: return .function(number - 12)
    default: return nil
    }
  }

  /// The numbers between semicolons; nil when there is anything else (private replies).
  private static func numbers(_ parameters: [UInt8]) -> [Int]? {
    guard !parameters.isEmpty else { return [] }
    var numbers = [0]
    for byte in parameters {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        let digit = Int(byte - UInt8(ascii: "0"))
        numbers[numbers.count - 1] = min(numbers[numbers.count - 1] * 10 + digit, 10_000)
      case UInt8(ascii: ";"): numbers.append(0)
      default: return nil
      }
    }
    return numbers
  }
}
