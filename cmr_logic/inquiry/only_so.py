"""What limits the leave right before it: "You can row. **You can only do so** if you swim"."""

from __future__ import annotations

import re

from cmr_logic.expression import clause_ids
from cmr_logic.inquiry.barring import GENERAL
from cmr_logic.provisions.drafts.nodes import Force, Provision, Rule
from cmr_logic.records import record


@record(frozen=True, slots=True)
class OnlySo:
    """A form in which a conclusion says that what was granted before is so in some case alone.

    Args:
        name: a unique name.
        form: finds it in the words of a conclusion.
        fires: a conclusion of this form.
        silent: one in similar words that limits nothing said before.
    """

    name: str
    form: re.Pattern[str]
    fires: str
    silent: str


def _form(pattern: str) -> re.Pattern[str]:
    return re.compile(pattern, re.IGNORECASE | re.VERBOSE)


ONLY_IF = "only-if"
"""The cue of a condition that has to be met: "**only if** you swim"."""

_PRO_VERB = r"do\s+(?:so|this|that|it)\b"

# A conclusion that only names what stands before: "you **may do so**"; not "you may also do so".
_SO = _form(rf"\b(?:can|may|will|could)\s+{_PRO_VERB}$")

ONLY_SO: tuple[OnlySo, ...] = (
    OnlySo(
        "only do so",
        _form(
            rf"""\b(?:can|may|will|could|must|are\s+(?:able|allowed|permitted)\s+to)\s+only\s+{_PRO_VERB}
            |\bonly\s+(?:ever\s+)?(?:can|may|will)?\s*{_PRO_VERB}|\b{_PRO_VERB}\s+only\b"""
        ),
        fires="You can only do so",
        silent="You can only row",
    ),
    OnlySo(
        "this is only possible",
        _form(
            r"""^(?:this|it|that)\s+(?:is|will\s+be|can\s+be|may\s+be)\s+only\s+
            (?:possible|allowed|permitted|done|open|granted|given|available|lawful|legal)\b
            |^(?:this|it|that)\s+(?:can|may|will)\s+only\s+be\s+
            (?:possible|allowed|permitted|done|granted|given|agreed|approved)\b"""
        ),
        fires="This is only possible",
        silent="This is possible",
    ),
)


def limits_leave_before(rule: Rule, provision: Provision) -> bool:
    """Tell whether a provision says in what case alone the leave before it holds.

    Args:
        rule: the rule text.
        provision: one of its provisions.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You can row if you swim. You can only do so if you are led.")
        >>> [limits_leave_before(rule, provision) for provision in rule.provisions]
        [False, True]
        >>> rule = parse("You can row if you swim. You can do so only if you are led.")
        >>> [limits_leave_before(rule, provision) for provision in rule.provisions]
        [False, True]
    """
    if provision.condition is None or not provision.positive or provision.force is Force.DEMANDS:
        return False
    said = provision.conclusion.of(rule.plain)
    if provision.keys <= GENERAL and _SO.search(said) is not None:
        return any(rule.clause(name).cue == ONLY_IF for name in clause_ids(provision.condition))
    return any(each.form.search(said) is not None for each in ONLY_SO)
