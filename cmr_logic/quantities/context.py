"""The words around a quantity: what is measured, whose it is, when, and whether it is negated."""

from __future__ import annotations

import re
from typing import Final

from cmr_logic.quantities.model import Time
from cmr_logic.quantities.wordlists import words

_CLAUSE_EDGE: Final = re.compile(
    r"[;:!?()\n]|[.,](?!\d)|\b(?:and|but|because|so|who|which|if|while|although|though|or|unless)\b",
    re.IGNORECASE,
)
_WORD: Final = re.compile(r"[A-Za-z][A-Za-z’'-]+")
_STOP: Final = frozenset(
    words(
        "a an the and or but if when who which that of in on at to for from by with as is are "
        "was were be been being has have had having not no my your his her our their its it "
        "he she they we you because than more less during before after will would can could "
        "may must should do does did don't i'm i'll i've you're we're we've they're he's "
        "she's it's there this these those some any each every all per about over under only "
        "just least most up between within also very so am us me him them what where how much "
        "many aged age ages year years old months month weeks week days day hours hour since "
        "until into out then now currently if ago"
    )
)
_NEGATION: Final = re.compile(
    r"\b(?:not|never|cannot|neither|nor|without)\b|n['’]t\b|\bno\s$", re.IGNORECASE
)
_SUBJECT: Final = re.compile(
    r"\b(?:I|[Ww]e|[Hh]e|[Ss]he|[Tt]hey|[Yy]ou|[Ii]t)\b"
    r"|\b(?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir|[Yy]our)\s(?:[a-z-]+\s){0,2}?"
    r"(?:son|daughter|child|children|kids?|baby|wife|husband|spouse|partner|mother|father|mom|mum|dad"
    r"|parents?|brother|sister|business|company|friend|family|course|house|home|loan|job|boss"
    r"|grand\w+|step\w+|aunt|uncle|cousin|niece|nephew|fianc[eé]e?|boyfriend|girlfriend|turnover"
    r"|income|pension|firm|shop|farm|employer|landlord|tenant)\b"
)
_PAST: Final = re.compile(
    r"\b(?:(?:was|were)(?!\sborn)|used\sto|when|died|passed\saway|since\sI|back\sthen|at\sage|at\sthe\sage)\b",
    re.IGNORECASE,
)
_USED_TO: Final = re.compile(r"\b(?:used\sto|back\swhen|previously)\b", re.IGNORECASE)
_FUTURE: Final = re.compile(
    r"\b(?:will|would|going\sto|gonna|once|until|till|before|by\sthe\stime|turning)\b|['’]ll\b",
    re.IGNORECASE,
)
_WINDOW: Final = 160  # characters to look at on each side
_MOST_BEFORE: Final = 8
_MOST_AFTER: Final = 4


def clause_start(text: str, position: int) -> int:
    """Return the offset where the clause that holds a position begins.

    Example:
        >>> clause_start("I am ill and I am 65", 18)
        12
    """
    start = max(0, position - _WINDOW)
    for match in _CLAUSE_EDGE.finditer(text, start, position):
        start = match.end()
    return start


def about(text: str, clause: int, start: int, end: int) -> tuple[str, ...]:
    """Return the content words beside a span, in lower case and in order.

    Args:
        text: the text.
        clause: where the clause of the span begins, as ``clause_start`` tells.
        start: where the span begins.
        end: where the span ends.

    Example:
        >>> about("your weekly stall income is more than £720 in all", 0, 28, 42)
        ('weekly', 'stall', 'income')
    """
    stop = min(len(text), end + _WINDOW)
    edge = _CLAUSE_EDGE.search(text, end, stop)
    if edge is not None:
        stop = edge.start()
    before = _content(text, clause, start)[-_MOST_BEFORE:]
    return tuple(before + _content(text, end, stop)[:_MOST_AFTER])


def _content(text: str, start: int, end: int) -> list[str]:
    words = (match.group().lower() for match in _WORD.finditer(text, start, end))
    return [word for word in words if word not in _STOP]


def negated(text: str, clause: int, start: int) -> bool:
    """Tell whether a negation stands before a position, in its clause.

    Example:
        >>> negated("I do not work 20 hours", 0, 14), negated("I am not ill, I work 20 h", 13, 21)
        (True, False)
    """
    return _NEGATION.search(text, clause, start) is not None


def subject(text: str, start: int, end: int) -> str:
    """Return the nearest person or thing named up to a quantity, or an empty string.

    Example:
        >>> subject("I live with my youngest son, who is 12", 36, 38)
        'my youngest son'
    """
    window = max(0, start - _WINDOW)
    sentence = max(text.rfind(mark, window, start) for mark in (". ", "! ", "? ", "\n")) + 1
    sentence = max(sentence, window)
    last = None
    for match in _SUBJECT.finditer(text, sentence, end):
        last = match
    return "" if last is None else last.group()


def time_of(text: str, clause: int, end: int, *, age: bool) -> Time:
    """Tell when a quantity holds, by the words before it in its clause.

    Args:
        text: the text.
        clause: where the clause of the quantity begins.
        end: where the quantity ends.
        age: it is an age, which a plain past tense or "when" moves away from today.

    Example:
        >>> time_of("I was 30", 0, 8, age=True)
        <Time.PAST: 'past'>
    """
    if (_PAST if age else _USED_TO).search(text, clause, end):
        return Time.PAST
    if age and _FUTURE.search(text, clause, end):
        return Time.FUTURE
    return Time.PRESENT
