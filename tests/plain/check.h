/* SPDX-License-Identifier: Zlib */
/*
 * As much of Check as our tests use, for machines that Check is not there for:
 * everything runs in one process, one test after another, and the first failure
 * ends it. Take it by CHECK_CFLAGS=-I.../tests/plain and no CHECK_LIBS.
 */
#ifndef PLAIN_CHECK_H
#define PLAIN_CHECK_H

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define PLAIN_MOST 64 /* tests of a case, cases of a suite */

enum { CK_ENV };

typedef struct plain_test {
	const char *name;
	void (*run)(int _i);
} plain_test;

typedef struct TCase {
	const char *name;
	void (*before)(void), (*after)(void); /* each test, all of them */
	void (*before_all)(void), (*after_all)(void);
	struct {
		const plain_test *test;
		int first, end;
	} list[PLAIN_MOST];
	int count;
} TCase;

typedef struct Suite {
	const char *name;
	TCase *list[PLAIN_MOST];
	int count;
} Suite;

typedef Suite SRunner;

/* Zeroed; there is nothing to test without it. */
static inline void *plain_new(size_t size)
{
	void *memory = calloc(1, size);

	if (!memory)
		abort();
	return memory;
}

static inline Suite *suite_create(const char *name)
{
	Suite *suite = plain_new(sizeof *suite);

	suite->name = name;
	return suite;
}

static inline TCase *tcase_create(const char *name)
{
	TCase *tcase = plain_new(sizeof *tcase);

	tcase->name = name;
	return tcase;
}

static inline void suite_add_tcase(Suite *suite, TCase *tcase)
{
	if (suite->count == PLAIN_MOST)
		abort();
	suite->list[suite->count++] = tcase;
}

static inline void tcase_add_loop_test(TCase *tcase, const plain_test *test,
				       int first, int end)
{
	if (tcase->count == PLAIN_MOST)
		abort();
	tcase->list[tcase->count].test = test;
	tcase->list[tcase->count].first = first;
	tcase->list[tcase->count++].end = end;
}

static inline void tcase_add_test(TCase *tcase, const plain_test *test)
{
	tcase_add_loop_test(tcase, test, 0, 1);
}

static inline void tcase_add_checked_fixture(TCase *tcase, void (*before)(void),
					     void (*after)(void))
{
	tcase->before = before;
	tcase->after = after;
}

static inline void tcase_add_unchecked_fixture(TCase *tcase,
					       void (*before)(void),
					       void (*after)(void))
{
	tcase->before_all = before;
	tcase->after_all = after;
}

/* Whoever runs the program stops it. */
static inline void tcase_set_timeout(TCase *tcase, double seconds)
{
	(void)tcase;
	(void)seconds;
}

static inline SRunner *srunner_create(Suite *suite)
{
	return suite;
}

static inline int plain_run(const TCase *tcase)
{
	int count = 0;

	if (tcase->before_all)
		tcase->before_all();
	for (int t = 0; t < tcase->count; t++)
		for (int i = tcase->list[t].first; i < tcase->list[t].end;
		     i++) {
			if (tcase->before)
				tcase->before();
			tcase->list[t].test->run(i);
			if (tcase->after)
				tcase->after();
			count++;
		}
	if (tcase->after_all)
		tcase->after_all();
	return count;
}

/* The line is that of Check, as tests/summary.sh adds up. */
static inline void srunner_run_all(const SRunner *suite, int mode)
{
	int count = 0;

	(void)mode;
	for (int c = 0; c < suite->count; c++)
		count += plain_run(suite->list[c]);
	printf("Running suite(s): %s\n"
	       "100%%: Checks: %d, Failures: 0, Errors: 0\n",
	       suite->name, count);
}

static inline int srunner_ntests_failed(const SRunner *runner)
{
	(void)runner;
	return 0;
}

static inline void srunner_free(SRunner *runner)
{
	for (int c = 0; c < runner->count; c++)
		free(runner->list[c]);
	free(runner);
}

#define START_TEST(name)                                                       \
	static void name##_run(int _i);                                        \
	static const plain_test name##_test = {#name, name##_run};             \
	static const plain_test *const name = &name##_test;                    \
	static void name##_run(int _i)                                         \
	{                                                                      \
		(void)_i;
#define END_TEST }

#define ck_abort_msg(...)                                                      \
	(fprintf(stderr, "%s:%d: ", __FILE__, __LINE__),                       \
	 fprintf(stderr, __VA_ARGS__), fputc('\n', stderr), exit(1))
#define ck_abort() ck_abort_msg("failed")
#define ck_assert_msg(condition, ...)                                          \
	((condition) ? (void)0 : ck_abort_msg(__VA_ARGS__))
#define ck_assert(condition) ck_assert_msg(condition, "%s", #condition)

#define PLAIN_COMPARE(type, format, a, is, b)                                  \
	do {                                                                   \
		type plain_a = (a), plain_b = (b);                             \
                                                                               \
		ck_assert_msg(plain_a is plain_b,                              \
			      "%s is not " #is " %s: " format " and " format,  \
			      #a, #b, plain_a, plain_b);                       \
	} while (0)
#define PLAIN_INT(a, is, b) PLAIN_COMPARE(long long, "%lld", a, is, b)
#define PLAIN_UINT(a, is, b) PLAIN_COMPARE(unsigned long long, "%llu", a, is, b)
#define ck_assert_int_eq(a, b) PLAIN_INT(a, ==, b)
#define ck_assert_int_ne(a, b) PLAIN_INT(a, !=, b)
#define ck_assert_int_lt(a, b) PLAIN_INT(a, <, b)
#define ck_assert_int_le(a, b) PLAIN_INT(a, <=, b)
#define ck_assert_int_gt(a, b) PLAIN_INT(a, >, b)
#define ck_assert_int_ge(a, b) PLAIN_INT(a, >=, b)
#define ck_assert_uint_eq(a, b) PLAIN_UINT(a, ==, b)
#define ck_assert_uint_ne(a, b) PLAIN_UINT(a, !=, b)
#define ck_assert_uint_lt(a, b) PLAIN_UINT(a, <, b)
#define ck_assert_uint_le(a, b) PLAIN_UINT(a, <=, b)
#define ck_assert_uint_gt(a, b) PLAIN_UINT(a, >, b)
#define ck_assert_double_le(a, b) PLAIN_COMPARE(double, "%g", a, <=, b)
#define ck_assert_double_eq_tol(a, b, tolerance)                               \
	do {                                                                   \
		ck_assert_double_le((a) - (b), tolerance);                     \
		ck_assert_double_le((b) - (a), tolerance);                     \
	} while (0)

#define ck_assert_ptr_eq(a, b)                                                 \
	ck_assert_msg((const void *)(a) == (const void *)(b), "%s is not %s",  \
		      #a, #b)
#define ck_assert_ptr_null(a) ck_assert_msg(!(a), "%s is not NULL", #a)
#define ck_assert_ptr_nonnull(a) ck_assert_msg(a, "%s is NULL", #a)
#define ck_assert_mem_eq(a, b, size)                                           \
	ck_assert_msg(!memcmp(a, b, size), "%s is not %s", #a, #b)

#define PLAIN_TEXT(a, same, b)                                                 \
	do {                                                                   \
		const char *plain_a = (a), *plain_b = (b);                     \
		int equal = plain_a && plain_b ? !strcmp(plain_a, plain_b)     \
					       : plain_a == plain_b;           \
                                                                               \
		ck_assert_msg(equal == (same), "%s and %s: \"%s\", \"%s\"",    \
			      #a, #b, plain_a ? plain_a : "NULL",              \
			      plain_b ? plain_b : "NULL");                     \
	} while (0)
#define ck_assert_str_eq(a, b) PLAIN_TEXT(a, 1, b)
#define ck_assert_str_ne(a, b) PLAIN_TEXT(a, 0, b)
#define ck_assert_pstr_eq(a, b) PLAIN_TEXT(a, 1, b)

#endif /* PLAIN_CHECK_H */
