"""What else is said of a thing granted: "You get a permit if …. **It can be posted if** …".

That grants the thing to nobody; it answers who asks for that alone.
"""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic.inquiry.barring import COSTS, GENERAL, clause_keys, denies
from cmr_logic.inquiry.having import says_of_same
from cmr_logic.inquiry.polarity import opposed
from cmr_logic.inquiry.praise import does_so_too
from cmr_logic.inquiry.question import Question
from cmr_logic.provisions.drafts.nodes import Provision, Rule
from cmr_logic.text import words_in

_IT = frozenset({("it",), ("they",)})  # the thing, or things, granted before


def without_said_of_it(
    rule: Rule, chosen: Sequence[Provision], question: Question
) -> list[Provision]:
    """Return the chosen provisions but for what else is said of what others of them grant.

    Args:
        rule: the rule text.
        chosen: the provisions that a question concerns.
        question: what is asked.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You get a permit if you row. It can be posted if you ask.")
        >>> asked = read_question("Can I get a permit?"), read_question("Can it be posted?")
        >>> [len(without_said_of_it(rule, rule.provisions, each)) for each in asked]
        [1, 2]
    """
    before = dict(zip(map(id, rule.provisions[1:]), rule.provisions, strict=False))
    kept = [
        p
        for p in chosen
        if not _is_beside(rule, p, question)
        or (not question.demand and does_so_too(rule, before.get(id(p)), p))
    ]
    return kept or list(chosen)


def is_all_said_of_it(
    rule: Rule, bare: Provision, chosen: Sequence[Provision], question: Question
) -> bool:
    """Tell whether provisions only say more of a thing whose statement says what is asked.

    Args:
        rule: the rule text.
        bare: the statement, which has no conditions.
        chosen: the provisions with conditions.
        question: what is asked.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("A pass lets you ride all trams. It is valid for a year if you are 60.")
        >>> asked = read_question("Can I ride trams with a pass?")
        >>> is_all_said_of_it(rule, rule.provisions[0], rule.provisions[1:], asked)
        True
    """
    asked = question.keys - GENERAL - bare.about
    said = bool(asked) and asked <= bare.keys
    return said and all(_is_beside(rule, provision, question) for provision in chosen)


def _is_beside(rule: Rule, provision: Provision, question: Question) -> bool:
    """Tell whether a provision says of a thing, by a pronoun, what a question does not ask."""
    words = words_in(provision.conclusion.of(rule.plain).lower())
    gives = provision.positive and provision.demand is None and not denies(provision)
    if words[:1] not in _IT or not gives or provision.anaphoric:
        return False
    parts = (provision.subject, provision.condition, *provision.exceptions)
    own = clause_keys(rule, [part for part in parts if part is not None])
    said = provision.keys - own - GENERAL - COSTS
    other = bool(own) and bool(said) and said.isdisjoint(question.keys)
    return other and not (
        says_of_same(rule, provision, question) or opposed(rule, provision, question)
    )
