"""Amounts that a denial or "all" turns: "not a single", "none of my income is", "no adult will be".

The entries stand with those of :mod:`.turns`: the plain words replace the story's.
"""

from __future__ import annotations

import re

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.syntax import is_gerund

_NOT = (
    r"(?:(?:do|does|did|have|has|had|is|are|was|were|will|would|can|could)(?:\s?n['’]?t|\snot)"
    r"|never|hardly\sever)"
)
# Things of which there is some: "none of **my pay** is"; not "none of my family".
_OWN = (
    r"(?:my|our|the)\s(?!(?:family|friends?|relatives|children|kids|colleagues|neighbou?rs|household"
    r"|team|class|boys|girls|sons|daughters|parents|siblings)\b)[a-z]+"
)
_HAVING = r"(?:own|owned|have|had|hold|held|keep|kept|bought|sold|employ|employed|rent|rented)"


def _going_on(match: re.Match[str]) -> str:
    """Return what somebody will be doing, or nobody: "there will be no adult rowing"."""
    verb = match["verb"].lower()
    if not is_gerund(verb):
        return ""
    return f"{match['whose']} {match['who']} is {match['verb']}"


# How what somebody has none of is measured: "no dog **over** 20 kilos"; not "no dog of hers".
_BOUND = (
    r"(?:aged\s)?(?:under|over|below|above|(?:older|younger|bigger|heavier|taller|longer)\sthan)\s"
)


def _has_none_such(match: re.Match[str]) -> str:
    """Return that somebody does not have any of a kind that is measured."""
    what = match["what"] or match["there"] or match["none"]
    who = match["who"] or ("I" if (match["whose"] or "").lower() == "my" else "We")
    return f"{who} do not have any {what} "


QUANTITIES_DENIED: tuple[Rewording, ...] = (
    Rewording(
        "none-so-measured",
        rf"\b(?:(?P<who>I|we)(?:['’]ve|\shave)(?:\sgot)?\sno\s(?P<what>[a-z]+(?:\s[a-z]+)?)|there(?:['’]s|\sis|\sare)\sno\s(?P<there>[a-z]+)"
        rf"|none\sof\s(?P<whose>my|our)\s(?P<none>[a-z]+)\s(?:is|are))\s(?={_BOUND})",
        _has_none_such,
        "you have a dog weighing over 20 kilos", "I have no dog over 20 kilos.",
        "I have no dog, and over 20 kites.", value=False,
        needs="have no|'ve no|’ve no|got no|is no|'s no|’s no|are no|none of",
    ),
    Rewording(
        "not-a-single",
        rf"\b(?P<not>{_NOT})\s(?P<said>{_HAVING})\sa\ssingle\s",
        r"\g<not> \g<said> any ",
        "you own at least one boat", "I do not own a single boat.", "I do not owe a single man.",
        value=False,
        needs="a single",
    ),
    Rewording(
        "there-will-be-one-doing",
        r"\bthere(?:\swill|['’]ll)\sbe\s(?P<whose>no|an?|my|our|the)\s(?P<who>[a-z]+(?:\s[a-z]+)?)\s(?P<verb>[a-z]+ing)\b",
        _going_on,
        "a guide is steering the boat", "There will be no guide steering the boat.",
        "There will be no guide evening.", value=False,
        needs="will be|'ll be|’ll be",
    ),
    Rewording(
        "will-be-doing",
        r"\b(?P<who>(?:no|an?|my|our|the)\s[a-z]+(?:\s[a-z]+)?)\swill\s(?P<not>not\s)?be\s(?P<verb>[a-z]+ing)\b",
        r"\g<who> is \g<not>\g<verb>",
        "a guide is steering the boat", "A guide will be steering the boat.",
        "A guide will be boring.",
        needs="will be|will not be",
    ),
    Rewording(
        "all-of-it",
        rf"\ball\sof\s(?={_OWN}\s)",
        "all ",
        "all your pay is taxed", "All of my pay is taxed.", "All of my pals are taxed.",
        needs="all of",
    ),
    Rewording(
        "none-of-it",
        rf"\bnone\sof\s(?P<what>{_OWN})\s(?P<be>is|are|was|were|has|have)\s",
        r"\g<what> \g<be> not ",
        "all of your pay is taxed", "None of my pay is taxed.", "None of my pals is taxed.",
        value=False,
        needs="none of",
    ),
    Rewording(
        "some-of-it-is-not",
        rf"\b(?:some|most|much|part|half|a\slot|many|a\sfew)\sof\s(?P<what>{_OWN})\s(?P<be>is|are|was|were|has|have)"
        r"(?:n['’]t|\snot)\s",
        r"\g<what> \g<be> not all ",
        "all of your pay is taxed", "Some of my pay isn't taxed.", "Some of my pay isn't tasty.",
        value=False,
        needs="some of|most of|much of|part of|half of|a lot of|many of|a few of",
    ),
)  # fmt: skip
