"""From when a rule itself is in force: "This applies from 1 April 2024"; no condition."""

from __future__ import annotations

from cmr_logic.clauses.nodes import Statement, Words
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.provisions.words.predicate_words import BACKWARD
from cmr_logic.text import word_set

# Words that stand for the rule: "**this** applies"; not "those".
_ANAPHORS = BACKWARD - {"those"}
# Nouns for it: "the new **rates** apply from May"; not "the boat".
_RULES = word_set(
    """
    rule rules change changes policy policies law laws regulation regulations guidance rate rates
    terms conditions version act provisions charge charges arrangements
    """
)
# What is said of a rule that begins: "takes **effect**"; not "takes an hour".
_BEGINNING = frozenset(
    {
        ("apply",), ("applies",), ("start",), ("starts",), ("begin",), ("begins",),
        ("take", "effect"), ("takes", "effect"), ("come", "into", "force"),
        ("comes", "into", "force"), ("come", "into", "effect"), ("comes", "into", "effect"),
        ("is", "effective"), ("are", "effective"), ("is", "in", "force"), ("are", "in", "force"),
        ("took", "effect"), ("came", "into", "force"), ("came", "into", "effect"),
    }
)  # fmt: skip
# Modals before it: "**will** apply"; not "may apply".
_MODALS = frozenset({"will", "shall", "'ll"})
# Prepositions before its day: "**from** 1 May"; not "until 1 May".
_SINCE = frozenset({"from", "on", "since"})
# Words that end a time: "from June **to** September" is a season.
_ENDING = frozenset({"to", "until", "till", "-", "–"})
# Words that name the day without a year: "from **now** on"; not "from noon".
_NOW = frozenset({"now", "today", "onwards", "onward"})
_YEAR = 4  # digits


def commences(words: Frame, statement: Statement, first: int, last: int) -> bool:
    """Tell whether a statement says from which day on the rule itself holds.

    Args:
        words: the lower-cased tokens of the text.
        statement: the statement.
        first: index of its first token.
        last: index after its last token.
    """
    predicate = statement.predicate
    if predicate is None or not _names_rule(words[first : predicate.first]):
        return False
    at = predicate.first + (words[predicate.first] in _MODALS)
    length = next((n for n in (3, 2, 1) if words[at : at + n] in _BEGINNING), 0)
    return length > 0 and _says_day(words, Words(at + length, last))


def _names_rule(subject: Frame) -> bool:
    alone = len(subject) == 1 and subject[0] in _ANAPHORS
    return alone or (bool(subject) and subject[-1] in _RULES)


def _says_day(words: Frame, run: Words) -> bool:
    """Tell whether words name one day, or its month or year, and nothing behind it."""
    said = words[run.first : run.last]
    if not said or said[0] not in _SINCE:
        return False
    dated = any(word.isdigit() and len(word) == _YEAR for word in said) or not _NOW.isdisjoint(said)
    return dated and _ENDING.isdisjoint(said)
