"""Amounts that a story leaves to be reckoned: shares, spells between two ages, pay by the hour.

See :mod:`.rewordings`, which shows all of them to a story.
"""

from __future__ import annotations

import re

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.amount_rewordings import NUMBER, hours_of_shifts
from cmr_logic.scenario.times.ages_ahead import ordinal

_NTH = r"(?P<nth>\d{1,2}(?:st|nd|rd|th)|(?:[a-z]+-)?[a-z]+)"
_NOMINATIVE = {"my": "I", "our": "we", "his": "he", "her": "she"}
_SUM = (
    r"(?:[£$€]\s?\d[\d,.]*(?:k|m|\smillion)?|\d[\d,.]*(?:k\b|\s(?:thousand|grand|pounds|quid|euros|dollars))"
    r"|(?:[a-z]+[\s-]){1,6}?(?:thousand|grand|pounds|quid|euros|dollars))"
)
_SPELL = (
    rf"(?:(?:nearly|over|about|almost|more\sthan|at\sleast)\s)?(?:{NUMBER}|half\sa|an?|a\scouple\sof"
    r"|several)\s(?:days?|weeks?|months?|years?)"
)
_SHARE = (
    r"(?:(?:about|around|nearly|almost|over|more\sthan|less\sthan|under|just\sover|just\sunder|well\sover|a\sgood)\s)*"
    r"(?:half|(?:a|one|two|three|four)[\s-](?:thirds?|quarters?|fifths?|tenths?)|\d{1,3}\s?(?:%|per\s?cent)"
    r"|[a-z]+(?:-[a-z]+)?\sper\s?cent)"
)
_INCOME = (
    r"(?:what\sI\s(?:earn|make|bring\shome|get)"
    r"|my\s(?:income|wages?|salary|pay|earnings|pension|take-home(?:\spay)?))"
)
_LEAST_SHARE = 2
_FEW_YEARS = 2
_CHILDISH = 6  # the last year of a primary school
_LAST_YEAR = 13


def value_written(text: str) -> float:
    """Return the number that words write, 0 for none.

    Args:
        text: the words.

    Example:
        >>> value_written("19."), value_written("forty"), value_written("many")
        (19.0, 40.0, 0.0)
    """
    from cmr_logic.quantities.number_words import NUMBER as WRITTEN  # noqa: PLC0415 - most stories reckon nothing
    from cmr_logic.quantities.number_words import value_of  # noqa: PLC0415 - as above

    found = WRITTEN.fullmatch(text.strip(" .,"))
    return (value_of(found) if found is not None else None) or 0.0


def _turned(match: re.Match[str]) -> str:
    number = ordinal(match["nth"])
    who = _NOMINATIVE[match["whose"].lower()]
    return f"{who} turned {number} this year." if number else ""


def _will_turn(match: re.Match[str]) -> str:
    number = ordinal(match["nth"])
    who = _NOMINATIVE[match["whose"].lower()]
    return f"{who} will be {number} soon." if number else ""


def _part_of_all(match: re.Match[str]) -> str:
    """Return what share so many of so many are."""
    some, every = value_written(match["some"]), value_written(match["all"])
    if every < _LEAST_SHARE or some > every:
        return ""
    if match["but"]:
        some = every - some
    return f"{100 * some / every:g}% of the {match['what']} {match['rest']}."


def _since_then(match: re.Match[str]) -> str:
    """Return how long ago somebody was of an age, who tells their present one."""
    passed = value_written(match["now"]) - value_written(match["then"])
    if passed < _FEW_YEARS or not value_written(match["then"]):
        return ""
    spell = f"between {passed - 1:g} and {passed + 1:g} years"
    told = match.groupdict()
    if told.get("did"):
        return f"I {told['did']} {passed:g} years ago."
    return f"I have {told['been']} for {spell}."


def _by_the_hour(match: re.Match[str]) -> str:
    hours, rate = value_written(match["hours"]), value_written(match["rate"])
    return f"I earn {match['cur']}{hours * rate:g} a week." if hours and rate else ""


def _two_sides(match: re.Match[str]) -> str:
    """Return the area of what is so wide and so long."""
    one, other = value_written(match["one"]), value_written(match["other"])
    unit = {"m": "metres", "ft": "feet"}.get(match["unit"].lower(), match["unit"])
    return f"It is {one * other:g} square {unit}." if one and other else ""


def _scored(match: re.Match[str]) -> str:
    """Return what share of the questions of a test somebody got right."""
    some, every = value_written(match["some"]), value_written(match["all"])
    if every < _LEAST_SHARE or some > every:
        return ""
    share = f"{100 * some / every:g}%"
    what = match["what"] or "the test"
    right = f"I answered {share} of the questions correctly."
    return f"I scored {share} in {what}. I got {share} in {what}. {right}"


# What rules say of those who did it: "at least half of the members **vote** for it".
_DOING = {
    "were": "are", "was": "are", "have": "are", "had": "are", "voted": "vote", "signed": "sign",
    "agreed": "agree", "came": "come",
}  # fmt: skip


def _of_all(match: re.Match[str]) -> str:
    """Return what share of all of a kind so many of them are."""
    some, every = value_written(match["some"]), value_written(match["all"])
    if every < _LEAST_SHARE or some > every:
        return ""
    share, what = f"{100 * some / every:g}%", match["what"]
    if "own" in match.re.groupindex:
        return f"{match['own']} {share} of {match['whose']}{what}."
    done, _, rest = match["did"].partition(" ")
    did = f"{_DOING.get(done.lower(), done)} {rest}".strip()
    return f"{share} of all {what} {did}. {share} of the {what} {did}."


def _school(match: re.Match[str]) -> str:
    year = int(value_written(match["year"])) if match["year"] else 0
    if year > _LAST_YEAR:
        return ""
    school = "primary" if year <= _CHILDISH else "secondary"
    return f"{match['who']} is a {school} school pupil. {match['who']} is in {school} school."


RECKONINGS: tuple[Rewording, ...] = (
    Rewording(
        "celebrated",
        r"\b(?:I|we|he|she)(?:['’](?:ve|s)|\shave|\shas)?\s(?:just\s|only\s|recently\s)*celebrated\s"
        rf"(?P<whose>my|our|his|her)\s{_NTH}(?=[\s.,;!?]|$)(?!\swedding)",
        _turned,
        "you are over 18", "I've just celebrated my thirtieth.", "I've just celebrated my freedom.",
        needs="celebrated",
    ),
    Rewording(
        "had-ones-birthday",
        r"\b(?:I|we|he|she)(?:['’](?:ve|s)|\shave|\shas)?\s(?:just\s|only\s|recently\s)*had\s"
        rf"(?P<whose>my|our|his|her)\s{_NTH}\sbirthday(?![^.;!?]*\b(?:ago|last|when|(?:19|20)\d\d)\b)",
        _turned,
        "you are over 18", "I had my thirtieth birthday in May.",
        "I had my worst birthday in May.",
        needs="birthday",
    ),
    Rewording(
        "birthday-not-until",
        rf"\b(?P<whose>my|his|her)\s{_NTH}(?:\sbirthday)?\s(?:is\snot|isn['’]t|won['’]t\sbe)\s(?:until|till"
        r"|for\sanother)\b",
        _will_turn,
        "you are 65 or over", "My 65th isn't until next spring.", "My wedding isn't until spring.",
        value=False, needs="until|till|another",
    ),
    Rewording(
        "days-of-so-many-hours",
        rf"\bI(?:['’]m|\sam)?\s(?:only\s|just\s|usually\s)*(?:do|work|doing|working|put\sin|have)\s(?P<shifts>{NUMBER})\s"
        rf"(?:days?|shifts?|nights?|mornings?|afternoons?|evenings?|sessions?)\sof\s(?P<hours>{NUMBER})\shours?\b"
        r"(?!\s(?:a|per|each|every)\sweek)",
        hours_of_shifts,
        "you work at least 20 hours a week", "I do three days of seven hours at the mill.",
        "I do three days of seven meals at the mill.",
        needs="hour",
    ),
    Rewording(
        "share-goes-on",
        rf"\b(?P<share>{_SHARE})\sof\s{_INCOME}\s(?:goes|is\sspent|disappears)\s(?:straight\s)?(?:on|to|in|into|towards)"
        r"\s(?:the\s|my\s|our\s)?(?P<what>[a-z]+)",
        r"I pay \g<share> of my income in \g<what>. I spend \g<share> of my income on \g<what>.",
        "you pay more than half of your income in rent",
        "Two thirds of what I earn goes on rent.", "Two thirds of what I earn goes on food.",
        needs="goes|spent|disappears",
    ),
    Rewording(
        "takes-share",
        rf"\b(?:my|the|our)\s(?P<what>[a-z]+)\s(?:alone\s)?(?:takes|eats\sup|swallows|costs\sme|is|comes\sto|accounts\sfor)"
        rf"\s(?:up\s)?(?P<share>{_SHARE})\sof\s{_INCOME}",
        r"I pay \g<share> of my income in \g<what>. I spend \g<share> of my income on \g<what>.",
        "you pay more than half of your income in rent", "My rent takes two thirds of my wages.",
        "My food takes two thirds of my wages.",
        needs=" of ",
    ),
    Rewording(
        "some-of-all",
        rf"\b(?P<but>all\sbut\s)?(?P<some>{NUMBER})\s(?:out\s)?of\s(?:the|our|my)\s(?P<all>{NUMBER})\s(?P<what>[a-z]+s)\s"
        r"(?P<rest>[^.,;!?]+)",
        _part_of_all,
        "at least half of the tenants agree", "Nine of the twelve tenants agree.",
        "Nine of the twelve landlords agree.",
        needs=" of ",
    ),
    Rewording(
        "unpaid-for-so-long",
        r"\b(?P<who>I|we)\s?(?:have\snot|haven['’]t)\spaid\s(?:a\spenny\sof\s)?(?:any\s|the\s|my\s|our\s)?"
        rf"(?P<what>[a-z]+)\s(?:for|in)\s(?P<spell>(?:the\slast\s)?{_SPELL})",
        r"\g<who> am behind with my \g<what> by \g<spell>.",
        "you are behind with your rent by more than two months",
        "I haven't paid any rent for half a year.", "I haven't paid any bills for half a year.",
        needs="paid",
    ),
    Rewording(
        "so-long-behind",
        rf"\b(?P<who>I['’]m|I\sam|we['’]re|we\sare)\s(?P<spell>{_SPELL})\sbehind\s(?:with|on|in)\s(?:the|my|our)\s"
        r"(?P<what>[a-z]+)",
        r"I am behind with my \g<what> by \g<spell>.",
        "you are behind with your rent by more than two months",
        "I'm half a year behind with the rent.", "I'm half a year behind with the bills.",
        needs="behind",
    ),
    Rewording(
        "never-behind",
        r"\b(?:I|we)(?:['’]ve|\shave)?\s(?:(?:never|not)\s(?:once\s)?(?:missed|been\slate\swith)\s(?:an?\s|the\s|my\s|our"
        r"\s)?(?P<what>rent|mortgage|bill|loan|tax)(?:\spayments?)?|always\spaid\s(?:the\s|my\s|our\s)?(?P<paid>rent"
        r"|mortgage|bill|bills|loan|tax)\son\stime)",
        lambda m: f"I am not behind with my {m['what'] or m['paid']}.",
        "you are behind with your rent", "I've never missed a rent payment.",
        "I've never missed a train.", value=False,
        needs="missed|late|on time",
    ),
    Rewording(
        "went-for",
        rf"\b(?P<what>(?:the|my|our)\s[a-z]+)\s(?:went|sold)\sfor\s(?P<sum>{_SUM})",
        r"\g<what> was sold for \g<sum>. I sold \g<what> for \g<sum>.",
        "the barn was sold for more than £200,000", "The barn went for £300,000.",
        "The barn went on for £300,000.",
        needs="for",
    ),
    Rewording(
        "got-for",
        rf"\b(?P<who>I|we)\s(?:only\s|just\s)?got\s(?P<sum>{_SUM})\sfor\s(?P<what>(?:the|my|our|it)\b(?:\s[a-z]+)?)",
        r"\g<what> was sold for \g<sum>. \g<who> sold \g<what> for \g<sum>.",
        "the barn was sold for more than £200,000", "We got £300,000 for the barn.",
        "We got £300,000 for the bairn.",
        needs="got",
    ),
    Rewording(
        "hourly",
        rf"\b(?P<hours>{NUMBER})\shours\s(?:a|per|each|every)\sweek\s(?:at|for)\s(?P<cur>[£$€])(?P<rate>\d+(?:\.\d+)?)\s"
        r"(?:an|per|each)\shour",
        _by_the_hour,
        "you earn less than £150 a week", "I clean for three hours a week at £12 an hour.",
        "I clean for three hours a week at £12 a house.",
        needs="hour",
    ),
    Rewording(
        "by-the-hour-then-hours",
        r"\bI(?:['’]m\spaid|\sam\spaid|\s(?:earn|get|make))\s(?P<cur>[£$€])(?P<rate>\d+(?:\.\d+)?)\s(?:an|per|each)\shour\b(?P<between>[^.;!?£$€]{0,40}?)"
        rf"\b(?P<hours>{NUMBER})\shours\s(?:a|per|each|every)\sweek\b",
        _by_the_hour,
        "you earn less than £150 a week", "I'm paid £12 an hour and work three hours a week.",
        "I'm paid £12 an hour and nap three hours a day.",
        needs="hour",
    ),
    Rewording(
        "two-sides",
        rf"\b(?P<one>{NUMBER})\s?(?P<unit>m|metres|meters|feet|ft|yards)\s(?:wide|long|across|broad)\s?(?:,|and|by)\s?(?:and\s)?"
        rf"(?P<other>{NUMBER})\s?(?P=unit)\s(?:wide|long|across|broad)\b(?!,?\s(?:and|by)\s[^.;!?]{{0,20}}?\b(?:high|deep|tall)\b)",
        _two_sides,
        "your plot is at least 50 square metres", "My plot is 6 metres wide and 10 metres long.",
        "My plot is 6 metres wide and 10 minutes long.",
        needs="wide|long|across|broad",
    ),
    Rewording(
        "so-many-right",
        rf"\b(?P<all>{NUMBER})\s(?:questions|items|tasks|words|points|marks)(?:\s(?:in|on)\s(?P<what>the\s(?:[a-z]+\s)?[a-z]+))?\b[^.;!?]*?\b(?:I|we)\s(?:only\s|just\s)?(?:got|answered|had|scored)\s"
        rf"(?P<some>{NUMBER})\s(?:of\sthem\s)?(?:right|correct(?:ly)?)\b",
        _scored,
        "you score at least 60% in the test",
        "There were 50 questions in the test and I got 40 of them right.",
        "There were 50 questions in the test and I got 40 of them wrong.",
        needs="right|correct",
    ),
    Rewording(
        "so-many-of-all-of-mine",
        rf"\b(?P<own>(?:I|we)(?:['’]ve|\shave)?\s(?:own|hold|have|got|owned|bought|rent|use|sold|keep|finished|completed|paid"
        rf"|attended)(?:\sgot)?)\s(?:only\s|just\s)?(?P<some>{NUMBER})\s(?:out\s)?of\s"
        rf"(?P<whose>(?:(?:the|my|our|its|all)\s)?(?:[a-z]+['’]s\s)?)(?P<all>{NUMBER})\s(?P<what>[a-z]+s)\b",
        _of_all,
        "you own at least 5% of the shares", "I own 30 of the 200 shares.",
        "I own 30 books on the 200 shares.",
        needs=" of ",
    ),
    Rewording(
        "so-many-of-all-who",
        rf"\b(?P<all>{NUMBER})\s(?P<what>members|shareholders|owners|residents|tenants|people|voters|pupils|students|employees|workers"
        rf"|households|partners|flats|parents)\b[^.;!?]{{0,30}}?(?:,|;|\band\b|\bbut\b|\bof\swhom\b)\s(?:and\s|but\s)?(?:only\s|just\s)?"
        rf"(?P<some>{NUMBER})\s(?:of\s(?:them|these|those|us)\s)?(?P<did>(?:were|was|are|voted|signed|agreed|came|have|had)\b"
        rf"(?:\s(?:present|there|in\sfavour|for\sit|against\sit|it))?)",
        _of_all,
        "at least a third of the members are present",
        "The choir has 90 members, and 40 were present.",
        "The choir has 90 members, and 40 chairs were present.",
        needs="members|shareholders|owners|residents|tenants|people|voters|pupils|students"
        "|employees|workers|households|partners|flats|parents",
    ),
    Rewording(
        "at-that-age",
        rf"\bI\s(?P<did>(?:[a-z]+ed|got|began|took|bought|left|came|won)\s[^.;!?]*?)\s(?:at|when\sI\swas)\s(?P<then>{NUMBER})\b[^;!?]{{0,30}}?"
        rf"(?:[.,]|\band)\s?(?:and\s|now\s)*I(?:['’]m|\sam)\s(?:now\s)?(?P<now>{NUMBER})(?=\s?now|\s?[.,;!?]|$|\syears)",
        _since_then,
        "you have lived in the valley for ten years",
        "I moved to the valley at eight and I'm forty now.",
        "I moved to the valley at dawn and I'm forty now.",
        needs=" at | when i was ",
    ),
    Rewording(
        "takings",
        rf"\b(?:the|my|our)\s(?:[a-z]+\s)?(?:shop|business|firm|company|café|cafe|stall|restaurant|studio|garage|pub"
        rf"|salon|bakery)\s(?:took|takes|turned\sover|turns\sover|grosses|grossed)\s(?:in\s)?(?:only\s|just\s|about\s)?"
        rf"(?P<sum>{_SUM})\s(?:last\syear|a\syear|in\s20\d\d)",
        r"Our turnover is \g<sum> a year.",
        "your turnover is more than £90,000 a year", "The shop took £120,000 last year.",
        "The shop lost £120,000 last year.",
        needs="took|takes|turn|gross",
    ),
    Rewording(
        "turned-over",
        rf"\b(?:we|I)(?:['’]ve|\shave)?\s(?:turned|turn)\sover\s(?:only\s|just\s|about\s|around\s|some\s)?(?P<sum>{_SUM})"
        r"\s(?:last\syear|this\syear|a\syear|in\s20\d\d)",
        r"Our turnover is \g<sum> a year.",
        "your turnover is more than £90,000 a year", "We turned over £120,000 last year.",
        "We turned down £120,000 last year.",
        needs="turn",
    ),
    Rewording(
        "decided",
        r"\b(?:(?:the|their|your|my)\s(?P<what>decision|refusal|ruling|verdict)\s(?:came|arrived|reached\s(?:me|us))"
        r"|they\sdecided\s(?:it|this|that|my\scase|on\sit))\s(?:through\s|back\s)?(?P<when>[^.,;!?]+)",
        lambda m: f"The {m['what'] or 'decision'} was made {m['when']}.",
        "the decision was made within the last three months", "The decision came a week ago.",
        "The decision came as a shock.",
        needs="decision|refusal|ruling|verdict|decided",
    ),
    Rewording(
        "year-of-school",
        r"\b(?P<who>(?:my|our)\s[a-z]+|he|she|I)(?:['’][sm]|\sis|\sam)\s"
        r"(?:(?!since|until|till)[^.;!?\s]+\s){0,6}?(?:year\s(?P<year>\d{1,2})|reception)(?=[.,;!?\s]|$)"
        r"(?!\sof\b)",
        _school,
        "you are a secondary school pupil", "I'm in Year 9.", "I'm in Room 9.",
        needs="year|reception",
    ),
)  # fmt: skip
