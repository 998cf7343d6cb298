"""What a charge is on, beside another case: "a fee **is charged on** late returns, unless you row".

In plain words it "applies to late returns".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import Rewriting, sentence_end, sentence_start
from cmr_logic.text import ADJECTIVE, classes, word_set

SIGNS = word_set("charged payable levied imposed")
"""What is said of a charge: "a fee is **charged** on late returns"; not "a fee is refunded"."""
_CHARGES = word_set(
    "fee fees fine fines charge charges surcharge surcharges penalty deposit supplement levy toll"
)
_ON = frozenset({"on", "for"})
_CASES = word_set("if unless when where provided except")  # of the case besides
_ARE = syntax.BE | {"be"}
_TIMES = syntax.TIME_UNITS | syntax.WEEKDAYS | frozenset(syntax.MONTHS) | word_set("weekends time")
_OPEN = syntax.DETERMINERS | word_set("all any each every most some other")  # no kind
_LONGEST = 6  # words of what it is on
_APPLIES = ("applies", "to")


def charged_on(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each charge on things of a kind that has a case besides.

    Example:
        >>> list(charged_on("a fee is charged on late returns , unless you row".split()))
        [(2, 5, ('applies', 'to'))]
        >>> list(charged_on("a fee is charged on returns , unless you row".split()))
        []
        >>> list(charged_on("a fee is charged on late returns".split()))
        []
    """
    for at in [at for at, word in enumerate(words) if word in SIGNS and at > 1]:
        first, end = sentence_start(words, at), sentence_end(words, at)
        on, named = (*words[at + 1 : at + 3], "", "")[:2]
        case = next((i for i in range(at + 2, end) if words[i] in _CASES), None)
        if on not in _ON or words[at - 1] not in _ARE or case is None or case - at > _LONGEST + 2:
            continue
        things = words[at + 2 : case - (words[case - 1] == ",")]
        kind = ADJECTIVE in classes(named) or syntax.is_participle(named)
        told = not _TIMES.isdisjoint(things) or not syntax.JOINTS.isdisjoint(things)
        if len(things) < 2 or not kind or told or named in _OPEN:  # noqa: PLR2004 - "late returns"
            continue
        start = at - 1 - (words[at - 2] in syntax.MODALS)
        if not _CHARGES.isdisjoint(words[first:start]) and _CASES.isdisjoint(words[first:start]):
            yield start, at + 2, _APPLIES
