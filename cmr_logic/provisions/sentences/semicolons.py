"""Statements that a semicolon or a mark parts in a sentence: "Crews can row; guests cannot"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from cmr_logic import syntax
from cmr_logic.provisions.drafts.draft import Draft
from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.provisions.drafts.tallies import tally
from cmr_logic.provisions.sentences.orders import order_begins
from cmr_logic.provisions.words.clause_words import OPENING_CASES
from cmr_logic.provisions.words.predicate_words import DEMANDING_MODALS
from cmr_logic.text import places_of, sentence_ends, word_set

# Words that open a statement which answers the one before: "; **everyone else** pays"; not "you".
_OPENS_ANEW = word_set(
    "otherwise however everyone everybody others nobody nor this these instead therefore failing"
)
# What nothing comes behind: "; there is **no other** reason", "; they have **no other** power".
_NO_OTHER = ("no", "other")
_OTHER = "other"
# What opens what is so before or after that: "; **until then** you pay half"; not "; until May".
_THEN = frozenset(
    {("until", "then"), ("before", "then"), ("before", "that"), ("after", "that"), ("from", "then")}
)
# Of whom a statement says what becomes of them: "; **those who** are late"; not "; those here".
_SOME_WHO = (("those", "who"), ("anyone", "who"))
# Verbs of statements about what may or has to be done: "; guests **cannot**"; not "; guests row".
_RULES = (
    syntax.MODALS
    | syntax.DO
    | {"ca", "need", "needs", "required", "allowed", "eligible", "entitled"}
    | {"excluded", "exempt", "barred", "banned", "prohibited", "forbidden", "permitted"}
)
_SEVERAL = 2  # demands, at least, of those that marks number
# What parts them from what has to be met besides: "both must apply**, but** you must pay".
_BUT = frozenset({(",", "but"), (",", "and"), (";", "but")})
_JOINING = frozenset({"but", "and"})
_MARK = 3  # tokens of one: "(a)"
_SIGNS = frozenset({",", ";", "("})  # of which a sentence with such an end inside has one
_AIM = "to"  # what opens the title of such demands: "**To** join:"
# What opens a time at the end of a statement, and how many tokens it has at most.
_TIMING, _TIME = word_set("on at during until between after before"), 5
_GROUP = 3  # tokens of a verb with what it governs: "are not allowed"


def statement_ends(draft: Draft, first: int, last: int) -> Iterator[int]:
    """Yield the index after each sentence, and after each statement that ends in a semicolon.

    A semicolon parts the items of a list as well, behind a colon or with "and" or "or" before the
    last: "if you swim; row; or sail". It ends a statement where the next one answers it ("otherwise
    …") or says with a subject of its own what may or has to be done.

    Args:
        draft: the rule while it is read.
        first: index of the first token of a paragraph.
        last: index after the last.
    """
    start = first
    for end in sentence_ends(draft.tokens, first, last):
        if not _SIGNS.isdisjoint(draft.words[start:end]):
            yield from _tally_end(draft.words, start, end)
            yield from _inner_ends(draft.words, start, end)
            yield from marked_ends(draft.words, start, end)
        yield end
        start = end


def without_joint(words: Sequence[str], first: int, last: int) -> int:
    """Return the index after a statement without the semicolon that it ends in, behind a time.

    Example:
        >>> without_joint("rafts must stop at night ;".split(), 0, 6)
        5
        >>> without_joint("rafts must stop ;".split(), 0, 4)
        4
    """
    if last < len(words) and words[last] in _OPENS_ANEW:
        return last
    timed = not _TIMING.isdisjoint(words[max(first, last - _TIME) : last - 1])
    return last - (timed and words[last - 1] == ";")


def _tally_end(words: tuple[str, ...], first: int, last: int) -> Iterator[int]:
    """Yield the index after how many of a list must hold: "One is enough**, but** you must pay"."""
    for behind in places_of(words, _JOINING, first + 1, last - 2):
        if words[behind - 1 : behind + 1] in _BUT:
            if behind - 1 > first and tally(words[first : behind - 1]) is not None:
                yield behind
            return


def _inner_ends(words: tuple[str, ...], first: int, last: int) -> Iterator[int]:
    """Yield the index after each semicolon of a sentence that ends a statement."""
    if ";" not in words[first : last - 1]:
        return
    places = [at for at in range(first, last - 1) if words[at] == ";"]
    if ":" in words[first : places[-1]]:
        return
    listed = any(words[at + 1] in syntax.COORDINATORS for at in places)
    if len(places) == 1 and not listed and order_begins(words, places[0] + 1, last) is not None:
        yield places[0] + 1  # "if you are ill; ring us instead"
        return
    for at, end in zip(places, [*places[1:], last], strict=True):
        new = words[at + 1] in _OPENS_ANEW or words[at + 3 : at + 5] == _NO_OTHER
        new = new or words[at + 1 : at + 3] in _THEN
        new = new or (not listed and _says_of_others(words, at + 1, end))
        new = new or (not listed and _says_of_some(words, at + 1, end))
        new = new or (len(places) == 1 and not listed and _says_of_people(words, at + 1, end))
        if new or (not listed and _lays_down_anew(words, at + 1, end)):
            yield at + 1


def _says_of_others(words: tuple[str, ...], first: int, last: int) -> bool:
    """Tell whether a statement says what is so of all others: "; **other boats** pay £9"."""
    verb = syntax.finite_verb(words, first, last) if words[first] == _OTHER else None
    return verb is not None and verb > first + 1


def _says_of_some(words: tuple[str, ...], first: int, last: int) -> bool:
    """Tell whether a statement says what becomes of some: "; **those who** are late lose it"."""
    if words[first : first + 2] not in _SOME_WHO:
        return False
    verb = syntax.finite_verb(words, first, last)
    return verb is not None and verb > first + len(_SOME_WHO)


def _says_of_people(words: tuple[str, ...], first: int, last: int) -> bool:
    """Tell whether a statement says what is so of people of a kind: "; **under 16s** go free"."""
    verb = syntax.finite_verb(words, first, last)
    if verb is None and words[first] in syntax.BOUNDS and first + 2 < last:
        verb = first + 2  # of "over 65s | go free"
    subject = () if verb is None else words[first:verb]
    if not subject or not (syntax.COORDINATORS | {","}).isdisjoint(subject):
        return False
    head = subject[1] if subject[0] in syntax.BOUNDS and len(subject) > 1 else subject[-1]
    named = head if is_person(head) else subject[0]
    return is_person(named) and (syntax.is_plural_noun(named) or named.endswith("s"))


def _lays_down_anew(words: tuple[str, ...], first: int, last: int) -> bool:
    """Tell whether a statement begins, perhaps with its case: "**if** you are late, you pay"."""
    return lays_down(words, first, last) or has_case_ahead(words, first, last)


def has_case_ahead(words: Sequence[str], first: int, last: int) -> bool:
    """Tell whether words say in which case something is so, and behind a comma what is so.

    Example:
        >>> has_case_ahead("if you row , you pay".split(), 0, 6)
        True
        >>> has_case_ahead("if you row , swim".split(), 0, 5)
        False
    """
    if words[first] not in OPENING_CASES or "," not in words[first:last]:
        return False
    begin = words.index(",", first, last) + 1
    if begin == last or syntax.starts_verb_phrase(words, begin, last):
        return False
    if words[begin] in OPENING_CASES | syntax.COORDINATORS | syntax.RELATIVES | syntax.PREPOSITIONS:
        return False
    return syntax.finite_verb(words, begin, last) is not None


def marked_ends(words: tuple[str, ...], first: int, last: int) -> Iterator[int]:
    """Yield the index after each but the last of the demands that marks number, behind a title.

    "To join: **(a)** you must row, **(b)** the form must be signed, and **(c)** …".
    """
    if words[first] != _AIM or "(" not in words[first:last] or words[last - 1] != ".":
        return
    marks = [at for at in range(first, last - 3) if words[at] == "(" and words[at + 2] == ")"]
    if len(marks) < _SEVERAL or words[marks[0] - 1 : marks[0]] != (":",):
        return
    numbered = [words[at + 1] for at in marks]
    if numbered not in ([*"abcdefgh"[: len(marks)]], [*"12345678"[: len(marks)]]):
        return
    if not all(_demands(words[a:b]) for a, b in pairwise([*marks, last])):
        return
    if all(words[at - 1] in {",", ";", "and"} for at in marks[1:]):
        yield from marks[1:]


def _demands(said: Sequence[str]) -> bool:
    """Tell whether a statement says what must be so, and of what: "the form **must** be signed"."""
    verb = syntax.finite_verb(said[_MARK:])
    return verb is not None and verb > 0 and said[_MARK + verb] in DEMANDING_MODALS


def lays_down(words: Sequence[str], first: int, last: int) -> bool:
    """Tell whether words say with a subject of their own what may or has to be done.

    Example:
        >>> lays_down("guests cannot row".split(), 0, 3), lays_down("guests row".split(), 0, 2)
        (True, False)
    """
    if syntax.starts_verb_phrase(words, first, last) or words[first] in syntax.PREPOSITIONS:
        return False
    verb = syntax.finite_verb(words, first, last)
    return verb is not None and not _RULES.isdisjoint(words[verb : min(last, verb + _GROUP)])
