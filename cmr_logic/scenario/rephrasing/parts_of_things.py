"""What is said of a part of a thing, and of the thing: "my car has a cracked windscreen".

It says that the windscreen of my car is cracked. The entries are used and tested as those of
:mod:`.restating`; the other way round is a matter of clauses (``demands.qualities``).
"""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic import syntax
from cmr_logic.records import replace
from cmr_logic.scenario.lexicon.relations import word_key
from cmr_logic.scenario.rephrasing.shapes import Restating, is_thing
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.statements.statement import Statement
from cmr_logic.text import ADJECTIVE, NOUN, classes, word_set

_COMING = frozenset({"come", "arrive"})  # "the bag **came with** a torn strap"
# What no part is said to be by itself: "my car has a **second** seat"; not "a torn seat".
_NO_QUALITIES = word_set(
    "own main former first second third last only other another same certain such more less new "
    "good big little few lot real whole further different proper"
)


def _part_is(told: Statement, words: Sequence[str]) -> Statement | None:
    """Say of "my car has a cracked windscreen" that the windscreen of my car is cracked."""
    has = told.verb == "have" or (told.verb in _COMING and "with" in words)
    if not has or not is_thing(told.subject) or told.extra or len(told.describing) != 1:
        return None
    ((quality, part),) = told.describing
    said = told.keys - {"have", told.verb, word_key(told.verb)} - lists.LIGHT
    if said != {quality, part}:
        return None
    word = next((w for w in words if word_key(w) == quality), "")
    done = syntax.is_participle(word)
    plain = ADJECTIVE in classes(word) and NOUN not in classes(word)
    if not (done or plain) or word in _NO_QUALITIES:
        return None
    keys = frozenset({quality})
    return replace(
        told,
        subject=replace(told.subject, head=part, keys=told.subject.keys | {part}),
        verb=quality if done else "be",
        keys=keys,
        core=keys,
        passive=done,
        describing=frozenset(),
    )


PARTS: tuple[Restating, ...] = (
    Restating(
        "part-is", _part_is, "the sail of your boat is torn", "My boat has a torn sail.", True,
        "My boat has a tall sail.",
    ),
)  # fmt: skip
