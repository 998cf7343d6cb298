"""What else says the same as a clause by its grammar alone: "at least one child", "refused to".

Each shape of a clause stands with the forms that say the same, and with what a story that speaks
of such a form may say of the clause: who has a child has at least one, and a landlord that will
not mend a boiler has refused to.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

from cmr_logic.scenario.demands.people_reworded import PEOPLE_REWORDED
from cmr_logic.scenario.lexicon.entries import OtherWords

EITHER = frozenset({True, False})
HOLDS = frozenset({True})

# By which much is measured, so that one of them is no thing that somebody has.
_MEASURES = (
    r"(?:years?|months?|weeks?|days?|hours?|minutes?|nights?|terms?|miles?|km|metres?|feet|foot|kg|kilos?|litres?|acres?"
    r"|hectares?|per\scent|percent|third|quarter|half|of|or|in|other|more|time|times)\b"
)
_WHO = r"(?P<who>(?:your|the|a|an|our|their)\s(?:[\w'’-]+\s){0,3}?[\w'’-]+|they|we)"
_WHEN = r"(?P<when>(?:between|in|on|before|after|during|from|by|within|at)\s.+)"
# What one reaches, once: "you must **score** at least 70"; not "you must wear a badge".
_REACHED = {
    "score": "scored",
    "pass": "passed",
    "achieve": "achieved",
    "complete": "completed",
    "reach": "reached",
    "obtain": "obtained",
    "gain": "gained",
    "attend": "attended",
    "get": "got",
}
# Deeds that rules call by a noun: "your **claim** was made"; not "your coat was made".
_DEEDS = {
    "claim": "claimed",
    "application": "applied",
    "booking": "booked",
    "complaint": "complained",
    "registration": "registered",
    "order": "ordered",
    "request": "requested it",
    "appeal": "appealed",
    "report": "reported it",
    "reservation": "reserved",
    "cancellation": "cancelled",
    "nomination": "nominated",
}
# What a state is called, and who is in it.
_STATES = {
    "tenancy": "a tenant",
    "illness": "ill",
    "membership": "a member",
    "employment": "employed",
    "marriage": "married",
}
_TIME = r"(?:an?|[\w.]+)\s(?:hours?|days?|nights?|weeks?|fortnights?|months?|years?)"
_SPELL = (
    r"(?P<spell>(?:(?:at\sleast|no\smore\sthan|not\smore\sthan|more\sthan|less\sthan|longer\sthan|over|under|up\sto|at\smost)\s)?"
    rf"{_TIME}(?:\sor\s(?:more|less|longer))?)"
)
_GOING = {
    "visit": ("come", "visit", "are there"),
    "stay": ("stay", "come", "arrive"),
    "trip": ("travel", "go", "leave"),
    "holiday": ("travel", "go", "leave"),
    "journey": ("travel", "leave"),
    "arrival": ("arrive", "come"),
    "departure": ("leave", "depart"),
    "wedding": ("marry",),
    "move": ("move",),
}


OTHER_WORDS: tuple[OtherWords, ...] = (
    OtherWords(
        "one-at-least",
        rf"^(?P<has>.*\b(?:have|has|own|owns|keep|keeps|employ|employs|with|hold|holds))\s(?:at\sleast\sone|one\sor\smore)\s"
        rf"(?!{_MEASURES})(?P<what>.+)$",
        (r"\g<has> a \g<what>",), EITHER,
        "you have at least one goat", "you have a goat", "you have at least one hour",
    ),
    OtherWords(
        "all-of-it",
        r"^all\sof\s(?P<what>(?:your|the|its|their)\s.+)$",
        (r"all \g<what>",), EITHER,
        "all of your goats are tagged", "all your goats are tagged", "all of you are tagged",
    ),
    OtherWords(
        "both-of-a-couple",
        r"^both\s(?:partners|spouses|members\sof\s(?:a|the)\scouple)\s(?P<does>.+)$",
        (r"both of you \g<does>",), EITHER,
        "both partners row here", "both of you row here", "both boats row here",
    ),
    OtherWords(
        "refusing",
        rf"^{_WHO}\s(?:has\s|have\s)?(?:refused|refuses?|declined?|declines|is\sunwilling|are\sunwilling)\sto\s(?P<what>.+)$",
        (r"\g<who> will not \g<what>",), EITHER,
        "your landlord has refused to mend the boiler", "your landlord will not mend the boiler",
        "your landlord has refused the loan",
    ),
    OtherWords(
        "agreeing",
        rf"^{_WHO}\s(?:has\s|have\s)?(?:agreed?|agrees|promised|promises?|offered|offers?|is\swilling|are\swilling|is\sprepared)\sto\s"
        r"(?!the\b|your\b|it\b|this\b|a\b)(?P<what>.+)$",
        (r"\g<who> will \g<what>",), EITHER,
        "your landlord has agreed to mend the boiler", "your landlord will mend the boiler",
        "your landlord agrees to the work",
    ),
    OtherWords(
        "partner-of-household",
        r"^(?:anybody|anyone|somebody|someone)\selse\s(?:in\syour\s(?:household|home|house|family)|(?:who\slives|living)\swith\syou)"
        r"\s(?P<does>.+)$",
        (r"your partner \g<does>",), HOLDS,
        "anybody else in your household works", "your partner works",
        "anybody else in your street works",
    ),
    OtherWords(
        "child-of-family",
        r"^(?:the|your)\s(?:family|household)\s(?P<does>(?:gets|receives|has|is\sentitled\sto|qualifies\sfor)\s(?!no\b|more\b|less\b|fewer\b|at\b|\S*\d)"
        r"(?!children\b|a\schild\b).+)$",
        (r"your child \g<does>",), HOLDS,
        "the family gets free school meals", "your child gets free school meals",
        "the family gets at least three meals",
    ),
    OtherWords(
        "home-of-ones-own",
        r"^you\s(?:were|have\sbeen|are)\s(?P<hit>flooded|burgled|broken\sinto)(?P<when>.*)$",
        (r"your home was \g<hit>\g<when>",), EITHER,
        "you were flooded in the last year", "your home was flooded in the last year",
        "you were fined in the last year",
    ),
    OtherWords(
        "of-a-height",
        r"^you\sare\s(?:an?\s)?(?:visitors?|guests?|children|child|riders?|passengers?|people|persons?|customers?)\s(?:who\sare\s)?"
        r"(?P<bound>(?:shorter|taller)\sthan|under|over|below|above|at\sleast)\s(?P<size>[\d.]+\s?(?:m|cm|metres?|meters?|centimetres?|feet|ft))(?:\s(?:tall|in\sheight))?$",
        (r"you are \g<bound> \g<size> tall",), EITHER,
        "you are visitors under 1.2 metres", "you are under 1.2 metres tall",
        "you are visitors under 12 years",
    ),
    OtherWords(
        "ordering",
        r"^(?:it\sis|this\sis|it\sis\san?)\s(?:orders?|purchases?)\s(?:of|for)\s(?P<what>(?!.*[£$€]).*\d.*)$",
        (r"you order \g<what>", r"you buy \g<what>"), EITHER,
        "it is orders of 50 or more tiles", "you order 50 or more tiles",
        "it is offers of 50 or more tiles",
    ),
    OtherWords(
        "to-be-reached",
        rf"^you\s(?:must|have\sto|need\sto)\s(?P<verb>{'|'.join(_REACHED)})\s(?P<what>.+)$",
        (r"you have \g<verb> \g<what>",), EITHER,
        "you must score at least 70 points", "you have scored at least 70 points",
        "you must wear at least two badges",
    ),
    OtherWords(
        "deed-by-a-noun",
        rf"^(?:your|the|an?)\s(?:[a-z]+\s)?(?P<deed>{'|'.join(_DEEDS)})\s(?:was|is|has\sbeen|must\sbe|will\sbe|be)\s"
        rf"(?:made|submitted|sent(?:\sin)?|filed|lodged|placed|put\sin|handed\sin)\s{_WHEN}$",
        (r"you \g<deed> \g<when>",), EITHER,
        "your claim was made within 30 days of the theft",
        "you claimed within 30 days of the theft",
        "your coat was made within 30 days of the theft",
    ),
    OtherWords(
        "time-of-going",
        rf"^(?:it\sis\s)?(?:your|the|an?)?\s?(?P<going>{'|'.join(_GOING)})s?\s(?:that\s)?(?:falls?|begins?|starts?|takes?\splace|is|are|will\sbe"
        rf"|occurs?)\s{_WHEN}$",
        (r"you \g<going> \g<when>",), EITHER,
        "your visit falls between 1 June and 30 September",
        "you come between 1 June and 30 September",
        "your birthday falls between 1 June and 30 September",
    ),
    OtherWords(
        "abroad-for-so-long",
        r"^you\s(?:will\s|are\s(?:going\sto\s)?)?(?:be\s)?(?:leav(?:e|ing)\s(?:the\scountry|the\sUK|the\sUnited\sKingdom|Great\sBritain)"
        r"|(?:go(?:ing)?|travel(?:ling)?)\s(?:abroad|overseas)|(?:out\sof|outside|away\sfrom|absent\sfrom)\sthe\s(?:country|UK)|abroad|overseas)"
        rf"\sfor\s{_SPELL}$",
        (r"you will be abroad for \g<spell>",), EITHER,
        "you are leaving the country for more than four weeks",
        "you will be abroad for more than four weeks",
        "you are leaving the course after four weeks",
    ),
    OtherWords(
        "away-for-so-long",
        rf"^you\s(?:will\sbe|are|are\sgoing\sto\sbe)\s(?:away|absent)(?:\sfrom\s(?:your\s|the\s)?(?:home|property|house|flat))?\sfor\s{_SPELL}$",
        (r"you will be away for \g<spell>",), EITHER,
        "you will be absent from home for more than 13 weeks",
        "you will be away for more than 13 weeks", "you will be absent from work on two days",
    ),
    OtherWords(
        "staying-for-so-long",
        r"^you\s(?:(?:want|plan|intend|wish|hope|are\s(?:planning|going|intending))\sto\s|will\s|are\s)?"
        r"(?:(?:stay(?:ing)?|be|spend(?:ing)?)\sin|visit(?:ing)?|(?:go(?:ing)?|travel(?:ling)?)\sto)\s(?P<where>(?:the\s)?(?-i:[A-Z])[\w\s]*?)"
        rf"\sfor\s{_SPELL}$",
        (r"you will stay in \g<where> for \g<spell>",), EITHER,
        "you are going to Norway for less than two weeks",
        "you will stay in Norway for less than two weeks", "you are going to Norway for two Swedes",
    ),
    OtherWords(
        "spending-so-long",
        rf"^you\s(?:(?:want|plan|intend|wish|hope|are\s(?:planning|going|intending))\sto\s|will\s|are\s)?spend(?:ing)?\s{_SPELL}\s"
        r"in\s(?P<where>(?:the\s)?(?-i:[A-Z])[\w\s]*)$",
        (r"you will stay in \g<where> for \g<spell>",), EITHER,
        "you want to spend more than four weeks in Norway",
        "you will stay in Norway for more than four weeks",
        "you want to spend more than £40 in Norway",
    ),
    OtherWords(
        "stay-of-so-long",
        r"^your\s(?:stay|visit|trip|holiday)\s(?:in|to)\s(?P<where>(?:the\s)?(?-i:[A-Z])[\w\s]*?)\s(?:is|lasts|will\slast|will\sbe|is\sfor)\s"
        rf"(?:for\s)?{_SPELL}$",
        (r"you will stay in \g<where> for \g<spell>",), EITHER,
        "your stay in Norway is longer than 90 days",
        "you will stay in Norway for longer than 90 days",
        "your stay in Norway is in June",
    ),
    OtherWords(
        "lasting-up-to-now",
        r"^you\shave\s(?:lived|been\s(?:living|resident|a\sresident)|resided)\s(?P<where>(?:in|of)\s(?:the\s)?(?-i:[A-Z])[\w\s]*?)\s"
        r"(?:(?:continuously|without\sa\sbreak)\sfor\s|for\san?\s(?:continuous|unbroken|uninterrupted)\speriod\sof\s)"
        rf"(?P<least>at\sleast\s|more\sthan\s)?(?P<spell>{_TIME})$",
        (r"you have lived \g<where> for at least \g<spell>",), EITHER,
        "you have been resident in Norway for a continuous period of 12 months",
        "you have lived in Norway for at least 12 months", "you have lived in Norway for a prince",
    ),
    OtherWords(
        "spent-up-to-now",
        rf"^you\shave\sspent\s{_SPELL}\sin\s(?P<where>(?:the\s)?(?-i:[A-Z])[\w\s]*)$",
        (r"you have lived in \g<where> for \g<spell>",), EITHER,
        "you have spent at least ten years in Norway",
        "you have lived in Norway for at least ten years", "you have spent £90 in Norway",
    ),
    OtherWords(
        "residence-lasting",
        r"^your\s(?:residence|time)\sin\s(?P<where>(?:the\s)?(?-i:[A-Z])[\w\s]*?)\s(?:has\slasted|lasted|lasts|is)\s(?:for\s)?"
        rf"{_SPELL}$",
        (r"you have lived in \g<where> for \g<spell>",), EITHER,
        "your residence in Norway has lasted at least four years",
        "you have lived in Norway for at least four years", "your residence in Norway is large",
    ),
    OtherWords(
        "state-called-by-a-noun",
        rf"^your\s(?P<state>tenancy|illness|membership|employment|marriage)\shas\slasted\s(?:for\s)?{_SPELL}$",
        (r"you have been \g<state>",), EITHER,
        "your tenancy has lasted for at least two years",
        "you have been a tenant for at least two years", "your tenancy has lapsed",
    ),
    OtherWords(
        "so-long-on-end",
        rf"^(?P<been>you\s.+?\sfor)\s(?P<spell>(?:at\sleast\s|more\sthan\s|less\sthan\s)?{_TIME}(?:\sor\smore)?)\sin\sa\srow$",
        (r"\g<been> \g<spell>",), EITHER,
        "you have been ill for at least four days in a row",
        "you have been ill for at least four days", "you have been ill for four days in May",
    ),
    OtherWords(
        "so-long-since",
        rf"^(?:it\s(?:is|has\sbeen)\s(?P<bound>less\sthan|more\sthan|at\sleast|over|under|no\smore\sthan)\s(?P<spell>{_TIME})"
        rf"|(?P<bound2>less\sthan|more\sthan|at\sleast|over|under|no\smore\sthan)\s(?P<spell2>{_TIME})\shave\spassed)\ssince\s(?P<did>you\s.+)$",
        (r"\g<did> ago",), EITHER,
        "it is less than 28 days since you bought the tent",
        "you bought the tent less than 28 days ago", "it is less than 28 metres since you moved it",
    ),
    OtherWords(
        "working-week",
        r"^your\s(?:normal\s|usual\s)?working\sweek\s(?:is|has|comes\sto|exceeds)\s(?P<many>.*\d+(?:\.\d+)?)\shours(?P<more>\sor\s(?:more|less|fewer))?$",
        (r"you work \g<many> hours a week\g<more>",), EITHER,
        "your working week is at least 20 hours", "you work at least 20 hours a week",
        "your working week is at least 5 days",
    ),
    OtherWords(
        "share-of-so-much",
        r"^(?P<own>you\s(?:own|hold|have))\s(?P<share>half|a\sthird|a\squarter)\sor\smore\sof\s(?P<what>.+)$",
        (r"\g<own> at least \g<share> of \g<what>",), EITHER,
        "you own half or more of the shares", "you own at least half of the shares",
        "you own half of the shares",
    ),
    OtherWords(
        "let-to-so-many",
        r"^(?P<what>(?:the|your)\s(?:house|flat|property|home))\sis\s(?:let|rented)(?:\sout)?\sto\s(?P<many>.*(?:people|persons|tenants).*)$",
        (r"you let \g<what> to \g<many>",), EITHER,
        "the house is let to five or more people", "you let the house to five or more people",
        "the house is let to your aunt",
    ),
    OtherWords(
        "national-of",
        r"^you\s(?:are|come)\sfrom\s(?P<where>outside\s(?:the\s)?(?-i:[A-Z])[\w\s]*)$",
        (r"you are a national of a country \g<where>",), EITHER,
        "you are from outside the EEA", "you are a national of a country outside the EEA",
        "you are from outside",
    ),
    OtherWords(
        "over-pension-age",
        r"^(?P<who>you|your\s[a-z]+)\s(?:are|is)\s(?:over|above|of|at)\s(?P<what>(?:the\s)?(?:state\s)?(?:pension(?:able)?|retirement)\sage)$",
        (r"\g<who> have reached \g<what>",), EITHER,
        "you are over State Pension age", "you have reached State Pension age",
        "you are over the pension limit",
    ),
    OtherWords(
        "citizen-of",
        r"^you\s(?:are|come)\sfrom\s(?P<where>an?\s(?-i:[A-Z])[\w-]+\scountry)$",
        (r"you are a citizen of \g<where>",), EITHER,
        "you are from an EU country", "you are a citizen of an EU country",
        "you are from a hot country",
    ),
    OtherWords(
        "born-there",
        r"^your\s(?:place\sof\sbirth|birthplace)\sis\s(?P<where>.+)$",
        (r"you were born \g<where>",), EITHER,
        "your place of birth is in Norway", "you were born in Norway",
        "your place of work is in Norway",
    ),
    *PEOPLE_REWORDED,
)  # fmt: skip
_COMPILED = tuple((entry, re.compile(entry.pattern, re.IGNORECASE)) for entry in OTHER_WORDS)


@lru_cache(maxsize=4096)
def in_other_words(statement: str) -> tuple[tuple[str, frozenset[bool]], ...]:
    """Return what else says the same as a clause, each with what it may say of the clause.

    Args:
        statement: a clause.

    Example:
        >>> [form for form, _ in in_other_words("you have at least one child under 5")]
        ['you have a child under 5']
        >>> [form for form, _ in in_other_words("your visit is in May")]
        ['you come in May', 'you visit in May', 'you are there in May']
        >>> in_other_words("you have at least one year of service")
        ()
    """
    return tuple(_forms(statement))


def with_deed_named(statement: str, question: str) -> str:
    """Return a clause that says "it" of a deed that a question names: "your claim was made …".

    Args:
        statement: a clause.
        question: what is asked.

    Example:
        >>> with_deed_named("it was made within 30 days of the theft", "Is my claim valid?")
        'your claim was made within 30 days of the theft'
        >>> with_deed_named("it was made within 30 days of the theft", "Is my coat insured?")
        'it was made within 30 days of the theft'
    """
    deed = _DEED_ASKED.search(question) if _MADE.match(statement) is not None else None
    return f"your {deed['deed'].lower()} {statement.split(' ', 1)[1]}" if deed else statement


def by_schooling(statement: str) -> str:
    """Return a clause about school age as one about going to school: the words for it are shared.

    Args:
        statement: a clause.

    Example:
        >>> by_schooling("your child is under school age")
        'your child does not go to school yet'
        >>> by_schooling("your child is at school")
        'your child is at school'
    """
    return _TOO_YOUNG.sub(r"\g<who> does not go to school yet", statement)


_TOO_YOUNG = re.compile(
    r"^(?P<who>.+?)\sis\s(?:(?:under|below)\s(?:compulsory\s)?school\sage|not\syet\s(?:of|at)\sschool(?:\sage)?)$"
)
_DEED_ASKED = re.compile(rf"\b(?:my|our)\s(?P<deed>{'|'.join(_DEEDS)})\b", re.IGNORECASE)
_MADE = re.compile(
    r"^(?:it|they)\s(?:was|were|is|are|has\sbeen|must\sbe)\s(?:made|submitted|sent|filed|lodged|placed)\b"
)


def _forms(statement: str) -> Iterator[tuple[str, frozenset[bool]]]:
    for entry, pattern in _COMPILED:
        match = pattern.match(statement)
        if match is None:
            continue
        named = match.groupdict()
        for form in entry.forms:
            if "going" in named:
                for verb in _GOING[match["going"].lower()]:
                    yield f"you {verb} {match['when']}", entry.values
            elif "deed" in named:
                yield f"you {_DEEDS[match['deed'].lower()]} {match['when']}", entry.values
            elif "state" in named:
                yield (
                    f"you have been {_STATES[match['state'].lower()]} for {match['spell']}",
                    entry.values,
                )
            elif "bound2" in named:
                bound = match["bound"] or match["bound2"]
                yield (
                    f"{match['did']} {bound} {match['spell'] or match['spell2']} ago",
                    entry.values,
                )
            elif "verb" in named:
                done = _REACHED[match["verb"].lower()]
                yield f"you have {done} {match['what']}", entry.values
            else:
                yield match.expand(form), entry.values
