"""Tokens of a story as meant: apostrophes left out, hyphens for dashes, mistyped small words."""

from __future__ import annotations

from cmr_logic.records import replace
from cmr_logic.text import Tokens, word_set

# Pronouns that short forms of verbs stand behind: "**I** ve", "**they** re"; not "cats".
_BEFORE_SHORT = word_set("i you we they he she it that there who")
_SHORT = {"m": "'m", "ve": "'ve", "re": "'re", "s": "'s", "ll": "'ll", "nt": "n't"}
# Verbs that "not" is glued to: "**do** nt"; not "want".
_BEFORE_NOT = word_set(
    "do does did is are was were has have had could would should must need ca wo ai"
)
# Small words as they are often mistyped, on which the cut of a sentence hangs: "**becuase** I row".
_MISTYPED = {
    **dict.fromkeys(("becuase", "becasue", "beacuse", "becaus", "becouse", "bcause"), "because"),
    **dict.fromkeys(("wich", "whcih", "whitch"), "which"),
    "thier": "their",
    **dict.fromkeys(("teh", "hte"), "the"),
    **dict.fromkeys(("adn", "nad"), "and"),
    **dict.fromkeys(("wiht", "wtih"), "with"),
    **dict.fromkeys(("untill", "unitl"), "until"),
    **dict.fromkeys(("altough", "allthough", "altho"), "although"),
    **dict.fromkeys(("shoud", "shuold"), "should"),
    **dict.fromkeys(("woud", "wuold"), "would"),
    **dict.fromkeys(("dosent", "doesent"), "doesnt"),
}
_HYPHEN, _DASH = "-", "–"


def as_meant(tokens: Tokens) -> Tokens:
    """Return tokens with the apostrophes of short forms, and a dash for a hyphen between spaces.

    The offsets stay, so that what is quoted is what was written.

    Example:
        >>> from cmr_logic.text import tokenize
        >>> as_meant(tokenize("Ive no dog - they dont fit")).words
        ('i', "'ve", 'no', 'dog', '–', 'they', 'do', "n't", 'fit')
        >>> as_meant(tokenize("a full-time job")).words
        ('a', 'full', '-', 'time', 'job')
        >>> as_meant(tokenize("I left becuase it rained")).words
        ('i', 'left', 'because', 'it', 'rained')
    """
    words = tokens.words
    if not _MISTYPED.keys().isdisjoint(words):
        words = tuple(_MISTYPED.get(word, word) for word in words)
        tokens = replace(tokens, words=words)
    if _SHORT.keys().isdisjoint(words) and _HYPHEN not in words:
        return tokens
    meant = list(words)
    for at in range(1, len(words)):
        glued = tokens.starts[at] == tokens.ends[at - 1]
        before = _BEFORE_NOT if words[at] == "nt" else _BEFORE_SHORT
        if words[at] in _SHORT and glued and words[at - 1] in before:
            meant[at] = _SHORT[words[at]]
        elif words[at] == _HYPHEN and not glued and at + 1 < len(words):
            apart = tokens.starts[at + 1] > tokens.ends[at]
            number = words[at - 1].isdigit() and words[at + 1].isdigit()  # "9 - 5"
            meant[at] = _DASH if apart and not number else _HYPHEN
    return replace(tokens, words=tuple(meant))
