"""Roundabout ways to say "if", "provided that" and "and", found by their words alone.

"In **cases where** you row" is "if you row", "**so long as** you row" "provided that you row".
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from cmr_logic import syntax
from cmr_logic.cues.matching import by_name
from cmr_logic.text import NAME, Tokens, places_of, places_of_word, word_set

IF = "if"
# Nouns for a case, which a clause tells: "in **cases** where you row"; not "in places where".
_CASES = word_set("case cases circumstances situation situations instance instances event")
# Those of them that "that" may open the clause of: "in the **event** that"; not "in cases that".
_SINGULAR = frozenset({"event", "case"})
_PREPOSITIONS = frozenset({"in", "under"})
# Words behind which cases are set apart: "other **than** cases where"; not "about cases where".
_SETTING_APART = word_set("except excepting than from excluding barring save")
# The same of two words: "with the **exception of** cases where"; not "a list of cases where".
_SETTING_APART_BY_TWO = frozenset({("exception", "of"), ("except", "for"), ("save", "for")})
# What may stand before the noun: "in **any** case where"; not "in **some** cases where", not all.
_NAMING = word_set("a an the those any each every all exceptional")
_LONGEST = 2  # words of it: "in **all the** cases where"
# Words behind the noun that open the clause: "in cases **where** you row"; not "in cases of".
_OPENERS = (("where",), ("when",), ("in", "which"), ("under", "which"))
# First words of a clause that needs no opener behind "event": "in the event **you** row"; not "of".
_SUBJECTS = syntax.PRONOUNS | {"your", "their", "our"}


_PROVIDED = ("provided", "that")
# Last words of a phrase that a clause follows: "so long **as**"; not "subject **to**".
_ENDING = frozenset({"that", "as"})
# Words before "as long as" where it measures, or is part of a longer phrase: "**be** as long as".
_MEASURING = syntax.BE | {"for", "only", "twice", "not", "half", "times"}
_EXCEPT = "except"  # before places and times of which a clause tells: "except in huts where"
_AMPERSAND, _AND = "&", ("and",)


def roundabout_ifs(tokens: Tokens) -> dict[int, tuple[int, tuple[str, ...]]]:
    """Return what is said in a roundabout way, with the plain words, by where it begins.

    Returns:
        The index after the last token, and the words for all of them, by that of the first.

    Example:
        >>> from cmr_logic.text import tokenize
        >>> roundabout_ifs(tokenize("Pay in cases where you row."))
        {1: (4, ('if',))}
        >>> roundabout_ifs(tokenize("Pay so long as you row & swim."))
        {6: (7, ('and',)), 1: (4, ('provided', 'that'))}
        >>> roundabout_ifs(tokenize("Pay in places where you row."))
        {}
    """
    words = tokens.words
    said = frozenset(words)
    found: dict[int, tuple[int, tuple[str, ...]]] = {}
    if _AMPERSAND in said:
        found.update((at, (at + 1, _AND)) for at in _ampersands(tokens))
    if not _CASES.isdisjoint(said):
        found.update((first, (last, (IF,))) for first, last in _roundabout(words))
    if _EXCEPT in said:
        found.update((first, (last, (IF,))) for first, last in _excepted_places(words))
    if any(map(_provisos().__contains__, said)):
        found.update((first, (last, _PROVIDED)) for first, last in _provided(words))
    return found


@cache
def _provisos() -> Mapping[str, Sequence[tuple[str, ...]]]:
    """Return the cue's phrases of several words for "provided that", by the longest word of each.

    Example:
        >>> _provisos()["proviso"]
        [('with', 'the', 'proviso', 'that')]
    """
    found: dict[str, list[tuple[str, ...]]] = {}
    for said in by_name()["provided"].phrases:
        phrase = tuple(said.split())
        if phrase[-1] in _ENDING and phrase != _PROVIDED:
            found.setdefault(max(phrase, key=len), []).append(phrase)
    return found


def _provided(words: Sequence[str]) -> Iterator[tuple[int, int]]:
    """Find each roundabout "provided that", as `_roundabout` does."""
    signs = _provisos()
    for at in places_of(words, signs.keys()):
        for phrase in signs[words[at]]:
            first = at - phrase.index(words[at])
            last = first + len(phrase)
            said = first >= 0 and tuple(words[first:last]) == phrase
            if said and not _measures(words, first, last):
                yield first, last


def _measures(words: Sequence[str], first: int, last: int) -> bool:
    """Tell whether "as long as" compares lengths: "**be** as long as", "as long as **3** m"."""
    if first and words[first - 1] in _MEASURING:
        return True
    return last >= len(words) or words[last][:1].isdigit() or words[last] == "possible"


def _ampersands(tokens: Tokens) -> Iterator[int]:
    """Yield where the sign for "and" stands, save inside names: "Bell **&** Co"."""
    for at, word in enumerate(tokens.words):
        if word == _AMPERSAND and NAME not in tokens.unnamed[max(at - 1, 0) : at + 2]:
            yield at


def _roundabout(words: Sequence[str]) -> Iterator[tuple[int, int]]:
    """Find each roundabout "if": its first token, and the one after its last."""
    for noun in places_of(words, _CASES, 1):
        first = noun - 1
        while first > 0 and words[first] in _NAMING and noun - first <= _LONGEST:
            first -= 1
        if words[first] not in _PREPOSITIONS:
            pair = words[max(first - 1, 0)], words[first]
            if words[first] not in _SETTING_APART and pair not in _SETTING_APART_BY_TWO:
                continue
            first += 1
        last = _opened(words, noun)
        if last is not None:
            yield first, last


def _excepted_places(words: Sequence[str]) -> Iterator[tuple[int, int]]:
    """Find what opens the case that tells excepted places or times: "except **in huts where**".

    Example:
        >>> list(_excepted_places("except in huts where dogs sleep".split()))
        [(1, 4)]
        >>> list(_excepted_places("except while the dogs sleep".split()))
        [(1, 2)]
        >>> list(_excepted_places("except in the hut where dogs sleep".split()))
        []
    """
    for at in places_of_word(words, _EXCEPT):
        preposition, noun, opener = (*words[at + 1 : at + 4], "", "", "")[:3]
        if preposition == "while" and noun in syntax.DETERMINERS | syntax.NOMINATIVES:
            yield at + 1, at + 2  # "except **while** a race is on"
            continue
        placed = preposition in syntax.OF_PLACES_AND_TIMES or preposition == "for"
        if placed and syntax.is_plural_noun(noun) and (opener,) in _OPENERS:
            yield at + 1, at + 4


def _opened(words: Sequence[str], noun: int) -> int | None:
    """Return where the clause behind a noun for a case begins, None where there is none."""
    behind = noun + 1
    for opener in _OPENERS:
        if tuple(words[behind : behind + len(opener)]) == opener:
            return behind + len(opener)
    if words[noun] not in _SINGULAR or words[noun - 1] not in _NAMING:
        return None
    if words[behind : behind + 1] == ("that",):
        opens = words[behind + 1 : behind + 2]
        return behind + 1 if opens and opens[0] in syntax.NOMINATIVES | syntax.DETERMINERS else None
    # "in **the** event you row"; not "in any event you may row"
    bare = words[noun - 1 : noun + 1] == ("the", "event") and words[behind : behind + 1]
    return behind if bare and words[behind] in _SUBJECTS else None
