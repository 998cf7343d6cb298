"""One test for a whole table: every entry is tried, and each that fails is named with its reason.

To pytest each test of its own costs more than a check of one entry does, so what is checked of
thousands of entries is one test of all.
"""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import pytest
from _pytest.mark import ParameterSet  # what pytest.param makes has no public name


def by_answer(
    told: Iterable[tuple[str, str, Iterable[str], Iterable[str], Iterable[str]]],
) -> list[tuple[str, str, str, str]]:
    """Return a case for each story of rules: rule, question, story, and the answer it comes to.

    Args:
        told: for each rule its text, a question, and stories that answer Yes, No and nothing yet.
    """
    return [
        (rule, question, story, answer)
        for rule, question, *stories in told
        for answer, those in zip(("Yes", "No", "More"), stories, strict=True)
        for story in those
    ]


def for_each(
    names: str, cases: Iterable[Any], ids: Callable[[Any], str] = repr
) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Let a check run for each case, as ``pytest.mark.parametrize`` does, but as one test.

    Args:
        names: of the arguments that a case fills, with commas between them.
        cases: a value, a tuple of them where there are several names, or a ``pytest.param``.
        ids: names a case that has no id; without it, as Python writes the case.
    """
    arguments = [name.strip() for name in names.split(",")]
    table = [_named(case, len(arguments), ids) for case in cases]
    if not table:
        raise ValueError("there is nothing to check")

    def decorated(check: Callable[..., None]) -> Callable[..., None]:
        @functools.wraps(check)
        def test(**fixtures: Any) -> None:
            failed = {}
            for number, (name, values) in enumerate(table):
                try:
                    check(**dict(zip(arguments, values, strict=True)), **fixtures)
                except (Exception, pytest.fail.Exception) as error:
                    failed[f"{name()} (case {number})"] = _told(error)
            if failed:
                told = "\n\n".join(f"--- {name}\n{why}" for name, why in failed.items())
                pytest.fail(f"{len(failed)} of {len(table)} failed\n\n{told}", pytrace=False)

        # What pytest is to fill: fixtures, and what another parametrization names.
        signature = inspect.signature(check)
        left = [p for name, p in signature.parameters.items() if name not in arguments]
        test.__signature__ = signature.replace(parameters=left)  # type: ignore[attr-defined]
        return test

    return decorated


def _named(
    case: Any, count: int, ids: Callable[[Any], str]
) -> tuple[Callable[[], str], Sequence[Any]]:
    """Return what writes the name of a case, and its values."""
    if isinstance(case, ParameterSet):
        given = case.id
        return lambda: str(given) if given else ids(case.values), case.values
    return lambda: ids(case), case if count > 1 else (case,)


def _told(error: BaseException) -> str:
    """Return the line that failed and why, as pytest would print it."""
    found = pytest.ExceptionInfo.from_exception(error)
    found.traceback = found.traceback[1:] or found.traceback  # from the check on
    return str(found.getrepr(style="short"))
