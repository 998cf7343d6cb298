"""Turns by which people ask whether anything speaks against a deed: "**Do you mind if** I row?".

So they ask for a ban, as who asks "Am I forbidden to row?" does.
"""

from __future__ import annotations

from typing import Final

from cmr_logic.inquiry.turns_of_asking import a_turn

_ME: Final = r"(?:(?:me|us|my|our)\s+)?"
_DEED: Final = r"(?=[a-z]+ing\b)"
_WHO: Final = r"(?P<who>i|we|my\s+\w+|our\s+\w+)"
# What is no deed that somebody would do: "if I **am** late", "if I **can't** come".
_NO_DEED: Final = (
    r"(?=\w)(?!am\b|are\b|is\b|was\b|were\b|have\b|has\b|had\b|can|could|do\b|does|don|did|will"
    r"|would)"
)
_THOSE: Final = r"(?:you|they|the\s+\w+)"

OBJECTIONS: Final = (
    a_turn(
        "anything against",
        "against problem objection rule reason",
        r"^(?:is|are|would|will)\s+there\s+(?:be\s+)?(?:anything\s+against|(?:any|a|some)\s+"
        rf"(?:problems?|objections?|rules?)\s+(?:with|to|against))\s+{_ME}{_DEED}",
        ("Is there anything against my rowing here?", "Am I banned from rowing here?"),
        "Is there anything against rain?",
        "Am I banned from ",
    ),
    a_turn(
        "a problem if I",
        "problem matter",
        rf"^(?:is|would|will)\s+(?:it|there|that)\s+(?:be\s+)?(?:a|any)\s+problem\s+if\s+(?:i|we)\s+{_NO_DEED}",
        ("Is it a problem if I row?", "Am I forbidden to row?"),
        "Is it a problem if I am late?",
        "Am I forbidden to ",
    ),
    a_turn(
        "do you mind if I",
        "mind object",
        rf"^(?:do|would)\s+{_THOSE}\s+(?:mind|object)\s+if\s+(?:i|we)\s+{_NO_DEED}",
        ("Would you mind if I row?", "Am I forbidden to row?"),
        "Do you mind if I am late?",
        "Am I forbidden to ",
    ),
    a_turn(
        "do you mind my",
        "mind object",
        rf"^(?:do|would)\s+{_THOSE}\s+(?:mind|object\s+to)\s+(?:me|us|my|our)\s+{_DEED}",
        ("Do you mind my rowing here?", "Am I banned from rowing here?"),
        "Do you mind my dog?",
        "Am I banned from ",
    ),
    a_turn(
        "wrong to",
        "wrong against breach",
        r"^(?:is|would|will)\s+it\s+(?:be\s+)?(?:wrong|against\s+(?:the|your)\s+rules|a\s+breach\s+of\s+"
        r"(?:the|your)\s+rules)(?:\s+(?:of|for)\s+(?:me|us))?\s+to\s+",
        ("Is it against the rules to row?", "Am I forbidden to row?"),
        "Is it against the rules?",
        "Am I forbidden to ",
    ),
    a_turn(
        "against the rules if I",
        "against breach",
        r"^(?:is|would|will)\s+it\s+(?:be\s+)?(?:against\s+(?:the|your)\s+rules|a\s+breach\s+of\s+(?:the|your)\s+"
        rf"rules)\s+if\s+(?:i|we)\s+{_NO_DEED}",
        ("Is it against the rules if I row?", "Am I forbidden to row?"),
        "Is it against the rules if I am late?",
        "Am I forbidden to ",
    ),
    a_turn(
        "in trouble for",
        "trouble",
        r"^(?:will|would|could|can|do|am|are)\s+(?:i|we)\s+(?:(?:get|be|land)\s+)?in(?:to)?\s+trouble\s+"
        rf"(?:for|by)\s+{_DEED}",
        ("Will I get into trouble for rowing?", "Am I banned from rowing?"),
        "Will I get into trouble for it?",
        "Am I banned from ",
    ),
    a_turn(
        "too young to",
        "too",
        rf"^(?P<how>am|are|is)\s+{_WHO}\s+too\s+(?:young|old|short|tall|heavy|small|big|large)\s+to\s+",
        ("Am I too young to row?", "Am I forbidden to row?"),
        "Am I too old for it?",
        r"\g<how> \g<who> forbidden to ",
    ),
    a_turn(
        "stop me",
        "stop prevent keep",
        rf"^(?:are|will|would|can|could|may|do)\s+{_THOSE}\s+(?:going\s+to\s+)?(?:stop|prevent|keep)\s+"
        rf"(?:me|us)\s+(?:from\s+)?{_DEED}",
        ("Are you going to stop me rowing?", "Am I banned from rowing?"),
        "Can you stop me at the gate?",
        "Am I banned from ",
    ),
    a_turn(
        "fine me for",
        "fine punish prosecute penalise penalize",
        rf"^(?:are|will|would|can|could|may|do)\s+{_THOSE}\s+(?:going\s+to\s+)?(?:fine|punish|prosecute"
        r"|penali[sz]e)\s+(?:me|us)\s+(?=(?:for|if|when)\b)",
        ("Will they fine me for rowing?", "Will I be fined for rowing?"),
        "Will they fine me £9?",
        "Will I be fined ",
    ),
    a_turn(
        "send me home",
        "send sent",
        rf"^(?P<how>are|will|would|can|could|may|do)\s+(?P<those>{_THOSE})\s+(?:going\s+to\s+)?send\s+"
        r"(?P<whom>me|us|him|her|them)\s+(?:home|away|back)\b",
        ("Would you send me home?", "Would you turn me away?"),
        "Would you send me the key?",
        r"\g<how> \g<those> turn \g<whom> away",
    ),
)
"""Turns for "am I forbidden to"."""

OWING: Final = (
    a_turn(
        "owe",
        "owe",
        rf"^(?:do|does|will|would)\s+{_WHO}\s+owe\s+(?:(?:you|them|anybody|anyone)\s+)?(?=\w)",
        ("Do I owe you the fare?", "Do I have to pay the fare?"),
        "Do you owe me anything?",
        r"Do \g<who> have to pay ",
    ),
)
"""Turns for "do I have to pay"."""
