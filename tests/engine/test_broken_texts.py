"""Texts that break off, lose a word or have one too many: an answer or one clear error.

Real rule texts reach the library cut by a scraper, by a length limit or by a slip of the hand. What
is made of them may be little, but never is a traceback. All cuts of some texts of the corpus are
tried, and changes drawn by a seed of all of them.
"""

from __future__ import annotations

import json
import random
import re
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from cmr_logic import CmrLogicError, decide, parse
from cmr_logic.cues.rewritings import REWRITINGS

pytestmark = pytest.mark.slow

CORPUS = Path(__file__).resolve().parents[1] / "corpus"
TOKEN = re.compile(r"\w+(?:['’]\w+)*|[^\w\s]|\s+")
RULES = [
    json.loads(line)
    for path in sorted(CORPUS.glob("rules_*_dev.jsonl"))
    for line in path.read_text(encoding="utf-8").splitlines()
]
STORIES = [
    json.loads(line)
    for path in sorted(CORPUS.glob("stories_*_dev.jsonl"))
    for line in path.read_text(encoding="utf-8").splitlines()
]
# Words and signs that turn how a text is read, put where they do not belong.
TURNING = (
    *re.findall(
        r"\w+",
        "if unless when where provided that as long only except until before after without or and "
        "nor not no either neither both all any one two of the following who whose you it your to "
        "for in by with from than more less at least usually also even may must can are is be have",
    ),
    *(",", ";", ":", ".", "(", ")", "*", "-", "#", "\n", "\n* ", "\n\n", "£100", "16"),
)
CHANGES = 3_000  # of words for a rewriting
SLIPS = 1_600  # whole dialogs that are changed: each takes as long as five cuts of a text


def tried(text: str, question: str, scenario: str = "", history: list[Any] | None = None) -> None:
    """Read and decide; an error of the library's own family is an answer, too."""
    with suppress(CmrLogicError):
        decide(parse(text), question, scenario, history=history or [])


@pytest.mark.parametrize("part", range(4))
def test_a_text_may_break_off_anywhere(part: int) -> None:
    for item in RULES[part::80]:
        tokens = TOKEN.findall(item["snippet"])
        for end in range(1, len(tokens) + 1):
            if not tokens[end - 1].isspace():  # a text is read as without it
                tried("".join(tokens[:end]), item["question"])


@pytest.mark.parametrize("part", range(4))
def test_a_text_may_begin_anywhere(part: int) -> None:
    for item in RULES[part + 20 :: 160]:
        tokens = TOKEN.findall(item["snippet"])
        for start in range(len(tokens)):
            if not tokens[start].isspace():
                tried("".join(tokens[start:]), item["question"])


@pytest.mark.parametrize("part", range(4))
def test_a_text_may_lose_any_word(part: int) -> None:
    for item in RULES[part + 10 :: 160]:
        tokens = TOKEN.findall(item["snippet"])
        for at in range(len(tokens)):
            if not tokens[at].isspace():
                tried("".join(tokens[:at] + tokens[at + 1 :]), item["question"])


@pytest.mark.parametrize("text", ["Only", "Each", "and", "do not", "If", "You may use it to", "on"])
def test_a_text_may_be_a_word(text: str) -> None:
    tried(text, "Can I row?", "I row.", [("Do you row?", "yes")])


def changed(text: str, draw: random.Random, most: int) -> str:
    """Return a text after one change or a few: words lost, put in, or moved."""
    tokens = TOKEN.findall(text)
    for _ in range(draw.randint(1, most)):
        if not tokens:
            break
        at = draw.randrange(len(tokens))
        kind = draw.random()
        if kind < 0.4:
            del tokens[at : at + draw.choice((1, 1, 2, 4))]
        elif kind < 0.8:
            tokens[at:at] = [" ", draw.choice(TURNING), " "]
        else:
            other = draw.randrange(len(tokens))
            tokens[at], tokens[other] = tokens[other], tokens[at]
    return "".join(tokens)


@pytest.mark.parametrize("seed", range(4))
def test_slips_in_rule_question_story_and_history_are_no_tracebacks(seed: int) -> None:
    draw = random.Random(seed)  # noqa: S311 - no secret
    for _ in range(SLIPS // 4):
        item = draw.choice(RULES)
        asked = [clause["question"] for clause in item["clauses"].values()]
        scenario = changed(draw.choice(STORIES)["scenario"], draw, 3) if draw.random() < 0.5 else ""
        tried(
            changed(item["snippet"], draw, 4),
            changed(item["question"], draw, 2),
            scenario,
            [(changed(each, draw, 2), draw.choice(("yes", "no"))) for each in asked],
        )


def test_a_case_that_only_explains_what_is_not_asked() -> None:
    text = (
        "To qualify for the subsidy, a baker must meet both of these conditions:\n\n"
        "* the shop is registered\n* the shop has been open for a year\n\n"
        "Bakers are where:\n\n* the oven is old\n* the owner owes tax\n"
    )
    tried(text, "As a baker, do I qualify for the subsidy?")


def test_a_ban_may_end_a_text_without_a_stop() -> None:
    tried("You can work part time. Working as an athlete is never allowed", "Can I work?")


def test_a_noun_phrase_may_end_in_an_ing_form() -> None:
    tried("You can row if the club stops being", "Can I row?", "The club stops being.")


@pytest.mark.parametrize("place", range(len(REWRITINGS)))
def test_a_rewriting_takes_any_words(place: int) -> None:
    signs, read = REWRITINGS[place]
    chance = random.Random(place)  # noqa: S311 - no secret
    own, others = sorted(signs), [word.lower() for word in TURNING if word.strip()]
    for _ in range(CHANGES):
        words = chance.choices(others, k=chance.randint(0, 8))
        for _ in range(2):
            words.insert(chance.randint(0, len(words)), chance.choice(own))
        for first, last, _ in read(tuple(words)):
            assert 0 <= first <= last <= len(words)


@pytest.mark.parametrize(
    "text",
    [
        "Pay the fee if at least two are",
        "You can join if any one is",
        "You must register within 9 days. Failure",
        "A vest is necessary",
        "Rowers: required",
    ],
)
def test_a_text_may_end_in_a_sign(text: str) -> None:
    tried(text, "Can I join?")
