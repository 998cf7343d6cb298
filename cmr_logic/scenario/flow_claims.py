"""The pass that reads a sum by what it is to whoever tells: taken, spent, held or wanted back."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, TypeVar

from cmr_logic import syntax
from cmr_logic.records import replace
from cmr_logic.scenario.amounts.adding_up import of_several
from cmr_logic.scenario.amounts.judges import is_judge
from cmr_logic.scenario.amounts.measuring import measure
from cmr_logic.scenario.claim import Claim, Part, Rank, claim
from cmr_logic.scenario.demands.demanded import Demand
from cmr_logic.scenario.lexicon.relations import covers, keyed, word_key
from cmr_logic.scenario.matching.alignment import Verdict
from cmr_logic.scenario.quantity_claims import has_rivals
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.statements.pieces import Piece
from cmr_logic.scenario.statements.statement import Mood, Tense, Who
from cmr_logic.scenario.story import Story
from cmr_logic.scenario.times.elapsed import is_of_time_since
from cmr_logic.scenario.times.flows import (
    FLOWS,
    MATTERS,
    MODIFIERS,
    Flow,
    Matter,
    flows_of,
    matters_of,
)
from cmr_logic.scenario.times.stated import quantities_of
from cmr_logic.text import NOUN, classes, words_in
from cmr_logic.text.patterns import compiled

if TYPE_CHECKING:
    from cmr_logic.quantities import Constraint, Quantity

_M = TypeVar("_M", "Quantity", "Constraint")

# A time gone by, of which a sum tells nothing now: "**years ago** I made £9,000".
_GONE = re.compile(
    r"(?:\bago|\bused\sto|when\sI\swas|before\s(?:I|we)\b|\bin\s(?:19\d\d|20[01]\d)\b|in\sthe\spast\b(?!\s(?:[a-z]+\s)?(?:years?|months?|\d))|back\sthen|at\smy\s(?:old|last|previous|former)"
    r"|(?:two|three|four|five|ten)\syears\sback)\b",
    re.IGNORECASE,
)
_YEARLY = re.compile(
    r"\b(?:(?:last|past|previous)\s(?:12|twelve)\smonths|(?:tax|financial|calendar|past|last)\syear"
    r"|12[\s-]month|in\s(?:a|the|any|one)\s(?:[a-z]+\s)?year|annual(?:ly)?|yearly)\b",
    re.IGNORECASE,
)
# How often a sum comes that is told apart from it: "£90 out of pocket **every month**".
_OFTEN = re.compile(
    r"\b(?:every|each|a|per|last|this)\s(?P<unit>week|fortnight|month|year)\b|\b(?P<adverb>weekly|monthly|yearly|annually)\b"
    r"|\bover\s(?:the|a)\s(?:whole\s(?:of\s)?)?(?:last\s)?(?P<whole>year)\b",
    re.IGNORECASE,
)
_ADVERBS = {"weekly": "week", "monthly": "month", "yearly": "year", "annually": "year"}
# A sum told without its currency: "it brought in **fourteen thousand**".
_THOUSANDS = re.compile(
    r"\b(?P<sum>(?:[a-z]+[\s-]){1,4}?thousand|\d{1,3},\d{3}|(?!(?:19|20)\d\d\b)\d{4,6})\b(?!\s(?:miles|people|kilomet|hectares|acres|words|hours|pounds))",
    re.IGNORECASE,
)
_TO_ME = frozenset({"me", "us", "myself", "ourselves", "i", "we"})
_WHOSE = frozenset({"he", "she", "his", "her", "their", "they"})
# Somebody else of whom a clause asks: "your **parents'** income"; not "your firm's turnover".
_OWNER = re.compile(
    r"\byour\s(?P<who>parent|partner|spouse|husband|wife|mother|father|mum|dad|child|son|daughter)(?:s|ren)?\b",
    re.IGNORECASE,
)
_POINTING = frozenset({"it", "they", "that", "this", "these", "those", "mine", "ours"})
_ABOUT_OTHERS = re.compile(
    r"\bmy\s(?:dad|mum|mom|father|mother|brother|sister|son|daughter|cousin|aunt|uncle|friend|mate|boss|neighbour|neighbor|colleague|flatmate|landlord"
    r"|gran|nan|grandad|boyfriend|girlfriend)(?:['’]s|\s(?:has|have|had|earns?|makes?|made|took|takes|owes?|owed|saved|got|gets|is|was|brings?|brought))\b",
    re.IGNORECASE,
)
# What is all that comes into a home: "£90 **between us**"; not "I earn £90".
_WHOLE = re.compile(
    r"\b(?:we|us|our|together|household|alone|by\smyself|on\smy\sown|just\sme|single)\b",
    re.IGNORECASE,
)
_ANOTHER_EARNS = re.compile(
    r"\bmy\s(?:husband|wife|partner|spouse|boyfriend|girlfriend|flatmate|housemate|son|daughter|mum|dad|parents|brother|sister)\b",
    re.IGNORECASE,
)
# Sums that are always of something else than what is asked for: "the **postage** was £45".
_OTHER_SUMS = re.compile(
    r"\b(?P<what>loan|mortgage|profit|debts?|deposit|postage|delivery|shipping|fine|tips?|insurance|premium|overdraft|tax|penalty|interest|grant|refund"
    r"|discount|raise|bonus|credit\slimit|limit|prize|won|commission|carriage|parking|ticket)\b",
    re.IGNORECASE,
)
_AHEAD = frozenset({"repair", "worth", "claim", "outlay"})
# What anything is called that is worth something: "the **gift** is worth"; not "the ring".
_ANYTHING = frozenset(
    map(
        word_key,
        (
            "gift",
            "good",
            "item",
            "thing",
            "property",
            "parcel",
            "present",
            "article",
            "product",
            "purchase",
            "belonging",
        ),
    )
)
_MANY = 2
_LEFT = "estate"  # of one who has died
_PRICED = frozenset({"worth", "outlay"})
_OWED = "debt"  # whatever it was borrowed for


def by_flow(part: Part, story: Story) -> Iterator[Claim]:
    """Yield what sums that a story tells say of a clause, by the words for what they are.

    Args:
        part: a part of a clause.
        story: the story.
    """
    demand = _of_money(part.demand)
    if demand is None or has_rivals(demand, story) or part.target.ability:
        return
    flows = flows_of(part.statement)
    if not flows:
        return
    several = of_several(demand, part.target, part.statement)
    if several and (_ANOTHER_EARNS.search(story.text) or not _WHOLE.search(story.text)):
        return  # what one of several has is not all that they have
    matters = matters_of(part.statement) or matters_of(" ".join(sorted(story.given)))
    if not _says_the_rest(part, demand, matters, story):
        return
    found: list[tuple[Piece, Verdict]] = []
    for piece in story.pieces():
        sums = _sums(demand.constraints[0], piece, story)
        if len(sums) != 1 or piece.instead:
            continue
        if not any(_tells(flow, matters, piece, part, story) for flow in flows):
            continue
        verdict = _measured(demand, sums[0], piece, part)
        if verdict is not None:
            found.append((piece, verdict))
    values = {verdict.value for _, verdict in found}
    if len(values) != 1 or len(found) > _MANY:
        return
    piece, verdict = found[0]
    yield claim(Rank.LIKELY, verdict, piece.told, "quantity")


def _of_money(demand: Demand | None) -> Demand | None:
    """Return a demand on one sum, without the time in which it is reckoned."""
    if demand is None or demand.never:
        return None
    main = tuple(c for c in demand.constraints if not is_of_time_since(c))
    if len(main) != 1 or main[0].kind.value != "money":
        return None
    return replace(demand, constraints=main)


def _says_the_rest(part: Part, demand: Demand, matters: Sequence[Matter], story: Story) -> bool:
    """Tell whether a story speaks of all that a clause names besides the sum and its flow."""
    if matters:
        return any(compiled(matter.tells).search(story.text) for matter in matters)
    spoken = frozenset(key for key in keyed(words_in(story.text.lower())) if key)
    known = (
        spoken
        | story.given
        | lists.LIGHT
        | lists.HAVING
        | _ANYTHING
        | {part.target.verb, word_key(part.target.verb)}
    )
    words = [word for word in words_in(part.statement.lower()) if word[0].isalpha()]
    asked = " ".join(words)
    for flow in FLOWS:
        asked = compiled(flow.asks).sub(" ", asked)
    asked = re.sub(rf"\b{MODIFIERS}\b", " ", asked)
    left = {key for key in keyed(words_in(asked)) if key and NOUN in classes(key)}
    known |= part.target.subject.keys if part.target.subject.who is Who.OTHER else frozenset()
    wanted = {key for key in left & demand.about if not covers(known, key)}
    return not wanted


def _sums(constraint: Constraint, piece: Piece, story: Story) -> Sequence[Quantity]:
    """Return the sums of a piece of a story, in the currency of a clause where it names none."""
    stated = [q for q in story.stating(piece.text) if q.kind is constraint.kind]
    if stated:
        return stated
    return [
        q
        for match in _THOUSANDS.finditer(piece.text)
        for q in quantities_of(f"I earn {match['sum']}.")
        if q.kind is constraint.kind
    ]


def _tells(flow: Flow, matters: Sequence[Matter], piece: Piece, part: Part, story: Story) -> bool:
    """Tell whether a piece of a story tells a sum of the sort that a clause asks for."""
    told = piece.told
    if not compiled(flow.tells).search(piece.text) or _GONE.search(piece.text):
        return False
    if told.negated or told.tense is Tense.OVER or _CHANGED.search(piece.text):
        return False
    if flow.name in _COMING_IN and (_GOING_OUT.search(piece.text) or _is_of_a_month(piece, part)):
        return False
    ahead = flow.name in _AHEAD
    if not ahead and (told.tense is Tense.FUTURE or told.mood is Mood.WISH):
        return False
    if told.mood not in (Mood.FACT, Mood.WISH, Mood.DUTY) and not ahead:
        return False
    return _is_ones_own(flow, piece, part, story) and _is_of_the_matter(
        flow, matters, piece, part, story
    )


def _is_of_a_month(piece: Piece, part: Part) -> bool:
    """Tell whether a sum is that of one month, where a clause asks for one of a year."""
    yearly = _YEARLY.search(part.statement) is not None
    return yearly and _ONE_MONTH.search(piece.text) is not None


_COMING_IN = frozenset({"takings", "income"})
# By how much a sum changed: "it rose **by** £90".
_CHANGED = re.compile(
    r"\b(?:rose|risen|fell|fallen|dropped|increased|up|down|raised|cut|reduced)\sby\b",
    re.IGNORECASE,
)
# What whoever tells pays, which is no income: "**I pay** £90".
_GOING_OUT = re.compile(
    r"\b(?:I|we)(?:['’](?:ve|d))?\s(?:[a-z]+ly\s)?(?:pay|paid|bought|spent|spend)\b"
    r"|\bmy\s(?:husband|wife|partner|spouse)['’]s\s(?!and\b)",
    re.IGNORECASE,
)
_ONE_MONTH = re.compile(
    rf"\b(?:in|for|during)\s(?:{'|'.join(syntax.MONTHS)})\b(?!\s(?:19|20)\d\d\sto)", re.IGNORECASE
)


def _is_ones_own(flow: Flow, piece: Piece, part: Part, story: Story) -> bool:
    """Tell whether a sum is that of whoever asks, or is charged or given to them."""
    subject, words = piece.told.subject, [word.lower() for word in piece.words]
    owner = _OWNER.search(part.statement)
    if owner is not None:
        return covers(tuple(k for k in keyed(words) if k), word_key(owner["who"].lower()))
    to_me = not _TO_ME.isdisjoint(words)
    pointing = bool(words) and words[0] in _POINTING
    if not pointing and _ABOUT_OTHERS.search(piece.text) and not (flow.given and to_me):
        return False
    if pointing or subject.who is Who.SELF or piece.bare or flow.name == _LEFT:
        return True
    if story.asked is not None:
        return subject.head in ("", story.asked.head)
    if subject.person or words[:1] == ["he"] or words[:1] == ["she"]:
        return flow.given and (to_me or subject.who is Who.OTHER or not subject.head)
    return True


def _is_of_the_matter(
    flow: Flow, matters: Sequence[Matter], piece: Piece, part: Part, story: Story
) -> bool:
    """Tell whether a sum is for what a clause names, and for nothing else."""
    asked = story.given | part.target.words
    if _is_another_sum(flow, asked, piece) or _is_of_another(flow, matters, piece, story):
        return False
    others = [m for m in MATTERS if m not in matters and compiled(m.tells).search(piece.text)]
    if matters:
        here = any(compiled(matter.tells).search(piece.text) for matter in matters)
        return here or not others
    if others and flow.name in _FOR_SOMETHING:
        spoken = [key for key in keyed(words_in(piece.text.lower())) if key]
        if not any(covers(asked, key) for key in spoken):
            return False
    return _is_of_the_thing(flow, asked | part.target.subject.keys, piece, part)


def _is_another_sum(flow: Flow, asked: frozenset[str], piece: Piece) -> bool:
    """Tell whether a sum is a loan, a postage or the like, of which a clause says nothing."""
    sums = (word_key(found["what"].lower()) for found in _OTHER_SUMS.finditer(piece.text))
    return flow.name != _OWED and any(not covers(asked, key) for key in sums)


def _is_of_another(flow: Flow, matters: Sequence[Matter], piece: Piece, story: Story) -> bool:
    """Tell whether a sum is of another thing than the question names: the fridge, not the oven."""
    thing, subject = story.owned or story.thing, piece.told.subject
    if thing is None or not thing.head or matters or flow.name not in _PRICED:
        return False
    if not _names_thing(piece) or is_judge(subject.head):
        return False
    return not (covers((subject.head,), thing.head) or covers((thing.head,), subject.head))


def _names_thing(piece: Piece) -> bool:
    """Tell whether the subject of a piece is a thing that it names."""
    subject = piece.told.subject
    named = subject.who in (Who.OWN, Who.OTHER) and not subject.person and bool(subject.head)
    return named and not (piece.words and piece.words[0].lower() in _POINTING)


def _is_of_the_thing(flow: Flow, asked: frozenset[str], piece: Piece, part: Part) -> bool:
    """Tell whether a sum is told of what a clause or the question names, if of anything."""
    subject = piece.told.subject
    head = subject.head
    if not _names_thing(piece) or is_judge(head) or flow.name in _OF_ANYTHING:
        return True
    general = not _ANYTHING.isdisjoint(asked) and subject.who is Who.OTHER
    named = covers((head,), part.target.subject.head) or any(
        covers((head,), key) or covers((key,), head) for key in asked if key
    )
    return general or named


_FOR_SOMETHING = frozenset({"outlay", "income", "takings", "holding"})
_OF_ANYTHING = frozenset({"takings", "income", "holding", "debt", "claim", "estate", "repair"})


def _measured(demand: Demand, told: Quantity, piece: Piece, part: Part) -> Verdict | None:
    """Return what a sum says of a clause, both reckoned by the same time."""
    (constraint,) = demand.constraints
    often = _OFTEN.search(piece.text)
    yearly = _YEARLY.search(part.statement) is not None
    if "/" in constraint.unit:
        if "/" not in told.unit and often is not None:
            unit = often["unit"] or often["whole"] or _ADVERBS[often["adverb"].lower()]
            told = _per(told, unit)
    elif "/" in told.unit and yearly:
        demand = replace(demand, constraints=(_per(constraint, "year"),))
    return measure(demand, [told], part.target)


def _per(told: _M, unit: str) -> _M:
    """Return a sum as one of so long: "£90", of a month."""
    for quantity in quantities_of(f"£1 a {unit}"):
        _, _, period = quantity.unit.partition("/")
        factor = quantity.interval.low or 1.0
        low, high = told.interval.low, told.interval.high
        interval = replace(
            told.interval,
            low=None if low is None else low * factor,
            high=None if high is None else high * factor,
        )
        return replace(told, unit=f"{told.unit}/{period}", interval=interval)
    return told
