"""Whom "those" stands for: "A bonus is paid to staff, except **those** under notice"."""

from __future__ import annotations

from cmr_logic import syntax
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.provisions.drafts.naming import Frame, is_person
from cmr_logic.provisions.words.people_nouns import SOMEBODY
from cmr_logic.text import NOUN, classes, key

# Words for some of those that a statement is about: "except **those** that leak"; not "these".
_OF_THESE = frozenset({"those", "one", "ones"})
# Words for anybody of whom a relative says more: "except **people** who row"; not "cooks who".
_ANYBODY = SOMEBODY | {"person", "people", "persons"}
_FAR, _STOPS = 16, frozenset({".", ";", ":", "?", "!"})  # words back to those it stands for


def behind_those(words: Frame, first: int, last: int) -> int | None:
    """Return where it is told who or what of those meant is excepted, None where they are named.

    Args:
        words: the tokens of the text.
        first: index of the first word behind "except".
        last: index after the last.

    Example:
        >>> behind_those("except those in debt".split(), 1, 4)
        2
        >>> behind_those("except a person who is ill".split(), 1, 6)
        3
        >>> behind_those("except a cook who is ill".split(), 1, 6)
    """
    if words[first] in _OF_THESE:
        return first + 1 if last - first > 1 else None
    noun = first + (words[first] in syntax.INDEFINITE)
    related = noun + 1 < last and words[noun + 1] == "who"
    named = key(words[noun])  # "drivers must stop, except **a driver** who has a permit"
    again = named != "" and named in map(key, words[max(first - _FAR, 0) : first])
    return noun + 1 if related and (words[noun] in _ANYBODY or again) else None


def stands_for_people(scope: Scope, at: int) -> bool:
    """Tell whether "those" stands for people that a statement names: "paid to **staff**, except …".

    Args:
        scope: the sentence.
        at: where it stands.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("A bonus is paid to cooks, except those under notice.")
        >>> [clause.statement for clause in rule.clauses]
        ['you are cooks', 'you are under notice']
    """
    words = scope.words
    if scope.about[:1] == ("you",):
        return True
    for before in range(at - 1, max(at - _FAR, -1), -1):
        if words[before] in _STOPS:
            return False
        if is_person(words[before]) and words[before + 1 : before + 2] != ("'",):
            return True
        if syntax.is_plural_noun(words[before]) and NOUN in classes(words[before]):
            return False  # "fees for boats, except those under 5 metres"
    return False
