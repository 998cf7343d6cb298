"""Relative clauses behind the verb of those they tell apart: "Members may vote **who have paid**".

In plain words that is "members may vote if they have paid".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import Rewriting, sentence_start
from cmr_logic.cues.set_behind import OF_SEVERAL, may_be_person
from cmr_logic.text import NOUN, VERB, bases, classes, places_of_word, word_set

_WHO, _THOSE, _OF = "who", "those", "of"
_MODALS = word_set("may can must shall will cannot")
_HELPING = _MODALS | {"not", "be"}
# Verbs whose object a question with "who" is: "may **ask** who owns it"; not "may vote".
_ASKING = word_set(
    "ask decide choose know see check say tell find learn judge determine consider wonder show"
)
# Subjects whose relative clause is found wherever it stands: "**anyone** may apply who".
_ANYBODY = word_set("anyone anybody everyone everybody nobody no no-one")
# How a subject opens that may be any of its kind: "**a** guest is charged who"; not "the guest".
_ANY_ONE = syntax.INDEFINITE | {"any", "each", "every"}
_OF_ONE = frozenset(OF_SEVERAL)  # verbs of one person: "who **has** rowed"
# What may own the relative clause itself: "a guest pays for **those** who row".
_RESTRICTING = word_set("who that which if unless when where those people persons anyone everyone")
_LONGEST = 5  # words of a subject: "full members of the club"
SIGNS = frozenset({_WHO})
"""The word that each of them has: "members may vote **who** paid"; not "if they paid"."""


def who_behind_verbs(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each "who" behind the verb of its sentence, with what it comes to.

    Example:
        >>> list(who_behind_verbs("members may vote who have paid .".split()))
        [(3, 4, ('if', 'they'))]
        >>> list(who_behind_verbs("a member may not be admitted who owes a fee .".split()))
        [(6, 7, ('if', 'he'))]
        >>> list(who_behind_verbs("members may ask who has paid .".split()))
        []
        >>> list(who_behind_verbs("you may lend it to members who paid .".split()))
        []
        >>> list(who_behind_verbs("a guest is charged for the hut who leaves late .".split()))
        [(7, 8, ('if', 'he'))]
        >>> list(who_behind_verbs("a hut is kept for the guest who leaves late .".split()))
        []
    """
    for at in places_of_word(words, _WHO, 3):
        if _behind_whole(words, at):
            yield at, at + 1, ("if", "he")
            continue
        verb = words[at - 1]
        modal = at - 2
        while modal > 0 and words[modal] in _HELPING and words[modal] not in _MODALS:
            modal -= 1
        start = sentence_start(words, at)
        if modal <= start or modal - start > _LONGEST or words[modal] not in _MODALS:
            continue
        subject = words[start:modal]
        named = subject[0] in syntax.DETERMINERS
        head = subject[subject.index(_OF) - 1] if _OF in subject[1:] else subject[-1]
        several = subject[0] == _THOSE or syntax.is_plural_noun(head)
        if not (named or several) or subject[0] in _ANYBODY or verb in _ASKING:
            continue
        if verb in bases(verb, VERB) or syntax.is_participle(verb):
            yield at, at + 1, ("if", "they" if several else "he")


def _behind_whole(words: Sequence[str], at: int) -> bool:
    """Tell whether "who" stands behind the whole of a statement: "a guest is charged | who rows".

    Its verb is that of one, as its subject is, and no noun for a person stands before it.

    Args:
        words: the words of the text.
        at: the index of "who".
    """
    start = sentence_start(words, at)
    if words[start] not in _ANY_ONE or at + 2 >= len(words) or may_be_person(words[at - 1]):
        return False
    known = classes(words[at - 1])
    if (known and NOUN not in known) or words[at - 1] in syntax.JOINTS:
        return False
    said = words[start:at]
    verb = syntax.finite_verb(said)
    if verb is None or not 1 < verb <= _LONGEST or not _RESTRICTING.isdisjoint(said):
        return False
    following = words[at + 1]
    one = following in _OF_ONE or syntax.is_participle(following)
    one = one or (following.endswith("s") and VERB in classes(following))
    return one and may_be_person(said[verb - 1])
