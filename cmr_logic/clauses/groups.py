"""Which brackets hold a condition, or part of it: "(you row)"; not "(see rule 4)"."""

from __future__ import annotations

from cmr_logic import syntax
from cmr_logic.clauses.stretch import CLOSING, COORDINATORS, OPENING, SEPARATORS, Stretch
from cmr_logic.cues import Effect
from cmr_logic.cues.notices_said import BOUNDS_OF_SIZE
from cmr_logic.text import NOUN, VERB, classes

# What stands behind a bracket that is a part by itself: "(you row) **and**"; not "(only) **you**".
_BEHIND = frozenset({"", ".", ":", "but", *SEPARATORS, *CLOSING, *COORDINATORS})
# First words of a bracket that only remarks: "(**see** rule 4)"; not "(you row)".
_REMARKING = frozenset({"see", "note", "optional", "and", "or", "where", "which", "not", "but"})
# Effects of cues that a remark opens with: "(**for example** a raft)".
_IDLE = frozenset({Effect.EXAMPLE, Effect.NOTHING, Effect.DISCOURSE})
# Words that leave a part of a condition to come: "you are (a cook or a nurse)"; not "you row".
_AWAITING = (
    syntax.AUXILIARIES | syntax.PREPOSITIONS | syntax.NEGATIONS | {"either", "both", "to", "who"}
)
# Words that a verb stands behind: "**you** rent (a hut or a flat)"; not "the rent (a lot)".
_AHEAD_OF_VERBS = syntax.NOMINATIVES | syntax.MODALS | {"who", "to", "not", "or", "and", ""}
_LABEL = 3  # letters of a word that only names a part: "(a)", "(iv)"


def is_group(stretch: Stretch, index: int) -> bool:
    """Tell whether a bracket is all of a condition that is joined to others, by what it says.

    Example:
        >>> from cmr_logic.text import tokenize
        >>> tokens = tokenize("if (you row) or (see rule 4) you sail")
        >>> stretch = Stretch(tokens, 0, len(tokens), item=False, lead_in=False)
        >>> is_group(stretch, 1), is_group(stretch, 6)
        (True, False)
    """
    close = stretch.closings.get(index)
    if close is None or close - index < 2 or _remarks(stretch, index, close):  # noqa: PLR2004
        return False
    if stretch.word(close + 1) in _BEHIND or stretch.opens_condition(close + 1):
        return True
    inside = index + 1
    while stretch.words[inside] in OPENING:
        inside += 1
    subject = stretch.words[inside] in syntax.NOMINATIVES | syntax.DETERMINERS
    return subject and stretch.finite_verb(inside, close) is not None


def part_at(stretch: Stretch, index: int, close: int) -> bool:
    """Tell whether a bracket is the part that a condition waits for: "if you are **(…)**".

    Example:
        >>> from cmr_logic.text import tokenize
        >>> tokens = tokenize("if you are (a cook or a nurse) and (of late) sail")
        >>> stretch = Stretch(tokens, 0, len(tokens), item=False, lead_in=False)
        >>> part_at(stretch, 3, 9), part_at(stretch, 11, 14)
        (True, False)
    """
    before = stretch.word(index - 1)
    if stretch.word(close + 1) not in _BEHIND or _remarks(stretch, index, close):
        return False
    if before in _AWAITING:
        # "aged 60 or **over** (55 if ill)": what may be a preposition ends a bound
        return before not in BOUNDS_OF_SIZE or stretch.word(index - 2) not in COORDINATORS
    if stretch.word(index + 1) not in syntax.DETERMINERS:
        return False
    found = classes(before) if before.isalpha() else frozenset[str]()
    ahead = stretch.word(index - 2)
    return VERB in found and (NOUN not in found or ahead in _AHEAD_OF_VERBS)


def joins_group(stretch: Stretch, index: int) -> bool:
    """Tell whether a coordinator stands beside a bracket that is a condition by itself."""
    at = index + 1
    while stretch.word(at) in {"not", "either", ","}:
        at += 1
    if stretch.word(at) in OPENING and is_group(stretch, at):
        return True
    before = index - 1 - (stretch.word(index - 1) == ",")
    if stretch.word(before) not in CLOSING:
        return False
    opening = next((o for o, close in stretch.closings.items() if close == before), None)
    return opening is not None and _stands_alone(stretch, opening) and is_group(stretch, opening)


def _remarks(stretch: Stretch, index: int, close: int) -> bool:
    """Tell whether a bracket says something in passing: a label, an example, a pointer."""
    opening = stretch.words[index + 1]
    if close == index + 2 and (len(opening) <= _LABEL or not opening.isalpha()):
        return True
    found = stretch.cue(index + 1)
    idle = found is not None and (found[0].effect in _IDLE or stretch.opens_condition(index + 1))
    return opening in _REMARKING or idle


def _stands_alone(stretch: Stretch, opening: int) -> bool:
    """Tell whether a bracket begins a part: behind a joint or cue, or at the head of an item."""
    at = opening - 1
    if at < stretch.first:
        return stretch.item
    word = stretch.words[at]
    cued = any(stretch.opens_condition(i) for i in range(max(at - 3, stretch.first), at + 1))
    return word in COORDINATORS or word in SEPARATORS or word in {"not", "that", "who"} or cued
