"""What words are compared by: roots, synonyms, and the general words that cover them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from cmr_logic.records import record
from cmr_logic.scenario.lexicon.derivation import ADJECTIVAL, denied, root
from cmr_logic.scenario.lexicon.relation_tables import GAP, tables
from cmr_logic.scenario.lexicon.spellings import british
from cmr_logic.syntax import BE, MONTHS
from cmr_logic.text import key, lemma

_WIDEST = 3  # words in the gap of a phrase
_PARTS_OF_TIME = frozenset({"mid", "early", "late", "spring", "summer", "autumn", "winter"})
_SEEMING = frozenset({"feel", "get", "look", "seem", "become"})
_MYSELF = frozenset({"me", "us", "you"})
_IN_LAW = ["-", "in", "-", "law"]
_DWELLING = frozenset({"live", "move", "stay", "reside", "back", "in"})


@lru_cache(maxsize=65_536)
def word_key(word: str) -> str:
    """Return what one token is compared by, or "" for a word without content.

    Example:
        >>> word_key("employment"), word_key("the"), word_key("houses")
        ('employ', '', 'house')
    """
    found = british(key(word))
    if found.endswith(".") and found.count(".") == 1:
        found = found[:-1]  # "I have a PhD."
    return root(found) if found else ""


@lru_cache(maxsize=65_536)
def same(key_: str) -> frozenset[str]:
    """Return the key and the names of the synonyms that it belongs to.

    Example:
        >>> sorted(same("kid"))
        ['=child', 'kid']
    """
    if "|" in key_:  # "level 3 or 4": either number will do
        return frozenset({key_, *key_.split("|")})
    return frozenset({key_}) | tables().groups.get(key_, frozenset())


@lru_cache(maxsize=65_536)
def covering(key_: str) -> frozenset[str]:
    """Return what a word entails: itself, its synonyms, and the general words above it.

    Example:
        >>> "vehicle" in covering("van"), "van" in covering("vehicle")
        (True, False)
    """
    found = set(same(key_))
    for general in tables().above.get(key_, frozenset()):
        found |= same(general)
    return frozenset(found)


@lru_cache(maxsize=65_536)
def opposed(key_: str) -> frozenset[str]:
    """Return the words that cannot be true together with a word, and those synonymous with them.

    Example:
        >>> "find" in opposed("lose"), "die" in opposed("alive")
        (True, True)
    """
    found: set[str] = set()
    for name in same(key_):
        for other in tables().opposite.get(name, frozenset()):
            found |= same(other)
    base = denied(key_)
    if base:
        found |= same(base)
    return frozenset(found)


def denies(story_key: str, clause_key: str) -> bool:
    """Tell whether two words exclude each other, by the table or by a prefix.

    Example:
        >>> denies("single", "marry"), denies("unpaid", "pay"), denies("pay", "eat")
        (True, True, False)
    """
    return not (
        opposed(story_key).isdisjoint(same(clause_key))
        and opposed(clause_key).isdisjoint(same(story_key))
    )


@lru_cache(maxsize=65_536)
def reach(keys: frozenset[str]) -> frozenset[str]:
    """Return all that words can meet: what they entail and what they exclude.

    Example:
        >>> "vehicle" in reach(frozenset({"van"}))
        True
    """
    return frozenset().union(*map(covering, keys), *map(opposed, keys))


@lru_cache(maxsize=65_536)
def aims(keys: frozenset[str]) -> frozenset[str]:
    """Return what a story must reach one of to meet any of the keys."""
    return frozenset().union(*map(same, keys), *map(opposed, keys))


def entry_of(story_key: str, clause_key: str) -> str:
    """Return the name of the entry that joins two words; empty where they are the same.

    Example:
        >>> entry_of("kid", "child"), entry_of("van", "vehicle"), entry_of("pay", "pay")
        ('child', 'vehicle', '')
    """
    if story_key == clause_key:
        return ""
    shared = same(story_key) & same(clause_key)
    if shared:
        return min(shared).removeprefix("=")
    if denies(story_key, clause_key):
        names = tables().names
        return next((names[n] for n in sorted(same(story_key)) if n in names), "negative-prefix")
    return min(
        (name.removeprefix("=") for name in covering(story_key) & same(clause_key)), default=""
    )


def keyed(words: Iterable[str]) -> list[str]:
    """Return the key of each token; the words of a table's phrase share one, at its first token.

    Example:
        >>> keyed(("i", "work", "full", "-", "time"))
        ['', 'work', 'full_-_time', '', '']
    """
    return [*_keyed(tuple(words))]


@lru_cache(maxsize=16_384)
def _keyed(words: tuple[str, ...]) -> Sequence[str]:
    listed = list(words)
    lemmas = [*map(lemma, listed)]
    found = [*map(word_key, listed)]
    if not ADJECTIVAL.isdisjoint(listed):
        found = [w if is_adjectival(listed, at) else found[at] for at, w in enumerate(listed)]
    phrases = tables().phrases
    following = [*lemmas[1:], ""]
    places: Iterable[int] = [
        at
        for at, first in enumerate(lemmas)
        if first in phrases and (following[at] in phrases[first] or GAP in phrases[first])
    ]
    if "-" in listed or "with" in listed:
        places = range(len(listed))
    behind = 0
    for index in places:
        unit = _unit(listed, lemmas, index) if index >= behind else None
        if unit is not None:
            for at in unit.at:
                found[at] = ""
            found[index] = unit.key
            behind = unit.behind
    return found


def is_adjectival(words: Sequence[str], at: int) -> bool:
    """Tell whether a form of a verb is a word of its own: "broke", of who has no money.

    Args:
        words: tokens, in lower case.
        at: the index of the form.

    Example:
        >>> is_adjectival(["i", "am", "flat", "broke"], 3), is_adjectival(["i", "broke", "it"], 1)
        (True, False)
    """
    if words[at] not in ADJECTIVAL or words[at + 1 : at + 2] in (["by"], ["with"], ["into"]):
        return False
    before = (words[index] for index in range(at - 1, max(-1, at - 1 - _WIDEST), -1))
    return any(word in BE or word == "'m" or lemma(word) in _SEEMING for word in before)


@record(frozen=True, slots=True)
class _Unit:
    """Words that are compared as one.

    Args:
        key: by what.
        at: where they stand.
        behind: where the next such words may begin: in the gap of these, if they have one.
    """

    key: str
    at: Sequence[int]
    behind: int


def _unit(words: Sequence[str], lemmas: Sequence[str], index: int) -> _Unit | None:
    """Return the words from an index on that are compared as one, if there are any."""
    following = words[index + 1] if index + 1 < len(words) else ""
    if following == "-" and (joined := _hyphened(words, index)):
        key_, length = joined
        return _Unit(key_, range(index, index + length), index + length)
    if words[index] == "with" and following in _MYSELF:
        before = lemmas[max(0, index - _WIDEST) : index]
        if not _DWELLING.isdisjoint(before):  # who lives with his mother does not live with me
            return _Unit("with_me", range(index, index + 2), index + 2)
    beside = tables().phrases.get(lemmas[index])
    if beside is None:
        return None
    second = lemmas[index + 1] if index + 1 < len(lemmas) else ""
    for phrase, key_ in beside.get(second) or beside.get(GAP, ()):
        at = _matches(lemmas, index, phrase)
        if at and not _dates(words, at[-1]):
            return _Unit(key_, at, index + 1 if GAP in phrase else at[-1] + 1)
    return None


def _dates(words: Sequence[str], last: int) -> bool:
    """Tell whether the last word of a phrase begins a date instead: "I joined **in** 2019"."""
    if words[last] not in {"in", "on"} or last + 1 >= len(words):
        return False
    following = words[last + 1]
    return following[0].isdigit() or following in MONTHS or following in _PARTS_OF_TIME


def _hyphened(words: Sequence[str], index: int) -> tuple[str, int] | None:
    """Return the key of a word in whose hyphens a denial or a kinship hides, and its length."""
    if words[index + 2 : index + 3] == ["free"]:  # "disaster-free" is about no disaster
        return "", 3
    if words[index] == "non" and index + 2 < len(words):
        return "non-" + word_key(words[index + 2]), 3
    if words[index + 1 : index + 5] == _IN_LAW:  # "parents-in-law" are no parents
        return word_key(words[index]) + "_in_law", 5
    return None


def _matches(lemmas: Sequence[str], index: int, phrase: Sequence[str]) -> tuple[int, ...]:
    """Return where the words of a phrase stand from an index on; none where they do not.

    A gap ("let … know") is one to three words wide.
    """
    at = []
    for place, word in enumerate(phrase):
        if word == GAP:
            wanted = phrase[place + 1]
            index = next(
                (i for i in range(index + 1, index + _WIDEST + 1) if lemmas[i : i + 1] == [wanted]),
                -1,
            )
            if index < 0:
                return ()
        elif index >= len(lemmas) or lemmas[index] != word:
            return ()
        else:
            at.append(index)
            index += 1
    return tuple(at)


@lru_cache(maxsize=65_536)
def _entailed(keys: frozenset[str]) -> frozenset[str]:
    return frozenset().union(*map(covering, keys))


def uncovered(story_keys: frozenset[str], wanted: Iterable[str]) -> frozenset[str]:
    """Return those of a clause's words that none of a story's entails.

    Example:
        >>> sorted(uncovered(frozenset({"rent", "cottage"}), ("rent", "home", "boat")))
        ['boat']
    """
    meant = _entailed(story_keys)
    return frozenset(key_ for key_ in wanted if meant.isdisjoint(same(key_)))


def covers(story_keys: Iterable[str], clause_key: str) -> bool:
    """Tell whether one of a story's words entails a clause's word.

    Example:
        >>> covers(("rent", "cottage"), "home"), covers(("rent",), "home")
        (True, False)
    """
    wanted = same(clause_key)
    for key_ in story_keys:  # noqa: SIM110 - asked by the ten thousand, and twice as fast as any()
        if not covering(key_).isdisjoint(wanted):
            return True
    return False
