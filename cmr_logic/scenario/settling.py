"""What the passes of :mod:`.claims` say together of each clause.

Where the claims of the first rank that has any disagree, the clause stays open.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache

from cmr_logic.provisions.drafts.nodes import Clause
from cmr_logic.records import replace
from cmr_logic.scenario.adjunct_claims import (
    for_a_cause,
    in_order,
    in_that_way,
    leaves_out_way,
    of_it,
    so_many_times,
)
from cmr_logic.scenario.bound_claims import as_bounded
from cmr_logic.scenario.case_checks import of_this_case
from cmr_logic.scenario.claim import Claim, Rank
from cmr_logic.scenario.claims import claims_on
from cmr_logic.scenario.demands.abbreviations import other_names
from cmr_logic.scenario.demands.agents import done_by_another, names_another
from cmr_logic.scenario.demands.bare_nouns import in_short, with_role
from cmr_logic.scenario.demands.capitals import with_capitals
from cmr_logic.scenario.demands.clause_reading import read_clause
from cmr_logic.scenario.demands.day_named import as_deadline, on_those_days, with_day_named
from cmr_logic.scenario.demands.demanded import demand_of
from cmr_logic.scenario.demands.doers import as_done
from cmr_logic.scenario.demands.former import former_of, is_long_done, is_no_more
from cmr_logic.scenario.demands.islands import on_island_of
from cmr_logic.scenario.demands.kinds_of_things import of_the_kind
from cmr_logic.scenario.demands.kinds_owned import of_ones_own
from cmr_logic.scenario.demands.nominal import by_the_verb
from cmr_logic.scenario.demands.occasioned import at_that_time, on_the_occasion
from cmr_logic.scenario.demands.officialese import in_company, in_plain_words
from cmr_logic.scenario.demands.ones_own_body import of_ones_body
from cmr_logic.scenario.demands.other_words import by_schooling, in_other_words, with_deed_named
from cmr_logic.scenario.demands.outside import told_from_inside
from cmr_logic.scenario.demands.persons_doing import as_doer
from cmr_logic.scenario.demands.plain_roles import as_whoever_asks
from cmr_logic.scenario.demands.plain_states import with_plain_state
from cmr_logic.scenario.demands.qualities import as_had, as_quality
from cmr_logic.scenario.demands.roles_implied import is_implied
from cmr_logic.scenario.demands.same_people import (
    about_the_thing,
    each_of_two,
    of_somebody,
    of_the_thing_asked_for,
    told_of_the_same,
)
from cmr_logic.scenario.demands.splitting import conjuncts, disjuncts
from cmr_logic.scenario.demands.terms import (
    after_years,
    from_that_age_on,
    with_number_as_told,
    with_plain_age,
)
from cmr_logic.scenario.demands.the_first_one import as_the_only_one
from cmr_logic.scenario.demands.things_reworded import of_the_thing
from cmr_logic.scenario.demands.two_halves import denies_more
from cmr_logic.scenario.demands.voices import in_other_voice
from cmr_logic.scenario.elsewhere_claims import elsewhere
from cmr_logic.scenario.finding import Finding
from cmr_logic.scenario.lexicon.relations import keyed
from cmr_logic.scenario.matching.comparisons import compared, says_which
from cmr_logic.scenario.matching.gist import sentence_behind
from cmr_logic.scenario.matching.here import in_another_place
from cmr_logic.scenario.matching.other_side import is_on_other_side, on_other_side
from cmr_logic.scenario.matching.parties import is_with_others
from cmr_logic.scenario.matching.reservations import (
    has_company,
    is_never_so_there,
    is_to_other_ends,
    is_undone,
    was_so,
)
from cmr_logic.scenario.referring import is_given
from cmr_logic.scenario.repeated import repeated
from cmr_logic.scenario.rephrasing.all_capitals import in_small_letters
from cmr_logic.scenario.rephrasing.plain import Plain, plainly
from cmr_logic.scenario.statements.asked_about import owned_in, thing_in
from cmr_logic.scenario.statements.statement import UNDERGONE, Tense
from cmr_logic.scenario.story import Story, read_story
from cmr_logic.scenario.times.calendar import (
    beside_the_day,
    in_another_month,
    on_another_day,
)
from cmr_logic.scenario.told_of_groups import asked_of_group, of_groups
from cmr_logic.scenario.told_of_others import of_others
from cmr_logic.spans import Span
from cmr_logic.text import words_in

_EITHER = frozenset({True, False})
_HOLDS = frozenset({True})
_EXPLICIT = "explicit"  # the entry of what is told in the words of a clause
_US = " us"
# What somebody does to or for themselves, and how they tell it: "I cut my **own** hair".
_TO_ONESELF = re.compile(r"(?<!\byou) yourself\b")
_MYSELF = re.compile(r"\b(?:myself|ourselves|themselves|own|self)\b", re.IGNORECASE)
_WENT = " went to "
_NOW = frozenset({Tense.PRESENT})
_ONCE = frozenset({Tense.PAST, Tense.OVER})
_FEW = 5  # words of what one is: "you are a gold member"
# What one must have done, as what one has done: "you **must have** paid"; not "must have a boat".
_MUST_HAVE = re.compile(r"^you must have (?=[a-z]+ed\b)")
_SENTENCE = re.compile(r"[.!?]")
_KEPT = 128  # stories with what they settle: whoever is asked again has told theirs before
_FORMS = 4_096  # statements with their other forms: many stories are held against a clause


def settle(clauses: Sequence[Clause], scenario: str, question: str = "") -> tuple[Finding, ...]:
    """Return the clauses that a story settles, each with the words that settle it.

    Args:
        clauses: clauses of a rule.
        scenario: what a person tells of themselves, in sentences of any order.
        question: what they ask; "Can my daughter join?" makes "you" the daughter.

    Returns:
        at most one finding for a clause, in the order of the clauses. A clause that the story says
        nothing of, or of which it says both, has none.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("Join if you are married. You pay less if you are aged 60 or over.")
        >>> for f in settle(rule.clauses, "I'm 58. My husband is older."):
        ...     print(f.clause_id, f.value, repr(f.quote), f.entry)
        c1 True 'My husband is older' implication:my-spouse
        c2 False "I'm 58" quantity:be_age
    """
    if not scenario or not scenario.strip():
        return ()
    return _settled(tuple(clauses), scenario, question)


@lru_cache(maxsize=_KEPT)
def _settled(clauses: tuple[Clause, ...], scenario: str, question: str) -> tuple[Finding, ...]:
    meant = [as_doer(_as_meant(clause, question), scenario) for clause in clauses]
    meant = [as_the_only_one(each, question, scenario) for each in meant]
    meant = [each if demand_of(each) else with_number_as_told(each, scenario) for each in meant]
    spelling = with_role(with_capitals(meant))
    spelling = with_day_named([as_deadline(each) for each in spelling])
    joined = [[disjuncts(part) for part in _parted(statement)] for statement in spelling]
    parts = [text for clause in joined for either in clause for text in either]
    apart = len(parts)
    # What is told apart may be told in one as well: "I never left without paying", "I'm no longer a
    # gold member".
    whole = [
        text if " without " in text or (both != [(text,)] and _is_one(text)) else ""
        for text, both in zip(spelling, joined, strict=True)
    ]
    # What a clause says in rarer words of a state of life may be told in just those words.
    own = [s if with_plain_state(s) != s else "" for s in (each.statement for each in clauses)]
    parts += [text for text in (*whole, *own) if text]
    parts += [form for text in parts for form, _ in _other_forms(text)]
    parts += [form for text in parts if (form := told_from_inside(text)) is not None]
    parts += [main for text in parts if (main := done_by_another(text)) is not None]
    parts += [short for text in parts if (short := in_short(text, scenario))]
    plain = plainly(in_small_letters(scenario))
    story = read_story(clauses, parts, plain.text, question, apart=apart)
    if story is None:
        return ()
    found = []
    for clause, both, undivided, rarer in zip(clauses, joined, whole, own, strict=True):
        of_group = asked_of_group(clause.statement) is not None
        said_again = None if of_group else repeated(clause, story, plain, scenario)
        if said_again is not None:
            found.append(_as_told(said_again, plain, scenario))
            continue
        asked = [
            each
            for each in both
            if not (is_given(each, story) or is_implied(each, both, story.asked))
        ] or both
        finding = _joined([_either([_found(clause, p, story) for p in each]) for each in asked])
        if finding is None and undivided:
            finding = _found(clause, undivided, story)
        if finding is None and rarer:
            finding = _in_its_words(_found(clause, rarer, story))
        if finding is not None:
            found.append(_as_told(finding, plain, scenario))
    return tuple(found)


def _parted(statement: str) -> Sequence[str]:
    """Return the statements that a clause joins, on what, when and where."""
    return on_those_days(statement) or on_island_of(statement) or conjuncts(statement)


def _is_one(statement: str) -> bool:
    """Tell whether what a clause says of two things may be told in one, as in few words."""
    return len(statement.split()) <= _FEW or bool(of_ones_body(statement))


def _in_its_words(finding: Finding | None) -> Finding | None:
    """Return a finding if a story has the very words of the clause, and nothing need be derived."""
    return finding if finding is not None and finding.entry == _EXPLICIT else None


def _joined(parts: Sequence[Finding | None]) -> Finding | None:
    """Return what findings on the parts of a clause, all of which must hold, say of the clause."""
    failing = [part for part in parts if part is not None and not part.value]
    if failing:
        return failing[0]
    return None if None in parts else parts[0]


def _either(parts: Sequence[Finding | None]) -> Finding | None:
    """Return what findings on the parts of a clause, one of which must hold, say of the clause."""
    holding = [part for part in parts if part is not None and part.value]
    if holding:
        return holding[0]
    return None if None in parts else parts[0]


def _as_told(finding: Finding, plain: Plain, scenario: str) -> Finding:
    """Return a finding on a story that was put plainly with the words as they were told."""
    span = plain.told(finding.span.start, finding.span.end)
    return replace(finding, span=span, quote=span.of(scenario))


def _found(clause: Clause, statement: str, story: Story) -> Finding | None:
    """Return what a story says of a part of a clause."""
    group = asked_of_group(statement)
    if group is not None:
        claims = [*of_groups(group, story, claims_on)] or _in_other_forms(statement, story)
        return _agreed(clause, claims, story.text)
    claims = _claimed(statement, story) or _claimed_otherwise(statement, story)
    ordered = list(in_order(statement, story))
    if ordered:  # "two days into the trip" is more than the gist of "before the trip"
        claims = [claim for claim in claims if claim.rank < Rank.IN_PART] or ordered
    for form, value in compared(statement):
        claims += [
            replace(claim, value=value)
            for claim in claims_on(form, story)
            if claim.value and not _is_reserved(form, claim, story)
        ]
    if not claims:
        claims += _from_other_side(statement, story)
    inside = told_from_inside(statement)
    for claim in claims_on(inside, story) if inside is not None else ():
        claims.append(replace(claim, value=not claim.value))
    return _agreed(clause, of_this_case(statement, claims, story), story.text)


def _claimed(statement: str, story: Story) -> list[Claim]:
    """Return what a story claims of a part of a clause, in its words or others."""
    apart = denies_more(statement)
    claims = [] if apart else claims_on(statement, story)
    claims += [] if apart else _in_other_forms(statement, story)
    claims += _of_each(statement, story)
    claims = [claim for claim in claims if not leaves_out_way(statement, claim, story)]
    claims = claims or [
        *_of_a_former_one(statement, story),
        *for_a_cause(statement, story),
        *in_that_way(statement, story),
        *so_many_times(statement, story),
    ]
    claims = claims or [*of_it(statement, story)]
    main = done_by_another(statement)
    for claim in claims_on(main, story) if main is not None else ():
        active = claim.entry.endswith(UNDERGONE)
        if not claim.value or names_another(
            story.text[claim.start : claim.end], passive=not active
        ):
            claims.append(claim)
    return _unreserved(statement, claims, story)


def _in_other_forms(statement: str, story: Story) -> list[Claim]:
    """Return what a story claims of a part of a clause by what it says of its other forms."""
    forms = _other_forms(statement)
    return [c for form, values in forms for c in claims_on(form, story) if c.value in values]


def _claimed_otherwise(statement: str, story: Story) -> list[Claim]:
    """Return what a story claims of a part of a clause by others, other times and places."""
    claims = [*of_others(statement, story, claims_on)]
    claims = claims or [*_at_the_time(statement, story)]
    if not claims:
        short = in_short(statement, story.text)
        claims = [replace(c, rank=Rank.IN_PART) for c in claims_on(short, story)] if short else []
    return _unreserved(statement, claims, story) or [*elsewhere(statement, story, claims_on)]


def _unreserved(statement: str, claims: Sequence[Claim], story: Story) -> list[Claim]:
    """Return claims with those turned that tell of the other side, without those taken back."""
    bounded = as_bounded(statement, claims, story.text)
    return [c for c in bounded if c not in claims or not _is_reserved(statement, c, story)]


def _from_other_side(statement: str, story: Story) -> Iterator[Claim]:
    """Yield what a story claims of a clause by what it puts on the other side: "under 5 kg"."""
    beyond = on_other_side(statement)
    for claim in claims_on(beyond, story) if beyond else ():
        if claim.value and is_on_other_side(statement, story.text[claim.start : claim.end]):
            yield replace(claim, value=False)


def _of_a_former_one(statement: str, story: Story) -> Iterator[Claim]:
    """Yield what a story says of who is called a former one by what they were, or are still."""
    former = former_of(statement)
    if former is None:
        return
    now = _in_tenses(story, _NOW)
    for form in former.now:
        for claim in claims_on(form, now):
            if claim.value or is_no_more(story.text[claim.start : claim.end]):
                yield replace(claim, value=not claim.value)
    for form in former.ever:
        yield from (claim for claim in claims_on(form, story) if not claim.value)
    then = _in_tenses(story, _ONCE)
    for forms, spell in ((former.once, False), (former.spells, True)):
        for claim in (c for form in forms for c in claims_on(form, then) if c.value):
            end = _SENTENCE.search(story.text, claim.end)
            told = story.text[claim.start : end.start() if end is not None else len(story.text)]
            if is_long_done(told, spell=spell or _WENT in told):  # perhaps to see it only
                yield replace(claim, rank=max(claim.rank, Rank.IMPLIED))


def _in_tenses(story: Story, tenses: frozenset[Tense]) -> Story:
    """Return a story with what it says in some tenses alone."""
    return replace(
        story,
        statements=[told for told in story.statements if told.tense in tenses],
        derived=[told for told in story.derived if told.tense in tenses],
    )


def _of_each(statement: str, story: Story) -> Sequence[Claim]:
    """Return what a story says of a clause about oneself and another by what it says of each."""
    each = [claims_on(form, story) for form in each_of_two(statement)]
    failing = [claim for claims in each for claim in claims if not claim.value]
    return failing or ([claims[0] for claims in each] if all(each) else [])


def _is_reserved(statement: str, claim: Claim, story: Story) -> bool:
    """Tell whether the words of a claim, or those behind it, take back what it says of a clause."""
    clause, quote = read_clause(statement), story.text[claim.start : claim.end]
    if claim.value is clause.negated:
        return is_never_so_there(statement, quote)
    if (_US in statement and is_with_others(statement, quote)) or has_company(statement, quote):
        return True
    if is_on_other_side(statement, quote) and not claim.entry.startswith("quantity"):
        return True
    behind = story.text[claim.end :]
    told = claim.entry.startswith((_EXPLICIT, "paraphrase"))
    to_another = told and _TO_ONESELF.search(statement) and not _MYSELF.search(quote)
    elsewhere = in_another_place(statement, quote)
    then = on_another_day(statement, quote) or in_another_month(statement, quote)
    beside = beside_the_day(statement, quote + _SENTENCE.split(behind)[0])
    if to_another or elsewhere or beside or (told and then):
        return True
    if compared(statement) and not says_which(statement, quote + _SENTENCE.split(behind)[0]):
        return True
    whole = quote + sentence_behind(story.text, claim.end)
    over = clause.tense is Tense.PRESENT and was_so(quote, behind)
    return over or is_undone(clause.verb, behind) or is_to_other_ends(statement, whole, story.given)


def _at_the_time(statement: str, story: Story) -> Sequence[Claim]:
    """Return what a story claims of a clause that says when, in words that leave that out."""
    known = story.given | frozenset(key for key in keyed(words_in(story.text)) if key)
    main = on_the_occasion(statement, known)
    if main is None:
        return ()
    then = [s for s in story.statements if at_that_time(s, words_in(s.quoted(story.text).lower()))]
    places = {(told.start, told.end) for told in then}
    derived = [told for told in story.derived if (told.start, told.end) in places]
    return claims_on(main, replace(story, statements=then, derived=derived))


def _as_meant(clause: Clause, question: str) -> str:
    """Return the words of a clause with what its cue and the question tell of them."""
    statement = with_plain_state(clause.statement)
    statement = of_somebody(from_that_age_on(with_plain_age(statement), clause.cue))
    if question:
        statement = of_ones_own(of_the_thing_asked_for(statement, question), question)
        statement = as_whoever_asks(statement, question)
    statement = by_schooling(in_company(statement))
    statement = with_deed_named(statement, question)
    if statement.startswith("its ") and question:
        named = owned_in(question) or thing_in(question)
        statement = about_the_thing(statement, named.head if named is not None else "")
    return statement


@lru_cache(maxsize=_FORMS)
def _other_forms(statement: str) -> Sequence[tuple[str, frozenset[bool]]]:
    """Return what else says the same, each with what it may say of the statement."""
    return tuple(_forms(statement))


def _forms(statement: str) -> Iterator[tuple[str, frozenset[bool]]]:
    yield from ((form, _EITHER) for form in other_names(statement))
    done = as_done(statement)
    if done is not None:
        yield done, _EITHER
    served = after_years(statement)
    if served is not None:
        yield served, _EITHER
    turned = in_other_voice(statement)
    if turned is not None:
        yield turned, _EITHER
    quality = as_quality(done or statement)
    if quality is not None:
        yield quality.statement, _HOLDS if quality.several else _EITHER
    had = as_had(statement)
    if had is not None:
        yield had, _HOLDS
    yield from told_of_the_same(statement)
    yield from of_ones_body(statement)
    yield from in_plain_words(_MUST_HAVE.sub("you have ", statement))
    yield from by_the_verb(statement)
    yield from in_other_words(statement)
    yield from of_the_thing(statement)
    yield from of_the_kind(statement)


def _agreed(clause: Clause, claims: Sequence[Claim], scenario: str) -> Finding | None:
    """Return the finding of the first rank that has claims, if they agree."""
    if not claims:
        return None
    rank = min(claim.rank for claim in claims)
    ranked = [claim for claim in claims if claim.rank == rank]
    if len({claim.value for claim in ranked}) > 1:
        return None
    best = min(ranked, key=lambda c: (c.entry, scenario[c.start : c.end]))
    span = Span(best.start, best.end)
    return Finding(clause.id, best.value, span, span.of(scenario), best.entry)
