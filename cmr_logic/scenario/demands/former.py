"""What somebody was once, of which a rule speaks now: "you are a former pupil of the school".

A story tells it in the past: "I was a pupil there", "I went to the school until 1999", "I left the
firm in May". Whoever is one still is no former one, and nor is who never was one.
"""

from __future__ import annotations

import re
from functools import lru_cache

from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.records import record
from cmr_logic.text import word_set
from cmr_logic.text.patterns import compiled

_FORMER = re.compile(
    r"^(?P<be>you are|your [a-z]+ is) (?:an? )?(?:former |ex-|past )(?P<who>(?:[a-z-]+ )??[a-z]+)"
    r"(?: (?:of|at|in|from|with|for) (?P<what>(?:the|your|our|an?|this|that) .+))?$"
)
# What they did who are called so, by its place: "a former **pupil** of the school".
_DID = (
    (word_set("pupil pupils student students"), ("attended", "studied at"), ("went to", "were at")),
    (
        word_set("employee employees worker workers staff teacher teachers nurse nurses"),
        ("worked at", "worked for", "were employed by"),
        ("were at", "were with"),
    ),
    (word_set("member members"), ("belonged to",), ("were in", "were with")),
    (word_set("resident residents tenant tenants"), ("lived in", "lived at"), ()),
    (word_set("volunteer volunteers"), ("volunteered at", "helped at"), ()),
    (word_set("player players"), ("played for",), ("were with",)),
)
_LEAVING = "left"
_NO_MORE = compiled(r"\b(?:no\slonger|any\s?more|any\slonger)\b")
# By which being in a place is no mere visit: "I was there **until** 1999", "I went **as a boy**".
_SPELL = compiled(
    r"\b(?:until|till|from\s(?:19|20)\d\d|between\s(?:19|20)\d\d|for\s(?:\w+\s){1,3}?(?:years|terms)|as\san?\s[a-z]+"
    r"|when\sI\swas|exams?|graduat\w+|through(?:out)?\smy|my\s(?:childhood|teens|schooldays))\b"
)
# By which a deed was done of late, and may be done still: "I worked there **last night**".
_OF_LATE = compiled(
    r"\b(?:yesterday|today|tonight|last\s(?:night|week|weekend)|this\s(?:week|morning|month|year)|on\s[a-z]+day|again"
    r"|at\sthe\sweekend|earlier|at\s(?:noon|midnight|lunchtime|half|(?:a\s)?quarter|\w+\so['’]clock"
    r"|\d+(?:[.:]\d\d)?\s?[ap]\.?m))\b"
)


@record(frozen=True, slots=True)
class Former:
    """A clause that calls somebody a former one.

    Args:
        once: what they did or were, in the past: any of them will do.
        spells: the same in words that may be of a visit.
        now: what they are no more.
        ever: what they did, if they ever were one.
    """

    once: tuple[str, ...]
    spells: tuple[str, ...]
    now: tuple[str, ...]
    ever: tuple[str, ...]


@lru_cache(maxsize=4096)
def former_of(statement: str) -> Former | None:
    """Return what a clause says that calls somebody a former one; None for other clauses.

    Args:
        statement: a clause.

    Example:
        >>> found = former_of("you are former pupils of the school")
        >>> found.once[:2], found.now[0]
        (('you were pupils of the school', 'you left the school'), 'you are pupils of the school')
        >>> former_of("you are pupils of the former school") is None
        True
    """
    match = _FORMER.match(statement)
    if match is None or not is_person(match["who"].split()[-1]):
        return None
    who, what = match["who"], match["what"]
    whom, _, be = match["be"].rpartition(" ")
    was = "were" if be == "are" else "was"
    of = f" of {what}" if what else ""
    once, spells = [f"{whom} {was} {who}{of}"], []
    now = [f"{whom} {be} {who}{of}"]
    ever = [f"{whom} have been {who}{of}" if be == "are" else f"{whom} has been {who}{of}"]
    if what:
        once.append(f"{whom} {_LEAVING} {what}")
        for nouns, did, may in _DID:
            if who.split()[-1] in nouns:
                once += [f"{whom} {each} {what}" for each in did]
                spells += [f"{whom} {each} {what}" for each in may]
                now += [f"{whom} {_PRESENT[each]} {what}" for each in did if each in _PRESENT]
    return Former(tuple(once), tuple(spells), tuple(now), (*ever, *once[2:], *spells))


_PRESENT = {
    "attended": "attend", "studied at": "study at", "worked at": "work at",
    "worked for": "work for", "belonged to": "belong to", "lived in": "live in",
    "lived at": "live at", "volunteered at": "volunteer at", "played for": "play for",
}  # fmt: skip


def is_no_more(words: str) -> bool:
    """Tell whether words deny something of now alone: "I am **no longer** a member".

    Args:
        words: those of a story that deny it.

    Example:
        >>> is_no_more("I'm no longer a member"), is_no_more("I'm not a member")
        (True, False)
    """
    return _NO_MORE.search(words) is not None


def is_long_done(sentence: str, *, spell: bool) -> bool:
    """Tell whether a sentence in the past tells of what is over, and not of a visit, or of late.

    Args:
        sentence: the words of a story.
        spell: they must say for how long, or until when.

    Example:
        >>> is_long_done("I went to the school until 1999", spell=True)
        True
        >>> is_long_done("I went to the school on Sunday", spell=True)
        False
        >>> is_long_done("I worked at the mill last night", spell=False)
        False
    """
    if _OF_LATE.search(sentence) is not None:
        return False
    return not spell or _SPELL.search(sentence) is not None
