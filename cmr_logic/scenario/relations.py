"""What words are compared by: roots, synonyms, and the general words that cover them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache

from cmr_logic.scenario.alternatives import ALTERNATIVES, Alternatives
from cmr_logic.scenario.contrasts import OPPOSITES
from cmr_logic.scenario.derivation import denied, root
from cmr_logic.scenario.kinds import KINDS
from cmr_logic.scenario.sayings import SAYINGS
from cmr_logic.scenario.synonyms import SYNONYMS
from cmr_logic.text import key, lemma, words_in

_GAP = "…"
_WIDEST = 3  # words in the gap of a phrase
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
    found = key(word)
    return root(found) if found else ""


@dataclass(slots=True)
class _Tables:
    phrases: dict[str, list[tuple[tuple[str, ...], str]]] = field(default_factory=dict)
    groups: dict[str, frozenset[str]] = field(default_factory=dict)
    above: dict[str, frozenset[str]] = field(default_factory=dict)
    opposite: dict[str, frozenset[str]] = field(default_factory=dict)
    names: dict[str, str] = field(default_factory=dict)


def phrase_key(phrase: str) -> str:
    """Return what a word or phrase of a table is compared by.

    Example:
        >>> phrase_key("payments"), phrase_key("high school")
        ('pay', 'high_school')
    """
    return _key_of(_lemmas(phrase))


def _lemmas(phrase: str) -> tuple[str, ...]:
    return tuple(lemma(word) for word in words_in(phrase))


def _key_of(lemmas: tuple[str, ...]) -> str:
    plain = [word for word in lemmas if word != _GAP]
    return root(plain[0]) if len(plain) == 1 else "_".join(plain)


@cache
def _tables() -> _Tables:  # noqa: C901 - it fills one table after another
    tables = _Tables()
    groups: dict[str, set[str]] = {}
    above: dict[str, set[str]] = {}
    opposite: dict[str, set[str]] = {}

    def enter(phrase: str) -> str:
        words = _lemmas(phrase)
        found = _key_of(words)
        if len(words) > 1:
            row = (words, found)
            listed = tables.phrases.setdefault(words[0], [])
            if row not in listed:
                listed.append(row)
        return found

    for same in (*SYNONYMS, *SAYINGS):
        for word in same.words:
            groups.setdefault(enter(word), set()).add("=" + same.name)
    for kinds in KINDS:
        general = enter(kinds.name)
        for word in kinds.kinds:
            above.setdefault(enter(word), set()).add(general)
    for pair in OPPOSITES:
        first, second = [enter(w) for w in pair.first], [enter(w) for w in pair.second]
        for one in first:
            opposite.setdefault(one, set()).update(second)
            tables.names.setdefault(one, pair.name)
        for one in second:
            opposite.setdefault(one, set()).update(first)
            tables.names.setdefault(one, pair.name)
    for word, others in tuple(opposite.items()):
        for name in groups.get(word, set()):
            opposite.setdefault(name, set()).update(others)
            tables.names.setdefault(name, tables.names[word])
    for table in ALTERNATIVES:
        for way, alike, rest in _ways(table, enter):
            groups.setdefault(way, set()).add("=" + alike)
            opposite.setdefault(way, set()).update(rest)
            tables.names.setdefault(way, table.name)
            above.setdefault(way, set()).update(_nouns_of(way, above))
    for rows in tables.phrases.values():
        rows.sort(key=lambda row: -len(row[0]))
    tables.groups = {word: frozenset(names) for word, names in groups.items()}
    tables.above = {word: frozenset(_upwards(word, above)) for word in above}
    tables.opposite = {word: frozenset(names) for word, names in opposite.items()}
    return tables


def _ways(
    table: Alternatives, enter: Callable[[str], str]
) -> Iterator[tuple[str, str, frozenset[str]]]:
    """Yield each way of an entry, the first of its like, and the ways that it excludes."""
    ways = [[enter(phrase) for phrase in alike] for alike in table.ways]
    for own in ways:
        others = frozenset(way for alike in ways if alike is not own for way in alike)
        for way in own:
            yield way, own[0], others


def _nouns_of(way: str, above: Mapping[str, set[str]]) -> set[str]:
    """Return the noun of a way, and the general words above it: "by train" names a train."""
    noun = root(way.rpartition("_")[2])
    return {noun, *above.get(noun, set())} if "_" in way else set()


def _upwards(word: str, above: Mapping[str, set[str]]) -> set[str]:
    """Return the general words above a word, and those above these in turn."""
    found: set[str] = set()
    waiting = set(above[word])
    while waiting:
        general = waiting.pop()
        found.add(general)
        waiting |= above.get(general, set()) - found
    return found


@lru_cache(maxsize=65_536)
def same(key_: str) -> frozenset[str]:
    """Return the key and the names of the synonyms that it belongs to.

    Example:
        >>> sorted(same("kid"))
        ['=child', 'kid']
    """
    if "|" in key_:  # "level 3 or 4": either number will do
        return frozenset({key_, *key_.split("|")})
    return frozenset({key_}) | _tables().groups.get(key_, frozenset())


@lru_cache(maxsize=65_536)
def covering(key_: str) -> frozenset[str]:
    """Return what a word entails: itself, its synonyms, and the general words above it.

    Example:
        >>> "vehicle" in covering("van"), "van" in covering("vehicle")
        (True, False)
    """
    found = set(same(key_))
    for general in _tables().above.get(key_, frozenset()):
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
        for other in _tables().opposite.get(name, frozenset()):
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
        names = _tables().names
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
    listed = list(words)
    found = [""] * len(listed)
    phrases = _tables().phrases
    index = 0
    count = len(listed)
    lemmas = [lemma(word) for word in listed]
    taken: set[int] = set()
    while index < count:
        word, following = listed[index], listed[index + 1] if index + 1 < count else ""
        if following == "-" and (joined := _hyphened(listed, index)):
            found[index], length = joined
            index += length
            continue
        if (
            word == "with"
            and following in _MYSELF
            and not _DWELLING.isdisjoint(lemmas[max(0, index - _WIDEST) : index])
        ):
            found[index] = "with_me"  # who lives with his mother does not live with me
            index += 2
            continue
        rows = phrases.get(lemmas[index])
        if rows is not None:
            hit = next((r for r in rows if (at := _matches(lemmas, index, r[0]))), None)
            if hit is not None:
                found[index] = hit[1]
                if _GAP not in hit[0]:
                    index = at[-1] + 1
                    continue
                taken.update(at)
                index += 1
                continue
        found[index] = "" if index in taken else word_key(word)
        index += 1
    return found


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
        if word == _GAP:
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


def covers(story_keys: Iterable[str], clause_key: str) -> bool:
    """Tell whether one of a story's words entails a clause's word.

    Example:
        >>> covers(("rent", "cottage"), "home"), covers(("rent",), "home")
        (True, False)
    """
    wanted = same(clause_key)
    return any(not covering(k).isdisjoint(wanted) for k in story_keys)
