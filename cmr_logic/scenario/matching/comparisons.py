"""Which of two is more: "you earn more than your partner" is told by "my partner earns less".

What a clause says of the one, a story may say of the other, the other way round; and "I earn less
than my partner" has all of the clause's words but one.
"""

from __future__ import annotations

import re
from functools import lru_cache

from cmr_logic import syntax
from cmr_logic.text import VERB, bases

# Words that say more, each with the one that says less.
_PAIRS = (
    ("more", "less"),
    ("older", "younger"),
    ("taller", "shorter"),
    ("bigger", "smaller"),
    ("larger", "smaller"),
    ("higher", "lower"),
    ("longer", "shorter"),
    ("heavier", "lighter"),
    ("faster", "slower"),
    ("richer", "poorer"),
)
_OPPOSITES = {
    **{less: more for more, less in reversed(_PAIRS)},
    **dict(_PAIRS),
    "fewer": "more",
}
_LIKEWISE = {"fewer": "less", "larger": "bigger"}
_WORDS = "|".join(sorted(_OPPOSITES))
_OF_YOU = re.compile(
    rf"^you\s(?P<verb>[a-z]+)\s(?P<how>{_WORDS})\s(?P<what>(?:[a-z]+\s)??)than\s(?P<whom>your\s[a-z]+)$"
)
_OF_THEM = re.compile(
    rf"^(?P<whom>your\s[a-z]+)\s(?P<verb>[a-z]+)\s(?P<how>{_WORDS})\s(?P<what>(?:[a-z]+\s)??)than\syou(?:\s(?:do|are))?$"
)
_TOLD = re.compile(rf"\b(?P<how>{_WORDS})\b[^.;!?]*?\bthan\b", re.IGNORECASE)
_NOT = re.compile(r"n['’]t\b|\b(?:not|never|no)\b", re.IGNORECASE)


@lru_cache(maxsize=4096)
def compared(statement: str) -> tuple[tuple[str, bool], ...]:
    """Return how else two may be compared of whom a clause says that one is more.

    Args:
        statement: a clause.

    Returns:
        what says that the clause holds, or (False) fails; nothing for other clauses.

    Example:
        >>> for form in compared("you earn more than your partner"):
        ...     print(form)
        ('your partner earns less than you', True)
        ('you earn less than your partner', False)
        ('your partner earns more than you', False)
        >>> compared("you earn more than £90")
        ()
    """
    if " than you" not in statement:
        return ()
    match = _OF_YOU.match(statement) or _OF_THEM.match(statement)
    if match is None:
        return ()
    base = "be" if match["verb"] in syntax.BE else (bases(match["verb"], VERB) or ("",))[0]
    if not base:
        return ()
    whom, more, what = match["whom"], match["how"], match["what"]
    less = _OPPOSITES[more]
    mine, theirs = ("are", "is") if base == "be" else (base, syntax.third_person(base))
    of_you = {how: f"you {mine} {how} {what}than {whom}" for how in (more, less)}
    of_them = {how: f"{whom} {theirs} {how} {what}than you" for how in (more, less)}
    same, other = (of_you, of_them) if match.re is _OF_YOU else (of_them, of_you)
    return ((other[less], True), (same[less], False), (other[more], False))


def says_which(statement: str, words: str) -> bool:
    """Tell whether words compare two as a clause does: with "than", and as more or as less.

    Args:
        statement: a clause that compares two.
        words: the sentence of a story that would say that it holds.

    Example:
        >>> clause = "you earn more than your partner"
        >>> says_which(clause, "I earn more than my wife"), says_which(clause, "I earn well")
        (True, False)
        >>> says_which(clause, "I earn less than my wife")
        False
    """
    asked, told = _TOLD.search(f"{statement} than"), _TOLD.search(words)
    if asked is None or told is None or _NOT.search(words) is not None:
        return False
    one, other = asked["how"].lower(), told["how"].lower()
    return _LIKEWISE.get(one, one) == _LIKEWISE.get(other, other)
