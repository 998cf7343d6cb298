"""Demands that open a text before it says what is granted: "**You must be 18.** You get it if …".

Whoever wants what is granted meets them first, as those that follow a grant are met on top of it.
"""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic.expression import Expression, clause_ids
from cmr_logic.inquiry.barring import denies
from cmr_logic.inquiry.qualifying import asks_to_qualify
from cmr_logic.inquiry.question import Question
from cmr_logic.provisions.drafts.nodes import Force, Provision, Rule
from cmr_logic.text import word_set, words_in

# Words by which one asks to have what is granted: "can I **get** a loan"; not "can I row".
_TO_HAVE = word_set(
    """
    get receive claim borrow apply qualify entitled eligible join awarded paid given granted pay
    cover help
    """
)
# What one must be or have for whatever is let: "you must **hold** a licence"; not "wear a cap".
_STATUS = word_set("be have hold own")
_MUST = 2  # words up to it: "you must | be", and one more where they are "you need to"


def demanded_ahead(
    rule: Rule, candidates: Sequence[Provision], meant: set[int], question: Question
) -> list[Provision]:
    """Return the demands to be or have something that stand right before the first grant meant.

    Args:
        rule: the rule text.
        candidates: its provisions that may matter, in text order.
        meant: the ids of the objects that the question means.
        question: what is asked.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> asked = read_question("Can I get a loan?")
        >>> rule = parse("You must be 18. You must sweep. You can get a loan if you row.")
        >>> len(demanded_ahead(rule, rule.provisions, {id(rule.provisions[2])}, asked))
        0
        >>> rule = parse("You must be 18. You can get a loan if you row.")
        >>> len(demanded_ahead(rule, rule.provisions, {id(rule.provisions[1])}, asked))
        1
    """
    first = next((at for at, p in enumerate(candidates) if id(p) in meant), 0)
    if not first or not _grants(candidates[first]):
        return []
    to_have = not _TO_HAVE.isdisjoint(question.words)
    if not to_have and candidates[first].subject is not None:
        return []  # "You must be a member. **Guests** can row"
    start = max((heading.span.end for heading in rule.headings
                 if heading.span.end <= candidates[first].span.start), default=0)  # fmt: skip
    named = _ids(candidates[first].condition)  # "if you **meet these conditions**"
    found: list[Provision] = []
    for provision in reversed(candidates[:first]):
        if provision.span.start < start or not _demands_of_all(rule, provision):
            break
        if not (to_have or _is_status(rule, provision)):
            break
        if not _ids(provision.demand) <= named:
            found.append(provision)
    return found


def _ids(part: Expression | None) -> set[str]:
    return set() if part is None else set(clause_ids(part))


def _grants(provision: Provision) -> bool:
    """Tell whether something is granted, of which nothing was said before: "you can get a loan"."""
    given = provision.force is not Force.DEMANDS and not denies(provision)
    return given and not provision.linked


def _demands_of_all(rule: Rule, provision: Provision) -> bool:
    """Tell whether something is demanded in any case: "**You must be 18.**"; not "if you row"."""
    if provision.force is not Force.DEMANDS or provision.linked or provision.anaphoric:
        return False
    limits = (provision.condition, provision.subject, provision.purpose)
    alone = all(limit is None for limit in limits) and provision.aim is None
    return alone and not provision.exceptions and asks_to_qualify(rule, provision)


def _is_status(rule: Rule, provision: Provision) -> bool:
    """Tell whether a demand is to be or have something: "you must **hold** a licence"."""
    said = words_in(provision.conclusion.of(rule.plain).lower())
    return said[:1] == ("you",) and not _STATUS.isdisjoint(said[_MUST : _MUST + 2])
