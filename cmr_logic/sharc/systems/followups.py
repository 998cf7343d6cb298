"""Follow-up questions: first, random, last and best-ranked sentence, and by question rules.

Saeidi et al. 2018, section 5. A sentence is a sentence of a paragraph or a list item.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random
from typing import TYPE_CHECKING, Any

from cmr_logic.errors import CmrLogicError
from cmr_logic.sharc.data import answer_class
from cmr_logic.sharc.systems.models import tf_idf_regression, trained
from cmr_logic.sharc.systems.protocol import Settings
from cmr_logic.sharc.systems.question_rules import condition_of, to_question
from cmr_logic.sharc.systems.words import content_words, items, overlap, sentences, word_set

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cmr_logic.sharc.data import Utterance

_ASKED = 0.5  # share of a condition's content words in one question from which it counts as asked


class AlwaysAsk(ABC):
    """A writer as a system of its own: it asks whatever the utterance."""

    def __init__(self, settings: Settings = Settings()) -> None:  # noqa: B008 - it is frozen
        self.settings = settings

    @abstractmethod
    def follow_up(self, utterance: Utterance) -> str:
        """Return the next follow-up question."""

    def predict(self, utterance: Utterance) -> str:
        """Return the next follow-up question."""
        return self.follow_up(utterance)


class FirstSentence(AlwaysAsk):
    """Asks with the first sentence as it stands.

    Example:
        >>> from cmr_logic.sharc.data import Utterance
        >>> text = "Bees sting. Wear a veil."
        >>> FirstSentence().follow_up(Utterance("u", "t", None, text, "May I?", "", (), "", ()))
        'Bees sting.'
    """

    def follow_up(self, utterance: Utterance) -> str:
        """Return the first sentence."""
        return _candidates(utterance)[0]


class LastSentence(AlwaysAsk):
    """Asks with the last sentence as it stands.

    Example:
        >>> from cmr_logic.sharc.data import Utterance
        >>> text = "Bees sting. Wear a veil."
        >>> LastSentence().follow_up(Utterance("u", "t", None, text, "May I?", "", (), "", ()))
        'Wear a veil.'
    """

    def follow_up(self, utterance: Utterance) -> str:
        """Return the last sentence."""
        return _candidates(utterance)[-1]


class RandomSentence(AlwaysAsk):
    """Asks with a random sentence; the draw depends on the seed and the utterance's id alone.

    Example:
        >>> from cmr_logic.sharc.data import Utterance
        >>> text = "Bees sting. Wear a veil."
        >>> row = Utterance("u", "t", None, text, "May I?", "", (), "", ())
        >>> RandomSentence().follow_up(row) in sentences(text)
        True
    """

    def follow_up(self, utterance: Utterance) -> str:
        """Return a sentence by chance."""
        key = f"{self.settings.seed}:{utterance.utterance_id}"
        return Random(key).choice(_candidates(utterance))  # noqa: S311 - a baseline, not a secret


class RankedSentence(AlwaysAsk):
    """Asks with the sentence that a logistic regression finds most like one to ask about.

    In training, the sentence that shares most words with the gold follow-up is the one to ask
    about. The features are the TF-IDF of the sentence with the question and the history.
    """

    def __init__(self, settings: Settings = Settings()) -> None:  # noqa: B008 - it is frozen
        super().__init__(settings)
        self._model: Any = None

    def fit(self, training: Sequence[Utterance]) -> None:
        """Learn which sentences were asked about."""
        texts: list[str] = []
        asked: list[bool] = []
        for utterance in training:
            if answer_class(utterance.answer) != "More":
                continue
            gold = word_set(utterance.answer)
            candidates = _candidates(utterance)
            best = max(candidates, key=lambda text: overlap(sorted(gold), word_set(text)))
            texts += [_pair(text, utterance) for text in candidates]
            asked += [text == best for text in candidates]
        if len(set(asked)) < 2:  # noqa: PLR2004 - a classifier needs both classes
            raise CmrLogicError(
                "the training utterances hold no rule text with a sentence to choose",
                advice="train on a file with follow-up questions",
            )
        self._model = tf_idf_regression(texts, asked, self.settings.seed, balanced=True)

    def follow_up(self, utterance: Utterance) -> str:
        """Return the sentence ranked first; of equals, the first."""
        model = trained(self._model)
        candidates = _candidates(utterance)
        scores = model.predict_proba([_pair(text, utterance) for text in candidates])[:, 1]
        return candidates[int(scores.argmax())]


class RuleBased(AlwaysAsk):
    """Asks about the first list item, else condition, not asked yet, by question rules.

    Example:
        >>> from cmr_logic.sharc.data import Utterance
        >>> text = "You may fish if you:" + chr(10) + "* have a rod" + chr(10) + "* are over 12"
        >>> RuleBased().follow_up(Utterance("u", "t", None, text, "May I fish?", "", (), "", ()))
        'Do you have a rod?'
    """

    def follow_up(self, utterance: Utterance) -> str:
        """Return the question for the first condition not asked yet, or else for the last."""
        return to_question(next_condition(conditions(utterance.snippet), utterance))


def conditions(rule_text: str) -> tuple[str, ...]:
    """Return what a rule text might ask about: its list items, else its conditions, else all.

    Example:
        >>> conditions("Bring a hat. You may fish if you have a rod.")
        ('you have a rod',)
    """
    found = items(rule_text)
    if not found:
        pairs = [(text, condition_of(text)) for text in sentences(rule_text)]
        found = tuple(part for whole, part in pairs if part != whole) or tuple(
            whole for whole, _ in pairs
        )
    return found or (rule_text.strip(),)


def next_condition(candidates: Sequence[str], utterance: Utterance) -> str:
    """Return the first candidate that no question of the history asks about, or else the last."""
    asked = [word_set(turn.question) for turn in utterance.history]
    for text in candidates:
        content = content_words(text)
        if not any(overlap(content, question) >= _ASKED for question in asked):
            return text
    return candidates[-1]


def _candidates(utterance: Utterance) -> tuple[str, ...]:
    return sentences(utterance.snippet) or (utterance.snippet.strip() or "?",)


def _pair(sentence: str, utterance: Utterance) -> str:
    asked = " ".join(turn.question for turn in utterance.history)
    return f"{sentence} {utterance.question} {asked}"
