"""What there is only with something else: "**No permit, no fishing**" is no fishing without one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting, sentence_end, sentence_start
from cmr_logic.cues.in_row import in_row
from cmr_logic.text import word_set

_NO, _COMMA, _EQUALS = "no", ",", "="
_LONGEST = 3  # words of each: "no proof of age"
_VOWELS = "aeiou"
# Things without an article: "no **identification**"; not "permit".
_UNCOUNTED = word_set("identification id proof insurance permission consent training cash shoes")
# What joins further things to the first: "no dogs**,** no cats **and** no birds".
_MORE = frozenset({"no", "and", "or", ",", "if", "unless", "without", "except"})
# What one gets, or does, by its noun: "no helmet, no **ride**"; not "no dogs, no cats".
_GIVEN = word_set(
    """
    entry admission ride service sale refund exchange access boarding payment pay play game swim
    race entrance alcohol return delivery claim show start bus lesson lunch tour trip travel
    """
)
# Last words of deeds that are banned side by side: "no ball **games**, no cycling"; not "no pass".
_GAMES = word_set("games game play sports dogs dog pets bikes fires litter music vehicles")
SIGNS = frozenset({_NO})
"""The word that each has: "**no** pass, no entry"; not "a pass"."""
CLOSER = in_row((_COMMA, _EQUALS), (_NO,)) | in_row((_NO,), (_NO,))
"""Two words in a row of which each has one, too: "no pass**, no** entry"; not "no pass"."""


def none_without(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, with what it comes to.

    Example:
        >>> list(none_without("no permit , no fishing .".split()))
        [(0, 5, ('no', 'fishing', 'without', 'a', 'permit'))]
        >>> list(none_without("no dogs , no cats .".split()))
        []
        >>> list(none_without("no ball games , no barbecues , no fires .".split()))
        []
    """
    for at in range(2, len(words) - 2):
        if words[at] not in {_COMMA, _EQUALS} or words[at + 1] != _NO:
            continue
        first, end = sentence_start(words, at), sentence_end(words, at)
        need, lost = words[first + 1 : at], words[at + 2 : end]
        opens = (
            words[first] == _NO
            and not _GAMES.intersection(need[-1:])
            and 0 < len(need) <= _LONGEST
            and 0 < len(lost) <= _LONGEST
        )
        if not opens or not _MORE.isdisjoint((*need, *lost)) or not _is_lost(lost):
            continue
        bare = (
            syntax.is_plural_noun(need[-1]) or need[-1] in _UNCOUNTED or syntax.is_gerund(need[0])
        )
        article = () if bare or "of" in need else (("an",) if need[0][0] in _VOWELS else ("a",))
        yield first, end, (_NO, *lost, "without", *article, *need)


def _is_lost(lost: Sequence[str]) -> bool:
    """Tell whether words name what one does or gets: "fishing", "entry"; not "dogs"."""
    return syntax.is_gerund(lost[0]) or (
        lost[-1] in _GIVEN and STOPS.isdisjoint(lost) and not syntax.is_plural_noun(lost[-1])
    )
