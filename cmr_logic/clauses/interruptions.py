"""What stands between a modal and its verb: "You may, **within two weeks of the sale**, appeal".

Behind what grants something, a time or place there is a case, as at the front of the sentence;
behind a demand it only says how, when or where: "You must, **within two weeks**, tell us".
"""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic import syntax
from cmr_logic.clauses.demanding import demands
from cmr_logic.clauses.fronts import PLACING, says_little
from cmr_logic.clauses.reading import Reading
from cmr_logic.clauses.statements import statement_at
from cmr_logic.clauses.stretch import COORDINATORS, Stretch
from cmr_logic.cues import WITH_LEAVE, by_name
from cmr_logic.text import VERB, bases, word_set

# Prepositions that stand for cues: "**with** a permit", which one has; "**as** a member".
_OPENED_BY = {"with": WITH_LEAVE, "without": "without", "as": "if"}
# Words of an interruption that names no case: "at **any** time", "on **request**"; not "at night".
_NO_CASE = word_set(
    "any all every request demand writing agreement notice person own "
    "rule usual always result general principle fact particular addition theory"
)
# What is left to someone: "at **your discretion**"; not "at the discretion **of** the warden".
_DISCRETION, _OF = "discretion", "of"
# Prepositions whose noun is a time, whatever it is: "**before** the end"; not "in the end".
_OF_TIMES = word_set("after before from until over beyond upon throughout")
# Prepositions of a time or place in which alone something may be done; not "by notice".
_OF_CASES = PLACING | _OF_TIMES | set(_OPENED_BY) | {"between"}
# Words that only point to a time told before: "after **that**"; not "after the sale".
_POINTING = word_set("this that these those now then")
_TIME = "time"  # what begins "from **time** to time"
# Cues that only date what is said where a noun follows: "**before** the first of May".
_DATING = frozenset({"before", "until", "once", "without"})
CONTRASTING = frozenset({"however", "nevertheless", "nonetheless", "though"})
"""Words that set a sentence against the one before, wherever they stand; not "usually"."""

# Words that only link a sentence: "You must, **however**, wait"; not "You must, at night, wait".
_LINKING = word_set("however therefore instead though nevertheless nonetheless moreover thus")
# Words that add something about what stands before their comma: "a pass, **which** is free".
_ADDING = frozenset({"which", "who"})
_LONGEST = 16  # tokens between the commas
# Tokens that a subject is made of: "WORDS"; not "IF".
_ONLY_SUBJECTS = frozenset({"WORDS", "TIGHT_AND", "TIGHT_OR", "RELATIVE"})
_LONGEST_CASE = 40  # tokens of a condition between the commas
# Verbs that go on behind it: "A cook, if he rows, **must** pay"; not "rows".
_FINITE = syntax.AUXILIARIES | {"needs", "need"}


def read_interruption(reading: Reading, comma: int) -> int | None:
    """Read what begins at a comma behind a modal; return where to go on, None where nothing does.

    Args:
        reading: what has been read before it.
        comma: index of the comma.
    """
    behind_modal = reading.last_type == "PREDICATE" and reading.open is None and reading.main
    if not behind_modal or reading.out[-1].last != comma:
        return None
    stretch = reading.stretch
    close = _close(stretch, comma)
    if close is None:
        return None
    named = stretch.words[comma + 2 : close]
    # "You may, **without a pass**, enter" says how; "You may not, without a pass, enter" when.
    manner = stretch.words[comma + 1] == "without" and stretch.first_negation > comma
    if demands(reading) or manner or not _is_case(stretch.words[comma + 1], named):
        reading.link = reading.link or stretch.words[comma + 1] in CONTRASTING
        reading.holes.update(range(comma, close + 1))
        return close + 1
    name = _OPENED_BY.get(stretch.words[comma + 1], "")
    condition = by_name()[name or "if"]
    first = comma + 2 if name else comma + 1  # what "with" opens, or "in" and its place
    reading.parted = len(reading.out)
    reading.emit(condition.effect.value, comma + 1, first, condition)
    reading.add_word(first)
    reading.resume(close)
    return close + 1


def pass_remark(reading: Reading, comma: int) -> int | None:
    """Pass over what is only added about a case: "Unless you have a pass**, which is free**, you".

    Args:
        reading: what has been read before it: a condition at the front of a sentence.
        comma: index of the comma that it may begin with.

    Returns:
        The index of the comma that ends it, None where there is no such remark.
    """
    stretch = reading.stretch
    if stretch.word(comma + 1) not in _ADDING or reading.main or not reading.in_front:
        return None
    ends = range(comma + 3, min(stretch.last, comma + _LONGEST_CASE))
    close = next((at for at in ends if stretch.words[at] == ","), None)
    if close is None or not statement_at(reading, close + 1):
        return None
    reading.holes.update(range(comma, close))
    return close


def pass_contrast(reading: Reading, comma: int) -> int | None:
    """Pass over a word that sets a sentence against the one before: "You can row**, though,** if".

    Args:
        reading: what has been read before it.
        comma: index of the comma that it may begin with.

    Returns:
        Where to go on, None where no such word follows.
    """
    stretch = reading.stretch
    if stretch.word(comma + 1) not in CONTRASTING or stretch.word(comma + 2) not in {",", ""}:
        return None
    reading.link = True
    end = min(comma + 3, stretch.last)
    reading.holes.update(range(comma, end))
    return end


def parts_subject(reading: Reading, comma: int) -> int | None:
    """Return the comma that ends a condition behind a subject: "A cook, **if he rows,** must pay".

    Args:
        reading: what has been read before it: a subject alone.
        comma: index of the comma that it may begin with.
    """
    stretch = reading.stretch
    subject = (
        reading.main and not reading.said and reading.open is not None and not reading.parted_to + 1
    )
    if (
        not subject
        or not stretch.opens_condition(comma + 1)
        or not _ONLY_SUBJECTS.issuperset(t.type for t in reading.out)
    ):
        return None
    if stretch.finite_verb(stretch.first, comma) is not None:
        return None  # "You pay, if you row, and must swim"
    ends = [
        at
        for at in range(comma + 3, min(stretch.last - 1, comma + _LONGEST_CASE))
        if stretch.words[at] == ","
        and stretch.words[at + 1] in _FINITE
        and stretch.words[at + 2] not in syntax.NOMINATIVES
    ]
    sure = (at for at in ends if stretch.words[at + 1] in syntax.MODALS)
    return next(sure, ends[0] if ends else None)


def parts_verb(reading: Reading, comma: int) -> int:
    """Return the comma that ends a condition behind a modal: "You may, **if you row,** pay"; or -1.

    Args:
        reading: what has been read before it.
        comma: index of the comma that it begins with.
    """
    stretch = reading.stretch
    ends = [
        at
        for at in range(comma + 3, min(stretch.last - 1, comma + _LONGEST_CASE))
        if stretch.words[at] == "," and _goes_on(stretch.words[at + 1])
    ]
    if len(ends) > 1 and not COORDINATORS.keys().isdisjoint(stretch.words[ends[0] : ends[1]]):
        return ends[1]  # "You may, if you row, sail **or** dive, join"
    return ends[0] if ends else -1


def _goes_on(word: str) -> bool:
    """Tell whether the verb of a modal may stand at a place: "**be**", "**pay**", "**not** pay"."""
    return word in syntax.NEGATIONS or word in syntax.PRIMARY_VERBS or word in bases(word, VERB)


def _is_case(preposition: str, named: Sequence[str]) -> bool:
    """Tell whether a preposition and its words name a case; not "at **any time**", "by notice"."""
    left = _DISCRETION in named and _OF not in named
    if preposition not in _OF_CASES or left or not _NO_CASE.isdisjoint(named) or named[0] == _TIME:
        return False
    if preposition in _OF_TIMES:  # "before the end of May"; not "after that"
        return _POINTING.isdisjoint(named)
    return not says_little(named)


def _is_passing(word: str) -> bool:
    """Tell whether a word between commas says nothing of the case: "You can, **however**, row"."""
    return syntax.is_adverb(word) or word in _LINKING


def _close(stretch: Stretch, comma: int) -> int | None:
    """Return the comma that ends an adverb, or the words of a preposition before the verb."""
    if stretch.word(comma + 2) == "," and _is_passing(stretch.word(comma + 1)):
        return comma + 2
    cue = stretch.cue(comma + 1)
    if stretch.word(comma + 1) not in syntax.PREPOSITIONS or (cue and cue[0].name not in _DATING):
        return None
    ends = range(comma + 2, min(stretch.last, comma + 2 + _LONGEST))
    close = next((at for at in ends if stretch.words[at] == ","), None)
    if close is None or stretch.cue(close + 1) is not None:
        return None
    if cue and stretch.finite_verb(comma + 2, close) is not None:
        return None  # "before you row": a condition of its own
    verb = stretch.word(close + 1)
    return close if verb == "be" or verb in bases(verb, VERB) else None
