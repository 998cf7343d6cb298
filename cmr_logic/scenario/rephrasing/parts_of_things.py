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
from cmr_logic.scenario.statements.statement import Statement, Subject, Who
from cmr_logic.text import ADJECTIVE, NOUN, classes, word_set

_COMING = frozenset({"come", "arrive"})  # "the bag **came with** a torn strap"
# What no part is said to be by itself: "my car has a **second** seat"; not "a torn seat".
_NO_QUALITIES = word_set(
    "own main former first second third last only other another same certain such more less new "
    "good big little few lot real whole further different proper"
)

# What is written or stuck on a thing, and shown by it: "a **date**"; not "a lid".
_WRITTEN = frozenset(
    map(
        word_key,
        word_set(
            "date price label name number logo mark stamp signature address title barcode weight "
            "warning symbol postmark code badge sticker seal"
        ),
    )
)
_UPON = frozenset({"on", "across", "inside"})


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


def _shows(told: Statement, words: Sequence[str]) -> Statement | None:
    """Say of "there is no price on my jars", or "my jars have no price", that they show none."""
    there = told.verb == "be" and words[:1] == ("there",)
    if _WRITTEN.isdisjoint(told.keys) or told.passive or not (there or told.verb == "have"):
        return None
    if not there:
        if not is_thing(told.subject) or told.subject.who not in (Who.OWN, Who.OTHER):
            return None
        keys = (told.keys - {"have"}) | {"show"}
        return replace(told, verb="show", keys=keys, core=keys)
    at = next((i for i, word in enumerate(words) if word in _UPON), len(words))
    naming = words[at + 1 : at + 2]
    head = words[at + 2 : at + 3]
    if (
        not naming
        or naming[0] not in lists.OWNERS | {"the"}
        or not head
        or words[at + 3 : at + 4] == ("'s",)
    ):
        return None
    key = word_key(head[0])
    who = Who.OTHER if naming[0] == "the" else Who.OWN
    keys = (told.keys - {key, "be"}) | {"show"}
    thing = Subject(who, key, frozenset({key}))
    return replace(told, subject=thing, verb="show", keys=keys, core=keys, extra=frozenset())


PARTS: tuple[Restating, ...] = (
    Restating(
        "written-on", _shows, "the jars show a price", "There's no price on my jars.", False,
        "There's no prize in my jars.",
    ),
    Restating(
        "part-is", _part_is, "the sail of your boat is torn", "My boat has a torn sail.", True,
        "My boat has a tall sail.",
    ),
)  # fmt: skip
