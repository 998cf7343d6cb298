"""What a rule names in full and a story in short: "the village" for "the retirement village".

And how long somebody has served whom a rule calls by a part beside it: who "is a guide at the
museum" and "has served for a year" has been a nurse there for a year.
"""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.scenario.lexicon.exclusives import values_of
from cmr_logic.syntax import is_gerund
from cmr_logic.text import ADJECTIVE, NOUN, classes
from cmr_logic.text.patterns import compiled

_IN_FULL = compiled(
    r"\b(?P<led>(?:in|at|into|of|to|for|with)\s(?:the|an?|your|this)\s)(?P<sort>[a-z-]+)\s(?P<noun>[a-z]+)"
    r"(?=\s(?:for|since|at\sleast|less|more|under|over)\b)"
)
# What tells of which sort a noun is where no other word stands before it.
_DETERMINERS = r"(?:the|this|our|my|that)"
_SERVED = compiled(
    r"^you\shave\s(?:served|been\sserving|been\sone|done\sso|held\s(?:the|that)\spost|been\sin\s(?:post|service))\s"
    r"(?P<long>for\s.+|(?:at\sleast|less\sthan|more\sthan|over|under)\s.+)$"
)
_ROLE = compiled(
    r"^you\sare\s(?P<role>an?\s(?:[a-z-]+\s)??(?P<who>[a-z]+)(?:\s(?:at|of|in|with|for)\s.+)?)$"
)


def in_short(statement: str, story: str) -> str:
    """Return a clause with a noun in short that a story calls so; "" where it calls none so.

    Args:
        statement: a clause.
        story: the story.

    Example:
        >>> in_short("you have lived in the retirement village for a year", "I like the village.")
        'you have lived in the village for a year'
        >>> in_short("you have lived in the retirement village for a year", "My village is dull.")
        'you have lived in the village for a year'
        >>> in_short("you have lived in the retirement village for a year", "I like a village.")
        ''
        >>> in_short("you have lived in the old village for a year", "I like the village.")
        ''
    """
    match = _IN_FULL.search(statement)
    if match is None or not _is_sort(match["sort"]) or values_of(match["sort"]):
        return ""
    noun = match["noun"]
    if not compiled(rf"\b{_DETERMINERS}\s{noun}\b").search(story):
        return ""
    if compiled(rf"\b(?!{_DETERMINERS}\s)[a-z-]+\s{noun}\b").search(story):
        return ""  # "the **mining** village" is another
    return statement[: match.start("sort")] + statement[match.start("noun") :]


def _is_sort(word: str) -> bool:
    """Tell whether a word before a noun only says of which sort a thing is: "retirement"."""
    found = classes(word)
    return (NOUN in found and ADJECTIVE not in found and not is_person(word)) or is_gerund(word)


def with_role(statements: Sequence[str]) -> list[str]:
    """Return clauses in which who has served for so long has been what another clause says.

    Args:
        statements: the clauses of a rule.

    Example:
        >>> with_role(["you are a nurse at the museum", "you have served for less than a year"])[1]
        'you have been a nurse at the museum for less than a year'
        >>> with_role(["you are in London", "you have served for less than a year"])[1]
        'you have served for less than a year'
    """
    found_roles = [found for each in statements if (found := _ROLE.match(each)) is not None]
    roles = [found["role"] for found in found_roles if is_person(found["who"])]
    if len(roles) != 1:
        return list(statements)
    return [
        f"you have been {roles[0]} {found['long']}" if (found := _SERVED.match(each)) else each
        for each in statements
    ]
