#ifndef FORMWORK_CLINUX_SHIM_H
#define FORMWORK_CLINUX_SHIM_H

/* No header that Glibc's module has too: its types would belong to this one. */
#include <sys/prctl.h>

/* Variadic functions, as functions. */
static inline int formwork_is_dumpable(void) { return prctl(PR_GET_DUMPABLE, 0L, 0L, 0L, 0L); }
static inline int formwork_set_dumpable(int dumpable) {
  return prctl(PR_SET_DUMPABLE, (long)dumpable, 0L, 0L, 0L);
}

/* Zeros that the compiler may not leave out. */
static inline void formwork_wipe(void *start, unsigned long count) {
  __builtin_memset(start, 0, count);
  __asm__ volatile("" : : "r"(start) : "memory");
}

/* Overwrites what calls that are over left on the stack. */
static __attribute__((noinline)) void formwork_wipe_stack(void) {
  char rest[1 << 16];
  formwork_wipe(rest, sizeof rest);
}

/* Overwrites the registers that Linux saved for a signal handler, which must not return.

   The context has flags, a link and a stack of 40 bytes before the registers on x86-64, where the
   24th is the address of the vector registers; these say at 464 how large they are, if they are more
   than 512 bytes (asm/ucontext.h, asm/sigcontext.h). On ARM it has 176 bytes, then 288 of plain
   registers and 4096 of others. */
static inline void formwork_wipe_registers(void *context) {
  if (!context) { return; }
  char *saved = (char *)context;
#if defined(__x86_64__)
  char *vectors;
  __builtin_memcpy(&vectors, saved + 40 + 23 * 8, sizeof vectors);
  if (vectors) {
    unsigned int words[2];
    __builtin_memcpy(words, vectors + 464, sizeof words);
    formwork_wipe(vectors, words[0] == 0x46505853u ? words[1] : 512);
  }
  formwork_wipe(saved + 40, 23 * 8);
#elif defined(__aarch64__)
  formwork_wipe(saved + 176, 288 + 4096);
#endif
}

#endif
