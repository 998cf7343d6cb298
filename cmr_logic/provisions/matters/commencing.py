"""Since when there is a rule, or what it gives: "This applies from 1 April 2024"; no condition."""

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
_WAS = frozenset({"was", "were"})
# What was done so that there is a grant at all: "was **launched** after the war"; not "was paid".
_FOUNDED = word_set("created established introduced launched founded instituted enacted announced")
_SET_UP = ("set", "up")
_FOR_WHAT = frozenset({"to", "for"})  # before whom it is to help: "was created **to** help nurses"
_OWN = frozenset({"your", "you", "who", "that", "which"})  # what whoever asks has, or a relative


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


def tells_of_founding(words: Frame, statement: Statement, first: int) -> bool:
    """Tell whether a statement says when or why something was set up: "The fund **was created** …".

    Args:
        words: the lower-cased tokens of the text.
        statement: the statement.
        first: index of its first token.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> parse("The grant was created after the flood. Nurses can get it.").clauses[0].statement
        'you are nurses'
    """
    predicate = statement.predicate
    if predicate is None or words[predicate.first] not in _WAS or words[first] in _OWN:
        return False
    done = words[predicate.last : predicate.last + len(_SET_UP)]
    behind = predicate.last + (len(_SET_UP) if done == _SET_UP else 1)
    if done != _SET_UP and _FOUNDED.isdisjoint(done[:1]):
        return False
    return _FOR_WHAT.isdisjoint(words[behind : behind + 1])


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
