// SPDX-License-Identifier: Zlib
// The binding says what the compiler and the library say: sizes and names.
using System;
using System.IO;
using System.Runtime.InteropServices;
using Carcassonne;

internal static class HeaderTests
{
    [Test]
    private static void Sizes()
    {
        Type[] types =
        {
            typeof(Config), typeof(Allocator), typeof(Move), typeof(Turn),
            typeof(Event), typeof(Score), typeof(Player), typeof(Tile),
            typeof(Feature), typeof(Figure), typeof(Remaining), typeof(Cell),
            typeof(Spot), typeof(TileType), typeof(Segment), typeof(Mark),
            typeof(EditionInfo), typeof(RenderOptions),
        };
        string[] lines = File.ReadAllLines(Runner.Sizes);
        Expect.Equal(lines.Length, types.Length, "structs");
        for (int i = 0; i < types.Length; i++)
            Expect.Equal(int.Parse(lines[i].Split(' ')[1]),
                Marshal.SizeOf(types[i]), lines[i]);
    }

    [Test]
    private static void Version()
    {
        Expect.Equal(Constants.Version, Catalogue.Version, "number");
        Expect.Equal(Constants.VersionMajor + "." + Constants.VersionMinor + "."
            + Constants.VersionPatch, Catalogue.VersionString, "text");
        Expect.True(Catalogue.RulesRevision >= 1, "rules");
    }

    [Test]
    private static void Names()
    {
        Known(NameGroup.Edition, typeof(Edition));
        Known(NameGroup.Set, typeof(TileSet));
        Known(NameGroup.Expansion, typeof(Expansion));
        Known(NameGroup.Rule, typeof(Rule));
        Known(NameGroup.Decision, typeof(Decision));
        Known(NameGroup.Move, typeof(MoveKind));
        Known(NameGroup.Figure, typeof(FigureKind));
        Known(NameGroup.Part, typeof(Part));
        Known(NameGroup.Event, typeof(EventKind));
        Known(NameGroup.Reason, typeof(Reason));
        Known(NameGroup.Term, typeof(Term));
        Known(NameGroup.Category, typeof(Category));
        Known(NameGroup.Feature, typeof(FeatureKind));
        Known(NameGroup.Attribute, typeof(AttributeKind));
        Known(NameGroup.Mark, typeof(MarkKind));
        foreach (Status status in Enum.GetValues(typeof(Status)))
            Expect.True(Catalogue.Name(NameGroup.Status, (int)status) != null,
                status.ToString());
    }

    private static void Known(NameGroup group, Type type)
    {
        foreach (object member in Enum.GetValues(type))
        {
            int value = (int)member;
            if (value == Constants.None)
                continue;
            string name = Catalogue.Name(group, value);
            Expect.True(name != null, type + "." + member);
            Expect.Equal(value, Catalogue.Find(group, name), name);
        }
    }
}
