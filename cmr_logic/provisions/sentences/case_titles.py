"""Titles that say of what the list below them is: "**When your lessons will stop**".

What such a title says is put as the lead-in that it stands for, "Your lessons will stop when:". So
is one of what is needed: "What to bring" stands for "You need:". In a lead-in that has a subject
already, "these" stands for the list as "the following" does: "Citizens of **these** countries …:".
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence

from cmr_logic import syntax
from cmr_logic.clauses.happenings import happens
from cmr_logic.cues.exceptions_said import STOPS
from cmr_logic.cues.needs_said import SIGNS as NEEDS_SAID
from cmr_logic.cues.needs_said import needs_said
from cmr_logic.layout import Block, BlockKind
from cmr_logic.provisions.lists.operators import CONDITION_NOUNS
from cmr_logic.text import NOUN, VERB, Tokens, bases, classes, place_of, word_set

# First words of a title of cases: "**When** we may end it"; not "how we end it".
_OPENERS = frozenset({"when", "why"})
# Nouns for cases in a title: "**Reasons** we may refuse entry"; not "rooms we may enter".
_CASES = word_set(
    """
    reasons reason grounds circumstances situations cases times occasions causes events things
    changes excuses factors
    """
)
# Words between such a noun and what it is of: "reasons **why** we refuse"; not "reasons for".
_RELATIVES = (("in", "which"), ("under", "which"), ("why",), ("when",), ("where",), ("that",))
_PREPOSITIONS = (("for",), ("of",))  # the same before a noun: "grounds **for** eviction"
_WHAT = "what"  # asks for the cases themselves: "**What** can delay your payment"
_SUBJECTS = syntax.NOMINATIVES | syntax.DETERMINERS | {"your", "our", "their", "my"}
_THIS = ("this",)  # what does it: "**this** can delay your payment when"
_COLON = ":"
_LED_IN = ("when", _COLON)
_THESE, _THE_FOLLOWING = "these", ("the", "following")
# Words by which a list is of cases: "these boats may row **if** you"; not "citizens of these".
_CASE_OPENERS = word_set("if when where unless provided while you")
_POSSIBLE = ("is", "possible")
_LONGEST = 14  # words of a title
# Words by which a title is of something else as well: "When you row and **how** you steer"; not
# "when you row".
_OTHERWISE = frozenset({"how", "what", "?", "if", ";", "."})
# Words that point at a list: "one of the points **below**"; not "one of the members".
_POINTING_BELOW = frozenset({"below", "following", "these"})
# How many of its items are asked for: "meet **one** of these"; not "see below".
_HOW_MANY = word_set("all both each every any either one two three four five 1 2 3 4 5 none")
_OPENING = 4  # words of a title, with its mark, up to such a name: "# basic **conditions**"
# Words that items of cases have none of: "you can row", "must be 18"; not "you row".
_RULING = syntax.MODALS | {"need", "needs", "please", ":"}


def as_leads(tokens: Tokens, blocks: Sequence[Block]) -> Tokens:
    r"""Return tokens in which each title of cases reads as the lead-in of the list below it.

    Args:
        tokens: those of the text.
        blocks: its layout.

    Example:
        >>> from cmr_logic.layout import read_layout
        >>> from cmr_logic.text import tokenize
        >>> def words(text):
        ...     return as_leads(tokenize(text), read_layout(text)).words
        >>> words("# When we may end it\n* You smoke\n* You owe us rent")[:7]
        ('#', 'we', 'may', 'end', 'it', 'when', ':')
        >>> words("# Grounds for eviction\n* You smoke\n* You owe us rent")[:6]
        ('#', 'eviction', 'is', 'possible', 'when', ':')
        >>> words("# When we are open\n* Mondays\n* Tuesdays")[:6]
        ('#', 'when', 'we', 'are', 'open', '*')
    """
    found: dict[int, tuple[int, tuple[str, ...]]] = {}
    for block in blocks:
        if block.items and block.kind in (BlockKind.HEADING, BlockKind.PARAGRAPH):
            first, last = words_of(tokens, block)
            title = tokens.words[first:last]
            these = _these_below(title)
            if these is not None and tokens.words[last : last + 1] == (_COLON,):
                found[first + these] = (first + these + 1, _THE_FOLLOWING)
                continue
            if _ends_in_stop(tokens, last) and _points_below(title):
                found[last] = (last + 1, (_COLON,))
                continue
            needed, plainly = _needs(title), _lead_in(title) or _conditions(title)
            if needed or (plainly and _are_cases(tokens, block.items)):
                found[first] = (last, needed or plainly)
    return _rewritten(tokens, found) if found else tokens


def _rewritten(tokens: Tokens, found: Mapping[int, tuple[int, Sequence[str]]]) -> Tokens:
    """Return tokens with other words for some titles; those of a title stand where they did.

    Args:
        tokens: the tokens.
        found: the index after the last token of a title, and its words, by that of its first.
    """
    words: list[str] = []
    places: list[int] = []
    names: list[str] = []
    at = 0
    for first, (last, plainly) in sorted(found.items()):
        words += [*tokens.words[at:first], *plainly]
        names += [*tokens.unnamed[at:first], *plainly]
        places += range(at, first)
        at = first
        for word in plainly:
            same = [place for place in range(at, last) if tokens.words[place] == word]
            places.append(same[0] if same else min(at, last - 1))
            at = same[0] + 1 if same else at
        at = last
    words += tokens.words[at:]
    names += tokens.unnamed[at:]
    places += range(at, len(tokens))
    starts = tuple(tokens.starts[place] for place in places)
    return Tokens(tuple(words), starts, tuple(tokens.ends[place] for place in places), tuple(names))


def words_of(tokens: Tokens, block: Block) -> tuple[int, int]:
    """Return the range of the tokens of a block, without a stop or colon behind them."""
    first = bisect_left(tokens.starts, block.span.start)
    last = bisect_left(tokens.starts, block.span.end, lo=first)
    return first, last - (last > first and tokens.words[last - 1] in {":", "."})


def _these_below(said: Sequence[str]) -> int | None:
    """Return where "these" stands for a list in the subject of a lead-in, None for nowhere.

    "Citizens of **these** countries pay nothing:"; not "You can use these rooms if you:".
    """
    at = place_of(said, _THESE, 0, len(said))
    if at is None or not _CASE_OPENERS.isdisjoint(said):
        return None
    opens = at == 0 or said[at - 1] in syntax.PREPOSITIONS
    if not opens or not said[at + 1 : at + 2] or not syntax.is_plural_noun(said[at + 1]):
        return None
    verb = syntax.finite_verb(said)
    return at if verb is not None and verb > at else None


def _ends_in_stop(tokens: Tokens, last: int) -> bool:
    """Tell whether a stop stands where a colon might."""
    return tokens.words[last : last + 1] == (".",)


def _points_below(said: Sequence[str]) -> bool:
    """Tell whether a paragraph ends in a demand for an aim that the list below completes.

    "**To row** you must meet one of the conditions **below**"; not "To row, see below".
    """
    start = max((at + 1 for at, word in enumerate(said) if word in STOPS), default=0)
    last = said[start:]
    aims = last[:1] and (last[0] == "to" or tuple(last[:3]) == ("in", "order", "to"))
    pointing = not _POINTING_BELOW.isdisjoint(last) and not syntax.MODALS.isdisjoint(last)
    return bool(aims) and pointing and not _HOW_MANY.isdisjoint(last)


def _conditions(title: Sequence[str]) -> tuple[str, ...]:
    """Return a title that names conditions as a lead-in: "**Conditions for entry**"."""
    at = next((i for i, word in enumerate(title[:_OPENING]) if word in CONDITION_NOUNS), None)
    named = at is not None and title[at + 1 : at + 2] and title[at + 1] in {"for", "of"}
    if not named or not (syntax.MODALS | syntax.NOMINATIVES).isdisjoint(title):
        return ()
    return (*title, _COLON)


def _needs(title: Sequence[str]) -> tuple[str, ...]:
    """Return what a title says of what is needed as a lead-in, nothing where it is none of that."""
    if NEEDS_SAID.isdisjoint(title) or len(title) > _LONGEST:
        return ()
    said = [*title, _COLON]
    for first, last, plainly in sorted(needs_said(said), reverse=True):
        said[first:last] = plainly
    return tuple(said) if len(said) > 1 and said[:-1] != list(title) else ()


def _lead_in(title: Sequence[str]) -> tuple[str, ...]:
    """Return what a title says as a lead-in, nothing where it is none of cases."""
    if not title or len(title) > _LONGEST or not _OTHERWISE.isdisjoint(title[1:]):
        return ()
    opener, said = title[0], tuple(title[1:])
    if opener in _OPENERS:
        return (*said, *_LED_IN) if _states(said) else ()
    if opener == _WHAT:
        return (*_THIS, *said, *_LED_IN) if said[:1] and said[0] in syntax.MODALS else ()
    return next(_of_noun(title), ()) if opener in _CASES else ()


def _of_noun(title: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """Yield what a title with a noun for cases says: "**Reasons** we may refuse entry"."""
    said = tuple(title[1:])
    for relative in _RELATIVES:
        behind = said[len(relative) :]
        if said[: len(relative)] == relative and behind:
            if behind[0] in syntax.MODALS:
                yield (*_THIS, *behind, *_LED_IN)  # "Things that may reduce your award"
            elif behind[0] == "are" and len(behind) > 1:
                yield (*_THIS, "is", *behind[1:], *_LED_IN)  # "Reasons that are accepted"
            elif relative == ("that",) and behind[0] in bases(behind[0], VERB):
                yield (*_THIS, f"{behind[0]}s", *behind[1:], *_LED_IN)  # "Reasons that count"
            elif _states(behind):
                yield (*behind, *_LED_IN)
    if said[:1] in _PREPOSITIONS and len(said) > 1 and syntax.finite_verb(said[1:]) is None:
        yield (*said[1:], *_POSSIBLE, *_LED_IN)
    if said and said[0] in _SUBJECTS and _states(said):
        yield (*said, *_THIS[: not _has_object(said)], *_LED_IN)


def _has_object(said: Sequence[str]) -> bool:
    """Tell whether a statement names what its deed is done to: "we may refuse **entry**"."""
    return NOUN in classes(said[-1]) and said[-1] not in syntax.VERBS_FIRST


def _states(said: Sequence[str]) -> bool:
    """Tell whether words are a statement with a subject: "**your lessons** will stop"."""
    verb = syntax.finite_verb(said)
    if verb is None and len(said) > 1 and happens(said, len(said) - 1):
        verb = len(said) - 1  # "your cover **ends**"
    return bool(verb)


def _are_cases(tokens: Tokens, items: Sequence[Block]) -> bool:
    """Tell whether each item tells of a case, and most as a clause: "You smoke"."""
    clauses = 0
    for item in items:
        said = tokens.words[slice(*words_of(tokens, item))]
        if not said or not _RULING.isdisjoint(said):
            return False
        clauses += _states(said)
    return 2 * clauses > len(items)
