"""Questions of clauses in everyday shapes: objects told of, deeds, states, numbers of several."""

from __future__ import annotations

import pytest

from cmr_logic.wording import question


@pytest.mark.parametrize(
    ("statement", "asked"),
    [
        ("the flat that you rent is damp", "Is the flat that you rent damp?"),
        ("the flat you rent is damp", "Is the flat you rent damp?"),
        ("the owner says that you row", "Does the owner say that you row?"),
        ("working nights makes you ill", "Does working nights make you ill?"),
        ("working nights", "Are you working nights?"),
        ("another driver hit you", "Did another driver hit you?"),
        ("dogs bark", "Do dogs bark?"),
        ("only you have the key", "Do only you have the key?"),
        ("you alone own the house", "Do you alone own the house?"),
        ("more than half of the members agree", "Do more than half of the members agree?"),
        ("a number of members have left", "Have a number of members left?"),
        ("there have been complaints", "Have there been complaints?"),
        ("there has been a fire", "Has there been a fire?"),
        ("you do shift work", "Do you do shift work?"),
        ("you do like work", "Do you like work?"),
        ("on holiday", "Are you on holiday?"),
        ("on a zero-hours contract", "Are you on a zero-hours contract?"),
        ("on the pier", "Is it on the pier?"),
        ("out of work", "Are you out of work?"),
        ("seriously ill", "Are you seriously ill?"),
        ("about to retire", "Are you about to retire?"),
        ("likely to lose your home", "Are you likely to lose your home?"),
        ("live in Rye", "Do you live in Rye?"),
        ("invited by a member", "Are you invited by a member?"),
        ("any savings", "Do you have any savings?"),
        ("that your rent has gone up", "Has your rent gone up?"),
    ],
)
def test_everyday_clauses(statement: str, asked: str) -> None:
    assert question(statement) == asked


@pytest.mark.parametrize(
    ("item", "asked"),
    [
        ("no longer married", "Are you still married?"),
        ("there is no one at home", "Is there anyone at home?"),
        ("not yet 18", "Are you at least 18?"),
    ],
)
def test_what_is_denied_is_asked_plainly(item: str, asked: str) -> None:
    from cmr_logic.dialog import decide, parse

    text = f"You can claim if any of these apply:\n* {item}\n* it snows"
    assert decide(parse(text), "Can I claim?").follow_up == asked
