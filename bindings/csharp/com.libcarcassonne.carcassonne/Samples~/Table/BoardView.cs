// SPDX-License-Identifier: Zlib
using System.Collections.Generic;
using UnityEngine;

namespace Carcassonne.Samples
{
    /// <summary>Shows a position: a sprite for each tile and figure. A tile is
    /// one unit wide, the start tile lies at the origin, and since rows grow
    /// south, row y is at height -y.</summary>
    public sealed class BoardView
    {
        /// <summary>The colours of the players.</summary>
        public static readonly Color[] Colours =
        {
            new Color(0.85f, 0.2f, 0.2f), new Color(0.2f, 0.4f, 0.9f),
            new Color(0.95f, 0.8f, 0.2f), new Color(0.2f, 0.65f, 0.3f),
            new Color(0.15f, 0.15f, 0.15f), new Color(0.9f, 0.5f, 0.75f),
        };

        private readonly TilePainter painter = new TilePainter();
        private readonly Transform root;
        private readonly List<SpriteRenderer> pool = new List<SpriteRenderer>();
        private Tile[] tiles = new Tile[128];
        private Figure[] figures = new Figure[64];
        private int used;
        private Rect bounds;

        /// <summary>Makes an empty view.</summary>
        /// <param name="root">What the sprites hang on.</param>
        public BoardView(Transform root)
        {
            this.root = root;
        }

        /// <summary>The part of the world that is covered.</summary>
        public Rect Bounds
        {
            get { return bounds; }
        }

        /// <summary>A picture of a tile type.</summary>
        /// <param name="type">The tile type.</param>
        /// <returns>The same texture for the same type.</returns>
        public Texture2D Picture(int type)
        {
            return painter.Tile(type).texture;
        }

        /// <summary>Show the tiles and figures of a game; sprites are used
        /// again.</summary>
        /// <param name="game">The game.</param>
        public void Show(Game game)
        {
            used = 0;
            bounds = new Rect(-0.5f, -0.5f, 1, 1);
            int count = game.Tiles(tiles);
            if (count > tiles.Length)
            {
                tiles = new Tile[2 * count];
                game.Tiles(tiles);
            }
            for (int i = 0; i < count; i++)
                ShowTile(tiles[i].Type, tiles[i].X, tiles[i].Y,
                    tiles[i].Rotation, Color.white);
            int standing = game.Figures(figures);
            if (standing > figures.Length)
            {
                figures = new Figure[2 * standing];
                game.Figures(figures);
            }
            for (int i = 0; i < standing; i++)
                ShowFigure(game, figures[i]);
        }

        /// <summary>Hide what was not shown since <see cref="Show"/>.</summary>
        public void Finish()
        {
            for (int i = used; i < pool.Count; i++)
                pool[i].gameObject.SetActive(false);
        }

        /// <summary>Show a tile, such as a transparent one where it could
        /// go.</summary>
        /// <param name="type">The tile type.</param>
        /// <param name="x">Column.</param>
        /// <param name="y">Row.</param>
        /// <param name="rotation">Quarter turns clockwise.</param>
        /// <param name="tint">White, or something else.</param>
        public void ShowTile(int type, int x, int y, int rotation, Color tint)
        {
            SpriteRenderer sprite = Next(painter.Tile(type), tint, 0);
            sprite.transform.localPosition = Cell(x, y);
            sprite.transform.localRotation = Turned(rotation);
            sprite.transform.localScale = Vector3.one;
            Cover(x, y);
        }

        /// <summary>Mark a cell where the tile in hand can go.</summary>
        /// <param name="x">Column.</param>
        /// <param name="y">Row.</param>
        public void ShowCell(int x, int y)
        {
            SpriteRenderer sprite =
                Next(painter.Square, new Color(1, 1, 1, 0.25f), 1);
            sprite.transform.localPosition = Cell(x, y);
            sprite.transform.localRotation = Quaternion.identity;
            sprite.transform.localScale = Vector3.one;
            Cover(x, y);
        }

        /// <summary>Mark a segment where something can be done.</summary>
        /// <param name="game">The game.</param>
        /// <param name="x">Column.</param>
        /// <param name="y">Row.</param>
        /// <param name="segment">Segment of the tile there.</param>
        public void ShowChoice(Game game, int x, int y, int segment)
        {
            ShowDisc(Spot(game, x, y, segment), new Color(1, 1, 1, 0.6f), 0.2f);
        }

        /// <summary>Where a segment of a placed tile is, in the
        /// world.</summary>
        /// <param name="game">The game.</param>
        /// <param name="x">Column.</param>
        /// <param name="y">Row.</param>
        /// <param name="segment">Segment of the tile there.</param>
        /// <returns>The point at which a figure stands.</returns>
        public Vector3 Spot(Game game, int x, int y, int segment)
        {
            Tile tile;
            if (!game.TileAt(x, y, out tile) || segment < 0)
                return Cell(x, y);
            Segment drawn = Catalogue.Segments(tile.Type)[segment];
            var point = new Vector3(
                drawn.X / 1000f - 0.5f, 0.5f - drawn.Y / 1000f, 0);
            return Cell(x, y) + Turned(tile.Rotation) * point;
        }

        private void ShowFigure(Game game, Figure figure)
        {
            Vector3 at = Spot(game, figure.X, figure.Y, figure.Segment);
            Color colour = figure.Player == Constants.None
                ? Color.magenta
                : Colours[figure.Player];
            float size = figure.Kind == FigureKind.Large
                || figure.Kind == FigureKind.Hut ? 0.34f : 0.26f;
            for (int i = 0; i < figure.Count; i++)
                ShowDisc(at + new Vector3(0.08f * i, 0.08f * i, 0), colour,
                    size);
        }

        private void ShowDisc(Vector3 at, Color colour, float size)
        {
            SpriteRenderer sprite = Next(painter.Disc, colour, 2);
            sprite.transform.localPosition = at;
            sprite.transform.localRotation = Quaternion.identity;
            sprite.transform.localScale = new Vector3(size, size, 1);
        }

        private SpriteRenderer Next(Sprite sprite, Color tint, int order)
        {
            if (used == pool.Count)
            {
                var made = new GameObject("sprite");
                made.transform.SetParent(root, false);
                pool.Add(made.AddComponent<SpriteRenderer>());
            }
            SpriteRenderer next = pool[used++];
            next.gameObject.SetActive(true);
            next.sprite = sprite;
            next.color = tint;
            next.sortingOrder = order;
            return next;
        }

        private void Cover(int x, int y)
        {
            bounds = Rect.MinMaxRect(
                Mathf.Min(bounds.xMin, x - 0.5f),
                Mathf.Min(bounds.yMin, -y - 0.5f),
                Mathf.Max(bounds.xMax, x + 0.5f),
                Mathf.Max(bounds.yMax, -y + 0.5f));
        }

        private static Vector3 Cell(int x, int y)
        {
            return new Vector3(x, -y, 0);
        }

        private static Quaternion Turned(int rotation)
        {
            return Quaternion.Euler(0, 0, -90 * rotation);
        }
    }
}
