"""Phrases that stand for a list: "two of the points below"."""

from __future__ import annotations

# Nouns that a list may be of: "two of the points below", not "two of the members below".
_LISTED = tuple(
    word
    for line in (
        "conditions criteria requirements points tests statements things circumstances",
        "situations reasons items documents cases options rules ways grounds tasks groups",
        "categories kinds types steps factors features people qualifications",
    )
    for word in line.split()
)
# Those of which each is to be met: "two criteria:"; not "two reasons:", each of which is enough.
_MET = ("conditions", "criteria", "requirements", "tests", "points", "documents", "things", "items")

WITH_LEAVE = "with-leave"
"""The name of the cue of leave that somebody has or has not."""
# Nouns for what somebody allows: "consent"; not "advice".
LEAVE = ("consent", "permission", "approval", "agreement", "authorisation", "authorization")


def references(quantifiers: str, others: str) -> str:
    """Write out the phrases by which a quantifier stands for a list: "two of the points below".

    Args:
        quantifiers: the quantifiers, with bars between them.
        others: further phrases, likewise.

    Example:
        >>> "both of these conditions" in references("both", "all these").split(" | ")
        True
    """
    tails = [
        "of the following",
        "of these",
        "of those",
        "of the below",
        "of the ones below",
        "of those below",
        "of",
    ]
    for noun in _LISTED:
        tails += [
            f"of the following {noun}",
            f"of these {noun}",
            f"of the {noun} below",
            f"of the {noun} listed below",
            f"of these {noun} below",
        ]
    phrases = [f"{q.strip()} {tail}" for q in quantifiers.split("|") for tail in tails]
    for noun in _MET:
        phrases += [f"{q.strip()} {of}{noun}" for q in quantifiers.split("|") for of in ("", "of ")]
    return " | ".join(phrases + [o for o in others.split("|") if o.strip()])


def leave() -> str:
    """Write out the phrases that name leave as a condition: "with the written consent".

    Example:
        >>> {"with permission", "with our prior written consent"} <= set(leave().split(" | "))
        True
    """
    whose = ("", "the ", "our ", "their ", "express ", "the express ")
    when = ("", "prior ", "written ", "prior written ")
    return " | ".join(f"with {a}{b}{noun}" for a in whose for b in when for noun in LEAVE)


def only_then() -> str:
    """Write out the words that let a time alone be a condition: "only once you".

    Example:
        >>> "only after they" in only_then().split(" | ")
        True
    """
    times = ("once", "after", "while", "as soon as", "as long as", "so long as")
    whose = ("you", "your", "they", "their", "he", "she", "it", "we")
    return " | ".join(
        f"{but}only {time} {word}" for but in ("", "but ") for time in times for word in whose
    )
