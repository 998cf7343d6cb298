"""Subjects that say no more than "none of …": "**not one of** my hens", "nobody before me"."""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic.records import record
from cmr_logic.scenario.statements import vocabulary as lists

_OPENING = frozenset({"not", "no", "nobody", "none"})
_NONE: tuple[tuple[str, ...], ...] = (
    ("none", "of"),
    ("not", "one", "of"),
    ("not", "a", "single", "one", "of"),
    ("not", "any", "of"),
)
_NOBODY: tuple[tuple[str, ...], ...] = (
    ("nobody", "in"),
    ("no", "one", "in"),
    ("not", "one", "person", "in"),
)
_EVERYBODY = frozenset({"everyone", "everybody", "all"})
# How somebody leaves themselves out: "nobody rows **but me**"; not "but my dad".
_BUT_ME = frozenset(
    (*link, me)
    for link in (
        ("but",),
        ("bar",),
        ("except",),
        ("except", "for"),
        ("apart", "from"),
        ("other", "than"),
    )
    for me in ("me", "myself")
)
_NO = "none"  # what "none" is compared by
_BEFORE_ME = ["before", "me"]


@record(frozen=True, slots=True)
class Opened:
    """A part whose subject may be nobody, in the words that say so most plainly.

    Args:
        words: those of the part.
        keys: what each is compared by.
        gone: how many words were taken away in front of them.
        denied: what the part says of its subject is denied, though no word of it says so any more.
    """

    words: Sequence[str]
    keys: Sequence[str]
    gone: int = 0
    denied: bool = False


def as_none(words: Sequence[str], keys: Sequence[str]) -> Opened:
    """Return a part that begins with "none of", where it says no more than that.

    Args:
        words: those of the part.
        keys: what each is compared by.

    Example:
        >>> opened = as_none(("not", "one", "of", "us", "rows"), ("", "", "", "", "row"))
        >>> opened.words, opened.gone
        (['none', 'of', 'us', 'rows'], 1)
        >>> as_none(("none", "of", "them", "rows"), ("", "", "", "row"))
        Opened(words=['they', 'rows'], keys=['', 'row'], gone=2, denied=True)
        >>> as_none(("not", "far", "off"), ("", "far", "off")).gone
        0
        >>> as_none(("nobody", "rows", "but", "me"), ("", "row", "", "")).words
        ['i', 'rows']
    """
    if words[0] not in _OPENING and words[0] not in _EVERYBODY:
        return Opened(words, keys)
    mine = _left_out(words, keys)
    if mine is not None or words[0] in _EVERYBODY:
        return mine or Opened(words, keys)
    for opening in _NONE:
        at = len(opening)
        if tuple(words[:at]) != opening:
            continue
        if words[at : at + 1] and words[at] == "them":  # whom the story has named before
            return Opened(["they", *words[at + 1 :]], ["", *keys[at + 1 :]], at, denied=True)
        return Opened(["none", "of", *words[at:]], [_NO, "", *keys[at:]], at - 2)
    for opening in _NOBODY:
        at = len(opening)
        if tuple(words[:at]) == opening and words[at : at + 1] and words[at] in lists.OWNERS:
            rest, told = list(words[at:]), list(keys[at:])
            if rest[2:4] == _BEFORE_ME:  # of who tells, nothing is denied
                del rest[2:4], told[2:4]
                return Opened(["none", "of", *rest], [_NO, "", *told], at - 2)
    return Opened(words, keys)


# Who is told of: "none **of us**", "nobody **at home**"; not "nobody's home".
_OF_WHOM = (("of", "us"), ("at", "home"), ("here",), ("else",))


def _left_out(words: Sequence[str], keys: Sequence[str]) -> Opened | None:
    """Return what is said of all but whoever tells as the contrary of them: "none row but me"."""
    me = next((at for at in (2, 3) if tuple(words[-at:]) in _BUT_ME), 0)
    behind = next((len(of) for of in _OF_WHOM if tuple(words[1 : 1 + len(of)]) == of), 0)
    said = slice(1 + behind, len(words) - me)
    if not me or not words[said] or words[0] in {"not", "no"}:
        return None
    all_do = words[0] in _EVERYBODY
    return Opened(["i", *words[said]], ["", *keys[said]], behind, denied=all_do)
