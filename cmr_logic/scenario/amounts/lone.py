"""Is the only sum, or the only length of time, of a story the one that a clause asks for?

People tell many sums and times in passing: what they earn beside what they pay, how long they have
driven beside how old the car is. So one of these counts only if it stands alone in the story, is
told of the thing, the deed or the state that the clause names, and is the whole of it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from cmr_logic.scenario.amounts.adding_up import names_item_beside, of_several
from cmr_logic.scenario.amounts.figures import Figure
from cmr_logic.scenario.amounts.judges import is_judge
from cmr_logic.scenario.amounts.understood import Meant, belongs, numeric
from cmr_logic.scenario.demands.demanded import Demand, names_income, pays_instead
from cmr_logic.scenario.lexicon.relations import covers, word_key
from cmr_logic.scenario.matching.agreement import STATIVE
from cmr_logic.scenario.matching.doing import did_to_another
from cmr_logic.scenario.matching.here import somewhere_else
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.statements.statement import Mood, Statement, Subject, Tense, Who
from cmr_logic.scenario.statements.vocabulary import OUTSIDERS
from cmr_logic.scenario.times.completeness import says_all
from cmr_logic.text import ADVERB, NOUN, classes, word_set

CAREFUL = frozenset({"money", "duration"})
# What one does for as long as one is away: "you **stay** for a week"; not "you work for a week".
STAYING = word_set("stay visit travel")
# What such a stay is called: "a two-week **holiday**"; not "a two-week course".
STAYS = word_set("holiday vacation trip visit break stay honeymoon tour getaway spend")
# What has gone on up to now: "I've **lived** here for a year"; not "I've booked a week".
_STATES = word_set("live reside be work own rent know study")
# What is reckoned by whose it is, so that other passes read it: "you **work** here"; not "stay".
_BY_EMPLOYER = word_set("work employ serve")
# A sum that is the whole: "it **comes to** £90"; not "a mug for £90 and a pan".
_TOTAL = re.compile(r"\b(?:com(?:es?|ing)|came|adds?\sup|added\sup|total(?:s|led)?)\b", re.I)
# How long one has a thing tells nothing of how long it runs: "I've **had** the lease".
_HOLDING = lists.HAVING | word_set("keep own rent use")
# Behind which stands what a state is a state of: "behind **with** the bills"; not "in May".
_CONCERNING = frozenset({"with", "on", "for", "of", "the"})
# How one takes in what one pays with: "I **earn** £90"; not "I spend £90".
_EARNING = word_set("earn make")
# What several things are bought in: "in my **basket**"; not "in my kitchen".
_BASKETS = word_set("order basket cart trolley purchase booking bill invoice shop checkout bag")
_IN_IT = (("in", "it"), ("into", "it"), ("on", "it"), ("to", "it"))
_ORDERING = word_set("order buy")
# For how long one has a thing that is lent: "I'd **need** it for a week"; not "I mend it".
_NEED = "need"
# How one says for how long: "I'd **keep** it for a week"; not "I mend it".
_WANTING = word_set("need want like have keep use take borrow hire rent book plan hold")
_WHILES = word_set("weekend while time")  # "I need it for a **weekend**"
_SENTENCE_END = re.compile(r"[.!?;]\s|$")


def is_told_elsewhere(statement: str, target: Statement, demand: Demand, story: str) -> bool:
    """Tell whether a clause asks for what other passes read alone.

    What one of two earns is not all that comes in, and who works is employed by somebody.

    Args:
        statement: a part of a clause.
        target: the same, read.
        demand: what it demands, of one kind.
        story: the text of a story.
    """
    kind = demand.constraints[0].kind.value
    if kind in {"money", "rate"}:
        all_told = says_all(story) and OUTSIDERS.isdisjoint(map(word_key, word_set(story.lower())))
        return of_several(demand, target, statement) and not all_told
    return kind == "duration" and target.verb in _BY_EMPLOYER


def the_only_one(
    statement: str,
    measured: Meant,
    figures: Sequence[Figure],
    asked: Sequence[Subject | None],
) -> Sequence[Figure]:
    """Return the only sum or time of a story, if its words tell it of the matter; else none.

    Args:
        statement: a part of a clause.
        measured: what the clause measures.
        figures: the figures of the story of that kind.
        asked: the things that the question names.
    """
    if len(figures) != 1:
        return figures if _are_put_together(measured, figures) else ()
    (only,) = figures
    told, quote = only.piece.told, only.piece.text
    if did_to_another(measured.target, told) or somewhere_else(statement, told, quote):
        return ()
    if _is_of_other_thing(measured, told, asked):
        return ()
    if measured.kind == "money":
        if earns_instead(measured, told):
            return ()
        taken_in = any(map(names_income, measured.demand.about))
        pays = taken_in and told.verb == "pay" and not told.passive
        return () if pays or pays_instead(measured.demand, measured.target, told) else (only,)
    return (only,) if is_wanted_for(measured, told) or _lasts(measured, only) else ()


def _are_put_together(measured: Meant, figures: Sequence[Figure]) -> bool:
    """Tell whether the prices of several things are told that go into one order: "in my basket"."""
    if measured.kind != "money" or len({figure.piece.told.start for figure in figures}) != 1:
        return False
    asked = _BASKETS & (measured.demand.about | measured.target.subject.keys)
    told, words = figures[0].piece.told, figures[0].piece.words
    named = bool(_BASKETS & {word_key(word) for word in words}) or words[-2:] in _IN_IT
    there = named or told.verb in _ORDERING
    own = told.subject.who in (Who.SELF, Who.IT) or not told.subject.person
    return len(figures) > 1 and bool(asked) and there and own and not told.negated


def is_wanted_for(measured: Meant, told: Statement) -> bool:
    """Tell whether somebody says for how long they want, or have, what is lent for so long.

    Args:
        measured: what the clause measures.
        told: the statement.
    """
    asked = measured.target
    if measured.kind != "duration" or told.negated or told.subject.who is not Who.SELF:
        return False
    over = told.tense in (Tense.PAST, Tense.OVER) or told.mood is Mood.OPEN
    kept = asked.subject.who is not Who.SELF and asked.passive and asked.verb in _HOLDING
    if over or told.verb not in (_WANTING if asked.verb == _NEED else lists.HAVING):
        return False
    if not (kept or asked.verb == _NEED):
        return False
    named = told.core - {told.verb, word_key(told.verb)} - lists.LIGHT - lists.ANY_THING - _WHILES
    things = {
        key for key in named if key[0].isalpha() and NOUN in classes(key) and not numeric(key)
    }
    return all(belongs(key, measured.topic, measured.topic) for key in things)


def earns_instead(measured: Meant, told: Statement) -> bool:
    """Tell whether a clause asks what somebody pays, and a statement tells what they earn.

    Args:
        measured: what the clause measures.
        told: the statement.
    """
    target = measured.target
    pays = target.subject.who is Who.SELF and target.verb == "pay" and not target.passive
    return pays and measured.kind == "money" and told.verb in _EARNING


def _is_of_other_thing(measured: Meant, told: Statement, asked: Sequence[Subject | None]) -> bool:
    """Tell whether a statement is about a thing that neither a clause nor the question names.

    Asked whether a coat can be returned, what a scarf cost says nothing.
    """
    head = told.subject.head
    if told.subject.who not in (Who.OWN, Who.OTHER) or told.subject.person:
        return False
    if NOUN not in classes(head) or ADVERB in classes(head):
        return False
    if is_judge(head):
        return _is_named_further(measured, told)
    for thing in asked:
        if thing is not None and thing.head and not covers((thing.head,), head):
            clause = measured.target.subject.head or next(iter(measured.target.core), "")
            if covers((thing.head,), clause) and not covers((head,), thing.head):
                return True  # both are garments
    clause_words = measured.target.words | measured.demand.about | measured.asks
    return not belongs(head, clause_words, measured.asks) or _is_named_further(measured, told)


def _is_named_further(measured: Meant, told: Statement) -> bool:
    """Tell whether words before a noun say of what else it is: "my **electricity** bill"."""
    known = measured.topic | measured.asks
    for key in told.subject.keys:
        for part in key.split("_"):  # "gas_bill"
            noun = NOUN in classes(part) if "_" in key else set(classes(part)) == {NOUN}
            own = part == told.subject.head or belongs(part, known, measured.asks)
            if noun and not own and not numeric(part):
                return True
    return False


def _is_of_another_time(target: Statement, told: Statement) -> bool:
    """Tell whether a state is told of that has ended, or that has gone on for long before.

    How long one has lived in a country is no time that one will be away.
    """
    if target.tense is Tense.PERFECT:
        return told.tense is Tense.PAST and target.verb in STATIVE
    return told.tense is Tense.PERFECT and told.verb in _STATES


def _lasts(measured: Meant, figure: Figure) -> bool:
    """Tell whether a figure tells how long the very thing or state goes on of a clause."""
    target, told = measured.target, figure.piece.told
    if target.subject.who is not Who.SELF:
        now = told.tense is not Tense.PAST or target.tense is Tense.PAST
        held = told.verb in _HOLDING and target.verb not in _HOLDING
        return not held and now
    if target.verb in STAYING and not STAYS.isdisjoint(told.keys | told.subject.keys):
        return told.tense is target.tense or told.tense is Tense.FUTURE
    if _is_of_another_time(target, told):
        return False
    own = target.words | measured.demand.about
    words = figure.piece.words
    for before, behind in pairwise(words):
        if before in _CONCERNING and NOUN in classes(behind) and not numeric(behind):
            key = word_key(behind)
            if key and not belongs(key, own, own):
                return False  # "half a year behind **with the bills**"
    plain = told.verb in lists.HAVING | {"be"} or belongs(told.verb, own, own)
    if target.tense is Tense.PERFECT and not plain:
        return False  # who has driven a car for years may not have owned it
    spoken = told.core | told.keys | told.subject.keys | {told.verb}
    return any(belongs(key, own, own) for key in spoken - lists.LIGHT - lists.DIMENSIONS if key)


def is_of_a_part(measured: Meant, figure: Figure, story: str) -> bool:
    """Tell whether a sum is that of one thing beside which another is named: "for £9 and a pan".

    Args:
        measured: what a clause measures.
        figure: a figure of a story.
        story: the text of the story.
    """
    if measured.kind != "money":
        return False
    end = _SENTENCE_END.search(story, figure.start)
    behind = story[figure.start : end.start() if end is not None else len(story)]
    if not (figure.made or names_item_beside(figure.piece.text) or names_item_beside(behind)):
        return False
    return _TOTAL.search(story[figure.piece.told.start : figure.start]) is None
