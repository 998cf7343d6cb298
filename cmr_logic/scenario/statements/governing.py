"""The table of verbs that govern others: "want to row", "stop rowing", "be considered to be"."""

from __future__ import annotations

from cmr_logic import syntax
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.statements.statement import Mood, Tense
from cmr_logic.scenario.statements.verb_group import Progress, Step
from cmr_logic.text import VERB, classes, word_set

_GETTING = frozenset({"married", "divorced", "engaged", "evicted", "deported", "operated"})
_PLANNING = frozenset({"consider", "plan", "intend"})
_DECIDING = frozenset({"decide", "choose", "opt", "elect", "prefer", "agree"})
_BEFORE_GERUNDS = frozenset({"of", "about", "on", "up", "for"})
# What stands behind a verb, before a deed that is not done: "put **off** rowing", "get **out of**".
_SHUNNED = {
    "put": (("off",),),
    "hold": (("off",), ("back", "from")),
    "keep": (("from",), ("away", "from"), ("out", "of"), ("clear", "of")),
    "stay": (("away", "from"), ("out", "of"), ("clear", "of")),
    "get": (("out", "of"), ("by", "without")),
    "do": (("without",),),
    "back": (("out", "of"),),
    "pull": (("out", "of"),),
    "opt": (("out", "of"),),
    "steer": (("clear", "of"),),
    "shy": (("away", "from"),),
    "talk": (("out", "of"),),
    "stop": (("short", "of"),),
    "fall": (("short", "of"),),
    "let": (("off",),),
    "give": (("up", "on"),),
    **dict.fromkeys(("refrain", "abstain", "desist"), (("from",),)),
}


def _governs(progress: Progress, index: int) -> bool:
    """Tell whether "to" and a verb follow: "want **to row**"."""
    following = progress.word(index + 2)
    return progress.word(index + 1) == "to" and bool(following) and VERB in classes(following)


def _gerund(progress: Progress, index: int) -> bool:
    following = progress.word(index + 1)
    return bool(following) and syntax.is_gerund(following)


def _of_gerund(progress: Progress, index: int) -> bool:
    """Tell whether a preposition and an -ing form follow: "think **of rowing**"."""
    return progress.word(index + 1) in _BEFORE_GERUNDS and _gerund(progress, index + 1)


def _deemed(progress: Progress, word: str, index: int) -> int | None:
    if not progress.group.passive or not _governs(progress, index):
        return None
    progress.group.passive = False
    return index + 2


def _wish(progress: Progress, word: str, index: int) -> int | None:
    gerund = _gerund(progress, index)
    planned = gerund and word in _PLANNING
    if not (planned or _governs(progress, index) or _of_gerund(progress, index)):
        return None
    if progress.group.mood is Mood.FACT:
        progress.group.mood = Mood.WISH
    progress.group.passive = False
    return index + 1 if gerund else index + 2


def _decide_not(progress: Progress, word: str, index: int) -> int | None:
    if progress.word(index + 1) == "against" and _gerund(progress, index + 1):
        progress.group.negated = not progress.group.negated
        return index + 2
    if progress.word(index + 1) != "not" or not _governs(progress, index + 1):
        return None
    progress.group.negated = not progress.group.negated
    return index + 3


def _turn_out(progress: Progress, word: str, index: int) -> int | None:
    if progress.word(index + 1) != "out" or not _governs(progress, index + 1):
        return None
    progress.group.tense = Tense.PRESENT if progress.group.tense is Tense.PAST else Tense.PERFECT
    return index + 3


def _begin(progress: Progress, word: str, index: int) -> int | None:
    found = _pass_on(progress, word, index)
    if found is not None and progress.group.tense is Tense.PAST:
        progress.group.tense = Tense.PERFECT  # who began to row rows
    return found


def _end(progress: Progress, word: str, index: int) -> int | None:
    governs, gerund = _governs(progress, index), _gerund(progress, index)
    if not (governs or gerund):
        return None
    progress.group.negated = not progress.group.negated
    progress.group.ended = True
    progress.group.tense = Tense.PRESENT if gerund else progress.group.tense
    progress.group.passive = False
    return index + 2 if governs else index + 1


def _omit(progress: Progress, word: str, index: int) -> int | None:
    if not _governs(progress, index):
        return None
    progress.group.negated = not progress.group.negated
    progress.group.passive = False
    return index + 2


def _miss(progress: Progress, word: str, index: int) -> int | None:
    if not _gerund(progress, index):
        return None
    progress.group.negated = not progress.group.negated
    return index + 1


def _shun(progress: Progress, word: str, index: int) -> int | None:
    for behind in _SHUNNED[word]:
        last = index + len(behind)
        if tuple(progress.words[index + 1 : last + 1]) == behind and _gerund(progress, last):
            progress.group.negated = not progress.group.negated
            progress.group.passive = False
            return last + 1
    return None


def _give_up(progress: Progress, word: str, index: int) -> int | None:
    if progress.word(index + 1) != "up" or not _gerund(progress, index + 1):
        return None
    progress.group.negated = not progress.group.negated
    progress.group.tense = Tense.PRESENT
    return index + 2


def _getting(progress: Progress, word: str, index: int) -> int | None:
    going_on = progress.words[index] == "getting" and progress.be
    if not going_on or progress.word(index + 1) not in _GETTING:
        return None
    progress.group.mood = Mood.WISH  # who is getting married is not married yet
    return index + 1


def _learn(progress: Progress, word: str, index: int) -> int | None:
    if progress.words[index] == "learning" and progress.be:
        return None  # who is learning to swim cannot yet
    index += progress.word(index + 1) == "how"  # "I never learnt how to swim"
    if not _governs(progress, index):
        return None
    progress.group.ability = True  # who never learnt to swim cannot
    progress.group.tense = Tense.PRESENT
    progress.group.passive = False
    return index + 2


def _get_round(progress: Progress, word: str, index: int) -> int | None:
    following = (progress.word(index + 1), progress.word(index + 2))
    return index + 3 if following in {("round", "to"), ("around", "to")} else None


def _grow_up(progress: Progress, word: str, index: int) -> int | None:
    if progress.word(index + 1) != "up" or not _gerund(progress, index + 1):
        return None
    progress.group.tense = Tense.PRESENT  # who grew up speaking a language speaks it
    return index + 2


def _pass_on(progress: Progress, word: str, index: int) -> int | None:
    governs = _governs(progress, index)
    if not _gerund(progress, index) and not (governs and word not in {"go", "get"}):
        return None
    return index + 2 if governs else index + 1


# Asked in this order of each verb; where none reads it, it is the main verb.
GOVERNING_STEPS: tuple[Step, ...] = (
    Step("deemed", lists.DEEMING, _deemed, "I am considered to be rich.", "I considered a boat."),
    Step(
        "decide not",
        _DECIDING,
        _decide_not,
        "I decided not to row.",
        "I decided to row.",
    ),
    Step("turn out", word_set("turn"), _turn_out, "I turned out to be ill.", "I turned to rowing."),
    Step("begin", word_set("start begin"), _begin, "I began to row.", "I began the song."),
    Step("wish", lists.WISHING, _wish, "I want to row.", "I want a boat."),
    Step("end", lists.ENDING, _end, "I stopped rowing.", "I stopped the boat."),
    Step("omit", lists.OMITTING, _omit, "I forgot to row.", "I forgot the boat."),
    Step(
        "miss", word_set("miss skip dodge shirk"), _miss, "I missed rowing.", "I missed the boat."
    ),
    Step("shun", frozenset(_SHUNNED), _shun, "I put off rowing.", "I put off the race."),
    Step("give up", word_set("give"), _give_up, "I gave up rowing.", "I gave up the boat."),
    Step("getting", word_set("get"), _getting, "I am getting married.", "I am getting a boat."),
    Step("learn", word_set("learn"), _learn, "I learnt to row.", "I learnt the song."),
    Step("get round", word_set("get"), _get_round, "I got round to rowing.", "I got round it."),
    Step("grow up", word_set("grow"), _grow_up, "I grew up rowing.", "I grew up here."),
    Step("pass on", lists.PASSING, _pass_on, "I keep rowing.", "I keep a boat."),
)
