"""What may be said in several ways, in the way that is read: "no less than 9", "prior to".

Each comes to the same in any rule, whatever stands around it: "get in touch with" is "contact".
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting
from cmr_logic.cues.in_row import in_row, last_two
from cmr_logic.text import ADJECTIVE, NOUN, VERB, bases, classes, word_set

_WE_DO_NOT_PAY = ("we", "do", "not", "pay")
# Turns around a verb or a preposition, each with the one word for it: "**prior to** a race".
_TURNS: Mapping[tuple[str, ...], tuple[str, ...]] = {
    ("prior", "to"): ("before",),
    # a whole day beside a part of one: "after six **and all day on** Sundays"
    ("and", "all", "day", "on"): ("and", "on"),
    # what is done that nobody pays for: "bikes are **carried at no cost**"; not "live at no cost"
    **{
        (done, "at", "no", cost): (done, "free", "of", "charge")
        for done in ("carried", "done", "made", "repaired", "replaced", "delivered", "provided")
        for cost in ("cost", "charge")
    },
    # what is not paid, by those who would: "**we pay nothing** if"; not "you pay nothing"
    ("we", "pay", "nothing"): _WE_DO_NOT_PAY,
    ("we", "will", "pay", "nothing"): _WE_DO_NOT_PAY,
    ("we", "'ll", "pay", "nothing"): _WE_DO_NOT_PAY,
    ("we", "give", "nothing", "back"): _WE_DO_NOT_PAY,
    ("we", "refund", "nothing"): _WE_DO_NOT_PAY,
    **{
        ("you", *will, get, "nothing"): ("you", "can", "not", "claim")
        for will in ((), ("will",), ("'ll",))
        for get in ("get", "receive")
    },
    # what a draw or a list has not: "twins **are left out of** the draw"; not "left out at night"
    **{(be, "left", "out", "of"): (be, "excluded", "from") for be in ("is", "are", "be")},
    ("get", "in", "touch", "with"): ("contact",),
    ("getting", "in", "touch", "with"): ("contacting",),
    ("make", "use", "of"): ("use",),
    ("makes", "use", "of"): ("uses",),
    ("making", "use", "of"): ("using",),
    ("made", "use", "of"): ("used",),
    ("not", "-", "for", "-", "profit"): ("nonprofit",),
    ("not", "-", "for", "-", "profits"): ("nonprofits",),
    ("non", "-", "profit"): ("nonprofit",),
    ("non", "-", "profits"): ("nonprofits",),
}
# What is not so, before or behind its noun: "under **other than** fair terms"; not "other than me".
_WHO = frozenset({"who", "that"})
_OTHER, _THAT_WERE_NOT = "other", ("that", "were", "not")
# Where in a turn such a word stands.
_TURN_SIGNS = {
    "prior": (0,),
    "day": (2,),
    "cost": (3,),
    "charge": (3,),
    "touch": (2,),
    "out": (2,),
    "use": (1,),
    "profit": (4, 2),
    "profits": (4, 2),
    "nothing": (2, 3),
}
_ONE_SPELLING = "nonprofit"
# The same turns in a question as it is written: "a **not for profit**"; not "for profit".
_SPELLINGS = re.compile(
    r"\b(?:"
    + "|".join(
        "[- ]".join(word for word in turn if word != "-")
        for turn, plainly in _TURNS.items()
        if plainly == (_ONE_SPELLING,)
    )
    + ")",
    re.IGNORECASE,
)
_STOPPED = "stopped"  # as good as prevented from a deed: "**stopped** from rowing"
_LEFT = "left"
# Words that begin a case, in which a thing may be left in a place: "**if** it is left out of it".
_CASES = frozenset({"if", "when", "unless", "where", "which", "that"})
TURNED = frozenset(_TURN_SIGNS) | {_STOPPED}
"""Words of which each turn has one: "get in **touch** with"; not "contact"."""
_THAN = "than"
# What such a bound denies: "**no less** than 9"; not "no more than 9".
_NOT_LESS = frozenset({(no, less) for no in ("no", "not") for less in ("less", "fewer")})
# Amounts without a figure: "no less than **half**"; not "no less than fair".
_AMOUNTS = syntax.NUMBERS | {"half", "a", "an", "£", "$", "€"}
_AT_LEAST = ("at", "least")
# Words that let a case stand for others: "fees, **e.g.** if you row"; not "e.g. a boat".
_EXAMPLES = frozenset({"e.g.", "eg", "e.g"})
_SUCH_AS, _IF = ("such", "as"), "if"
_FOR_EXAMPLE = ("for", "example", ",")
_FOLLOWING, _AFTER = "following", ("after",)
# Spans that such a word counts from an event: "9 **days** following the race"; not "the days".
_SPANS = word_set("hours day days week weeks month months year years")
# Verbs by which a thing gives leave: "it **lets** you row"; not "tells you".
_LEAVE = frozenset({"permits"})
_LETS, _YOU, _TO = "lets", "you", "to"
_ALLOWS_YOU_TO = ("allows", _YOU, _TO)
# What one is let that is no deed: "lets you **know**"; not "lets you row".
_NO_DEEDS = frozenset({"know", "down", "in", "off", "out"})
# Openings of a sentence that deny leave: "you **are unable** to row"; not "if you are unable".
_UNABLE = (
    (_YOU, "are", "unable", _TO),
    (_YOU, "'re", "unable", _TO),
    (_YOU, "are", "not", "able", _TO),
    (_YOU, "are", "n't", "able", _TO),
)
_YOU_CANNOT = (_YOU, "can", "not")
# Those that demand what has been done: "you **have to have** rowed"; not "to have a boat".
_HAVING_DONE = ((_YOU, "have", _TO, "have"), (_YOU, "are", "required", _TO, "have"))
_YOU_MUST_HAVE = (_YOU, "must", "have")
_SUCH = "such"
# Words of which an opening with "you" has one: "you are **unable** to"; not "you cannot".
_OPENED = frozenset({"unable", "able", "required", "have"})
# What several are taken for: "the old **count as** guests"; not "they do not count as".
_COUNT, _TAKEN_FOR = "count", ("as", "towards")
_NO_SUBJECTS = syntax.AUXILIARIES | syntax.NEGATIONS | syntax.NOMINATIVES | {"to", "also", "only"}
SIGNS = _LEAVE | _EXAMPLES | TURNED | {_THAN, _SUCH, _FOLLOWING, _LETS, _COUNT} | _OPENED
"""Words of which each of them has one: "no less **than** 9"; not "at least"."""
CLOSER = (
    _EXAMPLES
    | _NOT_LESS
    | last_two(_TURNS)
    | in_row(_SPANS, (_FOLLOWING,))
    | in_row((*_LEAVE, _LETS), (_YOU,))
    | in_row(("are", "'re"), ("unable",))
    | in_row(("not", "n't"), ("able",))
    | in_row((_COUNT,), _TAKEN_FOR)
    | {_SUCH_AS, (_TO, "have"), (_OTHER, _THAN)}
)
"""Signs of which each has one, too: "**no less** than 9"; not "more than 9"."""
_HEADS = SIGNS - _OPENED | {_YOU}  # at which each is found


def same_said(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, with the words that are read.

    Example:
        >>> list(same_said("log in prior to a race".split()))
        [(2, 4, ('before',))]
        >>> list(same_said("you are no less than 16".split()))
        [(2, 5, ('at', 'least'))]
        >>> list(same_said("a card lets you park".split()))
        [(2, 4, ('allows', 'you', 'to'))]
        >>> list(same_said("you are unable to hold a pass".split()))
        [(0, 4, ('you', 'can', 'not'))]
        >>> list(same_said("let go under other than honorable terms".split()))
        [(3, 7, ('terms', 'that', 'were', 'not', 'honorable'))]
        >>> list(same_said("guests of ours count as members".split()))
        [(3, 4, ('are', 'counted'))]
        >>> list(same_said("it is no more than fair , and lets you know".split()))
        []
    """
    denies = not _OPENED.isdisjoint(words)
    for at, word in enumerate(words):
        if word not in _HEADS:
            continue
        if word in _TURN_SIGNS:
            yield from (turn for n in _TURN_SIGNS[word] for turn in _turns(words, at - n))
        elif word == _THAN and at > 1:
            yield from _bounds(words, at - 2)
            yield from _not_so(words, at)
        elif word in _EXAMPLES or (word == _SUCH and tuple(words[at : at + 2]) == _SUCH_AS):
            yield from _examples(words, at)
        elif word == _FOLLOWING and _counts_from(words, at):
            yield at, at + 1, _AFTER
        elif word in _LEAVE or word == _LETS:
            yield from _leave(words, at)
        elif word == _COUNT and _takes_for(words, at):
            yield at, at + 1, ("are", "counted")
        elif word == _YOU and denies and (not at or words[at - 1] in STOPS):
            yield from _openings(words, at)


def _counts_from(words: Sequence[str], at: int) -> bool:
    """Tell whether "following" counts from an event: "9 days **following the** race"."""
    named = at + 1 < len(words) and words[at + 1] in syntax.DETERMINERS
    return named and words[max(at - 1, 0)] in _SPANS


def _takes_for(words: Sequence[str], at: int) -> bool:
    """Tell whether "count" says behind several what they are taken for: "**count** as guests"."""
    known = at > 0 and words[at - 1] not in _NO_SUBJECTS | STOPS
    dated = tuple(words[at + 1 : at + 3]) == ("as", "at")  # "a head count as at noon"
    return known and not dated and at + 1 < len(words) and words[at + 1] in _TAKEN_FOR


def in_one_spelling(question: str) -> str:
    """Return a question with the one spelling of "nonprofit" that texts are read with.

    Example:
        >>> in_one_spelling("Are you a non-profit or a not for profit?")
        'Are you a nonprofit or a nonprofit?'
    """
    return _SPELLINGS.sub(_ONE_SPELLING, question)


def in_one_word(words: tuple[str, ...]) -> tuple[str, ...]:
    """Return the words of a question with one word for each turn around a verb.

    Example:
        >>> in_one_word("can i make use of the hut ?".split())
        ('can', 'i', 'use', 'the', 'hut', '?')
        >>> in_one_word("will i be stopped from rowing ?".split())
        ('will', 'i', 'be', 'prevented', 'from', 'rowing', '?')
    """
    words = tuple(
        "prevented" if word == _STOPPED and _stops_deed(words, at) else word
        for at, word in enumerate(words)
    )
    found = [turn for at in range(len(words)) for turn in _turns(words, at)]
    for first, last, plainly in reversed(found):
        words = (*words[:first], *plainly, *words[last:])
    return tuple(words)


def _stops_deed(words: Sequence[str], at: int) -> bool:
    """Tell whether somebody is stopped from doing something; not "is it stopped from May"."""
    return (
        tuple(words[at + 1 : at + 2]) == ("from",)
        and words[at + 2 :][:1] != ()
        and (words[at + 2].endswith("ing"))
    )


def _turns(words: Sequence[str], first: int) -> Iterator[Rewriting]:
    for turn, plainly in _TURNS.items():
        if first >= 0 and tuple(words[first : first + len(turn)]) == turn:
            if turn[1] == _LEFT and not _CASES.isdisjoint(words[:first]):
                continue  # "if milk is left out of the fridge"
            yield first, first + len(turn), plainly


def _bounds(words: Sequence[str], first: int) -> Iterator[Rewriting]:
    """Find a bound from below that is told by what it denies: "**not less than** 9"."""
    last = first + 3
    if (words[first], words[first + 1]) not in _NOT_LESS or last >= len(words):
        return
    amount = words[last] in _AMOUNTS or words[last][:1].isdigit()
    # Behind one of these, it is a second bound: "but not less than 9".
    if amount and (not first or words[first - 1] not in syntax.COORDINATORS):
        yield first, last, _AT_LEAST


def _not_so(words: Sequence[str], at: int) -> Iterator[Rewriting]:
    """Find what things are not, beside their noun: "under **other than fair** terms".

    In plain words that is "under terms that were not fair"; so is "terms **other than** fair".
    """
    before, behind, noun, who = (*words[at - 2 : at - 1], *words[at + 1 : at + 4], "", "", "")[:4]
    if words[at - 1] != _OTHER or classes(behind) & {ADJECTIVE, NOUN} != {ADJECTIVE}:
        return
    if before in syntax.PREPOSITIONS and syntax.is_plural_noun(noun):
        yield at - 1, at + 3, (noun, *_THAT_WERE_NOT, behind)
    elif syntax.is_plural_noun(before) and noun in syntax.COORDINATORS and who in _WHO:
        yield at - 1, at + 1, _THAT_WERE_NOT


def _examples(words: Sequence[str], at: int) -> Iterator[Rewriting]:
    """Find what sets a case as an example of the one before it: ", **such as** if you row"."""
    last = at + 1 if words[at] in _EXAMPLES else at + 2
    last += words[last : last + 1] in ([","], (",",))
    if last < len(words) and words[last] == _IF:
        opened = () if at and words[at - 1] == "," else (",",)
        yield at, last, (*opened, *_FOR_EXAMPLE)


def _leave(words: Sequence[str], at: int) -> Iterator[Rewriting]:
    """Find a verb by which a thing gives whoever asks leave: "it **lets you** row".

    Not where it only tells things apart: "a pass that lets you row".
    """
    if at and words[at - 1] in syntax.RELATIVES:
        return
    to = () if words[at] == _LETS else (_TO,)
    last = at + 2 + len(to)
    if tuple(words[at + 1 : last]) != (_YOU, *to) or last >= len(words):
        return
    deed = words[last]
    if deed in bases(deed, VERB) and deed not in _NO_DEEDS:
        yield at, last, _ALLOWS_YOU_TO


def _openings(words: Sequence[str], at: int) -> Iterator[Rewriting]:
    """Find a sentence that denies leave, or demands what has been done, in more words."""
    for opening in _UNABLE:
        if tuple(words[at : at + len(opening)]) == opening:
            yield at, at + len(opening), _YOU_CANNOT
    for opening in _HAVING_DONE:
        last = at + len(opening)
        demanded = tuple(words[at:last]) == opening and last < len(words)
        if demanded and syntax.is_participle(words[last]):
            yield at, last, _YOU_MUST_HAVE
