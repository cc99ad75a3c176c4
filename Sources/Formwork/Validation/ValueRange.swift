extension BaseRow {
  /// What the row's `min` and `max` rules leave its value now; null where there is no limit.
  ///
  /// Of several limits the narrowest. O(rules).
  package final var valueRange: (min: FormValue, max: FormValue) {
    let context = LiveContext(form: form)
    var range = (min: FormValue.null, max: FormValue.null)
    for rule in effectiveRules where rule.when?.demands(in: context) ?? true {
      for bound in rule.body.bounds {
        switch bound {
        case .least(let limit, isStrict: false):
          let value = (try? limit.value(in: context)) ?? .null
          if range.min.isNull || value.isGreater(than: range.min) { range.min = value }
        case .most(let limit, isStrict: false):
          let value = (try? limit.value(in: context)) ?? .null
          if range.max.isNull || range.max.isGreater(than: value) { range.max = value }
        default: break
        }
      }
    }
    return range
  }
}

extension FormValue {
  fileprivate func isGreater(than other: FormValue) -> Bool {
    let comparison = withOperand { ValueOrder($0, to: other) }
    guard case .greater = comparison else { return false }
    return true
  }
}
