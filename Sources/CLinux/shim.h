#ifndef FORMWORK_CLINUX_SHIM_H
#define FORMWORK_CLINUX_SHIM_H

#include <sys/prctl.h>

/* Variadic functions, as functions. */
static inline int formwork_is_dumpable(void) { return prctl(PR_GET_DUMPABLE, 0L, 0L, 0L, 0L); }
static inline int formwork_set_dumpable(int dumpable) {
  return prctl(PR_SET_DUMPABLE, (long)dumpable, 0L, 0L, 0L);
}

#endif
