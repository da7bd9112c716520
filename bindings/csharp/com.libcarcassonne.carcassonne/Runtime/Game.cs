// SPDX-License-Identifier: Zlib
using System;

namespace Carcassonne
{
    /// <summary>A game in progress.</summary>
    /// <remarks>
    /// Three calls play any game: list the legal moves, apply one, read what
    /// happened. A call that fails throws <see cref="CarcassonneException"/>
    /// and leaves the game as it was; after <see cref="Dispose"/> it throws
    /// <see cref="ObjectDisposedException"/>.
    ///
    /// A list is written into the caller's array, as many as fit, and the
    /// result is how many there are, so null asks for the number: such calls
    /// allocate nothing. Each has a sibling without the array that returns a
    /// new one.
    ///
    /// Different games may be used by different threads. One game may be read
    /// by many threads while none writes to it.
    /// </remarks>
    public sealed unsafe partial class Game : IDisposable
    {
        private readonly GameHandle handle;

        /// <summary>Start a game.</summary>
        /// <param name="config">What to play.</param>
        /// <param name="allocator">Where memory comes from, null for the
        /// library's own.</param>
        /// <exception cref="CarcassonneException">The configuration is refused,
        /// <see cref="CarcassonneException.Detail"/> says why; or there is no
        /// memory.</exception>
        public Game(Config config, Allocator? allocator = null)
        {
            Library.Need();
            Allocator given = allocator.GetValueOrDefault();
            Created(config, Native.carc_game_new(
                out handle, &config, allocator.HasValue ? &given : null), "");
        }

        /// <summary>Start a game with a deck of your own, whose tiles replace
        /// those of the configuration's sets.</summary>
        /// <param name="config">What to play.</param>
        /// <param name="deck">Tile types in the order they will be drawn, any
        /// of them any number of times; the first is the start tile.</param>
        /// <param name="allocator">Where memory comes from, null for the
        /// library's own.</param>
        /// <exception cref="CarcassonneException">The configuration or the deck
        /// is refused; or there is no memory.</exception>
        public Game(Config config, int[] deck, Allocator? allocator = null)
        {
            Library.Need();
            if (deck == null)
                throw new ArgumentNullException("deck");
            Allocator given = allocator.GetValueOrDefault();
            fixed (int* types = deck)
                Created(config, Native.carc_game_new_deck(
                    out handle, &config, types, deck.Length,
                    allocator.HasValue ? &given : null),
                    "deck: 1 to 5000 tiles of this game");
        }

        private Game(GameHandle handle)
        {
            this.handle = handle;
        }

        private static void Created(Config config, int status, string detail)
        {
            if (status >= 0)
                return;
            string why;
            if (config.Check(out why) != Status.Ok)
                detail = why;
            throw CarcassonneException.Of(status, detail);
        }

        /// <summary>Free the game. A second time does nothing.</summary>
        public void Dispose()
        {
            handle.Dispose();
        }

        /// <summary>Whether the game is freed.</summary>
        public bool IsDisposed
        {
            get { return handle.IsClosed; }
        }

        /// <summary>Make an independent copy with everything: position, history
        /// and events.</summary>
        /// <param name="allocator">Where memory comes from, null for the
        /// library's own.</param>
        /// <returns>The copy.</returns>
        public Game Clone(Allocator? allocator = null)
        {
            Allocator given = allocator.GetValueOrDefault();
            GameHandle copy;
            CarcassonneException.Check(Native.carc_game_clone(
                out copy, handle, allocator.HasValue ? &given : null));
            return new Game(copy);
        }

        /// <summary>Take over the position of another game without allocating.
        /// This game forgets its history and events: it cannot be saved, and
        /// undo stops here.</summary>
        /// <param name="other">A game of the same configuration (the seed may
        /// differ) and the same tiles, most simply a clone.</param>
        /// <exception cref="CarcassonneException">The games differ in more than
        /// their position.</exception>
        public void CopyFrom(Game other)
        {
            if (other == null)
                throw new ArgumentNullException("other");
            CarcassonneException.Check(
                Native.carc_game_copy(handle, other.handle));
        }

        /// <summary>What is played and how.</summary>
        public Config Config
        {
            get
            {
                Config config = Config.Create();
                CarcassonneException.Check(
                    Native.carc_game_config(handle, &config));
                return config;
            }
        }
    }
}
