"""Headings that name for whom, or when, all below them is: "**Students**", "**During exams**".

A heading names the people of its section only where that says no more of them: below "Guests",
"You can bring two guests" is about guests, and said to others.
"""

from __future__ import annotations

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Words
from cmr_logic.cues import Effect
from cmr_logic.expression import Expression
from cmr_logic.layout import Block
from cmr_logic.provisions.drafts.draft import Draft, Scope
from cmr_logic.provisions.drafts.naming import Frame, is_person
from cmr_logic.provisions.making.clause_making import make_clause
from cmr_logic.provisions.reach.kinds import name_kinds
from cmr_logic.provisions.sentences.headings import after_marks
from cmr_logic.provisions.words import implied
from cmr_logic.provisions.words.people_nouns import BEFORE_KIND, GENERIC
from cmr_logic.syntax.time_words import DAYS
from cmr_logic.text import key, keys, words_in

_LONGEST = 6  # words of a heading that only names people: "Full-time students" is three tokens
_FOR, _ONLY = "for", "only"
_DURING = "during"
_OWN = frozenset({"your", "our"})  # of what befalls everybody: "during **your** stay"
# Parts of a year by which a heading names when it is: "**August**"; not "a year".
_PARTS_OF_YEAR = frozenset({*syntax.MONTHS, "spring", "summer", "autumn", "winter"})
_TIMES = _PARTS_OF_YEAR.union(DAYS)
# Words between days and months: "Monday **to** Friday"; not "Monday club".
_BETWEEN_TIMES = frozenset({"to", "and", "on", "in", "at", "from", "during", "-", "–", "until"})
_OPENING = BEFORE_KIND | {_FOR}
# How the people below a heading are spoken to: "**You** can borrow"; not "Fees are due".
_ADDRESSED = frozenset({"you", "your"})
_JOINTS = {"and": Effect.OR, "or": Effect.OR}
# People whom a noun names that has no plural: "full-time **staff**".
_STAFF = frozenset({"staff"})
_IT_IS: Frame = ("it", "is")


def case_headed(draft: Draft, first: int, last: int) -> Expression | None:
    """Return the clause of those for whom, or of when, a heading says that its section is.

    Args:
        draft: the rule so far.
        first: index of the first token of the heading.
        last: index after the last.

    Returns:
        The clause; None where the heading names neither.
    """
    first = after_marks(draft, first, last)
    return _people(draft, first, last) or _occasion(draft, first, last)


def heads_rules(draft: Draft, first: int, last: int, items: tuple[Block, ...]) -> bool:
    """Tell whether a paragraph names those to whom each item of its list says what they may.

    Args:
        draft: the rule so far.
        first: index of the first token of the paragraph: "Students:".
        last: index after the last.
        items: the list below it: "* you can borrow books".
    """
    words = draft.words
    if not items or words[last - 1] != ":" or not _names_people(words[first : last - 1]):
        return False
    starts = (draft.token_range(item.span) for item in items)
    return all(
        words[start] in _ADDRESSED and syntax.finite_verb(words[start:end]) == 1
        for start, end in starts
    )


def _people(draft: Draft, first: int, last: int) -> Expression | None:
    words = draft.words
    while first < last and words[first] in _OPENING:
        first += 1
    last -= last > first and words[last - 1] == ":"
    last -= last > first + 1 and words[last - 1] == _ONLY
    named = words[first:last]
    if not named or len(named) > _LONGEST or not _names_people(named):
        return None
    below = words_in(_section_below(draft.text, draft.chars(first, last).end))
    if _ADDRESSED.isdisjoint(below) or key(named[-1]) in keys(below):
        return None
    joints = tuple((at, _JOINTS[words[at]]) for at in range(first, last) if words[at] in _JOINTS)
    return name_kinds(Scope(draft), Words(first, last, joints), implied.HEADING)


def _occasion(draft: Draft, first: int, last: int) -> Expression | None:
    """Return the clause of an occasion: "During exams", "Sundays"; not "During **your** stay"."""
    words = draft.words[first:last]
    if not words or len(words) > _LONGEST:
        return None
    if words[0] == _DURING:
        if len(words) == 1 or not syntax.PRONOUNS.isdisjoint(words) or words[1] in _OWN:
            return None
        frame = _IT_IS
    elif _names_times(words):
        frame = _IT_IS if words[0] in syntax.PREPOSITIONS else (*_IT_IS, _when(words[0]))
    else:
        return None
    return make_clause(Scope(draft), Words(first, last), implied.HEADING, frame, kept=True)


def _names_times(words: Frame) -> bool:
    """Tell whether a heading names days or months and nothing else: "Monday to Friday"."""
    if _TIMES.isdisjoint(words):
        return False
    named = (word for word in words if word not in _BETWEEN_TIMES and not word[:1].isdigit())
    return all(map(_TIMES.__contains__, named))


def _when(word: str) -> str:
    """Return the preposition of a day, a weekend, or a part of the year."""
    if word in _PARTS_OF_YEAR:
        return "in"
    return "at" if word.startswith("weekend") else "on"


def _names_people(named: Frame) -> bool:
    """Tell whether a phrase names several people, and nothing else: "Part-time students"."""
    if not named:
        return False
    head = named[-1]
    if head in GENERIC or not is_person(head):
        return False
    if not (syntax.is_plural_noun(head) or head in _STAFF or head[:1].isdigit()):
        return False
    return all(
        word in _JOINTS or word in syntax.BOUNDS or not _is_grammar(word) for word in named[:-1]
    )


def _is_grammar(word: str) -> bool:
    return (
        word in syntax.PREPOSITIONS
        or word in syntax.DETERMINERS
        or word in syntax.AUXILIARIES
        or word in syntax.PRONOUNS
        or (not word[:1].isalnum() and word != "-")
    )


def _section_below(text: str, start: int) -> str:
    """Return the text below a heading, up to the next line that can only be another heading."""
    below: list[str] = []
    for line in text[start:].split("\n"):
        bare = line.strip()
        if below and (bare.startswith("#") or _is_bare(bare)):
            break
        if bare:
            below.append(bare)
    return "\n".join(below)


def _is_bare(line: str) -> bool:
    words = line.split()
    marked = not line[:1].isalpha() or line[-1:] in ".;,:!?"
    return 0 < len(words) <= _LONGEST and not marked and line[0].isupper()
