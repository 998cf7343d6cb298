"""The command line: one program, ``cmr-logic``, whose commands come from the modules here."""

from __future__ import annotations

from cmr_logic.cli.program import app, main

__all__ = ["app", "main"]
