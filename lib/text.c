/* SPDX-License-Identifier: Zlib */
/* Words and numbers out of text and into it, without a locale. */
#include "text.h"

void carcp_put_text(struct text *text, const char *string)
{
	for (; *string; string++, text->size++)
		if (text->size < text->capacity)
			text->out[text->size] = *string;
}

static void put_digits(struct text *text, uint64_t number, unsigned int base)
{
	char digits[24];
	int at = sizeof digits - 1;

	digits[at] = '\0';
	do {
		digits[--at] = "0123456789abcdef"[number % base];
		number /= base;
	} while (number);
	carcp_put_text(text, digits + at);
}

void carcp_put_number(struct text *text, int64_t number)
{
	if (number < 0)
		carcp_put_text(text, "-");
	put_digits(text, number < 0 ? 0 - (uint64_t)number : (uint64_t)number,
		   10);
}

void carcp_put_seed(struct text *text, uint64_t seed)
{
	put_digits(text, seed, 10);
}

void carcp_put_hex(struct text *text, uint64_t number)
{
	for (int shift = 60; shift > 0 && !(number >> shift); shift -= 4)
		carcp_put_text(text, "0");
	put_digits(text, number, 16);
}

static bool is_blank(char c)
{
	return c == ' ' || c == '\t' || c == '\r';
}

bool carcp_word(const char **at, const char *end, char word[MAX_WORD])
{
	const char *p = *at;
	int n = 0;

	while (p < end && is_blank(*p))
		p++;
	while (p < end && !is_blank(*p) && *p != '#') {
		if (n < MAX_WORD - 1)
			word[n++] = *p;
		else
			word[0] = '#'; /* what no word begins with */
		p++;
	}
	word[n] = '\0';
	*at = p;
	return n > 0;
}

static bool parse_digits(const char *word, unsigned int base, uint64_t *out)
{
	uint64_t number = 0;

	if (!*word)
		return false;
	for (; *word; word++) {
		unsigned int digit = *word >= '0' && *word <= '9'
					     ? (unsigned int)(*word - '0')
				     : *word >= 'a' && *word <= 'f'
					     ? (unsigned int)(*word - 'a') + 10
					     : 99;

		if (digit >= base || number > (UINT64_MAX - digit) / base)
			return false;
		number = number * base + digit;
	}
	*out = number;
	return true;
}

bool carcp_parse_int(const char *word, int32_t *out)
{
	bool negative = *word == '-';
	uint64_t number;

	if (!parse_digits(word + negative, 10, &number) ||
	    number > (uint64_t)INT32_MAX + negative)
		return false;
	*out = (int32_t)(negative ? -(int64_t)number : (int64_t)number);
	return true;
}

bool carcp_parse_seed(const char *word, uint64_t *out)
{
	return parse_digits(word, 10, out);
}

bool carcp_parse_hex(const char *word, uint64_t *out)
{
	return strlen(word) == 16 && parse_digits(word, 16, out);
}
