"""That there is none, or by what one comes to be something, as conditions: "in the absence of"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import Rewriting, sentence_start
from cmr_logic.text import VERB, bases, places_of, word_set

# Ways to say that there is none: "**in the absence of** a will", with what they come to.
_ABSENCES = (("in", "the", "absence", "of"), ("for", "want", "of"), ("for", "lack", "of"))
_NONE = ("if", "there", "is", "no")
# What stands before what is not there: "**a** will"; not "their will".
_ARTICLES = frozenset({"a", "an", "any", "such"})
# Ways to say that one has not done it: "if they **fail to do so**", with what they come to.
_FAILING = {
    ("fail", "to", "do", "so"): ("do", "not"),
    ("fails", "to", "do", "so"): ("does", "not"),
    ("fail", "to", "do", "this"): ("do", "not"),
    ("fails", "to", "do", "this"): ("does", "not"),
    ("failed", "to", "do", "so"): ("did", "not"),
}
_BY = "by"
# What one comes to be or to escape by a deed: "**qualify** by paying"; not "apply by writing".
_BECOMING = word_set("qualify qualifies")
_BECOME = frozenset({"become", "remain", "avoid", "escape", "earn", "gain", "keep"})
_FAR = 6  # words from these to "by": "become a member of the club by"
_OR = frozenset({"or", "and"})
_BESIDE = word_set("else either also")
_SIGNS = word_set("absence want lack fail fails failed")
SIGNS = _SIGNS | {_BY}
"""Words of which each of them has one: "in the **absence** of a will"; not "without"."""


def absences_said(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, with what it comes to.

    Example:
        >>> list(absences_said("in the absence of a will , you pay".split()))
        [(0, 5, ('if', 'there', 'is', 'no'))]
        >>> list(absences_said("you qualify by rowing or by swimming".split()))
        [(2, 4, ('if', 'you', 'row')), (5, 7, ('if', 'you', 'swim'))]
        >>> list(absences_said("you apply by writing to us".split()))
        []
    """
    if not _SIGNS.isdisjoint(words):
        yield from _missing(words)
    if _BY in words and "you" in words:
        yield from _by_deeds(words)


def _missing(words: Sequence[str]) -> Iterator[Rewriting]:
    for at in places_of(words, _SIGNS):
        for phrase in _ABSENCES:
            first = at - phrase.index(words[at]) if words[at] in phrase else -1
            last = first + len(phrase)
            said = first >= 0 and tuple(words[first:last]) == phrase and last < len(words)
            if said and not (phrase[0] == "for" and _denied(words, first)):
                yield first, last + (words[last] in _ARTICLES), _NONE
        for failing, plainly in _FAILING.items():
            if tuple(words[at : at + len(failing)]) == failing:
                yield at, at + len(failing), plainly


def _denied(words: Sequence[str], last: int) -> bool:
    """Tell whether a sentence denies up to an index: "we will **not** refuse it | for lack of"."""
    first = sentence_start(words, last)
    return not syntax.NEGATIONS.isdisjoint(words[first:last])


def _by_deeds(words: Sequence[str]) -> Iterator[Rewriting]:
    become = -1
    joined = False
    for at, word in enumerate(words[:-1]):
        if word in _BECOMING or (word in _BECOME and word in bases(word, VERB)):
            become, joined = at, False
        elif word in {".", ";"}:
            become, joined = -1, False
        elif word == _BY and become >= 0:
            deed = syntax.is_gerund(words[at + 1]) and bases(words[at + 1], VERB)
            first = at
            while words[first - 1] in _BESIDE:
                first -= 1
            near = at - become <= _FAR or joined
            if deed and near and (not joined or words[first - 1] in _OR):
                plain = words[at + 1].removesuffix("ing")
                verb = "are" if deed[0] == "be" else plain if plain in deed else deed[0]
                yield first, at + 2, ("if", "you", verb)
                joined = True
