"""What somebody only set out to do: "I went to the office **to pay the deposit**"."""

from __future__ import annotations

import re

from cmr_logic.scenario.lexicon.relations import same
from cmr_logic.scenario.statements.statement import Statement, Tense
from cmr_logic.text import word_set

# What one does in order to do another thing: "I **went** there to pay"; not "I managed to pay".
_SETTING_OUT = re.compile(
    r"\b(?:went|gone|came|come|drove|driven|walked|cycled|popped|travelled|rushed|headed|set\s(?:off|out)"
    r"|logged\s(?:in|on)|saved(?:\sup)?|queued|waited|put\sup|bought|stopped\s(?:by|off|there))\b"
    r"(?P<rest>(?:(?!\b(?:and|but|so|which|who|had|having)\b)[^.!?;,])*)",
    re.IGNORECASE,
)
_WENT_ON = re.compile(r"\b(?:went|gone|going)\son\sto\b", re.IGNORECASE)
# What one does by going there: "I went to **see** my doctor"; not "I went to pay my doctor".
_BY_GOING = word_set("see visit view watch hear live stay work study meet")
_BEFORE = frozenset({Tense.PAST, Tense.PERFECT})
_AND = " and "


def is_only_set_out(statement: str, clause: Statement, quote: str, behind: str) -> bool:
    """Tell whether words say for what somebody set out, and not that it was done.

    Args:
        statement: a clause.
        clause: the same, read.
        quote: words of a story that would affirm it.
        behind: the rest of their sentence.

    Example:
        >>> from cmr_logic.scenario.demands.clause_reading import read_clause
        >>> clause = "you have paid the deposit"
        >>> def only(quote):
        ...     return is_only_set_out(clause, read_clause(clause), quote, "")
        >>> only("I went to the office to pay the deposit"), only("I managed to pay the deposit")
        (True, False)
        >>> only("I went in and paid the deposit")
        False
    """
    if clause.tense not in _BEFORE or clause.negated or _AND in behind:
        return False
    found = _SETTING_OUT.search(quote)
    if found is None or _WENT_ON.search(quote) is not None:
        return False
    told = re.findall(r"\sto\s([a-z]+)\b", found["rest"])
    return any(
        deed not in _BY_GOING
        and f" to {deed}" not in statement
        and not same(deed).isdisjoint(same(clause.verb))
        for deed in told
    )
