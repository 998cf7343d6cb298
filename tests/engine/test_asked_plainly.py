"""Roundabout, negated, misspelt and otherwise unusual questions ask what the plain one asks."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cmr_logic import decide, parse
from cmr_logic.inquiry.plainly import asked_plainly
from cmr_logic.inquiry.question import read_question
from cmr_logic.inquiry.told_beside import parted
from cmr_logic.inquiry.turns_for_others import FOR_OTHERS
from cmr_logic.inquiry.turns_of_asking import (
    ASKING_OF_WISH,
    ENDINGS,
    FRAMES,
    HOPING,
    OPENINGS,
    PARAPHRASES,
    TAGS,
    WISHES,
    with_signs,
)
from cmr_logic.inquiry.turns_of_objecting import OBJECTIONS, OWING

MOORING = parse(
    "You can moor at the quay if you hold a harbour pass and your boat is under 9 metres. "
    "You cannot moor at the quay if you owe dues. "
    "You have to report to the pilot if you carry fuel."
)
LICENCE = parse(
    "You need a kiosk licence if you sell hot food on the beach. Licences cost £40 a year."
)
BRASS = parse(
    "Junior bursary\n\nThis is a yearly sum to help young brass players.\n\nWho can get it\n\n"
    "You qualify if you play the cornet and you are in a band. You must also live in the valley."
)
FUND = "The hardship fund is for tenants. You must be over 18. You must have lived here for a year."


TURNS = [*OPENINGS, *HOPING, *FRAMES, *ENDINGS, *TAGS, *WISHES, *ASKING_OF_WISH, *PARAPHRASES]
TURNS += [*OBJECTIONS, *FOR_OTHERS, *OWING]
CORPUS = Path(__file__).parent.parent / "corpus"


@pytest.mark.parametrize("turn", TURNS, ids=lambda turn: turn.name)
def test_each_turn_fires_in_its_example_alone(turn) -> None:
    asked, plain = turn.fires
    assert parted(asked)[0].lower() == plain.lower()
    said, told = parted(turn.idle)
    assert said in turn.idle
    assert not told or told in turn.idle


@pytest.mark.parametrize("spelt", ["'", "\u2019", ""], ids=["typed", "curly", "left out"])
def test_a_turn_in_a_text_has_one_of_its_signs_there(spelt: str) -> None:
    items = [
        json.loads(line)
        for path in CORPUS.glob("*_dev.jsonl")
        for line in path.read_text("utf-8").splitlines()
    ]
    asked = {item["question"] for item in items if "question" in item}
    asked |= {turn.fires[0] for turn in TURNS} | {turn.idle for turn in TURNS}
    asked |= {f"{text.rstrip('?')}, isn't it?" for text in asked}
    found = 0
    for text in (text.replace("'", spelt) for text in asked):
        signed = set(map(id, with_signs(TURNS, text)))
        for turn in TURNS:
            look = turn.pattern.match if turn in OPENINGS + FRAMES + WISHES else turn.pattern.search
            if look(text):
                assert id(turn) in signed, (turn.name, text)
                found += 1
    assert found > len(TURNS)


@pytest.mark.parametrize(
    "question",
    [
        "Please tell me whether I can moor at the quay.",
        "Could you let me know if I can moor at the quay?",
        "I'd like to know whether or not I can moor at the quay.",
        "I'm not sure if I can moor at the quay.",
        "I was wondering if I could moor at the quay",
        "Do you know whether I can moor at the quay?",
        "Is it true that I can moor at the quay?",
        "Am I right in thinking that I may moor at the quay?",
        "I can moor at the quay, can't I?",
        "I can moor at the quay, right?",
        "Can't I moor at the quay?",
        "Am I right that I can moor at the quay?",
        "Can I moor at the quay or not?",
        "I want to moor at the quay. Can I?",
        "I would like to moor at the quay. Is that allowed?",
        "I'm planning to moor at the quay. Would that be OK",
        "Just checking: can I moor at the quay?",
        "Hello there, can I please moor at the quay?",
        "Can I moor at the quay??",
        "Can I moor at the quay according to these rules?",
        "Is it OK if I moor at the quay?",
        "Would it be possible for me to moor at the quay?",
        "Am I able to moor at the quay?",
        "Can someone in my position actually moor at the quay?",
        "Can I mooor at the quay?",
    ],
)
def test_roundabout_questions_ask_the_plain_one(question: str) -> None:
    assert MOORING.inquiry(question).related
    assert MOORING.written(question) == "(c1 and c2) and not c3"


@pytest.mark.parametrize(
    "question",
    [
        "Is it true that I can't moor at the quay?",
        "Am I not allowed to moor at the quay?",
        "I'm not sure whether I am banned from mooring at the quay.",
        "I can't moor at the quay, right?",
    ],
)
def test_a_denial_in_a_roundabout_question_stays(question: str) -> None:
    assert MOORING.written(question) == "not ((c1 and c2) and not c3)"


@pytest.mark.parametrize(
    ("question", "written"),
    [
        ("Am I supposed to report to the pilot?", "c5"),
        ("Have I got to report to the pilot?", "c5"),
        ("Is it compulsory for me to report to the pilot?", "c5"),
        ("I don't know if I need to report to the pilot.", "c5"),
        ("Is it true that I don't have to report to the pilot?", "not c5"),
        ("Can I get away without reporting to the pilot?", "not c5"),
        ("Can I get away without having to report to the pilot?", "not c5"),
        ("Don't I have to report to the pilot?", "c5"),
        ("Am I let off reporting to the pilot?", "not c5"),
        ("Can I be let off reporting to the pilot?", "not c5"),
    ],
)
def test_turns_for_having_to(question: str, written: str) -> None:
    assert MOORING.written(question) == written


@pytest.mark.parametrize(
    ("question", "written"),
    [
        ("Do I require a kiosk licence?", "c2"),
        ("Is a kiosk licence for my hot food stall required?", "c2"),
        ("Can I do without a kiosk licence?", "not c2"),
        ("Do I need a kiosk lisence?", "c2"),
    ],
)
def test_turns_for_needing(question: str, written: str) -> None:
    assert LICENCE.written(question) == written


def test_what_is_told_beside_a_wish_stays_told() -> None:
    assert parted("I am 17. I want to moor here. Is that OK?") == ("Can I moor here?", "I am 17")
    assert parted("I want to moor here. Do I need a pass?") == (
        "Do I need a pass?",
        "I want to moor here",
    )
    assert parted("I am 17. Can I moor here")[0] == "Can I moor here"
    told = "I hold a harbour pass. I'd like to know if I can moor at the quay."
    assert decide(MOORING, told).follow_up == "Is your boat under 9 metres?"


@pytest.mark.parametrize(
    "question",
    [
        "Will you tell me if I win?",  # when, not whether
        "Can I row if I'm not sure of the way?",
        "Can I do as I please?",
        "I row, you row.",
        "Is it OK if I am late?",
        "Am I expected at nine?",
    ],
)
def test_plain_questions_stay(question: str) -> None:
    assert asked_plainly(question) == question


def test_who_qualifies_is_asked_where_the_thing_is_named_above() -> None:
    for question in ("Do I qualify for the junior bursary?", "Can I get the junior bursary?"):
        assert BRASS.written(question) == "(c2 and c3) and c4"


def test_a_participle_before_a_noun_is_no_deed() -> None:
    assert read_question("Can I get reduced fares?").deed == ""
    assert read_question("Can I get evicted?").deed == "evict"


@pytest.mark.parametrize("word", ["banned from getting", "barred from", "prevented from getting"])
def test_who_does_not_meet_demands_is_barred(word: str) -> None:
    rule = parse(FUND)
    denied = rule.written(f"Am I {word} the hardship fund?")
    assert denied == f"not ({rule.written('Can I get the hardship fund?')})"


def test_a_word_that_is_none_is_the_one_meant_unless_it_may_be_a_name() -> None:
    assert MOORING.inquiry("Am I eligbile to moor?").related
    assert not MOORING.inquiry("Can I ride the tram to Quoyness?").related
    assert not LICENCE.inquiry("Can I swim in Wroxlingham?").related
