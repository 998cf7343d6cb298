"""What is on no side but one: "not outside the park" is in it, "lives apart from me" not with me.

The entries stand with those of :mod:`.turns`: the plain words replace the story's.
"""

from __future__ import annotations

import re

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.bounds_told import AMOUNT
from cmr_logic.scenario.rephrasing.verb_phrases import base_of, denied_clause
from cmr_logic.syntax import MONTHS

_BE = (
    r"(?P<be>\b(?:is|are|am|was|were)|['’](?:m|s|re)"
    r"|\b(?:will|would|wo|has|have)(?=n['’]t|\snot))"
)
_NOT = r"(?:n['’]t|\snot)"
# How something or somebody is somewhere: "not **living** outside"; not "not laughing outside".
_BEING = (
    r"(?:be|been|being|living|lived|based|located|situated|born|registered|staying|held|kept|parked|made|built"
    r"|issued|bought|sited|set|held|moored|stored|travelling|traveling|going|working|studying|camping|riding"
    r"|visiting|fishing|sailing|flying|driving|calling|arriving|using|taking\splace)"
)
_DWELLING = r"(?:live|reside|stay|lie|stand|fall|sit|go\sto\s(?:school|college|work|church))"
_IS_AT = r"\b(?P<be>is|are|was|were)(?:\s(?:well|just|right|situated|located))?"
_OUT = (
    r"(?:outside(?:\sof)?|outwith)\s"
    r"(?=(?:(?:the|an?|any|my|our|your|this|that|these|those|its|their)\s)"
    r"|(?-i:[A-Z])|[a-z]+\s(?:hours|time)\b|\d)"
)


def _is_inside(match: re.Match[str]) -> str:
    """Return that somebody or something is inside what it is said not to be outside of."""
    be = "will" if match["be"].lower() == "wo" else match["be"]
    return f"{be}{match['how']} in "


# What one is on or off: "not off the **lead**"; not "not off his food".
_GROUND = r"(?:lead|leash|road|street|premises|site|campus|grid|track|trail|peak)"


def _is_on(match: re.Match[str]) -> str:
    """Return that somebody or something is on what it is said not to be off."""
    be = "will" if match["be"].lower() == "wo" else match["be"]
    return f"{be}{match['how']} on "


_COUPLE = r"(?:husband|wife|partner|spouse|other\shalf|boyfriend|girlfriend|ex)\b"
# Who may live apart; of a couple, that tells more: "**my aunt** and I live apart"; not "my wife".
_SOMEBODY = (
    rf"(?P<who>\b(?:my|our)\s(?!{_COUPLE})"
    r"(?:[a-z]+\s){0,2}?[a-z]+(?:['’]s\s[a-z]+)?|\b(?:he|she|they|I|we))"
)
_WHOM = rf"(?P<whom>(?:my|our)\s(?!{_COUPLE})[a-z]+|him|her|them)"


def _not_with_me(match: re.Match[str]) -> str:
    """Return that somebody does not live with whoever tells; "" of oneself."""
    who = match["who"]
    if who.lower() in {"i", "we"}:
        return ""
    return f"{who} {'do' if who.lower() == 'they' else 'does'} not live with me"


def _with_me(match: re.Match[str]) -> str:
    """Return that somebody lives with whoever tells, of whom living elsewhere is denied."""
    who = match["who"]
    if who.lower() in {"i", "we"}:
        return ""
    return f"{who} {'live' if who.lower() == 'they' else 'lives'} with me"


def _not_with(match: re.Match[str]) -> str:
    """Return that whoever tells does not live with those they live apart from."""
    return f"{match['who']} do not live with {match['whom']}"


def _with(match: re.Match[str]) -> str:
    """Return that whoever tells lives with those they do not live apart from."""
    return f"{match['who']} live with {match['whom']}"


def _not_yet(match: re.Match[str]) -> str:
    """Return that what the present is before has not happened."""
    return denied_clause(match["what"])


def _cannot(match: re.Match[str]) -> str:
    """Return that something cannot be done from as far off as one has to come nearer than."""
    return f"{match['who']} cannot {match['deed']} from {match['far']}"


def _can(match: re.Match[str]) -> str:
    """Return that something can be done from as far off as one need not come nearer than."""
    return f"{match['who']} can {match['deed']} from {match['far']}"


def _missed(match: re.Match[str]) -> str:
    """Return that something was not done by the day that was missed."""
    verb = base_of(match["verb"])
    return f"{match['who']} did not {verb} {match['rest']} by {match['day']}" if verb else ""


_A_MONTH = "|".join(MONTHS)
_DAY = (
    rf"(?P<day>\d{{1,2}}(?:st|nd|rd|th)?\s(?:of\s)?(?:{_A_MONTH})"
    rf"|(?:{_A_MONTH})\s\d{{1,2}}(?:st|nd|rd|th)?)"
)
_NEEDS = r"(?:have|need|['’]ve\sgot)\sto|must"
_NEED_NOT = r"(?:do|does)(?:n['’]t|\snot)\s(?:have|need)\sto|need(?:n['’]t|\snot)"
_NEARER = (
    rf"\sbe\s(?:closer|nearer)\sthan\s(?P<far>{AMOUNT}\s[a-z]+)(?:\saway)?"
    r"\sto\s(?P<deed>[a-z]+\s[^.,;!?]+)"
)
_SPELL = (
    rf"(?P<long>{AMOUNT}(?:[\s-](?:working|calendar|clear))?"
    r"[\s-](?:hours?|days?|weeks?|months?|years?))"
)

_SO_MANY = (
    rf"(?:{AMOUNT}(?![\w'’])|an?\s(?:hour|day|week|fortnight|month|year|mile|metre|quarter|third"
    r"|half|fifth|tenth)\b)"
)


def _is_under(match: re.Match[str]) -> str:
    """Return that somebody is under an age that they have not reached."""
    who = match["who"]
    be = "am" if who == "I" else "are" if match["has"] == "have" else "is"
    return f"{who} {be} under {match['age']}"


def _other_side_of_the_door(match: re.Match[str]) -> str:
    """Return that what is not outdoors is indoors, and the other way round."""
    where = "outdoors" if match["where"].lower() == "indoors" else "indoors"
    return f"{match['be']}{match['how']} {where}"


def _at_least(match: re.Match[str]) -> str:
    """Return that there is as much of something as it is denied that there is less than."""
    be = "will" if match["be"].lower() == "wo" else match["be"]
    return f"{be}{match['said']} at least {match['many']}"


OUTSIDE_TOLD: tuple[Rewording, ...] = (
    Rewording(
        "in-the-middle-of-a-place",
        r"\b(?:right\s)?in\s(?:the\s)?(?:very\s)?(?:middle|centre|center|heart)\sof\s(?=(?-i:[A-Z])[a-z]+\b|the\s(?:village|island)\b)",
        "in ",
        "you live in Leeds", "I live in a bedsit in the middle of Leeds.",
        "I live in a flat on the outskirts of Leeds.",
        needs="middle of|centre of|center of|heart of",
    ),
    Rewording(
        "is-not-outside",
        rf"{_BE}{_NOT}(?P<how>(?:\s{_BEING}){{0,2}})\s{_OUT}",
        _is_inside,
        "your shop is in the park", "My shop isn't outside the park.",
        "My shop isn't outside any more.",
        needs="outside|outwith",
    ),
    Rewording(
        "is-not-off",
        rf"{_BE}{_NOT}(?P<how>(?:\s{_BEING}){{0,2}})\soff\s"
        rf"(?=(?:(?:the|an?|his|her|its|their|my|our)\s)?{_GROUND}\b)",
        _is_on,
        "your hound is on the lead", "My hound is not off the lead.",
        "My hound is not off his food.",
        needs=" off ",
    ),
    Rewording(
        "does-not-live-outside",
        rf"\b(?P<be>do|does|did|will|wo)(?:n['’]t|\snot)(?P<how>\s{_DWELLING})\s{_OUT}",
        _is_inside,
        "your aunt lives in a hostel", "My aunt doesn't live outside a hostel.",
        "My aunt doesn't live outside.",
        needs="outside|outwith",
    ),
    Rewording(
        "is-elsewhere",
        r"\b(?P<is>(?:live|lives|living|sleep|sleeps|sleeping|stay|stays|staying|park|parks|parked|kept|stored"
        r"|goes|going|go|went|based|registered))\selsewhere\b(?!\s(?:in|on|at)\b)",
        r"\g<is> somewhere else",
        "your nephew sleeps in the loft", "My nephew sleeps elsewhere.",
        "My nephew sings elsewhere.",
        value=False,
        needs="elsewhere",
    ),
    Rewording(
        "lives-apart-from-me",
        rf"{_SOMEBODY}(?:\sdoes|\sdo|\sis|\sare)?\s(?:live|lives|living)\sapart\sfrom\s(?:me|us)\b",
        _not_with_me,
        "your aunt lives with you", "My aunt lives apart from us.",
        "My aunt lives apart from her dog.",
        value=False,
        needs="apart from",
    ),
    Rewording(
        "we-live-apart",
        rf"{_SOMEBODY}\sand\s(?:I|me)\s(?:are\s)?(?:live|living)\sapart\b(?!\sfrom\b)",
        _not_with_me,
        "your aunt lives with you", "My aunt and I live apart.", "My aunt and I sing apart.",
        value=False,
        needs="apart",
    ),
    Rewording(
        "does-not-live-apart-from-me",
        rf"{_SOMEBODY}\sdo(?:es)?(?:n['’]t|\snot)\slive\sapart\sfrom\s(?:me|us)\b",
        _with_me,
        "your aunt lives with you", "My aunt doesn't live apart from us.",
        "My aunt doesn't live apart from her dog.",
        needs="apart from",
    ),
    Rewording(
        "lives-away-from-home",
        rf"{_SOMEBODY}(?:\sdoes|\sdo|\sis|\sare)?\s(?:live|lives|living)\saway\sfrom\shome\b",
        _not_with_me,
        "your nephew lives with you", "My nephew lives away from home.",
        "My nephew works away from home.",
        value=False,
        needs="away from home",
    ),
    Rewording(
        "missed-the-deadline",
        rf"\b(?:did\smiss|missed)\s(?:the\s|your\s|its\s)?{_DAY}\s(?:date|deadline|cut-off|closing\sdate)\b(?!\sfor\s[a-z]+ing)",
        r"was late, after \g<day>",
        "you were late", "I missed the 2 May deadline.", "I missed the 2 May ferry.",
        needs="miss",
    ),
    Rewording(
        "i-live-apart-from",
        rf"\b(?P<who>I|we)\slive\sapart\sfrom\s{_WHOM}\b",
        _not_with,
        "you live with your aunt", "I live apart from my aunt.", "I sing apart from my aunt.",
        value=False,
        needs="apart from",
    ),
    Rewording(
        "i-do-not-live-apart-from",
        rf"\b(?P<who>I|we)\sdo(?:n['’]t|\snot)\slive\sapart\sfrom\s{_WHOM}\b",
        _with,
        "you live with your aunt", "I don't live apart from my aunt.",
        "I don't sing apart from my aunt.",
        needs="apart from",
    ),
    Rewording(
        "it-is-before-that",
        r"\b(?:it|that)(?:['’]s|\sis)\s(?:still\s|now\s|yet\s)?before\s"
        r"(?P<what>(?:the|my|our|I|we|he|she|they|it|this|that)\b[^.,;!?]*?\b(?:has|have|is|are)\b[^.,;!?]*)",
        _not_yet,
        "the ferry has left", "It's still before the ferry has left.",
        "I'm going before the ferry has left.",
        value=False,
        needs="before",
    ),
    Rewording(
        "has-to-be-nearer",
        rf"\b(?P<who>I|we|he|she|they)(?:\s|(?=['’]))(?:{_NEEDS}){_NEARER}",
        _cannot,
        "you can hear a bell from 30 metres", "I have to be closer than 30 metres to hear a bell.",
        "I have to be closer than 30 metres.",
        value=False,
        needs="closer than|nearer than",
    ),
    Rewording(
        "need-not-be-nearer",
        rf"\b(?P<who>I|we|he|she|they)\s(?:{_NEED_NOT}){_NEARER}",
        _can,
        "you can hear a bell from 30 metres",
        "I don't have to be closer than 30 metres to hear a bell.",
        "I don't have to be closer than 30 metres.",
        needs="closer than|nearer than",
    ),
    Rewording(
        "missed-the-day",
        rf"\b(?P<who>I|we)\s(?:did\smiss|have\smissed|['’]ve\smissed|missed)\s(?:the\s)?{_DAY}"
        r"\s(?:date|deadline|cut-off|closing\sdate)\sfor\s(?P<verb>[a-z]+ing)\s(?P<rest>[^.,;!?]+)",
        _missed,
        "you have sent the form by 2 May", "I missed the 2 May deadline for sending the form.",
        "I missed the ferry for sending the form.",
        value=False,
        needs="miss",
    ),
    Rewording(
        "not-less-than-so-many",
        r"(?P<be>\b(?:do|does|did|is|are|am|was|were|have|has|had|will|would|wo)|['’](?:m|s|re|ve))(?:n['’]t|\snot)"
        r"(?P<said>(?:\s(?!(?:because|if|when|that|but|and|or|just|only|always|even|not|never|no|until|since|all)\b)[a-z'’-]+){0,6}?)"
        r"\s(?:fewer\sthan|less\sthan|under|below|closer\sthan|nearer\sthan|younger\sthan|shorter\sthan|lower\sthan"
        rf"|smaller\sthan|lighter\sthan)\s(?P<many>{_SO_MANY})(?:\s(?:any\smore|anymore|any\slonger))?",
        _at_least,
        "you keep at least 6 hens", "I don't keep fewer than 6 hens.",
        "I don't keep fewer than 6 ducks.",
        needs="fewer than|less than|under|below|closer than|nearer than|younger than|shorter than"
        "|lower than|smaller than|lighter than",
    ),
    Rewording(
        "in-no-such-place",
        rf"{_IS_AT}\soutside(?:\sof)?\s(?:any|all|every|each)\s",
        r"\g<be> not in any ",
        "your barn stands in a marsh", "My barn is outside any marsh.", "My barn is outside.",
        value=False,
        needs="outside",
    ),
    Rewording(
        "longer-ago-than",
        rf"\b(?:longer|further)\sago\sthan\s{_SPELL}(?![\w'’])",
        r"more than \g<long> ago",
        "you applied within the last 3 months", "I applied longer ago than 3 months.",
        "I applied long ago.",
        value=False,
        needs="ago than",
    ),
    Rewording(
        "has-not-reached-an-age",
        r"\b(?P<who>I|we|he|she|they|(?:my|our|the)\s[a-z]+)(?:\s(?P<has>has|have)|(?<=I)(?P<ve>['’]ve))(?:n['’]t|\snot)"
        r"(?:\syet)?\s(?:reached|attained)\s(?:the\sage\sof\s)?(?P<age>\d{1,2})(?:\syet)?(?=\s*(?:[.,;!?]|$|and\b|but\b|so\b))",
        _is_under,
        "your aunt is under 70", "My aunt hasn't reached 70 yet.",
        "My aunt hasn't reached home yet.",
        needs="reached|attained",
    ),
    Rewording(
        "is-not-outdoors",
        r"\b(?P<be>is|are|was|were)(?:n['’]t|\snot)(?P<how>(?:\s(?:kept|stored|held|parked|grown|eaten|served))?)\s"
        r"(?P<where>indoors|outdoors)\b",
        _other_side_of_the_door,
        "the stall is indoors", "The stall isn't outdoors.", "The stall isn't out yet.",
        needs="indoors|outdoors",
    ),
    Rewording(
        "later-than-so-long",
        rf"\b(?:later\sthan|outside(?:\sof)?(?:\sthe)?)\s{_SPELL}(?!['’\w]|\s(?:before|ahead|prior|in\sadvance|ago|old))",
        r"after more than \g<long>",
        "you told us within 9 days", "I told you later than 9 days.", "I told you later.",
        value=False,
        needs="later than|outside",
    ),
)  # fmt: skip
