"""Measures told in another shape than a rule's: "due back two weeks ago", "a 1960s bungalow".

See :mod:`.rewordings`, which shows the entries to a story. Each says, in the words of rules, how
long something has been so, how far it is, how much is paid or how old a thing is.
"""

from __future__ import annotations

import re

from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.amount_rewordings import HOME, NUMBER
from cmr_logic.scenario.times.ages_ahead import ordinal
from cmr_logic.text import lemma

_SUM = (
    r"(?:[£$€]\s?\d[\d,.]*\d|[£$€]\s?\d|\d[\d,.]*\s(?:thousand|grand|pounds|quid|euros|dollars)"
    r"|(?:[a-z]+[\s-]){1,5}?(?:thousand|hundred|grand|pounds|quid|euros|dollars))"
)
_PER = r"(?:a|an|per|each|every)\s(?:week|month|year)"
_SPELL = (
    r"(?:(?:only|just|about|around|over|nearly|almost|well\sover|at\sleast|more\sthan|less\sthan|a\sgood)\s)*"
    r"(?:an?|\d+|[a-z]+(?:-[a-z]+)?)\s(?:days?|weeks?|fortnights?|months?|years?|decades?)|(?:only\s|just\s)?a\sfortnight"
)
_LASTING = (
    rf"(?P<since>since\s[^.,;!?]+?(?P<ago>{_SPELL})\sago|(?:for\s(?:about\s)?)(?P<spell>{_SPELL}))"
)
_WHOM = r"(?:(?:my|our)\s(?:[a-z]+\s)?[a-z]+|Mum|Mom|Dad|Gran|Grandma|Grandad|him|her|them)"
_CARING = r"(?:caring\sfor|care\sfor|looking\safter|look\safter)"
_TOGETHER = {"i": "My", "we": "Our"}
_BORN_TOGETHER = {"twin": "two", "triplet": "three"}
_AT_BIRTH = {"triplets": "three", "quadruplets": "four"}
_BUILDINGS = frozenset(
    {"house", "home", "bungalow", "cottage", "terrace", "villa", "semi", "townhouse", "farmhouse"}
)
_WHEELS = frozenset(
    {"car", "saloon", "hatchback", "estate", "convertible", "coupe", "roadster", "mini", "beetle"}
)


def _empty(match: re.Match[str]) -> str:
    """Return for how long a home has been empty."""
    spell = match.groupdict().get("ago") or match["spell"]
    return "".join(
        f"Our {home} has been empty for {spell}. " for home in ("home", "house", "property")
    )


def _aged(match: re.Match[str]) -> str:
    """Return when a thing was built that is called by a year: "a 1960s bungalow"."""
    what = match["what"].lower()
    year = f"in the {match['year']}s" if match["decade"] else f"in {match['year']}"
    if what in _BUILDINGS:
        return f"Our house was built {year}. Our home was built {year}."
    return f"Our car was built {year}." if what in _WHEELS else ""


def _put_up(match: re.Match[str]) -> str:
    """Return when a building was built; of "ours", of whatever is meant."""
    built = f"was built {match['when']}."
    if match["mine"]:
        return f"It {built}"
    block = f" Our building {built}" if match["block"] else ""
    return f"Our house {built}{block}"


def _overdue(match: re.Match[str]) -> str:
    return f"It is {match['spell'] or 'one day'} late."


def _income(match: re.Match[str]) -> str:
    return f"{_TOGETHER[match['who'].lower()]} income is {match['sum']} {match['per']}."


def _rent(match: re.Match[str]) -> str:
    return f"{_TOGETHER[match['who'].lower()]} rent is {match['sum']} a {match['unit']}."


def _in_the_job(match: re.Match[str]) -> str:
    """Return how long somebody has worked who is in a year, or month, of a job."""
    number = ordinal(match["nth"])
    if number < 1:
        return ""
    return f"I have worked here for between {number - 1} and {number} {match['unit']}s."


def _resident(match: re.Match[str]) -> str:
    spell = "all my life" if " born" in match["spell"] else match["spell"]
    return f"I have lived in {match['where']} {spell}."


# What a thing is called by that has so many of them: "a three-**bed** flat"; not "three-day".
_PARTS = {
    "bed": "bedrooms", "bedroom": "bedrooms", "bedroomed": "bedrooms", "room": "rooms",
    "storey": "storeys", "story": "storeys", "door": "doors", "seat": "seats",
    "seater": "seats", "berth": "berths", "wheeled": "wheels",
}  # fmt: skip
_IT_IS = re.compile(r"['’]s$|\sis$", re.IGNORECASE)


def _of_parts(match: re.Match[str]) -> str:
    """Return how many parts a thing has that is called by their number: "a three-bed flat"."""
    who = _IT_IS.sub("", match["who"])
    return f"{who} has {match['many']} {_PARTS[match['part'].lower()]}"


def _of_mine(match: re.Match[str]) -> str:
    """Return how many parts one's own thing has: "I live in a three-bed flat"."""
    return f"My {match['who']} has {match['many']} {_PARTS[match['part'].lower()]}."


def _close_by(match: re.Match[str]) -> str:
    """Return how far a place is next to which somebody lives; nothing of people next door."""
    what = match["what"]
    if is_person(lemma(what.rpartition(" ")[2].lower())):
        return ""
    return f"{match['who']} live less than 400 metres from {what}."


MEASURES_TOLD: tuple[Rewording, ...] = (
    Rewording(
        "has-twins",
        r"\b(?P<who>I|we)(?:['’]ve|\shave)(?:\sgot)?\s(?P<many>twin|triplet)s\b",
        lambda m: f"{m['who']} have at least {_BORN_TOGETHER[m['many'].lower()]} children.",
        "you have at least two children", "I have twins.", "I have twin beds.",
        needs="twin|triplet",
    ),
    Rewording(
        "hour-contract",
        rf"\b(?P<who>I|we)(?:['’]m|['’]re|\sam|\sare)\son\san?\s(?P<hours>{NUMBER})[\s-]hours?\s(?:a\sweek\s)?(?:contract|week)\b",
        r"\g<who> work \g<hours> hours a week.",
        "you work more than 10 hours a week", "I'm on a 30-hour contract.",
        "I'm on a 30-day contract.",
        needs="contract|week",
    ),
    Rewording(
        "close-by",
        r"\b(?P<who>I|we)(?:\slive|['’]re|\sare|['’]m|\sam)\s(?:right\s|just\s|only\s)?(?:next\sdoor\sto|opposite"
        r"|(?:(?:just|right)\s)?(?:a)?round\sthe\scorner\sfrom|across\sthe\s(?:road|street)\sfrom|a\sstone['’]s\sthrow\sfrom)"
        r"\s(?P<what>(?:the|my|our|his|her|their)\s[a-z]+)\b",
        _close_by,
        "you live more than 3 miles from the mill", "We live next door to the mill.",
        "We shop next door to the mill.", value=False,
        needs=" live |'re |’re |'m |’m | am | are ",
    ),
    Rewording(
        "just-round-the-corner",
        r"\b(?P<what>(?:(?:the|my|our|his|her|their)\s)?[a-z]{4,})(?:['’]s|\sis)\s(?:just\s|only\s|right\s)*(?:(?:a)?round\sthe\scorner"
        r"|next\sdoor|across\sthe\s(?:road|street)|over\sthe\sroad|a\sstone['’]s\sthrow\saway)(?=\s*[.,;!?]|\s*$|\sfrom\s(?:us|me|our|my))",
        r"\g<what> is less than 400 metres from my home.",
        "your home is more than 3 miles from the mill", "The mill is just round the corner.",
        "The mill is just round the world.", value=False,
        needs="corner|door|across|over the road|throw",
    ),
    Rewording(
        "so-many-parted",
        rf"\b(?P<who>(?:it|mine|ours|(?:my|our|the)\s[a-z]+)(?:['’]s|\sis))\s(?:just\s|only\s)?an?\s(?:[a-z]+\s)?(?P<many>{NUMBER})"
        rf"[\s-](?P<part>{'|'.join(_PARTS)})\b(?:\s(?:{HOME}|caravan|car|van|bus|boat|building|block))?",
        _of_parts,
        "your flat has two or more bedrooms", "My flat is a three-bedroom place.",
        "My flat is a three-day let.",
        needs="bed|room|stor|door|seat|berth|wheeled",
    ),
    Rewording(
        "having-one-so-many-parted",
        r"\b(?:I|we)(?:['’]ve|\shave)?\s(?:(?:now\s|just\s)?(?:live|lived|living|moved)\sin(?:to)?|rent|own|have|got|share|bought)\san?\s(?:[a-z]+\s)?"
        rf"(?P<many>{NUMBER})[\s-](?P<part>{'|'.join(_PARTS)})\s(?P<who>(?:{HOME}|caravan|car|van|bus|boat))\b",
        _of_mine,
        "your flat has two or more bedrooms", "I live in a three-bed flat.",
        "I live in a three-way flat.",
        needs="bed|room|stor|door|seat|berth|wheeled",
    ),
    Rewording(
        "so-many-in-it",
        rf"\bthere(?:['’]s|\sis|\sare)\s(?:only\s|just\s)?(?P<many>(?:only\s)?(?:{NUMBER}))\s(?P<parts>[a-z]+)\sin\s(?P<who>(?:my|our)\s[a-z]+)"
        r"(?=\s*(?:[.,;!?]|$))",
        r"\g<who> has \g<many> \g<parts>.",
        "your flat has two or more bedrooms", "There are three bedrooms in my flat.",
        "There are three bedrooms in my aunt's flat.",
        needs="there",
    ),
    Rewording(
        "came-to-be-so-much",
        r"\b(?P<what>(?:my|our|the)\s[a-z]+)(?:['’]s|\shas|\swas|\sis)?\s(?:just\s|now\s)?(?:went|gone|been\sput|put|rose|risen"
        r"|increased|been\sraised|raised|dropped|fell|fallen|been\scut|cut|been\sreduced|reduced)\s(?:up\s|down\s|back\s)?to\s"
        rf"(?P<sum>{_SUM})(?P<per>\s{_PER})?",
        r"\g<what> is \g<sum>\g<per>.",
        "your rent is more than $1,500 a month", "Our rent rose to $1,800 a month.",
        "Our rent rose by $1,800 a month.",
        needs=" to ",
    ),
    Rewording(
        "income-of-last-year",
        r"\b(?P<what>(?:my|our)\s(?:[a-z]+\s)?(?:income|earnings|salary|pay|wages?|pension))\s(?:for\s)?last\syear\s(?:came\sto|was"
        rf"|were|amounted\sto|totalled)\s(?:only\s|just\s)?(?P<sum>{_SUM})",
        r"\g<what> is \g<sum> a year.",
        "your income is below $18,000 a year", "My income last year came to $14,500.",
        "My expenses last year came to $14,500.",
        needs="last year",
    ),
    Rewording(
        "lives-on-so-much",
        r"\b(?P<who>I|we)(?:\shave\sto|['’]m|\sam|['’]re|\sare)?\s(?:just\s|only\s|now\s)?(?:live|living|get\sby|getting\sby|survive"
        rf"|surviving|manage|managing|scrape\sby)\son\s(?:just\s|only\s|about\s)?(?P<sum>{_SUM})\s(?P<per>{_PER})",
        _income,
        "your income is below $18,000 a year", "I live on $1,100 a month.",
        "I live on a farm of $1,100 a month.",
        needs=" on ",
    ),
    Rewording(
        "pays-for-the-flat",
        rf"\b(?P<who>I|we)\spay\s(?:(?:my|our|the)\s(?:landlord|landlady|agent)\s)?(?P<sum>{_SUM})\s(?:on\s(?:[a-z]+\s){{1,3}}?of\s)?"
        r"(?:an?|per|each|every)\s(?P<unit>week|month)\sfor\s(?:the|my|our|this|an?)\s(?:[a-z-]+\s)?(?:flat|house|room|apartment"
        r"|place|bedsit|studio|cottage|bungalow)\b",
        _rent,
        "your rent is more than $1,500 a month",
        "I pay $2,100 on the first of every month for the flat.",
        "I pay $2,100 on the first of every month for the boat.",
        needs=" pay ",
    ),
    Rewording(
        "caring-takes",
        rf"\b{_CARING}\s(?P<whom>{_WHOM})\s(?:takes(?:\sup)?|means|fills)\s(?:me\s)?(?P<hours>(?:about\s|over\s|nearly\s)?[\w-]+\shours)\s"
        r"(?:a|per|each|every)\sweek",
        r"I look after \g<whom> for \g<hours> a week.",
        "you look after somebody for at least 35 hours a week",
        "Caring for my husband takes me forty-five hours every week.",
        "Waiting for my husband takes me forty-five hours every week.",
        needs="hours",
    ),
    Rewording(
        "caring-round-the-clock",
        rf"\bI(?:['’]m|\sam)?\s{_CARING}\s(?P<whom>{_WHOM})\s(?:a?round\sthe\sclock|24/7|day\sand\snight)",
        r"I look after \g<whom> for at least 100 hours a week.",
        "you look after somebody for at least 35 hours a week",
        "I'm caring for Dad round the clock.", "I'm caring for Dad round the corner.",
        needs="clock|24/7|day and night",
    ),
    Rewording(
        "so-far-a-walk",
        rf"\bit(?:['’]s|\sis)\s(?:only\s|just\s|about\s)?an?\s(?P<far>{NUMBER})[\s-](?P<unit>mile|kilomet(?:re|er)|met(?:re|er)|yard)\s"
        r"(?:walk|drive|ride|trip|journey|run|hike|trek)\s(?:from\s(?:our|my|the)\s(?:front\s)?(?:door|house|home|flat|gate)\s)?to\s"
        r"(?P<where>(?:the|my|our|his|her)\s[a-z]+)",
        r"We live \g<far> \g<unit>s from \g<where>.",
        "you live more than three miles from the depot", "It's a nine-mile drive to the depot.",
        "It's a nine-minute drive to the depot.",
        needs="mile|kilomet|metre|meter|yard",
    ),
    Rewording(
        "home-empty-for",
        rf"\b(?:it|(?:my|our|the)\s(?:[a-z]+\s)?{HOME})(?:['’]s|\shas)\s(?:now\s)?(?:been|stood|lain|sat|stayed)\s(?:empty|vacant"
        rf"|unoccupied|uninhabited)\s{_LASTING}",
        _empty,
        "your home has been empty for more than six months",
        "My flat has stood vacant for a good ten months.",
        "My plate has stood vacant for a good ten months.",
        needs="empty|vacant|unoccupied|uninhabited",
    ),
    Rewording(
        "nobody-in-the-home",
        r"\b(?:(?:nobody|no\sone|no-one)(?:['’]s|\shas)?\s(?:been\s)?(?:lived|living|lives|stayed|slept|there|been)\s"
        rf"(?:(?:in\s(?:it|(?:my|our|the)\s(?:[a-z]+\s)?{HOME})|there)\s)?|has\s(?:had\s)?(?:nobody|no\sone)\s(?:living\s)?in\sit\s){_LASTING}",
        _empty,
        "your home has been empty for more than six months",
        "Nobody has lived in it since my aunt died four years ago.",
        "Nobody has smoked in it since my aunt died four years ago.",
        needs="nobody|no one|no-one",
    ),
    Rewording(
        "tenants-gone",
        rf"\b(?:the|my|our)(?:\slast)?\s(?:tenants?|lodgers?|previous\sowners?)\s(?:moved\sout|left)\s(?P<spell>{_SPELL})\sago",
        _empty,
        "your home has been empty for more than six months", "The tenants left two years ago.",
        "The tenants laughed two years ago.",
        needs=" ago",
    ),
    Rewording(
        "was-due",
        rf"\bit\s(?:was\sdue|should\shave\sbeen\s(?:brought|taken|returned))(?:\sback|\sin)?\s(?:(?P<spell>{_SPELL})\sago|yesterday)",
        _overdue,
        "it is more than 14 days late", "It was due back two months ago.",
        "It was dug up two months ago.",
        needs="due|should have",
    ),
    Rewording(
        "resident-for",
        r"\bI(?:['’]ve|\shave)\sbeen\sa\sresident\s(?:of|in)\s(?P<where>(?:the|this|our)\s[a-z]+|[A-Z][a-z]+)\s(?P<spell>(?:for|since)\s"
        r"[^.,;!?]+)",
        _resident,
        "you have lived in the valley for two years",
        "I've been a resident of the valley since I was born.",
        "I've been a president of the valley since I was born.",
        needs="resident",
    ),
    Rewording(
        "spent-the-last-years",
        rf"\b(?P<who>I|we)(?:['’]ve|\shave)\sspent\s(?:the\s|these\s)?(?:last|past)\s(?P<spell>{_SPELL})\s(?P<where>(?:in|on)\s[^.,;!?]+|here)",
        r"\g<who> have lived \g<where> for \g<spell>.",
        "you have lived in the valley for two years",
        "I've spent the last nine years in the valley.",
        "I've spent the last nine pounds in the valley.",
        needs="spent",
    ),
    Rewording(
        "came-to-live",
        r"\b(?P<who>I|we)\s(?:only\s|first\s)?came\sto\s(?P<where>(?:the|this)\s(?:town|city|village|valley|area|country|island|county"
        r"|borough|district))\s(?P<when>[^.,;!?]+)",
        r"\g<who> moved to \g<where> \g<when>.",
        "you have lived in the valley for two years", "I came to the valley three weeks ago.",
        "I came to the volley three weeks ago.", value=False,
        needs="came to",
    ),
    Rewording(
        "on-the-team-for",
        r"\bI(?:['’]ve|\shave)\s(?:only\s|now\s)?been\s(?:on|in)\s(?:the|this)\s(?:team|staff|payroll|job|post|role|department)\s(?:here\s)?"
        rf"for\s(?P<spell>{_SPELL})",
        r"I have worked here for \g<spell>.",
        "you have worked here for 12 months or longer", "I've been on the team for six years.",
        "I've been on the train for six years.",
        needs="been",
    ),
    Rewording(
        "in-a-year-of-the-job",
        r"\b(?:this\sis|it['’]s|it\sis|I['’]m\sin|I\sam\sin)\s(?:only\s)?my\s(?P<nth>[a-z]+|\d+(?:st|nd|rd|th))\s(?P<unit>year|month|week)\s"
        r"(?:with\s(?:the|this)\s(?:company|firm|team)|in\s(?:the|this)\s(?:job|post|role)|working\shere|at\s(?:the\s(?:company|firm)|work))",
        _in_the_job,
        "you have worked here for 12 months or longer", "This is my third year with the company.",
        "This is my third year with the conductor.",
        needs="year|month|week",
    ),
    Rewording(
        "joined-so-long-ago",
        rf"\bI\s(?:only\s|just\s)?joined\s(?P<spell>{_SPELL})\sago",
        r"I have worked here for \g<spell>.",
        "you have worked here for 12 months or longer", "I joined seven weeks ago.",
        "I jogged seven weeks ago.", value=False,
        needs="joined",
    ),
    Rewording(
        "here-for-so-long",
        rf"\bI(?:['’]ve|\shave)\s(?:only\s|just\s|now\s)*been\shere\s(?:for\s)?(?P<spell>{_SPELL})",
        r"I arrived \g<spell> ago.",
        "you arrived more than 8 days ago", "I've been here for a month now.",
        "I've been ill for a month now.",
        needs="been here",
    ),
    Rewording(
        "of-that-year",
        r"\b(?:it['’]s|it\sis|(?:I|we)\s(?:live\sin|own|have|drive|run)|(?:mine|ours)\sis)\san?\s(?:[a-z-]+\s){0,2}?"
        r"(?P<year>(?:1[5-9]|20)\d\d)(?P<decade>s)?\s(?:[a-z-]+\s)??(?P<what>[a-z]+)\b",
        _aged,
        "your house was built before 1950", "We live in a 1930s bungalow.",
        "We live in a 1930s bubble.",
    ),
    Rewording(
        "went-up-in",
        rf"\b(?:(?P<mine>mine|ours|it)|(?:my|our|the)\s(?:[a-z]+\s)?(?:{HOME}|(?P<block>block|building)))\s(?:was\s(?:put\sup|raised|erected)|went\sup)\s(?P<when>(?:in|before|after)\s"
        r"(?:the\s)?(?:[a-z]+\s)?\d{4}s?)",
        _put_up,
        "your house was built before 1950", "My place was put up in 1902.",
        "My place was painted in 1902.",
        needs="put up|raised|erected|went up",
    ),
    Rewording(
        "only-child",
        r"\b(?:my|our)\s(?:[a-z]+\s){0,2}?(?:son|daughter|boy|girl|lad|lass|kid|child|baby|toddler|one)\s(?:[a-z]+\s)?"
        r"is\s(?:our|my|an)\sonly\s(?:child|one)\b",
        r"I have one child. We have one child.",
        "you have three or more children", "Our daughter is an only child.",
        "Our neighbour is an only child.", value=False,
        needs="only child|only one",
    ),
    Rewording(
        "has-triplets",
        r"\b(?P<who>I|we)(?:['’]ve|\shave)(?:\sgot)?\s(?P<set>triplets|quadruplets)\b",
        lambda m: f"{m['who']} have at least {_AT_BIRTH[m['set'].lower()]} children.",
        "you have three or more children", "We've got triplets.", "We've got trinkets.",
        needs="triplets|quadruplets",
    ),
    Rewording(
        "left-to-pay-back",
        rf"\b(?P<who>I|we)(?:['’]ve|\shave)?\s(?:still\s|only\s)?(?:have\s|got\s)?(?P<sum>{_SUM})\s(?:left\s|still\s)?to\s(?:pay\s(?:back|off)"
        r"|repay|clear)\b",
        r"\g<who> owe \g<sum>.",
        "you owe less than €3,000", "I still have 900 euros to pay back.",
        "I still have 900 minutes to pay back.",
        needs=" to ",
    ),
    Rewording(
        "loan-is",
        rf"\bmy\s(?:debts?|loan|overdraft|arrears)\s(?:is|are|stands?\sat|comes?\sto|amounts?\sto)\s(?P<sum>{_SUM})",
        r"I owe \g<sum>.",
        "you owe less than €3,000", "My loan is €800.", "My lodger is €800.",
        needs="debt|loan|overdraft|arrears",
    ),
    Rewording(
        "so-long-ahead",
        rf"\b(?P<who>I|we)\s(?P<did>[a-z]+ed|gave\snotice|told\sthem)\s(?P<what>it\s|them\s)?(?P<spell>{_SPELL})\s"
        r"(?:ahead\sof|in\sadvance\sof|prior\sto)\s",
        r"\g<who> \g<did> \g<what>\g<spell> before ",
        "you cancel less than 14 days before the start",
        "I cancelled six weeks ahead of the start.",
        "I cancelled six weeks instead of the start.", value=False,
        needs="ahead of|advance of|prior to",
    ),
    Rewording(
        "year-of-birth",
        r"\bmy\syear\sof\sbirth(?:['’]s|\sis|\swas)\s(?P<year>(?:19|20)\d\d)",
        r"I was born in \g<year>.",
        "you were born before 1 April 1960", "My year of birth is 1948.",
        "My year of mirth is 1948.",
        needs="year of birth",
    ),
)  # fmt: skip
