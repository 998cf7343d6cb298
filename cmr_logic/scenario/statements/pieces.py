"""The pieces of a story: what each statement says, and what stands without a verb."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.records import record
from cmr_logic.scenario.statements.reading import tokens_of
from cmr_logic.scenario.statements.statement import Statement, Subject, Who
from cmr_logic.scenario.statements.vocabulary import CLAUSE_LINKS
from cmr_logic.text import Tokens, sentence_ends, words_in


@record(frozen=True, slots=True)
class Piece:
    """A stretch of a story.

    Args:
        told: the statement that it makes; of words without a verb, one that holds only its place.
        bare: it has no verb: "Three metres, no more".
        instead: it says in a rule's words what other pieces say in their own.
        words: its tokens.
        text: its words, as written.
    """

    told: Statement
    bare: bool
    words: tuple[str, ...]
    text: str
    instead: bool = False


def pieces_of(statements: Sequence[Statement], story: str) -> Iterator[Piece]:
    """Yield the pieces of a story: its statements, and the words between them.

    Args:
        statements: those of the story.
        story: its text.

    Example:
        >>> from cmr_logic.scenario.statements.reading import read
        >>> text = "Two boats, that's all I have. I row. Three oars."
        >>> [piece.text for piece in pieces_of(read(text), text) if piece.bare]
        ['Two boats', 'Three oars']
    """
    tokens = tokens_of(story)
    longest: dict[int, Statement] = {}
    for told in statements:
        before = longest.get(told.start)
        if not told.text and (before is None or told.end > before.end):
            longest[told.start] = told
    taken = bytearray(len(story))
    for told in longest.values():
        taken[told.start : told.end] = b"\x01" * (told.end - told.start)
        first = bisect_left(tokens.starts, told.start)
        last = bisect_left(tokens.starts, told.end)
        yield Piece(
            told, bare=False, words=tokens.words[first:last], text=story[told.start : told.end]
        )
    for told in statements:
        if told.text:
            yield Piece(told, bare=False, words=words_in(told.text), text=told.text, instead=True)
    for first, last in _left(tokens, taken):
        start, end = tokens.starts[first], tokens.ends[last - 1]
        nobody = frozenset[str]()
        told = Statement(Subject(Who.IT), "", nobody, nobody, start=start, end=end)
        yield Piece(told, bare=True, words=tokens.words[first:last], text=story[start:end])


def _left(tokens: Tokens, taken: bytearray) -> Iterator[tuple[int, int]]:
    """Yield the runs of tokens that belong to no statement, but for questions."""
    first = 0
    for end in sentence_ends(tokens, 0, len(tokens)):
        begin = None
        if tokens.words[end - 1] != "?":
            for index in range(first, end + 1):
                free = index < end and not taken[tokens.starts[index]]
                word = tokens.words[index] if index < end else ""
                if begin is None and free and (word[0].isalnum() or word in syntax.CURRENCIES):
                    begin = index
                elif begin is not None and not free:
                    yield begin, _trimmed(tokens, begin, index)
                    begin = None
        first = end


def _trimmed(tokens: Tokens, first: int, last: int) -> int:
    """Return where a run ends without the marks and linking words behind it."""
    while last - 1 > first and _links_on(tokens.words[last - 1]):
        last -= 1
    return last


def _links_on(word: str) -> bool:
    return not word[-1].isalnum() or word in CLAUSE_LINKS
