"""Things that nobody is to bring in: "**Do not bring dogs into** the bar" bans them there.

In plain words that is "dogs are not allowed in the bar".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import Rewriting, sentence_start
from cmr_logic.text import NOUN, classes, places_of, word_set

_BRING = word_set("bring take carry")
# How it is forbidden: "**do not** bring", "**you must not** bring"; not "you do not bring".
_FORBIDDING = (
    ("do", "not"),
    ("do", "n't"),
    ("never",),
    *(("you", modal, "not") for modal in ("must", "may", "can", "should")),
    ("you", "must", "never"),
)
# Where it is not to be brought, with where it then is not allowed: "**into** the bar".
_INTO = {"into": "in", "onto": "on", "inside": "in", "in": "in", "on": "on", "aboard": "aboard"}
_TAKE, _STAYING = "take", frozenset({"in", "on"})  # "take leave **in** May" brings nothing in
_THEM = frozenset({"them", "it"})  # what was named before: "dogs may run. Do not bring **them**"
_LONGEST = 4  # words of what is brought: "any glass or cans"
# What tells of other than the thing: "bring children **with** a cold into".
_PARTING = syntax.AUXILIARIES | syntax.NUMBERS | syntax.JOINTS
_PARTING |= word_set("if unless who that than") | {","}
_PARTING |= syntax.PREPOSITIONS - {"of"}
SIGNS = _BRING
"""Words of which each has one: "do not **bring** dogs"; not "do not feed dogs"."""


def things_kept_out(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, with the ban that it comes to.

    Example:
        >>> list(things_kept_out("do not bring dogs into the bar .".split()))
        [(0, 5, ('dogs', 'are', 'not', 'allowed', 'in'))]
        >>> list(things_kept_out("cats may sit here . do not take them into the bar .".split()))
        [(5, 10, ('cats', 'are', 'not', 'allowed', 'in'))]
        >>> list(things_kept_out("you may not take more than two bags into the hall .".split()))
        []
    """
    words = tuple(words)
    for at in places_of(words, _BRING):
        first = sentence_start(words, at)
        if words[first:at] not in _FORBIDDING:
            continue
        near = range(at + 2, min(at + 2 + _LONGEST, len(words) - 1))
        into = next((i for i in near if words[i] in _INTO), 0)
        things = words[at + 1 : into] if into else ()
        if into and words[at] == _TAKE and words[into] in _STAYING:
            continue  # "do not take leave in May"
        if things and things[0] in _THEM and len(things) == 1:
            things = _named_before(words, first)
        if things and _names_things(things):
            several = syntax.is_plural_noun(things[-1])
            allowed = ("are" if several else "is", "not", "allowed")
            yield first, into + 1, (*things, *allowed, _INTO[words[into]])


def _names_things(things: Sequence[str]) -> bool:
    """Tell whether words name things of a kind: "dogs", "any food"; not "more than two bags"."""
    return (
        _PARTING.isdisjoint(things)
        and NOUN in classes(things[-1])
        and things[-1] not in syntax.PRONOUNS
    )


def _named_before(words: Sequence[str], first: int) -> tuple[str, ...]:
    """Return the words of what the sentence before opens with, perhaps none: "**Dogs** may sit"."""
    if not first:
        return ()
    before = words[sentence_start(words, first - 1) : first - 1]
    verb = next((i for i, word in enumerate(before) if word in syntax.AUXILIARIES), 0)
    return tuple(before[:verb]) if 0 < verb <= _LONGEST else ()
