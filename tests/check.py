"""Every check of the project in one command: ``python3 tests/check.py``.

Format, lint, types, then the tests: those in ``tests/``, the doctests of the library, and every
example of the README and the docs. It needs nothing but Python: where the development tools are
missing, they are first installed in ``.venv``. Further arguments go to pytest:
``python3 tests/check.py -k layout``.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tools"))

from environment import python_with  # noqa: E402 - found through the line above

# What the tests import: where one of these is missing, the environment is made or completed.
TOOLS = (
    "cmr_logic",
    "ruff",
    "mypy",
    "pytest",
    "xdist",
    "sybil",
    "hypothesis",
    "build",
    "sklearn",
    "matplotlib",
    "markdown_it",
    "selectolax",
    "sacrebleu",
    "regex",
    "setuptools",
)


def main(arguments: list[str]) -> int:
    """Run the checks, all of them even if one fails, and return the exit code."""
    python = python_with("dev", TOOLS)
    # Tests last, so that pytest's closing line is the last line.
    checks = {
        "format": ["ruff", "format", "--check", "."],
        "lint": ["ruff", "check", "."],
        "types": ["mypy"],
        # By file: the examples of a page build on each other. In the order of conftest.py.
        "tests": [
            *("pytest", "-n", "auto", "--dist", "loadfile", "--no-loadscope-reorder"),
            *arguments,
        ],
    }
    environment = os.environ | {"NO_COLOR": "1"}
    environment.pop("PYTEST_ADDOPTS", None)  # the same tests for everybody
    # Many tests start programs, which would compile the project anew each time.
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    failed = []
    for name, command in checks.items():
        print(f"== {name}: {' '.join(command)}", flush=True)
        done = subprocess.run(
            [python, "-m", *command],
            cwd=ROOT,
            env=environment,
            stdin=subprocess.DEVNULL,
            check=False,
        )
        if done.returncode:
            failed.append(name)
    if failed:
        print(f"failed: {', '.join(failed)}", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
