"""What a ban or a tax is on, and the bound of a time: "a ban **on fires**", "**the earliest**"."""

from __future__ import annotations

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Words
from cmr_logic.cues.bans_said import BANS
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.syntax.time_words import TIMES

# Nouns for what is put on things: "a **ban** on fires"; not "a stand on fires".
_LEVIES = BANS | frozenset({"restriction", "restrictions", "tax", "duty", "levy", "vat"})
# Nouns for what is taken off or given back: "10% **off** toys"; not "get on".
_REDUCTIONS = frozenset({"off", "discount", "discounts", "refund", "refunds", "reduction", "vat"})
_NEAR = 16  # tokens between such a word and "on"
# Words that leave it open which of them are meant: "on **most** fires"; not "on these fires".
_OPEN = frozenset({"most", "some", "all", "any", "certain", "many"})
# Subjects that a time bounds, and what it is at the time of asking: "**the earliest** you can go".
_BOUNDS: dict[Frame, Frame] = {
    ("the", "earliest"): ("it", "is", "no", "earlier", "than"),
    ("the", "soonest"): ("it", "is", "no", "earlier", "than"),
    ("the", "latest"): ("it", "is", "no", "later", "than"),
}


def levied_on(words: Frame, run: Words) -> Words | None:
    """Return what a ban or a charge is on, None where words only say when or where it is.

    Args:
        words: the tokens of the text.
        run: the last words of a statement that place it.

    Example:
        >>> levied_on("a ban on most wood fires".split(), Words(2, 6)).first
        4
        >>> levied_on("a ban on sundays".split(), Words(2, 4)) is None
        True
    """
    if words[run.first] != "on" or words[run.first - 1] not in _LEVIES:
        return None
    first = run.first + 1 + (words[run.first + 1] in _OPEN)
    named = words[first : run.last]
    timed = not TIMES.isdisjoint(named) or not syntax.WEEKDAYS.isdisjoint(named)
    thing = bool(named) and syntax.noun_head(named) is not None
    known = named[:1] != () and named[0] in syntax.DETERMINERS
    return Words(first, run.last) if thing and not timed and not known else None


def takes_less_on(words: Frame, at: int) -> bool:
    """Tell whether "on" stands before things that less, or nothing, is paid for or given back.

    Args:
        words: the tokens of the text.
        at: the index of the word.

    Example:
        >>> said = tuple("members get 10 % off except on sale items".split())
        >>> takes_less_on(said, 6), takes_less_on(("park", "except", "on", "roads"), 2)
        (True, False)
    """
    if words[at] != "on" or at + 1 >= len(words) or words[at + 1] in syntax.DETERMINERS:
        return False
    return not _REDUCTIONS.isdisjoint(words[max(at - _NEAR, 0) : at])


def bounded_time(words: Frame, first: int, last: int) -> tuple[Words, Frame] | None:
    """Return the time that a statement gives as the first or last for something, and its frame.

    Args:
        words: the tokens of the text.
        first: index of the first token of the statement.
        last: index after its last.

    Example:
        >>> words = tuple("the latest you can pay is 2 days before it".split())
        >>> run, frame = bounded_time(words, 0, 10)
        >>> (*frame, *words[run.first : run.last])
        ('it', 'is', 'no', 'later', 'than', '2', 'days', 'before', 'it')
    """
    frame = _BOUNDS.get(words[first : first + 2])
    if frame is None or words[first + 2] not in syntax.NOMINATIVES:
        return None
    is_at = next((at for at in range(first + 2, last - 1) if words[at] == "is"), None)
    return None if is_at is None else (Words(is_at + 1, last), frame)
