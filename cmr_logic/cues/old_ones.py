"""What a new thing takes the place of: "A new badge is free if **the old one** is worn out".

It is whoever asks' own: "if your old badge is worn out". And "one" is what the sentence before
demands: "Riders must wear a helmet. Those without **one** go home".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import OF_CASES, STOPS, Rewriting, sentence_start
from cmr_logic.cues.in_row import Sign, in_row
from cmr_logic.text import ADVERB, NOUN, VERB, bases, classes, places_of, word_set

# What is said of the thing that was there before: "the **old** one"; not "the red one".
_OLD = word_set("old original previous existing current lost")
_ONE = {"one": False, "ones": True}
# What is said of what takes its place: "a **new** badge"; not "a red badge".
_NEW = word_set("new replacement second duplicate spare substitute")
_OWN = frozenset({"the", "your"})
_LONGEST = 3  # words of the name of a thing: "resident parking permit"
# Words before "one" where it stands for a thing named before: "**without** one"; not "only one".
_WITH = frozenset({"without", "with"})
_HAVING = word_set(
    "have has had hold holds wear wears bring brings show shows carry carries own owns"
)
_OPENING = OF_CASES | {"unless", "who", "that"}
# Verbs of what has to be had: "riders **must** wear a helmet"; not "riders may wear a helmet".
_NEEDED = word_set("must need needs require requires should shall")
_ENDS = STOPS | OF_CASES | {",", "unless", "that", "which", "who", "only", "free", "once"}
SIGNS = frozenset(_ONE)
"""Words of which each has one: "the old **one**"; not "the old badge"."""
CLOSER: frozenset[Sign] = in_row(_OLD, _ONE) | in_row(_WITH | _HAVING, {"one"})
"""Two words in a row of which each has one, too: "**old one**"; not "one of them"."""


def old_ones(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, with the name that it has.

    Example:
        >>> list(old_ones("a new badge is free if the old one is lost .".split()))
        [(6, 9, ('your', 'old', 'badge'))]
        >>> list(old_ones("replacement keys are free if the old ones broke .".split()))
        [(5, 8, ('your', 'old', 'keys'))]
        >>> list(old_ones("a badge is free if the red one is lost .".split()))
        []
        >>> list(old_ones("cooks must wear a cap . those without one go home .".split()))
        [(8, 9, ('a', 'cap'))]
        >>> list(old_ones("cooks may wear a cap . those with one eye go home .".split()))
        []
    """
    for at in places_of(words, _ONE.keys(), 2):
        if words[at] == "one" and words[at - 1] in _WITH | _HAVING:
            thing = _thing_before(words, at)
            if thing and (words[at - 1] in _WITH or _is_case(words, at)):
                yield at, at + 1, thing
        if words[at - 1] not in _OLD or words[at - 2] not in _OWN:
            continue
        named = _new_thing(words, at - 2)
        if named and syntax.is_plural_noun(named[-1]) and not _ONE[words[at]]:
            named = (*named[:-1], next(iter(bases(named[-1], NOUN)), named[-1]))
        if named:
            yield at - 2, at + 1, ("your", words[at - 1], *named)


def _is_case(words: Sequence[str], at: int) -> bool:
    """Tell whether a case or a relative opens before an index: "**if** you have one"."""
    return not _OPENING.isdisjoint(words[sentence_start(words, at) : at])


def _thing_before(words: Sequence[str], at: int) -> tuple[str, ...]:
    """Return the one thing that the sentence before demands, with its article, () for none."""
    behind = words[at + 1] if at + 1 < len(words) else "."
    ends = behind in _ENDS | syntax.AUXILIARIES or VERB in classes(behind)
    first = sentence_start(words, at)
    if not ends or behind == "of" or not first:
        return ()
    start = sentence_start(words, first - 1)
    verb = next((i for i in range(start, first - 1) if words[i] in _NEEDED), None)
    articles = [i for i in range(verb or first, first - 1) if words[i] in syntax.INDEFINITE]
    if len(articles) != 1:
        return ()
    last = articles[0] + 1
    while last < first - 1 and _names(words[last]) and ADVERB not in classes(words[last]):
        last += 1
    return tuple(words[articles[0] : last]) if last > articles[0] + 1 else ()


def _new_thing(words: Sequence[str], end: int) -> tuple[str, ...]:
    """Return the name of the new thing that a sentence speaks of before an index."""
    start = sentence_start(words, end)
    new = next((i for i in range(end - 1, start - 1, -1) if words[i] in _NEW), None)
    if new is None:
        return ()
    verb = syntax.finite_verb(words, start, end)
    last = new + 1
    while last < end and last - new <= _LONGEST and last != verb and _names(words[last]):
        last += 1
    return tuple(words[new + 1 : last])


def _names(word: str) -> bool:
    ends = word in _ENDS | syntax.AUXILIARIES | syntax.PREPOSITIONS | syntax.JOINTS
    return NOUN in classes(word) and not ends
