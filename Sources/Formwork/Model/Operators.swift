/// Binds tighter than `&&`: appends sections to a form.
precedencegroup FormPrecedence {
  associativity: left
  higherThan: LogicalConjunctionPrecedence
}

/// Binds tighter than `FormPrecedence`: appends rows to a section.
precedencegroup SectionPrecedence {
  associativity: left
  higherThan: FormPrecedence
}

infix operator +++ : FormPrecedence
infix operator <<< : SectionPrecedence

/// Appends a section to a form and returns the form.
@discardableResult public func +++ (left: Form, right: Section) -> Form {
  left.append(right)
  return left
}

/// Appends a section that a builder makes, and returns the form.
@discardableResult
public func +++ (left: Form, @SectionBuilder right: () -> [BaseRow]) -> Form {
  left +++ Section(nil, rows: right)
}

/// Appends a new section that holds the row, and returns the form.
@discardableResult public func +++ (left: Form, right: BaseRow) -> Form {
  left +++ Section(rows: [right])
}

/// A new form of two sections.
@discardableResult public func +++ (left: Section, right: Section) -> Form {
  Form() +++ left +++ right
}

/// A new form of a section and one that a builder makes.
@discardableResult
public func +++ (left: Section, @SectionBuilder right: () -> [BaseRow]) -> Form {
  Form() +++ left +++ Section(nil, rows: right)
}

/// A new form of a section and a further one that holds the row.
@discardableResult public func +++ (left: Section, right: BaseRow) -> Form {
  Form() +++ left +++ right
}

/// A new form of two sections with one row each.
@discardableResult public func +++ (left: BaseRow, right: BaseRow) -> Form {
  Form() +++ left +++ right
}

/// Appends a row to a section and returns the section.
@discardableResult public func <<< (left: Section, right: BaseRow) -> Section {
  left.append(right)
  return left
}

/// A new section of two rows.
@discardableResult public func <<< (left: BaseRow, right: BaseRow) -> Section {
  Section(rows: [left, right])
}
