#ifndef FORMWORK_CNCURSES_SHIM_H
#define FORMWORK_CNCURSES_SHIM_H

#define NCURSES_WIDECHAR 1
#include <ncurses.h>
#include <stdio.h>
#include <term.h>
#include <wchar.h>

/* Only declared for X/Open programs, but always there. */
extern int wcwidth(wchar_t character);

/* Macros, globals and variadic functions, as functions. */
static inline attr_t formwork_bold(void) { return WA_BOLD; }
static inline attr_t formwork_dim(void) { return WA_DIM; }
static inline attr_t formwork_underline(void) { return WA_UNDERLINE; }
static inline attr_t formwork_reverse(void) { return WA_REVERSE; }
static inline attr_t formwork_italic(void) { return WA_ITALIC; }
static inline WINDOW *formwork_screen(void) { return stdscr; }
static inline WINDOW *formwork_shown_screen(void) { return curscr; }
static inline int formwork_colors(void) { return COLORS; }
static inline int formwork_lines(void) { return LINES; }
static inline int formwork_columns(void) { return COLS; }

/* A pair number above 32767 does not fit into the short of wattr_set. */
static inline int formwork_set_attributes(WINDOW *window, attr_t attributes, int pair) {
  return wattr_set(window, attributes, (short)pair, NULL);
}

/* 1 when the terminal has an entry with cursor addressing, 0 without addressing, -1 without entry. */
static inline int formwork_can_address_cursor(const char *name, int descriptor) {
  int status = 0;
  if (setupterm(name, descriptor, &status) != OK) { return status == 1 ? 0 : -1; }
  int result = cursor_address != NULL;
  del_curterm(cur_term);
  return result;
}

/* The sequence that puts the cursor of newterm's terminal to a cell. */
static inline const char *formwork_cursor_address(int row, int column) {
  return tiparm(cursor_address, row, column);
}

struct formwork_sequence {
  char bytes[256];
  size_t count;
};

/* What formwork_look gives; of newterm's terminals there is one at a time. */
static inline struct formwork_sequence *formwork_last_look(void) {
  static struct formwork_sequence sequence;
  return &sequence;
}

static inline int formwork_keep_byte(int byte) {
  struct formwork_sequence *look = formwork_last_look();
  if (look->count + 1 < sizeof look->bytes) { look->bytes[look->count++] = (char)byte; }
  return byte;
}

/* The sequence that gives the text behind it a look; ncurses knows of it. Holds until the next
   call. */
static inline const char *formwork_look(attr_t attributes, int pair) {
  struct formwork_sequence *look = formwork_last_look();
  look->count = 0;
  vid_puts(attributes, (short)pair, &pair, formwork_keep_byte);
  look->bytes[look->count] = 0;
  return look->bytes;
}

/* Whether the terminal of newterm can put its cursor anywhere. */
static inline int formwork_addresses_cursor(void) { return cursor_address != NULL; }

/* Whether the terminal of newterm shows dim text apart from other text. */
static inline int formwork_can_dim(void) {
  return enter_dim_mode != NULL && enter_dim_mode != (char *)-1;
}

/* Whether the terminal of newterm can underline text, of which part has a colour. */
static inline int formwork_can_underline(int has_color) {
  if (enter_underline_mode == NULL || enter_underline_mode == (char *)-1) { return 0; }
  /* Bit 1 stands for the underline; below 0 nothing is forbidden. */
  return !has_color || no_color_video < 0 || (no_color_video & 2) == 0;
}

/* Gives empty cells of a window a pair of colours; what has none gets it, too. */
static inline void formwork_set_ground(WINDOW *window, int pair) {
  cchar_t blank;
  if (setcchar(&blank, L" ", 0, (short)pair, NULL) == OK) { wbkgrndset(window, &blank); }
}

/* Whether the terminal of newterm has a mouse. */
static inline int formwork_has_mouse(void) {
  return key_mouse != NULL && key_mouse != (char *)-1;
}

static inline const char *formwork_wrap_off(void) { return exit_am_mode; }
static inline const char *formwork_wrap_on(void) { return enter_am_mode; }
static inline const char *formwork_leave_screen(void) { return exit_ca_mode; }
static inline const char *formwork_clear_screen(void) { return clear_screen; }
static inline const char *formwork_own_colors(void) { return orig_pair; }
static inline const char *formwork_show_cursor(void) { return cursor_normal; }
static inline const char *formwork_plain_text(void) { return exit_attribute_mode; }

#endif
