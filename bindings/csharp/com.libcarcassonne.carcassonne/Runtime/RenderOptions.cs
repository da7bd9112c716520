// SPDX-License-Identifier: Zlib
namespace Carcassonne
{
    public unsafe partial struct RenderOptions
    {
        /// <summary>The defaults.</summary>
        /// <returns>Options to change.</returns>
        public static RenderOptions Create()
        {
            Library.Need();
            RenderOptions options;
            CarcassonneException.Check(
                Native.carc_render_init(&options, sizeof(RenderOptions)));
            return options;
        }
    }
}
