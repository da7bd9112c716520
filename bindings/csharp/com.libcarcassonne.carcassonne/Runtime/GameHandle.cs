// SPDX-License-Identifier: Zlib
using System;
using System.Runtime.InteropServices;

namespace Carcassonne
{
    /// <summary>Owns a game of the library. A call that runs keeps it alive,
    /// one after its end throws ObjectDisposedException; the runtime sees to
    /// both.</summary>
    internal sealed class GameHandle : SafeHandle
    {
        public GameHandle()
            : base(IntPtr.Zero, true)
        {
        }

        public override bool IsInvalid
        {
            get { return handle == IntPtr.Zero; }
        }

        protected override bool ReleaseHandle()
        {
            Native.carc_game_free(handle);
            return true;
        }
    }
}
