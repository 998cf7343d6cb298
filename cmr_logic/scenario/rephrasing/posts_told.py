"""Where somebody works, told by their post there: "I'm the caretaker of a school".

The entries are read and tested like those of :mod:`.rewordings`.
"""

from __future__ import annotations

import re

from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.lexicon.relations import covers, keyed, word_key
from cmr_logic.scenario.rephrasing.shown.notation import is_denied_before, is_told_as_so
from cmr_logic.text import word_set

# Who is at a place without working there: "a **patient** at a hospital"; not "a porter".
_NO_POSTS = word_set(
    "patient student pupil member customer guest resident owner governor trustee parent friend fan "
    "visitor user prisoner inmate volunteer tenant client shareholder founder regular lodger child "
    "daughter son wife husband girl boy person man woman neighbour witness suspect fellow graduate"
)
_WORKPLACES = tuple(
    map(
        word_key,
        ("workplace", "school", "shop", "establishment", "university", "college", "prison"),
    )
)
_MOST = 4  # words for a place of work
_A = r"(?:an?|the|my|our|this|one\sof\sthe)"
_ROLE = rf"(?:{_A}\s)?(?P<role>(?:[a-z-]+\s){{0,2}}?[a-z-]+)"
_WHERE = rf"(?P<a>{_A})\s(?P<where>(?:[a-z'’-]+\s){{0,3}}?[a-z'’-]+)"
_STOP = (
    r"(?=[.,;:!?]|$|\s(?:in|on|and|but|where|which|for|since|near|called|who|now|at|as|with|by"
    r"|so)\b)"
)
_I = r"\b(?P<who>I|we)"


def _is_workplace(words: str) -> bool:
    """Tell whether words name a place of work: "a primary **school**"; not "a good age"."""
    said = words.lower().split()[-_MOST:]
    heads = {word_key(said[-1]), *[key for key in keyed(said) if key][-1:]}
    return any(covers((head,), place) for head in heads for place in _WORKPLACES)


def _works_at(match: re.Match[str]) -> str:
    """Return where somebody works who has a post there."""
    if not is_told_as_so(match) or is_denied_before(match):
        return ""
    role = (match["role"] or "").split()
    if role and (role[-1] in _NO_POSTS or not is_person(role[-1])):
        return ""
    if not _is_workplace(match["where"]):
        return ""
    where = f"{match['a']} {match['where']}"
    who = (match.groupdict().get("who") or "I").capitalize()
    return f"{who} work in {where}. {who} work at {where}. {who} work for {where}. I have a job."


POSTS_TOLD: tuple[Rewording, ...] = (
    Rewording(
        "post-at-a-place",
        rf"{_I}(?:['’]m|\sam|['’]re|\sare)\s(?:(?:now|currently|also|still|employed|working)\s)*(?:as\s)?{_A}\s(?P<role>(?:[a-z-]+\s){{0,2}}?[a-z-]+)"
        rf"\s(?:at|of|in|for|with)\s{_WHERE}{_STOP}",
        _works_at,
        "you work in a school", "I'm the caretaker of a primary school.",
        "I'm the owner of a primary school.",
        needs=" at | of | in | for | with ",
    ),
    Rewording(
        "took-a-post-at",
        r"\b(?:(?:(?P<who>I|we)(?:['’]ve|\shave)?(?:\sgot)?|got)\s(?:(?:an?|my|the)\s)?(?:(?:new|full-time|part-time|little)\s)?(?:job|post|position|work)\sas"
        rf"|(?:took|taken|kept)\s(?:me|us)\son\sas)\s{_ROLE}\s(?:at|of|in|for|with)\s{_WHERE}{_STOP}",
        _works_at,
        "you work in a school", "They took me on as caretaker at a primary school.",
        "They took me on as pupil at a primary school.",
        needs=" as ",
    ),
    Rewording(
        "employed-by-a-place",
        rf"{_I}(?:['’]m|\sam)\s(?:now\s|currently\s|still\s)?employed\s(?:by|at|in)\s{_WHERE}"
        rf"(?:\sas\s(?:an?\s)?(?P<role>[a-z-]+(?:\s[a-z-]+)?))?{_STOP}",
        _works_at,
        "you work in a school", "I'm employed by a primary school as a cook.",
        "I'm amused by a primary school as a parent.",
        needs="employed",
    ),
    Rewording(
        "a-place-employs-me",
        rf"(?<!\w)(?P<a>{_A})\s(?P<where>(?:[a-z'’-]+\s){{0,3}}?[a-z'’-]+)\s(?:employs|has\shired|hired|pays|took\son)\s(?:me|us)\b"
        r"(?:\sas\s(?:an?\s)?(?P<role>[a-z-]+(?:\s[a-z-]+)?))?" + _STOP,
        _works_at,
        "you work in a school", "A primary school employs me as a cook.",
        "A primary school teaches me as a cook.",
        needs="employs|hired|pays|took on",
    ),
)  # fmt: skip
