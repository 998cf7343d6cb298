"""What people say in a shape of its own, reworded as a rule would say it, and read in that form.

"I'm a dad of four" says that "I have four children", and "all we've got is a van" that "we have a
van". The statement that is read from the new words keeps the place of those that the story has.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

from cmr_logic.scenario.ages_ahead import ordinal
from cmr_logic.scenario.entries import Rewording
from cmr_logic.scenario.phrasings import PHRASINGS
from cmr_logic.scenario.reading import read
from cmr_logic.scenario.statement import Statement

_NUMBER = (
    r"(?:an?\s(?:dozen|hundred)|half\sa\sdozen|\d[\d,.]*|(?:one|two|three|four|five|six|seven|eight"
    r"|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety"
    r"|thirteen|fourteen|sixteen"
    r"|seventeen|eighteen|nineteen)(?:-[a-z]+)?)"
)
_UNIT = r"(?:miles?|kilomet(?:re|er)s?|km|met(?:re|er)s?|yards?)"
_LOOSELY = r"(?:only|just|about|around|roughly|nearly|over|under|some|almost|less\sthan|more\sthan)"
_HOME = r"(?:house|home|flat|place|cottage|apartment|farm|bungalow)"


def _hours(match: re.Match[str]) -> str:
    """Return the hours that shifts of so many hours make in a week."""
    from cmr_logic.quantities.number_words import NUMBER, value_of  # noqa: PLC0415 - most stories have no shifts

    found = [NUMBER.fullmatch(match[name]) for name in ("shifts", "hours")]
    values = [value_of(number) if number is not None else None for number in found]
    if any(value is None for value in values):
        return ""
    total = 1.0
    for value in values:
        total *= value or 0.0
    return f"I work {total:g} hours a week."


_GROUPS = r"(?:group|team|club|choir|band|household|family|crew|class|society|association|squad)"


def _together(match: re.Match[str]) -> str:
    """Return what being several in one place says: nobody there is alone."""
    where = match["where"]
    if re.fullmatch(_GROUPS, where, re.IGNORECASE):
        return f"Our {where} has {match['count']} members."
    if re.fullmatch(_HOME, where, re.IGNORECASE):
        return f"I do not live alone. Our household has {match['count']} people."
    if re.fullmatch(r"car|van|taxi|truck|minibus", where, re.IGNORECASE):
        return f"I am not alone in the {where}. I am not alone in the vehicle."
    return f"I am not alone in the {where}."


def _on_time(match: re.Match[str]) -> str:
    """Return what arriving on time says: that nothing was late."""
    what = match["what"] or ("flight" if match["landed"] else "")
    return f"Our {what} did not arrive late. Our {what} was not delayed." if what else ""


def _birthday(match: re.Match[str]) -> str:
    """Return the age that a birthday ends or begins."""
    number = ordinal(match["nth"])
    if not number:
        return ""
    who = {"my": "I", "our": "we"}.get(
        match["whose"].lower(), re.sub(r"['’]s$", "", match["whose"])
    )
    come = match["is"].lower().endswith("was")
    return f"{who} {'turned' if come else 'will be'} {number} "


REWORDINGS: tuple[Rewording, ...] = (
    Rewording(
        "birthday",
        r"\b(?P<whose>my\s[a-z]+['’]s|my)\s(?P<nth>\d{1,2}(?:st|nd|rd|th)|(?:[a-z]+-)?"
        r"[a-z]+)\sbirthday\s(?:only\s)?(?P<is>is|was|will\sbe|isn['’]t\suntil)\s",
        _birthday,
        "you are under 65", "My 65th birthday is next month.", "My happy birthday is next month.",
    ),
    Rewording(
        "birthday-then",
        r"\b(?P<is>it['’]s|it\sis|it\swas|it['’]ll\sbe)\s(?P<whose>my\s[a-z]+['’]s|my)\s"
        r"(?P<nth>\d{1,2}(?:st|nd|rd|th)|(?:[a-z]+-)?[a-z]+)\sbirthday\s"
        r"(?=tomorrow|next|soon|in\s|on\s|yesterday|last)",
        _birthday,
        "you are under 65", "It's my 65th birthday tomorrow.", "It's my best birthday tomorrow.",
    ),
    Rewording(
        "parent-of-so-many",
        rf"\b(?:I['’]m|I\sam)\s(?:[\w-]+\s){{1,4}}?(?:mum|dad|mother|father|mom|parent)\s(?:of"
        rf"|to)\s"
        rf"({_NUMBER})\b(?!\s?-|\syears?\b|\smonths?\b)",
        r"I have \1 children.",
        "you have two or more children", "I'm a proud dad of four.", "I'm a proud dad of Amy.",
    ),
    Rewording(
        "parent-with",
        rf"\b(?:I['’]m|I\sam)\s(?:[\w-]+\s){{1,4}}?(?:mum|dad|mother|father|mom|parent)\swith\s"
        rf"({_NUMBER}\s(?:[a-z]+\s){{0,2}}?(?:children|kids|sons?|daughters?|boys?|girls?"
        rf"|child))\b",
        r"I have \1.",
        "you have two or more children", "I'm a single mum with two boys.",
        "I'm a single mum with two jobs.",
    ),
    Rewording(
        "team-of",
        r"\b(?:with|have|run|lead|manage|own|employ|are|['’](?:ve|re))\s(?:[\w-]+\s){0,3}?"
        rf"(?:team|staff|crew|workforce)\sof\s({_LOOSELY}\s)?({_NUMBER})\b",
        r"We have \1\2 employees.",
        "your firm has more than five employees", "I run a firm with a team of 12.",
        "I watch a team of 12.",
    ),
    Rewording(
        "employs",
        rf"\b(?:I|we)(?:\s(?:also|now|currently))?\semploy\s({_LOOSELY}\s)?({_NUMBER})\b"
        r"(?:\s(?:people|staff|workers|helpers|of\sthem|men|women|others))?",
        r"We have \1\2 employees.",
        "your firm has more than five employees", "I employ twelve people.", "I employ a cook.",
    ),
    Rewording(
        "so-many-of-us",
        rf"\b(?:there\sare|there['’]re|we['’]re|we\sare)\s({_LOOSELY}\s)?({_NUMBER})\sof\sus\s"
        r"(?:working|employed|on\sthe\spayroll|(?:in|at)\s(?:the\s)?(?:work|firm|company|business"
        r"|team"
        r"|office|shop|workshop))\b",
        r"We have \1\2 employees.",
        "your firm has more than five employees", "There are 12 of us in the firm.",
        "There are 12 of us in the choir.",
    ),
    Rewording(
        "several-of-us",
        rf"\b(?:there\sare|there['’]re|there['’]s|we['’]re|we\sare)\s(?:always\s|usually\s"
        rf"|still\s|now\s|only\s"
        rf"|just\s)*(?P<count>(?!one\b|1\b){_NUMBER})\sof\sus\s(?:(?:living|sharing|travelling"
        rf"|sitting)\s)?"
        r"(?:in|at|on)\s(?:the|our|my)\s(?P<where>[a-z]+)\b",
        _together,
        "your choir has more than five members", "There are 12 of us in our choir.",
        "There are 12 of them in our choir.",
    ),
    Rewording(
        "party-of",
        rf"\b(?:there\sare|there['’]re|there\swill\sbe|there['’]ll\sbe|we['’]re|we\sare"
        rf"|we['’]ll\sbe|we\swill\sbe)"
        rf"\s({_LOOSELY}\s)?({_NUMBER})\sof\sus\b(?!\s(?:in|at|on|working|employed|living"
        rf"|sharing)\b)",
        r"Our group has \1\2 people. Our party has \1\2 people.",
        "your group has more than five people", "There'll be 12 of us.", "There'll be 12 of them.",
    ),
    Rewording(
        "guests",
        rf"\b(?:expecting|having|inviting|invited|have\sinvited"
        rf"|hosting)\s({_LOOSELY}\s)?({_NUMBER})\s"
        r"(?:guests|people|friends|visitors)\b",
        r"Our group has \1\2 people. Our event has \1\2 guests.",
        "your group has more than five people", "We're expecting 12 guests.",
        "We're expecting 12 parcels.",
    ),
    Rewording(
        "on-the-payroll",
        rf"\b(?:we|I)(?:['’]ve|\shave)(?:\sgot)?\s({_LOOSELY}\s)?({_NUMBER})\s(?:people|men|women"
        rf"|hands|workers)\s"
        r"(?:on\s(?:the|our|my)\s(?:payroll|books)|working\sfor\s(?:us|me)|under\s(?:us|me))\b",
        r"We have \1\2 employees.",
        "your firm has more than five employees", "We've 23 people on the payroll.",
        "We've 23 people on the guest list.",
    ),
    Rewording(
        "little-ones",
        rf"\b(I|we)(?:['’]ve|\shave)(?:\sgot)?\s({_NUMBER})\s(?:little\sones|nippers|youngsters"
        rf"|bairns|kiddies)\b",
        r"\1 have \2 children.",
        "you have two or more children", "We've got four little ones.",
        "We've got four little dogs.",
    ),
    Rewording(
        "and-a-girl",
        rf"\b(I|we)(?:['’]ve|\shave)(?:\sgot)?\s({_NUMBER})\s(boys|girls|sons|daughters"
        rf"|lads)(?:,\sa\s[a-z\s-]+?)?\s"
        r"and\s(?:an?|one)\s(?:\w+\s){0,2}?(girl|boy|son|daughter|baby)\b",
        r"\1 have \2 \3 and one \4.",
        "you have three or more children", "We've two boys and a baby girl.",
        "We've two boys and a dog.",
    ),
    Rewording(
        "on-the-scales",
        r"\b(?:had|put|popped|weighed)\s(?:him|her|it)\s(?:on\sthe\sscales\s"
        r"|in\s)?(?:[\w']+\s){0,3}?(?:at|and\s(?:he|she|it)\s"
        r"(?:was|is|came\sin\sat|weighed))\s(?P<weight>[^.,;!?]+)",
        r"It weighs \g<weight>.",
        "it weighs more than 8 kg", "The vet weighed him in at 34 kilos.",
        "The vet met him at 34 High Street.",
    ),
    Rewording(
        "made-off-with",
        r"\b(?:someone|somebody|thieves|burglars|a\s(?:thief|burglar|mugger)|kids|they)(?:['’]s"
        r"|['’]ve|\shas|\shave)?\s"
        r"(?:[\w\s]{0,40}?\band\s)?(?:took|taken|(?:made|walked|ran|run|gone|went)\soff\swith"
        r"|rode\soff\son|drove\soff\sin"
        r"|helped\sthemselves\sto|swiped|nicked|pinched|half-inched|snatched)\s(?P<what>(?:my|our"
        r"|the)\s(?:[\w-]+\s){0,2}?"
        r"[\w-]+)(?=[.,;!?]|$|\s(?:from|off|out|in|on|at|while|when|and|but|last|yesterday"
        r"|overnight|right|during)\b)",
        r"\g<what> was stolen.",
        "your bike was stolen", "Somebody cut the lock and took my bike.",
        "Somebody cut the grass and took my advice.",
    ),
    Rewording(
        "just-me",
        r"\b(?:it['’]s|it\sis|there['’]s|there\sis)\s(?:been\s|now\s|always\s|still\s)*(?:just"
        r"|only)\s(?:been\s)?me\b"
        r"(?=\s(?:here|living|rattling|(?:now\s)?in\s(?:the|this|my)\s(?:house|flat|home|place"
        r"|bungalow|cottage)"
        r"|at\shome|in\sthe\shousehold)\b)",
        r"I live alone.",
        "you live alone", "It's just me in the house.", "It's just me in the photograph.",
    ),
    Rewording(
        "just-us",
        r"\b(?:it['’]s|it\sis|it\shas|there['’]s)\s(?:been\s|always\s|now\s|still\s)*(?:just"
        r"|only)\s"
        r"(?:been\s)?(?:me|us)\sand\smy\s(?=(?:(?:two|three|four|five|six|little|young|baby)\s"
        r"|\d+[\s-]"
        r"(?:years?|months?|weeks?)[\s-]old\s)*(?:kids|children|child|toddlers?|baby|babies"
        r"|little\sones?"
        r"|twins|boys?|girls?|sons?|daughters?)\b)(?P<whom>(?:little|young|baby|\d|kids|children"
        r"|child|todd"
        r"|bab|two|three|four|five|six)[^.,;!?]*)",
        r"I am the only adult living in my home. I live with my \g<whom>.",
        "you are the only adult living in your home", "It's just me and my two kids.",
        "It's just me and my two brothers.",
    ),
    Rewording(
        "on-time",
        r"\b(?:(?:my|our|the)\s(?P<what>flight|plane|train|coach|bus|ferry|boat|parcel|order"
        r"|delivery)\s"
        r"(?:was|came|arrived|landed|got\sin|pulled\sin|docked|left)|we\s(?P<landed>landed"
        r"|touched\sdown))"
        r"\s(?:\w+\s){0,2}?(?:on\s(?:time|schedule)|to\sthe\sminute|punctually)\b",
        _on_time,
        "your ferry did not arrive late", "The ferry docked right on time.",
        "The ferry docked right on the quay.",
    ),
    Rewording(
        "shifts",
        rf"\b(?P<shifts>{_NUMBER})\s(?P<hours>{_NUMBER})[\s-]hours?\s(?:shift|day|night"
        rf"|session)s?\s"
        r"(?:a|per|each|every)\sweek\b",
        _hours,
        "you work at least 20 hours a week", "I do three eight-hour shifts a week.",
        "I do three eight-mile runs a week.",
    ),
    Rewording(
        "days-of-hours",
        rf"\b(?P<shifts>{_NUMBER})\s(?:shift|day|night|session|morning|afternoon|evening)s?\s"
        rf"(?:a|per|each|every)\sweek(?:,?\sfor|,|\sof|\sat)?\s(?P<hours>{_NUMBER})\shours?"
        r"(?:\s(?:a|per|each|every)\s(?:shift|day|night|time|go)|\seach)?\b",
        _hours,
        "you work at least 20 hours a week", "I work three days a week, 8 hours a day.",
        "I work three days a week at 8 sites.",
    ),
    Rewording(
        "so-far-away",
        rf"\b((?:the|my|our)\s(?:[\w-]+\s){{0,3}}?[\w-]+?)(?:['’]s|\sis)\s((?:{_LOOSELY}\s)?"
        rf"(?:{_NUMBER}|half\sa|a)\s{_UNIT})\s(?:away\s)?(?:from\s(?:us|me|here|(?:my|our"
        rf"|the)\s{_HOME}"
        rf"|where\s(?:I|we)\slive)|away\b(?!\sfrom)|(?:down|up|along)\sthe\sroad|off\b)",
        r"We live \2 from \1.",
        "you live more than three miles from the depot", "The depot is five miles from our house.",
        "The depot is five miles from the sea.",
    ),
    Rewording(
        "home-so-far",
        rf"\b(?:my|our)\s{_HOME}(?:['’]s|\sis)\s((?:{_LOOSELY}\s)?(?:{_NUMBER}|half\sa"
        rf"|a)\s{_UNIT})\s"
        r"(?:away\s)?from\s",
        r"We live \1 from ",
        "you live more than three miles from the depot", "Our house is 8 miles from the depot.",
        "Our van is 8 miles from the depot.",
    ),
    Rewording(
        "home-is",
        r"(?:(?<![\w'’]\s)|(?<=my\s)|(?<=our\s)|(?<=and\s)|(?<=but\s))\bhome(?:['’]s|\sis"
        r"|\shas\s(?:always\s)?been)\s(?:now\s|still\s)?"
        r"(?:in\s)?(?=(?-i:[A-Z][a-z]))(?P<where>[^.,;!?]+)",
        r"I live in \g<where>.",
        "you live in Norway", "Home has been Bergen since 2003.",
        "Home has been painted since 2003.",
    ),
    Rewording(
        "all-one-has",
        r"\b(?:all|the\sonly\sthing)\s(?:that\s)?(I|we)(?:['’]ve|\shave)(?:\sever)?(?:\sgot)?\s"
        r"(?:[\w-]+\s){0,5}?(?:is|are)\s",
        r"\1 have ",
        "you have a boat", "All I've got in the world is a boat.",
        "All I've got to do is sail.",
    ),
    Rewording(
        "somebody-of",
        r"\b(I['’]m|I\sam)\s(?:an?|just\sa)\s(?:[\w-]+\s){1,3}?(?:of|aged)\s(\d\d)"
        r"(?=\s?(?:[.,;!]|$|and\b|but\b|who\b|with\b|from\b|living\b|working\b))",
        r"\1 \2.",
        "you are over 60", "I'm a pensioner of 71.", "I'm a member of 71 clubs.",
    ),
)  # fmt: skip


@cache
def _compiled() -> tuple[tuple[Rewording, re.Pattern[str]], ...]:
    entries = (*REWORDINGS, *PHRASINGS)
    return tuple((entry, re.compile(entry.pattern, re.IGNORECASE)) for entry in entries)


def reworded(story: str) -> Iterator[Statement]:
    """Yield the statements that a story makes in words that are not those of a rule.

    Args:
        story: what a person tells.

    Example:
        >>> for told in reworded("I'm a proud dad of four, and I row."):
        ...     print(told.text, told.verb, sorted(told.keys))
        I have four children have ['child', 'four']
    """
    for entry, pattern in _compiled():
        for match in pattern.finditer(story):
            words = match.expand(entry.says) if isinstance(entry.says, str) else entry.says(match)
            start, end = match.span()
            if words.endswith(" "):  # the story goes on with what is told
                stop = _sentence_end(story, end)
                words, end = words + story[end:stop], stop
            for told in read(words):
                yield replace(told, start=start, end=end, text=words[told.start : told.end])


_END = re.compile(r"[.!?;\n]")


def _sentence_end(story: str, position: int) -> int:
    found = _END.search(story, position)
    return found.start() if found is not None else len(story)
