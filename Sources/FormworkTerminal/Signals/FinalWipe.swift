internal import CLinux
internal import Formwork

/// Overwrites what a process that ends may still hold of secrets.
package enum FinalWipe {
  /// Wipes all memory for secrets, and what calls that are over left on this thread's stack.
  package static func perform() {
    LockedMemory.wipeAll()
    formwork_wipe_stack()
  }

  /// Ends the process by a signal's own action, in a handler on the thread's usual stack.
  ///
  /// - Parameters:
  ///   - number: the signal.
  ///   - context: what the handler got about the registers.
  package static func die(of number: Int32, context: UnsafeMutableRawPointer?) -> Never {
    formwork_wipe_registers(context)
    perform()
    SignalWatch.die(of: number)
  }
}
