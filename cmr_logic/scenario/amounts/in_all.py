"""Sums that a story tells one by one and says to be all that there is: "£20 and £9, nothing else".

What single things cost or weigh says little of the whole. Where a story ends its list, and the
words of the list or of its end speak of the matter, the whole is known.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Sequence

from cmr_logic.records import replace
from cmr_logic.scenario.amounts.figures import Figure
from cmr_logic.scenario.amounts.together import adds_beside, is_open
from cmr_logic.scenario.amounts.understood import Meant
from cmr_logic.scenario.amounts.unopposed import speaks_of
from cmr_logic.scenario.lexicon.relations import keyed
from cmr_logic.scenario.statements.statement import Mood, Who
from cmr_logic.text import SENTENCE_END, words_in

# The kinds whose parts have each a thing of their own: "weight"; not "area".
_KINDS = frozenset({"money", "weight"})
# A list ends: "**nothing else** goes in", "**one order**: … plus …"; not "and another one".
_ENDS = re.compile(
    r"\b(?:nothing\s(?:else|more|besides|further)|no\sother|that(?:['’]s|\sis|\swas)\s(?:all|it|everything|the\slot)"
    r"|(?:in\sall|altogether|both\stogether|all\stogether|in\stotal|only)(?=\s*(?:[.;:!?]|$))"
    r"|(?:one|a\ssingle)\s[a-z]+(?:\s(?:to|for|with)\s[a-z]+)?:)",
    re.IGNORECASE,
)
# A sum is taken from another, or stands for it: "£90 **minus** £9"; not "£90 plus £9".
_APART = re.compile(
    r"\b(?:ow(?:e|ed|es|ing)|debts?|minus|less|discount|off|vouchers?|refund\w*|return\w*|instead|or|not|deduct\w*|without|loan"
    r"|mortgage|reduced|down\sfrom|up\sfrom|used\sto|usually|normally|each|per|apiece|would|if|might|than|worth\sof|back)\b",
    re.IGNORECASE,
)
# Any number of the list, whose unit may be left out: "4 kilos and **another 2**"; not "a few".
_NUMERAL = re.compile(
    r"(?<![\d.,])\d[\d,.]*|\b(?:another|further|two|three|four|five|six|seven|eight|nine|ten)\b",
    re.IGNORECASE,
)
_LEAST = 2
_WEIGHT = "weight"


def told_in_all(measured: Meant, figures: Sequence[Figure], text: str) -> Figure | None:
    """Return the whole that sums make which a story says to be all of the matter.

    Args:
        measured: what a clause measures.
        figures: all figures of the story of that kind, in order.
        text: the story.
    """
    if measured.kind not in _KINDS or len(figures) < _LEAST or is_open(text):
        return None
    first, last = figures[0], figures[-1]
    if not _is_one_list(measured, figures, text):
        return None
    lows = [figure.quantity.interval.low for figure in figures]
    highs = [figure.quantity.interval.high for figure in figures]
    units = {figure.quantity.unit for figure in figures}
    if None in lows or None in highs or len(units) != 1 or "/" in first.quantity.unit:
        return None
    ends = replace(
        first.quantity.interval,
        low=sum(low for low in lows if low is not None),
        high=sum(high for high in highs if high is not None),
    )
    told = replace(first.piece.told, end=max(last.piece.told.end, first.piece.told.end))
    quantity = replace(first.quantity, interval=ends, entry=first.quantity.entry + ":in-all")
    return Figure(quantity, first.start, replace(first.piece, told=told))


def _is_one_list(measured: Meant, figures: Sequence[Figure], text: str) -> bool:
    """Tell whether figures are the parts of one list that ends, and that is of the matter."""
    first, last = figures[0], figures[-1]
    start, end = _sentence_start(text, first.start), last.start + len(last.quantity.text)
    if _APART.search(text[first.start : end]) or not all(_is_part(measured, f) for f in figures):
        return False
    if len(_NUMERAL.findall(text[start:end])) > len(figures):
        return False  # "another 2" may be a part too
    if not all(adds_beside(text, one, other) for one, other in itertools.pairwise(figures)):
        return False
    closing = _ENDS.search(text, start)
    if closing is None:
        return False
    return _is_of_it(measured, text[start : _sentence_end(text, closing.end())])


def _is_part(measured: Meant, figure: Figure) -> bool:
    """Tell whether a figure is told as a fact, of nobody else than a clause asks of."""
    told = figure.piece.told
    if told.negated or told.mood is not Mood.FACT:
        return False
    person = told.subject.person and told.subject.who is not Who.SELF
    return not (person and measured.target.subject.who is Who.SELF)


def _is_of_it(measured: Meant, words: str) -> bool:
    """Tell whether words from the first sum to the end of the list speak of the matter."""
    if measured.kind == _WEIGHT:
        return True  # hardly anything else is weighed
    return speaks_of(measured, {key for key in keyed(words_in(words.lower())) if key})


def _sentence_start(text: str, at: int) -> int:
    ends = [match.end() for match in SENTENCE_END.finditer(text, 0, at)]
    return ends[-1] if ends else 0


def _sentence_end(text: str, at: int) -> int:
    end = SENTENCE_END.search(text, at)
    return end.start() if end is not None else len(text)
