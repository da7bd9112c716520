// SPDX-License-Identifier: Zlib
// Made from include/carcassonne.h by bindings/generate.py.
namespace Carcassonne
{
    /// <summary>The numbers of the header.</summary>
    public static class Constants
    {
        /// <summary>Major version of this header.</summary>
        public const int VersionMajor = 0;

        /// <summary>Minor version of this header.</summary>
        public const int VersionMinor = 1;

        /// <summary>Patch version of this header.</summary>
        public const int VersionPatch = 0;

        /// <summary>The most players a game takes.</summary>
        public const int MaxPlayers = 6;

        /// <summary>An unused field of any struct.</summary>
        public const int None = -1;

        /// <summary>The decider of draws, rolls and revealed tokens with
        /// external chance.</summary>
        public const int PlayerChance = -2;

        /// <summary>Moves that suffice for any list of a game of up to 250
        /// tiles.</summary>
        public const int MaxMoves = 2048;

        /// <summary>The version of the header as one number, 1.2.3 is
        /// 10203.</summary>
        public const int Version =
            VersionMajor * 10000 + VersionMinor * 100
            + VersionPatch;
    }
}
