// SPDX-License-Identifier: Zlib
using System;
using System.Text;

namespace Carcassonne
{
    public sealed unsafe partial class Game
    {
        /// <summary>A hash of all that matters for the rest of the game and is
        /// known to the players, the same on all platforms.</summary>
        public ulong Hash
        {
            get { return Native.carc_hash(handle); }
        }

        /// <summary>Write the game as a record into the caller's buffer. It
        /// holds the seed, and so what is still to come.</summary>
        /// <param name="buffer">Receives ASCII with a terminating NUL.</param>
        /// <returns>The bytes needed with the NUL; nothing is written if they
        /// are more than there are.</returns>
        /// <exception cref="CarcassonneException">The game is a copy by
        /// <see cref="CopyFrom"/>.</exception>
        public int Save(byte[] buffer)
        {
            fixed (byte* p = buffer)
                return CarcassonneException.Check(Native.carc_save(
                    handle, p, buffer == null ? 0 : buffer.Length));
        }

        /// <summary>Write the game as a record: text that a person can read,
        /// and every platform can load.</summary>
        /// <returns>The record.</returns>
        /// <exception cref="CarcassonneException">The game is a copy by
        /// <see cref="CopyFrom"/>.</exception>
        public string Save()
        {
            var buffer = new byte[Save(null)];
            Save(buffer);
            return Text.Of(buffer);
        }

        /// <summary>Read a record: replay it and check what it says.</summary>
        /// <param name="record">The record; any bytes are safe.</param>
        /// <param name="allocator">Where memory comes from, null for the
        /// library's own.</param>
        /// <returns>The game.</returns>
        /// <exception cref="CarcassonneException">It is broken, or from a newer
        /// library; <see cref="CarcassonneException.Line"/> says
        /// where.</exception>
        public static Game Load(byte[] record, Allocator? allocator = null)
        {
            Library.Need();
            if (record == null)
                throw new ArgumentNullException("record");
            Allocator given = allocator.GetValueOrDefault();
            GameHandle loaded;
            int line, status;
            byte nothing = 0;
            fixed (byte* p = record)
                status = Native.carc_load(
                    out loaded, p == null ? &nothing : p, record.Length,
                    allocator.HasValue ? &given : null, &line);
            if (status < 0)
                throw CarcassonneException.Of(status, "", line);
            return new Game(loaded);
        }

        /// <summary>Read a record: replay it and check what it says.</summary>
        /// <param name="record">The record; any text is safe.</param>
        /// <param name="allocator">Where memory comes from, null for the
        /// library's own.</param>
        /// <returns>The game.</returns>
        /// <exception cref="CarcassonneException">It is broken, or from a newer
        /// library; <see cref="CarcassonneException.Line"/> says
        /// where.</exception>
        public static Game Load(string record, Allocator? allocator = null)
        {
            if (record == null)
                throw new ArgumentNullException("record");
            return Load(Encoding.UTF8.GetBytes(record), allocator);
        }

        /// <summary>Draw the position as SVG into the caller's buffer. A tile
        /// is 1000 units wide.</summary>
        /// <param name="options">What to show, null for the defaults.</param>
        /// <param name="buffer">Receives UTF-8 with a terminating NUL.</param>
        /// <returns>The bytes needed with the NUL; nothing is written if they
        /// are more than there are.</returns>
        /// <exception cref="CarcassonneException">The options are out of range,
        /// or there is nothing to highlight.</exception>
        public int RenderSvg(RenderOptions? options, byte[] buffer)
        {
            RenderOptions given = options.GetValueOrDefault();
            fixed (byte* p = buffer)
                return CarcassonneException.Check(Native.carc_render_svg(
                    handle, options.HasValue ? &given : null, p,
                    buffer == null ? 0 : buffer.Length));
        }

        /// <summary>Draw the position as SVG.</summary>
        /// <param name="options">What to show, null for the defaults.</param>
        /// <returns>The text.</returns>
        public string RenderSvg(RenderOptions? options = null)
        {
            var buffer = new byte[RenderSvg(options, null)];
            RenderSvg(options, buffer);
            return Text.Of(buffer);
        }

        /// <summary>Draw the position in text into the caller's
        /// buffer.</summary>
        /// <param name="options">How to draw, null for the defaults.</param>
        /// <param name="buffer">Receives UTF-8 with a terminating NUL.</param>
        /// <returns>The bytes needed with the NUL; nothing is written if they
        /// are more than there are.</returns>
        public int RenderText(RenderOptions? options, byte[] buffer)
        {
            RenderOptions given = options.GetValueOrDefault();
            fixed (byte* p = buffer)
                return CarcassonneException.Check(Native.carc_render_text(
                    handle, options.HasValue ? &given : null, p,
                    buffer == null ? 0 : buffer.Length));
        }

        /// <summary>Draw the position in text.</summary>
        /// <param name="options">How to draw, null for the defaults.</param>
        /// <returns>The text.</returns>
        public string RenderText(RenderOptions? options = null)
        {
            var buffer = new byte[RenderText(options, null)];
            RenderText(options, buffer);
            return Text.Of(buffer);
        }
    }
}
