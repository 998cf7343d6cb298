"""What a programme is for, in plain words: "**The aim of the fund is to** mend roofs".

Whoever wants that may use it: "The fund may be used to mend roofs". What it is to do for others it
does: "The fund helps clubs". So is a note of nothing but what something is for: "To mend roofs".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting, sentence_start
from cmr_logic.cues.in_row import EDGE, in_row
from cmr_logic.text import VERB, bases, places_of, word_set

# What has a purpose for those who use it: "the aim of the **fund**"; not "of the test".
_PROGRAMMES = word_set("program programme programs programmes fund funds scheme schemes initiative")
_AIMS = word_set("purpose aim goal objective mission")
_AIMING = (
    *((verb, "to") for verb in ("aims", "seeks")),
    *(("is", done, "to") for done in ("designed", "intended", "meant")),
)
# What it is to do for others: "to **help** clubs"; not "to mend roofs".
_FOR_OTHERS = word_set(
    "help assist support enable allow encourage provide give offer fund pay make serve protect "
    "ensure increase reduce promote"
)
_WHOSE = frozenset({"this", "the", "our"})
_LONGEST = 5  # words of its name: "the harbour repair loan program"
_AIM_AT = 4  # words in which "purpose of" stands: "the main purpose of"
_TO, _IS_TO = ("to",), ("is", "to")
_SHORTEST = 2  # words of an aim with what it is done to: "to mend roofs"
_USED_TO = ("may", "be", "used", "to")
_BE = "be"
# First words of what else a sentence may say behind an aim: "to park, **you** need a pass".
_SUBJECTS = syntax.PRONOUNS | syntax.DETERMINERS | {"please"}
_RULING = syntax.PRONOUNS | syntax.MODALS
# Words behind which a verb tells something apart, or is one more aim: "villages **where** few
# live", "mend roofs **and** give help"; not "the".
_TELLING = syntax.RELATIVES | syntax.JOINTS | {"where", "when"}
SIGNS = _PROGRAMMES | {"to"}
"""Words of which each has one: "the aim of the **program** is"; not "the aim of the game is"."""
CLOSER = _PROGRAMMES | in_row((EDGE,), _TO)
"""Signs of which each has one, too: "**To** mend roofs"; not "you have to mend roofs"."""


def purposes_said(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each sentence that says what a programme is for, with what it comes to.

    Example:
        >>> list(purposes_said("the aim of this fund is to mend roofs .".split()))
        [(0, 7, ('this', 'fund', 'may', 'be', 'used', 'to'))]
        >>> list(purposes_said("this fund aims to mend roofs .".split()))
        [(2, 4, ('may', 'be', 'used', 'to'))]
        >>> list(purposes_said("to mend roofs in villages .".split()))
        [(0, 1, ('it', 'may', 'be', 'used', 'to'))]
        >>> list(purposes_said("to help clubs in villages .".split()))
        [(0, 2, ('it', 'helps'))]
        >>> list(purposes_said("to mend roofs , you need a ladder .".split()))
        []
        >>> list(purposes_said("to mend a roof members need a ladder .".split()))
        []
    """
    if tuple(words[:1]) == _TO:
        if len(words) > _SHORTEST and _is_verb(words, 1) and _is_alone(words):
            yield _said(words, 0, 1, ("it",))
        return
    for at in places_of(words, _PROGRAMMES):
        first = sentence_start(words, at)
        named = _name(words, first, at)
        if named is None:
            continue
        behind = at + 1
        if named > first:
            if tuple(words[behind : behind + 2]) == _IS_TO and _is_verb(words, behind + 2):
                yield _said(words, first, behind + 2, tuple(words[named:behind]))
            continue
        turn = next((t for t in _AIMING if tuple(words[behind : behind + len(t)]) == t), ())
        if turn and _is_verb(words, behind + len(turn)):
            yield _said(words, behind, behind + len(turn), ())


def _name(words: Sequence[str], first: int, at: int) -> int | None:
    """Return where the name of a programme begins that opens a sentence, or whose aim does."""
    start = next(
        (i for i in range(at - 1, max(first, at - _LONGEST) - 1, -1) if words[i] in _WHOSE), None
    )
    if start is None or start == first:
        return start
    opening = words[first:start]
    aim = 1 < len(opening) <= _AIM_AT and opening[-1] == "of" and opening[-2] in _AIMS
    return start if aim and opening[0] == "the" else None


def _is_verb(words: Sequence[str], at: int) -> bool:
    """Tell whether what is done stands at an index: "to **mend** roofs"; not "to **be** fair"."""
    return at < len(words) and words[at] != _BE and words[at] in bases(words[at], VERB)


def _said(words: Sequence[str], first: int, verb: int, whose: tuple[str, ...]) -> Rewriting:
    """Return what an aim comes to: "may be used to mend", "helps"."""
    if words[verb : verb + 1] and words[verb] in _FOR_OTHERS:
        return first, verb + 1, (*whose, syntax.third_person(words[verb]))
    return first, verb, (*whose, *_USED_TO)


def _is_alone(words: Sequence[str]) -> bool:
    """Tell whether a sentence says nothing beside the aim that opens it."""
    end = next((i for i, word in enumerate(words) if word in STOPS), len(words))
    if end < len(words) - 1 or ":" in words or not _RULING.isdisjoint(words):
        return False
    commas = [i for i, word in enumerate(words[:end]) if word == ","]
    said = words[_SHORTEST : min((end, *commas))]
    verb = syntax.finite_verb(said)
    if verb is not None and _TELLING.isdisjoint(said[:verb]):
        return False  # "To hire a yacht members **need** a certificate"
    return not any(_says_more(words[i + 1 : end]) for i in commas)


def _says_more(behind: Sequence[str]) -> bool:
    """Tell whether a sentence goes on behind an aim: "…, **send us** a form"."""
    if not behind or behind[0] in _SUBJECTS:
        return True
    if behind[0] in {"and", "or"}:
        return False
    return bases(behind[0], VERB) == (behind[0],) or syntax.finite_verb(behind) is not None
