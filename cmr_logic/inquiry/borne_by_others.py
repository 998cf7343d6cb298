"""Costs that others bear, so that whoever asks does not: "**We will pay for** your travel"."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise, takewhile

from cmr_logic import syntax
from cmr_logic.inquiry.question import Question
from cmr_logic.provisions.drafts.nodes import Provision, Rule
from cmr_logic.text import keys, word_set, words_in

# What others do with a cost: "we **cover** the cost"; not "we see the cost".
_BEARING = word_set("cover covers meet meets bear bears pay pays fund funds")
# What they do it with: "we cover the **cost** of"; not "we cover the roof".
_COSTS = word_set("cost costs fee fees charge charges price expenses bill fare fares")
_PAYING = frozenset({"pay", "pays"})
# How else a question asks who has to: "am I **responsible** for my fees?"; not "is the pool free?".
_ASKED = _PAYING | {"paying", "responsible", "liable"}
_THEM = word_set("it them this these")  # what was named before: "your employer pays **them**"
# Who does that for whoever asks: "your club **does it for** you".
_FOR_YOU = frozenset({("does", "it", "for"), ("do", "it", "for"), ("does", "so", "for")})
_PAY_FOR = frozenset({("pay", "for"), ("pays", "for")})
PROVIDERS = syntax.AUTHORITIES | word_set(
    "we landlord landlady agent company club shop store hotel employer insurer seller school "
    "college operator owner host firm organiser organizer supplier society trust"
)
"""Those who hold or do something for others: "**the club** keeps it"; not "members keep it"."""

_WHO = frozenset({"who", "whose", "whom"})  # "members **who** joined the club"
_ASKERS = frozenset({"i", "we"})
_YOU, _PAY = "you", "pay"
_VERB = 4  # words up to the verb behind a subject: "will then pay for"
_NEAR = 4  # words behind it among which the cost is named: "the full cost"


def names_provider(words: Sequence[str]) -> bool:
    """Tell whether words before a verb name those who hold something: not "**council** tenants".

    Example:
        >>> names_provider("the council may".split()), names_provider("council tenants may".split())
        (True, False)
        >>> names_provider("members who joined the club".split())
        False
    """
    named = tuple(takewhile(lambda word: word not in _WHO, words))
    return any(
        word in PROVIDERS and not syntax.is_plural_noun(following)
        for word, following in pairwise((*named, ""))
    )


def others_bear_cost(rule: Rule, provision: Provision, question: Question) -> bool:
    """Tell whether others pay, by a provision, what a question asks whether one has to pay.

    Args:
        rule: the rule.
        provision: one of its provisions.
        question: what is asked.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("We will pay for your bus if you live far away.")
        >>> bus = rule.provisions[0]
        >>> others_bear_cost(rule, bus, read_question("Do I have to pay for my bus?"))
        True
        >>> others_bear_cost(rule, bus, read_question("Will you pay for my bus?"))
        False
    """
    if _ASKERS.isdisjoint(question.words[1:2]) or _ASKED.isdisjoint(question.words):
        return False
    words = words_in(provision.conclusion.of(rule.plain).lower())
    verb = syntax.finite_verb(words) or 0
    ends = syntax.RELATIVES | syntax.PREPOSITIONS
    head = next((at for at in range(verb) if words[at] in ends), verb) - 1
    if head < 0 or words[head] not in PROVIDERS:
        return False
    said = words[verb : verb + _VERB + _NEAR]
    # "an **owner** must pay a fine" may be whoever asks; "**your** owner", "**the** owner" is not
    known = question.keys if words[0] not in syntax.INDEFINITE else frozenset[str]()
    return tuple(said[:3]) in _FOR_YOU or _bears(said, known)


def _bears(said: Sequence[str], known: frozenset[str]) -> bool:
    """Tell whether others pay for something, or what is known from a question or by a pronoun."""
    if not syntax.NEGATIONS.isdisjoint(said[:_VERB]) or not syntax.BE.isdisjoint(said[:_VERB]):
        return False
    bearing = next((at for at, word in enumerate(said[:_VERB]) if word in _BEARING), None)
    if bearing is None:
        return False
    if _YOU in said[:bearing]:
        return False  # "we ask **you to pay** for your bus"
    behind = said[bearing + 1 : bearing + 1 + _NEAR]
    named = not _COSTS.isdisjoint(behind) or not _THEM.isdisjoint(behind[:1])
    if not named and _YOU not in behind[:1]:  # not "your employer pays **you** sick pay"
        named = not (keys(behind) - {_PAY}).isdisjoint(known - {_PAY})
    return named or not _PAY_FOR.isdisjoint(pairwise(said[bearing:]))
