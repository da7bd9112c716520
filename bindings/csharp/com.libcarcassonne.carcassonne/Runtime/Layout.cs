// SPDX-License-Identifier: Zlib
using System;
using System.Collections.Generic;
using System.Runtime.InteropServices;

namespace Carcassonne
{
    /// <summary>Compares the structs here with what the library writes: it
    /// fills some room with a pattern, and sees how much of it one struct
    /// overwrites.</summary>
    internal static unsafe class Layout
    {
        private const int Room = 4096;
        private const byte Pattern = 0xa5;

        /// <summary>The structs that differ, null if none does.</summary>
        internal static string Differences()
        {
            var wrong = new List<string>();
            var room = new byte[Room];
            Config config;
            GameHandle game = null;
            try
            {
                if (Native.carc_config_init(&config, sizeof(Config)) < 0
                    || Native.carc_game_new(out game, &config, null) < 0)
                    return "carc_config is not " + sizeof(Config) + " bytes";
                fixed (byte* p = room)
                    Compare(game, p, wrong);
            }
            finally
            {
                if (game != null)
                    game.Dispose();
            }
            return wrong.Count == 0
                ? null
                : string.Join("; ", wrong.ToArray());
        }

        private static void Compare(
            GameHandle game, byte* p, List<string> wrong)
        {
            Clear(p);
            Native.carc_legal_moves(game, (Move*)p, 1);
            Note(wrong, "carc_move", p, sizeof(Move));
            Native.carc_turn(game, (Turn*)p);
            Note(wrong, "carc_turn_info", p, sizeof(Turn));
            Native.carc_events(game, 0, (Event*)p, 1);
            Note(wrong, "carc_event", p, sizeof(Event));
            Native.carc_score_final(game, (Score*)p, 1);
            Note(wrong, "carc_score", p, sizeof(Score));
            Native.carc_players(game, (Player*)p, 1);
            Note(wrong, "carc_player", p, sizeof(Player));
            Native.carc_tiles(game, (Tile*)p, 1);
            Note(wrong, "carc_tile", p, sizeof(Tile));
            Native.carc_features(game, (Feature*)p, 1);
            Note(wrong, "carc_feature", p, sizeof(Feature));
            Native.carc_remaining(game, (Remaining*)p, 1);
            Note(wrong, "carc_remaining_type", p, sizeof(Remaining));
            Native.carc_open_cells(game, (Cell*)p, 1);
            Note(wrong, "carc_cell", p, sizeof(Cell));
            Native.carc_feature_spots(game, 0, 0, 0, (Spot*)p, 1);
            Note(wrong, "carc_spot", p, sizeof(Spot));
            Native.carc_tile_types((TileType*)p, 1);
            Note(wrong, "carc_tile_type", p, sizeof(TileType));
            Native.carc_segments(0, (Segment*)p, 1);
            Note(wrong, "carc_segment", p, sizeof(Segment));
            Native.carc_editions((EditionInfo*)p, 1);
            Note(wrong, "carc_edition_info", p, sizeof(EditionInfo));
            // A tile and a follower, the first of each that the list has.
            for (int i = 0; i < 2; i++)
            {
                Native.carc_kth_move(game, 0, (Move*)p);
                Native.carc_apply(game, (Move*)p);
            }
            Clear(p);
            Native.carc_figures(game, (Figure*)p, 1);
            Note(wrong, "carc_figure", p, sizeof(Figure));
        }

        private static void Clear(byte* p)
        {
            for (int i = 0; i < Room; i++)
                p[i] = Pattern;
        }

        private static void Note(
            List<string> wrong, string name, byte* p, int here)
        {
            int there = Room;
            while (there > 0 && p[there - 1] == Pattern)
                there--;
            if (there != here)
                wrong.Add(name + " has " + there + " bytes there and " + here
                    + " here");
            Clear(p);
        }
    }
}
