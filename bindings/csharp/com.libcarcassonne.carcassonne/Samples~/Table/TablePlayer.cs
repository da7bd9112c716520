// SPDX-License-Identifier: Zlib
using System;

namespace Carcassonne.Samples
{
    /// <summary>A bot that looks one move ahead: it tries every legal move on a
    /// copy, and takes the one after which it would be furthest in front if the
    /// game ended there. It allocates nothing while it thinks.</summary>
    public sealed class TablePlayer : IDisposable
    {
        private readonly Game copy;
        private readonly Move[] moves;
        private readonly Score[] rows = new Score[Constants.MaxPlayers * 16];
        private readonly int[] points = new int[Constants.MaxPlayers];
        private ulong rng;

        /// <summary>Makes a bot for a game.</summary>
        /// <param name="game">The game it will play in.</param>
        /// <param name="seed">Decides between moves that are equally
        /// good.</param>
        public TablePlayer(Game game, ulong seed)
        {
            copy = game.Clone();
            moves = new Move[game.MaxMoves];
            rng = seed;
        }

        /// <summary>The move it would make now.</summary>
        /// <param name="game">The game it was made for.</param>
        /// <returns>A legal move.</returns>
        public Move Choose(Game game)
        {
            int me = game.Turn.Player;
            if (me == Constants.PlayerChance)
                return game.RandomMove(ref rng);
            int count = game.LegalMoves(moves), best = int.MinValue, equal = 0;
            Move chosen = moves[0];
            for (int i = 0; i < count; i++)
            {
                copy.CopyFrom(game);
                copy.Apply(moves[i]);
                int lead = Lead(me);
                if (lead > best)
                {
                    best = lead;
                    equal = 0;
                }
                // The n-th of equally good moves is taken once in n times.
                if (lead == best && Next() % (ulong)++equal == 0)
                    chosen = moves[i];
            }
            return chosen;
        }

        private int Lead(int me)
        {
            Array.Clear(points, 0, points.Length);
            int count = Math.Min(copy.ScoreFinal(rows), rows.Length);
            for (int i = 0; i < count; i++)
                points[rows[i].Player] += rows[i].Points;
            int other = 0;
            for (int p = 0; p < points.Length; p++)
                if (p != me && points[p] > other)
                    other = points[p];
            return points[me] - other;
        }

        private ulong Next()
        {
            rng = rng * 6364136223846793005 + 1442695040888963407;
            return rng >> 33;
        }

        /// <summary>Frees the copy.</summary>
        public void Dispose()
        {
            copy.Dispose();
        }
    }
}
