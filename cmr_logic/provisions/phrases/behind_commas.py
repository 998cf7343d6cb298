"""What two parts share behind a second comma: "married to, or living with, **a cook or a guide**".

The commas around the second part say that what follows belongs to both, however it is joined.
"""

from __future__ import annotations

from dataclasses import replace

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Coordination, Joined, Phrase, Words
from cmr_logic.cues import Cue
from cmr_logic.expression import Expression, either
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.provisions.making.clause_making import make_clause, say
from cmr_logic.provisions.making.fitting import fit
from cmr_logic.provisions.phrases.grouping import ask_together
from cmr_logic.text import ADJECTIVE, VERB, classes

_OR, _AND, _COMMA = "or", "and", ","
_LONGEST = 8  # tokens of the second part: "have ever been employed by"
# Words before an infinitive, and its "to": "**about to** start"; not "here to".
_BEFORE_VERBS = frozenset({"to", "about", "due", "currently", "still", "also"})
# What opens no thing that both parts have: ", **or** you row", ", **if** you row".
_OPENING_OTHERS = syntax.COORDINATORS | syntax.NOMINATIVES | {"if", "unless", "when", "where"}


def shared_behind(words: Frame, first: int, joint: int, last: int) -> int | None:
    """Return the second comma of two parts that wait for what is behind it, None for other parts.

    Args:
        words: the tokens of the text.
        first: index of the first token of the first part.
        joint: index of the coordinator between them.
        last: index after the last token of what follows.

    Example:
        >>> words = tuple("you live in , or are moving to , wales or kent".split())
        >>> shared_behind(words, 0, 4, 12)
        8
        >>> shared_behind(tuple("you live here , or are ill , or row".split()), 0, 4, 10)
    """
    if words[joint] != _OR or joint - 2 < first or words[joint - 1] != _COMMA:
        return None
    if not _waits(words, first, joint - 1):
        return None
    ends = range(joint + 2, min(last - 1, joint + _LONGEST))
    comma = next((at for at in ends if words[at] == _COMMA), None)
    if comma is None or not _waits(words, joint + 1, comma) or _COMMA in words[comma + 1 : last]:
        return None
    added = any(
        words[at] == _AND and VERB in classes(words[at + 1]) for at in range(comma + 1, last - 1)
    )
    return None if added or words[comma + 1] in _OPENING_OTHERS else comma


def _waits(words: Frame, first: int, end: int) -> bool:
    """Tell whether a part breaks off at a preposition, or at its verb: "live **in**", "keep"."""
    word = words[end - 1]
    if word in syntax.PREPOSITIONS or word == "to":
        return True
    alone = all(
        each in syntax.NOMINATIVES | syntax.AUXILIARIES | _BEFORE_VERBS or VERB in classes(each)
        for each in words[first:end]
    )
    state = ADJECTIVE in classes(word) and words[end - 2] in syntax.BE
    return alone and VERB in classes(word) and not state


def without_shared(node: Joined, tail: Words | None) -> Joined:
    """Return joined parts of which the last ends where what all share begins.

    Args:
        node: the parts.
        tail: what they share, with a sign before it.
    """
    if tail is None:
        return node
    extents = [item.extent for item in node.items]
    items = [
        item
        for item, extent in zip(node.items, extents, strict=True)
        if extent is None or extent[0] < tail.first
    ]
    if len(items) < len(node.items):  # "caring for, or living with, | a child | or an adult"
        return replace(node, items=tuple(items)) if len(items) > 1 else node
    last = items[-1]
    if not isinstance(last, Phrase) or last.words is None:
        return node
    run = last.words
    if not run.first < tail.first - 1 < run.last:
        return node
    if not any(at > tail.first for at, _ in run.joints):
        return node
    joints = tuple(joint for joint in run.joints if joint[0] < tail.first)
    own: Coordination = replace(last, words=Words(run.first, tail.first - 1, joints))
    return replace(node, items=(*items[:-1], own))


def split_before_shared(scope: Scope, words: Words, cue: Cue, frame: Frame) -> Expression | None:
    """Make the clauses of two parts of a phrase with what stands behind the second comma.

    Args:
        scope: the sentence.
        words: the phrase: "married to, or in a partnership with, a cook or a guide".
        cue: what made it a condition.
        frame: the words that it completes.
    """
    tokens = scope.words
    joint = words.joints[0][0]
    comma = shared_behind(tokens, words.first, joint, words.last)
    if comma is None:
        return None
    made, said = len(scope.draft.clauses), say(scope, words, frame, joint=joint)
    signs = scope.holes | {joint - 1, comma}
    inside = replace(scope, tail=Words(comma + 1, words.last), holes=signs)
    left = fit(frame, scope.said(words.first, joint - 1))
    parts = [
        make_clause(inside, Words(words.first, joint - 1), cue, frame),
        make_clause(
            inside,
            Words(joint + 1, comma),
            cue,
            _leaned_on(left, tokens[joint + 1 : comma], frame),
            kept=True,
        ),
    ]
    ask_together(scope, words, said, made, [joint])
    return either(parts)


def _leaned_on(left: Frame, own: Frame, frame: Frame) -> Frame:
    """Return the words of the first part that the second completes: "you are | living with"."""
    verb = syntax.verb_of(left)
    if verb is None:
        return frame
    state = syntax.is_gerund(own[0]) or syntax.is_participle(own[0]) or syntax.says_state(own)
    being = syntax.behind_being(left, verb)
    if state and not syntax.BE.isdisjoint(left[verb:being]):
        return left[:being]
    shared = syntax.shared_until(left, own)
    return left[: verb + (left[verb] in syntax.AUXILIARIES)] if shared is None else left[:shared]
