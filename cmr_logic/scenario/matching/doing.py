"""What somebody did to a thing is not what was done to them: who insured a car is not insured."""

from __future__ import annotations

import re
from collections.abc import Sequence

from cmr_logic import syntax
from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.scenario.lexicon.relations import covers, denies, same, word_key
from cmr_logic.scenario.matching.agreement import RECEIVING
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.statements.statement import Statement, Who
from cmr_logic.syntax import WEEKDAYS
from cmr_logic.text import NOUN, VERB, bases, classes, word_set
from cmr_logic.text.number_names import SMALL

_MUTUAL = frozenset({"marry", "divorce"})  # who marries somebody is married
# Nouns behind a verb that say when: "I registered **last Tuesday**".
_WHEN = lists.DATES_PAST | WEEKDAYS | word_set("yesterday morning evening night weekend term")
# What vets do to animals as doctors do to people.
_TREATING = word_set("vaccinate treat neuter operate examine test immunise immunize inoculate")
_BEARING = frozenset({"bear"})
# Verbs that by themselves say something narrower than with an object: of what kind that object is
# not, and what of this kind it may be: who smokes fish does not "smoke", who drinks beer "drinks".
_NARROWER = {"smoke": ("food", ""), "drink": ("drink", "alcohol")}
# Of what belongs to another: "I **rent** a flat"; not "I buy a flat".
_USING = word_set("rent hire lease borrow live")
# Of what people broke, not of what works no more: "I **broke** my leg"; not "the pump broke".
_BREAKING, _WORKING, _NOT_WORKING = "break", "work", "stop_work"
# Of a home where no object says otherwise: "I **moved** in May"; not "I moved the sofa".
_MOVING = "move"
# Who does this is no employee: "I **hired** a car"; not "I was hired".
_EMPLOYING = frozenset({"employ", "hire"})
# Who does this to somebody has another thing done by them: "I **pay** a nurse to look after him".
_DELEGATING = frozenset({"pay", "hire", "employ", "ask", "tell", "persuade", "beg"})
_OWING = "owe"
# Deeds that people do for a living who say so: "I **teach** maths"; not "I paint on Sundays".
_FOR_A_LIVING = word_set("teach nurse farm drive clean guard fish mine lecture tutor sell")
# The same without an object: "I **report** for the Star"; not "I reported it to the police".
_FOR_A_PAPER = frozenset({"report"})
_TRADES = ("", "er", "r", "or")  # endings of those who do something: "bak**er**"
# Verbs of those who are of a trade: "I **am** a cook", "I **work** as one"; not "I steam fish",
# "I saw a cook".
_BEING_OF = lists.HAVING | _FOR_A_LIVING | word_set(
    "be work become serve remain qualify train get find make earn start begin join run own employ "
    "hire take retire live do go come stay enlist register practise practice"
)  # fmt: skip
# A verb that is a noun of another sense: "you **leave** a deposit"; not "I am on leave".
_LEAVE = "leave"
# What somebody else does to whoever asks: "a dog bit **you**"; not "you bit a dog".
_ON_YOU = re.compile(r"^(?!you\b)\S.*?\s\w+\syou(?:$|\s)", re.IGNORECASE)
_ONESELF = frozenset({"me", "us", "myself", "ourselves"})
_OTHERS = frozenset({"him", "her", "them", "somebody", "someone"})
_SOMEBODY = frozenset({"somebody", "someone", "people"})


def in_another_sense(clause: Statement, story: Statement) -> bool:
    """Tell whether a verb that a clause has by itself has an object by which it says another thing.

    Args:
        clause: a clause, read.
        story: a statement.

    Example:
        >>> from cmr_logic.scenario.demands.clause_reading import read_clause
        >>> from cmr_logic.scenario.statements.reading import read
        >>> clause = read_clause("you smoke")
        >>> [in_another_sense(clause, read(t)[0]) for t in ("I smoke fish.", "I smoke cigars.")]
        [True, False]
    """
    asked = clause.keys - lists.LIGHT
    apart = (_done_by_others, _owed, _is_of_no_trade, _is_on_leave)
    if any(another(clause, story) for another in apart):
        return True
    if story.verb == _BREAKING and (clause.verb == _WORKING or _NOT_WORKING in clause.keys):
        return True
    if story.verb == _MOVING and all(covers((_MOVING,), key) for key in asked):
        return _moves_a_thing(story)
    if story.verb in _EMPLOYING and not story.passive and clause.subject.who is Who.SELF:
        undergone = clause.passive or clause.verb == "be" or clause.verb in RECEIVING
        employed = any(covers((key,), "employ") or denies("employ", key) for key in clause.keys)
        return undergone and employed
    if story.verb not in _NARROWER or asked != {story.verb}:
        return False
    kind, spared = _NARROWER[story.verb]
    return any(
        covers((key,), kind) and not (spared and covers((key,), spared))
        for key in story.keys - {story.verb}
    )


def _is_of_no_trade(clause: Statement, story: Statement) -> bool:
    """Tell whether a deed is told, of a clause of a trade: who paints, or saw one, is no artist."""
    if clause.verb != "be" or clause.passive or story.verb in _BEING_OF or story.passive:
        return False
    deed = word_key(story.verb)
    if (
        deed in _FOR_A_PAPER
        and clause.core <= {deed}
        and not (story.core - {deed} or story.pointing)
    ):
        return False
    told = story.core | {deed}
    return any(_is_trade(key) and covers(told, key) for key in clause.core - clause.subject.keys)


def _is_trade(key: str) -> bool:
    """Tell whether what a noun is compared by stands for somebody: "bake" of "baker"."""
    return any(is_person(key + ending) for ending in (("",) if "_" in key else _TRADES))


def _is_on_leave(clause: Statement, story: Statement) -> bool:
    """Tell whether one of two leaves something, and the other is on leave."""
    both = _LEAVE in clause.keys and _LEAVE in story.keys
    return both and (clause.verb == _LEAVE) is not (story.verb == _LEAVE)


def _done_by_others(clause: Statement, story: Statement) -> bool:
    """Tell whether another does what a clause says: "I pay **a nurse to** look after my mum"."""
    if story.verb not in _DELEGATING or story.passive:
        return False
    if clause.subject.who is not Who.SELF or story.subject.who is not Who.SELF:
        return False
    if clause.verb in RECEIVING or not same(clause.verb).isdisjoint(same(story.verb)):
        return False
    return any(is_person(key) or key in _SOMEBODY for key in story.core)


def _owed(clause: Statement, story: Statement) -> bool:
    """Tell whether somebody is owed what a clause says that one owes."""
    return (
        story.verb == _OWING
        and story.passive
        and not clause.passive
        and clause.subject.who is Who.SELF
    )


def _moves_a_thing(story: Statement) -> bool:
    """Tell whether what somebody moved is no home: "I moved the sofa"."""
    things = story.core - lists.LIGHT - _WHEN - {_MOVING}
    return any(
        NOUN in classes(key) and not key[0].isdigit() and not covers((key,), "home")
        for key in things
    )


def only_uses(clause: Statement, story: Statement) -> bool:
    """Tell whether somebody only has the use of what a clause says that they own.

    Args:
        clause: a clause, read.
        story: a statement.

    Example:
        >>> from cmr_logic.scenario.demands.clause_reading import read_clause
        >>> from cmr_logic.scenario.statements.reading import read
        >>> clause = read_clause("you own a flat in Oslo")
        >>> told = [*read("I rent a flat in Oslo."), *read("I bought a flat in Oslo.")]
        >>> [only_uses(clause, each) for each in told]
        [True, False]
    """
    return clause.verb == "own" and story.verb in _USING


def did_to_another(clause: Statement, story: Statement) -> bool:
    """Tell whether somebody did to a thing or an animal what a clause says was done to them.

    Args:
        clause: a clause about whoever asks, or a premise of the tables, read.
        story: a statement.

    Example:
        >>> from cmr_logic.scenario.demands.clause_reading import read_clause
        >>> from cmr_logic.scenario.statements.reading import read
        >>> clause = read_clause("you are registered")
        >>> def another(text):
        ...     return did_to_another(clause, read(text)[0])
        >>> another("I registered my dog."), another("I registered last Tuesday.")
        (True, False)
    """
    if story.passive or clause.subject.who is not Who.SELF or story.subject.who is not Who.SELF:
        return False
    if clause.verb in RECEIVING:  # who had a dog vaccinated had no jab
        treated = story.verb in _TREATING or not _TREATING.isdisjoint(story.keys)
        return treated and any(covers((key,), "animal") for key in story.core)
    if not clause.passive:
        return False
    if clause.verb in _BEARING:
        return story.verb == "give"  # who gave birth was born on another day
    if story.verb != clause.verb or story.verb in _MUTUAL:
        return False

    own = {story.verb, word_key(story.verb)} | clause.keys | lists.LIGHT | _WHEN
    return any(
        NOUN in classes(key) and not is_person(key) and key not in SMALL
        for key in story.core - own
        if not key[0].isdigit()
    )


def done_to_somebody_else(statement: str, told: Statement, words: Sequence[str]) -> bool:
    """Tell whether a story names another to whom was done what a clause says was done to "you".

    Args:
        statement: the clause, as it is written.
        told: a statement of the story.
        words: its words, in lower case.

    Example:
        >>> from cmr_logic.scenario.statements.reading import read
        >>> def another(text):
        ...     words = text.lower().strip(".").split()
        ...     return done_to_somebody_else("a dog bit you", read(text)[0], words)
        >>> another("A dog bit my aunt."), another("A dog bit me."), another("A dog bit hard.")
        (True, False, False)
    """
    if told.subject.who is Who.SELF or told.passive or not _ON_YOU.search(statement):
        return False
    at = next((i for i, word in enumerate(words) if told.verb in bases(word, VERB)), len(words))
    whom = words[at + 1 : at + 4]
    if not whom or whom[0] in _ONESELF:
        return False
    named = whom[0] in lists.OWNERS | syntax.DETERMINERS
    return whom[0] in _OTHERS or (named and any(map(is_person, whom)))
