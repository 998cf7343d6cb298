"""The benchmarks start, say what they take, and end quietly; their figures are not for tests."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

BENCHMARKS = Path(__file__).resolve().parents[1] / "benchmarks"
PROGRAMS = sorted(path.stem for path in BENCHMARKS.glob("*.py") if path.stem != "common")


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=BENCHMARKS,
        capture_output=True,
        check=False,
        text=True,
        timeout=120,
    )


@pytest.mark.parametrize("program", PROGRAMS)
def test_a_benchmark_says_what_it_takes(program: str) -> None:
    done = run(f"{program}.py", "--help")
    assert (done.returncode, done.stderr) == (0, "")
    assert f"python benchmarks/{program}.py" in done.stdout


@pytest.mark.parametrize("program", ["baselines", "predict", "reading", "references"])
def test_a_benchmark_without_its_data_says_so_in_one_line(program: str, tmp_path: Path) -> None:
    done = run(f"{program}.py", str(tmp_path / "nowhere"))
    assert (done.returncode, done.stdout) == (1, "")
    [line] = done.stderr.splitlines()
    assert "nowhere" in line


def test_a_reader_that_leaves_ends_a_benchmark_without_a_word() -> None:
    endless = "from common import run\ndef main():\n    while True: print('figure')\nrun(main)"
    with subprocess.Popen(
        [sys.executable, "-c", endless],
        cwd=BENCHMARKS,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as program:
        assert program.stdout is not None
        assert program.stderr is not None
        program.stdout.readline()
        program.stdout.close()
        assert program.stderr.read() == b""
        assert program.wait(timeout=120) == 1
