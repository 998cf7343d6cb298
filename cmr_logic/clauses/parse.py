"""Cue tokens → the parts of a sentence, by ``grammars/clause.lark``."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import cache, lru_cache
from operator import itemgetter
from typing import Any as AnyType
from typing import TypeAlias

from lark import Lark, Token
from lark.exceptions import UnexpectedToken
from lark.lexer import Lexer

from cmr_logic import grammar
from cmr_logic.clauses import scan
from cmr_logic.clauses.group_reading import expanded, within
from cmr_logic.clauses.nodes import (
    Condition,
    Coordination,
    Joined,
    Phrase,
    Restricted,
    Sentence,
    Statement,
    Words,
    denies_each,
)
from cmr_logic.clauses.predicates_joined import with_subjects
from cmr_logic.clauses.reading import REFERENCE_TERMINALS, CueToken
from cmr_logic.cues import Cue, Effect
from cmr_logic.text import Tokens

# Terminals that join words inside one phrase, as 'or' does in England or Wales.
_TIGHT = frozenset({"TIGHT_AND", "TIGHT_OR"})


class _CueLexer(Lexer):
    """Hands the tokens of a sentence to the parser as they are."""

    def __init__(self, lexer_conf: AnyType) -> None:
        del lexer_conf  # Lark's interface; the scanner has its own table

    def lex(self, data: AnyType, parser_state: AnyType = None) -> Iterator[Token]:
        """Yield the tokens."""
        del parser_state  # the tokens are the same in each
        return iter(data)


class _Builder:
    """Makes the nodes of a sentence; each method takes the parts of its rule in the grammar."""

    def words(self, tokens: Sequence[CueToken]) -> Words:
        return _run(tokens)

    def reference(self, tokens: Sequence[CueToken]) -> Cue:
        return _cue(tokens[0])

    def phrase(self, parts: Sequence[Words]) -> Phrase:
        return Phrase(parts[0])

    def run(self, token: CueToken) -> Phrase:
        """Make the phrase of one run of words, without the step between."""
        return Phrase(Words(token.first, token.last))

    def listed(self, parts: Sequence[AnyType]) -> Phrase:
        at = next(i for i, part in enumerate(parts) if isinstance(part, Cue))
        return Phrase(parts[0] if at else None, parts[at], _behind(parts, at))

    def neither(self, parts: Sequence[Phrase | CueToken]) -> Coordination:
        phrases = tuple(
            Phrase(part.words, part.reference, part.after, negated=True)
            for part in parts
            if isinstance(part, Phrase)
        )
        return phrases[0] if len(phrases) == 1 else Joined(Effect.AND, phrases, _cue(parts[0]))

    def joint_states(self, parts: Sequence[Coordination | CueToken]) -> Coordination:
        return replace(_join(Effect.AND, parts), states=True)

    def either_state(self, parts: Sequence[Coordination | CueToken]) -> Coordination:
        return replace(_join(Effect.OR, parts), states=True)

    def conjunction(self, parts: Sequence[Coordination | CueToken]) -> Coordination:
        return _join(Effect.AND, parts)

    def choice(self, parts: Sequence[Coordination | CueToken]) -> Coordination:
        return _join(Effect.OR, parts)

    def narrow(self, parts: Sequence[Coordination | CueToken]) -> Coordination:
        return _join(Effect.OR, parts)

    def wide(self, parts: Sequence[Coordination | CueToken]) -> Coordination:
        return _join(Effect.AND, parts, mixing=False)

    def widest(self, parts: Sequence[Coordination | CueToken]) -> Coordination:
        return _join(Effect.OR, parts, mixing=False)

    def condition(self, parts: Sequence[AnyType]) -> Condition:
        return Condition(_cue(parts[0]), _behind(parts, 0))

    def front(self, parts: Sequence[AnyType]) -> Condition:
        condition: Condition = parts[0]  # commas may follow
        return condition

    def tail(self, parts: Sequence[AnyType]) -> Condition:
        condition: Condition = parts[-1]  # commas may stand before
        return condition

    def restricted(self, parts: Sequence[AnyType]) -> Restricted:
        body, cue, relative = parts
        return Restricted(body, relative, _cue(cue))

    def predicated(self, parts: Sequence[AnyType]) -> Statement:
        if parts[1].type == "PREDICATE":
            return Statement(parts[0], _range(parts[1]), _behind(parts, 1))
        exempt = Condition(_cue(parts[1]), parts[2])
        return Statement(parts[0], _range(parts[3]), _behind(parts, 3), (exempt,))

    def imperative(self, parts: Sequence[AnyType]) -> Statement:
        return Statement(None, _range(parts[0]), _behind(parts, 0))

    def fragment(self, parts: Sequence[Restricted]) -> Statement:
        return Statement(None, None, parts[0])

    def body(self, parts: Sequence[Statement | Condition | CueToken]) -> tuple[Statement, ...]:
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
            [
                Statement(told.subject, told.predicate, told.rest, tuple(own), joint)
                for told, own, joint in zip(statements, conditions, joints, strict=True)
            ]
        )

    def sentence(
        self, parts: Sequence[AnyType]
    ) -> tuple[tuple[Condition, ...], tuple[Statement, ...]]:
        if isinstance(parts[-1], tuple):
            return tuple(parts[:-1]), parts[-1]
        return tuple(parts), ()

    def item(self, parts: Sequence[AnyType]) -> tuple[tuple[Condition, ...], tuple[Statement, ...]]:
        bodies = [i for i, part in enumerate(parts) if not isinstance(part, Condition)]
        if not bodies:
            return tuple(parts), ()
        at = bodies[0]
        statement = Statement(None, None, Restricted(parts[at]), tuple(parts[at + 1 :]))
        return tuple(parts[:at]), (statement,)


def _run(tokens: Sequence[CueToken]) -> Words:
    """Return the words of one phrase, from their runs and the tight joints between these."""
    if len(tokens) == 1:
        return Words(tokens[0].first, tokens[0].last)
    joints = [
        (token.first, Effect.AND if token.type == "TIGHT_AND" else Effect.OR)
        for token in tokens[1::2]
    ]
    return Words(tokens[0].first, tokens[-1].last, tuple(joints))


def _is_one_run(types: Sequence[str]) -> bool:
    """Tell whether tokens are runs of words with nothing but tight joints between them."""
    return {*types[::2]} == {"WORDS"} and _TIGHT.issuperset(types[1::2]) and len(types) % 2 == 1


def _behind(parts: Sequence[AnyType], at: int) -> AnyType:
    """Return the part behind a place, None if there is none."""
    return parts[at + 1] if at + 1 < len(parts) else None


def _join(
    effect: Effect, parts: Sequence[Coordination | CueToken], *, mixing: bool = True
) -> Joined:
    """Join units; where punctuation says how they group, they are not mixed."""
    items: list[Coordination] = []
    for part in parts:
        if isinstance(part, Joined) and part.effect is effect and not denies_each(part):
            items.extend(part.items)
        elif not isinstance(part, CueToken):
            items.append(part)
    mixed = mixing and any(isinstance(i, Joined) and not denies_each(i) for i in items)
    return Joined(effect, tuple(items), _cue(parts[1]), mixed)


def _cue(token: Coordination | CueToken) -> Cue:
    assert isinstance(token, CueToken) and token.cue is not None  # noqa: S101, PT018 - so cues come
    return token.cue


def _range(token: CueToken) -> Words:
    return Words(token.first, token.last)


@cache
def _parser() -> Lark:
    return grammar.load("clause", start=("sentence", "item"), lexer=_CueLexer)


# How the tokens of a sentence combine, step by step: the method that makes a node, and its parts by
# their places, those of the tokens first and then those of what the steps before have made.
_Pick: TypeAlias = Callable[[list[AnyType]], AnyType]  # takes what stands at these, or at one
_Steps: TypeAlias = list[tuple[Callable[[AnyType], AnyType], _Pick]]
_BUILDER = _Builder()
_SHAPES = 4096  # kinds of sentences that are remembered
_LONG = 100  # tokens: no other sentence is of the kind of a longer one


@lru_cache(maxsize=_SHAPES)
def _steps(types: tuple[str, ...], start: str) -> _Steps | None:
    """Return how tokens of some types combine, None where they do in no known way.

    The grammar sees nothing of a token but its type: sentences of one kind need the parser once.
    """
    try:
        tree = _parser().parse([Token(kind, str(at)) for at, kind in enumerate(types)], start)
    except UnexpectedToken:
        return None
    steps: _Steps = []
    _add_steps(steps, tree, len(types))
    return steps


def _add_steps(steps: _Steps, node: AnyType, count: int) -> int:
    """Add the steps that make a node from so many tokens; return its place behind these."""
    if isinstance(node, Token):
        return int(node)
    children = node.children
    if node.data == "phrase" and children[0].data == "words" and len(children[0].children) == 1:
        steps.append((_BUILDER.run, itemgetter(int(children[0].children[0]))))  # as most are
        return count + len(steps) - 1
    parts = [_add_steps(steps, child, count) for child in children]
    if node.data == "restricted" and len(parts) == 1:  # by no relative clause, as most
        steps.append((Restricted, itemgetter(parts[0])))
    else:
        steps.append((getattr(_BUILDER, node.data), _pick(parts)))
    return count + len(steps) - 1


def _pick(places: Sequence[int]) -> _Pick:
    """Return what takes the parts at some places."""
    if len(places) > 1:
        return itemgetter(*places)
    at = places[0] if places else 0
    return itemgetter(slice(at, at + len(places)))


def _built(steps: _Steps, tokens: Sequence[CueToken]) -> AnyType:
    """Make the node of some tokens, which the last step makes."""
    made: list[AnyType] = [*tokens]
    for make, pick in steps:
        made.append(make(pick(made)))
    return made[-1]


def parse_sentence(
    tokens: Tokens,
    first: int,
    last: int,
    *,
    item: bool = False,
    lead_in: bool = False,
    depth: int = 0,
) -> Sentence:
    """Return the parts of one sentence or list item.

    Args:
        tokens: the tokens of the whole text.
        first: index of the sentence's first token.
        last: index after its last token.
        item: it is a list item, which needs no verb of its own.
        lead_in: a list follows; where no word stands for the list, its end does.
        depth: how many brackets it stands in.

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
    holes = scanned.holes
    if scanned.groups:
        groups = _Groups(tokens, scanned.groups, depth)
        fronts = tuple(map(groups.condition, fronts))
        statements = tuple(map(groups.statement, statements))
        holes |= groups.holes
    if len(statements) > 1:
        statements = with_subjects(tokens.words, statements)
    return Sentence(first, last, statements, fronts, scanned.link, holes)


class _Groups:
    """What the brackets of a sentence that are conditions hold, put in the place of each.

    Args:
        tokens: the tokens of the whole text.
        groups: whether each bracket is denied, by the range of its words.
        depth: how many brackets they stand in.
    """

    def __init__(self, tokens: Tokens, groups: dict[tuple[int, int], bool], depth: int) -> None:
        self._tokens = tokens
        self._groups = groups
        self._depth = depth + 1
        self.holes: frozenset[int] = frozenset()

    def condition(self, told: Condition) -> Condition:
        return told if told.body is None else replace(told, body=self._expanded(told.body))

    def statement(self, told: Statement) -> Statement:
        conditions = tuple(map(self.condition, told.conditions))
        subject, rest = self._restricted(told.subject), self._restricted(told.rest)
        return replace(told, subject=subject, rest=rest, conditions=conditions)

    def _restricted(self, told: Restricted | None) -> Restricted | None:
        if told is None:
            return None
        relative = None if told.relative is None else self._expanded(told.relative)
        return replace(told, body=self._expanded(told.body), relative=relative)

    def _expanded(self, node: Coordination) -> Coordination:
        return expanded(node, self._groups, self._read)

    def _read(self, first: int, last: int) -> Coordination | None:
        """Return what a bracket holds, None where that is more than one coordination."""
        inside = within(self._tokens.words, first, last, self._depth)
        if inside is None:
            return None
        found = parse_sentence(
            self._tokens, inside.first, inside.last, item=True, depth=self._depth
        )
        said = found.statements[0] if len(found.statements) == 1 else None
        if said is None or said.rest is None or said.rest.relative or found.fronts:
            return None
        if said.conditions or said.subject or said.predicate:
            return None
        self.holes |= found.holes
        return said.rest.body


def _combined(
    tokens: Sequence[CueToken], first: int, last: int, *, item: bool
) -> tuple[tuple[Condition, ...], tuple[Statement, ...]]:
    """Return how the cues of a sentence or list item combine: its front conditions, and the rest.

    Many list items hold no cue but such as join words inside one phrase: there is nothing to
    combine, and no need of the parser.
    """
    types = tuple([token.type for token in tokens])
    if _is_one_run(types):
        return _one_phrase(Phrase(_run(tokens)))
    combine = _steps if len(types) <= _LONG else _steps.__wrapped__
    steps = combine(types, "item" if item else "sentence")
    if steps is None:  # what combines in no known way is one phrase
        whole = Words(first, max(last, first + 1))
        lists = (_cue(token) for token in tokens if token.type in REFERENCE_TERMINALS)
        return _one_phrase(Phrase(whole, next(lists, None)))
    fronts, statements = _built(steps, tokens)
    return fronts, statements


def _one_phrase(phrase: Phrase) -> tuple[tuple[Condition, ...], tuple[Statement, ...]]:
    return (), (Statement(None, None, Restricted(phrase)),)
