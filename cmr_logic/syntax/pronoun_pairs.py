"""Pairs of pronouns that stand for one person: "he or she", "his/her"."""

from __future__ import annotations

from cmr_logic.text import Tokens

HE_OR_SHE = "he/she"
HIS_OR_HER = "his/her"
HIM_OR_HER = "him/her"
# How each is written out.
WRITTEN_OUT = {
    HE_OR_SHE: "he or she",
    HIS_OR_HER: "his or her",
    HIM_OR_HER: "him or her",
}
_ONE = {
    ("he", "she"): HE_OR_SHE,
    ("she", "he"): HE_OR_SHE,
    ("s", "he"): HE_OR_SHE,
    ("his", "her"): HIS_OR_HER,
    ("her", "his"): HIS_OR_HER,
    ("him", "her"): HIM_OR_HER,
    ("her", "him"): HIM_OR_HER,
}
_BETWEEN = frozenset({"or", "/"})
_SECOND = frozenset(second for _, second in _ONE)


def as_one(tokens: Tokens) -> Tokens:
    """Return tokens with each pair as one pronoun, which stands where the pair does.

    Its "or" then joins nothing, and the verb behind it has one subject.

    Example:
        >>> from cmr_logic.text import tokenize
        >>> as_one(tokenize("if he or she lost his/her card")).words
        ('if', 'he/she', 'lost', 'his/her', 'card')
    """
    words = tokens.words
    if _SECOND.isdisjoint(words):
        return tokens
    found: list[str] = []
    firsts: list[int] = []
    lasts: list[int] = []
    at = 0
    while at < len(words):
        joined = at + 2 < len(words) and words[at + 1] in _BETWEEN
        pair = _ONE.get((words[at], words[at + 2])) if joined else None
        found.append(pair or words[at])
        firsts.append(at)
        at += 3 if pair else 1
        lasts.append(at - 1)
    if len(found) == len(words):
        return tokens
    return Tokens(
        tuple(found),
        tuple(tokens.starts[first] for first in firsts),
        tuple(tokens.ends[last] for last in lasts),
        tuple(
            tokens.unnamed[first] if word == words[first] else word
            for word, first in zip(found, firsts, strict=True)
        ),
    )
