"""A predicate that goes on about the subject before: "Dogs may enter **and must** be on a lead"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Restricted, Statement
from cmr_logic.clauses.reading import Reading
from cmr_logic.clauses.stretch import Stretch

# Adverbs between a joint and the predicate behind it: "and **then** must"; not "here".
_PASSED = frozenset({"also", "then", "still", "therefore"})
# Modals that no condition has: "if you row **and must** sign"; not "and cannot".
_DEMANDING = frozenset({"must", "shall"})
_NEEDING = frozenset({"need", "needs", "have", "has", "should", *_DEMANDING})
_NAMED_AGAIN = syntax.NOMINATIVES | syntax.DETERMINERS


def predicate_again(stretch: Stretch, index: int) -> int | None:
    """Return where a predicate stands, with no subject before it, that opens some words; or None.

    Args:
        stretch: the sentence.
        index: the first token behind a joint.

    Example:
        >>> from cmr_logic.text import tokenize
        >>> tokens = tokenize("Dogs are welcome and must be quiet.")
        >>> predicate_again(Stretch(tokens, 0, len(tokens), item=False, lead_in=False), 4)
        4
    """
    while stretch.word(index) in _PASSED:
        index += 1
    word, following = stretch.word(index), stretch.word(index + 1)
    if word in syntax.MODALS or (word in syntax.AUXILIARIES and following in syntax.NEGATIONS):
        return None if following in _NAMED_AGAIN else index
    return None


def another_predicate(reading: Reading, index: int) -> int | None:
    """Return where a joint goes on with another predicate of the same subject, or None.

    One with the same modal only goes on with what that governs: "must be 16 **and must** swim".

    Args:
        reading: the sentence, read up to the joint.
        index: the first token behind the joint.
    """
    at = predicate_again(reading.stretch, index)
    if at is None or reading.relative or reading.referred:
        return None
    before = next((token for token in reversed(reading.out) if token.type == "PREDICATE"), None)
    if before is None:
        return None
    words = reading.stretch.words
    if not reading.main and words[at] not in _DEMANDING:
        return None
    start, end = before.first, before.last
    if start == reading.stretch.first or not syntax.SUBJECT_RELATIVES.isdisjoint(words[end:at]):
        return None  # "Must be 16 and can row", "boats that leak and cannot sail"
    demands = words[start] in _NEEDING and words[at] in _DEMANDING  # one more demand
    same = words[start] == words[at] and _denies(words[start:end]) is _denies(words[at : at + 2])
    nobody = not syntax.DENYING_SUBJECTS.isdisjoint(words[reading.stretch.first : start])
    return None if same or demands or nobody else at


def _denies(words: Sequence[str]) -> bool:
    return "cannot" in words or not syntax.NEGATIONS.isdisjoint(words)


def with_subjects(words: Sequence[str], statements: Sequence[Statement]) -> tuple[Statement, ...]:
    """Return statements with the subject that a later one shares with the one before.

    Args:
        words: the tokens of the text.
        statements: those of one sentence.
    """
    found: list[Statement] = []
    for each in statements:
        statement, subject = each, found[-1].subject if found and each.joint is not None else None
        predicate = statement.predicate
        if (
            isinstance(subject, Restricted)
            and statement.subject is None
            and predicate is not None
            and words[predicate.first] in syntax.AUXILIARIES
        ):
            statement = replace(statement, subject=subject, shares_subject=True)
        found.append(statement)
    return tuple(found)
