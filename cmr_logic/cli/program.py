"""The program: the commands from the modules beside this one, and how it begins and ends."""

from __future__ import annotations

import gc
import signal
import sys
from typing import Annotated, NoReturn

import typer

from cmr_logic.cli import corpus, data, predict, rules, streams
from cmr_logic.errors import CmrLogicError

_HELP = "Read rules written in prose: their logic, what to ask next, and an answer with reasons."
_EXAMPLE = "Example: cmr-logic tree rule.txt --question 'Can I apply?'"
_INTERRUPTED = 130  # 128 + SIGINT, as shells have it
_NOBODY_READS = 141  # 128 + SIGPIPE, likewise
# With Python's 700, a hundred collections run while spaCy and the grammars load, and free nothing;
# with 100,000, two that take longer than it takes to read a rule.
_COLLECT_AFTER = 500_000  # objects

app = typer.Typer(
    name="cmr-logic",
    help=_HELP,
    epilog=_EXAMPLE,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _show_version(value: bool) -> None:
    if value:
        from cmr_logic import __version__

        typer.echo(f"cmr-logic {__version__}")
        raise typer.Exit


@app.callback()
def _program(
    version: Annotated[
        bool,
        typer.Option(
            "--version", callback=_show_version, is_eager=True, help="Print the version and leave."
        ),
    ] = False,
) -> None:
    del version  # its callback has done all there is to do


for _module in (rules, predict, data, corpus):
    _module.register(app)


def main() -> NoReturn:
    """Run the program and leave with its exit code: 0 done, 1 wrong input, 2 wrong command line."""
    gc.set_threshold(_COLLECT_AFTER)
    signal.signal(signal.SIGTERM, _terminated)
    streams.prepare()
    try:
        try:
            app()
        finally:
            sys.stdout.flush()
            # Python looks through all that was loaded once more when it ends, for a tenth of a
            # second, and finds nothing that the end of the process would not free.
            gc.freeze()
    except CmrLogicError as error:
        _fail(str(error))
    except BrokenPipeError:
        _left_alone()
    except OSError as error:  # the disk is full, for one
        streams.drop_output()
        _fail(f"{error.filename or 'standard output'}: {error.strerror or error}")
    except KeyboardInterrupt:
        sys.exit(_INTERRUPTED)
    except SystemExit as error:
        if isinstance(error.__context__, BrokenPipeError):  # typer and rich end with 1
            _left_alone()
        raise
    sys.exit(0)


def _terminated(number: int, _frame: object) -> NoReturn:
    """Leave as after an interruption: what is half written goes."""
    sys.exit(128 + number)


def _left_alone() -> NoReturn:
    """Leave without a word, as nobody reads on."""
    streams.drop_output()
    sys.exit(_NOBODY_READS)


def _fail(message: str) -> NoReturn:
    typer.echo(f"error: {message}", err=True)
    sys.exit(1)
