"""Lists of rules: each item says by itself what may or must be, under no sentence of its own.

"However: | * no fires may be lit", "You can camp here if you pay. | * Dogs must stay outside".
"""

from __future__ import annotations

from dataclasses import replace

from cmr_logic import syntax
from cmr_logic.layout import Block
from cmr_logic.provisions.drafts.draft import Draft
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.text import sentence_ends, word_set

# Words that lead over to rules and say nothing else: "**However:**"; not "You can also:".
_LEADING_OVER = frozenset(
    {
        ("however",),
        ("but",),
        ("also",),
        ("in", "addition"),
        ("additionally",),
        ("please", "note"),
        ("note",),
        ("note", "that"),
        ("please", "note", "that"),
        ("remember",),
        ("remember", "that"),
        ("important",),
        ("bear", "in", "mind"),
        ("bear", "in", "mind", "that"),
        ("be", "aware"),
        ("be", "aware", "that"),
        ("these", "rules", "apply"),
        ("these", "restrictions", "apply"),
        ("the", "following", "rules", "apply"),
        ("the", "following", "restrictions", "apply"),
        ("rules",),
        ("our", "rules"),
        ("the", "rules"),
    }
)
# Those of them by which what follows limits what stands before.
_LIMITING = frozenset({"however", "but"})
_ENDS = frozenset({":", ","})
# Verbs by which an item rules: "dogs **must** stay outside"; not "dogs bark".
_RULING = frozenset(
    {"must", "may", "can", "cannot", "should", "shall", "need", "needs", "has", "have", "will"}
)
# What is said of things that may be or not: "bikes are **banned**"; not "bikes are parked".
_STATUS = word_set(
    """
    allowed permitted banned prohibited forbidden required needed welcome compulsory mandatory
    """
)
_DO_NOT, _NEVER = (("do", "not"), ("do", "n't")), ("never",)  # how an item begins that bans
_LONGEST_TITLE = 8  # words of a title
# Words of a lead-in that is no title: "members **who**"; not "our members".
_CASES = frozenset({"if", "when", "unless", "where", "to", "who"})
_NEAR = 4  # tokens within which it stands: "are not normally allowed"


def leads_over(draft: Draft, first: int, last: int, items: tuple[Block, ...]) -> int | None:
    """Return where the words begin that only lead over to a list of rules; None where none do.

    Args:
        draft: what is read.
        first: index of the first token of the paragraph above: "You can row. However:".
        last: index after its last.
        items: the list.
    """
    words = draft.words
    if not items or first == last or words[last - 1] != ":":
        return None
    ends = [first, *sentence_ends(draft.tokens, first, last)]
    start = ends[-2]
    said = tuple(word for word in words[start:last] if word not in _ENDS)
    return start if said in _LEADING_OVER and all(rules(draft, item) for item in items) else None


def rules(draft: Draft, item: Block) -> bool:
    """Tell whether an item says of somebody or something what may, must or must not be."""
    first, last = draft.token_range(item.span)
    said = _behind_case(draft.tokens.unnamed[first:last])
    verb = syntax.finite_verb(said)
    if _bans(said) and not item.items:
        return True
    if verb is None or verb == 0 or item.items:
        return False
    status = said[verb] in syntax.BE and not _STATUS.isdisjoint(said[verb + 1 : verb + _NEAR])
    return said[verb] in _RULING or status


def _behind_case(said: Frame) -> Frame:
    """Return what an item says behind a case that opens it: "if you row, | **you can** stay"."""
    if said[:1] == () or said[0] not in _CASES - {"to", "who"} or "," not in said:
        return said
    return said[said.index(",") + 1 :]


def titles_rules(draft: Draft, first: int, last: int, items: tuple[Block, ...]) -> bool:
    """Tell whether a paragraph without a verb stands above a list of rules: "House rules:"."""
    stop = last - (draft.words[last - 1] == ":")
    said = draft.tokens.unnamed[first:stop]
    named = 0 < len(said) <= _LONGEST_TITLE and syntax.finite_verb(said) is None
    whole = named and _CASES.isdisjoint(said) and said[-1].isalnum()
    return whole and are_rules(draft, items)


def are_rules(draft: Draft, items: tuple[Block, ...]) -> bool:
    """Tell whether most items of a list rule by themselves, or one forbids something.

    An order not to do something leaves no doubt of what those beside it are: "Leave gates shut".
    """
    banning = any(_bans(draft.words[slice(*draft.token_range(item.span))]) for item in items)
    return banning or 2 * sum(rules(draft, item) for item in items) > len(items)


def _bans(said: Frame) -> bool:
    """Tell whether words are an order not to do something: "Do not feed the ducks"."""
    return said[:2] in _DO_NOT or said[:1] == _NEVER


def link(draft: Draft, start: int, made: int) -> None:
    """Link the provisions of a list to what stands before, where its lead-in limits that.

    Args:
        draft: what is read.
        start: index of the first word that leads over.
        made: how many provisions there were before.
    """
    if _LIMITING.isdisjoint(draft.words[start : start + 1]):
        return
    draft.provisions[made:] = [replace(each, linked=True) for each in draft.provisions[made:]]
