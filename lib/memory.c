/* SPDX-License-Identifier: Zlib */
/* Memory through the caller's allocator. */
#include <stdlib.h>

#include "memory.h"

static void *standard_alloc(uint64_t size, void *user)
{
	(void)user;
	return size > SIZE_MAX ? NULL : malloc((size_t)size);
}

static void standard_free(void *memory, void *user)
{
	(void)user;
	free(memory);
}

carc_allocator carcp_allocator(const carc_allocator *given)
{
	static const carc_allocator standard = {standard_alloc, standard_free,
						NULL};

	return given ? *given : standard;
}

void *carcp_alloc(const carc_allocator *allocator, size_t size)
{
	return allocator->alloc(size, allocator->user);
}

void carcp_free(const carc_allocator *allocator, void *memory)
{
	if (memory)
		allocator->free(memory, allocator->user);
}

bool carcp_reserve(const carc_allocator *allocator, void **array,
		   uint32_t *capacity, uint32_t count, uint64_t need,
		   size_t item)
{
	uint64_t half_more = *capacity + (uint64_t)*capacity / 2;
	uint64_t wanted = need > half_more ? need : half_more;
	void *grown;

	if (need <= *capacity)
		return true;
	if (wanted > UINT32_MAX || wanted * item > SIZE_MAX)
		return false;
	grown = carcp_alloc(allocator, (size_t)(wanted * item));
	if (!grown)
		return false;
	if (count)
		memcpy(grown, *array, count * item);
	carcp_free(allocator, *array);
	*array = grown;
	*capacity = (uint32_t)wanted;
	return true;
}
