"""Every example of the README and the docs runs as a test: Python, and commands with their output.

A document's commands run one after the other, in a shell, in a folder of its own that holds
``examples/`` and the files of ``docs/samples/``. Output that is shown has to be what is printed,
``...`` standing for anything; of a command without shown output, only the exit code counts.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from doctest import ELLIPSIS, OutputChecker
from pathlib import Path
from typing import Any

import pytest
from sybil import Example, Sybil
from sybil.parsers.markdown import CodeBlockParser, PythonCodeBlockParser, SkipParser

ROOT = Path(__file__).resolve().parent
# What installs things, or runs these very tests.
NOT_RUN = ("pip install", "python3 -m venv", ".venv/bin/", "python3 tests/check.py", "git clone")

LEFT = 3  # the exit code of a dialog in which nobody answers


class ConsoleBlockParser(CodeBlockParser):
    """Runs blocks in the language ``console``."""

    def __init__(self) -> None:
        super().__init__(language="console")

    def evaluate(self, example: Example) -> str | None:
        """Return what is wrong with a block, if anything."""
        for command, shown in commands(example.parsed):
            if command.startswith(NOT_RUN):
                continue
            done = run(command, example.namespace["folder"])
            left = done.returncode == LEFT and command.startswith("cmr-logic ask")
            if done.returncode and not left and not shown.startswith("error: "):
                return f"{command}\nended with exit code {done.returncode}:\n{done.stdout}"
            if shown and not OutputChecker().check_output(shown, trimmed(done.stdout), ELLIPSIS):
                return f"{command}\nshown:\n{shown}\nprinted:\n{trimmed(done.stdout)}"
        return None


def commands(block: str) -> list[tuple[str, str]]:
    """Part a block into commands, which a backslash continues, and what is shown below each."""
    found: list[tuple[str, list[str]]] = []
    for line in block.splitlines():
        if line.startswith("$ "):
            found.append((line[2:], []))
        elif found and not found[-1][1] and found[-1][0].endswith("\\"):
            found[-1] = (f"{found[-1][0][:-1]}{line.strip()}", [])
        elif found:
            found[-1][1].append(line)
        else:
            raise ValueError(f"a console block begins with '$ ', not with {line!r}")
    return [(command, trimmed("\n".join(shown))) for command, shown in found]


def trimmed(output: str) -> str:
    """Return output without the white space at the ends of lines and of the whole."""
    text = "\n".join(line.rstrip() for line in output.splitlines()).strip("\n")
    return f"{text}\n" if text else ""


def run(command: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run a command as a reader would, with this environment's programs first on the path."""
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
    environment = os.environ | {"PATH": path, "COLUMNS": "80", "NO_COLOR": "1", "TERM": "dumb"}
    for name in ("FORCE_COLOR", "GITHUB_ACTIONS"):
        environment.pop(name, None)
    return subprocess.run(  # noqa: S602 - the commands of our own documents
        command,
        shell=True,
        cwd=folder,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        timeout=120,
        check=False,
    )


def make_folder(namespace: dict[str, Any]) -> None:
    """Make the folder of a document."""
    folder = Path(tempfile.mkdtemp(prefix="cmr_logic_docs_"))
    (folder / "examples").symlink_to(ROOT / "examples")
    shutil.copytree(ROOT / "docs" / "samples", folder, dirs_exist_ok=True)
    namespace["folder"] = folder


def remove_folder(namespace: dict[str, Any]) -> None:
    """Remove it."""
    shutil.rmtree(namespace["folder"])


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Let those who share the tests begin with the long files, so that none is left to the end."""
    if hasattr(config, "workerinput"):
        slow = {item.path for item in items if item.get_closest_marker("slow")}
        items.sort(key=lambda item: item.path not in slow)


pytest_collect_file = Sybil(
    parsers=[
        PythonCodeBlockParser(doctest_optionflags=ELLIPSIS),
        ConsoleBlockParser(),
        SkipParser(),
    ],
    patterns=["README.md", "docs/**/*.md"],
    setup=make_folder,
    teardown=remove_folder,
).pytest()
