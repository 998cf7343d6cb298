"""What undoes a deed that is asked about: "We post photos. **We hold them back if** you owe us".

Such a statement shares no verb with the question, and still answers it with No in its case.
"""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic.inquiry.barring import GENERAL, denies
from cmr_logic.inquiry.opposite_deeds import undoes
from cmr_logic.inquiry.polarity import LOSING, others_keep
from cmr_logic.inquiry.question import Question
from cmr_logic.provisions.drafts.nodes import Force, Provision, Rule
from cmr_logic.text import words_in


def with_undone(
    rule: Rule, chosen: Sequence[Provision], question: Question
) -> tuple[Provision, ...]:
    """Return the chosen provisions with those behind them that say when the deed is undone.

    Args:
        rule: the rule text.
        chosen: the provisions that a question concerns.
        question: the question.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("We empty bins if you pay. We leave the bin if its lid is open.")
        >>> question = read_question("Will you empty my bin?")
        >>> len(with_undone(rule, rule.provisions[:1], question))
        2
        >>> rule = parse("We empty bins if you pay. We leave a card if you are out.")
        >>> len(with_undone(rule, rule.provisions[:1], question))
        1
    """
    losing = not LOSING.isdisjoint(question.words)  # "Guests **lose** it. We return it if …"
    grants = [
        p
        for p in chosen
        if p.positive and (losing or not denies(p)) and p.force is not Force.DEMANDS
    ]
    if not grants or len(chosen) == len(rule.provisions):
        return tuple(chosen)
    meant = {id(p) for p in chosen}
    start = min(p.span.start for p in grants)
    undone = {
        id(p)
        for p in rule.provisions
        if id(p) not in meant and p.span.start > start and _undoes(rule, p, question)
    }
    if not undone:
        return tuple(chosen)
    return tuple(p for p in rule.provisions if id(p) in meant | undone)


def _undoes(rule: Rule, provision: Provision, question: Question) -> bool:
    """Tell whether a provision says in which case what is asked about is undone."""
    if provision.condition is None or not provision.positive or provision.subject is not None:
        return False
    if provision.force is Force.DEMANDS or provision.keys - GENERAL <= frozenset():
        return False
    if undoes(rule, provision, question):
        return True
    said = words_in(provision.conclusion.of(rule.plain).lower())
    return bool(provision.keys & question.keys - GENERAL) and others_keep(said, question.words)
