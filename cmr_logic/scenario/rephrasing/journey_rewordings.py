"""Journeys that a story tells, in the words by which rules ask whether somebody was abroad.

"I flew home from Kenya last week" says that "I was abroad last week", and "in Kenya". Names of
towns do not tell that: whoever comes back from one may live in its country.
"""

from __future__ import annotations

import re

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.shown.notation import is_denied_before, is_told_as_so

# A name as it is written: the pattern around it ignores case.
_NAME = r"(?P<where>(?:the\s)?(?-i:[A-Z])[\w'’-]+(?:\s(?-i:[A-Z])[\w'’-]+)*)"
_WHO = r"\b(?P<who>I|we)"
_BEEN = r"(?:['’]ve|\shave|['’]m|\sam|['’]re|\sare)?\s(?:(?:only|just|recently|also|both|all)\s)*"
_WHEN = r"(?P<when>(?:\s(?!and\b|but\b|where\b|who\b|to\b)[^\s.,;!?]+){0,6})"
_AWAY = (
    r"(?:an?\s|our\s|my\s)?(?:holiday|vacation|(?:business\s)?trip|honeymoon|cruise|visit|tour)s?"
)
_COUNTRY = 2  # letters of the code of a country; those of its parts have more
# Parts of a country that have codes of their own: whoever was in one may live in another.
_PARTS = ("GB-", "US-")
_RECENT = re.compile(r"\b(?:just|recently)\b", re.IGNORECASE)


def _been(match: re.Match[str]) -> str:
    """Return what having been in a country says; nothing where the name is not that of one."""
    from cmr_logic.quantities import find_places  # noqa: PLC0415 - most stories tell no journey

    found = find_places(match["where"])
    if len(found) != 1 or found[0].part or found[0].demonym:
        return ""
    if any(code.startswith(_PARTS) for code in found[0].codes):
        return ""
    recent = " recently" if _RECENT.search(match[0]) is not None else ""
    when = " " + match["when"].strip() if match["when"] else recent
    was = "I was" if match["who"] == "I" else "We were"
    return f"{was} abroad{when}. {was} in {match['where']}{when}."


_HOME_ONES = frozenset({"GB", "US"})  # where rules are made for: no journey there goes abroad
_LIVING = re.compile(r"\b(?:live|lives|living|based|home|resident|settled)\b", re.IGNORECASE)


def _going(match: re.Match[str]) -> str:
    """Return what going to a country says; nothing where it may be that of whoever goes."""
    from cmr_logic.quantities import find_places  # noqa: PLC0415 - most stories tell no journey

    found = find_places(match["where"])
    if len(found) != 1 or found[0].part or found[0].demonym or _LIVING.search(match.string):
        return ""
    if found[0].name.lower() not in match["where"].lower() or _is_doubtful(match):
        return ""
    codes = found[0].codes
    if not codes or any(len(code) != _COUNTRY or code in _HOME_ONES for code in codes):
        return ""
    we = (match["who"] or "").lower() in {"we", "our"}
    am = "We are" if we else "I am"
    return f"{am} travelling abroad. {am} going abroad. {am} travelling to {match['where']}."


def _is_doubtful(match: re.Match[str]) -> bool:
    return not is_told_as_so(match) or is_denied_before(match)


JOURNEY_REWORDINGS: tuple[Rewording, ...] = (
    Rewording(
        "came-back-from",
        rf"{_WHO}{_BEEN}(?:(?:flew|flown|came|come|got|drove|sailed|travelled|arrived)\s(?:(?:back|home|here)\s?)+"
        rf"|returned\s(?:home\s)?|(?:landed\s|back\s|home\s)+)(?:from\s(?:{_AWAY}\s(?:to|in|round|around)\s)?)"
        rf"{_NAME}{_WHEN}",
        _been,
        "you have been abroad in the last 12 months",
        "I flew home from Kenya last month.",
        "I flew home from Kendal last month.",
        needs="from|returned|landed|back|home",
    ),
    Rewording(
        "has-been-to",
        rf"{_WHO}(?:(?:['’]ve|\shave)\s(?:(?:only|just|recently|also|both|all)\s)*been\s(?:over\s)?to"
        rf"|\s(?:only\s|recently\s)?(?:went|flew|travelled)\s(?:over\s|out\s)?to|\s(?:was|were)\s(?:on\s{_AWAY}\s)?in"
        rf"|\s(?:only\s|recently\s)?visited|\s(?:had|took|went\son)\s{_AWAY}\s(?:to|in))\s"
        rf"{_NAME}{_WHEN}",
        _been,
        "you have been abroad in the last 12 months",
        "I went to Kenya last month.",
        "I wrote to Kenya last month.",
    ),
    Rewording(
        "spent-in",
        rf"{_WHO}\sspent\s(?P<when>[^.,;!?]{{2,40}}?)\sin\s{_NAME}",
        _been,
        "you have been abroad in the last 12 months",
        "I spent last month in Kenya.",
        "I spent last month in Kendal.",
        needs="spent",
    ),
    Rewording(
        "trip-abroad",
        rf"{_WHO}\s(?:was|were|went)\s(?:away\s)?on\s{_AWAY}\s(?:abroad|overseas){_WHEN}",
        lambda m: f"{'I was' if m['who'] == 'I' else 'We were'} abroad{m['when']}.",
        "you have been abroad in the last 12 months",
        "We were on holiday abroad last month.",
        "We were on holiday at home last month.",
        needs="abroad|overseas",
    ),
    Rewording(
        "never-left",
        rf"{_WHO}?(?:['’]ve|\shave|\sdo|\band\shave)?(?:n['’]t|\snot|\snever)\s(?:even\s|ever\s)*(?:left|been\sout\sof|set\sfoot\soutside"
        rf"|been\soutside|gone\soutside|crossed\sthe\sborders?\sof)\s(?:the|this|my)\scountry{_WHEN}",
        lambda m: (
            f"{m['who'] or 'I'} have never been abroad{m['when'].replace(' in ', ' for ', 1)}."
        ),
        "you have been abroad in the last 12 months",
        "I've never left the country.",
        "I've never left the county.",
        value=False,
        needs="country",
    ),
    Rewording(
        "last-time",
        r"\bthe\slast\stime\s(?P<who>I|we)\s(?:was|were|went|had\sbeen|travelled)\s(?P<what>[^.,;!?]{2,40}?)\s(?:was|is)\s"
        r"(?:back\s)?(?:in\s)?(?P<when>(?:19|20)\d\d|[^.,;!?]{2,40}?\sago)",
        lambda m: (
            f"{m['who']} have not been {m['what']} "
            + (f"since {m['when']}." if m["when"][0] in "12" else f"for {m['when'][:-4]}.")
        ),
        "you have been abroad in the last 12 months",
        "The last time I was abroad was in 2003.",
        "The first time I was abroad was in 2003.",
        value=False,
        needs="last time",
    ),
    Rewording(
        "going-to-a-country",
        r"\b(?P<who>I|we|our|my)(?:(?:['’]m|\sam|['’]re|\sare)\s(?:(?:all|both|just|now|also)\s)*(?:(?:going|off|flying|driving|heading|travelling"
        r"|traveling|sailing|jetting\soff|setting\soff|on\s(?:my|our)\sway)(?:\s(?:on\sholiday|on\sbusiness|over|out|away))?\s(?:to|for)|(?:spending|holidaying)\s(?:[\w\s]{0,20}?\s)?in)"
        r"|(?:['’]ve|\shave)\sbooked\s(?:an?|our|my)\s(?:[a-z]+\s){0,2}?(?:trip|holiday|flight|tour|cruise|break|honeymoon)\s(?:to|in)"
        r"|\s(?:fly|set\soff|leave|head|depart|sail|travel|jet\soff)\s(?:out\s|off\s|over\s)?(?:to|for)"
        r"|\s(?:flight|train|ferry|holiday|trip|cruise|honeymoon)\s(?:is\s)?(?:to|in))\s"
        rf"{_NAME}",
        _going,
        "you are travelling abroad",
        "We fly to Kenya on Friday.",
        "We flee to Kendal on Friday.",
        needs=" to | for | in ",
    ),
)
