"""Negative questions and scenarios: from elsewhere, and unlike the rule text (ShARC, appendices).

Unlike means a cosine of the TF-IDF vectors below a limit, 0.5 as published.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, Any

from cmr_logic.sharc.construct.ids import make_id
from cmr_logic.sharc.data import Utterance
from cmr_logic.sharc.learning import scikit_learn

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from cmr_logic.sharc.data import Tree

MOST_ALIKE = 0.5
"""The published limit of the TF-IDF cosine."""

_TRIES = 200


class Similarity:
    """The TF-IDF cosine between texts, by the words of a collection.

    Args:
        texts: the collection, from which the weights of words are learned.

    Raises:
        CmrLogicError: scikit-learn is not installed.

    Example:
        >>> same = Similarity(["bees and gardens", "trams and stops", "and"])
        >>> round(same("bees", "bees"), 6), same("bees", "trams")
        (1.0, 0.0)
    """

    def __init__(self, texts: Sequence[str]) -> None:
        vectorizer = scikit_learn("feature_extraction.text").TfidfVectorizer(sublinear_tf=True)
        rows = vectorizer.fit_transform([*texts, "00"])  # never without a word
        self._vectorizer = vectorizer
        self._rows = dict(zip(texts, rows[:-1], strict=True))

    def __call__(self, one: str, other: str) -> float:
        """Return the cosine, from 0 to 1."""
        return float((self._row(one) @ self._row(other).T).sum())

    def _row(self, text: str) -> Any:
        known = self._rows.get(text)
        return self._vectorizer.transform([text]) if known is None else known


def negative_questions(
    trees: Sequence[Tree], each: int = 2, *, seed: int = 0, most_alike: float = MOST_ALIKE
) -> Iterator[Utterance]:
    """Yield, for each tree, utterances that put questions of other rule texts to its rule text.

    Args:
        trees: the trees, at least two rule texts among them.
        each: how many for a tree; fewer where too few questions are unlike enough.
        seed: the seed of the draw.
        most_alike: the cosine with rule text and question that a drawn question stays below.

    Returns:
        Utterances without scenario and history whose answer is ``"Irrelevant"``.

    Example:
        >>> from cmr_logic.sharc.data import Answer, Tree
        >>> bees = Tree("a", None, "Bees need a permit.", "May I keep bees?", Answer("Yes"))
        >>> trams = Tree("b", None, "The tram is free.", "What costs the tram?", Answer("No"))
        >>> [row.question for row in negative_questions([bees, trams], 1)]
        ['What costs the tram?', 'May I keep bees?']
    """
    alike = Similarity(
        list(dict.fromkeys(text for tree in trees for text in (tree.snippet, tree.question)))
    )
    for tree in trees:
        random = Random(f"{seed}:{tree.tree_id}")  # noqa: S311 - a draw, not a secret
        drawn: dict[str, None] = {}
        for _ in range(_TRIES):
            if len(drawn) == each:
                break
            other = random.choice(trees)
            question = other.question
            if other.snippet == tree.snippet or question == tree.question or question in drawn:
                continue
            if max(alike(question, tree.snippet), alike(question, tree.question)) < most_alike:
                drawn[question] = None
        for question in drawn:
            yield Utterance(
                utterance_id=make_id("negative question", tree.tree_id, question),
                tree_id=tree.tree_id,
                source_url=tree.source_url,
                snippet=tree.snippet,
                question=question,
                scenario="",
                history=(),
                answer="Irrelevant",
                evidence=(),
            )


def negative_scenarios(
    utterances: Sequence[Utterance],
    scenarios: Sequence[tuple[str, str]],
    share: float = 0.1,
    *,
    seed: int = 0,
    most_alike: float = MOST_ALIKE,
) -> Iterator[Utterance]:
    """Yield copies of utterances with a scenario that has nothing to do with them.

    Args:
        utterances: utterances to draw from; those with a scenario or irrelevant are passed over.
        scenarios: pairs of rule text and scenario.
        share: which part of the utterances gets a copy, from 0 to 1.
        seed: the seed of the draw.
        most_alike: the cosine with rule text and question that a scenario stays below.

    Returns:
        Copies with ids of their own, the answer as it was, and no evidence.
    """
    plain = [row for row in utterances if not row.scenario and row.answer != "Irrelevant"]
    if not scenarios or not plain:
        return
    texts = [text for row in plain for text in (row.snippet, row.question)]
    alike = Similarity(list(dict.fromkeys([*texts, *(text for _, text in scenarios)])))
    random = Random(f"{seed}:scenarios")  # noqa: S311 - a draw, not a secret
    for place in sorted(random.sample(range(len(plain)), round(share * len(plain)))):
        row = plain[place]
        for _ in range(_TRIES):
            source, text = random.choice(scenarios)
            if (
                source != row.snippet
                and max(alike(text, row.snippet), alike(text, row.question)) < most_alike
            ):
                new_id = make_id("negative scenario", row.utterance_id, text)
                yield replace(row, utterance_id=new_id, scenario=text)
                break
