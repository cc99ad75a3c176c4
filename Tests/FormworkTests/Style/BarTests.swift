import Formwork
import Testing

@Suite struct BarTests {
  @Test(arguments: [
    (10, 0, "----------"), (10, 0.04, "----------"), (10, 0.05, "=---------"),
    (10, 0.5, "=====-----"), (10, 1, "=========="), (10, 7, "=========="), (10, -1, "----------"),
    (3, 0.5, "==-"), (0, 1, ""), (-2, 1, ""), (10, .nan, "----------"),
    (10, .infinity, "=========="),
  ])
  func cellsAreFilledToTheNearestOne(cells: Int, fraction: Double, picture: String) {
    let texts = Bar(cells: cells, fraction: fraction).texts(full: "=", rest: "-")
    #expect(texts.filled + texts.rest == picture)
  }
}
