// SPDX-License-Identifier: Zlib
// Games of every edition, alone and with everything its book has.
using System;
using System.Collections.Generic;
using System.Threading;
using Carcassonne;

internal static class GameTests
{
    internal static IEnumerable<Config> Configurations()
    {
        foreach (EditionInfo info in Catalogue.Editions())
            for (int players = 1; players <= Constants.MaxPlayers; players++)
                for (int all = 0; all < 2; all++)
                {
                    Config config = Config.Create(info.Edition);
                    config.Players = players;
                    config.Seed = (ulong)(100 * players + all);
                    config.Chance = (Chance)(players % 2);
                    if (all == 1 && info.Edition != Edition.Hunters)
                        config.Add("all");
                    yield return config;
                }
    }

    [Test]
    private static void EveryEdition()
    {
        int games = 0;
        var editions = new List<Edition>();
        foreach (Config config in Configurations())
        {
            Play(config);
            if (!editions.Contains(config.Edition))
                editions.Add(config.Edition);
            games++;
        }
        Expect.Equal(5, editions.Count, "editions");
        Expect.Equal(60, games, "games");
    }

    /// <summary>What is read at every position agrees with itself; the end can
    /// be saved, loaded, and taken back to the start.</summary>
    private static void Play(Config config)
    {
        string what = config.Edition + " for " + config.Players;
        var moves = new Move[Constants.MaxMoves];
        var hashes = new List<ulong>();
        ulong rng = config.Seed;
        using (var game = new Game(config))
        using (Game mirror = game.Clone())
        {
            int n;
            while ((n = game.LegalMoves(moves)) > 0)
            {
                Expect.True(n <= game.MaxMoves, what);
                hashes.Add(game.Hash);
                Move move = game.RandomMove(ref rng);
                Expect.Status(Status.Ok, game.CheckMove(move), what);
                int k = Array.IndexOf(moves, move, 0, n);
                Expect.True(k >= 0 && game.KthMove(k) == move, what);
                game.Apply(move);
                mirror.Apply(Move.Parse(move.ToString()));
                Expect.Equal(game.Hash, mirror.Hash, what);
                if (hashes.Count % 16 == 0)
                    Look(game, what);
            }
            Expect.True(game.Over && hashes.Count > 20, what);
            Explained(game, what);
            Expect.Equal(hashes.Count, game.History().Length, what);
            using (Game again = Game.Load(game.Save()))
                Expect.Equal(game.Hash, again.Hash, what);
            for (int i = hashes.Count - 1; i >= 0; i--)
            {
                game.Undo();
                Expect.Equal(hashes[i], game.Hash, what);
            }
            Expect.Fails(Status.ErrHistory, game.Undo, what);
            Expect.Fails(Status.ErrOver,
                () => mirror.Apply(new Move(MoveKind.Pass, 0)), what);
        }
    }

    private static void Look(Game game, string what)
    {
        Expect.True(game.RenderSvg().StartsWith("<svg"), what);
        foreach (Tile tile in game.Tiles())
        {
            Tile same;
            Expect.True(game.TileAt(tile.X, tile.Y, out same), what);
            Expect.Equal(tile.Type, same.Type, what);
            Expect.Equal(tile.Segments, Catalogue.Segments(tile.Type).Length,
                what);
        }
        foreach (Feature feature in game.Features())
        {
            Spot[] spots =
                game.FeatureSpots(feature.X, feature.Y, feature.Segment);
            if (feature.Kind != FeatureKind.System)
                Expect.Equal(feature.Segments, spots.Length, what);
        }
        foreach (Figure figure in game.Figures())
        {
            Feature under;
            Expect.True(game.FeatureAt(
                figure.X, figure.Y, figure.Segment, out under), what);
            Expect.True(under.Figures > 0
                || figure.Feature == FeatureKind.System
                || figure.Kind == FigureKind.Hut
                || figure.Player == Constants.None
                || figure.Kind == FigureKind.Builder
                || figure.Kind == FigureKind.Pig, what + " " + figure.Kind);
        }
        foreach (Cell cell in game.OpenCells())
            Expect.Equal(cell.Fits > 0,
                game.CellTypes(cell.X, cell.Y).Length > 0, what);
        Expect.True(game.Remaining(null) >= 0, what);
    }

    /// <summary>Terms add up to points, points to scores.</summary>
    private static void Explained(Game game, string what)
    {
        var points = new int[game.Config.Players];
        int sum = 0;
        foreach (Event e in game.Events())
            if (e.Kind == EventKind.Term)
            {
                sum += e.Value;
            }
            else if (e.Kind == EventKind.Points)
            {
                Expect.Equal(e.Value, sum, what + ": " + e.Reason);
                points[e.Player] += e.Value;
                sum = 0;
            }
        int[] scores = game.Scores();
        for (int p = 0; p < points.Length; p++)
            Expect.Equal(scores[p], points[p], what);
        foreach (Score row in game.ScoreFinal())
            scores[row.Player] -= row.Points;
        foreach (int rest in scores)
            Expect.Equal(0, rest, what + ": categories");
    }

    [Test]
    private static void TwoThreads()
    {
        var alone = new ulong[2];
        var together = new ulong[2];
        for (int i = 0; i < 2; i++)
            alone[i] = Many(i);
        var threads = new Thread[2];
        for (int i = 0; i < 2; i++)
        {
            int mine = i;
            threads[i] = new Thread(() => together[mine] = Many(mine));
            threads[i].Start();
        }
        for (int i = 0; i < 2; i++)
        {
            threads[i].Join();
            Expect.Equal(alone[i], together[i], "thread " + i);
        }
        Expect.True(alone[0] != alone[1], "the same games");
    }

    private static ulong Many(int seed)
    {
        Config config = Config.Create(Edition.Plus);
        config.Add("all");
        config.Seed = (ulong)seed;
        ulong rng = (ulong)seed, sum = 0;
        var moves = new Move[Constants.MaxMoves];
        for (int i = 0; i < 5; i++)
            using (var game = new Game(config))
                while (game.LegalMoves(moves) > 0)
                {
                    game.Apply(game.RandomMove(ref rng));
                    sum = sum * 31 + game.Hash;
                }
        return sum;
    }

    [Test]
    private static void CopiesForSearch()
    {
        Config config = Config.Create();
        using (var game = new Game(config))
        using (Game search = game.Clone())
        {
            ulong rng = 1, other = 1;
            search.CopyFrom(game);
            Expect.Equal(game.Hash, search.Hash, "copy");
            search.Playout(ref rng);
            Expect.True(search.Over && !game.Over, "playout");
            search.CopyFrom(game);
            while (!search.Over)
                search.Apply(search.RandomMove(ref other));
            Expect.Equal(rng, other, "generator");
            Expect.Fails(Status.ErrHistory, () => search.Save(), "save");
            Expect.Fails(Status.ErrHistory, () => search.History(), "history");
            config.Players = 3;
            using (var third = new Game(config))
                Expect.Fails(Status.ErrArgument, () => search.CopyFrom(third),
                    "another game");
        }
    }
}
