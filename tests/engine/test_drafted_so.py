"""Rules as laws and by-laws are drafted: "save with", "upon payment of", "without excuse"."""

from __future__ import annotations

import pytest

from cmr_logic import parse


@pytest.mark.parametrize(
    ("text", "question", "written", "said"),
    [
        (
            "No person shall light a stove here save with the written consent of the warden.",
            "Can I light a stove?",
            "c1",
            "you have the written consent of the warden",
        ),
        (
            "A skipper who is in arrears shall not be entitled to a berth.",
            "Am I entitled to a berth?",
            "not c1",
            "you are in arrears",
        ),
        (
            "Notwithstanding rule 3, a rower whose pass has lapsed shall not be allowed to race.",
            "Can I race?",
            "not c1",
            "your pass has lapsed",
        ),
        (
            "A rower is entitled to a bonus for any season in which he rows more than 40 races.",
            "Am I entitled to a bonus?",
            "c2",
            "you row more than 40 races",
        ),
        (
            "The tenant of a berth may not assign it during the first year of the term.",
            "May I assign it?",
            "not (c1 and c2)",
            "it is during the first year of the term",
        ),
        (
            "Interest accrues on any sum which remains unpaid after 60 days.",
            "Does interest accrue on the sum?",
            "c1",
            "the sum remains unpaid after 60 days",
        ),
        (
            "A skipper may land if the boat, though built abroad, is insured.",
            "May I land?",
            "c2",
            "the boat is insured",
        ),
        (
            "The owner of a barge shall be fined if he does not keep it lit.",
            "Will I be fined?",
            "c1 and not c2",
            "you do keep it lit",
        ),
    ],
)
def test_turns_of_drafters_are_read(text: str, question: str, written: str, said: str) -> None:
    rule = parse(text)
    assert rule.written(question) == written
    assert said in {clause.statement for clause in rule.clauses}


@pytest.mark.parametrize(
    ("text", "question", "written", "said"),
    [
        (
            "A guest may moor here only upon payment of a fee.",
            "Can I moor here?",
            "c2",
            ["you pay a fee"],
        ),
        (
            "A chart is supplied on payment of the fee and upon production of a card.",
            "Will a chart be supplied?",
            "c1 and c2",
            ["you pay the fee", "you show a card"],
        ),
        (
            "A guest may race only upon the invitation of a member and with the leave of the cox.",
            "Can I race?",
            "c2 and c3",
            ["you have the invitation of a member", "you have the consent of the cox"],
        ),
        (
            "A warden shall be deemed to have left office upon becoming bankrupt, "
            "or if he misses three meetings.",
            "Have I left office?",
            "c2 or c3",
            ["you become bankrupt", "you miss three meetings"],
        ),
        (
            "The berth ceases to be available upon the retirement of the cox or upon his death.",
            "Does my berth cease to be available?",
            "c1 or c2",
            ["the cox retires", "he dies"],
        ),
        (
            "Any person who, without reasonable excuse, fails to return an oar commits an offence.",
            "Have I committed an offence?",
            "not c1 and c2",
            ["you have any reasonable excuse", "you fail to return an oar"],
        ),
        (
            "A person commits an offence if, without lawful authority, he enters the lock.",
            "Have I committed an offence?",
            "not c1 and c2",
            ["you have any lawful authority", "you enter the lock"],
        ),
        (
            "A skipper may sail in any week in which the skipper (a) is trained, (b) has paid, "
            "and (c) does not owe any fees.",
            "Can I sail?",
            "c2 and c3 and not c4",
            ["you are trained", "you have paid"],
        ),
    ],
)
def test_cases_of_drafters_are_read(
    text: str, question: str, written: str, said: list[str]
) -> None:
    rule = parse(text)
    assert rule.written(question) == written
    assert set(said) <= {clause.statement for clause in rule.clauses}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("You can get a berth if you save with our bank.", "you save with our bank"),
        ("You can get a berth if you know what is due on payment of fees.",
         "you know what is due on payment of fees"),
        ("You can row if you swim, though not far, and are 12.", "you are 12"),
    ],
)  # fmt: skip
def test_other_uses_of_their_words_are_left(text: str, said: str) -> None:
    assert said in {clause.statement for clause in parse(text).clauses}


@pytest.mark.parametrize(
    ("text", "question", "said"),
    [
        ("You get a bonus for each child who is under 9.", "Do I get it?", "the child is under 9"),
        ("A bonus is paid for a child who is under 9.", "Is it paid?", "the child is under 9"),
        ("A seat is offered to a child who is four.", "Do I get a seat?", "you are four"),
        ("A bonus is paid for each guest who is under 9.", "Do I get it?", "you are under 9"),
    ],
)
def test_what_is_had_for_a_child_tells_of_the_child(text: str, question: str, said: str) -> None:
    assert [clause.statement for clause in parse(text).clauses] == [said]
    assert parse(text).written(question) == "c1"


@pytest.mark.parametrize(
    ("text", "question", "written"),
    [
        (
            "A boat to which this rule applies must carry a lamp. "
            "This rule applies to a boat that is longer than 9 metres.",
            "Must my boat carry a lamp?",
            "c2",
        ),
        (
            "A boat to which this rule applies must carry a lamp.",
            "Must my boat carry a lamp?",
            "c1",
        ),
    ],
)
def test_what_a_law_applies_to_is_asked_where_nothing_tells_it(
    text: str, question: str, written: str
) -> None:
    assert parse(text).written(question) == written


@pytest.mark.parametrize(
    ("text", "question", "said"),
    [
        (
            "A claim made after six months will be rejected unless you were ill.",
            "Will my claim be rejected?",
            "the claim is made after six months",
        ),
        (
            "An oar left on the quay will be sold unless it is collected.",
            "Will my oar be sold?",
            "the oar is left on the quay",
        ),
        (
            "Bids received within two weeks will be read unless they are blank.",
            "Will my bid be read?",
            "the bids are received within two weeks",
        ),
    ],
)
def test_when_a_thing_was_made_is_a_condition(text: str, question: str, said: str) -> None:
    rule = parse(text)
    assert rule.written(question) == "c1 and not c2"
    assert rule.clauses[0].statement == said


@pytest.mark.parametrize(
    ("text", "question", "said"),
    [
        (
            "The licensee must not sell spirits to any person who is drunk.",
            "Can I sell spirits to this guest?",
            "that person is drunk",
        ),
    ],
)
def test_whom_one_must_not_sell_to_is_another(text: str, question: str, said: str) -> None:
    assert [clause.statement for clause in parse(text).clauses] == [said]
    assert parse(text).written(question) == "not c1"


@pytest.mark.parametrize(
    ("question", "written"),
    [
        ("Can my berth be revoked?", "c1"),
        ("Can the harbour revoke my berth?", "c1"),
        ("Can I keep my berth?", "not c1"),
    ],
)
def test_leave_to_revoke_is_asked_either_way(question: str, written: str) -> None:
    assert (
        parse("The harbour may revoke a berth if the skipper has lied.").written(question)
        == written
    )


@pytest.mark.parametrize(
    ("question", "written"),
    [
        ("Can the warden refuse entry?", "c1"),
        ("Can I be refused entry?", "c1"),
    ],
)
def test_refusing_is_the_verb_behind_who_does_it(question: str, written: str) -> None:
    assert parse("The warden may refuse entry if you are late.").written(question) == written


@pytest.mark.parametrize(
    ("text", "question", "written", "said"),
    [
        (
            "If a member fails to row twice without leave, the member shall pay a fine.",
            "Do I have to pay a fine?",
            "c1",
            "you fail to row twice without leave",
        ),
        (
            "Where a passenger is left ashore against his will, the ferry shall compensate him.",
            "Must the ferry compensate me?",
            "c1",
            "you are left ashore against your will",
        ),
        (
            "If a member brings a guest, the guest must sign in.",
            "Must my guest sign in?",
            "c1",
            "a member brings a guest",
        ),
        (
            "If a child is ill, the child must stay ashore.",
            "Must my child stay ashore?",
            "c1",
            "a child is ill",
        ),
    ],
)
def test_whose_case_is_told_first_is_whoever_asks(
    text: str, question: str, written: str, said: str
) -> None:
    rule = parse(text)
    assert rule.written(question) == written
    assert said in {clause.statement for clause in rule.clauses}


@pytest.mark.parametrize(
    "text",
    [
        "The toll ceases to apply to you if you are 75.",
        "The toll no longer applies to you if you are 75.",
        "The toll shall cease to apply to a person who is 75.",
        "The toll shall no longer apply to a person who is 75.",
    ],
)
def test_what_ceases_to_apply_does_not_apply(text: str) -> None:
    assert parse(text).written("Does the toll apply to me?") == "not c1"


def test_to_do_so_stands_for_the_deed() -> None:
    rule = parse("A skipper need not answer a call where to do so would put the crew at risk.")
    assert rule.written("Do I have to answer a call?") == "not c2"
