"""Demands on who wants to do more than is asked: "**If you want to sell honey**, you must …"."""

from __future__ import annotations

from collections.abc import Iterable

from cmr_logic.expression import Expression, clause_ids
from cmr_logic.inquiry.barring import COSTS, GENERAL
from cmr_logic.provisions.drafts.nodes import Provision, Rule
from cmr_logic.relevance import stem
from cmr_logic.text import keys, word_set, words_in

# Verbs of what someone wants to do besides: "if you **intend** to sell it"; not "if you sell it".
_WISHING = keys(tuple(word_set("want wish intend plan hope like consider think look")))
# Verbs of having what is asked for by another name: "to **become** a member"; not "to hire boats".
_BEGINNING = keys(
    tuple(
        word_set(
            "become join enter board start begin register enrol open take set stay keep continue "
            "remain benefit participate obtain access use make come go do"
        )
    )
)
_DEED = 2  # keys of a deed with its thing: "hire boats"
# Words for the thing that is granted: "if you plan to take **it** abroad"; not "to take a dog".
_THING = word_set("it them this that these those one ones so there")


def is_for_other_deed(rule: Rule, provision: Provision, said: frozenset[str]) -> bool:
    """Tell whether a demand is made of who wants to do what nothing before it speaks of.

    "You can keep bees if …. If you want to sell honey, you must register."

    Args:
        rule: the rule text.
        provision: a demand.
        said: what the question and what it means are compared by.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You can keep bees. If you want to sell tea, you must register.")
        >>> is_for_other_deed(rule, rule.provisions[1], frozenset({"keep", "bee"}))
        True
        >>> is_for_other_deed(rule, rule.provisions[1], frozenset({"sell", "tea"}))
        False
    """
    words, aimed = _wished(rule, provision)
    if not aimed:
        words, aimed = _aimed_at(rule, provision)
    return bool(aimed) and _THING.isdisjoint(words) and _unsaid(aimed, said) == aimed


def _aimed_at(rule: Rule, provision: Provision) -> tuple[frozenset[str], frozenset[str]]:
    """Return the words of an aim that has a thing of its own, and what they are compared by.

    "You can use the hall. **To hire boats** you need a card"; not "To become a member".
    """
    words = _purpose_said(rule, provision)
    aimed = keys(tuple(words)) - GENERAL - COSTS
    whole = len(aimed) >= _DEED and _BEGINNING.isdisjoint(aimed)
    return (words, aimed) if whole else (frozenset(), frozenset())


def wished_besides(rule: Rule, provision: Provision, said: frozenset[str]) -> Expression | None:
    """Return the case of a demand that is made of who wants more than is asked, else None.

    "You can fish if …. If you want to fish **at night**, you must have a permit."

    Args:
        rule: the rule text.
        provision: a demand.
        said: what the question is compared by.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("If you want to fish at night, you must have a lamp.")
        >>> wished_besides(rule, rule.provisions[0], frozenset({"fish"}))
        ClauseRef('c1')
    """
    words, aimed = _wished(rule, provision)
    more = aimed and (not _THING.isdisjoint(words) or _unsaid(aimed, said))
    return provision.purpose if more else None


def _wished(rule: Rule, provision: Provision) -> tuple[frozenset[str], frozenset[str]]:
    """Return the words of what someone wants, and what they are compared by; nothing for others."""
    words = _purpose_said(rule, provision)
    said = keys(tuple(words))
    if _WISHING.isdisjoint(said):
        return frozenset(), frozenset()
    return words, said - GENERAL - COSTS - _WISHING


def _purpose_said(rule: Rule, provision: Provision) -> frozenset[str]:
    """Return the words of what a demand is made for, nothing for others."""
    if provision.purpose is None or provision.aim is None:
        return frozenset()
    names = clause_ids(provision.purpose)
    return frozenset(words_in(" ".join(rule.clause(name).statement for name in names)))


def _unsaid(aimed: frozenset[str], said: Iterable[str]) -> frozenset[str]:
    known = {stem(word) for word in said}
    return frozenset(word for word in aimed if stem(word) not in known)
