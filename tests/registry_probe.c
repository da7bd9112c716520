/* SPDX-License-Identifier: Zlib */
/* The probe is all this library has. */
#include "expansion.h"
#include "exp_probe.h"

const struct expansion *const carcp_registry[] = {&carcp_exp_probe, NULL};
