/* SPDX-License-Identifier: Zlib */
/* SVG: what the files that draw it share. Lengths are thousandths of a tile. */
#ifndef CARCP_RENDER_SVG_H
#define CARCP_RENDER_SVG_H

#include <stdbool.h>
#include <stddef.h>

#include "render.h"

/* The colours of a theme. */
struct palette {
	const char *name; /* one letter, so that ids of two themes differ */
	const char *paper, *ink, *faint, *panel;
	const char *field, *city, *wall, *roof, *road, *kerb, *water, *shore;
	const char *forest, *leaf, *meadow, *accent, *disc;
};

/* Text that is written only as far as it fits, and measured in full. */
struct pen {
	char *out;
	int64_t capacity, size;
	const struct palette *palette;
};

#if defined(__GNUC__)
__attribute__((format(printf, 2, 3)))
#endif
/* Write text with %d and %s in it, whatever the locale. */
void carcp_write(struct pen *pen, const char *format, ...);

/* Hundredths as a decimal: 85 is 0.85. */
void carcp_draw_hundredths(struct pen *pen, int number);

/* The head of a picture, with a title and a description for those who do not
 * see it; carcp_draw_foot() ends it. */
struct sheet {
	int x, y, width, height;
	const char *title;
};
void carcp_draw_head(struct pen *pen, const struct sheet *sheet);
void carcp_draw_foot(struct pen *pen);

/* What draws a picture, twice: once to measure, once to write. */
typedef void carcp_painter(struct pen *pen, const void *picture);
int32_t carcp_paint(carcp_painter *painter, const void *picture, int32_t theme,
		    char *out, int32_t capacity);

/* The caller's options if they make sense. */
carc_status carcp_svg_options(const carc_render *given, carc_render *out);

/* Everything that is printed on a tile. */
#define PLAN_SEGMENTS 16
#define PLAN_MARKS 8
struct plan {
	carc_tile_type tile;
	carc_segment segment[PLAN_SEGMENTS];
	carc_mark mark[PLAN_MARKS];
	int n, marks;
};

void carcp_plan(struct plan *plan, int32_t type);
bool carcp_plan_has(const struct plan *plan, int kind);
const carc_mark *carcp_plan_mark(const struct plan *plan, int kind);

/* Where on a tile, from its north-west corner. */
struct point {
	int x, y;
};
struct point carcp_side(int side);
struct point carcp_turned(struct point point, int rotation);

/* The ground that has a half-edge, -1 if none has. */
int carcp_ground_at(const struct plan *plan, int half);

/* A road or river: it crosses something else on a bridge; where it ends, if it
 * does. */
bool carcp_way_over(const struct plan *plan, int i);
struct point carcp_way_end(const struct plan *plan, int i);
void carcp_draw_way(struct pen *pen, const struct plan *plan, int i);
/* How many roads end there, a carc_end_kind; the first of them, -1 if none. */
int carcp_count_ends(const struct plan *plan, int end);
int carcp_first_end(const struct plan *plan, int end);

/* The outline of a city or forest, or only its border within the tile. */
void carcp_draw_area(struct pen *pen, const struct plan *plan, int i,
		     bool border);
/* The point of a city wall that is nearest to a line of n points. */
struct point carcp_wall_near(const struct plan *plan, const struct point *line,
			     int n);

/* The tile upright with its corner at the origin. */
void carcp_draw_tile(struct pen *pen, const struct plan *plan);
/* What lies on the tile, over its terrain. */
void carcp_draw_things(struct pen *pen, const struct plan *plan);

/* Pictures around a point of what is no terrain. */
enum building {
	DRAW_MONASTERY,
	DRAW_GARDEN,
	DRAW_GATE,
	DRAW_VILLAGE,
	DRAW_CROSSING
};
void carcp_draw_building(struct pen *pen, enum building building, int x, int y);
void carcp_draw_attribute(struct pen *pen, int attribute, int x, int y);
void carcp_draw_mark(struct pen *pen, const carc_mark *mark, int x, int y);
/* A crop circle in the middle of the tile. */
void carcp_draw_circle(struct pen *pen, int value, int radius);

/* A place where nothing is printed; marks stand there, and ingots. */
struct point carcp_free_spot(const struct plan *plan);
/* What a figure should not hide, at most `most` points. */
int carcp_printed(const struct plan *plan, struct point *out, int most);

/* A tile type as a definition that carcp_use_tile() refers to. */
void carcp_define_tile(struct pen *pen, int32_t type);
void carcp_use_tile(struct pen *pen, int32_t type, int x, int y, int rotation);

/* A figure around a point, size in hundredths. */
struct look {
	int player, kind, x, y, size;
	bool lying;
};
void carcp_draw_figure(struct pen *pen, const struct look *look);
/* The shapes that carcp_draw_figure() refers to. */
void carcp_define_figures(struct pen *pen);
const char *carcp_colour_name(int player);

/* All figures of the board; what the score board needs and draws. */
void carcp_draw_figures(struct pen *pen, const carc_game *game);
#define SCORES_WIDTH 7200
int carcp_scores_height(const carc_game *game);
void carcp_draw_scores(struct pen *pen, const carc_game *game, int x, int y);

/* A position and what is shown of it. */
struct position {
	const carc_game *game;
	carc_render show;
	int west, north, east, south; /* the outermost tiles */
};

void carcp_draw_coordinates(struct pen *pen, const struct position *p);
void carcp_draw_last(struct pen *pen, const carc_game *game);
void carcp_draw_ghosts(struct pen *pen, const carc_game *game);
void carcp_draw_highlight(struct pen *pen, const struct position *p);

#endif
