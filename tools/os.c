/* SPDX-License-Identifier: Zlib */
/* What POSIX and Windows do differently, one after the other. */
#ifndef _WIN32
#define _XOPEN_SOURCE 700 /* realpath() */
#endif

#include "os.h"

#ifndef _WIN32

#include <langinfo.h>
#include <locale.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/select.h>
#include <sys/stat.h>
#include <unistd.h>

void os_start(void)
{
	setlocale(LC_CTYPE, "");
}

/* Ctrl-C, a terminal that is closed, a machine that goes down. */
static const int interrupts[] = {SIGINT, SIGHUP, SIGTERM};

#define INTERRUPTS (int)(sizeof interrupts / sizeof interrupts[0])

/* Without SA_RESTART, so that waiting ends; nothing is read ahead, so that
 * waiting sees what is there to be read. */
void os_catch_interrupts(void (*handler)(int signal))
{
	struct sigaction action = {.sa_handler = handler};

	sigemptyset(&action.sa_mask);
	for (int i = 0; i < INTERRUPTS; i++)
		sigaction(interrupts[i], &action, NULL);
	setvbuf(stdin, NULL, _IONBF, 0);
}

/* Signals are let in only while waiting: they cannot come between looking at
 * `interrupted` and waiting, where they would go unnoticed. */
bool os_wait_for_line(const volatile sig_atomic_t *interrupted)
{
	sigset_t interrupt, before;
	fd_set input;

	sigemptyset(&interrupt);
	for (int i = 0; i < INTERRUPTS; i++)
		sigaddset(&interrupt, interrupts[i]);
	sigprocmask(SIG_BLOCK, &interrupt, &before);
	FD_ZERO(&input);
	FD_SET(STDIN_FILENO, &input);
	if (!*interrupted)
		pselect(STDIN_FILENO + 1, &input, NULL, NULL, NULL, &before);
	sigprocmask(SIG_SETMASK, &before, NULL);
	return !*interrupted;
}

/* Who may read what stands at a path, or would read a new file there. */
static mode_t mode_of(const char *path)
{
	struct stat info;
	mode_t mask = umask(0);

	umask(mask);
	return stat(path, &info) == 0 ? info.st_mode & 0777 : 0666 & ~mask;
}

/* mkstemp() gives a file to its owner alone. */
int os_new_file(char *template, const char *old)
{
	int handle = mkstemp(template);

	if (handle >= 0 && fchmod(handle, mode_of(old)) != 0) {
		close(handle);
		unlink(template);
		handle = -1;
	}
	return handle;
}

bool os_sync(int handle)
{
	return fsync(handle) == 0;
}

char *os_real_path(const char *path)
{
	return realpath(path, NULL);
}

bool os_replace(const char *from, const char *to)
{
	return rename(from, to) == 0;
}

int32_t os_columns(void)
{
	struct winsize size;

	if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0)
		return 0;
	return size.ws_col;
}

bool os_utf8(void)
{
	return strcmp(nl_langinfo(CODESET), "UTF-8") == 0;
}

bool os_colours(void)
{
	const char *terminal = getenv("TERM");

	return isatty(STDOUT_FILENO) && terminal &&
	       strcmp(terminal, "dumb") != 0;
}

int32_t os_processors(void)
{
	return (int32_t)sysconf(_SC_NPROCESSORS_ONLN);
}

#else

#include <errno.h>
#include <fcntl.h>
#include <io.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <windows.h>

/* Since Windows 10 the console knows UTF-8 and ANSI's colours if asked. */
#ifndef ENABLE_VIRTUAL_TERMINAL_PROCESSING
#define ENABLE_VIRTUAL_TERMINAL_PROCESSING 4
#endif

static HANDLE console(void)
{
	return GetStdHandle(STD_OUTPUT_HANDLE);
}

/* Other programs read records and pictures, and expect the same bytes. */
void os_start(void)
{
	DWORD mode;

	_setmode(_fileno(stdout), _O_BINARY);
	if (!GetConsoleMode(console(), &mode))
		return;
	SetConsoleMode(console(), mode | ENABLE_VIRTUAL_TERMINAL_PROCESSING);
	SetConsoleOutputCP(CP_UTF8);
}

void os_catch_interrupts(void (*handler)(int signal))
{
	signal(SIGINT, handler);
}

/* Here Ctrl-C ends the reading of a line by itself. */
bool os_wait_for_line(const volatile sig_atomic_t *interrupted)
{
	return !*interrupted;
}

int os_new_file(char *template, const char *old)
{
	(void)old;
	if (_mktemp_s(template, strlen(template) + 1) != 0)
		return -1;
	return _open(template, _O_CREAT | _O_EXCL | _O_WRONLY | _O_BINARY,
		     _S_IREAD | _S_IWRITE);
}

bool os_sync(int handle)
{
	return _commit(handle) == 0;
}

char *os_real_path(const char *path)
{
	(void)path;
	return NULL;
}

bool os_replace(const char *from, const char *to)
{
	if (MoveFileExA(from, to, MOVEFILE_REPLACE_EXISTING))
		return true;
	errno = GetLastError() == ERROR_ACCESS_DENIED ? EACCES : EIO;
	return false;
}

int32_t os_columns(void)
{
	CONSOLE_SCREEN_BUFFER_INFO info;

	if (!GetConsoleScreenBufferInfo(console(), &info))
		return 0;
	return info.srWindow.Right - info.srWindow.Left + 1;
}

bool os_utf8(void)
{
	DWORD mode;

	return GetConsoleMode(console(), &mode)
		       ? GetConsoleOutputCP() == CP_UTF8
		       : GetACP() == CP_UTF8;
}

bool os_colours(void)
{
	DWORD mode;

	return GetConsoleMode(console(), &mode) &&
	       (mode & ENABLE_VIRTUAL_TERMINAL_PROCESSING);
}

int32_t os_processors(void)
{
	SYSTEM_INFO info;

	GetSystemInfo(&info);
	return (int32_t)info.dwNumberOfProcessors;
}

#endif
