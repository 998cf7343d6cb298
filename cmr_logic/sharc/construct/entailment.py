"""The scenario entailment corpus, gathered from utterances (Saeidi et al. 2018, section 5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cmr_logic.sharc.construct.ids import make_id
from cmr_logic.sharc.data import Utterance, answer_class

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator


def entailment_corpus(utterances: Iterable[Utterance]) -> list[Utterance]:
    """Return a row for each scenario and each follow-up question of its dialog tree.

    The answer is what the evidence says, and ``"Unknown"`` for questions that it does not answer. A
    scenario's evidence is gathered from all utterances that share scenario and tree.

    Args:
        utterances: utterances of whole trees, those without scenario among them, as their histories
            and answers show which questions a tree asks.

    Returns:
        Utterances whose question is the follow-up question, whose scenario is the scenario, and
        whose answer is ``"Yes"``, ``"No"`` or ``"Unknown"``; without history or evidence.

    Example:
        >>> from cmr_logic.sharc.data import Turn
        >>> cold = (Turn("Is it cold?", "Yes"),)
        >>> row = Utterance("u", "t", None, "Text.", "May I?", "It snows.", (), "Are you 9?", cold)
        >>> [(found.question, found.answer) for found in entailment_corpus([row])]
        [('Is it cold?', 'Yes'), ('Are you 9?', 'Unknown')]
    """
    questions: dict[
        str, dict[str, None]
    ] = {}  # tree → its questions, in the order of their finding
    evidence: dict[tuple[str, str], dict[str, str]] = {}
    first: dict[tuple[str, str], Utterance] = {}
    for utterance in utterances:
        asked = questions.setdefault(utterance.tree_id, {})
        asked.update(dict.fromkeys(_questions(utterance)))
        if utterance.scenario:
            key = utterance.tree_id, utterance.scenario
            first.setdefault(key, utterance)
            answers = evidence.setdefault(key, {})
            answers.update({turn.question: turn.answer for turn in utterance.evidence})
    return [
        Utterance(
            utterance_id=make_id("entailment", tree_id, scenario, question),
            tree_id=tree_id,
            source_url=source.source_url,
            snippet=source.snippet,
            question=question,
            scenario=scenario,
            history=(),
            answer=evidence[tree_id, scenario].get(question, "Unknown"),
            evidence=(),
        )
        for (tree_id, scenario), source in first.items()
        for question in questions[tree_id]
    ]


def _questions(utterance: Utterance) -> Iterator[str]:
    yield from (turn.question for turn in utterance.evidence)
    yield from (turn.question for turn in utterance.history)
    if answer_class(utterance.answer) == "More":
        yield utterance.answer
