// SPDX-License-Identifier: Zlib
// Made from include/carcassonne.h by bindings/generate.py.
using System;
using System.Runtime.InteropServices;

namespace Carcassonne
{
    /// <summary>What is played and how. Fill it with Config.Create() and
    /// Config.Preset(), then change what you like. It has no pointers and may
    /// be copied freely.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct Config
    {
        /// <summary>sizeof(<see cref="Config"/>) of the caller.</summary>
        public int StructSize;

        /// <summary><see cref="Edition"/>; says which game it is.</summary>
        public Edition Edition;

        /// <summary>1 to 6. Default 2.</summary>
        public int Players;

        /// <summary>Who starts, 0 to players - 1. Default 0.</summary>
        public int FirstPlayer;

        /// <summary>Seed of all chance inside. Default 0.</summary>
        public ulong Seed;

        /// <summary><see cref="Chance"/>. Default inside.</summary>
        public Chance Chance;

        /// <summary>1: a decision with one choice is taken by the library and
        /// reported as an event (AMB-88). Default 0.</summary>
        public int Automatic;

        /// <summary>1: keep the event log. Default 1.</summary>
        public int Events;

        /// <summary>1: moves can be undone. Default 1.</summary>
        public int Undo;

        /// <summary>Copies of each tile set, by <see
        /// cref="TileSet"/>.</summary>
        public Bytes64 Set;

        /// <summary>1 for each mechanic that is on, by <see
        /// cref="Expansion"/>.</summary>
        public Bytes64 Expansion;

        /// <summary>Rule switches, by <see cref="Rule"/>.</summary>
        public Bytes64 Rule;
    }

    /// <summary>Where a game takes its memory from. It is copied into the
    /// game.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct Allocator
    {
        /// <summary>Return <c>size</c> bytes aligned for any type, or
        /// NULL.</summary>
        public IntPtr Alloc;

        /// <summary>Give back what alloc() returned. Never called with
        /// NULL.</summary>
        public IntPtr Free;

        /// <summary>Passed to both.</summary>
        public IntPtr User;
    }

    /// <summary>A move. Unused fields are -1.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct Move
    {
        /// <summary><see cref="MoveKind"/>.</summary>
        public MoveKind Kind;

        /// <summary>Who makes it, or <see
        /// cref="Constants.PlayerChance"/>.</summary>
        public int Player;

        /// <summary>Column.</summary>
        public int X;

        /// <summary>Row.</summary>
        public int Y;

        /// <summary>Quarter turns clockwise.</summary>
        public int Rotation;

        /// <summary><see cref="FigureKind"/>.</summary>
        public FigureKind Figure;

        /// <summary>Segment of the tile at (x, y).</summary>
        public int Segment;

        /// <summary>What the move kind says.</summary>
        public int Value;
    }

    /// <summary>The pending decision and what an interface needs to ask
    /// it.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct Turn
    {
        /// <summary><see cref="Decision"/>.</summary>
        public Decision Decision;

        /// <summary>Who decides, or <see cref="Constants.PlayerChance"/>; -1
        /// when the game is over.</summary>
        public int Player;

        /// <summary>Whose turn it is, -1 when the game is over.</summary>
        public int Active;

        /// <summary><see cref="Part"/>, -1 between parts.</summary>
        public Part Part;

        /// <summary>Turns begun so far, 1 in the first.</summary>
        public int Number;

        /// <summary>The tile type in hand or just placed.</summary>
        public int Tile;

        /// <summary>The tile just placed, or the target if there is one. Means
        /// nothing while rotation is -1.</summary>
        public int X;

        /// <summary>See <c>x</c>.</summary>
        public int Y;

        /// <summary>Rotation of the tile just placed, -1 while it is in
        /// hand.</summary>
        public int Rotation;

        /// <summary>The segment in question.</summary>
        public int Segment;

        /// <summary>The figure in question.</summary>
        public FigureKind Figure;

        /// <summary>The points in question.</summary>
        public int Amount;

        /// <summary>Why they are scored, <see cref="Reason"/>.</summary>
        public Reason Reason;

        /// <summary>The message in question, 1 to 8.</summary>
        public int Token;

        /// <summary>The last roll, 1 to 3.</summary>
        public int Die;

        /// <summary>1 if the active player may take a second part after this
        /// one, else 0 (TB-7).</summary>
        public int Second;
    }

    /// <summary>One thing that happened. Unused fields are -1.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct Event
    {
        /// <summary><see cref="EventKind"/>.</summary>
        public EventKind Kind;

        /// <summary>Whose.</summary>
        public int Player;

        /// <summary>Column.</summary>
        public int X;

        /// <summary>Row.</summary>
        public int Y;

        /// <summary>Quarter turns clockwise.</summary>
        public int Rotation;

        /// <summary><see cref="FigureKind"/>.</summary>
        public FigureKind Figure;

        /// <summary>Segment of the tile at (x, y).</summary>
        public int Segment;

        /// <summary>What the event kind says.</summary>
        public int Value;

        /// <summary><see cref="Reason"/>.</summary>
        public Reason Reason;

        /// <summary><see cref="Term"/>.</summary>
        public Term Term;

        /// <summary>How many the term counts.</summary>
        public int Count;

        /// <summary>Points for each of them.</summary>
        public int Each;
    }

    /// <summary>Points of one player in one category.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct Score
    {
        /// <summary>Whose.</summary>
        public int Player;

        /// <summary><see cref="Category"/>.</summary>
        public Category Category;

        /// <summary>How many.</summary>
        public int Points;

        /// <summary>0.</summary>
        public int Reserved;
    }

    /// <summary>A player.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct Player
    {
        /// <summary>0 to players - 1.</summary>
        public int Index;

        /// <summary>All points so far.</summary>
        public int Score;

        /// <summary>Points of each score figure: the follower, the woman (-1 if
        /// there is none). Its space on the track is this modulo 50
        /// (B-4).</summary>
        public Ints2 Track;

        /// <summary>Figures in supply, by <see cref="FigureKind"/>.</summary>
        public Ints16 Supply;

        /// <summary>Wine, grain, cloth tokens.</summary>
        public Ints3 Goods;

        /// <summary>Gold ingots.</summary>
        public int Ingots;

        /// <summary>The space of the robber, -1 if at home.</summary>
        public int Robber;

        /// <summary>0.</summary>
        public Ints7 Reserved;
    }

    /// <summary>A placed tile.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct Tile
    {
        /// <summary>Column.</summary>
        public int X;

        /// <summary>Row.</summary>
        public int Y;

        /// <summary>Quarter turns clockwise.</summary>
        public int Rotation;

        /// <summary>Tile type.</summary>
        public int Type;

        /// <summary>Who placed it, -1 for the start tile.</summary>
        public int Player;

        /// <summary>How many segments it has.</summary>
        public int Segments;

        /// <summary>Gold ingots that lie on it.</summary>
        public int Ingots;

        /// <summary>The stubs its ferry joins: the lower segment + 16 times the
        /// higher; 0 if it has none.</summary>
        public int Ferry;
    }

    /// <summary>A feature.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct Feature
    {
        /// <summary><see cref="FeatureKind"/>.</summary>
        public FeatureKind Kind;

        /// <summary>Its name: the smallest of its segments</summary>
        public int X;

        /// <summary>by row, then column, then segment.</summary>
        public int Y;

        /// <summary>See <c>x</c>.</summary>
        public int Segment;

        /// <summary>Distinct tiles.</summary>
        public int Tiles;

        /// <summary>Segments.</summary>
        public int Segments;

        /// <summary>Open edges, where a field beside a road has half of one;
        /// for a monastery the empty cells around it.</summary>
        public int Open;

        /// <summary>1 if it is complete; fields, meadows, lakes and river
        /// systems never are.</summary>
        public int Complete;

        /// <summary>Figures that occupy it.</summary>
        public int Figures;

        /// <summary>Bit p is set if player p has the majority.</summary>
        public int Owners;

        /// <summary>Points for an owner if the game ended now; if it is
        /// complete, if it were scored now.</summary>
        public int Value;

        /// <summary>Points if it were completed as it is; -1 for what never
        /// completes.</summary>
        public int ValueComplete;

        /// <summary>Counts by <see cref="AttributeKind"/>.</summary>
        public Ints16 Attribute;

        /// <summary>0.</summary>
        public Ints4 Reserved;
    }

    /// <summary>A figure on the board.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct Figure
    {
        /// <summary>Whose, -1 for nobody's.</summary>
        public int Player;

        /// <summary><see cref="FigureKind"/>.</summary>
        public FigureKind Kind;

        /// <summary>Column.</summary>
        public int X;

        /// <summary>Row.</summary>
        public int Y;

        /// <summary>Segment it stands on.</summary>
        public int Segment;

        /// <summary>The <see cref="FeatureKind"/> it stands on.</summary>
        public FeatureKind Feature;

        /// <summary>How many equal ones stand there.</summary>
        public int Count;

        /// <summary>0.</summary>
        public int Reserved;
    }

    /// <summary>Some unseen tiles of one type.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct Remaining
    {
        /// <summary>Tile type.</summary>
        public int Type;

        /// <summary>How many are left in their stack.</summary>
        public int Count;

        /// <summary>0 river, 1 pool, 2 bonus.</summary>
        public int Stack;

        /// <summary>0.</summary>
        public int Reserved;
    }

    /// <summary>A cell that touches a tile with a side.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct Cell
    {
        /// <summary>Column.</summary>
        public int X;

        /// <summary>Row.</summary>
        public int Y;

        /// <summary>What N, E, S, W must show: a <see cref="FeatureKind"/>, 0
        /// for anything.</summary>
        public Ints4 Edge;

        /// <summary>How many of the remaining tiles, the one in hand included,
        /// match it in some rotation.</summary>
        public int Fits;

        /// <summary>0.</summary>
        public int Reserved;
    }

    /// <summary>A segment on the board.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct Spot
    {
        /// <summary>Column.</summary>
        public int X;

        /// <summary>Row.</summary>
        public int Y;

        /// <summary>Segment of the tile there.</summary>
        public int Segment;

        /// <summary>0.</summary>
        public int Reserved;
    }

    /// <summary>A tile type.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct TileType
    {
        /// <summary>The tile type, 100 * set + its place there.</summary>
        public int Type;

        /// <summary><see cref="TileSet"/>.</summary>
        public TileSet Set;

        /// <summary>Copies in one set.</summary>
        public int Count;

        /// <summary>How many segments.</summary>
        public int Segments;

        /// <summary>What N, E, S, W show at rotation 0: a <see
        /// cref="FeatureKind"/>.</summary>
        public Ints4 Edge;

        /// <summary>1 for the start tile of its set.</summary>
        public int Start;

        /// <summary>Rotations that look different: 1, 2 or 4.</summary>
        public int Symmetry;

        /// <summary>The same tile without its garden, -1 if it has none or
        /// there is no such tile (AMB-86).</summary>
        public int Plain;

        /// <summary>How many marks.</summary>
        public int Marks;

        /// <summary>0.</summary>
        public Ints4 Reserved;
    }

    /// <summary>A segment of a tile type, with the tile at rotation
    /// 0.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct Segment
    {
        /// <summary><see cref="FeatureKind"/>.</summary>
        public FeatureKind Kind;

        /// <summary>Bit s is set if it reaches side s.</summary>
        public int Sides;

        /// <summary>Bit h is set if it has half-edge h (fields and meadows
        /// only).</summary>
        public int Halves;

        /// <summary>Bit i is set if it touches segment i (fields to cities,
        /// rivers to lakes).</summary>
        public int Adjacent;

        /// <summary>A point to draw a figure at, 0 to 1000</summary>
        public int X;

        /// <summary>from the north-west corner.</summary>
        public int Y;

        /// <summary>Counts by <see cref="AttributeKind"/>.</summary>
        public Ints16 Attribute;

        /// <summary>Where it ends: <see cref="EndKind"/>, or 0.</summary>
        public EndKind End;

        /// <summary>0.</summary>
        public int Reserved;
    }

    /// <summary>A mark of a tile type.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct Mark
    {
        /// <summary><see cref="MarkKind"/>.</summary>
        public MarkKind Kind;

        /// <summary>What the kind says, else -1.</summary>
        public int Value;
    }

    /// <summary>An edition.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct EditionInfo
    {
        /// <summary><see cref="Edition"/>.</summary>
        public Edition Edition;

        /// <summary>The book's range; every game takes 1 to 6 (P-3).</summary>
        public int MinPlayers;

        /// <summary>See <c>min_players</c>.</summary>
        public int MaxPlayers;

        /// <summary>1 if this version of the library plays it.</summary>
        public int Supported;
    }

    /// <summary>What to draw and how. Fill it with RenderOptions.Create(), then
    /// change what you like.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct RenderOptions
    {
        /// <summary>sizeof(<see cref="RenderOptions"/>) of the
        /// caller.</summary>
        public int StructSize;

        /// <summary><see cref="Theme"/>. Default light.</summary>
        public Theme Theme;

        /// <summary>1: columns and rows are numbered. Default 1.</summary>
        public int Coordinates;

        /// <summary>1: the last move is marked. Default 1.</summary>
        public int LastMove;

        /// <summary>1: where the tile in hand can go. Default 0.</summary>
        public int Placements;

        /// <summary>1: a score board. Default 1.</summary>
        public int Scores;

        /// <summary>1: the feature at x, y, segment is marked. Default
        /// 0.</summary>
        public int Highlight;

        /// <summary>See <c>highlight</c>.</summary>
        public int X;

        /// <summary>See <c>highlight</c>.</summary>
        public int Y;

        /// <summary>See <c>highlight</c>.</summary>
        public int Segment;

        /// <summary>Text only; 1: nothing but ASCII. Default 0.</summary>
        public int Ascii;

        /// <summary>Text only; 1: colours of ANSI terminals. Default
        /// 0.</summary>
        public int Colour;

        /// <summary>Text only: the width, 0 for 80. Default 0.</summary>
        public int Columns;

        /// <summary>0.</summary>
        public Ints3 Reserved;
    }
}
