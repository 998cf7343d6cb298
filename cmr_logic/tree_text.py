"""A rule that was read, as lines of text and as JSON: clauses, provisions, tree, other readings."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from typing import Any, TypeAlias

from cmr_logic.diagram import FALSE, TRUE, Diagram, Node, TreeNode
from cmr_logic.dialog import Rule
from cmr_logic.errors import ExpressionError
from cmr_logic.expression import Expression, to_json, to_text
from cmr_logic.provisions import Provision, Reading
from cmr_logic.spans import Span

#: A line and its style: "heading", "dim" or "".
Line: TypeAlias = tuple[str, str]

_MAX_LINES = 400  # a tree with more nodes is drawn as its diagram, in which equal parts are shared
_MAX_DEPTH = 40  # the same for one that is deeper
_MAX_NESTING = 100
_ENDS = {TRUE: "Yes", FALSE: "No"}
_NOT_RELATED: dict[str, Any] = {
    "expression": None,
    "expression_nodes": None,
    "root": "Irrelevant",
    "diagram": [],
    "tree": {"answer": "Irrelevant"},
}
_LEAVES = {True: "Yes", False: "No", None: "not known"}


def describe(rule: Rule, question: str | None = None) -> Iterator[Line]:
    r"""Yield the lines that describe a rule to a person.

    Args:
        rule: the rule that was read.
        question: whose tree is drawn; that of the first conclusion if left out.

    Example:
        >>> from cmr_logic.dialog import parse
        >>> rule = parse("You can join if you live here.")
        >>> print("\n".join(line for line, _ in describe(rule, "Can I join?")))
        Clauses
          c1  you live here  [16:29, if]
        <BLANKLINE>
        Provisions
          [0:30] grants "You can join" if c1
        <BLANKLINE>
        Tree of "Can I join?", Yes if c1
        Do you live here? (c1)
        ├─ yes: Yes
        └─ no: No
    """
    yield "Clauses", "heading"
    if not rule.clauses:
        yield "  none: nothing in the text can be true of one person and not of another", "dim"
    width = max((len(clause.id) for clause in rule.clauses), default=0)
    for clause in rule.clauses:
        place = f"[{_range(clause.span)}, {clause.cue}]"
        yield f"  {clause.id:<{width}}  {clause.statement}  {place}", ""
    yield "", ""
    yield "Provisions", "heading"
    if not rule.provisions:
        yield "  none", "dim"
    for provision in rule.provisions:
        yield f"  [{_range(provision.span)}] {_provision(rule, provision)}", ""
    yield "", ""
    yield from _tree(rule, question)
    if rule.readings:
        yield "", ""
        yield "Other readings", "heading"
    for reading in rule.readings:
        yield f"  [{_range(reading.span)}] {to_text(reading.instead)}", ""
        yield f"    instead of {to_text(reading.used)}: {reading.reason}", "dim"


def draw(rule: Rule, tree: TreeNode) -> Iterator[str]:
    r"""Yield the lines of a dialog tree.

    Example:
        >>> from cmr_logic.dialog import parse
        >>> rule = parse("You can join if you live here or you work here.")
        >>> print("\n".join(draw(rule, rule.tree("Can I join?"))))
        Do you live here? (c1)
        ├─ yes: Yes
        └─ no: Do you work here? (c2)
           ├─ yes: Yes
           └─ no: No
    """
    lead: list[str] = []  # what stands before the branches of each open question
    for depth, answer, node in tree.walk():
        words = _LEAVES[node.outcome] if node.clause_id is None else _asked(rule, node.clause_id)
        if depth == 0:
            yield words
        else:
            branch = "├─ yes: " if answer else "└─ no: "
            yield f"{''.join(lead[: depth - 1])}{branch}{words}"
        del lead[max(0, depth - 1) :]
        if depth:
            lead.append("│  " if answer else "   ")


def to_dict(rule: Rule, question: str | None = None) -> dict[str, Any]:
    """Return all that is known of a rule, for JSON.

    ``diagram`` lists the questions of the dialog with where each answer leads: a place in the list,
    or ``"Yes"`` or ``"No"``. ``tree`` is the same unfolded, or null where it would be too large.
    Where the rule is not about the question, ``root`` and ``tree`` say ``"Irrelevant"``.

    Args:
        rule: the rule that was read.
        question: what is asked; the first conclusion if left out.

    Example:
        >>> from cmr_logic.dialog import parse
        >>> to_dict(parse("You can join if you live here."), "Can I join?")["expression"]
        'c1'
    """
    asked = rule.default_question if question is None else question
    related = rule.inquiry(asked).related
    return {
        "question": asked,
        "related": related,
        "notes": [asdict(note) for note in rule.notes],
        "clauses": [
            {**_asking_dict(rule, clause.id, clause.span, clause.statement), "cue": clause.cue}
            for clause in rule.clauses
        ],
        "groups": [
            {
                **_asking_dict(rule, f"g{group.id}", group.span, group.statement),
                "clauses": list(group.clause_ids),
            }
            for group in rule.groups
        ],
        "provisions": [_provision_dict(rule, provision) for provision in rule.provisions],
        "readings": [_reading_dict(rule, reading) for reading in rule.readings],
        **(_logic_dict(rule, asked) if related else _NOT_RELATED),
    }


def _tree(rule: Rule, question: str | None) -> Iterator[Line]:
    asked = rule.default_question if question is None else question
    inquiry = rule.inquiry(asked)
    if not inquiry.related:
        yield f'"{asked}" is not what this rule is about: Irrelevant', "heading"
        return
    yield f'Tree of "{asked}", Yes if {to_text(inquiry.expression)}', "heading"
    tree = _small_tree(rule, asked)
    if tree is not None:
        for line in draw(rule, tree):
            yield line, ""
        return
    yield "  (too large to unfold: each question once, with where its answers lead)", "dim"
    for line in _diagram_lines(rule, rule.diagram(asked)):
        yield line, ""


def _diagram_lines(rule: Rule, diagram: Diagram) -> Iterator[str]:
    for index, node in enumerate(diagram.nodes):
        yes, no = (_ENDS.get(way) or f"go to {way + 1}" for way in (node.high, node.low))
        yield f"{index + 1}. {_asked(rule, node.clause_id)} yes: {yes}; no: {no}"


def _small_tree(rule: Rule, question: str) -> TreeNode | None:
    try:
        tree = rule.tree(question, max_nodes=_MAX_LINES)
    except ExpressionError:
        return None
    deepest = max(depth for depth, _, _ in tree.walk())
    return tree if deepest <= _MAX_DEPTH else None


def _asked(rule: Rule, asked: str) -> str:
    return f"{rule.question(asked)} ({asked})"


def _logic_dict(rule: Rule, question: str) -> dict[str, Any]:
    expression = rule.expression(question)
    diagram = rule.diagram(question)
    tree = _small_tree(rule, question)
    return {
        "expression": to_text(expression),
        "expression_nodes": _shallow(expression),
        "root": _ENDS.get(diagram.root, diagram.root),
        "diagram": [_node_dict(rule, node) for node in diagram.nodes],
        "tree": None if tree is None else _tree_dict(rule, tree),
    }


def _asking_dict(rule: Rule, asked: str, span: Span, statement: str) -> dict[str, Any]:
    """Return what can be asked, a clause or a group, with its id and its place."""
    return {
        "id": asked,
        **_place(rule, span),
        "statement": statement,
        "question": rule.question(asked),
    }


def _reading_dict(rule: Rule, reading: Reading) -> dict[str, Any]:
    return {
        **_place(rule, reading.span),
        "reason": reading.reason,
        "used": to_text(reading.used),
        "instead": to_text(reading.instead),
    }


def _node_dict(rule: Rule, node: Node) -> dict[str, Any]:
    return {
        "asks": node.clause_id,
        "question": rule.question(node.clause_id),
        "yes": _ENDS.get(node.high, node.high),
        "no": _ENDS.get(node.low, node.low),
    }


def _tree_dict(rule: Rule, node: TreeNode) -> dict[str, Any]:
    if node.clause_id is None or node.yes is None or node.no is None:
        return {"answer": _LEAVES[node.outcome]}
    return {
        "asks": node.clause_id,
        "question": rule.question(node.clause_id),
        "yes": _tree_dict(rule, node.yes),
        "no": _tree_dict(rule, node.no),
    }


def _shallow(expression: Expression) -> dict[str, object] | None:
    """Return the nodes of an expression; None where it nests deeper than JSON is written."""
    written = to_text(expression)
    deep = written.count("(") + written.count("not ") > _MAX_NESTING
    return None if deep else to_json(expression)


def _provision(rule: Rule, provision: Provision) -> str:
    words = " ".join(provision.conclusion.of(rule.text).split())
    parts = [f'{provision.force.value} "{words}"']
    if not provision.positive:
        parts.append("(a denial)")
    for name, part in (
        ("if", provision.condition),
        ("for", provision.subject),
        ("met if", provision.demand),
        ("one of", provision.alternatives),
        ("in order to", provision.purpose),
        ("at times", provision.times),
        ("when", provision.implied),
    ):
        if part is not None:
            parts.append(f"{name} {to_text(part)}")
    parts += [f"except if {to_text(exception)}" for exception in provision.exceptions]
    return " ".join(parts)


def _provision_dict(rule: Rule, provision: Provision) -> dict[str, Any]:
    parts = {
        name: None if part is None else to_text(part)
        for name, part in (
            ("condition", provision.condition),
            ("subject", provision.subject),
            ("demand", provision.demand),
            ("alternatives", provision.alternatives),
            ("purpose", provision.purpose),
            ("times", provision.times),
            ("implied", provision.implied),
        )
    }
    return {
        **_place(rule, provision.span),
        "conclusion": _place(rule, provision.conclusion),
        "positive": provision.positive,
        "force": provision.force.value,
        **parts,
        "exceptions": [to_text(exception) for exception in provision.exceptions],
    }


def _place(rule: Rule, span: Span) -> dict[str, Any]:
    return {"start": span.start, "end": span.end, "text": span.of(rule.text)}


def _range(span: Span) -> str:
    return f"{span.start}:{span.end}"
