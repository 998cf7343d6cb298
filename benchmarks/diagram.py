"""Build time and size of diagrams: conjunctions of two-way disjunctions, and what `decide` pays.

    python benchmarks/diagram.py

A rule of n independent clauses should have n nodes, and take
time in proportion to n.
"""

from __future__ import annotations

import timeit
from functools import partial

from common import parser_for, run

from cmr_logic.diagram import build
from cmr_logic.expression import All, Any, AtLeast, ClauseRef, Expression, parse_expression

SIZES = (100, 1_000, 10_000)


def pairs(clauses: int) -> Expression:
    """Return (c1 or c2) and (c3 or c4) and … over an even number of clauses."""
    refs = [ClauseRef(f"c{index}") for index in range(1, clauses + 1)]
    return All(tuple(Any(pair) for pair in zip(refs[::2], refs[1::2], strict=True)))


def two_of(clauses: int) -> Expression:
    """Return: at least two of the clauses."""
    return AtLeast(2, tuple(ClauseRef(f"c{index}") for index in range(1, clauses + 1)))


def main() -> None:
    """Print the figures."""
    parser_for(__doc__).parse_args()
    for name, make in (("AND of two-way ORs", pairs), ("at least two of", two_of)):
        for clauses in SIZES:
            expr = make(clauses)
            seconds = min(timeit.repeat(partial(build, expr), number=1, repeat=3))
            print(
                f"{name:20} {clauses:6} clauses {build(expr).size:6} nodes {seconds * 1e3:9.2f} ms"
            )
    diagram = build(parse_expression("c1 and (c2 or c3) and not (c4 or c5)"))
    cases: dict[str, dict[str, bool | None]] = {
        "nothing asked": {},
        "two answers, in text order": {"c1": True, "c2": False},
        "two answers, from the end": {"c5": False, "c3": True},
        "one answer not known": {"c1": None, "c2": True},
    }
    for name, values in cases.items():
        for method in (diagram.next_clause, diagram.outcome):
            number = 10_000
            seconds = min(timeit.repeat(partial(method, values), number=number, repeat=3))
            print(f"{method.__name__:12} {name:28} {seconds / number * 1e6:6.2f} µs")


if __name__ == "__main__":
    run(main)
