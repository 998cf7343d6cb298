"""Sums that a story tells for one of several, or by what they are for: "two tickets at £9 each".

See :mod:`.rewordings`, which shows all of them to a story.
"""

from __future__ import annotations

import re

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.amount_rewordings import NUMBER
from cmr_logic.scenario.times.completeness import says_all

_SUM = (
    r"(?:[£$€]\s?\d[\d,.]*\d|[£$€]\s?\d|(?:\d[\d,.]*\d|\d)\s(?:pounds|quid|euros|dollars)"
    r"|(?:[a-z]+[\s-]){1,5}?(?:thousand(?:\s(?:pounds|euros|dollars))?|hundred\s(?:pounds|quid|euros|dollars)|pounds|quid|euros"
    r"|dollars|grand))"
)
_PER = r"(?:a|an|per|each|every)\s(?:year|month|week|hour)"
_ORDERING = re.compile(
    r"\b(?:basket|cart|trolley|checkout|order(?:ed|ing)?|buy(?:ing)?|bought|book(?:ed|ing)?|tickets?|purchased?)\b",
    re.IGNORECASE,
)
_ONESELF = re.compile(r"\b(?:I|we|my\s(?:basket|cart|trolley|order))\b", re.IGNORECASE).search
_SELLING = re.compile(r"\b(?:sell|sold|selling|sale)\b", re.IGNORECASE)
_SAYING = (
    r"(?:(?:says?|said|reckons?|thinks|tells\sme|told\sme)\s(?:that\s)?it(?:['’]ll|['’]s|\swill|\swould|\sis|\sis\sgoing\sto)"
    r"\s?(?:be|cost|come\sto)?|will\s(?:be|cost|charge)|wants?|is\sasking|asked(?:\sfor)?|has\squoted|quoted|charges?|charged)"
)
_MENDING = (
    r"(?:(?:to|for)\s(?:put(?:ting)?\s(?:(?:it|them|that|things)\s)?(?:right|back)|(?:put(?:ting)?|fit(?:ting)?)\s(?:in\s|up\s)?"
    r"(?:an?\snew|another)\s[a-z]+|fix(?:ing)?|repair(?:ing)?|mend(?:ing)?|replac(?:e|ing)|restor(?:e|ing)|mak(?:e|ing)\s(?:it\s)?good"
    r"|the\srepairs?|a\snew\sone))"
)
_LEAST = 2
_LENGTH = re.compile(r"\b(?:miles?|kilomet(?:re|er)s?|km|met(?:re|er)s?|yards?)\b", re.IGNORECASE)


def _in_all(match: re.Match[str]) -> str:
    """Return what several things cost together that cost so much each."""
    from cmr_logic.quantities.number_words import NUMBER as WRITTEN  # noqa: PLC0415 - few stories multiply
    from cmr_logic.quantities.number_words import value_of  # noqa: PLC0415 - as above

    text = match.string
    before = re.split(r"[.!?;]\s", text[: match.start()])[-1]
    if not _ORDERING.search(text) or _SELLING.search(text) or (before and not _ONESELF(before)):
        return ""
    found = WRITTEN.fullmatch(match["n"])
    count = (value_of(found) if found is not None else None) or 0
    if count < _LEAST:
        return ""
    total = f"{match['cur']}{count * float(match['price']):.2f}"
    least = "" if says_all(text) else "at least "
    return (
        f"My order comes to {least}{total}. My order costs {least}{total}. "
        f"My purchase costs {least}{total}. I spend {least}{total}."
    )


def _mended(match: re.Match[str]) -> str:
    """Return what a repair costs, and with it the damage, where no other thing is named."""
    said = f"The repair costs {match['sum']}. The repairs cost {match['sum']}."
    if re.match(r"\s(?:my|our|his|her|their|the)\s", match.string[match.end() :]):
        return said
    return f"{said} The damage is {match['sum']}. The damage costs {match['sum']} to repair."


def _paid_in(match: re.Match[str]) -> str:
    """Return what is paid into an account at least, or in all."""
    least = "" if match["all"] else "at least "
    return f"I pay {least}{match['sum']} into the account {match['per']}."


def _at_most(match: re.Match[str]) -> str:
    """Return what is the most that somebody can do as what they can do at most."""
    does = match["does"] or ("walk" if _LENGTH.search(match["much"]) else "")
    return f"I can {does} no more than {match['much']}." if does else ""


SUMS_TOLD: tuple[Rewording, ...] = (
    Rewording(
        "so-much-each",
        rf"\b(?P<n>{NUMBER})\s(?:[a-z-]+\s){{1,3}}?(?:(?:in|to|into)\s(?:my|the|our)\s(?:basket|cart|trolley|order)\s)?"
        r"(?:at|for|costing)\s(?P<cur>[£$€])(?P<price>\d+(?:\.\d\d)?)\s(?:each|apiece|a\s(?:piece|pop|head)"
        r"|per\s(?:head|person|item|ticket))\b",
        _in_all,
        "your order comes to £40 or more", "I've put two mugs in my basket at £24 each.",
        "I've put two mugs in my basket at £24 off.",
        needs="each|apiece|a piece|a pop|a head|per ",
    ),
    Rewording(
        "quoted-for-mending",
        r"\b(?:(?:the|my|our|a)\s(?:[a-z]+\s)?[a-z]+|they|he|she|it|someone|somebody)(?:['’](?:ll|s))?\s"
        rf"{_SAYING}\s(?:me\s|us\s)?(?P<sum>{_SUM})\s{_MENDING}",
        _mended,
        "the damage is less than €50", "The plumber wants €30 to put in a new tap.",
        "The plumber wants €30 to put in his pocket.",
        needs="put|fit|fix|repair|mend|replac|restor|good|new one",
    ),
    Rewording(
        "contract-says",
        r"\b(?:the|my)\s(?:contract|offer(?:\sletter)?|job\soffer|job|post|position)\s(?:says|states|offers|pays|is\s(?:for|at)"
        rf"|comes\swith|gives(?:\sme)?)\s(?P<sum>{_SUM})\s(?P<per>{_PER})",
        r"My job pays \g<sum> \g<per>. My salary is \g<sum> \g<per>.",
        "your job pays at least £26,200 a year", "The contract says £31,000 a year.",
        "The contract says £31,000 a yacht.",
        needs="contract|offer|job|post|position",
    ),
    Rewording(
        "wages-go-in",
        rf"\b(?:my|our)\s(?:wages?|salary|pay|pension|income)\s(?:of\s)?(?P<sum>{_SUM})\s(?:go(?:es)?|is\spaid|are\spaid|gets?\spaid"
        rf"|comes?)\s(?:straight\s)?in(?:to\s(?:the|my|that|this)\saccount)?\s(?P<per>{_PER})"
        r"(?P<all>,?\s(?:and|but)\snothing\selse)?",
        _paid_in,
        "you pay at least £500 into the account each month", "My wages of £900 go in each month.",
        "My wages of £900 go out each month.",
        needs=" in",
    ),
    Rewording(
        "the-most-one-can",
        r"\bthe\s(?:most|furthest|farthest|heaviest)\s(?:that\s)?I\scan\s(?:ever\s|now\s)?(?:manage|do"
        r"|(?P<does>walk|lift|carry|swim|run|cycle|ride))(?:\s(?:in\s(?:a|one)\s(?:day|go)|at\s(?:once|a\stime|a\sstretch)|on\sfoot))?"
        r"\s(?:is|are)\s(?P<much>(?:[\w.,-]+\s){1,5}?(?:miles?|kilomet(?:re|er)s?|km|met(?:re|er)s?|yards?|kilos?|kg|pounds|lbs))\b",
        _at_most,
        "you can walk at least 12 miles", "The most I can manage in a day is about four miles.",
        "The most I can manage in a day is about four meals.", value=False,
        needs="the most|furthest|farthest|heaviest",
    ),
)  # fmt: skip
