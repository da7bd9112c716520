// SPDX-License-Identifier: Zlib
// Calls that a game makes every frame, or a search a million times, leave no
// garbage.
using System;
using Carcassonne;

internal static class AllocationTests
{
    private delegate void Call(Game game);

    private static readonly Move[] moves = new Move[Constants.MaxMoves];
    private static readonly Event[] events = new Event[4096];
    private static readonly Score[] scores = new Score[100];
    private static readonly Player[] players = new Player[6];
    private static readonly Tile[] tiles = new Tile[300];
    private static readonly Feature[] features = new Feature[1000];
    private static readonly Spot[] spots = new Spot[1000];
    private static readonly Figure[] figures = new Figure[100];
    private static readonly Remaining[] remaining = new Remaining[300];
    private static readonly Cell[] cells = new Cell[1000];
    private static readonly int[] numbers = new int[1000];
    private static readonly byte[] text = new byte[1 << 20];
    private static readonly TileType[] types = new TileType[300];
    private static readonly Segment[] segments = new Segment[16];
    private static readonly Mark[] marks = new Mark[16];
    private static Game clone;
    private static ulong rng = 1;
    private static object kept;

    private static long Garbage(Game game, Call call)
    {
        // The first time a call is compiled or bound.
        call(game);
        int collections = GC.CollectionCount(0);
        long before = GC.GetAllocatedBytesForCurrentThread();
        for (int i = 0; i < 200; i++)
            call(game);
        long garbage = GC.GetAllocatedBytesForCurrentThread() - before;
        Expect.Equal(collections, GC.CollectionCount(0), "collections");
        return garbage;
    }

    private static readonly Call[] calls =
    {
        g => g.LegalMoves(moves),
        g => g.LegalPlacements(moves),
        g => g.LegalDeployments(moves),
        g => g.CountMoves(),
        g => g.KthMove(0),
        g => g.CheckMove(g.KthMove(0)),
        g => g.CheckMove(default(Move)),
        g =>
        {
            g.Apply(g.RandomMove(ref rng));
            g.Undo();
        },
        g =>
        {
            clone.CopyFrom(g);
            clone.Playout(ref rng);
        },
        g => g.ChanceWeights(numbers),
        g =>
        {
            g.Reshuffle(rng);
            g.Undo();
        },
        g => g.History(0, moves),
        g => g.Events(0, events),
        g => g.ScoreFinal(scores),
        g => g.Players(players),
        g => g.Tiles(tiles),
        g =>
        {
            Tile tile;
            g.TileAt(0, 0, out tile);
            g.TileAt(1000, 0, out tile);
        },
        g => g.Features(features),
        g =>
        {
            Feature feature;
            g.FeatureAt(0, 0, 0, out feature);
            g.FeatureAt(0, 0, 99, out feature);
        },
        g => g.FeatureSpots(0, 0, 0, spots),
        g => g.Figures(figures),
        g => g.Remaining(remaining),
        g =>
        {
            g.OpenCells(cells);
            g.CellTypes(cells[0].X, cells[0].Y, numbers);
        },
        g => numbers[0] = g.Turn.Player + g.MaxMoves + g.Config.Players,
        g => numbers[0] = g.Over ? 1 : (int)g.Hash,
        g => g.Save(text),
        g => g.RenderSvg(null, text),
        g => g.RenderText(null, text),
        g => g.KthMove(0).Text(text),
        g => Catalogue.TileTypes(types),
        g => numbers[0] = Catalogue.TileType(0).Count,
        g => Catalogue.Segments(0, segments),
        g => Catalogue.Marks(0, marks),
        g => numbers[0] = players[0].Supply[0] + Catalogue.Version,
    };

    [Test]
    private static void NoGarbage()
    {
        Config config = Config.Create(Edition.Plus);
        config.Add("all");
        using (var game = new Game(config))
        {
            for (int i = 0; i < 40; i++)
                game.Apply(game.RandomMove(ref rng));
            clone = game.Clone();
            for (int i = 0; i < calls.Length; i++)
                Expect.Equal(0, Garbage(game, calls[i]), "bytes of call " + i);
            clone.Dispose();
        }
    }

    /// <summary>The measure does see garbage.</summary>
    [Test]
    private static void Measured()
    {
        using (var game = new Game(Config.Create()))
        {
            Expect.True(Garbage(game, g => kept = g.LegalMoves())
                > 200 * 4 * 32, "arrays");
            Expect.True(Garbage(game, g => kept = new object()) >= 200 * 16,
                "objects");
            Expect.True(kept != null, "kept");
        }
    }

    /// <summary>A whole game, as a frame of a program would play it.</summary>
    [Test]
    private static void NoGarbageInAGame()
    {
        Config config = Config.Create(Edition.Plus);
        config.Add("all");
        for (int round = 0; round < 2; round++)
            using (var game = new Game(config))
            {
                ulong choice = 1;
                int seen = 0, n;
                long before = GC.GetAllocatedBytesForCurrentThread();
                while ((n = game.LegalMoves(moves)) > 0)
                {
                    choice = choice * 6364136223846793005 + 1;
                    game.Apply(moves[(int)(choice >> 33) % n]);
                    seen += game.Events(seen, events);
                    game.Tiles(tiles);
                    game.Figures(figures);
                    game.Players(players);
                }
                long after = GC.GetAllocatedBytesForCurrentThread();
                if (round == 1)
                    Expect.Equal(0L, after - before, "bytes in a game");
                Expect.True(seen > 100, "events");
            }
    }
}
