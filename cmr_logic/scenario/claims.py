"""The passes that show a story to a part of a clause.

``PASSES`` is the one place that states their order.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.records import record, replace
from cmr_logic.scenario.calendar_claims import by_feast, by_season, by_small_day
from cmr_logic.scenario.cause_claims import by_cause
from cmr_logic.scenario.claim import Claim, Part, Rank, claim, part_of, rank_of
from cmr_logic.scenario.claim_checks import says_less, stands
from cmr_logic.scenario.contrast_claims import by_contrast
from cmr_logic.scenario.day_claims import (
    by_age_on_a_day,
    by_day_of_week,
    by_days_apart,
    by_stay,
    by_tenure,
    by_today,
)
from cmr_logic.scenario.day_part_claims import by_part_of_day
from cmr_logic.scenario.deed_claims import by_deed
from cmr_logic.scenario.demands.clause_reading import read_clause
from cmr_logic.scenario.demands.day_named import leaves_out_day
from cmr_logic.scenario.demands.obligations import duty_in
from cmr_logic.scenario.entailment.possessing import called_mine, keeps_animals
from cmr_logic.scenario.entailment.undergoing import BY_ONESELF
from cmr_logic.scenario.event_claims import by_event
from cmr_logic.scenario.exclusive_claims import by_other_value
from cmr_logic.scenario.figure_claims import by_figures, by_load, by_two_times
from cmr_logic.scenario.income_claims import by_income
from cmr_logic.scenario.kind_claims import by_making_elsewhere, by_mere_kind
from cmr_logic.scenario.lack_claims import by_lack
from cmr_logic.scenario.lexicon.relations import keyed
from cmr_logic.scenario.list_claims import by_whole_list
from cmr_logic.scenario.matching.absence import absent
from cmr_logic.scenario.matching.agreement import needed
from cmr_logic.scenario.matching.alignment import Verdict, align
from cmr_logic.scenario.matching.doing import did_to_another, done_to_somebody_else
from cmr_logic.scenario.matching.gist import gist, sentence_before, sentence_behind
from cmr_logic.scenario.matching.kinship import as_relative
from cmr_logic.scenario.matching.living import is_alive, is_no_more
from cmr_logic.scenario.matching.matter import judge
from cmr_logic.scenario.matching.onlyness import (
    is_not_only,
    is_only_any,
    is_only_one,
    leaves_out_only,
)
from cmr_logic.scenario.matching.owners import is_anothers, is_nearby, of_another
from cmr_logic.scenario.matching.parts_of_all import as_of_all, total_in
from cmr_logic.scenario.matching.verbs_fit import is_thing_by_its_deed
from cmr_logic.scenario.meant_claims import by_what_is_meant
from cmr_logic.scenario.of_another_thing import (
    follows_of_another,
    was_another,
    without_the_matter,
)
from cmr_logic.scenario.parting_claims import by_parting
from cmr_logic.scenario.pieced_claims import by_several
from cmr_logic.scenario.place_claims import (
    by_dispatch,
    by_journey,
    by_located,
    by_matter,
    by_place,
    by_words_of_where,
)
from cmr_logic.scenario.quantity_claims import by_quantities, too_few
from cmr_logic.scenario.record_claims import by_record
from cmr_logic.scenario.referring import is_of_another, names_another, referred
from cmr_logic.scenario.sameness_claims import by_sameness, says_the_same
from cmr_logic.scenario.spot_claims import by_spot
from cmr_logic.scenario.stage_claims import by_ages_counted, by_stage_of_life, of_another_age
from cmr_logic.scenario.stand_in_claims import by_stand_in
from cmr_logic.scenario.statements.statement import Mood, Statement, Subject, Tense, Who
from cmr_logic.scenario.step_claims import by_step
from cmr_logic.scenario.story import Story
from cmr_logic.scenario.times.bygone import is_bygone
from cmr_logic.scenario.times.of_late import of_late, told_of_another_year
from cmr_logic.scenario.travel_claims import by_way_of_travel
from cmr_logic.scenario.verbatim_claims import by_all_its_words, by_its_words
from cmr_logic.scenario.weekday_claims import by_weekdays
from cmr_logic.text import words_in

if TYPE_CHECKING:
    from cmr_logic.scenario.demands.demanded import Demand

_SUPPOSED, _EVER, _BOTH = " would have ", " ever ", " both "
# Ages that stories call by the same names as rules: "you are a **teenager**"; not "you are old".
_NAMED_AGES = frozenset({"age", "teenager", "teenagers"})
_PAIR = "you and your "
# Words by which more than one are told of: "**we** row", "Amy **and** I row"; not "I row".
_MORE_THAN_ONE = frozenset({"both", "and", "two", "neither", "either", "we", "us", "our"})
_KEEPING = frozenset({"keep", "own"})  # said of animals, which one calls one's own
_PAID = frozenset({"pay", "settle", "clear"})  # what who rents does month by month, and may owe
_HAD = frozenset({"have", "get", "receive", "hold", "possess"})
# The opposites of what works or does not; of people, "work" says another thing: "I gave up work".
_OF_MACHINES = "works-broken"


def _told(part: Part, story: Story) -> Iterator[Claim]:
    """Yield what the statements of a story say of a clause in all of its words, or their like."""
    for each in story.statements:
        told = _of_all(part, without_the_matter(part.target, each, story), story)
        verdict = align(part.target, told)
        if verdict is None or _names_another(part, told, story):
            continue
        if part.statement.startswith("you ") and (
            did_to_another(part.target, told) or _OF_MACHINES in verdict.entries
        ):
            continue
        words = words_in(told.quoted(story.text).lower())
        gone = part.target.verb in _HAD | _KEEPING and is_no_more(told)  # whose dog died has none
        if gone or done_to_somebody_else(part.statement, told, words):
            continue
        holds = verdict.value is not part.target.negated
        past = holds and told.tense is Tense.PAST
        if past and is_bygone(story.text, told.start, told.end, part.target.tense):
            continue
        quote = told.quoted(story.text)
        if holds and (is_only_one(part.statement, quote) or is_not_only(part.statement, quote)):
            other = replace(verdict, value=not verdict.value)  # there is no other, or more
            yield claim(Rank.STATED, other, told, "paraphrase:only")
            continue
        if holds and told_of_another_year(part.statement, quote):
            yield claim(Rank.STATED, replace(verdict, value=not verdict.value), told, "quantity")
            continue
        if holds and is_only_any(part.statement, quote):
            continue
        third = story.asked is not None and part.target.subject == story.asked
        if not (holds and is_anothers(part.statement, quote, of_third=third)):
            yield claim(Rank.STATED, verdict, told, _in_words(verdict))


def _of_all(part: Part, told: Statement, story: Story) -> Statement:
    """Return a denial of a part of what a clause asks of all as one of all; else what is told."""
    total = total_in(part.statement) if told.negated else None
    if total is None or not total.said:
        return told
    return as_of_all(total, told, told.quoted(story.text))


def _names_another(part: Part, told: Statement, story: Story) -> bool:
    """Tell whether a statement is of another thing than a clause, or of one near one's own."""
    quote = told.quoted(story.text)
    another = told.subject.who is Who.OTHER or quote.lower().startswith("the ")
    beside = part.statement.startswith("your ") and another and is_nearby(quote)
    deed = is_thing_by_its_deed(part.target, part.statement, told)
    return beside or deed or names_another(part.target, told, story)


def _in_part(part: Part, story: Story) -> Iterator[Claim]:
    """Yield what the statements of a story say of a clause in most of its words."""
    for told in story.statements:
        behind = sentence_behind(story.text, told.end)
        verdict = gist(part.target, told, part.statement, told.quoted(story.text), behind)
        if verdict is not None:
            yield claim(Rank.IN_PART, verdict, told, _in_words(verdict))


def _in_words(verdict: Verdict) -> str:
    return "paraphrase" if verdict.entries else "explicit"


def _derived(part: Part, story: Story) -> Iterator[Claim]:
    """Yield what follows from a story for a clause."""
    for told in story.derived:
        if told.entry == BY_ONESELF and not part.target.subject.head:
            continue  # of "it", nothing follows from what was done to some thing
        if part.target.verb in _PAID and _is_habit(told) and part.target.tense is Tense.PERFECT:
            continue  # who pays rent may not have paid it yet
        verdict = align(part.target, told)
        if verdict is None or is_of_another(part.target, told, story):
            continue
        if is_thing_by_its_deed(part.target, part.statement, told):
            continue  # "they are books" of "it is not booked"
        if part.target.pointing and follows_of_another(part.target, told, story):
            continue
        if told.pointing and was_another(part.target, told, story):
            continue
        holds = verdict.value is not part.target.negated
        quote = story.text[told.start : told.end]
        if not (holds and story.asked is None and is_anothers(part.statement, quote)):
            yield claim(rank_of(told.entry), verdict, told, "implication:" + told.entry)


def _owed(part: Part, story: Story) -> Iterator[Claim]:
    """Yield what a story says somebody must do, or need not, for a clause about that duty."""
    duty = duty_in(part.statement)
    for told in story.statements if duty is not None else ():
        if told.mood is Mood.DUTY:
            verdict = align(read_clause(str(duty)), replace(told, mood=Mood.FACT))
            if verdict is not None:
                yield claim(Rank.STATED, verdict, told, "paraphrase:duty")


def _is_habit(told: Statement) -> bool:
    """Tell whether a statement tells what somebody does, and not what they have done."""
    return told.tense is Tense.PRESENT and not told.negated


def _pointed_back(part: Part, story: Story) -> Iterator[Claim]:
    """Yield what a story says of a clause by words that point back to what the rule names."""
    for told in story.statements:
        for whole in referred(part.statement, part.target, told, story.text, story.given):
            verdict = align(part.target, whole)
            if verdict is None or leaves_out_only(part.statement, told.quoted(story.text)):
                continue
            yield claim(Rank.IN_PART, verdict, told, "reference")


def _not_there(part: Part, story: Story) -> Iterator[Claim]:
    """Yield that nothing is done with what is not there."""
    for told in story.statements:
        if told.negated:
            verdict = absent(part.target, told, words_in(told.quoted(story.text).lower()))
            if verdict is not None:
                yield claim(Rank.STATED, verdict, told, "paraphrase")


def _alive(part: Part, story: Story) -> Iterator[Claim]:
    """Yield that somebody has not died of whom a story says what they do."""
    for told in story.statements if part.target.verb == "die" else ():
        quote = told.quoted(story.text)
        verdict = is_alive(part.target, told, words_in(quote.lower()), quote)
        if verdict is not None:
            yield claim(Rank.REMOTE, verdict, told, "implication")


def _as_kin(part: Part, story: Story) -> Iterator[Claim]:
    """Yield what a story says of one's kin for a clause that asks whose kin one is."""
    for told in story.statements:
        own = as_relative(part.target, told)
        verdict = None if own is None else align(part.target, own)
        if verdict is not None:
            yield claim(Rank.STATED, verdict, told, "paraphrase:kin")


def _mine(part: Part, story: Story) -> Iterator[Claim]:
    """Yield that one has what one calls one's own."""
    target = part.target
    keys = needed(target)
    if target.subject != Subject(Who.SELF) or not keys:
        return
    if target.verb in _KEEPING:
        keys -= _KEEPING
        if not keys or not keeps_animals(keys):
            return
    elif target.verb not in _HAD:
        return
    if target.tense is not Tense.PRESENT or target.compared:
        return
    doer = is_person(words_in(part.statement)[-1])  # "a cleaner"; not "a cleaning grant"
    span = called_mine(keys, story.text, doer=doer)
    if span is not None:
        yield Claim(Rank.PRESUPPOSED, not target.negated, *span, "implication:my")


def _of_the_matter(part: Part, story: Story) -> Iterator[Claim]:
    """Yield what a story says of a clause about the thing in question."""
    if story.matter is None:
        return
    mentioned = frozenset(keyed(words_in(story.text.lower()))) if story.identities else frozenset()
    for identity in story.identities:
        verdict = judge(part.statement, part.target, story.matter, identity, mentioned)
        if verdict is not None:
            rank = Rank.STATED if verdict.value else Rank.CONTRASTED
            yield claim(rank, verdict, identity.told, "matter")


@record(frozen=True, slots=True)
class Pass:
    """One way in which a story may settle a part of a clause.

    Args:
        name: what it goes by.
        claims: what it yields.
        measures: whether it is for parts that demand a quantity; None for all parts.
    """

    name: str
    claims: Callable[[Part, Story], Iterator[Claim]]
    measures: bool | None = False


PASSES: tuple[Pass, ...] = (
    Pass("cause", by_cause, measures=None),
    Pass("record", by_record, measures=None),
    Pass("quantities", by_quantities, measures=True),
    Pass("too few", too_few, measures=True),
    Pass("age on a day", by_age_on_a_day, measures=True),
    Pass("another age", of_another_age, measures=True),
    Pass("ages counted", by_ages_counted, measures=True),
    Pass("stage of life", by_stage_of_life, measures=True),
    Pass("load", by_load, measures=True),
    Pass("event", by_event, measures=True),
    Pass("time in a job", by_tenure, measures=True),
    Pass("stay", by_stay, measures=True),
    Pass("days apart", by_days_apart, measures=None),
    Pass("day of the week", by_day_of_week, measures=None),
    Pass("days of the week", by_weekdays, measures=None),
    Pass("part of a day", by_part_of_day, measures=None),
    Pass("way of travelling", by_way_of_travel),
    Pass("step of a scale", by_step, measures=None),
    Pass("feast", by_feast, measures=None),
    Pass("season", by_season, measures=None),
    Pass("day of a week or month", by_small_day, measures=None),
    Pass("today", by_today, measures=True),
    Pass("income", by_income, measures=True),
    Pass("lack", by_lack, measures=True),
    Pass("journey", by_journey, measures=True),
    Pass("sending", by_dispatch, measures=True),
    Pass("meant", by_what_is_meant, measures=True),
    Pass("figures", by_figures, measures=True),
    Pass("two times", by_two_times, measures=True),
    Pass("place", by_place, measures=True),
    Pass("located", by_located, measures=True),
    Pass("place of the matter", by_matter, measures=True),
    Pass("whereabouts", by_words_of_where),
    Pass("spot", by_spot, measures=None),
    Pass("deed", by_deed, measures=True),
    Pass("words", _told),
    Pass("very words", by_its_words, measures=None),
    Pass("all its words", by_all_its_words, measures=None),
    Pass("implication", _derived),
    Pass("duty", _owed),
    Pass("not there", _not_there),
    Pass("alive", _alive),
    Pass("kin", _as_kin),
    Pass("mine", _mine),
    Pass("gist", _in_part),
    Pass("reference", _pointed_back),
    Pass("stand-in", by_stand_in),
    Pass("bit by bit", by_several),
    Pass("matter", _of_the_matter, measures=None),
    Pass("parted with", by_parting),
    Pass("only a kind", by_mere_kind),
    Pass("made elsewhere", by_making_elsewhere),
    Pass("not the same", by_sameness),
    Pass("other value", by_other_value, measures=None),
    Pass("contrast", by_contrast, measures=None),
    Pass("complete list", by_whole_list),
)


def _of_named_age(part: Part, demand: Demand) -> bool:
    """Tell whether a clause demands an age by its name alone: "State Pension age"."""
    ages = all(constraint.kind.value == "age" for constraint in demand.constraints)
    named = not _NAMED_AGES.isdisjoint(words_in(part.statement))
    return ages and named and not any(map(str.isdigit, part.statement))


def _is_of_both(found: Claim, statement: str, text: str) -> bool:
    """Tell whether a claim of what a clause says of both of two is told of more than one."""
    told = frozenset(words_in(text[found.start : found.end].lower()))
    if found.entry.startswith("implication") and not statement.startswith(_BOTH.lstrip()):
        return True
    behind = words_in(f" {statement}".partition(_BOTH)[2])[:3]  # "both your parents"
    pair = frozenset(() if tuple(behind[:2]) == ("of", "you") else behind)
    return not told.isdisjoint(_MORE_THAN_ONE | pair - {"of", "your"})


def claims_on(statement: str, story: Story) -> list[Claim]:
    """Return what all passes claim of a statement that a clause makes, in their order.

    Example:
        >>> from cmr_logic.scenario.story import read_story
        >>> clause = "you are married"
        >>> story = read_story((), [clause], "My wife sings. We are married!", "")
        >>> claims = claims_on(clause, story)
        >>> {(claim.rank.name, claim.entry) for claim in claims if claim.rank is Rank.STATED}
        {('STATED', 'explicit')}
        >>> "implication:my-spouse" in {claim.entry for claim in claims}
        True
    """
    part = part_of(statement, story)
    measured = part.demand is not None
    # Days of any year may be said in the same words, where nothing tells the year.
    # So may an age that has a name: "the qualifying age".
    both = part.demand is not None and (part.demand.of_any_year or _of_named_age(part, part.demand))
    claims = [
        claim
        for each in PASSES
        if both or each.measures in (None, measured)
        for claim in each.claims(part, story)
    ]
    claims = [
        claim
        for claim in claims
        if claim.value is part.target.negated
        or claim.entry.startswith("quantity")
        or not says_less(
            statement,
            story.text[claim.start : claim.end],
            claim.entry,
            sentence_before(story.text, claim.start),
        )
    ]
    quotes = {c: story.text[c.start : c.end] for c in claims if stands(part, c, story)}
    claims = [c for c in quotes if not of_another(statement, quotes[c], story.given)]
    if " the same " in statement and not measured:
        denied = part.target.negated
        words = {c: story.text[c.start : c.end] for c in claims}
        claims = [c for c in claims if c.value is denied or says_the_same(statement, words[c])]
    if not measured:
        claims = [
            claim
            for claim in claims
            if claim.value is part.target.negated
            or claim.entry.startswith("quantity")
            or not leaves_out_day(statement, story.text[claim.start : claim.end])
        ]
    if _EVER in statement:  # who has not done it since June may have done it before
        denied = part.target.negated
        claims = [c for c in claims if c.value is not denied or not of_late(c, story.text)]
    if statement.startswith(_PAIR):  # what one of two does, the other may not
        one = [claim for claim in claims if claim.value is not part.target.negated]
        told = (frozenset(words_in(story.text[c.start : c.end].lower())) for c in one)
        alone = [c for c, words in zip(one, told, strict=True) if words.isdisjoint(_MORE_THAN_ONE)]
        claims = [claim for claim in claims if claim not in alone]
    if _BOTH in f" {statement}":  # who lost his father has not lost both parents
        claims = [c for c in claims if _is_of_both(c, statement, story.text)]
    if _SUPPOSED in statement:  # that they did not denies nothing of what they would have done
        claims = [claim for claim in claims if claim.value or claim.entry.startswith("quantity")]
    return claims
