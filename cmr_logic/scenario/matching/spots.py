"""Where something is, in words that are no place of a map: "in the East Stand", "on our own drive".

Which of two such places exclude each other is the matter of :mod:`.spots_apart`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache

from cmr_logic import syntax
from cmr_logic.records import record, replace
from cmr_logic.scenario.lexicon.localities import (
    NAMED_PARTS,
    of_two_words,
    one_of,
)
from cmr_logic.scenario.lexicon.relations import word_key
from cmr_logic.scenario.matching.faces import LINKS_OF_FACES, Face, face_in
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.text import word_set

# Behind which a place stands where a thing is: "**in** the hall"; not "near the hall".
_LINKS = frozenset({"in", "on", "at", "inside", "within", "over", "from", "into"})
_LINKS |= frozenset({"along", "across", "through"})
# Behind which a place stands on one side of which a thing is: "**below** the weir", "**north of**
# the pier"; not "near the weir".
SIDE_LINKS = frozenset({"above", "below", "outside", "behind", "upstream", "downstream"})
COMPASS = frozenset({"north", "south", "east", "west"})
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
_SIDE = re.compile(
    r"\b(?P<side>north|south|east|west|above|below|upstream|downstream|inside|outside|behind"
    r"|in\sfront|left|right)\s(?:of\s)?(?:the|our|your|my)\s(?P<of>[a-z]+(?:\s[a-z]+)?)\b"
)
# A name behind its noun: "Zone **B**", "Gate **12**", "Row **3a**"; not "Zone of".
_NUMBERED = re.compile(r"(?:[A-Z]|[IVX]{1,4}|\d{1,3}[A-Za-z]?|[A-Z]\d{1,3})")
# What says when, behind the same prepositions: "in the **morning**"; not "in the barn".
TIMES = word_set(
    "morning afternoon evening night day week weekend month year moment time summer winter spring "
    "autumn fact case way person total"
)
# Who is in a place by what they are: "**residents** of Zone B"; not "owners of a boat".
_DWELLERS = word_set("resident residents inhabitant inhabitants tenant tenants occupant occupants")
# A place in a row: "the **third** floor"; not "the top floor".
ORDINALS = word_set("first second third fourth fifth sixth seventh eighth ninth tenth")


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
        face: which side of itself is meant: "the **back** of the house".
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
    face: str = ""


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
    if match["first"] not in ORDINALS or match["second"] not in ORDINALS:
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
        face = face_in(words[at + 1 :])
        if _is_link(words, at, face):
            link, before = lowered, _before(words, at)
        elif (
            word != "," or not link or not words[at + 1 : at + 2] or not words[at + 1][0].isupper()
        ):
            continue  # what stands behind a comma, "in Tralee, **County Kerry**", goes on
        whole = face.of if face is not None and face.of is not None else 0
        taken = _noun_phrase(words[at + 1 + whole :])
        spot = _read(link, before, taken, found[at][1], text) if taken else None
        if spot is not None:
            yield spot if face is None else replace(spot, face=face.name)


def _is_link(words: Sequence[str], at: int, face: Face | None) -> bool:
    """Tell whether behind a word a place is named where a thing is."""
    word, before = words[at].lower(), _before(words, at)
    if word == "for":
        return before in syntax.BE  # "my ticket **is for** the North Stand"
    if word == "of":
        return before in _DWELLERS
    return word in _LINKS or (word in LINKS_OF_FACES and face is not None)


def _before(words: Sequence[str], at: int) -> str:
    return words[at - 1].lower() if at else ""


def _beyond(words: Sequence[str], at: int) -> Sequence[str]:
    """Return the words behind those that name a side of a thing: "north of", "below"."""
    word, behind = words[at].lower(), words[at + 1 : at + 2]
    of = behind == ["of"]
    if word in COMPASS:
        return words[at + 2 :] if of else ()
    return words[at + 1 + of :] if word in SIDE_LINKS and behind else ()


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
        if lowered in COMPASS and list(words[at + 1 : at + 2]) == ["of"]:
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
    numbered = bool(names) and (names[0].lower() in ORDINALS or _is_number(names[0]))
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
