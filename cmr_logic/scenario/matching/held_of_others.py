"""What somebody works, keeps or lives in need not be theirs: it may be another's, and rented."""

from __future__ import annotations

import re

_OWNS = re.compile(r"\bown(?:s|ed|ing)?\b(?!\s+(?:use|home\s+work))", re.IGNORECASE)
# What one does with a thing that need not be one's own: "I **farm** land"; not "I have a farm".
_USES = re.compile(
    r"(?<!\ba\s)(?<!\bthe\s)(?<!\bthis\s)\b(?:farm|run(?!\s(?:an?|the|two)\s(?:[a-z]+\s)?(?:car|van|motor|vehicle)\b)|manage|graze"
    r"|till|plough|work\son|trade\sfrom|occupy)(?:s|ed|ing)?\b",
    re.IGNORECASE,
)
# Words beside it that make it one's own: "I run **my own** farm"; not "I run a farm".
_MINE = re.compile(
    r"\b(?:own|owns|owned|mine|ours|my|our|b(?:uy|ought)|inherit\w*|freehold\w*)\b",
    re.IGNORECASE,
)
# And those that make it another's: "every one **rented from** the estate"; not "I rent it out".
_OF_ANOTHER = re.compile(
    r"\b(?:(?:rented|leased|borrowed|hired|on\s(?:loan|lease|hire))\sfrom"
    r"|(?:which|that)\s(?:I|we)\s(?:rent|lease|hire|borrow)(?!\sout))\b",
    re.IGNORECASE,
)
# What is spoken of as known may be anybody's: "I drive **the** van"; not "I drive a van".
_DRIVES_IT = re.compile(r"\b(?:drive|ride|sail|use|fly|wear|row)\sthe\s[a-z]+", re.IGNORECASE)

# What one has for rent is another's, and not owned: "we **rent** our shop"; not "rent it out".
_RENTS = re.compile(
    r"\b(?:rent|leas|hir|borrow|charter)(?:s|es?|ed|ing)?\b(?!\s(?:\w+\s){0,3}out\b)", re.IGNORECASE
)
# Clauses that ask whose the place of a business is, and words that tell that it is one's own:
# "I **bought** a shop"; not "I have a shop".
_OWN_PREMISES = re.compile(
    r"\bown(?:s|ed|ing)?\s(?:its|their|your|the)\s(?:[a-z]+\s)?"
    r"(?:premises|buildings?|offices?|shops?|workshops?|factory|warehouse|site)\b",
    re.IGNORECASE,
)
_OWNED = re.compile(
    r"\b(?:own|owns|owned|owner|mine|ours|b(?:uy|ought)|inherit\w*|freehold\w*|mortgage\w*)\b",
    re.IGNORECASE,
)


def is_held_of_others(statement: str, quote: str, sentence: str) -> bool:
    """Tell whether what shows that a thing is used shows not that it is owned.

    Args:
        statement: a part of a clause, as it is written.
        quote: the words of a story that seem to entail it.
        sentence: the sentence that they are in.

    Example:
        >>> told = "I farm eighty acres, all of them rented"
        >>> is_held_of_others("you own your land", "I farm eighty acres", told)
        True
        >>> told = "I have a farm"
        >>> is_held_of_others("you own your land", told, told)
        False
        >>> is_held_of_others("your firm owns its premises", "we rent the shop", "we rent the shop")
        True
    """
    if _OWNS.search(statement) is None:
        return False
    if _RENTS.search(quote) is not None:
        return True
    if _OWN_PREMISES.search(statement) is not None and _OWNED.search(quote) is None:
        return True
    if _MINE.search(quote) is not None:
        return False
    used = _DRIVES_IT.search(quote) is not None
    return used or _USES.search(quote) is not None or _OF_ANOTHER.search(sentence) is not None
