// SPDX-License-Identifier: Zlib
// Runs every method that is marked as a test and says how many passed.
using System;
using System.Collections.Generic;
using System.IO;
using System.Reflection;
using Carcassonne;

[AttributeUsage(AttributeTargets.Method)]
internal sealed class TestAttribute : Attribute
{
}

internal sealed class Failure : Exception
{
    internal Failure(string message)
        : base(message)
    {
    }
}

internal static class Runner
{
    /// <summary>tests/data of the repository.</summary>
    internal static string Data;

    /// <summary>A file with a line "struct size" for each struct, as the C
    /// compiler sees it.</summary>
    internal static string Sizes;

    private static int Main(string[] arguments)
    {
        Data = arguments[0];
        Sizes = arguments[1];
        int passed = 0, failed = 0;
        foreach (MethodInfo method in Tests())
        {
            var test = (Action)Delegate.CreateDelegate(typeof(Action), method);
            string name = method.DeclaringType.Name + "." + method.Name;
            try
            {
                test();
                passed++;
                Console.WriteLine("passed " + name);
            }
            catch (Exception error)
            {
                failed++;
                Console.WriteLine("FAILED " + name + ": " + error);
            }
        }
        Console.WriteLine(passed + " passed, " + failed + " failed");
        return failed == 0 && passed > 0 ? 0 : 1;
    }

    private static List<MethodInfo> Tests()
    {
        var tests = new List<MethodInfo>();
        foreach (Type type in typeof(Runner).Assembly.GetTypes())
            foreach (MethodInfo method in type.GetMethods(
                BindingFlags.Static | BindingFlags.NonPublic))
                if (method.GetCustomAttributes(
                    typeof(TestAttribute), false).Length > 0)
                    tests.Add(method);
        return tests;
    }
}

internal static class Expect
{
    internal static void True(bool condition, string what)
    {
        if (!condition)
            throw new Failure(what);
    }

    internal static void Equal<T>(T expected, T found, string what)
        where T : IEquatable<T>
    {
        if (!expected.Equals(found))
            throw new Failure(
                what + ": " + found + " instead of " + expected);
    }

    internal static void Status(Status expected, Status found, string what)
    {
        Equal((int)expected, (int)found, what);
    }

    /// <summary>The call throws exactly this exception.</summary>
    internal static T Throws<T>(Action call, string what)
        where T : Exception
    {
        try
        {
            call();
        }
        catch (Exception error)
        {
            if (error.GetType() == typeof(T))
                return (T)error;
            throw new Failure(what + ": " + error);
        }
        throw new Failure(what + ": no exception");
    }

    /// <summary>The call fails with this status, in the exception that it
    /// calls for.</summary>
    internal static CarcassonneException Fails(
        Status status, Action call, string what)
    {
        CarcassonneException error = (int)status <= -100
            ? Throws<IllegalMoveException>(call, what)
            : Throws<CarcassonneException>(call, what);
        Status(status, error.Status, what);
        True(error.Message.Contains(Catalogue.StatusText(status)),
            what + ": the message does not say it: " + error.Message);
        return error;
    }
}
