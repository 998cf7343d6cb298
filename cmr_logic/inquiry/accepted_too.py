"""What is no condition beside a demand: "Send a photo. **Phone photos are accepted**".

Nobody has to have one of that kind: what is demanded before of a photo is enough. Nor is a harm
told beside a duty, nor the demand itself where a question is whether it is waived.
"""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic import syntax
from cmr_logic.expression import clause_ids
from cmr_logic.inquiry.question import Question
from cmr_logic.provisions.drafts.nodes import Force, Provision, Rule
from cmr_logic.provisions.words.predicate_words import HARMS
from cmr_logic.provisions.words.status_words import ADMITTED
from cmr_logic.text import key, words_in

_YOU = "you"  # how a clause begins that says who somebody is, not of which kind a thing is
_ONLY = "only"
_HARMS = HARMS | {"disqualified", "barred", "disqualify"}
WAIVED = key("waived")
"""What the words are compared by of what is waived: "can the test be **waived**?"; not "lost"."""


def without_waived(chosen: Sequence[Provision], question: Question) -> Sequence[Provision]:
    """Return provisions without what is demanded, where a question is whether that is waived.

    Args:
        chosen: the provisions that a question concerns.
        question: the question.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You must pass a test. We may waive it if you are 18.")
        >>> len(without_waived(rule.provisions, read_question("Can I have the test waived?")))
        1
        >>> len(without_waived(rule.provisions, read_question("Must I pass the test?")))
        2
    """
    if WAIVED not in question.keys or question.demand:
        return chosen
    first = next((p.span.start for p in chosen if WAIVED in p.keys), 0)
    return [p for p in chosen if p.demand is None or p.span.start >= first]


def without_harms_beside(
    rule: Rule, chosen: Sequence[Provision], question: Question
) -> Sequence[Provision]:
    """Return provisions without a harm told beside the duty that a question asks about.

    Args:
        rule: the rule text.
        chosen: the provisions that a question concerns.
        question: the question.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("If you are late, you must pay a fee and you may lose your seat.")
        >>> len(without_harms_beside(rule, rule.provisions, read_question("Must I pay a fee?")))
        1
    """
    duty = next((p for p in chosen if p.demand is not None), None)
    if not question.demand or duty is None or duty.keys.isdisjoint(question.keys):
        return chosen
    return [p for p in chosen if p is duty or not _tells_of_harm(rule, p, question)]


def _tells_of_harm(rule: Rule, provision: Provision, question: Question) -> bool:
    """Tell whether a provision says what may befall somebody: "you **may lose** your seat"."""
    if provision.force is not Force.GRANTS or not provision.positive or provision.anaphoric:
        return False
    said = words_in(provision.conclusion.of(rule.plain).lower())
    harms = not _HARMS.isdisjoint(said) and said[:1] == (_YOU,)
    return harms and provision.keys.isdisjoint(question.keys)


def without_accepted_too(
    rule: Rule, chosen: Sequence[Provision], question: Question
) -> Sequence[Provision]:
    """Return provisions without those that take a kind of what another one before them demands.

    Args:
        rule: the rule text.
        chosen: the provisions that a question concerns.
        question: the question.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> asked = read_question("Can I enter?")
        >>> rule = parse("You must send in a photo. Photos taken with a phone are accepted.")
        >>> len(without_accepted_too(rule, rule.provisions, asked))
        1
        >>> rule = parse("You must send in a photo. Only photos taken here are accepted.")
        >>> len(without_accepted_too(rule, rule.provisions, asked))
        2
    """
    if question.demand or len(chosen) <= 1:
        return chosen
    first = next((p for p in chosen if p.demand is not None), None)
    if first is None:
        return chosen
    return [p for p in chosen if not _takes_as_well(rule, p, first, question)]


def _takes_as_well(rule: Rule, provision: Provision, first: Provision, question: Question) -> bool:
    """Tell whether a provision takes things of a kind, without more, behind a demand."""
    kind = provision.subject
    if kind is None or provision.force is not Force.GRANTS or not provision.positive:
        return False
    if provision.condition or provision.exceptions or provision.span.start < first.span.end:
        return False
    if not question.keys.isdisjoint(provision.about - first.keys):
        return False  # "Can I enter a phone photo?"
    said = words_in(provision.conclusion.of(rule.plain).lower())
    taken = said[-1:] and said[-1] in ADMITTED and not syntax.BE.isdisjoint(said[-2:])
    starts = (words_in(rule.clause(name).statement)[0] for name in clause_ids(kind))
    return bool(taken) and _ONLY not in said and _YOU not in starts
