"""Where something is, in words that are no place of a map: "in the East Stand", "on our own drive".

What is in one of several such places is in no other of them: of two that share their noun, where
the names before or behind it differ ("Zone B", "the South Stand"), and of two that the table of
:mod:`..lexicon.localities` tells apart.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache

from cmr_logic import syntax
from cmr_logic.records import record
from cmr_logic.scenario.lexicon.exclusives import excludes
from cmr_logic.scenario.lexicon.localities import (
    NAMED_PARTS,
    are_apart,
    is_locality,
    of_two_words,
    one_of,
)
from cmr_logic.scenario.lexicon.relations import covers, word_key
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.statements.pieces import Piece
from cmr_logic.scenario.statements.statement import Mood
from cmr_logic.text import NOUN, classes, word_set

# Behind which a place stands where a thing is: "**in** the hall"; not "near the hall".
_LINKS = frozenset({"in", "on", "at", "inside", "within", "over", "from", "into"})
_LINKS |= frozenset({"along", "across", "through"})
# Behind which a place stands on one side of which a thing is: "**below** the weir", "**north of**
# the pier"; not "near the weir".
_SIDE_LINKS = frozenset({"above", "below", "outside", "behind", "upstream", "downstream"})
_COMPASS = frozenset({"north", "south", "east", "west"})
_WITHIN = frozenset({"in", "on", "at", "inside", "within", "into"})
_WORD = re.compile(r"[A-Za-z0-9]+(?:['’&-][A-Za-z0-9]+)*|[,;:.!?()]")
_OWNING = frozenset({"my", "our", "own"})
_BEFORE = syntax.DETERMINERS | lists.OWNERS | {"own", "very", "same", "actual"}
# What names a part of a place, as that place: "the **corner of** the field"; not "field".
_PARTS = word_set(
    "corner end edge middle centre center heart bottom top back front rest part stretch bit strip"
)
_SOME = frozenset({"one", "any", "either", "some", "none"})
# What ends the name of a place: "in the hall **which** is cold"; not "Hall".
_ENDS = (
    syntax.PREPOSITIONS
    | syntax.NOMINATIVES
    | syntax.BE
    | word_set("which that where who and or but so because when while if as since not then near by")
)
# What ends the name of a place, and says more of it: "in the shed **out** in the yard"; not "shed".
_ASIDE = word_set("out up down over round upstairs downstairs outside inside above below")
# What says no more of it: "in the hall **now**"; not "the old hall".
_ADVERBS = word_set(
    "now back today tonight tomorrow yesterday again already too also here there still just only "
    "alone together once twice soon later always each every all last next this these"
)
_RIGHT = "right"  # "at the bus stop **right** now"
_LONGEST = 6  # words of a place
# Whose side of a thing a place lies on: "**north** of the bridge", "**below** the mark".
_SIDES = tuple(
    frozenset(pair.split("/"))
    for pair in (
        "north/south", "east/west", "above/below", "before/after", "inside/outside",
        "upstream/downstream", "in front/behind", "left/right",
    )
)  # fmt: skip
_SIDE = re.compile(
    r"\b(?P<side>north|south|east|west|above|below|upstream|downstream|inside|outside|behind"
    r"|in\sfront|left|right)\s(?:of\s)?(?:the|our|your|my)\s(?P<of>[a-z]+(?:\s[a-z]+)?)\b"
)
# A name behind its noun: "Zone **B**", "Gate **12**", "Row **3a**"; not "Zone of".
_NUMBERED = re.compile(r"(?:[A-Z]|[IVX]{1,4}|\d{1,3}[A-Za-z]?|[A-Z]\d{1,3})")
# What says when, behind the same prepositions: "in the **morning**"; not "in the barn".
_TIMES = word_set(
    "morning afternoon evening night day week weekend month year moment time summer winter spring "
    "autumn fact case way person total"
)
# Who is in a place by what they are: "**residents** of Zone B"; not "owners of a boat".
_DWELLERS = word_set("resident residents inhabitant inhabitants tenant tenants occupant occupants")
# A place in a row: "the **third** floor"; not "the top floor".
_ORDINALS = word_set("first second third fourth fifth sixth seventh eighth ninth tenth")


@record(frozen=True, slots=True)
class Spot:
    """A place that words name.

    Args:
        link: the preposition before it.
        head: its noun, in lower case: "zone", "car park".
        names: what tells it from others of its noun, in lower case: ("b",), ("east",).
        named: those are names: "**Zone B**", "the **Mill** Road school"; not "the **cold** room".
        own: it is one's own.
        before: the word before the preposition, in lower case.
        start: where its words begin.
        proper: its noun is a name: "on **Skye**".
        side: which side of what it lies on, if it says so.
    """

    link: str
    head: str
    names: tuple[str, ...]
    named: bool
    own: bool
    before: str
    start: int
    proper: bool = False
    side: tuple[str, str] | None = None


@lru_cache(maxsize=8192)
def spots_in(text: str) -> tuple[Spot, ...]:
    """Return the places that words name behind prepositions, and those that a comma adds.

    Args:
        text: the words.

    Example:
        >>> [(s.head, s.names) for s in spots_in("I sit in the East Stand, Row M, near the bar")]
        [('stand', ('east',)), ('row', ('m',))]
        >>> [(s.link, s.head, s.own) for s in spots_in("It is on our own drive at home")]
        [('on', 'drive', True), ('at', 'home', False)]
    """
    return tuple(_spots(text))


# Of two places told with their noun once: "in **third or fourth year**"; not "in third place".
_ONE_NOUN = re.compile(
    r"\b(?P<link>in|on)\s(?P<first>[a-z]+(?:st|nd|rd|th))\s(?P<or>or|and)\s"
    r"(?P<second>[a-z]+(?:st|nd|rd|th))\s(?P<noun>[a-z]+)\b"
)


def _told_apart_in(match: re.Match[str]) -> str:
    """Return two places with their noun each: "in third year or in fourth year"."""
    if match["first"] not in _ORDINALS or match["second"] not in _ORDINALS:
        return match[0]
    link, noun = match["link"], match["noun"]
    return f"{link} {match['first']} {noun} {match['or']} {link} {match['second']} {noun}"


def _spots(text: str) -> Iterator[Spot]:
    if " or " in text or " and " in text:
        text = _ONE_NOUN.sub(_told_apart_in, text)
    found = [(match[0], match.start()) for match in _WORD.finditer(text)]
    words = [word for word, _ in found]
    link, before = "", ""
    for at, word in enumerate(words):
        lowered = word.lower()
        beyond = _beyond(words, at)
        if beyond:
            taken = _noun_phrase(beyond)
            side = _read(lowered, _before(words, at), taken, found[at][1], text) if taken else None
            if side is not None and side.side is not None:
                yield side
            continue
        for_it = lowered == "for" and at > 0 and words[at - 1].lower() in syntax.BE
        for_it |= lowered == "of" and at > 0 and words[at - 1].lower() in _DWELLERS
        if lowered in _LINKS or for_it:  # "my ticket **is for** the North Stand"
            link, before = lowered, words[at - 1].lower() if at else ""
        elif (
            word != "," or not link or not words[at + 1 : at + 2] or not words[at + 1][0].isupper()
        ):
            continue  # what stands behind a comma, "in Tralee, **County Kerry**", goes on
        taken = _noun_phrase(words[at + 1 :])
        spot = _read(link, before, taken, found[at][1], text) if taken else None
        if spot is not None:
            yield spot


def _before(words: Sequence[str], at: int) -> str:
    return words[at - 1].lower() if at else ""


def _beyond(words: Sequence[str], at: int) -> Sequence[str]:
    """Return the words behind those that name a side of a thing: "north of", "below"."""
    word, behind = words[at].lower(), words[at + 1 : at + 2]
    of = behind == ["of"]
    if word in _COMPASS:
        return words[at + 2 :] if of else ()
    return words[at + 1 + of :] if word in _SIDE_LINKS and behind else ()


def _noun_phrase(words: Sequence[str]) -> list[str]:
    """Return the words of the place that others begin with."""
    if len(words) > 1 and words[0].lower() in _SOME and words[1] == "of":
        return _noun_phrase(words[2:])  # "in **one of** the pits"
    taken: list[str] = []
    for at, word in enumerate(words):
        lowered = word.lower()
        if lowered == "of" and taken and taken[-1].lower() in _PARTS:
            return _noun_phrase(words[at + 1 :])
        if lowered == "of" and taken and taken[-1].lower() in NAMED_PARTS:
            name = words[at + 1 : at + 2]  # "the borough **of Camden**"
            return [taken[-1], *name] if name and name[0][0].isupper() else taken
        if not word[0].isalnum() or (lowered in _ENDS and lowered not in _BEFORE):
            break
        if lowered in _COMPASS and list(words[at + 1 : at + 2]) == ["of"]:
            break  # "the path **north of** the bridge"
        if taken and lowered in _ASIDE:
            break  # "in the shed **out** in the yard"
        begun = any(each.lower() not in _BEFORE for each in taken)
        if begun and (
            lowered in _ADVERBS
            or lowered == _RIGHT
            or (syntax.is_adverb(lowered) and word.islower())
        ):
            break
        taken.append(word)
        if len(taken) > _LONGEST:
            return []
    return taken


def _read(link: str, before: str, words: Sequence[str], start: int, text: str) -> Spot | None:
    """Return the place that words name; None where they name none: "in **our own**"."""
    own = any(word.lower() in _OWNING for word in words)
    words = [word for at, word in enumerate(words) if at or word.lower() not in _BEFORE]
    words = [word for word in words if word.lower() not in _OWNING]
    if not words:
        return None
    head, names = words[-1:], words[:-1]
    if len(words) > 1 and words[0].lower() in NAMED_PARTS and _is_name(words[1]):
        head, names = words[:1], words[1:]
    elif len(words) > 1 and one_of(" ".join(words[-2:]).lower()) in of_two_words():
        head, names = words[-2:], words[:-2]
    numbered = bool(names) and (names[0].lower() in _ORDINALS or _is_number(names[0]))
    named = bool(names) and (numbered or all(name[0].isupper() for name in names))
    side = _SIDE.search(text.lower(), start)
    return Spot(
        link,
        " ".join(head).lower(),
        tuple(name.lower() for name in names),
        named,
        own,
        before,
        start,
        head[-1][0].isupper() and not names,
        (side["side"], word_key(side["of"].split()[-1])) if side is not None else None,
    )


def _is_name(word: str) -> bool:
    return word[0].isupper() or _is_number(word)


def _is_number(word: str) -> bool:
    return _NUMBERED.fullmatch(word) is not None or word.lower() in syntax.NUMBERS


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
    if asked.link in _ON_A_SIDE or told.link in _ON_A_SIDE:
        return _on_other_side(asked, told) or _is_out_of(asked, told)
    if asked.head == told.head and not _on_other_side(asked, told):
        return _told_apart(asked, told)
    if are_apart(asked.head, told.head) or _on_other_side(asked, told):
        return True
    within = [name for name in asked.names if name in _HOUSES]  # "the **school** building"
    if asked.head in _INSIDE and len(within) == 1 and are_apart(within[0], told.head):
        return True
    if "public" in asked.names and (told.own or "private" in told.names):
        return told.head in _OWN_GROUND and asked.head in _OPEN_GROUND
    return _is_island(asked) and told.head == "mainland"


def _is_out_of(asked: Spot, told: Spot) -> bool:
    """Tell whether a story says "outside" of the place of a clause: "outside the walls"."""
    out = told.link == "outside" and asked.link in _WITHIN
    return out and is_named_by(asked, told)


def _on_other_side(asked: Spot, told: Spot) -> bool:
    """Tell whether two places lie on two sides of one thing."""
    if asked.side is None or told.side is None or asked.side[1] != told.side[1]:
        return False
    return frozenset((asked.side[0], told.side[0])) in _SIDES


_ON_A_SIDE = _SIDE_LINKS | _COMPASS
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
    ordinal = [each for each in (asked, told) if each.names[0] in _ORDINALS]
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
    if one_of(asked.head) != one_of(told.head) or (asked.own and not told.own):
        return False
    if asked.side is not None and asked.side != told.side:
        return False
    if told.link in _ON_A_SIDE and asked.link != told.link:
        return False  # what is "above the weir" is not at the weir
    return set(asked.names) <= set(told.names)


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
    return inside or public or spot.side is not None or _is_island(spot)


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
    return told.link in _INNER and not alike and told.head not in _TIMES
