internal import Glibc

/// The three descriptors that every program expects to be open.
package enum StandardDescriptors {
  /// Opens 0, 1 and 2 on /dev/null where they are closed, so that no other file gets their numbers.
  package static func ensureOpen() {
    for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) < 0 {
      // The lowest free number is taken, and all below are open by now.
      _ = open("/dev/null", O_RDWR)
    }
  }
}
