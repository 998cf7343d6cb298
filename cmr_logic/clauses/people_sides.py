"""Signs that a coordinator joins people of two kinds: "to farmers **and** tenants in Kent"."""

from __future__ import annotations

from cmr_logic import syntax
from cmr_logic.clauses.stretch import Stretch
from cmr_logic.text import word_set

# Plurals for people that are verbs as well: "**tenants** to buy land"; not "helps".
PEOPLE = word_set(
    """
    tenants guides pilots coaches nurses tutors guards cooks hosts judges ushers stewards partners
    parents fathers mothers volunteers experts recruits interns graduates scouts pioneers patrons
    agents doctors clerks crews inmates boarders marshals mates captains skippers butchers
    """
)
# What people are doing, as a quality: "nurses and **serving** members"; not "and rowing clubs".
DOING = word_set(
    "serving practising practicing visiting expecting nursing breastfeeding participating "
    "competing performing surviving existing returning arriving attending qualifying paying "
    "staying working"
)
# People of no kind, who are told by what was done: "**people** trained here"; not "pilots".
ANYBODY = word_set("people persons those children adults individuals")
# What those stand behind to whom or for whom something is: "loans **to** farmers"; not "in".
_TOWARDS = frozenset({"to", "for", "by", "of", "among", "between", "with", "from", "both"})
_BEHIND = syntax.PREPOSITIONS | syntax.RELATIVES | {"to", "aged"}
_NEAR = 3  # words of the first kind, at most: "young **small-scale** farmers"


def joins_people(stretch: Stretch, index: int, at: int) -> bool:
    """Tell whether two kinds of people are joined, the second in a form that a verb has as well.

    What a verb has for its object follows it: "lends boats to crews **and guides guests**".
    """
    words = stretch.words
    if words[at] not in PEOPLE or stretch.word(at + 1) not in _BEHIND:
        return False
    if not syntax.is_plural_noun(words[index - 1]):
        return False
    before = words[max(stretch.first, index - 1 - _NEAR) : index - 1]
    return not _TOWARDS.isdisjoint(before)


def joins_people_doing(stretch: Stretch, index: int, at: int) -> bool:
    """Tell whether the second of two kinds of people is told by what they are doing.

    "The card is for nurses **and serving members**": plurals on both sides, behind a preposition.
    """
    words = stretch.words
    doing = words[at] in DOING and syntax.is_plural_noun(stretch.word(at + 1))
    last = index - 1 - (words[index - 1] == ",")
    if not doing or not syntax.is_plural_noun(words[last]):
        return False
    if at + 2 < stretch.last and words[at + 2] not in _BEHIND | syntax.JOINTS | {"."}:
        return False
    before = words[max(stretch.first, last - _NEAR) : last]
    return not _TOWARDS.isdisjoint(before) or before[-1:] == (",",)


def joins_people_described(stretch: Stretch, index: int, at: int) -> bool:
    """Tell whether the last of several kinds of people is told by what was done to them.

    "The card is for nurses, guides **and people trained** at sea": behind a preposition, and no
    verb follows that would be theirs, as in "and people trained at sea pay less".
    """
    words, verb = stretch.words, at + 1
    if stretch.word(verb + 1) not in syntax.PREPOSITIONS or not syntax.is_participle(words[verb]):
        return False
    if stretch.finite_verb(at, stretch.piece_end(verb)) not in {None, verb}:
        return False
    openings = (i for i in range(index - 1, stretch.first, -1) if words[i] in _TOWARDS)
    return any(stretch.finite_verb(i + 1, index) is None for i in openings)
