/* SPDX-License-Identifier: Zlib */
/* What POSIX and Windows do differently; nothing else in the command asks which
 * of them it runs on. */
#ifndef CARCASSONNE_OS_H
#define CARCASSONNE_OS_H

#include <signal.h>
#include <stdbool.h>
#include <stdint.h>

/** Make standard output take lines as they are written, and show them. */
void os_start(void);

/** Call this at Ctrl-C and when the terminal or the system asks to end, and end
 * the waiting for a line. */
void os_catch_interrupts(void (*handler)(int signal));

/** Wait for standard input; false if that handler has set `interrupted`. */
bool os_wait_for_line(const volatile sig_atomic_t *interrupted);

/** Open a new file with a name made of a template that ends with XXXXXX. Others
 * may read it as they may the old one that it is to replace, or as any other
 * file if there is none. -1 and errno on failure. */
int os_new_file(char *template, const char *old);

/** Wait until a file is on the disk. */
bool os_sync(int handle);

/** The file that a path leads to through links. Free it; NULL if it is not
 * there, or if links are no affair of this system. */
char *os_real_path(const char *path);

/** Give a file the name of another, which is gone then. */
bool os_replace(const char *from, const char *to);

/** The width of the terminal, 0 if there is none or it does not tell. */
int32_t os_columns(void);

/** Whether standard output takes UTF-8. */
bool os_utf8(void);

/** Whether standard output is a terminal that knows ANSI's colours. */
bool os_colours(void);

/** How many threads run at once. */
int32_t os_processors(void);

#endif
