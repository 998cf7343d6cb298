"""Decisions and dialogs: what follows from the facts, what to ask next, and why."""

from cmr_logic.dialog.decision import Decision, Reason, answer, decide, next_question
from cmr_logic.dialog.history import reconcile
from cmr_logic.dialog.rule import Rule, parse
from cmr_logic.dialog.session import Dialog, Why

__all__ = [
    "Decision",
    "Dialog",
    "Reason",
    "Rule",
    "Why",
    "answer",
    "decide",
    "next_question",
    "parse",
    "reconcile",
]
