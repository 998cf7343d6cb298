"""Does a follow-up ask for one part of a clause alone: "you are a cook **with a boat**"?

Yes to it leaves the other part open, No denies the clause.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cmr_logic import syntax
from cmr_logic.provisions.words.people_nouns import GENERIC
from cmr_logic.text import keys, words_in

_WITHOUT = "without"
_NO = frozenset({"no", "not", "never"})
# What stands before a part of its own that denies something: "a garden**, no** dog", "**with no**".
_BEFORE_NO = frozenset({",", "with", "but", "and"})
_OWNERS = (("you", "are"), ("you", "'re"), ("it", "is"), ("you", "own"), ("you", "have"))
_OPENING = 2  # words of these
# What opens how somebody of a kind is: "a worker **on** duty"; not "a member **of** the club".
_HOW = frozenset({"on", "with", "aged"})
_A = frozenset({"a", "an"})


def says_one_part(
    said: frozenset[str], statement: str, *, named: bool = True, more: bool = False
) -> bool:
    """Tell whether a follow-up says words of one of the two parts of a clause alone.

    A deed and what is not done at it are two: "you row **without a vest**"; and so are, in a
    condition, somebody or something of a kind, and what a relative clause adds: "a nurse **who has
    a boat**". Of people that a rule is only about, nobody asks twice what they are.

    Args:
        said: which words of the clause the follow-up has, as they are compared.
        statement: the clause.
        named: a condition names it, and not only the subject of a rule.
        more: the follow-up says more than these words, which may be the other part in others.

    Example:
        >>> clause = "you row without a vest"
        >>> says_one_part(frozenset({"row"}), clause)
        True
        >>> says_one_part(frozenset({"row", "vest"}), clause)
        False
        >>> says_one_part(frozenset({"boat"}), "you are a nurse who has a boat")
        True
        >>> says_one_part(frozenset({"boat"}), "you are somebody who has a boat")
        False
    """
    one, other = _parts(statement, named=named, more=more)
    if not one or not other or (not named and not said & one):
        return False
    return bool(said & one) is not bool(said & other)


def says_both_parts(said: Iterable[frozenset[str]], statement: str) -> bool:
    """Tell whether several follow-ups say words of both parts of a clause, each of one.

    Example:
        >>> row, vest = frozenset({"row"}), frozenset({"vest"})
        >>> says_both_parts([row, vest], "you row without a vest")
        True
        >>> says_both_parts([row, row], "you row without a vest")
        False
    """
    one, other = _parts(statement, named=True, more=False)
    found = list(said)
    return any(part & one for part in found) and any(part & other for part in found)


def _parts(statement: str, *, named: bool, more: bool) -> tuple[frozenset[str], frozenset[str]]:
    """Return the words that either of the two parts of a clause alone has, if it has two."""
    words = words_in(statement.lower())
    at = lacking_from(words) or (_more_from(words) if named and not more else 0)
    if not at:
        return frozenset(), frozenset()
    before, behind = keys(words[:at]) - GENERIC, keys(words[at:])
    return before - behind, behind - before


def lacking_from(words: Sequence[str]) -> int:
    """Return where a part of a clause begins that denies something beside what is so, 0 for none.

    Example:
        >>> lacking_from("you row without a vest".split())
        2
        >>> lacking_from("you have a garden , no dog".split())
        5
        >>> lacking_from("you do not row".split())
        0
    """
    for at, word in enumerate(words):
        if word == ";" or not keys(words[at + 1 :]):
            return 0
        if at > 1 and (word == _WITHOUT or (word in _NO and words[at - 1] in _BEFORE_NO)):
            return at
        if word == "not" and words[at + 1 : at + 2] == ("necessarily",):
            return at
    return 0


def _more_from(words: Sequence[str]) -> int:
    """Return where a clause begins to say more of one of a kind: "a nurse **who** has a boat"."""
    if tuple(words[:_OPENING]) not in _OWNERS or _A.isdisjoint(words[_OPENING : _OPENING + 1]):
        return 0
    behind = (at for at, word in enumerate(words) if word in syntax.SUBJECT_RELATIVES)
    return next(behind, 0) or _placed_from(words)


def _placed_from(words: Sequence[str]) -> int:
    """Return where a clause begins to say how someone of a kind is: "a worker **on** duty".

    Or what they do: "a citizen **returning** from a trip".
    """
    if words[1] == "have" or words[1] == "own":
        return 0
    head = syntax.noun_head(words[_OPENING:])
    at = 0 if head is None else _OPENING + head + 1
    telling = words[at : at + 1]
    doing = words[:1] == ("you",) and any(map(syntax.is_gerund, telling))
    return at if telling and (doing or telling[0] in _HOW) else 0
