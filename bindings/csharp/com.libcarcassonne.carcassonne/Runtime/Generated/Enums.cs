// SPDX-License-Identifier: Zlib
// Made from include/carcassonne.h by bindings/generate.py.
namespace Carcassonne
{
    /// <summary>Every status.</summary>
    public enum Status
    {
        /// <summary>Done.</summary>
        Ok = 0,

        /// <summary>An allocation failed.</summary>
        ErrMemory = -1,

        /// <summary>NULL, out of range, or a configuration that makes no
        /// sense.</summary>
        ErrArgument = -2,

        /// <summary>The game is over.</summary>
        ErrOver = -3,

        /// <summary>Not a record, or a broken one.</summary>
        ErrFormat = -4,

        /// <summary>From a newer library, or from older rules that play this
        /// game differently.</summary>
        ErrVersion = -5,

        /// <summary>The caller's buffer is too small; for bindings, no function
        /// returns it: lists and text return the size they need.</summary>
        ErrBuffer = -6,

        /// <summary>The history needed for this is not there: undo is off,
        /// nothing is left to undo, or the game is a Game.CopyFrom().</summary>
        ErrHistory = -7,

        /// <summary>The pending decision takes no move of this kind.</summary>
        IllegalKind = -100,

        /// <summary>Not this player's decision.</summary>
        IllegalPlayer = -101,

        /// <summary>A field is out of range, or an unused one is not
        /// -1.</summary>
        IllegalField = -102,

        /// <summary>A tile already lies there.</summary>
        IllegalFilled = -103,

        /// <summary>The cell touches no tile with a side (B-6).</summary>
        IllegalApart = -104,

        /// <summary>A side does not match its neighbour (B-7).</summary>
        IllegalEdge = -105,

        /// <summary>The cell matches, but a rule forbids this
        /// placement.</summary>
        IllegalPlace = -106,

        /// <summary>No such tile, segment or target.</summary>
        IllegalTarget = -107,

        /// <summary>The feature already holds a figure that keeps this one out
        /// (B-12).</summary>
        IllegalOccupied = -108,

        /// <summary>None in supply (B-13).</summary>
        IllegalSupply = -109,

        /// <summary>This figure never stands there.</summary>
        IllegalFigure = -110,

        /// <summary>Not on the tile just placed (B-11).</summary>
        IllegalElsewhere = -111,

        /// <summary>The decision is compulsory.</summary>
        IllegalPass = -112,

        /// <summary>Chance cannot give this: none is left.</summary>
        IllegalOutcome = -113,

        /// <summary>No own follower is in that feature.</summary>
        IllegalAlone = -114,

        /// <summary>The feature is complete.</summary>
        IllegalComplete = -115,

        /// <summary>No such value for this decision.</summary>
        IllegalValue = -116,
    }

    /// <summary>Editions: which rule book a preset follows.</summary>
    public enum Edition
    {
        /// <summary>Base game with farmers.</summary>
        Classic = 0,

        /// <summary>New edition; river and abbot optional.</summary>
        New = 1,

        /// <summary>Carcassonne Plus; everything optional.</summary>
        Plus = 2,

        /// <summary>Ten-year edition: the 2-tile city counts less (B-23); the
        /// festival optional.</summary>
        Tenth = 3,

        /// <summary>Hunters &amp; Gatherers.</summary>
        Hunters = 4,
    }

    /// <summary>Tile sets, the index of Config.Set.</summary>
    public enum TileSet
    {
        /// <summary>Base game, 72 tiles.</summary>
        Base = 0,

        /// <summary>The River, 12 tiles, at most once.</summary>
        River = 1,

        /// <summary>Inns &amp; Cathedrals, 18 tiles.</summary>
        Inns = 2,

        /// <summary>Traders &amp; Builders, 24 tiles.</summary>
        Traders = 3,

        /// <summary>Flying Machines, 8 tiles.</summary>
        Flier = 4,

        /// <summary>Ferries, 8 tiles.</summary>
        Ferries = 5,

        /// <summary>Gold Mines, 8 tiles.</summary>
        Gold = 6,

        /// <summary>Mage &amp; Witch, 8 tiles.</summary>
        Magic = 7,

        /// <summary>Robbers, 8 tiles.</summary>
        Robbers = 8,

        /// <summary>Crop Circles, 6 tiles.</summary>
        Crop = 9,

        /// <summary>The Festival, 10 tiles.</summary>
        Festival = 10,

        /// <summary>Hunters &amp; Gatherers, 79 land tiles.</summary>
        Hunters = 11,

        /// <summary>Hunters &amp; Gatherers, 12 bonus tiles.</summary>
        Bonus = 12,
    }

    /// <summary>Mechanics, the index of Config.Expansion.</summary>
    public enum Expansion
    {
        /// <summary>Followers may stand in fields.</summary>
        Farmers = 0,

        /// <summary>The river starts the game.</summary>
        River = 1,

        /// <summary>The abbot and the gardens.</summary>
        Abbot = 2,

        /// <summary>Inns and cathedrals change values.</summary>
        Inns = 3,

        /// <summary>The large follower.</summary>
        Large = 4,

        /// <summary>Goods tokens.</summary>
        Goods = 5,

        /// <summary>The builder and its second part.</summary>
        Builder = 6,

        /// <summary>The pig.</summary>
        Pig = 7,

        /// <summary>Flying machines.</summary>
        Flier = 8,

        /// <summary>Messages and the second score figure.</summary>
        Messages = 9,

        /// <summary>Ferries.</summary>
        Ferries = 10,

        /// <summary>Gold ingots.</summary>
        Gold = 11,

        /// <summary>Mage and witch.</summary>
        Magic = 12,

        /// <summary>Robbers.</summary>
        Robbers = 13,

        /// <summary>Crop circles.</summary>
        Crop = 14,

        /// <summary>Taking a follower back at a festival.</summary>
        Festival = 15,
    }

    /// <summary>Rule switches, the index of Config.Rule: the two readings of a
    /// rule, 0 unless a preset says otherwise. Each begins with its name in
    /// records.</summary>
    public enum Rule
    {
        /// <summary>smallCity2: 1 = a completed 2-tile city counts half
        /// (B-23).</summary>
        SmallCity = 0,

        /// <summary>river: 0 literal, 1 geometric (AMB-11).</summary>
        River = 1,

        /// <summary>doubleTurn: 0 ask, 1 auto (AMB-21).</summary>
        DoubleTurn = 2,

        /// <summary>abbotMayFly (AMB-24).</summary>
        AbbotFlies = 3,

        /// <summary>abbotReturnNeedsMajority, 1 by default (AMB-14).</summary>
        AbbotMajority = 4,

        /// <summary>messageFollowerStays (AMB-30).</summary>
        MessageStay = 5,

        /// <summary>magicMerge: 0 remove, 1 move (AMB-33).</summary>
        MagicMerge = 6,

        /// <summary>magicMove: 0 otherTile, 1 otherFeature (AMB-92).</summary>
        MagicMove = 7,

        /// <summary>robberNext: 0 one, 1 all (AMB-43).</summary>
        RobberNext = 8,

        /// <summary>festivalReturn: 0 follower, 1 any (AMB-51).</summary>
        FestivalAny = 9,
    }

    /// <summary>Where chance comes from.</summary>
    public enum Chance
    {
        /// <summary>From Config.Seed.</summary>
        Inside = 0,

        /// <summary>Decisions of <see
        /// cref="Constants.PlayerChance"/>.</summary>
        External = 1,
    }

    /// <summary>What is decided. The value is the number of the decision in the
    /// order of a turn (doc/rules.md), so that D30 is 30; D21b is 24 and the
    /// message 69.</summary>
    public enum Decision
    {
        /// <summary>Nothing: the game is over.</summary>
        Over = 0,

        /// <summary>C10 Chance draws a tile.</summary>
        Draw = 10,

        /// <summary>D11 Where the tile goes.</summary>
        Place = 11,

        /// <summary>D13 Mage or witch leaves, a tile brought them
        /// together.</summary>
        PartMagic = 13,

        /// <summary>D20 Where the second ingot goes.</summary>
        Ingot = 20,

        /// <summary>D21 Move the mage or the witch.</summary>
        Magic = 21,

        /// <summary>D21b Mage or witch leaves, there is no target.</summary>
        MagicOff = 24,

        /// <summary>D22 The active player's robber.</summary>
        Robber = 22,

        /// <summary>D23 The next player's robber.</summary>
        RobberNext = 23,

        /// <summary>D30 Which figure, where.</summary>
        Figure = 30,

        /// <summary>C31 Chance rolls the die.</summary>
        Roll = 31,

        /// <summary>D32 Where the flight ends.</summary>
        Land = 32,

        /// <summary>D40 Which stubs the ferry joins.</summary>
        Ferry = 40,

        /// <summary>D41 Re-orient a ferry.</summary>
        FerryMove = 41,

        /// <summary>D42 Mage or witch leaves, a ferry brought them
        /// together.</summary>
        FerryMagic = 42,

        /// <summary>D50 Which feature scores next.</summary>
        Order = 50,

        /// <summary>D51 Which score figure advances.</summary>
        Advance = 51,

        /// <summary>D55 Whose points are stolen.</summary>
        Rob = 55,

        /// <summary>D56 D51 for stolen points.</summary>
        AdvanceRob = 56,

        /// <summary>D60 Which ingot to take.</summary>
        Take = 60,

        /// <summary>Chance reveals a message.</summary>
        Token = 69,

        /// <summary>D70 The action or the points.</summary>
        Message = 70,

        /// <summary>D71 What the message is about.</summary>
        Target = 71,

        /// <summary>D72 D51 for a message.</summary>
        AdvanceMessage = 72,

        /// <summary>D80 Place or remove.</summary>
        Crop = 80,

        /// <summary>D81 Add a follower.</summary>
        CropPlace = 81,

        /// <summary>D82 Take a follower back.</summary>
        CropRemove = 82,

        /// <summary>D90 Take the second part?</summary>
        Second = 90,
    }

    /// <summary>Kinds of moves and the fields they use besides <c>kind</c> and
    /// <c>player</c>.</summary>
    public enum MoveKind
    {
        /// <summary>Decline; no other field.</summary>
        Pass = 0,

        /// <summary>value: tile type.</summary>
        Draw = 1,

        /// <summary>value: 1 to 3.</summary>
        Roll = 2,

        /// <summary>value: 1 to 8.</summary>
        Token = 3,

        /// <summary>x, y, rotation.</summary>
        Place = 4,

        /// <summary>figure, x, y, segment.</summary>
        Deploy = 5,

        /// <summary>figure.</summary>
        Fly = 6,

        /// <summary>figure, x, y, segment.</summary>
        TakeBack = 7,

        /// <summary>figure, x, y, segment.</summary>
        Return = 8,

        /// <summary>x, y, segment.</summary>
        Land = 9,

        /// <summary>figure.</summary>
        Remove = 10,

        /// <summary>figure, x, y, segment.</summary>
        Magic = 11,

        /// <summary>x, y.</summary>
        Ingot = 12,

        /// <summary>x, y.</summary>
        Take = 13,

        /// <summary>value: space.</summary>
        Robber = 14,

        /// <summary>value: victim; figure.</summary>
        Rob = 15,

        /// <summary>x, y, segment &lt; value.</summary>
        Ferry = 16,

        /// <summary>x, y, segment.</summary>
        Score = 17,

        /// <summary>figure: the score figure.</summary>
        Advance = 18,

        /// <summary>value: 1 action, 0 points.</summary>
        Message = 19,

        /// <summary>figure, x, y, segment.</summary>
        Target = 20,

        /// <summary>value: 0 = A place, 1 = B remove.</summary>
        Crop = 21,

        /// <summary>figure, x, y, segment.</summary>
        CropPlace = 22,

        /// <summary>figure, x, y, segment.</summary>
        CropRemove = 23,

        /// <summary>value: 1 take, 0 decline.</summary>
        Second = 24,

        /// <summary>Only in records and the history: Game.Reshuffle() with the
        /// seed whose lower half is x and upper half y.</summary>
        Reshuffle = 25,
    }

    /// <summary>Kinds of figures.</summary>
    public enum FigureKind
    {
        /// <summary><see cref="Constants.None"/>: an unused field.</summary>
        None = -1,

        /// <summary>Ordinary follower, and the ordinary score figure.</summary>
        Follower = 0,

        /// <summary>Large follower.</summary>
        Large = 1,

        /// <summary>Abbot.</summary>
        Abbot = 2,

        /// <summary>Builder.</summary>
        Builder = 3,

        /// <summary>Pig.</summary>
        Pig = 4,

        /// <summary>Tribe member (Hunters).</summary>
        Member = 5,

        /// <summary>Hut (Hunters).</summary>
        Hut = 6,

        /// <summary>Mage, nobody's.</summary>
        Mage = 7,

        /// <summary>Witch, nobody's.</summary>
        Witch = 8,

        /// <summary>Robber, on the score track.</summary>
        Robber = 9,

        /// <summary>The second score figure.</summary>
        Woman = 10,
    }

    /// <summary>Parts of a turn.</summary>
    public enum Part
    {
        /// <summary><see cref="Constants.None"/>: an unused field.</summary>
        None = -1,

        /// <summary>The ordinary part.</summary>
        Main = 0,

        /// <summary>The builder's second part.</summary>
        Second = 1,

        /// <summary>A part played by a message.</summary>
        Message = 2,

        /// <summary>A bonus tile (Hunters).</summary>
        Bonus = 3,
    }

    /// <summary>Kinds of events and the fields they use besides
    /// <c>kind</c>.</summary>
    public enum EventKind
    {
        /// <summary>A part begins: player, value = part.</summary>
        Turn = 1,

        /// <summary>player, value = tile type.</summary>
        Drawn = 2,

        /// <summary>It fits nowhere (B-8): player, value = tile type.</summary>
        Discarded = 3,

        /// <summary>player, x, y, rotation, value = tile type.</summary>
        Placed = 4,

        /// <summary>player, figure, x, y, segment.</summary>
        Deployed = 5,

        /// <summary>player, value = decision.</summary>
        Passed = 6,

        /// <summary>x, y, segment: the feature, value = its <see
        /// cref="FeatureKind"/>.</summary>
        Completed = 7,

        /// <summary>player, x, y, segment, term, count, each, value =
        /// points.</summary>
        Term = 8,

        /// <summary>player, x, y, segment, reason, figure = the score figure,
        /// value = points.</summary>
        Points = 9,

        /// <summary>A figure goes home: player, figure, x, y, segment it stood
        /// on.</summary>
        Returned = 10,

        /// <summary>The library took the next decision, it had one choice:
        /// player, value = decision.</summary>
        Automatic = 11,

        /// <summary>The unseen was dealt anew.</summary>
        Reshuffled = 12,

        /// <summary>The game is over.</summary>
        Over = 13,

        /// <summary>player, value = score; one for each of several joint
        /// winners (FS-5).</summary>
        Winner = 14,

        /// <summary>Goods are taken: player, x, y, segment: the city, count,
        /// value = what, a <see cref="AttributeKind"/>.</summary>
        Goods = 15,

        /// <summary>The die shows: player, value.</summary>
        Rolled = 16,

        /// <summary>A message is revealed: player, value.</summary>
        Token = 17,

        /// <summary>An ingot comes to a tile: player, x, y.</summary>
        Ingot = 18,

        /// <summary>An ingot is taken: player, x, y.</summary>
        Taken = 19,

        /// <summary>A ferry joins two stubs: player, x, y, segment &lt;
        /// value.</summary>
        Ferry = 20,

        /// <summary>A robber moves: player, value = the space, -1 when it goes
        /// home.</summary>
        Robber = 21,
    }

    /// <summary>Why points are scored. Catalogue.Name(<see
    /// cref="NameGroup.ReasonRule"/>, reason) is the id of the rule.</summary>
    public enum Reason
    {
        /// <summary><see cref="Constants.None"/>: an unused field.</summary>
        None = -1,

        /// <summary>Completed road.</summary>
        Road = 1,

        /// <summary>Completed city.</summary>
        City = 2,

        /// <summary>Completed monastery.</summary>
        Monastery = 3,

        /// <summary>Incomplete road at the end.</summary>
        FinalRoad = 4,

        /// <summary>Incomplete city at the end.</summary>
        FinalCity = 5,

        /// <summary>Incomplete monastery at the end.</summary>
        FinalMonastery = 6,

        /// <summary>Field at the end.</summary>
        FinalField = 7,

        /// <summary>Completed garden.</summary>
        Garden = 8,

        /// <summary>Incomplete garden at the end.</summary>
        FinalGarden = 9,

        /// <summary>Abbot taken back.</summary>
        Abbot = 10,

        /// <summary>Most goods of a kind at the end.</summary>
        Goods = 11,

        /// <summary>A message.</summary>
        Message = 12,

        /// <summary>Half of another's points.</summary>
        Stolen = 13,

        /// <summary>Robber on the track at the end.</summary>
        FinalRobber = 14,

        /// <summary>Ingots at the end.</summary>
        FinalGold = 15,

        /// <summary>Completed forest (Hunters).</summary>
        Forest = 20,

        /// <summary>Completed river (Hunters).</summary>
        River = 21,

        /// <summary>River system with huts at the end (Hunters).</summary>
        FinalSystem = 22,

        /// <summary>Meadow at the end (Hunters).</summary>
        FinalMeadow = 23,
    }

    /// <summary>What a term of a sum counts.</summary>
    public enum Term
    {
        /// <summary><see cref="Constants.None"/>: an unused field.</summary>
        None = -1,

        /// <summary>Tiles of the feature.</summary>
        Tiles = 1,

        /// <summary>Pennants of a city.</summary>
        Pennants = 2,

        /// <summary>Tiles around, the own one included.</summary>
        Neighbours = 3,

        /// <summary>Completed cities touching a field.</summary>
        Cities = 4,

        /// <summary>Less for a city of two tiles (B-23).</summary>
        SmallCity = 5,

        /// <summary>What an inn changes, by tiles.</summary>
        Inn = 6,

        /// <summary>What a cathedral changes, by tiles and pennants.</summary>
        Cathedral = 7,

        /// <summary>The most wine, alone or with others.</summary>
        Wine = 8,

        /// <summary>More for a pig, by cities.</summary>
        Pig = 9,

        /// <summary>More for the mage, by tiles.</summary>
        Mage = 10,

        /// <summary>Less for the witch.</summary>
        Witch = 11,

        /// <summary>Points instead of a message's action.</summary>
        Message = 12,

        /// <summary>Own knights on the board.</summary>
        Knights = 13,

        /// <summary>Own farmers on the board.</summary>
        Farmers = 14,

        /// <summary>Half of another's points.</summary>
        Stolen = 15,

        /// <summary>Robbers on the track.</summary>
        Robbers = 16,

        /// <summary>Ingots.</summary>
        Ingots = 17,

        /// <summary>The most grain.</summary>
        Grain = 18,

        /// <summary>The most cloth.</summary>
        Cloth = 19,

        /// <summary>Segments of a forest or river.</summary>
        Segments = 20,

        /// <summary>Mushroom patches in a forest.</summary>
        Mushrooms = 21,

        /// <summary>Fish in lakes.</summary>
        Fish = 22,

        /// <summary>Deer in a meadow.</summary>
        Deer = 23,

        /// <summary>Less for tigers, one deer each.</summary>
        Tigers = 24,

        /// <summary>Mammoths in a meadow.</summary>
        Mammoths = 25,

        /// <summary>Aurochs in a meadow.</summary>
        Aurochs = 26,
    }

    /// <summary>Categories under which points are booked.</summary>
    public enum Category
    {
        /// <summary>Roads.</summary>
        Roads = 0,

        /// <summary>Cities.</summary>
        Cities = 1,

        /// <summary>Monasteries.</summary>
        Monasteries = 2,

        /// <summary>Fields.</summary>
        Fields = 3,

        /// <summary>Gardens.</summary>
        Gardens = 4,

        /// <summary>Goods majorities.</summary>
        Goods = 5,

        /// <summary>Ingots.</summary>
        Gold = 6,

        /// <summary>Messages.</summary>
        Messages = 7,

        /// <summary>Stolen points and robbers at the end.</summary>
        Robbers = 8,

        /// <summary>Forests (Hunters).</summary>
        Forests = 9,

        /// <summary>Rivers (Hunters).</summary>
        Rivers = 10,

        /// <summary>River systems (Hunters).</summary>
        Huts = 11,

        /// <summary>Meadows (Hunters).</summary>
        Meadows = 12,
    }

    /// <summary>Kinds of features and of segments.</summary>
    public enum FeatureKind
    {
        /// <summary>Field.</summary>
        Field = 1,

        /// <summary>Road.</summary>
        Road = 2,

        /// <summary>City.</summary>
        City = 3,

        /// <summary>River.</summary>
        River = 4,

        /// <summary>Monastery.</summary>
        Monastery = 5,

        /// <summary>Garden.</summary>
        Garden = 6,

        /// <summary>Forest (Hunters).</summary>
        Forest = 7,

        /// <summary>Meadow (Hunters).</summary>
        Meadow = 8,

        /// <summary>Lake (Hunters).</summary>
        Lake = 9,

        /// <summary>River system (Hunters).</summary>
        System = 10,
    }

    /// <summary>What a segment, and so a feature, may carry; the index of
    /// Feature.Attribute.</summary>
    public enum AttributeKind
    {
        /// <summary>Pennants of a city.</summary>
        Pennant = 0,

        /// <summary>Inns at a road.</summary>
        Inn = 1,

        /// <summary>Cathedrals in a city.</summary>
        Cathedral = 2,

        /// <summary>Wine in a city.</summary>
        Wine = 3,

        /// <summary>Grain in a city.</summary>
        Grain = 4,

        /// <summary>Cloth in a city.</summary>
        Cloth = 5,

        /// <summary>Nuggets in a forest.</summary>
        Nugget = 6,

        /// <summary>Mushroom patches in a forest.</summary>
        Mushrooms = 7,

        /// <summary>Fish in a lake.</summary>
        Fish = 8,

        /// <summary>Deer in a meadow.</summary>
        Deer = 9,

        /// <summary>Mammoths in a meadow.</summary>
        Mammoth = 10,

        /// <summary>Tigers in a meadow.</summary>
        Tiger = 11,

        /// <summary>Aurochs in a meadow.</summary>
        Aurochs = 12,

        /// <summary>Fire in a meadow.</summary>
        Fire = 13,

        /// <summary>Shrine in a meadow.</summary>
        Shrine = 14,
    }

    /// <summary>Where a road or a river ends that reaches one side only. Roads
    /// that end at the same crossing, village, monastery or city are not joined
    /// there.</summary>
    public enum EndKind
    {
        /// <summary>A city gate.</summary>
        City = 1,

        /// <summary>A monastery.</summary>
        Monastery = 2,

        /// <summary>Other roads, in the middle of the tile.</summary>
        Crossing = 3,

        /// <summary>A few houses.</summary>
        Village = 4,

        /// <summary>A lake: of a ferry, or of rivers.</summary>
        Lake = 5,

        /// <summary>A crop circle.</summary>
        Circle = 6,

        /// <summary>The spring of a river.</summary>
        Spring = 7,
    }

    /// <summary>Marks of a tile that are no segments.</summary>
    public enum MarkKind
    {
        /// <summary>Two segments cross without meeting.</summary>
        Bridge = 1,

        /// <summary>The river's start.</summary>
        Spring = 2,

        /// <summary>The river's lake.</summary>
        Mouth = 3,

        /// <summary>A lake for a ferry.</summary>
        Ferry = 4,

        /// <summary>A gold mine.</summary>
        Gold = 5,

        /// <summary>The magic symbol.</summary>
        Magic = 6,

        /// <summary>The robber symbol.</summary>
        Robber = 7,

        /// <summary>A festival.</summary>
        Festival = 8,

        /// <summary>A flying machine; value: 0 to 7 clockwise from
        /// north.</summary>
        Machine = 9,

        /// <summary>A crop circle; value: 0 pitchfork, 1 club, 2
        /// shield.</summary>
        Circle = 10,

        /// <summary>A volcano, picture only.</summary>
        Volcano = 11,
    }

    /// <summary>Groups of names.</summary>
    public enum NameGroup
    {
        /// <summary><see cref="Edition"/>.</summary>
        Edition = 0,

        /// <summary><see cref="TileSet"/>.</summary>
        Set = 1,

        /// <summary><see cref="Expansion"/>.</summary>
        Expansion = 2,

        /// <summary><see cref="Rule"/>.</summary>
        Rule = 3,

        /// <summary><see cref="Decision"/>.</summary>
        Decision = 4,

        /// <summary><see cref="MoveKind"/>.</summary>
        Move = 5,

        /// <summary><see cref="FigureKind"/>.</summary>
        Figure = 6,

        /// <summary><see cref="Part"/>.</summary>
        Part = 7,

        /// <summary><see cref="EventKind"/>.</summary>
        Event = 8,

        /// <summary><see cref="Reason"/>.</summary>
        Reason = 9,

        /// <summary><see cref="Reason"/>, the id of its rule.</summary>
        ReasonRule = 10,

        /// <summary><see cref="Term"/>.</summary>
        Term = 11,

        /// <summary><see cref="Category"/>.</summary>
        Category = 12,

        /// <summary><see cref="FeatureKind"/>.</summary>
        Feature = 13,

        /// <summary><see cref="AttributeKind"/>.</summary>
        Attribute = 14,

        /// <summary><see cref="MarkKind"/>.</summary>
        Mark = 15,

        /// <summary>Tile types.</summary>
        TileType = 16,

        /// <summary><see cref="Status"/>.</summary>
        Status = 17,

        /// <summary><see cref="EndKind"/>.</summary>
        End = 18,
    }

    /// <summary>Colours of a picture.</summary>
    public enum Theme
    {
        /// <summary>For light paper.</summary>
        Light = 0,

        /// <summary>For dark screens.</summary>
        Dark = 1,
    }
}
