"""Clauses that ask for an island of some country: it is on an island, and in that country.

"On a Greek island" asks two things of a place, and a story tells both by one name: "on Crete".
"""

from __future__ import annotations

import re

_ISLAND = re.compile(
    r"^(?P<main>.*?\s)(?P<on>on|to|in|from)\s(?:an?|any|one\sof\sthe)\s(?:(?:small|remote|inhabited)\s)?(?P<kind>[A-Z][a-z]+\s)?islands?"
    r"(?:\s(?:off(?:\sthe)?(?:\s[a-z]+)?\scoasts?\sof|off|in|of|belonging\sto)\s(?P<where>(?:the\s)?[A-Z][\w]*(?:\s[A-Z][\w]*)*))?$"
)


def on_island_of(statement: str) -> tuple[str, ...]:
    """Return a clause on an island of some country as two: on an island, and in the country.

    Args:
        statement: the clause.

    Example:
        >>> on_island_of("you live on an island off the coast of Norway")
        ('you live on an island', 'you live in Norway')
        >>> on_island_of("you live on a Greek island")
        ('you live on an island', 'you live in Greece')
        >>> on_island_of("you live on an island")
        ()
    """
    if "island" not in statement:
        return ()
    found = _ISLAND.match(statement)
    if found is None or bool(found["kind"]) is bool(found["where"]):
        return ()
    where = found["where"] or _named_by(found["kind"].strip())
    at = {"to": "to", "from": "from"}.get(found["on"], "in")
    main = found["main"]
    return (f"{main}{found['on']} an island", f"{main}{at} {where}") if where else ()


def _named_by(kind: str) -> str:
    """Return the country whose things are called so: of "Greek" ones, Greece; "" for others."""
    from cmr_logic.quantities.places import country_of  # noqa: PLC0415 - few clauses name islands

    return country_of(kind)
