"""Words that stand for a list: "two of the points below", "the following"."""

from __future__ import annotations

from cmr_logic.cues.model import Cue, Effect, entry

_E = Effect

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


def _of_a_list(quantifiers: str, others: str) -> str:
    """Write out the phrases by which a quantifier stands for a list: "two of the points below".

    Args:
        quantifiers: the quantifiers, with bars between them.
        others: further phrases, likewise.

    Example:
        >>> "both of these conditions" in _of_a_list("both", "all these").split(" | ")
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


LIST_CUES: tuple[Cue, ...] = (
    entry(
        "all-of",
        _E.ALL_OF,
        _of_a_list(
            "all | each | every one | both | all of | all two | all three | all four | all five "
            "| all six | all 3 | all 4 | all 5 | all 6",
            "on the following conditions | under the following conditions | on these conditions "
            "| under these conditions | on conditions "
            "| both of the following | both the following | all the following | all these "
            "| both these | each one | both apply | all apply | both of them apply "
            "| all of them apply | both are true | all are true | both are met | all are met",
        ),
        "You can claim if all of the following apply:",
        "All members pay.",
    ),
    entry(
        "any-of",
        _E.ANY_OF,
        _of_a_list(
            "any | any one | one | one or more | at least one | either | at least 1 "
            "| 1 or more | any 1 | only one",
            "either the following | either applies | any applies | one applies "
            "| any of them applies | either is true | one of them applies",
        ),
        "You must hold any of the following:",
        "One member pays.",
    ),
    entry(
        "none-of",
        _E.NONE_OF,
        _of_a_list(
            "none | not any | neither | no one",
            "",
        ),
        "You can claim if none of the following apply:",
        "None came.",
    ),
    entry(
        "two-of",
        _E.COUNT_OF,
        _of_a_list(
            "at least two | no fewer than two | not fewer than two | no less than two | not less than two | a minimum of two | two or more | at least 2 "
            "| 2 or more | any two | any 2 | two | 2",
            "",
        ),
        "You qualify if at least two of the following apply:",
        "Two members pay.",
        2,
    ),
    entry(
        "three-of",
        _E.COUNT_OF,
        _of_a_list(
            "at least three | no fewer than three | not fewer than three | no less than three | not less than three | a minimum of three | three or more "
            "| at least 3 | 3 or more | any three | any 3 | three | 3",
            "",
        ),
        "You qualify if at least three of the following apply:",
        "Three members pay.",
        3,
    ),
    entry(
        "four-of",
        _E.COUNT_OF,
        _of_a_list(
            "at least four | no fewer than four | not fewer than four | no less than four | not less than four | a minimum of four | four or more | at least 4 "
            "| 4 or more | any four | any 4 | four | 4",
            "",
        ),
        "You qualify if at least four of the following apply:",
        "Four members pay.",
        4,
    ),
    entry(
        "all-but-one",
        _E.COUNT_OF,
        _of_a_list(
            "all but one | all except one",
            "",
        ),
        "You qualify if all but one of the following apply:",
        "All but one came.",
        -1,
    ),
    entry(
        "five-of",
        _E.COUNT_OF,
        _of_a_list(
            "at least five | no fewer than five | not fewer than five | no less than five | not less than five | a minimum of five | five or more | at least 5 "
            "| 5 or more | any five | any 5 | five | 5",
            "",
        ),
        "You qualify if at least five of the following apply:",
        "Five members pay.",
        5,
    ),
    entry(
        "the-following",
        _E.LIST,
        "the following | these | the below | as follows",
        "The following pay nothing:",
        "The next rule follows.",
    ),
)
"""The entries for them."""
