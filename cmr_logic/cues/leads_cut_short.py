"""Lead-ins that end in the word that counts: "if neither:" is "if none of these apply:".

Behind a denial, each case by itself is one: "no fee **in either of these cases**:" is "no fee if
any of these apply:". What "we ask:" are conditions to meet. Who "must **have met** these
conditions:" meets them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import OF_CASES, Rewriting, sentence_start, stands_at
from cmr_logic.text import places_of_word, word_set

_COLON, _NEITHER, _OR = ":", "neither", "or"
_NONE, _ALL = ("none", "of", "these", "apply"), ("all", "of", "these", "apply")
_IF_ANY, _IN, _OF = ("if", "any", "of", "these", "apply"), "in", "of"
# How many of the cases, and what they are called: "in **either** of these **cases**".
_ANY_CASE, _THESE = (
    frozenset({"either", "any", "both", "each"}),
    frozenset({"these", "the", "those"}),
)
_CALLED = frozenset({"cases", "circumstances", "situations", "instances"})
# What denies: "there is **no** fee in either of these cases"; not "there is a fee".
_DENYING = syntax.VERBAL_NEGATIONS | {"no", "nothing", "never"}
# Words that a case opens with: "**if** neither:"; not "take neither:".
_OPENING = OF_CASES | {"unless", "that", "and", "or", "whenever"}
# How many of what is listed must hold: "if you row, or **both**:"; not "or one:".
_EACH = frozenset({"both", "all"})
# Lead-ins of what is asked of people: "**what we ask**: you sign the form"; not "we ask you to:".
_ASKING = (
    ("what", "we", "ask", ":"), ("all", "we", "ask", ":"), ("we", "ask", "that", ":"),
    ("what", "we", "ask", "of", "you", ":"), ("all", "we", "ask", "is", "that", ":"),
)  # fmt: skip
# What must have been met is met: "you must **have met these conditions**:"; not "met your aunt".
_HAVE, _MET, _MEET = "have", "met", ("meet",)
_TO_MEET = word_set("requirements requirement conditions condition criteria tests standards rules")
_LONGEST = 7  # words from "met" to the noun: "met all of the following service requirements:"
_ASK, _CONDITIONS = "ask", ("you", "must", "meet", "these", "conditions", ":")
SIGNS = _EACH | _CALLED | {_NEITHER, _ASK, _MET}
"""Words of which each such lead-in has one: "if **neither**:"; not "if either:"."""


def leads_cut_short(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, with what it comes to.

    Example:
        >>> list(leads_cut_short("you can vote if neither :".split()))
        [(4, 5, ('none', 'of', 'these', 'apply'))]
        >>> list(leads_cut_short("you can vote if you row , or both :".split()))
        [(8, 9, ('all', 'of', 'these', 'apply'))]
        >>> list(leads_cut_short("you must be neither :".split()))
        [(3, 4, ('none', 'of', 'these'))]
        >>> list(leads_cut_short("there is no fee in either of these cases :".split()))
        [(4, 9, ('if', 'any', 'of', 'these', 'apply'))]
        >>> list(leads_cut_short("what we ask : you sign".split()))
        [(0, 4, ('you', 'must', 'meet', 'these', 'conditions', ':'))]
        >>> list(leads_cut_short("she must have met these service requirements :".split()))
        [(2, 4, ('meet',))]
        >>> list(leads_cut_short("you may keep a cat , a dog or both .".split()))
        []
    """
    for at in places_of_word(words, _ASK, 1):
        first = sentence_start(words, at)
        asked = next((lead for lead in _ASKING if stands_at(words, first, lead)), ())
        if asked and first + len(asked) < len(words):
            yield first, first + len(asked), _CONDITIONS
    yield from _to_have_met(words)
    for at in range(1, len(words) - 1):
        if words[at] not in SIGNS or words[at + 1] != _COLON:
            continue
        before = words[at - 1]
        if words[at] in _CALLED:
            yield from _in_any_case(words, at)
        elif words[at] == _NEITHER:
            if before in _OPENING:
                yield at, at + 1, _NONE
            elif before in syntax.BE:
                yield at, at + 1, _NONE[:3]
        elif before == _OR and not OF_CASES.isdisjoint(words[:at]):
            yield at, at + 1, _ALL


def _in_any_case(words: Sequence[str], at: int) -> Iterator[Rewriting]:
    """Find the cases of a denial, of which each is one: "no fee **in either of these cases**:"."""
    first = next((i for i in range(at - 1, max(at - 6, 0), -1) if words[i] == _IN), 0)
    said = words[first + 1 : at]
    whole = len(said) > 1 and said[0] in _ANY_CASE and said[1] == _OF
    named = whole and not _THESE.isdisjoint(said[2:3])
    if named and not _DENYING.isdisjoint(words[sentence_start(words, first) : first]):
        yield first, at + 1, _IF_ANY


def _to_have_met(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find what must have been met: "the cook must **have met** these requirements:"."""
    for at in places_of_word(words, _MET, 2):
        near = words[at + 1 : at + _LONGEST + 2]
        colon = near.index(_COLON) if _COLON in near else 0
        demanded = words[at - 1] == _HAVE and words[at - 2] in syntax.MODALS
        if demanded and colon and near[colon - 1] in _TO_MEET:
            yield at - 1, at + 1, _MEET
