// SPDX-License-Identifier: Zlib
// Says which library is used, or why none is; twice, the second time as well.
using System;
using Carcassonne;

internal static class Say
{
    private static int Main()
    {
        string first = Ask(), second = Ask();
        Console.WriteLine(first);
        return first == second ? 0 : 1;
    }

    private static string Ask()
    {
        try
        {
            using (var game = new Game(Config.Create()))
                return "plays with " + Catalogue.VersionString + ", "
                    + game.CountMoves() + " moves";
        }
        catch (LibraryException error)
        {
            return error.Message;
        }
    }
}
