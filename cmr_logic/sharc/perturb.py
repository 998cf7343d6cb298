"""Perturbed data sets: what a system that reasons should not mind, or should follow.

History-Shuffled and ShARC-Mod are those of Verma et al. 2020 (appendices A.4 and A.5). Rule order,
scenario padding and negated questions are what the papers call for and do not provide. Utterance
ids are kept, and each perturbation states its effect on the gold label. All draws depend on the
seed and the row alone, not on the order of the file; a rule text is shuffled alike in all its rows.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, TypeAlias

from cmr_logic.errors import DataError
from cmr_logic.sharc.data import Utterance, answer_class
from cmr_logic.sharc.negate import negated_question
from cmr_logic.sharc.shuffle import derange, generator, shuffle_bullets

if TYPE_CHECKING:
    from collections.abc import Iterable

_WORD = re.compile(r"[^\W\d_]{4,}")  # short words say little about what a text is about
_TRIES = 50  # unrelated scenarios looked at before padding is given up for a row


@dataclass(slots=True)
class PerturbReport:
    """How many rows a perturbation changed, and what was done or left, by kind.

    Args:
        rows: rows read.
        changed: rows that differ from the original.
        counts: what was done, and what was left and why.
    """

    rows: int = 0
    changed: int = 0
    counts: Counter[str] = field(default_factory=Counter)


Step: TypeAlias = Callable[[Utterance, "Context"], Utterance]


@dataclass(frozen=True, slots=True)
class Context:
    """What the steps of a perturbation share: seed, counts, and the scenarios of the file.

    Args:
        seed: the seed of all draws.
        counts: counts of what was done.
        scenarios: the different scenarios of each tree, in the order of the file.
    """

    seed: int
    counts: Counter[str]
    scenarios: dict[str, list[str]]


@dataclass(frozen=True, slots=True)
class Perturbation:
    """A named change of a data set.

    Args:
        name: as the command line has it.
        summary: what is changed.
        effect: what the change does to the gold label.
        steps: what is done to each row, in order.
    """

    name: str
    summary: str
    effect: str
    steps: tuple[Step, ...]


def perturb(
    utterances: Iterable[Utterance], name: str, seed: int = 0, report: PerturbReport | None = None
) -> Iterator[Utterance]:
    """Yield the perturbed utterances, as many and in the same order, with their ids.

    Args:
        utterances: the rows; all are read first, as some changes draw on the whole file.
        name: one of `PERTURBATIONS`.
        seed: the same seed gives the same rows.
        report: counts what was done.

    Raises:
        DataError: there is no such perturbation.

    Example:
        >>> from cmr_logic.sharc.data import Turn
        >>> turns = (Turn("Do you row?", "Yes"), Turn("Do you sail?", "No"))
        >>> row = Utterance("u1", "t1", None, "Row and sail.", "May I?", "", turns, "No", ())
        >>> [turn.question for turn in next(perturb([row], "history-shuffled")).history]
        ['Do you sail?', 'Do you row?']
    """
    if name not in PERTURBATIONS:
        raise DataError(
            f"there is no perturbation {name!r}", advice="use one of " + ", ".join(PERTURBATIONS)
        )
    report = PerturbReport() if report is None else report
    return _perturbed(list(utterances), PERTURBATIONS[name], seed, report)


def _perturbed(
    rows: list[Utterance], perturbation: Perturbation, seed: int, report: PerturbReport
) -> Iterator[Utterance]:
    context = Context(seed, report.counts, _scenarios(rows))
    for original in rows:
        row = original
        for step in perturbation.steps:
            row = step(row, context)
        report.rows += 1
        if row != original:
            report.changed += 1
            row = _with_references(row, original)
        yield row


def _scenarios(rows: list[Utterance]) -> dict[str, list[str]]:
    found: defaultdict[str, dict[str, None]] = defaultdict(dict)
    for row in rows:
        if row.scenario:
            found[row.tree_id].setdefault(row.scenario)
    return {tree: list(texts) for tree, texts in found.items()}


def _with_references(row: Utterance, original: Utterance) -> Utterance:
    """Return the row with its references made anew where the original had any."""
    if not original.all_answers:
        return row
    if len(original.all_answers) == 1 or row.snippet == original.snippet:
        return replace(row, all_answers=(row.answer, *original.all_answers[1:]))
    from cmr_logic.sharc.references import all_answers  # noqa: PLC0415 - needs the tokenizer

    return replace(row, all_answers=all_answers(row))


def _shuffle_history(row: Utterance, context: Context) -> Utterance:
    if len(row.history) < 2:  # noqa: PLR2004 - one turn has no other order
        context.counts["history left: fewer than two turns"] += 1
        return row
    context.counts["history shuffled"] += 1
    draw = generator(context.seed, "history", row.utterance_id)
    return replace(row, history=tuple(derange(row.history, draw)))


def _shuffle_rule(row: Utterance, context: Context) -> Utterance:
    draw = generator(context.seed, "bullets", row.snippet)
    snippet = shuffle_bullets(row.snippet, draw)
    if snippet is None:
        context.counts["rule text left: no bullets that may change places"] += 1
        return row
    context.counts["bullets shuffled"] += 1
    return replace(row, snippet=snippet)


def _insert_scenario(row: Utterance, context: Context) -> Utterance:
    if answer_class(row.answer) != "Irrelevant" or row.scenario:
        return row
    same = context.scenarios.get(row.tree_id)
    if not same:
        context.counts["scenario not inserted: its tree has none"] += 1
        return row
    context.counts["scenario inserted"] += 1
    draw = generator(context.seed, "scenario", row.utterance_id)
    return replace(row, scenario=draw.choice(same))


def _pad_scenario(row: Utterance, context: Context) -> Utterance:
    draw = generator(context.seed, "padding", row.utterance_id)
    trees = list(context.scenarios)
    turns = (*row.history, *row.evidence)
    about = _topic(" ".join((row.snippet, row.question, *(turn.question for turn in turns))))
    for _ in range(_TRIES if trees else 0):
        tree = draw.choice(trees)
        padding = draw.choice(context.scenarios[tree])
        if tree != row.tree_id and not _topic(padding) & about:
            break
    else:
        context.counts["scenario left: no unrelated one found"] += 1
        return row
    context.counts["scenario padded"] += 1
    if not row.scenario:
        return replace(row, scenario=padding)
    first, second = draw.sample((row.scenario, padding), 2)
    return replace(row, scenario=f"{_sentence(first)} {second}")


def _topic(text: str) -> set[str]:
    return {word[:6] for word in _WORD.findall(text.lower())}


def _sentence(text: str) -> str:
    return text if text.endswith((".", "!", "?")) else text + "."


def _negate_question(row: Utterance, context: Context) -> Utterance:
    question = negated_question(row.question)
    if question is None:
        context.counts["question left: no auxiliary and pronoun at its beginning"] += 1
        return row
    context.counts["question negated"] += 1
    answer = {"Yes": "No", "No": "Yes"}.get(row.answer)
    if answer is None:
        return replace(row, question=question)
    context.counts["answer turned"] += 1
    return replace(row, question=question, answer=answer)


PERTURBATIONS: dict[str, Perturbation] = {
    item.name: item
    for item in (
        Perturbation(
            "history-shuffled",
            "no turn of the history keeps its place (Verma et al. 2020, A.4)",
            "none: what has been answered does not depend on when",
            (_shuffle_history,),
        ),
        Perturbation(
            "sharc-mod",
            "no bullet and no turn keeps its place, and questions without relation to the rule get "
            "a scenario of its tree (Verma et al. 2020, A.5)",
            "none: a follow-up stays right, though another clause may come first now",
            (_shuffle_rule, _shuffle_history, _insert_scenario),
        ),
        Perturbation(
            "rule-order",
            "no bullet of the rule text keeps its place",
            "none: a follow-up stays right, though another clause may come first now",
            (_shuffle_rule,),
        ),
        Perturbation(
            "scenario-padding",
            "a scenario of another tree that shares no content word with the rule text, question "
            "and follow-ups is put before or after the scenario",
            "none: it tells nothing about the rule",
            (_pad_scenario,),
        ),
        Perturbation(
            "negated-question",
            "the question is negated",
            "Yes and No change places; Irrelevant and follow-ups stay",
            (_negate_question,),
        ),
    )
}
"""The perturbations, by name."""
