/* SPDX-License-Identifier: Zlib */
/* No mechanics: the base game must not need any. */
#include "expansion.h"

const struct expansion *const carcp_registry[] = {NULL};
