"""Statements that name who or what is eligible: "**Eligible applicants include** clubs"."""

from __future__ import annotations

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Restricted, Statement, Words
from cmr_logic.expression import Expression
from cmr_logic.provisions.drafts import naming
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.provisions.drafts.naming import Frame, is_person, subject_frame
from cmr_logic.provisions.drafts.shapes import joints_of
from cmr_logic.provisions.matters.status_said import status_of_kinds
from cmr_logic.provisions.phrases.splitting import split_kinds
from cmr_logic.provisions.reach.kinds import name_kinds, read_kinds
from cmr_logic.provisions.words import implied
from cmr_logic.provisions.words.status_words import NAMING_KINDS
from cmr_logic.text import word_set

# Words that say of a subject that it is what a text is for: "**eligible** costs"; not "all costs".
_ELIGIBLE = word_set("eligible qualified qualifying allowable permitted acceptable")
# Subjects that do so by themselves: "**applicants** include"; not "members include".
_APPLYING = word_set("applicants borrowers recipients participants grantees applicant borrower")
# What defines its subject: "a carer **means** a person looking after"; not "is".
_MEANING = ("means",)
# What does so of somebody: "a dependant **includes** a spouse"; not "a trip includes a meal".
_ALSO_MEANING = ("includes",)
# Words between "may" and the kinds: "applicants **may be** clubs"; not "may row".
_BEING = frozenset({("may", "be"), ("can", "be"), ("must", "be")})


def eligible_kinds(scope: Scope, statement: Statement) -> Expression | None:
    """Return the clauses of the kinds that a statement says are eligible, of people or things.

    So are those as whom it defines someone: "A carer means **a person looking after a child**".

    Args:
        scope: the sentence.
        statement: one of its statements.
    """
    rest, subject = statement.rest, statement.subject
    if scope.items or rest is None or statement.predicate is None or subject is None:
        return None
    named, extent = subject.body.extent, rest.body.extent
    status = status_of_kinds(scope, statement)
    if extent is None or named is None or (subject.relative is not None and status is None):
        return None
    defined = _defined(scope, statement)
    if defined is not None:
        return name_kinds(scope, defined, implied.CUE)
    if _means(scope, statement) and joints_of(rest.body):
        run = Words(*extent, joints_of(rest.body))
        return split_kinds(scope, run, implied.CUE, subject_frame(scope.words[slice(*extent)]))
    words = scope.words[slice(*named)]
    if status is None and (
        not (_names_eligible(words) and _includes(scope, statement))
        or syntax.says_state(scope.words, *extent)  # "applicants are **asked** to write"
    ):
        return None
    return _kinds(scope, rest, words)


def _kinds(scope: Scope, rest: Restricted, named: Frame) -> Expression | None:
    """Return the clauses of the kinds behind "include".

    Args:
        scope: the sentence.
        rest: what stands there.
        named: the subject.
    """
    first, last = rest.body.extent or (0, 0)
    if not syntax.NEGATIONS.isdisjoint(scope.words[first - 1 : first + 1]):
        return None
    behind = None if rest.relative is None else rest.relative.extent
    kinds = read_kinds(scope, first, last if behind is None else behind[1], implied.CUE)
    if kinds is not None or behind is not None:
        return kinds
    person = any(map(is_person, named)) or named[0] == "those"
    frame: Frame = ("you", "are") if person else subject_frame(scope.words[first:last])
    return split_kinds(scope, Words(first, last, joints_of(rest.body)), implied.CUE, frame)


def _defined(scope: Scope, statement: Statement) -> Words | None:
    """Return where the people stand as whom someone is defined: "A carer means **a person …**"."""
    predicate, rest = statement.predicate, statement.rest
    if predicate is None or rest is None or rest.relative is not None:
        return None
    extent = rest.body.extent
    if extent is None or not _means(scope, statement):
        return None
    words = scope.words[slice(*extent)]
    person = words[0] in syntax.INDEFINITE and subject_frame(words[:2])[0] == "you"
    return Words(*extent, joints_of(rest.body)) if person and naming.restricts(words) else None


def _means(scope: Scope, statement: Statement) -> bool:
    """Tell whether a statement defines its subject: "Bait **means** worms, flies or shrimp".

    So does one that says whom a word for somebody **includes**: "A dependant includes a spouse".
    """
    said, rest, subject = statement.predicate, statement.rest, statement.subject
    if said is None or rest is None or rest.relative is not None:
        return False
    verb = scope.words[said.first : said.last]
    if verb != _ALSO_MEANING:
        return verb == _MEANING
    named = () if subject is None else scope.said(*(subject.body.extent or (0, 0)))
    return named[:1] != () and named[0] in syntax.INDEFINITE and is_person(named[-1])


def _names_eligible(named: Frame) -> bool:
    """Tell whether a subject names those or that for whom or which a text is."""
    said = not _ELIGIBLE.isdisjoint(named) and syntax.PREPOSITIONS.isdisjoint(named)
    return said or (len(named) == 1 and named[0] in _APPLYING)


def _includes(scope: Scope, statement: Statement) -> bool:
    """Tell whether a predicate names kinds: "include", "are limited to"."""
    assert statement.predicate is not None  # noqa: S101 - asked of statements with one
    said = scope.words[statement.predicate.first : statement.predicate.last]
    return (len(said) == 1 and said[0] in NAMING_KINDS) or said in _BEING
