"""What lifts several rules at once: "No dogs. No bikes. Cooks are exempt from **these rules**"."""

from __future__ import annotations

from cmr_logic.provisions.drafts.nodes import Force, Provision, Rule
from cmr_logic.text import word_set, words_in

# Words that point at several rules: "from **these** rules", "from **both** rules"; not "this rule".
_SEVERAL = word_set("these those both all neither none any")
# What they point at: "these **rules**"; not "these boats".
_RULES = word_set(
    "rules restrictions bans limits limitations requirements prohibitions conditions this these"
)
_OF = word_set("of the our")  # what may stand between: "none **of** these rules"
_NEAR = 4  # words in which they stand


def with_lifted(rule: Rule, chosen: tuple[Provision, ...]) -> tuple[Provision, ...]:
    """Return the chosen provisions, with what lifts all the rules that stand before it.

    Args:
        rule: the rule text.
        chosen: the provisions that a question concerns.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("If it rains, you must not row. If it is dark, you must not swim. "
        ...              "Pilots are exempt from these rules.")
        >>> len(with_lifted(rule, rule.provisions[:1]))
        2
        >>> rule = parse("If it rains, you must not row. If it is dark, you must not swim. "
        ...              "Pilots are exempt from this rule.")
        >>> len(with_lifted(rule, rule.provisions[:1]))
        1
    """
    behind = [p for p in rule.provisions if p not in chosen and _lifts_several(rule, p)]
    ends = [p.span.end for p in chosen if p.force is not Force.STATES and not p.anaphoric]
    added = [p for p in behind if any(end <= p.span.start for end in ends)]
    if not added:
        return chosen
    return tuple(p for p in rule.provisions if p in chosen or p in added)


def _lifts_several(rule: Rule, provision: Provision) -> bool:
    """Tell whether a provision says in which case several rules before it do not bind."""
    if provision.positive or not provision.anaphoric:
        return False
    if provision.condition is None and provision.subject is None:
        return False
    words = words_in(provision.conclusion.of(rule.plain).lower())
    return any(_points_at_several(words, at) for at, word in enumerate(words) if word in _SEVERAL)


def _points_at_several(words: tuple[str, ...], at: int) -> bool:
    """Tell whether a word points at several rules: "**none** of this", "**these** rules"."""
    behind = list(words[at + 1 : at + _NEAR])
    while behind and (behind[0] in _OF or behind[0] in _SEVERAL):
        behind.pop(0)
    pointed = words[at + 1 : at + _NEAR]
    own = bool({"this", "these"} & set(pointed[1:2]))  # "none of **this**"
    return own or (bool(behind) and behind[0] in _RULES)
