"""People who are named by how they are: "open to **the deaf**", "**the over-60s** go free".

In plain words they are "people who are deaf", and "people over 60".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting
from cmr_logic.text import places_of_word, word_set

_THE = "the"
# What people are whom it stands for alone: "the **deaf**"; not "the young".
_STATES = word_set(
    """
    deaf blind disabled unemployed employed jobless homeless elderly retired bereaved widowed
    divorced unmarried sick injured wounded housebound deafblind underage overweight
    """
)
# How they are so: "the **partially** sighted", "the hard of hearing".
_HOW = {
    ("partially", "sighted"), ("visually", "impaired"), ("hearing", "impaired"),
    ("terminally", "ill"), ("chronically", "ill"), ("mentally", "ill"), ("seriously", "ill"),
    ("newly", "qualified"), ("recently", "bereaved"), ("newly", "retired"), ("newly", "arrived"),
    ("long-term", "unemployed"), ("severely", "disabled"), ("hard", "of", "hearing"),
    ("left", "-", "handed"), ("right", "-", "handed"), ("self", "-", "employed"),
    ("short", "-", "sighted"), ("colour", "-", "blind"), ("hard", "-", "of", "-", "hearing"),
}  # fmt: skip
_LONGEST = 5
# What stands behind them, which no noun does: "the deaf **may** come"; not "the deaf guest".
_BEHIND = (
    STOPS
    | {",", "and", "or", "but", "only", "alone", "who", ")", ":", "if", "unless", "when", "as"}
    | syntax.PREPOSITIONS
    | syntax.AUXILIARIES
    | syntax.MODALS
)
# Verbs that a rule says of such people: "the deaf **travel** free"; not "the deaf club".
_DOING = word_set("travel pay get receive go enter need have sit eat join come enjoy qualify")
# The ages of others: "the **over**-60s".
_BOUNDS = frozenset({"over", "under"})
_PEOPLE, _WHO_ARE = "people", ("people", "who", "are")

SIGNS = frozenset({_THE})
"""A word of which each of them has one: "**the** deaf"; not "deaf guests"."""
CLOSER = frozenset({(_THE, how) for how in (*_STATES, *(said[0] for said in _HOW))}) | frozenset(
    {(_THE, f"{bound}-{age}s") for bound in _BOUNDS for age in range(3, 100)}
)
"""Two words in a row of which each has one, too: "**the deaf**"; not "the dog"."""


def people_as_they_are(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find people who are named by how they are, with what that comes to.

    Example:
        >>> list(people_as_they_are("the loft is open to the deaf .".split()))
        [(5, 6, ('people', 'who', 'are'))]
        >>> list(people_as_they_are("the over-60s travel free".split()))
        [(0, 2, ('people', 'over', '60'))]
        >>> list(people_as_they_are("the deaf guest may come .".split()))
        []
    """
    for at in places_of_word(words, _THE):
        said = _said(words, at + 1)
        if at and syntax.is_gerund(words[at - 1]):
            continue  # "guiding **the blind**" is a deed, done to whomever
        if said and _ends(words, at + 1 + len(said)):
            yield _plainly(at, said)


def _said(words: Sequence[str], at: int) -> tuple[str, ...]:
    """Return how people are by the words at an index, nothing where these say no such thing."""
    for length in range(_LONGEST, 1, -1):
        if tuple(words[at : at + length]) in _HOW:
            return tuple(words[at : at + length])
    word = words[at] if at < len(words) else ""
    bound, _, age = word.partition("-")
    aged = bound in _BOUNDS and age.endswith("s") and age[:-1].isdigit()
    return (word,) if word in _STATES or aged else ()


def _plainly(at: int, said: tuple[str, ...]) -> Rewriting:
    bound, _, age = said[0].partition("-")
    if bound in _BOUNDS and age:
        return at, at + 2, (_PEOPLE, bound, age.removesuffix("s"))
    return at, at + 1, _WHO_ARE


def _ends(words: Sequence[str], at: int) -> bool:
    """Tell whether no noun follows, of which the words would say how it is."""
    return at >= len(words) or words[at] in _BEHIND or words[at] in _DOING
