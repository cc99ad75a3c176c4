import Testing

@testable import Formwork

struct LockedMemoryTests {
  @Test(arguments: [0, 1, 32, 33, 4_096, 4_097, 100_000])
  func blocksAreLargeEnoughAndZero(_ count: Int) {
    let block = LockedMemory.allocate(count)
    defer { LockedMemory.release(block) }
    #expect(block.count >= count)
    #expect(block.allSatisfy { $0 == 0 })
    block.copyBytes(from: repeatElement(0xFF, count: count))
  }

  /// More than the usual limit of locked memory: it goes on unlocked.
  @Test func goesOnWhenNothingMoreCanBeLocked() {
    let blocks = (0..<16).map { _ in LockedMemory.allocate(1 << 20) }
    for block in blocks {
      block.copyBytes(from: [1, 2, 3])
      LockedMemory.release(block)
    }
    #expect(blocks.count == 16)
  }
}
