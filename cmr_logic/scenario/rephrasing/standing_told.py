"""In what standing somebody is, told by what shows it: paid or unpaid, for a season or for good.

The entries are read and tested like those of :mod:`.rewordings`.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.shown.notation import is_denied_before, is_told_as_so
from cmr_logic.text.patterns import compiled

_END = r"(?=\s*(?:[.,;:!?—–]|$|and\b|but\b|so\b))"
_I = r"\b(?:I|we)"
_AM = r"(?:['’](?:m|re|ll\sbe)|\sam|\sare|\swill\sbe)"
_N = (
    r"(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty"
    r"|thirty|\d+"
    r"|some|several|a\s(?:few|couple\sof|dozen))"
)
# Of the classes of a train or a plane, what each is called in full.
_CLASSES = {
    "business": "business class", "first": "first class", "economy": "economy class",
    "premium economy": "premium economy class", "standard": "standard class",
    "second": "second class", "club": "club class", "coach": "economy class",
}  # fmt: skip
_CLASS = r"(?P<which>premium\seconomy|business|first|economy|standard|second)(?P<class>[\s-]class)?"
_PLACE = (
    r"(?P<place>(?:(?:the|our|your|my)\s(?:local\s|village\s|town\s)?)(?:[a-z]+\s)??[a-z]+)"
    r"(?P<part>['’]s\s(?:[a-z]+\s)?[a-z]+)?"
)
_UNPAID = (
    r"(?:without\s(?:any\s)?(?:pay|payment|wages?|a\swage|being\spaid)|unpaid|for\s(?:nothing"
    r"|free|no\s(?:pay|money|wages?))"
    r"|as\san\sunpaid\shelper|free\sof\scharge)"
)
_NOT_PAID = (
    r"(?:(?:don['’]t|do\snot|never|without)\s(?:get(?:ting)?|tak(?:e|ing)|earn(?:ing)?"
    r"|receiv(?:e|ing)|see(?:ing)?)\s"
    r"(?:paid|a\s(?:single\s)?(?:penny|cent|wage)|any(?:thing|\s(?:money|pay|wages?)))|(?:am|are"
    r"|['’]m|['’]re)(?:\snot|n['’]t)\spaid"
    r"|nobody\spays\s(?:me|us))"
)
_SEASON = (
    r"(?:summer|winter|spring|autumn|season|harvest|holidays|rush|christmas|festival|campaign"
    r"|project"
    r"|term|tourist\sseason|next\s[a-z]+\s(?:weeks|months)|(?:few|couple\sof|two|three|four|six"
    r"|nine)\s(?:weeks|months))"
)
_MONTH = (
    r"(?:january|february|march|april|may|june|july|august|september|october|november|december"
    r"|christmas|easter|(?:the\s)?(?:end\sof|close\sof|summer|season|autumn|winter|spring|year)\b)"
)
_DISABLED = (
    r"(?P<how>disabled|in\sa\swheelchair|a\swheelchair\suser|registered\sdisabled"
    r"|severely\sdisabled"
    r"|paralysed|blind|registered\sblind|deaf)"
)
_SORTS = ("person", "visitor", "passenger", "guest", "customer", "member", "adult", "friend")
_CARES = compiled(
    r"\b(?:carer|look(?:s|ing)?\safter\s(?:him|her|them)|(?:takes?|taking)\scare\sof\s(?:him|her"
    r"|them)"
    r"|car(?:e|ing)\sfor\s(?:him|her|them))\b"
)


def _so(says: str) -> Callable[[re.Match[str]], str]:
    """Return what makes the words of rules of a match, where it is told as so."""

    def said(match: re.Match[str]) -> str:
        if not is_told_as_so(match) or is_denied_before(match):
            return ""
        return match.expand(says)

    return said


def _in_class(match: re.Match[str]) -> str:
    """Return in which class somebody travels, and in which others they do not."""
    which = re.sub(r"\s+", " ", match["which"].lower())
    if not is_told_as_so(match) or is_denied_before(match):
        return ""
    name = _CLASSES[which]
    others = {other for other in _CLASSES.values() if other != name}
    said = [f"I travel in {name}. I am travelling in {name}. I have a {name} ticket. I fly {name}"]
    said += [
        f"I do not travel in {other}. I am not travelling in {other}. "
        f"I do not have a {other} ticket. I do not fly {other}"
        for other in sorted(others)
    ]
    return ". ".join(said) + "."


def _unpaid(match: re.Match[str]) -> str:
    """Return that somebody is a volunteer where they help without pay."""
    if not is_told_as_so(match):
        return ""
    places = [match["place"], match["place"] + (match["part"] or "")]
    said = ["I am a volunteer", "I volunteer", "I do voluntary work", "I am not paid"]
    for place in dict.fromkeys(places):
        said += [f"I am a volunteer at {place}", f"I volunteer at {place}"]
    return ". ".join(said) + "."


def _paid_there(match: re.Match[str]) -> str:
    """Return that somebody is a paid worker, and no volunteer."""
    if not is_told_as_so(match) or is_denied_before(match):
        return ""
    if match["on"] and not (match["part"] or "").endswith(("payroll", "staff", "books")):
        return ""
    place = match["place"]
    return (
        f"I am not a volunteer at {place}. I do not volunteer at {place}. I am not a volunteer. "
        f"I am employed by {place}. I am paid."
    )


def _escorts(match: re.Match[str]) -> str:
    """Return whom somebody accompanies who is disabled."""
    if not is_told_as_so(match) or is_denied_before(match):
        return ""
    how = match.groupdict().get("how") or "disabled"
    how = "disabled" if "wheelchair" in how.lower() or "paralysed" in how.lower() else how
    said = [f"I accompany a {how} {sort}" for sort in _SORTS]
    if _CARES.search(match.string):
        said += [f"I accompany a {how} {sort} as a carer" for sort in _SORTS]
    return ". ".join(said) + "."


def _pays(match: re.Match[str]) -> str:
    """Return that somebody employs the people whom they pay."""
    who = re.split(r"\s(?:and|plus)\s|,\s", match["who"].strip())
    staff = all(is_person(each.split()[-1].lower()) for each in who)
    if not staff or not is_told_as_so(match) or is_denied_before(match):
        return ""
    return "I employ staff. I employ people. I have staff. I have employees. I employ workers."


_STAFF = (
    r"(?P<who>(?:[a-z-]+\s){0,2}?[a-z-]+(?:(?:,\s|\s)(?:and\s|plus\s)?"
    r"(?:an?|one|two|three|four|five|\d+)\s(?:[a-z]+\s)?[a-z-]+){0,3}?)"
)
_NO_STAFF = (
    "I do not employ anybody. I do not employ staff. I have no employees. I employ nobody. "
    "I do not employ people. I have no staff."
)
_TEMPORARY = (
    "I do not have a permanent contract. My contract is not permanent. I am not a permanent "
    "employee. My job is temporary. My job is not permanent. I have a temporary contract. "
    "I have a fixed-term contract. I am a temporary worker."
)
_PERMANENT = (
    "I have a permanent contract. My contract is permanent. I am a permanent employee. My job is "
    "permanent. I do not have a fixed-term contract. I do not have a temporary contract."
)

STANDING_TOLD: tuple[Rewording, ...] = (
    Rewording(
        "seat-in-that-class",
        rf"(?:\b(?:my|our)\s(?:[a-z]+\s)?(?:seats?|tickets?|booking|fare|reservation|flight"
        rf"|berth)(?:['’]s|\s(?:is|are|was|were))\s(?:booked\s|only\s|just\s)?(?:in|for)"
        rf"|{_I}(?:{_AM}|['’]ve|\shave|['’]ll|\swill)?\s(?:only\s|just\s)?(?:fly|flying"
        rf"|booked(?:\sinto)?|travel|travelling|sitting|sit|seated|booked\sto\sfly)(?:\sin)?"
        rf"|\bin\srow\s\d+\s(?:in|of))\s{_CLASS}\b"
        r"(?!\s(?:place|half|night|week|day|session|trip|to|thing|at|on|visit|for\swork))",
        _in_class,
        "you are travelling in business class", "My seat is in business.",
        "My seat is in bright red.",
        needs="business|first|economy|standard|second",
    ),
    Rewording(
        "ticket-of-that-class",
        rf"{_I}(?:['’]ve|\shave)(?:\sgot)?\s(?:an?|only\san?)\s{_CLASS}\s(?:ticket|seat|fare"
        rf"|booking)\b",
        _in_class,
        "you are travelling in business class", "I have a business-class ticket.",
        "I have a busy-class timetable.",
        needs="business|first|economy|standard|second",
    ),
    Rewording(
        "helps-for-nothing",
        rf"{_I}\s(?:[a-z]+\s){{0,5}}?(?:at|in|with|for"
        rf"|to)\s{_PLACE}\s(?:[a-z]+\s){{0,4}}?(?:{_UNPAID}{_END}|(?:,?\s?(?:and|but)\s)?(?:I\s"
        rf"|we\s)?{_NOT_PAID})",
        _unpaid,
        "you are a volunteer at the library", "I help out at the library without pay.",
        "I help out at the library without fail.",
    ),
    Rewording(
        "paid-to-be-there",
        rf"{_I}{_AM}\s(?:(?:paid|employed)\s(?:to\s[a-z]+\s)?(?:by|at|in)|(?P<on>on))\s{_PLACE}",
        _paid_there,
        "you volunteer at the library", "I'm paid to work at the library.",
        "I'm told to work at the library.", value=False,
    ),
    Rewording(
        "only-for-the-season",
        rf"(?:{_I}(?:['’](?:m|re|ve\sbeen)|\s(?:was|were|am|are|got|have\sbeen))\s(?:only\s"
        rf"|just\s)?(?:taken\son|hired|employed|recruited|there|here|working\s(?:there|here)"
        rf"|helping\sout)|\b(?:took|hired|employed)\s(?:me|us)(?:\son)?|{_I}\s(?:got\sthe\sjob"
        rf"|started\s(?:there|here)))\s(?:just|only|purely)?\s?(?:for|until|till|over"
        rf"|through)\s(?:the|a|one|this)\s(?:[a-z]+\s)?{_SEASON}(?:\sseason|\srush)?\s?(?:only"
        rf"|alone)?\b"
        rf"|\b(?:my|our|the)\s(?:job|contract|post|work|employment|position)\s(?:there\s|here\s"
        rf"|with\sthem\s)?(?:stops|ends|finishes|is\sover|runs\sout|lasts|runs|expires"
        rf"|goes)\s(?:only\s|just\s)?(?:at|in|on|when|with|after|until|till"
        rf"|to)\s(?:the\s)?(?:end\s(?:of\s)?)?(?:the\s)?(?:last\s)?(?:[a-z]+\s)?(?:{_MONTH}"
        rf"|season|summer|harvest)",
        _so(_TEMPORARY),
        "you have a permanent contract", "I was taken on just for the summer.",
        "I was taken in just by the summary.", value=False,
    ),
    Rewording(
        "taken-on-for-good",
        r"\b(?:my|our)\s(?:job|post|position|place)\s(?:there\s|here\s)?(?:is"
        r"|became)\s(?:a\s)?permanent(?:\sone)?\b|\b(?:taken|kept|took\sme"
        r"|kept\sme)\son\sfor\s(?:good|ever|life)\b|\b(?:job|post|position)\sfor\slife\b",
        _so(_PERMANENT),
        "you have a permanent contract", "I was taken on for good after my trial.",
        "I was taken on for goods inwards.",
        needs="permanent|on for|for life",
    ),
    Rewording(
        "with-a-disabled-one",
        rf"{_I}(?:{_AM}|['’]ll|\swill|\scome|\sgo|\stravel)\s(?:be\s|come\s|go\s|coming\s"
        rf"|going\s|travelling\s|there\s|along\s|here\s|(?:at|to|in)\sthe\s[a-z]+\s)*"
        rf"with\s(?:(?!and\b)[\w.’']+\s?){{1,4}},?\s(?:who(?:['’]s|\sis)|(?:and\s)?(?:he"
        rf"|she)(?:['’]s|\sis))\s{_DISABLED}\b",
        _escorts,
        "you accompany a disabled person", "I'll be with Mr. Hale, who is disabled.",
        "I'll be with Mr. Hale, who is delighted.",
        needs="disabled|wheelchair|paralysed|blind|deaf",
    ),
    Rewording(
        "disabled-and-i-go-along",
        rf"\b(?:my|our)\s[a-z]+(?:['’]s|\sis)\s{_DISABLED}\s?,?\sand\s(?:I|we)(?:['’]ll|\swill"
        rf"|\salways|['’]m|\sam)?\s(?:go|come|travel|going|coming|travelling|be)\s(?:there\s"
        rf"|along\s)?with\s(?:him|her)\b",
        _escorts,
        "you accompany a disabled person", "My wife is disabled and I go with her.",
        "My wife is delighted and I go with her.",
        needs="disabled|wheelchair|paralysed|blind|deaf",
    ),
    Rewording(
        "pushes-the-chair",
        rf"{_I}(?:['’]ll|\swill|['’]ll\sbe|\swill\sbe|\salways)?\s(?:push|pushing)\s(?:my|our"
        rf"|the)\s[a-z]+['’]s\swheelchair\b",
        _escorts,
        "you accompany a disabled person", "I push my dad's wheelchair.",
        "I push my dad's wheelbarrow.",
        needs="wheelchair",
    ),
    Rewording(
        "comes-all-alone",
        rf"{_I}(?:{_AM}|['’]ll|\swill|\swent|\scame)\s(?:be\s)?(?:coming|going|come|go|visiting"
        rf"|travelling|here|there)?\s?(?:there\s|along\s)?(?:on\smy\sown|all\salone|alone"
        rf"|(?:all\s)?by\smyself|unaccompanied){_END}",
        _so("I do not accompany anybody. I am not accompanied by anybody. I am alone."),
        "you accompany a disabled person", "I'm coming on my own.", "I'm coming on my oar.",
        value=False,
        needs="own|alone|myself|unaccompanied",
    ),
    Rewording(
        "on-my-payroll",
        rf"\b(?:my|our)\s(?:payroll|wage\sbill|rota|staff|crew|workforce)\s(?:has|lists|covers"
        rf"|counts|is|are|includes|consists\sof)\s(?:{_N}\s)?{_STAFF}",
        _pays,
        "you employ staff", "My payroll has three waiters and a cook on it.",
        "My playlist has three waltzes and a polka on it.",
        needs="payroll|wage|rota|staff|crew|workforce",
    ),
    Rewording(
        "i-pay-their-wages",
        rf"{_I}\spay\s(?:the\s)?(?:wages?\s(?:of|to|for)\s)?{_N}\s{_STAFF}(?=\s(?:their\swages"
        rf"|a\swage|wages|every\s(?:week|month|friday)|by\sthe\shour|to\swork|to\shelp)\b)",
        _pays,
        "you employ staff", "I pay two waiters by the hour.", "I pay two ways by the hour.",
        needs=" pay ",
    ),
    Rewording(
        "paid-by-me",
        rf"\b(?:{_N}|the)\s{_STAFF}\s(?:(?:all\s)?(?:get|gets|draw|draws|receive|receives|have"
        rf"|has)\s(?:their|his|her|a)\s(?:wages?|pay|salary|salaries|money)\sfrom\s(?:me|us)"
        rf"|(?:I|we)\s(?:pay|employ)\b|(?:work|works|are|is)\s(?:under|for|employed\sby)\s(?:me"
        rf"|us)\b)",
        _pays,
        "you employ staff", "Two apprentices and a clerk get their wages from me.",
        "Two apprentices and a clerk get their washers from me.",
        needs="from me|from us| i pay| we pay|employ|under me|under us|for me|for us",
    ),
    Rewording(
        "nobody-on-the-payroll",
        r"\b(?:there(?:['’]s|\sis)\s)?(?:nobody|no\sone"
        r"|no-one)\s(?:else\s)?(?:is\s)?(?:on\s(?:my|our)\s(?:payroll|books)|works\s(?:for"
        r"|under)\s(?:me|us)|gets\s(?:wages|a\swage|paid|pay)\s(?:from|by)\s(?:me|us)|in\s(?:my"
        r"|our)\semploy)\b",
        _NO_STAFF,
        "you employ staff", "There's nobody on my payroll.", "There's nobody on my playlist.",
        value=False,
        needs="nobody|no one|no-one",
    ),
)  # fmt: skip
