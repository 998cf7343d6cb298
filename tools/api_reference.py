"""Writes docs/reference/api.md from the docstrings of the public names.

``python tools/api_reference.py`` writes the page; with ``--check`` it only tells, by its exit code,
whether the page is current.
"""

from __future__ import annotations

import dataclasses
import enum
import importlib
import inspect
import re
import sys
import typing
from collections.abc import Iterator
from pathlib import Path

PAGE = Path(__file__).resolve().parents[1] / "docs" / "reference" / "api.md"
# Each section: title, module, and the names to show.
SECTIONS: tuple[tuple[str, str, tuple[str, ...]], ...] = (
    ("Reading and answering", "cmr_logic", ("parse", "decide", "next_question", "reconcile")),
    ("What comes out", "cmr_logic", ("Rule", "Decision", "Reason", "Dialog", "Why")),
    (
        "Expressions",
        "cmr_logic",
        (
            "All",
            "Any",
            "Not",
            "AtLeast",
            "ClauseRef",
            "Constant",
            "Expression",
            "parse_expression",
            "to_text",
        ),
    ),
    ("Places in a text", "cmr_logic", ("Span",)),
    (
        "Errors",
        "cmr_logic",
        (
            "CmrLogicError",
            "RuleTextError",
            "ExpressionError",
            "NoClauseError",
            "OptionError",
            "DataError",
            "GrammarError",
        ),
    ),
    (
        "Parts of a rule",
        "cmr_logic.provisions",
        ("Rule", "Clause", "Group", "Provision", "Force", "Reading"),
    ),
    ("Notes on a text", "cmr_logic.notes", ("notes", "Note")),
    ("Layout", "cmr_logic.layout", ("read_layout", "Block", "BlockKind")),
    (
        "More on expressions",
        "cmr_logic.expression",
        ("evaluate", "clause_ids", "to_json", "from_json"),
    ),
    (
        "Diagrams and trees",
        "cmr_logic.diagram",
        ("Diagram", "Node", "TreeNode", "build", "FALSE", "TRUE"),
    ),
    ("A rule as text and as JSON", "cmr_logic.tree_text", ("describe", "draw", "to_dict")),
    ("Simpler forms", "cmr_logic.simplify", ("equivalent", "redundant", "minimal")),
)
HEAD = """\
# API

The names that programs build on. `tools/api_reference.py` writes this page from their docstrings,
and every example on it runs as a test. The names under `cmr_logic` are imported when they are first
used: importing the library costs next to nothing.

`cmr_logic.sharc` has pages of its own: [evaluate](../how-to/evaluate-predictions.md),
[perturb](../how-to/perturb-data.md), [probe](../how-to/probe-patterns.md),
[systems](baselines.md), [corpus](../how-to/build-a-corpus.md).
"""


def page() -> str:
    """Return the whole page."""
    parts = [HEAD]
    for title, module_name, names in SECTIONS:
        module = importlib.import_module(module_name)
        parts.append(f"## {title}\n")
        parts.append(f"```python\n>>> from {module_name} import {', '.join(names)}\n\n```\n")
        for name in names:
            parts += entry(f"{module_name}.{name}", getattr(module, name))
    return "\n".join(parts).rstrip() + "\n"


def entry(name: str, thing: object) -> Iterator[str]:
    """Yield the lines of one name: signature, docstring, and the methods of a class."""
    yield f"### `{name}`\n"
    if not callable(thing):
        members = ", ".join(f"`{kind.__name__}`" for kind in typing.get_args(thing))
        yield f"Any of {members}.\n" if members else f"The constant `{thing!r}`.\n"
        return
    if not (isinstance(thing, type) and issubclass(thing, enum.Enum)):
        yield f"```text\n{signature(name.rpartition('.')[2], thing)}\n```\n"
    yield from described(thing)
    if not isinstance(thing, type):
        return
    if issubclass(thing, enum.Enum):
        yield "Values: " + ", ".join(f"`{member.name}`" for member in thing) + ".\n"
    for member, value in vars(thing).items():
        if member.startswith("_"):
            continue
        if isinstance(value, property):
            yield f"#### `.{member}`\n"
            yield from described(value.fget)
        elif inspect.isfunction(value):
            yield f"#### `.{signature(member, value)}`\n"
            yield from described(value)


def signature(name: str, thing: object) -> str:
    """Return a call as one writes it, without ``self`` and without what a person does not pass."""
    found = inspect.signature(thing)  # type: ignore[arg-type] # a class or a function
    hidden = {"self"}
    if dataclasses.is_dataclass(thing):
        hidden |= {field.name for field in dataclasses.fields(thing) if not field.init}
    kept = [p for p in found.parameters.values() if p.name not in hidden]
    shown = str(found.replace(parameters=kept))
    # Annotations are strings here; defaults that are strings keep their quotes.
    return name + re.sub(r"(: |-> )'([^']*)'", r"\1\2", shown).replace("<factory>", "…")


def described(thing: object) -> Iterator[str]:
    """Yield a docstring as Markdown: sections in bold, arguments as a list, examples as code."""
    text = inspect.cleandoc(getattr(thing, "__doc__", None) or "")
    text = re.sub(r":(?:func|class|meth|attr):`~?([^`]+)`", r"`\1`", text).replace("``", "`")
    lines: list[str] = []
    section = ""
    for line in text.splitlines():
        heading = re.fullmatch(r"(Args|Returns|Raises|Yields|Example|Examples):", line)
        if heading:
            if section == "Example":
                lines.append("\n```\n")
            section = "Example" if heading[1].startswith("Example") else heading[1]
            if section == "Example":
                lines.append("```python")
            else:
                title = {"Args": "Arguments"}.get(section, section)
                lines.append(f"**{title}**\n")
        elif section == "Example":
            lines.append(line.removeprefix("    "))
        elif section in {"Args", "Raises"} and re.match(r"    \S", line):
            argument, _, rest = line.strip().partition(": ")
            lines.append(f"- `{argument}`: {rest}")
        elif section in {"Args", "Raises"} and line.strip():
            lines.append(f"  {line.strip()}")
        else:
            lines.append(line.strip())
    while lines and not lines[-1]:
        lines.pop()
    if section == "Example":
        lines.append("\n```")
    yield "\n".join(lines) + "\n"


def main() -> int:
    """Write the page, or check it."""
    wanted = page()
    if "--check" in sys.argv[1:]:
        return int(PAGE.read_text(encoding="utf-8") != wanted)
    PAGE.write_text(wanted, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
