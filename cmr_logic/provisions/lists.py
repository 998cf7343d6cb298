"""Lists: the operator between their items, from the words around or by default with a reason."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cmr_logic import syntax
from cmr_logic.cues import Cue, Effect
from cmr_logic.expression import All, Any, AtLeast, Expression, Not, fold
from cmr_logic.provisions.naming import Frame, is_person
from cmr_logic.provisions.tallies import Tally

__all__ = [
    "Choice",
    "Lead",
    "both",
    "either",
    "is_person",
    "listed",
    "operator",
    "rebuilt",
    "replace_part",
]

# Cues whose items are occasions, each enough by itself: "when you: …"; not "if you: …".
_OCCASIONS = frozenset({"when", "where", "while"})
# Cues whose conditions suffice where each item of a list has its own: "if …"; not "provided …".
SUFFICING = _OCCASIONS | {"if"}


@dataclass(frozen=True, slots=True)
class Choice:
    """The operator of a list: from its words, or by default with a reason.

    Args:
        effect: the operator.
        count: for ``Effect.COUNT_OF``, how many must hold; if negative, how many need not.
        default: no word says so: the text admits another reading.
        reason: why this operator.
    """

    effect: Effect
    count: int
    default: bool
    reason: str


@dataclass(frozen=True, slots=True)
class Lead:
    """What leads in a list, as far as its operator hangs on it.

    Args:
        reference: the cue that stands for the list.
        opener: the cue of the condition that the list belongs to.
        frame: the words that every item completes.
        negative: the conclusion is denied.
        demanding: the lead-in demands.
        joint: another condition stands before the list, joined by "and".
        benefit: the conclusion grants what someone wants.
        separate: each item opens its condition itself: "if you …", "if you …".
    """

    reference: Cue
    opener: Cue
    frame: Frame = ()
    negative: bool = False
    demanding: bool = False
    joint: bool = False
    benefit: bool = True
    separate: bool = False

    @property
    def conditional(self) -> bool:
        """Whether the list belongs to a condition, not to a demand or a conclusion."""
        return self.opener.effect is Effect.IF and self.opener.name != "must"


def operator(
    lead: Lead, tails: Sequence[str], *, kinds: bool, announced: Tally | None = None
) -> Choice:
    """Return the operator of a list: from its lead-in, else the tails of its items, else a default.

    Args:
        lead: what leads it in.
        tails: for each item the "and" or "or" that ends it, or nothing.
        kinds: the items name kinds of people or things.
        announced: what a sentence before the lead-in says of it.

    Example:
        >>> from cmr_logic.cues import by_name
        >>> lead = Lead(by_name()["the-following"], by_name()["if"], ("you",))
        >>> operator(lead, ["", "or", ""], kinds=False).effect.name
        'ANY_OF'
        >>> choice = operator(lead, ["", ""], kinds=False)
        >>> choice.effect.name, choice.default
        ('ALL_OF', True)
    """
    reference = lead.reference
    if reference.effect is not Effect.LIST:
        said = f"the lead-in says {reference.phrases[0]!r}"
        return Choice(reference.effect, reference.count, default=False, reason=said)
    if announced is not None:
        said = "a sentence before it says so"
        return Choice(announced.effect, announced.count, default=False, reason=said)
    if kinds and not lead.conditional and not lead.demanding:
        return _KINDS
    if "or" in tails:
        return Choice(Effect.ANY_OF, 0, default=False, reason="an item ends in 'or'")
    if "and" in tails:
        return Choice(Effect.ALL_OF, 0, default=False, reason="an item ends in 'and'")
    return _by_default(lead, kinds=kinds)


def _default(effect: Effect, reason: str) -> Choice:
    return Choice(effect, 0, default=True, reason=reason)


_KINDS = _default(Effect.ANY_OF, "a list of kinds is taken as alternatives")
_EXCEPTIONS = _default(Effect.ANY_OF, "each item of a list of exceptions is one by itself")
_JOINT = _default(Effect.ALL_OF, "what follows 'and' is taken to be joint as well")
_DENIALS = _default(Effect.ANY_OF, "each item of a list that denies is taken to deny by itself")
_DEMANDS = _default(Effect.ALL_OF, "a list of demands is taken to demand all")
_DUTIES = _default(
    Effect.ANY_OF, "each item that calls for a duty is taken to call for it by itself"
)
_STATES = _default(Effect.ANY_OF, "what someone is, or where, is taken as alternatives")
_GRANTS = _default(Effect.ANY_OF, "a list of what is granted is taken as alternatives")
_TIMES = _default(Effect.ANY_OF, "each occasion that a list names is taken as one by itself")
_CASES = _default(Effect.ANY_OF, "each case that something follows from is taken to suffice")
_SEPARATE = _default(
    Effect.ANY_OF, "each condition that a list names with its own 'if' is taken to suffice"
)
_PROVISOS = _default(Effect.ALL_OF, "each proviso that a list names is taken to be demanded")
_CONDITIONS = _default(
    Effect.ALL_OF, "conditions of a benefit without a sign are taken to be joint"
)


def _by_default(lead: Lead, *, kinds: bool) -> Choice:
    """Return the operator of a list whose words say none: the first default that holds."""
    verb = lead.frame[-1] if lead.frame else ""
    state = verb in syntax.BE or verb == "'s" or verb in syntax.PREPOSITIONS
    defaults = (
        (lead.separate, _SEPARATE if lead.opener.name in SUFFICING else _PROVISOS),
        (lead.opener.effect is Effect.UNLESS, _EXCEPTIONS),
        (lead.joint and not kinds, _JOINT),
        (lead.negative, _DENIALS),
        (lead.demanding and not lead.conditional, _DEMANDS),
        (kinds, _KINDS),
        (lead.demanding, _DUTIES),
        (lead.opener.effect is Effect.PURPOSE, _DEMANDS),
        (state, _STATES),
        (not lead.conditional, _GRANTS),
        (lead.opener.name in _OCCASIONS, _TIMES),
        (not lead.benefit, _CASES),
    )
    return next((choice for holds, choice in defaults if holds), _CONDITIONS)


# Parts of a text stay parts of its expression: a follow-up may ask about one of them as a whole.
def either(items: Sequence[Expression]) -> Expression:
    """Return the alternatives as they stand, without flattening."""
    return items[0] if len(items) == 1 else Any(tuple(items))


def both(items: Sequence[Expression]) -> Expression:
    """Return the joint conditions as they stand, without flattening."""
    return items[0] if len(items) == 1 else All(tuple(items))


def rebuilt(node: Expression, operands: Sequence[Expression]) -> Expression:
    """Return a node with other operands, and with its parts as parts.

    Example:
        >>> from cmr_logic.expression import ClauseRef
        >>> rebuilt(Not(ClauseRef("c1")), [ClauseRef("c2")])
        Not(ClauseRef('c2'))
    """
    if isinstance(node, Not):
        return Not(operands[0])
    if isinstance(node, AtLeast):
        return AtLeast(node.k, tuple(operands))
    if not operands:
        return node
    return either(operands) if isinstance(node, Any) else both(operands)


def replace_part(expression: Expression, old: Expression, new: Expression) -> Expression:
    """Return an expression with another one in place of a part of it.

    Example:
        >>> from cmr_logic.expression import ClauseRef
        >>> replace_part(Not(ClauseRef("c1")), ClauseRef("c1"), ClauseRef("c2"))
        Not(ClauseRef('c2'))
    """

    def replaced(node: Expression, operands: list[Expression]) -> Expression:
        return new if node == old else rebuilt(node, operands)

    return fold(expression, replaced)


def listed(effect: Effect, count: int, items: Sequence[Expression]) -> Expression:
    """Return the items of a list joined by its operator.

    Args:
        effect: the operator.
        count: for ``Effect.COUNT_OF``, how many must hold; if negative, how many need not.
        items: one or more expressions.

    Example:
        >>> from cmr_logic.expression import ClauseRef
        >>> listed(Effect.COUNT_OF, -1, [ClauseRef("a"), ClauseRef("b")])
        AtLeast(1, (ClauseRef('a'), ClauseRef('b')))
    """
    if effect is Effect.COUNT_OF:
        needed = count if count > 0 else len(items) + count
        if needed >= len(items):
            return both(items)
        return AtLeast(max(0, needed), tuple(items))
    if effect is Effect.NONE_OF:
        return Not(either(items))
    return either(items) if effect is Effect.ANY_OF else both(items)
