// SPDX-License-Identifier: Zlib
using System.Collections.Generic;
using UnityEngine;

namespace Carcassonne.Samples
{
    /// <summary>Paints tiles from what the catalogue says of them, so that a
    /// game can be played before anybody has drawn one. Give your own artwork
    /// to <see cref="BoardView"/> instead when you have some.</summary>
    public sealed class TilePainter
    {
        private const int Size = 128;

        private static readonly Color32 field = new Color32(150, 185, 95, 255);
        private static readonly Color32 edge = new Color32(110, 140, 70, 255);
        private static readonly Color32 wall = new Color32(120, 85, 55, 255);
        private static readonly Color32 city = new Color32(205, 150, 95, 255);
        private static readonly Color32 wood = new Color32(50, 100, 60, 255);
        private static readonly Color32 road = new Color32(240, 235, 220, 255);
        private static readonly Color32 water = new Color32(80, 140, 200, 255);
        private static readonly Color32 stone = new Color32(175, 70, 60, 255);
        private static readonly Color32 bloom = new Color32(225, 120, 160, 255);

        private static readonly Color32[] signs =
        {
            new Color32(40, 70, 170, 255), new Color32(250, 250, 250, 255),
            new Color32(120, 60, 140, 255), new Color32(130, 20, 60, 255),
            new Color32(245, 205, 60, 255), new Color32(60, 160, 170, 255),
        };

        private readonly Dictionary<int, Sprite> tiles =
            new Dictionary<int, Sprite>();
        private Color32[] canvas;
        private Sprite disc;
        private Sprite square;

        /// <summary>A tile type at rotation 0, one unit wide.</summary>
        /// <param name="type">The tile type.</param>
        /// <returns>The same sprite for the same type.</returns>
        public Sprite Tile(int type)
        {
            Sprite sprite;
            if (!tiles.TryGetValue(type, out sprite))
            {
                Clear(edge);
                Polygon(field, 8, 8, 992, 8, 992, 992, 8, 992);
                Segment[] segments = Catalogue.Segments(type);
                foreach (Segment segment in segments)
                    Paint(segment, segments);
                foreach (Segment segment in segments)
                    Signs(segment);
                Marks(Catalogue.Marks(type));
                sprite = Finish();
                tiles.Add(type, sprite);
            }
            return sprite;
        }

        /// <summary>A white disc, one unit wide: a figure.</summary>
        public Sprite Disc
        {
            get
            {
                if (disc == null)
                {
                    Clear(new Color32(0, 0, 0, 0));
                    Circle(new Color32(40, 40, 40, 255), 500, 500, 490);
                    Circle(new Color32(255, 255, 255, 255), 500, 500, 420);
                    disc = Finish();
                }
                return disc;
            }
        }

        /// <summary>A white square, one unit wide: a cell.</summary>
        public Sprite Square
        {
            get
            {
                if (square == null)
                {
                    Clear(new Color32(0, 0, 0, 0));
                    var white = new Color32(255, 255, 255, 255);
                    Polygon(white, 40, 40, 960, 40, 960, 960, 40, 960);
                    square = Finish();
                }
                return square;
            }
        }

        private void Paint(Segment segment, Segment[] all)
        {
            switch (segment.Kind)
            {
            case FeatureKind.City:
                Area(segment, wall, city);
                break;
            case FeatureKind.Forest:
                Area(segment, field, wood);
                break;
            case FeatureKind.Road:
                Way(segment, edge, 100);
                Way(segment, road, 64);
                break;
            case FeatureKind.River:
                Way(segment, water, 130);
                for (int i = 0; i < all.Length; i++)
                    if ((segment.Adjacent >> i & 1) == 1)
                        Line(water, segment.X, segment.Y, all[i].X, all[i].Y,
                            130);
                break;
            case FeatureKind.Lake:
                Circle(water, segment.X, segment.Y, 170);
                break;
            case FeatureKind.Monastery:
                House(segment.X, segment.Y);
                break;
            case FeatureKind.Garden:
                Circle(edge, segment.X, segment.Y, 130);
                Circle(bloom, segment.X, segment.Y, 90);
                break;
            }
        }

        /// <summary>Every side it reaches, joined at its point, with a wall
        /// where it ends on the tile.</summary>
        private void Area(Segment segment, Color32 rim, Color32 inside)
        {
            bool alone = (segment.Sides & (segment.Sides - 1)) == 0;
            if (!alone)
                Circle(inside, segment.X, segment.Y, 200);
            for (int pass = 0; pass < 2; pass++)
                for (int side = 0; side < 4; side++)
                {
                    if (!Reaches(segment, side))
                        continue;
                    int ax = side == 1 || side == 2 ? 1000 : 0;
                    int ay = side == 2 || side == 3 ? 1000 : 0;
                    int bx = side == 0 || side == 1 ? 1000 : 0;
                    int by = side == 1 || side == 2 ? 1000 : 0;
                    int dx = (bx - ax) * 120 / 1000;
                    int dy = (by - ay) * 120 / 1000;
                    int px = segment.X, py = segment.Y;
                    if (pass == 0)
                    {
                        Polygon(inside, ax, ay, bx, by, px + dx, py + dy,
                            px - dx, py - dy);
                        continue;
                    }
                    if (!Reaches(segment, (side + 3) % 4))
                        Line(rim, ax, ay, px - dx, py - dy, 35);
                    if (!Reaches(segment, (side + 1) % 4))
                        Line(rim, bx, by, px + dx, py + dy, 35);
                    if (alone)
                        Line(rim, px - dx, py - dy, px + dx, py + dy, 35);
                }
        }

        /// <summary>From its point to the middle of every side it reaches; what
        /// ends on the tile goes to its centre.</summary>
        private void Way(Segment segment, Color32 colour, int width)
        {
            if ((segment.Sides & (segment.Sides - 1)) == 0)
                Line(colour, segment.X, segment.Y, 500, 500, width);
            for (int side = 0; side < 4; side++)
                if (Reaches(segment, side))
                    Line(colour, segment.X, segment.Y,
                        side == 1 ? 1000 : side == 3 ? 0 : 500,
                        side == 2 ? 1000 : side == 0 ? 0 : 500, width);
            Circle(colour, segment.X, segment.Y, width / 2);
        }

        private static bool Reaches(Segment segment, int side)
        {
            return (segment.Sides >> side & 1) == 1;
        }

        private void House(int x, int y)
        {
            Polygon(road, x - 130, y - 60, x + 130, y - 60, x + 130, y + 150,
                x - 130, y + 150);
            Polygon(stone, x - 170, y - 40, x, y - 200, x + 170, y - 40);
        }

        /// <summary>A dot for each thing a segment carries.</summary>
        private void Signs(Segment segment)
        {
            int place = 0;
            for (int kind = 0; kind < Ints16.Length; kind++)
                for (int n = 0; n < segment.Attribute[kind]; n++)
                {
                    int x = segment.X - 90 + 90 * (place % 3);
                    int y = segment.Y + 130 + 90 * (place / 3);
                    Circle(wall, x, y, 48);
                    Circle(signs[kind % signs.Length], x, y, 36);
                    place++;
                }
        }

        /// <summary>A square in a corner for each mark of the tile.</summary>
        private void Marks(Mark[] marks)
        {
            for (int i = 0; i < marks.Length; i++)
            {
                int x = 40 + 100 * i;
                Color32 colour = signs[(int)marks[i].Kind % signs.Length];
                Polygon(wall, x, 880, x + 80, 880, x + 80, 960, x, 960);
                Polygon(colour, x + 12, 892, x + 68, 892, x + 68, 948, x + 12,
                    948);
            }
        }

        // A canvas is 1000 by 1000 from the upper left corner, as the catalogue
        // counts; the rows of a texture begin below.

        private void Clear(Color32 colour)
        {
            canvas = new Color32[Size * Size];
            for (int i = 0; i < canvas.Length; i++)
                canvas[i] = colour;
        }

        private Sprite Finish()
        {
            var texture =
                new Texture2D(Size, Size, TextureFormat.RGBA32, false);
            texture.SetPixels32(canvas);
            texture.wrapMode = TextureWrapMode.Clamp;
            texture.Apply();
            return Sprite.Create(texture, new Rect(0, 0, Size, Size),
                new Vector2(0.5f, 0.5f), Size);
        }

        private void Circle(Color32 colour, int x, int y, int radius)
        {
            for (int row = 0; row < Size; row++)
                for (int column = 0; column < Size; column++)
                {
                    int dx = Across(column) - x, dy = Down(row) - y;
                    if (dx * dx + dy * dy <= radius * radius)
                        canvas[row * Size + column] = colour;
                }
        }

        private void Line(
            Color32 colour, int ax, int ay, int bx, int by, int width)
        {
            int dx = bx - ax, dy = by - ay;
            int length = Mathf.RoundToInt(Mathf.Sqrt(dx * dx + dy * dy));
            if (length == 0)
                return;
            int nx = -dy * width / 2 / length, ny = dx * width / 2 / length;
            Polygon(colour, ax + nx, ay + ny, bx + nx, by + ny, bx - nx,
                by - ny, ax - nx, ay - ny);
        }

        /// <summary>The inside of a polygon: a ray crosses its sides an odd
        /// number of times.</summary>
        private void Polygon(Color32 colour, params int[] points)
        {
            for (int row = 0; row < Size; row++)
                for (int column = 0; column < Size; column++)
                {
                    int x = Across(column), y = Down(row);
                    bool inside = false;
                    int last = points.Length - 2;
                    for (int i = 0; i < points.Length; last = i, i += 2)
                    {
                        int ax = points[i], ay = points[i + 1];
                        int bx = points[last], by = points[last + 1];
                        if (ay > y != by > y
                            && x < ax + (bx - ax) * (y - ay) / (by - ay))
                            inside = !inside;
                    }
                    if (inside)
                        canvas[row * Size + column] = colour;
                }
        }

        private static int Across(int column)
        {
            return (2 * column + 1) * 500 / Size;
        }

        private static int Down(int row)
        {
            return 1000 - (2 * row + 1) * 500 / Size;
        }
    }
}
