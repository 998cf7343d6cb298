"""Cases that are not the one a question states: who asks of hens asks of **no cockerel**."""

from __future__ import annotations

from collections.abc import Iterator, Set
from itertools import pairwise

from cmr_logic.expression import All, Expression, clause_ids
from cmr_logic.inquiry.restated import IMPLIED, NAMED_KIND
from cmr_logic.provisions.drafts.nodes import Clause, Provision, Rule
from cmr_logic.syntax import DETERMINERS, PREPOSITIONS, finite_verb
from cmr_logic.text import key, words_in

WISH = "you want to "
"""How a clause begins of what someone is helped to do: "Can you help me **move**?"."""
SORT = "it is "
"""How a clause begins that only says of which sort a thing is, or where: "**it is** a hen"."""
SORTS = frozenset({IMPLIED, NAMED_KIND, "except", "for-case"})
"""The cues of clauses that only say which of several cases it is."""
_EXEMPT = key("exempt")


def other_cases(rule: Rule, given: Set[str]) -> Iterator[Clause]:
    """Yield the sorts, places and aims that are not the one a question states.

    Who asks "Can I keep hens?" asks of no cockerel. What is taken out of what is asked about may
    be one of it: "Boats need a horn. **Rafts and canoes** are exempt".

    Args:
        rule: the rule text.
        given: the clauses that the question states.
    """
    stated = {kind_of_case(rule.clause(name)) for name in given} - {""}
    if not stated:
        return
    apart = given | _exempt(rule) | _taken_out(rule, given) | _joined_to(rule, given)
    known = [rule.clause(name).keys for name in given]
    for clause in rule.clauses:
        wider = any(words < clause.keys for words in known)  # a **guide** dog is a dog
        if clause.id not in apart and kind_of_case(clause) in stated and not wider:
            yield clause


def _exempt(rule: Rule) -> set[str]:
    """Return the clauses of what is exempt."""
    exempt = (each for each in rule.provisions if _EXEMPT in each.keys)
    return {
        name
        for provision in exempt
        for name in _named_in(provision.subject, provision.implied, provision.condition)
    }


def _joined_to(rule: Rule, given: Set[str]) -> set[str]:
    """Return the clauses that a condition joins to those given: "**wet** boots … **indoors**"."""
    return {
        name
        for provision in rule.provisions
        if isinstance(provision.condition, All)
        and not given.isdisjoint(_named_in(provision.condition))
        for name in _named_in(provision.condition)
    }


def _taken_out(rule: Rule, given: Set[str]) -> set[str]:
    """Return the sorts that are excepted from all of the sort that a question states.

    "**Shops** must close at six, except kiosks." "… This does not apply to **kiosks**."
    """
    sorts = {name for name in given if kind_of_case(rule.clause(name)) == SORT}
    found: set[str] = set()
    for provision in rule.provisions:
        if not sorts.isdisjoint(_sorts_of(provision)):
            found.update(_named_in(*provision.exceptions))
    for before, provision in pairwise(rule.provisions):
        lifted = provision.anaphoric and provision.positive is not before.positive
        if lifted and not sorts.isdisjoint(_sorts_of(before)):
            found.update(_named_in(*_parts(provision)))
    return found


def _sorts_of(provision: Provision) -> Set[str]:
    return _named_in(provision.subject, provision.purpose, provision.implied)


def _parts(provision: Provision) -> tuple[Expression | None, ...]:
    own = (provision.subject, provision.purpose, provision.implied)
    return (*own, provision.condition, provision.alternatives, *provision.exceptions)


def _named_in(*parts: Expression | None) -> Set[str]:
    return {name for part in parts if part is not None for name in clause_ids(part)}


def is_sort(clause: Clause) -> bool:
    """Tell whether a clause only says of which sort a thing is, or in which place."""
    if clause.cue == NAMED_KIND:
        if clause.statement.startswith(SORT):
            named = clause.statement.removeprefix(SORT).split(" ", 1)[0]
            return named not in DETERMINERS  # "neither **glass** nor tins"; no item "a tin"
        return finite_verb(words_in(clause.statement)) is None
    return clause.cue in SORTS and clause.statement.startswith(SORT)


def kind_of_case(clause: Clause) -> str:
    """Return how a clause begins that says which of several cases it is, else an empty string.

    "It is **in the** garden", "**you want to** mend a roof".

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("Vans need a horn, except milk floats.")
        >>> [kind_of_case(clause) for clause in rule.clauses]
        ['it is ', '', 'it is ']
    """
    if clause.cue == IMPLIED and clause.statement.startswith(WISH):
        return WISH
    if not is_sort(clause):
        return ""
    first, *rest = clause.statement.removeprefix(SORT).split(" ")
    if first not in PREPOSITIONS:
        return SORT
    return " ".join((first, *(word for word in rest[:1] if word in DETERMINERS)))  # "by card"
