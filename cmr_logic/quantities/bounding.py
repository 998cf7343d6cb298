"""Read the bounding words to the left and to the right of a number or date."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Final

from cmr_logic.quantities.bounds import BOUNDS, Bound, Relation, Scope
from cmr_logic.quantities.wordlists import phrases, words

_FILLERS: Final = frozenset(
    phrases(
        "the|a|an|exactly|precisely|only|just|currently|his|her|a total of|an average of"
        "|the start of|the whole of|the month of"
    )
)
_LONGEST: Final = max(len(p.split()) for bound in BOUNDS for p in bound.phrases)
_BEFORE: Final[dict[str, list[Bound]]] = {}
_AFTER_WORDS: Final[dict[str, Bound]] = {}
_AFTER_DATE: Final[dict[str, Bound]] = {}
for _bound in BOUNDS:
    for _phrase in _bound.phrases:
        if not _bound.after:
            _BEFORE.setdefault(_phrase, []).append(_bound)
        elif _bound.scope is Scope.DATE:
            _AFTER_DATE[_phrase] = _bound
        else:
            _AFTER_WORDS[_phrase] = _bound


def _after_pattern(table: dict[str, Bound], *, share: bool = False) -> re.Pattern[str]:
    unlike = "" if share else r"(?!\sof\sthe\b)"
    alternatives = "|".join(re.escape(p) for p in sorted(table, key=len, reverse=True))
    return re.compile(
        rf",?\s*({alternatives})(?!\w){unlike}(?!\s[£$€\d]|\sthe\sage\b)", re.IGNORECASE
    )


_AFTER_NUMBER_RE: Final = _after_pattern(_AFTER_WORDS)
# Of a share it is said of what it is one: "25% **or more of the firm**"; not "3 or more of the".
_AFTER_SHARE_RE: Final = _after_pattern(_AFTER_WORDS, share=True)
_AFTER_DATE_RE: Final = _after_pattern(_AFTER_DATE)
_LAST_WORDS: Final = frozenset(p.split()[-1] for p in [*_BEFORE, *_FILLERS])
_OPENING: Final = "(“\"'‘*"
_TOKEN: Final = re.compile(r"\S+")
_WINDOW: Final = 72  # characters to look at before a value


_LAST: Final = "last"
# Behind which "last" is a verb: "it **will** last two days", "cuts that last"; not "my last two".
_BEFORE_VERBS: Final = frozenset(
    words(
        "will would can may might must should could to that which who not they usually i'll it'll"
    )
)
_NO_PLURALS: Final = frozenset(words("his its this us was is has as years months weeks days"))


def _is_verb_behind(before: list[str]) -> bool:
    """Tell whether "last" says how long something goes on, by the word before it."""
    word = before[-1] if before else ""
    plural = word.endswith("s") and not word.endswith(("'s", "’s", "ss"))
    return word in _BEFORE_VERBS or (plural and word not in _NO_PLURALS)


@dataclass(slots=True)
class Left:
    """What was read to the left of a value.

    Args:
        start: the offset of the first word read.
        bound: the entry that bounds the value.
        aged: the entry that makes it an age.
        loose: the entry that makes it approximate.
        rest: the words further left in lower case, the nearest last.
    """

    start: int
    bound: Bound | None = None
    aged: Bound | None = None
    loose: Bound | None = None
    rest: list[str] = field(default_factory=list)


def read_left(text: str, position: int, *, date: bool) -> Left:
    """Read the bounding words that end just before a position.

    Args:
        text: the text.
        position: the offset where the value begins.
        date: the value is a date.

    Example:
        >>> left = read_left("if you are under the age of 18", 28, date=False)
        >>> left.bound.name, left.aged.name, left.rest[-1]
        ('less_than', 'aged', 'are')
    """
    begin = max(0, position - _WINDOW)
    window = text[begin:position].split()
    if not window or window[-1].lower().lstrip(_OPENING) not in _LAST_WORDS:
        # Nothing bounds the value: spare the offsets.
        return Left(position, rest=[word.lower().lstrip(_OPENING) for word in window[-3:]])
    tokens = list(_TOKEN.finditer(text, begin, position))
    if begin and not text[begin - 1].isspace():
        tokens = tokens[1:]
    named = [token.group().lower().lstrip(_OPENING) for token in tokens]
    left = Left(position)
    count = len(named)
    while count:
        for length in range(min(_LONGEST, count), 0, -1):
            phrase = " ".join(named[count - length : count])
            entry = _choose(_BEFORE.get(phrase, ()), left, date=date)
            if phrase == _LAST and _is_verb_behind(named[: count - length]):
                entry = None
            if entry is not None or phrase in _FILLERS:
                break
        else:
            break
        if entry is not None:
            if entry.relation is Relation.AGE:
                left.aged = entry
            elif entry.relation in (Relation.ABOUT, Relation.ALMOST):
                left.loose = entry
            else:
                left.bound = entry
            first = tokens[count - length]
            left.start = first.end() - len(named[count - length])  # without an opening bracket
        count -= length
    left.rest = named[:count]
    return left


def _choose(entries: list[Bound] | tuple[Bound, ...], left: Left, *, date: bool) -> Bound | None:
    for entry in entries:
        if entry.scope is not Scope.ANY and (entry.scope is Scope.DATE) != date:
            continue
        if entry.scope is Scope.AGED and left.aged is None:
            continue
        if entry.relation is Relation.AGE:
            free = left.aged is None
        elif entry.relation in (Relation.ABOUT, Relation.ALMOST):
            free = left.loose is None and left.bound is None
        else:
            free = left.bound is None
        if free:
            return entry
    return None


def read_right(text: str, position: int, *, date: bool) -> tuple[Bound, int] | None:
    """Return the bounding words that begin at a position and the offset behind them.

    Example:
        >>> read_right("16 or over", 2, date=False)[0].name
        'or_more'
    """
    share = text.endswith(("%", "cent"), 0, position)
    number = _AFTER_SHARE_RE if share else _AFTER_NUMBER_RE
    match = (_AFTER_DATE_RE if date else number).match(text, position)
    if match is None:
        return None
    table = _AFTER_DATE if date else _AFTER_WORDS
    return table[match[1].lower()], match.end()
