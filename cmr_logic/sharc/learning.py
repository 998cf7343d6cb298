"""The way to scikit-learn, which is an extra and slow to import."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from cmr_logic.errors import CmrLogicError


def scikit_learn(module: str) -> Any:
    """Import a module of scikit-learn.

    Args:
        module: its name within the package, such as ``linear_model``.

    Raises:
        CmrLogicError: scikit-learn is not installed.

    Example:
        >>> scikit_learn("linear_model").__name__
        'sklearn.linear_model'
    """
    try:
        return import_module(f"sklearn.{module}")
    except ModuleNotFoundError as error:
        raise CmrLogicError(
            "this needs scikit-learn, which is not installed",
            advice='run in the folder of the project: pip install ".[baselines]"',
        ) from error
