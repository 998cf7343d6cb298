"""Short guidance read strictly: signs of questions, conditions lost, and parts that share words."""

import pytest

from cmr_logic import decide, parse


def read(text: str, question: str) -> tuple[str, list[str]]:
    """Return what a question comes to, and what the clauses of the text say."""
    rule = parse(text)
    return rule.written(question), [clause.statement for clause in rule.clauses]


@pytest.mark.parametrize(
    ("text", "question", "written"),
    [
        ("You need a licence to buy, keep or sell bees.", "Do I need a licence?",
         "c2 or c3 or c4"),
        ("You need approval to alter or extend the barn.", "Do I need approval?", "c2 or c3"),
        ("You need a permit to fly to or land in Sark.", "Do I need a permit?", "c2 or c3"),
        ("You need a visa to visit or pass through Malta.", "Do I need a visa to pass through "
         "Malta?", "true"),
        # near misses: things are joined, or a second demand
        ("You need a licence or a permit to fish.", "Can I fish?", "c1 or c2"),
        ("You need a pass to row or be led by a guide.", "Can I row?", "c1 or c4"),
    ],
)  # fmt: skip
def test_one_thing_is_needed_for_each_of_several_deeds(
    text: str, question: str, written: str
) -> None:
    assert read(text, question)[0] == written


@pytest.mark.parametrize(
    ("text", "statements"),
    [
        ("You can join if you fly to or land in Malta.",
         ["you fly to Malta", "you land in Malta"]),
        ("You must sign if you sell to or buy from a mill.",
         ["you must sign", "you sell to a mill", "you buy from a mill"]),
        ("You can claim if you are entitled to or receive a pension.",
         ["you are entitled to a pension", "you receive a pension"]),
        ("You need a pass to enter or leave the yard.",
         ["you must have a pass to enter or leave the yard", "you enter the yard",
          "you leave the yard"]),
        ("You need a permit to hunt or fish in the park.",
         ["you must have a permit to hunt or fish in the park", "you hunt in the park",
          "you fish in the park"]),
        # near misses: nothing is shared
        ("You need a permit to camp or light a fire.",
         ["you must have a permit to camp or light a fire", "you camp", "you light a fire"]),
    ],
)  # fmt: skip
def test_verbs_share_what_the_last_has(text: str, statements: list[str]) -> None:
    assert [clause.statement for clause in parse(text).clauses] == statements


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("You can join if the sponsor is not your aunt or the owner of the hut.",
         "not (c1 or c2)"),
        ("You can join if you are not a guide or the keeper of the lock.", "not (c1 or c2)"),
        ("You can join if you are not the cook, the guide or the owner.", "not (c1 or c2 or c3)"),
        # near misses: a clause of its own, or a verb again
        ("You can join if the dog is not ill or the owner pays.", "not c1 or c2"),
        ("You can join if the nurse was not your aunt or was the owner.", "not c1 or c2"),
    ],
)  # fmt: skip
def test_not_reaches_roles_that_or_joins(text: str, written: str) -> None:
    assert read(text, "Can I join?")[0] == written


@pytest.mark.parametrize(
    ("text", "question", "written"),
    [
        ("A request must be signed and be sent by May.", "Will my request be refused?",
         "not (c1 and c2)"),
        ("An application must be in ink.", "Is my application invalid?", "not c1"),
        ("Your claim must reach us within a month.", "Will my claim be rejected?", "not c1"),
        ("Permits are given to rowers.", "Will I be refused a permit?", "not c1"),
        ("We pay for theft if you locked the hut.", "Will my claim be rejected?", "not c1"),
        ("To qualify for the loan, your firm must be in Kent.", "Is my firm ineligible?",
         "not c2"),
        ("You are entitled to a payment if you row.", "Have I lost my right to a payment?",
         "not c1"),
        ("Students travel at half price if they carry a card.", "Will I pay the full fare?",
         "not c2"),
        ("You can leave early without a penalty if you move.", "Is there a penalty for leaving "
         "early?", "not c1"),
        ("You must pay back the grant if you leave.", "Can I keep the grant?", "not c2"),
        ("The badge must be handed in if you leave.", "Can I keep my badge?", "not c2"),
        ("The bank is not required to give you a loan if you are 17.", "Can I get a loan?",
         "not c1"),
        # near misses
        ("Late claims are refused.", "Will my claim be refused?", "c1"),
        ("You pay the full fare if you are over 16.", "Do I pay the full fare?", "c1"),
        ("You must pay back the grant if you leave.", "Must I pay back the grant?", "c2"),
    ],
)  # fmt: skip
def test_questions_for_the_opposite_turn_the_answer(text: str, question: str, written: str) -> None:
    assert read(text, question)[0] == written


@pytest.mark.parametrize("text", ["The pool opens at nine.", "Dogs must be on a lead."])
def test_what_gives_nothing_refuses_no_claim(text: str) -> None:
    assert decide(parse(text), "Will my claim be rejected?").answer == "Irrelevant"


@pytest.mark.parametrize(
    ("text", "question", "written"),
    [
        ("You can apply once you have rowed for five years and have paid. If you are a guide, you "
         "only need to have rowed for three years.", "Can I apply?", "(c1 or c3 and c4) and c2"),
        ("You need two notes to join. If you are ill, you only need one note.", "Can I join?",
         "c1 or c3 and c4"),
        ("You must be 21 to hire a van. If you have a note, you only need to be 19.",
         "Can I hire a van?", "c1 or c3 and c4"),
        # near misses: more is asked, or something else
        ("You need a note to join. If you are ill, you also need a key.", "Can I join?",
         "c1 and (not c3 or c4)"),
        ("You need a note to join. If you are ill, you need a key.", "Can I join?",
         "c1 and (not c3 or c4)"),
    ],
)  # fmt: skip
def test_less_will_do_in_some_case(text: str, question: str, written: str) -> None:
    assert read(text, question)[0] == written


@pytest.mark.parametrize(
    ("text", "question", "written"),
    [
        ("Those under 16 must have a guide, and those over 70 must have a note.",
         "Do I need a guide?", "c1"),
        ("Guests must have a guide, and those born after 1960 must take a course.",
         "Must I take a course?", "c3"),
        ("You must keep a log and send us a form. You don't need to send a form if you row.",
         "Do I need to keep a log?", "true"),
        ("You must keep a log and send us a form. You don't need to send a form if you row.",
         "Do I need to send a form?", "not c3"),
        ("Adults do not need a pass, but children under 12 must carry one.", "Do I need a pass?",
         "c2"),
        # near misses: the duty is that of both
        ("Guests must pay in May and members must do so in June.", "Must I pay?",
         "c1 or c3 and c5"),
        ("You must pay. You don't need to do this if you row.", "Must I pay?", "not c2"),
    ],
)  # fmt: skip
def test_duties_are_of_those_whom_they_bind(text: str, question: str, written: str) -> None:
    assert read(text, question)[0] == written


@pytest.mark.parametrize(
    ("text", "question", "written"),
    [
        ("You can stay until the lease ends or until you find a hut.", "Can I stay?",
         "not (c1 or c2)"),
        ("You can stay until the lease ends, or until you find a hut if that is sooner.",
         "Can I stay?", "not (c1 or c2)"),
        ("You can stay until you are 21, or until you find a hut if that is later.", "Can I stay?",
         "not (c1 and c2)"),
        ("You can join once you are 18 or once you have a boat.", "Can I join?", "c1 or c2"),
        ("A deposit is refundable where you cancel in May. After that, it is refundable only if "
         "we let the hut.", "Is my deposit refundable?", "c1 or not c1 and c2"),
        ("You qualify for a seat if you have rowed for nine years, or for five years if you are "
         "ill.", "Do I qualify for a seat?", "c1 or c2 and c3"),
        # near misses
        ("You can stay for a week if you row, or for a month if you sail.", "Can I stay?",
         "c1 or c2"),
        ("You can stay until you find a hut if that is new.", "Can I stay?", "c2 and not c1"),
    ],
)  # fmt: skip
def test_times_and_amounts_said_twice(text: str, question: str, written: str) -> None:
    assert read(text, question)[0] == written


@pytest.mark.parametrize(
    ("text", "statements"),
    [
        ("You may not row unless accompanied by a guide in a boat fitted with a lamp.",
         ["you are accompanied by a guide in a boat fitted with a lamp"]),
        ("You must show that no cook or guide is free.",
         ["you must show that no cook or guide is free"]),
        ("Your bid must include the tag and reasons for the change.",
         ["your bid must include the tag and reasons for the change"]),
        ("The referee should be a teacher who has known you for two years.",
         ["the referee should be a teacher who has known you for two years"]),
        ("The referee should be a teacher or someone who has known you for two years.",
         ["the referee should be a teacher",
          "the referee should be someone who has known you for two years"]),
        ("Mills need not pay agency workers whose contract has ended.",
         ["your contract has ended"]),
        # near misses
        ("You must show that you row and that you sail.",
         ["you must show that you row", "you sail"]),
        ("You qualify if the firm pays tax and employs two cooks.",
         ["the firm pays tax", "the firm employs two cooks"]),
    ],
)  # fmt: skip
def test_statements_keep_what_tells_more_of_them(text: str, statements: list[str]) -> None:
    assert [clause.statement for clause in parse(text).clauses] == statements


@pytest.mark.parametrize(
    ("text", "question"),
    [
        ("Your firm must meet two of these: turnover of £9; a balance sheet total of £9; profit of "
         "£9.", "Does your firm have a turnover of £9?"),
        ("You must be under 12.", "Are you under 12?"),
    ],
)  # fmt: skip
def test_measures_of_a_firm_are_asked_for_as_had(text: str, question: str) -> None:
    rule = parse(text)
    assert rule.question(rule.clauses[0].id) == question
