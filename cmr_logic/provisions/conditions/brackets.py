"""Brackets that limit what stands before: "a permit (you don't need one if you are a guest)".

They hold a sentence, or say of whom or where alone something is so: "rice (outside the UK only)".
"""

from __future__ import annotations

from collections.abc import Callable

from cmr_logic import cues, syntax
from cmr_logic.clauses.nodes import Condition, Words
from cmr_logic.clauses.parse import parse_sentence
from cmr_logic.cues import Cue, Effect
from cmr_logic.expression import Expression
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.provisions.drafts.naming import Frame, is_person, subject_frame
from cmr_logic.provisions.making.clause_making import make_clause
from cmr_logic.provisions.verbs.limits import Limits
from cmr_logic.provisions.verbs.predicates import is_demand, is_denial
from cmr_logic.text import VERB, bases

# Subjects of a sentence about the one around it: "this"; not "guests".
_SUBJECTS = frozenset({"you", "this", "it", "they"})
# What a sentence in a bracket has that limits: "if you row"; not "or".
_LIMITING = frozenset({Effect.IF, Effect.UNLESS})
_ONLY = "only"
_OF_SOME = frozenset({_ONLY})
_PURPOSE, _IF = "purpose", "if"  # the cues of an aim and of a condition
# What stands for a thing that is not needed: "you don't need **one** to row"; not "a boat".
_ONE = frozenset({"one", "any"})
# A word of what points at the case before a bracket: "in which **case**"; not "which".
_IN_CASE = frozenset({"case", "so"})
_IT_IS = ("it", "is")


def sentence_in_bracket(words: Frame, first: int, last: int) -> Words | None:
    """Return the words in the bracket that a sentence ends in, where they limit what it says.

    Args:
        words: the tokens of the text.
        first: index of the first of the sentence.
        last: index after the last.

    Example:
        >>> words = tuple("you must pay ( you need n't if you row ) .".split())
        >>> found = sentence_in_bracket(words, 0, len(words))
        >>> " ".join(words[found.first : found.last])
        "you need n't if you row"
        >>> words = tuple("you must pay ( you can use a card ) .".split())
        >>> sentence_in_bracket(words, 0, len(words)) is None
        True
    """
    close = last - 1 if words[last - 1] == ")" else last - 2
    if close <= first or words[close] != ")":
        return None
    opening = next((at for at in range(close - 1, first, -1) if words[at] == "("), None)
    if opening is None or words[opening + 1] not in _SUBJECTS:
        return None
    inside = Words(opening + 1, close)
    stated = syntax.finite_verb(words, inside.first, inside.last) is not None
    return inside if stated and _limits(words, inside) else None


def read_bracket(
    scope: Scope,
    extent: tuple[int, int],
    limits: Limits,
    read_condition: Callable[[Scope, Condition, Limits], None],
) -> bool:
    """Read the conditions of a sentence in brackets behind an item: "a card (you can if you row)".

    Args:
        scope: the list.
        extent: the range of the item's tokens.
        limits: where they go.
        read_condition: reads a condition.

    Returns:
        Whether it says when the item is not asked: "a card (you don't need one if you row)".
    """
    bracket = sentence_in_bracket(scope.words, *extent)
    if bracket is None:
        # whether something is demanded does not hang on what else then is
        demanding = scope.draft.conclusion.demanding
        owed = None if demanding else demand_in_bracket(scope.words, *extent)
        if owed is not None:
            limits.parts.append(make_clause(scope, owed, cues.by_name()[_IF], ()))
        return False
    sentence = parse_sentence(scope.draft.tokens, bracket.first, bracket.last)
    found = Limits()
    for statement in sentence.statements[:1]:
        for condition in (*sentence.fronts, *statement.conditions):
            read_condition(scope.inside((), sentence.holes), condition, found)
    case = found.condition()
    denied = is_denial(scope.words[bracket.first : bracket.last])
    aim = aim_spared(scope.words, bracket) if denied and case is None else None
    if aim is not None:
        case = make_clause(scope, aim, cues.by_name()[_PURPOSE], ("you",))
    if case is None:
        return False
    (limits.exceptions if denied else limits.parts).append(case)
    return denied


def aim_spared(words: Frame, inside: Words) -> Words | None:
    """Return the words of the aim for which alone a thing is not needed, in a bracket behind it.

    Args:
        words: the tokens of the text.
        inside: the words of the bracket.

    Example:
        >>> words = tuple("you do n't need one to fish in the sea".split())
        >>> aim_spared(words, Words(0, len(words)))
        Words(first=6, last=10, joints=())
        >>> words = tuple("you do n't need it to be new".split())
        >>> aim_spared(words, Words(0, len(words))) is None
        True
    """
    at = next((i for i in range(inside.first, inside.last - 2) if words[i] in _ONE), None)
    if at is None:
        return None
    opening, verb = words[at + 1], words[at + 2]
    deed = opening == "to" and verb != "be" and verb in bases(verb, VERB)
    deed = deed or (opening == "for" and syntax.is_gerund(verb))
    return Words(at + 2, inside.last) if deed else None


def demand_in_bracket(words: Frame, first: int, last: int) -> Words | None:
    """Return the words of the demand that an item makes of its case, in the bracket it ends in.

    Args:
        words: the tokens of the text.
        first: index of the first of the item.
        last: index after the last.

    Example:
        >>> words = tuple("you are ill ( in which case you must show a letter ) .".split())
        >>> demand_in_bracket(words, 0, len(words))
        Words(first=7, last=12, joints=())
        >>> words = tuple("you are ill ( in which case you can stay ) .".split())
        >>> demand_in_bracket(words, 0, len(words)) is None
        True
    """
    inside = _inside_last(words, first, last, _IN_CASE)
    found = None if inside is None else cues.match(words, *inside)
    if inside is None or found is None or found[0].effect is not Effect.SAME:
        return None
    start, close = found[1], inside[1]
    start += words[start] == ","
    verb = syntax.finite_verb(words, start, close)
    return Words(start, close) if verb is not None and is_demand(words[verb:close]) else None


def only_in_bracket(words: Frame, first: int, last: int) -> Words | None:
    """Return the words in the bracket an item ends in that say of whom or where alone it is so.

    Args:
        words: the tokens of the text.
        first: index of the first of the item.
        last: index after the last.

    Example:
        >>> words = tuple("rice ( outside the eu only )".split())
        >>> only_in_bracket(words, 0, len(words))
        Words(first=2, last=5, joints=())
        >>> words = tuple("rice ( white rice only )".split())
        >>> only_in_bracket(words, 0, len(words)) is None
        True
    """
    inside = _inside_last(words, first, last, _OF_SOME)
    if inside is None:
        return None
    start, end = inside
    if words[end - 1] == _ONLY:
        end -= 1
    elif words[start] == _ONLY:
        start += 1
    else:
        return None
    named = words[start:end]
    head = syntax.noun_head(named)
    people = head is not None and is_person(named[head])
    placed = named[:1] != () and named[0] in syntax.PREPOSITIONS and len(named) > 1
    apart = syntax.JOINTS.isdisjoint(named) and "(" not in named
    return Words(start, end) if apart and (placed or people) else None


def read_only(scope: Scope, only: Words, cue: Cue, frame: Frame) -> Expression:
    """Return the clause of what `only_in_bracket` found.

    Args:
        scope: the list.
        only: the words.
        cue: what made the item a condition.
        frame: the words that the item completes.
    """
    named = scope.words[only.first : only.last]
    if named[0] not in syntax.PREPOSITIONS:
        return make_clause(scope, only, cue, subject_frame(named))
    deed = frame[:1] == ("you",) and len(frame) > 1 and frame[1] not in syntax.AUXILIARIES
    return make_clause(scope, only, cue, frame if deed else _IT_IS)


def _inside_last(
    words: Frame, first: int, last: int, signs: frozenset[str]
) -> tuple[int, int] | None:
    """Return the range of the words in the bracket that an item ends in, None where none does.

    Args:
        words: the tokens of the text.
        first: index of the first of the item.
        last: index after the last.
        signs: words of which the item has one, where the bracket is of any interest.
    """
    close = last - 1
    while close > first and words[close] in {".", ";", ","}:
        close -= 1
    if words[close] != ")" or signs.isdisjoint(words[first:close]):
        return None
    opening = next((at for at in range(close - 1, first, -1) if words[at] == "("), None)
    return None if opening is None else (opening + 1, close)


def _limits(words: Frame, run: Words) -> bool:
    """Tell whether words hold a condition or a denial."""
    if not syntax.VERBAL_NEGATIONS.isdisjoint(words[run.first : run.last]):
        return True
    found = cues.match_all(words, run.first, run.last).values()
    return any(cue.effect in _LIMITING for cue, _ in found)
