"""Kinds of things of which a grant is denied: "You can park here. **Lorries** may not park"."""

from __future__ import annotations

from cmr_logic import syntax
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.provisions.drafts.naming import Frame, is_person
from cmr_logic.provisions.drafts.nodes import Force, Provision
from cmr_logic.provisions.words.mass_nouns import MASS_NOUNS
from cmr_logic.syntax.time_words import TIMES
from cmr_logic.text import NOUN, classes, key, keys, place_of, word_set

# Things of any kind, of which something is granted: "you can return **goods**"; not "boats".
_THINGS_OF_ANY_KIND = keys(
    word_set(
        "goods item items thing things anything something product products order orders purchase "
        "purchases parcel parcels vehicle vehicles article articles stock belongings object objects"
    )
)
# Words of a grant that name no thing: "you can park **here** at any **time**"; not "boats".
_NO_THING = keys(word_set("here there any always charge"))
_LONGEST = 2  # words of the name of a kind: "glass bottles"
_MODAL = 3  # words up to "be" in the passive: "may **not be** returned"


def is_kind_denied(scope: Scope, named: Frame, last: int) -> bool:
    """Tell whether a subject names a kind of things of which a denial takes back what was granted.

    What was granted is of things of any kind, or of a deed alone: "You can **return goods**.
    **Earrings** cannot be returned"; not "You can hire a boat. Refunds cannot be made".

    Args:
        scope: the sentence, whose conclusion is denied.
        named: the words of its subject.
        last: index after these.
    """
    head = named[-1]
    if len(named) > _LONGEST or is_person(head) or not TIMES.isdisjoint(named):
        return False
    if not (syntax.is_plural_noun(head) or head in MASS_NOUNS) or NOUN not in classes(head):
        return False
    words = scope.words
    end = place_of(words, ".", last, len(words))
    said = keys(words[last : len(words) if end is None else end])
    earlier = scope.draft.provisions[scope.draft.section :]
    passive = "be" in words[last : last + _MODAL]
    return any(
        _grants_of_any(grant, said, passive=passive) and key(head) not in grant.keys
        for grant in earlier
    )


def _grants_of_any(grant: Provision, said: frozenset[str], *, passive: bool) -> bool:
    """Tell whether a provision grants, of things of any kind, what is said again.

    What "cannot be used on the lake" is no kind of the lake that "you can use".
    """
    if passive and grant.keys.isdisjoint(_THINGS_OF_ANY_KIND):
        return False
    if grant.force is not Force.GRANTS or not grant.positive or grant.denying:
        return False
    if said.isdisjoint(grant.keys - _THINGS_OF_ANY_KIND - _NO_THING):
        return False
    left = grant.keys - said - _THINGS_OF_ANY_KIND - _NO_THING - keys(TIMES)
    return not any(word[:1].isalpha() for word in left)
