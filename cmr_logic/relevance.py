"""Is a question about what a rule text is about?"""

from __future__ import annotations

from cmr_logic.provisions.nodes import Rule

_RELATED = 0.34  # share of the question's content that must occur in the rule text

# What questions of any kind say: no sign of what this one is about.
_ASKING = frozenset(
    "eligible qualify apply claim receive entitle entitled allow allowed require required permit meet help program programme "
    "benefit need use make have suitable right consider know tell possible necessary want take part".split()
)


def is_related(rule: Rule, words: tuple[str, ...], asked: frozenset[str]) -> bool:
    """Tell whether a question is about what the rule text is about.

    Args:
        rule: the rule that was read.
        words: the lower-cased tokens of the question.
        asked: their keys (:func:`cmr_logic.text.keys`).
    """
    content = asked - _ASKING
    if not content:
        return True
    return len(content & rule.keys) >= _RELATED * len(content)
