"""Where alone something has to be done: "You must wear boots **in the mine**"."""

from __future__ import annotations

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Statement, Words
from cmr_logic.expression import Expression
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.provisions.making.clause_making import make_clause
from cmr_logic.provisions.words import implied
from cmr_logic.provisions.words.time_words import TIMES
from cmr_logic.text import ADJECTIVE, NOUN, VERB, bases, classes, word_set

# What somebody does wherever they are for the time: "**wear** boots"; not "store boots".
_DOING = word_set(
    """
    wear carry use hold walk ride drive speak talk dismount remove cover obey observe follow whisper
    kneel swim row sail fish paddle wheel push muzzle accompany supervise lead leash rope
    """
)
# How something is kept or is there: "keep dogs **on a lead**", "be **quiet**"; not "keep it".
_KEPT = word_set(
    "lead leash quiet left right still shut closed covered muzzled silent slow low calm"
)
_PARTICLES, _WITH_PARTICLE = frozenset({"off", "on"}), word_set("take switch turn put")
# Adjectives that say that somebody is somewhere: "be **present** in court"; not "quiet".
_SOMEWHERE = word_set("present resident available based domiciled enrolled able ready willing full")
# What stands before a place where one is: "**inside** the cave"; not "from the cave".
_IN = word_set("in on inside aboard at near within along")
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
_LONGEST = 8  # words of a place, at most: "on the sandy beach north of the pier"


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
    first = max(last - _LONGEST, runs[0].first)
    near = range(last - 2, first - 1, -1)
    at = next((i for i in near if words[i] in _IN and words[i - 1] != "of"), None)
    if at is None or not _is_place(words[at + 1 : last]):
        return None
    if not _is_done_meanwhile(words[predicate.first : at]) or _tells_apart(words, predicate, at):
        return None
    who = ("you", "are") if words[predicate.first - 1] == "you" else ("it", "is")
    return make_clause(scope, Words(at, last), implied.CUE, who, kept=True)


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
        return kept or not _DOING.isdisjoint(bases(word, VERB))
    if word == "on":
        return not _KEPT.isdisjoint(behind)
    return ADJECTIVE in classes(word) and word not in _SOMEWHERE
