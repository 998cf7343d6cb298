"""Words that stand for a list: "two of the points below", "the following"."""

from __future__ import annotations

from cmr_logic.cues.model import Cue, Effect, entry

_E = Effect

# Nouns that a list may be of: "two of the points below", not "two of the members below".
LISTED = tuple(
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
# How many a list has, where a sentence says so: "two of **three** tests"; not "two of you".
_SO_MANY = ("three", "four", "five")
_MET_OF_SO_MANY = ("conditions", "criteria", "tests", "things", "targets")


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
    for noun in LISTED:
        tails += [
            f"of the following {noun}",
            f"of these {noun}",
            f"of the {noun} below",
            f"of the {noun} listed below",
            f"of these {noun} below",
        ]
    tails += [f"of {number} {noun}" for number in _SO_MANY for noun in _MET_OF_SO_MANY]
    phrases = [f"{q.strip()} {tail}" for q in quantifiers.split("|") for tail in tails]
    for noun in _MET:
        named = [noun, f"of {noun}", f"the {noun}", f"of the {noun}", f"the {noun} below"]
        phrases += [f"{q.strip()} {name}" for q in quantifiers.split("|") for name in named]
    return " | ".join(phrases + [o for o in others.split("|") if o.strip()])


def _one_below(quantifiers: str) -> str:
    """Write out the phrases for one of a list by its noun: "any **point below is met**".

    Example:
        >>> "any test below is met" in _one_below("any | one").split(" | ")
        True
    """
    nouns = ("point", "condition", "test", "statement", "criterion", "requirement")
    said = ("is met", "applies", "is true", "is satisfied", "is passed")
    return " | ".join(
        f"{q.strip()} {noun} below {so}"
        for q in quantifiers.split("|")
        for noun in nouns
        for so in said
    )


def _at_least(word: str, figure: str) -> str:
    """Write out the quantifiers of so many items or more: "no fewer than two".

    Example:
        >>> {"any two", "not less than two", "2 or more"} <= set(_at_least("two", "2").split(" | "))
        True
    """
    fewer = [f"{no} {than} than {word}" for no in ("no", "not") for than in ("fewer", "less")]
    plain = [f"{said} {n}" for said in ("at least", "any") for n in (word, figure)]
    more = [f"{n} or more" for n in (word, figure)]
    return " | ".join([*plain, *fewer, f"a minimum of {word}", *more, word, figure])


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
            "any | any one | one | one or more | at least one | either | one or both "
            "| either or both | any or all | at least 1 | 1 or more | any 1 | 1",
            "either the following | either applies | any applies | one applies "
            "| any of them applies | either is true | one of them applies | "
            + _one_below("any | any one | one | at least one"),
        ),
        "You must hold any of the following:",
        "One member pays.",
    ),
    entry(
        "none-of",
        _E.NONE_OF,
        _of_a_list(
            "none | not any | not one | neither | no one",
            _one_below("no | not one"),
        ),
        "You can claim if none of the following apply:",
        "None came.",
    ),
    entry(
        "two-of",
        _E.COUNT_OF,
        _of_a_list(
            _at_least("two", "2"),
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
            _at_least("three", "3"),
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
            _at_least("four", "4"),
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
        "all-but-two",
        _E.COUNT_OF,
        _of_a_list(
            "all but two | all except two | all but 2",
            "",
        ),
        "You qualify if all but two of the following apply:",
        "All but two came.",
        -2,
    ),
    entry(
        "five-of",
        _E.COUNT_OF,
        _of_a_list(
            _at_least("five", "5"),
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
"""The cues that stand for a list, by how many of its items must hold."""
