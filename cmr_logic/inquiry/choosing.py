"""Which provisions of a rule a question concerns: those whose conclusion says what it asks."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import TypeAlias

from cmr_logic.expression import Any
from cmr_logic.inquiry.qualifying import asks_to_qualify
from cmr_logic.inquiry.question import Question
from cmr_logic.provisions.nodes import Provision, Rule
from cmr_logic.text import keys

_SHARE = 0.75  # a provision counts as meant from this share of the best match on
_AGAIN = 0.6  # share of a denial's conclusion that repeats what a chosen provision says
_BARE = 0.5  # below this share of the match of a bare statement, conditions elsewhere do not matter
NAMED = 0.59  # share of an item's words by which a question names it
# Words by which any conclusion about any benefit can be put: to say them again says nothing.
_GENERAL = frozenset({"allow", "apply", "claim", "eligible", "entitle", "qualify"})
# Words that deny what someone can do, and so say something of them: "unable"; not "waived".
_OF_SOMEONE = frozenset({"unable", "unlikely"})

_Scored: TypeAlias = tuple[Provision, float]


def choose(rule: Rule, question: Question) -> tuple[Provision, ...]:
    """Return the provisions that a question concerns, in text order, perhaps none.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You can swim if you pay. You can run if you train.")
        >>> [p.conclusion.of(rule.text) for p in choose(rule, read_question("Can I run?"))]
        ['You can run']
    """
    scored = _scores(rule, question)
    items = tuple(p for p, _ in scored if p.item and _names(question, p.keys))
    if items:
        return items
    scored = [(p, score) for p, score in scored if not p.item]
    logical = [(p, score) for p, score in scored if has_logic(p)]
    bare = max(
        ((p, score) for p, score in scored if p.implied is not None),
        key=lambda pair: pair[1],
        default=None,
    )
    if not logical:
        return () if bare is None else (bare[0],)
    best = max(score for _, score in logical)
    if bare is not None and bare[1] >= _BARE and bare[1] > best:
        said = any((p.keys - p.about) & question.keys for p, score in logical if score == best)
        if best < _BARE * bare[1] or not said:
            # what the question asks is said elsewhere, without conditions
            return _demands_behind(rule, bare[0], question) or (bare[0],)
    chosen = [p for p, score in logical if score >= _SHARE * best]
    company = _with_company(rule, chosen, logical, question)
    if bare is not None and bare[1] >= best and _excepts(company, bare[0], question):
        return (bare[0], *company)
    return tuple(company)


def _excepts(denials: Sequence[Provision], grant: Provision, question: Question) -> bool:
    """Tell whether provisions only except from what a statement grants to those it is about.

    "We pay for damage by fire or flood. We don't pay if you left the door open."
    """
    alternatives = isinstance(grant.implied, Any) and not _denies(grant)
    return not question.demand and alternatives and all(_denies(p) for p in denials)


def _denies(provision: Provision) -> bool:
    return provision.positive == bool(provision.denying)


def _scores(rule: Rule, question: Question) -> list[_Scored]:
    """Rate each provision by the share of the question that its conclusion says.

    What only its subject says counts half.
    """
    scored: list[_Scored] = []
    previous = 0.0
    whole = len(question.keys) or 1
    for provision in rule.provisions:
        common = provision.keys & question.keys
        score = (len(common) - 0.5 * len(common & provision.about)) / whole
        if provision.anaphoric or provision.linked:
            score = max(score, previous)
        if question.qualifying and provision.aim is not None and provision.demand is not None:
            score = 1.0  # "To qualify, you must …" says what it takes
        previous = score
        scored.append((provision, score))
    return scored


def _with_company(
    rule: Rule, chosen: list[Provision], logical: list[_Scored], question: Question
) -> list[Provision]:
    """Add the provisions that qualify a chosen one.

    They are the denials whose conclusion says again what a chosen one says, and the demand to be
    or have something that follows a grant: "You can claim if …. You must be resident."
    """
    said = frozenset[str]().union(*(p.keys for p in chosen))
    meant = {id(p) for p in chosen}  # provisions that say the same are not the same
    company: list[Provision] = []
    follows = False  # what stands before, without a gap, is meant
    for provision, _ in logical:
        follows = (
            id(provision) in meant
            or _repeats_denial(provision, said, follows=follows)
            or (follows and _wants(question) and asks_to_qualify(rule.text, provision))
        )
        if follows:
            company.append(provision)
    return company


def _wants(question: Question) -> bool:
    """Tell whether a question asks for something to have or do, which demands may stand before."""
    return not question.demand and not question.denying


def _demands_behind(rule: Rule, bare: Provision, question: Question) -> tuple[Provision, ...]:
    """Return the demands to be or have something right behind a statement without conditions."""
    if question.demand:
        return ()
    at = next(index for index, provision in enumerate(rule.provisions) if provision is bare)
    behind = rule.provisions[at + 1 :]
    return tuple(
        itertools.takewhile(lambda provision: asks_to_qualify(rule.text, provision), behind)
    )


def _repeats_denial(provision: Provision, said: frozenset[str], *, follows: bool) -> bool:
    """Tell whether a provision denies what others say: in their words, or in words for anything."""
    if not _denies(provision):
        return False
    again = provision.keys - _GENERAL - keys(tuple(provision.denying - _OF_SOMEONE))
    return len(again & said) >= _AGAIN * len(again) if again else follows


def has_logic(provision: Provision) -> bool:
    """Tell whether a provision names conditions, and does not only imply them."""
    return bool(provision.exceptions) or any(
        part is not None
        for part in (
            provision.condition,
            provision.demand,
            provision.subject,
            provision.alternatives,
        )
    )


def _names(question: Question, own: frozenset[str]) -> bool:
    return len(own & question.keys) > NAMED * len(own)
