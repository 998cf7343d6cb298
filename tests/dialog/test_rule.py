"""The rule of the public interface: questions, corrections, trees, pickling."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys

import pytest

import cmr_logic
from cmr_logic import All, Any, ClauseRef, ExpressionError, NoClauseError, parse, provisions

CLUB = "You can join the club if you live in Harwick and you pay the fee."
QUESTION = "Can I join the club?"


def test_it_is_a_rule_that_was_read() -> None:
    rule = parse(CLUB)
    assert isinstance(rule, provisions.Rule)
    assert rule.expression(QUESTION) == All((ClauseRef("c1"), ClauseRef("c2")))
    assert rule.written(QUESTION) == "c1 and c2"


def test_a_person_corrects_what_was_read() -> None:
    rule = parse(CLUB)
    corrected = rule.with_expression(QUESTION, "c1 or c2")
    yes = [("Do you live in Harwick?", "yes")]
    assert cmr_logic.decide(rule, QUESTION, history=yes).answer == "More"
    assert cmr_logic.decide(corrected, QUESTION, history=yes).answer == "Yes"
    assert corrected.written("can i join the  club") == "c1 or c2"
    assert corrected != rule
    again = corrected.with_expression(QUESTION, "not c1")
    assert again.written(QUESTION) == "not c1"
    assert len(again.corrections) == 1


def test_a_correction_may_be_an_expression() -> None:
    either = Any((ClauseRef("c1"), ClauseRef("c2")))
    assert parse(CLUB).with_expression(QUESTION, either).expression(QUESTION) is either
    with pytest.raises(ExpressionError, match="there is no clause 'c9'"):
        parse(CLUB).with_expression(QUESTION, ClauseRef("c9"))


def test_the_id_of_a_clause_may_be_in_capitals() -> None:
    told = {"C1": "no"}
    assert cmr_logic.decide(CLUB, QUESTION, history=told).answer == "No"
    with pytest.raises(NoClauseError):
        cmr_logic.decide(CLUB, QUESTION, history={"C9": "no"})


def test_a_wrong_correction_shows_the_place() -> None:
    with pytest.raises(ExpressionError) as caught:
        parse(CLUB).with_expression(QUESTION, "c1 and c9")
    assert "there is no clause 'c9'" in str(caught.value)
    assert str(caught.value).endswith("^^")


def test_a_correction_may_nest_deeply() -> None:
    rule = parse(CLUB)
    brackets = rule.with_expression(QUESTION, "(" * 10_000 + "c1" + ")" * 10_000)
    assert brackets.expression(QUESTION) == ClauseRef("c1")
    negations = rule.with_expression(QUESTION, "not " * 10_000 + "c1")
    told = [("Do you live in Harwick?", "no"), ("Is your name Odo?", "yes")]
    assert cmr_logic.decide(negations, QUESTION, history=told).answer == "No"


def test_the_tree() -> None:
    tree = parse(CLUB).tree(QUESTION)
    assert [
        (depth, answer, node.clause_id, node.outcome) for depth, answer, node in tree.walk()
    ] == [
        (0, None, "c1", None),
        (1, True, "c2", None),
        (2, True, None, True),
        (2, False, None, False),
        (1, False, None, False),
    ]


def test_the_tree_of_the_rule_itself() -> None:
    rule = parse(f"# The club\n\nWelcome to the club. {CLUB}")
    assert rule.default_question == "You can join the club"
    assert rule.tree() == rule.tree(QUESTION)


def test_a_group_is_one_node() -> None:
    rule = parse("You can join if you live in Harwick or Dunmore.")
    tree = rule.tree("Can I join?")
    assert tree.clause_id == "g1"
    assert rule.statement("g1") == "you live in Harwick or Dunmore"
    assert rule.span("g1").of(rule.text) == "you live in Harwick or Dunmore"
    with pytest.raises(KeyError):
        rule.statement("g9")


def test_it_pickles_with_its_corrections() -> None:
    rule = parse(CLUB).with_expression(QUESTION, "c1 or c2")
    cmr_logic.decide(rule, QUESTION)
    for twin in (pickle.loads(pickle.dumps(rule)), copy.deepcopy(rule)):  # noqa: S301 # our own
        assert twin == rule
        assert cmr_logic.decide(twin, QUESTION) == cmr_logic.decide(rule, QUESTION)


def test_many_questions_do_not_pile_up() -> None:
    rule = parse(CLUB)
    for number in range(300):
        rule.inquiry(f"Can I join the club in year {number}?")
    assert len(rule._agendas) <= 64


def test_text_order_gives_way_where_it_would_be_too_large() -> None:
    count = 24
    items = "".join(f"\n* you own boat number {n}" for n in range(2 * count))
    rule = parse(f"You can race if:{items}")
    ids = [clause.id for clause in rule.clauses]
    assert len(ids) == 2 * count
    pairs = " or ".join(f"({ids[n]} and {ids[n + count]})" for n in range(count))
    corrected = rule.with_expression("Can I race?", pairs)
    assert corrected.diagram("Can I race?").size == 2 * count


def test_importing_the_library_is_cheap() -> None:
    program = "import sys, cmr_logic; print('spacy' in sys.modules, 'lark' in sys.modules)"
    found = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert found.stdout.split() == ["False", "False"]


def test_every_public_name_is_there() -> None:
    for name in cmr_logic.__all__:
        assert getattr(cmr_logic, name) is not None
        assert name in dir(cmr_logic)
    with pytest.raises(AttributeError, match="no attribute 'nonsense'"):
        cmr_logic.nonsense  # noqa: B018 # the access is the test
