"""A deed that a text itself tells as done without something: "to ride **without a helmet**".

Whoever asks "Can I ride without a helmet?" asks for that deed, and not to be let off a duty.
"""

from __future__ import annotations

import re

from cmr_logic.expression import clause_ids
from cmr_logic.provisions.drafts.nodes import Rule
from cmr_logic.text import keys, words_in

# "without a helmet"; not "without delay", which no text lets or forbids anybody.
_WITHOUT = re.compile(
    r"\bwithout\s+(?P<what>(?:an?|any|your|the|my|wearing|having|using)\s+[\w-]+(?:\s+[\w-]+)?)",
    re.IGNORECASE,
)

# An aim behind a comma: "be 12, or taller than 135 cm**, to ride without a seat**".
_AIM = re.compile(r",\s+to\s+(?:\w+\s+){1,4}without\s+[^.,;]+", re.IGNORECASE)
_LACKING = "lacking"  # says as much, and asks to be let off nothing


def without_as_stated(rule: Rule, question: str) -> str:
    """Return a question in words that do not ask to be let off what a text itself does without.

    Args:
        rule: the rule.
        question: the question.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You must be 12 to ride without a helmet.")
        >>> without_as_stated(rule, "Can I ride without a helmet?")
        'Can I ride lacking a helmet?'
        >>> without_as_stated(parse("You must wear a helmet."), "Can I ride without a helmet?")
        'Can I ride without a helmet?'
    """
    asked = _WITHOUT.search(question)
    if asked is None:
        return question
    named = keys(words_in(asked["what"].lower()))
    aims = [
        rule.clause(name).statement
        for provision in rule.provisions
        if provision.purpose is not None
        for name in clause_ids(provision.purpose)
    ]
    aims += _AIM.findall(rule.plain)
    stated = any(
        found is not None and named and named <= keys(words_in(found["what"].lower()))
        for found in map(_WITHOUT.search, aims)
    )
    if not stated:
        return question
    return question[: asked.start()] + _LACKING + question[asked.start() + len("without") :]
