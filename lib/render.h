/* SPDX-License-Identifier: Zlib */
/* What all pictures share. They are made of what the public header tells and
 * know nothing of the inside. */
#ifndef CARCP_RENDER_H
#define CARCP_RENDER_H

#include "carcassonne.h"

/* The caller's options, or the defaults for NULL. */
carc_status carcp_render_options(const carc_render *options, carc_render *out);

#endif
