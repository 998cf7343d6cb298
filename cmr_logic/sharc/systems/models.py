"""Models of scikit-learn, imported as late as they are needed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from cmr_logic.errors import CmrLogicError
from cmr_logic.sharc.learning import scikit_learn

if TYPE_CHECKING:
    from collections.abc import Sequence

_Model = TypeVar("_Model")


def trained(model: _Model | None) -> _Model:
    """Return a model that has been fitted.

    Raises:
        CmrLogicError: it has not been.

    Example:
        >>> trained("Yes")
        'Yes'
    """
    if model is None:
        raise CmrLogicError("the system has not been trained", advice="pass --train FILE")
    return model


def tf_idf_regression(
    texts: Sequence[str], labels: Sequence[object], seed: int, *, balanced: bool = False
) -> Any:
    """Fit a logistic regression over the TF-IDF of words and word pairs.

    Args:
        texts: the texts to learn from.
        labels: a label for each; where all are equal, the model always answers that.
        seed: the seed of the solver.
        balanced: whether rare labels weigh more.

    Returns:
        A fitted pipeline of scikit-learn.

    Raises:
        CmrLogicError: scikit-learn is not installed.
    """
    if len(set(labels)) == 1:
        return scikit_learn("dummy").DummyClassifier().fit(texts, labels)
    vectorizer = scikit_learn("feature_extraction.text").TfidfVectorizer(
        ngram_range=(1, 2),
        sublinear_tf=True,
        token_pattern=r"\w+",  # noqa: S106 - a token of text, not a secret
    )
    regression = scikit_learn("linear_model").LogisticRegression(
        max_iter=1_000, class_weight="balanced" if balanced else None, random_state=seed
    )
    return scikit_learn("pipeline").make_pipeline(vectorizer, regression).fit(texts, labels)
