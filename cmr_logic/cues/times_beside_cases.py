"""Times of a leave that has a case besides: "you may cancel **before the race** if you tell us".

In plain words the time is a case as well: "if it is before the race if you tell us". So is how long
somebody has been at it: "**after** five years of service, provided that".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import Rewriting, sentence_end, sentence_start
from cmr_logic.text import NOUN, classes, word_set

_BEFORE, _UNTIL, _AFTER = "before", word_set("until till"), "after"
SIGNS = _UNTIL | {_BEFORE, _AFTER}
"""Words of which each has one: "**before** the race if"; not "in the race if"."""
_LEAVE = frozenset({"may", "can"})
_CASES = word_set("if provided unless providing when where so as")
# What a case opens with that is none: "as **well** as", "so **that**".
_OPENED = {"so": ("long", "as"), "as": ("long", "as")}
# Words by which the leave has a case already, or is none: "you may **not** cancel before".
_TOLD = syntax.NEGATIONS | word_set(
    "if unless when where while who which that only cannot never or"
)
_IF = ("if", "it", "is")
_ANY_TIME = ("at", "any", "time")
# What opens the last time: "until **the end** of it"; not "until the race".
_LAST = word_set("day week month date end evening night morning hour close")
_SPENT = word_set("of in at as on") | {"'"}  # "five years **of** service", "years' service"
_ONLY = "only"
# What counts to an event, as its last time: "**up to** 2 days before it"; not "for 2 days".
_BOUNDS = (("up", "to"), ("until",), ("at", "least"), ("no", "later", "than"), ("up", "until"))
_AGES = {"first": "1", "second": "2", "third": "3", "fifth": "5", "tenth": "10", "twelfth": "12"}
_AGES |= {"fourth": "4", "sixth": "6", "eighteenth": "18", "sixteenth": "16"}
_WHOSE = {"your": ("you", "are"), "their": ("they", "are")}  # "until **their** tenth birthday"
_BIRTHDAY = 3  # words of one at least: "your tenth birthday"
_NTH = word_set("first second third fourth last end start beginning")  # "after the **first** day"
_HAVE = ("if", "you", "have")
_LONGEST = 9  # words of the time
_NAMING = syntax.DETERMINERS | word_set("you they it we he she")


def times_beside_cases(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, with the case that it comes to.

    Example:
        >>> list(times_beside_cases("you may cancel before the race if you tell us".split()))
        [(3, 4, ('if', 'it', 'is', 'before'))]
        >>> list(times_beside_cases("you may row until the race , provided we agree".split()))
        [(3, 4, ('if', 'it', 'is', 'before'))]
        >>> list(times_beside_cases("they may row until their 20th birthday if we agree".split()))
        [(3, 7, ('if', 'they', 'are', 'under', '20'))]
        >>> list(times_beside_cases("you may row up to 2 days before the race if we go".split()))
        [(3, 5, ('if', 'it', 'is', 'at', 'least'))]
        >>> list(times_beside_cases("you may row before the race only if we agree".split()))
        []
        >>> list(times_beside_cases("you may stop after two years of service if we agree".split()))
        [(3, 4, ('if', 'you', 'have'))]
        >>> list(times_beside_cases("you may cancel before the race".split()))
        []
        >>> list(times_beside_cases("you must pay before the race if you row".split()))
        []
    """
    behind = 0
    for at in [at for at, word in enumerate(words) if word in SIGNS]:
        first, end = sentence_start(words, at), sentence_end(words, at)
        leave = next((i for i in range(at - 2, first - 1, -1) if words[i] in _LEAVE), None)
        case = next((i for i in range(at + 2, end) if _opens_case(words, i)), None)
        if at < behind or leave is None or case is None or case - at > _LONGEST + 1:
            continue
        named = words[at + 1 : case - (words[case - 1] == ",")]
        if (
            not named
            or not _TOLD.isdisjoint(words[leave:at])
            or not syntax.JOINTS.isdisjoint(named)
        ):
            continue
        if words[case - 1] == _ONLY:
            continue  # "you may leave before 16 **only** if": later on there is another rule
        counted = _counted_from(words, at)
        aged = _age(words[at], named)
        plainly = () if counted else aged or _as_case(words[at], named)
        if counted:
            yield counted, at - 2, (*_IF, "at", "least")
        elif plainly:
            any_time = tuple(words[at - 3 : at]) == _ANY_TIME
            up = words[at - 1] == "up"
            yield at - (3 if any_time else up), case if aged else at + 1, plainly
        behind = case if counted or plainly else behind


def _opens_case(words: Sequence[str], at: int) -> bool:
    """Tell whether a case opens at an index: "**so long as** you row"; not "as well as"."""
    more = _OPENED.get(words[at], ())
    return words[at] in _CASES and tuple(words[at + 1 : at + 1 + len(more)]) == more


def _counted_from(words: Sequence[str], at: int) -> int:
    """Return where the words open that count to an event: "**up to 2 days** before it"; 0 for none.

    Where nothing bounds the count, it is 0 as well.
    """
    if words[at] != _BEFORE or words[at - 1] not in syntax.TIME_UNITS:
        return 0
    bounds = (at - 2 - len(b) for b in _BOUNDS if tuple(words[at - 2 - len(b) : at - 2]) == b)
    return next(bounds, 0)


def _age(opening: str, named: Sequence[str]) -> tuple[str, ...]:
    """Return the case of those who are yet to reach an age: "until your **20th birthday**"."""
    if opening == _AFTER or len(named) < _BIRTHDAY or named[-1] != "birthday":
        return ()
    if named[-3] == "'s":
        return ("unless", *named[:-3], "has", "had", "the", *named[-2:])
    years, whose = _AGES.get(named[-2], named[-2][:-2]), tuple(named[:-2])
    whom = _WHOSE.get(whose[0], ()) if len(whose) == 1 else ()
    return ("if", *whom, "under", years) if years.isdigit() and whom else ()


def _as_case(opening: str, named: Sequence[str]) -> tuple[str, ...]:
    """Return the words that a time has as a case, none where it is read as one anyway."""
    counted = named[:1] != () and (named[0] in syntax.NUMBERS or named[0][:1].isdigit())
    if opening == _AFTER and named[:1] == ("the",) and _NTH.isdisjoint(named[1:2]):
        return ()  # "you may stay on after the death of"
    if opening == _AFTER and counted:
        spent = len(named) > 3 and named[2] in _SPENT  # noqa: PLR2004 - "five years of service"
        return _HAVE if spent and named[1] in syntax.TIME_UNITS else ()
    stated = syntax.finite_verb(named) is not None
    if stated:
        return (*_IF, opening) if opening == _BEFORE and named[0] in _NAMING else ()
    event = opening != _AFTER or named[0] == "the"
    alone = len(named) == 1 and NOUN in classes(named[0])  # "before **departure**"
    event = (event and named[0] in syntax.DETERMINERS) or alone
    if counted or not event or not _dated(named):
        return ()
    if opening in _UNTIL:
        last = not _LAST.isdisjoint(named[:2])
        return (*_IF, "no", "later", "than") if last else (*_IF, _BEFORE)
    return (*_IF, opening)


def _dated(named: Sequence[str]) -> bool:
    """Tell whether a time is counted from an event, not by the clock: "the race"; not "noon"."""
    clock = syntax.WEEKDAYS | frozenset(syntax.MONTHS) | word_set("noon midnight dark dusk dawn")
    return clock.isdisjoint(named)
