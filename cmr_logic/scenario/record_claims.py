"""The pass for the most that somebody has ever done: "my longest swim so far was 800 metres"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic.records import replace
from cmr_logic.scenario.amounts.records import Amount, Record, amounts_in, records_in
from cmr_logic.scenario.claim import Claim, Part, Rank, claim
from cmr_logic.scenario.lexicon.relations import covers, keyed, uncovered
from cmr_logic.scenario.matching.alignment import Verdict
from cmr_logic.scenario.statements.statement import Mood, Statement, Tense, Who
from cmr_logic.scenario.story import Story
from cmr_logic.text import VERB, bases, word_set, words_in
from cmr_logic.text.patterns import compiled

_BEFORE = frozenset({Tense.PAST, Tense.PERFECT})
# Deeds that say nothing of which it was: "the longest race I have **done**"; not "watched".
_ANY_DEED = word_set("do complete finish manage go be get take run have make achieve cover")
# Nouns that say nothing of the thing: "my longest **trip** is …"; not "my longest boat".
_ANY_THING = word_set("distance thing one race stretch trip event way day time go single")
_COUNT, _RACE = "count", "marathon"
# What leads so far: "the **highest** I have been", of a climb.
_TOWARDS = {"highest": "climb", "deepest": "dive"}
# In which time a clause asks for as much: "ten books **this year**", "30 miles **in a day**".
_IN_TIME = compiled(
    r"\b(?:(?:this|last|past|within|since)\b.*|(?:an?|one|each|every|per)\s(?:day|week|month|year|go))"
)
# What only measures: "ten **miles** before"; not "on a bike".
_AMOUNT_WORDS = word_set(
    "mile kilometre metre km yard foot kilo kilogram gram pound tonne ton hour minute marathon "
    "half before previously once one two three four five six seven eight nine ten twelve fifteen "
    "twenty thirty forty fifty hundred thousand"
)


def by_record(part: Part, story: Story) -> Iterator[Claim]:
    """Yield what the most that somebody has done says of a clause that asks for as much.

    Args:
        part: a part of a clause.
        story: the story.
    """
    target = part.target
    done = target.tense in _BEFORE and target.mood is Mood.FACT and not target.ability
    if not done or (target.subject.person is False and target.subject.who is not Who.SELF):
        return
    asked = amounts_in(part.statement)
    if len(asked) != 1 or asked[0].low <= 0:
        return
    for each in records_in(story.text):
        amount = _measured(each, asked[0])
        if amount is None or each.mine is not (story.asked is None) or not _of_same(part, each):
            continue
        reached = _reaches(amount, asked[0])
        if reached is None or (reached and not each.beaten):
            continue
        value = reached is not target.negated
        yield Claim(Rank.STATED, value, each.start, each.end, "quantity:record")
    if part.demand is None and _IN_TIME.search(part.statement) is None:
        yield from _done_as_much(part, asked[0], story)


def _done_as_much(part: Part, asked: Amount, story: Story) -> Iterator[Claim]:
    """Yield that as much was done as a clause asks for: "I once swam ten miles", of two miles."""
    target = part.target
    wanted = {key for key in target.keys if not key[0].isdigit()}
    for told in story.statements:
        done = told.mood is Mood.FACT and told.tense in _BEFORE and not told.negated
        if not done or told.subject != target.subject or told.entry or not _same(part, told):
            continue
        amounts = [a for a in amounts_in(told.quoted(story.text)) if a.kind == asked.kind]
        much = len(amounts) == 1 and amounts[0].unit == asked.unit
        left = uncovered(told.keys, frozenset(wanted)) - _AMOUNT_WORDS
        if much and not left and _reaches(amounts[0], asked):
            yield claim(Rank.STATED, Verdict(not target.negated, ("record",)), told, "quantity")


def _same(part: Part, told: Statement) -> bool:
    """Tell whether a statement has the verb of a clause, or both say that a race was run."""
    verbs = {told.verb, part.target.verb}
    return len(verbs) == 1 or (verbs <= _ANY_DEED and _RACE in part.statement)


def _measured(told: Record, asked: Amount) -> Amount | None:
    """Return the amount of a record that is of the kind of what a clause asks for."""
    same = [a for a in told.amounts if (a.kind, a.unit) == (asked.kind, asked.unit)]
    if not same and asked.kind == _COUNT and told.bare:
        same = [replace(a, unit=asked.unit) for a in amounts_in(f"{told.bare} people")]
    return same[0] if len(same) == 1 else None


def _reaches(told: Amount, asked: Amount) -> bool | None:
    """Tell whether a record is as much as is asked for; None where that is not sure."""
    enough = told.low > asked.low if asked.over else told.low >= asked.low
    if enough:
        return True
    if told.high is None:
        return None
    less = told.high <= asked.low if asked.over else told.high < asked.low
    return False if less else None


def _of_same(part: Part, told: Record) -> bool:
    """Tell whether a record is of the deed, and the thing, of a clause."""
    asked = frozenset(key for key in keyed(words_in(part.statement)) if key)
    deed = (bases(told.did, VERB) or [told.did])[0]
    same_deed = part.target.verb == deed or any(covers((deed,), key) for key in asked)
    time = _IN_TIME.search(part.statement)
    if time is not None and not _is_in_that_time(words_in(time[0]), words_in(told.what)):
        return False
    things = [key for key in keyed(words_in(told.what)) if key and key not in _ANY_THING]
    same_thing = all(any(covers((key,), own) for own in asked) for key in things)
    if told.did and not same_deed and deed not in _ANY_DEED:
        return False
    return same_thing and (same_deed or bool(things) or _leads_there(part, told, deed))


def _is_in_that_time(asked: Sequence[str], told: Sequence[str]) -> bool:
    """Tell whether words tell of the time in which a clause asks for as much: "in one **day**"."""
    words = asked[:2] if asked[0] in {"this", "last"} else asked[-1:]
    return frozenset(words) <= frozenset(told)


def _leads_there(part: Part, told: Record, deed: str) -> bool:
    """Tell whether a clause asks for a race, or for what leads as far as was told."""
    if _RACE in part.statement:
        return not deed or deed in _ANY_DEED
    return _TOWARDS.get(told.most, "") == part.target.verb and deed in _ANY_DEED
