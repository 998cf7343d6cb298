"""Figures that a story leaves to be set against each other: shares, dials, spells of a day.

See :mod:`.rewordings`, which shows the entries to a story: "900 of my 1,600 goes on rent" is a
share, and "138,000 on the dial" is how far a car has been driven.
"""

from __future__ import annotations

import re

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.amount_rewordings import NUMBER
from cmr_logic.scenario.rephrasing.lateness import CLOCK, minutes_of
from cmr_logic.scenario.times.points import days_between, point_of

_PAID = r"[£$€]?\d[\d,.]*\d|[£$€]?\d"
_COIN = r"(?:pounds|quid|euros|dollars|kroner|francs|zloty)"
_UNIT_PAID = rf"(?:\s(?:{_COIN}|(?:a|every|each)\s(?:month|week)))*"
_UNIT_OF_PAY = rf"(?:\s{_COIN})?"
_EARNED = (
    r"(?:(?:that\s)?(?:I|we)\s(?:earn|make|get|take\shome|bring\s(?:home|in)|have\scoming\sin)"
    r"|(?:(?:in|of)\s)?(?:wages|pay|salary|income|earnings|take-home(?:\spay)?))"
)
_EVERY = r"(?:\s(?:each|every|a|per)\s(?:month|week)|\sin\sall)?"
_GOES = (
    r"(?:(?:goes|go|is\sgoing|disappears|vanishes|is\sspent|gets\sspent"
    r"|is\seaten\s(?:up\s)?by)\s(?:straight\s|just\s)?"
    r"(?:on|to|in|for|into)|is\sfor)"
)
_ON_WHAT = r"(?P<what>(?:the\s|my\s|our\s)?[a-z]+)"
_DRIVEN = r"(?:miles|km|kilomet(?:re|er)s|k(?=\smiles))"
_FAR = rf"(?P<far>(?:(?:only|just|about|around|nearly|over|under)\s)?\d[\d,.]*\d\s?{_DRIVEN})"
_DIAL = r"(?:clock|dial|dash|dashboard|odometer|speedo|speedometer|mileometer|milometer|meter)"
_TIMES = {"once": "one", "twice": "two"}
_OFTEN = rf"(?P<often>once|twice|{NUMBER}\stimes)"
_MISSED = ("lesson", "class", "session", "meeting", "rehearsal", "practice", "training session")
_A_DATE = (
    r"(?:on\s)?(?:the\s)?\d{1,2}(?:st|nd|rd|th)?(?:\sof)?\s[a-z]+(?:,?\s\d{4})?"
    r"|[a-z]+\s\d{1,2}(?:st|nd|rd|th)?(?:,?\s\d{4})"
)
_RETURN = re.compile(
    r"\b(?:I|we)(?:['’](?:m|re|ll)|\sam|\sare|\swill)?\s(?:(?:be|get|fly|flying|come|coming"
    r"|head|heading|travel|travelling|go|going"
    r"|sail|sailing|land|landing)\s(?:back|home)|return"
    r"|returning)\b[^.,;!?]{0,40}?\b(?:on\s)(?P<day>"
    rf"{_A_DATE})",
    re.IGNORECASE,
)
_EVERY_SO_OFTEN = r"(?P<per>(?:a|per|each|every)\s(?:month|week|year)|monthly|weekly|yearly)"
_PAY = re.compile(
    r"\b(?:I\s(?:only\s|now\s)?(?:earn|make|get|take\shome|bring\s(?:home|in)|['’]m\spaid"
    r"|am\spaid|clear)|(?:my\s(?:only\s)?(?:income|wages?"
    r"|pay|salary|pension|earnings|take-home(?:\spay)?)(?:\sis|\sare|\scomes?\sto)))\s(?:only\s"
    r"|just\s|about\s)*"
    rf"(?P<sum>{_PAID}){_UNIT_OF_PAY}\s{_EVERY_SO_OFTEN}",
    re.IGNORECASE,
)
_OTHER_EARNER = re.compile(
    r"\b(?:(?:wife|husband|partner|boyfriend|girlfriend|flatmate|lodger|son|daughter|he|she"
    r"|they)\s(?:also\s|only\s)?(?:earns?|makes?|gets?|works?"
    r"|brings?|pays?|takes?)|(?:his|her|their)\s(?:wages?|pay|salary|pension|income)"
    r"|between\sus|we\s(?:both\s)?earn|benefits?|share|shared|split)\b",
    re.IGNORECASE,
)
_PERIOD = {
    "month": "month", "monthly": "month", "week": "week", "weekly": "week", "year": "year",
    "yearly": "year",
}  # fmt: skip
_THINGS_MISSED = r"(?:lessons?|class(?:es)?|sessions?|meetings?|rehearsals?|practices?|lectures?)"
_STARTING = (
    r"(?:(?:start|begin)(?:\swork)?|clock\s(?:on|in)|sign\son|get\sto\swork"
    r"|am\sat\smy\s(?:desk|bench))"
)
_STOPPING = (
    r"(?:don['’]t\s)?(?:finish|stop|clock\s(?:off|out)|knock\soff|sign\soff|leave|go\shome"
    r"|get\soff)"
)
_DAY_HOURS = 16 * 60
_LEAST_SHIFT = 2 * 60


def _sum(text: str) -> float:
    return float(text.strip("£$€").rstrip(",.").replace(",", ""))


def _share(match: re.Match[str]) -> str:
    """Return what share of what somebody earns goes on something."""
    whole, part = _sum(match["all"]), _sum(match["some"])
    if not 0 < part <= whole:
        return ""
    share = f"{100 * part / whole:.4g}%"
    what = re.sub(r"^(?:the|my|our)\s", "", match["what"], flags=re.IGNORECASE)
    return f"I spend {share} of my income on {what}. My {what} is {share} of my income."


def _share_of_pay(match: re.Match[str]) -> str:
    """Return what share of somebody's pay a rent is, where a story tells both by the same time."""
    text = match.string
    if "rent" not in match.group().lower() or _OTHER_EARNER.search(text):
        return ""
    pays = [found for found in _PAY.finditer(text) if found.start() != match.start()]
    if len(pays) != 1:
        return ""
    pay = pays[0]
    per, other = (_PERIOD[each["per"].lower().split()[-1]] for each in (match, pay))
    whole, part = _sum(pay["sum"]), _sum(match["sum"])
    if per != other or not 0 < part <= whole:
        return ""
    share = f"{100 * part / whole:.4g}%"
    return f"I spend {share} of my income on rent. My rent is {share} of my income."


def _mileage(match: re.Match[str]) -> str:
    far = match["far"]
    return (
        f"My car has done {far}. My car has been driven {far}. It has done {far}. "
        f"My car has a mileage of {far}. The mileage of my car is {far}."
    )


def _missed(match: re.Match[str]) -> str:
    """Return how many lessons, or the like, somebody missed who was away so often."""
    often = match["often"].lower()
    count = _TIMES.get(often) or often.removesuffix(" times")
    plural = "" if count in ("one", "1") else "s"
    things = (f"{thing}{'es' if plural and thing[-1] == 's' else plural}" for thing in _MISSED)
    return "".join(f"I have missed {count} {thing}. " for thing in things)


def _hours_between(match: re.Match[str]) -> str:
    """Return how many hours a day somebody works who starts at one time and stops at another."""
    start, stop = minutes_of(match, "a"), minutes_of(match, "b")
    if start is None or stop is None:
        return ""
    (begin, begin_sure), (end, end_sure) = start, stop
    round_ = 24 if begin_sure and end_sure else 12  # from eight to five, by a clock
    spell = (end - begin) % (round_ * 60)
    if not _LEAST_SHIFT <= spell <= _DAY_HOURS:
        return ""
    return f"I work {spell / 60:g} hours a day. My shift is {spell / 60:g} hours a day."


def _valid_after(match: re.Match[str]) -> str:
    """Return for how long a passport is valid beyond a journey that the story tells the end of."""
    back = _RETURN.search(match.string)
    ends = point_of("on " + match["ends"])
    home = point_of("on " + re.sub(r"^on\s", "", back["day"])) if back is not None else None
    if ends is None or home is None:
        return ""
    days = days_between(home, ends)
    if days is None or days[0] < 0:
        return ""
    return f"My passport is valid for {days[0]:g} days after my return."


FIGURES_TOLD: tuple[Rewording, ...] = (
    Rewording(
        "so-many-storeys",
        r"\b(?:(?:the|my|our)\s(?:[a-z]+\s)?(?:block|building|house|tower|flats|hotel"
        r"|office)(?:\sonly)?\s(?:has|is)|(?:it|there)(?:['’]s|\sis"
        r"|\sare|\shas)|(?:I|we)(?:['’](?:m|re)|\sam|\sare|\slive|\swork)\sin)\s(?:only\s"
        r"|just\s)?(?:an?\s)?"
        r"(?P<n>\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen"
        r"|twenty|thirty)[\s-](?:storeys?|floors?|stories)\b",
        r"The building has \g<n> floors. The building has \g<n> storeys. The house has \g<n> "
        r"floors.",
        "the building has more than three floors", "We live in a twelve-storey tower.",
        "We live on the twelfth floor of a tower.",
        needs="storey|floor|stories",
    ),
    Rewording(
        "of-what-one-earns",
        rf"\b(?:out\s)?of\s(?:the\s|my\s"
        rf"|our\s)(?:[a-z]+\sof\s)?(?P<all>{_PAID}){_UNIT_PAID}(?:\s{_EARNED})?{_EVERY},?\s(?:about\s"
        rf"|nearly\s|over\s|only\s)?"
        rf"(?P<some>{_PAID}){_UNIT_PAID}\s(?:of\sit\s)?{_GOES}\s{_ON_WHAT}\b",
        _share,
        "you spend more than half of your income on rent",
        "Of the €1,500 I earn, €900 goes on rent.",
        "Of the €1,500 I earn, €900 goes on tax.",
        needs="of ",
    ),
    Rewording(
        "so-much-goes-on",
        rf"(?<![\d,.])(?P<some>{_PAID}){_UNIT_PAID}\s(?:out\s)?of\s(?:the|my|our)\s(?:monthly\s"
        rf"|weekly\s)?(?P<all>{_PAID}){_UNIT_PAID}"
        rf"(?:\s{_EARNED})?{_EVERY}\s{_GOES}\s{_ON_WHAT}\b",
        _share,
        "you spend more than half of your income on rent",
        "900 of my 1,600 goes on rent.", "900 of my 1,600 stamps are on paper.",
        needs="of ",
    ),
    Rewording(
        "of-it-goes-on",
        rf"\b(?:I|we)\s(?:only\s|just\s)?(?:earn|make|get|take\shome|bring\s(?:home"
        rf"|in))\s(?:about\s|just\s|only\s)?(?P<all>{_PAID})"
        rf"{_UNIT_PAID}{_EVERY},?\s(?:and|but|of\swhich|with)\s(?:about\s|nearly\s"
        rf"|over\s)?(?P<some>{_PAID}){_UNIT_PAID}\s(?:of\s(?:it|that)\s)?{_GOES}"
        rf"\s{_ON_WHAT}\b",
        _share,
        "you spend more than half of your income on rent",
        "I take home £1,400 a month and £800 of it goes on rent.",
        "I take home £1,400 a month and £800 of it goes on beer.",
        needs="goes|go |going|disappears|vanishes|spent|eaten|is for",
    ),
    Rewording(
        "rent-and-pay",
        rf"\b(?:(?:my|our|the)\srent(?:['’]s|\sis|\scomes\sto|\scosts\sme)|I\spay)\s(?:about\s"
        rf"|just\s|only\s)?(?P<sum>{_PAID}){_UNIT_OF_PAY}"
        rf"(?<!pay\s)\s(?:in\s|of\s)?(?:rent\s)?{_EVERY_SO_OFTEN}(?:\s(?:in|of|for)\s(?:rent"
        rf"|my\sroom|the\sflat))?",
        _share_of_pay,
        "you spend more than half of your income on rent",
        "My rent is £900 a month and I earn £1,600 a month.",
        "My rent is £900 a month and my son's is £1,600 a month.",
        needs="rent|i pay",
    ),
    Rewording(
        "rent-out-of-pay",
        rf"\bI\spay\s(?P<some>{_PAID}){_UNIT_OF_PAY}(?:\s(?:a|every|each|per)\s(?:month"
        rf"|week))?\s(?:in\s|of\s)?(?P<what>rent)"
        rf"(?:\s(?:a|every|each|per)\s(?:month|week))?\sout\sof\s(?:(?:my"
        rf"|a)\s[a-z]+\sof\s)?(?:my\s)?(?P<all>{_PAID})\b",
        _share,
        "you spend more than half of your income on rent",
        "I pay £900 rent out of £1,600 take-home pay.",
        "I pay £900 rent out of my own pocket.",
        needs="out of",
    ),
    Rewording(
        "so-far-on-the-dial",
        rf"\b(?:there(?:['’]s|\sis|\sare)|it(?:['’]s|\shas)(?:\sgot)?|with|has(?:\sgot)?"
        rf"|is)\s{_FAR}\s(?:showing\s)?on\s(?:the|its|her)\s{_DIAL}\b",
        _mileage,
        "your car has done more than 60,000 miles",
        "There's 90,000 miles on the clock.", "There's 90,000 miles to Mars on the chart.",
        needs="miles|km|kilomet",
    ),
    Rewording(
        "the-dial-shows",
        rf"\b(?:the|my|its|her)\s(?:(?:car|van)['’]s\s)?{_DIAL}\s(?:now\s|only\s|just\s"
        rf"|currently\s)*(?:reads?|says?|shows?|is\s(?:at|on)|stands\sat)\s{_FAR}",
        _mileage,
        "your car has done more than 60,000 miles",
        "The dial shows 90,000 miles.", "The map shows 90,000 miles.",
        needs="miles|km|kilomet",
    ),
    Rewording(
        "away-so-often",
        rf"\bI(?:['’]ve|\shave|\swas)\s(?:only\s|just\s|been\s)*(?:away|absent|off(?:\s(?:sick"
        rf"|ill))?|missing)\s(?:only\s|just\s)?{_OFTEN}\b",
        _missed,
        "you have missed more than three lessons", "I was away just twice.",
        "I was asked just twice.", value=False,
        needs="away|absent|off|missing",
    ),
    Rewording(
        "missed-so-many",
        rf"\bI(?:['’]ve|\shave)?\s(?:only\s|just\s)?(?:missed|skipped)\s(?:only\s"
        rf"|just\s)?(?P<often>{NUMBER})(?:\sof\sthem|\sso\sfar)?"
        r"(?=\s*(?:[.,;!?]|$)|\s(?:in|when|because|so|last|this|since|and|but|as|through|all)\b)",
        _missed,
        "you have missed more than three lessons", "I've only missed one.",
        "I've only missed one bus.", value=False,
        needs="missed|skipped",
    ),
    Rewording(
        "all-but-so-many",
        r"\bI(?:['’]ve|\shave)?\s(?:been\s(?:to|at)|attended|come\sto|made|went\sto|came\sto"
        r"|turned\sup\s(?:to|for)|done)\s(?:every|all)\s"
        rf"(?:single\s)?(?:of\s)?(?:the\s|my\s|our\s)?{_THINGS_MISSED}\s(?:bar|but"
        rf"|except(?:\sfor)?|apart\sfrom|save)\s(?P<often>{NUMBER})\b",
        _missed,
        "you have missed more than three lessons", "I've been to every class bar one.",
        "I've been to every bar with one class.", value=False,
        needs=" bar | but | except| apart | save ",
    ),
    Rewording(
        "starts-and-stops",
        rf"\bI\s{_STARTING}\s(?:at|from)\s{CLOCK.replace('@', 'a')},?\s(?:and|then)\s(?:I\s)?"
        rf"{_STOPPING}\s(?:work\s)?(?:at|around|about|until|till)\s{CLOCK.replace('@', 'b')}",
        _hours_between,
        "you work more than nine hours a day",
        "I start at six in the morning and finish at five in the afternoon.",
        "I start at six in the morning and finish at the mill.",
        needs="i start|i begin|i clock|i sign|get to work|at my ",
    ),
    Rewording(
        "passport-runs-out",
        r"\bpassport\s(?:is\s(?:good|valid|in\sdate)\s(?:un)?til|is\s(?:good|valid)\sto"
        r"|runs\sout|expires|will\s(?:run\sout|expire)|lapses|is\sup"
        r"|(?:shows|has|says)\san?\s(?:expiry|end)\sdate\sof)(?:l)?\s(?:on\s)?(?:the\s)?"
        rf"(?P<ends>{_A_DATE})",
        _valid_after,
        "your passport is valid for at least six months after the day you return",
        "I fly home on 2 March 2026. My passport expires on 30 May 2026.",
        "I fly home on 2 March 2026. My passport expires on some day.", value=False,
        needs="passport",
    ),
    Rewording(
        "tips-the-scales",
        r"\b(?P<what>(?:my|our|the|his|her)\s(?:[a-z]+\s)?[a-z]+|it|he|she)\s(?:tips?|tipped"
        r"|turn(?:s|ed)?)\s(?:the|our)\s(?:(?:vet|nurse|doctor|bathroom|kitchen|luggage)(?:['’]s)?\s)?"
        r"scales?\sat\s",
        r"\g<what> weighs ",
        "your bag weighs no more than 8 kg", "My bag tips the scales at 7 kg.",
        "My bag tips the scales by the door.",
        needs="scale",
    ),
)  # fmt: skip
