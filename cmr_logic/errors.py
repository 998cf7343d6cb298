"""One family of errors: what is wrong, where, and what to do about it."""

from __future__ import annotations

from cmr_logic.spans import Span

_CONTEXT = 60  # characters of a long line shown on each side of the caret


class CmrLogicError(Exception):
    """Base of every error that the library raises on purpose.

    Args:
        problem: what is wrong, one sentence without a full stop.
        advice: what the reader can do about it, one sentence without a full stop.
        text: the text that the problem stands in, if there is one.
        span: where in ``text`` it stands; the message then shows the line with a caret.

    Example:
        >>> where = Span(0, 4)
        >>> print(CmrLogicError("no such word", advice="use 'all'", text="some(c1)", span=where))
        no such word at line 1, column 1; use 'all'
          some(c1)
          ^^^^
    """

    def __init__(
        self, problem: str, *, advice: str = "", text: str | None = None, span: Span | None = None
    ) -> None:
        super().__init__(problem)
        self.problem = problem
        self.advice = advice
        self.text = text
        self.span = span

    def __str__(self) -> str:
        where = ""
        excerpt = ""
        if self.text is not None and self.span is not None:
            line, column = line_and_column(self.text, self.span.start)
            where = f" at line {line}, column {column}"
            excerpt = "\n" + _excerpt(self.text, self.span)
        advice = f"; {self.advice}" if self.advice else ""
        return f"{self.problem}{where}{advice}{excerpt}"


class RuleTextError(CmrLogicError):
    """A rule text, question, history or scenario that cannot be read."""


class ExpressionError(CmrLogicError):
    """A written expression that does not parse, or that names an unknown clause."""


class NoClauseError(CmrLogicError, KeyError):
    """A clause or group that a rule does not have is asked for; a ``KeyError`` as well.

    Example:
        >>> issubclass(NoClauseError, KeyError)
        True
    """


class OptionError(CmrLogicError):
    """A name that there is not, or choices that do not go together, whatever the data are."""


class DataError(CmrLogicError):
    """A data file or prediction file that cannot be used; names file, row and field."""


class GrammarError(CmrLogicError):
    """A grammar or table shipped with the library is missing or broken."""


def type_name(value: object) -> str:
    """Return what a value is called in a message.

    Example:
        >>> type_name(None), type_name(b"")
        ('None', 'bytes')
    """
    return "None" if value is None else type(value).__name__


def line_and_column(text: str, offset: int) -> tuple[int, int]:
    r"""Return the line and column, both from 1, of a character offset.

    Example:
        >>> line_and_column("one\ntwo", 5)
        (2, 2)
    """
    before = text[:offset]
    return before.count("\n") + 1, offset - (before.rfind("\n") + 1) + 1


def _excerpt(text: str, span: Span) -> str:
    start = text.rfind("\n", 0, span.start) + 1
    end = text.find("\n", span.start)
    end = len(text) if end < 0 else end
    left = max(start, span.start - _CONTEXT)
    right = min(end, max(span.end, span.start + 1) + _CONTEXT)
    carets = max(1, min(span.end, right) - span.start)
    return f"  {text[left:right]}\n  {' ' * (span.start - left)}{'^' * carets}"
