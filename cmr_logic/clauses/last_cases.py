"""Cases at the end, whose verb is not that of the sentence: "…, may row, **if they swim**"."""

from __future__ import annotations

from cmr_logic import syntax
from cmr_logic.clauses.stretch import Stretch
from cmr_logic.cues import Effect


def before_last_case(stretch: Stretch, index: int, verb: int) -> int:
    """Return where the modal stands that a comma parts from relatives, before a case at the end.

    "Carers who are ill, or who are at school**, may** get it, if they row": not the verb of the
    case.

    Args:
        stretch: the sentence.
        index: where its statement begins.
        verb: where its verb seems to stand.

    Example:
        >>> from cmr_logic.text import tokenize
        >>> tokens = tokenize("Cooks who are ill, or who are at sea, may row, if they swim.")
        >>> before_last_case(Stretch(tokens, 0, len(tokens), item=False, lead_in=False), 0, 17)
        11
    """
    words = stretch.words
    cases = (at for at in range(index + 1, verb + 1) if words[at - 1] == "," and stretch.cue(at))
    for at in cases:
        found = stretch.cue(at)
        if found is None or found[0].effect not in (Effect.IF, Effect.UNLESS):
            continue
        early = syntax.finite_verb(words, index, at)
        modal = early is not None and words[early] in syntax.MODALS
        return early if early is not None and modal and words[early - 1] == "," else verb
    return verb
