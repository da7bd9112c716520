/* SPDX-License-Identifier: Zlib */
/* The mechanics this library has, one line each. ORDER: hooks and steps of one
 * row run in this order. */
#include "expansion.h"

/* clang-format off */
#define MECHANICS(ENTRY) \
	ENTRY(river) \
	ENTRY(abbot) \
	ENTRY(inns) \
	ENTRY(large) \
	ENTRY(goods) \
	ENTRY(builder) \
	ENTRY(pig) \
	ENTRY(flier) \
	ENTRY(messages) \
	ENTRY(ferries) \
	ENTRY(gold) \
	ENTRY(magic) \
	ENTRY(robbers) \
	ENTRY(crop) \
	ENTRY(festival)
/* clang-format on */

#define DECLARE(name) extern const struct expansion carcp_exp_##name;
MECHANICS(DECLARE)

#define POINTER(name) &carcp_exp_##name,
const struct expansion *const carcp_registry[] = {MECHANICS(POINTER) NULL};
