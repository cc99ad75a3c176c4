import Formwork
import Testing

private enum Plan: String, Codable, RowValue { case free, pro }
private enum Size: Int, Codable { case small = 1, large = 2 }

private struct Signup: Codable, Equatable {
  struct Address: Codable, Equatable { var street: String, zip: String? }
  var name: String
  var age: Int?
  var small: UInt8
  var price: Double
  var exact: DecimalNumber
  var born: LocalDate
  var plan: Plan
  var size: Size
  var agrees: Bool
  var tags: [String]
  var address: Address
  var others: [Address]
  var counts: [String: Int]
}

@Suite struct ValueDecoderTests {
  private let values: Values = [
    "name": .text("Ada"), "age": .null, "small": .int(200),
    "price": .decimal(DecimalNumber("1.10") ?? DecimalNumber(0)),
    "exact": .decimal(DecimalNumber("1.10") ?? DecimalNumber(0)),
    "born": .text("2000-02-29"), "plan": .text("pro"), "size": .int(2), "agrees": .null,
    "tags": .list([.text("x"), .text("y")]),
    "address": .object(["street": .text("Main"), "zip": .null]),
    "others": .list([.object(["street": .text("A"), "zip": .text("01")])]),
    "counts": .object(["a": .int(1)]),
  ]

  @Test func decodesNestedTypes() throws {
    let signup = try values.decode(Signup.self)
    #expect(signup.name == "Ada")
    #expect(signup.age == nil)
    #expect(signup.small == 200)
    #expect(signup.price == 1.1)
    #expect(signup.exact.description == "1.10")
    #expect(signup.born == LocalDate("2000-02-29"))
    #expect(signup.plan == .pro)
    #expect(signup.size == .large)
    #expect(signup.agrees == false)
    #expect(signup.tags == ["x", "y"])
    #expect(signup.address == .init(street: "Main", zip: nil))
    #expect(signup.others == [.init(street: "A", zip: "01")])
    #expect(signup.counts == ["a": 1])
  }

  @Test func encodesWhatItDecodes() throws {
    let signup = try values.decode(Signup.self)
    let again = try Values(encoding: signup)
    #expect(try again.decode(Signup.self) == signup)
    #expect(again["born"] == .date(try #require(LocalDate("2000-02-29"))))
    #expect(again["plan"] == .text("pro"))
    #expect(again["size"] == .int(2))
    #expect(again["tags"] == .list([.text("x"), .text("y")]))
    #expect(!again.contains("age"))
    #expect(throws: EncodingError.self) { try Values(encoding: 5) }
    #expect(throws: EncodingError.self) { try FormValue(encoding: [Double.nan]) }
    #expect(try FormValue(encoding: [UInt64.max]) == .list([.decimal(DecimalNumber(UInt64.max))]))
  }

  @Test func readsIntegersExactly() throws {
    let big = FormValue.decimal(DecimalNumber(UInt64.max))
    #expect(try big.decode(UInt64.self) == .max)
    #expect(try FormValue.decimal(try #require(DecimalNumber("5.0"))).decode(Int16.self) == 5)
    #expect(throws: DecodingError.self) { try big.decode(Int64.self) }
    #expect(throws: DecodingError.self) { try FormValue.int(256).decode(UInt8.self) }
    #expect(throws: DecodingError.self) { try FormValue.int(-1).decode(UInt.self) }
    #expect(throws: DecodingError.self) {
      try FormValue.decimal(try #require(DecimalNumber("5.5"))).decode(Int.self)
    }
    #expect(try FormValue.int(3).decode(Double.self) == 3)
    #expect(try FormValue.int(3).decode(Float.self) == 3)
    #expect(throws: DecodingError.self) { try FormValue.text("3").decode(Int.self) }
  }

  @Test func readsSecrets() throws {
    struct Login: Decodable {
      var user: String
      @SecretValue var password: Secret
      var again: String
    }
    let secret = Secret(copying: "hunter2".utf8)
    let values = Values([
      (tag: "user", value: FormValue.text("ada")), ("password", .secret(secret)),
      ("again", .secret(secret)),
    ])
    let login = try values.decode(Login.self)
    let isSame = login.password == secret && login.again == "hunter2"
    #expect(isSame)
    let isThere = values[secret: "password"] == secret && values[secret: "nothing"] == nil
    #expect(isThere)
    #expect(!"\(login)".replacing(login.again, with: "").contains("hunter"))
    #expect(throws: DecodingError.self) {
      try Values(dictionaryLiteral: ("password", .null)).decode(Login.self)
    }
  }

  /// A type that holds one cannot be written down by accident.
  @Test func secretsAreNotCodable() {
    let secret: Any = Secret(copying: "hunter2".utf8)
    #expect(!(secret is any Decodable) && !(secret is any Encodable))
    #expect(!(SecretValue(wrappedValue: Secret(copying: [])) as Any is any Encodable))
  }

  @Test(arguments: [
    ("name", FormValue.int(424_242), "a whole number cannot be read as String"),
    ("name", .null, "null cannot be read as String"),
    ("plan", .text("secret-plan"), "a text cannot be read as Plan"),
    ("born", .text("2000-02-30"), "a text cannot be read as LocalDate"),
    ("tags", .text("x"), "a text cannot be read as Array<Any>"),
  ])
  func namesThePlaceAndNotTheValue(_ tag: String, _ value: FormValue, _ message: String) {
    var broken = values
    broken[tag] = value
    do {
      _ = try broken.decode(Signup.self)
      Issue.record("decoded")
    } catch DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context)
    {
      #expect(context.codingPath.map(\.stringValue) == [tag])
      #expect(context.debugDescription == message)
    } catch {
      Issue.record("\(error)")
    }
  }

  @Test func namesAMissingKeyAndAnIndex() {
    #expect(throws: DecodingError.self) { try Values().decode(Signup.self) }
    do {
      _ = try Values(dictionaryLiteral: ("tags", .list([.text("x"), .int(1)])))
        .decode([String: [String]].self)
      Issue.record("decoded")
    } catch DecodingError.typeMismatch(_, let context) {
      #expect(context.codingPath.map(\.stringValue) == ["tags", "1"])
    } catch {
      Issue.record("\(error)")
    }
  }
}
