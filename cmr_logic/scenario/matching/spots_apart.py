"""Which places that are on no map are the same, and which exclude each other.

What is in one of several such places is in no other of them: of two that share their noun, where
the names before or behind it differ ("Zone B", "the South Stand"), of two sides of one thing, and
of two that the table of :mod:`..lexicon.localities` tells apart.
"""

from __future__ import annotations

from cmr_logic import syntax
from cmr_logic.scenario.lexicon.exclusives import excludes
from cmr_logic.scenario.lexicon.localities import NAMED_PARTS, are_apart, is_locality, one_of
from cmr_logic.scenario.lexicon.relations import covers, word_key
from cmr_logic.scenario.matching.faces import are_faces_apart, is_face
from cmr_logic.scenario.matching.spots import COMPASS, ORDINALS, SIDE_LINKS, TIMES, Spot, spots_in
from cmr_logic.scenario.statements.pieces import Piece
from cmr_logic.scenario.statements.statement import Mood
from cmr_logic.text import NOUN, classes, word_set

_WITHIN = frozenset({"in", "on", "at", "inside", "within", "into"})
# Whose side of a thing a place lies on: "**north** of the bridge", "**below** the mark".
_SIDES = tuple(
    frozenset(pair.split("/"))
    for pair in (
        "north/south", "east/west", "above/below", "before/after", "inside/outside",
        "upstream/downstream", "in front/behind", "left/right",
    )
)  # fmt: skip


def excluded(asked: Spot, told: Spot) -> bool:
    """Tell whether what is in one place cannot be in the other.

    Args:
        asked: the place of a clause.
        told: that of a story.

    Example:
        >>> def apart(asked, told):
        ...     return excluded(spots_in(asked)[0], spots_in(told)[0])
        >>> apart("in Zone C", "in Zone A"), apart("in Zone C", "in Zone C")
        (True, False)
        >>> apart("on the beach", "up in the dunes"), apart("on the beach", "in the bay")
        (True, False)
        >>> apart("in the field north of the dam", "in the field south of the dam")
        True
    """
    if asked.face and told.face and _is_one_thing(asked, told):
        return are_faces_apart(asked.face, told.face)
    aside = _on_other_side(asked, told)
    if asked.link in _ON_A_SIDE or told.link in _ON_A_SIDE:
        return aside or _is_out_of(asked, told)
    if asked.head == told.head and not aside:
        return _told_apart(asked, told)
    if aside or are_apart(asked.head, told.head):
        return True
    return _is_out_of_house(asked, told) or _is_other_ground(asked, told)


def _is_out_of_house(asked: Spot, told: Spot) -> bool:
    """Tell whether a place is no part of the building of a clause: "the **school** building"."""
    within = [name for name in asked.names if name in _HOUSES]
    return asked.head in _INSIDE and len(within) == 1 and are_apart(within[0], told.head)


def _is_other_ground(asked: Spot, told: Spot) -> bool:
    """Tell whether a place is one's own ground and no public one, or no part of an island."""
    if "public" in asked.names and (told.own or "private" in told.names):
        return told.head in _OWN_GROUND and asked.head in _OPEN_GROUND
    return _is_island(asked) and told.head == "mainland"


def _is_one_thing(asked: Spot, told: Spot) -> bool:
    """Tell whether sides of two places may be of one thing: "at the back", "on the rear wall"."""
    return is_face(told.head) or one_of(asked.head) == one_of(told.head)


def is_side_of_another(statement: str, quote: str) -> bool:
    """Tell whether words name a side of another thing than a clause does.

    Args:
        statement: a part of a clause, as it is written.
        quote: the words of a story.

    Example:
        >>> clause = "it is at the front of the shop"
        >>> is_side_of_another(clause, "The sign is at the back of the counter")
        True
        >>> is_side_of_another(clause, "It hangs on the back wall")
        False
    """
    asked = [spot for spot in spots_in(statement) if spot.face]
    told = [spot for spot in spots_in(quote) if spot.face] if asked else []
    return bool(told) and not any(_is_one_thing(each, other) for each in asked for other in told)


def _is_out_of(asked: Spot, told: Spot) -> bool:
    """Tell whether a story says "outside" of the place of a clause: "outside the walls"."""
    out = told.link == "outside" and asked.link in _WITHIN
    return out and is_named_by(asked, told)


def _on_other_side(asked: Spot, told: Spot) -> bool:
    """Tell whether two places lie on two sides of one thing."""
    if asked.side is None or told.side is None or asked.side[1] != told.side[1]:
        return False
    return frozenset((asked.side[0], told.side[0])) in _SIDES


_ON_A_SIDE = SIDE_LINKS | COMPASS
# What is the whole of such a place: "the school **building**"; not "the school bus".
_INSIDE = word_set("building premises grounds site hall")
_HOUSES = word_set("school church hospital museum hotel theatre factory station")
# Ground that may be one's own, and ground that may be everybody's: "my **yard**"; not "my hat".
_OWN_GROUND = word_set("drive driveway garden yard land property forecourt field garage plot")
_OPEN_GROUND = word_set("highway land road street ground space way path place")


def is_named_by(asked: Spot, told: Spot) -> bool:
    """Tell whether words for a place name that of a clause, or a wider one: "the pit"."""
    return one_of(asked.head) == one_of(told.head) and set(told.names) <= set(asked.names)


def is_beside(spot: Spot) -> bool:
    """Tell whether a place is told only by a side of another: "below the weir"."""
    return spot.link in _ON_A_SIDE


def _is_island(spot: Spot) -> bool:
    """Tell whether a place can only be an island: "**on Skye**"."""
    days = (*syntax.MONTHS, *syntax.WEEK)
    return spot.link == "on" and spot.proper and not spot.head.startswith(days)


def _told_apart(asked: Spot, told: Spot) -> bool:
    """Tell whether two places that share their noun are told apart by their names."""
    if not asked.names or not told.names or asked.names == told.names:
        return False
    if any(excludes(one, other) for one in asked.names for other in told.names):
        return True
    ordinal = [each for each in (asked, told) if each.names[0] in ORDINALS]
    if asked.head not in NAMED_PARTS or not asked.named or not told.named:
        return False
    if len(ordinal) == 1:
        return False  # "the first floor", "Floor B"
    return set(asked.names).isdisjoint(told.names)


def is_same(asked: Spot, told: Spot) -> bool:
    """Tell whether a place of a story is that of a clause, or lies in it as they name it.

    Example:
        >>> def same(asked, told):
        ...     return is_same(spots_in(asked)[0], spots_in(told)[0])
        >>> same("in the North Stand", "in the North Stand"), same("in Zone A", "in the zone")
        (True, False)
    """
    if asked.face and (asked.face != told.face or not _is_one_thing(asked, told)):
        return False
    if one_of(asked.head) != one_of(told.head) and not (asked.face and is_face(told.head)):
        return False
    if asked.own and not told.own:
        return False
    if asked.side is not None and asked.side != told.side:
        return False
    if told.link in _ON_A_SIDE and asked.link != told.link:
        return False  # what is "above the weir" is not at the weir
    return is_face(told.head) or set(asked.names) <= set(told.names)


def is_another_sort(statement: str, quote: str) -> bool:
    """Tell whether words name a place of another sort that has the noun of a clause in its name.

    Example:
        >>> is_another_sort("it is in a park", "I'm in the car park")
        True
        >>> is_another_sort("it is in a park", "I'm in the city park")
        False
    """
    asked = {one_of(spot.head) for spot in spots_in(statement)}
    heads = (one_of(spot.head) for spot in spots_in(quote))
    return any(" " in head and head not in asked and head.split()[-1] in asked for head in heads)


# What one does who is in a place: "I don't **go** into the yard"; not "I don't see it".
_INTO = word_set("be go come enter walk ride use take set bring run stray venture stay do make")


def is_denied_there(statement: str, piece: Piece) -> bool:
    """Tell whether a piece of a story denies being where a clause asks: "not in the field".

    Args:
        statement: a part of a clause, as it is written: "it is in the fenced field".
        piece: the piece.
    """
    asked = next(iter(spots_in(statement)), None)
    if asked is None or asked.link not in _WITHIN:
        return False
    told = piece.told
    whole = told.negated and told.mood is not Mood.OPEN and told.verb in _INTO
    return any(
        is_named_by(asked, each) and (each.before == "not" or (whole and each.link in _WITHIN))
        for each in spots_in(piece.text)
    )


def is_comparable(spot: Spot) -> bool:
    """Tell whether the place of a clause has others beside it that a story may tell."""
    if is_locality(spot.head) or (spot.head in NAMED_PARTS and bool(spot.names)):
        return True
    inside = spot.head in _INSIDE and any(name in _HOUSES for name in spot.names)
    public = "public" in spot.names and spot.head in _OPEN_GROUND
    sided = spot.side is not None or bool(spot.face)
    return inside or public or sided or _is_island(spot)


def is_told_elsewhere(statement: str, quote: str, *, pointing: bool = False) -> bool:
    """Tell whether words that seem to affirm a clause name another place than it does.

    Args:
        statement: a part of a clause, as it is written.
        quote: the words of a story.
        pointing: "it" of a story stands for the thing of the clause with all that is said of it.

    Example:
        >>> clause = "the bread is baked in the town"
        >>> is_told_elsewhere(clause, "I bake it at my aunt's house", pointing=True)
        True
        >>> is_told_elsewhere(clause, "I bake it in the town", pointing=True)
        False
        >>> is_told_elsewhere("it is in the church", "It is in the church hall")
        True
    """
    several = " or " in statement or " and " in statement
    asked, told = spots_in(statement), spots_in(quote)
    for each in asked if told and not several else ():
        if any(is_same(each, other) and other.head == each.head for other in told):
            continue
        if any(excluded(each, other) for other in told):
            return True
        if not each.names and any(_is_beside(each, other) for other in told):
            return True
        if pointing and each.link in _INNER and any(_is_another(each, other) for other in told):
            return True
    return False


_INNER = frozenset({"in", "on", "at", "inside", "within", "over"})


def _is_beside(asked: Spot, told: Spot) -> bool:
    """Tell whether the place of a clause only tells which one it is: "the **church** hall"."""
    return told.names[-1:] == (asked.head,) and told.head not in _INSIDE - {"hall"}


def _is_another(asked: Spot, told: Spot) -> bool:
    """Tell whether a story names a place by another noun than a clause."""
    key, other = word_key(asked.head.split()[-1]), word_key(told.head.split()[-1])
    if not key or not other or NOUN not in classes(told.head.split()[-1]):
        return False
    alike = covers((other,), key) or covers((key,), other)
    return told.link in _INNER and not alike and told.head not in TIMES
