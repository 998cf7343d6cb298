"""What a law requires of people: "**State law requires owners to** insure it" is "owners must".

And what it does not, nobody has to do: "The Act **does not require employers to** give breaks" is
"you do not have to". Of things it is read as it stands: "The law requires a permit to dig".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import Rewriting, sentence_start
from cmr_logic.cues.people_that import BODIES, PEOPLE
from cmr_logic.text import VERB, bases, places_of, word_set

# What lays down such duties: "the **law** requires owners to"; not "the driver requires".
_LAWS = word_set(
    "law laws act acts code ordinance ordinances statute statutes regulation regulations rule rules"
)
_REQUIRE = word_set("require requires")
_NOT = syntax.VERBAL_NEGATIONS
_DO = frozenset({"do", "does"})
# Those of whom it is required, beside others: "**sellers** to"; not "permits to".
_PEOPLE = (
    PEOPLE
    | BODIES
    | word_set(
        """
    sellers buyers lenders insurers operators contractors taxpayers manufacturers dealers retailers
    producers providers hospitals states cities counties banks brokers hosts guests cyclists
    pedestrians motorists passengers renters teachers nurses doctors candidates voters sponsors
    """
    )
)
# One of them: "**an employer** to"; not "a permit to".
_ONE = word_set(
    """
    employer employee worker landlord tenant owner driver seller buyer lender insurer operator
    contractor taxpayer dealer retailer producer provider person parent applicant candidate voter
    """
)
_MUST, _NEED_NOT = ("must",), ("you", "do", "not", "have", "to")
_LONGEST = 5  # words of those people: "owners of large dogs" is longer than most
SIGNS = _REQUIRE
"""Words of which each has one: "the law **requires** owners to"; not "owners must"."""


def law_requires(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, with the duty that it comes to.

    Example:
        >>> said = "state law requires owners to insure dogs .".split()
        >>> [(start, end, " ".join(plain)) for start, end, plain in law_requires(said)]
        [(0, 5, 'owners must')]
        >>> said = "the act does not require an employer to give notice .".split()
        >>> [" ".join(plain) for _, _, plain in law_requires(said)]
        ['you do not have to']
        >>> list(law_requires("the law requires a permit to dig .".split()))
        []
    """
    for at in places_of(words, _REQUIRE, 1):
        denied = words[at - 1] in _NOT and words[at - 2] in _DO
        start, end = sentence_start(words, at), at - 2 * denied
        behind = range(at + 2, min(at + 2 + _LONGEST, len(words) - 1))
        to = next((i for i in behind if words[i] == "to"), None)
        if to is None or end <= start or words[end - 1] not in _LAWS:
            continue
        whom, deed = tuple(words[at + 1 : to]), words[to + 1]
        if not _is_law(words[start:end]) or deed not in bases(deed, VERB) or not _are_people(whom):
            continue
        if not denied:
            yield start, to + 1, (*whom, *_MUST)
            continue
        yield start, to + 1, _NEED_NOT


def _is_law(subject: Sequence[str]) -> bool:
    """Tell whether a subject is a law with what describes it alone: "the fair housing act"."""
    return len(subject) <= _NAME and syntax.AUXILIARIES.isdisjoint(subject) and "," not in subject


_NAME = 7  # words of its name


def _are_people(whom: tuple[str, ...]) -> bool:
    """Tell whether those of whom something is required are people or bodies, named alone."""
    if not whom or not (syntax.PREPOSITIONS | syntax.JOINTS).isdisjoint(whom):
        return False
    one = whom[0] in syntax.INDEFINITE and whom[-1] in _ONE
    return one or (whom[-1] in _PEOPLE and whom[0] not in syntax.PRONOUNS)
