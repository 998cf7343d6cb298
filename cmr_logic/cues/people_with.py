"""People told apart by whom or what they have, of either sort: "families **with** 1 or 2 children".

In plain words that is "families who have 1 or 2 children".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting
from cmr_logic.cues.in_row import in_row
from cmr_logic.cues.people_that import PEOPLE
from cmr_logic.text import ADJECTIVE, NOUN, classes, places_of, places_of_word, word_set

_WITH, _OR = "with", "or"
_WHO_HAVE = ("who", "have")
# What tells people apart, beside what they do: "pupils **aged** 12"; not "pupils in the end".
_TELLING = word_set("with without aged from")
_JOINTS = word_set("or and")
_PEOPLE = PEOPLE | word_set("households couples")
_ARTICLES = frozenset({"a", "an"})
# Sorts that are nouns as well: "an **elderly** or disabled member"; not "a pony or cat".
_SORTS = word_set("elderly sick blind deaf young older dependent foster adopted")
_RELATIVES, _TOWARDS = word_set("who whose"), word_set("to for by")
_ALL = word_set("only all any other most")  # before such a subject: "**only** pupils with a pass"
_FAR = 9  # words from what tells them apart to such a joint
_OPENING = STOPS | {"*", ":"}  # what stands before such a subject
SIGNS = frozenset({_WITH}) | _RELATIVES
"""Words of which each has one: "families **with** a sick child"; not "families row"."""
CLOSER = in_row(_JOINTS, _RELATIVES) | {_WITH}
"""Signs of which each has one, too: "with a pass **or who** row"; not "cooks who row"."""


def people_with(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them.

    Example:
        >>> list(people_with("families with a sick or disabled child may row .".split()))
        [(1, 2, ('who', 'have'))]
        >>> list(people_with("families with 1 or 2 children may row .".split()))
        [(1, 2, ('who', 'have'))]
        >>> list(people_with("families with 3 or more children may row .".split()))
        []
        >>> list(people_with("it is open to pupils with a pass or who row .".split()))
        [(5, 6, ('who', 'have'))]
        >>> list(people_with("it is open to pupils aged 9 and who row .".split()))
        [(5, 5, ('who', 'are'))]
        >>> list(people_with("families with a sick child may row .".split()))
        []
    """
    for at in places_of_word(words, _WITH, 1):
        first = words[at - 1] in _PEOPLE and syntax.is_plural_noun(words[at - 1])
        opens = at == 1 or words[at - 2] in _OPENING or words[at - 2] not in syntax.VERBAL_NEGATIONS
        said = words[at + 1 : at + 7]
        if first and opens and _names_sorts(said):
            yield at, at + 1, _WHO_HAVE
    for joint in places_of(words, _JOINTS, 4):
        if joint + 2 >= len(words) or words[joint + 1] not in _RELATIVES:
            continue
        told = _told_ahead(words, joint)
        if told is not None:
            yield _told_in_full(words, told)


def _told_ahead(words: Sequence[str], joint: int) -> int | None:
    """Return where what tells people apart begins, ahead of "or who": "**with a pass** or who".

    Behind a verb alone, or joined with "and": else a subject is read with both as it stands.
    """
    for at in range(joint - 2, max(joint - _FAR, 0), -1):
        if not syntax.is_plural_noun(words[at - 1]):
            continue
        before = words[at - 2] if at > 1 else "."
        opens = words[joint] == "and" and (before in _OPENING or before in _ALL)
        told = words[at] in _TELLING or syntax.is_gerund(words[at])
        plain = syntax.finite_verb(words, at + 1, joint) is None
        return at if told and plain and (opens or before in _TOWARDS) else None
    return None


def _told_in_full(words: Sequence[str], at: int) -> Rewriting:
    """Return what tells people apart with the verb that it lacks: "**who are** aged 12"."""
    if words[at] == _WITH:
        return at, at + 1, _WHO_HAVE
    return at, at, ("who", "are")


def _names_sorts(said: Sequence[str]) -> bool:
    """Tell whether words name one of two sorts or numbers, and say what is so of these people."""
    at = int(bool(said) and said[0] in _ARTICLES)
    if len(said) < at + 5 or said[at + 1] != _OR or said[at + 2] in syntax.BOUNDS:
        return False
    numbers = all(word in syntax.NUMBERS or word.isdigit() for word in (said[at], said[at + 2]))
    sorts = at == 1 and _is_sort(said[at]) and _is_sort(said[at + 2])
    noun, behind = said[at + 3], said[at + 4]
    said_so = behind in syntax.AUXILIARIES or behind in {"get", "qualify", "receive", "pay", "need"}
    return (numbers or sorts) and NOUN in classes(noun) and said_so


def _is_sort(word: str) -> bool:
    return (
        word in _SORTS
        or (ADJECTIVE in classes(word) and NOUN not in classes(word))
        or (syntax.is_participle(word))
    )
