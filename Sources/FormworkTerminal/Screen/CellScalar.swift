internal import CNcurses
internal import Formwork
internal import FormworkInterface

/// Which characters ncurses is given: those of one scalar that the C library holds to be as wide as
/// the layout does.
///
/// All others are written past it: it cuts off what has more than five scalars, measures joined
/// emoji by their parts, and spoils lines in which wide characters have marks.
enum CellScalar {
  /// Whether a scalar fills one cell and joins with no other but marks, which are not simple.
  static func isSimple(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x7E: true
    case 0xA0...0xAC, 0xAE...0x2FF, 0x370...0x482, 0x48A...0x52F, 0x1E00...0x1FFF, 0x2010...0x2027,
      0x2030...0x205E, 0x20A0...0x20C0, 0x2100...0x2BFF, 0xFFFD:
      wcwidth(Int32(scalar.value)) == 1
    default: false
    }
  }

  /// The scalar of a character that ncurses can hold; nil: it is written past it.
  static func scalar(of utf8: UnsafeBufferPointer<UInt8>, width: Int) -> Int32? {
    var (first, count) = (Unicode.Scalar?.none, 0)
    utf8.forEachScalar { scalar in
      first = first ?? scalar
      count += 1
    }
    guard count == 1, let first, !DangerousScalars.isHarmful(first.value), !Cluster.joins(first)
    else { return nil }
    let value = Int32(first.value)
    return Int(wcwidth(value)) == width ? value : nil
  }
}
