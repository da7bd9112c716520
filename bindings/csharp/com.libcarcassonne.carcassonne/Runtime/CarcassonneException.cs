// SPDX-License-Identifier: Zlib
using System;

namespace Carcassonne
{
    /// <summary>A call failed; the game is as it was before.</summary>
    public class CarcassonneException : Exception
    {
        /// <summary>Makes one of a status.</summary>
        /// <param name="status">Why it failed.</param>
        /// <param name="detail">What was wrong, if more is known.</param>
        /// <param name="line">The offending line of a record, or 0.</param>
        public CarcassonneException(
            Status status, string detail = "", int line = 0)
            : base(Say(status, detail, line))
        {
            Status = status;
            Detail = detail;
            Line = line;
        }

        /// <summary>Why it failed.</summary>
        public Status Status { get; private set; }

        /// <summary>What was wrong where more is known, else empty.</summary>
        public string Detail { get; private set; }

        /// <summary>The offending line of a record, 0 if it is not about
        /// one.</summary>
        public int Line { get; private set; }

        /// <summary>Passes on a count or success, throws on an
        /// error.</summary>
        internal static int Check(int result)
        {
            if (result < 0)
                throw Of(result);
            return result;
        }

        internal static CarcassonneException Of(
            int status, string detail = "", int line = 0)
        {
            return status <= -100 && status >= -199
                ? new IllegalMoveException((Status)status, detail, line)
                : new CarcassonneException((Status)status, detail, line);
        }

        private static string Say(Status status, string detail, int line)
        {
            string text = Catalogue.StatusText(status);
            if (!string.IsNullOrEmpty(detail))
                text += ": " + detail;
            return line > 0 ? "line " + line + ": " + text : text;
        }
    }

    /// <summary>The move is not in the list; the status says which rule
    /// forbids it.</summary>
    public sealed class IllegalMoveException : CarcassonneException
    {
        /// <summary>Makes one of a status.</summary>
        /// <param name="status">Which rule forbids it.</param>
        /// <param name="detail">The move, if it is known.</param>
        /// <param name="line">The offending line of a record, or 0.</param>
        public IllegalMoveException(
            Status status, string detail = "", int line = 0)
            : base(status, detail, line)
        {
        }
    }
}
