"""Figures that are but a part of what a clause measures: one's share, or what is told so far.

Whoever caught 110 kg of a crew's catch has told the least that it is, and so has whoever picked
12 kg, and then some more. What the least settles, they settle: 250 kg are more than 200.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from cmr_logic import syntax
from cmr_logic.scenario.amounts.laden import is_no_weight, is_without_load
from cmr_logic.scenario.lexicon.relations import covers, keyed
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.text import words_in

if TYPE_CHECKING:
    from cmr_logic.quantities import Interval

# What several do or have together: "your **crew**"; not "your company".
_TOGETHER = (
    r"(?:crew|team|party|group|household|family|choir|band|squad|troop|class|couple|side|gang|pair|"
    r"patrol|quartet|syndicate|village|neighbours)"
)
_OF_SEVERAL = re.compile(
    rf"^(?:the|your|both)\s{_TOGETHER}\b|\b(?:of|by)\s(?:the|your)\s{_TOGETHER}\b"
    rf"|\b(?:the|your)\s{_TOGETHER}['’]s\b|\bbetween\s(?:you|them)\b",
    re.IGNORECASE,
)
# Words of one's own share: "**I** caught 9 kg"; not "we caught".
_MY_SHARE = re.compile(r"^\W*(?:and\s|but\s)?(?:I\b|my\b)", re.IGNORECASE)
_OURS = re.compile(
    rf"\b(?:we|us|our|ours|together|altogether|total|combined|whole|{_TOGETHER}|and\s(?:I|me)"
    r"|(?:bringing|taking|(?:coming|going|travelling)\swith)(?=\s(?:my|our)\b))\b",
    re.IGNORECASE,
)
# There is nobody else to add anything: "I live **alone**".
_ALONE = re.compile(
    r"\b(?:alone|on\smy\sown|by\smyself|single-handed|just\sme|only\sme|nobody\selse"
    r"|no\sone\selse|solo)\b",
    re.IGNORECASE,
)
# What is told of more that has no figure: "then **some more**"; not "some more than that".
_MORE = re.compile(
    r"\b(?:some|a\sfew|a\sbit|a\slittle|lots|loads|plenty|several|many|(?:even|much|a\slot)"
    r"|and)\smore\b"
    r"(?!\s(?:than|or\sless|often))(?P<what>(?:\s[a-z]+){0,2})"
    r"|\bplus\s(?:whatever|some|others|more|a\sfew|several)\b"
    r"|\b(?:and|plus)\s(?:a\sfew|some|several|many)\s(?:others|besides|on\stop)\b",
    re.IGNORECASE,
)
# Goods of which there are several pieces: "your **luggage**"; not "your bag".
_IN_PIECES = frozenset({"luggage", "baggage", "catch", "harvest", "haul", "crop", "load", "stock"})
_PIECE = re.compile(
    r"\b(?:(?:my|our|the)\s(?:other|second|third)|another|a\s(?:second|third"
    r"|further))\s(?P<what>[a-z]+)\b",
    re.IGNORECASE,
)
# What a figure leaves out: "12, **not counting** the young ones".
_LEFT_OUT = re.compile(
    r"\b(?:(?:not|without)\s(?:even\s)?(?:counting|including|reckoning)|excluding"
    r"|leaving\s(?:out|aside)"
    r"|not\sto\smention|on\stop\sof|over\sand\sabove|before\syou\scount)\b",
    re.IGNORECASE,
)
_SENTENCE = re.compile(r"[^.!?;]+")


def is_a_share(statement: str, text: str, start: int, end: int) -> bool:
    """Tell whether a figure of a story is but a part of what a clause measures.

    Args:
        statement: the clause, as it is written.
        text: the story.
        start: where the words of the figure begin.
        end: where they end.

    Example:
        >>> clause, mine, ours = "your team scored 40 points", "I scored 12.", "We scored 12."
        >>> is_a_share(clause, mine, 0, len(mine)), is_a_share(clause, ours, 0, len(ours))
        (True, False)
        >>> told = "I picked 12 kg. Then I picked some more."
        >>> is_a_share("you picked less than 30 kg of apples", told, 0, 14)
        True
    """
    quote = text[start:end]
    several = _OF_SEVERAL.search(statement) is not None
    if several and _MY_SHARE.search(quote) and not (_OURS.search(quote) or _ALONE.search(text)):
        return True
    return (
        _goes_on(statement, text, start, end)
        or _is_one_piece(statement, text)
        or is_without_load(statement, text, start, end)
    )


def settles_too_much(
    statement: str, asked: Interval, quote: tuple[str, int, int], *, affirmed: bool
) -> bool:
    """Tell whether a figure of a story says more than it can, as it is not all that is measured.

    Args:
        statement: the clause, as it is written.
        asked: what the clause asks for.
        quote: the story, and where the words of the figure begin and end in it.
        affirmed: the figure meets the clause.

    Example:
        >>> from cmr_logic.quantities import Interval
        >>> clause, told = "your team scored 40 points", ("I scored 12.", 0, 12)
        >>> settles_too_much(clause, Interval(low=40), told, affirmed=False)
        True
        >>> settles_too_much(clause, Interval(low=9), told, affirmed=True)
        False
    """
    outrun = may_be_outrun(asked, affirmed=affirmed)
    return (outrun and is_a_share(statement, *quote)) or is_no_weight(statement, *quote)


def may_be_outrun(asked: Interval, *, affirmed: bool) -> bool:
    """Tell whether a larger amount may change what an amount says of a bound.

    Args:
        asked: what a clause asks for.
        affirmed: the amount meets it.

    Example:
        >>> from cmr_logic.quantities import Interval
        >>> most, least = Interval(high=200), Interval(low=200)
        >>> may_be_outrun(most, affirmed=True), may_be_outrun(most, affirmed=False)
        (True, False)
        >>> may_be_outrun(least, affirmed=True), may_be_outrun(least, affirmed=False)
        (False, True)
    """
    if asked.high is None:
        return not affirmed
    return affirmed or bool(asked.low)


def _goes_on(statement: str, text: str, start: int, end: int) -> bool:
    """Tell whether words behind a figure tell of more that has none: "and **some more**"."""
    for sentence in _SENTENCE.finditer(text, start):
        more = _MORE.search(sentence[0])
        if sentence.start() <= end and _LEFT_OUT.search(text, end, sentence.end()) is not None:
            return True
        if more is None or any(map(str.isdigit, sentence[0][more.start() :])):
            continue
        if not syntax.NEGATIONS.isdisjoint(words_in(sentence[0].lower())):
            continue
        what = [key for key in keyed(words_in((more.groupdict().get("what") or "").lower())) if key]
        named = frozenset(key for key in keyed(words_in(statement)) if key)
        known = named | lists.LIGHT
        if not what or any(covers((each,), own) for each in what for own in known):
            return True
    return False


def _is_one_piece(statement: str, text: str) -> bool:
    """Tell whether a story names another piece of what a clause measures as a whole."""
    whole = _IN_PIECES.intersection(words_in(statement.lower()))
    piece = _PIECE.search(text) if whole else None
    if piece is None:
        return False
    key = keyed([piece["what"].lower()])[0]
    return any(covers((key,), each) for each in whole if key) and not _figured(text, piece)


def _figured(text: str, piece: re.Match[str]) -> bool:
    """Tell whether a sentence says how much another piece is."""
    sentence = next(s for s in _SENTENCE.finditer(text) if s.end() >= piece.end())
    return any(map(str.isdigit, text[piece.end() : sentence.end()]))
