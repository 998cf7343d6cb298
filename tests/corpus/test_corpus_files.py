"""The corpus files are well formed: fields, expressions, clause texts, and texts of their own."""

from __future__ import annotations

import ast
import importlib.util
import itertools
import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tests.tables import for_each

HERE = Path(__file__).parent
PARTS = ("dev", "heldout")
# Parts of authors who sorted rules by their logic alone, or told mostly what settles a
# condition, need not hold every phenomenon.
RULE_PARTS = tuple(sorted(path.stem.removeprefix("rules_") for path in HERE.glob("rules_*.jsonl")))
STORY_PARTS = tuple(
    sorted(path.stem.removeprefix("stories_") for path in HERE.glob("stories_*.jsonl"))
)
SORTED_BY_LOGIC = (
    "winter", "agency", "phenomena", "autumn", "november", "clubs", "guidance", "examiner",
    "snippets", "varied", "everyday", "reader", "departments", "services", "forms",
    "plain", "cut", "offices", "eve", "noon", "counters", "section", "excerpts",
    "acceptance", "programmes", "asked",
)  # fmt: skip
MOSTLY_SETTLED = (
    "winter",
    "spoken",
    "autumn",
    "november",
    "varied",
    "everyday",
    "noon",
    "dusk",
    "dawn",
    "reader",
    "departments",
    "services",
    "countries",
    "mixed",
    "screens",
    "eve",
    "counters",
    "section",
    "figures",
    "advice",
    "desk",
    "short",
    "told",
)
PHENOMENA = {
    "simple", "bullets", "inline", "conjunction", "disjunction", "negation", "exception",
    "condition_cue", "relative_clause", "obligation", "noun_list", "at_least", "nested",
    "lead_in", "trailing", "provisions", "reading",
}  # fmt: skip
LOGIC = {"simple", "bullets", "inline", "conjunction", "disjunction", "negation", "mixed"}
KINDS = {
    "explicit",
    "paraphrase",
    "number",
    "money",
    "age",
    "duration",
    "hours",
    "date",
    "place",
    "implication",
    "negated",
    "unrelated",
    "undetermined",
}


def read(name: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (HERE / name).read_text(encoding="utf-8").splitlines()]


def flat(text: str) -> str:
    return " ".join(text.split())


def truth(node: ast.AST, values: dict[str, bool]) -> bool:
    """A slow, obvious evaluation of a written expression that Python has parsed."""
    match node:
        case ast.Expression(body=body):
            return truth(body, values)
        case ast.Name(id=name):
            return values[name]
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            return not truth(operand, values)
        case ast.BoolOp(op=ast.And(), values=parts):
            return all(truth(part, values) for part in parts)
        case ast.BoolOp(op=ast.Or(), values=parts):
            return any(truth(part, values) for part in parts)
        case ast.Call(func=ast.Name(id="at_least"), args=[ast.Constant(value=int(k)), *parts]):
            return sum(truth(part, values) for part in parts) >= k
    raise ValueError(ast.dump(node))


def python_tree(expression: str) -> ast.Expression:
    call = re.sub(r"at least (\d+) of \(", r"at_least(\1, ", expression)
    return ast.parse(call, mode="eval")


def names(expression: str) -> set[str]:
    nodes = ast.walk(python_tree(expression))
    return {node.id for node in nodes if isinstance(node, ast.Name)} - {"at_least"}


def table(expression: str, clauses: list[str]) -> list[bool]:
    tree = python_tree(expression)
    rows = itertools.product((False, True), repeat=len(clauses))
    return [truth(tree, dict(zip(clauses, row, strict=True))) for row in rows]


def expressions(rule: dict[str, Any]) -> list[str]:
    joined = [item["expression"] for item in rule.get("joined", [])]
    return [rule["expression"], *rule.get("readings", []), *joined]


RULES = [
    pytest.param(rule, id=f"{part}-{rule['id']}")
    for part in RULE_PARTS
    for rule in read(f"rules_{part}.jsonl")
]
STORIES = [
    pytest.param(story, id=f"{part}-{story['id']}")
    for part in STORY_PARTS
    for story in read(f"stories_{part}.jsonl")
]


FOLLOW_UPS = [
    pytest.param(item, id=f"{part}-{item['rule']}-{item['clause']}")
    for part in PARTS
    for item in read(f"followups_{part}.jsonl")
]
RULE_OF = {rule["id"]: rule for part in RULE_PARTS for rule in read(f"rules_{part}.jsonl")}


@for_each("item", FOLLOW_UPS)
def test_follow_ups_are_of_a_clause(item: dict[str, Any]) -> None:
    assert item.keys() == {"rule", "clause", "same", "opposite", "other"}
    own = RULE_OF[item["rule"]]["clauses"][item["clause"]]["question"]
    asked = [*item["same"], *item["opposite"], *item["other"]]
    assert item["same"]
    assert own not in asked
    assert len(set(asked)) == len(asked)
    assert all(each.strip() == each and each.endswith("?") for each in asked)


@for_each("rule", RULES)
def test_rule_has_its_fields(rule: dict[str, Any]) -> None:
    required = {"id", "phenomenon", "snippet", "question", "clauses", "expression"}
    assert required <= rule.keys() <= required | {"joined", "readings"}
    assert rule["phenomenon"] in PHENOMENA | LOGIC
    for clause in rule["clauses"].values():
        assert clause.keys() == {"text", "question", "also"}
        assert isinstance(clause["also"], list)
    asked = [clause["question"] for clause in rule["clauses"].values()]
    asked += [other for clause in rule["clauses"].values() for other in clause["also"]]
    asked += [item["question"] for item in rule.get("joined", [])]
    assert len(set(asked)) == len(asked)
    assert all(question.endswith("?") for question in asked)
    assert "?" in rule["question"]  # more may be told behind it


@for_each("rule", RULES)
def test_clause_texts_are_words_of_the_rule(rule: dict[str, Any]) -> None:
    for clause in rule["clauses"].values():
        assert flat(clause["text"]) in flat(rule["snippet"])


@for_each("rule", RULES)
def test_expressions_use_exactly_the_clauses(rule: dict[str, Any]) -> None:
    clauses = list(rule["clauses"])
    for expression in [rule["expression"], *rule.get("readings", [])]:
        assert names(expression) == set(clauses)
    for item in rule.get("joined", []):
        assert names(item["expression"]) <= set(clauses)
    tables = [
        tuple(table(text, clauses))
        for text in expressions(rule)[: 1 + len(rule.get("readings", []))]
    ]
    assert len(set(tables)) == len(tables), "a reading repeats the expression"


@for_each("rule", RULES)
def test_every_clause_can_change_the_answer(rule: dict[str, Any]) -> None:
    clauses = list(rule["clauses"])
    rows = list(itertools.product((False, True), repeat=len(clauses)))
    outcome = dict(zip(rows, table(rule["expression"], clauses), strict=True))
    for place in range(len(clauses)):
        assert any(
            outcome[row] != outcome[(*row[:place], not row[place], *row[place + 1 :])]
            for row in rows
        )


@pytest.mark.skipif(
    importlib.util.find_spec("cmr_logic.expression") is None, reason="no expression module"
)
@for_each("rule", RULES)
def test_library_means_the_same_by_the_expressions(rule: dict[str, Any]) -> None:
    from cmr_logic.expression import clause_ids, evaluate, parse_expression

    for expression in expressions(rule):
        parsed = parse_expression(expression, known_ids=rule["clauses"])
        used = sorted(clause_ids(parsed))
        assert used == sorted(names(expression))
        rows = itertools.product((False, True), repeat=len(used))
        values = [evaluate(parsed, dict(zip(used, row, strict=True))) for row in rows]
        assert values == table(expression, used)


@for_each("story", STORIES)
def test_story_has_its_fields(story: dict[str, Any]) -> None:
    fields = {"id", "kind", "snippet", "question", "scenario", "clause_question", "value", "answer"}
    assert story.keys() == fields
    assert story["kind"] in KINDS
    assert story["value"] in (True, False, None)
    assert story["answer"] in ("Yes", "No", "More")
    assert story["question"].endswith("?")
    assert story["clause_question"].endswith("?")
    if story["value"] is None:
        assert story["answer"] == "More", "an open condition leaves a single-condition rule open"


@pytest.mark.parametrize("part", STORY_PARTS)
def test_stories_are_balanced(part: str) -> None:
    values = Counter(story["value"] for story in read(f"stories_{part}.jsonl"))
    total = sum(values.values())
    least, most = (0.05, 0.65) if part.startswith(MOSTLY_SETTLED) else (0.2, 0.52)
    for value in (True, False, None):
        assert least <= values[value] / total <= most, values


@pytest.mark.parametrize("part", RULE_PARTS)
def test_every_phenomenon_is_there(part: str) -> None:
    found = {rule["phenomenon"] for rule in read(f"rules_{part}.jsonl")}
    if part.startswith(SORTED_BY_LOGIC):
        assert found <= PHENOMENA | LOGIC
    else:
        assert found == PHENOMENA


@pytest.mark.parametrize("part", ["dev", "heldout", "blind_dev"])
def test_every_kind_is_there(part: str) -> None:
    kinds = {story["kind"] for story in read(f"stories_{part}.jsonl")}
    assert kinds == KINDS


@pytest.mark.parametrize(("name", "parts"), [("rules", RULE_PARTS), ("stories", STORY_PARTS)])
def test_parts_share_no_item(name: str, parts: tuple[str, ...]) -> None:
    items = [item for part in parts for item in read(f"{name}_{part}.jsonl")]
    assert len({item["id"] for item in items}) == len(items)
    texts = [{item["snippet"] for item in read(f"{name}_{part}.jsonl")} for part in parts]
    for one, other in itertools.combinations(texts, 2):
        assert not one & other


def test_question_pairs() -> None:
    pairs = read("questions_dev.jsonl")
    for pair in pairs:
        assert pair.keys() == {"clause_text", "lead_in", "question"}
        assert pair["clause_text"]
        assert re.fullmatch(r"[A-Z][^?]+\?", pair["question"])
    keys = {(pair["lead_in"], pair["clause_text"]) for pair in pairs}
    assert len(keys) == len(pairs)


def test_relevance_pairs() -> None:
    pairs = read("relevance_dev.jsonl")
    for pair in pairs:
        assert pair.keys() == {"snippet", "question", "relevant"}
        assert isinstance(pair["relevant"], bool)
    share = sum(pair["relevant"] for pair in pairs) / len(pairs)
    assert 0.35 <= share <= 0.65


def test_relevance_in_other_words() -> None:
    pairs = read("relevance_words_dev.jsonl")
    for pair in pairs:
        assert pair.keys() == {"snippet", "question", "relevant", "words"}
        assert pair["words"] in (("near", "other", "far") if pair["relevant"] else ("",))
    assert len({(pair["snippet"], pair["question"]) for pair in pairs}) == len(pairs)
