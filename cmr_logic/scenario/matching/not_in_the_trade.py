"""Who learns a trade, would be in it, or was once: "a **student** nurse" is no nurse yet."""

from __future__ import annotations

import re
from collections.abc import Sequence

from cmr_logic.scenario.lexicon.relations import covers, keyed
from cmr_logic.text import word_set, words_in

# Who is still to be what a noun behind says: "a **trainee** nurse"; not "a tall nurse".
_NOT_YET = (
    r"trainee|student|learner|apprentice|pupil|would-?be|aspiring|prospective|budding|wannabe"
    r"|so-called|hopeful|intending"
)
# Who was it, and is no more: "a **retired** nurse"; not "a tired nurse".
_NO_MORE = r"former|retired|ex|erstwhile|one-?time"
_HOW = re.compile(
    r"(?:\b(?:am|are|is|was|were|as)|['’](?:m|re|s))\s(?:now\s|still\s|just\s|only\s|both\s)?"
    rf"(?:an?|the|my|our)\s(?:[\w-]+\s){{0,2}}?(?P<how>{_NOT_YET}|{_NO_MORE})[\s-]"
    r"(?P<role>[a-z]+(?:[\s-](?!(?:and|who|with|at|in|on|for|from|of|but|so|as)\b)[a-z]+){0,3})",
    re.IGNORECASE,
)
# The same said behind the noun: "a nurse **in training**"; not "a nurse in town".
_BEHIND = re.compile(
    r"\b(?:an?|the)\s(?P<role>[a-z]+(?:\s[a-z]+)?)[\s-](?P<how>in[\s-](?:training|waiting))\b",
    re.IGNORECASE,
)
# Words that begin no name of a trade: "a student **in** York"; not "a student nurse".
_NO_TRADE = word_set(
    "in at of on from with who and but for by to here there living studying doing or so as now"
)
_LEARNS = re.compile(r"\b(?:train|learn|stud|apprentic|aspir|pupil)", re.IGNORECASE)
_WAS_ONCE = re.compile(
    r"\b(?:(?:have|has)\s(?:ever\s|previously\s|once\s)?(?:been|worked|served)|were|was|used\sto|former"
    r"|retired?|ex)\b",
    re.IGNORECASE,
)


# What nothing follows from: "a **would-be** nurse"; not "it would be a nurse".
_WOULD_BE = re.compile(r"\b(?:would-be|wannabe|budding|so-called|hopeful)\s", re.IGNORECASE)


def is_would_be(statement: str, quote: str) -> bool:
    """Tell whether words are of what somebody would only like to be.

    Args:
        statement: a part of a clause, as it is written.
        quote: the words of a statement of a story that affirm it.

    Example:
        >>> clause = "you teach for a living"
        >>> is_would_be(clause, "I'm a would-be teacher"), is_would_be(clause, "I'm a teacher")
        (True, False)
    """
    found = _WOULD_BE.search(quote)
    return found is not None and found[0].strip().lower() not in statement.lower()


def is_no_more_or_not_yet(statement: str, quote: str) -> bool:
    """Tell whether words say of what a clause names that somebody is it no more, or not yet.

    Args:
        statement: a part of a clause, as it is written.
        quote: the words of a statement of a story that affirm it.

    Example:
        >>> clause = "you are a nurse"
        >>> is_no_more_or_not_yet(clause, "I'm a student nurse")
        True
        >>> is_no_more_or_not_yet(clause, "I'm a former nurse")
        True
        >>> is_no_more_or_not_yet("you are a student", "I'm a student nurse")
        False
        >>> is_no_more_or_not_yet("you have been a nurse", "I'm a former nurse")
        False
    """
    for shape in (_HOW, _BEHIND):
        found = shape.search(quote)
        if found is None or found["how"].lower() in statement.lower():
            continue
        role = words_in(found["role"].lower())
        if role[0] in _NO_TRADE:
            continue
        once = re.fullmatch(_NO_MORE, found["how"], re.IGNORECASE) is not None
        if (_WAS_ONCE if once else _LEARNS).search(statement) is None:
            return _names(statement, role)
    return False


def _names(statement: str, role: Sequence[str]) -> bool:
    """Tell whether a clause asks for a trade, or for what those in it do: "you teach"."""
    told = frozenset(key for key in keyed(role) if key)
    return any(
        covers(told, own) or own[:_STEM] in {key[:_STEM] for key in told}
        for own in keyed(words_in(statement))
        if own
    )


_STEM = 5  # letters that a deed shares with its doer: "plumb" and "plumber"
