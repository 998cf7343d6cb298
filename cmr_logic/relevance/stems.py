"""What the forms and derivations of a word share, and which words are taken for one another."""

from __future__ import annotations

from collections.abc import Set
from functools import lru_cache

from cmr_logic.relevance.wordlists import DERIVED, SYNONYMS
from cmr_logic.text import keys, word_set

_STEM = 4  # letters that a stem keeps at least


def _by_last_letter(suffixes: frozenset[str]) -> dict[str, tuple[str, ...]]:
    """Return suffixes by their last letter, the longer ones first: "ations" before "s"."""
    order = sorted(suffixes, key=lambda suffix: (-len(suffix), suffix))
    return {last: tuple(s for s in order if s[-1] == last) for last in {s[-1] for s in order}}


_SUFFIXES = _by_last_letter(
    word_set(
        "abilities ability ibility ations ation ate itions ition ments ment ances ance ences ence "
        "ities ity ness ings ing ions ion able ible ants ant ents ent ives ive ists ist ers er "
        "ors or ably ibly ally ly als al ed es s e y l ships ship"
    )
)


@lru_cache(maxsize=16_384)
def stem(word: str) -> str:
    """Return what the forms and derivations of a word share.

    Example:
        >>> stem("eligible") == stem("eligibility"), stem("apply") == stem("application")
        (True, True)
        >>> stem("pension") == stem("pensioner"), stem("rent") == stem("rental")
        (True, True)
    """
    for _ in range(2):
        for suffix in _SUFFIXES.get(word[-1:], ()):
            kept = len(word) - len(suffix)
            if word.endswith(suffix) and kept >= (_STEM - 1 if len(suffix) >= _STEM else _STEM):
                word = word[: -len(suffix)]
                break
    if word.endswith(("ic", "if")) and len(word) > _STEM:
        word = word[:-2]
    return word[:-1] if word.endswith(("i", "l")) and len(word) >= _STEM else word


def _synonyms() -> dict[str, frozenset[str]]:
    found: dict[str, set[str]] = {}
    for line in (*SYNONYMS, *DERIVED):
        stems = [stem(word) for word in line.split()]
        for each in stems:
            found.setdefault(each, set()).update(stems)
    return {each: frozenset(others) for each, others in found.items()}


_SAME = _synonyms()
_LINES = tuple(word_set(line) | keys(line.split()) for line in (*SYNONYMS, *DERIVED))


def synonyms(root: str) -> frozenset[str]:
    """Return the stems of the words that say the same as those of a stem, its own among them.

    Example:
        >>> stem("purchase") in synonyms(stem("buy")), synonyms(stem("cheese"))
        (True, frozenset())
    """
    return _SAME.get(root, frozenset())


def same_words(word: str, known: Set[str]) -> bool:
    """Tell whether a word and one of a text say the same by themselves, not by what they derive.

    Example:
        >>> same_words("drug", {"medicine"}), same_words("drug", {"medical"})
        (True, False)
    """
    return any(word in line and not line.isdisjoint(known) for line in _LINES)


def is_said_in(word: str, stems: Set[str]) -> bool:
    """Tell whether a word, one derived from it or a synonym is among what was said.

    Args:
        word: a key.
        stems: the stems of what was said.

    Example:
        >>> said = {stem("refund"), stem("apply")}
        >>> is_said_in("reimburse", said), is_said_in("application", said), is_said_in("row", said)
        (True, True, False)
    """
    root = stem(word)
    return root in stems or not synonyms(root).isdisjoint(stems)
