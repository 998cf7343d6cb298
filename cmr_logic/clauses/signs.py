"""The table of what the words around a coordinator show of what it joins."""

from __future__ import annotations

from cmr_logic.clauses import sides
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
    ),
    Sign(
        "second demand",
        Level.CLAUSE,
        sides.comes_on_top,
        fires="You need not only a card but *also* a key.",
        silent="You need a card *and* also a key.",
    ),
    Sign(
        "infinitive again",
        Level.CLAUSE,
        sides.repeats_infinitive,
        fires="You are required to swim *and* to wear a vest.",
        silent="You hold a permit to swim *and* to row.",
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
        "relative clause",
        Level.CLAUSE,
        sides.opens_relative,
        fires="You can hire a boat that leaks *and* that has no sail.",
        silent="You can hire a boat with a sail *and* that old raft.",
    ),
    Sign(
        "range",
        Level.INSIDE,
        sides.ends_range,
        fires="You pay if you are between 5 *and* 10.",
        silent="You pay if you have 5 *and* 10 pence pieces.",
    ),
    Sign(
        "addition",
        Level.CLAUSE,
        sides.adds_gerund,
        fires="You can vote if you pay the rent as well *as* living here.",
        silent="You can vote if you pay the rent as well *as* the fee.",
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
    ),
    Sign(
        "statement about a pronoun",
        Level.STATEMENT,
        sides.states_of_pronoun,
        fires="You can moor here *and* you can stay.",
        silent="You can moor here with your aunt *and* them.",
    ),
    Sign(
        "statement about a noun",
        Level.STATEMENT,
        sides.states_of_noun,
        fires="You can moor here *and* the gate is open.",
        silent="You can moor here with the boat *and* the raft.",
    ),
    Sign(
        "two nouns of one determiner",
        Level.TIGHT,
        sides.pairs_nouns,
        fires="You can stay if you have a parent *or* guardian at home.",
        silent="You can stay if you have a parent at home *or* work at sea.",
    ),
    Sign(
        "noun with another number",
        Level.TIGHT,
        sides.numbers_again,
        fires="You can stay if you hold a class 1 *or* class 2 permit.",
        silent="You can stay if you hold a permit *or* row.",
    ),
    Sign(
        "form in -s after “you”",
        Level.TIGHT,
        sides.disagrees,
        fires="You pay if you sell new goods *or* services.",
        silent="You pay if your firm sells boats *or* rents a mooring.",
    ),
    Sign(
        "noun alone",
        Level.TIGHT,
        sides.lists_noun,
        fires="You can claim for water *or* rent.",
        silent="You can claim if you work *or* rent a flat.",
    ),
    Sign(
        "-ing form again",
        Level.CLAUSE,
        sides.goes_on_in_ing,
        fires="You qualify by living here *or* working at the port.",
        silent="You qualify for help with rent *or* heating.",
    ),
    Sign(
        "object of two verbs",
        Level.TIGHT,
        sides.shares_object,
        fires="You pay if you sell *or* lease a house.",
        silent="You pay if you sell a boat *or* lease a house.",
    ),
    Sign(
        "verb",
        Level.CLAUSE,
        sides.goes_on_with_verb,
        fires="You pay if you live in York *or* study there.",
        silent="You pay if you live in York *or* Hull.",
    ),
)
