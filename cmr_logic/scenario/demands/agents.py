"""Clauses about what somebody else did: "the case has been opened **by anyone else**".

They hold where a story names another who did it, and fail where it denies that it was done at all;
that one did it oneself says nothing.
"""

from __future__ import annotations

import re

_ELSE = re.compile(
    r"\sby\s(?:any(?:one|body)|some(?:one|body)|(?:any\s)?others?|(?:an)?other\s(?:person|people|shop"
    r"|garage|firm|company|dealer|workshop|dentist|doctor|school|builder|plumber))"
    r"(?:\selse|\sother\sthan\syou(?:rself)?)?$"
)
_ACTIVE = re.compile(
    r"^(?:any(?:one|body)|some(?:one|body))\s(?:else|other\sthan\syou)\s(?P<be>has|have)\s"
    r"(?P<done>\w+)\s(?P<what>(?:your|the|this)\s\w+)$"
)
_ONESELF = re.compile(r"\b(?:I|we|by\s(?:me|us|myself|ourselves|you))\b", re.IGNORECASE)
_AGENT = re.compile(r"\sby\s(?:an?|the|my|our|his|her|their|some|another|one|other|[A-Z])")


def done_by_another(statement: str) -> str | None:
    """Return what a clause says was done by somebody else; None for other clauses.

    Args:
        statement: the clause.

    Example:
        >>> done_by_another("the case has been opened by anyone else")
        'the case has been opened'
        >>> done_by_another("someone else has driven your car")
        'your car has been driven'
        >>> done_by_another("the case has been opened by a jeweller") is None
        True
    """
    match = _ACTIVE.match(statement)
    if match is not None:
        return f"{match['what']} has been {match['done']}"
    main = _ELSE.sub("", statement)
    return main if main != statement else None


def names_another(quote: str, *, passive: bool) -> bool:
    """Tell whether words say that another than oneself did something.

    Args:
        quote: the words of a story.
        passive: it says what was done to a thing; else who did it stands first.

    Example:
        >>> names_another("The case was opened by a friend", passive=True)
        True
        >>> names_another("It was opened", passive=True), names_another("I did", passive=False)
        (False, False)
    """
    if _ONESELF.search(quote) is not None:
        return False
    return not passive or _AGENT.search(quote) is not None
