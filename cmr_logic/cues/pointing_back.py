"""Sentences that point back at what was granted, in plain words: "**This is for** those who row".

That says "This applies to those who row", as "**You can do this** if you swim" says "This applies
if you swim", and "We cannot **agree to** this if it rains" that we cannot do it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic.cues.exceptions_said import STOPS, Rewriting, stands_at
from cmr_logic.cues.in_row import in_row
from cmr_logic.cues.people_that import PEOPLE
from cmr_logic.syntax import NEGATIONS
from cmr_logic.text import word_set

POINTING = word_set("this it that")
"""Subjects that stand for what was said before: "**this** is for staff"; not "there"."""
_FOR_THEM = (("is", "for"), ("is", "meant", "for"), ("is", "intended", "for"))
_ONLY = "only"
# Whom it is for, by name: "for **staff**"; not "for you to decide", "for a day".
_WHOM = PEOPLE | word_set("those staff anyone people firms businesses companies")
_DOING = (
    ("can", "do", "this"), ("can", "do", "so"), ("can", "do", "that"), ("may", "do", "this"),
    ("may", "do", "so"), ("may", "do", "that"),
)  # fmt: skip
_WHO = frozenset({"you", "we"})
# Words by which the sentence before forbids it: "you may **not** row"; not "you need a vest".
_DENYING = NEGATIONS | word_set("no nobody illegal unlawful prohibited forbidden banned")
_CASES = word_set("if when once provided unless where only")
# What opens a list of what that takes: "**to do this:**".
_TAKING = (
    ("to", "do", "this"), ("to", "do", "so"), ("to", "do", "that"),
    ("in", "order", "to", "do", "this"), ("in", "order", "to", "do", "so"),
    ("to", "be", "able", "to", "do", "this"), ("to", "be", "able", "to", "do", "so"),
    ("to", "be", "allowed", "to", "do", "this"), ("to", "be", "allowed", "to", "do", "so"),
    ("for", "this", "to", "apply"), ("for", "this", "to", "happen"),
    ("for", "this", "to", "be", "so"), ("for", "this",), ("the", "rules", "are"),
    ("the", "rules", "for", "this", "are"),
)  # fmt: skip
_COLON = ":"
_APPLIES, _APPLIES_ONLY_IF = ("this", "applies"), ("this", "applies", "only", "if")
# Verbs for doing what was asked: "we cannot **agree to this**"; not "we agree".
_GRANTING = (
    ("agree", "to", "this"), ("agree", "to", "that"), ("agree", "to", "it"), ("agree",),
    ("grant", "this"), ("grant", "it"), ("allow", "this"), ("allow", "it"), ("approve", "this"),
    ("approve", "it"), ("permit", "this"), ("offer", "this"), ("consider", "this"),
    ("arrange", "this"), ("accept", "this"),
)  # fmt: skip
_REFUSING = frozenset({("can", "not"), ("ca", "n't"), ("will", "not"), ("wo", "n't"),
                       ("do", "not"), ("do", "n't"), ("unable", "to"), ("may", "not")})  # fmt: skip
SIGNS = POINTING | word_set("so agree for") | {"rules"}
"""Words of which each of them has one: "**this** is for staff"; not "oars are for staff"."""
CLOSER = (
    in_row(("is", "meant", "intended"), ("for",))
    | in_row(("do",), ("this", "so", "that"))
    | in_row(("for",), ("this",))
    | in_row(("rules",), ("are", "for"))
    | in_row(("agree",), {"to", *_CASES})
    | in_row(word_set("grant allow approve permit offer consider arrange accept"), POINTING)
)
"""Words of which each has two in a row, too: "**this is** for staff"."""


def pointing_back(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, with what it comes to.

    Example:
        >>> list(pointing_back("rowers get a key . this is for those who swim .".split()))
        [(5, 8, ('this', 'applies', 'to'))]
        >>> list(pointing_back("you can do this if you swim .".split()))
        [(0, 4, ('this', 'applies'))]
        >>> list(pointing_back("guests may row . to do this : * swim".split()))
        [(4, 7, ('this', 'applies', 'only', 'if'))]
        >>> list(pointing_back("we can not agree to this if it rains .".split()))
        [(3, 6, ('do', 'this'))]
        >>> list(pointing_back("this is for a day .".split()))
        []
    """
    for at in range(len(words)):
        if at == 0 or words[at - 1] in STOPS or words[at - 1] in {"*", "but"}:
            found = _opening(words, at)
            if found is not None:
                yield found
        elif tuple(words[at - 2 : at]) in _REFUSING:
            end = _granted(words, at)
            if end is not None:
                yield at, end, ("do", "this")


def _opening(words: Sequence[str], at: int) -> Rewriting | None:
    """Return what a sentence opens with that points back, with what it comes to."""
    behind = at + 1 + _named_before(words, at)
    if words[at] in POINTING or behind > at + 1:
        end = next((behind + len(p) for p in _FOR_THEM if stands_at(words, behind, p)), None)
        if end is None or _WHOM.isdisjoint(words[end : end + 1]):
            return None
        return at, end, (*_APPLIES, "to")
    if words[at] in _WHO:
        end = next((at + 1 + len(p) for p in _DOING if stands_at(words, at + 1, p)), None)
        if end is None or _denies_before(words, at) or _CASES.isdisjoint(words[end : end + 1]):
            return None
        listed = _COLON in words[end : end + len(("only", "if", ":"))]
        return (at, end, _APPLIES) if listed or words[end] != _ONLY else None
    end = next((at + len(p) for p in _TAKING if stands_at(words, at, p)), None)
    if end is None:
        return None
    listed = end < len(words) and words[end] == _COLON
    return (at, end, _APPLIES_ONLY_IF) if at and listed else None


def _denies_before(words: Sequence[str], at: int) -> bool:
    """Tell whether the sentence before one that begins at an index denies: "you may **not** row".

    What one may do all the same is no case in which that applies.
    """
    first = next((i for i in range(at - 2, -1, -1) if words[i] in STOPS), -1) + 1
    return not _DENYING.isdisjoint(words[first : at - 1])


def _named_before(words: Sequence[str], at: int) -> int:
    """Return how many words name again a thing named before: "**the leave** is for"."""
    if words[at] != "the" or tuple(words[at + 2 : at + 3]) != ("is",):
        return 0
    return int(words[at + 1] in words[:at])


def _granted(words: Sequence[str], at: int) -> int | None:
    """Return where a verb for doing what was asked ends ahead of a case, None for no such."""
    ends = (at + len(phrase) for phrase in _GRANTING if stands_at(words, at, phrase))
    return next((end for end in ends if end < len(words) and words[end] in _CASES), None)
