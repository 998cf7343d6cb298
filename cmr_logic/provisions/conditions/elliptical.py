"""Conditions without a verb of their own: "if married", "after the harvest", "without a ticket"."""

from __future__ import annotations

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Condition
from cmr_logic.cues import ON_TOP, WITH_LEAVE
from cmr_logic.provisions.conditions.had_by import had_by
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.provisions.drafts.naming import Frame, subject_frame
from cmr_logic.provisions.drafts.shapes import first_phrase
from cmr_logic.provisions.making.fitting import stands_alone
from cmr_logic.syntax.time_words import TIMES
from cmr_logic.text import ADJECTIVE, NOUN, classes, word_set

# What a noun phrase is said of after the last words of a cue: "**after** the harvest"; not "if".
_FRAMES: tuple[tuple[Frame, Frame], ...] = (
    (("only", "by"), ("it", "is", "by")),
    (("after",), ("it", "is", "after")),
    (("following",), ("it", "is", "after")),
    (("once",), ("it", "is", "after")),
    (("until",), ("it", "is", "after")),
    (("before",), ("it", "is", "after")),
    (("till",), ("it", "is", "after")),
    (("prior", "to"), ("it", "is", "after")),
    (("event", "of"), ("there", "is")),
    (("in", "case", "of"), ("there", "is")),
    (("in", "cases", "of"), ("there", "is")),
    (("without",), ("you", "have")),
    (("with",), ("you", "have")),
    (("subject", "to"), ("you", "have")),
)
# The same of a person: "only with an adult"; not "only with a ticket".
_OF_PEOPLE: tuple[tuple[Frame, Frame], ...] = ((("only", "with"), ("you", "are", "with")),)
# Last words of cues before what somebody does: "**without** paying"; not "while".
_BEFORE_DEEDS = frozenset(
    (word,) for word in ("without", "before", "after", "until", "to", "upon", "on", "by")
)
# Cues that name the case itself: "for late entries", "in the case of minors"; not "if".
_NAMING = frozenset({("for",), ("of",)})
_BUT_NOT = ("but", "not")
# What something is for, or goes on meanwhile: "but not **for** fairs"; not "but not in town".
_AIMED = frozenset({"to", "for", "during"})
# What begins a statement behind a time: "in May **you**"; not "in the year of".
_SUBJECTS = syntax.NOMINATIVES | {"your"}
_TIME = 6  # words up to its unit: "in the last twelve months"
_OF = ("of",)  # what stands behind it is a name: "in case of **a power cut**"
# What a thing is for, or how it is done: "if **for** hire", "only **by** request"
_OF_DOING = frozenset({"for", "by"})
# What is said of things alone: "if available"; not "if married".
_OF_THINGS = word_set("available applicable possible necessary needed payable")
# The same of the hour and the weather: "after **dark**", "when **icy**"; not "when ill".
_OF_THINGS |= word_set("dark icy foggy windy stormy frosty slippery raining snowing")
# Words by which a text or those it binds could say it: "unless **otherwise** agreed"; not "soon".
_SAYING_SO = frozenset({"otherwise", "so", "expressly", "specifically", "explicitly"})
# What is said of a matter: "otherwise **agreed**"; not "otherwise employed".
_OF_MATTERS = word_set(
    """
    agreed arranged stated specified indicated noted shown said provided required permitted
    authorised authorized approved directed advised notified instructed determined announced
    """
)
_GENITIVE = frozenset({"'", "'s"})
_YOURS = ("your",)  # whose leave somebody else needs: "we may ring with **your** consent"
_LONGEST = 3  # words of such an end of a cue
_AFTER, _WITHOUT = ("after",), ("without",)
_HAVING_SPENT = ("you", "have", "at", "least")  # before a time behind "after"
# What stands behind a time that was spent on something: "26 weeks **in** the job"; not "from".
_SPENT = frozenset({"of", "in", "with", "as", "at", "on"})
_DURING, _WITHIN = "during", "within"  # before a time, and before a time or a place
_SPAN = 4  # words from "within" to the unit of a time: "within the two **days** before"


def elliptical_frame(scope: Scope, condition: Condition) -> Frame:
    """Return the words that a condition leans on, none where it has a subject and a verb.

    Args:
        scope: the sentence that it stands in.
        condition: the condition, with words of its own.
    """
    run = None if condition.body is None else first_phrase(condition.body).words
    own = () if run is None else scope.said(run.first, run.last)
    if run is None or not own or (_is_whole(scope, run.first, own) and not _says_so(own)):
        return ()
    before = scope.words[max(run.first - _LONGEST, 0) : run.first]
    had = _had(scope, condition, before, own)
    if not had and before[-1:] == _WITHOUT:
        had = had_by(scope.words, run.first, run.last, of_anyone=bool(scope.person))
    if had:
        return had
    demanded = condition.cue.name == ON_TOP  # "besides **holding** a card": it has to be held
    naming = before[-1:] in _NAMING
    if _says_so(own) or _is_time(own) or bounds(own):
        return ("it", "is")
    if not naming and _is_predicate(own):
        done = demanded or before[-1:] in _BEFORE_DEEDS
        of_thing = own[0] in _OF_THINGS or own[0] in _OF_DOING
        return ("it", "is") if of_thing else _of_deed(scope.about, own, done=done)
    frame = _frame_behind(before, own)
    if frame or naming:
        return frame or subject_frame(own)
    return scope.about if own[0] in syntax.INDEFINITE else ()


def _had(scope: Scope, condition: Condition, before: Frame, own: Frame) -> Frame:
    """Return the words before what one has: somebody's leave, or a time that was spent on it."""
    if condition.cue.name == WITH_LEAVE:
        yours = own[:1] == _YOURS and _GENITIVE.isdisjoint(own)  # not "your boss's consent"
        return ("you", "give" if yours else "have")
    spent = before[-1:] == _AFTER and scope.about[:1] == ("you",) and _is_time_spent(own)
    return _HAVING_SPENT if spent else ()


def _is_whole(scope: Scope, first: int, own: Frame) -> bool:
    """Tell whether words have a subject and a verb of their own; a name behind "of" has none."""
    if scope.words[first - 1 : first] == _OF:
        return False
    return stands_alone(own, ()) or (own[0] in syntax.PREPOSITIONS and _opens_with_time(own))


def _opens_with_time(own: Frame) -> bool:
    """Tell whether a time stands before a statement: "**in the last year** you had a cold"."""
    time = next((at for at in range(1, min(_TIME, len(own))) if own[at] in TIMES), 0)
    behind = own[time + 1 :]
    stated = time > 0 and behind[:1] != () and behind[0] in _SUBJECTS
    return stated and syntax.finite_verb(behind) is not None


def _is_time(own: Frame) -> bool:
    """Tell whether a preposition opens a time: "in **May**", "**during** lessons"."""
    if own[0] == _DURING or (own[0] == _WITHIN and not TIMES.isdisjoint(own[1:_SPAN])):
        return True  # "within two days of the match"
    day = len(own) == 1 and own[0] in syntax.WEEKDAYS  # "every | **Friday**, you can"
    return day or (own[0] in syntax.PREPOSITIONS and own[-1] in TIMES)


def _is_time_spent(own: Frame) -> bool:
    """Tell whether words say how long of what, or where: "two years of service", "a year in post".

    Example:
        >>> _is_time_spent("26 weeks in the job".split()), _is_time_spent("two weeks".split())
        (True, False)
    """
    unit = next((at for at, word in enumerate(own[:_SPAN]) if word in syntax.TIME_UNITS), 0)
    counted = own[0] in syntax.NUMBERS or own[0][:1].isdigit() or own[0] in syntax.INDEFINITE
    return counted and unit > 0 and not _SPENT.isdisjoint(own[unit + 1 : unit + 2])


def _says_so(own: Frame) -> bool:
    """Tell whether words say what has been settled: "**otherwise agreed**"; not "you agreed"."""
    return own[:1] != () and own[0] in _SAYING_SO and not _OF_MATTERS.isdisjoint(own[1:2])


def bounds(words: Frame) -> bool:
    """Tell whether words say up to how much, or for how long.

    Example:
        >>> bounds(("up", "to", "£", "9")), bounds(("for", "two", "weeks")), bounds(("for", "you"))
        (True, True, False)
    """
    lasting = words[:1] == ("for",) and words[1:] != ()
    counted = lasting and (words[1] in syntax.NUMBERS or words[1][:1].isdigit())
    return words[lasting : lasting + 2] == ("up", "to") or counted


def _of_deed(about: Frame, own: Frame, *, done: bool) -> Frame:
    """Return whom a predicate is said of: of what is done, the subject alone.

    "Without | paying" asks whether you pay; "while | rowing" whether you are rowing.
    """
    deed = done and syntax.is_gerund(own[0]) and own[0] != "being"
    if deed and about[:1] == ("it",):
        return ("you",)  # "rafts may be hired **without paying**": somebody does it
    return about[:-1] if deed and about[1:] and about[-1] in syntax.BE else about


def _frame_behind(before: Frame, own: Frame) -> Frame:
    """Return the words that a noun phrase leans on behind the last words of a cue, perhaps none."""
    frames = (*_OF_PEOPLE, *_FRAMES) if subject_frame(own)[0] == "you" else _FRAMES
    return next((frame for end, frame in frames if before[-len(end) :] == end), ())


def _is_predicate(own: Frame) -> bool:
    """Tell whether words say how someone is: "married", "over 60", "paying rent"; not "a fire"."""
    at = 0
    while at < len(own) - 1 and (syntax.is_adverb(own[at]) or own[at] in syntax.NEGATIONS):
        at += 1
    opening = own[at]
    if opening in syntax.PREPOSITIONS or syntax.is_gerund(opening) or syntax.is_participle(opening):
        return True
    return ADJECTIVE in classes(opening) and (
        at == len(own) - 1 or (NOUN not in classes(opening) and NOUN not in classes(own[at + 1]))
    )


def excepted_frame(scope: Scope, at: int) -> Frame:
    """Return the words that a phrase with a preposition completes which is excepted.

    It says where, when or what for something is, if it stands against a phrase like it: "You may
    row in the bay, but not **in the harbour**".

    Args:
        scope: the sentence.
        at: index of the preposition.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You may row in the bay, but not in the harbour.")
        >>> [clause.statement for clause in rule.clauses]
        ['it is in the bay', 'it is in the harbour']
    """
    words = scope.words
    apart = words[max(at - 2, 0) : at] == _BUT_NOT and scope.about[:1] == ("you",)
    aimed = words[at] in _AIMED  # "repairs to the boat, but not **to** the oar"
    return ("it", "is") if apart or aimed else scope.about
