/* SPDX-License-Identifier: Zlib */
/* What the parts of the carcassonne command share. */
#ifndef CARCASSONNE_TOOL_H
#define CARCASSONNE_TOOL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/** What the command exits with besides 0. */
enum tool_exit {
	EXIT_FAILED = 1, /**< It ran, and something is not as it should be. */
	EXIT_TROUBLE =
		2, /**< It could not run: usage, or an unreadable file. */
	EXIT_INTERRUPTED = 130 /**< Ctrl-C, as shells say it. */
};

int command_bench(int argc, char **argv);
int command_check(int argc, char **argv);
int command_demo(int argc, char **argv);
int command_editions(int argc, char **argv);
int command_explain(int argc, char **argv);
int command_perft(int argc, char **argv);
int command_play(int argc, char **argv);
int command_protocol(int argc, char **argv);
int command_render(int argc, char **argv);
int command_replay(int argc, char **argv);
int command_simulate(int argc, char **argv);
int command_tiles(int argc, char **argv);

/** Say on stderr what went wrong, as "carcassonne: ...". */
void complain(const char *format, ...);

/** Memory, or the end of the program. */
void *allocate(size_t size);
void *reallocate(void *memory, size_t size);

/** Read a decimal number that is the whole word. */
bool read_number(const char *word, int32_t *out);

/** Read a cell, such as "-1,2". */
bool read_cell(const char *word, int32_t *x, int32_t *y);

/** Names of files; the names and the array are owned. */
struct names {
	char **name;
	size_t count;
};

/** A whole file as text, or NULL after a complaint. Free it. */
char *read_file(const char *path);

/** Write to a file, or to standard output if the path is NULL or "-"; what to
 * exit with. */
int put_output(const char *path, const char *text);

/** Append the records a path stands for: the file itself, or every *.game below
 * a directory, sorted. False after a complaint. */
bool find_records(struct names *names, const char *path);

void free_names(struct names *names);

#endif
