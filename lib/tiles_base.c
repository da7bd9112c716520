/* SPDX-License-Identifier: Zlib */
/* The base game: 72 tiles. The start tile is one of the four D. */
#include "tiles_notation.h"

/* clang-format off */
static const struct tile_type base_types[] = {
	{ .name = "A", .count = 2, .segment = {
		{ .kind = ROAD, .sides = S },
		{ .kind = MONASTERY },
		{ .kind = FIELD, .halves = ALL_ROUND } } },
	{ .name = "B", .count = 4, .segment = {
		{ .kind = MONASTERY },
		{ .kind = FIELD, .halves = ALL_ROUND } } },
	{ .name = "C", .count = 1, .segment = {
		{ .kind = CITY, .sides = N | E | S | W, .carries = { PENNANT(1) } } } },
	{ .name = "D", .count = 4, .start = 1, .segment = {
		{ .kind = CITY, .sides = N },
		{ .kind = ROAD, .sides = E | W },
		{ .kind = FIELD, .halves = H2 | H7, .adjacent = A0 },
		{ .kind = FIELD, .halves = H3 | H4 | H5 | H6 } } },
	{ .name = "E", .count = 4, .segment = {
		{ .kind = CITY, .sides = N },
		{ .kind = FIELD, .halves = H2 | H3 | H4 | H5 | H6 | H7, .adjacent = A0 } } },
	{ .name = "E_garden", .count = 1, .extra = 1, .segment = {
		{ .kind = CITY, .sides = N },
		{ .kind = FIELD, .halves = H2 | H3 | H4 | H5 | H6 | H7, .adjacent = A0 },
		{ .kind = GARDEN } } },
	{ .name = "F", .count = 2, .segment = {
		{ .kind = CITY, .sides = E | W, .carries = { PENNANT(1) } },
		{ .kind = FIELD, .halves = H0 | H1, .adjacent = A0 },
		{ .kind = FIELD, .halves = H4 | H5, .adjacent = A0 } } },
	{ .name = "G", .count = 1, .segment = {
		{ .kind = CITY, .sides = E | W },
		{ .kind = FIELD, .halves = H0 | H1, .adjacent = A0 },
		{ .kind = FIELD, .halves = H4 | H5, .adjacent = A0 } } },
	{ .name = "H", .count = 2, .segment = {
		{ .kind = CITY, .sides = N },
		{ .kind = CITY, .sides = S },
		{ .kind = FIELD, .halves = H2 | H3 | H6 | H7, .adjacent = A0 | A1 } } },
	{ .name = "H_garden", .count = 1, .extra = 1, .segment = {
		{ .kind = CITY, .sides = N },
		{ .kind = CITY, .sides = S },
		{ .kind = FIELD, .halves = H2 | H3 | H6 | H7, .adjacent = A0 | A1 },
		{ .kind = GARDEN } } },
	{ .name = "I", .count = 1, .segment = {
		{ .kind = CITY, .sides = N },
		{ .kind = CITY, .sides = E },
		{ .kind = FIELD, .halves = H4 | H5 | H6 | H7, .adjacent = A0 | A1 } } },
	{ .name = "I_garden", .count = 1, .extra = 1, .segment = {
		{ .kind = CITY, .sides = N },
		{ .kind = CITY, .sides = E },
		{ .kind = FIELD, .halves = H4 | H5 | H6 | H7, .adjacent = A0 | A1 },
		{ .kind = GARDEN } } },
	{ .name = "J", .count = 3, .segment = {
		{ .kind = CITY, .sides = N },
		{ .kind = ROAD, .sides = E | S },
		{ .kind = FIELD, .halves = H2 | H5 | H6 | H7, .adjacent = A0 },
		{ .kind = FIELD, .halves = H3 | H4 } } },
	{ .name = "K", .count = 3, .segment = {
		{ .kind = CITY, .sides = N },
		{ .kind = ROAD, .sides = S | W },
		{ .kind = FIELD, .halves = H2 | H3 | H4 | H7, .adjacent = A0 },
		{ .kind = FIELD, .halves = H5 | H6 } } },
	{ .name = "L", .count = 3, .segment = {
		{ .kind = CITY, .sides = N },
		{ .kind = ROAD, .sides = E },
		{ .kind = ROAD, .sides = S },
		{ .kind = ROAD, .sides = W },
		{ .kind = FIELD, .halves = H2 | H7, .adjacent = A0 },
		{ .kind = FIELD, .halves = H3 | H4 },
		{ .kind = FIELD, .halves = H5 | H6 } } },
	{ .name = "M", .count = 1, .segment = {
		{ .kind = CITY, .sides = N | E, .carries = { PENNANT(1) } },
		{ .kind = FIELD, .halves = H4 | H5 | H6 | H7, .adjacent = A0 } } },
	{ .name = "M_garden", .count = 1, .extra = 1, .segment = {
		{ .kind = CITY, .sides = N | E, .carries = { PENNANT(1) } },
		{ .kind = FIELD, .halves = H4 | H5 | H6 | H7, .adjacent = A0 },
		{ .kind = GARDEN } } },
	{ .name = "N", .count = 2, .segment = {
		{ .kind = CITY, .sides = N | E },
		{ .kind = FIELD, .halves = H4 | H5 | H6 | H7, .adjacent = A0 } } },
	{ .name = "N_garden", .count = 1, .extra = 1, .segment = {
		{ .kind = CITY, .sides = N | E },
		{ .kind = FIELD, .halves = H4 | H5 | H6 | H7, .adjacent = A0 },
		{ .kind = GARDEN } } },
	{ .name = "O", .count = 2, .segment = {
		{ .kind = CITY, .sides = N | W, .carries = { PENNANT(1) } },
		{ .kind = ROAD, .sides = E | S },
		{ .kind = FIELD, .halves = H2 | H5, .adjacent = A0 },
		{ .kind = FIELD, .halves = H3 | H4 } } },
	{ .name = "P", .count = 3, .segment = {
		{ .kind = CITY, .sides = N | W },
		{ .kind = ROAD, .sides = E | S },
		{ .kind = FIELD, .halves = H2 | H5, .adjacent = A0 },
		{ .kind = FIELD, .halves = H3 | H4 } } },
	{ .name = "Q", .count = 1, .segment = {
		{ .kind = CITY, .sides = N | E | W, .carries = { PENNANT(1) } },
		{ .kind = FIELD, .halves = H4 | H5, .adjacent = A0 } } },
	{ .name = "R", .count = 2, .segment = {
		{ .kind = CITY, .sides = N | E | W },
		{ .kind = FIELD, .halves = H4 | H5, .adjacent = A0 } } },
	{ .name = "R_garden", .count = 1, .extra = 1, .segment = {
		{ .kind = CITY, .sides = N | E | W },
		{ .kind = FIELD, .halves = H4 | H5, .adjacent = A0 },
		{ .kind = GARDEN } } },
	{ .name = "S", .count = 2, .segment = {
		{ .kind = CITY, .sides = N | E | W, .carries = { PENNANT(1) } },
		{ .kind = ROAD, .sides = S },
		{ .kind = FIELD, .halves = H4, .adjacent = A0 },
		{ .kind = FIELD, .halves = H5, .adjacent = A0 } } },
	{ .name = "T", .count = 1, .segment = {
		{ .kind = CITY, .sides = N | E | W },
		{ .kind = ROAD, .sides = S },
		{ .kind = FIELD, .halves = H4, .adjacent = A0 },
		{ .kind = FIELD, .halves = H5, .adjacent = A0 } } },
	{ .name = "U", .count = 7, .segment = {
		{ .kind = ROAD, .sides = N | S },
		{ .kind = FIELD, .halves = H0 | H5 | H6 | H7 },
		{ .kind = FIELD, .halves = H1 | H2 | H3 | H4 } } },
	{ .name = "U_garden", .count = 1, .extra = 1, .segment = {
		{ .kind = ROAD, .sides = N | S },
		{ .kind = FIELD, .halves = H0 | H5 | H6 | H7 },
		{ .kind = FIELD, .halves = H1 | H2 | H3 | H4 },
		{ .kind = GARDEN } } },
	{ .name = "V", .count = 8, .segment = {
		{ .kind = ROAD, .sides = S | W },
		{ .kind = FIELD, .halves = H0 | H1 | H2 | H3 | H4 | H7 },
		{ .kind = FIELD, .halves = H5 | H6 } } },
	{ .name = "V_garden", .count = 1, .extra = 1, .segment = {
		{ .kind = ROAD, .sides = S | W },
		{ .kind = FIELD, .halves = H0 | H1 | H2 | H3 | H4 | H7 },
		{ .kind = FIELD, .halves = H5 | H6 },
		{ .kind = GARDEN } } },
	{ .name = "W", .count = 4, .segment = {
		{ .kind = ROAD, .sides = E },
		{ .kind = ROAD, .sides = S },
		{ .kind = ROAD, .sides = W },
		{ .kind = FIELD, .halves = H0 | H1 | H2 | H7 },
		{ .kind = FIELD, .halves = H3 | H4 },
		{ .kind = FIELD, .halves = H5 | H6 } } },
	{ .name = "X", .count = 1, .segment = {
		{ .kind = ROAD, .sides = N },
		{ .kind = ROAD, .sides = E },
		{ .kind = ROAD, .sides = S },
		{ .kind = ROAD, .sides = W },
		{ .kind = FIELD, .halves = H0 | H7 },
		{ .kind = FIELD, .halves = H1 | H2 },
		{ .kind = FIELD, .halves = H3 | H4 },
		{ .kind = FIELD, .halves = H5 | H6 } } },
};
/* clang-format on */

const struct tile_set carcp_tiles_base = {
	base_types, sizeof base_types / sizeof base_types[0], STACK_POOL
};
