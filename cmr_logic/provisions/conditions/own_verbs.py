"""Whether what is named has a verb of its own: "except **if you row**", "who rows **is**"."""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic import syntax

_WHO_DOES = 2  # "those who | row"
# Words that open a clause inside another: "who has rowed **since** she"; not "who rows".
_OPENING_CASES = frozenset({"since", "when", "because", "that", "while", "if", "where", "who"})
_AND_ANYBODY = ("and", "anybody")  # what stands before a participle that tells who else


def says_case(said: Sequence[str]) -> bool:
    """Tell whether what is excepted has a verb: "if you row"; not "cooks and anyone paid by us"."""
    verb = syntax.finite_verb(said)
    if verb is None or verb < len(_AND_ANYBODY):
        return verb is not None
    joint, anybody = said[verb - len(_AND_ANYBODY) : verb]
    told = anybody in syntax.INDEFINITE_PRONOUNS and syntax.is_participle(said[verb])
    return not (told and joint in syntax.JOINTS)


def tells_of_them(related: Sequence[str]) -> bool:
    """Tell whether a verb follows a relative clause: "who lives with you **has died**".

    Args:
        related: the words from "who" on.
    """
    verb = syntax.finite_verb(("those", *related)) or 0
    within = related[1 : max(verb - 1, 1)]
    joined = verb > 1 and related[verb - 2] in syntax.JOINTS | {","}
    return verb > _WHO_DOES and not joined and _OPENING_CASES.isdisjoint(within)
