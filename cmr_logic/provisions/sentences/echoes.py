"""Statements that say the one before again of others: "So can students", "nor do guests"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Restricted, Words
from cmr_logic.clauses.parse import parse_sentence
from cmr_logic.expression import ClauseRef, Expression, both
from cmr_logic.provisions.conditions.expressions import THE_FOLLOWING, read_condition
from cmr_logic.provisions.drafts import naming
from cmr_logic.provisions.drafts.draft import Draft, Scope
from cmr_logic.provisions.drafts.nodes import Force, Provision
from cmr_logic.provisions.reach.kinds import name_kinds, says_more
from cmr_logic.provisions.reach.referred import referred_clause
from cmr_logic.provisions.verbs.limits import Limits
from cmr_logic.provisions.words.people_nouns import ANYBODY
from cmr_logic.text import NOUN, classes, keys

# Words that turn a statement round: "**so** can guests", "**as** are guests"; not "now".
_TURNING = syntax.TURNING | {"as"}
# Nouns that name nobody: "as is the **case**"; not "so is the owner".
_NOBODY = frozenset({"case", "norm", "custom", "practice", "rule", "law"})
_NON = frozenset({"non"})  # opens a name: "so can **non**-residents"; not "nor"
# Tokens that an echo follows inside a sentence: "… vote, **and** so can guests"; not "or".
_BEFORE = frozenset({",", ";", "and", "–", "—", "("})


def echo_at(words: Sequence[str], first: int, last: int) -> int | None:
    """Return where an echo of what was said before starts in a sentence, None where there is none.

    Example:
        >>> echo_at("members can vote , and so can guests .".split(), 0, 9)
        5
        >>> echo_at("so you can vote".split(), 0, 4) is None
        True
    """
    if _TURNING.isdisjoint(words[first:last]):
        return None  # as in most sentences
    for at in range(first, last - 3):
        opening = words[at - 1] in _BEFORE or (at == first and words[at] != "as")
        turned = words[at] in _TURNING and words[at + 1] in syntax.AUXILIARIES
        if opening and turned and _names_someone(words[at + 2]) and words[at + 3] not in _NOBODY:
            return at
    return None


def _names_someone(word: str) -> bool:
    """Tell whether a word opens a noun phrase: "students", "the"; not "you", "enter"."""
    return word in syntax.DETERMINERS | ANYBODY | _NON or (
        word not in syntax.PRONOUNS and word not in syntax.AUXILIARIES and NOUN in classes(word)
    )


def read_echo(draft: Draft, first: int, last: int) -> None:
    """Read an echo: the provision before holds of those whom it names as well.

    Args:
        draft: where it goes; what it says again was read last.
        first: index of the word that turns it round.
        last: index after its last token.
    """
    if not draft.provisions:
        return
    sentence = parse_sentence(draft.tokens, first + 2, last)
    scope = Scope(draft, sentence.holes, asker=True)
    statement = sentence.statements[0] if sentence.statements else None
    named = None if statement is None or statement.rest is None else statement.rest
    if statement is None or named is None:
        return
    limits = Limits()
    subject = _those_named(scope, named)
    for condition in statement.conditions:
        read_condition(scope, condition, limits)
    before, about = _in_its_case(draft.provisions[-1]), keys(draft.words[first + 2 : last])
    draft.provisions[-1] = before
    draft.provisions.append(
        replace(
            before,
            span=draft.chars(first, last),
            force=Force.GRANTS,
            condition=limits.condition(),
            exceptions=tuple(limits.exceptions),
            demand=None,
            subject=subject,
            plain=before.plain and named.relative is None,
            alternatives=None,
            implied=None,
            linked=True,
            keys=before.keys - before.about | about,
            about=about,
        )
    )


def _in_its_case(provision: Provision) -> Provision:
    """Return what an echo says again with the case that its own words imply as its condition.

    "**Old bikes** may be removed, as may bikes without a bell": either of them.
    """
    of_kind = provision.force is Force.STATES and isinstance(provision.implied, ClauseRef)
    if not of_kind or provision.condition is not None:
        return provision
    return replace(provision, force=Force.GRANTS, condition=provision.implied, implied=None)


def _those_named(scope: Scope, named: Restricted) -> Expression | None:
    """Return the clauses of those whom an echo names, kind and all: "so can guests **who** row"."""
    extent = named.body.extent
    said = referred_clause(scope, named)
    if said is None or extent is None or named.relative is None:
        return said
    if not naming.restricts(scope.words[slice(*extent)]) or says_more(scope.words[slice(*extent)]):
        return said
    return both([name_kinds(scope, Words(*extent), THE_FOLLOWING), said])


def before_echo(words: Sequence[str], first: int, at: int) -> int:
    """Return where the sentence ends that an echo stands in: before its comma and "and"."""
    while at > first and words[at - 1] in _BEFORE:
        at -= 1
    return at
