"""What follow-ups mean, told as a story: "Are you expecting a baby?", of "you are pregnant".

Told once with yes and once with no, a follow-up with no word of any clause says of one clause that
it is so, and that it is not. Where it says so of whoever is asked with one of the two answers
alone, the other leaves the clause open. Where it says anything else, it stays without a place.

Of one that has words of a clause, and others beside, it shows whether they turn it round: "Is the
water **dirty**?", of "the water is clean".
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from cmr_logic.dialog.telling import told
from cmr_logic.expression import ClauseRef
from cmr_logic.facts import Placement
from cmr_logic.inquiry.plainly import unframed
from cmr_logic.provisions import Clause
from cmr_logic.records import replace

_LEAST = 0.01  # how well such a follow-up fits, so that any with words of the clause outweighs it
# Words of clauses of which a story says something else: those of who wrote the text, "insured with
# **us**", and of duties, "you **must** pay"; not "you pay".
_APART = frozenset({"we", "us", "our", "ours", "must"})
_OF_YOU = re.compile(r"(?:are|were|do|did|have|had)\s+you\s", re.IGNORECASE)


def placed_by_meaning(follow_up: str, clauses: Sequence[Clause], question: str) -> Placement:
    """Return where a follow-up belongs by what it means, if it is what one clause says.

    Args:
        follow_up: the follow-up.
        clauses: the clauses that it may be about.
        question: the question that they stand for.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You can row if you are pregnant or you live here.")
        >>> placed_by_meaning("Are you expecting a baby?", rule.clauses, "Can I row?").part
        ClauseRef('c1')
        >>> placed_by_meaning("Are you expecting a parcel?", rule.clauses, "Can I row?").part
    """
    stories = [told(follow_up, value) for value in (True, False)]
    if not all(stories):
        return Placement(None)
    from cmr_logic.scenario import settle  # noqa: PLC0415 # its tables are for scenarios alone

    said: list[dict[str, bool]] = []
    for story in stories:
        found = {f.clause_id: f.value for f in settle(clauses, story, question)}
        said.append({name: value for name, value in found.items() if value is not None})
    affirmed, denied = said
    if len(affirmed) > 1 or len(denied) > 1 or not (affirmed or denied):
        return Placement(None)
    ((name, value),) = (affirmed or {each: not so for each, so in denied.items()}).items()
    if affirmed and denied:
        same = denied.get(name) is (not value)
        return Placement(ClauseRef(name), not value, _LEAST) if same else Placement(None)
    said_of_you = next(c.statement for c in clauses if c.id == name).startswith("you ")
    if not value or not said_of_you or _OF_YOU.match(unframed(follow_up)) is None:
        return Placement(None)
    # what says more than the clause is enough for it, and what says less is needed for it
    return Placement(ClauseRef(name), score=_LEAST, enough=not denied, common=not affirmed)


def with_sign_meant(
    placed: Placement, follow_up: str, clause: Clause, question: str = "", *, near: bool = False
) -> Placement | None:
    """Return where a follow-up belongs, with the sign that its words mean.

    Args:
        placed: where its words place it: at a clause, and not at its opposite.
        follow_up: the follow-up.
        clause: the clause.
        question: the question that the clause stands for.
        near: it asks of a thing that the clause names, with nothing else of the clause.

    Returns:
        the same, unless yes to it says that the clause is not so: it asks for the opposite then.
        Whether no to it says that the clause is so depends: who has not refused need not agree.
        None where neither answer says anything of the clause. Nothing is known of a follow-up about
        somebody else than the clause, or of a clause of those who wrote the text, or of a duty.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You can swim if the water is clean.")
        >>> placed = Placement(ClauseRef("c1"))
        >>> with_sign_meant(placed, "Is the water dirty?", rule.clauses[0]).opposite
        True
        >>> with_sign_meant(placed, "Is the water warm?", rule.clauses[0])
    """
    of_you, asked_of_you = clause.statement.startswith("you "), _OF_YOU.match(unframed(follow_up))
    if not _APART.isdisjoint(clause.statement.split()):
        return placed
    of_another = of_you is not bool(asked_of_you)
    affirmed = _says(told(follow_up, True), clause, question)
    if not near and (affirmed or (of_another and affirmed is None)):
        return placed
    denied = _says(told(follow_up, False), clause, question)
    if affirmed:
        return replace(placed, enough=denied is not False)
    if affirmed is False:
        return replace(placed, opposite=True, enough=not denied)
    if denied:
        return replace(placed, opposite=True)
    return None if denied is None else placed


def _says(story: str, clause: Clause, question: str) -> bool | None:
    """Return what a story says of one clause."""
    from cmr_logic.scenario import settle  # noqa: PLC0415 # its tables are for scenarios alone

    return next((found.value for found in settle((clause,), story, question)), None)
