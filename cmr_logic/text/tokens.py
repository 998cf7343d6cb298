"""Text → tokens, and which of them are part of a name."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import accumulate
from sys import intern
from typing import Any as AnyType

from cmr_logic.records import record
from cmr_logic.text.abbreviations import stops_of_abbreviations
from cmr_logic.text.letters import LETTER, with_letters
from cmr_logic.text.word_classes import CLOSED, NAME, word_set

_APOSTROPHES = str.maketrans({"’": "'", "‘": "'", "`": "'", "´": "'"})
# Characters: what has no space for so long is cut, as to part one such piece takes quadratic time.
_LONGEST_PIECE = 400
_PIECES = re.compile(rf"\S{{1,{_LONGEST_PIECE}}}")
_CHUNK_CACHE = 16_384
_TEXT_CACHE = 1_024  # short ones: questions and clauses, which several readers look at in turn


@record(frozen=True, slots=True)
class Tokens:
    """The tokens of a text, by column.

    Args:
        words: the lower-cased forms, typographic apostrophes made plain. Only "A" that names
            something stays as it is: it is no article.
        starts: the character offset of each token in the text as given.
        ends: the offset after each token.
        unnamed: the words, with `NAME` for each that a capital inside a sentence marks as a
            name: no part of a name is a verb or a cue. An abbreviation whose full stop ends its
            sentence as well stands there without it: "p.m" of "by 2 p.m. However, …".
    """

    # Words are interned, here and in lists: sets that hold one find it without comparing letters.
    words: tuple[str, ...]
    starts: tuple[int, ...]
    ends: tuple[int, ...]
    unnamed: tuple[str, ...]

    def __len__(self) -> int:
        return len(self.starts)


# Bullets that spaCy does not part from a word that they lean on: "•a card", "-a card".
_BULLETS = "(?:[•·‣]|-(?=[A-Za-z]))"
# Faces made of signs that no rule text draws: "(if under **8)**" closes a bracket.
FACES = frozenset({"8)", "8-)", "(-8"})


@cache
def _tokenizer() -> AnyType:
    # Half a second that a bare import of the library need not take; and the tokenizer of
    # ``spacy.blank("en")`` by itself, as the pipeline around it takes another 0.15 s to set up. Its
    # vocabulary would note a dozen features of each new word, of which parting texts needs none.
    from spacy import util  # noqa: PLC0415 - as said above
    from spacy.lang.en import English  # noqa: PLC0415 - as said above
    from spacy.tokenizer import Tokenizer  # noqa: PLC0415 - as said above
    from spacy.vocab import Vocab  # noqa: PLC0415 - as said above

    english = English.Defaults
    return Tokenizer(
        Vocab(),
        rules={k: v for k, v in english.tokenizer_exceptions.items() if k not in FACES},
        prefix_search=util.compile_prefix_regex((*english.prefixes, _BULLETS)).search,
        suffix_search=util.compile_suffix_regex(english.suffixes).search,
        infix_finditer=util.compile_infix_regex(english.infixes).finditer,
        token_match=english.token_match,
        url_match=english.url_match,
    )


@record(frozen=True, slots=True)
class _Chunk:
    """The tokens of what stands between white space, by column; offsets count from its start.

    Args:
        words: as in `Tokens`.
        starts: likewise.
        ends: likewise.
        unnamed: as in `Tokens`, by whether a word of the sentence came before.
        inside: whether the next token has a word of its sentence before it, likewise.
        alone: it is one token.
    """

    words: tuple[str, ...]
    starts: tuple[int, ...]
    ends: tuple[int, ...]
    unnamed: tuple[tuple[str, ...], tuple[str, ...]]
    inside: tuple[bool, bool]
    alone: bool


@lru_cache(maxsize=_TEXT_CACHE)
def tokenize(text: str) -> Tokens:
    """Split a text into the tokens of spaCy's blank English, without white space.

    What has "and" or "or" between hyphens stays one word: it joins nothing.

    Example:
        >>> tokenize("You can’t claim.").words
        ('you', 'ca', "n't", 'claim', '.')
    """
    words: list[str] = []
    starts: list[int] = []
    ends: list[int] = []
    unnamed: list[str] = []
    plain = with_letters(text if text.isascii() else text.translate(_APOSTROPHES))
    end = 0
    for line in plain.split("\n"):
        inside = False  # a word of the sentence has been seen
        for said in _pieces(line):
            chunk = _chunk(said)
            offset = plain.index(said, end)
            end = offset + len(said)
            words += chunk.words
            unnamed += chunk.unnamed[inside]
            if chunk.alone:  # as most are: there is nothing to count
                starts.append(offset)
                ends.append(end)
            else:
                starts += [offset + start for start in chunk.starts]
                ends += [offset + stop for stop in chunk.ends]
            inside = chunk.inside[inside]
    for stop in stops_of_abbreviations(plain.replace(LETTER, "A")):
        at = bisect_left(ends, stop)
        if at < len(words) - 1 and len(words[at]) > 1:
            unnamed[at : at + 2] = words[at][:-1], words[at + 1]
    return Tokens(tuple(words), tuple(starts), tuple(ends), tuple(unnamed))


_AHEAD = ("",) * 4  # as far as anything looks ahead


def with_end(tokens: Tokens) -> Tokens:
    """Return tokens with empty words behind the last, for readers that look at the next ones.

    A text may break off anywhere: "You may bring a card or". The offsets get none, and so does the
    length.

    Example:
        >>> tokens = with_end(tokenize("a card or"))
        >>> len(tokens), tokens.words[2:5]
        (3, ('or', '', ''))
    """
    words, unnamed = tokens.words + _AHEAD, tokens.unnamed + _AHEAD
    return Tokens(words, tokens.starts, tokens.ends, unnamed)


@lru_cache(maxsize=_TEXT_CACHE)
def words_in(text: str) -> tuple[str, ...]:
    """Return the words of `tokenize` alone, which takes a third of its time.

    Example:
        >>> words_in("You can’t claim.")
        ('you', 'ca', "n't", 'claim', '.')
    """
    words: list[str] = []
    plain = with_letters(text if text.isascii() else text.translate(_APOSTROPHES))
    for piece in _pieces(plain):
        words += _chunk(piece).words
    return tuple(words)


def _pieces(text: str) -> list[str]:
    """Return what stands between white space, in parts where it is too long."""
    return text.split() if len(text) <= _LONGEST_PIECE else _PIECES.findall(text)


@lru_cache(maxsize=_CHUNK_CACHE)
def _chunk(text: str) -> _Chunk:
    tokens = _parted(text)
    if len(tokens) == 1 and text.isalpha() and text.islower():  # as most are: no name
        alone = (intern(text),)
        return _Chunk(alone, (0,), (len(text),), (alone, alone), (True, True), alone=True)
    words = tuple(intern(_lowered(token)) for token in tokens)
    ends = tuple(accumulate(map(len, tokens)))
    (first, later), after = zip(
        *(_names(tokens, words, inside) for inside in (False, True)), strict=True
    )
    return _Chunk(words, (0, *ends[:-1]), ends, (first, later), after, alone=len(words) == 1)


def _lowered(token: str) -> str:
    """Return a token in small letters, except the letter "A" that names something."""
    return "A".join(part.lower() for part in token.split(LETTER))


_CUT_OFF = frozenset(",.?!;")
# A word with "and" or "or" between hyphens, which join no clauses: "bed-and-breakfast"; not
# "self-catering and". Nor does a preposition that opens such a word say for whom or where: "open to
# **for-profit** firms", "**at-risk** youths"; not "for full-time students".
_ONE_WORD = re.compile(
    r"(?P<word>[a-z]+(?:-[a-z]+)*-(?:and|or)-[a-z]+|(?:for|at|in|out-of)-(?:profit|hire|risk|state))"
    r"(?P<mark>[,.?!;:]?)",
    re.I,
)


def _parted(text: str) -> list[str]:
    """Return the tokens of what stands between white space.

    Example:
        >>> _parted("bed-and-breakfast,"), _parted("self-employed")
        (['bed-and-breakfast', ','], ['self', '-', 'employed'])
    """
    tokenizer = _tokenizer()
    # Most words need not be searched for affixes: none is made of letters alone, and these marks
    # always are one behind small letters.
    if text.isascii() and text not in tokenizer.rules:
        if text.isalpha():
            return [text]
        word, mark = text[:-1], text[-1]
        if mark in _CUT_OFF and word.isalpha() and word.islower() and word not in tokenizer.rules:
            return [word, mark]
    one = _ONE_WORD.fullmatch(text) if "-" in text else None
    if one is not None:
        return [part for part in one.groups() if part]
    return [token.text for token in tokenizer(text)]


def _names(
    tokens: Sequence[str], words: Sequence[str], inside: bool
) -> tuple[tuple[str, ...], bool]:
    """Return the words with names made `NAME`, and whether what follows is inside a sentence."""
    unnamed = []
    numbered = not inside and _NUMBERED.fullmatch("".join(tokens)) is not None
    for token, word in zip(tokens, words, strict=True):
        named = inside and token[:1].isupper() and word not in _NEVER_NAMES
        unnamed.append(NAME if named else word)
        inside = word[:1].isalnum() or word[0] in "'’,(" or (inside and word not in _RESTARTS)
    return tuple(unnamed), inside and not numbered


# What numbers a sentence, with no word of it: "(2) Notwithstanding …"; not "(or".
_NUMBERED = re.compile(r"\((?:\d{1,3}|[a-zA-Z]|[ivxIVX]{2,5})\)")
# Signs behind which a capital shows no name: "It rains**.** You"; not "it rains, Zelda".
_RESTARTS = frozenset(".!?:;*•-–")
# Nouns in the plural that names of schemes end in, whose verb agrees with them: "Rural **Loans**
# help"; not "Wells".
_SCHEMES = word_set(
    "loans grants payments awards scholarships vouchers credits subsidies allowances benefits "
    "services programs programmes permits licences licenses"
)
_NEVER_NAMES = (
    CLOSED
    | _SCHEMES
    | word_set(
        "am is are was were be been have has had do does did can could may might must shall should "
        "will would not so also only usually never"
    )
)
