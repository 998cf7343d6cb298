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

from cmr_logic.expression import ClauseRef
from cmr_logic.facts import Placement
from cmr_logic.inquiry.plainly import unframed
from cmr_logic.provisions import Clause
from cmr_logic.records import replace

_LEAST = 0.01  # how well such a follow-up fits, so that any with words of the clause outweighs it
_ASKED = re.compile(
    r"(?P<verb>are|were|do|did|have|had|can|will|is|was|does|has)\s+"
    r"(?P<who>you|it|he|she|they|there|(?:your|the)\s+\w+)\s+(?P<rest>\w.*?)[\s?.!]*",
    re.IGNORECASE,
)
# Words of clauses of which a story says something else: those of who wrote the text, "insured with
# **us**", and of duties, "you **must** pay"; not "you pay".
_APART = frozenset({"we", "us", "our", "ours", "must"})
_OF_YOU = re.compile(r"(?:are|were|do|did|have|had)\s+you\s", re.IGNORECASE)
# The words of whoever is asked, in the mouth of who answers: "I **am**", of "are you".
_OWN_VERBS = {"are": "am", "were": "was"}
_OWN = {"your": "my", "yours": "mine", "yourself": "myself", "you": "I"}
# Where "you" is no subject: "lent **to** you"; not "the loan you took", "before you came".
_OBJECT = re.compile(
    r"\b(?:to|for|with|by|from|of|at|about|near|against|behind|beside) you\b|(?<=\w )you$",
    re.IGNORECASE,
)
_YOURS = re.compile(rf"\b(?:{'|'.join(_OWN)})\b", re.IGNORECASE)
_BARE = "do"  # left out where nothing is denied: "I row"


def told(follow_up: str, value: bool) -> str:
    """Return what a yes or no to a follow-up tells, an empty string where its form is unusual.

    Example:
        >>> told("Do you own your home?", True), told("Is your dog old?", False)
        ('I own my home.', 'My dog is not old.')
        >>> told("Which dog is yours?", True)
        ''
    """
    found = _ASKED.fullmatch(unframed(follow_up))
    if found is None:
        return ""
    who, verb = _in_first_person(found["who"]), found["verb"].lower()
    verb = _OWN_VERBS.get(verb, verb) if who == "I" else verb
    parts = [who, verb, "" if value else "not", _in_first_person(found["rest"])]
    if value and verb == _BARE:
        parts[1] = ""
    said = " ".join(part for part in parts if part)
    return f"{said[0].upper()}{said[1:]}."


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
    placed: Placement, follow_up: str, clause: Clause, question: str = ""
) -> Placement | None:
    """Return where a follow-up belongs, with the sign that its words mean.

    Args:
        placed: where its words place it: at a clause, and not at its opposite.
        follow_up: the follow-up.
        clause: the clause.
        question: the question that the clause stands for.

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
    if of_you is not bool(asked_of_you) or not _APART.isdisjoint(clause.statement.split()):
        return placed
    affirmed = _says(told(follow_up, True), clause, question)
    if affirmed:
        return placed
    denied = _says(told(follow_up, False), clause, question)
    if affirmed is False:
        return replace(placed, opposite=True, enough=not denied)
    if denied:
        return replace(placed, opposite=True)
    return None if denied is None else placed


def _says(story: str, clause: Clause, question: str) -> bool | None:
    """Return what a story says of one clause."""
    from cmr_logic.scenario import settle  # noqa: PLC0415 # its tables are for scenarios alone

    return next((found.value for found in settle((clause,), story, question)), None)


def _in_first_person(said: str) -> str:
    """Return words in the mouth of who answers.

    Example:
        >>> _in_first_person("lent to you by your bank"), _in_first_person("the loan you took")
        ('lent to me by my bank', 'the loan I took')
    """
    said = _OBJECT.sub(lambda found: f"{found[0][:-3]}me", said)
    return _YOURS.sub(lambda found: _OWN[found[0].lower()], said)
