import Formwork
import Testing

@Suite struct BarTests {
  @Test(arguments: [
    (10, 0, "----------"), (10, 0.04, "----------"), (10, 0.099, "----------"),
    (10, 0.1, "=---------"), (10, 0.75, "=======---"),
    (10, 0.5, "=====-----"), (10, 1, "=========="), (10, 7, "=========="), (10, -1, "----------"),
    (3, 0.5, "=--"), (10, 0.7, "=======---"), (0, 1, ""), (-2, 1, ""), (10, .nan, "----------"),
    (10, .infinity, "=========="),
  ])
  func onlyWholeCellsAreFilled(cells: Int, fraction: Double, picture: String) {
    let texts = Bar(cells: cells, fraction: fraction).texts(full: "=", rest: "-")
    #expect(texts.filled + texts.rest == picture)
  }
}
