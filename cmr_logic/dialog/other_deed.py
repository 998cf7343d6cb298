"""Questions for another deed with another thing than a text speaks of: "Can I **sell the eggs**?".

Of a text on keeping hens "Can I sell the eggs my hens lay?" has no more than a word for who or what
stands by. What is asked is named by the deed and its object, and a text that says neither, in these
words or others, does not answer it.
"""

from __future__ import annotations

from collections.abc import Sequence, Set
from typing import NamedTuple

from cmr_logic import syntax
from cmr_logic.inquiry.owned import MINE
from cmr_logic.inquiry.paraphrased import said_for_phrasal
from cmr_logic.inquiry.question import Question
from cmr_logic.inquiry.supposed import before_case
from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.provisions.drafts.nodes import Rule
from cmr_logic.relevance import is_said_in, stem
from cmr_logic.relevance.askers import IN_CHARGE
from cmr_logic.relevance.fields import fields
from cmr_logic.relevance.profile import Profile, profile
from cmr_logic.relevance.related import share
from cmr_logic.relevance.wordlists import ASKING, CIRCUMSTANCES
from cmr_logic.syntax.time_words import TIMES
from cmr_logic.text import NOUN, VERB, bases, classes, key, keys, word_set

# Deeds that say nothing of what is asked, or ask for what a text gives: "**get** a permit"; not
# "sell a permit".
_HOLLOW = word_set(
    "get have use do make apply claim need be go join qualify receive want know tell help meet "
    "include affect take start keep continue lose see visit come enter become remain stay count "
    "obtain ask request happen mean look work"
)
_ASKERS = frozenset({"i", "we", "you", "they", "he", "she"})
# Words between the subject of a question and its verb: "can I **still** row"; not "row".
_BEFORE_DEED = word_set("still also have need be to able allowed get not just only now free")
_OWNERS = MINE | {"the", "your"}
_POINTING = frozenset({"this", "these", "it", "that", "those", "them", "one", "any", "anything"})
_STOPS = (
    syntax.PREPOSITIONS
    | syntax.RELATIVES
    | frozenset({"?", ",", "and", "or", "what", "when", "where", "while", "i", "we", "you"})
)
_GIVING, _TO = frozenset({"give", "offer", "feed"}), "to"
_FIRST = 2  # where the verb of a question stands at the earliest
_LONGEST_SUBJECT = 5


class _Asked(NamedTuple):
    subject: tuple[str, ...]
    deed: str
    particle: str
    object: tuple[str, ...]
    rest: tuple[str, ...]


def is_of_other_deed(rule: Rule, question: Question) -> bool:
    """Tell whether a text says neither the deed nor the object that a question is about.

    Args:
        rule: the rule.
        question: what is asked, which the text is otherwise taken to be about.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("Members may keep hens on their plot if the committee agrees.")
        >>> asked = "Can I sell the eggs my hens lay?", "Can I keep two hens?", "Can I keep ducks?"
        >>> [is_of_other_deed(rule, read_question(each)) for each in asked]
        [True, False, False]
    """
    asked = _asked(before_case(question.words))
    if asked is None or question.suiting or not _POINTING.isdisjoint(asked.object):
        return False
    given = asked.deed in _GIVING and asked.rest[:1] == (_TO,)  # "give bread to the ducks"
    if given or _is_said(rule, asked) or _is_of_something_known(rule, asked):
        return False
    content, known = question.keys - ASKING, rule.keys
    stems = _stems(known)
    shared = frozenset(word for word in content if word in known or stem(word) in stems)
    own = frozenset().union(*map(fields, known))
    meant = [w for w in content - shared - CIRCUMSTANCES if not own.isdisjoint(fields(w))]
    return bool(shared) and _stands_by(shared, asked) and len(meant) <= 1


def _is_of_something_known(rule: Rule, asked: _Asked) -> bool:
    """Tell whether a text names the object of a question, or its subject; or it has neither."""
    things = [w for w in asked.object if NOUN in classes(w) and key(w) and w not in TIMES]
    named = [w for w in asked.subject if w not in _ASKERS | _OWNERS and key(w)]
    if not things and not named:
        return True
    about = profile(rule.plain, rule.keys)
    return any(_is_known(rule.keys, word) for word in (*things, *named[-1:])) or any(
        _is_like(about, word) for word in things
    )


def _stands_by(shared: frozenset[str], asked: _Asked) -> bool:
    """Tell whether what a question shares with a text names but one thing that stands by.

    It may be told of the object: "the eggs **my hens lay**".
    """
    opening = asked.rest[:1]
    told = opening and (opening[0] in _OWNERS | _ASKERS or opening[0] in syntax.RELATIVES)
    return len(shared) == 1 or (bool(told) and shared <= keys(asked.rest))


def _is_like(about: Profile, word: str) -> bool:
    """Tell whether a text has a word, but for a slip, an abbreviation or a part of a compound."""
    return share(about, (word,), frozenset({key(word)})) > 0


def _asked(words: Sequence[str]) -> _Asked | None:
    """Return the subject, deed and object of a question; None where they do not show."""
    if len(words) <= _FIRST or words[0] not in syntax.AUXILIARIES:
        return None
    start = _FIRST if words[1] in _ASKERS else _behind_subject(words)
    at = next((i for i in range(start, len(words)) if words[i] not in _BEFORE_DEED), 0)
    if not start or not at or VERB not in classes(words[at]) or words[at] in _STOPS:
        return None
    behind = at + 1
    particle = (
        words[behind] if words[behind : behind + 1] and words[behind] in syntax.PARTICLES else ""
    )
    first = behind + bool(particle)
    last, named = first, False
    while last < len(words) and words[last] not in _STOPS:
        opens = words[last] in syntax.DETERMINERS or words[last] in syntax.PRONOUNS
        if named and opens and not is_person(words[last - 1]):
            break  # "the eggs **my** hens lay"; not "lend my son **a** boat"
        named = named or (NOUN in classes(words[last]) and words[last] not in syntax.DETERMINERS)
        last += 1
    if last > first and (words[last - 1] in TIMES or key(words[last - 1]) in CIRCUMSTANCES):
        last = first  # "go up **this summer**"
    return _Asked(
        tuple(words[1:start]), words[at], particle, tuple(words[first:last]), tuple(words[last:])
    )


def _behind_subject(words: Sequence[str]) -> int:
    """Return where the verb stands behind a noun that a question begins with; 0 for none."""
    if words[1] not in _OWNERS:
        return 0
    for at in range(_FIRST + 1, min(len(words), _FIRST + _LONGEST_SUBJECT)):
        following = words[at + 1] if at + 1 < len(words) else ""
        verb = words[at] in bases(words[at], VERB) or words[at] == "be"
        goes_on = NOUN in classes(words[at]) and following in bases(following, VERB)
        goes_on = goes_on and following not in syntax.PARTICLES
        if verb and not goes_on and NOUN in classes(words[at - 1]):
            return at
    return 0


def _is_said(rule: Rule, asked: _Asked) -> bool:
    """Tell whether a text says a deed, in its own words or others, or is of a matter it is of."""
    deed = key(asked.deed)
    if asked.particle:
        others = said_for_phrasal(asked.deed, asked.particle)
        if any(_is_known(rule.keys, word) for word in others):
            return True
    elif not _HOLLOW.isdisjoint((deed, asked.deed)) or asked.deed in IN_CHARGE:
        return True
    own = frozenset().union(*map(fields, rule.keys))
    return _is_known(rule.keys, asked.deed) or not own.isdisjoint(fields(deed))


def _stems(known: Set[str]) -> frozenset[str]:
    return frozenset(map(stem, known))


_PART = 4  # letters of a word that is part of another: "car" is too short, "boat" of "boathouse"


def _is_known(known: Set[str], word: str) -> bool:
    """Tell whether a text says a word, one like it, or one for a kind of it."""
    said = key(word)
    if not said or said in known or is_said_in(said, _stems(known)):
        return True
    if any(len(said) >= _PART and (each.endswith(said) or each.startswith(said)) for each in known):
        return True
    if any(len(each) >= _PART and said.endswith(each) for each in known):
        return True
    from cmr_logic.scenario.lexicon.relations import (  # noqa: PLC0415 # its tables are needed last
        covering,
        word_key,
    )

    above = covering(word_key(word))
    return any(each in above or word_key(word) in covering(each) for each in map(word_key, known))
