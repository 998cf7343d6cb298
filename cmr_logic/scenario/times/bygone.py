"""What was done then, in a story that sets now against it: "Last year I sold pies. Now I don't"."""

from __future__ import annotations

import re

from cmr_logic.scenario.statements.statement import Statement, Tense
from cmr_logic.text import SENTENCE_END

_SPANS = r"(?:year|season|spring|summer|autumn|winter|month|week|term|time|christmas|easter)"
_THEN = re.compile(
    rf"\b(?:last\s{_SPANS}|the\syear\sbefore(?:\slast)?|in\sthe\spast|(?:years|decades)\sago|back\sin\s(?:19|20)\d\d"
    r"|as\sa\s(?:boy|girl|child|kid|student|teenager|lad)|when\sI\swas\s(?:a\s|little|small|younger|young|at\sschool)"
    r"|in\smy\s(?:youth|twenties|thirties))\b",
    re.IGNORECASE,
)
# Times so long gone by that what was so then need not be so now: "**in the nineties**".
_LONG_GONE = re.compile(
    rf"{_THEN.pattern}|\bin\sthe\s(?:(?:19|20)?\d0s|(?:early|mid|late)[\s-]?)?(?:[a-z]+ties|noughties)\b"
    r"|\b(?:a\sfew|several|some|many|two|three|four|five|six|seven|eight|nine|ten|twenty|\d+)\syears\s(?:ago|back)\b"
    r"|\b(?<!the\s)(?:until|till)\b|\bback\sin\sthe\b|\bat\s(?:school|college|university|uni)\b"
    r"|\b(?:I|we)\sonce\b|\b(?:at|in)\smy\s(?:old|last|previous|former)\b",
    re.IGNORECASE,
)
# And of what was otherwise then, whatever is so now: "I lived there **until** May".
_OF_OLD = re.compile(
    r"\bas\sa\s(?:boy|girl|child|kid|student|teenager|lad)\b|\bwhen\sI\swas\s(?:a|little|small|younger|young)\b"
    r"|\byears\sago,|\b(?<!the\s)(?:until|till)\sI\b|\b(?:I|we)\sonce\b|\b(?:at|in)\smy\s(?:old|last|previous|former)\s(?:job|post|home|place)\b",
    re.IGNORECASE,
)
_NOW = re.compile(
    rf"\b(?:this\s{_SPANS}|now|nowadays|these\sdays|today|at\spresent|any\s?more|since\sthen)\b",
    re.IGNORECASE,
)


# What begins anew, so that what came of it then need not come of it now: "I applied **again this
# year**"; not "I was there again".
_ANEW = re.compile(
    rf"\b(?:again|anew|re-?applied|re-?newed|waiting|not\s(?:yet\s)?heard|another|a\snew)\b[^.!?]*\bthis\s{_SPANS}\b"
    rf"|\bthis\s{_SPANS}(?:['’]s)?\b[^.!?]*\b(?:again|anew|waiting|not\syet|yet\sto|no\s(?:news|reply|answer)"
    r"|(?:not|n['’]t)\sheard|another|a\snew)\b",
    re.IGNORECASE,
)


def is_bygone(text: str, start: int, end: int, asked: Tense = Tense.PRESENT) -> bool:
    """Tell whether words are told of a time gone by that a story sets against the present.

    Args:
        text: the story.
        start: where the words begin.
        end: where they end.
        asked: the tense of the clause: what has been done once has been done, unless it is begun
            anew.

    Example:
        >>> def bygone(text):
        ...     return is_bygone(text, 0, text.find("pies") + 4)
        >>> bygone("Last year I sold pies. This year I'm only looking round.")
        True
        >>> bygone("Last year I sold pies. My aunt sang."), bygone("I sold pies. Now I'm tired.")
        (False, False)
        >>> text = "Last year my stall was approved. I applied again this year."
        >>> is_bygone(text, 0, 31, Tense.PERFECT), is_bygone(text[:32], 0, 31, Tense.PERFECT)
        (True, False)
    """
    if asked not in (Tense.PRESENT, Tense.PERFECT):
        return False
    against = _NOW if asked is Tense.PRESENT else _ANEW
    then = _THEN.search(_sentence(text, start, end))
    return then is not None and against.search(text, end) is not None


def is_long_gone(text: str, start: int, end: int) -> bool:
    """Tell whether words are told of a time so long gone by that they say nothing of the present.

    Args:
        text: the story.
        start: where the words begin.
        end: where they end.

    Example:
        >>> text = "I was registered there in the nineties."
        >>> is_long_gone(text, 0, 20), is_long_gone("I was registered there in May.", 0, 20)
        (True, False)
    """
    return _LONG_GONE.search(_sentence(text, start, end)) is not None


def is_of_old(clause: Statement, told: Statement, text: str) -> bool:
    """Tell whether a statement is of a time long gone by, and a clause asks for the present.

    Args:
        clause: the clause, read.
        told: a statement of a story.
        text: the story.

    Example:
        >>> from cmr_logic.scenario.statements.reading import read
        >>> text = "I lived two miles away as a child."
        >>> is_of_old(read("I live far away.")[0], read(text)[0], text)
        True
    """
    past = clause.tense is Tense.PRESENT and told.tense is Tense.PAST
    return past and _OF_OLD.search(_sentence(text, told.start, told.end)) is not None


def _sentence(text: str, start: int, end: int) -> str:
    """Return the sentence of a story in which words stand."""
    before = [found.end() for found in SENTENCE_END.finditer(text, 0, start)]
    stop = SENTENCE_END.search(text, end)
    return text[before[-1] if before else 0 : stop.start() if stop is not None else len(text)]
