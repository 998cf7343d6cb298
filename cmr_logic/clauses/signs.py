"""The table of what the words around a coordinator show of what it joins."""

from __future__ import annotations

from functools import lru_cache

from cmr_logic import syntax
from cmr_logic.clauses import (
    bare_subjects,
    number_sides,
    parallels,
    people_sides,
    sides,
    sides_left_out,
    verb_sides,
)
from cmr_logic.clauses.levels import Level, Sign

# Asked in this order; the first that shows decides. Where none does, a coordinator joins words.
SIGNS: tuple[Sign, ...] = (
    Sign(
        "list named",
        Level.CLAUSE,
        sides.names_list,
        fires="You can row if you swim *and* all of the following apply.",
        silent="You can row if you swim *and* all the crew agree.",
    ),
    Sign(
        "end",
        Level.CLAUSE,
        sides.ends,
        fires="You can row if you swim *or*:",
        silent="You can row if you swim *or* dive.",
    ),
    Sign(
        "condition",
        Level.CLAUSE,
        sides.opens_condition,
        fires="You pay if you row *or* if you sail.",
        silent="You pay if you row *or* sail.",
    ),
    Sign(
        "choice",
        Level.CLAUSE,
        sides.offers_choice,
        fires="You need a card *and* either a bill or a letter.",
        silent="You need a card *and* a bill from either shop.",
        at=frozenset({"and"}),
    ),
    Sign(
        "second demand",
        Level.CLAUSE,
        sides.comes_on_top,
        fires="You need not only a card but *also* a key.",
        silent="You need a card *and* also a key.",
        at=frozenset({"also"}),
    ),
    Sign(
        "verb before a list",
        Level.CLAUSE,
        verb_sides.opens_list_of_its_own,
        fires="You can row if you pay a fee *and* pass two of these.",
        silent="You can row if you pay a fee *and* have a pass.",
        behind=verb_sides.is_bare_verb,
    ),
    Sign(
        "infinitive again",
        Level.CLAUSE,
        verb_sides.repeats_infinitive,
        fires="You are required to swim *and* to wear a vest.",
        silent="You hold a permit to swim *and* to row.",
        before=frozenset({"to"}),
    ),
    Sign(
        "pronoun as subject",
        Level.INSIDE,
        sides.follows_pronoun,
        fires="You pay if you *or* your partner own a boat.",
        silent="You pay if we ask you *or* your partner owns a boat.",
    ),
    Sign(
        "subject",
        Level.TIGHT,
        sides.follows_subject,
        fires="You pay if the owner *or* the crew is late.",
        silent="You pay if the owner is late *or* the crew is ill.",
    ),
    Sign(
        "subject without an article",
        Level.TIGHT,
        bare_subjects.waits_without_article,
        fires="You can stop if frost *or* a flood blocks the road.",
        silent="You can stop if frost blocks the road *or* a flood is near.",
        behind=bare_subjects.opens_subject,
    ),
    Sign(
        "list with one article",
        Level.TIGHT,
        bare_subjects.waits_in_list,
        fires="You can stop if a cook, pilot *or* guest leaves.",
        silent="You can stop if a cook leaves, guests stay *or* rain falls.",
        behind=sides.can_be_noun,
    ),
    Sign(
        "relative clause",
        Level.CLAUSE,
        sides.opens_relative,
        fires="You can hire a boat that leaks *and* that has no sail.",
        silent="You can hire a boat with a sail *and* that old raft.",
        before=syntax.RELATIVES,
    ),
    Sign(
        "behind “who” again",
        Level.CLAUSE,
        sides.follows_who,
        fires="People who own land *or* who leases such land can join.",
        silent="People who own land *or* leases can join.",
        at=frozenset({"or"}),
    ),
    Sign(
        "clause with “that” again",
        Level.CLAUSE,
        sides.repeats_that,
        fires="You can row provided that you swim *and* that you hold a pass.",
        silent="You can row provided that you own a boat *and* that raft.",
        before=frozenset({"that"}),
    ),
    Sign(
        "range",
        Level.INSIDE,
        number_sides.ends_range,
        fires="You pay if you are between 5 *and* 10.",
        silent="You pay if you have 5 *and* 10 pence pieces.",
    ),
    Sign(
        "two left out",
        Level.INSIDE,
        sides_left_out.leaves_out_both,
        fires="You pay if somebody other than you *or* your son rows.",
        silent="You pay if somebody other than you rows *or* your son rows.",
        at=frozenset({"or"}),
    ),
    Sign(
        "adverbs of one state",
        Level.INSIDE,
        sides.joins_adverbs,
        fires="You pay less if you are permanently *and* severely disabled.",
        silent="You pay less if you row regularly *and* recently joined.",
        at=frozenset({"and"}),
        behind=syntax.is_adverb,
    ),
    Sign(
        "numbers of one noun",
        Level.INSIDE,
        number_sides.joins_numbers,
        fires="You can row if you are in class 3 *or* 4.",
        silent="You can row if you have 3 *or* 4 boats.",
        behind=str.isdigit,
    ),
    Sign(
        "verbs in a row",
        Level.CLAUSE,
        verb_sides.stands_in_row,
        fires="You pay less if you rent or work *and* study.",
        silent="You pay less if you work *and* study here.",
        behind=verb_sides.is_bare_verb,
    ),
    Sign(
        "two nouns of one determiner",
        Level.TIGHT,
        sides.pairs_nouns,
        fires="You can stay if you have a parent *or* guardian at home.",
        silent="You can stay if you have a parent at home *or* work at sea.",
    ),
    Sign(
        "things of one verb",
        Level.TIGHT,
        sides.pairs_articles,
        fires="You can row if you have a badge *or* a card and your aunt agrees.",
        silent="You can row if you have a badge *or* a friend and a member know you.",
        before=frozenset({"a", "an"}),
    ),
    Sign(
        "past form with a noun",
        Level.CLAUSE,
        verb_sides.did_with_noun,
        fires="You pay less if you had a baby *or* moved house.",
        silent="You pay less if you had a boat *or* moved goods.",
        behind=syntax.is_participle,
    ),
    Sign(
        "noun without an article",
        Level.TIGHT,
        sides.lacks_article,
        fires="You can sail if you did a course *or* work placement.",
        silent="You can sail if you did a course *or* work on a boat.",
        behind=syntax.opens_bare_noun,
    ),
    Sign(
        "people doing something",
        Level.TIGHT,
        people_sides.joins_people_doing,
        fires="The card is for nurses *and* serving members of a club.",
        silent="The hut is open to walkers *and* serving soup.",
        before=people_sides.DOING,
    ),
    Sign(
        "state again",
        Level.STATE,
        parallels.says_more,
        fires="You can return a book if it is clean *and* in its cover.",
        silent="You can return a book if you bring it in a box *and* in its cover.",
    ),
    Sign(
        "addition",
        Level.CLAUSE,
        verb_sides.adds_gerund,
        fires="You can vote if you pay the rent as well *as* living here.",
        silent="You can vote if you pay the rent as well *as* the fee.",
        at=frozenset({"as"}),
        behind=syntax.is_gerund,
    ),
    Sign(
        "list",
        Level.CLAUSE,
        sides.opens_list,
        fires="You need a card *and* the following:",
        silent="You need a card *and* the following day off.",
    ),
    Sign(
        "subject of items",
        Level.CLAUSE,
        sides.waits_for_items,
        fires="You can row if you swim *and* you:",
        silent="You can row with us *and* you.",
        before=syntax.PRONOUNS | {"your"},
    ),
    Sign(
        "subject of verbs of items",
        Level.CLAUSE,
        sides.waits_for_verbs,
        fires="You can row if you swim *and* the boat:\n\n- is new\n- is dry",
        silent="You can row if you own a hut *and* the boat:\n\n- new\n- dry",
        before=syntax.DETERMINERS,
    ),
    Sign(
        "statement about a pronoun",
        Level.STATEMENT,
        sides.states_of_pronoun,
        fires="You can moor here *and* you can stay.",
        silent="You can moor here with your aunt *and* them.",
        before=sides.SUBJECT_PRONOUNS,
    ),
    Sign(
        "people told by what was done",
        Level.TIGHT,
        people_sides.joins_people_described,
        fires="The card is for nurses *and* people trained at sea.",
        silent="The card is for nurses *and* people trained at sea pay less.",
        before=people_sides.ANYBODY | people_sides.PEOPLE,
    ),
    Sign(
        "statement about a noun",
        Level.STATEMENT,
        sides.states_of_noun,
        fires="You can moor here *and* the gate is open.",
        silent="You can moor here with the boat *and* the raft.",
    ),
    Sign(
        "noun with another number",
        Level.TIGHT,
        sides.numbers_again,
        fires="You can stay if you hold a class 1 *or* class 2 permit.",
        silent="You can stay if you hold a permit *or* row.",
        behind=sides.can_be_noun,
    ),
    Sign(
        "form in -s after “you”",
        Level.TIGHT,
        sides.disagrees,
        fires="You pay if you sell new goods *or* services.",
        silent="You pay if your firm sells boats *or* rents a mooring.",
        behind=sides.ends_in_s,
    ),
    Sign(
        "plural of some kind",
        Level.TIGHT,
        sides.lists_plurals,
        fires="The toll is for vans *and* coaches over three tonnes.",
        silent="You pay if you stop at piers *and* rest under sail.",
        behind=syntax.is_plural_noun,
    ),
    Sign(
        "people of two kinds",
        Level.TIGHT,
        people_sides.joins_people,
        fires="The loans are for owners *and* tenants in Kent.",
        silent="The club lends boats to owners *and* guides guests.",
        before=people_sides.PEOPLE,
    ),
    Sign(
        "noun alone",
        Level.TIGHT,
        sides.lists_noun,
        fires="You can claim for water *or* rent.",
        silent="You can apply if you work *or* rent a flat.",
        behind=sides.can_be_noun,
    ),
    Sign(
        "-ing form again",
        Level.CLAUSE,
        verb_sides.goes_on_in_ing,
        fires="You qualify by living here *or* working at the port.",
        silent="You qualify for help with rent *or* heating.",
        behind=syntax.is_gerund,
    ),
    Sign(
        "past form again",
        Level.CLAUSE,
        verb_sides.goes_on_in_past,
        fires="You pay if you booked online *and* cancelled late.",
        silent="You pay if you booked a boat tested *and* approved by us.",
        behind=syntax.is_participle,
    ),
    Sign(
        "object of two verbs",
        Level.TIGHT,
        verb_sides.shares_object,
        fires="You pay if you sell *or* lease a house.",
        silent="You pay if you sell a boat *or* lease a house.",
        behind=verb_sides.is_bare_verb,
    ),
    Sign(
        "base form",
        Level.CLAUSE,
        parallels.goes_on_with_base,
        fires="You pay less if you book online *and* travel before June.",
        silent="You pay less if you have a permit *and* cover for theft.",
    ),
    Sign(
        "verb",
        Level.CLAUSE,
        verb_sides.goes_on_with_verb,
        fires="You pay if you live in York *or* study there.",
        silent="You pay if you live in York *or* Hull.",
    ),
)

_AT = frozenset().union(*(sign.at for sign in SIGNS if sign.at is not None))
_WORDS = 4096  # kept with the signs that can show before them


def signs_between(coordinator: str, behind: str) -> tuple[Sign, ...]:
    """Return the signs that can show of a coordinator before some word, in the order of the table.

    Example:
        >>> [sign.name for sign in SIGNS if sign not in signs_between("or", "to")][:2]
        ['choice', 'second demand']
    """
    return _possible(coordinator if coordinator in _AT else "", behind)


@lru_cache(maxsize=_WORDS)
def _possible(at: str, behind: str) -> tuple[Sign, ...]:
    return tuple(sign for sign in SIGNS if _can_show(sign, at, behind))


def _can_show(sign: Sign, at: str, behind: str) -> bool:
    if sign.at is not None and at not in sign.at:
        return False
    if sign.before is not None and behind not in sign.before:
        return False
    return sign.behind is None or (behind != "" and sign.behind(behind))
