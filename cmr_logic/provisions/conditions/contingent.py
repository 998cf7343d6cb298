"""Conditions that are made in a case only: "if you row **and, where you are under 18, you** …"."""

from __future__ import annotations

from dataclasses import replace

from cmr_logic import cues, syntax
from cmr_logic.clauses.nodes import Coordination, Phrase, Words
from cmr_logic.cues import Cue, Effect
from cmr_logic.expression import Expression, both, either, negate
from cmr_logic.provisions.conditions.antecedents import is_elliptic
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.provisions.phrases.splitting import split_phrase
from cmr_logic.text import place_of

_LONGEST_CUE = 4  # tokens of a cue before the case: "as long as"
_SHORTEST = 2  # tokens of a case: "**under 18**, …"
# Joints before each kind of cue: "or, if you sail"; not "or, unless", which excepts from all.
_JOINTS = {Effect.IF: frozenset({"and", "or"}), Effect.UNLESS: frozenset({"and"})}


def read_contingent(scope: Scope, words: Words, cue: Cue, frame: Frame) -> Expression | None:
    """Read one of several conditions that a case of its own limits, None for any other.

    Behind "and" it must hold in its case; behind "or" it is enough in its case.

    Args:
        scope: the sentence that it stands in.
        words: its words, the case among them.
        cue: what made it a condition.
        frame: the words that it completes.
    """
    comma = _comma(scope.words, words)
    opener = None if comma is None else _opener(scope, words.first)
    if opener is None or comma is None:
        return None
    joint, effect = opener
    places = Words(words.first, comma), Words(comma + 1, words.last)
    case, said = (
        Words(part.first, part.last, tuple(j for j in words.joints if j[0] in _range(part)))
        for part in places
    )
    if is_elliptic(scope.words[case.first : case.last]):
        return split_phrase(
            scope, said, cue, frame or scope.about[:1]
        )  # "or, **if you do not**, …"
    stated = scope.words[case.first] in syntax.NOMINATIVES
    leaning = () if stated else frame
    given = split_phrase(scope, case, cue, leaning if leaning[1:] else scope.about)
    then = split_phrase(scope, said, cue, frame or scope.about[:1])
    holds = given if effect is Effect.IF else negate(given)
    limited = either([negate(holds), then]) if joint == "and" else both([holds, then])
    # "and, unless …" stands where an exception would: what is read there must not hold
    return negate(limited) if effect is cue.effect is Effect.UNLESS else limited


def case_of_list(
    scope: Scope, phrase: Phrase, cue: Cue, frame: Frame
) -> tuple[Expression, Phrase, str] | None:
    """Return the case in which alone a list is asked for, what leads in the list, and the joint.

    "You are over 18, or **if you are younger**, you have: | a letter"; None for any other list.

    Args:
        scope: the sentence that it stands in.
        phrase: the lead-in of the list, the case among its words.
        cue: what made it a condition.
        frame: the words that it completes.
    """
    words = phrase.words
    comma = None if words is None or phrase.after is not None else _comma(scope.words, words)
    opener = None if words is None or comma is None else _opener(scope, words.first)
    if words is None or comma is None or opener is None:
        return None
    joint, effect = opener
    given = split_phrase(scope, Words(words.first, comma), cue, frame)
    holds = given if effect is Effect.IF else negate(given)
    return holds, replace(phrase, words=Words(comma + 1, words.last)), joint


def _range(part: Words) -> range:
    return range(part.first, part.last)


def _opener(scope: Scope, first: int) -> tuple[str, Effect] | None:
    """Return the joint and the effect of the cue right before some words: "**and, if** you row"."""
    words = scope.words
    for start in range(first - 1, max(first - _LONGEST_CUE, 1) - 1, -1):
        found = cues.match(words, start, first)
        if found is None or found[1] != first or found[0].effect not in _JOINTS:
            continue
        joint = words[start - 1 - (words[start - 1] == ",")]
        return (joint, found[0].effect) if joint in _JOINTS[found[0].effect] else None
    return None


def thing_asked(scope: Scope, item: Coordination) -> Phrase | None:
    """Return what one of several joined things names behind a case of its own, None for others.

    "You need a card and, if you row, **a vest**".

    Args:
        scope: the sentence that it stands in.
        item: one of what is joined.
    """
    if not isinstance(item, Phrase) or item.words is None:
        return None
    run = item.words
    comma = _comma(scope.words, run)
    if comma is None or _opener(scope, run.first) is None:
        return None
    named = scope.words[comma + 1] in syntax.DETERMINERS
    return Phrase(Words(comma + 1, run.last)) if named else None


def _comma(words: Frame, run: Words) -> int | None:
    """Return the comma that ends the case: a clause, what shares its subject, or a thing behind."""
    at = place_of(words, ",", run.first + _SHORTEST, run.last - _SHORTEST)
    if at is None:
        return None
    behind = words[at + 1 : run.last]
    stated = syntax.finite_verb(behind) is not None
    thing = behind[0] in syntax.DETERMINERS and "," not in behind
    return at if stated or thing or syntax.starts_verb_phrase(behind, 0) else None
