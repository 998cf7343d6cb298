"""Clauses in a row, each with a subject of its own: "if **it rains, the fan fails or fog comes**".

In plain words each has its "if": "if it rains, if the fan fails or if fog comes". So no part is
taken to share the subject, the verb, or the last words of another one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting, sentence_end, sentence_start
from cmr_logic.text import NOUN, VERB, classes, word_set

# What opens a case: "**if** it rains"; not "that it rains".
_OPENERS = word_set("if when where unless while whenever")
# Words that end a row: "if it rains or the fan fails **but** you row".
_ENDS = (
    STOPS | _OPENERS | word_set("but except provided because so then who which that until") | {":"}
)
_FEWEST = 2  # clauses of a row
_LONGEST = 14  # words of each
SIGNS = _OPENERS
"""Words of which each row has one: "**if** it rains, the fan fails or"; not "it rains, the"."""


def clauses_in_row(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each clause of a row but the first, with the opener before it.

    Example:
        >>> list(clauses_in_row("stop if it rains , the fan fails or fog comes down .".split()))
        [(5, 5, ('if',)), (9, 9, ('if',))]
        >>> list(clauses_in_row("stop if you row , swim or sail .".split()))
        []
        >>> list(clauses_in_row("if it rains , the race is off or we row indoors .".split()))
        []
    """
    words = tuple(words)
    for at in [at for at, word in enumerate(words) if word in _OPENERS]:
        stop = next((i for i in range(at + 1, len(words)) if words[i] in _ENDS), len(words))
        parts = _parts(words, at + 1, stop)
        if len(parts) < _FEWEST:
            continue
        first = sentence_start(words, at) == at
        if first and not _goes_on(words, parts[-1][1]):
            continue
        said = [words[start:end] for start, end in parts]
        if all(map(_is_clause, said)) and not all(part[0] in syntax.PRONOUNS for part in said):
            for start, _ in parts[1:]:
                yield start, start, (words[at],)


def _parts(words: tuple[str, ...], start: int, stop: int) -> list[tuple[int, int]]:
    """Return where the parts of a row stand that commas part, and "or" or "and" the last of them.

    Example:
        >>> _parts("a , b or c , d".split(), 0, 7)
        [(0, 1), (2, 3), (4, 5)]
    """
    parts: list[tuple[int, int]] = []
    begin, last = start, False
    for at in range(start, stop):
        joint = words[at] in syntax.COORDINATORS
        if not joint and words[at] != ",":
            continue
        if last:
            return [*parts, (begin, at)] if words[at] == "," else []
        if at > begin:
            parts.append((begin, at))
        begin, last = at + 1, joint
    return [*parts, (begin, stop)] if last and begin < stop else []


def _goes_on(words: tuple[str, ...], end: int) -> bool:
    """Tell whether a whole sentence stands behind a row that opens one: "if …, **you must stop**"."""
    rest = words[end + 1 : sentence_end(words, end)]
    return words[end : end + 1] == (",",) and bool(syntax.finite_verb(rest))


def _is_clause(said: tuple[str, ...]) -> bool:
    """Tell whether words are a clause with a subject of its own: "the fan fails"; not "row here".

    Example:
        >>> _is_clause(("the", "wind", "drops")), _is_clause(("drop", "the", "ball"))
        (True, False)
    """
    if not 1 < len(said) <= _LONGEST or said[0] in syntax.AUXILIARIES | syntax.PREPOSITIONS:
        return False
    if syntax.finite_verb(said):
        return True
    # "the wind drops", whose verb is a noun, too
    named = len(said) > 2 and said[0] in syntax.DETERMINERS and NOUN in classes(said[1])  # noqa: PLR2004
    several = named and syntax.is_plural_noun(said[1])
    acts = named and not several and said[2].endswith("s") and VERB in classes(said[2])
    return acts and (len(said) == 3 or said[3] in syntax.PARTICLES | syntax.PREPOSITIONS)  # noqa: PLR2004
