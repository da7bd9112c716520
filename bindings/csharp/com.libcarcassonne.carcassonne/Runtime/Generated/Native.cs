// SPDX-License-Identifier: Zlib
// Made from include/carcassonne.h by bindings/generate.py.
using System;
using System.Runtime.InteropServices;
using System.Security;

namespace Carcassonne
{
    /// <summary>The functions of the header, in its order and with its
    /// names.</summary>
    [SuppressUnmanagedCodeSecurity]
    internal static unsafe class Native
    {
#if !UNITY_EDITOR && (UNITY_IOS || UNITY_TVOS || UNITY_WEBGL)
        // There the library is a part of the program.
        internal const string Library = "__Internal";
#else
        internal const string Library = "carcassonne";
#endif

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int carc_version();

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern IntPtr carc_version_string();

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int carc_rules_revision();

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern IntPtr carc_status_text(int status);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int carc_config_init(
            Config* config, int struct_size);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int carc_config_preset(
            Config* config, int edition);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int carc_config_add(Config* config, byte* name);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int carc_config_check(
            Config* config, byte* @out, int capacity);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int carc_game_new(
            out GameHandle @out, Config* config, Allocator* allocator);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int carc_game_new_deck(
            out GameHandle @out, Config* config, int* types, int n, Allocator*
            allocator);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern void carc_game_free(IntPtr game);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int carc_game_clone(
            out GameHandle @out, GameHandle game, Allocator* allocator);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int carc_game_copy(
            GameHandle to, GameHandle from);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int carc_game_config(
            GameHandle game, Config* config);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int carc_turn(GameHandle game, Turn* @out);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int carc_legal_moves(
            GameHandle game, Move* @out, int capacity);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int carc_max_moves(GameHandle game);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int carc_check_move(GameHandle game, Move* move);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int carc_apply(GameHandle game, Move* move);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int carc_undo(GameHandle game);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int carc_history(
            GameHandle game, int first, Move* @out, int capacity);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int carc_legal_placements(
            GameHandle game, Move* @out, int capacity);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int carc_place(
            GameHandle game, int x, int y, int rotation);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int carc_legal_deployments(
            GameHandle game, Move* @out, int capacity);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int carc_deploy(
            GameHandle game, int figure, int segment);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int carc_pass(GameHandle game);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int carc_count_moves(GameHandle game);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int carc_kth_move(
            GameHandle game, int k, Move* @out);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int carc_random_move(
            GameHandle game, ulong* rng, Move* @out);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int carc_playout(GameHandle game, ulong* rng);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int carc_chance_weights(
            GameHandle game, int* @out, int capacity);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int carc_reshuffle(GameHandle game, ulong seed);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int carc_events(
            GameHandle game, int first, Event* @out, int capacity);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int carc_score_final(
            GameHandle game, Score* @out, int capacity);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int carc_players(
            GameHandle game, Player* @out, int capacity);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int carc_tiles(
            GameHandle game, Tile* @out, int capacity);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int carc_tile_at(
            GameHandle game, int x, int y, Tile* @out);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int carc_features(
            GameHandle game, Feature* @out, int capacity);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int carc_feature_at(
            GameHandle game, int x, int y, int segment, Feature* @out);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int carc_feature_spots(
            GameHandle game, int x, int y, int segment, Spot* @out, int
            capacity);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int carc_figures(
            GameHandle game, Figure* @out, int capacity);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int carc_remaining(
            GameHandle game, Remaining* @out, int capacity);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int carc_open_cells(
            GameHandle game, Cell* @out, int capacity);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int carc_cell_types(
            GameHandle game, int x, int y, int* @out, int capacity);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern ulong carc_hash(GameHandle game);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int carc_save(
            GameHandle game, byte* @out, int capacity);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int carc_load(
            out GameHandle @out, byte* text, int size, Allocator* allocator,
            int* line);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int carc_move_text(
            Move* move, byte* @out, int capacity);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int carc_move_parse(byte* text, Move* @out);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int carc_tile_types(
            TileType* @out, int capacity);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int carc_tile_type_get(int type, TileType* @out);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int carc_segments(
            int type, Segment* @out, int capacity);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int carc_marks(
            int type, Mark* @out, int capacity);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int carc_editions(
            EditionInfo* @out, int capacity);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern IntPtr carc_name(int group, int id);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int carc_find(int group, byte* name);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int carc_render_init(
            RenderOptions* options, int struct_size);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int carc_render_svg(
            GameHandle game, RenderOptions* options, byte* @out, int capacity);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int carc_render_tiles(
            int set, RenderOptions* options, byte* @out, int capacity);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int carc_render_text(
            GameHandle game, RenderOptions* options, byte* @out, int capacity);
    }
}
