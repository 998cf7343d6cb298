"""Where a follow-up belongs in an expression."""

from __future__ import annotations

from cmr_logic.expression import Expression
from cmr_logic.records import record


@record(frozen=True, slots=True)
class Placement:
    """Where a follow-up belongs.

    Args:
        part: the part of the expression that it asks about; None where it fits none.
        opposite: the follow-up asks for the opposite of the part.
        score: how well the words fit, from 0 to 1.
        wider: where the part is some of the operands of a joint, that joint: it may be settled
            where they are not.
        common: the part is several clauses, and the follow-up asks only for what all of them say,
            or one, and it asks for less: No denies each of them, Yes affirms none.
        said: for a clause, unless it joins things by "or", which of its keys the follow-up has.
        case: it asks instead whether this is so, which a heading of the rule says of the case that
            its section is about, or a provision of those whom it is for.
        enough: Yes says what the part says, or its opposite, but No does not say the other.
        needed: No says the opposite of what Yes to the part would, but Yes does not say the part.
        guessed: its words are those of no part, and it is taken to ask about the one there is.
    """

    part: Expression | None
    opposite: bool = False
    score: float = 0.0
    wider: Expression | None = None
    common: bool = False
    said: frozenset[str] = frozenset()
    case: Expression | None = None
    guessed: bool = False
    enough: bool = False
    needed: bool = False
