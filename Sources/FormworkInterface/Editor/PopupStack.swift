internal import Formwork

/// What lies over the form; the last popup has the keys.
struct PopupStack {
  /// Tells popups apart, whatever opens and closes meanwhile.
  typealias ID = Int

  struct Item {
    let id: ID
    var view: any ScreenView
    let placement: PopupPlacement
    /// Takes the result in place of the view below; nil: that one does.
    let completion: ((Editor, any Sendable) -> Void)?
    /// Where it was in the last frame; empty: it was not drawn yet.
    var areas: [Area] = []
  }

  /// The cells that a popup covered in a frame, with its lines.
  struct Area {
    let origin: Frame.Cell
    let lines: [Line]
    let width: Int

    /// What is hit at a cell of the screen; nil: the cell is outside.
    func hit(at cell: Frame.Cell) -> Hit? {
      let inner = Frame.Cell(column: cell.column - origin.column, row: cell.row - origin.row)
      guard lines.indices.contains(inner.row), (0..<width).contains(inner.column) else {
        return nil
      }
      return Hit(cell: inner, area: lines[inner.row].area(at: inner.column), width: width)
    }
  }

  var items: [Item] = []
  private var lastID = 0

  var isEmpty: Bool { items.isEmpty }
  var top: Item? { items.last }

  func index(of id: ID) -> Int? { items.firstIndex { $0.id == id } }

  mutating func push(
    _ view: some ScreenView, at placement: PopupPlacement,
    completion: ((Editor, any Sendable) -> Void)?
  ) {
    lastID += 1
    items.append(Item(id: lastID, view: view, placement: placement, completion: completion))
  }
}

/// A cell of a view's content, and the area there; nil: there is none.
struct Hit {
  let cell: Frame.Cell
  let area: Int?
  /// How many cells wide the content was.
  let width: Int
}

extension Line {
  /// The area at a cell; cells behind the end, up to a width, belong to the last run.
  func area(at column: Int, width: Int = 0) -> Int? {
    var end = 0
    for run in runs {
      end += DisplayWidth.of(run.text)
      if column < end { return run.area }
    }
    return column < width ? runs.last?.area : nil
  }
}
