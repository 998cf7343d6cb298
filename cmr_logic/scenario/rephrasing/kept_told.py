"""Where a thing spends its nights, and that somebody is sent to another country than their own.

"My bike sleeps in our shed" says that it is kept there overnight, and who lives in Norway and is
sent to Nairobi is sent abroad. See :mod:`.rewordings`, which shows all of them to a story.
"""

from __future__ import annotations

import re

from cmr_logic.scenario.lexicon.entries import Rewording

_WHAT = r"(?P<what>(?:my|our|the)\s(?:[a-z]+\s)?[a-z]+|it|she|he)"
_WHERE = (
    r"(?P<where>(?:in|on|at|inside|under|outside)\s(?:an?|the|our|my|his|her|their|your)\s(?:own\s)?"
    r"(?:(?!night|winter|evening)[a-z-]+\s){0,2}?(?!night|winter|evening)[a-z-]+(?:\son\s(?:the|our|my)\s(?:street|road|drive))?)"
)
_NIGHTLY = (
    r"(?P<when>overnight|(?:every|each|all|at|by|most\sof\sthe|during\sthe)\s(?:single\s)?(?:nights?|evenings?)"
    r"|(?:all|over|through|during|every|the\swhole)\s(?:the\s)?winter)"
)
_LOCKED = (
    r"(?P<locked>,?\s(?:with\s(?:the|its|both|all|every)\sdoors?\s(?:always\s|firmly\s|securely\s|double\s)?(?:locked|bolted|padlocked)"
    r"|(?:which|that)\s(?:we|I)\s(?:always\s|then\s)?(?:lock|bolt|padlock)(?:\sup)?|(?:which|that)\s(?:is|stays)\s(?:always\s|kept\s)?locked"
    r"|and\s(?:we|I)\s(?:always\s|then\s)?(?:lock|bolt|padlock)\s(?:it|the\s[a-z]+)(?:\sup)?|under\slock\sand\skey|behind\s(?:a\s)?locked\s(?:door|doors|gates?)))?"
)
_END = r"(?=\s*(?:[.,;!?]|$)|\s(?:and|but|with|which|that|because|so)\b)"


def _by_night(match: re.Match[str]) -> str:
    """Return what spends its nights, or the winter, somewhere as kept there for as long."""
    named = match.groupdict()
    what, where = match["what"], match["where"].strip()
    if named.get("locked"):
        where = re.sub(r"^((?:\S+\s){2})", r"\1locked ", where, count=1)
    if "winter" in match[0].lower():
        return (
            f"{what} is kept {where} over the winter. {what} is kept {where} in winter. "
            f"{what} is kept {where}."
        )
    return (
        f"{what} is kept overnight {where}. {what} is kept {where} overnight. "
        f"{what} is kept {where} at night. {what} is kept {where} every night."
    )


# Where somebody has their home, or their usual place of work: "I **work in** the Bergen office".
_AT_HOME = re.compile(
    r"\b(?:liv(?:e|ing)|work(?:ing)?|based|home|employed|settled|resident)\b[^.;!?]{0,40}$|\b(?:in|at|of|for|from)\sthe\s$"
)
_NAME = r"(?-i:[A-Z][\w’'-]+(?:\s[A-Z][\w’'-]+)*)"
_SENT = r"(?:sent|posted|seconded|transferred|assigned|relocated)"
_SENDING = (
    r"(?:send(?:s|ing)?|sent|post(?:s|ing|ed)?|second(?:s|ing|ed)?|transfer(?:s|ring|red)?"
    r"|relocat(?:es|ing|ed))"
)


def _countries(text: str) -> list[tuple[int, str]]:
    """Return the places that a text names, with the one country in which each surely is."""
    from cmr_logic.quantities.places import find_places  # noqa: PLC0415 - few stories are searched

    found = []
    for place in find_places(text):
        lands = {code[:2] for code in place.codes if code.isupper() and code not in {"EU", "EEA"}}
        if len(lands) == 1 and not place.demonym:
            found.append((place.span.start, lands.pop()))
    return found


def _goes_abroad(match: re.Match[str], *says: str) -> str:
    """Return what says that somebody goes abroad, where a story tells their own country."""
    text = match.string
    lands = _countries(text)
    goal = {land for at, land in lands if at == match.start("where")}
    own = {
        land
        for at, land in lands
        if not match.start() <= at < match.end() and _AT_HOME.search(text[max(0, at - 60) : at])
    }
    return " ".join(says) if len(goal) == len(own) == 1 and goal != own else ""


def _sent_abroad(match: re.Match[str]) -> str:
    return _goes_abroad(
        match,
        "I am sent abroad. I am sent to work abroad. I am posted abroad. I am working abroad.",
        "I will work abroad. I work abroad.",
    )


def _travels_abroad(match: re.Match[str]) -> str:
    return _goes_abroad(
        match,
        "I am travelling abroad. I am going abroad. I travel abroad. I am taking it abroad.",
    )


KEPT_TOLD: tuple[Rewording, ...] = (
    Rewording(
        "nights-spent-there",
        rf"\b{_WHAT}\s(?:spends?|passes)\s(?:(?:every|each|all|the|its|her|his|most|all\sits)\s(?:whole\s|long\s)?(?:nights?|winters?))\s"
        rf"{_WHERE}{_END}{_LOCKED}",
        _by_night,
        "your goat is kept overnight in a stable", "My goat spends every night in a stable.",
        "My goat spends every day in a stable.",
        needs="spend|passes",
    ),
    Rewording(
        "sleeping-there",
        rf"\b{_WHAT}\s(?:always\s)?sleeps\s{_WHERE}{_END}{_LOCKED}",
        _by_night,
        "your goat is kept overnight in a stable", "My goat sleeps in a stable.",
        "My goat slips in a stable.",
        needs="sleeps",
    ),
    Rewording(
        "there-every-night",
        rf"\b{_WHAT}(?:['’]s|\sis|\sstands|\sstays|\sgoes|\slives|\ssits)\s(?:always\s|then\s|just\s)?(?:kept\s|left\s|parked\s|put\s|stored\s|locked\s)?"
        rf"{_WHERE}\s{_NIGHTLY}{_LOCKED}",
        _by_night,
        "your goat is kept overnight in a stable", "My goat is put in a stable every night.",
        "My goat is put in a stable every noon.",
        needs="night|evening|winter",
    ),
    Rewording(
        "at-night-it-is-there",
        rf"(?:^|(?<=[.;!?]\s)|(?<=\sand\s)|(?<=\sbut\s)){_NIGHTLY},?\s{_WHAT}(?:['’]s|\sis|\sstands|\sstays|\sgoes|\slives|\ssits)\s(?:always\s)?"
        rf"(?:kept\s|left\s|parked\s|put\s|stored\s|locked\s)?{_WHERE}{_END}{_LOCKED}",
        _by_night,
        "your goat is kept overnight in a stable", "At night my goat is in a stable.",
        "At noon my goat is in a stable.",
        needs="night|evening|winter",
    ),
    Rewording(
        "put-there-every-night",
        r"\b(?:I|we)\s(?:always\s|then\s|just\s)?(?:put|keep|park|leave|store|stable|wheel|push|bring|tie|moor|lock)\s"
        rf"{_WHAT}\s(?:away\s|up\s|back\s)?{_WHERE}\s{_NIGHTLY}{_LOCKED}",
        _by_night,
        "your goat is kept overnight in a stable", "I put my goat in a stable every evening.",
        "I put my goat in a parade every autumn.",
        needs="night|evening|winter",
    ),
    Rewording(
        "sent-to-another-country",
        rf"\b(?:{_SENDING}\sme\s(?:(?:out|over|off|across|there|down|up)\s)?(?:to|for)\s"
        rf"|I(?:['’]m|\sam|\swas|['’]ll\sbe|\swill\sbe|['’]ve\sbeen|\shave\sbeen)\s(?:being\s)?{_SENT}\s(?:out\s|over\s)?to\s)"
        rf"(?:[^.;!?]{{0,50}}?\s)??(?:(?:in|at|to|near)\s)?(?P<where>{_NAME})",
        _sent_abroad,
        "you are sent abroad", "I work in Bergen. My firm is sending me to a branch in Nairobi.",
        "I work in Bergen. My firm is sending me to a branch in Oslo.",
        needs="send|sent|post|second|transfer|assigned|relocat",
    ),
    Rewording(
        "travelling-to-another-country",
        r"\bI(?:['’]m|\sam|['’]ll\sbe|\swill\sbe)\s(?:off|flying|going|travelling|traveling|heading|driving|sailing)\s(?:out\s|over\s|across\s|back\s)?to\s"
        rf"(?P<where>{_NAME})",
        _travels_abroad,
        "you are travelling abroad", "I live in Bergen. I'm flying to Nairobi on Monday.",
        "I live in Bergen. I'm flying to Oslo on Monday.",
        needs="to ",
    ),
)  # fmt: skip
