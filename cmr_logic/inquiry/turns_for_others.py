"""Turns by which people ask for somebody else: "Is it against the rules **for my son to** row?".

So they ask what "Is my son forbidden to row?" asks, as of themselves by
:mod:`cmr_logic.inquiry.turns_of_objecting`.
"""

from __future__ import annotations

import re
from typing import Final

from cmr_logic.inquiry.turns_of_asking import a_turn
from cmr_logic.syntax import third_person, verb_bases

_SOMEBODY: Final = r"(?P<who>(?:my|our)\s+[\w'’-]+(?:\s+[\w'’-]+)?)"
_THOSE: Final = r"(?:you|they|the\s+\w+)"
_AGAINST: Final = (
    r"(?:wrong|against\s+(?:the|your)\s+rules|a\s+breach\s+of\s+(?:the|your)\s+rules"
    r"|(?:a|any)\s+problem)"
)
# What is no deed that somebody would do: "if my son **is** late", "if my son **has** a pass".
_NO_DEED: Final = (
    r"(?=\w)(?!is\b|was\b|has\b|had\b|have\b|are\b|were\b|can|could|do|did|will|would)"
)

FOR_OTHERS: Final = (
    a_turn(
        "wrong for somebody to",
        "wrong against breach problem",
        rf"^(?:is|would|will)\s+(?:it|there|that)\s+(?:be\s+)?{_AGAINST}\s+(?:for|of)\s+{_SOMEBODY}\s+to\s+",
        ("Is it against the rules for my son to row?", "Is my son forbidden to row?"),
        "Is it against the rules for rowers?",
        r"Is \g<who> forbidden to ",
    ),
    a_turn(
        "a problem for me to",
        "problem",
        r"^(?:is|would|will)\s+(?:it|there|that)\s+(?:be\s+)?(?:a|any)\s+problem\s+(?:(?:for|with)\s+(?:me|us)\s+)?to\s+",
        ("Would it be a problem for me to row?", "Am I forbidden to row?"),
        "Would it be a problem?",
        "Am I forbidden to ",
    ),
    a_turn(
        "wrong if somebody does",
        "wrong against breach problem",
        rf"^(?:is|would|will)\s+(?:it|there|that)\s+(?:be\s+)?{_AGAINST}\s+if\s+{_SOMEBODY}\s+{_NO_DEED}"
        r"(?P<deed>[a-z]+s)\b",
        ("Is it a problem if my son rows?", "Is my son forbidden to row?"),
        "Is it a problem if my son is late?",
        r"Is \g<who> forbidden to \g<deed>",
    ),
    a_turn(
        "do you mind if somebody does",
        "mind object",
        rf"^(?:do|would)\s+{_THOSE}\s+(?:mind|object)\s+if\s+{_SOMEBODY}\s+{_NO_DEED}"
        r"(?P<deed>[a-z]+s)\b",
        ("Would you mind if my son rows?", "Is my son forbidden to row?"),
        "Do you mind if my son is late?",
        r"Is \g<who> forbidden to \g<deed>",
    ),
    a_turn(
        "stop somebody",
        "stop prevent keep",
        rf"^(?:are|will|would|can|could|may|do)\s+{_THOSE}\s+(?:going\s+to\s+)?(?:stop|prevent|keep)\s+"
        rf"{_SOMEBODY}\s+(?:from\s+)?(?=[a-z]+ing\b)",
        ("Are you going to stop my son rowing?", "Is my son banned from rowing?"),
        "Can you stop my son at the gate?",
        r"Is \g<who> banned from ",
    ),
)
"""Turns for "is my son forbidden to"."""

# The verb of what somebody else does, in a question for leave or a ban: "Can my son **rows**".
_DOES = re.compile(
    r"^(?P<asked>(?:Can (?:my|our)|Is (?:my|our)(?=.* forbidden to)) [\w'’-]+(?: [\w'’-]+)?"
    r"(?: forbidden to)?) (?P<verb>[a-z]+s)\b"
)


def with_base_form(asked: str) -> str:
    """Return a question for leave with the verb of somebody else in its base form.

    Args:
        asked: a question as a turn makes it of "if my son rows".

    Example:
        >>> with_base_form("Can my son rows here?"), with_base_form("Is my son forbidden to rows?")
        ('Can my son row here?', 'Is my son forbidden to row?')
        >>> with_base_form("Can my son row here?"), with_base_form("Can I use his oars?")
        ('Can my son row here?', 'Can I use his oars?')
    """
    found = _DOES.match(asked)
    if found is None:
        return asked
    verb = found["verb"]
    base = next((each for each in verb_bases(verb) if third_person(each) == verb), "")
    return f"{found['asked']} {base}{asked[found.end() :]}" if base else asked
