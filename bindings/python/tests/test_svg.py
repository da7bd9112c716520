# SPDX-License-Identifier: Zlib
"""Pictures: they are XML, everything in them comes from the state, and nothing
leaves the picture or hides another figure."""

import random
import re
from xml.etree import ElementTree

import pytest

import carcassonne
from carcassonne import (
    Attribute,
    CarcassonneError,
    Decision,
    EndKind,
    FeatureKind,
    Game,
    IllegalMove,
    MarkKind,
    TileSet,
)

SVG = "{http://www.w3.org/2000/svg}"
XLINK = "{http://www.w3.org/1999/xlink}"

GAMES = [
    ("classic", 2, ()),
    ("new", 3, ("river", "abbot")),
    ("plus", 6, ("all",)),
    ("plus", 4, ("all",)),
    ("tenth", 5, ("festival",)),
    ("hunters", 4, ()),
]


def position(edition, players, expansions, seed):
    """A random position; figures are deployed where they can be."""
    game = Game(edition, players, seed, expansions=expansions)
    rng = random.Random(seed)
    for _ in range(rng.randrange(4, 400)):
        moves = game.legal_moves()
        if not moves:
            break
        bold = [m for m in moves if m.kind != 0]
        game.apply(rng.choice(bold or moves))
    return game


def of_class(root, name):
    return [e for e in root.iter() if e.get("class") == name]


def box(root):
    return tuple(int(n) for n in root.get("viewBox").split())


def shift(element):
    """Where a transform moves the origin to."""
    found = re.match(r"translate\((-?\d+) (-?\d+)\)", element.get("transform"))
    return int(found[1]), int(found[2])


def scale(element):
    return float(re.search(r"scale\(([\d.]+)\)", element.get("transform"))[1])


def check_inside(root, x, y, half):
    left, top, width, height = box(root)
    assert left <= x - half and x + half <= left + width
    assert top <= y - half and y + half <= top + height


def check_tiles(root, game):
    drawn = of_class(root, "tile")
    assert len(drawn) == len(game.tiles())
    expected = {(t.x, t.y): t for t in game.tiles()}
    for element in drawn:
        use = element.find(SVG + "use")
        x, y = shift(use)
        tile = expected.pop((x // 1000, y // 1000))
        assert use.get(XLINK + "href").endswith(str(tile.type))
        assert (use.get("transform").find("rotate") > 0) == (tile.rotation > 0)
        assert len(of_class(element, "ingot")) == tile.ingots
        check_inside(root, x + 500, y + 500, 500)
    assert not expected


def check_figures(root, game):
    drawn = [
        (e.find(SVG + "title").text, e.find(SVG + "use"))
        for e in of_class(root, "figure")
    ]
    assert len(drawn) == sum(f.count for f in game.figures())
    names = carcassonne.NameGroup.FIGURE
    for f in game.figures():
        place = f" {carcassonne.name(names, f.kind)} at {f.x},{f.y} s{f.segment}"
        some = [t for t, _ in drawn if t.endswith(place)]
        assert len(some) >= f.count
    seats = []
    for title, path in drawn:
        x, y = shift(path)
        half = 95 * scale(path)
        column, row = re.search(r"at (-?\d+),(-?\d+) ", title).groups()
        assert (x // 1000, y // 1000) == (int(column), int(row))
        check_inside(root, x, y, half)
        for other_x, other_y, other in seats:
            apart = max(abs(x - other_x), abs(y - other_y))
            assert apart >= half + other, title
        seats.append((x, y, half))
    players = {f.player for f in game.figures()}
    assert len({p.get("fill") for _, p in drawn}) <= len(players) + 2


def check_scores(root, game):
    (board,) = of_class(root, "scores")
    left, top = shift(board)
    for rect in board.iter(SVG + "rect"):
        x, y = left + int(rect.get("x")), top + int(rect.get("y"))
        check_inside(root, x, y, 0)
        x, y = x + int(rect.get("width")), y + int(rect.get("height"))
        check_inside(root, x, y, 0)
    assert len(of_class(root, "player")) == len(game.players())
    markers = 0
    for p in game.players():
        markers += 1 + (p.track[1] is not None and p.track[1] >= 0)
        markers += p.robber is not None and p.robber >= 0
    assert len(of_class(root, "marker")) == markers


def check_ids(root):
    ids = [e.get("id") for e in root.iter() if e.get("id")]
    assert len(ids) == len(set(ids))
    for use in root.iter(SVG + "use"):
        assert use.get(XLINK + "href")[1:] in ids


@pytest.mark.parametrize("edition,players,expansions", GAMES)
def test_positions(edition, players, expansions):
    for seed in range(90):
        game = position(edition, players, expansions, seed)
        placements = seed % 2 == 0
        text = game.svg(
            theme="dark" if seed % 3 else "light", placements=placements
        )
        assert text == game.svg(
            theme="dark" if seed % 3 else "light", placements=placements
        )
        root = ElementTree.fromstring(text)
        assert root.find(SVG + "title").text and root.find(SVG + "desc").text
        assert "<script" not in text
        check_tiles(root, game)
        check_figures(root, game)
        check_scores(root, game)
        check_ids(root)
        cells = {(m.x, m.y) for m in game.legal_placements()}
        ghosts = of_class(root, "ghost")
        assert len(ghosts) == (len(cells) if placements else 0)
        for ghost in ghosts:
            x, y = shift(ghost.find(SVG + "use"))
            check_inside(root, x + 500, y + 500, 500)


def test_highlight():
    for edition in ("plus", "hunters"):
        game = position(edition, 3, ("all",) if edition == "plus" else (), 5)
        for feature in game.features():
            at = feature.x, feature.y, feature.segment
            root = ElementTree.fromstring(game.svg(highlight=at))
            assert len(of_class(root, "highlight")) == len(
                game.feature_spots(*at)
            )
    with pytest.raises(IllegalMove):
        game.svg(highlight=(1000, 0, 0))


def test_last_move():
    game = Game()
    assert not of_class(ElementTree.fromstring(game.svg()), "last")
    while game.turn.decision != Decision.PLACE:
        game.pass_()
    move = game.legal_placements()[0]
    game.apply(move)
    (frame,) = of_class(ElementTree.fromstring(game.svg()), "last")
    assert int(frame.get("x")) // 1000 == move.x
    assert int(frame.get("y")) // 1000 == move.y
    assert not of_class(
        ElementTree.fromstring(game.svg(last_move=False)), "last"
    )


def test_options():
    game = position("plus", 2, ("all",), 3)
    root = ElementTree.fromstring(game.svg(scores=False, coordinates=False))
    assert not of_class(root, "player")
    assert not list(root.iter(SVG + "text"))
    assert game.svg(theme="dark") != game.svg()
    with pytest.raises(CarcassonneError):
        game.svg(theme="blue")


def test_notebook():
    game = Game()
    assert game._repr_svg_() == game.svg()
    game.close()
    assert game._repr_svg_() is None


def pictures(segment):
    """What is drawn for a segment, by the class of its element."""
    for attribute, count in segment.attributes:
        if attribute != Attribute.INN:
            yield from [attribute.name.lower()] * count
    if segment.kind in (FeatureKind.MONASTERY, FeatureKind.GARDEN):
        yield segment.kind.name.lower()
    if segment.kind == FeatureKind.ROAD and segment.end == EndKind.CITY:
        yield "gate"


def shared_pictures(tile):
    """What several segments of a tile have together."""
    roads = [s for s in tile.segments if s.kind == FeatureKind.ROAD]
    for kind in {s.end for s in roads} & {EndKind.CROSSING, EndKind.VILLAGE}:
        yield kind.name.lower()
    if any(a == Attribute.INN for s in roads for a, _ in s.attributes):
        yield "inn"


# Marks that are seen by how the terrain is drawn.
TERRAIN = (MarkKind.BRIDGE, MarkKind.SPRING, MarkKind.MOUTH, MarkKind.FERRY)


def check_printed(element, tile):
    """Everything printed on the tile is drawn, and nothing else."""
    marks = [m.kind for m in tile.marks if m.kind not in TERRAIN]
    printed = [kind.name.lower() for kind in marks]
    printed += [name for s in tile.segments for name in pictures(s)]
    printed += shared_pictures(tile)
    drawn = [e.get("class") for e in element.iter(SVG + "g")]
    assert sorted(n for n in drawn if n != "tile") == sorted(printed), tile.name


def test_tile_sheet():
    every = ElementTree.fromstring(carcassonne.tile_sheet())
    assert len(of_class(every, "tile")) == len(carcassonne.tile_types())
    for set in TileSet:
        types = [t for t in carcassonne.tile_types() if t.set == set]
        root = ElementTree.fromstring(
            carcassonne.tile_sheet(set.name.lower(), theme="dark")
        )
        drawn = of_class(root, "tile")
        assert [e.find(SVG + "title").text for e in drawn] == [
            t.name for t in types
        ]
        for element, tile in zip(drawn, types):
            check_printed(element, tile)
            x, y = shift(element)
            check_inside(root, x + 500, y + 500, 500)
        assert carcassonne.tile_sheet(set, theme="dark") == (
            carcassonne.tile_sheet(set.name.lower(), theme="dark")
        )
    with pytest.raises(CarcassonneError):
        carcassonne.tile_sheet("nothing")
    with pytest.raises(CarcassonneError):
        carcassonne.tile_sheet(63)
