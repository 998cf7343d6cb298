"""Corpus BLEU with several references, as the published ShARC evaluator computes it.

Sources: Papineni et al. 2002 (BLEU), Lin and Och 2004 (add-one smoothing). The ShARC evaluator adds
one to every precision, that of single words too, and takes the shortest reference for the brevity
penalty; both differ from sacrebleu, which `BleuStatistics.score` can be set to agree with.
"""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

MAX_ORDER = 4
"""The longest n-gram that is counted."""


@dataclass(slots=True)
class BleuStatistics:
    """The counts that corpus BLEU is made of; pairs are added one by one.

    Args:
        matches: for each n-gram length, how many n-grams of the candidates occur in a reference,
            each at most as often as in the reference that has it most often.
        possible: for each n-gram length, how many n-grams the candidates have.
        candidate_length: tokens of all candidates.
        reference_length: tokens of the shortest reference of each pair, summed.

    Example:
        >>> statistics = BleuStatistics()
        >>> statistics.add("are you a student ?".split(), ["are you a pupil ?".split()])
        >>> statistics.matches, statistics.possible
        ([4, 2, 1, 0], [5, 4, 3, 2])
    """

    matches: list[int] = field(default_factory=lambda: [0] * MAX_ORDER)
    possible: list[int] = field(default_factory=lambda: [0] * MAX_ORDER)
    candidate_length: int = 0
    reference_length: int = 0

    def add(self, candidate: Sequence[str], references: Sequence[Sequence[str]]) -> None:
        """Count one pair.

        Args:
            candidate: the tokens of what a system said.
            references: the tokens of every right answer; at least one.
        """
        self.candidate_length += len(candidate)
        self.reference_length += min(map(len, references))
        for index in range(MAX_ORDER):
            found = _ngrams(candidate, index + 1)
            best: Counter[tuple[str, ...]] = Counter()
            for reference in references:
                best |= _ngrams(reference, index + 1)
            self.matches[index] += (found & best).total()
            self.possible[index] += found.total()

    def score(self, order: int = MAX_ORDER, *, smooth_from: int | None = 1) -> float:
        """Return BLEU over n-grams of 1 to ``order`` tokens, from 0 to 1.

        Args:
            order: the longest n-gram that counts, 1 to 4.
            smooth_from: the shortest n-gram whose precision gets one added above and below: 1 as
                published, 2 as in Lin and Och (sacrebleu's ``add-k`` with one), None for no
                smoothing.
        """
        if not self.candidate_length or not self.reference_length:
            return 0.0
        logs = 0.0
        for index in range(order):
            added = int(smooth_from is not None and index + 1 >= smooth_from)
            matches, possible = self.matches[index] + added, self.possible[index] + added
            if not matches:
                return 0.0
            logs += math.log(matches / possible)
        brevity = min(0.0, 1 - self.reference_length / self.candidate_length)
        return math.exp(logs / order + brevity)


def corpus_bleu(
    candidates: Iterable[Sequence[str]],
    references: Iterable[Sequence[Sequence[str]]],
    *,
    order: int = MAX_ORDER,
    smooth_from: int | None = 1,
) -> float:
    """Return the corpus BLEU of tokenized candidates against their references, from 0 to 1.

    Args:
        candidates: the tokens of each text to judge.
        references: for each candidate, the tokens of every right text.
        order: the longest n-gram that counts, 1 to 4.
        smooth_from: see `BleuStatistics.score`.

    Raises:
        ValueError: there are not as many candidates as lists of references.

    Example:
        >>> corpus_bleu([["are", "you", "old", "?"]], [[["are", "you", "old", "?"]]])
        1.0
    """
    statistics = BleuStatistics()
    for candidate, right in zip(candidates, references, strict=True):
        statistics.add(candidate, right)
    return statistics.score(order, smooth_from=smooth_from)


def _ngrams(words: Sequence[str], size: int) -> Counter[tuple[str, ...]]:
    return Counter(zip(*(words[start:] for start in range(size)), strict=False))
