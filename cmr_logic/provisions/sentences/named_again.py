"""What a number or "one" stands for: "Members can borrow six books. Guests can borrow **two**"."""

from __future__ import annotations

from itertools import pairwise

from cmr_logic import syntax
from cmr_logic.provisions.concluding.assertions import Assertion
from cmr_logic.provisions.drafts.draft import Draft
from cmr_logic.text import NOUN, classes, keys, words_in

# What stands for the thing that was named before: "you don't need **one**"; not "a pass".
_ONE = "one"


def named_before(draft: Draft, assertion: Assertion) -> frozenset[str]:
    """Return what a thing that a number stands for, or "one", is compared by: the words before.

    "You don't need **one**", behind a sentence about a pass; "guests can borrow **two**", behind
    one about the books that members borrow.

    Args:
        draft: what has been read.
        assertion: what a statement asserts.
    """
    if not draft.provisions or not assertion.said:
        return frozenset()
    last = draft.provisions[-1]
    if assertion.waiving and _ONE in assertion.said:
        return last.keys
    count = assertion.said[-1 - (assertion.said[-1] == ",")]
    if not _is_number(count) or not _counts(last.conclusion.of(draft.text)):
        return frozenset()
    before, deed = last.keys - last.about, keys(assertion.said) - keys((count,))
    return frozenset() if deed.isdisjoint(before) else before


def _counts(said: str) -> bool:
    """Tell whether a statement counts things: "can borrow **six books**"; not "can borrow six"."""
    pairs = pairwise(words_in(said.lower()))
    return any(_is_number(number) and NOUN in classes(noun) for number, noun in pairs)


def _is_number(word: str) -> bool:
    return word in syntax.NUMBERS or word.isdigit()
