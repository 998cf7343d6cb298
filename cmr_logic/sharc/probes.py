"""Four spurious patterns of ShARC, measured on gold answers and on a system's predictions.

Source: Verma et al. 2020, section 3. A system that leans on a pattern shows it more strongly than
gold does, or shows it still where the data has been perturbed so that gold does not.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeAlias

from cmr_logic.sharc.data import answer_class
from cmr_logic.sharc.matching import Matcher
from cmr_logic.sharc.references import place, rule_tokens

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from cmr_logic.sharc.data import Utterance


@dataclass(slots=True)
class Share:
    """How many of some cases show a pattern.

    Args:
        hits: the cases that show it.
        total: all cases it was looked for in.

    Example:
        >>> share = Share()
        >>> share.add(True), share.add(False)
        (None, None)
        >>> share.value
        0.5
    """

    hits: int = 0
    total: int = 0

    def add(self, hit: bool) -> None:
        """Count one case."""
        self.hits += hit
        self.total += 1

    @property
    def value(self) -> float | None:
        """The share, from 0 to 1; None without cases."""
        return self.hits / self.total if self.total else None


Shares: TypeAlias = dict[str, Share]
Count: TypeAlias = Callable[["Utterance", str, Shares], None]


@dataclass(frozen=True, slots=True)
class Pattern:
    """A spurious pattern.

    Args:
        name: as files and the command line have it.
        question: what each share tells.
        count: counts one row with one answer, gold or predicted.
    """

    name: str
    question: str
    count: Count


@dataclass(slots=True)
class Probe:
    """A pattern as found in a file.

    Args:
        pattern: what was looked for.
        gold: the shares among the gold answers.
        predicted: the same among a system's answers; None without predictions.
    """

    pattern: Pattern
    gold: Shares = field(default_factory=dict)
    predicted: Shares | None = None

    def to_dict(self) -> dict[str, Any]:
        """Return the shares as a JSON object."""
        found: dict[str, Any] = {"question": self.pattern.question, "gold": _plain(self.gold)}
        if self.predicted is not None:
            found["predicted"] = _plain(self.predicted)
        return found


def probe(
    utterances: Iterable[Utterance], predictions: Mapping[str, str] | None = None
) -> list[Probe]:
    """Measure every pattern, in one pass over the rows.

    Args:
        utterances: the gold rows.
        predictions: a system's answers by utterance id, if it is to be probed too.

    Raises:
        DataError: ids are missing, unknown to the data, or twice in it.

    Example:
        >>> from cmr_logic.sharc.data import Turn, Utterance
        >>> history = (Turn("Do you row?", "Yes"),)
        >>> row = Utterance("u1", "t1", None, "If you row.", "May I?", "", history, "Yes", ())
        >>> probe([row], {"u1": "No"})[0].predicted["all"].value
        0.0
    """
    probes = [Probe(pattern, {}, None if predictions is None else {}) for pattern in PATTERNS]
    matcher = None if predictions is None else Matcher(predictions)
    for row in utterances:
        said = None if matcher is None else matcher.take(row.utterance_id)
        for item in probes:
            item.pattern.count(row, row.answer, item.gold)
            if said is not None and item.predicted is not None:
                item.pattern.count(row, said, item.predicted)
    if matcher is not None:
        matcher.check()
    return probes


def _count_last_answer(row: Utterance, answer: str, shares: Shares) -> None:
    named = answer_class(answer)
    if row.history and named in {"Yes", "No"}:
        last = row.history[-1].answer
        _share(shares, "all").add(named == last)
        _share(shares, f"last answer {last}").add(named == last)


def _count_turn(row: Utterance, answer: str, shares: Shares) -> None:
    _share(shares, f"turn {len(row.history) + 1}").add(answer_class(answer) == "More")


def _count_order(row: Utterance, answer: str, shares: Shares) -> None:
    if answer_class(answer) != "More":
        return
    rule = rule_tokens(row.snippet)
    here = place(row.snippet, answer)
    if here is None:
        return
    before = [at for turn in row.history if (at := place(row.snippet, turn.question))]
    if before:
        _share(shares, "after all asked before").add(here > max(before))
        _share(shares, "the whole dialog in order").add(sorted(dialog := [*before, here]) == dialog)
    now = rule.touched(here)
    if now:
        asked = set().union(*(rule.touched(at) for at in before))
        left = [number for number in range(len(rule.clauses)) if number not in asked]
        if left:
            _share(shares, "the first bullet left").add(left[0] in now)


def _count_irrelevant(row: Utterance, answer: str, shares: Shares) -> None:
    empty = not row.scenario and not row.history
    name = "scenario and history empty" if empty else "either given"
    _share(shares, name).add(answer_class(answer) == "Irrelevant")


PATTERNS: tuple[Pattern, ...] = (
    Pattern(
        "last-answer",
        "of the verdicts after a history, how many repeat its last answer?",
        _count_last_answer,
    ),
    Pattern(
        "turn",
        "at each turn, how many answers are follow-ups?",
        _count_turn,
    ),
    Pattern(
        "order",
        "of the follow-ups, how many ask in the order of the rule text?",
        _count_order,
    ),
    Pattern(
        "irrelevant",
        "how many answers are Irrelevant, with and without a scenario or history?",
        _count_irrelevant,
    ),
)
"""The patterns, in the order of the paper."""


def _share(shares: Shares, name: str) -> Share:
    return shares.setdefault(name, Share())


def _plain(shares: Shares) -> dict[str, Any]:
    return {
        name: {
            "share": None if share.value is None else round(share.value, 4),
            "hits": share.hits,
            "total": share.total,
        }
        for name, share in sorted(shares.items())
    }
