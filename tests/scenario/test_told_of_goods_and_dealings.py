"""Goods and dealings as people tell of them: how soon, how old, by what cause, of which thing."""

from __future__ import annotations

import pytest

from cmr_logic import decide
from cmr_logic.provisions.drafts.nodes import Clause
from cmr_logic.scenario import settle
from cmr_logic.scenario.matching.causes_told import CAUSES_TOLD, Cause
from cmr_logic.spans import Span
from tests.tables import for_each

TOLD_US = "You are entitled to a replacement if you told us within 7 days of delivery."
NOTICE = "You get a refund if you have given at least 48 hours' notice."
DELIVERY = "You can return the goods within 14 days of delivery."
BOILER = "You qualify if your boiler is more than 15 years old."
WATER = "You can claim if the damage was caused by water."
STRIKE = "You will receive compensation unless the delay was caused by a strike."
SIGN = "You may put up a sign if it is at the back of the house."
TRIPOD = "You may film in the museum if you do not use a tripod."
ORDER = "You can cancel the order if it has not been dispatched."
FLOOD = "You can build on the land if it is not in a flood zone."
CAT = "You can bring the animal if it is a cat."
BIKE = "You can claim if the bike was locked."
EXPIRES = "You can renew if it expires within 30 days."
STOPPED = "You can join if you stopped smoking at least two years ago."
TRAIN = "You will receive compensation if the train is more than 30 minutes late."

# rule, question, story, answer
TOLD = [
    (TOLD_US, "Am I entitled to a replacement?", "I rang you that very evening.", "Yes"),
    (TOLD_US, "Am I entitled to a replacement?", "I didn't tell you until a month later.", "No"),
    (TOLD_US, "Am I entitled to a replacement?", "I rang my mum that very evening.", "More"),
    (NOTICE, "Do I get a refund?", "I rang the morning we were due to arrive.", "No"),
    (NOTICE, "Do I get a refund?", "I told you a week before.", "Yes"),
    (DELIVERY, "Can I return the goods?", "I've had it for five days.", "Yes"),
    (DELIVERY, "Can I return the goods?", "I've had it for a month.", "No"),
    (BOILER, "Do I qualify?", "The boiler was put in only four years ago.", "No"),
    (BOILER, "Do I qualify?", "We've had the boiler since 1995.", "Yes"),
    (BOILER, "Do I qualify?", "My sister has had the boiler since 1995.", "More"),
    (WATER, "Can I claim?", "The wind blew it over.", "No"),
    (WATER, "Can I claim?", "It wasn't the wind.", "More"),
    (STRIKE, "Will I receive compensation?", "The signals failed at York.", "Yes"),
    (STRIKE, "Will I receive compensation?", "The drivers had walked out.", "No"),
    (SIGN, "May I put up a sign?", "It'd be at the back of the house.", "Yes"),
    (TRIPOD, "May I film in the museum?", "I'd be using a tripod.", "No"),
    (TRIPOD, "May I film in the museum?", "I'll use a tripod next year.", "More"),
    (ORDER, "Can I cancel the order?", "The sofa was dispatched on Friday.", "No"),
    (ORDER, "Can I cancel the order?", "The driver was dispatched on Friday.", "More"),
    (FLOOD, "Can I build on the land?", "The land is miles from any flood zone.", "Yes"),
    (CAT, "Can I bring the animal?", "I've got a little kitten.", "Yes"),
    (BIKE, "Can I claim?", "It was padlocked.", "Yes"),
    (BIKE, "Can I claim?", "My shed was broken into. It was padlocked.", "More"),
    (EXPIRES, "Can I renew my visa?", "My visa expires in 90 days.", "More"),
    (STOPPED, "Can I join?", "I gave up smoking at New Year.", "More"),
    (TRAIN, "Will I receive compensation?", "My train was an hour late.", "Yes"),
    (TRAIN, "Will I receive compensation?", "The train got in ten minutes late.", "No"),
]


@pytest.mark.parametrize(("rule", "question", "story", "answer"), TOLD)
def test_goods_and_dealings(rule, question, story, answer):
    assert decide(rule, question, scenario=story).answer == answer


@for_each("cause", CAUSES_TOLD, ids=lambda cause: cause.name)
def test_a_cause_is_told_by_its_example_and_by_no_counter_example(cause: Cause) -> None:
    statement, story = cause.fires
    clause = Clause("c1", Span(0, 0), statement, "if")
    assert [found.value for found in settle([clause], story)] == [True]
    assert not settle([clause], cause.silent)
