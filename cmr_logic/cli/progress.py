"""Progress of long work, on stderr, where that is a terminal."""

from __future__ import annotations

import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


@contextmanager
def progress(what: str) -> Iterator[Callable[[int], None]]:
    """Show a running count on stderr while the block runs, if stderr is a terminal.

    Args:
        what: what is counted, in the words shown.

    Yields:
        A function to call with how many more there are.
    """
    if not sys.stderr.isatty():
        yield lambda count: None
        return
    from rich.console import Console
    from rich.progress import MofNCompleteColumn, Progress, SpinnerColumn, TextColumn

    columns = (SpinnerColumn(), TextColumn("{task.description}"), MofNCompleteColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=None)
        yield lambda count: bar.advance(task, count)


@contextmanager
def waiting(what: str) -> Iterator[None]:
    """Show on stderr that work of which nothing can be counted goes on, if stderr is a terminal.

    Args:
        what: what is done, in the words shown.
    """
    if not sys.stderr.isatty():
        yield
        return
    from rich.console import Console

    with Console(stderr=True).status(what):
        yield
