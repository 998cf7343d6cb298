"""Places and times before a sentence with no comma behind: "**In winter** swimming is banned".

In plain words the comma stands there: "in winter, swimming is banned". Behind a word that ties the
sentence to the one before, what holds there is a case: "However, **if it is in winter,** it is".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting, sentence_end
from cmr_logic.cues.in_row import EDGE, in_row
from cmr_logic.syntax.time_words import DAYS, TIMES
from cmr_logic.text import ADJECTIVE, NOUN, classes, places_of, word_set

# What a place or time opens with: "**in** winter"; not "with".
_PLACING = word_set("in on at during inside throughout")
# What points at a time before, or at others: "in **these** hours"; not "in the evening".
_POINTING = word_set("this that these those such some other another any all each")
# What an hour or a day opens with that bounds the time: "**after** 6 pm"; not "about".
_BOUNDING = word_set("after before from until")
# Words that tie a sentence to the one before: "**however**, in winter"; not "therefore".
_LINKING = word_set("however but yet still nevertheless")
_COMMA, _OF = ",", "of"
_IF_IT_IS = ("if", "it", "is")
_HOWEVER = (",", "however", ",")
# Words in none of them: "in the year **you** turn 18", "in winter **if**"; not "in the garden".
_LEAVING = (
    STOPS
    | syntax.RELATIVES
    | syntax.AUXILIARIES
    | word_set(": ( ) if unless when where while than as and or but to")
) - {"am"}
# Nouns that only link or date a sentence: "in **addition** a fee is"; not "in winter".
_SAYING_LITTLE = word_set(
    "addition case cases general practice principle particular return total order event fact "
    "circumstances connection relation view response accordance advance line"
)
# What a subject opens with, or is: "at night **nobody** may"; not "swimmers may".
_SUBJECTS = syntax.DETERMINERS | syntax.INDEFINITE_PRONOUNS
# Pronouns that such a sentence is about: "in winter **you** need"; not "this".
_PRONOUNS = word_set("you we they it there")
# What follows a pronoun there: "in winter you **need**"; not "in the year you turn".
_SAID = syntax.AUXILIARIES | word_set("need pay get always only never also still")
# Ends of when something is: "on the first Sunday of the **month** entry is free"; not "club".
_UNITS = TIMES | word_set("weekend weekends term school")
_GOVERNING = syntax.PREPOSITIONS | syntax.DETERMINERS
_LONGEST = 9  # words of a place or time: "on the first Sunday of the month"
_NEAR = 7  # words from a subject to its verb
HOUR = word_set("am pm a.m. p.m. noon midnight midday dark dusk dawn")
"""Words of an hour or part of a day: "9 **am**", "**dusk**"; not "six weeks"."""
SIGNS = _PLACING | _BOUNDING
"""Words of which each of them has one: "**in** winter swimming is banned"."""
CLOSER = in_row((*STOPS, EDGE, *_LINKING, _COMMA), SIGNS)
"""Two words in a row of which each has one, too: "**. In** winter"; not "swim in winter"."""


def fronted_settings(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find where such a place or time ends, with the comma that parts it from what follows.

    Example:
        >>> list(fronted_settings("in winter swimming is banned .".split()))
        [(1, 2, ('winter', ','))]
        >>> list(fronted_settings("row . in a wood a dog must be led .".split()))
        [(4, 5, ('wood', ','))]
        >>> list(fronted_settings("row . however , in winter , nobody may .".split()))
        [(4, 5, ('if', 'it', 'is', 'in'))]
        >>> list(fronted_settings("row . after 6 pm it is free .".split()))
        [(2, 3, ('if', 'it', 'is', 'after')), (4, 5, ('pm', ','))]
        >>> list(fronted_settings("in winter , swimming is banned .".split()))
        []
        >>> list(fronted_settings("in the year you turn 18 you can vote .".split()))
        []
        >>> list(fronted_settings("in the club house of the crew members row .".split()))
        []
    """
    for at in places_of(words, SIGNS, 0, len(words) - 3):
        first = _sentence_first(words, at)
        if first is None:
            continue
        end = _setting_end(words, at, sentence_end(words, at))
        if end is None:
            continue
        tied = tuple(words[end : end + 3]) == _HOWEVER
        if tied:  # "in winter, **however,** it is"
            yield at, at + 1, (*_HOWEVER[1:], *_IF_IT_IS, words[at])
            yield end, end + 3, (_COMMA,)
            continue
        if first < at or words[at] in _BOUNDING:
            yield at, at + 1, (*_IF_IT_IS, words[at])
        if words[end] != _COMMA:
            yield end - 1, end, (words[end - 1], _COMMA)


def _sentence_first(words: Sequence[str], at: int) -> int | None:
    """Return where a sentence begins that an opening stands at the head of, behind a tie or not."""
    first = at - (at > 0 and words[at - 1] == _COMMA)
    first -= first > 0 and words[first - 1] in _LINKING
    opens = not first or words[first - 1] in STOPS
    return first if opens and words[first] != _COMMA else None


def _setting_end(words: Sequence[str], at: int, stop: int) -> int | None:
    """Return where a place or time ends and the subject begins, or at its comma; None for none."""
    for end in range(at + 1, min(at + 1 + _LONGEST, stop - 1)):
        word, named = words[end], words[at + 1 : end]
        if (word in _LEAVING and not syntax.is_month(words, end)) or word in _SAYING_LITTLE:
            return None
        if not named:
            continue
        if word == _COMMA:
            whole = syntax.finite_verb(words[end + 1 : stop]) is not None
            return end if whole and _is_setting(words[at], named) else None
        if _starts_subject(words, end, named, stop):
            return end if _is_setting(words[at], named) else None
    return None


def _is_setting(opening: str, named: Sequence[str]) -> bool:
    """Tell whether words name a place or a time: "the shop", "6 pm"; not "16 years"."""
    hour = not (HOUR | DAYS).isdisjoint(named)
    if opening in _BOUNDING:
        return hour  # "from 6 April" tells since when the rule is in force
    if named[-1] not in _UNITS and (_OF in named or not classes(named[-1])):
        return False  # "in the state of Kent all must" is of all
    figures = any(word[:1].isdigit() for word in named)
    return (hour or not figures) and named[0] not in _POINTING


def _starts_subject(words: Sequence[str], at: int, named: Sequence[str], stop: int) -> bool:
    """Tell whether a sentence's subject begins behind a place or time, with its verb not far."""
    word, before, behind = words[at], named[-1], words[at + 1]
    if before in _GOVERNING:
        return False
    if word in _PRONOUNS:
        return behind in _SAID and (before not in syntax.TIME_UNITS or behind in syntax.MODALS)
    verb = syntax.finite_verb(words[at : min(at + _NEAR, stop)])
    timed = before in _UNITS and word not in _UNITS and bool({NOUN, ADJECTIVE} & classes(word))
    if word in _SUBJECTS or timed:
        return verb is not None and verb > 0
    placed = named[0] in syntax.DETERMINERS and {NOUN} & classes(before) and behind in _SAID
    alone = behind in syntax.BE | syntax.MODALS
    alone = alone and syntax.DETERMINERS.isdisjoint(words[at + 2 : at + 3])  # not "shop is a"
    return bool(placed) and NOUN in classes(word) and (alone or syntax.is_plural_noun(word))
