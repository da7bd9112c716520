# SPDX-License-Identifier: Zlib
"""The enums of carcassonne.h, in its order and with its values.

``enum carc_move_kind`` is ``MoveKind`` and ``CARC_MOVE_PLACE`` is
``MoveKind.PLACE``; a test compares every one of them with the header.
"""

from enum import IntEnum


class Status(IntEnum):
    """Every status the library returns."""

    OK = 0  # Done.
    ERR_MEMORY = -1  # An allocation failed.
    # NULL, out of range, or a configuration that makes no sense.
    ERR_ARGUMENT = -2
    ERR_OVER = -3  # The game is over.
    ERR_FORMAT = -4  # Not a record, or a broken one.
    # From a newer library, or from older rules that play this game
    # differently.
    ERR_VERSION = -5
    ERR_BUFFER = -6  # The caller's buffer is too small.
    # The history needed for this is not there: undo is off, nothing is left to
    # undo, or the position was copied.
    ERR_HISTORY = -7

    # Why a move is illegal.
    ILLEGAL_KIND = -100  # The pending decision takes no move of this kind.
    ILLEGAL_PLAYER = -101  # Not this player's decision.
    # A field is out of range, or an unused one is not -1.
    ILLEGAL_FIELD = -102
    ILLEGAL_FILLED = -103  # A tile already lies there.
    ILLEGAL_APART = -104  # The cell touches no tile with a side (B-6).
    ILLEGAL_EDGE = -105  # A side does not match its neighbour (B-7).
    # The cell matches, but a rule forbids this placement.
    ILLEGAL_PLACE = -106
    ILLEGAL_TARGET = -107  # No such tile, segment or target.
    # The feature already holds a figure that keeps this one out (B-12).
    ILLEGAL_OCCUPIED = -108
    ILLEGAL_SUPPLY = -109  # None in supply (B-13).
    ILLEGAL_FIGURE = -110  # This figure never stands there.
    ILLEGAL_ELSEWHERE = -111  # Not on the tile just placed (B-11).
    ILLEGAL_PASS = -112  # The decision is compulsory.
    ILLEGAL_OUTCOME = -113  # Chance cannot give this: none is left.
    ILLEGAL_ALONE = -114  # No own follower is in that feature.
    ILLEGAL_COMPLETE = -115  # The feature is complete.
    ILLEGAL_VALUE = -116  # No such value for this decision.


class Edition(IntEnum):
    """Editions: which rule book a preset follows."""

    CLASSIC = 0  # Base game with farmers.
    NEW = 1  # New edition; river and abbot optional.
    PLUS = 2  # Carcassonne Plus; everything optional.
    # Ten-year edition: the 2-tile city counts less (B-23); the festival
    # optional.
    TENTH = 3
    HUNTERS = 4  # Hunters & Gatherers.


class TileSet(IntEnum):
    """Tile sets, the index of the sets of a configuration."""

    BASE = 0  # Base game, 72 tiles.
    RIVER = 1  # The River, 12 tiles, at most once.
    INNS = 2  # Inns & Cathedrals, 18 tiles.
    TRADERS = 3  # Traders & Builders, 24 tiles.
    FLIER = 4  # Flying Machines, 8 tiles.
    FERRIES = 5  # Ferries, 8 tiles.
    GOLD = 6  # Gold Mines, 8 tiles.
    MAGIC = 7  # Mage & Witch, 8 tiles.
    ROBBERS = 8  # Robbers, 8 tiles.
    CROP = 9  # Crop Circles, 6 tiles.
    FESTIVAL = 10  # The Festival, 10 tiles.
    HUNTERS = 11  # Hunters & Gatherers, 79 land tiles.
    BONUS = 12  # Hunters & Gatherers, 12 bonus tiles.


class Expansion(IntEnum):
    """Mechanics, by which they are switched."""

    FARMERS = 0  # Followers may stand in fields.
    RIVER = 1  # The river starts the game.
    ABBOT = 2  # The abbot and the gardens.
    INNS = 3  # Inns and cathedrals change values.
    LARGE = 4  # The large follower.
    GOODS = 5  # Goods tokens.
    BUILDER = 6  # The builder and its second part.
    PIG = 7  # The pig.
    FLIER = 8  # Flying machines.
    MESSAGES = 9  # Messages and the second score figure.
    FERRIES = 10  # Ferries.
    GOLD = 11  # Gold ingots.
    MAGIC = 12  # Mage and witch.
    ROBBERS = 13  # Robbers.
    CROP = 14  # Crop circles.
    FESTIVAL = 15  # Taking a follower back at a festival.


class Rule(IntEnum):
    """Rule switches, the two readings of a rule. Presets set the default of
    their book.
    """

    # smallCity2: 1 = a completed 2-tile city counts half (B-23).
    SMALL_CITY = 0
    RIVER = 1  # river: 0 literal, 1 geometric (AMB-11).
    DOUBLE_TURN = 2  # doubleTurn: 0 ask, 1 auto (AMB-21).
    ABBOT_FLIES = 3  # abbotMayFly (AMB-24).
    ABBOT_MAJORITY = 4  # abbotReturnNeedsMajority, 1 by default (AMB-14).
    MESSAGE_STAY = 5  # messageFollowerStays (AMB-30).
    MAGIC_MERGE = 6  # magicMerge: 0 remove, 1 move (AMB-33).
    MAGIC_MOVE = 7  # magicMove: 0 otherTile, 1 otherFeature (AMB-92).
    ROBBER_NEXT = 8  # robberNext: 0 one, 1 all (AMB-43).
    FESTIVAL_ANY = 9  # festivalReturn: 0 follower, 1 any (AMB-51).


class Chance(IntEnum):
    """Where chance comes from."""

    INSIDE = 0  # From the seed.
    EXTERNAL = 1  # Decisions of PLAYER_CHANCE.


class Decision(IntEnum):
    """What is decided. The value is the number of the decision in section 5.2
    of the rules, so that D30 is 30.
    """

    OVER = 0  # Nothing: the game is over.
    DRAW = 10  # C10 Chance draws a tile.
    PLACE = 11  # D11 Where the tile goes.
    PART_MAGIC = 13  # D13 Mage or witch leaves, a tile brought them together.
    INGOT = 20  # D20 Where the second ingot goes.
    MAGIC = 21  # D21 Move the mage or the witch.
    MAGIC_OFF = 24  # D21b Mage or witch leaves, there is no target.
    ROBBER = 22  # D22 The active player's robber.
    ROBBER_NEXT = 23  # D23 The next player's robber.
    FIGURE = 30  # D30 Which figure, where.
    ROLL = 31  # C31 Chance rolls the die.
    LAND = 32  # D32 Where the flight ends.
    FERRY = 40  # D40 Which stubs the ferry joins.
    FERRY_MOVE = 41  # D41 Re-orient a ferry.
    # D42 Mage or witch leaves, a ferry brought them together.
    FERRY_MAGIC = 42
    ORDER = 50  # D50 Which feature scores next.
    ADVANCE = 51  # D51 Which score figure advances.
    ROB = 55  # D55 Whose points are stolen.
    ADVANCE_ROB = 56  # D56 D51 for stolen points.
    TAKE = 60  # D60 Which ingot to take.
    TOKEN = 69  # Chance reveals a message.
    MESSAGE = 70  # D70 The action or the points.
    TARGET = 71  # D71 What the message is about.
    ADVANCE_MESSAGE = 72  # D72 D51 for a message.
    CROP = 80  # D80 Place or remove.
    CROP_PLACE = 81  # D81 Add a follower.
    CROP_REMOVE = 82  # D82 Take a follower back.
    SECOND = 90  # D90 Take the second part?


class MoveKind(IntEnum):
    """Kinds of moves."""

    PASS = 0  # Decline; no other field.
    DRAW = 1  # value: tile type.
    ROLL = 2  # value: 1 to 3.
    TOKEN = 3  # value: 1 to 8.
    PLACE = 4  # x, y, rotation.
    DEPLOY = 5  # figure, x, y, segment.
    FLY = 6  # figure.
    TAKE_BACK = 7  # figure, x, y, segment.
    RETURN = 8  # figure, x, y, segment.
    LAND = 9  # x, y, segment.
    REMOVE = 10  # figure.
    MAGIC = 11  # figure, x, y, segment.
    INGOT = 12  # x, y.
    TAKE = 13  # x, y.
    ROBBER = 14  # value: space.
    ROB = 15  # value: victim; figure.
    FERRY = 16  # x, y, segment < value.
    SCORE = 17  # x, y, segment.
    ADVANCE = 18  # figure: the score figure.
    MESSAGE = 19  # value: 1 action, 0 points.
    TARGET = 20  # figure, x, y, segment.
    CROP = 21  # value: 0 = A place, 1 = B remove.
    CROP_PLACE = 22  # figure, x, y, segment.
    CROP_REMOVE = 23  # figure, x, y, segment.
    SECOND = 24  # value: 1 take, 0 decline.
    # Only in records and the history: reshuffle() with the seed whose
    # lower half is x and upper half y.
    RESHUFFLE = 25


class FigureKind(IntEnum):
    """Kinds of figures."""

    FOLLOWER = 0  # Ordinary follower, and the ordinary score figure.
    LARGE = 1  # Large follower.
    ABBOT = 2  # Abbot.
    BUILDER = 3  # Builder.
    PIG = 4  # Pig.
    MEMBER = 5  # Tribe member (Hunters).
    HUT = 6  # Hut (Hunters).
    MAGE = 7  # Mage, nobody's.
    WITCH = 8  # Witch, nobody's.
    ROBBER = 9  # Robber, on the score track.
    WOMAN = 10  # The second score figure.


class Part(IntEnum):
    """Parts of a turn."""

    MAIN = 0  # The ordinary part.
    SECOND = 1  # The builder's second part.
    MESSAGE = 2  # A part played by a message.
    BONUS = 3  # A bonus tile (Hunters).


class EventKind(IntEnum):
    """Kinds of events and the fields they use besides `kind`."""

    TURN = 1  # A part begins: player, value = part.
    DRAWN = 2  # player, value = tile type.
    DISCARDED = 3  # It fits nowhere (B-8): player, value = tile type.
    PLACED = 4  # player, x, y, rotation, value = tile type.
    DEPLOYED = 5  # player, figure, x, y, segment.
    PASSED = 6  # player, value = decision.
    COMPLETED = 7  # x, y, segment: the feature, value = its FeatureKind.
    TERM = 8  # player, x, y, segment, term, count, each, value = points.
    # player, x, y, segment, reason, figure = the score figure, value = points.
    POINTS = 9
    RETURNED = 10  # A figure goes home: player, figure, x, y, segment.
    # The library took the next decision, it had one choice: player, value =
    # decision.
    AUTOMATIC = 11
    RESHUFFLED = 12  # The unseen was dealt anew.
    OVER = 13  # The game is over.
    # player, value = score; one for each of several joint winners (FS-5).
    WINNER = 14
    # Goods are taken: player, x, y, segment: the city, count, value = what,
    # an Attribute.
    GOODS = 15
    ROLLED = 16  # The die shows: player, value.
    TOKEN = 17  # A message is revealed: player, value.
    INGOT = 18  # An ingot comes to a tile: player, x, y.
    TAKEN = 19  # An ingot is taken: player, x, y.
    FERRY = 20  # A ferry joins two stubs: player, x, y, segment < value.
    # A robber moves: player, value = the space, -1 when it goes home.
    ROBBER = 21


class Reason(IntEnum):
    """Why points are scored. name(NameGroup.REASON_RULE, reason) is the
    id of the rule.
    """

    ROAD = 1  # Completed road.
    CITY = 2  # Completed city.
    MONASTERY = 3  # Completed monastery.
    FINAL_ROAD = 4  # Incomplete road at the end.
    FINAL_CITY = 5  # Incomplete city at the end.
    FINAL_MONASTERY = 6  # Incomplete monastery at the end.
    FINAL_FIELD = 7  # Field at the end.
    GARDEN = 8  # Completed garden.
    FINAL_GARDEN = 9  # Incomplete garden at the end.
    ABBOT = 10  # Abbot taken back.
    GOODS = 11  # Most goods of a kind at the end.
    MESSAGE = 12  # A message.
    STOLEN = 13  # Half of another's points.
    FINAL_ROBBER = 14  # Robber on the track at the end.
    FINAL_GOLD = 15  # Ingots at the end.
    FOREST = 20  # Completed forest (Hunters).
    RIVER = 21  # Completed river (Hunters).
    FINAL_SYSTEM = 22  # River system with huts at the end (Hunters).
    FINAL_MEADOW = 23  # Meadow at the end (Hunters).


class Term(IntEnum):
    """What a term of a sum counts."""

    TILES = 1  # Tiles of the feature.
    PENNANTS = 2  # Pennants of a city.
    NEIGHBOURS = 3  # Tiles around, the own one included.
    CITIES = 4  # Completed cities touching a field.
    SMALL_CITY = 5  # Less for a city of two tiles (B-23).
    INN = 6  # What an inn changes, by tiles.
    CATHEDRAL = 7  # What a cathedral changes, by tiles and pennants.
    WINE = 8  # The most wine, alone or with others.
    PIG = 9  # More for a pig, by cities.
    MAGE = 10  # More for the mage, by tiles.
    WITCH = 11  # Less for the witch.
    MESSAGE = 12  # Points instead of a message's action.
    KNIGHTS = 13  # Own knights on the board.
    FARMERS = 14  # Own farmers on the board.
    STOLEN = 15  # Half of another's points.
    ROBBERS = 16  # Robbers on the track.
    INGOTS = 17  # Ingots.
    GRAIN = 18  # The most grain.
    CLOTH = 19  # The most cloth.
    SEGMENTS = 20  # Segments of a forest or river.
    MUSHROOMS = 21  # Mushroom patches in a forest.
    FISH = 22  # Fish in lakes.
    DEER = 23  # Deer in a meadow.
    TIGERS = 24  # Less for tigers, one deer each.
    MAMMOTHS = 25  # Mammoths in a meadow.
    AUROCHS = 26  # Aurochs in a meadow.


class Category(IntEnum):
    """Categories under which points are booked."""

    ROADS = 0  # Roads.
    CITIES = 1  # Cities.
    MONASTERIES = 2  # Monasteries.
    FIELDS = 3  # Fields.
    GARDENS = 4  # Gardens.
    GOODS = 5  # Goods majorities.
    GOLD = 6  # Ingots.
    MESSAGES = 7  # Messages.
    ROBBERS = 8  # Stolen points and robbers at the end.
    FORESTS = 9  # Forests (Hunters).
    RIVERS = 10  # Rivers (Hunters).
    HUTS = 11  # River systems (Hunters).
    MEADOWS = 12  # Meadows (Hunters).


class FeatureKind(IntEnum):
    """Kinds of features and of segments."""

    FIELD = 1  # Field.
    ROAD = 2  # Road.
    CITY = 3  # City.
    RIVER = 4  # River.
    MONASTERY = 5  # Monastery.
    GARDEN = 6  # Garden.
    FOREST = 7  # Forest (Hunters).
    MEADOW = 8  # Meadow (Hunters).
    LAKE = 9  # Lake (Hunters).
    SYSTEM = 10  # River system (Hunters).


class Attribute(IntEnum):
    """What a segment, and so a feature, may carry; the index of
    Feature.attributes.
    """

    PENNANT = 0  # Pennants of a city.
    INN = 1  # Inns at a road.
    CATHEDRAL = 2  # Cathedrals in a city.
    WINE = 3  # Wine in a city.
    GRAIN = 4  # Grain in a city.
    CLOTH = 5  # Cloth in a city.
    NUGGET = 6  # Nuggets in a forest.
    MUSHROOMS = 7  # Mushroom patches in a forest.
    FISH = 8  # Fish in a lake.
    DEER = 9  # Deer in a meadow.
    MAMMOTH = 10  # Mammoths in a meadow.
    TIGER = 11  # Tigers in a meadow.
    AUROCHS = 12  # Aurochs in a meadow.
    FIRE = 13  # Fire in a meadow.
    SHRINE = 14  # Shrine in a meadow.


class EndKind(IntEnum):
    """Where a road or a river ends that reaches one side only. Roads that end
    at the same crossing, village, monastery or city are not joined there."""

    CITY = 1  # A city gate.
    MONASTERY = 2  # A monastery.
    CROSSING = 3  # Other roads, in the middle of the tile.
    VILLAGE = 4  # A few houses.
    LAKE = 5  # A lake: of a ferry, or of rivers.
    CIRCLE = 6  # A crop circle.
    SPRING = 7  # The spring of a river.


class MarkKind(IntEnum):
    """Marks of a tile that are no segments."""

    BRIDGE = 1  # Two segments cross without meeting.
    SPRING = 2  # The river's start.
    MOUTH = 3  # The river's lake.
    FERRY = 4  # A lake for a ferry.
    GOLD = 5  # A gold mine.
    MAGIC = 6  # The magic symbol.
    ROBBER = 7  # The robber symbol.
    FESTIVAL = 8  # A festival.
    MACHINE = 9  # A flying machine; value: 0 to 7 clockwise from north.
    CIRCLE = 10  # A crop circle; value: 0 pitchfork, 1 club, 2 shield.
    VOLCANO = 11  # A volcano, picture only.


class NameGroup(IntEnum):
    """Groups of names."""

    EDITION = 0  # Edition.
    SET = 1  # TileSet.
    EXPANSION = 2  # Expansion.
    RULE = 3  # Rule.
    DECISION = 4  # Decision.
    MOVE = 5  # MoveKind.
    FIGURE = 6  # FigureKind.
    PART = 7  # Part.
    EVENT = 8  # EventKind.
    REASON = 9  # Reason.
    REASON_RULE = 10  # Reason, the id of its rule.
    TERM = 11  # Term.
    CATEGORY = 12  # Category.
    FEATURE = 13  # FeatureKind.
    ATTRIBUTE = 14  # Attribute.
    MARK = 15  # MarkKind.
    TILE_TYPE = 16  # Tile types.
    STATUS = 17  # Status.
    END = 18  # EndKind.


class Theme(IntEnum):
    """Colours of a picture."""

    LIGHT = 0  # For light paper.
    DARK = 1  # For dark screens.
