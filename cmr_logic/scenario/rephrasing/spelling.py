"""Abbreviations and misspellings of a rule's words in a story."""

from __future__ import annotations

import re
from collections.abc import Sequence

from cmr_logic.provisions.drafts.nodes import Clause
from cmr_logic.records import replace
from cmr_logic.scenario.demands.clause_reading import read_clause
from cmr_logic.scenario.lexicon.relations import keyed, word_key
from cmr_logic.scenario.statements.statement import Statement
from cmr_logic.text import classes

_NAME = re.compile(r"[A-Z][\w’'-]*(?:\s(?:and|of|for|the|[A-Z][\w’'-]*))*\s[A-Z][\w’'-]*")
_ABBREVIATION = re.compile(r"\b[A-Z]{2,6}\b")
_NO_KEYS = frozenset[str]()
_ALIKE = 88.0  # per cent
_SHORTEST = 6


def spelled(
    statements: Sequence[Statement], scenario: str, clauses: Sequence[Clause]
) -> tuple[Statement, ...]:
    """Return statements with a rule's words for its abbreviations and for words misspelt.

    Args:
        statements: those of the story.
        scenario: the story.
        clauses: the clauses of the rule.

    Example:
        >>> from cmr_logic.scenario.statements.reading import read
        >>> from cmr_logic.spans import Span
        >>> clause = Clause("c1", Span(0, 0), "you get the Winter Warmth Payment", "if")
        >>> sorted(spelled(read("I get the WWP."), "I get the WWP.", [clause])[0].keys)
        ['pay', 'warmth', 'winter', 'wwp']
    """
    table = _abbreviated(scenario, clauses)
    short = frozenset(table)
    for key in {k for s in statements for k in s.keys | s.extra}:
        if len(key) >= _SHORTEST and key not in table and key.isalpha() and not classes(key):
            near = _near(key, clauses)
            if near:
                table[key] = frozenset({near})
    if not table:
        return tuple(statements)
    return tuple(
        replace(
            s,
            keys=_expanded(s.keys, table, short if s.negated else _NO_KEYS),
            core=_expanded(s.core, table, short if s.negated else _NO_KEYS),
            extra=_expanded(s.extra, table, short if s.negated else _NO_KEYS),
        )
        for s in statements
    )


def _expanded(
    keys: frozenset[str], table: dict[str, frozenset[str]], gone: frozenset[str]
) -> frozenset[str]:
    """Return keys with those of what is meant, and without what stands for no more than that."""
    more = [table[key] for key in keys if key in table]
    return frozenset[str]().union(*more, keys - gone) if more else keys


def _abbreviated(scenario: str, clauses: Sequence[Clause]) -> dict[str, frozenset[str]]:
    """Return the names in the clauses that the story abbreviates, by the abbreviation's key."""
    short = set(_ABBREVIATION.findall(scenario))
    table: dict[str, frozenset[str]] = {}
    if not short:
        return table
    for clause in clauses:
        for match in _NAME.finditer(clause.statement):
            words = [w for w in match.group().split() if w[0].isupper()]
            for first in range(len(words)):
                for last in range(first + 2, len(words) + 1):
                    initials = "".join(word[0] for word in words[first:last])
                    if initials in short:
                        name = tuple(w.lower() for w in words[first:last])
                        keys = frozenset(keyed(name)) - {""}
                        table.setdefault(word_key(initials.lower()), keys)
    return table


def _near(key: str, clauses: Sequence[Clause]) -> str:
    """Return the word of the clauses that an unknown word misspells, or ""."""
    from rapidfuzz import fuzz  # noqa: PLC0415 - only unknown words need it

    best, best_score = "", _ALIKE
    for clause in clauses:
        for own in read_clause(clause.statement).keys:
            denied = key.endswith(own)  # "unroadworthy" is no slip for "roadworthy"
            if len(own) >= _SHORTEST and own != key and not denied:
                score = fuzz.ratio(key, own)
                if score >= best_score:
                    best, best_score = own, score
    return best
