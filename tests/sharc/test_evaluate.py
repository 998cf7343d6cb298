from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cmr_logic.errors import DataError
from cmr_logic.sharc.classification import Confusion
from cmr_logic.sharc.data import ANSWER_CLASSES, Turn, Utterance, answer_class
from cmr_logic.sharc.evaluate import evaluate, evaluate_entailment, read_answers
from cmr_logic.sharc.loading import read_utterances

SYSTEMS = ("rules", "last_sentence", "shouting", "half_silent")


@pytest.mark.parametrize("gold", ["gold", "gold_multi"])
@pytest.mark.parametrize("system", SYSTEMS)
def test_agrees_with_the_published_evaluator(shared, system, gold):
    parity = shared / "parity"
    expected = json.loads((parity / "scores.json").read_text())[system][gold]
    predictions = read_answers(parity / f"predictions_{system}.json")
    found = evaluate(predictions, read_utterances(parity / f"{gold}.json")).to_dict()
    assert {name: found[name] for name in expected} == pytest.approx(expected, abs=5e-5)


def utterance(key="u1", answer="Yes", history=(), scenario="", evidence=(), answers=()):
    return Utterance(
        key, "t1", None, "Join if you row.", "Can I?", scenario, history, answer, evidence, answers
    )


ASKED = (Turn("Do you row?", "Yes"),)


@pytest.mark.parametrize(
    ("row", "said", "kind"),
    [
        (utterance(answer="Yes"), "no", "wrong verdict"),
        (utterance(answer="No", scenario="I row."), "Yes", "wrong verdict with a scenario"),
        (utterance(answer="Yes"), "Do you row?", "asked though decided"),
        (
            utterance(answer="Yes", scenario="I row.", evidence=ASKED),
            "Do you row?",
            "asked though decided by the scenario",
        ),
        (utterance(answer="Do you row?"), "No", "decided too early"),
        (utterance(answer="Do you row?"), "irrelevant", "taken as irrelevant"),
        (utterance(answer="Irrelevant"), "Do you row?", "irrelevance not seen"),
        (utterance(answer="Do you sail?"), "Do you swim?", "follow-up worded otherwise"),
        (utterance(answer="Do you sail?", history=ASKED), "do you row?", "follow-up asked before"),
    ],
)
def test_failures_have_a_kind(row, said, kind):
    assert dict(evaluate({"u1": said}, [row]).failures) == {kind: ["u1"]}


@pytest.mark.parametrize("said", ["DO YOU ROW?", "do you sail?"])
def test_any_reference_in_any_case_is_right(said):
    row = utterance(answer="Do you row?", answers=("Do you row?", "do you sail ?"))
    found = evaluate({"u1": said}, [row])
    assert not found.failures
    assert found.scores()["bleu4"] == 1.0


def test_bleu_p_covers_follow_ups_that_were_not_asked():
    rows = [utterance("a", "Do you row?"), utterance("b", "Do you sail?"), utterance("c", "No")]
    found = evaluate({"a": "Do you row?", "b": "Irrelevant", "c": "No"}, rows).scores()
    assert (found["num_bleu"], found["num_bleup"], found["num_total"]) == (1, 2, 3)
    assert found["bleu1"] == 1.0
    assert found["bleup1"] < 1.0
    assert found["combined"] == found["macro"] * found["bleu4"]


def test_modes():
    rows = [utterance("a", "Do you row?"), utterance("b", "No")]
    said = {"a": "Yes", "b": "No"}
    assert set(evaluate(said, rows, "classification").scores()) == {"micro", "macro", "num_total"}
    follow_ups = evaluate({"a": "Do you row?"}, rows, "follow_ups").scores()
    assert follow_ups["num_total"] == follow_ups["num_bleu"] == 1
    assert "micro" not in follow_ups
    with pytest.raises(ValueError, match="evaluate_entailment"):
        evaluate(said, rows, "entailment")


def test_entailment():
    gold = {"a": "Yes", "b": "No", "c": "Unknown", "d": "neutral"}
    found = evaluate_entailment({"a": "YES", "b": "neutral", "c": "Unknown", "d": "Unknown"}, gold)
    assert found.scores() == {"micro": 0.75, "macro": 0.6667, "num_total": 4}
    assert dict(found.failures) == {"No taken as Unknown": ["b"]}
    with pytest.raises(DataError, match="'a': 'perhaps' is no entailment answer"):
        evaluate_entailment({"a": "perhaps"}, {"a": "Yes"})


def test_ids_that_do_not_match_are_named():
    rows = [utterance(key) for key in ("a", "b", "b", "c")]
    with pytest.raises(DataError) as caught:
        evaluate({"a": "Yes", "b": "Yes", "x": "Yes", "y": "No"}, rows)
    message = str(caught.value)
    assert "1 utterance id without a prediction: c" in message
    assert "2 utterance ids unknown to the data: x, y" in message
    assert "1 utterance id duplicated in the data: b" in message


def test_only_the_first_ids_are_shown():
    rows = [utterance(str(number)) for number in range(100)]
    with pytest.raises(
        DataError, match="100 utterance ids without a prediction: 0, 1, 2, 3, 4, …;"
    ):
        evaluate({}, rows)


def test_prediction_files(write):
    rows = [{"utterance_id": "a", "answer": "Yes"}, {"utterance_id": "b", "answer": ""}]
    assert read_answers(write(rows)) == {"a": "Yes", "b": ""}
    lines = write("\n".join(map(json.dumps, rows)), "p.jsonl")
    assert read_answers(lines) == {"a": "Yes", "b": ""}
    with pytest.raises(DataError, match="1 utterance id duplicated: a"):
        read_answers(write([rows[0], rows[1], rows[0]]))
    with pytest.raises(DataError, match="row 1, field 'answer': missing"):
        read_answers(write([{"utterance_id": "a"}]))
    with pytest.raises(DataError, match="row 1, field 'answer': null; fill it in"):
        read_answers(write([{"utterance_id": "a", "answer": None}]))
    with pytest.raises(DataError, match="row 1, field 'answer': is the number 3"):
        read_answers(write([{"utterance_id": "a", "answer": 3}]))


ANSWERS = st.sampled_from(["Yes", "No", "Irrelevant", "Do you row?", "Do you sail?"])


@given(st.lists(st.tuples(ANSWERS, ANSWERS), min_size=1, max_size=12), st.randoms())
def test_the_order_of_rows_does_not_matter(pairs, draw):
    rows = [utterance(str(number), gold) for number, (gold, _) in enumerate(pairs)]
    said = {str(number): found for number, (_, found) in enumerate(pairs)}
    moved = draw.sample(rows, len(rows))
    assert evaluate(said, moved).scores() == pytest.approx(evaluate(said, rows).scores())


@given(st.lists(ANSWERS, min_size=1, max_size=12))
def test_gold_against_itself_is_perfect(answers):
    rows = [utterance(str(number), answer) for number, answer in enumerate(answers)]
    found = evaluate({row.utterance_id: row.answer.upper() for row in rows}, rows)
    assert (found.scores()["micro"], found.scores()["macro"]) == (1.0, 1.0)
    assert found.scores()["bleup4"] == float("Do you row?" in answers or "Do you sail?" in answers)
    assert not found.failures


@given(st.lists(st.tuples(ANSWERS, ANSWERS), max_size=20))
def test_confusion_agrees_with_scikit_learn(pairs):
    metrics = pytest.importorskip("sklearn.metrics")
    confusion = Confusion(ANSWER_CLASSES)
    classes = [(answer_class(gold), answer_class(found)) for gold, found in pairs]
    for gold, found in classes:
        confusion.add(gold, found)
    assert sum(confusion.predicted().values()) == confusion.total == len(pairs)
    if pairs:
        golds, founds = zip(*classes, strict=True)
        assert confusion.micro == pytest.approx(metrics.accuracy_score(golds, founds))
        held = sorted(set(golds))
        recall = metrics.recall_score(golds, founds, labels=held, average="macro", zero_division=0)
        assert confusion.macro == pytest.approx(recall)
        matrix = metrics.confusion_matrix(golds, founds, labels=list(ANSWER_CLASSES))
        assert confusion.matrix() == matrix.tolist()
