from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import replace

import pytest

from cmr_logic.errors import CmrLogicError
from cmr_logic.sharc.data import Turn, Utterance, answer_class
from cmr_logic.sharc.evaluate import evaluate
from cmr_logic.sharc.loading import read_utterances
from cmr_logic.sharc.predict import predict, predict_by_folds
from cmr_logic.sharc.systems import (
    BatchSystem,
    Classifier,
    FollowUpWriter,
    Settings,
    Trainable,
    load_system,
    system_entries,
)
from cmr_logic.sharc.systems.combined import CombinedModel
from cmr_logic.sharc.systems.followups import RankedSentence, RuleBased
from cmr_logic.sharc.systems.forest import FEATURES, features
from cmr_logic.sharc.systems.overlap import OverlapClassifier
from cmr_logic.sharc.systems.words import content_words, sentences

ANY = "Bees are allowed if any of these apply:\n\n* you own a garden\n* you rent a field"
ALL = "Bees are allowed if all of these apply:\n\n* you own a garden\n* you have a suit"
ROW = Utterance("u", "t", None, ALL, "Are my bees allowed?", "", (), "", ())
GARDEN = "Do you own a garden?"


def training() -> list[Utterance]:
    """Return a small corpus: whole trees over several rule texts, with scenarios."""
    rows: list[Utterance] = []
    for number, thing in enumerate(["bees", "goats", "hens", "ducks", "ponies", "pigs"]):
        rule = f"You may keep {thing} if:\n\n* you own a garden\n* you have a suit"
        base = Utterance("", f"t{number}", None, rule, f"May I keep {thing}?", "", (), "", ())
        suit = "Do you have a suit?"
        yes, no = Turn(GARDEN, "Yes"), Turn(GARDEN, "No")
        rows += [
            replace(base, answer=GARDEN),
            replace(base, answer=suit, history=(yes,)),
            replace(base, answer="No", history=(no,)),
            replace(base, answer="Yes", history=(yes, Turn(suit, "Yes"))),
            replace(base, answer="No", history=(yes, Turn(suit, "No"))),
            replace(base, answer="Irrelevant", question="Where does the tram to town stop?"),
            replace(base, answer="No", scenario="We live in a flat.", evidence=(no,)),
            replace(base, answer=suit, scenario="There is a garden.", evidence=(yes,)),
        ]
    return [replace(row, utterance_id=f"u{place}") for place, row in enumerate(rows)]


@pytest.mark.parametrize("entry", system_entries(), ids=lambda entry: entry.name)
def test_systems_are_deterministic_and_blind_to_the_gold(entry) -> None:
    rows = training()
    hidden = [replace(row, answer="", evidence=(), all_answers=()) for row in rows]
    answers = []
    for given in (rows, hidden, hidden[::-1]):
        _, system = load_system(entry.name, Settings(seed=3))
        if isinstance(system, Trainable):
            system.fit(rows)
        one_by_one = {row.utterance_id: system.predict(row) for row in given}
        if isinstance(system, BatchSystem):
            ids = [row.utterance_id for row in given]
            assert dict(zip(ids, system.predict_all(given), strict=True)) == one_by_one
            assert system.predict_all([]) == []
        answers.append(one_by_one)
    assert answers[0] == answers[1] == answers[2]
    assert all(answers[0].values())


@pytest.mark.parametrize(
    "entry", [entry for entry in system_entries() if entry.trained], ids=lambda entry: entry.name
)
def test_untrained_systems_say_so(entry) -> None:
    _, system = load_system(entry.name)
    with pytest.raises(CmrLogicError, match="not been trained; pass --train FILE"):
        system.predict(ROW)


def test_capabilities() -> None:
    tasks = {entry.name: entry.task for entry in system_entries() if entry.name != "engine"}
    for name, task in tasks.items():
        _, system = load_system(name)
        if task in {"combined", "classification"}:
            assert isinstance(system, Classifier), name
        if task in {"combined", "follow_ups"}:
            assert isinstance(system, FollowUpWriter), name


@pytest.mark.parametrize(
    ("rule", "answers", "expected"),
    [
        (ANY, [], "More"),
        (ANY, ["Yes"], "Yes"),
        (ANY, ["No"], "More"),
        (ANY, ["No", "No"], "No"),
        (ALL, ["Yes"], "More"),
        (ALL, ["No"], "No"),
        (ALL, ["Yes", "Yes"], "Yes"),
        (ANY.replace("are allowed", "are not allowed"), ["Yes"], "No"),
    ],
)
def test_overlap(rule: str, answers: list[str], expected: str) -> None:
    history = tuple(Turn(GARDEN, answer) for answer in answers)
    assert OverlapClassifier().classify(replace(ROW, snippet=rule, history=history)) == expected


def test_question_rules_ask_what_is_left() -> None:
    writer = RuleBased()
    assert writer.follow_up(ROW) == GARDEN
    asked = (Turn("Is there a garden that you own?", "Yes"),)
    assert writer.follow_up(replace(ROW, history=asked)) == "Do you have a suit?"
    assert writer.follow_up(replace(ROW, snippet="")) == "Is it so?"


def test_first_random_and_last_sentence() -> None:
    found = {
        name: load_system(f"follow-up-{name}")[1].predict(ROW)
        for name in ("first", "last", "random")
    }
    assert found["first"] == "Bees are allowed if all of these apply:"
    assert found["last"] == "you have a suit"
    assert found["random"] in sentences(ALL)
    _, system = load_system("follow-up-random")
    drawn = {system.predict(replace(ROW, utterance_id=str(number))) for number in range(40)}
    assert drawn == set(sentences(ALL))


def test_the_ranked_sentence_is_the_one_that_was_asked_about() -> None:
    system = RankedSentence()
    rows = [row for row in training() if not row.history and not row.scenario]
    system.fit(rows)
    assert system.follow_up(ROW) == "you own a garden"
    with pytest.raises(CmrLogicError, match="no rule text with a sentence to choose"):
        system.fit([replace(ROW, answer="Yes")])


def test_the_combined_model_reads_the_scenario() -> None:
    system = CombinedModel()
    system.fit(training())
    rule = "You may keep mules if:\n\n* you own a garden\n* you have a suit"
    row = replace(ROW, snippet=rule, question="May I keep mules?", scenario="We live in a flat.")
    bare = replace(row, scenario="")
    assert system.predict(bare) == GARDEN
    assert system.predict(row) == "No"


def test_features_measure_what_they_say() -> None:
    history = (Turn(GARDEN, "Yes"), Turn("Is it cold?", "No"))
    values = dict(zip(FEATURES, features(replace(ROW, history=history)), strict=True))
    assert values["turns"] == values["list items"] == 2
    assert values["last answer"] == -1
    assert values["conditions not asked"] == 1
    assert values["sounds like alternatives"] == 0
    assert values["rule: all"] == 1


@pytest.mark.parametrize("name", ["surface-lr", "random-forest"])
def test_a_trained_classifier_beats_the_majority(name: str) -> None:
    rows = [row for row in training() if not row.scenario]

    def macro(system: str) -> float:
        found = predict_by_folds(rows, lambda: load_system(system)[1], rows, folds=3)
        answers = {prediction.utterance_id: prediction.answer for prediction in found}
        return float(evaluate(answers, rows, "classification").scores()["macro"])

    assert macro(name) > macro("majority") == 0.25


def test_missing_scikit_learn_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in [module for module in sys.modules if module.split(".")[0] == "sklearn"]:
        monkeypatch.delitem(sys.modules, module)
    monkeypatch.setitem(sys.modules, "sklearn", None)
    _, system = load_system("random-forest")
    with pytest.raises(CmrLogicError, match=r'pip install "\.\[baselines\]"'):
        system.fit(training())  # type: ignore[attr-defined] # of those that learn


def test_content_words_are_neither_stop_words_nor_punctuation() -> None:
    assert content_words("Can’t I (really) keep bees, bees?") == ("bees", "bees")


def _rows(shared) -> Sequence[Utterance]:
    return [row for row in read_utterances(shared / "train.json") if not row.scenario]


def test_untrained_baselines_on_the_scenario_less_subset(shared) -> None:
    rows = _rows(shared)
    asked = [row for row in rows if answer_class(row.answer) == "More"]
    assert (len(rows), len(asked)) == (4026, 1071)

    def answers(name: str, given: Sequence[Utterance]) -> dict[str, str]:
        found = predict(given, load_system(name)[1])
        return {prediction.utterance_id: prediction.answer for prediction in found}

    scores = evaluate(answers("overlap", rows), rows, "classification").scores()
    assert scores["micro"] > 0.75
    assert scores["macro"] > 0.75
    bleu = [
        evaluate(answers(f"follow-up-{name}", asked), asked, "follow_ups").scores()["bleu4"]
        for name in ("first", "last", "rules")
    ]
    assert bleu == sorted(bleu)
    assert bleu[-1] > 0.34
