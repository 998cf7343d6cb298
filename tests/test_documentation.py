"""The pages agree with the code and with each other. Their examples run by ``conftest.py``."""

from __future__ import annotations

import importlib
import re
import subprocess
import sys
from pathlib import Path

import pytest

import cmr_logic
from cmr_logic.scenario.claims import PASSES

ROOT = Path(__file__).resolve().parents[1]
PAGES = [ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")]
PAGES += sorted((ROOT / "docs").rglob("*.md"))
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")


def prose(path: Path) -> str:
    return re.sub(r"```.*?```", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)


def anchors(path: Path) -> set[str]:
    headings = re.findall(r"^#+ (.*)$", prose(path), flags=re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    for target in LINK.findall(prose(page)):
        if re.match(r"https?:", target):
            continue
        name, _, anchor = target.partition("#")
        found = (page.parent / name).resolve() if name else page
        assert found.exists(), target
        if anchor:
            assert anchor in anchors(found), target


def test_every_page_is_on_the_index() -> None:
    index = ROOT / "docs" / "index.md"
    linked = {(index.parent / target).resolve() for target in LINK.findall(prose(index))}
    pages = {
        page for page in PAGES if (ROOT / "docs") in page.parents and page.parent.name != "pages"
    }
    assert pages - linked == {index}


def test_the_api_reference_is_current() -> None:
    done = subprocess.run(
        [sys.executable, "tools/api_reference.py", "--check"], cwd=ROOT, check=False
    )
    assert done.returncode == 0, "run: python tools/api_reference.py"


def test_the_api_reference_has_every_public_name() -> None:
    page = (ROOT / "docs" / "reference" / "api.md").read_text(encoding="utf-8")
    public = set(cmr_logic.__all__) - {"__version__"}
    assert public <= set(re.findall(r"^### `cmr_logic\.(\w+)`$", page, flags=re.MULTILINE))


def test_the_concepts_exist() -> None:
    page = (ROOT / "docs" / "explanation" / "concepts.md").read_text(encoding="utf-8")
    names = re.findall(r"`(cmr_logic[\w.]*\.\w+)`", page)
    assert len(names) > 10
    for name in names:
        module, _, thing = name.rpartition(".")
        assert hasattr(importlib.import_module(module), thing), name


def test_the_documented_passes_are_these() -> None:
    page = (ROOT / "docs" / "explanation" / "scenarios.md").read_text(encoding="utf-8")
    table = page.partition("| pass | entry")[2].partition("\n\n")[0]
    rows = re.findall(r"^\| (\w[^|,]*?)(?:, [^|]*)? \|", table, flags=re.MULTILINE)
    assert list(dict.fromkeys(rows)) == [each.name for each in PASSES]


PATH = re.compile(r"`([\w-]+(?:/[\w.-]+)+/?|[\w-]+/)`")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_files_that_pages_name_exist(page: Path) -> None:
    homes = (ROOT, ROOT / "cmr_logic", ROOT / "docs", ROOT.parent, page.parent)
    made = {"corpus/", "pages/", ".venv/"}  # by the commands of the pages, or by those who use them
    for name in set(PATH.findall(prose(page))) - made:
        assert any((home / name).exists() for home in homes), name


def test_the_commands_are_documented() -> None:
    from typer.main import get_command

    from cmr_logic.cli import app

    page = (ROOT / "docs" / "reference" / "cli.md").read_text(encoding="utf-8")
    for name in get_command(app).commands:  # type: ignore[attr-defined] # it is a group
        assert re.search(rf"`{name}\b", page), name
