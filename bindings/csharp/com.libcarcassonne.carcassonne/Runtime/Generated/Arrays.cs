// SPDX-License-Identifier: Zlib
// Made from include/carcassonne.h by bindings/generate.py.
using System;
using System.Runtime.InteropServices;

namespace Carcassonne
{
    /// <summary>2 numbers in a struct.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct Ints2
    {
        private fixed int items[2];

        /// <summary>How many there are.</summary>
        public const int Length = 2;

        /// <summary>One of them.</summary>
        public int this[int index]
        {
            get
            {
                Check(index);
                fixed (int* first = items)
                    return first[index];
            }
            set
            {
                Check(index);
                fixed (int* first = items)
                    first[index] = value;
            }
        }

        private static void Check(int index)
        {
            if ((uint)index >= Length)
                throw new ArgumentOutOfRangeException(
                    "index", index, null);
        }
    }

    /// <summary>3 numbers in a struct.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct Ints3
    {
        private fixed int items[3];

        /// <summary>How many there are.</summary>
        public const int Length = 3;

        /// <summary>One of them.</summary>
        public int this[int index]
        {
            get
            {
                Check(index);
                fixed (int* first = items)
                    return first[index];
            }
            set
            {
                Check(index);
                fixed (int* first = items)
                    first[index] = value;
            }
        }

        private static void Check(int index)
        {
            if ((uint)index >= Length)
                throw new ArgumentOutOfRangeException(
                    "index", index, null);
        }
    }

    /// <summary>4 numbers in a struct.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct Ints4
    {
        private fixed int items[4];

        /// <summary>How many there are.</summary>
        public const int Length = 4;

        /// <summary>One of them.</summary>
        public int this[int index]
        {
            get
            {
                Check(index);
                fixed (int* first = items)
                    return first[index];
            }
            set
            {
                Check(index);
                fixed (int* first = items)
                    first[index] = value;
            }
        }

        private static void Check(int index)
        {
            if ((uint)index >= Length)
                throw new ArgumentOutOfRangeException(
                    "index", index, null);
        }
    }

    /// <summary>7 numbers in a struct.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct Ints7
    {
        private fixed int items[7];

        /// <summary>How many there are.</summary>
        public const int Length = 7;

        /// <summary>One of them.</summary>
        public int this[int index]
        {
            get
            {
                Check(index);
                fixed (int* first = items)
                    return first[index];
            }
            set
            {
                Check(index);
                fixed (int* first = items)
                    first[index] = value;
            }
        }

        private static void Check(int index)
        {
            if ((uint)index >= Length)
                throw new ArgumentOutOfRangeException(
                    "index", index, null);
        }
    }

    /// <summary>16 numbers in a struct.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct Ints16
    {
        private fixed int items[16];

        /// <summary>How many there are.</summary>
        public const int Length = 16;

        /// <summary>One of them.</summary>
        public int this[int index]
        {
            get
            {
                Check(index);
                fixed (int* first = items)
                    return first[index];
            }
            set
            {
                Check(index);
                fixed (int* first = items)
                    first[index] = value;
            }
        }

        private static void Check(int index)
        {
            if ((uint)index >= Length)
                throw new ArgumentOutOfRangeException(
                    "index", index, null);
        }
    }

    /// <summary>64 numbers in a struct.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct Bytes64
    {
        private fixed byte items[64];

        /// <summary>How many there are.</summary>
        public const int Length = 64;

        /// <summary>One of them.</summary>
        public byte this[int index]
        {
            get
            {
                Check(index);
                fixed (byte* first = items)
                    return first[index];
            }
            set
            {
                Check(index);
                fixed (byte* first = items)
                    first[index] = value;
            }
        }

        private static void Check(int index)
        {
            if ((uint)index >= Length)
                throw new ArgumentOutOfRangeException(
                    "index", index, null);
        }
    }
}
