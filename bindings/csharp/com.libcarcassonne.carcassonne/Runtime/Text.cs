// SPDX-License-Identifier: Zlib
using System;
using System.Runtime.InteropServices;
using System.Text;

namespace Carcassonne
{
    /// <summary>Strings of C are UTF-8 with a NUL at the end.</summary>
    internal static class Text
    {
        /// <summary>What the library says; null for NULL.</summary>
        internal static string Of(IntPtr text)
        {
            if (text == IntPtr.Zero)
                return null;
            int length = 0;
            while (Marshal.ReadByte(text, length) != 0)
                length++;
            var bytes = new byte[length];
            Marshal.Copy(text, bytes, 0, length);
            return Encoding.UTF8.GetString(bytes);
        }

        /// <summary>What the library wrote into a buffer.</summary>
        internal static string Of(byte[] buffer)
        {
            int length = Array.IndexOf(buffer, (byte)0);
            return Encoding.UTF8.GetString(buffer, 0, length);
        }

        /// <summary>What the library can read. A string with a NUL inside
        /// would be cut there: it becomes null.</summary>
        internal static byte[] For(string text)
        {
            if (text == null)
                throw new ArgumentNullException("text");
            return text.IndexOf('\0') >= 0
                ? null
                : Encoding.UTF8.GetBytes(text + "\0");
        }
    }
}
