"""What says how much: left out where another amount is asked about, or none."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice, pairwise

from cmr_logic import syntax
from cmr_logic.inquiry.bare import Scored
from cmr_logic.inquiry.barring import COSTS
from cmr_logic.inquiry.caps import allows
from cmr_logic.inquiry.company import has_logic
from cmr_logic.inquiry.question import Question
from cmr_logic.provisions.drafts.nodes import Force, Provision, Rule
from cmr_logic.text import keys, word_set, words_in

# Words between "is" and a sum: "is **up to** £9"; not "is for".
_BEFORE_SUMS = word_set("up to about around at least most only between worth usually currently now")
_NEAR = 4  # words within which the sum stands
# Words by which a question asks how much something is, or whether it is to be paid.
_ASKING_COSTS = COSTS | word_set("much amount sum free price rate half double more less full")


# Words by which a question asks whether something costs anything: "does it **cost** me anything".
_WHETHER_AT_ALL = word_set("cost fee free")
# What is unbound where it goes "free": "may it **roam** free"; not "travel free".
_GOING = word_set("run runs roam roams fly wander range set")
_PAY = "pay"
_LEAVE = frozenset({"may", "can"})
# Words by which a text says that something costs money, or none: "it is **taxed**"; not "is sold".
_OF_COSTS = (
    _WHETHER_AT_ALL
    | COSTS
    | word_set(
        "tax price toll levy fare refund nothing exempt waive half discount penalty fine deposit "
        "rent bill"
    )
)


def of_costs(rule: Rule, scored: list[Scored], question: Question) -> list[Scored]:
    """Leave out what says nothing of costs where a question asks for these and the text says them.

    "You may bring a bike. It is free after six" of "Do I have to pay for my bike?".

    Args:
        rule: the rule text.
        scored: its provisions with how far they say what is asked.
        question: what is asked.
    """
    whether = not _WHETHER_AT_ALL.isdisjoint(question.keys) and not _goes_free(question.words)
    if not (whether or (question.demand and question.deed == _PAY)):
        return scored
    if not any(score > 0 and _says_cost(rule, p) for p, score in scored):
        return scored
    return [
        (p, score)
        for p, score in scored
        if _says_cost(rule, p) or not _lets_or_demands(rule, p, demanding=whether)
    ]


def _goes_free(words: Sequence[str]) -> bool:
    """Tell whether something is unbound, and not without cost: "may it **run free**"."""
    return any(pair[0] in _GOING and pair[1] == "free" for pair in pairwise(words))


def _lets_or_demands(rule: Rule, provision: Provision, *, demanding: bool) -> bool:
    """Tell whether a provision does no more than let people do something, or demand it of them.

    Args:
        rule: the rule text.
        provision: one of its provisions.
        demanding: what it demands counts as well.
    """
    if provision.anaphoric or provision.linked or provision.item:
        return False
    if provision.force is Force.DEMANDS:
        return demanding
    words = words_in(provision.conclusion.of(rule.plain).lower())
    return provision.condition is None and provision.positive and not _LEAVE.isdisjoint(words)


def _says_cost(rule: Rule, provision: Provision) -> bool:
    """Tell whether a provision says that something costs money, or none."""
    said = provision.keys | keys(provision.denying)
    return not _OF_COSTS.isdisjoint(said) or not syntax.CURRENCIES.isdisjoint(
        words_in(provision.conclusion.of(rule.plain).lower())
    )


def of_amount(rule: Rule, scored: list[Scored], question: Question) -> list[Scored]:
    """Leave out what says another amount than a question names, or any where it asks who gets it.

    "The fee is £9. It is £5 if you are a member." of "Do I pay £5?"; "You get the bonus if you are
    over 70. It is £90 for single people" of "Do I get the bonus?". Whoever may have up to £9 may
    have £5 as well.

    Args:
        rule: the rule text.
        scored: its provisions with how far they say what is asked.
        question: what is asked.
    """
    asked = _amounts(question.keys)
    let = [has_logic(p) and allows(rule, p, question) for p, _ in scored]
    if not (asked or any(let)):
        return _without_sums(rule, scored, question)
    best = max((s for (_, s), within in zip(scored, let, strict=True) if within), default=0.0)
    if not best and not any(has_logic(p) and asked <= p.keys for p, _ in scored):
        return scored
    return [
        (p, best if within else s)
        for (p, s), within in zip(scored, let, strict=True)
        if within or (asked and asked <= p.keys) or not _amounts(p.keys - p.about)
    ]


def _without_sums(rule: Rule, scored: list[Scored], question: Question) -> list[Scored]:
    """Leave out what only says how much something is, where it is said who gets it."""
    if question.demand or not _ASKING_COSTS.isdisjoint(question.keys):
        return scored
    others = [(p, score) for p, score in scored if p.use or not is_sum(rule, p)]
    said = len(others) < len(scored) and any(
        score > 0 and has_logic(p) and p.force is Force.GRANTS for p, score in others
    )
    return others if said else scored


def is_sum(rule: Rule, provision: Provision) -> bool:
    """Tell whether a provision only says how much something is: "The bonus **is £90** for pairs".

    Args:
        rule: the rule text.
        provision: one of its provisions.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("The bonus is £90 for pairs. The bonus is for pairs.")
        >>> [is_sum(rule, provision) for provision in rule.provisions]
        [True, False]
    """
    words = words_in(provision.conclusion.of(rule.plain).lower())
    be = next((at for at, word in enumerate(words) if word in syntax.BE), None)
    if be is None or not _amounts(provision.keys) or words[0] == "you":
        return False
    behind = (word for word in words[be + 1 : be + 1 + _NEAR] if word not in _BEFORE_SUMS)
    return not syntax.CURRENCIES.isdisjoint(islice(behind, 1))


def _amounts(said: frozenset[str]) -> frozenset[str]:
    return frozenset(word for word in said if word[0].isdigit())
