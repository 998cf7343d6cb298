"""Conclusions that "but" goes on with behind a condition: "if it rains, **but you can** row"."""

from __future__ import annotations

from itertools import pairwise

from cmr_logic import syntax
from cmr_logic.clauses.stretch import WINDOW, Stretch
from cmr_logic.text import word_set

_HAVE_TO = ("have", "to")
_BEHIND_VERB = 3  # words from the verb that tell what is concluded: "do not need"
# What someone or something then is: "but it **is free**"; not "but the boat is old".
_STATES = word_set("free exempt cheaper entitled eligible optional compulsory")


def concludes_again(stretch: Stretch, index: int, end: int) -> bool:
    """Tell whether ", but" goes on with a conclusion: "… if it rains, **but you can** still row".

    So does what something costs, or who is spared: "if you row, **but it is free** for guests".
    Without a comma it goes on with the condition: "if you are a member but you cannot swim".

    Args:
        stretch: the sentence.
        index: the place of "but".
        end: that of the token behind it.

    Example:
        >>> from cmr_logic.text import tokenize
        >>> def told(text):
        ...     tokens = tokenize(text)
        ...     stretch = Stretch(tokens, 0, len(tokens.words), item=False, lead_in=False)
        ...     at = tokens.words.index("but")
        ...     return concludes_again(stretch, at, at + 1)
        >>> told("You pay if you row, but it is free for guests.")
        True
        >>> told("You pay if you row, but guests do not have to pay.")
        True
        >>> told("You pay if you row, but the boat is old.")
        False
    """
    verb = stretch.finite_verb(end, end + WINDOW)
    if verb is None or stretch.words[index - 1] != ",":
        return False
    said = stretch.words[verb : verb + _BEHIND_VERB]
    spared = said[0] in syntax.BE and not _STATES.isdisjoint(said)
    obliged = "need" in said or _HAVE_TO in pairwise(stretch.words[verb : verb + 1 + _BEHIND_VERB])
    return said[0] in syntax.MODALS or obliged or spared
