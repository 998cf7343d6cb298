"""The streams of the program: closed ones, letters that cannot be shown, readers that leave."""

from __future__ import annotations

import codecs
import os
import sys
from pathlib import Path

_PLAIN = "cmr_logic.plain"  # the name of `_in_ascii` among the handlers of errors
# What stands for a sign where the encoding of the output lacks it: "├─ yes" is "|- yes".
_IN_ASCII = {
    **{"├": "|", "└": "`", "│": "|", "─": "-"},
    **{"‘": "'", "’": "'", "“": '"', "”": '"', "–": "-", "—": "-", "−": "-", "‐": "-", "‑": "-"},
    **{"…": "...", "•": "*", "→": "->", "↓": "(down)", "\u00a0": " "},
}
_UNKNOWN = "?"
_NARROWEST = 20  # columns


def prepare() -> None:
    """Make the streams usable, whatever the caller and the terminal give.

    A stream that is closed is empty, letters that an encoding lacks are put in others or shown as
    "?", and a width in which nothing can be shown counts as none.
    """
    _open_what_is_closed()
    codecs.register_error(_PLAIN, _in_ascii)
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, _PLAIN), (sys.stderr, _PLAIN)):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors=errors)
    width = os.environ.get("COLUMNS", "")
    if width.isdecimal() and int(width) < _NARROWEST:
        del os.environ["COLUMNS"]  # rich would print nothing at all, or tables without their cells


def drop_output() -> None:
    """Forget what stdout still holds: Python would complain once more when it closes it."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _open_what_is_closed() -> None:
    """Give an empty stream for each that the caller has closed, as services do: Python has None."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            stream = Path(os.devnull).open(mode, encoding="utf-8")  # noqa: SIM115 - it stays open
            setattr(sys, name, stream)


def _in_ascii(error: UnicodeError) -> tuple[str, int]:
    r"""Return what is shown in place of letters that an encoding lacks, and where to go on.

    Example:
        >>> _in_ascii(UnicodeEncodeError("ascii", "├─ “ж”", 0, 6, ""))
        ('|-?"?"', 6)
    """
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(
        _IN_ASCII.get(sign, _UNKNOWN) for sign in error.object[error.start : error.end]
    ), error.end
