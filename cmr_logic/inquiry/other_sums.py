"""What some pay in place of a price: "The fee is £80. Students pay **half**"."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from cmr_logic.inquiry.question import Question
from cmr_logic.provisions.drafts.nodes import Provision, Rule
from cmr_logic.syntax import CURRENCIES
from cmr_logic.text import word_set, words_in

# Words of what costs less: "it is **half** price"; not "free".
LESS = word_set("half halved reduced cheaper discounted lower")
# Words by which a question asks for the whole price: "do I pay the **full** fee".
_WHOLE = word_set("full whole")
_REDUCED = "reduced"
# Words by which somebody pays a price: "students **pay** £40"; not "students get £40".
_PAYING = word_set("pay pays paid paying cost costs charge charged charges")
# Words by which one is the opposite of another: "higher", "lower"; "paid", "unpaid"; not "old".
_COMPARISONS = tuple(
    pair.partition("/")[::2]
    for pair in word_set(
        "more/less higher/lower longer/shorter larger/smaller bigger/smaller increased/reduced "
        "increase/decrease above/below above/less more/below higher/less more/lower up/down "
        "paid/unpaid"
    )
)
_FULL, _IN_PART = "full", frozenset({"half", "reduced"})  # the "**full** fee", "**half** the fee"
_FOR_ALL_DAY = frozenset({"-", "time"})  # behind "full", of other things: "full **time**"


def another_price(rule: Rule, provision: Provision, question: Question) -> bool:
    """Tell whether a statement says what some pay in place of the price that is asked about.

    Args:
        rule: the rule text.
        provision: one of its provisions.
        question: what is asked.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("The fee is £80. Students pay half.")
        >>> asked = map(read_question, ("Do I have to pay £80?", "Do I have to pay half?"))
        >>> [another_price(rule, rule.provisions[1], question) for question in asked]
        [True, False]
    """
    sums = _sums(tuple(word.lower() for word in question.words))
    whole = not _WHOLE.isdisjoint(question.words)
    if not (sums or whole) or _PAYING.isdisjoint(question.words):
        return False
    said = words_in(provision.conclusion.of(rule.plain).lower())
    other = _sums(said)
    less = not LESS.isdisjoint(said) or (bool(other) and _PAYING.intersection(said))
    if not less or not _WHOLE.isdisjoint(said) or (sums & other):
        return False
    if not sums and _REDUCED in said:
        return False  # that it is reduced is against a full price by its word
    return any(
        (sums <= named if sums else bool(named))
        for each in rule.provisions
        if each is not provision and each.condition is None and each.subject is None
        for named in (_sums(words_in(each.conclusion.of(rule.plain).lower())),)
        if named
    )


# Currencies that are written as words, before a sum or behind it: "**CHF** 80"; not "80 pence".
_NAMED = word_set("chf eur gbp usd aud cad nzd sek nok dkk pln pounds euros dollars francs")


def _sums(words: Sequence[str]) -> frozenset[str]:
    """Return the numbers of the sums that words name: "£ **80**", "**80** euros"."""
    before = {b for a, b in pairwise(words) if a in CURRENCIES | _NAMED and b[0].isdigit()}
    return frozenset(before | {a for a, b in pairwise(words) if b in _NAMED and a[0].isdigit()})


def in_full_or_part(asked: Sequence[str], said: Sequence[str]) -> bool:
    """Tell whether one side is of the full price, and the other of less: "pay **half** price".

    Example:
        >>> in_full_or_part("do i pay full price".split(), "you pay half price".split())
        True
        >>> in_full_or_part("do i pay half price".split(), "full time cooks do".split())
        False
    """
    sides = (asked, said), (said, asked)
    return any(_is_whole(one) and not _IN_PART.isdisjoint(other) for one, other in sides)


def _is_whole(words: Sequence[str]) -> bool:
    """Tell whether something is named as full: "the **full** fee"; not "full-time students"."""
    return any(
        word == _FULL and behind not in _FOR_ALL_DAY for word, behind in pairwise((*words, ""))
    )


def compare_otherwise(asked: Sequence[str], said: Sequence[str]) -> bool:
    """Tell whether one side says that something is more, and the other that it is less.

    Example:
        >>> compare_otherwise("do i pay more".split(), "you pay less".split())
        True
    """
    return any(
        {more, less}.intersection(asked) == {one} and {more, less}.intersection(said) == {other}
        for more, less in _COMPARISONS
        for one, other in ((more, less), (less, more))
    )
