// SPDX-License-Identifier: Zlib
// The sample of the Unity package, played by clicks and looked at, with
// stand-ins for the little of Unity that it uses.
using System;
using System.Collections.Generic;
using System.IO;
using System.Reflection;
using Carcassonne;
using Carcassonne.Samples;
using UnityEngine;

internal sealed class Seat
{
    internal readonly CarcassonneTable Table;
    internal readonly List<EventKind> Heard = new List<EventKind>();

    internal Seat(Edition edition, params string[] expansions)
    {
        Table = new GameObject("table").AddComponent<CarcassonneTable>();
        Camera.main = new GameObject("camera").AddComponent<Camera>();
        SpriteRenderer.All.Clear();
        GUILayout.Press = null;
        Table.edition = edition;
        Table.expansions = expansions;
        Table.seed = 3;
        Table.enabled = true;
        Table.Happened += e => Heard.Add(e.Kind);
        Call("Start");
    }

    internal Turn Turn
    {
        get { return Table.Game.Turn; }
    }

    /// <summary>Unity calls private methods by their names.</summary>
    internal void Call(string name)
    {
        MethodInfo method = typeof(CarcassonneTable).GetMethod(
            name, BindingFlags.Instance | BindingFlags.NonPublic);
        ((Action)Delegate.CreateDelegate(typeof(Action), Table, method))();
    }

    internal void Frame(EventType type = EventType.Repaint,
        Vector3 at = default(Vector3))
    {
        UnityEngine.Time.time += 1;
        Call("Update");
        // Unity first lays out, and then wants the very same controls.
        string press = GUILayout.Press;
        GUILayout.Press = null;
        UnityEngine.Event.current =
            new UnityEngine.Event { type = EventType.Layout };
        Call("OnGUI");
        int controls = GUILayout.Labels.Count + GUILayout.Buttons.Count;
        GUILayout.Press = press;
        UnityEngine.Event.current = new UnityEngine.Event
        {
            type = type,
            mousePosition = new Vector2(at.x, Screen.height - at.y),
        };
        Call("OnGUI");
        Expect.Equal(controls,
            GUILayout.Labels.Count + GUILayout.Buttons.Count, "controls");
    }

    internal void Press(string button)
    {
        GUILayout.Press = button;
        Frame();
        Expect.True(GUILayout.Press == null, "no button " + button);
    }

    internal void Click(Vector3 world)
    {
        Frame(EventType.MouseDown, Camera.main.WorldToScreenPoint(world));
        Expect.True(UnityEngine.Event.current.type == EventType.Used, "click");
    }

    internal void Bots()
    {
        while (!Table.Game.Over && Turn.Player != 0)
            Frame();
    }

    /// <summary>Do what is asked by clicks, in the list's order.</summary>
    internal void Decide(int choice)
    {
        Game game = Table.Game;
        Move[] moves = game.LegalMoves();
        Move move = moves[choice % moves.Length];
        int before = game.History(0, null);
        if (move.Kind == MoveKind.Place)
        {
            int turns = 0;
            foreach (Move other in moves)
                if (other.X == move.X && other.Y == move.Y
                    && other.Rotation <= move.Rotation)
                    turns++;
            for (int i = 0; i < turns; i++)
                Click(new Vector3(move.X, -move.Y, 0));
            Press("Place");
            Tile tile;
            Expect.True(game.TileAt(move.X, move.Y, out tile)
                && tile.Rotation == move.Rotation, "placed as clicked");
        }
        else if (move.Segment >= 0)
        {
            Click(new BoardView(null).Spot(
                game, move.X, move.Y, move.Segment));
        }
        else
        {
            Frame();
            Press(GUILayout.Buttons[choice % moves.Length]);
        }
        Expect.True(game.History(0, null) > before, "nothing was done");
    }
}

internal static class SampleTests
{
    /// <summary>The board as it would be on the screen.</summary>
    internal static Color32[] Picture()
    {
        var picture = new Color32[Screen.width * Screen.height];
        for (int order = 0; order < 3; order++)
            foreach (SpriteRenderer sprite in SpriteRenderer.All)
                if (sprite.gameObject.active && sprite.sortingOrder == order)
                    Paint(picture, sprite);
        return picture;
    }

    private static void Paint(Color32[] picture, SpriteRenderer sprite)
    {
        Camera camera = Camera.main;
        float unit = Screen.height / (2 * camera.orthographicSize);
        Vector3 at =
            camera.WorldToScreenPoint(sprite.transform.localPosition);
        float size = sprite.transform.localScale.x * unit;
        Texture2D texture = sprite.sprite.texture;
        Quaternion back =
            Quaternion.Euler(0, 0, -sprite.transform.localRotation.degrees);
        for (int y = (int)(at.y - size); y <= at.y + size; y++)
            for (int x = (int)(at.x - size); x <= at.x + size; x++)
            {
                Vector3 p = back * new Vector3(
                    (x - at.x) / size, (y - at.y) / size, 0);
                int column = (int)Math.Floor((p.x + 0.5f) * texture.width);
                int row = (int)Math.Floor((p.y + 0.5f) * texture.width);
                if (column < 0 || row < 0 || column >= texture.width
                    || row >= texture.width || x < 0 || y < 0
                    || x >= Screen.width || y >= Screen.height)
                    continue;
                Color32 over = texture.pixels[row * texture.width + column];
                int i = y * Screen.width + x;
                float a = sprite.color.a * over.a / 255;
                picture[i] = new Color32(
                    Blend(picture[i].r, over.r * sprite.color.r, a),
                    Blend(picture[i].g, over.g * sprite.color.g, a),
                    Blend(picture[i].b, over.b * sprite.color.b, a), 255);
            }
    }

    private static byte Blend(byte below, float over, float a)
    {
        return (byte)(below * (1 - a) + over * a);
    }

    private static void Play(Seat seat)
    {
        var random = new System.Random(1);
        for (seat.Bots(); !seat.Table.Game.Over; seat.Bots())
            seat.Decide(random.Next());
        seat.Frame();
        Expect.True(
            GUILayout.Labels.Contains("The game is over"), "it says so");
        foreach (EventKind kind in new[] { EventKind.Placed,
            EventKind.Deployed, EventKind.Points, EventKind.Winner })
            Expect.True(seat.Heard.Contains(kind), "heard " + kind);
        Expect.Equal(seat.Table.Game.Events(0, null),
            seat.Heard.Count + First(seat.Table.Game), "events, each once");
    }

    /// <summary>Events before the first move, which nobody has heard.</summary>
    private static int First(Game game)
    {
        using (Game start = game.Clone())
        {
            while (start.History(0, null) > 0)
                start.Undo();
            return start.Events(0, null);
        }
    }

    [Test]
    private static void ClassicByClicks()
    {
        Play(new Seat(Edition.Classic));
    }

    [Test]
    private static void PlusWithEverythingByClicks()
    {
        Play(new Seat(Edition.Plus, "all"));
    }

    [Test]
    private static void HuntersByClicks()
    {
        Play(new Seat(Edition.Hunters));
    }

    [Test]
    private static void TheBotIsBetterThanChance()
    {
        var seat = new Seat(Edition.Classic);
        Play(seat);
        int[] scores = seat.Table.Game.Scores();
        Expect.True(scores[1] > scores[0],
            "bot " + scores[1] + ", chance " + scores[0]);
    }

    [Test]
    private static void LooksAsItIs()
    {
        var seat = new Seat(Edition.New, "river");
        seat.Bots();
        for (int i = 0; i < 50; i++)
        {
            seat.Decide(i * 7 % 5);
            seat.Bots();
        }
        Color32[] picture = Picture();
        string file = Environment.GetEnvironmentVariable("SAMPLE_PICTURE");
        if (file != null)
            Write(picture, file);
        Game game = seat.Table.Game;
        foreach (Tile tile in game.Tiles())
            Expect.True(At(picture, new Vector3(tile.X + 0.45f,
                -tile.Y + 0.45f, 0)).a == 255, "a tile is seen");
        var view = new BoardView(null);
        int seen = 0;
        foreach (Figure figure in game.Figures())
        {
            Color32 pixel = At(picture,
                view.Spot(game, figure.X, figure.Y, figure.Segment));
            Color colour = BoardView.Colours[figure.Player];
            Expect.True(Math.Abs(pixel.r - 255 * colour.r) < 3
                && Math.Abs(pixel.b - 255 * colour.b) < 3, "a figure is seen");
            seen++;
        }
        Expect.True(seen > 3, "figures");
    }

    private static Color32 At(Color32[] picture, Vector3 world)
    {
        Vector3 at = Camera.main.WorldToScreenPoint(world);
        return picture[(int)at.y * Screen.width + (int)at.x];
    }

    private static void Write(Color32[] picture, string file)
    {
        using (var stream = File.Create(file))
        {
            byte[] head = System.Text.Encoding.ASCII.GetBytes(
                "P6 " + Screen.width + " " + Screen.height + " 255\n");
            stream.Write(head, 0, head.Length);
            for (int y = Screen.height - 1; y >= 0; y--)
                for (int x = 0; x < Screen.width; x++)
                {
                    Color32 c = picture[y * Screen.width + x];
                    stream.WriteByte(c.r);
                    stream.WriteByte(c.g);
                    stream.WriteByte(c.b);
                }
        }
    }

    [Test]
    private static void UndoSaveLoad()
    {
        string folder = Path.Combine(
            Path.GetTempPath(), "carcassonne-" + Guid.NewGuid());
        Directory.CreateDirectory(folder);
        Application.persistentDataPath = folder;
        try
        {
            var seat = new Seat(Edition.Classic);
            seat.Press("Load");
            Expect.True(Debug.Lines[Debug.Lines.Count - 1].Contains(folder),
                "nothing to load");
            seat.Press("Undo");
            seat.Bots();
            ulong start = seat.Table.Game.Hash;
            seat.Decide(0);
            seat.Decide(0);
            seat.Bots();
            ulong later = seat.Table.Game.Hash;
            seat.Press("Save");
            seat.Press("Undo");
            Expect.Equal(0, seat.Turn.Player, "a person's decision");
            seat.Press("Undo");
            Expect.Equal(start, seat.Table.Game.Hash, "undone");
            seat.Press("Load");
            Expect.Equal(later, seat.Table.Game.Hash, "loaded");

            File.WriteAllText(seat.Table.SavePath, "carcassonne 1 rules 1\nx\n");
            Game kept = seat.Table.Game;
            seat.Press("Load");
            Expect.True(kept == seat.Table.Game && !kept.IsDisposed,
                "the game goes on");
            Expect.Equal(later, kept.Hash, "as it was");
            Expect.True(Debug.Lines[Debug.Lines.Count - 1]
                .StartsWith("line 2: "), "and says why");

            seat.Press("New game");
            Expect.True(kept.IsDisposed && !seat.Table.Game.IsDisposed, "new");
            seat.Call("OnDestroy");
            Expect.True(seat.Table.Game.IsDisposed, "freed");
        }
        finally
        {
            Directory.Delete(folder, true);
        }
    }

    [Test]
    private static void NoSuchExpansion()
    {
        var seat = new Seat(Edition.Classic, "chess");
        Expect.True(!seat.Table.enabled && seat.Table.Game == null, "off");
        Expect.True(Debug.Lines[Debug.Lines.Count - 1].Contains("chess"),
            "it says why");
    }
}
