"""Kinds of one thing, what one has to have, exempting headings, marks inside a sentence."""

# ruff: noqa: E501 - one case a line reads as a table

from __future__ import annotations

from collections.abc import Callable

import pytest

ONE_NOUN = {
    "a relative clause and what is missing": ("Dogs that bark and dogs without a lead are not allowed.", "Is my dog allowed?", "not ([the dogs bark] or [the dogs are without a lead])"),
    "what is there and a measure": ("Boats with engines and boats that are longer than 6 metres are not permitted on the lake.", "Can I take my boat on the lake?", "not ([the boats have engines] or [the boats are longer than 6 metres])"),
    "three of them": ("Bags with wheels, bags over 10 kg and bags that contain glass must be checked in.", "Must I check in my bag?", "[the bags have wheels] or [the bags are over 10 kg] or [the bags contain glass]"),
    "the noun as an object": ("Dogs that chase dogs are not allowed.", "Is my dog allowed?", "not [the dogs chase dogs]"),
}  # fmt: skip
ONLY = {
    "things, with leave": ("Trees with a protection order may only be cut with the council's consent.", "Can I cut my tree?", "not ([the trees have a protection order] and not [you have the council's consent])"),
    "people, in a case": ("Visitors under 16 may only enter if they are with an adult.", "Can I enter?", "not ([you are visitors under 16] and not [you are with an adult])"),
    "by whom alone": ("The boat may only be steered by guests who have held their badge for two years.", "May I steer the boat?", "[you have held your badge for two years]"),
    "nobody told apart": ("Trees may only be cut with the council's consent.", "Can I cut my tree?", "[you have the council's consent]"),
    "without “only”": ("Visitors under 16 may enter if they are with an adult.", "Can I enter?", "[you are visitors under 16] and [you are with an adult]"),
}  # fmt: skip
THAT = {
    "two verbs of one clause": ("We give grants to charities that work here, and publish accounts.", "Can my charity get a grant?", "[you are charities that work here] and [you are charities that publish accounts]"),
    "without a comma": ("The fund is open to clubs that meet weekly and have a bank account.", "Can my club apply to the fund?", "[you are clubs that meet weekly] and [you are clubs that have a bank account]"),
    "two objects": ("The fund is open to clubs that teach boys and girls.", "Can my club apply to the fund?", "[you are clubs that teach boys and girls]"),
}  # fmt: skip
HAVING = {
    "a ticket": ("With a day ticket you can use the sauna.", "Can I use the sauna?", "[you have a day ticket]"),
    "one of two": ("With a valid ticket or a pass, you can park here free.", "Can I park here free?", "[you have a valid ticket] or [you have a pass]"),
    "on top of a condition": ("With a rod licence you may fish in the pond if you are over 12.", "Can I fish in the pond?", "[you have a rod licence] and [you are over 12]"),
    "before a denial": ("With a signed form, you do not need to call us.", "Do I need to call you?", "not [you have a signed form]"),
    "a means": ("With our app, you can pay at any time.", "Can I pay at any time?", "[with our app, you can pay at any time]"),
}  # fmt: skip
APART = {
    "of those who do something": ("Apart from residents, every driver who enters the zone must pay the charge.", "Do I have to pay the charge?", "[you enter the zone] and not [you are residents]"),
    "of everyone": ("Apart from students, everyone who lives here must pay the levy.", "Do I have to pay the levy?", "[you live here] and not [you are students]"),
}  # fmt: skip
MARKED = {
    "numbers with one bracket": ("You can hire the hall if 1) you live in the village 2) you pay the deposit and 3) you are over 21.", "Can I hire the hall?", "[you live in the village] and [you pay the deposit] and [you are over 21]"),
    "a choice": ("You can hire the hall if: 1) you live in the village; 2) you pay the deposit; or 3) you are over 21.", "Can I hire the hall?", "[you live in the village] or [you pay the deposit] or [you are over 21]"),
    "letters": ("To join you must a) be over 16, b) own a boat, and c) pay the fee.", "Can I join?", "[you must be over 16] and [you must own a boat] and [you must pay the fee]"),
    "a bracket that marks nothing": ("You can row if you live here (see map 1) and pay the fee.", "Can I row?", "[you live here (see map 1)] and [you pay the fee]"),
}  # fmt: skip
TITLED = {
    "things exempt from a charge": ("You must pay the lake charge.\n\n## Exemptions\n\n* rowing boats\n* canoes", "Do I have to pay the lake charge?", "not ([rowing boats] or [canoes])"),
    "who is exempt, asked": ("You must pay the lake charge.\n\n## Exemptions\n\n* rowing boats\n* canoes", "Am I exempt from the charge?", "[rowing boats] or [canoes]"),
    "a section of its own": ("# Entry fee\n\nYou must pay the entry fee if you are over 18.\n\n## Who is exempt\n\n* carers\n* people on benefits", "Do I have to pay the entry fee?", "[you are over 18] and not ([carers] or [people on benefits])"),
    "exceptions to a grant": ("You can get the grant if you farm.\n\n## Exceptions\n\n* companies\n* tenants with a short lease", "Can I get the grant?", "[you farm] and not ([companies] or [tenants with a short lease])"),
    "nothing before it": ("# Exemptions\n\n* companies\n* tenants with a short lease", "Am I exempt?", "[companies] or [tenants with a short lease]"),
}  # fmt: skip
DEMANDED = {
    "states in a list": ("You can get the top-up if you’re over 16.\n\nYou must:\n\n* live in Scotland\n* not be in full-time education", "Can I get the top-up?", "[you’re over 16] and ([you must live in Scotland] and not [you must be in full-time education])"),
    "deeds in a list": ("You can borrow a boat if you’re a member. You must:\n\n* return it by 6 pm\n* clean it", "Can I borrow a boat?", "[you’re a member]"),
}  # fmt: skip
OF_A_THING = {
    "what it must be": ("You can get a loan for a course that is:\n\n* full time\n* at least one year long", "Can I get a loan?", "[the course is full time] and [the course is at least one year long]"),
    "without a verb": ("You can import a car which:\n\n* is less than 5 years old\n* has been tested", "Can I import my car?", "[the car is less than 5 years old] and [the car has been tested]"),
    "what it may not be": ("You cannot bring a dog that is:\n\n* ill\n* not vaccinated", "Can I bring my dog?", "not ([the dog is ill] or not [the dog is vaccinated])"),
    "a choice of things": ("You can get a boat that is:\n\n* red, or\n* blue", "Can I get a boat?", "[the boat is red] or [the boat is blue]"),
    "an object": ("You can claim for tools that you:\n\n* need for work, or\n* paid for yourself", "Can I claim for my tools?", "[you can claim for tools that you need for work] or [you can claim for tools that you paid for yourself]"),
}  # fmt: skip
NAMED = {
    "what it is": ("Barn grant: this pays for new roofs. You can apply for it if you own the barn.", "Can I get the barn grant?", "[you own the barn]"),
    "a thing": ("Travel card: a pass for trams and buses. You can get one if you are over 60 and live in the city.", "Can I get a travel card?", "[you are over 60] and [you live in the city]"),
    "the first of two": ("Barn grant: this pays for new roofs. You can apply for it if you own the barn.\n\nTree grant: this pays for new trees. You can apply for it if you own land.", "Can I get the barn grant?", "[you own the barn]"),
    "who may": ("Card: a guest who rows gets one. You pay £5 if you lose it.", "Do I have to pay £5?", "[you lose it]"),
}  # fmt: skip
OTHERS = {
    "a parent, in your case": ("You can get a pass if you are 5 or older. If you are under 16, a parent must agree.", "Can I get a pass?", "[you are 5 or older] and (not [you are under 16] or [a parent must agree])"),
    "who signs": ("You can get a pass if you are 5 or older. If you are under 16, a parent or guardian must sign the form.", "Can I get a pass?", "[you are 5 or older] and (not [you are under 16] or [a parent or guardian must sign the form])"),
    "one who asks": ("If late, a guest must pay £5.", "Do I have to pay £5?", "[you are late]"),
}  # fmt: skip
ALONE = {
    "who alone applies": ("You may request a duplicate title if the original was lost. Only the owner or a lender may apply.", "Can I request a duplicate title?", "[the original was lost] and ([you are the owner] or [you are a lender])"),
    "a plain role": ("You can get a grant if your roof leaks. Only homeowners can apply.", "Can I get a grant?", "[your roof leaks] and [you are homeowners]"),
    "alone in the text": ("Only homeowners can apply for a grant.", "Can I get a grant?", "[you are homeowners]"),
    "of something else": ("You can row if you pay. Only members over 60 may use the sauna.", "Can I row?", "[you pay]"),
}  # fmt: skip
AMOUNTS = {
    "in a bracket, a case": ("You can get help with the bus fare if you live more than 3 miles from school (2 miles if under 8).", "Can I get help with the bus fare?", "[you live more than 3 miles from school] or [you live more than 2 miles] and [you are under 8]"),
    "behind “or”": ("You can get help if you live more than 3 miles from school, or 2 miles if you are under 8.", "Can I get help?", "[you live more than 3 miles from school] or [you live more than 2 miles] and [you are under 8]"),
    "an age": ("You can apply if you are 18 or over, or 16 if you live alone.", "Can I apply?", "[you are 18 or over] or [you are 16] and [you live alone]"),
    "of money": ("You can get help if your income is below £900 (£1,200 if you have a child).", "Can I get help?", "[your income is below £900] or [your income is below £1,200] and [you have a child]"),
    "before the end": ("You can apply if your boat is under 5 metres (6 metres if it is new) and insured.", "Can I apply?", "[your boat is under 5 metres] and [your boat is insured]"),
}  # fmt: skip
TIMES = {
    "when to do it": ("You can claim the grant if you row.\n\nYou must claim:\n\n* in the 5 weeks before the race\n* in the 6 months after it", "Can I claim the grant?", "[you row] and ([you must claim in the 5 weeks before the race] or [you must claim in the 6 months after it])"),
    "what to do": ("You can row if you are over 16. You must:\n\n* own a boat\n* live in the city", "Can I row?", "[you are over 16] and ([you must own a boat] and [you must live in the city])"),
}  # fmt: skip
WITH_YOU = {
    "who comes along": ("A friend can collect the parcel for you if they show your card.", "Can a friend collect my parcel?", "[they show your card]"),
    "who asks": ("Guests can collect the parcel if they show a card.", "Can I collect the parcel?", "[you show a card]"),
}  # fmt: skip
TABLES = (
    AMOUNTS,
    TIMES,
    WITH_YOU,
    OF_A_THING,
    NAMED,
    OTHERS,
    ALONE,
    ONE_NOUN,
    ONLY,
    THAT,
    HAVING,
    APART,
    MARKED,
    TITLED,
    DEMANDED,
)
CASES = {name: case for table in TABLES for name, case in table.items()}


@pytest.mark.parametrize("name", CASES)
def test_reading(name: str, said: Callable[[str, str], str]) -> None:
    text, question, expected = CASES[name]
    assert said(text, question) == expected


def test_a_letter_behind_a_noun_ends_its_sentence() -> None:
    from cmr_logic.text import sentence_ends, tokenize

    for text, count in (
        ("Companies must use form A. Everyone else must use form B.", 2),
        ("Ask Dr A. Smith to sign. You can wait.", 2),
        ("It opens at 6 p.m. on Sundays.", 1),
    ):
        tokens = tokenize(text)
        assert len(sentence_ends(tokens, 0, len(tokens))) == count


def test_another_thing_is_not_the_one_asked_for() -> None:
    from cmr_logic import decide, parse

    keeping, owning = "You can get the grant if you keep sheep.", "You can join if you own a home."
    for rule, question, follow_up, answer in (
        (keeping, "Can I get the grant?", "Do you keep cats?", "More"),
        (keeping, "Can I get the grant?", "Do you keep any sheep?", "Yes"),
        (owning, "Can I join?", "Do you own a house?", "Yes"),
    ):
        assert decide(parse(rule), question, history=[(follow_up, "Yes")]).answer == answer
