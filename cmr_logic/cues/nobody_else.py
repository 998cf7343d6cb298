"""Cases named by "whether" that alone count: "**Whether** you row or swim, … **Nobody else** …".

"Whether" alone says that it does not matter which of them is so; where nobody else is granted the
same, one of them has to be.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic.cues.exceptions_said import Rewriting
from cmr_logic.text import place_of, word_set

_WHETHER, _IF = "whether", ("if",)
# How a sentence begins that grants others nothing: "**nobody else** may"; not "nobody may".
_NOBODY_ELSE = (
    ("nobody", "else"),
    ("no", "one", "else"),
    ("no-one", "else"),
    ("none", "of", "the", "others"),
    ("others", "do", "not"),
    ("others", "are", "not"),
    ("others", "cannot"),
    ("others", "may", "not"),
)
# What opens a case of such a sentence, by which it says more: "nobody else may, **unless**".
_CASES = frozenset({"unless", "if", "except", "without", "but", "provided", "who", "when"})
# Verbs behind which "whether" opens what is asked or told: "**ask** whether you"; not "paid".
_TELLING = word_set(
    "ask tell say see check decide know depends on about of to as matter out consider state show "
    "confirm"
)
SIGNS = frozenset({_WHETHER})
"""Words of which each of them has one: "**whether** you row or swim"; not "if you row"."""


def nobody_else(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each "whether" whose cases alone count, and the sentence that says so.

    Example:
        >>> said = "whether you row or swim , you pay half . nobody else pays half ."
        >>> list(nobody_else(said.split()))
        [(0, 1, ('if',)), (10, 15, ())]
        >>> list(nobody_else("whether you row or swim , you pay half .".split()))
        []
        >>> list(nobody_else("ask whether you row or swim . nobody else pays half .".split()))
        []
    """
    for at in [at for at, word in enumerate(words) if word == _WHETHER]:
        end = place_of(words, ".", at, len(words))
        joint = None if end is None else place_of(words, "or", at, end)
        told = at > 0 and words[at - 1] in _TELLING
        if end is None or joint is None or told or words[joint + 1] == "not":
            continue
        first = next((i + 1 for i in range(at - 1, -1, -1) if words[i] == "."), 0)
        if not _CASES.isdisjoint(words[first:end]):
            continue  # "if you are 18, **whether** you row or swim": that case alone counts
        begin = end + 1
        if not any(tuple(words[begin : begin + len(said)]) == said for said in _NOBODY_ELSE):
            continue
        last = place_of(words, ".", begin, len(words))
        last = len(words) if last is None else last + 1
        if _CASES.isdisjoint(words[begin:last]):
            yield at, at + 1, _IF
            yield begin, last, ()


# To whom else something is not given, behind those to whom it is: "to members, **and to nobody
# else**"; not "nobody else may".
_BEHIND = (
    ("nobody", "else"), ("no", "one", "else"), ("no-one", "else"), ("no", "others"),
    ("none", "other"), ("nobody", "besides"), ("no", "other"),
)  # fmt: skip
_LINKS = frozenset({"to", "for", "by", "from", "of"})
_ENDS = frozenset({".", ";", "!", ":"})
_SIZES = frozenset({"more", "over", "above", "fewer", "less", "under", "older", "younger"})
BEHIND_SIGNS = frozenset({"else", "others", "other", "besides"})
"""Words of which each has one: "and nobody **else**"; not "and nobody"."""


def and_nobody_else(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each phrase that says of those before it that they are all, which is left out.

    Example:
        >>> list(and_nobody_else("let to crews , and to nobody else .".split()))
        [(3, 8, ('only',))]
        >>> list(and_nobody_else("tell me and nobody else will know .".split()))
        []
    """
    for at in [at for at, word in enumerate(words) if word in {"nobody", "no", "none", "no-one"}]:
        said = next((s for s in _BEHIND if tuple(words[at : at + len(s)]) == s), ())
        end = at + len(said)
        if not said or (end < len(words) and words[end] not in _ENDS):
            continue
        begin = at - (words[at - 1] in _LINKS)
        if begin < 1 or words[begin - 1] not in {"and", "but"}:
            continue
        begin -= 1 + (words[begin - 2] == ",")
        if begin > 1:
            sized = words[begin - 1] in _SIZES  # behind these, "only" would bound them
            yield begin, end, () if sized else ("only",)
