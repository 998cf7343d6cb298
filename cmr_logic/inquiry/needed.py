"""What leave takes, asked as a need: "Do I need **a permit**?" of "No one may row without one"."""

from __future__ import annotations

from collections.abc import Sequence, Set
from dataclasses import replace

from cmr_logic.expression import (
    All,
    Any,
    Expression,
    both,
    clause_ids,
    negate,
    with_values,
)
from cmr_logic.inquiry.composing import compose
from cmr_logic.inquiry.question import Question
from cmr_logic.inquiry.relieving import waived_by
from cmr_logic.inquiry.restated import IMPLIED
from cmr_logic.provisions.drafts.nodes import Force, Provision, Rule
from cmr_logic.syntax import COORDINATORS
from cmr_logic.text import keys, words_in

_NEEDING = frozenset({"need", "require"})
_HAVE_TO, _MUST_I = ("have", "to"), ("must", "i")
# Words that say no more of a need: "need **to have** a permit"; not "need to wear one".
_HAVING = frozenset({"to", "have", "hold", "get", "be", "a", "an", "the", "any", "my"})
# What stands behind the thing needed: "a permit **to** row", "a lead **for** my dog"; not "of".
_BEHIND = frozenset({"to", "for", "if", "when", "while", "before", "in", "on", "at", "as"})
_MORE = 2  # further words that a clause may say of what is needed: "the **written** consent"


def what_it_takes(rule: Rule, chosen: Sequence[Provision], question: Question) -> Expression | None:
    """Return when something is needed that a text only names as what leave hangs on.

    It is needed where there is no leave without it: nobody who asks is asked whether they have it.

    Args:
        rule: the rule.
        chosen: the provisions that the question concerns.
        question: what is asked.

    Example:
        >>> from cmr_logic.inquiry.choosing import choose
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You can't row unless you have a permit or are with a guide.")
        >>> question = read_question("Do I need a permit?")
        >>> what_it_takes(rule, choose(rule, question), question)
        Not(ClauseRef('c2'))
    """
    needed = _needed(question.words) if question.demand and not question.denying else frozenset()
    if not needed:
        return None
    waived = [each for each in chosen if each.waives]
    if waived:
        return _unless_waived(rule, chosen, waived, question)
    demands = [each for each in chosen if each.force is Force.DEMANDS]
    if any(not needed.isdisjoint(each.keys) for each in demands) or len(demands) == len(chosen):
        return None
    granting = [each for each in chosen if each.force is not Force.DEMANDS]
    if any(needed <= each.keys for each in granting):
        return None  # "we may ask you to pay a fee": what is needed is said, and hangs on a case
    asked = replace(question, demand=False, negated=False, keys=question.keys - needed)
    leave = compose(rule, granting, asked)
    named = {name for name in clause_ids(leave) if _says(rule, name, needed)}
    if not named or any(_lists_in_case(each, named) for each in chosen):
        return None
    expression = negate(with_values(leave, dict.fromkeys(named, False)))
    return negate(expression) if question.negated else expression


def _unless_waived(
    rule: Rule, chosen: Sequence[Provision], waived: Sequence[Provision], question: Question
) -> Expression | None:
    """Return when something is needed that some need not have: "… but **members need none**"."""
    needed = _needed(question.words)
    others = [each for each in chosen if not each.waives] or [
        each for each in rule.provisions if _hangs_on(rule, each, needed)
    ]
    takes = what_it_takes(rule, others, replace(question, negated=False)) if others else None
    if takes is None:
        return None
    spared: list[Expression] = []
    for waiver in waived:
        start = waiver.conclusion.start
        before = next((each for each in reversed(others) if each.conclusion.end <= start), None)
        parts = [part for part in (waiver.subject, waiver.condition) if part is not None]
        if not parts or before is None:
            return None  # what is waived outright, or ahead of the need, is told another way
        # "**A licence** isn't needed for ferrets" names in its subject what it waives
        named = waiver.about if waiver.subject is None else frozenset[str]()
        if needed & (waived_by(rule, waiver, before) | named):
            spared.append(both([*parts, *map(negate, waiver.exceptions)]))
    expression = with_values(both([takes, *map(negate, spared)]), {})
    return negate(expression) if question.negated else expression


def _hangs_on(rule: Rule, provision: Provision, needed: Set[str]) -> bool:
    """Tell whether leave hangs on having what is needed: "No one may row **without a permit**"."""
    if provision.waives or provision.force is Force.DEMANDS:
        return False
    parts = (provision.condition, *provision.exceptions)
    names = [name for part in parts if part is not None for name in clause_ids(part)]
    return any(_says(rule, name, needed) for name in names)


def _lists_in_case(provision: Provision, named: Set[str]) -> bool:
    """Tell whether a list has a thing for some case: "Bring: a map, **a letter if you are 17**".

    No leave hangs on it, unless the list is of what will do: "We accept: a passport, a pass".
    """
    listed = provision.alternatives
    items = listed.operands if isinstance(listed, Any) else ()
    return any(isinstance(item, All) and not named.isdisjoint(clause_ids(item)) for item in items)


def _needed(words: Sequence[str]) -> frozenset[str]:
    """Return the keys of what a question asks to be needed: "do I need **a licence** to row"."""
    for at, word in enumerate(words):
        if word in _NEEDING:
            start = at + 1
        elif tuple(words[at : at + 2]) in {_HAVE_TO, _MUST_I}:
            start = at + 2
        else:
            continue
        while start < len(words) and words[start] in _HAVING:
            start += 1
        behind = range(start, len(words))
        end = next((i for i in behind if words[i] in _BEHIND), len(words))
        thing = words[start:end]
        return keys(thing) if COORDINATORS.isdisjoint(thing) else frozenset()
    return frozenset()


def _says(rule: Rule, name: str, needed: Set[str]) -> bool:
    """Tell whether a clause says of whoever asks to have what is needed, and hardly more."""
    clause = rule.clause(name)
    if clause.cue == IMPLIED or not needed <= clause.keys:
        return False
    thought = not _NEEDING.isdisjoint(words_in(clause.statement))  # "if you think you need one"
    return not thought and len(clause.keys - needed) <= _MORE
