"""Orders that state what something takes: "To hire a canoe, leave a deposit".

An order alone only asks for something: "Keep your receipt". One that stands behind an aim, or
before what happens "otherwise", is a demand.
"""

from __future__ import annotations

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Condition
from cmr_logic.clauses.parse import parse_sentence
from cmr_logic.cues import Effect
from cmr_logic.layout import Block
from cmr_logic.provisions.concluding.aims import states_wish
from cmr_logic.provisions.drafts.draft import Draft
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.provisions.sentences.ensuring import add_demand, ensured_at, read_ensured
from cmr_logic.provisions.verbs.requirements import MUST_DO
from cmr_logic.records import record
from cmr_logic.text import NOUN, VERB, bases, classes, keys, word_set

# Openings of an aim ahead of its order: "**To** row, wear a vest".
_AIMING: tuple[Frame, ...] = (
    ("to",),
    ("in", "order", "to"),
    ("so", "as", "to"),
    ("if", "you", "want", "to"),
    ("if", "you", "wish", "to"),
    ("if", "you", "would", "like", "to"),
)
_AIM_OPENERS = frozenset(aim[0] for aim in _AIMING)
BEFORE_ORDERS = frozenset({"please", "always", "first", "also", "then", "simply", "just"})
"""Words ahead of the verb of an order: "**please** wear"; not "you"."""

# What says that an order is not one for politeness: "Wear a vest**; otherwise** you stay ashore".
_SANCTIONS = frozenset({"otherwise", "failing"})
# Verbs of orders that only say whom to ask or how to apply: "To join, **call** us"; not "bring".
PROCEDURES = word_set(
    """
    apply ask call check choose click contact download email follow find go log look phone read
    remember ring see select speak start talk telephone think tick try use visit write
    """
)
# What is filled in on the way: "complete the **form**"; not "complete the course".
_FILLING = frozenset({"fill", "complete"})
# Papers by whose filling in one applies: "complete the **form**"; not "complete the course".
_PAPERS = frozenset({"form", "forms", "application", "questionnaire", "survey", "boxes", "fields"})
# What begins the object of a verb: "bring **your** card", "bring**:** …"; not "bring and".
_OBJECTS = syntax.DETERMINERS | {"us", "them", "it", "up", "at", "both", "either", "proof", ":"}
# Words before which the object of an order ends: "bring a card **if** you row"; not "and".
_STOPS = frozenset({",", ";", "if", "unless", "when", "who", "that", "which"})
_NEAR = 6  # words of an order among which its paper stands


@record(frozen=True, slots=True)
class Order:
    """An order that is a demand.

    Args:
        verb: index of its verb.
        aim: index after the last word of the aim ahead of it; that of its first word without one.
    """

    verb: int
    aim: int


def order_at(words: Frame, first: int, last: int) -> Order | None:
    """Return the order that a sentence gives, if it is a demand.

    Example:
        >>> order_at("to row , wear a vest .".split(), 0, 7)
        Order(verb=3, aim=2)
        >>> order_at("to row , ask the guard .".split(), 0, 7) is None
        True
        >>> order_at("wear a vest ; otherwise you stay ashore".split(), 0, 4)
        Order(verb=0, aim=0)
        >>> order_at("wear a vest .".split(), 0, 4) is None
        True
    """
    aimed = 0
    if words[first] in _AIM_OPENERS:
        aims = (len(aim) for aim in _AIMING if tuple(words[first : first + len(aim)]) == aim)
        aimed = next(aims, 0)
    if not aimed:
        sanctioned = not _SANCTIONS.isdisjoint(words[last : last + 1])
        verb = verb_of_order(words, first, last) if sanctioned else None
        return None if verb is None else Order(verb, first)
    for comma in range(first + aimed, last):
        verb = verb_of_order(words, comma + 1, last) if words[comma] == "," else None
        if verb is not None:
            return Order(verb, comma)
    return None


def verb_of_order(words: Frame, first: int, last: int) -> int | None:
    """Return where the verb of an order stands that begins at an index, None where none does.

    Example:
        >>> verb_of_order("please wear a vest".split(), 0, 4)
        1
        >>> verb_of_order("guests row".split(), 0, 2) is None
        True
    """
    at = order_begins(words, first, last)
    if at is None or words[at] in PROCEDURES:
        return None
    filled = words[at] in _FILLING and not _PAPERS.isdisjoint(words[at : min(last, at + _NEAR)])
    return None if filled else at


def order_begins(words: Frame, first: int, last: int) -> int | None:
    """Return where the verb of any order stands that begins at an index, of a procedure as well.

    Example:
        >>> order_begins("please ring us".split(), 0, 3)
        1
        >>> order_begins("a ring".split(), 0, 2) is None
        True
    """
    at = first
    while at < last and words[at] in BEFORE_ORDERS:
        at += 1
    if at >= last or words[at] not in bases(words[at], VERB) or words[at] in syntax.MODALS:
        return None
    return at if NOUN not in classes(words[at]) or _has_object(words, at, last) else None


def _has_object(words: Frame, at: int, last: int) -> bool:
    """Tell whether a form that is a noun as well is a verb: "leave a deposit"; not "staff must"."""
    if at + 1 == last:
        return True  # what follows is marked: "bring (a) …"
    following = words[at + 1]
    several = syntax.is_plural_noun(words[at])  # "**people** under 19 get half; otherwise"
    if several and syntax.finite_verb(words, at, last) not in {None, at}:
        return False
    if following in _OBJECTS or following in syntax.PREPOSITIONS or following[:1].isdigit():
        return True
    stops = (i for i in range(at + 1, last) if words[i] in _STOPS)
    verb = syntax.finite_verb(words, at, next(stops, last))
    return NOUN in classes(following) and verb in {None, at}


def read_if_order(draft: Draft, first: int, last: int, items: tuple[Block, ...] = ()) -> bool:
    """Read a sentence that is an order which demands something: of a clause, or of whoever asks.

    Args:
        draft: where it goes.
        first: index of the first token of the sentence.
        last: index after its last token.
        items: the list that it leads in.

    Returns:
        Whether it is one.
    """
    ensured = ensured_at(draft.words, first, last)
    if ensured is not None and read_ensured(draft, first, last, ensured):
        return True
    order = order_at(draft.words, first, last)
    return order is not None and _read_order(draft, first, last, order, items)


def _read_order(
    draft: Draft, first: int, last: int, order: Order, items: tuple[Block, ...]
) -> bool:
    aims: tuple[Condition, ...] = ()
    if order.aim > first:
        ahead = parse_sentence(draft.tokens, first, order.aim)
        aims = ahead.fronts
        if ahead.statements or len(aims) != 1:
            return False
        if aims[0].cue.effect is not Effect.PURPOSE and not states_wish(draft.words, aims[0]):
            return False
    sentence = parse_sentence(draft.tokens, order.verb, last, item=True, lead_in=bool(items))
    said = keys(draft.words[first:last])
    return add_demand(
        draft, sentence, said, first=first, frame=MUST_DO, aim=next(iter(aims), None), items=items
    )
