"""Questions for somebody who has only a name: "Do I need a permit **for Rex**?"."""

from __future__ import annotations

import re

from cmr_logic import syntax
from cmr_logic.inquiry.question import Question
from cmr_logic.provisions.drafts.nodes import Rule
from cmr_logic.relevance import is_related
from cmr_logic.relevance.wordlists import ASKING as OF_ANY_QUESTION
from cmr_logic.text import key, keys

# Where a name stands as the subject of a question, or behind "for" at its end: "Can **Rex** stay?",
# "a permit for **Rex**?"; not "in Rex".
_NAMED = re.compile(r"^[A-Z][a-z]+ ([A-Z][a-z]+) (?=[a-z])|\bfor ([A-Z][a-z]+) ?[?.]*$")
# What stands for somebody whose name says nothing: "a permit for **it**".
_STANDING_FOR = "it"


def name_asked_for(question: str) -> str:
    """Return the name for which alone a question is asked, in small letters; "" for none.

    Args:
        question: what is asked.

    Example:
        >>> asked = ("Do I need a tag for Rex?", "Can Zuzu stay?", "Can I stay in Leeds?")
        >>> [name_asked_for(question) for question in asked]
        ['rex', 'zuzu', '']
    """
    match = _NAMED.search(question.strip())
    name = "" if match is None else (match[1] or match[2]).lower()
    return "" if name in syntax.MONTHS or name in syntax.WEEKDAYS else name


def is_about_named(rule: Rule, read: Question, question: str) -> bool:
    """Tell whether a question is about what a text is about, whatever bears the name it is for.

    Args:
        rule: the rule that was read.
        read: the question, taken apart.
        question: its text.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("Owners of a cat that is ill need a permit.")
        >>> def asks(question):
        ...     return is_about_named(rule, read_question(question), question)
        >>> asks("Do I need a permit for Zuzu?"), asks("Do I need a hat for Zuzu?")
        (True, False)
    """
    name = name_asked_for(question)
    if not name or key(name) in rule.keys:
        return False
    words = tuple(_STANDING_FOR if word == name else word for word in read.words)
    left = read.keys - keys([name])
    told = left <= OF_ANY_QUESTION and left.isdisjoint(rule.keys)  # "Can I apply for Zuzu?"
    return not told and is_related(rule, words, left)
