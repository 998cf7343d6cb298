"""What is said with a phrase more than a rule has: "told them about it", "has a shed on it".

The entries are read and tested like those of :mod:`.rewordings`.
"""

from __future__ import annotations

import re

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.shown.notation import is_denied_before, is_told_as_so

_THING = r"(?:[a-z-]+\s){0,2}?[a-z-]+"
_WHERE = (
    r"(?P<where>on|in|behind|inside|beside|by|at\sthe\s(?:back|front|side|end|bottom)\sof|in\sfront\sof|next\sto|under|above"
    r"|round|around|over)"
)
_ATTACHED = r"(?:fitted|attached|built|mounted|installed|put)"
_TELLING = (
    r"(?:told|tell|informed|inform|notified|notify|warned|warn|advised|advise|asked|ask|alerted"
    r"|alert|consulted|consult)"
)
_PERSONS = r"(?:(?:the|my|our|your|his|her)\s(?:[a-z]+\s){0,2}?[a-z]+|you|them|him|her)"
_MATTER = (
    r"(?:it(?:\sall)?|this|that|all\sthis|all\sthat|them|(?:the|this)\s(?:whole\s)?(?:matter|thing|business|story|affair|lot)"
    r"|(?:my|our)\s(?:plans?|case|situation|troubles?)|everything|what\s(?:had\s)?happened)"
)


def _has_on_it(match: re.Match[str]) -> str:
    """Return what somebody has on a thing of their own: "my plot has a shed on it"."""
    if not is_told_as_so(match) or is_denied_before(match):
        return ""
    who = "We" if match["whose"].lower() == "our" else "I"
    return f"{who} have {match['what']} {match['where']} {match['whose'].lower()} {match['thing']}."


def _there_is(match: re.Match[str]) -> str:
    """Return what somebody has where there is one at their own: "there's a shed on my plot"."""
    if not is_told_as_so(match):
        return ""
    who = "We" if match["whose"].lower() == "our" else "I"
    return f"{who} have {match['what']} {match['where']} {match['whose'].lower()} {match['thing']}."


ABOUT_TOLD: tuple[Rewording, ...] = (
    Rewording(
        "has-it-on-it",
        rf"\b(?P<whose>my|our)\s(?P<thing>{_THING})(?:['’]s|\shas|\shave)(?:\sgot)?\s(?P<what>(?:an?|two|three|some|several)\s{_THING})"
        rf"\s(?:{_ATTACHED}\s)?{_WHERE}\s(?:it|them)\b",
        _has_on_it,
        "you have a shed on your plot",
        "My plot has a shed on it.",
        "My plot has a share in it.",
        needs=" it| them",
    ),
    Rewording(
        "has-none-on-it",
        rf"\b(?P<whose>my|our)\s(?P<thing>{_THING})(?:\shas(?:\sno|n['’]t\s(?:got\s)?(?:an?|any)|\snot\s(?:got\s)?(?:an?|any))"
        rf"|\sdoes(?:n['’]t|\snot)\shave\s(?:an?|any))\s(?P<what>{_THING})\s(?:{_ATTACHED}\s)?{_WHERE}\s(?:it|them)\b",
        lambda match: (
            f"I do not have a {match['what']} {match['where']} my {match['thing']}."
            if is_told_as_so(match)
            else ""
        ),
        "you have a shed on your plot",
        "My plot has no shed on it.",
        "My plot has no share in it.",
        value=False,
        needs=" it| them",
    ),
    Rewording(
        "there-on-mine",
        rf"\bthere(?:['’]s|\sis|\sare)(?:\sstill|\salso|\salready)?\s(?P<what>(?:an?|two|three|some|several)\s{_THING})\s(?:{_ATTACHED}\s)?"
        rf"(?P<where>on|behind|at\sthe\s(?:back|front|side|end|bottom)\sof|in\sfront\sof)\s(?P<whose>my|our)\s(?P<thing>[a-z-]+)\b(?!\s?['’]s)",
        _there_is,
        "you have a shed on your plot",
        "There's a shed on my plot.",
        "There's a shed on my uncle's plot.",
        needs="there",
    ),
    Rewording(
        "told-about-it",
        rf"(?P<said>\b(?:I|we|he|she|they|(?:my|our)\s[a-z]+)(?:['’]ve|\shave|\shas|\shad|['’]d|\sdid(?:n['’]t|\snot))?"
        rf"(?:\s(?:already|just|never|not|also|all))?(?:n['’]t)?(?:\s(?:already|just|yet))?\s{_TELLING}\s{_PERSONS})\s(?:about|of|on)\s{_MATTER}\b",
        lambda match: f"{match['said']}." if is_told_as_so(match) else "",
        "your landlord has been told",
        "I told my landlord about it.",
        "I told my landlord's niece about it.",
        needs="told|tell|inform|notif|warn|advis|ask|alert|consult",
    ),
)
