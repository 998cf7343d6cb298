"""What only comes near to a clause: a letter about it, a test for it, half of it, another one."""

from __future__ import annotations

import re
from enum import Enum, auto

from cmr_logic import syntax
from cmr_logic.records import record
from cmr_logic.scenario.lexicon.relations import covers, keyed
from cmr_logic.scenario.matching.agreement import RECEIVING, STATIVE
from cmr_logic.scenario.matching.in_mind import is_only_in_mind
from cmr_logic.scenario.statements.statement import Statement, Tense, Who
from cmr_logic.text import words_in


class Asks(Enum):
    """What a clause asks, where words come only near to it."""

    STATE = auto()  # what somebody is or has: "you have asthma"
    DEED = auto()  # what has been done: "you have read the manual"
    OFFICE = auto()  # what somebody does: "you are a teacher"
    ANY = auto()  # whatever it asks


@record(frozen=True, slots=True)
class Near:
    """Words by which a story only comes near to what a clause says.

    Args:
        name: a unique name.
        words: the words; "what" names a group that must hold a word of the clause, if there is one.
        asks: what the clause asks where the words leave it open.
        clause: such a clause.
        silent: a story that leaves it open.
        fires: a story in words like these that settles it.
        before: the words stand right before those that speak of the clause.
        unless: a word of clauses that ask for just that, if there is one.
    """

    name: str
    words: re.Pattern[str]
    asks: Asks
    clause: str
    silent: str
    fires: str
    before: bool = False
    unless: str = ""


_PAPER = (
    r"(?:letter|e-?mail|message|leaflet|booklet|brochure|call|query|question|form|enquiry|inquiry|quote|quotation"
    r"|interview|test|assessment|application|appeal|waiting\slist|place\son\sthe\slist|chat|meeting|advert)s?"
)
_LOOKING = (
    r"(?:assess|test|screen|check|examin|investigat|scann|monitor|interview|consider|sound|vet|size)"
    r"(?:ed|ing|s|ted|ting)?"
)
_ING = r"[a-z]+ing"
_MONTH = "|".join(month.capitalize() for month in syntax.MONTHS)
_DAY = "|".join(day.capitalize() for day in syntax.WEEKDAYS)
_AHEAD = (
    rf"(?:in\s(?:{_MONTH})\b|on\s(?:{_DAY})\b|next\s(?!to\b|door\b)[a-z]+|tomorrow|soon|shortly|in\sa\s(?:few\s)?"
    r"(?:week|month|day|fortnight)s?\b|this\s(?:summer|autumn|winter|spring|weekend)"
    r"|at\sthe\send\sof\b)"
)
_COMING = (
    r"(?:going|becoming|getting|collecting|picking\sup|fetching|buying|adopting|starting|joining"
    r"|taking\sup|moving)"
)


_OFTEN = (
    rf"usually|normally|generally|(?:every|each)\s(?:day|week|month|year|quarter|other|{_DAY}|{_MONTH})|once\san?\b"
    r"|on\stime\severy|(?:week|month|year|annual|quarter)ly"
)


def _near(  # noqa: PLR0913 - the columns of a table
    name: str,
    words: str,
    asks: Asks,
    clause: str,
    *,
    silent: str,
    fires: str,
    before: bool = False,
    unless: str = "",
) -> Near:
    pattern = re.compile(words, re.IGNORECASE)
    return Near(name, pattern, asks, clause, silent, fires, before, unless)


NEAR: tuple[Near, ...] = (
    _near(
        "about-it",
        rf"\b{_PAPER}\s(?:about|regarding|concerning|for|on)\s(?:an?\s|the\s)?(?!my\b|our\b|\w*\s?arrears|debt)"
        r"(?P<what>[a-z]+(?:\s[a-z]+)?)",
        Asks.STATE,
        "you have a state pension",
        silent="I've got the form for a state pension.",
        fires="I've got a state pension, and a form to prove it.",
    ),
    _near(
        "looked-into",
        rf"\b{_LOOKING}\b(?!\spositive)(?:\s(?!positive)\w+){{0,3}}?\sfor\s(?:an?\s|the\s)?(?P<what>[a-z]+)",
        Asks.STATE,
        "you have asthma",
        silent="They're testing me for asthma.",
        fires="They're treating me for asthma.",
    ),
    _near(
        "booked-in-for",
        r"\bbooked\s(?:(?:my|our|the)\s(?:[a-z]+\s){1,2}?|(?:him|her|it|them)\s)in\sfor\b",
        Asks.STATE,
        "your dog is vaccinated",
        silent="I've booked my dog in for his jabs.",
        fires="I've brought my dog in for his jabs and he has had them all.",
    ),
    _near(
        "sent-for",
        r"\b(?:order|reserve|bid)(?:ed|d|ing)?\s(?:an?|the|my|our)\s(?:\w+\s)?(?P<what>[a-z]+)"
        r"|\bon\sorder\b|\bname\sdown\sfor\s(?:an?\s)?[a-z]+",
        Asks.STATE,
        "you have a car",
        silent="I've ordered a car.",
        fires="I've bought a car.",
    ),
    _near(
        "only-offered",
        r"\b(?:offered|offer\sof)\s(?:me\s|us\s)?(?:(?:an?|the|my)\s)?(?:[a-z-]+\s)?(?P<what>[a-z]+)",
        Asks.STATE,
        "you have a job",
        silent="I've been offered a job.",
        fires="I've a job, and was offered a rise.",
        unless="offer",
    ),
    _near(
        "offer-of-it",
        r"\b(?P<what>[a-z]+)\soffer\b",
        Asks.STATE,
        "you have a job",
        silent="I have a job offer.",
        fires="I have a job, and a good offer for my house.",
        unless="offer",
    ),
    _near(
        "far-from",
        r"\b(?:miles|far|nowhere\snear|a\slong\sway|well\s(?:away|clear)|some\sway)\s(?:away\s|off\s)?(?:from\s|of\s)?"
        r"(?:any|the|an?)\s(?P<what>[a-z]+(?:\s[a-z]+)?)",
        Asks.STATE,
        "your field is in a flood zone",
        silent="My field is near a flood zone.",
        fires="My field is in a flood zone, miles from the road.",
        unless="mile",
    ),
    _near(
        "may-have-it",
        r"\b(?:eligible\sfor(?=\s(?:membership|insurance|cover|registration)\b)|(?:suitable|in\sline|keen|ready|hopeful)\s(?:for|on|of))\s(?:an?\s|the\s"
        r"|being\s(?:an?\s)?|having\s(?:an?\s)?)?(?P<what>[a-z]+(?:\s[a-z]+)?)",
        Asks.STATE,
        "you are a member of the guild",
        silent="I'm eligible for membership of the guild.",
        fires="I'm a member of the guild, and keen on its feasts.",
    ),
    _near(
        "coming",
        rf"(?:['’](?:m|re)|\bam|\bare)\s(?:\w+ly\s)?{_COMING}\b.*\b{_AHEAD}",
        Asks.STATE,
        "you are self-employed",
        silent="I'm going self-employed in May.",
        fires="I went self-employed in May.",
    ),
    _near(
        "begun",
        rf"\b(?:started|begun|began|beginning|starting)\s(?:on\s|to\s[a-z]+|{_ING})|\b(?:halfway|half\sway|part\sway|midway)\b"
        r"|(?:['’](?:m|re)|\bam|\bare|\bstill)\s(?:still\s|right\s)?in\sthe\smiddle\sof\b",
        Asks.DEED,
        "you have read the manual",
        silent="I've started reading the manual.",
        fires="I've read the manual, and started the engine.",
    ),
    _near(
        "again-and-again",
        rf"\b(?:am|is|are|gets?\s[a-z]+ed|pays?)\b.*\b(?:{_OFTEN})|\b(?:{_OFTEN})\s(?:gets?|pays?)\b",
        Asks.DEED,
        "your flat has been inspected",
        silent="My flat is inspected every June.",
        fires="My flat was inspected every June.",
    ),
    _near(
        "first-part",
        r"\b(?:first|second|next|other|opening)\s(?:few\s|two\s|three\s|couple\sof\s)?"
        r"(?:half|part|module|week|day|session|lesson|bit|stage|chapter|year|term|instalment|page|unit)s?\s"
        r"(?:of|in)\s(?:the|my|our|this|that)\s(?P<what>[a-z]+)",
        Asks.DEED,
        "you have completed the course",
        silent="I've completed the first half of the course.",
        fires="I've completed the course in the first half of May.",
    ),
    _near(
        "another",
        r"\b(?:another|an?\s(?:(?:quite|very|completely|totally)\s)?(?:different|other)|some\sother|the\sother)\s"
        r"(?P<what>[a-z]+(?:\s[a-z]+)?)",
        Asks.DEED,
        "you have completed the course",
        silent="I've completed another course.",
        fires="I've completed the course, as many others have.",
    ),
    _near(
        "said-to-be",
        r"(?:\b(?:word|rumou?r|gossip|talk)\s(?:is|has\sit|goes)|\b(?:people|they|folks?|everyone|everybody|neighbours)\s"
        r"(?:all\s)?(?:assume|gossip|reckon|imagine|claim|say)|\bit['’]?s?\s(?:is\s)?(?:rumoured|said|claimed))"
        r"\s?(?:that\s?)?$",
        Asks.ANY,
        "you are a member of a union",
        silent="Rumour has it that I'm a member of a union.",
        fires="You'll have heard that. I'm a member of a union.",
        before=True,
    ),
    _near(
        "fell-asleep",
        r"\bf(?:a|e)ll(?:s|en|ing)?\s(?:fast\s|sound\s)?(?:asleep|in\slove|silent|out\swith|through"
        r"|for\s(?:it|him|her|them))\b",
        Asks.ANY,
        "you have had an accident",
        silent="I fell asleep on the sofa.",
        fires="I fell off a ladder.",
    ),
    _near(
        "hurt-feelings",
        r"\bhurt(?:s|ing)?\s(?:\w+\s)?(?:\w+['’]s?\s)?(?:feelings|pride|chances|reputation)\b",
        Asks.ANY,
        "you were injured",
        silent="I hurt my aunt's feelings.",
        fires="I hurt my aunt's back, and my own.",
    ),
    _near(
        "not-for-a-living",
        r"\b(?P<deed>cook|clean|teach|stud|paint|writ|sing|danc|sew|garden|nurs|bak|driv|draw|act)[a-z]*\s"
        r"(?:(?:for|to|in)\s)?(?:(?:my|our|his|her)\s[a-z]+|the\s(?:bath|shower|kitchen|car|pub)|letters|postcards"
        r"|a\sdiary|emails|lists?)\b(?!\sfor\s(?:a\sliving|money))",
        Asks.OFFICE,
        "you are a teacher",
        silent="I teach my aunt to knit.",
        fires="I teach chemistry.",
    ),
)


# Words that turn round what stands behind them: "**exempt from** rates", "**all but** accepted".
_TURNING = re.compile(
    r"\b(?P<by>exempt|excluded|barred|debarred|absent|free|apart|separate(?:ly)?|independent(?:ly)?|estranged|devoid"
    r"|bereft|spared|excused|keen|against|(?:hardly|scarcely)(?=\sany\b)|except|excepting|all\sbut|everything\sbut|anything\sbut"
    r"|other\s[a-z]+\sthan|other\sthan)\s(?:(?:from|of|for|on|any|being|getting|having|my|our|the|an?|his|her|their)\s){0,3}"
    r"(?P<what>[a-z]+)",
    re.IGNORECASE,
)
# Behind which all is left out but what is named: "**nothing** except honey"; not "all except".
_NOTHING = re.compile(r"\b(?:nothing|no|not|none|nobody|never)\b|n['’]t\b", re.IGNORECASE)


def turns_away(statement: str, quote: str) -> bool:
    """Tell whether words name what a clause asks for as what is left out, or is not so.

    Args:
        statement: a part of a clause, as it is written.
        quote: the words of a story that seem to affirm it.

    Example:
        >>> clause = "you sell honey"
        >>> turns_away(clause, "I sell all sorts except honey"), turns_away(clause, "I sell honey")
        (True, False)
        >>> turns_away(clause, "I sell nothing except honey")
        False
        >>> turns_away("you are exempt from rates", "I'm exempt from the rates")
        False
    """
    found = _TURNING.search(quote)
    if found is None or _NOTHING.search(quote, 0, found.start()) is not None:
        return False
    lower = statement.lower()
    return found["by"].lower() not in lower and _is_asked_for(found["what"].lower(), lower)


def comes_only_near(
    statement: str, target: Statement, story: str, start: int, end: int, *, follows: bool = False
) -> bool:
    """Tell whether words that affirm a clause only come near to it.

    Args:
        statement: a part of a clause, as it is written.
        target: the same, read.
        story: the story.
        start: where the words begin.
        end: where they end.
        follows: the clause follows from them by an entry of the tables.

    Example:
        >>> from cmr_logic.scenario.demands.clause_reading import read_clause
        >>> clause = "you have asthma"
        >>> def near(text):
        ...     return comes_only_near(clause, read_clause(clause), text, 0, len(text))
        >>> near("I'm being tested for asthma"), near("I'm on tablets for asthma")
        (True, False)
    """
    lower = statement.lower()
    if not follows and turns_away(statement, story[start:end]):
        return True
    if is_only_in_mind(statement, story[start:end]):
        return True
    for each in NEAR:
        if not _may_be(each.asks, target) or (each.unless and each.unless in lower):
            continue
        found = each.words.search(story[:start] if each.before else story[start:end])
        if found is None or found[0].lower().strip() in lower:
            continue
        deed = found.groupdict().get("deed")
        if deed is not None and not _is_called_for(deed.lower(), lower):
            continue
        named = found.groupdict().get("what")
        if named is None or _is_asked_for(named, lower):
            return True
    return False


def _may_be(asks: Asks, target: Statement) -> bool:
    if asks is Asks.OFFICE:
        return target.verb == "be" and target.subject.who is Who.SELF and not target.passive
    if asks is Asks.STATE:
        return target.tense is Tense.PRESENT and (
            target.verb in RECEIVING or target.verb == "be" or target.passive
        )
    lasting = (STATIVE - {"pay"}) | {"start", "begin"}
    done = target.tense in (Tense.PERFECT, Tense.PAST) and target.verb not in lasting
    return asks is Asks.ANY or done


# Who does a deed for a living and is not called after it: "a **chef**" cooks; not "a cook".
_OTHERWISE_CALLED = {
    "cook": "chef", "sing": "musician", "writ": "author", "draw": "artist", "paint": "artist",
    "teach": "tutor", "clean": "janitor", "sew": "tailor", "act": "performer",
}  # fmt: skip


def _is_called_for(deed: str, statement: str) -> bool:
    """Tell whether somebody is called for a deed in a clause: "teach" where it has "a teacher"."""
    names = (deed, _OTHERWISE_CALLED.get(deed, deed))
    return any(word.startswith(names) for word in words_in(statement))


def _is_asked_for(named: str, statement: str) -> bool:
    """Tell whether a clause has one of the words that a story names behind the others."""
    own = {key for key in keyed(words_in(statement)) if key}
    return any(key and covers((key,), each) for key in keyed(words_in(named)) for each in own)
