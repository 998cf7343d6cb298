"""People of whoever reads, of whom something is denied: "**Your relatives** may not sign it".

The question is whether somebody is one of them: "relatives may not sign it". What they must not be
or have is a condition of the reader's: "your wife must not own a home" stays as it is.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting
from cmr_logic.cues.in_row import in_row
from cmr_logic.text import NOUN, classes, places_of_word, word_set

_YOUR = "your"
# Those who may be one of several who are asked about: "your **relatives**"; not "your dog".
_PEOPLE = word_set(
    """
    relatives relations relative partner spouse husband wife parents parent children child siblings
    landlord employer boss manager neighbours neighbour colleagues colleague friends friend
    employees tenants lodgers housemates flatmates
    """
)
_YOU = "you"
_LEAVE, _CANNOT = word_set("can may must should ca"), word_set("cannot")
# What somebody must not be, have or live on, of their people: "must not **own** one"; not "sign".
_STATES = word_set("be have own live earn owe hold work")
# What they must not do that is as much a state, where it is none that they may not: "**receive**".
_DRAWN = word_set("receive claim get")
# Those who have power over the reader: "your **employer** cannot refuse"; not "your wife cannot".
_OVER = word_set("landlord employer boss manager")
# What they must not do to the reader: "cannot **refuse**", "cannot **sack** you"; not "sign it".
_TO_READER = word_set(
    "refuse object charge evict dismiss sack stop force make ask deduct raise increase cut reduce "
    "withhold insist put treat prevent change end cancel discriminate pay turn reject deny keep"
)
_ROLE = syntax.ARTICLES | {_YOUR}  # behind "be": "must not be **the** witness"
_LONGEST = 24  # words of them: "your relatives, your partner and people living at your address"
_CASES = word_set("if when unless where who whose that which")
SIGNS = frozenset({_YOUR})
"""The word that each of them has: "**your** relatives may not sign"; not "relatives may not"."""
CLOSER = in_row((_YOUR,), _PEOPLE)
"""Signs of which each has one, too: "**your relatives** may not sign"; not "your dog"."""


def your_people(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, with what it comes to.

    Example:
        >>> list(your_people("your relatives and your partner cannot sign it .".split()))
        [(0, 1, ()), (3, 4, ('a',))]
        >>> list(your_people("your relatives can sign it .".split()))
        []
        >>> list(your_people("signing the form your relatives cannot sign it .".split()))
        [(3, 4, ())]
        >>> list(your_people("your dog cannot come in .".split()))
        []
        >>> list(your_people("your wife must not own a home .".split()))
        []
        >>> list(your_people("your landlord cannot refuse .".split()))
        []
        >>> list(your_people("your wife must not be the witness .".split()))
        [(0, 1, ('a',))]
    """
    for start in places_of_word(words, _YOUR):
        if start and words[start - 1] not in STOPS and not _may_end_heading(words[start - 1]):
            continue
        near = range(start + 2, min(start + _LONGEST, len(words) - 1))
        modal = next((at for at in near if _denies(words, at)), None)
        if modal is None or _in_state(words, modal) or not _CASES.isdisjoint(words[start:modal]):
            continue
        if words[start + 1] in _OVER and _is_to_reader(words, start + 2, modal):
            continue
        opens = [at for at in range(start, modal) if at == start or _joined(words, at)]
        owned = [at for at in opens if words[at] == _YOUR]
        if all(words[at + 1] in _PEOPLE for at in owned):
            for at in owned:
                several = syntax.is_plural_noun(words[at + 1])
                yield at, at + 1, () if several else (_article(words[at + 1]),)


def _may_end_heading(word: str) -> bool:
    """Tell whether a heading may end with a word, as a line has no stop: "Signing the **form**"."""
    return NOUN in classes(word) and word not in syntax.JOINTS | syntax.PREPOSITIONS


def _article(noun: str) -> str:
    return "an" if noun[0] in "aeiou" else "a"


def _denies(words: Sequence[str], at: int) -> bool:
    if words[at] in _CANNOT:
        return True
    return words[at] in _LEAVE and words[at + 1] in syntax.VERBAL_NEGATIONS


def _in_state(words: Sequence[str], at: int) -> bool:
    """Tell whether it is denied that they are so: "your wife must not **own**"; not "sign"."""
    verb = at + 1 + (words[at] not in _CANNOT)
    said = tuple(words[verb : verb + 2])
    role = said[:1] == ("be",) and not _ROLE.isdisjoint(said[1:])
    states = _STATES | _DRAWN if words[at] == "must" else _STATES
    return not role and not states.isdisjoint(said[:1])


def _is_to_reader(words: Sequence[str], first: int, modal: int) -> bool:
    """Tell whether one person, named alone, must not do something to the reader."""
    verb = modal + 1 + (words[modal] not in _CANNOT)
    said = tuple(words[verb : verb + 2])
    return first == modal and (not _TO_READER.isdisjoint(said[:1]) or _YOU in said[1:])


def _joined(words: Sequence[str], at: int) -> bool:
    return words[at - 1] == "," or words[at - 1] in syntax.JOINTS
