// SPDX-License-Identifier: Zlib
using System;
using System.Collections.Generic;
using System.Runtime.InteropServices;

namespace Carcassonne
{
    /// <summary>There is no library that this binding can use. The message
    /// names the version of the binding and everything that was tried, each
    /// with the version found there or what else was wrong with it.</summary>
    public sealed class LibraryException : Exception
    {
        internal LibraryException(string message)
            : base(message)
        {
        }
    }

    /// <summary>Refuses a library that does not fit, before anything of it is
    /// used: every way in begins with <see cref="Need"/>.</summary>
    internal static class Library
    {
        internal static readonly string Version = Constants.VersionMajor + "."
            + Constants.VersionMinor + "." + Constants.VersionPatch;

        private static readonly object gate = new object();
        private static volatile bool ready;
        private static string refusal;

        /// <summary>Throws the one error there is if no library fits.</summary>
        internal static void Need()
        {
            if (ready)
                return;
            lock (gate)
            {
                if (!ready && refusal == null)
                    refusal = Look();
                if (refusal != null)
                    throw new LibraryException(refusal);
                ready = true;
            }
        }

        /// <summary>Before 1.0 a minor version may break programs, later a
        /// major one.</summary>
        internal static bool Fits(int number)
        {
            int mine = Constants.Version;
            return mine < 10000
                ? number / 100 == mine / 100
                : number / 10000 == mine / 10000 && number >= mine;
        }

        internal static string Verdict(int number, string version)
        {
            return "version " + version + (Fits(number) ? ""
                : " does not fit version " + Version + " of this package");
        }

        /// <summary>What is wrong, null if nothing is.</summary>
        private static string Look()
        {
            var tried = new List<string>();
#if !UNITY_5_3_OR_NEWER
            if (MonoSearch.Possible)
            {
                if (!MonoSearch.Find(tried))
                    return Refuse(tried);
            }
            else
#endif
            if (!Ask(tried))
                return Refuse(tried);
            string wrong = Misfit();
            if (wrong == null)
                return null;
            tried[tried.Count - 1] += " does not fit version " + Version
                + " of this package: " + wrong;
            return Refuse(tried);
        }

        /// <summary>Leaves the search to the runtime, as Unity and others
        /// want it.</summary>
        private static bool Ask(List<string> tried)
        {
            string where = "\"" + Native.Library
                + "\", where this runtime looks for native libraries: ";
            try
            {
                int number = Native.carc_version();
                string version = Text.Of(Native.carc_version_string());
                tried.Add(where + Verdict(number, version));
                return Fits(number);
            }
            catch (Exception error) when (error is TypeLoadException
                || error is BadImageFormatException)
            {
                tried.Add(where + error.GetType().Name + ": " + error.Message);
                return false;
            }
        }

        /// <summary>A function that is not there or structs that differ, null
        /// if all is well.</summary>
        private static string Misfit()
        {
            try
            {
#if !ENABLE_IL2CPP
                Marshal.PrelinkAll(typeof(Native));
#endif
                return Layout.Differences();
            }
            catch (EntryPointNotFoundException error)
            {
                return "no function " + error.Message;
            }
        }

        private static string Refuse(List<string> tried)
        {
            return "carcassonne " + Version
                + " found no library it can use; tried:\n  "
                + string.Join("\n  ", tried.ToArray()) + "\n"
#if UNITY_5_3_OR_NEWER
                + "Put the library of this version into Runtime/Plugins of the"
                + " package.";
#else
                + "Set CARCASSONNE_LIBRARY to the file of the library.";
#endif
        }
    }
}
