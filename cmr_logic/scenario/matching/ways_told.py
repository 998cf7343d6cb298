"""How, or when against the clock, a deed was done: the ways that rules name and people tell.

"You cancelled **in writing**" holds where a story tells of the deed and a letter, and fails where
it tells of the deed and of a telephone: of one deed, two such ways are not both told.
"""

from __future__ import annotations

import re
from functools import lru_cache

from cmr_logic.records import record
from cmr_logic.text.patterns import compiled


@record(frozen=True, slots=True)
class Way:
    """A way in which things are done.

    Args:
        name: a unique name.
        asks: what a rule says behind the deed.
        tells: how people tell that it was done so.
        others: how they tell that it was done in another way.
        fires: a clause that names it, and a story that tells of it.
        fails: a story that tells of another.
        silent: a story that leaves that clause open.
        instead: how they tell that somebody else, or nobody, does it so, in whatever verb.
        unnamed: they tell it without the verb of the deed: "I missed the deadline".
        habit: one may do the same now so, now otherwise, so that others count only with "only".
    """

    name: str
    asks: str
    tells: str
    others: str
    fires: tuple[str, str]
    fails: str
    silent: str
    instead: str = ""
    unnamed: bool = False
    habit: bool = False


_PHONE = (
    r"(?:by|over\sthe|on\sthe)\s(?:tele)?phone|(?:tele)?phoned|phone\scall|\brang\b|by\sringing"
)
_LETTER = r"(?<!-)letters?\b(?!\s?box)|\bposted\b|by\s(?:[a-z]+\s)?(?:post|mail)\b|in\sthe\spost"
_MAIL = r"e-?mail(?:s|ed)?"
_FACE = r"in\sperson|face\sto\sface|(?:over|at)\sthe\s(?:[a-z]+\s)?(?:counter|desk)"
_WEB = (
    r"online|(?:web\s?)site|web\s?(?:page|form)|the\sinternet|the\s(?:[a-z]+\s)?(?:app|portal)\b"
    r"|(?:from|on)\smy\s(?:laptop|computer|tablet)"
)
_PAPER = r"\bpaper\s(?:form|copy|version)|on\spaper\b"
_SAID = r"by\sword\sof\smouth|orally|verbally|\bin\spassing\b"
_CARD = r"\b(?:(?:debit|credit|bank)\s)?cards?\b|contactless"
_CASH = r"\bcash\b|\bnotes\sand\scoins|\bbanknotes|\b(?:in|with)\scoins"
_TRANSFER = r"\b(?:bank\s)?transfer(?:red)?\b|direct\sdebit|standing\sorder"
_CHEQUE = r"\bcheques?\b|\bchecks?\b"
_SPELL = (
    r"(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|\d+|(?:a\s)?few|several"
    r"|some|a\sfull|a\swhole|half\san?)\s(?:whole\s|full\s|good\s)?"
    r"(?:minutes?|hours?|days?|weeks?|months?|fortnight)"
)
_DAY_SET = r"(?:deadline|due\sdate|closing\sdate|return\sdate|cut-?off(?:\sdate)?)"
_DUE = (
    r"(?:(?:it|they|the\s[a-z]+)\s(?:was|were|is|are)\sdue(?:\sback)?"
    rf"|the\s(?:[a-z]+\s)?{_DAY_SET})"
)
_EARLIER = (
    rf"in\sadvance|beforehand|ahead\sof\stime|(?:{_SPELL}|the\s(?:day|night|week|evening|morning"
    r"|month|afternoon))\s(?:before|earlier|ahead|in\sadvance)(?!\s(?:yesterday|last))"
    rf"|\bbefore(?:\s(?:it|that|then|the\s[a-z]+)|hand)?(?=\s*[.,;!]|$)"
)
_LATER = (
    rf"afterwards?|(?:{_SPELL}|the\s(?:day|night|week|evening|morning|month))\s(?:after|later)"
    r"|\bafter\s(?:it|that|the\s(?:event|fact))|the\s(?:next|following)\s(?:day|week|morning)"
)
_LATE = (
    rf"\b(?:too\s)?late\b(?!\s(?:fee|in\sthe|at\snight|shift|show))|behind\stime|overdue"
    rf"|\b(?:after|past)\s{_DUE}|missed\sthe\s(?:[a-z]+\s)?{_DAY_SET}"
)
_ON_TIME = (
    rf"\bon\s(?:time|schedule|the\sdot)\b|\bin\s(?:good\s)?time\b|\bearl(?:y|ier)\b(?!\sin\sthe)"
    rf"|punctual(?:ly)?|ahead\sof\stime|to\s(?:schedule|time)\b|\bbefore\s{_DUE}"
    rf"|\bwith\s{_SPELL}\sto\sspare|\bin\splenty\sof\stime\b|\bon\sthe\s(?:very\s)?day\s{_DUE}"
    r"|\bnot\s(?:[a-z]+\s){0,3}late\b"
)
# fmt: off
WAYS: tuple[Way, ...] = (
    Way(
        "by-letter", r"by\sletter", rf"{_LETTER}|in\sblack\sand\swhite",
        rf"{_PHONE}|{_SAID}|{_FACE}|{_MAIL}|{_WEB}|\btext(?:ed|\smessages?)\b",
        fires=("you cancelled the lessons by letter", "I cancelled the lessons by post."),
        fails="I cancelled the lessons by text message.",
        silent="I cancelled the lessons in spring.",
    ),
    Way(
        "in-writing", r"in\swriting|by\sletter\sor\se-?mail",
        rf"in\swriting|\bwritten\b|\bwrote\b|{_LETTER}|in\sblack\sand\swhite",
        rf"{_PHONE}|{_SAID}|{_FACE}",
        fires=("you cancelled the lessons in writing", "I cancelled the lessons by letter."),
        fails="I cancelled the lessons over the phone.",
        silent="I cancelled the lessons in spring.",
    ),
    Way(
        "by-post", r"by\s(?:post|mail|registered\spost)|through\sthe\spost",
        _LETTER,
        rf"{_MAIL}|{_PHONE}|{_FACE}|{_WEB}|by\shand\b|by\scourier",
        fires=("you applied by post", "I applied by letter."),
        fails="I applied at the counter.", silent="I applied at the weekend.",
    ),
    Way(
        "by-email", r"by\se-?mail|via\se-?mail", _MAIL,
        rf"{_LETTER}|{_PHONE}|{_FACE}|{_PAPER}|by\shand\b",
        fires=("you sent the form by e-mail", "I sent the form by e-mail."),
        fails="I sent the form by post.", silent="I sent the form on Monday.",
    ),
    Way(
        "online",
        r"online|on(?:line)?\s(?:the|our|its)\swebsite|(?:through|via|on)\sthe\s(?:internet|app"
        r"|website|portal)",
        _WEB,
        rf"{_LETTER}|{_PHONE}|{_FACE}|{_PAPER}|by\shand\b",
        fires=("you booked the room online", "I booked the room on your website."),
        fails="I booked the room over the phone.", silent="I booked the room for two.",
    ),
    Way(
        "in-person", r"in\sperson|yourself|personally",
        r"in\sperson|\bmyself\b|\bourselves\b|personally|face\sto\sface",
        rf"{_LETTER}|{_MAIL}|{_WEB}|{_PHONE}|by\scourier|\bcourier(?:ed)?\b",
        fires=("you collect the parcel in person", "I'm collecting the parcel myself."),
        fails="My brother will collect the parcel for me.",
        silent="The parcel can be collected from May.",
        instead=r"\b(?:my|our)\s(?:[a-z-]+\s)?(?!own\b)[a-z-]+\s(?:will|is\s(?:going\sto"
        r"|coming\sto)"
        r"|can|could|has|did|is|shall|would)?\b[^.;!?]*\bfor\s(?:me|us)\b|\b(?:somebody"
        r"|someone)\selse\b"
        r"|\bon\s(?:my|our)\sbehalf\b|\b(?:can(?:no|['’])t|cannot|can\snot|could\snot|won['’]t)\s"
        r"(?:come|go|be\sthere|make\sit)\s(?:myself|in\sperson)",
    ),
    Way(
        "by-phone", r"by\s(?:tele)?phone|over\sthe\s(?:tele)?phone", _PHONE,
        rf"{_LETTER}|{_MAIL}|{_WEB}|{_FACE}|in\swriting",
        fires=("you booked by phone", "I booked over the phone."),
        fails="I booked on the website.", silent="I booked on Tuesday.",
    ),
    Way(
        "in-cash", r"in\scash|cash|with\scash", _CASH,
        rf"{_CARD}|{_TRANSFER}|{_CHEQUE}|with\smy\sphone",
        fires=("you paid in cash", "I paid with notes and coins."),
        fails="I paid by card.", silent="I paid on Friday.",
    ),
    Way(
        "by-card",
        r"(?:by|with)\s(?:an?\s|your\s)?(?:(?:debit|credit|bank)\s(?:or\s(?:debit"
        r"|credit)\s)?)?card",
        _CARD, rf"{_CASH}|{_CHEQUE}|{_TRANSFER}",
        fires=("you pay by card", "I pay with my debit card."),
        fails="I pay cash.", silent="I pay every week.",
    ),
    Way(
        "by-transfer", r"by\s(?:bank\s)?transfer|by\s(?:direct\sdebit|standing\sorder)",
        _TRANSFER, rf"{_CASH}|{_CHEQUE}|\bcards?\b",
        fires=("you pay by direct debit", "I pay by direct debit."),
        fails="I pay in cash.", silent="I pay in spring.",
    ),
    Way(
        "in-instalments", r"in\s(?:[a-z]+\s)?instal?lments|by\sinstal?lments",
        r"\binstal?lments\b|\ba\sbit\s(?:every|each)\smonth|in\s(?:two|three|four|several)\sparts",
        r"\bin\sone\sgo\b|\ball\sat\sonce\b|\blump\ssum\b|\bin\sfull\b|\bin\sone\spayment\b",
        fires=("you paid the fee in instalments", "I paid the fee in three parts."),
        fails="I paid the fee all at once.", silent="I paid the fee in March.",
    ),
    Way(
        "in-advance", r"in\sadvance|beforehand|ahead\sof\stime",
        _EARLIER, _LATER,
        fires=("you told the coach in advance", "I told the coach two days before."),
        fails="I only told the coach afterwards.", silent="I told the coach on the bus.",
    ),
    Way(
        "late", rf"late|too\slate|(?:after|past)\s{_DUE}", _LATE, _ON_TIME,
        fires=("you returned the boat late", "I returned the boat after it was due."),
        fails="I returned the boat a day early.", silent="I returned the boat in May.",
    ),
    Way(
        "on-time", r"on\stime|in\s(?:good\s)?time|punctually", _ON_TIME, _LATE,
        fires=("you returned the boat on time", "I returned the boat a day early."),
        fails="I returned the boat too late.", silent="I returned the boat in May.",
    ),
    Way(
        "by-the-deadline",
        rf"(?:by|before|no\slater\sthan|on\sor\sbefore)\s(?:{_DUE}|{_DAY_SET}"
        rf"|\d{{1,2}}\s[a-z]+(?:\s\d{{4}})?)",
        rf"\b(?:ahead\sof|in\stime\sfor)\sthe\s(?:[a-z]+\s)?{_DAY_SET}\b|{_ON_TIME}",
        rf"{_LATE}|\btoo\slate\b",
        fires=("you applied by the deadline", "I applied two days before the deadline."),
        fails="I missed the deadline.", silent="I applied for a day off.",
        instead=rf"\bI\smissed\sthe\s(?:[a-z]+\s)?{_DAY_SET}\b(?!\sfor\b)",
        unnamed=True,
    ),
    Way(
        "by-choice", r"voluntarily|of\syour\sown\s(?:accord|free\swill)|by\schoice",
        r"voluntarily|of\smy\sown\s(?:accord|free\swill)|by\s(?:my\sown\s)?choice|nobody\smade\sme",
        r"against\smy\swill|\bunder\spressure\b|\bbecause\s(?:they|he|she|my\sboss)\smade\sme\b",
        fires=("you joined the trial voluntarily", "I joined the trial of my own accord."),
        fails="I joined the trial against my will.", silent="I joined the trial in a hurry.",
    ),
    Way(
        "on-purpose", r"on\spurpose|deliberately|intentionally|wilfully",
        r"\bon\spurpose\b|\bdeliberately\b|\bintentionally\b|\bin\s(?:anger|a\srage)\b",
        r"\bby\s(?:accident|mistake)\b|\baccidentally\b|\bunintentionally\b"
        r"|\bwithout\smeaning\sto\b",
        fires=("you broke the vase on purpose", "I broke the vase deliberately."),
        fails="I broke the vase by accident.", silent="I broke the vase at noon.",
    ),
    Way(
        "by-accident", r"by\s(?:accident|mistake)|accidentally|unintentionally",
        r"\bby\s(?:accident|mistake)\b|\baccidentally\b|\bunintentionally\b"
        r"|\bwithout\smeaning\sto\b",
        r"\bon\spurpose\b|\bdeliberately\b|\bintentionally\b|\bin\s(?:anger|a\srage)\b",
        fires=("you broke the vase by accident", "I accidentally broke the vase."),
        fails="I broke the vase in a rage.", silent="I broke the vase at noon.",
    ),
    Way(
        "second-hand", r"second-?\s?hand|used",
        r"second-?\s?hand|\bpre-owned\b|\bat\sa\sflea\smarket",
        r"\bbrand\snew\b|\bnew\b(?!\s(?:to|in))",
        fires=("you bought the bike second-hand", "I bought the bike at a flea market."),
        fails="I bought the bike brand new.", silent="I bought the bike in Oslo.",
    ),
    Way(
        "bought-new", r"new|brand\snew", r"\bbrand\snew\b|\bnew\b(?!\s(?:to|in))",
        r"second-?\s?hand|\bpre-owned\b|\bat\sa\sflea\smarket",
        fires=("you bought the bike new", "I bought the bike brand new."),
        fails="I bought the bike second-hand.", silent="I bought the bike in Oslo.",
    ),
    Way(
        "at-night", r"at\snight|by\snight|during\sthe\snight|after\sdark",
        r"\bat\snight\b|\bnights\b|\bnight\sshifts?\b|\bafter\sdark\b|\bby\snight\b",
        r"\b(?:in|during)\sthe\s(?:day(?:time)?|mornings?|afternoons?)\b|\bby\sday\b"
        r"|\bin\sdaylight\b"
        r"|\bday\sshifts?\b|\bdays\b",
        fires=("you drive the taxi at night", "I drive the taxi after dark."),
        fails="I drive the taxi in the daytime only.", silent="I drive the taxi at weekends.",
        habit=True,
    ),
    Way(
        "for-work",
        r"for\s(?:your\s)?(?:work|business|professional\spurposes|your\sjob)|(?:in"
        r"|for)\sthe\scourse"
        r"\sof\s(?:work|business)|commercially",
        r"\bfor\s(?:my\s|our\s)?(?:work|business|job|trade|firm|company)\b(?!\s(?:clothes|shoes))"
        r"|\bto\s(?:see|visit|reach|get\sto|serve|meet)\s(?:my\s|our\s|the\s)?"
        r"(?:clients|customers|patients|pupils)\b"
        r"|\bto\smy\s(?:clients|customers|patients)\b|\bdeliver(?:ing|ies)?\b|\bon\smy\srounds\b",
        r"\bpriva(?:te|tely)\b|\bpleasure\b|\bshopping\b|\bholidays?\b|\bleisure\b|\bfun\b"
        r"|\bcamping\b"
        r"|\bhobby\b|\bthe\sweekends?\b|\bfamily\s(?:trips|outings)\b",
        fires=("you use the boat for business", "I use the boat to reach my customers."),
        fails="I use the boat for pleasure only.", silent="I use the boat in summer.",
        habit=True,
    ),
    Way(
        "on-foot", r"on\sfoot", r"\bon\sfoot\b|\bwalk(?:ed|ing)?\b",
        r"\bby\s(?:car|bike|bicycle|bus|train|tram|taxi)\b|\bdr[oi]v(?:e|ing)\b|\bcycl(?:e|ed"
        r"|ing)\b",
        fires=("you come to school on foot", "I come to school on foot, rain or shine."),
        fails="I come to school by tram only.", silent="I come to school at eight.",
        habit=True,
    ),
    Way(
        "by-bike", r"by\s(?:bike|bicycle|cycle)", r"\bby\s(?:bike|bicycle)\b|\bcycl(?:e|ed|ing)\b",
        r"\bon\sfoot\b|\bby\s(?:car|bus|train|tram|taxi)\b|\bdr[oi]v(?:e|ing)\b",
        fires=("you come to school by bicycle", "I come to school by bike."),
        fails="I always come to school by tram.", silent="I come to school at eight.",
        habit=True,
    ),
    Way(
        "unpaid", r"(?:unpaid|without\spay|for\s(?:free|nothing)|as\s(?:a\svolunteer|volunteers))",
        r"\bunpaid\b|\bwithout\spay\b|\bfor\s(?:free|nothing)\b|\bas\sa\svolunteer\b",
        r"\bfor\s(?:pay|money|a\s(?:wage|fee|salary))\b|\bpaid\s(?:by|for)\b",
        fires=("you coach the team for free", "I coach the team as a volunteer."),
        fails="I coach the team for a fee.", silent="I coach the team on Mondays.",
    ),
)
# fmt: on
_NONE = re.compile(
    r"(?:\bnot|n['’]t|\bnever|\bno|\bnothing|\bwithout|\bneither|\bnor|\binstead\sof"
    r"|\brather\sthan)"
    r"\b(?!\sonly)[^.;,!?]{0,30}$",
    re.IGNORECASE,
)
_ONLY = re.compile(
    r"\b(?:only|just|purely|solely|exclusively|always|nothing\s(?:but|else)|never)\b", re.IGNORECASE
)
# What one may have in two ways: "the owner's **permission** in writing"; not "told us in writing".
_CONSENT = re.compile(r"\b(?:permission|consent|approval|agreement|leave)\b")
_TRAILING = re.compile(r"[,\s]+$")


@lru_cache(maxsize=4096)
def deed_and_way(statement: str) -> tuple[str, Way] | None:
    """Return what a clause says is done, and the way in which; None for other clauses.

    Args:
        statement: the clause.

    Example:
        >>> deed, way = deed_and_way("you cancelled the lessons in writing")
        >>> deed, way.name
        ('you cancelled the lessons', 'in-writing')
        >>> deed_and_way("you cancelled the lessons in anger") is None
        True
    """
    for way in WAYS:
        match = compiled(rf"^(?P<deed>[a-z]+\s.+?)\s(?:{way.asks})(?P<to>\sto\s.+)?$").match(
            statement
        )
        if match is not None and _CONSENT.search(match["deed"]) is None:
            return _TRAILING.sub("", match["deed"]) + (match["to"] or ""), way
    return None


def done_that_way(way: Way, words: str) -> bool | None:
    """Tell whether words that tell a deed say that it was done in a way; None if they do not say.

    Args:
        way: the way.
        words: those of a story.

    Example:
        >>> way = deed_and_way("you cancelled the lessons in writing")[1]
        >>> done_that_way(way, "I cancelled by letter"), done_that_way(way, "I cancelled by phone")
        (True, False)
        >>> done_that_way(way, "I cancelled by phone and sent a letter later") is None
        True
    """
    told = _met(way.tells, words)
    other = _met(way.others, words)
    if True in told and True not in other:
        return None if False in told else True
    if True in told:
        return None
    if True in other:
        return None if way.habit and _ONLY.search(words) is None else False
    return False if False in told and not way.habit else None


def done_by_others(way: Way, words: str) -> bool:
    """Tell whether words say that another does a thing that one would have to do oneself.

    Args:
        way: the way.
        words: those of a story.

    Example:
        >>> way = deed_and_way("you collect the parcel in person")[1]
        >>> done_by_others(way, "My brother will collect the parcel for me")
        True
        >>> done_by_others(way, "I will collect the parcel for my brother")
        False
    """
    return bool(way.instead) and compiled(way.instead).search(words) is not None


def _met(pattern: str, words: str) -> set[bool]:
    """Return whether words say what a pattern tells, and whether they deny it."""
    return {
        _NONE.search(words[: match.start()]) is None for match in compiled(pattern).finditer(words)
    }
