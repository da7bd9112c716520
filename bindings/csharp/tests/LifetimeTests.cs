// SPDX-License-Identifier: Zlib
// The end of a game, however it comes: an exception, never a crash.
using System;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Threading;
using Carcassonne;

/// <summary>Ahead of time compilers make callbacks only of methods that are
/// marked so; Unity has one of this name.</summary>
[AttributeUsage(AttributeTargets.Method)]
internal sealed class MonoPInvokeCallbackAttribute : Attribute
{
    public MonoPInvokeCallbackAttribute(Type type)
    {
    }
}

internal static class LifetimeTests
{
    [Test]
    private static void UseAfterDispose()
    {
        Config config = Config.Create();
        var game = new Game(config);
        var other = new Game(config);
        Move move = game.KthMove(0);
        Move[] moves = game.LegalMoves();
        game.Dispose();
        game.Dispose();
        Expect.True(game.IsDisposed && !other.IsDisposed, "disposed");
        ulong rng = 0;
        Tile tile;
        Feature feature;
        Action[] calls =
        {
            () => game.Clone(), () => game.CopyFrom(other),
            () => other.CopyFrom(game),
            () => Expect.True(game.Config.Players == 0, ""),
            () => Expect.True(game.Turn.Player == 0, ""),
            () => Expect.True(game.Over, ""), () => game.LegalMoves(moves),
            () => game.LegalMoves(),
            () => Expect.True(game.MaxMoves == 0, ""),
            () => game.CheckMove(move), () => game.Apply(move), game.Undo,
            () => game.History(), () => game.LegalPlacements(),
            () => game.Place(0, 0, 0), () => game.LegalDeployments(),
            () => game.Deploy(FigureKind.Follower, 0), game.Pass,
            () => game.CountMoves(), () => game.KthMove(0),
            () => game.RandomMove(ref rng), () => game.Playout(ref rng),
            () => game.ChanceWeights(), () => game.Reshuffle(0),
            () => game.Events(), () => game.ScoreFinal(),
            () => game.Players(), () => game.Scores(), () => game.Tiles(),
            () => game.TileAt(0, 0, out tile), () => game.Features(),
            () => game.FeatureAt(0, 0, 0, out feature),
            () => game.FeatureSpots(0, 0, 0), () => game.Figures(),
            () => game.Remaining(), () => game.OpenCells(),
            () => game.CellTypes(1, 0),
            () => Expect.True(game.Hash == 0, ""), () => game.Save(),
            () => game.RenderSvg(), () => game.RenderText(),
        };
        for (int i = 0; i < calls.Length; i++)
            Expect.Throws<ObjectDisposedException>(calls[i], "call " + i);
        Expect.Equal(moves.Length, other.LegalMoves().Length, "the other");
        other.Dispose();
    }

    /// <summary>One thread plays while another ends the game.</summary>
    [Test]
    private static void DisposedByAnotherThread()
    {
        for (int i = 0; i < 50; i++)
        {
            var game = new Game(Config.Create());
            var thread = new Thread(() =>
            {
                Thread.Yield();
                game.Dispose();
            });
            thread.Start();
            Expect.Throws<ObjectDisposedException>(() =>
            {
                var moves = new Move[Constants.MaxMoves];
                ulong rng = 1;
                for (;;)
                {
                    if (game.LegalMoves(moves) == 0)
                        game.Undo();
                    else
                        game.Apply(game.RandomMove(ref rng));
                }
            }, "call");
            thread.Join();
        }
    }

    // An allocator that counts what is not given back.
    private static int blocks;
    private static int left = int.MaxValue;

    [UnmanagedFunctionPointer(CallingConvention.Cdecl)]
    private delegate IntPtr AllocFunction(ulong size, IntPtr user);

    [UnmanagedFunctionPointer(CallingConvention.Cdecl)]
    private delegate void FreeFunction(IntPtr memory, IntPtr user);

    [MonoPInvokeCallback(typeof(AllocFunction))]
    private static IntPtr Alloc(ulong size, IntPtr user)
    {
        if (user != (IntPtr)42 || left-- <= 0)
            return IntPtr.Zero;
        Interlocked.Increment(ref blocks);
        return Marshal.AllocHGlobal((IntPtr)(long)size);
    }

    [MonoPInvokeCallback(typeof(FreeFunction))]
    private static void Free(IntPtr memory, IntPtr user)
    {
        Interlocked.Decrement(ref blocks);
        Marshal.FreeHGlobal(memory);
    }

    private static readonly AllocFunction alloc = Alloc;
    private static readonly FreeFunction free = Free;

    private static Allocator Counting()
    {
        return new Allocator
        {
            Alloc = Marshal.GetFunctionPointerForDelegate(alloc),
            Free = Marshal.GetFunctionPointerForDelegate(free),
            User = (IntPtr)42,
        };
    }

    [Test]
    private static void OwnAllocator()
    {
        Config config = Config.Create();
        Allocator allocator = Counting();
        ulong rng = 1;
        using (var game = new Game(config, allocator))
        using (Game copy = game.Clone(allocator))
        using (Game loaded = Game.Load(game.Save(), allocator))
        {
            Expect.True(blocks >= 3, "used");
            game.Playout(ref rng);
        }
        Expect.Equal(0, blocks, "given back");

        for (int n = 0; ; n++)
        {
            left = n;
            try
            {
                new Game(config, allocator).Dispose();
                Expect.True(n > 0, "no memory is needed");
                break;
            }
            catch (CarcassonneException error)
            {
                Expect.Status(Status.ErrMemory, error.Status, "memory");
                Expect.Equal(0, blocks, "given back");
            }
        }
        left = int.MaxValue;
        Expect.Fails(Status.ErrArgument,
            () => new Game(config, default(Allocator)), "no functions");
    }

    /// <summary>Games nobody refers to are freed with the garbage.</summary>
    [Test]
    private static void Forgotten()
    {
        var thread = new Thread(Forget);
        thread.Start();
        thread.Join();
        Expect.True(blocks > 0, "used");
        for (int i = 0; i < 20 && blocks > 0; i++)
        {
            GC.Collect();
            GC.WaitForPendingFinalizers();
        }
        Expect.Equal(0, blocks, "given back");
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static void Forget()
    {
        for (int i = 0; i < 10; i++)
            new Game(Config.Create(), Counting()).CountMoves();
    }
}
