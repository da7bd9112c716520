// SPDX-License-Identifier: Zlib
namespace Carcassonne
{
    public sealed unsafe partial class Game
    {
        /// <summary>Read the event log. Every point explains itself: an event
        /// of kind <see cref="EventKind.Points"/> is preceded by events of kind
        /// <see cref="EventKind.Term"/> whose values add up to its
        /// own.</summary>
        /// <param name="first">The first event wanted, 0 for all.</param>
        /// <param name="events">Receives them.</param>
        /// <returns>How many there are from <paramref name="first"/> on, 0 if
        /// the log is off.</returns>
        public int Events(int first, Event[] events)
        {
            fixed (Event* p = events)
                return CarcassonneException.Check(Native.carc_events(
                    handle, first, p, events == null ? 0 : events.Length));
        }

        /// <summary>The event log, in a new array.</summary>
        /// <param name="first">The first event wanted, 0 for all.</param>
        /// <returns>All of them.</returns>
        public Event[] Events(int first = 0)
        {
            var all = new Event[Events(first, null)];
            Events(first, all);
            return all;
        }

        /// <summary>The final score by player and category; before the end,
        /// what it would be if the game ended now. A row for every player and
        /// every category in play: all of player 0, then of player 1, by
        /// category.</summary>
        /// <param name="scores">Receives them.</param>
        /// <returns>How many there are.</returns>
        public int ScoreFinal(Score[] scores)
        {
            fixed (Score* p = scores)
                return CarcassonneException.Check(Native.carc_score_final(
                    handle, p, scores == null ? 0 : scores.Length));
        }

        /// <summary>The final score by player and category, in a new
        /// array.</summary>
        /// <returns>All of them.</returns>
        public Score[] ScoreFinal()
        {
            var all = new Score[ScoreFinal(null)];
            ScoreFinal(all);
            return all;
        }

        /// <summary>The players in order.</summary>
        /// <param name="players">Receives them.</param>
        /// <returns>How many there are.</returns>
        public int Players(Player[] players)
        {
            fixed (Player* p = players)
                return CarcassonneException.Check(Native.carc_players(
                    handle, p, players == null ? 0 : players.Length));
        }

        /// <summary>The players, in a new array.</summary>
        /// <returns>All of them.</returns>
        public Player[] Players()
        {
            var all = new Player[Players(null)];
            Players(all);
            return all;
        }

        /// <summary>The points of each player so far, in a new array.</summary>
        /// <returns>The points.</returns>
        public int[] Scores()
        {
            Player[] players = Players();
            var scores = new int[players.Length];
            for (int i = 0; i < scores.Length; i++)
                scores[i] = players[i].Score;
            return scores;
        }

        /// <summary>The placed tiles in the order they were placed.</summary>
        /// <param name="tiles">Receives them.</param>
        /// <returns>How many there are.</returns>
        public int Tiles(Tile[] tiles)
        {
            fixed (Tile* p = tiles)
                return CarcassonneException.Check(Native.carc_tiles(
                    handle, p, tiles == null ? 0 : tiles.Length));
        }

        /// <summary>The placed tiles, in a new array.</summary>
        /// <returns>All of them.</returns>
        public Tile[] Tiles()
        {
            var all = new Tile[Tiles(null)];
            Tiles(all);
            return all;
        }

        /// <summary>The tile at a cell.</summary>
        /// <param name="x">Column.</param>
        /// <param name="y">Row.</param>
        /// <param name="tile">Receives the tile.</param>
        /// <returns>Whether a tile lies there.</returns>
        public bool TileAt(int x, int y, out Tile tile)
        {
            Tile found = default(Tile);
            bool there = There(Native.carc_tile_at(handle, x, y, &found));
            tile = found;
            return there;
        }

        /// <summary>All features, by row, column and segment of their
        /// names.</summary>
        /// <param name="features">Receives them.</param>
        /// <returns>How many there are.</returns>
        public int Features(Feature[] features)
        {
            fixed (Feature* p = features)
                return CarcassonneException.Check(Native.carc_features(
                    handle, p, features == null ? 0 : features.Length));
        }

        /// <summary>All features, in a new array.</summary>
        /// <returns>All of them.</returns>
        public Feature[] Features()
        {
            var all = new Feature[Features(null)];
            Features(all);
            return all;
        }

        /// <summary>The feature a segment belongs to. A segment of a river or
        /// lake of Hunters also belongs to a river system:
        /// <see cref="Features(Feature[])"/> lists those.</summary>
        /// <param name="x">Column.</param>
        /// <param name="y">Row.</param>
        /// <param name="segment">Segment of the tile there.</param>
        /// <param name="feature">Receives the feature.</param>
        /// <returns>Whether there is such a segment and it carries something in
        /// this game.</returns>
        public bool FeatureAt(int x, int y, int segment, out Feature feature)
        {
            Feature found = default(Feature);
            bool there = There(
                Native.carc_feature_at(handle, x, y, segment, &found));
            feature = found;
            return there;
        }

        /// <summary>All segments of a feature, by row, column,
        /// segment.</summary>
        /// <param name="x">Column.</param>
        /// <param name="y">Row.</param>
        /// <param name="segment">One of its segments.</param>
        /// <param name="spots">Receives them.</param>
        /// <returns>How many there are.</returns>
        /// <exception cref="CarcassonneException">There is no such
        /// feature.</exception>
        public int FeatureSpots(int x, int y, int segment, Spot[] spots)
        {
            fixed (Spot* p = spots)
                return CarcassonneException.Check(Native.carc_feature_spots(
                    handle, x, y, segment, p,
                    spots == null ? 0 : spots.Length));
        }

        /// <summary>All segments of a feature, in a new array.</summary>
        /// <param name="x">Column.</param>
        /// <param name="y">Row.</param>
        /// <param name="segment">One of its segments.</param>
        /// <returns>All of them.</returns>
        /// <exception cref="CarcassonneException">There is no such
        /// feature.</exception>
        public Spot[] FeatureSpots(int x, int y, int segment)
        {
            var all = new Spot[FeatureSpots(x, y, segment, null)];
            FeatureSpots(x, y, segment, all);
            return all;
        }

        /// <summary>The figures on the board, by row, column, segment, player
        /// and kind.</summary>
        /// <param name="figures">Receives them.</param>
        /// <returns>How many there are.</returns>
        public int Figures(Figure[] figures)
        {
            fixed (Figure* p = figures)
                return CarcassonneException.Check(Native.carc_figures(
                    handle, p, figures == null ? 0 : figures.Length));
        }

        /// <summary>The figures on the board, in a new array.</summary>
        /// <returns>All of them.</returns>
        public Figure[] Figures()
        {
            var all = new Figure[Figures(null)];
            Figures(all);
            return all;
        }

        /// <summary>What is left to draw, by stack and tile type: what a player
        /// may know, never the order.</summary>
        /// <param name="types">Receives them.</param>
        /// <returns>How many there are.</returns>
        public int Remaining(Remaining[] types)
        {
            fixed (Remaining* p = types)
                return CarcassonneException.Check(Native.carc_remaining(
                    handle, p, types == null ? 0 : types.Length));
        }

        /// <summary>What is left to draw, in a new array.</summary>
        /// <returns>All of them.</returns>
        public Remaining[] Remaining()
        {
            var all = new Remaining[Remaining(null)];
            Remaining(all);
            return all;
        }

        /// <summary>The open cells, by row and column.</summary>
        /// <param name="cells">Receives them.</param>
        /// <returns>How many there are.</returns>
        public int OpenCells(Cell[] cells)
        {
            fixed (Cell* p = cells)
                return CarcassonneException.Check(Native.carc_open_cells(
                    handle, p, cells == null ? 0 : cells.Length));
        }

        /// <summary>The open cells, in a new array.</summary>
        /// <returns>All of them.</returns>
        public Cell[] OpenCells()
        {
            var all = new Cell[OpenCells(null)];
            OpenCells(all);
            return all;
        }

        /// <summary>Which of the remaining tile types, the one in hand
        /// included, match an open cell in some rotation, in rising
        /// order.</summary>
        /// <param name="x">Column.</param>
        /// <param name="y">Row.</param>
        /// <param name="types">Receives them.</param>
        /// <returns>How many there are.</returns>
        /// <exception cref="CarcassonneException">The cell is not
        /// open.</exception>
        public int CellTypes(int x, int y, int[] types)
        {
            fixed (int* p = types)
                return CarcassonneException.Check(Native.carc_cell_types(
                    handle, x, y, p, types == null ? 0 : types.Length));
        }

        /// <summary>Which of the remaining tile types match an open cell, in a
        /// new array.</summary>
        /// <param name="x">Column.</param>
        /// <param name="y">Row.</param>
        /// <returns>All of them.</returns>
        /// <exception cref="CarcassonneException">The cell is not
        /// open.</exception>
        public int[] CellTypes(int x, int y)
        {
            var all = new int[CellTypes(x, y, null)];
            CellTypes(x, y, all);
            return all;
        }

        private static bool There(int status)
        {
            if (status == (int)Status.IllegalTarget)
                return false;
            CarcassonneException.Check(status);
            return true;
        }
    }
}
