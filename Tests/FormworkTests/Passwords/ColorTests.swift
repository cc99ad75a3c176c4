import Testing

@testable import Formwork

struct ColorTests {
  @Test(arguments: [
    ("red", "#f44336"), ("amber", "#ffc107"), ("yellow", "#ffeb3b"), ("green", "#4caf50"),
    ("lightGreen", "#8bc34a"), ("blue", "#2196f3"), ("lightBlue", "#03a9f4"),
    ("#FFF000", "#fff000"), ("#000102", "#000102"),
  ])
  func readsNamesAndHex(_ text: String, _ hex: String) {
    #expect(Color(text)?.description == hex)
  }

  @Test(arguments: ["", "#", "#fff", "#ffff0", "#fffff00", "#gggggg", "ffffff", "Red", "#+fffff"])
  func refuses(_ text: String) { #expect(Color(text) == nil) }
}
