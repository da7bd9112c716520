/* SPDX-License-Identifier: Zlib */
/* Words as sets of small numbers. */
#ifndef CARCP_BITS_H
#define CARCP_BITS_H

#include <stdint.h>

/* The number of the lowest bit set; there is one. */
static inline int carcp_lowest_bit(uint64_t word)
{
#ifdef __GNUC__
	return __builtin_ctzll(word);
#else
	int n = 0;

	for (; !(word & 1); word >>= 1)
		n++;
	return n;
#endif
}

static inline int32_t carcp_count_bits(uint64_t word)
{
	word -= word >> 1 & 0x5555555555555555u;
	word = (word & 0x3333333333333333u) + (word >> 2 & 0x3333333333333333u);
	word = (word + (word >> 4)) & 0x0F0F0F0F0F0F0F0Fu;
	return (int32_t)(word * 0x0101010101010101u >> 56);
}

#endif
