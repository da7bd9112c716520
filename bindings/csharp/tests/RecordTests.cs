// SPDX-License-Identifier: Zlib
// Saves: what is whole loads, what is broken is refused, and any bytes are safe.
using System;
using System.Text;
using Carcassonne;

internal static class RecordTests
{
    private static Game Some()
    {
        Config config = Config.Create(Edition.Plus);
        config.Add("all");
        config.Seed = 5;
        var game = new Game(config);
        ulong rng = 5;
        for (int i = 0; i < 60; i++)
            game.Apply(game.RandomMove(ref rng));
        return game;
    }

    [Test]
    private static void GoesOnAsItWas()
    {
        using (Game game = Some())
        using (Game loaded = Game.Load(game.Save()))
        {
            Expect.Equal(game.Save(), loaded.Save(), "save");
            ulong one = 9, other = 9;
            game.Playout(ref one);
            loaded.Playout(ref other);
            Expect.Equal(game.Hash, loaded.Hash, "the same tiles to come");
        }
    }

    [Test]
    private static void LinesAsWindowsEndsThem()
    {
        using (Game game = Some())
        using (Game loaded = Game.Load(game.Save().Replace("\n", "\r\n")))
            Expect.Equal(game.Hash, loaded.Hash, "hash");
    }

    /// <summary>Each byte changed in turn: refused with its line, or still a
    /// record of the very same game, such as with a tab for a space.</summary>
    [Test]
    private static void Corrupted()
    {
        using (Game game = Some())
        {
            string whole = game.Save();
            byte[] save = Encoding.ASCII.GetBytes(whole);
            ulong hash = game.Hash;
            int refused = 0;
            for (int i = 0; i < save.Length; i++)
            {
                byte kept = save[i];
                int changed = kept ^ (1 + i % 127);
                // NUL would end the text, as in C.
                save[i] = (byte)(changed == 0 ? '?' : changed);
                try
                {
                    using (Game same = Game.Load(save))
                        Expect.Equal(whole, same.Save(), "byte " + i);
                }
                catch (CarcassonneException error)
                {
                    refused++;
                    Expect.True(error.Line > 0, "line");
                    Expect.True(error.Message.StartsWith(
                        "line " + error.Line + ": "), error.Message);
                }
                save[i] = kept;
            }
            Expect.True(refused > save.Length * 9 / 10, refused + " refused");
            Expect.Equal(hash, game.Hash, "nothing has changed");
            using (Game again = Game.Load(save))
                Expect.Equal(hash, again.Hash, "whole");
        }
    }

    [Test]
    private static void CutOff()
    {
        using (Game game = Some())
        {
            string save = game.Save();
            Expect.Fails(Status.ErrFormat, () => Game.Load(""), "empty");
            Expect.Fails(Status.ErrFormat,
                () => Game.Load(new byte[0]), "no bytes");
            Expect.Fails(Status.ErrFormat,
                () => Game.Load(new byte[1000000]), "zeros");
            Expect.Fails(Status.ErrFormat,
                () => Game.Load("carcassonne 1 rules 1\nédition"), "UTF-8");
            Expect.Fails(Status.ErrVersion, () => Game.Load(
                save.Replace("carcassonne 1 ", "carcassonne 2 ")), "newer");
            Expect.Fails(Status.ErrFormat, () => Game.Load(
                save.Substring(0, save.Length / 2)), "half");
        }
    }
}
