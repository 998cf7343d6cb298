"""Whoever asks what becomes of the so-and-so, and tells the rest, asks as one of them.

"New members must play a trial game unless they have a grading": who asks "Do I need to play a trial
game?" and tells that they have no grading leaves out only what goes without saying. With nothing
told there is no such sign: then "Are you a new member?" is asked.
"""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic.dialog.agenda import Agenda
from cmr_logic.dialog.told import Told
from cmr_logic.expression import ClauseRef, clause_ids
from cmr_logic.inquiry.restated import IMPLIED, NAMED_KIND
from cmr_logic.provisions.drafts.nodes import Clause, Provision, Rule
from cmr_logic.syntax import RELATIVES

_KINDS = frozenset({IMPLIED, NAMED_KIND})
_SAYS = ("you are ", "it is a ", "it is an ")  # how a clause of a kind begins


def asked_as_such(agenda: Agenda, facts: Sequence[Told]) -> list[Told]:
    """Return what a question takes for granted once a story has settled all else of a provision.

    Args:
        agenda: the question and its clauses.
        facts: what is told.
    """
    told = {name for fact in facts for name in clause_ids(fact.part)}
    settled = {
        name
        for fact in facts
        if fact.source == "scenario" and fact.value is not None
        for name in clause_ids(fact.part)
    }
    if not settled:
        return []
    granted = (
        clause.id
        for provision in agenda.inquiry.provisions
        for clause in agenda.rule.clauses
        if is_who_it_is_about(agenda.rule, provision, clause)
        and not settled.isdisjoint(_named(provision) - {clause.id})
    )
    asked = agenda.inquiry.question
    return [
        Told(ClauseRef(name), True, "question", asked)
        for name in dict.fromkeys(granted)
        if name not in told and name in agenda.topics
    ]


def is_who_it_is_about(rule: Rule, provision: Provision, clause: Clause) -> bool:
    """Tell whether a clause names those of whom a provision says something, at its beginning."""
    if clause.cue not in _KINDS or not clause.statement.startswith(_SAYS):
        return False
    said, kind = provision.conclusion, clause.span
    if not said.start <= kind.start < kind.end <= said.end:
        return False
    words = rule.plain[kind.end : said.end].split(None, 1)
    if words and words[0] in RELATIVES:  # "a permit is given to **farmers who** own a barn"
        return True
    return len(rule.plain[said.start : kind.start].split()) <= len(("only", "all"))


def _named(provision: Provision) -> frozenset[str]:
    """Return the clauses that a provision rests on."""
    parts = (provision.subject, provision.condition, provision.demand, *provision.exceptions)
    return frozenset(name for part in parts if part is not None for name in clause_ids(part))
