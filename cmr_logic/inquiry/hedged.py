"""Provisions that settle nothing beside another: "**Most** guests can't row"."""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic.inquiry.question import Question
from cmr_logic.inquiry.restated import asks_for_cost
from cmr_logic.provisions.drafts.nodes import Force, Provision, Rule
from cmr_logic.text import words_in

# What says that not all of them are meant: "**most** guests cannot row"; not "all".
_MOSTLY = frozenset({"most", "many"})
# What does not say who is meant, where the text goes on to: "**some** guests cannot row"; not "no".
_OF_SOME = frozenset({"some", "certain", "several"})
_IT, _FREE = frozenset({"it", "this", "these", "they"}), "free"  # "**it** is **free**"
_LOSING = frozenset({"lose", "forfeit"})  # what takes away: "you won't **lose** it"


def without_hedged(rule: Rule, chosen: Sequence[Provision], question: Question) -> list[Provision]:
    """Leave out what is only denied for the most part where something says who gets it after all.

    Nor does "some guests cannot row" deny anything to who asks, where the text says who can, or
    what those who can must be ("To row, your crew must swim"); and
    "you do not lose it if you are ill" gives it to nobody who is ill. "You need a pass, but it is
    free for guests" does not spare guests the pass.

    Nor do most who need no pass spare the others one that the text says who needs.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("Most guests who are late can't row. But you can row if you have a coat.")
        >>> [p.positive for p in without_hedged(rule, rule.provisions, read_question("Can I row?"))]
        [True]
    """
    further = [p for p in chosen if p.condition is not None or p.alternatives is not None]
    told = bool(further) or any(p.positive and p.demand is not None for p in chosen)
    if not told or len(chosen) == 1:
        return list(chosen)
    granting = any(p.positive and p.force is Force.GRANTS and p.condition for p in further)
    # "Most guests need no pass. You need a pass if you row": whoever asks may not be one of most
    due = any(p.positive and p.force is Force.DEMANDS and p.condition for p in further)
    settled = granting or (question.demand and due)
    spared = granting and _LOSING.isdisjoint(question.keys)
    needed = question.demand and not asks_for_cost(question.keys)
    return [
        p
        for p in chosen
        if not (needed and p.linked and _FREE in p.keys and _opening(rule, p) in _IT)
        and not (
            not p.positive
            and (
                (settled and _opening(rule, p) in _MOSTLY)
                or (p not in further and _opening(rule, p) in _OF_SOME)
                or (spared and not _LOSING.isdisjoint(p.denying))
            )
        )
    ]


def _opening(rule: Rule, provision: Provision) -> str:
    """Return the first word of what a provision concludes: "**most** guests can't row"."""
    return next(iter(words_in(provision.conclusion.of(rule.plain).lower())), "")
