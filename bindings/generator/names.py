# SPDX-License-Identifier: Zlib
"""How bindings call what the header declares: the same words in all of them.

``enum carc_move_kind`` is MoveKind and CARC_MOVE_PLACE is its PLACE, written
as the language writes constants; ``carc_turn_info`` is Turn.
"""

from __future__ import annotations

from .header import Enum

# Enums whose name, or whose prefix of members, is not just their tag.
_ENUMS = {
    "carc_status_code": ("Status", "CARC_"),
    "carc_set": ("TileSet", "CARC_SET_"),
    "carc_expansion": ("Expansion", "CARC_EXP_"),
    "carc_move_kind": ("MoveKind", "CARC_MOVE_"),
    "carc_figure_kind": ("FigureKind", "CARC_FIGURE_"),
    "carc_event_kind": ("EventKind", "CARC_EVENT_"),
    "carc_feature_kind": ("FeatureKind", "CARC_FEATURE_"),
    "carc_mark_kind": ("MarkKind", "CARC_MARK_"),
    "carc_end_kind": ("EndKind", "CARC_END_"),
    "carc_name_group": ("NameGroup", "CARC_NAME_"),
}

_STRUCTS = {
    "carc_turn_info": "Turn",
    "carc_remaining_type": "Remaining",
    "carc_render": "RenderOptions",
}


def camel(words: str) -> str:
    """"small_city" or "SMALL_CITY" as "SmallCity"."""
    return "".join(word.capitalize() for word in words.lower().split("_"))


def bare(name: str) -> str:
    """A name of the header without its "carc_" or "CARC_"."""
    return name[len("carc_") :]


def enum_name(tag: str) -> str:
    """What an enum is called."""
    return _ENUMS.get(tag, (camel(bare(tag)),))[0]


def member_names(enum: Enum) -> list[tuple[str, int, str]]:
    """Name without prefix in capitals, value and comment of each member."""
    prefix = _ENUMS.get(enum.tag, ("", enum.tag.upper() + "_"))[1]
    return [(m.name[len(prefix) :], m.value, m.doc) for m in enum.members]


def struct_name(name: str) -> str:
    """What a struct is called."""
    return _STRUCTS.get(name) or camel(bare(name))
