"""With what, or how, alone something may be: "Children are admitted **with an adult only**".

So is what stands right behind the leave: "Fishing is allowed **with a permit**".
"""

from __future__ import annotations

from dataclasses import replace

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Statement, Words
from cmr_logic.expression import Expression
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.provisions.drafts.naming import Frame, is_person
from cmr_logic.provisions.making.clause_making import make_clause
from cmr_logic.provisions.words import implied
from cmr_logic.provisions.words.status_words import ADMITTED
from cmr_logic.text import word_set

_ONLY, _WITH, _ON = "only", "with", "on"
# What dogs are held by: "**on** a lead"; not "on a bus".
_LEADS = frozenset({"lead", "leads", "leash", "leashes"})
_SEVERAL = {"leads": "lead", "leashes": "leash"}
_LEAVE = frozenset({"may", "can"})
_FREE = "free"  # what costs nothing to whoever has something: "entry is **free** with a card"
# Deeds named by a noun: "**entry** is allowed"; not "food is allowed".
_DEEDS = word_set("entry admission access travel use parking entrance membership")
# What shows that somebody may do something: "park here **with a permit**"; not "with a friend".
_TOKENS = word_set(
    "permit pass ticket card note letter licence license certificate badge voucher wristband "
    "prescription referral reservation booking invitation visa passport receipt coupon token"
)
# Deeds that it is only a means of: "you can **pay** with a card"; not "enter with a card".
_BY_MEANS = word_set(
    "pay buy prove show apply sign register book order verify confirm check open shop reply start"
)
_FROM = "from"  # behind it, who gave it: "with a note **from** home"
_NAMED = 4  # words in which it is named, from the article: "a valid day ticket"
_SAID = 3  # words in which it is said, from the first behind "be"


def way_alone_clause(scope: Scope, statement: Statement) -> Expression | None:
    """Return the clause of with what, or on what, alone somebody or something may be somewhere.

    Args:
        scope: the sentence.
        statement: one of its statements.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> [c.statement for c in parse("Dogs are allowed on leads only.").clauses]
        ['the dogs are on a lead']
        >>> [c.statement for c in parse("Dogs are allowed on trains only.").clauses]
        ['it is on trains']
        >>> [c.statement for c in parse("You can bring a dog that is on a lead.").clauses]
        ['the dog is on a lead']
    """
    predicate, words = statement.predicate, scope.words
    run = _last_run(statement)
    subject = None if statement.subject is None else statement.subject.body.extent
    if run is None or predicate is None or subject is None:
        return None
    if scope.items or scope.draft.conclusion.denied:
        return None
    last = run.last - (words[run.last - 1] == _ONLY)
    leads = words[last - 1] in _LEADS
    only = last < run.last or _is_let_with(words, run)
    shown = None if only or leads else _shown(words, predicate, Words(run.first, last))
    if shown is None and not leads and not (only and _WITH in words[run.first : last]):
        return None
    opening = _ON if leads else _WITH
    at = next((i for i in range(last - 2, run.first - 1, -1) if words[i] == opening), None)
    if (
        at is None
        or not _lets(words, predicate, run.first)
        or not syntax.PREPOSITIONS.isdisjoint(words[at + 1 : shown or last])
        or not syntax.RELATIVE_OPENERS.isdisjoint(words[run.first : at])
    ):
        return None
    whose = _whose(words[slice(*subject)])
    if whose is None:
        return None
    beside = leads or any(map(is_person, words[at + 1 : last]))
    start, state = (at, "are") if beside else (at + 1, "have")
    made = make_clause(scope, Words(start, last), implied.CUE, (*whose, state), kept=True)
    several = words[last - 1] if leads else ""
    if several in _SEVERAL:  # each of them is on one
        clause = scope.draft.clauses[-1]
        said = clause.statement.removesuffix(several)
        scope.draft.clauses[-1] = replace(clause, statement=f"{said}a {_SEVERAL[several]}")
    return made


def _last_run(statement: Statement) -> Words | None:
    rest = statement.rest
    runs = () if rest is None or rest.relative is not None else rest.body.runs
    return runs[-1] if runs else None


def _is_let_with(words: Frame, run: Words) -> bool:
    """Tell whether leave is given with something and no more: "is allowed **with a permit**"."""
    at = run.first + 1
    let_in = words[run.first] in ADMITTED or words[run.first] == _FREE
    return let_in and words[at : at + 1] == (_WITH,) and words[at + 1] in syntax.INDEFINITE


def _shown(words: Frame, predicate: Words, run: Words) -> int | None:
    """Return where the name ends of what one may do something with alone: "with a **note** from".

    None of what is only a means, or more: "You can pay with a card", "swim with a friend".
    """
    if words[predicate.first] not in _LEAVE or words[run.first] in _BY_MEANS:
        return None
    at = next((i for i in range(run.last - 2, run.first, -1) if words[i] == _WITH), None)
    if at is None or words[at + 1] not in syntax.INDEFINITE or _is_somebody(words[at - 1]):
        return None
    named = range(at + 2, min(at + 1 + _NAMED, run.last))
    end = next((i + 1 for i in named if words[i] in _TOKENS), None)
    return end if end == run.last or (end and words[end] == _FROM) else None


def _is_somebody(word: str) -> bool:
    """Tell whether a word names people: "rented by **anyone** with a pass"."""
    return is_person(word) or word in syntax.PRONOUNS


def _lets(words: Frame, predicate: Words, behind: int) -> bool:
    """Tell whether a statement lets somebody in or do something: "are **welcome**", "**may**"."""
    verb = words[predicate.first]
    said = words[predicate.last : behind + _SAID]
    let_in = not ADMITTED.isdisjoint(said) or said[:1] == (_FREE,)
    return verb in _LEAVE or (verb in syntax.BE and let_in)


def _whose(named: Frame) -> Frame | None:
    """Return who has it with them: "you" of people and deeds, "the dogs" of things of a kind."""
    deed = len(named) == 1 and (syntax.is_gerund(named[0]) or named[0] in _DEEDS)
    if named == ("you",) or deed or any(map(is_person, named)):
        return ("you",)
    plain = syntax.is_plural_noun(named[-1]) and named[0] not in syntax.DETERMINERS
    return ("the", named[-1]) if plain else None
