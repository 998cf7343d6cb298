"""What the benchmarks share: where the research data is, what stays out of sight, how they run."""

from __future__ import annotations

import argparse
import hashlib
import os
import sys
from collections.abc import Callable
from pathlib import Path

from cmr_logic.errors import CmrLogicError

FOLDER = Path(__file__).resolve().parents[2] / "shared" / "data" / "sharc"


def held_out(tree_id: str) -> bool:
    """Tell whether a tree belongs to the fifth that is kept out of sight."""
    return int(hashlib.sha256(tree_id.encode()).hexdigest(), 16) % 5 == 0


def parser_for(description: str | None) -> argparse.ArgumentParser:
    """Return a parser whose help is the text at the head of a benchmark."""
    raw = argparse.RawDescriptionHelpFormatter
    return argparse.ArgumentParser(description=description, formatter_class=raw)


def add_data(parser: argparse.ArgumentParser) -> None:
    """Add the argument for a file of utterances."""
    parser.add_argument(
        "data", nargs="?", type=Path, default=FOLDER / "train.json", help="a file in ShARC's layout"
    )


def run(main: Callable[[], None]) -> None:
    """Run a benchmark: wrong data is one line, and `| head` or Ctrl-C ends it without a word."""
    try:
        main()
        sys.stdout.flush()
    except BrokenPipeError:
        # Python would complain once more when it closes what nobody reads.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    except KeyboardInterrupt:
        sys.exit(130)
    except CmrLogicError as error:
        sys.exit(f"error: {error}")
