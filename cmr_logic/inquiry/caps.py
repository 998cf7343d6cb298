"""Amounts that a text lets one have up to: "up to **£900**" answers "Can I get £500?" as well."""

from __future__ import annotations

import re

from cmr_logic import syntax
from cmr_logic.cues.bounds import caps
from cmr_logic.inquiry.barring import COSTS
from cmr_logic.inquiry.question import Question
from cmr_logic.provisions.drafts.nodes import Provision, Rule
from cmr_logic.provisions.words.predicate_words import BLOWS, HARMS
from cmr_logic.text import key, words_in
from cmr_logic.text.patterns import compiled

# What sets the most that one may have: "**up to** 4 books"; not "fewer than 4 books".
_CAPS = ("the maximum of", "as much as", "as many as", *caps())
_UP_TO = rf"\b(?:{'|'.join(_CAPS)}) ".replace(" ", r"\s+")
_NOUN = re.compile(r"\s*(?P<unit>[a-z]+)?")


def allows(rule: Rule, provision: Provision, question: Question) -> bool:
    """Tell whether a provision lets one have up to an amount, and a question names no more."""
    return within_cap(rule, provision, question) is True


def within_cap(rule: Rule, provision: Provision, question: Question) -> bool | None:
    """Tell whether the amount that a question names is within what a provision lets one have.

    Args:
        rule: the rule text.
        provision: one of its provisions.
        question: what is asked.

    Returns:
        None where the provision sets no cap, or the question names no amount of what is capped.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You can borrow up to 4 books if you row.")
        >>> asked = ("Can I borrow 3 books?", "Can I borrow 6 books?", "Can I borrow 3 maps?")
        >>> [within_cap(rule, rule.provisions[0], read_question(each)) for each in asked]
        [True, False, None]
    """
    asked = amount_asked(question)
    most = _most(rule, provision) if asked is not None and provision.positive else None
    if asked is None or most is None or most[1] != asked[1]:
        return None
    return asked[0] <= most[0]


def amount_asked(question: Question) -> tuple[float, str] | None:
    """Return the one amount that a question names, with its unit, None for none or for several.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> amount_asked(read_question("Can I get £1,500 a year?"))
        (1500.0, '£')
        >>> amount_asked(read_question("Can I borrow two books?"))
        (2.0, 'book')
        >>> amount_asked(read_question("Can I borrow one?"))
    """
    if not any(word[:1].isdigit() or word in syntax.NUMBERS for word in question.words):
        return None
    from cmr_logic.quantities.number_words import NUMBER  # noqa: PLC0415 - few ask for an amount

    said = re.sub(r"([£$€]) ", r"\1", " ".join(question.words))
    found = [_amount(said, each) for each in NUMBER.finditer(said)]
    named = [each for each in found if each is not None]
    return named[0] if len(named) == 1 and len(found) == 1 else None


def _most(rule: Rule, provision: Provision) -> tuple[float, str] | None:
    """Return the most that a conclusion lets one have: "up to £900", with its unit."""
    said = provision.conclusion.of(rule.plain).lower()
    if not (HARMS | BLOWS | COSTS).isdisjoint(words_in(said)):
        return None  # "fined up to £300", where up to £900 is said of another deed
    from cmr_logic.quantities.number_words import NUMBER  # noqa: PLC0415 - as above

    opening = compiled(_UP_TO).search(said)
    found = None if opening is None else NUMBER.match(said, opening.end())
    return None if found is None else _amount(said, found)


def _amount(said: str, found: re.Match[str]) -> tuple[float, str] | None:
    """Return a number and what it counts: a currency, or the noun behind it."""
    from cmr_logic.quantities.number_words import value_of  # noqa: PLC0415 - as above

    value = value_of(found)
    behind = _NOUN.match(said, found.end())
    unit = found["cur"] or (key(behind["unit"]) if behind is not None and behind["unit"] else "")
    return None if value is None or not unit else (value, unit)
