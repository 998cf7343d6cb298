"""The verb group: auxiliaries, negation, and verbs that govern others, up to the main verb."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cmr_logic import syntax
from cmr_logic.scenario import vocabulary as lists
from cmr_logic.scenario.statement import Mood, Tense
from cmr_logic.text import VERB, bases, classes

_CONTRACTED = {
    "'m": "am",
    "'re": "are",
    "'ve": "have",
    "'ll": "will",
    "ca": "can",
    "wo": "will",
    "sha": "shall",
    "cannot": "can",
}
_UNCHANGED = frozenset({"quit", "put", "cut", "hit", "hurt", "shut", "split", "let", "set"})
_GETTING = frozenset({"married", "divorced", "engaged", "evicted", "deported", "operated"})
_INTENTIONS = frozenset({"intention", "intentions", "plan", "plans", "hope", "hopes", "wish"})
_GONE, _NEXT = -1, -2
_PARTICLES = frozenset({"out", "off", "into", "to", "over", "up", "back", "away", "on", "in"})


@dataclass(slots=True)
class Group:
    """What a verb group says, gathered from left to right."""

    main: int
    negated: bool = False
    tense: Tense = Tense.PRESENT
    mood: Mood = Mood.FACT
    ability: bool = False
    passive: bool = False
    progressive: bool = False
    ended: bool = False
    verb: str = ""


def read_group(words: Sequence[str], at: int) -> Group:
    """Read auxiliaries, negation, and verbs that govern others, up to the main verb."""
    group = _read_group(words, at)
    if group.tense is Tense.PAST and "never" in words[at : group.main]:
        group.tense = Tense.PERFECT  # "I never had a grant" is so to this day
    return group


def _read_group(words: Sequence[str], at: int) -> Group:  # noqa: C901, PLR0912, PLR0915 - one pass over the verb group
    group = Group(main=at)
    index = at
    count = len(words)
    had_be = had_have = False
    while index < count:
        word = _CONTRACTED.get(words[index], words[index])
        if words[index] == "cannot":
            group.negated = True
        elif words[index] in lists.UNPUNCTUATED:
            word = lists.UNPUNCTUATED[words[index]]
            group.negated = True
        following = words[index + 1] if index + 1 < count else ""
        if word in {"not", "n't", "nt", "never", "hardly", "neither"}:
            if following not in {"only", "just"}:
                group.negated = not group.negated
        elif word == "no" and following == "longer":
            group.negated = True
            index += 1
        elif word == "'s":
            if syntax.is_participle(following) and following in {"been", "got", "had"}:
                had_have = True
                group.tense = Tense.PERFECT
            else:
                had_be = True
        elif word == "'d":
            group.mood = Mood.WISH if following in {"like", "love", "prefer"} else Mood.OPEN
        elif word in {"will", "shall"}:
            group.tense = Tense.FUTURE
        elif word == "can":
            group.ability = True
        elif word in {"would", "could", "might", "may", "should"}:
            group.mood = (
                Mood.WISH
                if word == "would" and following in {"like", "love", "prefer"}
                else Mood.OPEN
            )
        elif word in {"must", "ought"}:
            group.mood = Mood.DUTY
        elif word in syntax.BE:
            if word in {"was", "were"}:
                group.tense = Tense.PAST
            had_be = True
            group.main, group.verb = index, "be"
            if following == "going" and words[index + 2 : index + 3] == ("to",):
                group.tense = Tense.FUTURE
                index += 2
                had_be = False
        elif had_be and (
            (word in {"able", "unable"} and following == "to")
            or (word in {"capable", "incapable"} and _before_gerund(words, index))
        ):
            group.ability = True
            group.negated ^= word.startswith(("un", "in"))
            index += 1
            had_be = False
        elif word in {"do", "does", "did"} and _auxiliary_do(words, index):
            if word == "did":
                group.tense = Tense.PAST
        elif word in syntax.HAVE and _auxiliary_have(words, index):
            had_have = True
            group.tense = Tense.PAST if word == "had" else Tense.PERFECT
        elif word in syntax.HAVE and (end := _intending(words, index)):
            group.mood = Mood.WISH
            group.negated ^= words[index + 1] == "no"
            index = end
        elif word in syntax.HAVE and following in {"not", "n't", "nt"}:
            group.negated = not group.negated  # "I haven't got a car"
            group.main, group.verb = index, "have"
            break
        elif (
            word in {"have", "has", "had", "need", "needs", "got", "required", "supposed"}
            and following == "to"
            and index + 2 < count
            and VERB in classes(words[index + 2])
        ):
            group.mood = Mood.DUTY
            index += 1
        elif word == "used" and following == "to" and not had_be:
            group.tense = Tense.OVER
            index += 1
        elif syntax.is_adverb(word) or word in {"to", "both", "all", "now", "ever"}:
            if word in lists.OVER and group.tense is Tense.PAST:
                group.tense = Tense.OVER
        elif word in syntax.PREPOSITIONS or word in syntax.DETERMINERS:
            break
        else:
            stop = _verb_word(words, index, group, had_be=had_be, had_have=had_have)
            if stop == _GONE:
                break
            if stop == index:
                return group
            index = index if stop == _NEXT else stop
            had_be = had_have = False
        index += 1
    return group


def _intending(words: Sequence[str], index: int) -> int:
    """Return the last word of "have no intention of" before a verb, or 0."""
    for at in range(index + 1, min(index + 4, len(words) - 2)):
        if words[at] in _INTENTIONS and words[at + 1] in {"of", "to", "on"}:
            return at + 1 if VERB in classes(words[at + 2]) else 0
    return 0


def _before_gerund(words: Sequence[str], index: int) -> bool:
    for at in range(index + 1, min(index + 4, len(words) - 1)):
        if words[at] == "of":
            return syntax.is_gerund(words[at + 1])
    return False


def _verb_word(  # noqa: C901, PLR0911, PLR0912 - one test after another, in the order a reader takes
    words: Sequence[str], index: int, group: Group, *, had_be: bool, had_have: bool
) -> int:
    """Read a content word in the verb group.

    Returns:
        the index itself at the main verb; ``_GONE`` where the group has ended before it; ``_NEXT``
        after a verb that governs the very next word ("stop smoking"); or the index of the
        last word of a governing verb ("want to"), after which the group goes on.
    """
    word = words[index]
    base = bases(word, VERB)
    if not base:
        return _GONE
    verb = min(base, key=len) if len(base) > 1 and word not in base else base[0]
    participle = syntax.is_participle(word)
    if word in _UNCHANGED and not had_be and group.tense is Tense.PRESENT and not group.verb:
        group.tense = Tense.PAST  # "I quit" tells what happened more often than a habit
    if had_be and not (participle or syntax.is_gerund(word)):
        return _GONE
    following = words[index + 1 : index + 3]
    if had_be and participle:
        group.passive = True
    elif had_be and word not in {"being", "having"}:
        group.progressive = True
    elif (
        not had_be
        and not had_have
        and participle
        and base[0] != word
        and group.tense is Tense.PRESENT
        and group.verb == ""
    ):
        group.tense = Tense.PAST
    governs = following[:1] == ("to",) and len(following) > 1 and VERB in classes(following[1])
    gerund = bool(following) and syntax.is_gerund(following[0])
    of_gerund = (
        len(following) > 1
        and following[0] in {"of", "about", "on", "up", "for"}
        and syntax.is_gerund(following[1])
    )
    if verb in lists.DEEMING and group.passive and governs:
        group.passive = False  # "it is considered to be a barn"
        return index + 1
    if verb in lists.WISHING and (
        governs or of_gerund or (gerund and verb in {"consider", "plan", "intend"})
    ):
        group.mood = Mood.WISH if group.mood is Mood.FACT or group.mood is Mood.WISH else group.mood
        group.passive = False
        return _NEXT if gerund else index + 1
    if verb in lists.ENDING and (gerund or governs):
        group.negated = not group.negated
        group.ended = True
        group.tense = Tense.PRESENT if gerund else group.tense
        group.passive = False
        return index + 1 if governs else _NEXT
    if (
        verb == "give"
        and following[:1] == ("up",)
        and len(words) > index + 2
        and syntax.is_gerund(words[index + 2])
    ):
        group.negated = not group.negated
        group.tense = Tense.PRESENT
        return index + 1
    if word == "getting" and had_be and following[:1] and following[0] in _GETTING:
        group.mood = Mood.WISH  # who is getting married is not married yet
        return _NEXT
    if verb == "learn" and governs:
        group.ability = True  # who never learnt to swim cannot
        group.tense = Tense.PRESENT
        group.passive = False
        return index + 1
    if verb == "get" and following[:2] in (("round", "to"), ("around", "to")):
        return index + 2
    if verb in lists.PASSING and (gerund or (governs and verb not in {"go", "get"})):
        return index + 1 if governs else _NEXT
    group.main, group.verb = index, verb
    if verb == "get" and following[:1] and following[0] in _PARTICLES:
        group.verb = "get_" + following[0]
    return index


def _auxiliary_do(words: Sequence[str], index: int) -> bool:
    for word in words[index + 1 : index + 4]:
        if word in syntax.NEGATIONS or word == "nt" or syntax.is_adverb(word):
            continue
        return VERB in classes(word) or word in {"have", "be", "do"}
    return False


def _auxiliary_have(words: Sequence[str], index: int) -> bool:
    for at in range(index + 1, min(index + 5, len(words))):
        word = words[at]
        if word in {"not", "n't", "nt", "never"} or syntax.is_adverb(word):
            continue
        if word == "got":  # "I've got a car", but "I've got round to selling it"
            return words[at + 1 : at + 2] in (("round",), ("around",))
        return word in {"been", "had", "done"} or syntax.is_participle(word)
    return False
