/* SPDX-License-Identifier: Zlib */
/* SVG: the score board, with supplies, the track of 50 spaces, the turn
 * and the tile in hand. */
#include "render_svg.h"

#define LINE_HEIGHT 330
#define SPACE 560
#define TRACK_COLUMNS 10
#define TRACK_SPACES 50
#define TRACK_HEIGHT (TRACK_SPACES / TRACK_COLUMNS * SPACE)
#define MARKERS 430 /* what of a space is for them */
#define HEADING 420
#define MAX_LEFT 512

static int count_left(const carc_game *game)
{
	carc_remaining_type left[MAX_LEFT];
	int n = (int)carc_remaining(game, left, MAX_LEFT), count = 0;

	for (int i = 0; i < n && i < MAX_LEFT; i++)
		count += (int)left[i].count;
	return count;
}

static void draw_heading(struct pen *pen, const carc_game *game,
			 const carc_turn_info *turn, int x, int y)
{
	carcp_write(pen,
		    "<text x='%d' y='%d' font-size='220' fill='%s'>Turn %d", x,
		    y, pen->palette->ink, (int)turn->number);
	if (turn->decision == CARC_DECISION_OVER)
		carcp_write(pen, ": the game is over");
	else
		carcp_write(pen, ", %s: %s",
			    turn->player < 0
				    ? "chance"
				    : carcp_colour_name((int)turn->player),
			    carc_name(CARC_NAME_DECISION, turn->decision));
	carcp_write(pen, "; %d tiles left</text>\n", count_left(game));
}

static void draw_amount(struct pen *pen, int x, int y, int amount)
{
	carcp_write(pen,
		    "\n<text x='%d' y='%d' font-size='170' fill='%s'>%d"
		    "</text>\n",
		    x, y + 60, pen->palette->ink, amount);
}

/* Supplies from left to right, only what there is. */
static int draw_supplies(struct pen *pen, const carc_player *player, int x,
			 int y)
{
	for (int kind = 0; kind < 16; kind++) {
		struct look look = {.player = (int)player->player,
				    .kind = kind,
				    .x = x,
				    .y = y,
				    .size = 90};

		if (!player->supply[kind])
			continue;
		carcp_draw_figure(pen, &look);
		draw_amount(pen, x + 110, y, (int)player->supply[kind]);
		x += 400;
	}
	return x;
}

static void draw_wealth(struct pen *pen, const carc_player *player, int x,
			int y)
{
	for (int i = 0; i < 3; i++) {
		if (!player->goods[i])
			continue;
		carcp_draw_attribute(pen, CARC_ATTRIBUTE_WINE + i, x, y);
		draw_amount(pen, x + 130, y, (int)player->goods[i]);
		x += 400;
	}
	if (player->ingots) {
		carcp_write(pen,
			    "<path transform='translate(%d %d)' fill='#ffcc1f' "
			    "stroke='#2b2620' stroke-width='8' "
			    "d='M-75,40L-50,-35H50L75,40Z'/>",
			    x, y);
		draw_amount(pen, x + 110, y, (int)player->ingots);
	}
}

static void draw_player(struct pen *pen, const carc_player *player, bool active,
			int y)
{
	struct look look = {.player = (int)player->player,
			    .kind = CARC_FIGURE_FOLLOWER,
			    .x = 150,
			    .y = y + LINE_HEIGHT / 2,
			    .size = 100};
	int middle = look.y, x;

	if (active)
		carcp_write(
			pen,
			"<rect x='10' y='%d' width='%d' height='%d' rx='60' "
			"fill='none' stroke='%s' stroke-width='20'/>",
			y + 10, SCORES_WIDTH - 20, LINE_HEIGHT - 20,
			pen->palette->accent);
	carcp_write(pen, "<g class='player'><title>player %d, %s</title>",
		    look.player, carcp_colour_name(look.player));
	carcp_draw_figure(pen, &look);
	carcp_write(
		pen,
		"<text x='290' y='%d' font-size='180' fill='%s'>%d %s"
		"</text><text x='1720' y='%d' font-size='240' "
		"font-weight='bold' text-anchor='end' fill='%s'>%d</text>\n",
		middle + 60, pen->palette->ink, look.player,
		carcp_colour_name(look.player), middle + 85, pen->palette->ink,
		(int)player->score);
	x = draw_supplies(pen, player, 1940, middle);
	draw_wealth(pen, player, x, middle);
	carcp_write(pen, "</g>\n");
}

static void draw_spaces(struct pen *pen, int y)
{
	for (int i = 0; i < TRACK_SPACES; i++)
		carcp_write(pen,
			    "<rect x='%d' y='%d' width='%d' height='%d' "
			    "fill='%s' stroke='%s' stroke-width='8'/>"
			    "<text x='%d' y='%d' font-size='110' fill='%s'>%d"
			    "</text>\n",
			    i % TRACK_COLUMNS * SPACE,
			    y + i / TRACK_COLUMNS * SPACE, SPACE, SPACE,
			    pen->palette->paper, pen->palette->faint,
			    i % TRACK_COLUMNS * SPACE + 20,
			    y + i / TRACK_COLUMNS * SPACE + 110,
			    pen->palette->faint, i);
}

/* What stands on the track, in the order of the players. */
struct marker {
	int player, kind, points;
};

static int list_markers(const carc_player *player, int players,
			struct marker *out)
{
	int n = 0;

	for (int i = 0; i < players; i++) {
		out[n++] = (struct marker){i, CARC_FIGURE_FOLLOWER,
					   (int)player[i].track[0]};
		if (player[i].track[1] >= 0)
			out[n++] = (struct marker){i, CARC_FIGURE_WOMAN,
						   (int)player[i].track[1]};
		if (player[i].robber >= 0)
			out[n++] = (struct marker){i, CARC_FIGURE_ROBBER,
						   (int)player[i].robber};
	}
	return n;
}

static int space_of(const struct marker *marker)
{
	return marker->points % TRACK_SPACES;
}

/* Those on one space share it in rows and columns, as large as they can be. */
static void draw_marker(struct pen *pen, const struct marker *all, int n, int i,
			int y)
{
	int space = space_of(&all[i]), before = 0, sharing = 0, across = 2;
	struct look look = {.player = all[i].player, .kind = all[i].kind};
	int room;

	for (int j = 0; j < n; j++) {
		sharing += space_of(&all[j]) == space;
		before += j < i && space_of(&all[j]) == space;
	}
	while (across * across < sharing)
		across++;
	room = MARKERS / across;
	look.size = room * 45 / 100;
	look.x = space % TRACK_COLUMNS * SPACE + SPACE - MARKERS - 15 +
		 before % across * room + room / 2;
	look.y = y + space / TRACK_COLUMNS * SPACE + SPACE - MARKERS - 15 +
		 before / across * room + room / 2;
	carcp_write(pen, "<g class='marker'><title>%s %s at %d</title>",
		    carcp_colour_name(look.player),
		    carc_name(CARC_NAME_FIGURE, look.kind), all[i].points);
	carcp_draw_figure(pen, &look);
	carcp_write(pen, "</g>\n");
}

static void draw_track(struct pen *pen, const carc_player *player, int players,
		       int y)
{
	struct marker marker[3 * CARC_MAX_PLAYERS];
	int n = list_markers(player, players, marker);

	draw_spaces(pen, y);
	for (int i = 0; i < n; i++)
		draw_marker(pen, marker, n, i, y);
}

static void draw_hand(struct pen *pen, const carc_turn_info *turn, int y)
{
	int x = TRACK_COLUMNS * SPACE + 300;

	if (turn->tile < 0 || turn->rotation >= 0)
		return;
	carcp_write(pen, "<g class='hand'><title>in hand: %s</title>",
		    carc_name(CARC_NAME_TILE_TYPE, turn->tile));
	carcp_use_tile(pen, turn->tile, x, y + 100, 0);
	carcp_write(pen,
		    "<text x='%d' y='%d' font-size='200' text-anchor='middle' "
		    "fill='%s'>%s</text></g>\n",
		    x + 500, y + 1340, pen->palette->ink,
		    carc_name(CARC_NAME_TILE_TYPE, turn->tile));
}

int carcp_scores_height(const carc_game *game)
{
	return HEADING + (int)carc_players(game, NULL, 0) * LINE_HEIGHT + 150 +
	       TRACK_HEIGHT + 150;
}

void carcp_draw_scores(struct pen *pen, const carc_game *game, int x, int y)
{
	carc_player player[CARC_MAX_PLAYERS];
	int players = (int)carc_players(game, player, CARC_MAX_PLAYERS);
	int track = HEADING + players * LINE_HEIGHT + 150;
	carc_turn_info turn;

	carc_turn(game, &turn);
	carcp_write(pen,
		    "<g class='scores' transform='translate(%d %d)'>"
		    "<rect x='-100' y='0' width='%d' height='%d' rx='100' "
		    "fill='%s'/>\n",
		    x, y, SCORES_WIDTH + 200, carcp_scores_height(game),
		    pen->palette->panel);
	draw_heading(pen, game, &turn, 60, 290);
	for (int i = 0; i < players; i++)
		draw_player(pen, &player[i], i == turn.active,
			    HEADING + i * LINE_HEIGHT);
	draw_track(pen, player, players, track);
	draw_hand(pen, &turn, track);
	carcp_write(pen, "</g>\n");
}
