"""Another way in some case: "You must pay by card or**, if you have no card, in cash**"."""

from __future__ import annotations

from dataclasses import replace

from cmr_logic import syntax
from cmr_logic.expression import both
from cmr_logic.provisions.drafts.draft import Draft
from cmr_logic.provisions.drafts.nodes import Force
from cmr_logic.provisions.sentences.second_provisions import but_in_case, limits_of_case
from cmr_logic.provisions.words.clause_words import OPENING_CASES
from cmr_logic.records import record
from cmr_logic.text import Tokens, keys

# Words that open a case: "**if** you have no card"; not "unless", which would deny it.
_OPENING = OPENING_CASES - {"unless"}
_CASES = OPENING_CASES | {"except", "until"}
_NAMING = frozenset({"of"})  # a preposition that belongs to a name: "a copy **of** it"
_LONGEST = 6  # tokens of a way: "by email to the warden"


@record(frozen=True, slots=True)
class OtherCase:
    """Where a sentence names another way to do what it says, in some case.

    Args:
        like: index of the preposition of the way otherwise.
        before: index after the last token of what is so otherwise.
        case: index of the word that opens the case.
        start: index of the preposition of the way in it.
        end: index after the last.
    """

    like: int
    before: int
    case: int
    start: int
    end: int


def other_case_at(tokens: Tokens, first: int, last: int) -> OtherCase | None:
    """Return where a sentence names another way in some case, None where it does not.

    Other things are alternatives: "You need a pass or, if you are 70, a letter".

    Example:
        >>> from cmr_logic.text import tokenize
        >>> tokens = tokenize("Pay by card or, if you have none, in cash.")
        >>> other_case_at(tokens, 0, len(tokens))
        OtherCase(like=1, before=3, case=5, start=10, end=12)
        >>> tokens = tokenize("Pay by card or, if you have none, ask us.")
        >>> other_case_at(tokens, 0, len(tokens)) is None
        True
    """
    words = tokens.words
    if "or" not in words[first:last]:
        return None
    case = next((at for at in range(first + 1, last - 2) if words[at] in _CASES), first)
    joint = case - 1 - (words[case - 1] == ",")
    if words[case] not in _OPENING or joint <= first or words[joint] != "or":
        return None
    comma = next((at for at in range(case + 2, last - 1) if words[at] == ","), None)
    if comma is None:
        return None
    start, end = comma + 1, last - (words[last - 1] == ".")
    instead = words[start:end]
    if not instead or len(instead) > _LONGEST or not {",", *_CASES}.isdisjoint(instead):
        return None
    before = joint - (words[joint - 1] == ",")
    ways = syntax.PREPOSITIONS - _NAMING
    like = next((at for at in range(before - 2, first, -1) if words[at] in ways), None)
    if like is None or words[start] not in ways or syntax.finite_verb(instead) is not None:
        return None
    return OtherCase(like, before, case, start, end)


def read_other_case(draft: Draft, other: OtherCase, first: int, last: int) -> None:
    """Read what is so in the other case, and that what the provision before says is not so in it.

    Args:
        draft: where it goes; what stands before was read last.
        other: where its parts stand.
        first: index of the sentence's first token.
        last: index after its last.
    """
    case = limits_of_case(draft, other.case, other.start - 1).condition()
    if not draft.provisions or case is None:
        return
    before, words = draft.provisions[-1], draft.words
    draft.provisions[-1] = but_in_case(before, case)
    draft.provisions.append(
        replace(
            before,
            span=draft.chars(other.case, last),
            conclusion=draft.chars(other.start, other.end),
            force=Force.GRANTS,
            condition=case if before.condition is None else both([before.condition, case]),
            demand=None,
            implied=None,
            linked=False,
            keys=keys((*words[first : other.like], *words[other.start : other.end])),
            demanded=frozenset(),
        )
    )
