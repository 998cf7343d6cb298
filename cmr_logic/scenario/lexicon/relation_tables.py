"""The entries for synonyms, kinds and opposites, put together for looking up single words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import TypeAlias

from cmr_logic.records import record
from cmr_logic.scenario.lexicon.alternatives import ALTERNATIVES, Alternatives
from cmr_logic.scenario.lexicon.colloquial import COLLOQUIAL
from cmr_logic.scenario.lexicon.contrasts import OPPOSITES
from cmr_logic.scenario.lexicon.contrasts_of_things import CONTRASTS_OF_THINGS, WAYS_OF_THINGS
from cmr_logic.scenario.lexicon.derivation import ADJECTIVAL, root
from cmr_logic.scenario.lexicon.everyday import EVERYDAY
from cmr_logic.scenario.lexicon.kinds import KINDS
from cmr_logic.scenario.lexicon.nouns import NOUNS
from cmr_logic.scenario.lexicon.of_things import OF_THINGS
from cmr_logic.scenario.lexicon.sayings import SAYINGS
from cmr_logic.scenario.lexicon.scales import SCALES, STRENGTHS
from cmr_logic.scenario.lexicon.synonyms import SYNONYMS
from cmr_logic.text import lemma, words_in

GAP = "…"
"""What stands for other words inside a phrase: "let … know"."""


_Row: TypeAlias = tuple[tuple[str, ...], str]


@record(frozen=True, slots=True)
class Tables:
    """What the entries say of words, by what words and phrases are compared by.

    Args:
        phrases: by the first word and the second, each phrase as its words and what it is compared
            by, the longest first; those with a gap behind the first word stand by any second.
        groups: the synonyms that a word belongs to, by name.
        above: the general words that cover a word.
        opposite: what cannot hold where a word does, words and names of synonyms.
        names: the entry by which a word has opposites.
    """

    phrases: Mapping[str, Mapping[str, Sequence[_Row]]]
    groups: Mapping[str, frozenset[str]]
    above: Mapping[str, frozenset[str]]
    opposite: Mapping[str, frozenset[str]]
    names: Mapping[str, str]


@cache
def tables() -> Tables:
    """Return the tables, which are made when the first story is read."""
    made = _Making()
    made.add_synonyms()
    made.add_kinds()
    made.add_opposites()
    made.add_alternatives()
    return made.tables()


def phrase_key(phrase: str) -> str:
    """Return what a word or phrase of a table is compared by.

    Example:
        >>> phrase_key("payments"), phrase_key("high school")
        ('pay', 'high_school')
    """
    return phrase if phrase in ADJECTIVAL else _key_of(_lemmas(phrase))


def _lemmas(phrase: str) -> tuple[str, ...]:
    return tuple(lemma(word) for word in words_in(phrase))


def _key_of(lemmas: tuple[str, ...]) -> str:
    plain = [word for word in lemmas if word != GAP]
    return root(plain[0]) if len(plain) == 1 else "_".join(plain)


def _head_of(phrase: str) -> str:
    """Return what the noun of a general phrase is compared by: a "soft drink" is a drink."""
    words = _lemmas(phrase)
    return root(words[-1]) if len(words) > 1 and "of" not in words else ""


def _by_second_word(rows: Sequence[_Row]) -> Mapping[str, Sequence[_Row]]:
    """Return the phrases of a first word by their second, those with a gap there by any."""
    longest = sorted(rows, key=lambda row: -len(row[0]))
    seconds = {words[1] for words, _ in rows}
    return {second: [row for row in longest if row[0][1] in (second, GAP)] for second in seconds}


@dataclass(slots=True)
class _Making:
    """The tables while entries are added to them."""

    phrases: dict[str, list[_Row]] = field(default_factory=dict)
    groups: dict[str, set[str]] = field(default_factory=dict)
    above: dict[str, set[str]] = field(default_factory=dict)
    opposite: dict[str, set[str]] = field(default_factory=dict)
    names: dict[str, str] = field(default_factory=dict)

    def enter(self, phrase: str) -> str:
        """Keep a phrase, so that its words are found together; return what it is compared by."""
        words = _lemmas(phrase)
        found = phrase_key(phrase)
        if len(words) > 1:
            row = (words, found)
            listed = self.phrases.setdefault(words[0], [])
            if row not in listed:
                listed.append(row)
        return found

    def add_synonyms(self) -> None:
        for same in (*SYNONYMS, *SAYINGS, *EVERYDAY, *NOUNS, *COLLOQUIAL, *OF_THINGS):
            for word in same.words:
                self.groups.setdefault(self.enter(word), set()).add("=" + same.name)

    def add_kinds(self) -> None:
        for kinds in (*KINDS, *STRENGTHS):
            general = self.enter(kinds.name)
            if head := _head_of(kinds.name):
                self.above.setdefault(general, set()).add(head)
            for word in kinds.kinds:
                self.above.setdefault(self.enter(word), set()).add(general)

    def add_opposites(self) -> None:
        """Set the sides of each pair against each other, and the synonyms of their words too."""
        for pair in (*OPPOSITES, *CONTRASTS_OF_THINGS, *SCALES):
            first = [self.enter(word) for word in pair.first]
            second = [self.enter(word) for word in pair.second]
            for own, other in ((first, second), (second, first)):
                for word in own:
                    self._oppose(word, other, pair.name)
        for word, others in tuple(self.opposite.items()):
            for name in self.groups.get(word, set()):
                self._oppose(name, others, self.names[word])

    def add_alternatives(self) -> None:
        """Set each way of doing something against the others."""
        for table in (*ALTERNATIVES, *WAYS_OF_THINGS):
            for way, alike, others in self._ways(table):
                self.groups.setdefault(way, set()).add("=" + alike)
                self._oppose(way, others, table.name)
                self.above.setdefault(way, set()).update(self._nouns_of(way))

    def tables(self) -> Tables:
        """Return what was gathered, with all that is above a word and not only what is next."""
        return Tables(
            {first: _by_second_word(rows) for first, rows in self.phrases.items()},
            {word: frozenset(names) for word, names in self.groups.items()},
            {word: frozenset(self._upwards(word)) for word in self.above},
            {word: frozenset(names) for word, names in self.opposite.items()},
            self.names,
        )

    def _oppose(self, word: str, others: Iterable[str], entry: str) -> None:
        self.opposite.setdefault(word, set()).update(others)
        self.names.setdefault(word, entry)

    def _ways(self, table: Alternatives) -> Iterator[tuple[str, str, frozenset[str]]]:
        """Yield each way of an entry, the first of its like, and the ways that it excludes."""
        ways = [[self.enter(phrase) for phrase in alike] for alike in table.ways]
        for own in ways:
            others = frozenset(way for alike in ways if alike is not own for way in alike)
            for way in own:
                yield way, own[0], others

    def _nouns_of(self, way: str) -> set[str]:
        """Return the noun of a way, and the general words above it: "by train" names a train."""
        noun = root(way.rpartition("_")[2])
        return {noun, *self.above.get(noun, set())} if "_" in way else set()

    def _upwards(self, word: str) -> set[str]:
        """Return the general words above a word, and those above these in turn."""
        found: set[str] = set()
        waiting = set(self.above[word])
        while waiting:
            general = waiting.pop()
            found.add(general)
            waiting |= self.above.get(general, set()) - found
        return found
