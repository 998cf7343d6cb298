"""Relative clauses behind the verb of those they tell apart: "Members may vote **who have paid**".

In plain words that is "members may vote if they have paid".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import Rewriting, sentence_start
from cmr_logic.text import VERB, bases, places_of_word, word_set

_WHO, _THOSE, _OF = "who", "those", "of"
_MODALS = word_set("may can must shall will cannot")
_HELPING = _MODALS | {"not", "be"}
# Verbs whose object a question with "who" is: "may **ask** who owns it"; not "may vote".
_ASKING = word_set(
    "ask decide choose know see check say tell find learn judge determine consider wonder show"
)
# Subjects whose relative clause is found wherever it stands: "**anyone** may apply who".
_ANYBODY = word_set("anyone anybody everyone everybody nobody no no-one")
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
    """
    for at in places_of_word(words, _WHO, 3):
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
