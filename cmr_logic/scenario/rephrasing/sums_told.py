"""Sums that a story tells for one of several, or by what they are for: "two tickets at £9 each".

See :mod:`.rewordings`, which shows all of them to a story.
"""

from __future__ import annotations

import re

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.amount_rewordings import NUMBER
from cmr_logic.scenario.times.completeness import says_all
from cmr_logic.syntax import A_WEEKDAY

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
_SELLING = re.compile(
    r"\b(?:sell|sold|selling|sale|earn(?:ed|ing)?|work(?:ed|ing)?|paid|get|let(?:ting)?)\b",
    re.IGNORECASE,
)
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
# Deeds called by a noun, of which a sum is told: "my **bid** was £90"; not "my lid was £90".
_OFFERED = {
    "bid": "bid",
    "offer": "offered",
    "donation": "donated",
    "contribution": "contributed",
    "deposit": "deposited",
}
# What is done with hours: "at least 100 hours **given**".
_SPENT = ("given", "done", "worked", "volunteered", "spent", "put in", "completed")
_PRICED = (
    r"(?:(?:an?|one|the|some|my|two|three)\s)?(?:[a-z-]+\s){1,3}?(?:for|at|costing)\s"
    r"[£$€]\d+(?:\.\d\d)?"
)
_AMOUNT = r"(?:£|\$|€)(?P<@>\d[\d,]*(?:\.\d\d)?)"
_LENGTH = re.compile(r"\b(?:miles?|kilomet(?:re|er)s?|km|met(?:re|er)s?|yards?)\b", re.IGNORECASE)


def _in_all(match: re.Match[str]) -> str:
    """Return what several things cost together that cost so much each."""
    text = match.string
    before = re.split(r"[.!?;]\s", text[: match.start()])[-1]
    if not _ORDERING.search(text) or _SELLING.search(text) or (before and not _ONESELF(before)):
        return ""
    count = _count(match["n"])
    if count < _LEAST:
        return ""
    total = f"{match['cur']}{count * float(match['price']):.2f}"
    return _ordered(total if says_all(text) else f"at least {total}")


def _ordered(total: str) -> str:
    return (
        f"My order comes to {total}. My order costs {total}. My purchase costs {total}. "
        f"I spend {total}. The value of my order is {total}."
    )


def _at_a_rate(match: re.Match[str]) -> str:
    """Return what somebody pays, or is paid back, for so many days, or pairs, at so much each."""
    count, unit = _count(match["n"]), match["unit"].lower()
    if count < _LEAST or unit.rstrip("s") != match["each"].lower():
        return ""
    total = f"{match['cur']}{count * float(match['price']):.2f}"
    back = re.search(
        r"\b(?:send(?:ing)?|sent|tak(?:e|ing)|took|return(?:ed|ing)?)\b", match["told"]
    )
    if back is not None:
        return f"My refund is {total}."
    if _SELLING.search(match["told"]):
        return ""
    said = ("charge", "hire charge", "fee", "cost", "price", "bill")
    return (
        " ".join(f"The {each} is {total}." for each in said) + f" I pay {total}. It costs {total}."
    )


def _sum_of_items(match: re.Match[str]) -> str:
    """Return what several things cost together that somebody ordered at a price each."""
    sums = re.findall(r"([£$€])(\d+(?:\.\d\d)?)", match["items"])
    everywhere = re.findall(r"[£$€]\d", match.string)
    if len({currency for currency, _ in sums}) != 1 or len(everywhere) != len(sums):
        return ""
    return _ordered(f"{sums[0][0]}{sum(float(number) for _, number in sums):.2f}")


def _gone_up(match: re.Match[str]) -> str:
    """Return by what share a sum has changed."""
    before, after = (float(match[side].replace(",", "")) for side in ("before", "after"))
    if not before or before == after:
        return ""
    share = 100 * abs(after - before) / before
    verbs = (
        ("gone up", "risen", "increased")
        if after > before
        else ("gone down", "fallen", "decreased")
    )
    return " ".join(f"The {match['what']} has {verb} by {share:g}%." for verb in verbs)


def _over_time(match: re.Match[str]) -> str:
    """Return how many hours somebody has spent who spent so many each week for so long."""
    hours, spells = _count(match["hours"]), _count(match["n"] or "one")
    weeks = {"week": 1, "month": 52 / 12, "year": 52}[match["unit"].lower().rstrip("s")]
    weekly = 12 / 52 if match["each"].lower() == "month" else 1
    total = int(hours * spells * weeks * weekly)
    if not total:
        return ""
    return " ".join(f"I have {verb} about {total} hours." for verb in _SPENT)


def _count(text: str) -> float:
    """Return the number that words write, 0 for none."""
    from cmr_logic.quantities.number_words import NUMBER as WRITTEN  # noqa: PLC0415 - few stories multiply
    from cmr_logic.quantities.number_words import value_of  # noqa: PLC0415 - as above

    found = WRITTEN.fullmatch(text.strip())
    return (value_of(found) if found is not None else None) or 0


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


def _share(match: re.Match[str]) -> str:
    """Return all, or none, of several things as a share of them."""
    much = "100%" if match["much"].lower() == "all" else "0%"
    return f"{match['who']}{match['has']} {much} of {match['what']}."


def _offered(match: re.Match[str]) -> str:
    """Return by its verb what somebody bid, or gave."""
    return f"I {_OFFERED[match['deed'].lower()]} {match['sum']}."


def _shift(match: re.Match[str]) -> str:
    """Return how many hours of a day somebody works whose shift is so long."""
    hours = match["n"] or match["many"]
    return f"I work {hours} hours a day. My shift lasts {hours} hours."


def _let(match: re.Match[str]) -> str:
    """Return how many people a house is let to, and live in it."""
    people = "person" if _count(match["n"]) == 1 else "people"
    what, many = match["what"], f"{match['n']} {people}"
    return f"{what} is let to {many}. {many} live in {what}."


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
        "so-many-at-a-rate",
        rf"\b(?:I|we)(?P<told>[^.;!?]*?)\b(?P<n>{NUMBER})\s(?P<unit>days|nights|weeks|hours|pairs|tickets|boxes|bags|bottles|rolls|seats"
        r"|metres|sessions|lessons)\b[^.,;!?£$€]{0,25}?\s(?:at|for)\s(?P<cur>[£$€])(?P<price>\d+(?:\.\d\d)?)\s(?:an?|per|each|the)\s"
        r"(?P<each>[a-z]+)\b",
        _at_a_rate,
        "the hire charge is above £150", "I'm having the tent for two days at £90 a day.",
        "I'm having the tent for two days at £90 a tent.",
        needs=" at | for ",
    ),
    Rewording(
        "ordered-for-so-much",
        r"\b(?:(?:I|we)(?:['’]ve|\shave)?\s(?:just\s|only\s)?(?:ordered|bought|purchased)"
        r"|(?:I['’]m|I\sam|we['’]re|we\sare)\s(?:just\s|only\s)?(?:buying|ordering|getting)"
        r"|in\s(?:my|our)\s(?:basket|cart|trolley|order)\s(?:there(?:['’]s|\sis|\sare)|(?:I|we)(?:['’]ve|\shave)(?:\sgot)?))\s"
        rf"(?P<items>{_PRICED}(?:,\s{_PRICED})*,?\sand\s{_PRICED})(?=\s*(?:[.,;!?]|$))",
        _sum_of_items,
        "your order comes to £40 or more", "I ordered a kettle for £30 and a pan for £25.",
        "I ordered a kettle for Jo and a pan for £25.",
        needs="ordered|bought|purchased|buying|ordering|getting|basket|cart|trolley|order",
    ),
    Rewording(
        "went-up-to",
        r"\b(?:my|our|the)\s(?P<what>[a-z]+)\s(?:was|used\sto\sbe)\s"
        rf"{_AMOUNT.replace('@', 'before')}(?:\s{_PER})?\b"
        r"(?:(?!\b(?:my|our|the|his|her)\b)[^.;!?£$€]){0,30}?"
        r"(?:gone\s(?:up|down)\sto|went\s(?:up|down)\sto|risen\sto|rose\sto|raised\sto|put\sup\sto|increased\sto|fallen\sto|is\snow"
        rf"|it['’]s\snow|now\sit['’]s)\s{_AMOUNT.replace('@', 'after')}",
        _gone_up,
        "the rent has gone up by more than ten per cent",
        "My rent was £500 and it has gone up to £600.", "My rent was £500 and my loan is £600.",
        needs="was|used to be",
    ),
    Rewording(
        "hours-over-time",
        r"\b(?:I|we)(?:['’]ve|\shave)\s(?:been\s)?(?:done|doing|given|giving|worked|working|helped|helping|volunteered|volunteering"
        r"|put\sin)\s(?:[a-z]+\s)??"
        rf"(?P<hours>{NUMBER})\shours\s(?:(?:a|per|each|every)\s(?P<each>week|month|{A_WEEKDAY}))\s"
        rf"(?:for|over)\s(?:(?:the\s(?:last|past)|a|one|an|nearly|almost|over|whole|full)\s)*(?P<n>{NUMBER}\s)?(?P<unit>weeks?|months?|years?)\b",
        _over_time,
        "you have given at least 100 hours", "I've done three hours every Friday for a whole year.",
        "I've done three hours every Friday for a whole team.",
        needs="hours",
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
        "all-as-a-share",
        r"\b(?P<who>I|we)(?P<has>(?:['’]ve|\shave)?\s(?:also\s|now\s)?(?:own|owned|hold|held|attended|been\sto|completed|taken|got|have|went\sto))\s"
        r"(?P<much>all|none)(?:\sof)?\s(?P<what>(?:the|my|our)\s[a-z]+s)(?=\s*(?:[.,;!?]|$))",
        _share,
        "you own at least half of the shares", "I own all the shares.", "I own all the sheds.",
        needs=" all | none ",
    ),
    Rewording(
        "commute-of",
        r"\bmy\s(?:daily\s)?(?:commute|drive|journey|ride|trip|walk)(?:\s(?:in|to\s(?:work|my\soffice|the\soffice)))?(?:['’]s|\sis)\s(?:about\s|only\s|just\s|over\s)?"
        r"(?P<far>(?:[\w.]+)\s(?:miles?|kilomet(?:re|er)s?|km))(?:,?\s(?:each|one|either)\sway)?(?=\s*(?:[.,;!?]|$))",
        r"I travel \g<far> to work each way. My journey to work is \g<far>. "
        r"I live \g<far> from my workplace.",
        "you travel more than 20 miles to work", "My commute is 40 miles each way.",
        "My commute is 40 miserable minutes each way.",
        needs="commute|drive|journey|ride|trip|walk",
    ),
    Rewording(
        "bid-of",
        rf"\bmy\s(?P<deed>{'|'.join(_OFFERED)})\s(?:was|is|came\sto|comes\sto)\s(?P<sum>{_SUM})(?=\s*(?:[.,;!?]|$|and\b|but\b))",
        _offered,
        "you bid more than £300", "My bid was £400.", "My lid was £400.",
        needs="bid|offer|donation|contribution|deposit",
    ),
    Rewording(
        "shift-as-a-day",
        rf"\b(?:my\sshifts?\s(?:is|are|lasts?|takes?)\s(?:about\s|only\s|just\s)?(?P<n>{NUMBER})\shours(?:\slong)?"
        rf"|I\s(?:do|work)\s(?P<many>{NUMBER})[\s-]hour\s(?:shifts|days))(?=\s*(?:[.,;!?]|$))",
        _shift,
        "you work more than six hours a day", "My shift is eight hours long.",
        "My shift is eight houses long.",
        needs="shift|days",
    ),
    Rewording(
        "so-many-employees-had",
        rf"\b(?P<who>I|we)(?:['’]ve|\shave)(?:\sgot)?\s(?P<n>(?:only\s|just\s|about\s)?(?:{NUMBER}|no))\s(?:employees?|workers?|members\sof\sstaff|staff|people\s(?:working\sfor"
        r"|employed\sby)\s(?:me|us))(?=\s*(?:[.,;!?]|$))",
        r"\g<who> employ \g<n> people.",
        "you employ fewer than 50 people", "We have a dozen employees.",
        "We have a dozen employers.",
        needs="employee|worker|staff|people",
    ),
    Rewording(
        "house-let-to-so-many",
        rf"\b(?:I|we)(?:['’]ve|\shave)?\s(?:let|rent|rented)(?:\sout)?\s(?P<what>(?:my|our|the)\s[a-z]+)(?:\sout)?\sto\s(?:a\sgroup\sof\s)?(?P<n>{NUMBER})\s"
        r"(?:[a-z]+\s)?(?:students|people|tenants|lodgers|nurses|friends|sisters|brothers|adults|workers|women|men|tenant|lodger|student|person)\b",
        _let,
        "the house is let to five or more people", "I let the house to six students.",
        "I let the hens out to six stoats.",
        needs="let|rent",
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
