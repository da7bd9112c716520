// SPDX-License-Identifier: Zlib
using System;

namespace Carcassonne
{
    public unsafe partial struct Move : IEquatable<Move>
    {
        /// <summary>A move; what is left out is unused.</summary>
        /// <param name="kind">What is done.</param>
        /// <param name="player">Who does it.</param>
        /// <param name="x">Column.</param>
        /// <param name="y">Row.</param>
        /// <param name="rotation">Quarter turns clockwise.</param>
        /// <param name="figure">Which figure.</param>
        /// <param name="segment">Segment of the tile at (x, y).</param>
        /// <param name="value">What the kind says.</param>
        public Move(
            MoveKind kind, int player, int x = Constants.None,
            int y = Constants.None, int rotation = Constants.None,
            FigureKind figure = FigureKind.None, int segment = Constants.None,
            int value = Constants.None)
        {
            Kind = kind;
            Player = player;
            X = x;
            Y = y;
            Rotation = rotation;
            Figure = figure;
            Segment = segment;
            Value = value;
        }

        /// <summary>Read a move as the record writes it. Whether it is legal is
        /// another matter.</summary>
        /// <param name="text">One line.</param>
        /// <returns>The move.</returns>
        /// <exception cref="CarcassonneException">
        /// <see cref="Status.ErrFormat"/>.</exception>
        public static Move Parse(string text)
        {
            Library.Need();
            byte[] bytes = Carcassonne.Text.For(text);
            Move move = default(Move);
            int status = (int)Status.ErrFormat;
            fixed (byte* p = bytes)
                if (bytes != null)
                    status = Native.carc_move_parse(p, &move);
            if (status < 0)
                throw CarcassonneException.Of(status, "\"" + text + "\"");
            return move;
        }

        /// <summary>The move as the record writes it; a move of no kind by its
        /// numbers.</summary>
        /// <returns>The text.</returns>
        public override string ToString()
        {
            Library.Need();
            Move move = this;
            var buffer = new byte[128];
            fixed (byte* p = buffer)
                if (Native.carc_move_text(&move, p, buffer.Length) > 0)
                    return Carcassonne.Text.Of(buffer);
            return string.Format(
                "Move({0}, {1}, {2}, {3}, {4}, {5}, {6}, {7})",
                (int)Kind, Player, X, Y, Rotation, (int)Figure, Segment, Value);
        }

        /// <summary>Write the move as the record does, into the caller's
        /// buffer.</summary>
        /// <param name="buffer">Receives ASCII with a terminating NUL; 128
        /// bytes always suffice.</param>
        /// <returns>The bytes needed with the NUL; nothing is written if they
        /// are more than there are.</returns>
        public int Text(byte[] buffer)
        {
            Library.Need();
            Move move = this;
            fixed (byte* p = buffer)
                return CarcassonneException.Check(Native.carc_move_text(
                    &move, p, buffer == null ? 0 : buffer.Length));
        }

        /// <summary>Whether all fields are equal.</summary>
        /// <param name="other">Another move.</param>
        /// <returns>True if they are.</returns>
        public bool Equals(Move other)
        {
            return Kind == other.Kind && Player == other.Player && X == other.X
                && Y == other.Y && Rotation == other.Rotation
                && Figure == other.Figure && Segment == other.Segment
                && Value == other.Value;
        }

        /// <summary>Whether it is an equal move.</summary>
        /// <param name="other">Anything.</param>
        /// <returns>True if it is.</returns>
        public override bool Equals(object other)
        {
            return other is Move && Equals((Move)other);
        }

        /// <summary>A hash of all fields.</summary>
        /// <returns>The hash.</returns>
        public override int GetHashCode()
        {
            unchecked
            {
                int hash = (int)Kind * 31 + Player;
                hash = (hash * 31 + X) * 31 + Y;
                hash = (hash * 31 + Rotation) * 31 + (int)Figure;
                return (hash * 31 + Segment) * 31 + Value;
            }
        }

        /// <summary>Whether all fields are equal.</summary>
        /// <param name="one">A move.</param>
        /// <param name="other">Another one.</param>
        public static bool operator ==(Move one, Move other)
        {
            return one.Equals(other);
        }

        /// <summary>Whether some field differs.</summary>
        /// <param name="one">A move.</param>
        /// <param name="other">Another one.</param>
        public static bool operator !=(Move one, Move other)
        {
            return !one.Equals(other);
        }
    }
}
