"""What holds whatever else is said: "You need not weigh pups. **Hens must always** be weighed".

It takes its case out of the denial before it, and no more than that: who is not denied a thing
needs no such leave.
"""

from __future__ import annotations

import re
from itertools import pairwise

from cmr_logic.expression import clause_ids
from cmr_logic.inquiry.barring import GENERAL, denies
from cmr_logic.inquiry.question import Question
from cmr_logic.inquiry.restated import IMPLIED, NAMED_KIND
from cmr_logic.provisions.drafts.nodes import Force, Provision, Rule

# Ways to say so: "**in any case**", "**at any time**"; not "at that time".
_WHATEVER = re.compile(
    r"\b(?:in\s+(?:any|every)\s+(?:case|event)|in\s+all\s+cases|at\s+any\s+(?:time|hour)"
    r"|at\s+all\s+times|always|whatever|regardless|irrespective|no\s+matter|without\s+exception)\b",
    re.IGNORECASE,
)
_NAMING = frozenset({IMPLIED, NAMED_KIND})  # cues of clauses that only name; not "if"
_KINDS = ("it is ", "you are ")  # how a clause begins that names a kind
_POINTING = re.compile(r"\b(?:it|them|this|so|there)\b", re.IGNORECASE)


def holds_whatever(rule: Rule, provision: Provision) -> bool:
    """Tell whether a provision says of some that it holds whatever else is said.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("Hens must always be weighed. Pups must be weighed.")
        >>> [holds_whatever(rule, provision) for provision in rule.provisions]
        [True, False]
    """
    said = rule.plain[provision.span.start : provision.span.end]
    names = () if provision.condition is None else clause_ids(provision.condition)
    named = provision.positive and all(rule.clause(n).cue in _NAMING for n in names)
    return named and _WHATEVER.search(said) is not None


def with_what_holds(
    rule: Rule, chosen: tuple[Provision, ...], question: Question
) -> tuple[Provision, ...]:
    """Return the chosen provisions, and behind a denial what some are let do whatever it says.

    Args:
        rule: the rule text.
        chosen: the provisions that a question concerns.
        question: the question.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("Rafts over 9 metres may not use the lock. Boats with a pilot may use it "
        ...              "in any case.")
        >>> question = read_question("May I use the lock?")
        >>> len(with_what_holds(rule, rule.provisions[:1], question))
        2
    """
    if len(chosen) != 1:
        return chosen
    pairs = pairwise(rule.provisions)
    pair = next(
        (pair for pair in pairs if chosen[0] in pair and _goes_against(rule, *pair, question)), ()
    )
    return pair or chosen


def _goes_against(rule: Rule, bar: Provision, behind: Provision, question: Question) -> bool:
    """Tell whether some are let do what a ban right before names, whatever that says.

    Where a duty is asked about, they must do what others need not.
    """
    if not denies(bar) or denies(behind) or not holds_whatever(rule, behind):
        return False
    said = behind.conclusion.of(rule.plain)
    shared = (behind.keys - behind.about) & bar.keys - GENERAL
    whom = behind.subject or behind.condition or behind.implied
    if whom is None or (behind.force is Force.DEMANDS) is not question.demand:
        return False
    kinds = [rule.clause(name).statement for name in clause_ids(whom)]
    meant = bool(shared) or _POINTING.search(said) is not None
    return meant and (whom is not behind.implied or all(k.startswith(_KINDS) for k in kinds))
