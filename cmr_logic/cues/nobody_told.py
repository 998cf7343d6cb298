"""What is not done, nor told: "members who **do not come without telling us** pay a fine".

They do not come and do not tell us; either alone is none of that.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import Rewriting, sentence_start
from cmr_logic.text import VERB, bases, places_of_word, word_set

_WITHOUT = "without"
# What one does to let somebody know, or to be let off: "without **telling** us"; not "rowing".
_TELLING = word_set(
    "telling letting informing notifying warning contacting calling ringing phoning texting "
    "emailing messaging asking cancelling canceling explaining giving sending saying writing "
    "reporting apologising rebooking"
)
# What is given or had so: "without **notice**"; not "without a boat".
_GIVEN = {
    "notice": "give",
    "warning": "give",
    "explanation": "give",
    "reason": "have",
    "excuse": "have",
    "permission": "have",
}
_SORTS = word_set("a any prior good valid proper due reasonable an advance acceptable")
# What opens what is not done: "**who** do not come", "**if** you do not come".
_OPENING = word_set("who that which if when where whoever")
_FAILING = word_set("fail fails failed")
_LONGEST = 12  # words of what is not done: "turn up for a dental appointment at the clinic"
_PARTING = word_set(", and or but if unless because so")
SIGNS = frozenset({_WITHOUT})
"""Words of which each has one: "do not come **without** telling us"; not "come and tell us"."""


def nobody_told(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, with what it comes to.

    Example:
        >>> list(nobody_told("guests who do not come without telling us pay £5 .".split()))
        [(5, 7, ('and', 'do', 'not', 'tell'))]
        >>> list(nobody_told("it is lost if she does not come without good reason .".split()))
        [(8, 11, ('and', 'does', 'not', 'have', 'a', 'good', 'reason'))]
        >>> list(nobody_told("guests who leave without telling us pay £5 .".split()))
        []
        >>> list(nobody_told("you may not leave without telling us .".split()))
        []
    """
    for at in places_of_word(words, _WITHOUT, 3, len(words) - 1):
        denied = _denied_before(words, at)
        if not denied:
            continue
        verb = words[at + 1]
        if verb in _TELLING:
            yield at, at + 2, ("and", *denied, _told(verb))
            continue
        end = at + 1
        while end < len(words) - 1 and words[end] in _SORTS:
            end += 1
        if words[end] in _GIVEN:
            named = words[at + 1 : end + 1]
            bare = named[0] not in syntax.INDEFINITE and words[end] in {"reason", "excuse"}
            yield (
                at,
                end + 1,
                ("and", *denied, _GIVEN[words[end]], *(("a",) if bare else ()), *named),
            )


def _told(verb: str) -> str:
    """Return the verb of an -ing form: "telling", "letting"."""
    return next((base for base in bases(verb, VERB) if base != verb), verb)


def _denied_before(words: Sequence[str], at: int) -> tuple[str, ...]:
    """Return what denies the verb of a case or relative before an index, () where nothing does."""
    start = max(sentence_start(words, at), at - _LONGEST - 2)
    for verb in range(at - 2, start, -1):
        if words[verb] in _PARTING:
            return ()
        if words[verb] in _FAILING and words[verb + 1] == "to" and _opens(words, start, verb):
            does = {"fails": "does", "failed": "did"}.get(words[verb], "do")
            return (does, "not")
        if words[verb] in syntax.VERBAL_NEGATIONS:
            does = words[verb - 1]
            return (does, "not") if does in syntax.DO and _opens(words, start, verb - 1) else ()
    return ()


def _opens(words: Sequence[str], start: int, verb: int) -> bool:
    """Tell whether a case or a relative opens right before a verb and its subject."""
    return not _OPENING.isdisjoint(words[max(start, verb - 3) : verb])
