/* SPDX-License-Identifier: Zlib */
/* Words as sets of small numbers. */
#ifndef CARCP_BITS_H
#define CARCP_BITS_H

#include <stdbool.h>
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

/* One of two numbers, without a branch: for what nobody can guess. */
static inline uint16_t carcp_choose(bool first, uint16_t one, uint16_t two)
{
	return (uint16_t)(two ^ ((one ^ two) & (0u - first)));
}

static inline int32_t carcp_count_bits(uint64_t word)
{
	word -= word >> 1 & 0x5555555555555555u;
	word = (word & 0x3333333333333333u) + (word >> 2 & 0x3333333333333333u);
	word = (word + (word >> 4)) & 0x0F0F0F0F0F0F0F0Fu;
	return (int32_t)(word * 0x0101010101010101u >> 56);
}

/* One step of carcp_nth_bit: is the bit among the `low` below, or `width` bits
 * further up? */
static inline uint32_t carcp_go_up(uint32_t *n, uint64_t low, uint32_t width)
{
	uint32_t up = *n >= low;

	*n -= up * (uint32_t)low;
	return up * width;
}

/* The number of the n-th bit set, from 0; there is one. Counts of ever smaller
 * stretches lead there, and no branch depends on where it is. */
static inline int carcp_nth_bit(uint64_t word, uint32_t n)
{
	const uint64_t ones = 0x0101010101010101u, tops = ones << 7;
	uint64_t pairs = word - (word >> 1 & 0x5555555555555555u);
	uint64_t fours = (pairs & 0x3333333333333333u) +
			 (pairs >> 2 & 0x3333333333333333u);
	uint64_t up_to = ((fours + (fours >> 4)) & 0x0F0F0F0F0F0F0F0Fu) * ones;
	uint64_t passed = ((ones * n | tops) - up_to) & tops;
	uint32_t at = (uint32_t)((passed >> 7) * ones >> 56) * 8;

	n -= (uint32_t)(up_to << 8 >> at) & 0xFF;
	at += carcp_go_up(&n, fours >> at & 15, 4);
	at += carcp_go_up(&n, pairs >> at & 3, 2);
	at += carcp_go_up(&n, word >> at & 1, 1);
	return (int)at;
}

#endif
