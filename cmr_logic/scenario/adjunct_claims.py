"""What a story says of a clause about a deed that says why, in which order or how it was done.

The deed is looked for by itself, as other passes find it; then the sentence that tells of it, and
the one behind that goes on with "That was …", are asked for the rest.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from cmr_logic.records import replace
from cmr_logic.scenario.claim import Claim, Rank
from cmr_logic.scenario.claims import claims_on
from cmr_logic.scenario.demands.clause_reading import read_clause
from cmr_logic.scenario.demands.things_reworded import bare_thing
from cmr_logic.scenario.lexicon.relations import covers, keyed
from cmr_logic.scenario.matching.causes_told import deed_and_cause, for_that_cause
from cmr_logic.scenario.matching.dated_order import told_by_dates
from cmr_logic.scenario.matching.gist import sentence_before
from cmr_logic.scenario.matching.habits_told import habit_asked, is_habit
from cmr_logic.scenario.matching.how_often import often_asked, so_often
from cmr_logic.scenario.matching.order_of_events import (
    Order,
    names_object,
    order_of,
    told_in_order,
    was_before,
)
from cmr_logic.scenario.matching.ways_told import deed_and_way, done_by_others, done_that_way
from cmr_logic.scenario.rephrasing.due_and_done import done_late
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.statements.statement import Mood, Statement, Tense, Who
from cmr_logic.scenario.story import Story
from cmr_logic.syntax import MONTHS, WEEK
from cmr_logic.text import NOUN, classes, word_set

_SENTENCE = re.compile(r"[.!?]")
# A sentence that goes on with the deed of the one before: "**That was** in writing".
_GOES_ON = re.compile(
    r"[.!?]\s+(?:(?:it|that|this)\s(?:was|went|all\shappened)|I\sdid\s(?:so|it|that)|"
    r"the\sreason\s(?:was|is))\b[^.!?]*",
    re.IGNORECASE,
)
_EXPLICIT = "explicit"  # the entry of what is told, or denied, in the words of a clause
_LATE = "late"  # the way in which a thing may yet be done that has not been done
# The ways that two days tell: "it was due on **Friday** and I paid on **Saturday**".
_BY_WHEN_DUE = frozenset({_LATE, "on-time", "by-the-deadline"})
_DUE = "due"
# How a thing comes to those to whom it is due: "I **dropped** it off"; not "I lost it".
_GIVING = word_set("return take bring hand give drop post send pay settle get deliver submit")
_TO_COME = re.compile(r"\b(?:still|yet)\b", re.IGNORECASE)
# And one that names what came of the one before: "The bus broke down. **That is why** …".
_COMES_OF_IT = re.compile(
    r"\s*(?:so\b|that(?:['’]s|\sis|\swas)\swhy|therefore|as\sa\sresult)", re.IGNORECASE
)


def for_a_cause(statement: str, story: Story) -> Iterator[Claim]:
    """Yield what a story says of what a clause says is done for a cause, by why it was done.

    Args:
        statement: the clause.
        story: the story.
    """
    asked = deed_and_cause(statement)
    if asked is None:
        return
    deed, reason = asked
    for claim in (*claims_on(deed, story), *_bare_deeds(deed, story)):
        sentence, at = _sentences_about(story.text, claim.start)
        if not claim.value:
            if claim.rank is Rank.STATED:
                yield claim
            continue
        value = for_that_cause(reason, sentence, at, story.text)
        if value is not None:
            yield replace(claim, value=value)


def _bare_deeds(deed: str, story: Story) -> Iterator[Claim]:
    """Yield where a story tells a deed without what it was done to: "I **pulled out**"."""
    target = read_clause(deed)
    for told in story.statements:
        fact = told.subject == target.subject and told.mood is Mood.FACT and not told.negated
        if not fact or told.passive or told.tense not in (Tense.PAST, Tense.PERFECT):
            continue
        if covers(told.keys, target.verb) and all(
            covers((key,), target.verb) for key in told.core - lists.LIGHT
        ):
            yield Claim(Rank.IN_PART, not target.negated, told.start, told.end, "reference")


def leaves_out_way(statement: str, claim: Claim, story: Story) -> bool:
    """Tell whether a claim that gives the gist of a clause leaves out how, or how often.

    Args:
        statement: the clause.
        claim: what is claimed.
        story: the story.
    """
    told = _sentences_about(story.text, claim.start)
    often = often_asked(statement)
    if often is not None and "last " in told[0] and "last " not in often.span:
        return True
    if claim.value and not claim.entry.startswith("quantity"):
        habit = habit_asked(statement)
        if often is not None or habit is not None:  # "I come", for "you come every week"
            told_so = so_often(often, told[0]) if often else habit and is_habit(habit, told[0])
            return told_so is not True
    why = deed_and_cause(statement) if claim.value and _in_words(claim) else None
    if why is not None:  # "I missed it because I forgot", for "you missed it due to illness"
        return for_that_cause(why[1], *told, story.text) is not True
    asked = deed_and_way(statement)
    if asked is None or (claim.value and claim.rank is not Rank.IN_PART):
        return False
    if not claim.value:  # who still has a thing may yet return it late
        return asked[1].name == _LATE and _TO_COME.search(story.text, claim.start) is not None
    return done_that_way(asked[1], told[0]) is not True


def _in_words(claim: Claim) -> bool:
    """Tell whether a claim is of what a story tells in the words of a clause, or nearly so."""
    return claim.entry.startswith(("explicit", "paraphrase"))


def in_that_way(statement: str, story: Story) -> Iterator[Claim]:
    """Yield what a story says of a deed that a clause says is done in a way: "in writing".

    Args:
        statement: the clause.
        story: the story.
    """
    asked = deed_and_way(statement)
    target = read_clause(asked[0]) if asked is not None else None
    if asked is None or target is None or target.negated:
        return
    deed, way = asked
    yield from _in_due_time(target, way.name, story)
    told_of = [deed, *([bare] if (bare := bare_thing(deed)) else ())]
    for claim in (each for form in told_of for each in claims_on(form, story)):
        if claim.value and claim.rank is Rank.PRESUPPOSED:
            continue  # who says that "my boss works at night" works, and perhaps by day
        if not claim.value:
            if claim.entry == _EXPLICIT and not leaves_out_way(statement, claim, story):
                yield claim
            continue
        value = done_that_way(way, _sentences_about(story.text, claim.start)[0])
        if value is None and _was_due(target, story):
            value = _in_time(way.name, story)
        if value is not None:
            yield replace(claim, value=value)
    for told in story.statements if way.instead else ():
        sentence = _sentences_about(story.text, told.start)[0]
        named = way.unnamed or covers(told.keys, target.verb)
        if named and done_by_others(way, sentence):
            yield Claim(Rank.IMPLIED, False, told.start, told.end, "paraphrase")


@cache
def _when() -> frozenset[str]:
    """Return keys that name a day or an hour, and nothing that is given back: "on **Friday**"."""
    named = frozenset(key for day in (*WEEK, *MONTHS) for key in keyed([day]))
    return named | word_set("day noon midday midnight clock week month")


def _in_due_time(target: Statement, way: str, story: Story) -> Iterator[Claim]:
    """Yield whether the only thing that a story says to have been due was done in time.

    "It was due by noon, and I dropped **it** off at one", for returning a tool.
    """
    value = _in_time(way, story)
    if value is None or target.subject.who is not Who.SELF or not _was_due(target, story):
        return
    for told in story.statements:
        done = told.subject.who is Who.SELF and told.mood is Mood.FACT and not told.passive
        if not done or told.tense is not Tense.PAST or told.verb not in _GIVING | {target.verb}:
            continue
        nouns = {key for key in told.core - {told.verb} if NOUN in classes(key)} - _when()
        if all(covers((key,), each) for key in nouns for each in target.core - {target.verb}):
            yield Claim(Rank.IN_PART, value, told.start, told.end, "reference")


def _in_time(way: str, story: Story) -> bool | None:
    """Tell by when it was due, and was done, whether a thing was done late, or in time."""
    late = done_late(story.text) if way in _BY_WHEN_DUE else None
    return None if late is None else late is (way == _LATE)


def _was_due(target: Statement, story: Story) -> bool:
    """Tell whether nothing but the thing of a clause, or "it", is said to have been due."""
    things = {t.subject.head for t in story.statements if _DUE in t.words and t.subject.head}
    return all(any(covers((thing,), key) for key in target.words) for thing in things)


def so_many_times(statement: str, story: Story) -> Iterator[Claim]:
    """Yield what a story says of how often a clause says that something was done.

    Args:
        statement: the clause.
        story: the story.
    """
    yield from _as_a_habit(statement, story)
    asked = often_asked(statement)
    if asked is None:
        return
    for claim in claims_on(f"{asked.deed} {asked.span}".strip(), story):
        if leaves_out_way(statement, claim, story) and not claim.value:
            continue
        if claim.value:
            value = so_often(asked, _sentences_about(story.text, claim.start)[0])
        else:  # who has not done it at all
            value = asked.least == 0 if claim.rank is Rank.STATED else None
        if value is not None:
            yield replace(claim, value=value)


def _as_a_habit(statement: str, story: Story) -> Iterator[Claim]:
    """Yield what a story says of how often a clause says that a thing is done by habit."""
    asked = habit_asked(statement)
    if asked is None or read_clause(asked.deed).negated:
        return
    forms = [asked.deed, *(_PRESENT if _COMES.match(asked.deed) else ())]
    for claim in (each for form in forms for each in claims_on(form, story)):
        sentence, _ = _sentences_about(story.text, claim.start)
        value = is_habit(asked, sentence)
        if value is not None and (claim.value or not value):
            yield replace(claim, value=value)


# Who comes here is here: "I'm **here** every day", for coming every week.
_COMES = re.compile(r"^you\scome(?:\shere)?$")
_PRESENT = ("you are here",)


# When a thing was done, before it is told: "**Before I left**, I paid"; not "I left and paid".
_FRONTED = re.compile(r"\s*(?P<when>(?:before|after|once)\s[^,]{2,60}),\s$", re.IGNORECASE)


def in_order(statement: str, story: Story) -> Iterator[Claim]:
    """Yield what a story claims of whether a thing was done before, or after, another.

    Args:
        statement: the clause.
        story: the story.
    """
    order = order_of(statement)
    if order is None or read_clause(order.main).negated:
        return
    for claim in claims_on(order.main, story):
        end = _SENTENCE.search(story.text, claim.start)
        told = story.text[claim.start : end.start() if end is not None else len(story.text)]
        fronted = _FRONTED.match(sentence_before(story.text, claim.start))
        told = told if fronted is None else f"{told} {fronted['when']}"
        value = told_in_order(order, told) if claim.value else None
        if value is None and claim.value:
            value = _by_dates(order, claim, story)
        if value is not None and not _does_to_another(order, claim, story):
            yield replace(claim, value=value)
    head = read_clause(order.main).subject.head
    begin = 0
    for part in _SENTENCE.split(story.text) if head else ():
        if was_before(order, head, part, story.text):
            yield Claim(Rank.IN_PART, order.before, begin, begin + len(part), "quantity:order")
        begin += len(part) + 1


def _by_dates(order: Order, found: Claim, story: Story) -> bool | None:
    """Tell by two dates of a story whether a thing was done before, or after, another."""
    for told in story.statements:
        if (told.start, told.end) == (found.start, found.end):
            value = told_by_dates(order, told, story.statements, story.text)
            if value is not None:
                return value
    return None


def _does_to_another(order: Order, found: Claim, story: Story) -> bool:
    """Tell whether a claim tells of a deed to a thing that a clause does not name: "my hotel"."""
    target = read_clause(order.main)
    own = {target.verb, *target.keys, *target.core} | order.nouns | story.given
    for told in story.statements:
        if told.start == found.start and told.end == found.end:
            bare = {key for key in told.core if key not in lists.LIGHT and key != told.verb}
            things = {k for k in bare if classes(k) == {NOUN} and not k[0].isdigit()}
            quote = told.quoted(story.text)
            return any(not covers(own, key) and names_object(quote, key) for key in things - own)
    return False


def _sentences_about(text: str, at: int) -> tuple[str, int]:
    """Return the sentence of a story at an index with those that go on with it, and where it is.

    Example:
        >>> _sentences_about("I row. I left. That was in May. It rains.", 7)
        ('I left. That was in May', 0)
        >>> _sentences_about("It rained. So I left early. I row.", 14)
        ('It rained. So I left early', 14)
    """
    begin = max((m.end() for m in _SENTENCE.finditer(text, 0, at)), default=0)
    if begin and _COMES_OF_IT.match(text, begin):
        begin = max((m.end() for m in _SENTENCE.finditer(text, 0, begin - 1)), default=0)
    found = _SENTENCE.search(text, at)
    end = found.start() if found is not None else len(text)
    behind = _GOES_ON.match(text, end)
    end = behind.end() if behind is not None else end
    while begin < at and text[begin].isspace():
        begin += 1
    return text[begin:end], at - begin


def of_it(statement: str, story: Story) -> Iterator[Claim]:
    """Yield for how long somebody has had "it", where a story names no other thing before.

    Args:
        statement: the clause: "you have had the cough for more than a week".
        story: the story.
    """
    had, told = _HAD_FOR.match(statement), _HAD_IT.search(story.text)
    if had is None or told is None or _NAMED.search(story.text[: told.start()]) is not None:
        return
    for claim in claims_on(f"you have had it for{statement[had.end() :]}", story):
        yield replace(claim, rank=max(claim.rank, Rank.IN_PART))


# What one has had for a while, and the same as "it": "I've had **it** for weeks".
_HAD_FOR = re.compile(r"^you have had (?:the|your|this) [a-z]+(?: [a-z]+)? for(?= )")
_HAD_IT = re.compile(
    r"\bhad it\b|(?:^|[.!?]\s+)it (?:\w+ )?(?:began|started|came on|set in|flared|appeared"
    r"|showed up)\b"
    r"|\b(?:noticed|felt|got|caught) it\b",
    re.IGNORECASE,
)
_NAMED = re.compile(r"\b(?:an?|my|our|the|this|his|her)\s[a-z]+", re.IGNORECASE)
