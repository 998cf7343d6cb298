"""How late or early something was, told by when it was due and when it came: "due at 3, in by 5".

The entries are read and tested like those of :mod:`.rewordings`: each counts from the one time to
the other, and says the difference in the words of rules.
"""

from __future__ import annotations

import re

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.times.delays import SPELL
from cmr_logic.scenario.times.points import days_between, point_of
from cmr_logic.syntax import A_MONTH, A_WEEKDAY
from cmr_logic.text.number_names import AN_HOUR, VALUES

_MINUTES = "five|ten|twenty|twenty-five|quarter|half|a\\squarter|\\d{1,2}"
_PARTS = {"quarter": 15, "a quarter": 15, "half": 30, "twenty": 20, "twenty-five": 25}
CLOCK = (
    rf"(?:(?P<@part>{_MINUTES})(?:\sminutes)?\s(?P<@side>past|to)\s)?"
    rf"(?:(?P<@named>noon|midday|midnight)|(?P<@hour>\d{{1,2}}|{AN_HOUR})"
    r"(?:[:.](?P<@minute>\d\d))?)(?!\s?(?:hours?|minutes?|days?|weeks?|st|nd|rd|th|km|miles?)\b)"
    r"(?:\s?(?P<@half>[ap])\.?m\b\.?|\so['’]clock)?"
    r"(?:\sin\sthe\s(?P<@day>morning|afternoon|evening)|\sat\s(?P<@night>night))?"
)
_WAS_DUE = r"(?:was|were|is)\s(?:meant|due|supposed|scheduled|expected|booked|timetabled)"
_SHOULD = r"(?:should|ought\sto)\shave"
_DUE_IN = (
    rf"(?:{_WAS_DUE}(?:\sto\s(?:have\s)?(?:be\s(?:here|there|delivered|in|home)|(?!leave|depart|sail|go\b|set|take)"
    r"[a-z]+(?:\s(?:in|up|back|here|there|home))?)|\sin|\sback)?"
    rf"|{_SHOULD}\s(?:arrived|landed|got|come|been|reached|docked|turned|pulled|touched)"
    r"(?:\s(?:in|up|back|there|here|home|down|delivered))?)"
)
_DUE_OUT = (
    rf"(?:{_WAS_DUE}\s(?:to\s(?:have\s)?(?:leave|depart|sail|go|set\soff|take\soff|pull\s(?:out|away))|out|off)"
    rf"|{_SHOULD}\s(?:left|departed|sailed|gone|set\soff|taken\soff))"
)
_WHAT = (
    r"(?:(?P<what>(?:my|our|the)\s(?:[a-z]+\s)??(?:flight|plane|train|coach|bus|ferry|boat|ship|parcel"
    r"|order|delivery|package|letter|baby|taxi|cab|lift|engineer|plumber))|we|I|it)"
)
_PLACE = r"(?:\s(?:in|into|at|to|from)\s(?-i:[A-Z])[\w'’-]+(?:\s(?-i:[A-Z])[\w'’-]+)*)?"
_ARRIVED = (
    r"(?:arriv(?:ed|e)|land(?:ed)?|touch(?:ed)?\sdown|g[eo]t\s(?:in|there|here|off|home)|pull(?:ed)?\sin(?:to)?"
    r"|roll(?:ed)?\sin(?:to)?|dock(?:ed)?|reach(?:ed)?|c[ao]me(?:\sin)?|turn(?:ed)?\sup|show(?:ed)?\sup"
    r"|(?:was|were|be)\sdelivered|knock(?:ed)?)(?:\sand\s[a-z]+(?:\s(?:off|out|in))?)?"
)
_LEFT = r"(?:left|depart(?:ed)?|set\soff|took\soff|take\soff|pull(?:ed)?\s(?:out|away)|sail(?:ed)?)"
_GAP = r"[^.;!?]{0,90}?"
_JOIN = rf"{_GAP}(?:[.;]\s)?{_GAP}"
_BY_THE_CLOCK = (
    rf"\b{_WHAT}{_PLACE}\s#{_PLACE}\s(?:at|for|by)\s{CLOCK.replace('@', 'a')}{_JOIN}"
    rf"\b@{_PLACE}(?:\s(?:the|a)\s[a-z]+)?\s(?:(?:only|just|finally|nearly)\s)*(?:(?:until|till)\s)?"
    r"(?:at|by|(?:until|till)|around|about|nearly)\s(?:(?:nearly|about|around|almost)\s)?"
    rf"{CLOCK.replace('@', 'b')}"
)
_WHEN_IT_WAS = (
    rf"\b{_WHAT}{_PLACE}\s{_DUE_IN}{_PLACE}\s(?:at|for|by)\s{CLOCK.replace('@', 'a')}{_JOIN}"
    r"\bit\s(?:was|had\sgone)\s(?:(?:already|nearly|about|gone|almost)\s)?"
    rf"{CLOCK.replace('@', 'b')}"
    r"\s(?:when|before|by\sthe\stime)\s(?:(?:we|I|it|they|he|she)|(?:the|our|my)\s[a-z]+)\s(?:(?:finally|actually|eventually"
    rf"|at\slast)\s)?(?:opened|walked\sin|{_ARRIVED})"
)
_NOON = 12 * 60
_DAY = 24 * 60
_LATEST = 14 * 60  # later by the clock, and it was early
_EARLY = 90  # minutes that things come early by
_DATE = (
    rf"(?:(?:on\s)?(?:(?:{A_WEEKDAY}),?\s)?(?:the\s)?\d{{1,2}}(?:st|nd|rd|th)?"
    rf"(?:\s(?:of\s)?(?:{A_MONTH}))?)"
)
_MONTH = re.compile(rf"\b(?:{A_MONTH})\b", re.IGNORECASE)


def minutes_of(match: re.Match[str], side: str) -> tuple[int, bool] | None:
    """Return a time in minutes, and whether it says which half of the day it means."""
    named, hour = match[side + "named"], match[side + "hour"]
    if named:
        total, sure = (0 if named.lower() == "midnight" else _NOON), True
    else:
        number = int(hour) if hour.isdigit() else VALUES[hour.lower()]
        if number > _DAY // 60:
            return None
        total = number * 60 + int(match[side + "minute"] or 0)
        half, day = (match[side + "half"] or "").lower(), (match[side + "day"] or "").lower()
        later = half == "p" or day in {"afternoon", "evening"} or bool(match[side + "night"])
        sure = bool(half or day or match[side + "night"]) or number > _NOON // 60
        if number <= _NOON // 60 and sure:
            total = total % _NOON + (_NOON if later else 0)
    part = (match[side + "part"] or "").lower()
    if part:
        by = int(part) if part.isdigit() else _PARTS.get(part) or VALUES[part]
        total += by if match[side + "side"].lower() == "past" else -by
    return total % _DAY, sure


def _late(match: re.Match[str]) -> int | None:
    """Return by how many minutes the second time is after the first; None where neither tells."""
    due, came = minutes_of(match, "a"), minutes_of(match, "b")
    if due is None or came is None:
        return None
    if due[1] and came[1]:
        by, most = (came[0] - due[0]) % _DAY, _LATEST
    else:  # the next such hour of a clock
        by, most = (came[0] - due[0]) % _NOON, _NOON - _EARLY
    return by if by <= most else None


def _arrived_late(match: re.Match[str]) -> str:
    """Say by how many minutes something arrived late, and with it whoever travels by it."""
    by = _late(match)
    if by is None:
        return ""
    what = match["what"] or "it"
    names = {what, "it", "my flight", "my train"} if match["what"] is None else {what, "it"}
    said = (
        f"{name} arrived {by} minutes late. {name} was delayed by {by} minutes. "
        for name in sorted(names)
    )
    return "".join(said) + f"I arrived {by} minutes late."


def _left_late(match: re.Match[str]) -> str:
    """Say by how many minutes something left late."""
    by = _late(match)
    if by is None:
        return ""
    what = match["what"] or "it"
    return f"{what} left {by} minutes late. {what} was delayed by {by} minutes."


def _so_late(match: re.Match[str]) -> str:
    """Say that what came late was delayed by as much."""
    what, spell = match["what"], match["spell"]
    return f"{what} was delayed by {spell}. {what} arrived {spell} late."


def _days_late(match: re.Match[str]) -> str:
    """Say by how many days something came late, or was given back."""
    by, what = _days_between(match), match["what"]
    if by is None:
        return ""
    back = match["back"] is not None
    done = f"I returned {what} {by:g} days late. I returned it {by:g} days late. "
    came_late = f"{what} arrived {by:g} days late. {what} was delivered {by:g} days late. "
    return done if back else came_late + f"It arrived {by:g} days late."


def _paid_late(match: re.Match[str]) -> str:
    """Say by how many days a due was overdue when it was paid."""
    by, what = _days_between(match), match["what"]
    if by is None or by < 1:
        return ""
    return (
        f"{what} is {by:g} days overdue. {what} is {by:g} days late. {what} was {by:g} days late."
    )


def _days_between(match: re.Match[str]) -> float | None:
    """Return how many days lie between when something was due and when it was done."""
    due, came = match["due"], match["came"]
    month = _MONTH.search(due) or _MONTH.search(came)
    if month is None:
        return None
    points = [
        point_of(
            "on "
            + re.sub(r"^(?:on\s)?(?:\w+day,?\s)?(?:the\s)?", "", text, flags=re.IGNORECASE)
            + ("" if _MONTH.search(text) else " " + month.group())
        )
        for text in (due, came)
    ]
    if points[0] is None or points[1] is None:
        return None
    days = days_between(points[0], points[1])
    return None if days is None or days[0] != days[1] else days[0]


_THING = r"(?P<what>(?:my|our|the)\s(?:[a-z]+\s){0,2}?[a-z]+|it)"
_BY = (
    r"(?:(?P<about>about|over|nearly|almost|only|just|more\sthan|less\sthan)\s)*"
    rf"(?P<by>{SPELL})"
)
_BY_AGAIN = _BY.replace("about>", "about_>").replace("by>", "by_>")
_CARRIES = (
    r"(?P<what>(?:my|our|the)\s(?:[a-z]+\s)??"
    r"(?:flight|plane|train|coach|bus|tram|ferry|boat|ship|connection))"
)


_WENT = re.compile(r"\b(?:left|departed|took\soff|set\s(?:off|out))\b", re.IGNORECASE)


def _late_by(match: re.Match[str]) -> str:
    """Return by how much something was delayed that came in so late, or was held up so long."""
    by, more = match["by"] or match["by_"], match["about"] or match["about_"]
    about = f"{more} " if more else ""
    what = re.sub(r"\bplane$", "flight", match["what"])
    late = f"{about}{by} late."
    # And with it whoever travels by it.
    came = "" if _WENT.search(match.group()) else f" {what} arrived {late} I arrived {late}"
    return f"{what} was delayed by {about}{by}. {what} was {about}{by} late.{came}"


LATENESS: tuple[Rewording, ...] = (
    Rewording(
        "arrived-late-by-the-clock",
        _BY_THE_CLOCK.replace("#", _DUE_IN).replace("@", _ARRIVED),
        _arrived_late,
        "your ferry arrived more than an hour late",
        "The ferry was due in at 3 pm and it docked at half past five.",
        "The ferry was due in at 3 pm and it docks at Oban.",
        needs="due|meant|supposed|scheduled|expected|booked|timetabled|should|ought",
    ),
    Rewording(
        "late-when-it-was",
        _WHEN_IT_WAS,
        _arrived_late,
        "your ferry arrived more than an hour late",
        "The ferry was due in at 2 pm and it was ten to four when it docked.",
        "The ferry was due in at 2 pm and it was ten to four on the poster.",
        needs="due|meant|supposed|scheduled|expected|booked|timetabled|should|ought",
    ),
    Rewording(
        "left-late-by-the-clock",
        _BY_THE_CLOCK.replace("#", _DUE_OUT).replace("@", _LEFT),
        _left_late,
        "your coach left more than an hour late",
        "The coach was supposed to leave at 8 and it set off at ten.",
        "The coach was supposed to leave at 8 and it set off for Oban.",
        needs="due|meant|supposed|scheduled|expected|booked|timetabled|should|ought",
    ),
    Rewording(
        "paid-late-by-the-calendar",
        r"\b(?P<what>(?:my|our|the)\s(?:[a-z]+\s){0,2}?(?:rent|bill|fee|instalment|payment|subscription|tax|fine|premium|dues|charge|deposit))"
        rf"\s(?:was|were|is|fell)\sdue\s(?P<due>{_DATE}){_JOIN}\b(?:paid|settled|transferred|sent)\s(?:it\s|them\s)?"
        rf"(?:only\s|just\s|not\suntil\s|off\s)?(?P<came>{_DATE})\b",
        _paid_late,
        "your rent is more than five days overdue",
        "The rent was due on 1 March and I paid it on the 15th.",
        "The rent was due on 1 March and I paid for it dearly.",
        needs=" due ",
    ),
    Rewording(
        "late-by-the-calendar",
        rf"\b{_THING}\s{_DUE_IN}\s(?P<due>{_DATE}){_JOIN}\b(?:{_ARRIVED}|(?:took|brought|handed|gave|sent|returned)"
        rf"\s(?:it|them)(?P<back>\sback|)|returned)\s(?:only\s|just\s)?(?P<came>{_DATE})\b",
        _days_late,
        "the parcel was delivered more than five days late",
        "The parcel was meant to come on 2 May and the driver knocked on the 14th.",
        "The parcel was meant to come on 2 May and the driver knocked on the door.",
        needs="due|meant|supposed|scheduled|expected|booked|timetabled|should|ought",
    ),
    Rewording(
        "so-late",
        rf"\b{_THING}\s(?:was|were|came|arrived|landed|got\s(?:in|here|there)|left|turned\sup|docked|departed)\s"
        r"(?P<spell>(?:(?:over|under|nearly|almost|about|only|just|more\sthan|less\sthan)\s)?"
        rf"{SPELL})\slate\b",
        _so_late,
        "your ferry was delayed by at least an hour",
        "Our ferry docked two hours late.",
        "Our ferry docked two hours later.",
        needs=" late",
    ),
    Rewording(
        "came-in-so-late",
        rf"\b{_CARRIES}\s(?:(?:finally|eventually)\s)?(?:(?:was|came|arrived|pulled|got|rolled|reached\s(?-i:[A-Z])[\w'’-]+|landed"
        rf"|docked|left|departed|took|set|turned|showed)(?:\s(?:in|up|out|off|away))?\s{_BY}\s"
        r"(?:late|behind\s(?:schedule|time)|overdue|after\sit\swas\sdue)"
        r"|(?:was|got|had\sbeen)\s(?:held\sup|stuck|delayed|stranded|halted)"
        rf"(?:\s(?:outside|near|in|at)\s[\w'’-]+)?\s(?:for|by)\s{_BY_AGAIN})\b",
        _late_by,
        "your train was delayed by more than an hour",
        "My train was held up for three hours.",
        "My train was held up as the best.",
        needs="late|behind|overdue|after it|held up|stuck|delayed|stranded|halted",
    ),
)
