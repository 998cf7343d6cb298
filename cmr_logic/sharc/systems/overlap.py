"""The word-overlap heuristic in the manner of Saeidi et al. 2018 (section 5).

The question is irrelevant where it shares too few words with the rule text; otherwise the answers
so far settle it, or something is left to ask. Items under "any" or "or" are settled by a Yes, the
others by a No. The reading stops there: no clause is understood.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from cmr_logic.sharc.systems.chain import ClassifyThenAsk
from cmr_logic.sharc.systems.followups import conditions
from cmr_logic.sharc.systems.protocol import Settings
from cmr_logic.sharc.systems.words import content_words, overlap, word_set

if TYPE_CHECKING:
    from cmr_logic.sharc.data import AnswerClass, Utterance

RELATED = 0.5
"""Share of the question's content words from which rule text and question go together."""

_ANY = re.compile(r"\b(?:any|either|or|one|unless|include[sd]?|including|following)\b", re.I)
_ALL = re.compile(r"\b(?:all|both|and|must|need)\b", re.IGNORECASE)
_NEGATION = re.compile(r"\b(?:not|cannot|no|never|neither|unless|except)\b|n['’]t\b", re.IGNORECASE)


class OverlapClassifier(ClassifyThenAsk):
    """Classifies by word overlap, the number of conditions and the last answer.

    Example:
        >>> from cmr_logic.sharc.data import Utterance
        >>> text = "You may keep bees if you own a garden."
        >>> row = Utterance("u", "t", None, text, "Where do trams stop?", "", (), "", ())
        >>> OverlapClassifier().classify(row)
        'Irrelevant'
    """

    def __init__(self, settings: Settings = Settings()) -> None:  # noqa: B008 - it is frozen
        super().__init__()

    def classify(self, utterance: Utterance) -> AnswerClass:
        """Return the class that overlap and answers suggest."""
        if not utterance.history:
            return "More" if relatedness(utterance) >= RELATED else "Irrelevant"
        last = utterance.history[-1].answer
        settling = "Yes" if is_any(utterance.snippet) else "No"
        if last != settling and len(utterance.history) < len(conditions(utterance.snippet)):
            return "More"
        verdict = (last == "Yes") != is_negative(utterance.snippet)
        return "Yes" if verdict else "No"


def relatedness(utterance: Utterance) -> float:
    """Return the share of the question's content words that the rule text holds."""
    return overlap(content_words(utterance.question), word_set(utterance.snippet))


def is_any(rule_text: str) -> bool:
    """Tell whether the words before or between the conditions sound like alternatives.

    Example:
        >>> is_any("Pay if you smoke or drink."), is_any("You must smoke and drink.")
        (True, False)
    """
    return len(_ANY.findall(rule_text)) > len(_ALL.findall(rule_text))


def is_negative(rule_text: str) -> bool:
    """Tell whether the conclusion, the words before the first condition word, is negated.

    Example:
        >>> is_negative("You can’t fish if it rains."), is_negative("Fish if you can’t swim.")
        (True, False)
    """
    head = re.split(r"\bif\b|\bwhen\b|:", rule_text, maxsplit=1, flags=re.IGNORECASE)[0]
    lines = [line for line in head.splitlines() if not line.lstrip().startswith("#")]
    return bool(_NEGATION.search(" ".join(lines)))
