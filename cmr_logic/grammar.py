"""Finds, loads and keeps the Lark grammars; the only user of Lark's loader."""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import lark
from lark.lexer import Lexer

from cmr_logic.errors import GrammarError


@cache
def grammar_text(name: str) -> str:
    """Return the text of the grammar ``NAME.lark``.

    An installed wheel holds the grammars in ``cmr_logic/grammars``; in the source tree, and so in
    an editable install, they stand beside the package in ``grammars``.

    Args:
        name: the file's name without ``.lark``.

    Raises:
        GrammarError: there is no such grammar, or its file cannot be read.

    Example:
        >>> "expression" in grammar_text("expression")
        True
    """
    if not name.isidentifier():
        raise GrammarError(f"{name!r} is no name of a grammar", advice="use a plain word")
    for folder in (files("cmr_logic") / "grammars", Path(__file__).parent.parent / "grammars"):
        place = folder / f"{name}.lark"
        if place.is_file():
            try:
                return place.read_text(encoding="utf-8")
            except (OSError, UnicodeDecodeError) as error:
                raise GrammarError(f"the grammar {name!r} cannot be read: {error}") from error
    raise GrammarError(
        f"the grammar {name!r} is missing", advice="install cmr_logic again, or check the name"
    )


def load(
    name: str,
    *,
    start: str | tuple[str, ...] = "start",
    parser: str = "lalr",
    lexer: str | type[Lexer] = "basic",
    transformer: lark.Transformer[Any, Any] | None = None,
    **options: Hashable,
) -> lark.Lark:
    """Return the parser of a grammar, made once for each set of options.

    Args:
        name: the grammar's name, as for :func:`grammar_text`.
        start: the rule to start from, or several: ``parse`` then takes the one to use.
        parser: ``"lalr"`` or ``"earley"``.
        lexer: ``"basic"``, ``"contextual"``, or a lexer class.
        transformer: is applied while parsing (LALR alone).
        options: further options of ``lark.Lark``, each hashable.

    Raises:
        GrammarError: the grammar is missing or broken.

    Example:
        >>> load("expression", start="expression") is load("expression", start="expression")
        True
    """
    return _loaded(name, start, parser, lexer, transformer, tuple(sorted(options.items())))


@cache
def _loaded(
    name: str,
    start: str | tuple[str, ...],
    parser: str,
    lexer: str | type[Lexer],
    transformer: lark.Transformer[Any, Any] | None,
    options: tuple[tuple[str, Hashable], ...],
) -> lark.Lark:
    settings: dict[str, Any] = dict(options)
    starts = start if isinstance(start, str) else list(start)
    settings.update(start=starts, parser=parser, lexer=lexer, transformer=transformer)
    try:
        made = lark.Lark(grammar_text(name), **settings)
    except lark.exceptions.LarkError as error:
        raise GrammarError(f"the grammar {name!r} is broken: {error}") from error
    for rule in made.rules:
        # Lark leaves tokens here, which Python compares; plain strings are compared in C.
        rule.origin.name = str(rule.origin.name)
    return made
