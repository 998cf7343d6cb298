"""What a term stands for, and what it puts in the place of the term."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cmr_logic.provisions.sentences.defining import definition_at

# A text, a question, and what makes the answer Yes, with the statements of its clauses.
TERMS = {
    "a person who": (
        '"Keeper" means a person who owns a hive and lives on the island.',
        "Am I a keeper?",
        "[you own a hive] and [you live on the island]",
    ),
    "a body that, and what is left out": (
        "“Small club” means a club that has fewer than 40 members, owns no hall, and pays no rent."
        " The term does not include a club that is run by a school.",
        "Is my club a small club?",
        "([you have fewer than 40 members] and not [you own any hall] and not [you pay any rent])"
        " and not [you are run by a school]",
    ),
    "kinds of people": (
        'For the purposes of this section, "helper" means a cook under 18, a driver, or a person'
        " who has lost a leg.",
        "Am I a helper?",
        "[you are a cook under 18] or [you are a driver] or [you have lost a leg]",
    ),
    "kinds of people of whom more is said": (
        "“Crew” means a cook who holds a badge or a driver who has rowed before.",
        "Am I crew?",
        "[you are a cook] and [you hold a badge] or [you are a driver] and [you have rowed before]",
    ),
    "any thing, but not another": (
        'In this chapter, "raft" means any craft longer than 3 metres, but does not include a float'
        " or a buoy.",
        "Is my boat a raft?",
        "[it is a craft longer than 3 metres] and not ([it is a float] or [it is a buoy])",
    ),
    "things, and others": (
        'The term "shed" includes huts, cabins and barns. It does not include tents.',
        "Is it a shed?",
        "([it is huts] or [it is cabins] or [it is barns]) and not [it is tents]",
    ),
    "a thing that": (
        "Hard work means work that is noisy, wet or done at night.",
        "Is it hard work?",
        "[the work is noisy] or [the work is wet] or [the work is done at night]",
    ),
    "one is anyone who": (
        "A junior is anyone who is under 18.",
        "Am I a junior?",
        "[you are under 18]",
    ),
    "one who": (
        "An able rower is one who has rowed for at least a year.",
        "Am I an able rower?",
        "[you have rowed for at least a year]",
    ),
    "in the place of the term": (
        "Juniors can borrow a vest if they can swim. A junior is anyone who is under 18.",
        "Can I borrow a vest?",
        "[you are under 18] and [you can swim]",
    ),
    "in the place of the term in a condition": (
        'You pay half if you are a helper. "Helper" means a person who rows the ferry.',
        "Do I pay half?",
        "[you row the ferry]",
    ),
    "in the place of the things a duty is about": (
        'Rafts must be insured. "Raft" means any craft longer than 3 metres, but does not include a'
        " float.",
        "Do I have to insure my raft?",
        "[it is a craft longer than 3 metres] and not [it is a float]",
    ),
    "what a thing does is no definition": (
        "A badge is a card that opens the gate. You can get a badge if you row here.",
        "Can I get a badge?",
        "[you row here]",
    ),
}


@pytest.mark.parametrize("name", TERMS)
def test_definitions(name: str, said: Callable[[str, str], str]) -> None:
    text, question, wanted = TERMS[name]
    assert said(text, question) == wanted


@pytest.mark.parametrize(
    "sentence",
    [
        "this means you must row .",
        "paying late means that you lose your place .",
        "a badge is a card that opens the gate .",
        "the price includes a vest .",
        "you can enter by means of a key .",
    ],
)
def test_what_tells_what_follows_defines_nothing(sentence: str) -> None:
    words = sentence.split()
    assert definition_at(words, 0, len(words), ()) is None
