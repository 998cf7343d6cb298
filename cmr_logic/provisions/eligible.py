"""Statements that name who or what is eligible: "**Eligible applicants include** clubs"."""

from __future__ import annotations

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Statement, Words
from cmr_logic.expression import Expression
from cmr_logic.provisions import implied
from cmr_logic.provisions.draft import Scope
from cmr_logic.provisions.kinds import read_kinds
from cmr_logic.provisions.naming import Frame, is_person, subject_frame
from cmr_logic.provisions.shapes import extent_of, joints_of
from cmr_logic.provisions.splitting import split_kinds
from cmr_logic.text import word_set

# Words that say of a subject that it is what a text is for: "**eligible** costs"; not "all costs".
_ELIGIBLE = word_set("eligible qualified qualifying allowable permitted acceptable")
# Subjects that do so by themselves: "**applicants** include"; not "members include".
_APPLYING = word_set("applicants borrowers recipients participants grantees applicant borrower")
# Words that name the kinds of what stands before: "eligible costs **include**"; not "cover".
_INCLUDING = word_set("include includes are is")
# Words between "may" and the kinds: "applicants **may be** clubs"; not "may row".
_BEING = frozenset({("may", "be"), ("can", "be"), ("must", "be")})


def eligible_kinds(scope: Scope, statement: Statement) -> Expression | None:
    """Return the clauses of the kinds that a statement says are eligible, of people or things.

    Args:
        scope: the sentence.
        statement: one of its statements.
    """
    rest, predicate = statement.rest, statement.predicate
    bare = statement.subject is not None and statement.subject.relative is None
    subject = extent_of(statement.subject.body) if statement.subject and bare else None
    if scope.items or subject is None or predicate is None or rest is None:
        return None
    named = scope.words[subject[0] : subject[1]]
    extent = extent_of(rest.body)
    if extent is None or not _names_eligible(named) or not _includes(scope, statement):
        return None
    first, last = extent
    if syntax.says_state(scope.words, first, last):
        return None  # "applicants are **asked** to write"
    if not syntax.NEGATIONS.isdisjoint(scope.words[predicate.first : first + 1]):
        return None
    person = any(map(is_person, named)) or named[0] == "those"
    behind = None if rest.relative is None else extent_of(rest.relative)
    kinds = read_kinds(scope, first, last if behind is None else behind[1], implied.CUE)
    if kinds is not None or behind is not None:
        return kinds
    frame: Frame = ("you", "are") if person else subject_frame(scope.words[first:last])
    return split_kinds(scope, Words(first, last, joints_of(rest.body)), implied.CUE, frame)


def _names_eligible(named: Frame) -> bool:
    """Tell whether a subject names those or that for whom or which a text is."""
    said = not _ELIGIBLE.isdisjoint(named) and syntax.PREPOSITIONS.isdisjoint(named)
    return said or (len(named) == 1 and named[0] in _APPLYING)


def _includes(scope: Scope, statement: Statement) -> bool:
    """Tell whether a predicate names kinds: "include", "are limited to"."""
    assert statement.predicate is not None  # noqa: S101 - asked of statements with one
    said = scope.words[statement.predicate.first : statement.predicate.last]
    return (len(said) == 1 and said[0] in _INCLUDING) or said in _BEING
