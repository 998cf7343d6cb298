"""The case that whoever asks supposes: "Can I row **if I have not paid**?".

What is asked stands before it, and what it says is told: a Yes or No is for that case.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from cmr_logic import syntax
from cmr_logic.relevance.reporting import TELLING
from cmr_logic.text import NOUN, VERB, bases, classes, tokenize, word_set

# Words that open what whoever asks supposes or tells: "**if** I pay"; not "before I pay".
_SUPPOSING = word_set("if although though because since")
# Turns for "if" and "because" of several words: "**as long as** I pay"; not "as long as a boat".
_TURNS = (
    ("as", "long", "as"), ("so", "long", "as"), ("provided", "that"), ("providing", "that"),
    ("on", "condition", "that"), ("now", "that"), ("given", "that"), ("seeing", "that"),
    ("assuming", "that"), ("provided",), ("providing",), ("assuming",), ("now",), ("when",),
    ("while",),
)  # fmt: skip
# Those of them that tell the time of what is asked, and so a case only by what is so: "**when** I
# am ill"; not "when I leave".
_OF_TIME = frozenset({("when",), ("while",)})
_STATES = syntax.BE | syntax.HAVE | {"'m", "'re", "'ve", "can", "ca", "could", "do", "does", "did"}
# Who a case is of, behind such a turn: "provided **I** pay"; not "the towels provided".
_OF_WHOM = frozenset({"i", "we", "he", "she", "they", "it", "my", "our", "the", "you", "there"})
# The first of them, which opens what is asked as well: "tell me **if** I can".
_IF = "if"
# Words before "if" that make a case the only one, or none: "**only** if"; not "pay if".
_BEFORE_OTHERS = word_set("only what matter matters happens happen mind")
# Verbs behind which "if" says what is to be found out: "**check** if I qualify"; not "pay if".
_FINDING_OUT = word_set("know check see wonder wondering ask find out sure decide")
# Those of them that tell it to whoever asks: "**tell me** if I can"; not "tell you if I move".
_TELLING = frozenset({("tell", "me"), ("tell", "us"), ("let", "me")})
# What opens the news that somebody is told, and the verbs before it: "tell you **that** I moved";
# not "show you that I row".
_THAT = "that"
_TELLING_OTHERS = TELLING | {"know"}
# Verbs and a word of what is shown to be so, or not so: "**prove** that I do not row"; not "think".
_SHOWING = word_set("prove show demonstrate confirm declare certify ensure state sure")
# Words of such a case that is asked about another case: "if I do **or** not".
_WHETHER_OR_NOT = ("or", "not")
_I_AM = "I am "
_DO_NOT = re.compile(
    r"^(?P<who>.{1,24}?)\s(?:do|does)(?:n['’]t|\snot)\b(?!\s(?:have|need|own|know)\b)"
)
_EVEN, _SHORTEST_CASE = "even", 2  # "**even** if I row, …", "if pregnant, …"
_FIRST, _BEFOREHAND = "first", "beforehand"
_BEHIND_ASKER = 3  # where the case of a question begins at the earliest
# Who does not do what is said of a noun: "leave **I** have not taken"; not "leave you".
_ASKERS = frozenset({"i", "we"})
_THINGS = frozenset({"something", "anything", "everything"})
_NOBODY = frozenset({"nobody", "no-one"})
_NEVER, _NO_LONGER = frozenset({"never", "hardly"}), ("no", "longer")
_RELATIVES = frozenset({"that", "which"})  # what may stand between: "leave **that** I have not"
_SOON = 3  # words behind "who" among which its denial stands: "who do **not** row"
_BEHIND_SUBJECT = 4  # the first place where a noun behind a verb may stand: "can i return | shoes"


def before_case(words: Sequence[str]) -> Sequence[str]:
    """Return the words of a question before the case that it supposes.

    Args:
        words: its lower-cased tokens.

    Example:
        >>> before_case("can i row if i have not paid".split())
        ['can', 'i', 'row']
        >>> before_case("can you tell me if i qualify".split())[-1]
        'qualify'
    """
    at, _ = _opening(words)
    return words[:at] if at else words


def _shows_that(words: Sequence[str], at: int) -> bool:
    """Tell whether a "that" opens what somebody has to say or show: "must i prove **that** …"."""
    told = {words[at - 1], *bases(words[at - 1], VERB)}
    return words[at] == _THAT and not _SHOWING.isdisjoint(told)


def before_relative(words: Sequence[str]) -> Sequence[str]:
    """Return the words of a question before what a denial says of a noun: "leave | I have not …".

    Args:
        words: its lower-cased tokens.

    Example:
        >>> before_relative("will you pay for leave i have not taken".split())
        ['will', 'you', 'pay', 'for', 'leave']
        >>> before_relative("can someone who has no boat row".split())
        ['can', 'someone']
        >>> before_relative("can i sell a boat i no longer row".split())[-1]
        'boat'
        >>> before_relative("why can i not row".split())[-1]
        'row'
        >>> before_relative("must i prove that i do not row".split())[-1]
        'prove'
    """
    shown = next((at for at in range(_BEHIND_ASKER, len(words)) if _shows_that(words, at)), 0)
    if shown:
        return words[:shown]
    for at in range(_SHORTEST_CASE, len(words) - 2):
        told = words[at] in syntax.RELATIVE_OPENERS and _is_told_of(words[at - 1])
        if told and not syntax.NEGATIONS.isdisjoint(words[at + 1 : at + 1 + _SOON]):
            return words[:at]
    for at in range(_BEHIND_SUBJECT, len(words) - 2):
        noun = at - 1 - (words[at - 1] in _RELATIVES)
        if _denies(words, at) and (NOUN in classes(words[noun]) or words[noun] in _THINGS):
            return words[: noun + 1]
    return words


def before_own_relative(words: Sequence[str]) -> Sequence[str]:
    """Return the words of a question before what one tells of a thing: "a lamp | I have gone off".

    Args:
        words: its lower-cased tokens.

    Example:
        >>> before_own_relative("can i return a lamp i have gone off".split())
        ['can', 'i', 'return', 'a', 'lamp']
        >>> before_own_relative("can i return a lamp that i broke".split())[-1]
        'lamp'
        >>> before_own_relative("can i return a lamp".split())[-1]
        'lamp'
    """
    for at in range(_BEHIND_SUBJECT, len(words) - 1):
        noun = at - 1 - (words[at - 1] in _RELATIVES)
        named = NOUN in classes(words[noun]) and words[noun] not in syntax.AUXILIARIES
        if named and words[at] in _ASKERS and noun >= _BEHIND_ASKER:
            return words[: noun + 1]
    return words


def _denies(words: Sequence[str], at: int) -> bool:
    """Tell whether somebody does not do what follows: "**I have not** taken", "**nobody** took"."""
    if words[at] in _NOBODY:
        return True
    behind = words[at + 1]
    never = behind in _NEVER or (behind, words[at + 2]) == _NO_LONGER
    by_verb = behind in syntax.AUXILIARIES and words[at + 2] in syntax.VERBAL_NEGATIONS
    return words[at] in _ASKERS and (never or by_verb)


def _is_told_of(word: str) -> bool:
    """Tell whether a relative clause may be of a word: "a **bike** that", "**someone** who"."""
    return NOUN in classes(word) or word in syntax.OBJECT_PRONOUNS


def supposed(text: str) -> str:
    """Return the case that a question supposes as whoever asks would tell it, perhaps nothing.

    Args:
        text: the sentence that asks.

    Example:
        >>> supposed("Can I row if I have not paid?"), supposed("Can I row if pregnant?")
        ('I have not paid', 'I am pregnant')
        >>> supposed("Can I row as long as I ask first?"), supposed("Can I row when I can't swim?")
        ('I ask beforehand', "I can't swim")
        >>> supposed("Can I row?"), supposed("Must I pay when I leave?")
        ('', '')
    """
    tokens = tokenize(text)
    words = tokens.words
    first = _news(words) or _opening(words)[1]
    case = words[first:]
    end = next((i for i, word in enumerate(case) if word in ",?;"), len(case))
    if not first or not end:
        return ""
    said = text[tokens.starts[first] : tokens.ends[first + end - 1]]
    if case[end - 1] == _FIRST and end > 1:  # "if I ask **first**"
        said = said[: -len(_FIRST)] + _BEFOREHAND
    if syntax.finite_verb(case[:end]) is not None:
        undone = _DO_NOT.sub(r"\g<who> did not", said)  # by then: "if I **don't pay**, can I row?"
        return said if undone == said else f"{said}. {undone}"
    plain = case[0] not in syntax.DETERMINERS and VERB not in classes(case[0])
    return _I_AM + said if plain else ""


def _news(words: Sequence[str]) -> int:
    """Return where the news begins that is to be told: "tell you that **I moved**"; 0 for none."""
    if _THAT not in words:
        return 0
    at = words.index(_THAT)
    return 0 if _TELLING_OTHERS.isdisjoint(words[max(at - 3, 0) : at]) else at + 1


def case_behind(text: str) -> str:
    """Return a sentence that asks with its case behind: "**If I pay**, can I row?".

    Args:
        text: the sentence.

    Example:
        >>> case_behind("If I have not paid, can I row?")
        'can I row if I have not paid?'
        >>> case_behind("Can I row?")
        'Can I row?'
    """
    opening, comma, asked = text.partition(",")
    opening = opening.strip()
    words = tokenize(opening).words
    plain = words[1:] if words[:1] == (_EVEN,) else words
    if not comma or len(words) < _SHORTEST_CASE or not _behind(plain, 0):
        return text
    return f"{asked.strip().rstrip('?')} {opening[:1].lower()}{opening[1:]}?"


def _opening(words: Sequence[str]) -> tuple[int, int]:
    """Return where what opens the case begins that a question supposes, and where the case does.

    Both are 0 where it supposes none.
    """
    found = ((at, _behind(words, at)) for at in range(1, len(words)))
    at, first = next((pair for pair in found if pair[1]), (0, 0))
    before = words[:at]
    if not at or not _BEFORE_OTHERS.isdisjoint(before) or _WHETHER_OR_NOT in pairwise(words):
        return 0, 0
    if words[at] == _IF:
        told = not _TELLING.isdisjoint(pairwise(before[-3:]))
        if told or not _FINDING_OUT.isdisjoint(before[-2:]):
            return 0, 0
    return at, first


def _behind(words: Sequence[str], at: int) -> int:
    """Return where a case begins behind what opens it at some place; 0 where nothing does."""
    if words[at] in _SUPPOSING:
        return at + 1
    for turn in _TURNS:
        end = at + len(turn)
        if tuple(words[at:end]) != turn or _OF_WHOM.isdisjoint(words[end : end + 1]):
            continue
        told_apart = turn not in _OF_TIME or not _STATES.isdisjoint(words[end + 1 : end + 3])
        return end if told_apart else 0
    return 0
