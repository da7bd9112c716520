/* SPDX-License-Identifier: Zlib */
/* The generator of random numbers, specified in doc/chance.md. */
#include "chance.h"

static uint64_t mix(uint64_t z)
{
	z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
	z = (z ^ z >> 27) * 0x94D049BB133111EBu;
	return z ^ z >> 31;
}

uint64_t carcp_random(uint64_t *rng)
{
	return mix(*rng += 0x9E3779B97F4A7C15u);
}

uint64_t carcp_stream(uint64_t seed, int stream)
{
	return mix(seed + 0xD1B54A32D192ED03u * (uint64_t)(stream + 1));
}

/* The upper half of a 32 × 32 bit product is even but for a few low halves,
 * which are drawn again. */
uint32_t carcp_below(uint64_t *rng, uint32_t n)
{
	uint64_t product = (carcp_random(rng) >> 32) * n;

	if ((uint32_t)product < n) {
		uint32_t uneven = (0u - n) % n;

		while ((uint32_t)product < uneven)
			product = (carcp_random(rng) >> 32) * n;
	}
	return (uint32_t)(product >> 32);
}
