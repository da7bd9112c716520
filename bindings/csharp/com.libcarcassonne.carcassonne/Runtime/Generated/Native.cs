// SPDX-License-Identifier: Zlib
// Made from include/carcassonne.h by bindings/generate.py.
using System;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Security;

namespace Carcassonne
{
    /// <summary>The functions of the header, in its order and with its names.
    /// Mono binds an import as soon as it compiles a caller, and that may be
    /// before the right library is found: so nobody calls one but a method of
    /// its own that is not inlined.</summary>
    [SuppressUnmanagedCodeSecurity]
    internal static unsafe class Native
    {
#if !UNITY_EDITOR && (UNITY_IOS || UNITY_TVOS || UNITY_WEBGL)
        // There the library is a part of the program.
        internal const string Library = "__Internal";
#else
        internal const string Library = "carcassonne";
#endif

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int carc_version()
        {
            return ImportVersion();
        }

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl,
            EntryPoint = "carc_version")]
        private static extern int ImportVersion();

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static IntPtr carc_version_string()
        {
            return ImportVersionString();
        }

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl,
            EntryPoint = "carc_version_string")]
        private static extern IntPtr ImportVersionString();

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int carc_rules_revision()
        {
            return ImportRulesRevision();
        }

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl,
            EntryPoint = "carc_rules_revision")]
        private static extern int ImportRulesRevision();

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static IntPtr carc_status_text(int status)
        {
            return ImportStatusText(status);
        }

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl,
            EntryPoint = "carc_status_text")]
        private static extern IntPtr ImportStatusText(int status);

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int carc_config_init(Config* config, int struct_size)
        {
            return ImportConfigInit(config, struct_size);
        }

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl,
            EntryPoint = "carc_config_init")]
        private static extern int ImportConfigInit(
            Config* config, int struct_size);

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int carc_config_preset(Config* config, int edition)
        {
            return ImportConfigPreset(config, edition);
        }

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl,
            EntryPoint = "carc_config_preset")]
        private static extern int ImportConfigPreset(
            Config* config, int edition);

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int carc_config_add(Config* config, byte* name)
        {
            return ImportConfigAdd(config, name);
        }

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl,
            EntryPoint = "carc_config_add")]
        private static extern int ImportConfigAdd(Config* config, byte* name);

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int carc_config_check(
            Config* config, byte* @out, int capacity)
        {
            return ImportConfigCheck(config, @out, capacity);
        }

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl,
            EntryPoint = "carc_config_check")]
        private static extern int ImportConfigCheck(
            Config* config, byte* @out, int capacity);

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int carc_game_new(
            out GameHandle @out, Config* config, Allocator* allocator)
        {
            return ImportGameNew(out @out, config, allocator);
        }

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl,
            EntryPoint = "carc_game_new")]
        private static extern int ImportGameNew(
            out GameHandle @out, Config* config, Allocator* allocator);

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int carc_game_new_deck(
            out GameHandle @out, Config* config, int* types, int n, Allocator*
            allocator)
        {
            return ImportGameNewDeck(out @out, config, types, n, allocator);
        }

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl,
            EntryPoint = "carc_game_new_deck")]
        private static extern int ImportGameNewDeck(
            out GameHandle @out, Config* config, int* types, int n, Allocator*
            allocator);

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static void carc_game_free(IntPtr game)
        {
            ImportGameFree(game);
        }

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl,
            EntryPoint = "carc_game_free")]
        private static extern void ImportGameFree(IntPtr game);

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int carc_game_clone(
            out GameHandle @out, GameHandle game, Allocator* allocator)
        {
            return ImportGameClone(out @out, game, allocator);
        }

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl,
            EntryPoint = "carc_game_clone")]
        private static extern int ImportGameClone(
            out GameHandle @out, GameHandle game, Allocator* allocator);

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int carc_game_copy(GameHandle to, GameHandle from)
        {
            return ImportGameCopy(to, from);
        }

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl,
            EntryPoint = "carc_game_copy")]
        private static extern int ImportGameCopy(
            GameHandle to, GameHandle from);

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int carc_game_config(GameHandle game, Config* config)
        {
            return ImportGameConfig(game, config);
        }

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl,
            EntryPoint = "carc_game_config")]
        private static extern int ImportGameConfig(
            GameHandle game, Config* config);

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int carc_turn(GameHandle game, Turn* @out)
        {
            return ImportTurn(game, @out);
        }

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl,
            EntryPoint = "carc_turn")]
        private static extern int ImportTurn(GameHandle game, Turn* @out);

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int carc_legal_moves(
            GameHandle game, Move* @out, int capacity)
        {
            return ImportLegalMoves(game, @out, capacity);
        }

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl,
            EntryPoint = "carc_legal_moves")]
        private static extern int ImportLegalMoves(
            GameHandle game, Move* @out, int capacity);

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int carc_max_moves(GameHandle game)
        {
            return ImportMaxMoves(game);
        }

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl,
            EntryPoint = "carc_max_moves")]
        private static extern int ImportMaxMoves(GameHandle game);

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int carc_check_move(GameHandle game, Move* move)
        {
            return ImportCheckMove(game, move);
        }

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl,
            EntryPoint = "carc_check_move")]
        private static extern int ImportCheckMove(GameHandle game, Move* move);

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int carc_apply(GameHandle game, Move* move)
        {
            return ImportApply(game, move);
        }

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl,
            EntryPoint = "carc_apply")]
        private static extern int ImportApply(GameHandle game, Move* move);

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int carc_undo(GameHandle game)
        {
            return ImportUndo(game);
        }

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl,
            EntryPoint = "carc_undo")]
        private static extern int ImportUndo(GameHandle game);

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int carc_history(
            GameHandle game, int first, Move* @out, int capacity)
        {
            return ImportHistory(game, first, @out, capacity);
        }

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl,
            EntryPoint = "carc_history")]
        private static extern int ImportHistory(
            GameHandle game, int first, Move* @out, int capacity);

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int carc_legal_placements(
            GameHandle game, Move* @out, int capacity)
        {
            return ImportLegalPlacements(game, @out, capacity);
        }

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl,
            EntryPoint = "carc_legal_placements")]
        private static extern int ImportLegalPlacements(
            GameHandle game, Move* @out, int capacity);

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int carc_place(
            GameHandle game, int x, int y, int rotation)
        {
            return ImportPlace(game, x, y, rotation);
        }

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl,
            EntryPoint = "carc_place")]
        private static extern int ImportPlace(
            GameHandle game, int x, int y, int rotation);

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int carc_legal_deployments(
            GameHandle game, Move* @out, int capacity)
        {
            return ImportLegalDeployments(game, @out, capacity);
        }

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl,
            EntryPoint = "carc_legal_deployments")]
        private static extern int ImportLegalDeployments(
            GameHandle game, Move* @out, int capacity);

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int carc_deploy(
            GameHandle game, int figure, int segment)
        {
            return ImportDeploy(game, figure, segment);
        }

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl,
            EntryPoint = "carc_deploy")]
        private static extern int ImportDeploy(
            GameHandle game, int figure, int segment);

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int carc_pass(GameHandle game)
        {
            return ImportPass(game);
        }

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl,
            EntryPoint = "carc_pass")]
        private static extern int ImportPass(GameHandle game);

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int carc_count_moves(GameHandle game)
        {
            return ImportCountMoves(game);
        }

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl,
            EntryPoint = "carc_count_moves")]
        private static extern int ImportCountMoves(GameHandle game);

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int carc_kth_move(GameHandle game, int k, Move* @out)
        {
            return ImportKthMove(game, k, @out);
        }

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl,
            EntryPoint = "carc_kth_move")]
        private static extern int ImportKthMove(
            GameHandle game, int k, Move* @out);

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int carc_random_move(
            GameHandle game, ulong* rng, Move* @out)
        {
            return ImportRandomMove(game, rng, @out);
        }

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl,
            EntryPoint = "carc_random_move")]
        private static extern int ImportRandomMove(
            GameHandle game, ulong* rng, Move* @out);

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int carc_playout(GameHandle game, ulong* rng)
        {
            return ImportPlayout(game, rng);
        }

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl,
            EntryPoint = "carc_playout")]
        private static extern int ImportPlayout(GameHandle game, ulong* rng);

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int carc_chance_weights(
            GameHandle game, int* @out, int capacity)
        {
            return ImportChanceWeights(game, @out, capacity);
        }

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl,
            EntryPoint = "carc_chance_weights")]
        private static extern int ImportChanceWeights(
            GameHandle game, int* @out, int capacity);

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int carc_reshuffle(GameHandle game, ulong seed)
        {
            return ImportReshuffle(game, seed);
        }

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl,
            EntryPoint = "carc_reshuffle")]
        private static extern int ImportReshuffle(GameHandle game, ulong seed);

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int carc_events(
            GameHandle game, int first, Event* @out, int capacity)
        {
            return ImportEvents(game, first, @out, capacity);
        }

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl,
            EntryPoint = "carc_events")]
        private static extern int ImportEvents(
            GameHandle game, int first, Event* @out, int capacity);

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int carc_score_final(
            GameHandle game, Score* @out, int capacity)
        {
            return ImportScoreFinal(game, @out, capacity);
        }

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl,
            EntryPoint = "carc_score_final")]
        private static extern int ImportScoreFinal(
            GameHandle game, Score* @out, int capacity);

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int carc_players(
            GameHandle game, Player* @out, int capacity)
        {
            return ImportPlayers(game, @out, capacity);
        }

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl,
            EntryPoint = "carc_players")]
        private static extern int ImportPlayers(
            GameHandle game, Player* @out, int capacity);

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int carc_tiles(
            GameHandle game, Tile* @out, int capacity)
        {
            return ImportTiles(game, @out, capacity);
        }

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl,
            EntryPoint = "carc_tiles")]
        private static extern int ImportTiles(
            GameHandle game, Tile* @out, int capacity);

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int carc_tile_at(
            GameHandle game, int x, int y, Tile* @out)
        {
            return ImportTileAt(game, x, y, @out);
        }

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl,
            EntryPoint = "carc_tile_at")]
        private static extern int ImportTileAt(
            GameHandle game, int x, int y, Tile* @out);

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int carc_features(
            GameHandle game, Feature* @out, int capacity)
        {
            return ImportFeatures(game, @out, capacity);
        }

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl,
            EntryPoint = "carc_features")]
        private static extern int ImportFeatures(
            GameHandle game, Feature* @out, int capacity);

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int carc_feature_at(
            GameHandle game, int x, int y, int segment, Feature* @out)
        {
            return ImportFeatureAt(game, x, y, segment, @out);
        }

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl,
            EntryPoint = "carc_feature_at")]
        private static extern int ImportFeatureAt(
            GameHandle game, int x, int y, int segment, Feature* @out);

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int carc_feature_spots(
            GameHandle game, int x, int y, int segment, Spot* @out, int
            capacity)
        {
            return ImportFeatureSpots(game, x, y, segment, @out, capacity);
        }

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl,
            EntryPoint = "carc_feature_spots")]
        private static extern int ImportFeatureSpots(
            GameHandle game, int x, int y, int segment, Spot* @out, int
            capacity);

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int carc_figures(
            GameHandle game, Figure* @out, int capacity)
        {
            return ImportFigures(game, @out, capacity);
        }

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl,
            EntryPoint = "carc_figures")]
        private static extern int ImportFigures(
            GameHandle game, Figure* @out, int capacity);

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int carc_remaining(
            GameHandle game, Remaining* @out, int capacity)
        {
            return ImportRemaining(game, @out, capacity);
        }

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl,
            EntryPoint = "carc_remaining")]
        private static extern int ImportRemaining(
            GameHandle game, Remaining* @out, int capacity);

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int carc_open_cells(
            GameHandle game, Cell* @out, int capacity)
        {
            return ImportOpenCells(game, @out, capacity);
        }

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl,
            EntryPoint = "carc_open_cells")]
        private static extern int ImportOpenCells(
            GameHandle game, Cell* @out, int capacity);

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int carc_cell_types(
            GameHandle game, int x, int y, int* @out, int capacity)
        {
            return ImportCellTypes(game, x, y, @out, capacity);
        }

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl,
            EntryPoint = "carc_cell_types")]
        private static extern int ImportCellTypes(
            GameHandle game, int x, int y, int* @out, int capacity);

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static ulong carc_hash(GameHandle game)
        {
            return ImportHash(game);
        }

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl,
            EntryPoint = "carc_hash")]
        private static extern ulong ImportHash(GameHandle game);

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int carc_save(GameHandle game, byte* @out, int capacity)
        {
            return ImportSave(game, @out, capacity);
        }

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl,
            EntryPoint = "carc_save")]
        private static extern int ImportSave(
            GameHandle game, byte* @out, int capacity);

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int carc_load(
            out GameHandle @out, byte* text, int size, Allocator* allocator,
            int* line)
        {
            return ImportLoad(out @out, text, size, allocator, line);
        }

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl,
            EntryPoint = "carc_load")]
        private static extern int ImportLoad(
            out GameHandle @out, byte* text, int size, Allocator* allocator,
            int* line);

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int carc_move_text(Move* move, byte* @out, int capacity)
        {
            return ImportMoveText(move, @out, capacity);
        }

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl,
            EntryPoint = "carc_move_text")]
        private static extern int ImportMoveText(
            Move* move, byte* @out, int capacity);

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int carc_move_parse(byte* text, Move* @out)
        {
            return ImportMoveParse(text, @out);
        }

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl,
            EntryPoint = "carc_move_parse")]
        private static extern int ImportMoveParse(byte* text, Move* @out);

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int carc_tile_types(TileType* @out, int capacity)
        {
            return ImportTileTypes(@out, capacity);
        }

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl,
            EntryPoint = "carc_tile_types")]
        private static extern int ImportTileTypes(TileType* @out, int capacity);

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int carc_tile_type_get(int type, TileType* @out)
        {
            return ImportTileTypeGet(type, @out);
        }

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl,
            EntryPoint = "carc_tile_type_get")]
        private static extern int ImportTileTypeGet(int type, TileType* @out);

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int carc_segments(int type, Segment* @out, int capacity)
        {
            return ImportSegments(type, @out, capacity);
        }

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl,
            EntryPoint = "carc_segments")]
        private static extern int ImportSegments(
            int type, Segment* @out, int capacity);

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int carc_marks(int type, Mark* @out, int capacity)
        {
            return ImportMarks(type, @out, capacity);
        }

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl,
            EntryPoint = "carc_marks")]
        private static extern int ImportMarks(
            int type, Mark* @out, int capacity);

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int carc_editions(EditionInfo* @out, int capacity)
        {
            return ImportEditions(@out, capacity);
        }

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl,
            EntryPoint = "carc_editions")]
        private static extern int ImportEditions(
            EditionInfo* @out, int capacity);

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static IntPtr carc_name(int group, int id)
        {
            return ImportName(group, id);
        }

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl,
            EntryPoint = "carc_name")]
        private static extern IntPtr ImportName(int group, int id);

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int carc_find(int group, byte* name)
        {
            return ImportFind(group, name);
        }

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl,
            EntryPoint = "carc_find")]
        private static extern int ImportFind(int group, byte* name);

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int carc_render_init(
            RenderOptions* options, int struct_size)
        {
            return ImportRenderInit(options, struct_size);
        }

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl,
            EntryPoint = "carc_render_init")]
        private static extern int ImportRenderInit(
            RenderOptions* options, int struct_size);

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int carc_render_svg(
            GameHandle game, RenderOptions* options, byte* @out, int capacity)
        {
            return ImportRenderSvg(game, options, @out, capacity);
        }

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl,
            EntryPoint = "carc_render_svg")]
        private static extern int ImportRenderSvg(
            GameHandle game, RenderOptions* options, byte* @out, int capacity);

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int carc_render_tiles(
            int set, RenderOptions* options, byte* @out, int capacity)
        {
            return ImportRenderTiles(set, options, @out, capacity);
        }

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl,
            EntryPoint = "carc_render_tiles")]
        private static extern int ImportRenderTiles(
            int set, RenderOptions* options, byte* @out, int capacity);

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int carc_render_text(
            GameHandle game, RenderOptions* options, byte* @out, int capacity)
        {
            return ImportRenderText(game, options, @out, capacity);
        }

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl,
            EntryPoint = "carc_render_text")]
        private static extern int ImportRenderText(
            GameHandle game, RenderOptions* options, byte* @out, int capacity);
    }
}
