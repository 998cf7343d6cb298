"""Sums, spells of time and places as people put them: "there's £900 a month coming in".

The entries are read and tested like those of :mod:`.rewordings`. Each says in the words of rules
what comes in, for how long a thing has been left or somebody has stayed away, how many hours
several lessons last, or where a home or a post is.
"""

from __future__ import annotations

import re

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.amount_rewordings import NUMBER
from cmr_logic.scenario.rephrasing.shown.notation import is_denied_before, is_told_as_so

_SUM = (
    r"(?:[£$€]\s?\d[\d,.]*\d|[£$€]\s?\d|\d[\d,.]*\s(?:thousand|grand|pounds|quid|euros|dollars)"
    r"|(?:[a-z]+[\s-]){1,5}?(?:thousand|hundred|grand|pounds|quid|euros|dollars))"
)
_PER = r"(?:a|an|per|each|every)\s(?:week|fortnight|month|year)"
_SPELL = (
    r"(?:(?:only|just|about|around|over|nearly|almost|more\sthan|less\sthan)\s)*"
    r"(?:an?|\d+|[a-z]+(?:-[a-z]+)?)\s(?:hours?|days?|weeks?|fortnights?|months?|years?)"
)
_NAME = r"(?-i:[A-Z][\w'’-]+)"
_PLACE = rf"(?P<place>{_NAME}(?:\s{_NAME})*(?:,\s(?:in\s)?{_NAME})?)"
# Where somebody stays away who was last there so long ago: "the **gym**"; not "the dentist".
_PLACES = ("gym", "pool", "club", "class", "centre", "studio", "choir", "group", "course")
_HAUNT = rf"(?:{'|'.join(_PLACES)}|lessons?|training)"
_SAME_STATE = (
    r"(?:(?:it|she|he|they)(?:['’]s|['’]re|\sis|\sare|\shas|\shave)?\s(?:(?:all|been|just|right)\s)*"
    r"(?:still\s(?:here|there|standing|parked|sitting|in\sthe\ssame)|there\s(?:ever\s)?since"
    r"|not\s(?:been\s)?(?:moved|budged|touched|shifted|collected))"
    r"|(?:it|she|he|they)\s(?:has|have)n['’]t\s(?:been\s)?(?:moved|budged|touched|shifted|collected)"
    r"|(?:it|she|he|they)\s(?:has|have)\snot\s(?:been\s)?(?:moved|budged|touched|shifted|collected)"
    r"|(?:I|we)\s(?:haven['’]t|have\snot)\s(?:been\sback\sfor|moved|touched|collected|picked\sup)\s"
    r"(?:it|them|her|him))"
)
_EVENT = (
    r"(?:stay|trip|visit|course|class|lessons?|holiday|vacation|honeymoon|wedding|party|event|concert|show|match|game|race"
    r"|tournament|exam|test|interview|treatment|operation|conference|meeting|workshop|festival|performance|training|internship"
    r"|placement|ceremony|hearing|trial|funeral|birth|accident|crash|competition|exhibition|camp|tour|appointment)"
)
_BOOKED = ("hall", "room", "pitch", "court", "hut", "field", "barn", "boat", "venue")
_DAY = (
    r"(?:(?P<end>saturday|sunday)|(?P<week>monday|tuesday|wednesday|thursday))"
    r"(?:\s(?:morning|afternoon|evening|night))?(?!\s?(?:and|or|to|till|until|through|[-–])\b)"
)


def _the_one_in(match: re.Match[str]) -> str:
    """Return that somebody does it at the one named after its town: "at the Oslo depot"."""
    if not is_told_as_so(match) or is_denied_before(match):
        return ""
    return "{who} {does}{at} the {place} {noun}.".format(**match.groupdict())


def _coming_in(match: re.Match[str]) -> str:
    """Return what a home has coming in, in all."""
    if not is_told_as_so(match) or is_denied_before(match):
        return ""
    return f"Our household income is {match['sum']}. Our household has an income of {match['sum']}."


def _hours(match: re.Match[str]) -> str:
    """Return how many hours so many lessons of so many hours last."""
    from cmr_logic.quantities.number_words import NUMBER as WRITTEN  # noqa: PLC0415 - few multiply
    from cmr_logic.quantities.number_words import value_of  # noqa: PLC0415 - as above

    found = [WRITTEN.fullmatch(match[name].strip()) for name in ("n", "hours")]
    numbers = [value_of(number) or 0 for number in found if number is not None]
    total = numbers[0] * numbers[1] if len(numbers) == len(found) else 0
    if not total:
        return ""
    what = match["what"].rstrip("s") + "s"
    return f"{match['who']} have {match['did']} {total:g} hours of {what}."


def _away(match: re.Match[str]) -> str:
    """Return for how long somebody has been away from where they were last so long ago."""
    spell, who = match["spell"] or match["visit"], match["who"] or "I"
    return " ".join(f"{who} have been away from the {place} for {spell}." for place in _PLACES)


def _weekend(match: re.Match[str]) -> str:
    """Return whether what is booked for a day of the week is for a weekend."""
    is_so = "is" if match["end"] else "is not"
    booked = " ".join(f"My {what} booking {is_so} for a weekend." for what in _BOOKED)
    return f"It {is_so} for a weekend. My booking {is_so} for a weekend. {booked}"


EVERYDAY_MEASURES: tuple[Rewording, ...] = (
    Rewording(
        "so-much-coming-in",
        rf"\b(?:there(?:['’]s|\sis)|we(?:['’]ve|\shave)(?:\sgot)?)\s(?:[a-z]+\s){{0,2}}?(?P<sum>{_SUM}\s{_PER})\s"
        r"coming\sin(?:to\s(?:the|our)\s(?:house(?:hold)?|home))?"
        r"(?!,?\s(?:from|for|to|on|besides|plus|and(?!\s(?:never|no|not)\b)|as|apart|before|over|with|but)\b)",
        _coming_in,
        "your household income is below £15,000 a year", "There's £900 a month coming in.",
        "There's £900 a month coming in from my lodger.",
        needs="coming in",
    ),
    Rewording(
        "left-and-still-there",
        r"\b(?P<who>I|we)\s(?P<did>left|parked|moored|dumped|put|stood|stored)\s"
        rf"(?P<what>(?:[\w'’-]+\s){{1,8}}?)(?P<spell>{_SPELL})\sago,?\s(?:and|but)\s{_SAME_STATE}",
        r"\g<who> have \g<did> \g<what>for \g<spell>. It has been left for \g<spell>. ",
        "your van has been left in the lane for more than two days",
        "I left my van in the lane a week ago and it hasn't moved since.",
        "I drew my van in the lane a week ago and it hasn't moved since.",
        needs="ago",
    ),
    Rewording(
        "last-in-so-long-ago",
        rf"\b(?P<who>I|we)\s(?:was|were)\slast\s(?:in|here|(?:at|in|on)\s(?:the|your|my|our)\s{_HAUNT})\s"
        rf"(?P<spell>{_SPELL})\sago"
        rf"|\b(?:my|our)\slast\s(?:visit|session|class|workout|swim|lesson)\s(?:here\s)?was\s"
        rf"(?P<visit>{_SPELL})\sago",
        _away,
        "you have been away from the pool for more than a year", "I was last in three weeks ago.",
        "I was last ill three weeks ago.", value=False,
        needs="last",
    ),
    Rewording(
        "lessons-of-so-many-hours",
        r"\b(?P<who>I|we)(?:['’]ve|\shave)\s(?:already\s|now\s|only\s)?(?P<did>had|done|taken|given|completed)\s"
        rf"(?P<n>{NUMBER})\s(?:[a-z]+\s)?(?P<what>lessons?|classes|sessions?|shifts?|lectures|workshops?|rehearsals?)\b"
        r"(?:[^.;!?]{0,40}?,?\s(?:and\s)?(?:each|every)\s(?:of\sthem\s|one\s)?(?:was|is|lasted|lasts|ran)\s"
        r"|\sof\s)"
        rf"(?P<hours>{NUMBER})\shours?\b(?!\s(?:or|to)\b)",
        _hours,
        "you have had at least 20 hours of lessons",
        "I've had twelve lessons with Ned, each was two hours long.",
        "I've had twelve lessons with Ned, each was two houses long.",
        needs="hour",
    ),
    Rewording(
        "hours-put-in",
        r"\b(?P<who>I|we)(?:['’]m|['’]re|\sam|\sare)?\s(?:(?:now|currently|usually|also)\s)?"
        r"(?:give|giving|put\sin|putting\sin|spend|contribute|donate|volunteer|volunteering|help|helping|help\sout|helping\sout|there)\s"
        rf"(?:(?:there|here|at\sthe\s[a-z]+)\s)?(?:(?:for|about|around|some)\s)*(?P<n>{NUMBER})\shours?\s(?P<per>{_PER})\b",
        r"\g<who> do \g<n> hours \g<per>. \g<who> volunteer \g<n> hours \g<per>.",
        "you do at least 20 hours a month", "I put in thirty hours a month.",
        "I put up thirty hens a month.",
        needs="hour",
    ),
    Rewording(
        "event-was-in",
        rf"\b(?P<what>(?:my|our|the)\s(?:[a-z]+\s)?{_EVENT})\s(?:was|took\splace|takes\splace|is\staking\splace|is\sbeing\sheld"
        r"|(?:will|is\sgoing\sto)\s(?:be(?:\sheld)?|take\splace)|was\sheld|happened|happens|has\sbeen)\s"
        rf"(?:up\s|down\s|over\s|out\s)?in\s(?:the\s)?{_PLACE}",
        r"\g<what> is in \g<place>.",
        "your course is in Norway", "My course took place in Bergen.", "My cat was in Bergen.",
        needs="in ",
    ),
    Rewording(
        "the-one-in-a-town",
        r"\b(?P<who>I|we|my\s[a-z]+)\s(?P<does>(?:[a-z]+\s){1,4}?)(?P<at>at|in)\s(?:the|your|our)\s"
        r"(?P<noun>depot|office|branch|school|shop|campus|plant|site|factory|store|clinic|hospital|library|station|warehouse|gym|pool"
        rf"|hotel|restaurant|surgery|yard|works|museum|bakery|studio|stadium)\sin\s{_PLACE}(?!\s(?:street|road|lane|avenue)\b)",
        _the_one_in,
        "you work at the Oslo depot", "I work at the depot in Bergen.",
        "I wait at the depot in Bergen.", value=False,
        needs=" in ",
    ),
    Rewording(
        "home-is-in",
        rf"\b(?:my|our)\shome(?:['’]s|\sis)\s(?:now\s)?in\s{_PLACE}",
        r"We live in \g<place>. Our family lives in \g<place>.",
        "your family lives in Norway", "Our home is in Bergen.", "Our hotel is in Bergen.",
        needs="home",
    ),
    Rewording(
        "from-the-university-in",
        r"\b(?P<who>I|we|he|she)\s(?P<did>got|did|took|earned|received|gained|finished|completed)\s"
        r"(?P<what>it|mine|them|(?:my|his|her|the)\s(?:[a-z]+\s){0,2}?[a-z]+)\s(?:from|at)\s(?:the\s)?"
        rf"(?:{_NAME}\s|of\s|for\s|and\s)*{_NAME},?\sin\s{_PLACE}",
        r"\g<who> \g<did> \g<what> in \g<place>.",
        "your degree was awarded in Norway", "I got my degree from Larsen College, in Bergen.",
        "I got my degree from Larsen College, in bits.",
        needs="from|at ",
    ),
    Rewording(
        "they-have-me-at",
        r"\b(?:they|work|the\s(?:firm|company|office))(?:['’]ve|\shave|\shas)?\s(?:got|put|posted|sent|stationed|placed)\s"
        rf"(?P<who>me|us)\s(?:(?:out|over|up|down)\s)?(?:at|in|to)\s(?:the\s)?{_PLACE}"
        r"(?:\s(?:depot|office|branch|base|plant|site|yard|works))?",
        r"I am posted in \g<place>.",
        "you are posted in Norway", "They've got me at the Bergen depot until May.",
        "They've got one at the Bergen depot until May.",
        needs=" me | us ",
    ),
    Rewording(
        "a-kind-without-it",
        r"\b(?P<who>it|she|he|mine|ours)(?:['’]s|\sis)\s(?:just\s|only\s)?an?\s(?:[a-z-]+\s){0,3}?(?P<kind>[a-z-]+)\s"
        r"(?:without|with\sno|that\shas\sno|that['’]s\sgot\sno)\s(?:an?\s|any\s)?(?P<part>[a-z]+)\b",
        r"\g<who> has no \g<part>. My \g<kind> has no \g<part>.",
        "your cart has a brake", "It's an old cart without a brake.",
        "It's an old cart without a doubt.", value=False,
        needs="without|no ",
    ),
    Rewording(
        "wanted-on-a-weekday",
        r"\b(?:I|we)(?:['’]d|\swould|['’]ve|\shave|['’]re|\sare|['’]m|\sam)?\s(?:want|need|like|booked|booking|after|hoping\sfor)\s"
        rf"(?:to\s(?:have|book|use|hire)\s)?(?:(?:it|ours|(?:the|your)\s(?:[a-z]+\s)?(?:{'|'.join(_BOOKED)}))\s)"
        rf"(?:on|for)\s(?:an?|the|this|next)\s(?:first\s|last\s)?{_DAY}(?![^.;!?]*\s(?:but|instead|got|unless|or)\b)",
        _weekend,
        "it is for a weekend", "We want it on a Saturday.", "We want it on a saddle.",
        needs="day",
    ),
)  # fmt: skip
