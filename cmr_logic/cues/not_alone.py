"""Things that "not only … but also" names, of which both are meant: "not only a card but a key"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import OF_CASES, STOPS, Rewriting

ALONE = frozenset({"only", "just"})
"""What sets the first of two things apart, where "but" names the other: "not **only** a card"."""

# Words that a case follows: "**if** not only you row but"; not "need not only".
_BEFORE_CASES = OF_CASES | {"that", "provided"}
# Words behind "but" that only say that something comes on top: "but **also** a key".
_ALSO = "also"
# Verbs that only ask, before a subject: "not only **do** you need a card".
_EMPTY = frozenset({"do", "does"})


def not_alone(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find "not only A but also B", of which both are named: "both A and B".

    Where it opens a sentence, the first verb stands before its subject: "Not only must you row".

    Example:
        >>> list(not_alone("guests not only row but they sail".split()))
        []
        >>> list(not_alone("if not only you row but also you sail".split()))
        [(1, 3, ()), (5, 7, ('and',))]
        >>> list(not_alone("not only must you row , you must also sail".split()))
        [(0, 4, ('you', 'must')), (5, 6, ('and',))]
    """
    for at in range(1, len(words) - 3):
        if words[at] in ALONE and words[at - 1] == "not" and words[at + 1] in syntax.AUXILIARIES:
            yield from _fronted(words, at)
    for at in range(1, len(words) - 1):
        if words[at] not in ALONE or words[at - 1] != "not":
            continue
        but = next((i for i in range(at, len(words)) if words[i] in STOPS or words[i] == "but"), 0)
        if not but or words[but] != "but" or tuple(words[but + 1 : but + 2]) == ("if",):
            continue
        also = tuple(words[but + 1 : but + 2]) == (_ALSO,)
        behind = but + 1 + also
        opened = words[at - 2] in _BEFORE_CASES and at > 1
        if words[at + 1] in OF_CASES and not OF_CASES.isdisjoint(words[behind : behind + 1]):
            yield at - 1, at + 1, ()  # "not just if you row but also if you sail"
            yield but, behind, ("or",)
        elif opened and syntax.finite_verb(words, at + 1, but) is not None:
            yield at - 1, at + 1, ()  # "if not only **you row** but also your boat is dry"
            yield but, behind, ("and",)
        elif behind < len(words) and words[behind] not in syntax.NOMINATIVES:
            yield at - 1, at + 1, ("both",)
            yield but, behind, ("and",)


def _fronted(words: Sequence[str], at: int) -> Iterator[Rewriting]:
    """Find the two statements of "not only" where it stands before a verb and its subject."""
    subject = words[at + 2]
    comma = words.index(",", at) if "," in words[at:] else 0
    again = comma + 1 + (tuple(words[comma + 1 : comma + 2]) == ("but",))
    opens = at == 1 or words[at - 2] in STOPS
    if opens and comma and subject in syntax.NOMINATIVES and subject in words[again : again + 1]:
        verb = () if words[at + 1] in _EMPTY else (words[at + 1],)
        yield at - 1, at + 3, (subject, *verb)
        yield comma, again, ("and",)
