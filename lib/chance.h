/* SPDX-License-Identifier: Zlib */
/* The generator of random numbers, specified in doc/chance.md. */
#ifndef CARCP_CHANCE_H
#define CARCP_CHANCE_H

#include <stdint.h>

/* Streams of chance: what one uses up never changes another. */
enum stream { STREAM_STACK /* + stack */, STREAM_TOKENS = 8, STREAM_DIE = 9 };

uint64_t carcp_stream(uint64_t seed, int stream);
uint64_t carcp_random(uint64_t *rng);

/* 0 … n - 1, all equally likely. */
uint32_t carcp_below(uint64_t *rng, uint32_t n);

#endif
