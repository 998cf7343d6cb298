"""A built wheel carries what it needs, and works away from the source tree."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SOURCES = (
    "cmr_logic",
    "grammars",
    "pyproject.toml",
    "setup.py",
    "MANIFEST.in",
    "README.md",
    "LICENSE",
)

pytestmark = pytest.mark.slow


def run(*command: str, cwd: Path, **environment: str) -> str:
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    done = subprocess.run(
        command,
        cwd=cwd,
        env=kept | environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout}\n{done.stderr}"
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    # From a copy: a build leaves folders behind, and must not find any.
    source = tmp_path_factory.mktemp("source")
    hidden = shutil.ignore_patterns("__pycache__", ".*")
    for name in SOURCES:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, source / name, ignore=hidden)
        else:
            shutil.copy(ROOT / name, source / name)
    out = tmp_path_factory.mktemp("dist")
    python = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(out)]
    run(*python, str(source), cwd=source)
    (built,) = out.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    target = tmp_path_factory.mktemp("installed")
    pip = [sys.executable, "-m", "pip", "install", "-q", "--disable-pip-version-check"]
    offline = ["--no-deps", "--no-index", "--target", str(target)]
    run(*pip, *offline, str(wheel), cwd=target)
    return target


def test_carries_grammars_and_types(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    for grammar in (ROOT / "grammars").glob("*.lark"):
        assert f"cmr_logic/grammars/{grammar.name}" in names
    assert "cmr_logic/py.typed" in names
    assert {name.split("/")[0].split("-")[0] for name in names} == {"cmr_logic"}


def test_works_away_from_the_source_tree(installed: Path, tmp_path: Path) -> None:
    (tmp_path / "rule.txt").write_text(
        "You can join if you:\n\n* live here\n* work here\n", encoding="utf-8"
    )
    elsewhere = {"PYTHONPATH": str(installed), "NO_COLOR": "1"}
    where = run(
        sys.executable,
        "-c",
        "import cmr_logic; print(cmr_logic.__file__)",
        cwd=tmp_path,
        **elsewhere,
    )
    assert Path(where.strip()).is_relative_to(installed)
    shown = run(
        sys.executable, "-m", "cmr_logic", "tree", "rule.txt", "-q", "Can I join?",
        cwd=tmp_path, **elsewhere,
    )  # fmt: skip
    assert "Do you live here?" in shown
    assert "Do you work here?" in shown
    decided = run(
        str(installed / "bin" / "cmr-logic"), "decide", "rule.txt", "-q", "Can I join?",
        "-a", "Do you live here?=no", cwd=tmp_path, **elsewhere,
    )  # fmt: skip
    assert decided.splitlines()[0] == "No"
