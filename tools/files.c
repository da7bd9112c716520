/* SPDX-License-Identifier: Zlib */
/* Reads files and finds records in directories. */
#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "tool.h"

static char *read_stream(FILE *stream)
{
	size_t size = 0, capacity = 4096;
	char *text = allocate(capacity);

	for (;;) {
		size += fread(text + size, 1, capacity - size - 1, stream);
		if (size + 1 < capacity)
			break;
		capacity *= 2;
		text = reallocate(text, capacity);
	}
	text[size] = '\0';
	return text;
}

char *read_file(const char *path)
{
	FILE *stream = fopen(path, "rb");
	char *text;

	if (!stream) {
		complain("%s: %s", path, strerror(errno));
		return NULL;
	}
	text = read_stream(stream);
	if (ferror(stream)) {
		complain("%s: %s", path, strerror(errno));
		free(text);
		text = NULL;
	} else if (strlen(text) > INT32_MAX) {
		complain("%s: too large", path);
		free(text);
		text = NULL;
	}
	fclose(stream);
	return text;
}

static void add_name(struct names *names, char *name)
{
	names->name = reallocate(names->name,
				 (names->count + 1) * sizeof *names->name);
	names->name[names->count++] = name;
}

static char *join_path(const char *directory, const char *name)
{
	size_t length = strlen(directory);
	const char *slash = length && directory[length - 1] == '/' ? "" : "/";
	size_t size = length + strlen(name) + 2;
	char *path = allocate(size);

	snprintf(path, size, "%s%s%s", directory, slash, name);
	return path;
}

static bool is_record(const char *name)
{
	size_t length = strlen(name);

	return length > 5 && strcmp(name + length - 5, ".game") == 0;
}

static bool search(struct names *names, const char *directory);

static bool search_entry(struct names *names, const char *directory,
			 const char *name)
{
	char *path = join_path(directory, name);
	struct stat info;
	bool good = true;

	if (is_record(name)) {
		add_name(names, path);
		return true;
	}
	if (stat(path, &info) == 0 && S_ISDIR(info.st_mode))
		good = search(names, path);
	free(path);
	return good;
}

static bool search(struct names *names, const char *directory)
{
	DIR *stream = opendir(directory);
	const struct dirent *entry;
	bool good = true;

	if (!stream) {
		complain("%s: %s", directory, strerror(errno));
		return false;
	}
	while ((entry = readdir(stream)))
		if (entry->d_name[0] != '.')
			good &= search_entry(names, directory, entry->d_name);
	closedir(stream);
	return good;
}

static int by_name(const void *a, const void *b)
{
	return strcmp(*(char *const *)a, *(char *const *)b);
}

bool find_records(struct names *names, const char *path)
{
	size_t before = names->count;
	struct stat info;
	bool good;

	if (stat(path, &info) != 0) {
		complain("%s: %s", path, strerror(errno));
		return false;
	}
	if (!S_ISDIR(info.st_mode)) {
		add_name(names, strcpy(allocate(strlen(path) + 1), path));
		return true;
	}
	good = search(names, path);
	if (names->count == before) {
		/* Tests that lost their records must not pass. */
		if (good)
			complain("%s: no *.game files here", path);
		return false;
	}
	qsort(names->name + before, names->count - before, sizeof *names->name,
	      by_name);
	return good;
}

void free_names(struct names *names)
{
	for (size_t i = 0; i < names->count; i++)
		free(names->name[i]);
	free(names->name);
}
