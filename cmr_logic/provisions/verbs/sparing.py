"""Demands that spare who meets them something else: "To be exempt from the toll, you must …"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from cmr_logic.expression import All, Expression, Not
from cmr_logic.provisions.drafts.nodes import Force, Provision
from cmr_logic.text import keys, word_set, words_in

# Words of an aim that name something one is spared: "to be **exempt** from the toll"; not "to row".
_SPARED = word_set("exempt exempted excused spared avoid escape")
# The same in two words, and what it comes to: "to be **let off** the toll"; not "let it off".
_LET_OFF, _EXCUSED = ("let", "off"), ("excused", "from")
_START = 4  # words of an aim within which they stand: "to be fully exempt"


def spared(aim: Sequence[str]) -> frozenset[str]:
    """Return the words by which an aim names something one is spared.

    Args:
        aim: its words.

    Example:
        >>> spared("be exempt from the toll".split()), spared("moor your boat".split())
        (frozenset({'exempt'}), frozenset())
    """
    verb = aim.index("to") if "to" in aim else 0  # "the boat **to** be exempt"
    return _SPARED.intersection(aim[verb : verb + _START])


def bans_beside(demand: Expression | None) -> bool:
    """Tell whether a demand bans one thing beside another that it asks for: "sign and not row".

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rules = map(parse, ("Rowers must sign, be sober and not smoke.", "You must sign."))
        >>> [bans_beside(rule.provisions[0].demand) for rule in rules]
        [True, False]
    """
    parts = demand.operands if isinstance(demand, All) else ()
    return len({isinstance(part, Not) for part in parts}) > 1


def told_apart_from_relief(provision: Provision, text: str) -> tuple[Provision, ...]:
    """Return a demand, and where its aim is to be spared something, apart from it who is.

    Args:
        provision: a provision.
        text: the rule text.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("To be exempt from the toll, you must drive a bus.")
        >>> [(p.force.value, p.conclusion.of(rule.text)) for p in rule.provisions]
        [('demands', 'you must drive a bus'), ('grants', 'To be exempt from the toll')]
    """
    aim, demand = provision.aim, provision.demand
    if aim is None or demand is None or provision.exceptions:
        return (provision,)
    said = _in_one_word(words_in(aim.of(text)))
    sparing = _SPARED.intersection(said[:_START])
    if not sparing:
        return (provision,)
    about = keys(said)
    met: Expression = demand if provision.condition is None else All((provision.condition, demand))
    relief = Provision(
        provision.span,
        aim,
        positive=True,
        force=Force.GRANTS,
        condition=met,
        denying=sparing,
        keys=about,
    )
    alone = replace(provision, aim=None, purpose=None, keys=provision.keys - about)
    return alone, relief


def _in_one_word(aim: tuple[str, ...]) -> tuple[str, ...]:
    """Return an aim with "excused from" for "let off"."""
    at = next((i for i, pair in enumerate(pairwise(aim[:_START])) if pair == _LET_OFF), None)
    return aim if at is None else (*aim[:at], *_EXCUSED, *aim[at + 2 :])
