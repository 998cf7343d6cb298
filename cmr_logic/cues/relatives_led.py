"""Relative clauses that a preposition leads: "a boat that is new **and for which you pay**".

In plain words that is "a boat that is new and that you pay for it", and "guests **for whom** you
pay can row" is "guests, if you pay for them, can row".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import Rewriting, sentence_end, sentence_start
from cmr_logic.cues.not_so import ONE_OF_KIND
from cmr_logic.text import VERB, classes, word_set

_WHICH, _WHOM = "which", "whom"
# Prepositions that lead such a clause: "**for** which"; not "some of which".
_LEADING = word_set("for with to on in from by at under about against through")
# Nouns that they tell with "which", and no clause does: "in which **case**"; not "in which we".
_NAMED = word_set("case time event point date day year month period cases events")
_JOINTS = word_set("and or")
# Words that such a clause ends before: "for which you pay **if** you row"; not "pay here".
_ENDS = word_set("if unless when where while until before after because but except provided")
_FAR = 24  # words from the first relative clause to the second
_NOUN = 3  # words of those of whom one alone is said: "all young guests for whom"
SIGNS = frozenset({_WHICH, _WHOM})
"""Words of which each has one: "for **which** you pay"; not "that you pay for"."""


def relatives_led(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, and where it ends.

    Example:
        >>> list(relatives_led("we mend a boat that leaks or for which you pay .".split()))
        [(7, 9, ('that',)), (11, 11, ('for', 'it'))]
        >>> list(relatives_led("guests for whom we pay can row .".split()))
        [(1, 3, (',', 'if')), (5, 5, ('for', 'them', ','))]
        >>> list(relatives_led("guests who row , and for whom we pay , can sail .".split()))
        [(4, 7, ('if',)), (9, 9, ('for', 'them'))]
        >>> list(relatives_led("we mend a boat that leaks , in which case you pay .".split()))
        []
    """
    for at in [at for at, word in enumerate(words) if word in SIGNS and at > 1]:
        preposition = words[at - 1]
        if preposition not in _LEADING or _NAMED.intersection(words[at + 1 : at + 2]):
            continue
        start = sentence_start(words, at)
        joined = words[at - 2] in _JOINTS
        opener = _opener(words, start, at - 2) if joined else None
        subject = syntax.finite_verb(words[start : opener or at]) is None
        end = _end(words, at + 1, in_subject=subject)
        if end is None:
            continue
        if words[at] == _WHICH:
            if opener is not None:
                noun = words[opener - 1 - (words[opener - 1] == ",")]
                it = "them" if syntax.is_plural_noun(noun) else "it"
                yield at - 1, at + 1, (words[opener],)
                yield end, end, (preposition, it)
        elif words[at - 2] == "and" and opener is not None:
            yield from _case(words, at - 2, at, end)
        elif not joined and _names_people(words[start : at - 1]):
            yield from _case(words, at - 1, at, end)


def _case(words: Sequence[str], first: int, at: int, end: int) -> Iterator[Rewriting]:
    """Yield a clause of people as a case: "guests**, if** we pay **for them,** can row"."""
    comma = () if words[first - 1] == "," else (",",)
    yield first, at + 1, (*comma, "if")
    close = () if _ends_at_comma(words, end) else (",",)
    yield end, end, (words[at - 1], "them", *close)


def _opener(words: Sequence[str], start: int, joint: int) -> int | None:
    """Return where the relative clause before a joint begins, None where there is none."""
    places = range(joint - 1, max(start, joint - _FAR), -1)
    at = next((i for i in places if words[i] in syntax.RELATIVE_OPENERS), None)
    return None if at is None or words[at - 1] in syntax.PREPOSITIONS else at


def _end(words: Sequence[str], first: int, *, in_subject: bool) -> int | None:
    """Return where a clause ends: at a comma, a case, the verb of the whole or a full stop.

    Args:
        words: the words of the text.
        first: the place of its first word.
        in_subject: the verb of the whole is still to come.

    Returns:
        None where it has no verb, or where it cannot be told from the verb of the whole.
    """
    stop = sentence_end(words, first)
    last = next((i for i in range(first, stop) if words[i] in _ENDS or words[i] == ","), stop)
    said = words[first:last]
    verb = syntax.finite_verb(said)
    if not verb:
        return None
    if in_subject and not _ends_at_comma(words, last):
        modals = [i for i in range(2, len(said)) if said[i] in syntax.MODALS]
        own = modals[:1] == [verb] and VERB not in classes(said[verb - 1])
        return first + modals[own] if len(modals) > own else None
    return last


def _ends_at_comma(words: Sequence[str], end: int) -> bool:
    return end < len(words) and words[end] == ","


def _names_people(said: Sequence[str]) -> bool:
    """Tell whether a sentence begins with no more than a kind of people: "**guests** for whom"."""
    if not 1 <= len(said) <= _NOUN or not syntax.PREPOSITIONS.isdisjoint(said):
        return False
    return syntax.is_plural_noun(said[-1]) or said[0] in ONE_OF_KIND
