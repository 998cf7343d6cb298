"""What a text frees some of beside what it asks of all: "Members are **exempt from the fee**"."""

from __future__ import annotations

from collections.abc import Iterable

from cmr_logic import syntax
from cmr_logic.provisions.drafts.nodes import Provision, Rule
from cmr_logic.provisions.words.predicate_words import DEMANDED, OPTIONAL, RULES
from cmr_logic.text import keys, word_set, words_in

# How somebody is let off: "are **exempt** from the fee"; not "are free".
_EXEMPT, _FROM = frozenset({"exempt", "exempted", "excused"}), "from"
# What somebody who is let off does not do: "**pay** no fee"; not "row no boat".
_PAYING, _NO = frozenset({"pay", "pays"}), frozenset({"no"})
# What some may do with it: "you may **skip** the test"; not "you may take the test".
_SKIPPING = word_set("skip bypass omit forgo waive")
_LEAVE = word_set("can may could will might")
# What only points at a rule: "exempt from **this**"; not "exempt from the fee".
_POINTING = syntax.DETERMINERS | syntax.PRONOUNS | {"all", "above", "both"}
# How it is said that something is not asked: "is not **required**", "is **optional**".
_SAYING = keys(DEMANDED | OPTIONAL) | keys(word_set("requirement"))
_HAVING = keys(word_set("have having holding hold being"))  # "**having** a job is not required"


def freed_from(rule: Rule, provision: Provision) -> frozenset[str]:
    """Return what the words are compared by of a thing that a statement frees some from.

    Args:
        rule: the rule text.
        provision: the statement.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> texts = "Cooks are exempt from the fee.", "Cooks pay no fee.", "Cooks are exempt."
        >>> [sorted(freed_from(rule, rule.provisions[0])) for rule in map(parse, texts)]
        [['fee'], ['fee'], []]
        >>> rule = parse("Cooks can skip the test.")
        >>> sorted(freed_from(rule, rule.provisions[0]))
        ['test']
    """
    if provision.waives:
        return frozenset()
    said = words_in(provision.conclusion.of(rule.plain).lower())
    first = next((at for at, word in enumerate(said) if _frees(said, at, word)), None)
    if first is None:
        return frozenset()
    behind = said[first + 1 :]
    if not RULES.isdisjoint(behind) and behind[0] in syntax.POINTING:
        return frozenset()  # "exempt from this rule"
    return keys(_named(behind))


def _frees(said: tuple[str, ...], at: int, word: str) -> bool:
    """Tell whether a word is the last that frees somebody: "exempt **from**", "can **skip**"."""
    if word == _FROM:
        return not _EXEMPT.isdisjoint(said[max(at - 1, 0) : at])
    if word in _PAYING:
        return _denied(said, at)
    leave = not _LEAVE.isdisjoint(said[:at])
    return word in _SKIPPING and leave and not _denied(said, at)


def _denied(said: tuple[str, ...], at: int) -> bool:
    """Tell whether a verb is denied, or its object is: "**do not** pay", "pay **no** fee"."""
    ahead = said[max(at - 1, 0) : at]
    return not syntax.VERBAL_NEGATIONS.isdisjoint(ahead) or not _NO.isdisjoint(
        said[at + 1 : at + 2]
    )


def _named(said: tuple[str, ...]) -> tuple[str, ...]:
    """Return the words of some that name a thing, up to what hangs on it."""
    end = next((i for i, word in enumerate(said) if i and word in syntax.PREPOSITIONS), len(said))
    return tuple(word for word in said[:end] if word not in _POINTING | _NO)


def meant_by_waiver(
    waiver: Provision, named: frozenset[str], clauses: Iterable[frozenset[str]]
) -> frozenset[str]:
    """Return what a waiver speaks of, without the words by which it says so.

    Where no clause has that, it is what stands ahead: "**the test** is not required of cooks".

    Args:
        waiver: the waiver.
        named: what the words behind its subject are compared by.
        clauses: what those of the clauses are compared by that it may speak of.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> waiver = parse("The test is not required of cooks.").provisions[0]
        >>> sorted(meant_by_waiver(waiver, waiver.demanded, [frozenset({"test", "pass"})]))
        ['test']
    """
    left, ahead = named - _SAYING, waiver.about - _HAVING
    said = list(clauses)
    if ahead and len(left) < len(named) and not any(left and left <= each for each in said):
        return ahead if any(ahead <= each for each in said) else left
    return left
