"""Scenarios for trees: read from a file that people wrote, or drafted from follow-up questions.

A drafted scenario says in the first person what one or two answers say; people then write better
ones.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from cmr_logic.sharc.construct.trees import Scenario, walk
from cmr_logic.sharc.data import Answer, Turn
from cmr_logic.sharc.files import read_rows
from cmr_logic.sharc.loading import read_turn
from cmr_logic.sharc.rows import LoadReport, Row

if TYPE_CHECKING:
    import os
    from collections.abc import Iterator

    from cmr_logic.sharc.data import Tree

_MOST_TOLD = 2


@dataclass(frozen=True, slots=True)
class Statement:
    """How a form of question is turned into what the person says.

    Args:
        pattern: matches the question without its mark.
        yes: the statement of a Yes.
        no: the statement of a No.
        example: a question and its two statements.
        counter_example: a question of another form.
    """

    pattern: re.Pattern[str]
    yes: str
    no: str
    example: tuple[str, str, str]
    counter_example: str


def _form(
    pattern: str, yes: str, no: str, example: tuple[str, str, str], counter_example: str
) -> Statement:
    return Statement(re.compile(pattern, re.IGNORECASE), yes, no, example, counter_example)


STATEMENTS = (
    _form(
        r"are you (.+)",
        r"I am \1",
        r"I am not \1",
        ("Are you a beekeeper?", "I am a beekeeper.", "I am not a beekeeper."),
        "Are your bees well?",
    ),
    _form(
        r"do you (.+)",
        r"I \1",
        r"I do not \1",
        ("Do you own bees?", "I own bees.", "I do not own bees."),
        "Do your bees sting?",
    ),
    _form(
        r"did you (.+)",
        r"I did \1",
        r"I did not \1",
        ("Did you buy bees?", "I did buy bees.", "I did not buy bees."),
        "Did the bees sting?",
    ),
    _form(
        r"have you (.+)",
        r"I have \1",
        r"I have not \1",
        ("Have you kept bees?", "I have kept bees.", "I have not kept bees."),
        "Have bees stung you?",
    ),
    _form(
        r"(can|could|will|would|were) you (.+)",
        r"I \1 \2",
        r"I \1 not \2",
        ("Will you keep bees?", "I will keep bees.", "I will not keep bees."),
        "Will bees do?",
    ),
    _form(
        r"(is|was) (it|he|she|this) (.+)",
        r"\2 \1 \3",
        r"\2 \1 not \3",
        ("Is it a hive?", "It is a hive.", "It is not a hive."),
        "Is honey sold?",
    ),
)
"""The forms of question that can be turned, each with an example and a counter-example."""

_OWN = {"your": "my", "yourself": "myself", "yours": "mine", "you": "me"}
_LEADING_VERB = re.compile(r"\b(?:Can|Could|Will|Would|Were|Is|Was)\b")
_OWN_WORD = re.compile(r"\b(?:your|yourself|yours|you)\b", re.IGNORECASE)


def state(turn: Turn) -> str | None:
    """Return what a person says who answers so, or None where the question has another form.

    Example:
        >>> state(Turn("Do you keep bees in your garden?", "No"))
        'I do not keep bees in my garden.'
    """
    question = " ".join(turn.question.split()).rstrip("?. ")
    for form in STATEMENTS:
        match = form.pattern.fullmatch(question)
        if match:
            said = match.expand(form.yes if turn.answer == "Yes" else form.no)
            said = _OWN_WORD.sub(lambda word: _OWN[word[0].lower()], said)
            said = _LEADING_VERB.sub(lambda verb: verb[0].lower(), said)
            return f"{said[:1].upper()}{said[1:]}."
    return None


def draft_scenarios(tree: Tree, each: int = 1, *, seed: int = 0) -> Iterator[Scenario]:
    """Yield scenarios that answer one or two of the questions on a path of the tree.

    Args:
        tree: the tree.
        each: how many; fewer where its questions cannot be turned into statements.
        seed: the seed of the draw.

    Example:
        >>> from cmr_logic.sharc.data import Tree, TreeNode
        >>> root = TreeNode("Are you 12?", yes=Answer("Yes"), no=Answer("No"))
        >>> list(draft_scenarios(Tree("t", None, "Be 12.", "May I?", root)))[0].evidence[0].question
        'Are you 12?'
    """
    random = Random(f"{seed}:{tree.tree_id}")  # noqa: S311 - a draw, not a secret
    paths = [place.history for place in walk(tree.root) if isinstance(place.node, Answer)]
    drawn: dict[Scenario, None] = {}
    for path in random.sample(paths, len(paths)):
        told = [(turn, text) for turn in path if (text := state(turn)) is not None]
        if told and len(drawn) < each:
            size = random.randint(1, min(_MOST_TOLD, len(told)))
            chosen = sorted(random.sample(range(len(told)), size))
            text = " ".join(told[place][1] for place in chosen)
            drawn[Scenario(text, tuple(told[place][0] for place in chosen))] = None
    yield from drawn


def read_scenarios(path: str | os.PathLike[str]) -> dict[str, list[Scenario]]:
    """Return the scenarios of a file by the id of their tree.

    Args:
        path: JSON lines or a JSON list of objects with ``tree_id``, ``scenario``, and
            ``evidence``: a list of objects with ``follow_up_question`` and ``follow_up_answer``
            (Yes or No).

    Raises:
        DataError: the file cannot be read, or a row lacks what it needs.
    """
    source, report = Path(path), LoadReport()
    found: dict[str, list[Scenario]] = {}
    for number, value in read_rows(source):
        row = Row.of(source, number, value, report)
        tree_id, text = row.text("tree_id"), row.text("scenario")
        turns = tuple(map(read_turn, row.objects("evidence")))
        try:
            found.setdefault(tree_id, []).append(Scenario(text, turns))
        except ValueError as error:
            raise row.error("evidence", str(error), "give each question one answer") from error
    return found
