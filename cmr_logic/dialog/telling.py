"""What a yes or no to a follow-up tells, as a statement of whoever answers.

"Was your old key stolen?", answered with no: "My old key was not stolen."
"""

from __future__ import annotations

import re

from cmr_logic import syntax
from cmr_logic.inquiry.plainly import unframed
from cmr_logic.text import ADJECTIVE, NOUN, VERB, classes

_ASKED = re.compile(
    r"(?P<verb>are|were|do|did|have|had|can|will|is|was|does|has)\s+"
    r"(?P<who>you|it|he|she|they|there|(?:your|the)\s+\w+)\s+(?P<rest>\w.*?)[\s?.!]*",
    re.IGNORECASE,
)
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
_NAMING = ("your ", "the ")
# Behind these stands a base verb: "**does** the tour company cancel"; not "has it cancelled".
_GOVERNING = syntax.DO | {"can", "will"}
_JOINING = frozenset({"of", "or", "and"})  # a noun, and another: "the number **of** guests"


def told(follow_up: str, value: bool) -> str:
    """Return what a yes or no to a follow-up tells, an empty string where its form is unusual.

    Example:
        >>> told("Do you own your home?", True), told("Is your dog old?", False)
        ('I own my home.', 'My dog is not old.')
        >>> told("Was your old key stolen?", False), told("Is the number of guests 9?", True)
        ('My old key was not stolen.', 'The number of guests is 9.')
        >>> told("Which dog is yours?", True)
        ''
    """
    found = _ASKED.fullmatch(unframed(follow_up))
    if found is None:
        return ""
    asked, rest = found["who"], found["rest"]
    if asked.lower().startswith(_NAMING):
        asked, rest = _parted(asked, rest, governing=found["verb"].lower() in _GOVERNING)
    who, verb = _in_first_person(asked), found["verb"].lower()
    verb = _OWN_VERBS.get(verb, verb) if who == "I" else verb
    parts = [who, verb, "" if value else "not", _in_first_person(rest)]
    if value and verb == _BARE:
        parts[1] = ""
    said = " ".join(part for part in parts if part)
    return f"{said[0].upper()}{said[1:]}."


def _parted(subject: str, rest: str, *, governing: bool) -> tuple[str, str]:
    """Return a subject with all of its noun phrase, and what is left behind it.

    Args:
        subject: a determiner or an owner, and a word.
        rest: what stands behind it.
        governing: whether a verb governs the rest: "**does** the tour company cancel".

    Example:
        >>> _parted("your main", "home in Wales", governing=False)
        ('your main home', 'in Wales')
        >>> _parted("your dog", "old", governing=False), _parted("your son", "live", governing=True)
        (('your dog', 'old'), ('your son', 'live'))
    """
    taken, left = subject.split(), rest.split()
    while len(left) > 1:
        last, following = taken[-1].lower(), left[0].lower()
        if following in _JOINING and NOUN in classes(last) and NOUN in classes(left[1]):
            taken, left = [*taken, *left[:2]], left[2:]
            continue
        if not _goes_on(last, following, governing=governing):
            break
        taken, left = [*taken, left[0]], left[1:]
    return (" ".join(taken), " ".join(left)) if left else (subject, rest)


def _goes_on(last: str, following: str, *, governing: bool) -> bool:
    """Tell whether a word goes on with the noun phrase that ends ahead of it.

    Example:
        >>> _goes_on("old", "key", governing=False), _goes_on("key", "stolen", governing=False)
        (True, False)
        >>> _goes_on("garden", "open", governing=False), _goes_on("son", "work", governing=True)
        (False, False)
    """
    known = classes(following)
    if NOUN not in known or following in syntax.AUXILIARIES:
        return False
    if ADJECTIVE in classes(last) and NOUN not in classes(last):
        return True
    if ADJECTIVE in known:
        return ADJECTIVE in classes(last) and VERB not in classes(last)
    return not (governing and VERB in known) or ADJECTIVE in classes(last)


def _in_first_person(said: str) -> str:
    """Return words in the mouth of who answers.

    Example:
        >>> _in_first_person("lent to you by your bank"), _in_first_person("the loan you took")
        ('lent to me by my bank', 'the loan I took')
    """
    said = _OBJECT.sub(lambda found: f"{found[0][:-3]}me", said)
    return _YOURS.sub(lambda found: _OWN[found[0].lower()], said)
