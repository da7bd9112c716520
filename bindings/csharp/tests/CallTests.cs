// SPDX-License-Identifier: Zlib
// Single calls, with sense and without: null, negative, huge.
using System;
using Carcassonne;

internal static class CallTests
{
    private static Game Started()
    {
        var game = new Game(Config.Create());
        return game;
    }

    [Test]
    private static void FirstTurn()
    {
        using (Game game = Started())
        {
            Turn turn = game.Turn;
            Expect.True(turn.Decision == Decision.Place && turn.Player == 0
                && turn.Active == 0 && turn.Number == 1
                && turn.Part == Part.Main && turn.Rotation == Constants.None
                && turn.Figure == FigureKind.None
                && turn.Reason == Reason.None, "turn");
            Move place = game.LegalPlacements()[0];
            Expect.True(place.Kind == MoveKind.Place
                && place.Figure == FigureKind.None, "place");
            game.Place(place.X, place.Y, place.Rotation);
            Move deploy = game.LegalDeployments()[0];
            game.Deploy(deploy.Figure, deploy.Segment);
            Figure figure = game.Figures()[0];
            Expect.True(figure.Kind == FigureKind.Follower
                && figure.Player == 0 && figure.X == place.X
                && figure.Y == place.Y && figure.Count == 1, "figure");
            Player[] players = game.Players();
            Expect.Equal(6, players[0].Supply[(int)FigureKind.Follower], "0");
            Expect.Equal(7, players[1].Supply[(int)FigureKind.Follower], "1");
            Expect.Equal(0, players[0].Index, "index");
            Expect.Equal(Constants.None, players[0].Track[1], "woman");
            Expect.Equal(game.Turn.Player, 1, "next");
            Expect.Equal(2, game.History().Length, "history");
            Move second = game.LegalPlacements()[0];
            game.Apply(second);
            game.Pass();
            Expect.Equal(2, game.History(2).Length, "history from 2");
        }
    }

    [Test]
    private static void CallersArrays()
    {
        using (Game game = Started())
        {
            Move[] all = game.LegalMoves();
            Expect.Equal(all.Length, game.LegalMoves(null), "null");
            Expect.Equal(all.Length, game.LegalMoves(new Move[0]), "empty");
            var few = new Move[2];
            Expect.Equal(all.Length, game.LegalMoves(few), "few");
            Expect.True(few[0] == all[0] && few[1] == all[1], "the first");
            var many = new Move[100];
            game.LegalMoves(many);
            Expect.True(many[all.Length].Equals(default(Move)), "not beyond");

            int size = game.Save(null);
            var exact = new byte[size];
            var small = new byte[size - 1];
            Expect.Equal(size, game.Save(small), "small");
            Expect.True(Array.TrueForAll(small, b => b == 0), "all or nothing");
            Expect.Equal(size, game.Save(exact), "exact");
            Expect.Equal(game.Save(), System.Text.Encoding.ASCII.GetString(
                exact, 0, size - 1), "text");
            Expect.Equal(all[0].ToString().Length + 1, all[0].Text(null),
                "move");
            int text = game.RenderText(null, null);
            Expect.Equal(text, game.RenderText(null, new byte[text]), "text");
        }
    }

    [Test]
    private static void Nulls()
    {
        Config config = Config.Create();
        Expect.Throws<ArgumentNullException>(
            () => new Game(config, (int[])null), "deck");
        Expect.Throws<ArgumentNullException>(
            () => Game.Load((string)null), "record");
        Expect.Throws<ArgumentNullException>(
            () => Game.Load((byte[])null), "bytes");
        Expect.Throws<ArgumentNullException>(() => Move.Parse(null), "move");
        Expect.Throws<ArgumentNullException>(() => config.Add(null), "name");
        Expect.Throws<ArgumentNullException>(
            () => Catalogue.Find(NameGroup.Edition, null), "find");
        using (Game game = Started())
            Expect.Throws<ArgumentNullException>(
                () => game.CopyFrom(null), "copy");
    }

    [Test]
    private static void NumbersOutOfRange()
    {
        int[] numbers = { int.MinValue, -100, -1, 7, 64, 5000, int.MaxValue };
        using (Game game = Started())
        {
            ulong hash = game.Hash;
            Tile tile;
            Feature feature;
            foreach (int n in numbers)
            {
                if (n < 0)
                {
                    Expect.Fails(Status.ErrArgument, () => game.History(n),
                        "history");
                    Expect.Fails(Status.ErrArgument, () => game.Events(n),
                        "events");
                    Expect.Fails(Status.ErrArgument, () => game.KthMove(n),
                        "kth");
                }
                else
                {
                    Expect.Equal(0, game.History(n).Length, "history");
                    Expect.Equal(Math.Max(0, game.Events(0, null) - n),
                        game.Events(n).Length, "events");
                }
                Expect.True(!game.TileAt(n, n, out tile), "tile");
                Expect.True(!game.FeatureAt(n, n, n, out feature), "feature");
                Expect.True(!game.FeatureAt(0, 0, n, out feature), "segment");
                Expect.Fails(Status.IllegalTarget,
                    () => game.FeatureSpots(n, 0, 0), "spots");
                if (n != -1)
                    Expect.Fails(Status.IllegalApart,
                        () => game.CellTypes(n, n), "cell");
                Expect.Throws<IllegalMoveException>(
                    () => game.Place(n, n, n), "place");
                Expect.Throws<IllegalMoveException>(
                    () => game.Deploy((FigureKind)n, n), "deploy");
                Expect.True(game.CheckMove(new Move((MoveKind)n, n, n, n, n,
                    (FigureKind)n, n, n)) != Status.Ok, "move");
                Expect.Fails(Status.ErrArgument,
                    () => Catalogue.TileType(-1 - Math.Abs(n / 2)), "type");
                Expect.True(Catalogue.Name((NameGroup)n, n) == null
                    || n == 7, "name");
            }
            Expect.Fails(Status.IllegalFilled,
                () => game.CellTypes(0, 0), "filled");
            Expect.Equal(hash, game.Hash, "nothing has changed");
        }
        Player player = default(Player);
        foreach (int n in new[] { int.MinValue, -1, 16, int.MaxValue })
            Expect.Throws<ArgumentOutOfRangeException>(
                () => Expect.True(player.Supply[n] == 0, ""), "array");
    }

    [Test]
    private static void Configurations()
    {
        Config config = Config.Create();
        string why;
        Expect.Status(Status.Ok, config.Check(out why), "default");
        Expect.Equal("", why, "default");
        config.Players = 7;
        Expect.Status(Status.ErrArgument, config.Check(out why), "7 players");
        Expect.Equal("players: 1 to 6", why, "7 players");
        Config seven = config;
        Expect.Equal(why, Expect.Fails(Status.ErrArgument,
            () => new Game(seven), "7 players").Detail, "detail");
        Config empty = default(Config);
        Expect.Fails(Status.ErrArgument, () => new Game(empty), "empty");
        Expect.Fails(Status.ErrArgument,
            () => Config.Create((Edition)99), "edition 99");
        Expect.Fails(Status.ErrArgument, () => config.Add("chess"), "chess");
        Expect.Fails(Status.ErrArgument, () => config.Add("river\0"), "NUL");

        config = Config.Create(Edition.New);
        config.Add("river");
        Expect.Equal(1, (int)config.Set[(int)TileSet.River], "set");
        Expect.Equal(
            1, (int)config.Expansion[(int)Expansion.River], "expansion");
        config.Seed = ulong.MaxValue;
        using (var game = new Game(config))
        {
            Config back = game.Config;
            Expect.Equal(config.Seed, back.Seed, "seed");
            Expect.True(back.Edition == Edition.New
                && back.Set[(int)TileSet.River] == 1, "read back");
        }
    }

    [Test]
    private static void Decks()
    {
        Config config = Config.Create();
        int start = -1;
        foreach (TileType type in Catalogue.TileTypes())
            if (type.Set == TileSet.Base && type.Start == 1)
                start = type.Type;
        using (var game = new Game(config, new[] { start, start, start }))
        {
            Expect.Equal(start, game.Turn.Tile, "in hand");
            Expect.Equal(1, game.Remaining()[0].Count, "left");
        }
        Expect.Fails(Status.ErrArgument,
            () => new Game(config, new int[0]), "no tile");
        Expect.True(Expect.Fails(Status.ErrArgument,
            () => new Game(config, new[] { -5 }), "no such tile")
            .Detail.StartsWith("deck"), "detail");
        Expect.Fails(Status.ErrArgument,
            () => new Game(config, new int[100000]), "too many");
    }

    [Test]
    private static void Chance()
    {
        Config config = Config.Create();
        config.Chance = Carcassonne.Chance.External;
        using (var game = new Game(config))
        {
            Expect.Equal(Constants.PlayerChance, game.Turn.Player, "chance");
            int[] weights = game.ChanceWeights();
            Expect.Equal(game.CountMoves(), weights.Length, "weights");
            int sum = 0;
            foreach (int weight in weights)
                sum += weight;
            Expect.Equal(71, sum, "all tiles but the start tile");
        }
        using (Game game = Started())
        {
            ulong hash = game.Hash;
            Expect.Equal(0, game.ChanceWeights().Length, "inside");
            game.Reshuffle(99);
            Expect.Equal(hash, game.Hash, "nobody has seen it");
            game.Undo();
        }
    }

    [Test]
    private static void CatalogueOfTiles()
    {
        int copies = 0;
        foreach (TileType type in Catalogue.TileTypes())
        {
            if (type.Set == TileSet.Base)
                copies += type.Count;
            Expect.True(
                Catalogue.Name(NameGroup.TileType, type.Type) != null, "name");
            Segment[] segments = Catalogue.Segments(type.Type);
            Expect.Equal(type.Segments, segments.Length, "segments");
            Expect.Equal(
                type.Marks, Catalogue.Marks(type.Type).Length, "marks");
            for (int side = 0; side < 4; side++)
            {
                bool shown = false;
                foreach (Segment segment in segments)
                    shown |= (segment.Sides >> side & 1) == 1
                        && (int)segment.Kind == type.Edge[side];
                Expect.True(shown || type.Edge[side] == (int)FeatureKind.Field
                    || type.Edge[side] == (int)FeatureKind.Meadow, "edge");
            }
        }
        Expect.Equal(72, copies, "base tiles");
        Expect.True(Catalogue.RenderTiles((int)TileSet.River)
            .StartsWith("<svg"), "sheet");
        Expect.Fails(Status.ErrArgument,
            () => Catalogue.RenderTiles(63), "no such set");
        Expect.Fails(Status.ErrArgument,
            () => Catalogue.Find(NameGroup.Edition, "chess"), "find");
    }

    [Test]
    private static void Pictures()
    {
        using (Game game = Started())
        {
            RenderOptions options = RenderOptions.Create();
            options.Theme = Theme.Dark;
            Expect.True(game.RenderSvg(options) != game.RenderSvg(), "theme");
            options.Ascii = 1;
            foreach (char c in game.RenderText(options))
                Expect.True(c < 128, "ASCII");
            options.Highlight = 1;
            options.X = 100;
            Expect.Fails(Status.IllegalTarget,
                () => game.RenderSvg(options), "nothing there");
            Expect.Fails(Status.ErrArgument,
                () => game.RenderSvg(default(RenderOptions)), "empty");
        }
    }

    [Test]
    private static void Moves()
    {
        var move = new Move(MoveKind.Place, 0, x: -3, y: 4, rotation: 2);
        Expect.Equal("place 0 -3,4 r2", move.ToString(), "text");
        Expect.True(Move.Parse("place 0 -3,4 r2") == move, "parse");
        Expect.Equal(move.GetHashCode(),
            Move.Parse(move.ToString()).GetHashCode(), "hash");
        Expect.True(move != default(Move) && !move.Equals("place"), "equal");
        Expect.Fails(Status.ErrFormat, () => Move.Parse("castle"), "parse");
        Expect.Fails(Status.ErrFormat, () => Move.Parse(""), "empty");
        Expect.Fails(Status.ErrFormat, () => Move.Parse("pass 0\0"), "NUL");
        move.Kind = (MoveKind)99;
        Expect.Equal("Move(99, 0, -3, 4, 2, -1, -1, -1)", move.ToString(),
            "no kind");
        Expect.Fails(Status.ErrArgument, () => move.Text(null), "no kind");
    }

    [Test]
    private static void TheMoveIsInTheMessage()
    {
        using (Game game = Started())
        {
            var move = new Move(MoveKind.Place, 0, x: 0, y: 0, rotation: 0);
            CarcassonneException error = Expect.Fails(
                Status.IllegalFilled, () => game.Apply(move), "filled");
            Expect.Equal("place 0 0,0 r0", error.Detail, "detail");
            Expect.True(error.Message.EndsWith(error.Detail), "message");
        }
    }
}
