/* SPDX-License-Identifier: Zlib */
/*
 * The records of tests/data/perft and their counts, as doc/perft.md publishes
 * them. The counts were made by the model in tests/model, not by the library.
 */
#ifndef PERFT_RECORDS_H
#define PERFT_RECORDS_H

struct perft_record {
	const char *name; /* of the file, without .game */
	long count[12];   /* of depth 1, 2 ...; -1 ends the list */
};

static const struct perft_record perft_records[] = {
	{"flier", {8, 40, 542, 1508, 27362, -1}},
	{"dice", {3, 36, 184, 440, 3924, 23360, -1}},
	{"messages", {8, 15, 27, 168, 1052, 2616, 17152, -1}},
	{"stays", {8, 15, 27, 166, 1118, 2682, 16946, -1}},
	{"nested", {2, 22, 44, 160, 2272, 8448, 91968, -1}},
	{"ferries", {7, 28, 84, 840, 1470, 13396, -1}},
	{"ferryMeets", {7, 26, 78, 924, 1842, 28572, -1}},
	{"gold", {1, 4, 15, 36, 88, 1096, 3200, 2304, 0, -1}},
	{"magic", {4, 24, 72, 600, 6612, -1}},
	{"otherFeature", {4, 24, 72, 600, 6864, -1}},
	{"meet", {18, 34, 706, 1516, 10196, -1}},
	{"meetAndMove", {18, 38, 710, 1628, 10420, -1}},
	{"robbers", {8, 16, 32, 64, 1024, 4992, 92160, -1}},
	{"robbed", {12, 56, 480, 2100, 22408, -1}},
	{"crop", {6, 36, 72, 500, 3060, 7338, 24076, -1}},
	{"circles", {17, 91, 182, 353, 4830, 23074, -1}},
	{"plus", {19, 38, 76, 380, 1640, 4160, 42888, -1}},
};

#define PERFT_RECORDS ((int)(sizeof perft_records / sizeof *perft_records))

#endif /* PERFT_RECORDS_H */
