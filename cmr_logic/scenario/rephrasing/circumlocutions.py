"""What people say round about: the year a house was built, where their school was, their shifts.

The entries are used and tested as those of :mod:`.rewordings`.
"""

from __future__ import annotations

import re

from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.amount_rewordings import NUMBER
from cmr_logic.syntax import article, finite_verb
from cmr_logic.text import words_in
from cmr_logic.text.number_names import AN_HOUR, VALUES

_TRAINING = (
    r"(?:training|apprenticeship|(?:nursing|medical|law|cookery|drama|dance|art|flying|diving|driving"
    r"|music|teaching|teacher\straining|vocational|midwifery|dental|veterinary|catering|beauty)\s"
    r"(?:school|college|university|course|academy|degree|training))"
)
_HOME = r"(?:flat|house|room|cottage|apartment|bungalow|houseboat|place|studio|bedsit|cabin)"
_TIME = (
    rf"(?:\d{{1,2}}(?:[:.]\d\d)?|{AN_HOUR}"
    r"|midnight|noon)(?:\s?[ap]\.?m\b\.?|\so['’]clock)?(?:\s(?:in\sthe\s(?:morning|evening|afternoon)|at\snight))?"
)
_SPAN = (
    rf"(?:at|from)\s(?P<from>{_TIME}),?\s(?:and\s)?(?:(?:it\s|they\s)?(?:go(?:es)?|runs?|lasts?|ends?|finish(?:es)?|stops?)"
    rf"\s(?:on\s)?)?(?:till|until|to|at)\s(?P<to>{_TIME})"
)
_DAY = 24
_HALF = 12
_LATE, _EARLY = 20, 9  # shifts that begin so late and end so early are at night
_DAWN, _DUSK = 5, 20  # shifts between these are not


def _hour(text: str) -> float | None:
    """Return the hour of a day that words tell, None where they leave the half of the day open."""
    plain = text.lower()
    if "midnight" in plain or "noon" in plain:
        return _DAY if "midnight" in plain else _HALF
    found = re.match(r"\d{1,2}|[a-z]+", plain)
    number = found.group() if found is not None else ""
    hour = float(number) if number.isdigit() else float(VALUES.get(number, -1))
    if hour < 0 or hour > _DAY:
        return None
    if hour > _HALF or re.match(r"\d{2}[:.]\d\d", plain):
        return hour
    if re.search(r"a\.?m|morning", plain):
        return hour % _HALF
    if re.search(r"p\.?m|evening|afternoon|night", plain):
        return hour % _HALF + _HALF
    return None


def _shift(match: re.Match[str]) -> str:
    """Return when somebody works whose shift begins and ends at some hours."""
    begin, end = _hour(match["from"]), _hour(match["to"])
    told = f"I work from {match['from']} to {match['to']}."
    if begin is not None and end is None and begin >= _LATE:
        end = _hour(match["to"] + " in the morning")
    if begin is None or end is None:
        return ""
    if begin >= _LATE and end <= _EARLY:
        return told + " I work at night. I work nights."
    if _DAWN <= begin < end <= _DUSK:
        return told + " I do not work at night."
    return told


def _here(match: re.Match[str]) -> str:
    """Return what somebody is who writes "retired nurse here"."""
    words = words_in(match["what"].lower())
    if not words or not is_person(words[-1]) or finite_verb(words) is not None:
        return ""
    what = match["what"][0].lower() + match["what"][1:]
    rest = re.sub(r"\b([A-Za-z]+)[\s-]exempt\b", r"exempt from \1", match["rest"] or "")
    besides = words_in(rest.lower())
    plain = bool(besides) and finite_verb(besides) is None and besides[0] not in {"and", "but"}
    return f"I am {article(words[0])} {what}." + (f" I am {rest}." if plain else "")


def _more_children(match: re.Match[str]) -> str:
    """Return how many children somebody has whose second ones are told apart."""
    more = re.sub(r"^(?:the|our|another)\s", "", match["more"], flags=re.IGNORECASE)
    more = re.sub(r"^twin\s", "two ", more, flags=re.IGNORECASE)
    more = {"twins": "two babies", "triplets": "three babies"}.get(more.lower(), more)
    more = re.sub(r"^(?=(?:little\s|baby\s)?(?:girl|boy|son|daughter)$)", "one ", more)
    first = re.sub(r"\sof\s.*$", "", match["first"], flags=re.IGNORECASE)
    first = re.sub(r"^an?\s", "one ", first, flags=re.IGNORECASE)
    return f"{match['who']} have {first} and {more}."


CIRCUMLOCUTIONS: tuple[Rewording, ...] = (
    Rewording(
        "the-year-of",
        r"\b(?P<year>1[5-9]\d\d|20\d\d)\b[^.,;!?]{0,25},\s(?:which\s(?:is|was)\s)?the\syear\s(?:that\s|in\swhich\s)?"
        r"(?P<what>(?:it|they|the|our|my|I|we|he|she)\s[^.,;!?]+)",
        r"\g<what> in \g<year>.",
        "the mill was built before 1900", "A stone says 1874, the year the mill was built.",
        "A stone says 1874, the price that the mill was sold at.",
        needs="the year",
    ),
    Rewording(
        "school-was-in",
        rf"\bmy\s(?:\w+\s)?{_TRAINING}\s(?:was|were)\s(?:all\s)?(?P<where>(?:in|at|abroad|outside)\b[^.,;!?]*)",
        r"I was trained \g<where>. I trained \g<where>. I have been trained \g<where>.",
        "you trained in Norway", "My nursing school was in Bergen.",
        "My nursing shift was in Bergen.",
        needs="training|apprenticeship|school|college|university|course|academy|degree",
    ),
    Rewording(
        "did-ones-course",
        r"\b(?P<who>I|we)(?:['’]ve|\shave)?\s(?:did|done|took|taken|completed|finished|passed)\s(?:all\s)?(?:my|our)\s"
        r"(?:[\w-]+\s){0,2}?(?:training|course|apprenticeship|certificate)\s(?P<where>(?:in|abroad|outside)\b[^.,;!?]*)",
        r"\g<who> was trained \g<where>. \g<who> trained \g<where>. \g<who> have been trained"
        r" \g<where>.",
        "you were trained in Norway", "I did my whole course in Bergen.",
        "I did my whole wash in Bergen.",
        needs="training|apprenticeship|course|certificate",
    ),
    Rewording(
        "flat-that-is-home",
        rf"\b(?P<who>I|we)(?:['’]ve|\shave)(?:\sgot)?\san?\s(?:\w+\s){{0,2}}?{_HOME}\s(?P<where>(?:in|near|outside|on)\s[^.,;!?]*?)"
        r"(?:,|\sand|\swhich|\sthat)\s(?:it['’]s\s|that['’]s\s|has\s|which\s|it\shas\s|is\s)*(?:been\s)?(?:my|our)\s"
        r"(?:only\s|main\s|real\s)?home\b",
        r"\g<who> live \g<where>.",
        "you live in Norway", "I've a flat in Bergen, been my home for years.",
        "I've a flat in Bergen, been my headache for years.",
        needs="home",
    ),
    Rewording(
        "years-put-in",
        rf"\b(?P<who>I|we)(?:['’]ve|\shave)?\s(?:put\sin|done|clocked\sup|served|completed|got\sin)\s(?P<spell>{NUMBER}\s"
        r"(?:years|months))\s(?:at|with|for|in|on|behind)\b",
        r"\g<who> have \g<spell> of service. \g<who> have worked for \g<spell>.",
        "you have at least 30 years of service", "I've put in thirty-four years at the mill.",
        "I've put up thirty-four lamps at the mill.",
        needs="years|months",
    ),
    Rewording(
        "calling-here",
        r"(?:^|(?<=[.!?]\s))(?:an?\s)?(?P<what>(?:[A-Za-z-]+\s){0,2}[A-Za-z-]+)\shere(?:,\s(?P<rest>[^.!?;]+))?(?=[,.!;]|\s[–—-]|$)",
        _here,
        "you are a nurse", "Night nurse here, fond of rules.", "Nurses come here, fond of rules.",
        needs=" here",
    ),
    Rewording(
        "exempt-of",
        r"\b(?P<who>I['’]m|I\sam|we['’]re|we\sare|my\s\w+\sis|our\s\w+\sis)\s(?P<what>[A-Za-z]+)[\s-]exempt\b",
        r"\g<who> exempt from \g<what>.",
        "you are exempt from tolls", "I'm toll-exempt.", "I'm total.",
        needs="exempt",
    ),
    Rewording(
        "shift-from-to",
        rf"\b(?:my|the|our)\s(?:[a-z]+\s)?(?:shifts?|rota)\b[^.;!?]{{0,50}}?\b(?:starts?|begins?|runs?|go(?:es)?|is|are)\s(?:\w+\s)?{_SPAN}",
        _shift,
        "you work at night", "My shifts start at 10 p.m. and go on till six in the morning.",
        "My shifts start at 2 and go on till six.",
        needs="shift|rota",
    ),
    Rewording(
        "work-from-to",
        rf"\bI\s(?:\w+\s)?work\s(?:(?!from)[a-z]+\s){{0,4}}?{_SPAN}",
        _shift,
        "you work at night", "I work from 10 p.m. until six in the morning.",
        "I work from 2 to 6.",
        needs="work",
    ),
    Rewording(
        "and-then-the-twins",
        rf"\b(?P<who>I|we)(?:['’]ve|\shave)(?:\sgot)?\s(?P<first>(?:{NUMBER}|an?)\s(?:boys?|girls?|sons?|daughters?|lads?)(?:\sof\s{NUMBER})?)"
        r"(?:,|\sand|,\sand)?\s(?:then\s)?(?:and\s)?(?:along\s)?(?:came\s)?(?P<more>(?:the\s|our\s)?(?:twin\s(?:girls|boys|sons"
        r"|daughters|babies)|twins|triplets))\b",
        _more_children,
        "you have three or more children", "We have two boys, and then the twin girls arrived.",
        "We have two boys, and then the twin beds arrived.",
        needs="twin|triplets",
    ),
)  # fmt: skip
