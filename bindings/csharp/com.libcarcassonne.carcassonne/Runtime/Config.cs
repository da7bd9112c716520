// SPDX-License-Identifier: Zlib
namespace Carcassonne
{
    public unsafe partial struct Config
    {
        /// <summary>The defaults: the classic edition, two
        /// players.</summary>
        /// <returns>A configuration to change.</returns>
        public static Config Create()
        {
            Library.Need();
            Config config;
            CarcassonneException.Check(
                Native.carc_config_init(&config, sizeof(Config)));
            return config;
        }

        /// <summary>The defaults with an edition's tile sets, mechanics and
        /// rules.</summary>
        /// <param name="edition">Which rule book to follow.</param>
        /// <returns>A configuration to change.</returns>
        public static Config Create(Edition edition)
        {
            Config config = Create();
            config.Preset(edition);
            return config;
        }

        /// <summary>Set the edition, its tile sets, mechanics and rule
        /// switches, nothing else. Options stay off; earlier changes of these
        /// switches are lost.</summary>
        /// <param name="edition">Which rule book to follow.</param>
        /// <exception cref="CarcassonneException">This version does not play
        /// it, or the configuration does not come from
        /// <see cref="Create()"/>.</exception>
        public void Preset(Edition edition)
        {
            Library.Need();
            fixed (Config* self = &this)
            {
                int status = Native.carc_config_preset(self, (int)edition);
                if (status < 0)
                    throw CarcassonneException.Of(status, "edition " + edition);
            }
        }

        /// <summary>Switch something on by its name, as people say it: a
        /// mechanic with its tile set ("river"), a box ("inns", "traders"), or
        /// "all" that the edition's book has. It only adds.</summary>
        /// <param name="name">The name.</param>
        /// <exception cref="CarcassonneException">This version does not have
        /// all of it; nothing is switched on.</exception>
        public void Add(string name)
        {
            Library.Need();
            byte[] text = Text.For(name);
            fixed (Config* self = &this)
            fixed (byte* p = text)
            {
                int status = Native.carc_config_add(self, p);
                if (status < 0)
                    throw CarcassonneException.Of(
                        status, "nothing here is called \"" + name + "\"");
            }
        }

        /// <summary>Say whether a game can be made of this configuration, and
        /// if not, why not.</summary>
        /// <param name="why">One line that names the switch, such as "players:
        /// 1 to 6"; empty if all is well.</param>
        /// <returns><see cref="Status.Ok"/> or why it is refused.</returns>
        public Status Check(out string why)
        {
            Library.Need();
            var line = new byte[80];
            fixed (Config* self = &this)
            fixed (byte* p = line)
            {
                int status = Native.carc_config_check(self, p, line.Length);
                why = Text.Of(line);
                return (Status)status;
            }
        }
    }
}
