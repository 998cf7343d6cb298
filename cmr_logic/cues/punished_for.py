"""Deeds that bring a penalty, as cases: "You can be **fined for littering** and spitting".

So are those that a gerund tells ahead: "**Littering is punished with** a fine", "… is an offence".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting, sentence_end, sentence_start
from cmr_logic.text import VERB, bases, places_of, word_set

# Participles of what befalls whoever does something: "**fined** for"; not "paid for".
_PUNISHED = word_set(
    """
    fined prosecuted arrested penalised penalized sued banned expelled suspended dismissed
    disqualified sanctioned imprisoned evicted excluded removed reported
    """
)
_FOR = frozenset({"for"})
_IF_YOU, _OR = ("if", "you"), ("or",)
_FARTHEST = 6  # words from the participle to "for": "fined up to £100 for"
# Words that end what befalls someone: "fined **if** you pay for"; not "fined £50 for".
_SIDES = word_set("if when who that which and or , .")
_PUNISHABLE = word_set("punished punishable penalised penalized")
_OFFENCES = word_set("offence offense")
# What is said of a deed that a gerund tells: "littering **is punished with** a fine".
_BRINGS = frozenset(
    {
        *(("is", done, by) for done in _PUNISHABLE for by in ("with", "by")),
        *((verb,) for verb in ("carries", "attracts")),
        *(("is", "an", noun) for noun in _OFFENCES),
    }
)
_FINE = word_set("fine penalty")  # "carries a **fine**"; not "carries a risk"
_AHEAD = word_set("carries attracts") | _PUNISHABLE | _OFFENCES
_LONGEST = 14  # words of such a deed
_REFERRING = syntax.POINTING | {"without", "so"}
SIGNS = _PUNISHED | _AHEAD
"""Words of which each has one: "**fined** for littering"; not "paid for gardening"."""


def punished_for(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each penalty for deeds, with what it comes to.

    Example:
        >>> for rewriting in punished_for("you can be fined for littering or spitting .".split()):
        ...     print(rewriting)
        (4, 6, ('if', 'you', 'litter'))
        (7, 8, ('spit',))
        >>> list(punished_for("you can be banned for life .".split()))
        []
        >>> list(punished_for("you are not fined for parking badly .".split()))
        []
        >>> list(punished_for("diving here is punished with a fine .".split()))
        [(0, 1, ('if', 'you', 'dive')), (2, 7, (',', 'you', 'will', 'be', 'fined'))]
        >>> list(punished_for("diving here is an offence .".split()))
        [(0, 1, ('it', 'is', 'an', 'offence', 'to', 'dive')), (2, 5, ())]
        >>> list(punished_for("diving here carries a risk .".split()))
        []
    """
    yield from _told_ahead(words)
    for at in places_of(words, _PUNISHED):
        first = next((i for i in range(at - 1, -1, -1) if words[i] in STOPS), -1) + 1
        near = range(at + 1, min(at + _FARTHEST, len(words) - 1))
        behind = next((i for i in near if words[i] in _FOR), None)
        denied = not syntax.NEGATIONS.isdisjoint(words[first:at])
        if behind is None or denied or not _SIDES.isdisjoint(words[at:behind]):
            continue
        verb = _verb(words[behind + 1])
        if verb:
            yield behind, behind + 2, (*_IF_YOU, verb)
            yield from _further(words, behind + 2)


def _told_ahead(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each penalty for a deed that a gerund tells before it."""
    for at in places_of(words, _AHEAD, 1):
        verb = at - (words[at - 1] == "is") - 2 * (words[at] in _OFFENCES)
        brought = next((b for b in _BRINGS if tuple(words[verb : verb + len(b)]) == b), ())
        first, last = sentence_start(words, at), sentence_end(words, at)
        deed, behind = words[first + 1 : verb], words[verb + len(brought) : last]
        base = _verb(words[first])
        plain = _SIDES.isdisjoint(deed) and syntax.AUXILIARIES.isdisjoint(deed)
        plain = plain and _REFERRING.isdisjoint(deed)  # "working without these is an offence"
        if not brought or not base or not plain or len(deed) > _LONGEST:
            continue
        if words[at] in _OFFENCES and not behind:
            yield first, first + 1, ("it", *brought, "to", base)
            yield verb, last, ()
        elif not _FINE.isdisjoint(behind[1:2]):
            yield first, first + 1, (*_IF_YOU, base)
            alone = tuple(behind) == ("a", "fine")
            said = ("be", "fined") if alone else ("get",)
            yield verb, last if alone else verb + len(brought), (",", "you", "will", *said)


def _further(words: Sequence[str], first: int) -> Iterator[Rewriting]:
    """Yield the further deeds that a list goes on with: "… **or for spitting**"."""
    end = sentence_end(words, first)
    for at in range(first, end - 1):
        if words[at] not in syntax.JOINTS:
            continue
        again = words[at + 1] in _FOR
        named = at + 1 + again
        verb = _verb(words[named]) if named < end else ""
        if verb:
            yield at + 1, named + 1, (verb,)
            if words[at] == "and":
                yield at, at + 1, _OR


def _verb(word: str) -> str:
    """Return the base form of an "-ing" form, nothing for other words: "littering", "litter"."""
    if not syntax.is_gerund(word):
        return ""
    return next((base for base in bases(word, VERB) if base != word), "")
