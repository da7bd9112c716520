/* SPDX-License-Identifier: Zlib */
/* Words and numbers out of text and into it, without a locale. */
#ifndef CARCP_TEXT_H
#define CARCP_TEXT_H

#include "internal.h"

/* Text that is written only as far as it fits, and measured in full. */
struct text {
	char *out;
	int64_t capacity, size;
};

void carcp_put_text(struct text *text, const char *string);
void carcp_put_number(struct text *text, int64_t number);
void carcp_put_seed(struct text *text, uint64_t seed);
void carcp_put_hex(struct text *text, uint64_t number);

#define MAX_WORD 64

/* The next word of a line, false at its end. A longer word is cut and
 * spoilt, so that it is no word of the format. */
bool carcp_word(const char **at, const char *end, char word[MAX_WORD]);

bool carcp_parse_int(const char *word, int32_t *out);
bool carcp_parse_seed(const char *word, uint64_t *out);
bool carcp_parse_hex(const char *word, uint64_t *out);

#endif
