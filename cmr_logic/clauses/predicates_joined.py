"""A predicate that goes on about the subject before: "Dogs may enter **and must** be on a lead"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Restricted, Statement
from cmr_logic.clauses.reading import FRONTS, Reading
from cmr_logic.clauses.stretch import Stretch

# Adverbs between a joint and the predicate behind it: "and **then** must"; not "here".
_PASSED = frozenset({"also", "then", "still", "therefore"})
# Modals that no condition has: "if you row **and must** sign"; not "and cannot".
_DEMANDING = frozenset({"must", "shall"})
_NEEDING = frozenset({"need", "needs", "have", "has", "should", *_DEMANDING})
# Modals that grant, and deny with "not": "if she signs, but **may not** row"; not "will not".
_GRANTING = frozenset({"may", "can"})
# The name of the cue whose condition is a noun: "**except** tents"; not "except if".
_EXCEPTING = "except"
NEEDS = frozenset({"need", "needs", "have", "has"})
"""Verbs that demand with "to": "your child **needs** to swim"; not "wants to"."""
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
    start, end = before.first, before.last
    if not reading.main and words[at] not in _DEMANDING and not _withdraws(words, start, index, at):
        return None
    if start == reading.stretch.first or not syntax.SUBJECT_RELATIVES.isdisjoint(words[end:at]):
        return None  # "Must be 16 and can row", "boats that leak and cannot sail"
    demands = words[start] in _NEEDING and words[at] in _DEMANDING  # one more demand
    same = words[start] == words[at] and _denies(words[start:end]) is _denies(words[at : at + 2])
    nobody = not syntax.DENYING_SUBJECTS.isdisjoint(words[reading.stretch.first : start])
    return None if same or demands or nobody else at


def _withdraws(words: Sequence[str], granted: int, index: int, at: int) -> bool:
    """Tell whether "but" denies, behind a case, what else might be granted.

    "You may row if she signs**, but may not** sail": the statement itself has such a modal. Without
    a comma the case goes on, and it may with what one is able to do: "…, but cannot swim". So
    "cannot" denies where the deed is said again: "You can use oars if …, but cannot use sails".

    Args:
        words: the tokens of the text.
        granted: the place of the statement's own verb.
        index: the first token behind the joint.
        at: the place of the verb behind it.
    """
    if words[index - 2 : index] != (",", "but") or words[granted] not in _GRANTING:
        return False
    denial = at + 1 if words[at] == "cannot" else at + 2
    if not _denies(words[at:denial]) or _denies(words[granted : granted + 2]):
        return False
    able = words[at] != "may"
    return words[denial : denial + 1] == words[granted + 1 : granted + 2] if able else True


def _denies(words: Sequence[str]) -> bool:
    return "cannot" in words or not syntax.NEGATIONS.isdisjoint(words)


def needs_behind_exception(reading: Reading, index: int, verb: int) -> bool:
    """Tell whether a need follows what is excepted by a noun: "all **except** tents, and you need".

    A clause goes on with no noun; with "except if you are ill, and you need help" it may.

    Args:
        reading: the sentence, read up to the joint.
        index: the first token behind the joint.
        verb: the place of the verb behind it.
    """
    opener = next((token for token in reversed(reading.out) if token.type in FRONTS), None)
    if opener is None or opener.cue is None or opener.cue.name != _EXCEPTING:
        return False
    words = reading.stretch.words
    return words[index] in syntax.NOMINATIVES and words[verb] in NEEDS and verb == index + 1


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
