"""Whom alone something granted before is for: "Grants are **limited to** owners who row"."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from cmr_logic.inquiry.barring import GENERAL
from cmr_logic.inquiry.praise import grants
from cmr_logic.provisions.drafts.nodes import Provision, Rule
from cmr_logic.text import keys, word_set, words_in

# Ways to say so, by their first words: "**limited to**", "**only available** to"; not "available".
_ALONE = frozenset(
    {
        *(("limited", "to"), ("restricted", "to"), ("confined", "to"), ("reserved", "for")),
        *(("only", to) for to in ("to", "for", "available", "open", "given", "made", "paid")),
        *(("only", to) for to in ("awarded", "offered", "granted", "provided")),
    }
)
# What is granted, by any name: "**awards** are limited to"; not "oars are limited to".
_ANYTHING = keys(
    tuple(
        word_set(
            "award grant loan bursary help benefit payment assistance eligibility fund funding "
            "support aid it they this programme program scheme money allowance relief credit"
        )
    )
)


def limits_whom(rule: Rule, provision: Provision, granted: frozenset[str]) -> bool:
    """Tell whether a provision says for whom alone something is that was granted before.

    Args:
        rule: the rule text.
        provision: one of its provisions.
        granted: what the grants before are compared by.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("We give loans to sailors. Loans are limited to sailors who row.")
        >>> limits_whom(rule, rule.provisions[1], rule.provisions[0].keys)
        True
        >>> rule = parse("We give loans to sailors. Loans are given to cooks who row.")
        >>> limits_whom(rule, rule.provisions[1], rule.provisions[0].keys)
        False
    """
    if provision.subject is None or provision.condition is not None or not grants(provision):
        return False
    if not provision.positive or provision.exceptions or provision.alternatives is not None:
        return False
    words = words_in(provision.conclusion.of(rule.plain).lower())
    said = next((at for at, pair in enumerate(pairwise(words)) if pair in _ALONE), 0)
    named = keys(words[:said]) - GENERAL
    return bool(said) and named <= granted | _ANYTHING


def with_whom_alone(rule: Rule, chosen: Sequence[Provision]) -> list[Provision]:
    """Return what a question concerns with what says for whom alone that is, right behind it.

    Args:
        rule: the rule text.
        chosen: the provisions that it concerns.
    """
    granted = [p for p in chosen if grants(p) and p.positive and p.subject is not None]
    if not granted:
        return list(chosen)
    named = frozenset[str]().union(*(p.keys for p in granted))
    first = granted[0].span.start
    meant = {id(p) for p in chosen}
    return [
        p
        for p in rule.provisions
        if id(p) in meant or (p.span.start > first and limits_whom(rule, p, named))
    ]
