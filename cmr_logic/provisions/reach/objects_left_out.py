"""Objects that a relative clause leaves to its noun: "Seats **that nobody has booked**"."""

from __future__ import annotations

from dataclasses import replace

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Words
from cmr_logic.provisions.drafts.draft import Draft
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.provisions.words.people_nouns import NOBODY
from cmr_logic.text import words_in

# Openings of a subject of its own behind "that": "that **the** club has sold"; not "that leak".
_OWN_SUBJECTS = syntax.DETERMINERS - {"that", "this", "these", "those"}
_RELATIVES = frozenset({"that", "which"})
# What may stand behind an object: "booked | **for** Sunday", "used | **since** May".
_BEHIND_OBJECTS = syntax.PREPOSITIONS | {"since", "already", "yet"}


def leaves_out_object(words: Frame, relative: Words) -> bool:
    """Tell whether a relative clause has a subject of its own, so that its noun is its object.

    Args:
        words: the tokens of the text.
        relative: the words behind "that".

    Example:
        >>> leaves_out_object(tuple("seats that nobody has booked".split()), Words(2, 5))
        True
        >>> leaves_out_object(tuple("seats that have been booked".split()), Words(2, 5))
        False
    """
    own = (
        words[relative.first] in _OWN_SUBJECTS
        or words[relative.first : relative.first + 1] in NOBODY
    )
    return own and words[relative.first - 1] in _RELATIVES


def with_object(draft: Draft, made: int, noun: str) -> None:
    """Give the one clause made of a relative clause its object: "anybody has booked | the seats".

    Args:
        draft: what has been read.
        made: how many clauses there were before it.
        noun: the noun that the relative clause is of.
    """
    if len(draft.clauses) != made + 1:
        return
    clause = draft.clauses[-1]
    said = clause.statement.split(" ")
    if noun in words_in(clause.statement):
        return
    behind = range(2, len(said))
    at = next((i for i in behind if said[i].lower() in _BEHIND_OBJECTS), len(said))
    if at == len(said) - 1:
        at = len(said)  # "anybody lives in | the huts"
    whole = " ".join([*said[:at], "the", noun, *said[at:]])
    draft.clauses[-1] = replace(clause, statement=whole)
