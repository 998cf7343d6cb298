"""People of whom "that" says more, as "who" does: "loans for sailors **that** row".

"**Whoever** rows" is anyone who rows, and "a dog that**'s** old" one that is.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import Rewriting
from cmr_logic.text import VERB, classes, places_of_word, word_set

_THAT, _WHO = "that", ("who",)
_WHOEVER, _ANYONE_WHO = "whoever", ("anyone", "who")
_SHORT, _IS, _SHORTENED = "'s", ("is",), frozenset({"that", "who", "which"})
# Words behind which it is "has": "a dog that's **got** a tag"; not "that's old".
_HAVING = word_set("got been had become gone begun started finished ended lost changed")
SIGNS = frozenset({_THAT, _WHOEVER, "who"})
"""The words that it is about."""
PEOPLE = word_set(
    """
    people persons individuals residents citizens veterans families students pupils workers farmers
    growers fishermen sailors borrowers applicants claimants owners homeowners householders tenants
    landlords drivers riders pensioners patients parents carers children adults employees employers
    customers members guests volunteers visitors travellers travelers anyone everyone somebody
    """
)
"""People: "**sailors** that row"; not "boats that row"."""
# One of them: "a **child** that is ill"; not "a dog that is ill".
_ONE = word_set(
    "child baby infant dependant dependent person parent relative student pupil worker employee "
    "patient tenant"
)
_OPENS_LIST = (":", "*", "-")  # before what is said of them item by item
# What people do, and things do not: "owners of boats that are **living** abroad"; not "moored".
_DONE_BY_PEOPLE = word_set(
    """
    living residing travelling traveling working studying serving retiring applying volunteering
    staying visiting training
    """
)
# What people want of what they do next: "firms that **plan** to hire"; not "roofs that need to".
_WISHING = word_set("want need plan wish seek intend hope expect agree")
BODIES = word_set(
    """
    firm firms company companies business businesses charity charities club clubs group groups
    organisation organisations organization organizations school schools household households
    """
)
"""Bodies that ask for something as people do: "**firms** that row"; not "roofs that leak"."""
# More of them, of which several are named together: "clubs and **churches** that row".
_BODIES_LISTED = BODIES | word_set(
    """
    cooperatives co-operatives associations societies nonprofits councils universities colleges
    churches communities villages towns farms partnerships corporations institutions museums
    hospitals nurseries
    """
)
_LIST = 6  # words back to the joint: "**and** most private nonprofit organizations that"
_AND = "and"
_JOINING = frozenset({_AND, "or"})
_CLOSING = frozenset({".", ";", ":", "(", ")"})  # what ends the words that one "that" opens
_FAR = 9  # words back to whom it is said of: "**sailors** with old wounds that are living"


def people_that(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each "that" which says more of people.

    Example:
        >>> list(people_that("loans for sailors that row".split()))
        [(3, 4, ('who',))]
        >>> list(people_that("care for a child that : * is ill".split()))
        [(4, 5, ('who',))]
        >>> list(people_that("tell sailors that they must row".split()))
        []
        >>> list(people_that("owners of boats that are residing abroad".split()))
        [(3, 4, ('who',))]
        >>> list(people_that("owners of boats that are moored abroad".split()))
        []
        >>> list(people_that("whoever rows must swim".split()))
        [(0, 1, ('anyone', 'who'))]
        >>> list(people_that("whoever you are".split()))
        []
        >>> list(people_that("a dog that 's old or that 's got a tag".split()))
        [(3, 4, ('is',))]
        >>> list(people_that("a dog that 's under 4 or that 's not in kent".split()))
        []
        >>> list(people_that("firms that cannot borrow and that plan to hire".split()))
        [(4, 6, ('and',))]
        >>> list(people_that("firms that cannot borrow and that you own".split()))
        []
        >>> list(people_that("loans to firms that want to hire".split()))
        [(3, 4, ('who',))]
        >>> list(people_that("a roof that leaks or that lets in rain".split()))
        []
    """
    for at in places_of_word(words, _SHORT, 1):
        if words[at - 1] in _SHORTENED and _is_state(words[at + 1 : at + 3]):
            yield at, at + 1, _IS
    for at in places_of_word(words, _WHOEVER):
        following = words[at + 1] if at + 1 < len(words) else ""
        acts = following in syntax.AUXILIARIES or VERB in classes(following)
        if acts and following not in syntax.PRONOUNS:
            yield at, at + 1, _ANYONE_WHO
    if _THAT not in words:
        return
    yield from _related_twice(words)
    if (PEOPLE | _ONE).isdisjoint(words) and _BODIES_LISTED.isdisjoint(words):
        return
    for at in places_of_word(words, _THAT, 1):
        if _says_of_people(words, at, tuple(words[at + 1 : at + 3])):
            yield at, at + 1, _WHO


def _says_of_people(words: Sequence[str], at: int, behind: tuple[str, ...]) -> bool:
    """Tell whether "that" at an index says of people what stands behind it."""
    if not behind:
        return False
    if words[at - 1] in _ONE and behind[0] in _OPENS_LIST:
        return True
    if words[at - 1] in PEOPLE | _ONE or _ends_bodies(words, at):
        said = behind[0] not in syntax.PRONOUNS | syntax.DETERMINERS
        return said and (behind[0] in syntax.AUXILIARIES or VERB in classes(behind[0]))
    wishing = behind[0] in _WISHING and behind[1:] == ("to",)
    if wishing and words[at - 1] in _BODIES_LISTED:
        return syntax.is_plural_noun(words[at - 1])  # "firms **that want to** hire"
    said = behind[0] in syntax.BE and behind[-1] in _DONE_BY_PEOPLE
    return said and not PEOPLE.isdisjoint(words[max(at - _FAR, 0) : at])


def _related_twice(words: Sequence[str]) -> Iterator[Rewriting]:
    """Join verbs of one "that" without the second: "firms that row **and that** sail".

    Not of things, each of whose verbs is read apart: "a roof that leaks or **that** lets in rain".
    """
    for at in range(2, len(words) - 2):
        if words[at] in _JOINING and words[at + 1] == _THAT:
            start = next((i for i in range(at - 2, 0, -1) if words[i] in _CLOSING), 0)
            related = [i for i in range(start + 1, at) if words[i] == _THAT]
            who = words[related[-1] - 1] if related else ""
            verbs = related and _is_verb(words[at + 2]) and _is_verb(words[related[-1] + 1])
            if verbs and who in PEOPLE | BODIES:
                yield at, at + 2, (words[at],)


def _ends_bodies(words: Sequence[str], at: int) -> bool:
    """Tell whether the last of several bodies stands before an index: "clubs and churches | that".

    Example:
        >>> _ends_bodies("grants for small clubs and most churches that row".split(), 7)
        True
        >>> _ends_bodies("grants for clubs in churches that row".split(), 5)
        False
    """
    if words[at - 1] not in _BODIES_LISTED or not syntax.is_plural_noun(words[at - 1]):
        return False
    near = range(at - 2, max(at - _LIST, 1), -1)
    joint = next((i for i in near if words[i] == _AND), 0)
    named = words[joint - 1] if words[joint - 1] != "," else words[joint - 2]
    kinds = _BODIES_LISTED | PEOPLE
    return joint > 0 and named in kinds and syntax.PREPOSITIONS.isdisjoint(words[joint:at])


def _is_verb(word: str) -> bool:
    return word in (syntax.AUXILIARIES | syntax.MODALS) - {_SHORT} or (
        VERB in classes(word) and word not in syntax.PRONOUNS | syntax.DETERMINERS
    )


def _is_state(behind: Sequence[str]) -> bool:
    """Tell whether a short "is" may be taken for another word: "a dog that 's **trained**".

    Not "a boat that 's under repair": before a preposition it can be nothing else, and stays as
    the text has it.
    """
    said = [word for word in behind if word != "not"][:1]
    return said != [] and said[0].isalpha() and said[0] not in _HAVING | syntax.PREPOSITIONS
