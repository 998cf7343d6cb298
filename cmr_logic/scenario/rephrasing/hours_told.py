"""Hours of a week told by its days: "I row on three days a week. On each of them I row two hours".

The entries stand with those of :mod:`.turns`: the plain words replace the story's. "Each day"
behind "three days a week" is each of those days, and not every day of the week.
"""

from __future__ import annotations

import re

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.numbers_told import WORD
from cmr_logic.syntax import A_WEEKDAY

_N = rf"(?:\d[\d,]*(?:\.\d+)?|{WORD})"
_DAY = r"(?:day|morning|afternoon|evening|night|shift)"
_WEEKDAYS = rf"(?:{A_WEEKDAY})s(?:(?:,\sand\s|,\s|\sand\s)(?:{A_WEEKDAY})s)+"
_SOME_DAYS = rf"\b(?:(?P<n>{_N})\s{_DAY}s?\s(?:a|per|each|every)\sweek|(?P<named>{_WEEKDAYS}))\b"
_EACH = (
    rf"(?:(?:on|in|for)\s)?each\s(?:one\s)?(?:of\s(?:them|these|those)(?:\s{_DAY}s)?|{_DAY}|time)"
)
_NAME = re.compile(rf"(?:{A_WEEKDAY})", re.IGNORECASE)
_HOURS = rf"{_N}(?:\sand\sa\shalf)?\shours?"
_CLOCK = (
    rf"(?:half\spast\s|quarter\s(?:past|to)\s)?(?:\d{{1,2}}(?:[:.]\d\d)?|{WORD})"
    r"(?:\s?[ap]\.?m\.?|\so['’]clock)?"
)
_MOST = 7


def _value(words: str) -> float:
    """Return what a number in words or digits is, 0 for none."""
    from cmr_logic.quantities.number_words import NUMBER, value_of  # noqa: PLC0415 - few stories tell hours

    found = NUMBER.fullmatch(words.strip())
    return (value_of(found) if found is not None else None) or 0


def _on_so_many(match: re.Match[str]) -> str:
    """Return a story's words with the number of days that each of them stands for."""
    named = match["named"]
    days = len({day.lower() for day in _NAME.findall(named)}) if named else _value(match["n"])
    if not 1 <= days <= _MOST:
        return ""
    opening = match.group()[: match.end("mid") - match.start()]
    on = f"on {days:g} day{'' if days == 1 else 's'} a week"
    return opening + (on.capitalize() if opening.rstrip().endswith((".", "!")) else on)


def _from_to(match: re.Match[str]) -> str:
    """Return from when to when something goes on, on the days that are told before it."""
    behind = match.group()[len(match["days"]) :].lstrip()
    work = "" if behind[:1] in ".;," else " I work"
    return f"{match['days']}{work} from {match['from']} to {match['to']}"


def _by_shifts(match: re.Match[str]) -> str:
    """Return how many hours a week so many shifts of so many hours are."""
    hours = _value(match["hours"]) * _value(match["many"])
    return f"I work {hours:g} hours a week" if hours else ""


HOURS_TOLD: tuple[Rewording, ...] = (
    Rewording(
        "on-each-of-so-many-days",
        rf"{_SOME_DAYS}(?P<mid>[^.!?;]{{0,60}}?(?:[.;!]|,(?:\sand)?)\s){_EACH}(?=,?\s(?:I|we)\b)",
        _on_so_many,
        "you work at least 20 hours a week",
        "I work on two days a week. On each of them I work eleven hours.",
        "I rest on two days a week. On each of them I rest eleven hours.",
        needs="each ",
    ),
    Rewording(
        "hours-each-of-so-many-days",
        rf"{_SOME_DAYS}(?P<mid>[^.!?;]{{0,60}}?(?:[.;!,]|\sand)\s[^.!?;,]{{0,40}}?\b{_HOURS}[^.!?;,]{{0,25}}?\s){_EACH}(?=\s?[.,;!?]|$)",
        _on_so_many,
        "you work at least 20 hours a week",
        "I work on two days a week. I work eleven hours on each of them.",
        "I rest on two days a week. I rest eleven hours on each of them.",
        needs="each ",
    ),
    Rewording(
        "weekdays-then-from-to",
        rf"\b(?P<days>monday\s(?:to|through|till|until)\s(?:fri|satur|sun)day|on\sweekdays|every\sweekday|every\sday|{_WEEKDAYS})(?:[.;,]|\sand|,\sand)?\s"
        rf"I\s(?:start|begin)\s(?:work\s)?at\s(?P<from>{_CLOCK}),?\s(?:and|then)\s(?:I\s)?(?:finish|stop|end|knock\soff|leave|go\shome|am\sdone)\s(?:work\s)?at\s"
        rf"(?P<to>{_CLOCK})(?=\s?[.,;!?]|$)",
        _from_to,
        "you work at least 20 hours a week",
        "I work Monday to Friday. I start at eight and finish at four.",
        "I sleep Monday to Friday. I start at eight and finish at four.",
        needs="i start|i begin",
    ),
    Rewording(
        "shifts-so-long",
        rf"\b(?:my|our|the)\sshifts\s(?:are|last|take|run\sfor)\s(?:each\s)?(?P<hours>{_N})\shours(?:\slong|\seach)?(?:,?\sand|[.;,])\s(?:I|we)(?:['’]ve|\shave)?"
        rf"\s(?:do|work|have|get|got)\s(?P<many>{_N})(?:\sof\sthem|\sof\sthose|\sshifts)?\s(?:a|per|each|every)\sweek\b",
        _by_shifts,
        "you work at least 20 hours a week",
        "My shifts are six hours long and I do four of them a week.",
        "My walks are six hours long and I do four of them a week.",
        needs="shifts",
    ),
)  # fmt: skip
