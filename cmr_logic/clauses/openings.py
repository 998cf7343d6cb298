"""What a sentence opens with and says nothing by: "**Please note that** you must pay"."""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic import cues, syntax
from cmr_logic.clauses.frequencies import past_frequency
from cmr_logic.text import word_set

# Abbreviations that bid a reader to take note: "n.b."; not "e.g.".
_ABBREVIATED = word_set("n.b. p.s.")
_YEAR = 4  # digits
_LONGEST_TIME = 9  # words before the comma: "for the 2024 to 2025 academic year"
_LONGEST_LAW = 16  # words before the comma: "under section 4 of the Fisheries Act 1992"
# What opens the day from which a rule is in force: "**from** 1 May 2024"; not "until".
_COMMENCING = tuple(
    tuple(opening.split())
    for opening in (
        "with effect from", "effective from", "effective", "starting from", "starting",
        "beginning", "as from", "as of", "from", "since",
    )
)  # fmt: skip
# Words of it beside figures: "from **spring** 2024"; not "from school".
_DATED = word_set("spring summer autumn winter the start end beginning of") | set(syntax.MONTHS)
# What opens the year that a rule is for: "**for** the 2024 to 2025 tax year"; not "within".
_DURING = word_set("for in during")
# Words of such a year beside its figures: "the 2024 to 2025 **tax year**"; not "leap".
_OF_YEARS = word_set("the to and tax academic school financial fiscal year years season - – /")
# What opens the law that a sentence rests on: "**under** section 4"; not "beyond".
_RESTING = tuple(
    tuple(opening.split())
    for opening in (
        "under", "according to", "in accordance with", "pursuant to", "in line with",
        "as set out in", "as stated in", "as required by",
    )
)  # fmt: skip
# What opens others or another thing to which one is compared: "**unlike** guests, members may".
_BESIDE = (
    ("instead", "of"),
    ("unlike",),
    ("in", "contrast", "to"),
    ("as", "with"),
    ("rather", "than"),
)
# What it may be called: "under these **rules**"; not "under a tree".
_LAWS = word_set(
    """
    act acts law laws rule rules regulation regulations section sections article articles code order
    directive scheme policy terms legislation guidance guidelines bylaws byelaws programme program
    s. s ss.
    """
)
# What stands before it: "under **this** scheme"; not "under any", which tells of a kind of them.
_NAMED = word_set("the this these our current new section sections article articles rule s. s ss.")


def past_opening(words: Sequence[str], first: int, last: int) -> int:
    """Return where a sentence begins behind what it says nothing by, ``first`` where nothing is.

    It is a remark to the reader, the day from which the rule itself is in force, the law that it
    rests on, or how often something is so.

    Args:
        words: the tokens of the text.
        first: index of the first token of the sentence.
        last: index after its last token.

    Example:
        >>> past_opening("please note that you must pay".split(), 0, 6)
        3
        >>> past_opening("from 6 april 2024 , you can row".split(), 0, 8)
        5
        >>> past_opening("under these rules , you can row".split(), 0, 7)
        4
        >>> past_opening("unlike guests , members may row".split(), 0, 6)
        3
        >>> past_opening("under a new scheme , you can row".split(), 0, 8)
        0
        >>> past_opening("from 1 april , you can row".split(), 0, 7)
        0
    """
    start = first
    while start < last:
        behind = _past_one(words, start, last)
        if behind == start or behind >= last:
            return start
        start = behind
    return start


def _past_one(words: Sequence[str], first: int, last: int) -> int:
    """Return the index after one such opening, ``first`` where there is none."""
    found = cues.match(words, first, last)
    if found is not None and found[0].name == cues.REMARK:
        return found[1]
    if words[first] in _ABBREVIATED:
        return first + 1
    if words[first] in _FIRST:
        at = _past_named(words, first, last)
        if at > first:
            return at
    return past_frequency(words, first, last)


def _past_named(words: Sequence[str], first: int, last: int) -> int:
    """Return the index after the time or law that a sentence opens with, up to its comma."""
    stop = min(last - 1, first + _LONGEST_LAW)
    comma = next((at for at in range(first, stop) if words[at] == ","), first)
    if comma == first:
        return first
    said = tuple(words[first:comma])
    says_nothing = _commences(said) or _of_year(said) or _rests_on(said) or _sets_beside(said)
    return comma + 1 if says_nothing else first


def _commences(said: tuple[str, ...]) -> bool:
    """Tell whether words name the day from which something is so: "from 6 April 2024"."""
    rest = _behind(said, _COMMENCING)
    dated = all(word in _DATED or word[0].isdigit() for word in rest)
    return bool(rest) and len(said) <= _LONGEST_TIME and dated and _is_year(rest[-1])


def _of_year(said: tuple[str, ...]) -> bool:
    """Tell whether words name the year that something is for: "for the 2024/25 tax year"."""
    rest = said[1:]
    fits = said[0] in _DURING and 0 < len(rest) <= _LONGEST_TIME
    figures = [word for word in rest if word not in _OF_YEARS]
    return fits and bool(figures) and all(_is_year(word[:_YEAR]) for word in figures[:1])


def _rests_on(said: tuple[str, ...]) -> bool:
    """Tell whether words name the law that something rests on: "under section 4 of the Act"."""
    rest = _behind(said, _RESTING)
    if not rest or rest[0] not in _NAMED or _LAWS.isdisjoint(rest):
        return False
    return all(cues.match(rest, at) is None or rest[at] in _NAMED for at in range(len(rest)))


def _sets_beside(said: tuple[str, ...]) -> bool:
    """Tell whether words only set others beside whom a rule is about: "unlike guests"."""
    rest = _behind(said, _BESIDE)
    return rest != () and syntax.finite_verb(rest) is None and not syntax.is_gerund(rest[0])


def _behind(said: tuple[str, ...], openings: Sequence[tuple[str, ...]]) -> tuple[str, ...]:
    """Return the words behind the opening that they begin with, none where they have none."""
    return next((said[len(o) :] for o in openings if said[: len(o)] == o), ())


def _is_year(word: str) -> bool:
    return word.isdigit() and len(word) == _YEAR


_FIRST = _DURING | {opening[0] for opening in (*_COMMENCING, *_RESTING, *_BESIDE)}
