"""Cue tokens → the parts of a sentence, by ``grammars/clause.lark``."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import cache, lru_cache
from typing import Any as AnyType
from typing import TypeAlias

from lark import Lark, Token
from lark.exceptions import UnexpectedToken
from lark.lexer import Lexer

from cmr_logic import grammar
from cmr_logic.clauses import scan
from cmr_logic.clauses.nodes import (
    Condition,
    Coordination,
    Joined,
    Phrase,
    Restricted,
    Sentence,
    Statement,
    Words,
)
from cmr_logic.clauses.predicates_joined import with_subjects
from cmr_logic.clauses.reading import REFERENCE_TERMINALS
from cmr_logic.cues import Cue, Effect, by_name
from cmr_logic.text import Tokens

# Terminals that join words inside one phrase: "England **or** Wales".
_TIGHT = frozenset({"TIGHT_AND", "TIGHT_OR"})


class _CueLexer(Lexer):
    """Hands the tokens of the scanner to the parser as they are."""

    def __init__(self, lexer_conf: AnyType) -> None:
        del lexer_conf  # Lark's interface; the scanner has its own table

    def lex(self, data: AnyType, parser_state: AnyType = None) -> Iterator[Token]:
        """Yield the tokens."""
        del parser_state  # the tokens are the same in each
        return iter(data)


class _Builder:
    """Makes the nodes of a sentence; each method takes the parts of its rule in the grammar."""

    def words(self, tokens: list[Token]) -> Words:
        return _run(tokens)

    def reference(self, tokens: list[Token]) -> Cue:
        return _cue(tokens[0])

    def phrase(self, parts: list[Words]) -> Phrase:
        return Phrase(parts[0])

    def listed(self, parts: list[AnyType]) -> Phrase:
        at = next(i for i, part in enumerate(parts) if isinstance(part, Cue))
        return Phrase(parts[0] if at else None, parts[at], _behind(parts, at))

    def neither(self, parts: list[Phrase | Token]) -> Coordination:
        phrases = tuple(
            Phrase(part.words, part.reference, part.after, negated=True)
            for part in parts
            if isinstance(part, Phrase)
        )
        return phrases[0] if len(phrases) == 1 else Joined(Effect.AND, phrases, _cue(parts[0]))

    def joint_states(self, parts: list[Coordination | Token]) -> Coordination:
        return replace(_join(Effect.AND, parts), states=True)

    def either_state(self, parts: list[Coordination | Token]) -> Coordination:
        return replace(_join(Effect.OR, parts), states=True)

    def conjunction(self, parts: list[Coordination | Token]) -> Coordination:
        return _join(Effect.AND, parts)

    def choice(self, parts: list[Coordination | Token]) -> Coordination:
        return _join(Effect.OR, parts)

    def narrow(self, parts: list[Coordination | Token]) -> Coordination:
        return _join(Effect.OR, parts)

    def wide(self, parts: list[Coordination | Token]) -> Coordination:
        return _join(Effect.AND, parts, mixing=False)

    def widest(self, parts: list[Coordination | Token]) -> Coordination:
        return _join(Effect.OR, parts, mixing=False)

    def condition(self, parts: list[AnyType]) -> Condition:
        return Condition(_cue(parts[0]), _behind(parts, 0))

    def front(self, parts: list[AnyType]) -> Condition:
        condition: Condition = parts[0]  # commas may follow
        return condition

    def tail(self, parts: list[AnyType]) -> Condition:
        condition: Condition = parts[-1]  # commas may stand before
        return condition

    def restricted(self, parts: list[AnyType]) -> Restricted:
        if len(parts) == 1:
            return Restricted(parts[0])
        body, cue, relative = parts
        return Restricted(body, relative, _cue(cue))

    def predicated(self, parts: list[AnyType]) -> Statement:
        at = next(i for i, p in enumerate(parts) if isinstance(p, Token) and p.type == "PREDICATE")
        exempt = (Condition(_cue(parts[1]), parts[2]),) if at > 1 else ()
        return Statement(parts[0], _range(parts[at]), _behind(parts, at), exempt)

    def imperative(self, parts: list[AnyType]) -> Statement:
        return Statement(None, _range(parts[0]), _behind(parts, 0))

    def fragment(self, parts: list[Restricted]) -> Statement:
        return Statement(None, None, parts[0])

    def body(self, parts: list[Statement | Condition | Token]) -> tuple[Statement, ...]:
        if len(parts) == 1 and isinstance(parts[0], Statement):
            return (parts[0],)
        statements: list[Statement] = []
        joints: list[Cue | None] = [None]
        conditions: list[list[Condition]] = []
        for part in parts:
            if isinstance(part, Statement):
                statements.append(part)
                conditions.append(list(part.conditions))
            elif isinstance(part, Condition):
                conditions[-1].append(part)
            else:
                joints.append(_cue(part))
        return tuple(
            Statement(told.subject, told.predicate, told.rest, tuple(own), joint)
            for told, own, joint in zip(statements, conditions, joints, strict=True)
        )

    def sentence(self, parts: list[AnyType]) -> tuple[tuple[Condition, ...], tuple[Statement, ...]]:
        if isinstance(parts[-1], tuple):
            return tuple(parts[:-1]), parts[-1]
        return tuple(parts), ()

    def item(self, parts: list[AnyType]) -> tuple[tuple[Condition, ...], tuple[Statement, ...]]:
        bodies = [i for i, part in enumerate(parts) if not isinstance(part, Condition)]
        if not bodies:
            return tuple(parts), ()
        at = bodies[0]
        statement = Statement(None, None, Restricted(parts[at]), tuple(parts[at + 1 :]))
        return tuple(parts[:at]), (statement,)


def _run(tokens: Sequence[Token]) -> Words:
    """Return the words of one phrase, from their runs and the tight joints between these."""
    joints = tuple(
        (token.start_pos or 0, Effect.AND if token.type == "TIGHT_AND" else Effect.OR)
        for token in tokens[1::2]
    )
    return Words(tokens[0].start_pos or 0, tokens[-1].end_pos or 0, joints)


def _is_one_run(tokens: Sequence[Token]) -> bool:
    """Tell whether tokens are runs of words with nothing but tight joints between them."""
    tight = all(token.type in _TIGHT for token in tokens[1::2])
    return tight and all(token.type == "WORDS" for token in tokens[::2]) and len(tokens) % 2 == 1


def _behind(parts: Sequence[AnyType], at: int) -> AnyType:
    """Return the part behind a place, None if there is none."""
    return parts[at + 1] if at + 1 < len(parts) else None


def _join(effect: Effect, parts: Sequence[Coordination | Token], *, mixing: bool = True) -> Joined:
    """Join units; where punctuation says how they group, they are not mixed."""
    items: list[Coordination] = []
    for part in parts:
        if isinstance(part, Joined) and part.effect is effect:
            items.extend(part.items)
        elif not isinstance(part, Token):
            items.append(part)
    mixed = mixing and any(isinstance(item, Joined) for item in items)
    return Joined(effect, tuple(items), _cue(parts[1]), mixed)


def _cue(token: Coordination | Token) -> Cue:
    assert isinstance(token, Token)  # noqa: S101 - cues come as tokens
    return by_name()[token.value]


def _range(token: Token) -> Words:
    return Words(token.start_pos or 0, token.end_pos or 0)


@cache
def _parser() -> Lark:
    return grammar.load("clause", start=("sentence", "item"), lexer=_CueLexer)


# How the tokens of a sentence combine: the method that makes a node, and its parts; a token is
# known by its place.
_Shape: TypeAlias = int | tuple[Callable[[list[AnyType]], AnyType], tuple["_Shape", ...]]
_BUILDER = _Builder()
_SHAPES = 4096  # kinds of sentences that are remembered
_LONG = 100  # tokens: no other sentence is of the kind of a longer one


@lru_cache(maxsize=_SHAPES)
def _shape(types: tuple[str, ...], start: str) -> _Shape | None:
    """Return how tokens of some types combine, None where they do in no known way.

    The grammar sees nothing of a token but its type: sentences of one kind need the parser once.
    """
    try:
        tree = _parser().parse([Token(kind, str(at)) for at, kind in enumerate(types)], start)
    except UnexpectedToken:
        return None
    return _shape_of(tree)


def _shape_of(node: AnyType) -> _Shape:
    if isinstance(node, Token):
        return int(node)
    return getattr(_BUILDER, node.data), tuple(map(_shape_of, node.children))


def _built(shape: _Shape, tokens: Sequence[Token]) -> AnyType:
    """Make the node of a shape for some tokens."""
    if isinstance(shape, int):
        return tokens[shape]
    make, parts = shape
    return make([tokens[p] if isinstance(p, int) else _built(p, tokens) for p in parts])


def parse_sentence(
    tokens: Tokens, first: int, last: int, *, item: bool = False, lead_in: bool = False
) -> Sentence:
    """Return the parts of one sentence or list item.

    Args:
        tokens: the tokens of the whole text.
        first: index of the sentence's first token.
        last: index after its last token.
        item: it is a list item, which needs no verb of its own.
        lead_in: a list follows; where no word stands for the list, its end does.

    Example:
        >>> from cmr_logic.text import tokenize
        >>> tokens = tokenize("If you smoke, you pay more unless you are a guest.")
        >>> sentence = parse_sentence(tokens, 0, len(tokens))
        >>> [front.cue.name for front in sentence.fronts]
        ['if']
        >>> [condition.cue.name for condition in sentence.statements[0].conditions]
        ['unless']
    """
    scanned = scan.scan(tokens, first, last, item=item, lead_in=lead_in)
    if not scanned.tokens:
        return Sentence(first, last, (), (), scanned.link, scanned.holes)
    fronts, statements = _combined(scanned.tokens, first, last, item=item)
    if len(statements) > 1:
        statements = with_subjects(tokens.words, statements)
    return Sentence(first, last, statements, fronts, scanned.link, scanned.holes)


def _combined(
    tokens: Sequence[Token], first: int, last: int, *, item: bool
) -> tuple[tuple[Condition, ...], tuple[Statement, ...]]:
    """Return how the cues of a sentence or list item combine: its front conditions, and the rest.

    Many list items hold no cue but such as join words inside one phrase: there is nothing to
    combine, and no need of the parser.
    """
    if tokens[0].type == "WORDS" and _is_one_run(tokens):
        return _one_phrase(Phrase(_run(tokens)))
    shaped = _shape if len(tokens) <= _LONG else _shape.__wrapped__
    shape = shaped(tuple([token.type for token in tokens]), "item" if item else "sentence")
    if shape is None:  # what combines in no known way is one phrase
        whole = Words(first, max(last, first + 1))
        lists = (_cue(token) for token in tokens if token.type in REFERENCE_TERMINALS)
        return _one_phrase(Phrase(whole, next(lists, None)))
    fronts, statements = _built(shape, tokens)
    return fronts, statements


def _one_phrase(phrase: Phrase) -> tuple[tuple[Condition, ...], tuple[Statement, ...]]:
    return (), (Statement(None, None, Restricted(phrase)),)
