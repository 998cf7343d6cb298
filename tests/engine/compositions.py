"""Whole rule texts put together at random from forms that are each read right by themselves.

A heading, a sentence of background, a grant with joined conditions, something told of payment or
of how to apply, a bar with joined conditions, and a sentence of contact: what stands beside a
provision must not change how it is read. Run by hand it shows what goes wrong:

    python tests/engine/compositions.py [SEED …]
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from cmr_logic.expression import Not, parse_expression  # noqa: E402 - found through the lines above
from tests.engine.patterns import CONDITIONS, TOPICS, Case, show  # noqa: E402 - as above

# How conditions are joined, with what they then mean.
JOINED = (
    ("{}", "{}"),
    ("{} and {}", "{} and {}"),
    ("{} or {}", "{} or {}"),
    ("{}, {} and {}", "{} and {} and {}"),
    ("{}, {} or {}", "{} or {} or {}"),
    ("either {} or {}", "{} or {}"),
)
NESTED = (
    *JOINED,
    ("{} and either {} or {}", "{} and ({} or {})"),
    ("{}, unless {}", "{} and not {}"),
)
LISTED = (
    *NESTED,
    (":\n\n* {}\n* {}; and\n* {}\n", "{} and {} and {}"),
    (":\n\n* {}\n* {}; or\n* {}\n", "{} or {} or {}"),
    (" all of the following apply:\n\n- {}\n- {}\n- {}\n", "{} and {} and {}"),
    (" any of these apply:\n\n- {}\n- {}\n", "{} or {}"),
    (" {} and one of the following applies:\n\n* {}\n* {}\n", "{} and ({} or {})"),
)
# The form that a condition has in a place, and how conditions can be joined there.
PLACES = {
    "IF": ("finite", LISTED),
    "FRONT": ("finite", NESTED),
    "MUST": ("base", JOINED[:5]),
    "WHO": ("many", JOINED[:5]),
}
GRANTS = (
    "You can get {x} if IF.",
    "You may be able to get {x} if IF.",
    "You are entitled to {x} if IF.",
    "If FRONT, you can get {x}.",
    "To get {x}, you must MUST.",
    "{X} is available to people who WHO.",
    "Anyone can claim {x} provided that FRONT.",
    "You qualify for {x} as long as FRONT.",
)
BARS = (
    "You cannot get {x} if IF.",
    "However, you won't get {x} if IF.",
    "You are not eligible if IF.",
    "{X} is not available to people who WHO.",
    "People who WHO cannot get {x}.",
    "If FRONT, you will not get {x}.",
    "You can't claim it if IF.",
    "We will refuse {x} if IF.",
)
HEADINGS = ("", "", "## {X}\n\n", "# Eligibility\n\n", "Who can apply\n\n", "**{X}**\n\n")
BACKGROUND = (
    "",
    "",
    "{X} helps people with the cost of living. ",
    "{X} is paid for by the county. ",
)
TOLD = (
    "",
    " It is worth up to £200 a year.",
    " You can apply online or by post.",
    " Payments are made every four weeks.",
    " Decisions usually take ten working days.",
    " Ask your adviser if you are not sure.",
    " This applies from 1 April 2024.",
)
CONTACT = (
    "",
    " Call the helpline for more information.",
    " Forms are available at the front desk.",
    " Please keep a copy of your letter.",
)
MOST = 5  # conditions of a text
NAMES = "abcdefgh"


def _fill(draw: random.Random, form: str, used: list[dict[str, Any]]) -> tuple[str, str]:
    """Put conditions that were not used into a form; return it with what they mean."""
    place = next(name for name in PLACES if name in form)
    key, ways = PLACES[place]
    text, meaning = draw.choice(ways)
    able = [condition for condition in CONDITIONS if key in condition and condition not in used]
    drawn = draw.sample(able, text.count("{}"))
    names = NAMES[len(used) : len(used) + len(drawn)]
    used.extend(drawn)
    said = text.format(*(condition[key] for condition in drawn))
    ends = f" {place}." if said.startswith((":", " ")) else place
    return form.replace(ends, said), meaning.format(*names)


def _joined(*parts: str) -> str:
    """Join sentences; behind a list a paragraph begins."""
    text = ""
    for part in parts:
        text += f"\n{part.strip()}\n\n" if text.endswith("\n") and part.startswith(" ") else part
    return text.strip()


def compositions(seed: int, count: int) -> Iterator[Case]:
    """Yield texts of at most five conditions."""
    draw = random.Random(seed)  # noqa: S311 - no secret
    topic = TOPICS["benefit"]
    while count:
        used: list[dict[str, Any]] = []
        grant, meaning = _fill(draw, draw.choice(GRANTS), used)
        bar = ""
        if draw.random() < 0.7:
            bar, denied = _fill(draw, draw.choice(BARS), used)
            meaning = f"({meaning}) and not ({denied})"
        before = draw.choice(HEADINGS) + draw.choice(BACKGROUND)
        told, contact = draw.choice(TOLD), draw.choice(CONTACT)
        slots, asked = draw.choice(topic["slots"]), draw.choice(topic["questions"])
        text = _joined(before + grant, told, bar and draw.choice((" ", "\n\n")) + bar, contact)
        question = asked["text"]
        for name, words in slots.items():
            text, question = (part.replace(f"{{{name}}}", words) for part in (text, question))
        if len(used) > MOST or "{" in question:
            continue
        expression = parse_expression(meaning)
        expression = Not(expression) if asked["asks"] == "no" else expression
        follow_ups = {name: str(c["question"]) for name, c in zip(NAMES, used, strict=False)}
        yield Case((), text, question, follow_ups, expression)
        count -= 1


def main(seeds: list[str]) -> None:
    wrong = total = 0
    for seed in map(int, seeds or ["1"]):
        for case in compositions(seed, 100):
            lines = case.wrong()
            total += 1
            wrong += bool(lines)
            if lines:
                show(case, lines)
    print(f"\n{wrong} of {total} wrong")


if __name__ == "__main__":
    main(sys.argv[1:])
