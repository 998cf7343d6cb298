"""The map of the code: its layers, and who may use which library."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "cmr_logic"

# A module imports only from rows above its own; docs/explanation/architecture.md has the same rows.
LAYERS = (
    ("records",),
    ("spans",),
    ("errors",),
    ("languages",),
    ("notes",),
    ("grammar",),
    ("expression",),
    ("text",),
    ("syntax",),
    ("layout",),
    ("cues",),
    ("clauses",),
    ("provisions",),
    ("diagram",),
    ("simplify",),
    ("wording",),
    ("quantities",),
    ("relevance",),
    ("inquiry",),
    ("facts",),
    ("scenario",),
    ("dialog",),
    ("tree_text",),
    ("cmr_logic",),
    ("sharc",),
    ("cli",),
    ("__main__",),
)
ROW = {name: row for row, names in enumerate(LAYERS) for name in names}

# The same inside the large packages; docs/explanation/modules.md has the same rows. A module that
# is in no sub-package stands above them all.
INNER_LAYERS = {
    "provisions": (
        "words",
        "drafts",
        "verbs",
        "making",
        "phrases",
        "matters",
        "lists",
        "conditions",
        "concluding",
        "reach",
        "sentences",
    ),
    "scenario": (
        "lexicon",
        "statements",
        "times",
        "demands",
        "matching",
        "rephrasing",
        "amounts",
        "entailment",
    ),
}

# Which modules may import a library. Each is named once for what it is there for.
USERS = {
    "spacy": {
        "text",
        # The published scripts are defined by its tokenizer and its stop words.
        "sharc.tokens",
        "sharc.references",
        "sharc.systems.words",
    },
    "lark": {"grammar", "expression", "layout", "clauses"},
    "sympy": {"simplify"},
    "networkx": {"diagram"},
    "rapidfuzz": {"relevance", "facts", "scenario", "sharc.fuzzy"},
    "pycountry": {"quantities"},
    "ijson": {"sharc.files"},
    "sklearn": {"sharc.learning"},
    "matplotlib": {"sharc.plots"},
    "markdown_it": {"sharc.construct"},
    "selectolax": {"sharc.construct"},
    "typer": {"cli"},
    "rich": {"cli"},
}
# What costs time to import and is not needed for an answer: imported where it is used.
LATE = {"sympy", "networkx", "sklearn", "matplotlib", "pycountry", "markdown_it", "selectolax"}
# Who imports by name, and what for: no import may hide from this test.
BY_NAME = {
    "cmr_logic": "public names, when they are first used",
    "sharc.learning": "scikit-learn, which is optional",
    "sharc.systems.registry": "systems, of other packages too",
}
MOST_LINES = 450


@dataclass(frozen=True)
class Import:
    module: str  # who imports, without the package's name
    target: str  # what, as written in full
    line: int
    late: bool  # inside a function


@cache
def sources() -> dict[str, Path]:
    found = {}
    for path in PACKAGE.rglob("*.py"):
        parts = path.relative_to(PACKAGE).with_suffix("").parts
        name = ".".join(part for part in parts if part != "__init__") or "cmr_logic"
        found[name] = path
    return found


def full(name: str) -> str:
    return "cmr_logic" if name == "cmr_logic" else f"cmr_logic.{name}"


@cache
def imports() -> tuple[Import, ...]:
    known = {full(name) for name in sources()}
    found = []
    for module, path in sources().items():
        for node, late in walk(ast.parse(path.read_text(encoding="utf-8"))):
            targets: list[str] = []
            if isinstance(node, ast.Import):
                targets = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom):
                assert node.level == 0, f"{path}:{node.lineno}: relative import"
                base = node.module or ""
                inner = [f"{base}.{alias.name}" for alias in node.names]
                targets = [name for name in inner if name in known]
                if len(targets) < len(inner):
                    targets.append(base)
            found += [Import(module, target, node.lineno, late) for target in targets]
    return tuple(found)


def walk(node: ast.AST, late: bool = False) -> Iterator[tuple[ast.Import | ast.ImportFrom, bool]]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Import | ast.ImportFrom):
            yield child, late
        else:
            inside = late or isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef)
            # Names for types alone are not imported when the program runs.
            typing = isinstance(child, ast.If) and ast.unparse(child.test).endswith("TYPE_CHECKING")
            yield from walk(child, inside or typing)


def layer(name: str) -> str:
    """Return the row of a module or of an import's target: its first part below the package."""
    parts = name.split(".")
    if parts[0] == "cmr_logic":
        parts = parts[1:]
    return parts[0] if parts else "cmr_logic"


def ours() -> list[Import]:
    return [found for found in imports() if found.target.split(".")[0] == "cmr_logic"]


def within(module: str, allowed: set[str]) -> bool:
    return any(module == name or module.startswith(f"{name}.") for name in allowed)


def test_every_module_has_a_row() -> None:
    assert {layer(full(name)) for name in sources()} == set(ROW)


def test_modules_import_only_from_rows_above() -> None:
    wrong = [
        f"cmr_logic/{found.module}:{found.line} imports {found.target}"
        for found in ours()
        if layer(full(found.module)) != layer(found.target)
        and ROW[layer(found.target)] >= ROW[layer(full(found.module))]
    ]
    assert not wrong


def inner_row(package: str, name: str) -> int:
    """Return the row of a module inside a large package: that of its sub-package, or the last."""
    rows = INNER_LAYERS[package]
    part = [*name.removeprefix("cmr_logic.").split("."), ""][1]
    return rows.index(part) if part in rows else len(rows)


@pytest.mark.parametrize("package", INNER_LAYERS)
def test_sub_packages_import_only_from_rows_above(package: str) -> None:
    wrong = []
    for found in ours():
        if {layer(full(found.module)), layer(found.target)} == {package}:
            here, there = (inner_row(package, name) for name in (found.module, found.target))
            if there > here:
                wrong.append(f"cmr_logic/{found.module}:{found.line} imports {found.target}")
    assert not wrong


def test_no_cycles() -> None:
    graph: dict[str, set[str]] = {full(name): set() for name in sources()}
    for found in ours():
        if full(found.module) != found.target:
            graph[full(found.module)].add(found.target)
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        pytest.fail(f"cycle: {' imports '.join(reversed(error.args[1]))}")


def test_libraries_are_used_where_the_table_says() -> None:
    wrong = []
    for found in imports():
        library = found.target.split(".")[0]
        if library in sys.stdlib_module_names or library == "cmr_logic":
            continue
        if not within(found.module, USERS.get(library, set())):
            wrong.append(f"{found.module}:{found.line} imports {library}")
    assert not wrong


def test_slow_libraries_are_imported_late() -> None:
    early = [found for found in imports() if not found.late]
    allowed = {"sharc"}  # a command on data files may take its time, a single answer may not
    assert not [
        f"{found.module}:{found.line} imports {found.target}"
        for found in early
        if found.target.split(".")[0] in LATE and not within(found.module, allowed)
    ]


def test_imports_by_name_are_known() -> None:
    users = {
        name
        for name, path in sources().items()
        if re.search(r"\bimport_module\(|\b__import__\(", path.read_text(encoding="utf-8"))
    }
    assert users == set(BY_NAME)


def test_only_grammar_loads_grammars() -> None:
    users = set()
    for name, path in sources().items():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and re.match(
                r"(lark\.)?Lark(\.open\w*)?$", ast.unparse(node.func)
            ):
                users.add(name)
    assert users == {"grammar"}


def test_no_star_imports() -> None:
    starred = [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for folder in ("cmr_logic", "tests", "benchmarks", "tools", "examples")
        for path in (ROOT / folder).rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom) and any(alias.name == "*" for alias in node.names)
    ]
    assert not starred


def test_no_name_of_a_module_is_given_twice() -> None:
    """A second table of the same name would silently stand for the first."""
    twice = {}
    for name, path in sources().items():
        given: Counter[str] = Counter()
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            targets = node.targets if isinstance(node, ast.Assign) else ()
            given.update(each.id for each in targets if isinstance(each, ast.Name))
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                given[node.name] += 1
        twice[name] = [each for each, times in given.items() if times > 1]
    assert not {name: names for name, names in twice.items() if names}


def test_modules_are_small() -> None:
    lines = {name: path.read_text(encoding="utf-8").count("\n") for name, path in sources().items()}
    assert not {name: count for name, count in lines.items() if count > MOST_LINES}


def test_an_answer_loads_nothing_that_it_does_not_need() -> None:
    program = (
        "import sys, cmr_logic\n"
        "early = {'spacy', 'lark'} & set(sys.modules)\n"
        "cmr_logic.decide('You can join if you are over 18.', 'Can I join?', 'I am 30.')\n"
        "needless = {'sympy', 'networkx', 'sklearn', 'matplotlib'} & set(sys.modules)\n"
        "print(*sorted(early | needless))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == []


@pytest.mark.parametrize("package", INNER_LAYERS)
def test_the_documented_sub_packages_are_these(package: str) -> None:
    page = (ROOT / "docs" / "explanation" / "modules.md").read_text(encoding="utf-8")
    section = page.split(f"## {package}\n")[1].split("\n## ")[0]
    rows = re.findall(r"^\| `(\w+)` \| [^|]* \| ([^|]*) \|$", section, flags=re.MULTILINE)
    assert tuple(name for name, _ in rows) == INNER_LAYERS[package]
    for name, modules in rows:
        folder = PACKAGE / package / name
        present = {path.stem for path in folder.glob("*.py")} - {"__init__"}
        present |= {path.parent.name for path in folder.glob("*/__init__.py")}
        assert set(re.findall(r"`(\w+)`", modules)) == present, name


def test_the_documented_table_is_this_one() -> None:
    page = (ROOT / "docs" / "explanation" / "architecture.md").read_text(encoding="utf-8")
    section = page.split("## Modules")[1].split("\n## ")[0]
    rows = re.findall(r"^\| (`[^|]*`) \|", section, flags=re.MULTILINE)
    documented = tuple(tuple(re.findall(r"`(\w+)/?`", row)) for row in rows)
    assert documented == LAYERS
