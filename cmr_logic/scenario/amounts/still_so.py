"""Is what a story tells of the past so still, at the time that a clause asks of?

A price, a score and what somebody found who measured stay what they were; so does what was counted
at the very time that a clause names: "at the start we had nine".
"""

from __future__ import annotations

import re

from cmr_logic.scenario.amounts.judges import JUDGING, is_judge
from cmr_logic.scenario.amounts.measured import was_measured
from cmr_logic.scenario.amounts.understood import Meant
from cmr_logic.scenario.matching.agreement import STATIVE
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.statements.statement import Statement, Tense, Who
from cmr_logic.text import word_set

# When it was otherwise than now: "it was 33 °C **in July**"; not "it was 33 °C at noon".
_NOT_NOW = re.compile(
    r"\b(?:yesterday|last|ago|once|usually|overnight|in\s(?-i:[A-Z])[a-z]+|on\s\w+day)\b",
    re.IGNORECASE,
)
# The time by which sums are reckoned: "for the **last 12 months**"; not "last May".
_OF_LATE = re.compile(
    r"\b(?:last|past|previous)\s(?:(?:\d+|[a-z]+)\smonths|(?:financial|tax)\syear)\b", re.IGNORECASE
)
# What has been reached in a test or a game stays so: "my score **was** 80".
POINTS = "point"
"""The unit of a score."""
# At which things are counted once: "five players **at the start**"; not "at school".
_OCCASIONS = word_set(
    "start beginning outset kick kick-off kickoff tip-off throw-in departure check-in"
)
# By which what has lasted since began: "we **moved** in two years ago"; not "visited".
_BEGINNING = word_set("move start begin join buy get arrive sign register settle open set")
# Verbs that only say that there is so much: "I **have** nine"; not "I paint nine".
PLAINLY = word_set("have be get own hold keep run do take")
"""Verbs that only say that there is so much."""
_TEMPERATURE, _MONEY = "temperature", "money"


def has_begun(measured: Meant, told: Statement) -> bool:
    """Tell whether a statement says how long ago a state began that a clause asks the length of.

    Args:
        measured: what the clause measures.
        told: the statement.
    """
    lasting = measured.kind == "duration" and measured.target.tense is not Tense.PAST
    return lasting and told.verb in _BEGINNING and told.tense in (Tense.PAST, Tense.PERFECT)


def is_so_still(measured: Meant, told: Statement, text: str) -> bool:
    """Tell whether what was so is so: a price, what somebody found who measured, a beginning.

    Args:
        measured: what a clause measures.
        told: a statement of the past.
        text: its words.
    """
    if measured.lasting or was_measured(told) or has_begun(measured, told):
        return True
    if _stays(measured, text) or _says_when(measured, told):
        return True
    if measured.target.verb not in STATIVE and measured.target.subject.who is not Who.SELF:
        return True
    judged = told.verb in JUDGING and told.verb not in PLAINLY
    return judged or (measured.kind in lists.SIZES and is_judge(told.subject.head))


def _stays(measured: Meant, text: str) -> bool:
    """Tell whether what is measured stays as it was: a delay, a score, a sum of the last year."""
    if measured.kind == _TEMPERATURE:
        return True  # whoever tells what it was has just looked
    if measured.kind == _MONEY and _OF_LATE.search(text):
        return True
    return measured.asks_delay or measured.demand.constraints[0].unit == POINTS


def _says_when(measured: Meant, told: Statement) -> bool:
    """Tell whether a clause and a statement name the same time: "**at the start** we had nine"."""
    return bool(_OCCASIONS & measured.demand.about & (told.keys | told.extra))


def is_of_then(measured: Meant, told: Statement, story: str) -> bool:
    """Tell whether a sentence says that it was otherwise than now: "yesterday it was 33 °C".

    Args:
        measured: what a clause measures.
        told: a statement of the story.
        story: the text of the story.
    """
    if measured.kind != _TEMPERATURE:
        return False
    begin = max(story.rfind(mark, 0, told.start) for mark in ".!?") + 1
    return _NOT_NOW.search(story[begin : told.end]) is not None
