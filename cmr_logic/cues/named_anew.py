"""People whom a text names by one word, and then by those meant: "to carers, i.e. A, B and C".

Those meant stand in the place of the name, which says no more than they do.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting, sentence_end
from cmr_logic.text import VERB, classes, places_of_word, word_set

# What opens the names of those meant, behind a comma: ", **namely** sailors"; not ", and sailors".
_OPENINGS = (
    ("i.e.", ","), ("i.e.",), ("ie",), ("that", "is", ","), ("that", "is", "to", "say", ","),
    ("that", "is", "to", "say"), ("namely",), ("in", "other", "words", ","),
)  # fmt: skip
_SIGNS = word_set("i.e. ie that namely words")
# Words before those whom something is for: "open **to** carers"; not "of carers".
_TOWARDS = frozenset({"to", "for"})
# Openings of those meant: "i.e. **those** who row", "i.e. **anyone** who rows".
_ANYBODY = word_set("those people persons anyone anybody someone residents members")
_LONGEST_NAME = 9  # words of the name: "people on a low income"
_LONGEST_PART = 4  # words of each of those meant in brackets: "members of the crew"
_FEWEST = 2  # of them
# Nouns that say no more than "things": "**items** such as knives"; not "boats such as rafts".
_ANYTHING = word_set("items things goods objects articles products")
_SUCH = "such"
_OR, _AND = "or", frozenset({"and", "or"})
# What names no people in brackets: "(**a** card, **the** form)", "(online, **by** post)".
_NO_PEOPLE = syntax.DETERMINERS | {"by", "with", "in", "at", "e.g.", "eg", "such", "see", "not"}
SIGNS = _SIGNS | {_SUCH, "("}
"""Words of which each such name has one: "carers, **namely** cooks"; not "carers"."""


def named_anew(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each name of people that others stand for, with what is left of it.

    Example:
        >>> list(named_anew("it is paid to carers , namely cooks and nurses .".split()))
        [(3, 7, ('to',))]
        >>> list(named_anew("it is open to carers ( cooks , nurses ) only".split()))
        [(3, 6, ('to',)), (7, 8, ('or',)), (9, 11, ('only',))]
        >>> list(named_anew("it is sent to carers ( by post , in May ) only".split()))
        []
    """
    if not _SIGNS.isdisjoint(words):
        yield from _behind_commas(words)
    if _SUCH in words:
        yield from _examples(words)
    if "(" in words:
        yield from _in_brackets(words)


def _examples(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find subjects that say no more than "things", with examples: "**items such as** A and B are".

    Example:
        >>> list(_examples("items such as knives and ropes are banned .".split()))
        [(0, 4, ('knives',))]
        >>> list(_examples("boats such as rafts and punts are banned .".split()))
        []
    """
    for at in places_of_word(words, _SUCH, 1):
        opens = at == 1 or words[at - 2] in STOPS
        if not opens or words[at - 1] not in _ANYTHING or tuple(words[at + 1 : at + 2]) != ("as",):
            continue
        last = sentence_end(words, at)
        verb = syntax.finite_verb(words, at + 2, last)
        if verb is not None and not _AND.isdisjoint(words[at + 2 : verb]):
            yield at - 1, at + 3, (words[at + 2],)


def _behind_commas(words: Sequence[str]) -> Iterator[Rewriting]:
    for comma in places_of_word(words, ",", 2):
        said = next((o for o in _OPENINGS if tuple(words[comma + 1 : comma + 1 + len(o)]) == o), ())
        behind = comma + 1 + len(said)
        if not said or behind >= len(words) or not _names_people(words, behind):
            continue
        start = _name_start(words, comma)
        if start is not None:
            yield start, behind, (words[start],)


def _names_people(words: Sequence[str], first: int) -> bool:
    """Tell whether people are named at a place: "**those** who row", "**sailors** and cooks"."""
    if words[first] in _ANYBODY:
        return True
    near = words[first : first + _LONGEST_PART]
    end = next((at for at, word in enumerate(near) if word in {",", *_AND}), 0)
    return bool(end) and syntax.is_plural_noun(near[end - 1]) and _NO_PEOPLE.isdisjoint(near[:end])


def _name_start(words: Sequence[str], end: int) -> int | None:
    """Return where the word stands that a name is behind which ends at a place: "**to** carers"."""
    for at in range(end - 2, max(end - _LONGEST_NAME - 1, 0), -1):
        if words[at] in STOPS or words[at] in {",", ":", "("}:
            return None
        if words[at] in _TOWARDS:
            named = words[at + 1]
            plural = any(map(syntax.is_plural_noun, words[at + 1 : end]))
            plain = (
                named not in syntax.DETERMINERS and syntax.finite_verb(words, at + 1, end) is None
            )
            return at if plural and plain and not _is_verb(named) else None
    return None


def _is_verb(word: str) -> bool:
    return classes(word) == frozenset({VERB})


def _in_brackets(words: Sequence[str]) -> Iterator[Rewriting]:
    for opening in places_of_word(words, "("):
        close = next((i for i in range(opening, len(words)) if words[i] == ")"), opening)
        joints = [i for i in range(opening, close) if words[i] == "," or words[i] in _AND]
        parts = _parts(words, opening, close)
        if len(parts) < _FEWEST or not all(_is_kind(words[a:b]) for a, b in parts):
            continue
        start = _name_start(words, opening)
        if start is None or not syntax.is_plural_noun(words[opening - 1]):
            continue
        behind = words[close + 1] if close + 1 < len(words) else "."
        yield start, opening + 1, (words[start],)
        if _AND.isdisjoint(words[opening:close]):
            yield joints[-1], joints[-1] + 1, (_OR,)
        yield close, min(close + 2, len(words)), (behind,)


def _parts(words: Sequence[str], opening: int, close: int) -> list[tuple[int, int]]:
    """Return the ranges of what commas and joints part in a bracket."""
    found: list[tuple[int, int]] = []
    first = opening + 1
    for at in range(opening + 1, close + 1):
        if at == close or words[at] == "," or words[at] in _AND:
            if at > first:
                found.append((first, at))
            first = at + 1
    return found


def _is_kind(named: Sequence[str]) -> bool:
    """Tell whether words in brackets name a kind of people: "police officers"; not "by post"."""
    plain = _NO_PEOPLE.isdisjoint(named) and all(word.replace("-", "").isalpha() for word in named)
    return plain and len(named) <= _LONGEST_PART and syntax.is_plural_noun(named[-1])
