// SPDX-License-Identifier: Zlib
#if !UNITY_5_3_OR_NEWER
using System;
using System.Collections.Generic;
using System.IO;
using System.Runtime.InteropServices;

namespace Carcassonne
{
    /// <summary>Finds the library under Mono on Linux and macOS, where a
    /// program can tell the runtime which file to take. The order is: the file
    /// that CARCASSONNE_LIBRARY names, and then nothing else; a file beside the
    /// assembly; where the system looks for libraries.</summary>
    internal static class MonoSearch
    {
        private const int Now = 2;

        private static readonly string[] names = File.Exists("/usr/lib/dyld")
            ? new[] { "libcarcassonne.0.dylib", "libcarcassonne.dylib" }
            : new[] { "libcarcassonne.so.0", "libcarcassonne.so" };

        [UnmanagedFunctionPointer(CallingConvention.Cdecl)]
        private delegate int Number();

        [UnmanagedFunctionPointer(CallingConvention.Cdecl)]
        private delegate IntPtr Words();

        internal static bool Possible
        {
            get
            {
                return Type.GetType("Mono.Runtime") != null
                    && Path.DirectorySeparatorChar == '/';
            }
        }

        /// <summary>Takes the first whose version fits, and notes what came of
        /// each that was tried.</summary>
        internal static bool Find(List<string> tried)
        {
            foreach (string path in Candidates())
                if (Take(path, tried))
                    return true;
            return false;
        }

        private static IEnumerable<string> Candidates()
        {
            string given =
                Environment.GetEnvironmentVariable("CARCASSONNE_LIBRARY");
            if (!string.IsNullOrEmpty(given))
            {
                yield return given;
                yield break;
            }
            string here =
                Path.GetDirectoryName(typeof(MonoSearch).Assembly.Location);
            foreach (string name in names)
                yield return Path.Combine(here, name);
            foreach (string name in names)
                yield return name;
        }

        private static bool Take(string path, List<string> tried)
        {
            // Binding an import may clear the last error: bind this one first.
            dlerror();
            IntPtr module = dlopen(path, Now);
            IntPtr number = IntPtr.Zero, words = IntPtr.Zero;
            if (module != IntPtr.Zero)
                number = dlsym(module, "carc_version");
            if (number != IntPtr.Zero)
                words = dlsym(module, "carc_version_string");
            if (words == IntPtr.Zero)
            {
                string reason = Text.Of(dlerror());
                tried.Add(reason.StartsWith(path, StringComparison.Ordinal)
                    ? reason
                    : path + ": " + reason);
                if (module != IntPtr.Zero)
                    dlclose(module);
                return false;
            }
            int version = Call<Number>(number)();
            tried.Add(path + ": " + Library.Verdict(
                version, Text.Of(Call<Words>(words)())));
            if (!Library.Fits(version))
            {
                dlclose(module);
                return false;
            }
            Place place;
            dladdr(number, out place);
            mono_dllmap_insert(
                IntPtr.Zero, Native.Library, null, Text.Of(place.File), null);
            return true;
        }

        private static T Call<T>(IntPtr function)
        {
            return (T)(object)Marshal.GetDelegateForFunctionPointer(
                function, typeof(T));
        }

        // Dl_info of dlfcn.h: where an address was loaded from.
        [StructLayout(LayoutKind.Sequential)]
        private struct Place
        {
            internal IntPtr File, Base, Name, Address;
        }

        [DllImport("__Internal")]
        private static extern IntPtr dlopen(string file, int mode);

        [DllImport("__Internal")]
        private static extern IntPtr dlsym(IntPtr module, string name);

        [DllImport("__Internal")]
        private static extern int dlclose(IntPtr module);

        [DllImport("__Internal")]
        private static extern IntPtr dlerror();

        [DllImport("__Internal")]
        private static extern int dladdr(IntPtr address, out Place place);

        [DllImport("__Internal")]
        private static extern void mono_dllmap_insert(
            IntPtr assembly, string dll, string function, string target,
            string targetFunction);
    }
}
#endif
