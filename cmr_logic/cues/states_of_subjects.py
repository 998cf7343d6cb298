"""What people of a subject are, said twice: "farmers **located in** Ohio and **unable to** sell".

In plain words that is a relative clause with both: "farmers that are located in Ohio and that are
unable to sell". One of them alone is read by what reads participles, and adjectives; and people
of one word are no more than their name says, so that one question asks what they are.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.adjectives_behind import CLOSER as _ADJECTIVES
from cmr_logic.cues.exceptions_said import STOPS, Rewriting, sentence_end
from cmr_logic.cues.named_before import are_things
from cmr_logic.cues.people_that import PEOPLE
from cmr_logic.text import ADJECTIVE, VERB, classes, word_set

_JOINTS = frozenset({"and", "or"})
_LONGEST = 8  # words of a subject: "farmers, fishers and small forest owners"
# What people do who are told apart by it: "families **living** in a shelter"; not "fishing rods".
_DOING = word_set(
    """
    living residing working studying serving receiving seeking attending training earning caring
    operating running growing raising farming holding paying using looking
    """
)
# What people alone are: "orphans **willing** to row"; not "boats open to guests".
_OF_PEOPLE_ALONE = _DOING | word_set("unable willing unwilling keen eligible")
# What a name of them may not have: "farmers **are**", "farmers **if**".
_PARTING = (
    STOPS
    | syntax.RELATIVES
    | syntax.AUXILIARIES
    | syntax.PREPOSITIONS
    | word_set(": ; ( ) if unless when where while once to")
)
# What ends what is said of them, before the verb of the sentence: "**may** apply".
_VERBS = (syntax.MODALS - {"might"}) | word_set("are qualify have receive get pay need do")
# Endings of names for people: "grow**ers**", "surviv**ors**"; not "boats".
_OF_PEOPLE = ("ers", "ors", "ists", "ants", "ents", "ees", "er", "or", "ist", "ant", "ee", "men")
_WHO_ARE = ("who", "are")
_WHO_IS = ("who", "is")
SIGNS = _DOING | frozenset(word for pair in _ADJECTIVES for word in pair[:1]) | syntax.PREPOSITIONS
"""Words of which each of them has one: "**living** here", "**unable** to sell"."""


def states_of_subjects(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of both, with the relative that it lacks.

    Example:
        >>> said = "young farmers living in ohio and unable to sell may apply ."
        >>> list(states_of_subjects(said.split()))
        [(2, 2, ('who', 'are')), (6, 6, ('who', 'are'))]
        >>> list(states_of_subjects("young farmers located in ohio or iowa may apply .".split()))
        []
        >>> list(states_of_subjects("old boats moored here and open to guests may stay .".split()))
        []
    """
    first = 0
    while first < len(words):
        last = max(sentence_end(words, first), first + 1)
        yield from _of_subject(words, first, last)
        first = last + 1


def _of_subject(words: Sequence[str], first: int, last: int) -> Iterator[Rewriting]:
    for at in range(first + 2, min(first + _LONGEST + 1, last - 4)):
        if words[at - 1] in _PARTING:
            return
        if not _is_state(words, at) or words[at - 1] in syntax.COORDINATORS:
            continue
        verb = next((i for i in range(at + 1, last) if words[i] in _VERBS), None)
        if verb is None or words[verb - 1] in syntax.DETERMINERS | syntax.PREPOSITIONS | {"to"}:
            return
        if not (STOPS | syntax.RELATIVES | {"if", ":", "("}).isdisjoint(words[at:verb]):
            return
        joint = next((i for i in range(at + 2, verb - 2) if words[i] in _JOINTS
                      and _is_state(words, i + 1)), None)  # fmt: skip
        people = joint is not None and _tell_people(words, at, joint)
        if joint is not None and people:
            relative = _WHO_ARE if syntax.is_plural_noun(words[at - 1]) else _WHO_IS
            yield at, at, relative
            yield joint + 1, joint + 1, relative
        return


def _is_state(words: Sequence[str], at: int) -> bool:
    """Tell whether people may be told apart by what stands here: "unable to", "located in"."""
    at += words[at] == "not"
    word, behind = words[at : at + 2]
    if (word, behind) in _ADJECTIVES or word in _DOING or (word, behind) == ("eligible", "for"):
        return True
    done = syntax.is_participle(word) and not syntax.is_gerund(word) and VERB in classes(word)
    return done and (behind in syntax.PREPOSITIONS or behind in {"in", "before", "after", "to"})


def _tell_people(words: Sequence[str], at: int, joint: int) -> bool:
    """Tell whether two states, of which the second has an index behind a joint, are of people."""
    told = {words[at], words[joint + 1]}
    several = syntax.is_plural_noun(words[at - 1]) and not told.isdisjoint(_OF_PEOPLE_ALONE)
    return several or _are_people(words[at - 1])


def _are_people(noun: str) -> bool:
    if noun in syntax.DETERMINERS or ADJECTIVE in classes(noun):
        return False
    return noun in PEOPLE or (noun.endswith(_OF_PEOPLE) and not are_things(noun))
