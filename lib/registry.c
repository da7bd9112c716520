/* SPDX-License-Identifier: Zlib */
/* The mechanics this library has, one line each. ORDER: hooks and steps of one
 * row run in this order. */
#include "expansion.h"

const struct expansion *const carcp_registry[] = {
	NULL,
};
