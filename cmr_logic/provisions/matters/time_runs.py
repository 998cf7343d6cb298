"""Where the times and places stand that words end in: "swim **before 7 am or at weekends**"."""

from __future__ import annotations

import re

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Words
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.provisions.words import implied
from cmr_logic.syntax.time_words import TIMES
from cmr_logic.text import ADJECTIVE, NOUN, classes, places_of, word_set

# Prepositions that open a time: "**on** Sundays"; not "for a day".
_OPENING = syntax.OF_PLACES_AND_TIMES | {"between", "from"}
# Words behind them that leave no time out, or name none: "at **any** time", "at the **same** time".
_NO_WINDOW = implied.WHEREVER | {"a", "same"}
_OF_HOURS = frozenset({"between", "after", "before", "from", "outside"})  # "after 6 pm"
_BOUND_ON = implied.BOUND | {"-"}  # words before "from" that lean on it: "away from", "self-"
_COUNTED_TO = frozenset({"before", "after"})  # "2 days **before**"
# Words before a number of days or hours to a date: "**up to** 2 days before"; not "for".
_BOUNDS = (
    ("up", "to"),
    ("until",),
    ("at", "least"),
    ("more", "than"),
    ("less", "than"),
    ("no", "later", "than"),
    ("not", "later", "than"),
    ("within",),
)
# Words of an hour: "9 **am**"; not "9 days".
_HALVES = word_set("am pm a.m p.m noon midday midnight")
# What a bare hour may stand behind, and all that may follow it: "after **eight**", "o'clock".
_TO_HOUR, _ON_THE_HOUR = frozenset({"after", "before"}), ((), ("o'clock",))
_AFTER = "after"  # behind which a length is a time too: "**after** six months"
_COUNTED_UNIT = 2  # words of a length: "six months"
# What counts the days or hours to an event, beside figures: "**an** hour before it"; not "the".
_COUNTING = syntax.NUMBERS | {"a", "an"}
# Which part of it: "the **first** year of the lease"; not "the whole year of".
_PARTS_OF_TIMES = word_set("first last final opening closing second")
_SECOND = 2  # where the unit stands that is not counted: "the first **week**"
_FROM = "from"  # what opens a range: "**from** May to June"
_DURING = "during"  # behind which any noun is a time: "**during** the trial"
# What opens a date by which, or from which, something may be done: "before 1 May"; not "on".
_TO_DATE = frozenset({"before", "after", "by", "from", "until"})
# All that a time may stand behind.
_BEFORE_TIMES = _OPENING | _OF_HOURS | _COUNTED_TO | _TO_DATE
_YEAR = re.compile(r"(?:19|20)\d\d")
# Nouns for times that come again: "on **Sundays**", "after **dark**"; not "on Sunday".
_COMING_AGAIN = word_set(
    """
    mondays tuesdays wednesdays thursdays fridays saturdays sundays weekdays weekends holidays
    nights mornings afternoons evenings night dark dusk sunset sunrise dawn darkness daylight
    winter summer spring autumn hours lessons classes mealtimes term
    """
)
# Words behind "any" that tell no kind apart: "any **other** park"; not "public".
_NO_KINDS = word_set("other one such given single particular of form way manner event reasonable")
# Words behind a place that say more of it: "any yard **open** to all"; not "any yard".
_BEHIND_PLACES = frozenset({"open", "with", "within", "where", "that", "which"})
_SHORT = 3  # tokens of a day or season: "public holidays"
_LONGEST = 8  # tokens up to the noun for a time: "within 14 days of buying it"
# What says by what right something is so, not where: "under the **scheme**"; not "the bridge".
_LAWS = frozenset(
    {"scheme", "system", "program", "programme", "law", "act", "rules", "chapter", "policy", "plan"}
    | {"code", "section", "regulations", "agreement", "contract", "part", "title", "order"}
)


def windows_in(words: Frame, run: Words) -> list[Words]:
    """Return where the times stand that some words end in: "before 9 am **or** after 6 pm".

    Args:
        words: the tokens of the text.
        run: where the words stand.

    Example:
        >>> found = windows_in("swim before 9 am , after 6 pm or on sundays".split(), Words(0, 11))
        >>> [time.first for time in found]
        [1, 5, 9]
    """
    times: list[Words] = []
    last = run.last
    while (found := window_in(words, Words(run.first, last))) is not None:
        if times and found.last == times[0].first:
            times[0] = Words(found.first, times[0].last)  # "after 6 pm on weekdays"
        elif not times or found.last == last:
            times.insert(0, found)
        else:
            break
        last = times[0].first
        while words[last - 1] in syntax.JOINTS or words[last - 1] == ",":
            last -= 1
    return times


def opens_times(words: Frame, first: int, last: int) -> bool:
    """Tell whether words from a preposition on open with a time: "on Sundays or with a guide".

    Example:
        >>> opens_times(("in", "may"), 0, 2), opens_times(("with", "us", "or", "in", "may"), 0, 5)
        (True, False)
    """
    end = next((at for at in range(first, last) if words[at] in syntax.JOINTS), last)
    return words[end - 1] in TIMES


def recurs(words: Frame, at: int, last: int) -> bool:
    """Tell whether words from a preposition on name times that come again: "at weekends".

    Args:
        words: the tokens of the text.
        at: index of the preposition.
        last: index after the last of the words.

    Example:
        >>> recurs(("at", "weekends"), 0, 2), recurs(("at", "home"), 0, 2)
        (True, False)
    """
    named = words[at + 1 : last]
    if named[0] in _NO_WINDOW or named[0] in syntax.PRONOUNS:
        return False
    if words[at] in _OF_HOURS and not _HALVES.isdisjoint(named):
        return len(named) <= _LONGEST
    if words[at] in _TO_HOUR and syntax.is_hour(named[0]) and named[1:] in _ON_THE_HOUR:
        return True
    return len(named) <= _SHORT + 1 and named[-1] in _COMING_AGAIN


def window_in(words: Frame, run: Words) -> Words | None:
    """Return where the last time of some words stands, None where they end in something else.

    Args:
        words: the tokens of the text.
        run: where the words stand.

    Example:
        >>> window_in("fires are banned from may to june".split(), Words(2, 7)).first
        3
    """
    end = run.last - (words[run.last - 1] == ",")
    for at in reversed(places_of(words, _BEFORE_TIMES, run.first, run.last - 1)):
        if words[at] in _OF_HOURS and recurs(words, at, run.last):
            return Words(at, run.last)
        counted = _bound(words, at)
        if words[at] == _AFTER and _is_length(words[at + 1 : end]) and "still" not in words[:at]:
            return Words(at, end)
        if counted < at or (words[at] in _TO_DATE and _is_date(words[at + 1 : run.last])):
            return Words(max(counted, run.first), run.last)
        if words[at] not in _OPENING or _NO_WINDOW.intersection(words[at + 1 : at + 3]):
            continue
        named = words[at + 1 : end]
        if words[at] == _FROM and not _names_end(named):
            continue
        span = words[at] in {"within", "between", "from"}
        near = any(word in TIMES for word in (named[:_LONGEST] if span else named[-1:]))
        near = near and (span or len(named) <= _SHORT) and named[0] not in syntax.PRONOUNS
        near = near or (
            words[at] == _DURING and _names_event(named) and "what" not in words[run.first : at]
        )
        return Words(at, end) if near or _names_part(named) else None
    return None


def _names_part(named: Frame) -> bool:
    """Tell whether words name a part of a longer time: "**the first year of** the lease".

    So do "the first **two** weeks", with or without what they are of.
    """
    if named[:1] != ("the",) or _PARTS_OF_TIMES.isdisjoint(named[1:2]):
        return False
    unit = next((at for at in range(2, min(4, len(named))) if named[at] in syntax.TIME_UNITS), 0)
    behind = named[unit + 1 : unit + 2]
    return bool(unit) and (behind == ("of",) or (behind == () and unit > _SECOND))


def _is_length(named: Frame) -> bool:
    """Tell whether words behind "after" are how long somebody waits: "six months"; not "dark"."""
    if len(named) != _COUNTED_UNIT or named[1] not in syntax.TIME_UNITS:
        return False
    return named[0][0].isdigit() or named[0] in _COUNTING


def _names_event(named: Frame) -> bool:
    """Tell whether words behind "during" are no more than a noun and its modifiers: "the trial"."""
    plain = syntax.PREPOSITIONS.isdisjoint(named) and syntax.JOINTS.isdisjoint(named)
    return plain and len(named) <= _LONGEST and syntax.noun_head(named) == len(named) - 1


def _names_end(named: Frame) -> bool:
    """Tell whether a time goes on to another: "from May **to** June"; not "for up to 2 weeks"."""
    return any(word == "to" and named[at - 1 : at] != ("up",) for at, word in enumerate(named))


def _is_date(named: Frame) -> bool:
    """Tell whether words are a day, month or year: "31 march", "the end of may"; not "you row"."""
    others = [w for w in named if w not in syntax.MONTHS and not _YEAR.fullmatch(w)]
    dated = len(others) < len(named) <= _LONGEST
    return dated and syntax.finite_verb(others) is None


def placing_in(words: Frame, after: int, last: int) -> Words | None:
    """Return where the last words stand that place a conclusion in space, time or manner.

    Args:
        words: the tokens of the text.
        after: index that they stand behind.
        last: index after the last token of what is concluded.

    Example:
        >>> placing_in(tuple("dogs are allowed on the beach".split()), 1, 6).first
        3
        >>> placing_in(tuple("dogs are banned on the beach from may to june".split()), 1, 10).first
        6
    """
    for at in range(last - 2, after, -1):
        if words[at] == "under" and _names_law(words[at + 1 : last]):
            continue
        if words[at - 1] == "of" or words[at : at + 2] == ("on", "to"):
            continue  # "grants of **between** £500 and £900", "passed **on to** a friend"
        if words[at] == _FROM and _is_range(words, at, last):
            return Words(at, last)
        if words[at] in implied.PLACING and words[at - 1] not in _BOUND_ON:
            nowhere = words[at + 1] in implied.WHEREVER or words[at : at + 2] in implied.MANNERS
            if nowhere and not _names_places(words, at, last):
                return None
            return Words(_bound(words, at), last)
    return None


def _is_range(words: Frame, at: int, last: int) -> bool:
    """Tell whether words from a "from" on are times from one to another: "**from** May to June"."""
    ranged = window_in(words, Words(at, last))
    return ranged is not None and ranged.first == at and _names_end(words[at + 1 : last])


# Places that are many in a town, so that "all" of them are a kind: "at **all bus stops**"; not "in
# all cases".
_OPEN_TO_ALL = word_set(
    "stop stops playground playgrounds stairwell stairwells platform platforms park parks beach "
    "beaches lift lifts corridor corridors carriage carriages walkway walkways footpath footpaths "
    "pavement pavements square squares cemetery cemeteries market markets station stations pool "
    "pools car-park forest forests lawn lawns courtyard courtyards"
)


def _names_places(words: Frame, at: int, last: int) -> bool:
    """Tell whether "any" stands before places of a kind: "in **any public park**"; not "any way".

    So it does where more is said behind them: "in any place open to all".
    """
    if words[at] not in syntax.OF_PLACES:
        return False
    if not _OPEN_TO_ALL.isdisjoint(words[at + 2 : last]):
        return True
    if words[at + 1] != "any" or last - at <= _SHORT:
        return False
    kind, behind = words[at + 2], words[at + 3]
    if kind in _NO_KINDS or not TIMES.isdisjoint(words[at + 2 : last]):
        return False
    told = behind in _BEHIND_PLACES or syntax.is_participle(behind)
    return told or (classes(kind) >= {ADJECTIVE} and NOUN in classes(behind))


def _names_law(named: Frame) -> bool:
    """Tell whether words name by what law something is so: "under **the harbour scheme**"."""
    head = syntax.noun_head(named)
    return head is not None and named[head] in _LAWS


def _bound(words: Frame, at: int) -> int:
    """Return where the time begins that is counted to a date: "**up to 2 days** before it"."""
    counted = words[max(at - 2, 0) : at]
    if words[at] not in _COUNTED_TO or counted[-1:] == () or counted[-1] not in TIMES:
        return at
    if not (counted[0][0].isdigit() or counted[0] in _COUNTING):
        return at
    return next(
        (at - 2 - len(bound) for bound in _BOUNDS if words[at - 2 - len(bound) : at - 2] == bound),
        at - 2,
    )
