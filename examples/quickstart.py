"""Set up, print the decision tree of a shipped example, and answer one question about it.

``python3 examples/quickstart.py`` needs nothing but Python, and takes no options.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tools"))

from environment import python_with  # noqa: E402 - found through the line above

RULE = "examples/swimming_pass.txt"
QUESTION = "Can I get a swimming pass?"
ANSWERS = (
    "Do you have a library card?=yes",
    "Do you live in the district?=yes",
    "Do you owe the pool any fees?=no",
)


def main() -> None:
    """Show what the command line makes of one rule."""
    argparse.ArgumentParser(description=__doc__.splitlines()[0]).parse_args()
    python = python_with("", ("cmr_logic", "spacy", "lark", "rapidfuzz", "typer", "rich"))
    told = [word for answer in ANSWERS for word in ("--answer", answer)]
    for command in (
        ["tree", RULE, "--question", QUESTION],
        ["decide", RULE, "--question", QUESTION, *told],
    ):
        shown = [f'"{word}"' if " " in word else word for word in command]
        print("$ cmr-logic", *shown, flush=True)
        done = subprocess.run([python, "-m", "cmr_logic", *command], cwd=ROOT, check=False)
        if done.returncode:
            sys.exit(done.returncode)
        print(flush=True)


if __name__ == "__main__":
    main()
