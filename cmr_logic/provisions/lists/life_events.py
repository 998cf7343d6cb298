"""Events of a life, each of which gives somebody a right: "you: **got married**; had a baby"."""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic import syntax
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.text import VERB, bases, word_set

# Events in one word: "**moved** to a new county"; not "rented a boat".
_ALONE = word_set("move divorce separate retire graduate marry remarry")
# Events by the words behind their verb: "**got** married", "**had** a baby"; not "had a boat".
_WITH = {
    "get": word_set("married divorced separated pregnant widowed engaged"),
    "become": word_set("pregnant widowed disabled ill homeless unemployed citizen parent eligible"),
    "have": word_set("baby birth stillbirth"),
    "give": word_set("birth"),
    "adopt": word_set("child baby children"),
    "foster": word_set("child baby children"),
    "lose": word_set("job coverage home house insurance spouse partner eligibility medicaid work"),
    "leave": word_set("job prison incarceration jail hospital home"),
    "change": word_set("jobs job name address employers"),
    "start": word_set("job work school"),
    "quit": word_set("job"),
    "gain": word_set("dependent citizenship"),
    "turn": frozenset(str(age) for age in range(10, 100)),
    "be": word_set("laid fired deported evicted released deployed called bereaved widowed"),
}
_NEAR = 6  # words behind the verb among which it is: "lost your other health coverage"
_TWO = 2  # of them at least


def name_life_events(items: Sequence[Frame]) -> bool:
    """Tell whether all items but one at most are events of somebody's life.

    Example:
        >>> name_life_events([("got", "married"), ("had", "a", "baby"), ("moved", "away")])
        True
        >>> name_life_events([("got", "married"), ("own", "a", "boat"), ("live", "here")])
        False
    """
    events = sum(map(_is_event, items))
    return events >= _TWO and events >= len(items) - 1


def _is_event(item: Frame) -> bool:
    """Tell whether an item begins with an event: "recently **lost your job**"."""
    words = [word for word in item if not syntax.is_adverb(word)]
    if not words or not syntax.NEGATIONS.isdisjoint(words):
        return False
    done = [*bases(words[0], VERB)]
    if words[0] in syntax.BE:
        done = ["be"]
    behind = frozenset(words[1 : 1 + _NEAR])
    return any(
        verb in _ALONE or not _WITH.get(verb, frozenset()).isdisjoint(behind) for verb in done
    )
