"""Lists inside a sentence: "two of these: a bill, a card", "if (a) you row; or (b) you swim"."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from cmr_logic import syntax
from cmr_logic.layout import Block, BlockKind
from cmr_logic.provisions.drafts.tallies import tally
from cmr_logic.provisions.words.clause_words import BRACKETS
from cmr_logic.records import record
from cmr_logic.spans import Span
from cmr_logic.text import Tokens

_JOINING = frozenset({"and", "or"})
# What the items of a sentence are marked by, in brackets or before one: "(a)", "1)"; not "(x)".
_MARKS = (
    ("a", "b", "c", "d", "e", "f", "g", "h"),
    ("i", "ii", "iii", "iv", "v", "vi", "vii", "viii"),
    ("1", "2", "3", "4", "5", "6", "7", "8"),
)
_ENDINGS = frozenset({".", ";", ",", *_JOINING})
# Words before "of" that count what follows: "any two of"; not "some of".
_COUNTS = frozenset({"one", "two", "three", "four", "five", "any", "all", "none", "either", "more"})
# What begins something else inside a lead-in: "any of these **if** you row"; not "of".
_BREAKS = frozenset({"if", "unless", "when", "where", "who", "that", ":", ";", "(", "before"})
# Words that a case follows, behind a colon as well: "**if**: you row"; not "these: a raft".
_CASES = frozenset({"if", "unless", "when", "where", "provided", "that"})
# Words by which a lead-in stands for two things that no sign parts: "one of **these**: A or B".
_POINTING = frozenset(
    {"following", "these", "those", "either", "both"}
    | {"conditions", "requirements", "criteria", "things", "items", "documents"}
)
_SHORTEST_LIST = 3  # items: two things are counted by "either" and "both"
_LONGEST_NAMED = 25  # words of one behind "the following": "a friend who has known you for …"
_LONGEST_ITEM = 14  # tokens: what commas part is no list where a piece is longer


@record(frozen=True, slots=True)
class Marked:
    """A list whose items are marked inside their sentence.

    Args:
        lead: index after the last token of the words that lead it in.
        items: its items, without their marks.
        end: index after the last token of the last item.
    """

    lead: int
    items: tuple[Block, ...]
    end: int


def marked_items(tokens: Tokens, first: int, last: int) -> Marked | None:
    """Return the list of a sentence whose items are marked "(a)", "(b)", None where there is none.

    The mark may have its second bracket alone: "1) … 2) …".

    Example:
        >>> from cmr_logic.text import tokenize
        >>> tokens = tokenize("You may row if (a) you can swim; and (b) you wear a vest.")
        >>> len(marked_items(tokens, 0, len(tokens)).items)
        2
        >>> tokens = tokenize("Send form (a) and form (b).")
        >>> marked_items(tokens, 0, len(tokens)) is None
        True
    """
    words = tokens.words
    if ")" not in words[first + 1 : last]:
        return None
    brackets = [i for i in range(first + 1, last - 2) if words[i] == "(" and words[i + 2] == ")"]
    opened = "(" in words[first + 1 : last]
    if not opened:
        brackets = [i for i in range(first + 1, last - 2) if words[i + 1] == ")"]
    places = _marks(words, brackets, opened)
    if not places:
        return None
    size = 2 + opened
    closing = (i for i in range(places[-1] + size, last) if words[i] == ";")
    end = next(closing, last)
    pieces = [(a + size, b) for a, b in pairwise((*places, end))]
    if any(_ENDINGS.issuperset(words[a:b]) for a, b in pieces):
        return None
    return Marked(places[0], _blocks(tokens, pieces), end)


def _marks(words: tuple[str, ...], brackets: Sequence[int], behind: int) -> list[int]:
    """Return where the marks of a list stand: "(a)", "(b)", "(c)", in this order.

    Args:
        words: the tokens of the text.
        brackets: where single words in brackets begin.
        behind: how far behind the word itself stands.
    """
    for kind in _MARKS:
        places: list[int] = []
        for at in brackets:
            if len(places) < len(kind) and words[at + behind] == kind[len(places)]:
                places.append(at)
        if len(places) > 1:
            return places
    return []


def counted_items(tokens: Tokens, first: int, last: int) -> Marked | None:
    """Return the list that stands right behind a quantifier: "any two of a bill, a card and a key".

    None where there is none, or where something is said of it beyond its number: "… must sign".

    Example:
        >>> from cmr_logic.text import tokenize
        >>> tokens = tokenize("Bring any two of a bill, a card and a letter.")
        >>> found = counted_items(tokens, 0, len(tokens))
        >>> tokens.words[found.lead - 1], len(found.items)
        ('of', 3)
        >>> tokens = tokenize("Bring two of your tents, poles and pegs if you camp.")
        >>> counted_items(tokens, 0, len(tokens)) is None
        True
    """
    words = tokens.words
    if "of" not in words[first + 1 : last]:
        return None
    of = next(
        (i for i in range(first + 1, last) if words[i] == "of" and words[i - 1] in _COUNTS), 0
    )
    end = _list_end(words, of, last) if of else None
    if end is None:
        return None
    cuts = [i for i in range(of + 1, end) if words[i] == ","]
    pieces = [(a + 1, b) for a, b in pairwise((of, *cuts, end)) if b > a + 1]
    if not cuts or not pieces:
        return None
    pieces = [*pieces[:-1], *_parted(words, *pieces[-1])]
    if len(pieces) < _SHORTEST_LIST or words[of + 1] not in {"a", "an"}:
        return None
    return Marked(of + 1, _blocks(tokens, pieces), last)


def _list_end(words: Sequence[str], of: int, last: int) -> int | None:
    """Return where a counted list ends: before "will do", or with its sentence; else None."""
    for at in range(of, last):
        if words[at] in syntax.AUXILIARIES:
            only = tally(("all", *words[at:last])) is not None
            return at if only else None
        if words[at] in _BREAKS:
            return None
    return last - 1 if words[last - 1] in {".", "!"} else last


def _blocks(tokens: Tokens, pieces: Sequence[tuple[int, int]]) -> tuple[Block, ...]:
    return tuple(
        Block(BlockKind.ITEM, Span(tokens.starts[a], tokens.ends[b - 1])) for a, b in pieces
    )


def items_after_colon(
    tokens: Tokens, first: int, last: int
) -> tuple[int | None, tuple[Block, ...]]:
    """Return the place of the colon inside a sentence, and the items of the list behind it.

    Dashes part the items where one opens the first, else semicolons where there are any, else
    commas; a last "and" or "or" parts two items and stays with the first of them. Where nothing
    parts the words, there is a colon and no list; none counts behind the word of a case.

    Example:
        >>> from cmr_logic.text import tokenize
        >>> tokens = tokenize("Bring one of these: a bill, a card or a letter.")
        >>> colon, items = items_after_colon(tokens, 0, len(tokens))
        >>> tokens.words[colon], len(items)
        (':', 3)
    """
    words = tokens.words
    if ":" not in words[first + 1 : last - 1]:
        return None, ()
    colon = next(
        (i for i in range(first + 1, last - 1) if words[i] == ":" and words[i + 1] != "/"), None
    )
    if colon is None or _opens_brackets(words, colon, last):
        return None, ()
    end = last - 1 if words[last - 1] in {".", "!", "?"} else last
    dashes = [at for at in range(colon + 1, end - 1) if _is_dash(tokens, at)]
    if len(dashes) > 1 and dashes[0] == colon + 1:
        pieces = [(a + 1, b) for a, b in pairwise((*dashes, end)) if b > a + 1]
        return colon, _blocks(tokens, pieces)
    separator = ";" if ";" in words[colon + 1 : end] else ","
    cuts = [i for i in range(colon + 1, end) if words[i] == separator]
    pieces = [(a + 1, b) for a, b in pairwise((colon, *cuts, end)) if b > a + 1]
    named = not _POINTING.isdisjoint(words[first:colon])
    pair = not cuts and named
    if not (cuts or pair) or not pieces:
        return (None if words[colon - 1] in _CASES else colon), ()
    if separator == ",":
        pieces = [*pieces[:-1], *_parted(words, *pieces[-1])]
    # what is behind the colon says what each costs: "Entry is charged: £9 for a day"
    sums = not named and all(_opens_with_sum(words, *piece) for piece in pieces)
    longest = max(end - start for start, end in pieces)
    limit = _LONGEST_NAMED if named else _LONGEST_ITEM
    if sums or len(pieces) == 1 or (separator == "," and longest > limit):
        return colon, ()
    return colon, _blocks(tokens, pieces)


def _opens_with_sum(words: Sequence[str], first: int, last: int) -> bool:
    """Tell whether an item names a sum and what it is for: "£9 for the day"."""
    return words[first] in syntax.CURRENCIES and "for" in words[first + 1 : last]


def _opens_brackets(words: Sequence[str], colon: int, last: int) -> bool:
    """Tell whether brackets group what is behind a colon, which lists nothing: "if: (A or B) …"."""
    return words[colon - 1] in _CASES and words[colon + 1] in BRACKETS and last > colon + 2


def one_item(tokens: Tokens, first: int, last: int) -> tuple[Block, ...]:
    """Return the words of a sentence as the one item of a list, without the sign at their end.

    Args:
        tokens: the tokens of the text.
        first: index of the first of them.
        last: index after the last.
    """
    end = last - (tokens.words[last - 1] in {".", "!"})
    return _blocks(tokens, [(first, end)])


def _is_dash(tokens: Tokens, at: int) -> bool:
    """Tell whether a dash stands at an index, with spaces around it, before more words."""
    words = tokens.words
    spaced = tokens.starts[at] > tokens.ends[at - 1] and tokens.ends[at] < tokens.starts[at + 1]
    return words[at] in syntax.DASHES and spaced


def _parted(words: tuple[str, ...], first: int, last: int) -> list[tuple[int, int]]:
    """Part the last piece of a list at its "and" or "or", which stays with the first part."""
    for at in range(first + 1, last - 1):
        if words[at] in _JOINING:
            return [(first, at + 1), (at + 1, last)]
    return [(first, last)]
