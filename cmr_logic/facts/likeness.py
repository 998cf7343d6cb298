"""How like a follow-up is to a part of a rule: words in common, in whatever form."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise

from cmr_logic.facts.denying_forms import without_prefix
from cmr_logic.provisions.drafts.nodes import Rule
from cmr_logic.records import record
from cmr_logic.relevance import stem, synonyms
from cmr_logic.relevance.profile import SMALL
from cmr_logic.text import classes, key, keys, words_in
from cmr_logic.text.number_names import SMALL as SMALL_NUMBERS

LEAST = 0.2  # how like a clause, of 1, a follow-up must be to ask about it
_ASIDE = 0.5  # what a word in an aside counts, of a word of the clause
_DERIVED = 0.8  # what a word of the same stem counts
_SYNONYM = 0.6  # what a word that says the same counts
_SHORT = 4  # letters: slips in shorter words are not told from other words
# Words that begin an example, to the end of the question.
_EXAMPLES = frozenset({("such", "as"), ("for", "example"), ("for", "instance")})
# Numbers in figures by their words, and the other way about.
_FIGURES = {word: str(number) for word, number in SMALL_NUMBERS.items()}
_OTHER_FORMS = {**_FIGURES, **{figures: word for word, figures in reversed(_FIGURES.items())}}
_SHORT_FORM = re.compile(r"\((?P<short>[A-Z]{2,8})\)")
_REACH = 120  # characters before a short form, among which stands the name that it is of
_SPELLING = 82  # how alike, of 100, a slip and the word that was meant must be

# One and several that have words of their own: "a **person** who rows" of "**people** who row".
_OTHER_NUMBER = {"person": "people", "people": "person"}


@record(frozen=True, slots=True)
class Asked:
    """The words of a follow-up, held against those of a rule.

    Args:
        keys: what its words are compared by, slips put right.
        others: for words that the rule may say otherwise: its words, and how far they count.
    """

    keys: frozenset[str]
    others: Mapping[str, Mapping[str, float]]


class Words:
    """The words of a rule, made ready to be met by those of follow-ups.

    Args:
        rule: the rule that was read.
    """

    def __init__(self, rule: Rule) -> None:
        self._known = rule.keys
        self._short = _short_forms(rule.plain)
        counts: dict[str, int] = {}
        for clause in rule.clauses:
            for k in clause.keys:
                counts[k] = counts.get(k, 0) + 1
        self._weights = {k: 1.0 / n for k, n in counts.items()}
        self._by_stem: dict[str, list[str]] = {}
        for k in counts:
            self._by_stem.setdefault(stem(k), []).append(k)
            denied = without_prefix(k)
            if denied:  # "Are you married?" of "you are unmarried"
                self._by_stem.setdefault(stem(denied), []).append(k)

    def asked(self, words: Sequence[str]) -> Asked:
        """Return the keys of a follow-up with what the rule may say for them.

        Of an aside or example, only what some clause says counts.
        """
        said = keys(words)
        asides = said - keys(_without_asides(words))
        right = self._respelled(said - asides) | (asides & self._weights.keys())
        for short in self._short.keys() & right:
            right = (right - {short}) | self._short[short]
        others = {k: found for k in right if (found := self._others(k))}
        return Asked(right, others)

    def with_short_forms(self, said: frozenset[str]) -> frozenset[str]:
        """Return some keys with those of the short forms of what they name."""
        return said.union(short for short, named in self._short.items() if named <= said)

    def likeness(
        self, asked: Asked, own: frozenset[str], beside: frozenset[str] = frozenset()
    ) -> float:
        """Return Dice's coefficient of weighted keys.

        Args:
            asked: the follow-up.
            own: the keys of the part of the rule.
            beside: keys of asides and examples in the words that the part was made of; they
                count half.
        """
        exact = asked.keys & own
        near = (asked.keys - own) & beside
        common = self._weight(exact) + _ASIDE * len(near)
        rest = own - exact
        for k in asked.keys - exact - near:
            others = asked.others.get(k, {})
            common += max(
                (n * self._weights[o] for o, n in others.items() if o in rest), default=0.0
            )
        if not common:
            return 0.0
        all_asked = self._weight(asked.keys - near) + _ASIDE * len(near)
        all_own = self._weight(own) + _ASIDE * len(near)
        return min(1.0, 2 * common / (all_asked + all_own))

    def meant(self, asked: Asked, own: frozenset[str]) -> frozenset[str]:
        """Return which keys of a part a follow-up says, in those words or others.

        Example:
            >>> from cmr_logic.provisions import parse
            >>> words = Words(parse("You can row if you own a vehicle."))
            >>> words.meant(words.asked(["is", "the", "car", "red"]), frozenset({"vehicle"}))
            frozenset({'vehicle'})
        """
        others = (o for k in asked.keys - own for o in asked.others.get(k, ()) if o in own)
        return (asked.keys & own).union(others)

    def _weight(self, words: Iterable[str]) -> float:
        return sum(self._weights.get(k, 1.0) for k in words)

    def _others(self, word: str) -> dict[str, float]:
        """Return the words of the clauses that may mean what a word of a follow-up means."""
        root = stem(word)
        found: dict[str, float] = {}
        number = other_form(word) or _OTHER_NUMBER.get(word, "")
        if number in self._weights:  # "for **six** months" of "for 6 months"
            found[number] = 1.0
        if word not in self._known:  # who uses the rule's own word means that one
            for other in synonyms(root):
                found.update(dict.fromkeys(self._by_stem.get(other, ()), _SYNONYM))
        found.update((k, _DERIVED) for k in self._by_stem.get(root, ()) if k != word)
        denied = without_prefix(word)
        if denied:  # "Are you unmarried?" of "you are married"
            found.update((k, _DERIVED) for k in self._by_stem.get(stem(denied), ()))
        return found

    def _respelled(self, asked: frozenset[str]) -> frozenset[str]:
        """Put right what no dictionary knows and is nearly a word of the rule."""
        unknown = [k for k in asked if k not in self._known and len(k) > _SHORT and not classes(k)]
        if not unknown:
            return asked
        from rapidfuzz import process  # noqa: PLC0415 - spelling slips are rare

        right = set(asked)
        for k in unknown:
            near = process.extractOne(k, self._known, score_cutoff=_SPELLING)
            if near is not None:
                right.discard(k)
                right.add(near[0])
        return frozenset(right)


def other_form(word: str) -> str:
    """Return a number in figures for one in a word, and in a word for one in figures.

    Example:
        >>> other_form("six"), other_form("30"), other_form("row"), other_form("20k")
        ('6', 'thirty', '', '20000')
    """
    if word.endswith("k") and word[:-1].isdigit():
        return f"{word[:-1]}000"
    return _OTHER_FORMS.get(word, "")


def _short_forms(text: str) -> dict[str, frozenset[str]]:
    """Return the names that a text gives a short form of, by its key: "the Port Office (PO)"."""
    found: dict[str, frozenset[str]] = {}
    for given in _SHORT_FORM.finditer(text):
        letters = given["short"].lower()
        named: list[str] = []
        for word in reversed(words_in(text[max(given.start() - _REACH, 0) : given.start()])):
            named.append(word)
            if word not in SMALL:
                if not letters.endswith(word[0]):
                    break
                letters = letters[:-1]
            if not letters:
                short = key(given["short"].lower())
                found[short] = keys(named)
                break
    return found


def _without_asides(words: Sequence[str]) -> list[str]:
    """Return the words up to the first example, without what stands in brackets."""
    kept: list[str] = []
    depth = 0
    for word, following in pairwise((*words, "")):
        if (word, following) in _EXAMPLES:
            break
        depth += (word == "(") - (word == ")" and depth > 0)
        if not depth:
            kept.append(word)
    return kept


def adjacent_keys(*texts: str) -> frozenset[tuple[str, str]]:
    """Return the pairs of words with content that follow each other in texts.

    Example:
        >>> sorted(adjacent_keys("a painter who teaches"))
        [('painter', 'teach')]
    """
    found = ([k for k in map(key, words_in(text)) if k] for text in texts)
    return frozenset(pair for each in found for pair in pairwise(each))
