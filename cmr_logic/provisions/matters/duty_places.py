"""Where alone something has to be done: "You must wear boots **in the mine**"."""

from __future__ import annotations

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Statement, Words
from cmr_logic.expression import Expression
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.provisions.drafts.naming import Frame, is_person
from cmr_logic.provisions.making.clause_making import make_clause
from cmr_logic.provisions.verbs.requirements import LETTING
from cmr_logic.provisions.words import implied
from cmr_logic.provisions.words.predicate_words import REQUIRED
from cmr_logic.syntax.time_words import TIMES
from cmr_logic.text import ADJECTIVE, NOUN, VERB, bases, classes, word_set

# What somebody does wherever they are for the time: "**wear** boots"; not "store boots".
_DOING = word_set(
    """
    wear carry use hold walk ride drive speak talk dismount remove cover obey observe follow whisper
    kneel swim row sail fish paddle wheel push muzzle accompany supervise lead leash rope dip sound
    fasten tie tether silence mute extinguish
    """
)
# What is shown or worn where it is needed: "you need a **pass** in the mine"; not "a degree in".
_NEEDED_THERE = LETTING | word_set(
    "one pass passes badge badges guide escort helmet helmets lifejacket lifejackets torch mask"
)
# What is needed for a trade or a share, wherever one is: "**experience** is needed in the trade";
# not "a permit is needed in the park".
_NOT_THERE = word_set(
    """
    experience knowledge qualification qualifications skill skills interest interests training
    degree account stake share evidence details seat place room stay placement role change changes
    """
)
_NEED = frozenset({"need", "require", "have", "hold"})
# Where, or when, one shows it, wherever one is else: "needed at the **door**"; not "at the site".
_SHOWN_AT = word_set(
    "start beginning outset door gate entrance desk counter till checkout time end"
)
# How something is kept or is there: "keep dogs **on a lead**", "be **quiet**"; not "keep it".
_KEPT = word_set(
    "lead leash quiet left right still shut closed covered muzzled silent slow low calm"
)
_PARTICLES, _WITH_PARTICLE = frozenset({"off", "on"}), word_set("take switch turn put")
# Adjectives that say that somebody is somewhere: "be **present** in court"; not "quiet".
_SOMEWHERE = word_set("present resident available based domiciled enrolled able ready willing full")
# What stands before a place where one is: "**inside** the cave"; not "from the cave".
_IN = word_set("in on inside aboard at near within along above below outside upstream downstream")
_AT = "at"  # the same of what is needed there: "a pass is needed **at** the fair"
# What stands before the name of a place: "in **the** mine"; not "in your bag".
_THE = word_set("the a an any all our every each this these")
# What is no place that somebody may be in: "in the **form**"; not "in the mine".
_NO_PLACES = word_set(
    """
    form box register list application letter document report website page account writing post
    name case event presence way order manner language table section field envelope bag pocket bin
    safe drawer locker wallet bottle container fridge sink head arm wrist neck hand hands leg foot
    front back side left right coat jacket shirt sleeve chest face top body interest interests
    opinion view future past lead leash rope chain trailer rack record diary log trial condition
    """
)
_FROM, _TO = frozenset({"from", "between"}), word_set("to and until till the end start middle of")
_BOTH = ("first", "last")  # months of a season
_DAY = 2  # digits of a day, at most
_CARRIED = frozenset(
    {("on", "board"), ("in", "place"), ("at", "hand")}
)  # "have chains **on board**"
_LONGEST = 8  # words of a place: "in the lower basin north of the harbour"


def duty_place(scope: Scope, statement: Statement) -> Expression | None:
    """Return the clause of the place where alone something has to be done.

    What has to be put or brought somewhere, or done at some desk, is to be done wherever one is:
    "You must leave your bag in the locker".

    Args:
        scope: the sentence.
        statement: a statement that demands something.
    """
    rest, predicate = statement.rest, statement.predicate
    runs = rest.body.runs if rest is not None and rest.relative is None else ()
    if scope.items or not runs or predicate is None or len(runs) > 1 or runs[0].joints:
        return None
    words, last = scope.words, runs[-1].last
    season = _season_at(words, Words(runs[0].first, last))
    if season is not None and _is_done_meanwhile(words[predicate.first : season]):
        return make_clause(scope, Words(season, last), implied.CUE, ("it", "is"), kept=True)
    first = max(last - _LONGEST, runs[0].first)
    near = range(last - 2, first - 1, -1)
    at = next((i for i in near if words[i] in _IN | {_AT} and words[i - 1] != "of"), None)
    if at is None or not _is_place(words[at + 1 + (words[at + 1] == "of") : last]):
        return None
    needed = _is_needed_there(words, statement, at)
    if not (needed or _is_done_there(words, predicate, at)):
        return None
    if words[at] == _AT and not (needed and _SHOWN_AT.isdisjoint(words[at:last])):
        return None
    who = ("you", "are") if words[predicate.first - 1] == "you" else ("it", "is")
    return make_clause(scope, Words(at, last), implied.CUE, who, kept=True)


def _is_done_there(words: Frame, predicate: Words, at: int) -> bool:
    """Tell whether a duty is one of what to do while one is in a place: "**wear** a hat in"."""
    return _is_done_meanwhile(words[predicate.first : at]) and not _tells_apart(
        words, predicate, at
    )


def _is_needed_there(words: Frame, statement: Statement, at: int) -> bool:
    """Tell whether a thing is needed in a place: "a permit is **needed** in the park".

    Args:
        words: the tokens.
        statement: the statement.
        at: where the place begins.
    """
    predicate, subject = statement.predicate, statement.subject
    if predicate is None or subject is None or subject.body.extent is None:
        return False
    thing = words[subject.body.extent[1] - 1]
    said = words[predicate.first : at]
    if words[at - 1] in REQUIRED and not syntax.BE.isdisjoint(said):
        return thing not in _NOT_THERE and not is_person(thing)
    verb = bases(words[predicate.last - 1], VERB) or {words[predicate.last - 1]}
    had = words[at - 1] in _NEEDED_THERE and "to" not in said  # not "need to give consent at"
    return had and not _NEED.isdisjoint(verb)


def _season_at(words: Frame, run: Words) -> int | None:
    """Return where the months begin of any year that words end in: "**from May to** July"."""
    for at in range(run.last - 2, run.first - 1, -1):
        if words[at] in _FROM:
            named = words[at + 1 : run.last]
            months = [word for word in named if word in syntax.MONTHS]
            others = (word for word in named if not (word in syntax.MONTHS or word[0].isdigit()))
            years = any(len(word) > _DAY and word.isdigit() for word in named)
            plain = all(word in _TO for word in others) and not years
            return at if plain and len(months) == len(_BOTH) else None
    return None


def _tells_apart(words: Frame, predicate: Words, at: int) -> bool:
    """Tell whether a place is where a thing is: "remove trees **that lie** on a road"."""
    related = not (syntax.RELATIVES | {"if"}).isdisjoint(words[predicate.last : at])
    return related or (
        syntax.tells_apart(words, at - 1) and words[at - 2] not in syntax.BE | {"be"}
    )


def _is_place(named: Frame) -> bool:
    """Tell whether words behind a preposition name a place: "the mine"; not "the form"."""
    if len(named) <= 1 or named[0] not in _THE or NOUN not in classes(named[-1]):
        return False
    return (_NO_PLACES | TIMES).isdisjoint(named)


def _is_done_meanwhile(said: Frame) -> bool:
    """Tell whether a duty is one of how to be or what to do wherever one is for the time."""
    found = [word for word in said if word not in syntax.MODALS | {"to", "have", "has", "not"}]
    if not found:
        return False
    verb, *behind = found
    if "have" in said and tuple(said[-2:]) in _CARRIED:
        return True
    if verb == "be" and behind:
        return _is_so_meanwhile(behind)
    base = frozenset(bases(verb, VERB))
    if verb == "keep" or (base & _WITH_PARTICLE and not _PARTICLES.isdisjoint(behind[:1])):
        return verb != "keep" or not _KEPT.isdisjoint(behind)
    return not base.isdisjoint(_DOING)


def _is_so_meanwhile(behind: list[str]) -> bool:
    """Tell whether what somebody must be, or have done, is so for the time: "be **quiet**"."""
    word = behind[0]
    if syntax.is_participle(word):
        kept = word == "kept" and not _KEPT.isdisjoint(behind)
        off = not _PARTICLES.isdisjoint(behind[1:2])  # "be **switched off**"
        kept = kept or (off and not _WITH_PARTICLE.isdisjoint(bases(word, VERB)))
        return kept or not _DOING.isdisjoint(bases(word, VERB))
    if word == "on":
        return not _KEPT.isdisjoint(behind)
    return ADJECTIVE in classes(word) and word not in _SOMEWHERE
