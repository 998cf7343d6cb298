"""Tokens, sentences, lemmas and word classes; the only user of spaCy.

The pipeline is spaCy's blank English: its tokenizer and the lookup tables of ``spacy-lookups-data``
(WordNet's index, exceptions and suffix rules), and no statistical model. A form can belong to
several classes ("claim" is a noun and a verb); callers decide by context.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache
from itertools import accumulate
from pathlib import Path
from typing import Any as AnyType

from cmr_logic.records import record

_APOSTROPHES = str.maketrans({"’": "'", "‘": "'", "`": "'", "´": "'"})
WORD_CACHE = 65_536  # forms of which it is kept what they can be
# What has no space for so long is cut: to part one such piece takes quadratic time.
_PIECES = re.compile(r"\S{1,400}")
_PIECES_AND_LINES = re.compile(r"\n|\S{1,400}")
_CHUNK_CACHE = 16_384
_TEXT_CACHE = 1_024  # short ones: questions and clauses, which several readers look at in turn
_SHORTEST_DOUBLED = 3  # letters of a stem that may double its consonant: "run" of "running"
_SHORTEST_PLURAL = 5  # letters of a plural that no table knows
_SHORTEST_WITH_STOP = 4  # characters of a token that may end its sentence: "day."

# What stands for a name in :attr:`Tokens.unnamed`: with a capital, so that it is no word.
NAME = "Name"
VERB = "verb"
NOUN = "noun"
ADJECTIVE = "adj"
ADVERB = "adv"


def word_set(text: str) -> frozenset[str]:
    """Return the words of a string, as lists of words are written here.

    Example:
        >>> sorted(word_set("two one"))
        ['one', 'two']
    """
    return frozenset(text.split())


# Function words that WordNet lists as something else, or not at all ("was" is no noun plural).
_CLOSED = word_set(
    "a an the this that these those my your his her its our their i you he she it we they me him "
    "us them who whom whose which what there here and or but nor if unless of in on at by for with "
    "from to into onto under over about between during within without against than as not no n't "
    "any some all both either neither each every"
)


@record(frozen=True, slots=True)
class Tokens:
    """The tokens of a text, by column.

    Args:
        words: the lower-cased forms, typographic apostrophes made plain.
        starts: the character offset of each token in the text as given.
        ends: the offset after each token.
        unnamed: the words, with `NAME` for each that a capital inside a sentence marks as a
            name: no part of a name is a verb or a cue.
    """

    words: tuple[str, ...]
    starts: tuple[int, ...]
    ends: tuple[int, ...]
    unnamed: tuple[str, ...]

    def __len__(self) -> int:
        return len(self.words)


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
        prefix_search=util.compile_prefix_regex(english.prefixes).search,
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


def tokenize(text: str) -> Tokens:
    """Split a text into the tokens of spaCy's blank English, without white space.

    Example:
        >>> tokenize("You can’t claim.").words
        ('you', 'ca', "n't", 'claim', '.')
    """
    words: list[str] = []
    starts: list[int] = []
    ends: list[int] = []
    unnamed: list[str] = []
    plain = text if text.isascii() else text.translate(_APOSTROPHES)
    inside = False  # a word of the sentence has been seen
    for piece in _PIECES_AND_LINES.finditer(plain):
        said = piece[0]
        if said == "\n":
            inside = False
            continue
        chunk = _chunk(said)
        offset = piece.start()
        if chunk.alone:  # as most are: there is nothing to count
            words.append(chunk.words[0])
            starts.append(offset)
            ends.append(piece.end())
            unnamed.append(chunk.unnamed[inside][0])
        else:
            words += chunk.words
            starts += [offset + start for start in chunk.starts]
            ends += [offset + stop for stop in chunk.ends]
            unnamed += chunk.unnamed[inside]
        inside = chunk.inside[inside]
    return Tokens(tuple(words), tuple(starts), tuple(ends), tuple(unnamed))


@lru_cache(maxsize=_TEXT_CACHE)
def words_in(text: str) -> tuple[str, ...]:
    """Return the words of `tokenize` alone, which takes a third of its time.

    Example:
        >>> words_in("You can’t claim.")
        ('you', 'ca', "n't", 'claim', '.')
    """
    words: list[str] = []
    for piece in _PIECES.findall(text if text.isascii() else text.translate(_APOSTROPHES)):
        words += _chunk(piece).words
    return tuple(words)


@lru_cache(maxsize=_CHUNK_CACHE)
def _chunk(text: str) -> _Chunk:
    tokens = _parted(text)
    if len(tokens) == 1 and text.isalpha() and text.islower():  # as most are: no name
        alone = (text,)
        return _Chunk(alone, (0,), (len(text),), (alone, alone), (True, True), alone=True)
    words = tuple(token.lower() for token in tokens)
    ends = tuple(accumulate(map(len, tokens)))
    (first, later), after = zip(
        *(_names(tokens, words, inside) for inside in (False, True)), strict=True
    )
    return _Chunk(words, (0, *ends[:-1]), ends, (first, later), after, alone=len(words) == 1)


_CUT_OFF = frozenset(",.?!;")


def _parted(text: str) -> list[str]:
    """Return the tokens of what stands between white space."""
    tokenizer = _tokenizer()
    # Most words need not be searched for affixes: none is made of letters alone, and these marks
    # always are one behind small letters.
    if text.isascii() and text not in tokenizer.rules:
        if text.isalpha():
            return [text]
        word, mark = text[:-1], text[-1]
        if mark in _CUT_OFF and word.isalpha() and word.islower() and word not in tokenizer.rules:
            return [word, mark]
    return [token.text for token in tokenizer(text)]


def _names(
    tokens: Sequence[str], words: Sequence[str], inside: bool
) -> tuple[tuple[str, ...], bool]:
    """Return the words with names made `NAME`, and whether what follows is inside a sentence."""
    unnamed = []
    numbered = not inside and _NUMBERED.fullmatch("".join(tokens)) is not None
    for token, word in zip(tokens, words, strict=True):
        named = inside and token[0].isupper() and word not in _NEVER_NAMES
        unnamed.append(NAME if named else word)
        inside = word[0].isalnum() or word[0] in "'’,(" or (inside and word not in _RESTARTS)
    return tuple(unnamed), inside and not numbered


# What numbers a sentence, with no word of it: "(2) Notwithstanding …"; not "(or".
_NUMBERED = re.compile(r"\((?:\d{1,3}|[a-zA-Z]|[ivxIVX]{2,5})\)")
_RESTARTS = frozenset(".!?:;*•-–")
# Nouns in the plural that names of schemes end in, whose verb agrees with them: "Rural **Loans**
# help"; not "Wells".
_SCHEMES = word_set(
    "loans grants payments awards scholarships vouchers credits subsidies allowances benefits "
    "services programs programmes permits licences licenses"
)
_NEVER_NAMES = (
    _CLOSED
    | _SCHEMES
    | word_set(
        "am is are was were be been have has had do does did can could may might must shall should "
        "will would not so also only usually never"
    )
)


# --- lemmas and word classes -----------------------------------------------------------------


@cache
def _tables() -> dict[str, tuple[frozenset[str], dict[str, list[str]], list[list[str]]]]:
    """Return index, exceptions and suffix rules of each open word class."""
    import gzip  # noqa: PLC0415 - nothing else here needs it
    import json  # noqa: PLC0415 - nothing else here needs it
    from importlib.util import find_spec  # noqa: PLC0415 - nothing else here needs it

    # Found without being imported: the package looks for its 140 files then.
    package = find_spec("spacy_lookups_data")
    if package is None or package.origin is None:
        raise ModuleNotFoundError("spacy-lookups-data is missing: install 'spacy[lookups]'")
    folder = Path(package.origin).parent / "data"

    def read(name: str) -> dict[str, AnyType]:
        raw = (folder / f"en_lemma_{name}.json.gz").read_bytes()
        table: dict[str, AnyType] = json.loads(gzip.decompress(raw))
        return table

    index, exceptions, rules = read("index"), read("exc"), read("rules")
    return {
        word_class: (frozenset(index[word_class]), exceptions[word_class], rules[word_class])
        for word_class in (VERB, NOUN, ADJECTIVE, ADVERB)
    }


# Forms that the tables take as another verb's past only: "rent" of "rend"; not "lent".
_OWN_BASES = frozenset({"rent"})
# Nouns that the tables take as adjectives too, as slang has them: "my boss refuses".
_NO_ADJECTIVES = frozenset({"boss", "mum"})


@lru_cache(maxsize=WORD_CACHE)
def bases(word: str, word_class: str) -> tuple[str, ...]:
    """Return the base forms that a lower-cased form can have as a word of the class, perhaps none.

    Example:
        >>> bases("bought", VERB), bases("children", NOUN), bases("the", NOUN)
        (('buy',), ('child',), ())
    """
    if word == NAME:  # a name can be what any word is: "Marry" opens a sentence
        return (word,) if word_class in (NOUN, VERB) else ()
    if word in _CLOSED or (word_class == ADJECTIVE and word in _NO_ADJECTIVES):
        return ()
    index, exceptions, rules = _tables()[word_class]
    if word in _OWN_BASES:
        return (word,)
    if word in exceptions and not (word in index and word_class == NOUN):
        return tuple(exceptions[word])
    found = [word] if word in index else []
    for suffix, ending in rules:
        if suffix and word.endswith(suffix):
            base = word[: -len(suffix)] + ending
            if base in index and base not in found:
                found.append(base)
    if not found and word_class == VERB:
        found = [b for b in _doubled(word) if b in index]
    return tuple(found)


def _doubled(word: str) -> Iterator[str]:
    """Yield the base of a form with a doubled consonant ("travelling")."""
    for suffix in ("ing", "ed"):
        stem = word.removesuffix(suffix)
        if stem != word and len(stem) >= _SHORTEST_DOUBLED and stem[-1] == stem[-2]:
            yield stem[:-1]


@lru_cache(maxsize=WORD_CACHE)
def classes(word: str) -> frozenset[str]:
    """Return the open word classes that a form can belong to.

    Example:
        >>> sorted(classes("claims")), sorted(classes("the"))
        (['noun', 'verb'], [])
    """
    return frozenset(c for c in (VERB, NOUN, ADJECTIVE, ADVERB) if bases(word, c))


@lru_cache(maxsize=WORD_CACHE)
def lemma(word: str) -> str:
    """Return one base form for comparing words, whatever their class.

    A noun's base wins over a verb's unless the form is a verb's alone, so that "claims", "claim"
    and "claimed" meet.

    Example:
        >>> [lemma(w) for w in ("claims", "claimed", "children", "paid", "VAT".lower())]
        ['claim', 'claim', 'child', 'pay', 'vat']
        >>> lemma("rates"), lemma("wages"), lemma("planned")
        ('rate', 'wage', 'plan')
    """
    for word_class in (VERB, NOUN):
        found = bases(word, word_class)
        if found:  # "rates" are of "rate", not of "rat"
            return word[:-1] if word[-1] == "s" and word[:-1] in found else min(found, key=len)
    found = bases(word, ADJECTIVE)
    if found:
        return found[0]
    # a word that no table knows: a plural at most
    return (
        word[:-1]
        if len(word) >= _SHORTEST_PLURAL and word.endswith("s") and word[-2] not in "sui"
        else word
    )


# Words without content of their own: they relate, point or modify.
_FUNCTION_WORDS = _CLOSED | word_set(
    "am is are was were be been being have has had do does did can could may "
    "might must shall should would 's 're 've 'll 'd 'm ca wo sha so too very just only also "
    "still already always usually normally generally more most less least much many other "
    "such same yes will up out off over if when where why how get gets got getting need needs "
    "needed able me mine yourself themselves someone anyone everyone something anything one "
    "then now ever once your because while until although though yet however any amp let us "
    "per"
)


@lru_cache(maxsize=WORD_CACHE)
def key(word: str) -> str:
    """Return what a word is compared by, or "" for a word without content.

    Example:
        >>> key("payments"), key("the"), key("£"), key("2016")
        ('payment', '', '', '2016')
    """
    if word in _FUNCTION_WORDS or not word[0].isalnum():
        return ""
    if "," in word and word[0].isdigit():
        word = word.replace(",", "")  # "2,010" is "2010"
    return lemma(word)


def keys(words: Iterable[str]) -> frozenset[str]:
    """Return what a run of tokens is compared by.

    Example:
        >>> sorted(keys(("you", "get", "payments", ",", "monthly")))
        ['monthly', 'payment']
    """
    found = set(map(key, words))
    found.discard("")
    return frozenset(found)


_ABBREVIATION = re.compile(
    r"\b(?:e\.?g|i\.?e|etc|vs|no|mr|mrs|ms|dr|st|inc|ltd|co|u\.s|u\.k|[a-z])\.$", re.IGNORECASE
)


def sentence_ends(tokens: Tokens, first: int, last: int) -> list[int]:
    """Return the token index after each sentence in ``tokens[first:last]``.

    A full stop ends a sentence when a token of its own or the end of one that is no abbreviation. A
    semicolon ends none: it joins.

    Example:
        >>> tokens = tokenize("You pay £5. You may wait, e.g. here.")
        >>> [tokens.words[i - 1] for i in sentence_ends(tokens, 0, len(tokens))]
        ['.', '.']
    """
    ends = [
        end
        for end, word in enumerate(tokens.words[first:last], first + 1)
        if word[-1] in _STOP_SIGNS and (_stops(word) or _names_letter(tokens, end - 1, last))
    ]
    if not ends or ends[-1] != last:
        ends.append(last)
    return ends


def _stops(word: str) -> bool:
    """Tell whether a token that ends in a sign of the end of a sentence ends one."""
    if word in _STOPS:
        return True
    long = word[-1] == "." and len(word) >= _SHORTEST_WITH_STOP
    return long and not _ABBREVIATION.search(word)


def _names_letter(tokens: Tokens, at: int, last: int) -> bool:
    """Tell whether a letter with a full stop tells which of several things: "use **form A.** You".

    The noun before has no capital, the letter has: "Dr A. Smith" is a name, "at 6 p.m." is none.
    """
    if len(tokens.words[at]) != len("A.") or not 0 < at < last - 1:
        return False
    before = tokens.unnamed[at - 1]
    return tokens.unnamed[at] == NAME != before and NOUN in classes(before)


def place_of(words: Sequence[str], word: str, first: int, last: int) -> int | None:
    """Return where a word first stands in ``words[first:last]``, None where it does not.

    Example:
        >>> place_of(("pay", "here", ":", "cash"), ":", 1, 4), place_of(("pay", ":"), ":", 0, 1)
        (2, None)
    """
    stands = first < last and word in words[first:last]
    return words.index(word, first, last) if stands else None


_STOPS = frozenset({".", "!", "?", "...", "…"})
_STOP_SIGNS = frozenset(".!?…")
