"""One phrase that joins parts → the clauses of its parts, asked together."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import TypeAlias

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Words
from cmr_logic.cues import Cue, Effect
from cmr_logic.expression import Expression, Not
from cmr_logic.provisions.clause_making import fit, make_clause, possessed, say, stands_alone
from cmr_logic.provisions.clause_words import OPENS_RELATIVE
from cmr_logic.provisions.draft import Scope
from cmr_logic.provisions.grouping import add_group
from cmr_logic.provisions.lists import both, either
from cmr_logic.provisions.naming import Frame, restricted
from cmr_logic.text import NOUN, VERB, classes

# What the first of two verbs with one object stands behind: "to"; not "a".
_BEFORE_VERBS = frozenset(
    (word,) for word in (syntax.MODALS | syntax.HAVE | syntax.VERBAL_NEGATIONS | {"to"})
)
# What one thing of a list opens with: "a badge"; not "the badge and key", said of what is known.
_OPENS_THING = frozenset({"a", "an", "your", "one", "two", "three"})
_PAIR = 2
_AHEAD = 3  # words after a coordinator that tell what stands before it from a modifier


@dataclass(frozen=True, slots=True)
class _Piece:
    """A part of a phrase, the words that it leans on, and whether each of them is kept."""

    words: Words
    frame: Frame
    kept: bool = False


_Join: TypeAlias = Callable[[Sequence[Expression]], Expression]
_Parting: TypeAlias = Callable[[Scope, Words, Frame, Sequence[int]], Iterator[_Piece]]


def split_phrase(scope: Scope, words: Words, cue: Cue, frame: Frame) -> Expression:
    """Make the clauses of a phrase: one, or one for each part that it joins.

    "Or" joins parts of any kind, "and" things to have or bring: "a badge, a towel and a padlock".

    Args:
        scope: the sentence that it stands in.
        words: the phrase.
        cue: what made it a condition.
        frame: the words that it completes.
    """
    joints = _joints(scope, words)
    if not joints:
        return _split(scope, words, cue, frame, _things(scope, words, frame), _pieces, both)
    return _split(scope, words, cue, frame, joints, _pieces, either)


def split_kinds(scope: Scope, words: Words, cue: Cue, frame: Frame) -> Expression:
    """Make the clauses of a phrase that names kinds, which "and" joins as "or" does."""
    return _split(scope, words, cue, frame, [at for at, _ in words.joints], _kinds, either)


def opens_verb_phrase(words: Sequence[str], index: int, stop: int) -> bool:
    """Tell whether a verb phrase starts at the index of ``words[:stop]``.

    Example:
        >>> opens_verb_phrase("who usually have lived here".split(), 1, 5)
        True
    """
    while index < stop and syntax.is_adverb(words[index]):
        index += 1
    return syntax.starts_verb_phrase(words[index : min(index + 2, stop)], 0)


def _joints(scope: Scope, words: Words) -> list[int]:
    """Return the places of each "or" that parts a phrase, none where "or" and "and" are mixed."""
    joints = _behind_verb(scope, words, Effect.OR)
    mixed = any(effect is Effect.AND and at > joints[0] for at, effect in words.joints if joints)
    return [] if mixed else joints


def _behind_verb(scope: Scope, words: Words, effect: Effect) -> list[int]:
    """Return the joints of one effect behind the verb: "your marriage or union began" has none."""
    joints = [at for at, found in words.joints if found is effect]
    if not joints:
        return []
    verb = syntax.finite_verb(scope.draft.tokens.unnamed[words.first : words.last])
    if verb is None:
        return joints
    start = words.first + verb
    behind = range(start + 1, words.last)
    stop = next((i for i in behind if scope.words[i] in OPENS_RELATIVE), words.last)
    return [at for at in joints if start < at < stop]


def _things(scope: Scope, words: Words, frame: Frame) -> list[int]:
    """Return the places of each "and" in a list of things that each have a determiner.

    "A badge, a towel and a padlock" are three things to have; "soap and towels" may be one. What
    may belong to one thing is not parted, nor a subject: "a garden with a shed and a pond".
    """
    joints = _behind_verb(scope, words, Effect.AND)
    if len(joints) != len(words.joints) or not joints:
        return []
    head = _head_of_list(scope.words, words.first, joints[0])
    subject = head == words.first and syntax.finite_verb(frame) is None
    if subject or (head > 0 and scope.words[head - 1] in syntax.PREPOSITIONS):
        return []
    starts = (head, *(_past_holes(scope, at + 1) for at in joints))
    named = [scope.words[start] in _OPENS_THING for start in starts]
    several = len(named) > _PAIR and all(named[:-1])  # the last may be "proof of income"
    return joints if all(named) or several else []


def _past_holes(scope: Scope, index: int) -> int:
    while index in scope.holes:
        index += 1
    return index


def _split(
    scope: Scope,
    words: Words,
    cue: Cue,
    frame: Frame,
    joints: Sequence[int],
    parting: _Parting,
    join: _Join,
) -> Expression:
    if not joints or not _parts_stand_alone(scope, words, joints):
        return make_clause(scope, words, cue, frame)
    left = scope.said(words.first, joints[0])
    made, whole = len(scope.draft.clauses), words
    if _share_object(frame + left, scope.said(joints[-1] + 1, words.last)):
        words = Words(words.first, joints[-1] + 2)
        scope = replace(scope, tail=Words(words.last, whole.last))
    said = say(scope, words, frame, joint=joints[0])
    if said.denied and join is both:
        return make_clause(scope, words, cue, frame)  # "not a car and a van": not both, or neither
    announcing = {i for i in range(words.first, joints[0]) if scope.words[i] == "either"}
    if announcing:
        scope = replace(scope, holes=scope.holes | announcing)
    parts = [
        make_clause(scope, piece.words, cue, piece.frame, kept=piece.kept)
        for piece in parting(scope, words, frame, joints)
    ]
    add_group(scope, whole, said, made)
    if not said.denied:
        return join(parts)
    # "not A or B" denies both: the negation stands before the list
    return Not(either([part.operand if isinstance(part, Not) else part for part in parts]))


def _pieces(scope: Scope, words: Words, frame: Frame, joints: Sequence[int]) -> Iterator[_Piece]:
    """Yield the parts of a phrase, each with what it leans on."""
    yield _Piece(Words(words.first, joints[0]), frame)
    left = possessed(scope.said(words.first, joints[0]), frame)
    alone = stands_alone(left, frame)
    whole = left if alone else fit(frame, left)
    head = _head_of_list(scope.words, words.first, joints[0])
    listed = len(left) - len(scope.said(words.first, head))
    lead = whole[: len(whole) - listed] or whole[: syntax.finite_verb(whole)]
    for joint, end in pairwise((*joints, words.last)):
        part = Words(joint + 1, end)
        if not alone and _has_verb(scope.words, joint + 1, end):
            yield _Piece(part, frame)
            continue
        until = syntax.shared_until(whole, scope.said(joint + 1, end))
        yield _Piece(part, lead if until is None else whole[:until], kept=True)


def _kinds(scope: Scope, words: Words, frame: Frame, joints: Sequence[int]) -> Iterator[_Piece]:
    """Yield the kinds that a phrase names; "people over 75" are named by what they are alone."""
    for before, end in pairwise((words.first - 1, *joints, words.last)):
        first = before + 1
        own, needless = restricted(scope.words[first:end])
        yield _Piece(
            Words(before + 1 + needless, end),
            own if needless else frame,
            kept=before >= words.first,
        )


def _has_verb(words: Sequence[str], first: int, last: int) -> bool:
    """Tell whether a part of a phrase begins with a verb of its own."""
    opening = words[first]
    return (
        VERB in classes(opening)
        and not syntax.is_participle(opening)
        and opens_verb_phrase(words, first, last)
    )


def _parts_stand_alone(scope: Scope, words: Words, joints: Sequence[int]) -> bool:
    """Tell whether the parts of a phrase are more than words before one noun or verb."""
    tokens = scope.draft.tokens.unnamed
    for at in joints:
        following = tokens[at + 1 : min(words.last, at + 1 + _AHEAD)]
        if syntax.modifies(tokens[at - 1], following):
            return False  # "a sick or disabled person": one noun for both
    bounds = (words.first - 1, *joints, words.last)
    return all(end - start > 1 for start, end in pairwise(bounds))


def _share_object(left: Frame, right: Frame) -> bool:
    """Tell whether two verbs share the object behind the second: "you sell | lease a house"."""
    verb = syntax.finite_verb(left)
    ends = verb == len(left) - 1 or left[-2:-1] in _BEFORE_VERBS
    return ends and len(right) > 1 and VERB in classes(left[-1]) and VERB in classes(right[0])


def _head_of_list(words: Sequence[str], first: int, joint: int) -> int:
    """Return where the first member of a phrase-level list begins: "live in | England or Wales"."""
    index = joint
    while index > first:
        before = words[index - 1]
        if before in syntax.PREPOSITIONS or before in syntax.AUXILIARIES:
            break
        index -= 1
        word = words[index]
        if word in syntax.DETERMINERS:
            return index
        verb = index < joint - 1 and (
            opens_verb_phrase(words, index, joint)
            or (index == first and VERB in classes(word) and NOUN not in classes(word))
        )
        if verb:
            return index + 1
    return index
