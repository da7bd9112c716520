/* SPDX-License-Identifier: Zlib */
/* The options of pictures. */
#include "render.h"

#include <string.h>

#define RENDER_FIRST_SIZE 64 /* What the struct had in 0.1. */
#define RENDER_MOST_SIZE 65536

carc_status carc_render_init(carc_render *options, int32_t struct_size)
{
	carc_render defaults = {
		.coordinates = 1,
		.last_move = 1,
		.scores = 1,
	};
	size_t size = sizeof defaults;

	if (!options || struct_size < RENDER_FIRST_SIZE ||
	    struct_size > RENDER_MOST_SIZE)
		return CARC_ERR_ARGUMENT;
	memset(options, 0, (size_t)struct_size);
	if ((size_t)struct_size < size)
		size = (size_t)struct_size;
	memcpy(options, &defaults, size);
	options->struct_size = struct_size;
	return CARC_OK;
}

carc_status carcp_render_options(const carc_render *options, carc_render *out)
{
	size_t size = sizeof *out;

	carc_render_init(out, sizeof *out);
	if (!options)
		return CARC_OK;
	if (options->struct_size < RENDER_FIRST_SIZE ||
	    options->struct_size > RENDER_MOST_SIZE)
		return CARC_ERR_ARGUMENT;
	if ((size_t)options->struct_size < size)
		size = (size_t)options->struct_size;
	memcpy(out, options, size);
	out->struct_size = sizeof *out;
	return CARC_OK;
}
