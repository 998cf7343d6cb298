"""The library's own engine as a system: it reads the rule, and the gold labels never."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING

from cmr_logic.dialog import answer, next_question, parse
from cmr_logic.errors import DataError, RuleTextError
from cmr_logic.sharc.systems.protocol import Settings

if TYPE_CHECKING:
    from cmr_logic.dialog import Rule
    from cmr_logic.sharc.data import AnswerClass, Utterance

_RULES = 1_024  # parsed rule texts kept: the utterances of one rule text seldom stand far apart


class Engine:
    """Answers as `cmr_logic.decide` does; a rule text is parsed once as long as it stays in use.

    Nobody can be asked about a row of a file, so a follow-up that its history answers both ways
    counts as not known.

    Example:
        >>> from cmr_logic.sharc.data import Turn, Utterance
        >>> text = "You may fish if you are over 12."
        >>> asked = (Turn("Are you over 12?", "Yes"),)
        >>> Engine().predict(Utterance("u", "t", None, text, "May I fish?", "", asked, "", ()))
        'Yes'
    """

    def __init__(self, settings: Settings = Settings()) -> None:  # noqa: B008 - it is frozen
        self._rules: OrderedDict[str, Rule] = OrderedDict()

    def classify(self, utterance: Utterance) -> AnswerClass:
        """Return the class of the decision."""
        return self._answer(utterance)[0]

    def follow_up(self, utterance: Utterance) -> str:
        """Return what is left to ask, whether or not it is needed; empty where nothing is."""
        try:
            asked = next_question(
                self._rule(utterance.snippet),
                utterance.question,
                utterance.scenario,
                _history(utterance),
            )
        except RuleTextError as error:
            raise _named(utterance, error) from error
        return asked or ""

    def predict(self, utterance: Utterance) -> str:
        """Return the decision's answer, or its follow-up in place of ``"More"``."""
        said, asked = self._answer(utterance)
        return said if said != "More" else asked or self.follow_up(utterance) or "More"

    def group_of(self, utterance: Utterance) -> str:
        """Return the rule text: what one process has read of it serves all its utterances."""
        return utterance.snippet

    def _answer(self, utterance: Utterance) -> tuple[AnswerClass, str | None]:
        try:
            return answer(
                self._rule(utterance.snippet),
                utterance.question,
                utterance.scenario,
                _history(utterance),
            )
        except RuleTextError as error:
            raise _named(utterance, error) from error

    def _rule(self, text: str) -> Rule:
        rule = self._rules.get(text)
        if rule is None:
            rule = self._rules[text] = parse(text)
            if len(self._rules) > _RULES:
                self._rules.popitem(last=False)
        else:
            self._rules.move_to_end(text)
        return rule


def _history(utterance: Utterance) -> list[tuple[str, str]]:
    return [(turn.question, turn.answer) for turn in utterance.history]


def _named(utterance: Utterance, error: RuleTextError) -> DataError:
    return DataError(f"utterance {utterance.utterance_id}: {error}")
