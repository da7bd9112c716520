// SPDX-License-Identifier: Zlib
// The games that every binding replays, and those of the C tests: the same
// lists, hashes, events and scores as in C.
using System;
using System.IO;
using Carcassonne;

internal static class ContractTests
{
    [Test]
    private static void Contract()
    {
        string[] lines =
            File.ReadAllLines(Path.Combine(Runner.Data, "contract.txt"));
        var moves = new Move[Constants.MaxMoves];
        int games = 0, steps = 0, refused = 0, count = 0;
        string name = "";
        Game game = null;
        for (int i = 0; i < lines.Length; i++)
        {
            if (lines[i].Length == 0 || lines[i][0] == '#')
                continue;
            string[] word = lines[i].Split(' ');
            string where = name + ", line " + (i + 1);
            switch (word[0])
            {
            case "game":
                name = word[1];
                games++;
                break;
            case "record":
                game = Game.Load(Take(lines, ref i, int.Parse(word[1])));
                break;
            case "at":
                count = game.LegalMoves(moves);
                Expect.Equal(word[1], game.Hash.ToString("x16"), where);
                Expect.Equal(int.Parse(word[2]), count, where);
                Expect.Equal(count, game.CountMoves(), where);
                steps++;
                if (steps % 50 == 0)
                    refused += Refused(game, where);
                break;
            case "list":
                for (int k = 0; k < count; k++)
                {
                    string line = lines[++i];
                    Expect.Equal(line, moves[k].ToString(), where);
                    Expect.True(Move.Parse(line) == moves[k], where);
                }
                break;
            case "apply":
                game.Apply(moves[int.Parse(word[1])]);
                break;
            case "over":
                Expect.True(game.Over, where);
                int[] scores = game.Scores();
                Expect.Equal(word.Length - 1, scores.Length, where);
                for (int p = 0; p < scores.Length; p++)
                    Expect.Equal(int.Parse(word[p + 1]), scores[p], where);
                break;
            case "save":
                string save = Take(lines, ref i, int.Parse(word[1]));
                Expect.Equal(save, game.Save(), where);
                using (Game again = Game.Load(save))
                    Expect.Equal(game.Hash, again.Hash, where);
                game.Dispose();
                break;
            default:
                throw new Failure("unknown line: " + lines[i]);
            }
        }
        Expect.True(games > 20 && steps > 1000, "too few games");
        Expect.True(refused > 20, "too few refused moves");
    }

    private static string Take(string[] lines, ref int i, int n)
    {
        string text = string.Join("\n", lines, i + 1, n) + "\n";
        i += n;
        return text;
    }

    /// <summary>Moves that are not in the list change nothing.</summary>
    private static int Refused(Game game, string where)
    {
        ulong hash = game.Hash;
        int events = game.Events(0, null), count = game.CountMoves();
        if (count == 0)
            return 0;
        Move move = game.KthMove(0);
        move.Player = 5;
        move.Value = 12345;
        Status why = game.CheckMove(move);
        Expect.True((int)why <= -100, where + ": " + why);
        Expect.Fails(why, () => game.Apply(move), where);
        Expect.Equal(hash, game.Hash, where);
        Expect.Equal(events, game.Events(0, null), where);
        Expect.Equal(count, game.CountMoves(), where);
        return 1;
    }

    /// <summary>The first line of tests/data/signature: every position, list,
    /// event and final score of 300 games in one number.</summary>
    [Test]
    private static void Signature()
    {
        var moves = new Move[Constants.MaxMoves];
        ulong value = 0;
        for (int i = 0; i < 300; i++)
        {
            Config config = Config.Create((Edition)(i % 4));
            config.Players = 1 + i / 4 % 6;
            config.FirstPlayer = i % config.Players;
            config.Seed = 0x0123456789abcdef * (ulong)(i + 1);
            config.Chance = (Chance)(i / 24 % 2);
            config.Expansion[(int)Expansion.Farmers] =
                (byte)(i / 48 % 3 != 2 ? 1 : 0);
            config.Automatic = i % 5 == 0 ? 1 : 0;
            using (var game = new Game(config))
            {
                ulong rng = (ulong)i;
                value = Position(value, game, moves);
                while (!game.Over)
                {
                    game.Apply(game.RandomMove(ref rng));
                    value = Position(value, game, moves);
                }
                Event[] events = game.Events();
                value = Mix(value, events.Length);
                foreach (Event e in events)
                    value = Mix(value, (int)e.Kind, e.Player, e.X, e.Y,
                        e.Rotation, (int)e.Figure, e.Segment, e.Value,
                        (int)e.Reason, (int)e.Term, e.Count, e.Each);
                foreach (Score row in game.ScoreFinal())
                    value = Mix(
                        value, row.Player, (int)row.Category, row.Points);
            }
        }
        string line =
            File.ReadAllLines(Path.Combine(Runner.Data, "signature"))[0];
        Expect.Equal(line.Split(' ')[0], value.ToString("x16"), "signature");
    }

    private static ulong Position(ulong value, Game game, Move[] moves)
    {
        int count = game.LegalMoves(moves);
        value = Mix(Step(value, game.Hash), count);
        for (int i = 0; i < count; i++)
        {
            Move m = moves[i];
            value = Mix(value, (int)m.Kind, m.Player, m.X, m.Y, m.Rotation,
                (int)m.Figure, m.Segment, m.Value);
        }
        return value;
    }

    private static ulong Mix(ulong value, params int[] numbers)
    {
        foreach (int number in numbers)
            value = Step(value, (uint)number);
        return value;
    }

    private static ulong Step(ulong value, ulong number)
    {
        value = (value ^ number) * 0x9e3779b97f4a7c15;
        return value ^ (value >> 29);
    }
}
