"""Demands that come on top for some of those whom a text is about: "Juniors must **also** …"."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cmr_logic.expression import Any, ClauseRef, Expression, clause_ids, operands_of
from cmr_logic.inquiry.barring import denies
from cmr_logic.inquiry.question import Question
from cmr_logic.inquiry.restated import NAMED_KIND
from cmr_logic.provisions.drafts.nodes import Force, Provision, Rule
from cmr_logic.relevance import stem

_YOU_ARE = "you are "  # how a clause begins that says of which kind someone is


def adds_for_some(rule: Rule, provision: Provision, question: Question) -> bool:
    """Tell whether those of whom a demand is made are some of others, named before it.

    Whoever is named by what the question asks to do is everybody: "rowers" of "Can I row?".

    Args:
        rule: the rule text.
        provision: a demand.
        question: what is asked.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("Guests must pay. Guests must also sign. Nurses must also sit.")
        >>> question = read_question("Can I come in?")
        >>> [adds_for_some(rule, provision, question) for provision in rule.provisions]
        [False, False, True]
    """
    kind = provision.about
    if provision.subject is None or not kind:
        return False
    if not {stem(word) for word in kind}.isdisjoint(map(stem, question.keys)):
        return False
    own = clause_ids(provision.subject)
    before = [
        clause.keys
        for clause in rule.clauses
        if clause.span.start < provision.span.start
        and clause.id not in own
        and clause.statement.startswith(_YOU_ARE)
    ]
    return any(kind.isdisjoint(named) for named in before) and kind not in before


def one_of_kinds(
    rule: Rule, provision: Provision, granted: Iterable[Expression]
) -> Expression | None:
    """Return which of several kinds of people a demand is made of, by their noun; None for all.

    "The grant is for owners and **private tenants**. Tenants must have leave": owners need none.

    Args:
        rule: the rule text.
        provision: a demand.
        granted: the cases of what is granted.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("Skippers and ship's cooks may row. Cooks must pay. Crews must sign.")
        >>> granted = [rule.provisions[0].subject]
        >>> [one_of_kinds(rule, provision, granted) for provision in rule.provisions[1:]]
        [ClauseRef('c2'), None]
    """
    subject = provision.subject
    if not isinstance(subject, ClauseRef):
        return None
    noun = _noun(rule, subject)
    for case in granted:
        kinds = (
            [k for k in operands_of(case) if isinstance(k, ClauseRef)]
            if isinstance(case, Any)
            else []
        )
        named = [kind for kind in kinds if noun and _noun(rule, kind) == noun]
        if len(named) == 1 and len(kinds) > 1:
            return named[0]
    return None


def _noun(rule: Rule, kind: ClauseRef) -> str:
    """Return the last word of what a clause says somebody is, "" where it says something else."""
    said = rule.clause(kind.clause_id).statement
    return said.split()[-1].lower() if said.startswith(_YOU_ARE) else ""


def several_subjects(rule: Rule, provisions: Sequence[Provision]) -> bool:
    """Tell whether provisions speak of several kinds of people: "Students … But staff …".

    Some of one kind, who are denied what others of it get, are no other kind.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("Staff may row if they swim. Night staff may not row.")
        >>> several_subjects(rule, rule.provisions)
        False
        >>> rule = parse("Staff may row if they swim. Guests may not row.")
        >>> several_subjects(rule, rule.provisions)
        True
    """
    named = [provision for provision in provisions if _names_people(rule, provision)]
    plain = [provision.about for provision in provisions if provision.plain]
    if not plain:
        return False
    # "Staff can …. Agency staff can't" speaks of staff alone
    kinds = {p.about for p in named if not (denies(p) and any(kind < p.about for kind in plain))}
    return len(kinds) > 1 or (bool(kinds) and _grants_twice(provisions))


def _grants_twice(provisions: Sequence[Provision]) -> bool:
    """Tell whether some kind is granted what anybody is before: "You can … Students can … too".

    "You can row if you are 18. **Students** can row if they are 16.": the kind tells them apart. So
    does that of those who are spared what anybody needs: "**Students** need no vest if they swim".
    """
    granted: frozenset[str] | None = None
    needed: frozenset[str] = frozenset()
    for provision in provisions:
        if provision.plain and provision.waives and provision.condition is not None:
            if needed & (provision.keys - provision.about):
                return True
        elif provision.force is Force.DEMANDS and provision.subject is None:
            needed |= provision.keys
        grants = provision.force is Force.GRANTS and provision.positive and not provision.denying
        if not grants or provision.condition is None or provision.linked or provision.anaphoric:
            continue
        if provision.subject is None:
            granted = provision.keys
        elif provision.plain and granted is not None:
            return granted <= provision.keys
    return False


def _names_people(rule: Rule, provision: Provision) -> bool:
    """Tell whether the subject of a provision only names a kind of people."""
    subject = provision.subject
    named = isinstance(subject, ClauseRef) and rule.clause(subject.clause_id).cue == NAMED_KIND
    return provision.plain or named
