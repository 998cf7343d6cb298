"""The form of a transformation."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from cmr_logic.records import record
from cmr_logic.wording.phrase import Phrase, Token

Source_contra = TypeVar("Source_contra", contravariant=True)


@record(frozen=True, slots=True)
class Sentence:
    """A statement taken apart at its finite verb.

    Args:
        subject: the words before the verb, adverbs aside.
        adverbs: those that stand between subject and verb, and those right after the verb.
        verb: the finite verb or auxiliary, contractions spelled out.
        rest: what follows.
        many: the subject takes a plural verb.
    """

    subject: Phrase
    adverbs: Phrase
    verb: Token
    rest: Phrase
    many: bool


@record(frozen=True, slots=True)
class Transformation(Generic[Source_contra]):
    """A named step on the way from statement to question.

    Args:
        name: by which documents and tests speak of it.
        summary: what it does.
        apply: the step; None where it does not concern the phrase.
        fires: a statement that it concerns, and the question that results.
        idle: a statement that looks alike and that it does not concern, and its question.
        cues: words of which it needs one; empty where any phrase may concern it.
    """

    name: str
    summary: str
    apply: Callable[[Source_contra], Phrase | None]
    fires: tuple[str, str]
    idle: tuple[str, str]
    cues: frozenset[str] = frozenset()
