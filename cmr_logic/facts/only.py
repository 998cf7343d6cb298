"""Does a follow-up in words of its own ask about the one condition that there is?"""

from __future__ import annotations

import re

from cmr_logic import syntax
from cmr_logic.cues.bounds import caps
from cmr_logic.expression import ClauseRef, Expression, Not, clause_ids
from cmr_logic.facts.likeness import LEAST, Asked, Words
from cmr_logic.provisions.drafts.nodes import Rule
from cmr_logic.relevance import is_said_in, stem
from cmr_logic.text import keys, words_in
from cmr_logic.text.number_names import SMALL

_IMPLIED = "implied"  # the cue of clauses that a conclusion's own words imply
_ANOTHER = 0.85  # how like a clause beside the question's one that asks about it must be
YOU_ARE = "you are "
"""How a clause begins that says who somebody is."""

# The most that a text allows: "up to **six** books"; not "six books".
_AT_MOST = re.compile(rf"\b(?:{'|'.join(caps())})\s+(?P<most>[\w,.]*\w)")
_NOUN = 4  # words before a relative clause among which its noun stands
_OF_THE_TEXT = 0.5  # of its words, a follow-up has more than so many from the text


def only_condition(
    rule: Rule, expression: Expression, words: Words, asked: Asked
) -> ClauseRef | None:
    """Return the one condition there is, which a follow-up in other words of the text asks about.

    People ask the one condition of a rule by what stands beside it: "Are you abroad?" of "Abroad
    you get help if you hold a passport". Of a follow-up of which half is not said in the text, in
    any form or by a synonym, nothing tells that it is about the rule at all: "Is your car red?".
    One in the words of a heading asks about the case that the heading speaks of, and one in those
    of another clause about that.

    Args:
        rule: the rule that was read.
        expression: what the question makes of it.
        words: the words of the rule.
        asked: the follow-up.

    Returns:
        None where there are more conditions, or the follow-up asks about something else.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("Abroad you get help if you hold a passport.")
        >>> words = Words(rule)
        >>> only_condition(rule, ClauseRef("c1"), words, words.asked(["are", "you", "abroad"]))
        ClauseRef('c1')
        >>> only_condition(rule, ClauseRef("c1"), words, words.asked(["is", "it", "red"]))
    """
    alone = expression
    while isinstance(alone, Not):
        alone = alone.operand
    if not isinstance(alone, ClauseRef) or not _is_of_the_text(rule, asked.keys):
        return None
    if _of_those(asked.keys, _before_relative(rule, alone.clause_id)):
        return None
    if _counts(rule, asked.keys, alone):
        return None
    for provision in rule.provisions:
        if provision.context is None:
            continue
        own = frozenset[str]().union(*(rule.clause(i).keys for i in clause_ids(provision.context)))
        if words.likeness(asked, own) > LEAST:
            return None
    return None if _asks_another(rule, words, asked, alone.clause_id) else alone


def _is_of_the_text(rule: Rule, asked: frozenset[str]) -> bool:
    stems = frozenset(map(stem, rule.keys))
    return sum(is_said_in(word, stems) for word in asked) > _OF_THE_TEXT * len(asked)


def _counts(rule: Rule, asked: frozenset[str], alone: ClauseRef) -> bool:
    """Tell whether a follow-up has the most that a text allows, and the condition says who is let.

    "Do you want **six** books?" of "Members can borrow up to six books" asks of no member.
    """
    numbers = {word for word in asked if word[0].isdigit() or word in SMALL}
    clause = rule.clause(alone.clause_id)
    if not numbers or clause.keys & numbers or not clause.statement.startswith(YOU_ARE):
        return False
    return any(found["most"] in numbers for found in _AT_MOST.finditer(rule.plain.lower()))


def is_told_apart(rule: Rule, asked: frozenset[str], name: str) -> bool:
    """Tell whether a follow-up asks only for the people of whom a clause says which are meant.

    Whoever is none of these is not meant, and whoever is one may not be.

    Args:
        rule: the rule that was read.
        asked: what the words of the follow-up are compared by.
        name: the clause.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("Grants go to sailors who swim.")
        >>> is_told_apart(rule, frozenset({"sailor"}), "c1")
        True
        >>> is_told_apart(rule, frozenset({"grant"}), "c1")
        False
    """
    before = _before_relative(rule, name)
    return bool(before) and keys(before[-1:]) <= asked and _of_those(asked, before)


def _before_relative(rule: Rule, name: str) -> tuple[str, ...]:
    """Return the words before the relative that opens a clause: "... of **young sailors** who"."""
    clause = rule.clause(name)
    if clause.cue not in syntax.RELATIVES:
        return ()
    before = words_in(rule.plain[: clause.span.start].lower())
    return before[-_NOUN:-1] if before[-1:] and before[-1] in syntax.RELATIVES else ()


def _of_those(asked: frozenset[str], before: tuple[str, ...]) -> bool:
    return bool(asked) and asked <= keys(before)


def _asks_another(rule: Rule, words: Words, asked: Asked, name: str) -> bool:
    """Tell whether a follow-up has the words of another clause than the one there is.

    What a conclusion only implies is no condition named by the text, in whose place another
    could stand.
    """
    if rule.clause(name).cue == _IMPLIED:
        return False
    others = (c for c in rule.clauses if c.id != name and c.cue != _IMPLIED)
    return any(words.likeness(asked, clause.keys) > _ANOTHER for clause in others)
