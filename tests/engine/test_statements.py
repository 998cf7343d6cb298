"""Clauses are statements: grammatical sentences about a person or thing, whatever they lean on."""

from __future__ import annotations

import pytest

from cmr_logic import parse

# A rule text, and what its clauses state.
SHARED = {
    "the second part has its own subject": (
        "You pay less if you've got a boat and your neighbour keeps hers in York or Leeds.",
        [
            "you've got a boat",
            "your neighbour keeps hers in York",
            "your neighbour keeps hers in Leeds",
        ],
    ),
    "agreement": (
        "Anyone who rents a plot but who agrees to share it may apply.",
        ["you rent a plot", "you agree to share it"],
    ),
    "an adverb stays with its verb": (
        "You can join if you recently left the army or are now living nearby.",
        ["you recently left the army", "you are now living nearby"],
    ),
    "an active form after a passive one": (
        "Members who were called to help and completed the full shift get a badge.",
        ["you were called to help", "you completed the full shift"],
    ),
    "participle for -ing form": (
        "You must be a sailor missing at sea or captured by pirates.",
        ["you must be a sailor missing at sea", "you must be a sailor captured by pirates"],
    ),
    "adjective for noun": (
        "You must be a resident of York, responsible for a dog or a qualified trainer.",
        [
            "you must be a resident of York",
            "you must be responsible for a dog",
            "you must be a qualified trainer",
        ],
    ),
    "a state behind an -ing form": (
        "You can get a berth if you're waiting for a boat or in training.",
        ["you're waiting for a boat", "you're in training"],
    ),
    "infinitive": (
        "You can get a loan if you wish to buy a stall or improve it.",
        ["you wish to buy a stall", "you wish to improve it"],
    ),
    "able to": (
        "You can join if you are able to row a boat or sail it.",
        ["you are able to row a boat", "you are able to sail it"],
    ),
    "a verb beside a verb": (
        "You pay rates if you sell bread or cakes, or let a stall.",
        ["you sell bread", "you sell cakes", "you let a stall"],
    ),
    "preposition": (
        "You can apply if you have lived in York for a year or since May.",
        ["you have lived in York for a year", "you have lived in York since May"],
    ),
    "no determiner across an infinitive": (
        "You can apply if you hold a permit to sell roots or any other crop.",
        ["you hold a permit to sell roots", "you hold a permit to sell any other crop"],
    ),
    "a pair of pronouns": (
        "The test is free once he or she has turned 65 or has had a stroke.",
        ["he or she has turned 65", "he or she has had a stroke"],
    ),
    "prepositions": (
        "Nobody may use it, except with a trainer or during term.",
        ["you are with a trainer", "you are during term"],
    ),
    "whose": (
        "Members who have a permit and whose dog is small may apply.",
        ["you have a permit", "your dog is small"],
    ),
}
RELATIVES = {
    "joined verbs": (
        "Apprentices who are under 25 and work for a firm or the council can claim.",
        ["you are under 25", "you work for a firm", "you work for the council"],
    ),
    "the verb of the statement": (
        "Members who fish here or hunt on the moor must register and must pay.",
        ["you fish here", "you hunt on the moor", "you must register", "you must pay"],
    ),
    "a comma before the verb of the statement": (
        "Members who are ill, must stay at home.",
        ["you are ill", "you must stay at home"],
    ),
    "that, and that": (
        "Boats that were built before 1985 and that are not rented are exempt.",
        ["the boats were built before 1985", "the boats are rented"],
    ),
    "kind and relative": (
        "Trainees over 19 who have finished a year are paid more.",
        ["you are trainees over 19", "you have finished a year"],
    ),
    "a kind that says no more": (
        "Trainees who have finished a year are paid more.",
        ["you have finished a year"],
    ),
    "a noun before those meant": (
        "The levy is a port and harbour charge for people who own boats.",
        ["you own boats"],
    ),
    "several": (
        "Members who live here, who are on the register and whose flat is cold or damp can bid.",
        [
            "you live here",
            "you are on the register",
            "your flat is cold",
            "your flat is damp",
        ],
    ),
}
NOUNS = {
    "numbered": (
        "You can apply if you paid zone 1 or zone 2 dues abroad.",
        ["you paid zone 1", "you paid zone 2 dues abroad"],
    ),
    "no verb of you": (
        "You can join if you provide goods or services under the scheme.",
        ["you provide goods", "you provide services under the scheme"],
    ),
    "the last of a list": (
        "You can get help if you pay for heating, water or rent.",
        ["you pay for heating", "you pay for water", "you pay for rent"],
    ),
    "verbs all the same": (
        "You can get help if you own or rent.",
        ["you own", "you rent"],
    ),
    "an adjective that is a participle": (
        "You can claim if your boss is ordered to share the bonus or protected tip with you.",
        [
            "your boss is ordered to share the bonus with you",
            "your boss is ordered to share protected tip with you",
        ],
    ),
}
OBJECTS = {
    "two verbs": (
        "You pay rates if you sell or lease property.",
        ["you sell property", "you lease property"],
    ),
    "three verbs": (
        "You pay rates if you buy, build, or improve a home.",
        ["you buy a home", "you build a home", "you improve a home"],
    ),
}
KINDS = {
    "people and what they are": (
        "Judges, police officers on duty and people over 75 are exempt from service.",
        ["you are judges", "you are police officers on duty", "you are over 75"],
    ),
    "a list whose last part has a verb names no kinds": (
        "There are no entry fees or exit penalties charged by the club.",
        ["there are any entry fees or exit penalties charged by the club"],
    ),
    "a name is no verb": (
        "Your pony must join a club or NGA that holds races.",
        ["your pony must join a club", "your pony must join NGA that holds races"],
    ),
}
IMPLIED = {
    "what you do": (
        "You may be able to read the chart to see the depth of your berth.",
        ["you read the chart to see the depth of your berth"],
    ),
    "a verb of its own": (
        "You usually get a discount at the gate.",
        ["you get a discount at the gate"],
    ),
    "denied where you are": ("You cannot fish in the harbour.", ["you are in the harbour"]),
    "denied whatever the place": (
        "You don't usually pay duty on gifts.",
        ["you pay duty on gifts"],
    ),
    "a thing in its time": ("Photography is free during the week.", ["it is during the week"]),
    "no case in a preposition of another kind": (
        "Bookings for weddings are made through the vicar.",
        ["bookings for weddings are made through the vicar"],
    ),
    "verbs are no kinds": (
        "The work of the fund is to improve, plant or drain land in poor parishes.",
        ["it is in poor parishes"],
    ),
    "verbs of an aim are no kinds": (
        "The aim of the fund is to improve, plant or drain land in poor parishes.",
        ["you want to use the fund to improve, plant or drain land in poor parishes"],
    ),
    "those who are helped": (
        "The fund was set up to compensate farmers for lost harvests.",
        ["you are farmers"],
    ),
    "nobody is helped by what you do": (
        "You don't need to ask guests for their names.",
        ["you need to ask guests for their names"],
    ),
    "a demand needs no case": (
        "A stall must be clean, dry and safe.",
        ["a stall must be clean", "a stall must be dry", "a stall must be safe"],
    ),
}
AIMS = {
    "verb of the cue": (
        "To qualify for help, you must live here.",
        ["you qualify for help", "you must live here"],
    ),
    "passive": (
        "To be considered for a berth, you must apply.",
        ["you are considered for a berth", "you must apply"],
    ),
    "an infinitive completes a verb": (
        "You can take the cart if you need to get to the quay or were told to join a crew.",
        ["you need to get to the quay", "you were told to join a crew"],
    ),
    "an infinitive completes an adjective": (
        "You can row if you are willing to register and are unable to get a berth.",
        ["you are willing to register", "you are unable to get a berth"],
    ),
    "an aim behind a verb": (
        "You can row if you have what you need in order to register.",
        ["you have what you need"],
    ),
    "an infinitive is an aim": (
        "You can row if you pay a fee to get a berth.",
        ["you pay a fee"],
    ),
    "what a demand is completed by is no aim": (
        "You must be willing to learn knots.",
        ["you must be willing to learn knots"],
    ),
}
ELLIPTICAL = {
    "participle": (
        "You can grow hemp if authorized by your doctor.",
        ["you are authorized by your doctor"],
    ),
    "two predicates": (
        "You can claim if married or in a civil partnership.",
        ["you are married", "you are in a civil partnership"],
    ),
    "-ing form": ("You can park here when loading goods.", ["you are loading goods"]),
    "of a thing": (
        "Boats are not allowed where prohibited by the council.",
        ["it is prohibited by the council"],
    ),
    "said of things alone": ("You can use the app if available.", ["it is available"]),
    "age": ("You can join if over 60.", ["you are over 60"]),
    "kind": ("If a student, you pay less.", ["you are a student"]),
    "adjective that is a noun too": ("If single, you pay less.", ["you are single"]),
    "without": ("You cannot enter without a ticket.", ["you have a ticket"]),
    "event": ("The fee is refunded in the event of a flood.", ["there is a flood"]),
    "after": ("Fees are due after the first term.", ["it is after the first term"]),
    "case": ("For bulk orders, the post is free.", ["it is bulk orders"]),
    "case of people": ("For minors, the limit is £50.", ["you are minors"]),
    "both of": ("You can get it if both of you are 60.", ["both of you are 60"]),
    "whole clause": ("Fees are due after you leave.", ["you leave"]),
}
DIRECT = {
    "pronoun behind a coordinator": (
        "If you enter a late or unsigned claim you may be fined.",
        ["you enter a late claim", "you enter an unsigned claim"],
    ),
    "adverb of a conclusion": (
        "If you're a visitor selling a boat you only pay duty on the gain.",
        ["you're a visitor selling a boat"],
    ),
    "bare plural": ("When this is sold repairs will begin.", ["this is sold"]),
    "any determiner": (
        "If you walk out of your hut a bell will ring.",
        ["you walk out of your hut"],
    ),
    "a comma inside the statement": (
        "If you go over the limit you'll get a letter, perhaps by fax.",
        ["you go over the limit"],
    ),
    "what someone is entitled to": (
        "If you have a Band A card you're eligible for the discount.",
        ["you have a Band A card"],
    ),
    "an object with a clause": (
        "If the book shows the man who left should have paid, contact us.",
        ["the book shows the man who left should have paid"],
    ),
    "a relative clause without its word": (
        "If the car you must sell is old, you can scrap it.",
        ["the car you must sell is old"],
    ),
    "a relative clause of what people are": (
        "If the guests you are entitled to bring come late, they may wait outside.",
        ["the guests you are entitled to bring come late"],
    ),
}
PAIRS = {
    "he or she is whoever asks": (
        "A guest is let in if he or she lives here, has paid his or her fee or is on the list.",
        ["you are a guest", "you live here", "you have paid your fee", "you are on the list"],
    ),
    "he is whoever asks": (
        "A guest may row if he has a vest and his boat is insured.",
        ["you are a guest", "you have a vest", "your boat is insured"],
    ),
    "he or she is somebody else": (
        "Your child may row if he/she is over 8 and you know his or her doctor.",
        ["he/she is over 8", "you know his or her doctor"],
    ),
}
CASES = {
    **PAIRS,
    **ELLIPTICAL,
    **DIRECT,
    **SHARED,
    **RELATIVES,
    **NOUNS,
    **OBJECTS,
    **KINDS,
    **IMPLIED,
    **AIMS,
}


@pytest.mark.parametrize(("text", "statements"), CASES.values(), ids=CASES.keys())
def test_statements(text: str, statements: list[str]) -> None:
    assert [clause.statement for clause in parse(text).clauses] == statements


def test_an_inner_clause_denies_nothing_else() -> None:
    rule = parse("You break the rule by taking what you're not owed.")
    assert rule.provisions[0].positive


@pytest.mark.parametrize(
    ("text", "verb"),
    [
        ("This policy covers bicycles, boats and tents.", True),
        ("The seat covers and cushions are extra.", False),
    ],
)
def test_a_form_in_s_between_nouns(text: str, verb: bool) -> None:
    first = parse(text).clauses[0].statement
    assert ("bicycles" in first and "covers" not in first) if verb else "seat covers" in first


@pytest.mark.parametrize(
    ("item", "statement"),
    [
        ("Keeper's Allowance", "you get Keeper's Allowance"),
        ("Sport and Leisure Credit", "you get Sport and Leisure Credit"),
        ("Harbour Grant Part A", "you get Harbour Grant Part A"),
        ("A grant for sheds", "you get a grant for sheds"),
        ("Timber for sheds", "you get timber for sheds"),
    ],
)
def test_names_keep_their_capitals_and_items_lose_theirs(item: str, statement: str) -> None:
    rule = parse(f"You can apply if you get:\n\n* {item}\n* a rebate")
    assert rule.clauses[0].statement == statement
