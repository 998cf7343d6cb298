"""The pass for the days of the week on which somebody works, comes or does what a clause says.

"You work on Saturdays" is settled by "I'm on from Monday to Thursday", "Saturday's my day off" or
"I do every weekend"; "you come on a weekday" by "we'd be there on Sunday".
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from cmr_logic.records import record
from cmr_logic.scenario.amounts.day_of_week import DAYS_TOLD, days_named, names_holidays
from cmr_logic.scenario.claim import Claim, Part, Rank, claim
from cmr_logic.scenario.lexicon.relations import covers, keyed
from cmr_logic.scenario.matching.alignment import Verdict
from cmr_logic.scenario.matching.planned import is_the_plan
from cmr_logic.scenario.statements.pieces import Piece
from cmr_logic.scenario.statements.statement import Mood, Tense, Who
from cmr_logic.scenario.story import Story
from cmr_logic.syntax import WEEK
from cmr_logic.text import word_set, words_in

# What a clause asks: that a thing is done on some days: "you work **on Saturdays**".
_ASKED = re.compile(
    rf"\b(?P<each>from\s|every\s|between\s)?(?:(?:on|at|during|over)\s(?:an?\s|the\s"
    rf"|any\s)?)?(?P<days>{DAYS_TOLD})$",
    re.IGNORECASE,
)
_TOLD = re.compile(
    rf"(?P<lead>\b(?:at|on|over|during|from|every|each|only|just|till|until|by|after|before"
    rf"|since|this|next|last)\s)?"
    rf"(?:an?\s|the\s|any\s|single\s)?\b(?P<days>{DAYS_TOLD})\b(?P<tail>\s(?:off|free)\b)?",
    re.IGNORECASE,
)
_ALL = re.compile(
    r"\b(?:every\s(?:single\s)?day|seven\sdays\sa\sweek|7\sdays\sa\sweek|all\sweek\slong)"
    rf"(?:\s(?:of\sthe\sweek))?(?P<but>\s(?:but|except|bar|apart\sfrom)\s(?:for\s"
    rf"|on\s)?(?P<days>{DAYS_TOLD}))?",
    re.IGNORECASE,
)
# Days by which, or since when, something is so, and not on which: "**by** Friday".
_BESIDE = word_set("till until by after before since last")
# How people say on which days they work: "**I'm on** from Monday to Thursday", "**my days are** …".
_ON_SHIFT = re.compile(
    r"^(?:and\s|but\s|so\s)?(?:(?:I|we)(?:['’](?:m|re)|\sam|\sare)\s(?:(?:only|just|always"
    r"|usually|normally|ever|not)\s){0,2}(?:on|in|at\swork|rostered"
    r"|working|an?\s(?=mon|tues|wednes|thurs|fri|satur|sun))\b"
    r"|(?:I|we)\s(?:(?:only|just|always|ever|will|do)\s){0,2}(?:do|work|cover)\b(?=\s(?:every\s"
    r"|only\s|just\s|all\s)?(?:mon|tues|wednes|thurs|fri|satur|sun|week))"
    r"|(?:my|our)\s(?:usual\s|normal\s|working\s|work\s)?(?:days|week|shifts?|hours"
    r"|rota)\s(?:\w+\s)??(?:is|are|runs?|goes|falls?|being)\b)",
    re.IGNORECASE,
)
# And on which they do not: "I'm **off** on Mondays", "Monday is **my day off**".
_OFF = re.compile(
    r"\b(?:(?:my|our)\s(?:\w+\s)?days?\soff|days?\soff|off\s(?:on|at|every)|not\s(?:on"
    r"|in)\s(?:on|at)|off\swork)\b",
    re.IGNORECASE,
)
_NEVER = re.compile(
    r"\b(?:never|not|don['’]?t|doesn['’]?t|won['’]?t|wouldn['’]?t|can['’]?t|cannot)\b|n['’]t\b",
    re.IGNORECASE,
)
_OPEN = re.compile(
    r"\b(?:if|unless|whether|might|may|sometimes|occasionally|some|most|mostly|alternate|other"
    r"|second|third|usually|often"
    r"|used\sto|rather|besides|also|too|as\swell|including|maybe|perhaps|nearly|almost|instead)\b",
    re.IGNORECASE,
)
# There are no others: "we **always** go on Saturdays", "I **only** do weekends".
_ONLY = re.compile(
    r"\b(?:only|just|always|solely|exclusively|nothing\sbut|all\sbut)\b", re.IGNORECASE
)
_LISTED = re.compile(
    r"(?:day|week)s?\b.*?(?:\bto\b|through|till|until|[-–,&]|\band\b)", re.IGNORECASE
)
_GOES_ON = re.compile(rf"\s*(?:,|and\b|&|,\s*and\b)\s*(?:on\s)?(?:{DAYS_TOLD})\b", re.IGNORECASE)
_RANGED = re.compile(r"\s(?:to|through|till|until)\s|[-–]", re.IGNORECASE)
_OR = re.compile(r"\bor\b", re.IGNORECASE)
# What one does where one comes: "I'd **visit** on a Sunday"; not "I'd sing on a Sunday".
_COMING = word_set("come go attend visit manage make turn get be travel")
_WORK = "work"
_WHOLE_WEEK = frozenset(range(len(WEEK)))


@cache
def _days() -> frozenset[str]:
    """Return the keys of the days of the week."""
    named = frozenset(key for day in WEEK for key in keyed([day]))
    return named | word_set("week weekday weekend day")


@cache
def _when() -> frozenset[str]:
    """Return the keys of what says when, and no place: "on Saturday **mornings**"."""
    return _days() | word_set(
        "morning afternoon evening night here there in over along every week usual shift"
    )


@record(frozen=True, slots=True)
class _Week:
    """On which days something is so, as a story tells them.

    Args:
        days: the days.
        denied: it is not so on these.
        whole: there are no others.
        loose: it is on one of these alone.
    """

    days: frozenset[int]
    denied: bool
    whole: bool
    loose: bool


def by_weekdays(part: Part, story: Story) -> Iterator[Claim]:
    """Yield what the days on which somebody does a thing say of a clause that names days.

    Args:
        part: a part of a clause: "you work on Saturdays".
        story: the story.

    Example:
        >>> from cmr_logic.scenario.claim import part_of
        >>> from cmr_logic.scenario.story import read_story
        >>> def told(clause, text):
        ...     story = read_story((), [clause], text, "")
        ...     return [found.value for found in by_weekdays(part_of(clause, story), story)]
        >>> told("you work on Saturdays", "I'm on from Monday to Thursday.")
        [False]
        >>> told("you work on Saturdays", "I'm on three days a week.")
        []
    """
    found = _ASKED.search(part.statement)
    if found is None or part.target.mood is not Mood.FACT or " only " in part.statement:
        return
    asked = days_named(found["days"].lower())
    each = bool(found["each"]) or _RANGED.search(found["days"]) is not None
    deed = part.statement[: found.start()].strip()
    if not asked or part.target.tense not in (Tense.PRESENT, Tense.FUTURE):
        return
    for piece in story.pieces():
        if _GOES_ON.match(story.text, piece.told.end) is not None:
            continue  # "my shifts are on Saturdays | and Sundays"
        week = _week_of(piece, part, deed, story)
        for holds in _judged(asked, week, each=each) if week is not None else ():
            if not holds and names_holidays(part.statement):
                continue
            value = holds is not part.target.negated
            yield claim(Rank.STATED, Verdict(value, ("weekdays",)), piece.told, "quantity")


def _judged(asked: frozenset[int], week: _Week, *, each: bool) -> Iterator[bool]:
    """Yield whether the days of a story are those of a clause, where that is sure.

    Args:
        asked: the days of the clause.
        week: those of the story.
        each: the clause asks for all of its days.
    """
    if week.denied:
        if asked <= week.days:
            yield False
        return
    if week.whole and asked.isdisjoint(week.days):
        yield False
    elif week.loose:
        if week.days <= asked:
            yield True
    elif asked <= week.days or (not each and not asked.isdisjoint(week.days)):
        yield True


def _week_of(piece: Piece, part: Part, deed: str, story: Story) -> _Week | None:
    """Return the days on which a piece says that the deed of a clause is done, if it says so."""
    text, told = piece.text, piece.told
    named = None if piece.bare or not _is_so_now(piece) else _named_in(text)
    if named is None:
        return None
    days, words = named
    denied = told.negated or _NEVER.search(text) is not None
    at_work = deed.endswith(f" {_WORK}")
    if at_work and _is_off(piece, words):
        return None if denied else _Week(days, denied=True, whole=False, loose=False)
    plain = " ".join(_NEVER.sub("", text).split())
    works = at_work and _ON_SHIFT.search(plain) is not None
    habit = works or _is_the_deed(piece, part, deed)
    if told.mood is Mood.WISH and habit:
        return None  # "I'd like to work Saturdays"
    if not habit and not _is_planned(piece, part, story.given):
        return None
    return _how_far(piece, days, words, denied=denied, works=works)


def _is_so_now(piece: Piece) -> bool:
    """Tell whether a piece says what is so, or planned, of each of the days that it names."""
    told, text = piece.told, piece.text
    if told.mood not in (Mood.FACT, Mood.WISH) or told.tense in (Tense.OVER, Tense.PAST):
        return False
    return _OPEN.search(text) is None and "?" not in text


def _named_in(text: str) -> tuple[frozenset[int], str] | None:
    """Return the days that words name, with those words; None where they name none, or doubly."""
    every = _ALL.search(text)
    if every is not None:
        but = days_named(every["days"].lower()) if every["but"] else frozenset[int]()
        return _WHOLE_WEEK - but, text
    found = [*_TOLD.finditer(text)]
    if len(found) != 1 or (found[0]["lead"] or "").strip().lower() in _BESIDE:
        return None
    return days_named(found[0]["days"].lower()), found[0].group()


def _how_far(piece: Piece, days: frozenset[int], words: str, *, denied: bool, works: bool) -> _Week:
    """Return the days that a piece names with whether there are no others, or but one of them."""
    told, text = piece.told, piece.text
    every = _ALL.search(text) is not None
    ahead = told.tense is Tense.FUTURE or told.mood is Mood.WISH or told.progressive
    planned = ahead and not works
    whole = every or planned or _ONLY.search(text) is not None
    whole = whole or (works and told.subject.who is Who.OWN) or _LISTED.search(words) is not None
    loose = not every and (planned or not works or _OR.search(words) is not None)
    return _Week(days, denied=denied, whole=whole, loose=loose)


def _is_off(piece: Piece, named: str) -> bool:
    """Tell whether words name the days on which somebody does not work: "Monday's my day off"."""
    own = piece.told.subject.who is Who.SELF or re.search(r"\b(?:my|our)\b", piece.text, re.I)
    return bool(own) and (_OFF.search(piece.text) is not None or bool(re.search(r"\boff$", named)))


def _is_of_coming(part: Part) -> bool:
    """Tell whether a clause asks on which days whoever asks comes: "you **come** on a weekday"."""
    target = part.target
    days = frozenset(keyed(words_in(part.statement)[-1:]))
    return (
        target.subject.who is Who.SELF and target.verb in _COMING and target.core - days <= _COMING
    )


def _is_planned(piece: Piece, part: Part, given: frozenset[str]) -> bool:
    """Tell whether a piece says when whoever asks will come, for no other person or place."""
    aims = piece.told.keys - _when() - _COMING
    to_it = all(any(covers((key,), each) for each in given) for key in aims)
    return to_it and _is_of_coming(part) and is_the_plan(piece, part.target, given)


def _is_the_deed(piece: Piece, part: Part, deed: str) -> bool:
    """Tell whether a piece says of the same what a clause does, but for its days."""
    told, target = piece.told, part.target
    if told.subject.who is not target.subject.who or told.subject.head != target.subject.head:
        return False
    named = {key for key in keyed(words_in(deed)) if key} - {target.subject.head}
    further = {key for key in told.keys if not any(covers((key,), each) for each in named)}
    if not further <= _when() | {told.verb}:
        return False  # "we're visiting **my aunt** on Sunday"
    if told.verb != target.verb:
        return _is_of_coming(part) and told.verb in _COMING - {"be", "get"}
    objects = target.core - _days() - {target.verb}
    elided = objects and not told.core - _when() - {target.verb}  # "we only **play** on Tuesdays"
    named = {target.verb} if elided else named
    return all(any(covers((key,), each) for key in told.words | {told.verb}) for each in named)
