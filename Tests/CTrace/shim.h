#ifndef FORMWORK_CTRACE_SHIM_H
#define FORMWORK_CTRACE_SHIM_H

#include <stdint.h>
#include <string.h>
#include <sys/ptrace.h>
#include <sys/types.h>

/* The variadic ptrace, as functions; 0 when it worked. */

/* Follows a process, which stops at its end; the end of the tracer ends it too. */
static inline int formwork_trace(pid_t process) {
  return (int)ptrace(
      PTRACE_SEIZE, process, NULL, (void *)(PTRACE_O_TRACEEXIT | PTRACE_O_EXITKILL));
}

/* Lets it go on, with a signal or 0. */
static inline int formwork_trace_continue(pid_t process, int signal) {
  return (int)ptrace(PTRACE_CONT, process, NULL, (void *)(long)signal);
}

/* Leaves it stopped as job control wants it. */
static inline int formwork_trace_listen(pid_t process) {
  return (int)ptrace(PTRACE_LISTEN, process, NULL, NULL);
}

static inline int formwork_event_exit(void) { return PTRACE_EVENT_EXIT; }
static inline int formwork_event_stop(void) { return PTRACE_EVENT_STOP; }

/* The first place with `count` units of `width` bytes each, one every `*stride` bytes, whatever is
   between them; strides from `width` to `limit`. NULL when there is none. In C since an unoptimised
   loop over megabytes is slow. */
static inline const uint8_t *formwork_find_spread(
    const uint8_t *bytes, size_t length, const uint8_t *units, size_t count, size_t width,
    size_t limit, size_t *stride) {
  const uint8_t *end = bytes + length;
  for (const uint8_t *place = bytes; place < end; place++) {
    place = (const uint8_t *)memchr(place, units[0], (size_t)(end - place));
    if (!place || (size_t)(end - place) < width) { return NULL; }
    size_t room = count > 1 ? ((size_t)(end - place) - width) / (count - 1) : width;
    size_t last = room < limit ? room : limit;
    for (size_t step = width; step <= last; step++) {
      if (count > 1 && place[step] != units[width]) { continue; }
      size_t unit = 0;
      while (unit < count && memcmp(place + unit * step, units + unit * width, width) == 0) {
        unit++;
      }
      if (unit == count) {
        *stride = step;
        return place;
      }
    }
  }
  return NULL;
}

#endif
