#include <string.h>
#include <zxcvbn.h>

// Overwrites the stack below the caller: 16 KiB, more than libzxcvbn and what it calls use.
static inline __attribute__((noinline)) void czxcvbn_wipe_stack(void) {
  char below[16384];
  explicit_bzero(below, sizeof below);
}
