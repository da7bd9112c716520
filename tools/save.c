/* SPDX-License-Identifier: Zlib */
/* Games out of files and into them. */
#include "save.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "os.h"
#include "tool.h"

/* Switch a line such as "undo off" on where it stands. */
static void switch_on(char *text, const char *key)
{
	char line[32];
	char *at = text;

	snprintf(line, sizeof line, "\n%s off", key);
	while ((at = strstr(at, line))) {
		at += strlen(line);
		memcpy(at - 3, "on ", 3);
	}
}

int load_game(const char *path, carc_game **out)
{
	char *text = read_file(path);
	carc_status status;
	int32_t line;

	if (!text)
		return EXIT_TROUBLE;
	switch_on(text, "undo");
	switch_on(text, "events");
	status = carc_load(out, text, (int32_t)strlen(text), NULL, &line);
	free(text);
	if (status == CARC_OK)
		return 0;
	complain("%s:%d: %s", path, (int)line, carc_status_text(status));
	return EXIT_FAILED;
}

char *save_text(const carc_game *game)
{
	int32_t size = carc_save(game, NULL, 0);
	char *text;

	if (size < 0) {
		complain("%s", carc_status_text(size));
		return NULL;
	}
	text = allocate((size_t)size);
	carc_save(game, text, size);
	return text;
}

/* A device or a pipe, which takes text as it comes and must not be replaced. */
static bool is_stream(const char *path)
{
	struct stat info;

	return stat(path, &info) == 0 && !S_ISREG(info.st_mode) &&
	       !S_ISDIR(info.st_mode);
}

static bool write_stream(const char *path, const char *text)
{
	FILE *stream = fopen(path, "wb");
	bool good = stream && fputs(text, stream) >= 0;

	return stream && fclose(stream) == 0 && good;
}

static bool write_all(FILE *stream, const char *text)
{
	bool good = fputs(text, stream) >= 0 && fflush(stream) == 0 &&
		    os_sync(fileno(stream));

	return fclose(stream) == 0 && good;
}

/* Open a new file in the directory of another; free its name. */
static int open_beside(const char *path, char **beside)
{
	size_t size = strlen(path) + 8;

	*beside = allocate(size);
	snprintf(*beside, size, "%s.XXXXXX", path);
	return os_new_file(*beside, path);
}

/* A new file takes the place of the old one when it is complete. */
static bool replace_file(const char *path, const char *text)
{
	char *beside;
	int handle = open_beside(path, &beside);
	FILE *stream = handle < 0 ? NULL : fdopen(handle, "wb");
	bool good;

	good = stream && write_all(stream, text) && os_replace(beside, path);
	if (!good && handle >= 0) {
		int reason = errno;

		unlink(beside);
		errno = reason;
	}
	free(beside);
	return good;
}

bool write_file(const char *path, const char *text)
{
	char *real = os_real_path(path);
	const char *to = real ? real : path;
	bool good =
		is_stream(to) ? write_stream(to, text) : replace_file(to, text);

	if (!good)
		complain("%s: %s", path, strerror(errno));
	free(real);
	return good;
}

/* A file can stand there, and a new one beside it. */
static bool is_replaceable(const char *path)
{
	struct stat info;
	char *beside;
	int handle;

	if (stat(path, &info) == 0 && S_ISDIR(info.st_mode)) {
		errno = EISDIR;
		return false;
	}
	handle = open_beside(path, &beside);
	if (handle >= 0) {
		close(handle);
		unlink(beside);
	}
	free(beside);
	return handle >= 0;
}

bool can_write_file(const char *path)
{
	char *real = os_real_path(path);
	const char *to = real ? real : path;
	bool good = is_stream(to) || is_replaceable(to);

	if (!good)
		complain("%s: %s", path, strerror(errno));
	free(real);
	return good;
}

carc_status apply_history(carc_game *game, const carc_move *move)
{
	if (move->kind == CARC_MOVE_RESHUFFLE)
		return carc_reshuffle(game, (uint64_t)(uint32_t)move->y << 32 |
						    (uint32_t)move->x);
	return carc_apply(game, move);
}

carc_move *list_history(const carc_game *game, int32_t *count)
{
	int32_t n = carc_history(game, 0, NULL, 0);
	carc_move *moves;

	n = n > 0 ? n : 0;
	moves = allocate((size_t)(n + 1) * sizeof *moves);
	*count = n;
	carc_history(game, 0, moves, n);
	return moves;
}
