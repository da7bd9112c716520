// SPDX-License-Identifier: Zlib
namespace Carcassonne
{
    /// <summary>Everything that is the same for all games: versions, tiles,
    /// names. Lists are written into the caller's array, as many as fit; the
    /// result is how many there are, so null asks for the number.</summary>
    public static unsafe class Catalogue
    {
        /// <summary>The version of the library as one number.</summary>
        public static int Version
        {
            get
            {
                Library.Need();
                return Native.carc_version();
            }
        }

        /// <summary>The version of the library as text.</summary>
        public static string VersionString
        {
            get
            {
                Library.Need();
                return Text.Of(Native.carc_version_string());
            }
        }

        /// <summary>The revision of the rules; records carry it.</summary>
        public static int RulesRevision
        {
            get
            {
                Library.Need();
                return Native.carc_rules_revision();
            }
        }

        /// <summary>What a status means, as one English sentence.</summary>
        /// <param name="status">Any status.</param>
        /// <returns>The sentence.</returns>
        public static string StatusText(Status status)
        {
            Library.Need();
            return Text.Of(Native.carc_status_text((int)status));
        }

        /// <summary>All tile types, in rising order.</summary>
        /// <param name="types">Receives them.</param>
        /// <returns>How many there are.</returns>
        public static int TileTypes(TileType[] types)
        {
            Library.Need();
            fixed (TileType* p = types)
                return CarcassonneException.Check(Native.carc_tile_types(
                    p, types == null ? 0 : types.Length));
        }

        /// <summary>All tile types, in a new array.</summary>
        /// <returns>The tile types in rising order.</returns>
        public static TileType[] TileTypes()
        {
            var all = new TileType[TileTypes(null)];
            TileTypes(all);
            return all;
        }

        /// <summary>One tile type.</summary>
        /// <param name="type">The tile type.</param>
        /// <returns>What is printed on it.</returns>
        /// <exception cref="CarcassonneException">There is no such
        /// type.</exception>
        public static TileType TileType(int type)
        {
            Library.Need();
            TileType found;
            CarcassonneException.Check(Native.carc_tile_type_get(type, &found));
            return found;
        }

        /// <summary>The segments of a tile type.</summary>
        /// <param name="type">The tile type.</param>
        /// <param name="segments">Receives them.</param>
        /// <returns>How many there are.</returns>
        /// <exception cref="CarcassonneException">There is no such
        /// type.</exception>
        public static int Segments(int type, Segment[] segments)
        {
            Library.Need();
            fixed (Segment* p = segments)
                return CarcassonneException.Check(Native.carc_segments(
                    type, p, segments == null ? 0 : segments.Length));
        }

        /// <summary>The segments of a tile type, in a new array.</summary>
        /// <param name="type">The tile type.</param>
        /// <returns>The segments.</returns>
        public static Segment[] Segments(int type)
        {
            var all = new Segment[Segments(type, null)];
            Segments(type, all);
            return all;
        }

        /// <summary>The marks of a tile type.</summary>
        /// <param name="type">The tile type.</param>
        /// <param name="marks">Receives them.</param>
        /// <returns>How many there are.</returns>
        /// <exception cref="CarcassonneException">There is no such
        /// type.</exception>
        public static int Marks(int type, Mark[] marks)
        {
            Library.Need();
            fixed (Mark* p = marks)
                return CarcassonneException.Check(Native.carc_marks(
                    type, p, marks == null ? 0 : marks.Length));
        }

        /// <summary>The marks of a tile type, in a new array.</summary>
        /// <param name="type">The tile type.</param>
        /// <returns>The marks.</returns>
        public static Mark[] Marks(int type)
        {
            var all = new Mark[Marks(type, null)];
            Marks(type, all);
            return all;
        }

        /// <summary>The editions.</summary>
        /// <param name="editions">Receives them.</param>
        /// <returns>How many there are.</returns>
        public static int Editions(EditionInfo[] editions)
        {
            Library.Need();
            fixed (EditionInfo* p = editions)
                return CarcassonneException.Check(Native.carc_editions(
                    p, editions == null ? 0 : editions.Length));
        }

        /// <summary>The editions, in a new array.</summary>
        /// <returns>The editions.</returns>
        public static EditionInfo[] Editions()
        {
            var all = new EditionInfo[Editions(null)];
            Editions(all);
            return all;
        }

        /// <summary>The name of anything: a stable ASCII key. Each call makes
        /// a string; keep it where that matters.</summary>
        /// <param name="group">Of which kind it is.</param>
        /// <param name="id">A value of that kind.</param>
        /// <returns>The name; null if there is no such thing.</returns>
        public static string Name(NameGroup group, int id)
        {
            Library.Need();
            return Text.Of(Native.carc_name((int)group, id));
        }

        /// <summary>Find something by its name.</summary>
        /// <param name="group">Of which kind it is; not
        /// <see cref="NameGroup.ReasonRule"/> or
        /// <see cref="NameGroup.Status"/>.</param>
        /// <param name="name">The name.</param>
        /// <returns>Its value.</returns>
        /// <exception cref="CarcassonneException">There is no such
        /// thing.</exception>
        public static int Find(NameGroup group, string name)
        {
            Library.Need();
            byte[] text = Text.For(name);
            fixed (byte* p = text)
            {
                int found = Native.carc_find((int)group, p);
                if (found < 0)
                    throw CarcassonneException.Of(
                        found, "no " + group + " is called \"" + name + "\"");
                return found;
            }
        }

        /// <summary>Draw the tile types of a set as SVG, into the caller's
        /// buffer.</summary>
        /// <param name="set">A <see cref="TileSet"/>, -1 for all.</param>
        /// <param name="options">Null for the defaults; only the theme
        /// matters.</param>
        /// <param name="buffer">Receives UTF-8 with a terminating NUL.</param>
        /// <returns>The bytes needed with the NUL; nothing is written if they
        /// are more than there are.</returns>
        public static int RenderTiles(
            int set, RenderOptions? options, byte[] buffer)
        {
            Library.Need();
            RenderOptions given = options.GetValueOrDefault();
            fixed (byte* p = buffer)
                return CarcassonneException.Check(Native.carc_render_tiles(
                    set, options.HasValue ? &given : null, p,
                    buffer == null ? 0 : buffer.Length));
        }

        /// <summary>Draw the tile types of a set as SVG.</summary>
        /// <param name="set">A <see cref="TileSet"/>, -1 for all.</param>
        /// <param name="options">Null for the defaults; only the theme
        /// matters.</param>
        /// <returns>The text.</returns>
        public static string RenderTiles(int set, RenderOptions? options = null)
        {
            var buffer = new byte[RenderTiles(set, options, null)];
            RenderTiles(set, options, buffer);
            return Text.Of(buffer);
        }
    }
}
