"""A clause with a name and its abbreviation → the same with either: "Child Trust Fund (CTF)"."""

from __future__ import annotations

import re
from collections.abc import Iterator

_ABBREVIATION = re.compile(r"\s\((?P<letters>[A-Z]{2,6})s?\)")
_LINKING = frozenset({"and", "of", "the", "for", "in", "to", "on", "&"})
# Of what one receives, this says no more: "you get it in your own name".
_OWN_NAME = re.compile(r"^(you (?:get|receive|claim)\b.*?) in your (?:own )?name\b", re.IGNORECASE)


def other_names(statement: str) -> Iterator[str]:
    """Yield a clause with a name alone and with its abbreviation alone, if it has both.

    Args:
        statement: the clause.

    Example:
        >>> list(other_names("you have a Child Trust Fund (CTF) in Wales"))
        ['you have a Child Trust Fund in Wales', 'you have a CTF in Wales']
        >>> list(other_names("you get a Bus Pass (BP) in your name"))
        ['you get a Bus Pass', 'you get a BP']
        >>> list(other_names("you have a boat (or a raft)"))
        []
    """
    plain = _OWN_NAME.sub(r"\1", statement)
    found = _ABBREVIATION.search(plain) if "(" in plain else None
    if found is None:
        if plain != statement:
            yield plain
        return
    before, behind = plain[: found.start()], plain[found.end() :]
    yield before + behind
    start = _name(before, found["letters"])
    if start is not None:
        yield before[:start] + found["letters"] + behind


def _name(before: str, letters: str) -> int | None:
    """Return where the name begins that ends a text and has these initials, if one does."""
    wanted = list(letters.lower())
    place = None
    for word in reversed(list(re.finditer(r"[^\s-]+", before))):
        if not wanted:
            break
        if word.group()[0].lower() == wanted[-1]:
            wanted.pop()
            place = word.start()
        elif word.group().lower() not in _LINKING:
            return None
    return None if wanted else place
