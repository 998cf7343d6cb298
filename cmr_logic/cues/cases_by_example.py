"""Cases told only as examples: "You may ride free, **for example if** you are 70".

A text that says "some" do, or that someone "may", and names no other case than its examples, leaves
nothing else to ask about: in plain words, "You may ride free if you are 70".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic.cues.exceptions_said import Rewriting, sentence_start
from cmr_logic.text import places_of, word_set

_INCLUDE = frozenset({"include", "are"})
# What a sentence before it says alone counts: "only in certain **situations**. These include:".
_SITUATIONS = word_set("situations circumstances cases reasons")
SIGNS = frozenset({"example", "instance"}) | _SITUATIONS
"""Words of which each of them has one: "for **example** if you row"; not "if you row"."""

_FOR, _IF = "for", ("if",)
_SOME = word_set("certain some special exceptional particular specific limited")
# What opens the case behind it: "for example **because** you row"; not "for example a boat".
_OPENERS = frozenset({"if", "when", "because"})
# Subjects of a case that nothing opens: "for example, **you** row"; not "for example your boat".
_TOLD_OF = frozenset({"you", "they"})
# Words of what is so in some cases only: "you **may** row"; not "have a link, for example you row".
_LEFT_OPEN = word_set("some sometimes may might can could not n't will 'll often usually")
# What stands between the statement and it: "you may row **,** for example"; not "row of".
_MARKS = frozenset({",", "-", "–", "—"})
# Words of a case, or of who is meant, that stands before: "row **if** you swim, for example when".
_CASES = word_set(
    "if unless when where because who which that whose whom provided until while after before once "
    "as since except than ( )"
)


def cases_by_example(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, with what it comes to.

    Example:
        >>> list(cases_by_example("some pay less , for example , if they row".split()))
        [(3, 8, ('if',))]
        >>> list(cases_by_example("you may pay less - for example because you row".split()))
        [(4, 8, ('if',))]
        >>> list(cases_by_example("pay if you sail , for example when you row".split()))
        []
        >>> list(cases_by_example("bring a pet , for example a cat".split()))
        []
        >>> said = "you may row only in certain situations . these include : * rain".split()
        >>> list(cases_by_example(said))
        [(7, 11, (',', 'for', 'example', ':'))]
        >>> list(cases_by_example("you may row in these situations . they include : rain".split()))
        []
    """
    for at in places_of(words, _SITUATIONS, 2):
        named = tuple(words[at + 1 : at + 5])
        these = named[:2] == (".", "these") and named[2:3] != () and named[2] in _INCLUDE
        if these and named[3:] == (":",) and words[at - 1] in _SOME:
            yield at + 1, at + 5, (",", "for", "example", ":")
    for at in places_of(words, SIGNS - _SITUATIONS, 2):
        last = at + 1 + (tuple(words[at + 1 : at + 2]) == (",",))
        first = at - 1 - (words[at - 2] in _MARKS)
        if words[at - 1] != _FOR or last + 2 >= len(words):
            continue
        told = words[last] in _TOLD_OF  # "for example, **you** row"
        if not (told or words[last] in _OPENERS):
            continue
        start = sentence_start(words, first)
        listed = ":" in words[last : last + 3]
        if _LEFT_OPEN.isdisjoint(words[start:first]):
            continue
        if _CASES.isdisjoint(words[start:first]) and not listed:
            yield first, last + 1, (*_IF, *words[last : last + told])
