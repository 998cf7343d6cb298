"""Two cases of which the second leaves out what is said again: "£5 if you row or £9 if you sail".

Where they stand in a sentence, and in an item of a list.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from cmr_logic import syntax
from cmr_logic.expression import both, either
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.provisions.lists.items import Item
from cmr_logic.provisions.words.clause_words import OPENING_CASES
from cmr_logic.records import record
from cmr_logic.text import Tokens, places_of, word_set

# Signs and words that open an amount: "£", "two"; not "the".
_AMOUNTS = syntax.NUMBERS | word_set("£ $ € half double free nothing")
# Bounds before an amount: "**up to** £90"; not "up".
_BOUNDS = frozenset({("up", "to"), ("at", "least"), ("more", "than"), ("less", "than")})
# What opens each of two things: "**a** vest if you row or **a** suit if you dive"; not "the".
_ARTICLES = frozenset({"a", "an"})
_AND = "and"
# Words before a case that is an exception: "row with you or with me, **except** when it rains".
_EXCEPTING = word_set("except excepting")
_LONGEST = 7  # tokens of what stands for the whole conclusion: "up to £90 a day"


@record(frozen=True, slots=True)
class GappedCase:
    """Where a sentence goes on with a case whose conclusion leaves out what is said again.

    Args:
        like: index of what the first conclusion has where the second has something else.
        shared: index of what stands behind that and belongs to both: "25 days | **of leave**".
        first_case: index of the word that opens the first case.
        before: index after the last token of the first case.
        start: index of the first word that the second conclusion has of its own.
        case: index of the word that opens the second case.
    """

    like: int
    shared: int
    first_case: int
    before: int
    start: int
    case: int


def gapped_case_at(tokens: Tokens, first: int, last: int) -> GappedCase | None:
    """Return where a second case starts that repeats no verb, None where a sentence has none.

    Example:
        >>> from cmr_logic.text import tokenize
        >>> tokens = tokenize("You pay £5 if you row and £9 if you sail.")
        >>> gapped_case_at(tokens, 0, len(tokens))
        GappedCase(like=2, shared=4, first_case=4, before=7, start=8, case=10)
        >>> tokens = tokenize("You pay £5 if you row and swim if it is hot.")
        >>> gapped_case_at(tokens, 0, len(tokens)) is None
        True
    """
    words = tokens.words
    cases = places_of(words, OPENING_CASES, first + 1, last - 1)
    if len(cases) < 2:  # noqa: PLR2004 - one for each conclusion
        return None
    for one, other in pairwise(cases):
        if words[other - 1] in _EXCEPTING:
            continue
        joint = next(
            (at for at in range(other - 2, one + 2, -1) if words[at] in syntax.COORDINATORS), None
        )
        if joint is None or other - joint > _LONGEST or "but" in words[one:joint]:
            continue  # "if A, but you may not row **or sail unless B**": a statement between
        like = _like(words, first, one, joint + 1)
        if like is not None and syntax.finite_verb(words[joint + 1 : other]) is None:
            before, start = joint - (words[joint - 1] == ","), joint + 1
            amount = _is_amount(words[start])
            shared = min(like + other - start, one) if amount else one
            return GappedCase(like, shared, one, before, start, other)
    return None


def _like(words: Sequence[str], first: int, last: int, start: int) -> int | None:
    """Return where the first conclusion has what opens as the second does: an amount, or "at".

    Args:
        words: the tokens of the text.
        first: index of the first token of the first conclusion.
        last: index after its last.
        start: index of the first token of the second.
    """
    opening = words[start]
    behind = range(last - 1, first, -1)
    if words[start : start + 2] in _BOUNDS and _is_amount(words[start + 2]):
        found = [at for at in behind if _is_amount(words[at])]
        return min(found, default=None)  # "£9 if you row and **up to** £90 if you sail"
    if opening in syntax.PREPOSITIONS:
        found = [at for at in behind if words[at] == opening]
        if found and _measures_case(words, last, start) and not _is_amount(words[found[0] + 1]):
            return None  # "a seat **for a cook** if you rowed **for** 9 years, or **for** 5 if ill"
        return next(iter(found), None)
    case = words[last : start - 1]
    of_kind = any(be in syntax.BE and one in _ARTICLES for be, one in pairwise(case))
    if opening in _ARTICLES and not of_kind:  # "if you are a cook or a guide if it is calm"
        return next((at for at in reversed(behind) if words[at] in _ARTICLES), None)
    if not _is_amount(opening):
        return None
    found = [at for at in behind if _is_amount(words[at])]
    return min(found, default=None)


def _measures_case(words: Sequence[str], first: int, start: int) -> bool:
    """Tell whether an amount stands for one of the case before: "for 9 years, or **for 5**".

    Args:
        words: the tokens of the text.
        first: index of the word that opens the case.
        start: index of the preposition of the amount.
    """
    inside = range(first, start - 2)
    measured = any(words[at] == words[start] and _is_amount(words[at + 1]) for at in inside)
    return measured and _is_amount(words[start + 1])


def _is_amount(word: str) -> bool:
    return word[:1].isdigit() or word in _AMOUNTS


@record(frozen=True, slots=True)
class CasesInItem:
    """Where an item of a list has two cases, the second without what is said again.

    Args:
        ahead: the range of what it asks in both cases, None where it asks no such thing.
        first: the range of the first case.
        second: the range of the second.
        frame: the words that the second leans on.
    """

    ahead: tuple[int, int] | None
    first: tuple[int, int]
    second: tuple[int, int]
    frame: Frame

    def read(self, ahead: Item | None, first: Item | None, second: Item | None) -> Item | None:
        """Return what the item says, from what its parts do."""
        if first is None or second is None:
            return first or second
        before = [] if ahead is None else [ahead]
        alone = both([*(part.alone for part in before), either([first.alone, second.alone])])
        return Item(alone, both([part.demanded for part in (*before, first, second)]))


def cases_in_item(tokens: Tokens, first: int, last: int, frame: Frame) -> CasesInItem | None:
    """Return where an item has two such cases, None where it has not.

    Args:
        tokens: those of the text.
        first: index of the first token of the item.
        last: index after its last.
        frame: the words that it completes.

    Example:
        >>> from cmr_logic.text import tokenize
        >>> tokens = tokenize("row and be over 60 if you work or over 65 if you swim")
        >>> cases_in_item(tokens, 0, len(tokens), ("you",))
        CasesInItem(ahead=(0, 1), first=(2, 8), second=(9, 14), frame=('you', 'be'))
        >>> cases_in_item(tokens, 2, 8, ("you",)) is None
        True
    """
    gapped = gapped_case_at(tokens, first, last)
    words = tokens.words
    told = bool(frame) or syntax.starts_verb_phrase(words, first)
    if gapped is None or words[first] in OPENING_CASES or not told:
        return None
    joints = (at for at in range(gapped.like - 1, first, -1) if words[at] == _AND)
    joint = next((at for at in joints if syntax.starts_verb_phrase(words, at + 1)), None)
    opens = first if joint is None else joint + 1
    leant = (*frame, *words[opens : gapped.like])
    ahead = None if joint is None else (first, joint)
    return CasesInItem(ahead, (opens, gapped.before), (gapped.start, last), leant)
