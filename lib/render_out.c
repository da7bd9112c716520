/* SPDX-License-Identifier: Zlib */
/* SVG: text without a locale, the frame of a picture, its options. */
#include "render_svg.h"

#include <stdarg.h>

static const struct palette palettes[] = {
	{.name = "l",
	 .paper = "#f7f3e8",
	 .ink = "#2b2620",
	 .faint = "#8d8474",
	 .panel = "#ece5d3",
	 .field = "#b9d08b",
	 .city = "#d8a868",
	 .wall = "#6b4423",
	 .roof = "#a5482f",
	 .road = "#fffdf5",
	 .kerb = "#77705f",
	 .water = "#5aa3d8",
	 .shore = "#2f6f9f",
	 .forest = "#3f7a4a",
	 .leaf = "#2b5a35",
	 .meadow = "#d9d492",
	 .accent = "#d6006c",
	 .disc = "#fff8e0"},
	{.name = "d",
	 .paper = "#1d1f21",
	 .ink = "#e8e4d8",
	 .faint = "#8a867c",
	 .panel = "#2a2d30",
	 .field = "#55703a",
	 .city = "#9c6a38",
	 .wall = "#2d1a0c",
	 .roof = "#6e2c1c",
	 .road = "#ddd6c4",
	 .kerb = "#2f2c26",
	 .water = "#2f77ad",
	 .shore = "#123e60",
	 .forest = "#1f4a2a",
	 .leaf = "#0f2f18",
	 .meadow = "#7d7a45",
	 .accent = "#ff4fa3",
	 .disc = "#e9dfbf"},
};

static void pen_char(struct pen *pen, char c)
{
	if (pen->size < pen->capacity)
		pen->out[pen->size] = c;
	pen->size++;
}

static void pen_string(struct pen *pen, const char *string)
{
	while (string && *string)
		pen_char(pen, *string++);
}

static void pen_int(struct pen *pen, int number)
{
	char digit[12];
	int n = 0;
	int64_t rest = number;

	if (rest < 0) {
		pen_char(pen, '-');
		rest = -rest;
	}
	do
		digit[n++] = (char)('0' + rest % 10);
	while ((rest /= 10) > 0);
	while (n > 0)
		pen_char(pen, digit[--n]);
}

void carcp_write(struct pen *pen, const char *format, ...)
{
	va_list args;

	va_start(args, format);
	for (; *format; format++) {
		if (*format != '%') {
			pen_char(pen, *format);
			continue;
		}
		if (*++format == 'd')
			pen_int(pen, va_arg(args, int));
		else
			pen_string(pen, va_arg(args, const char *));
	}
	va_end(args);
}

void carcp_draw_hundredths(struct pen *pen, int number)
{
	carcp_write(pen, "%d.%d%d", number / 100, number / 10 % 10,
		    number % 10);
}

void carcp_draw_head(struct pen *pen, const struct sheet *sheet)
{
	carcp_write(pen,
		    "<svg xmlns='http://www.w3.org/2000/svg' "
		    "xmlns:xlink='http://www.w3.org/1999/xlink' role='img' "
		    "width='%d' height='%d' viewBox='%d %d %d %d' "
		    "font-family='sans-serif'>\n<title>%s</title>\n",
		    sheet->width / 10, sheet->height / 10, sheet->x, sheet->y,
		    sheet->width, sheet->height, sheet->title);
}

void carcp_draw_foot(struct pen *pen)
{
	carcp_write(pen, "</svg>\n");
}

int32_t carcp_paint(carcp_painter *painter, const void *picture, int32_t theme,
		    char *out, int32_t capacity)
{
	struct pen pen = {.palette = &palettes[theme]};
	int64_t needed;

	painter(&pen, picture);
	needed = pen.size + 1;
	if (needed > INT32_MAX)
		return CARC_ERR_MEMORY;
	if (needed > capacity)
		return (int32_t)needed;
	pen.out = out;
	pen.capacity = capacity;
	pen.size = 0;
	painter(&pen, picture);
	out[pen.size] = '\0';
	return (int32_t)needed;
}

static bool zero_or_one(int32_t value)
{
	return value == 0 || value == 1;
}

static bool options_valid(const carc_render *options)
{
	return zero_or_one(options->theme) &&
	       zero_or_one(options->coordinates) &&
	       zero_or_one(options->last_move) &&
	       zero_or_one(options->placements) &&
	       zero_or_one(options->scores) &&
	       zero_or_one(options->highlight) && zero_or_one(options->ascii) &&
	       zero_or_one(options->colour) && options->columns >= 0 &&
	       !options->reserved[0] && !options->reserved[1] &&
	       !options->reserved[2];
}

/* A newer program may have a longer struct, if it says nothing there. */
static bool says_more(const carc_render *given)
{
	const char *bytes = (const char *)given;

	for (int32_t i = sizeof *given; i < given->struct_size; i++)
		if (bytes[i])
			return true;
	return false;
}

carc_status carcp_svg_options(const carc_render *given, carc_render *out)
{
	carc_status status = carcp_render_options(given, out);

	if (status != CARC_OK)
		return status;
	if (given && says_more(given))
		return CARC_ERR_VERSION;
	return options_valid(out) ? CARC_OK : CARC_ERR_ARGUMENT;
}
