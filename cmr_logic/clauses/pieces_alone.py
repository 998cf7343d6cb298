"""What stands alone on a side of a comma or coordinator: "you swim, **row** or own a boat"."""

from __future__ import annotations

from cmr_logic import syntax
from cmr_logic.clauses.levels import WITHIN, Level
from cmr_logic.clauses.stretch import COORDINATORS, Stretch
from cmr_logic.clauses.verb_sides import is_bare_verb
from cmr_logic.text import ADJECTIVE, NOUN, VERB, bases, classes

# What stands before the first verb of a list of verbs: "you", "who"; not "your".
_AHEAD_OF_VERBS = syntax.NOMINATIVES | {"who", "that", ","}
ITEM = 5
"""Tokens from the last comma of a list of things to its "or"."""
_AS, _ROLE = "as", 5  # opens a role, and its longest words: "as a paid sea cook or"
_ONE_WORD = 2  # the same where one word stands between them


def joins_adverbs(stretch: Stretch, index: int) -> bool:
    """Tell whether two adverbs say how one thing is: "fully **and** safely moored".

    Args:
        stretch: the sentence.
        index: the place of a coordinator.

    Example:
        >>> from cmr_logic.text import tokenize
        >>> tokens = tokenize("it is fully and safely moored")
        >>> stretch = Stretch(tokens, 0, len(tokens), item=False, lead_in=False)
        >>> joins_adverbs(stretch, 3)
        True
    """
    if stretch.word(index) != "and":
        return False  # "permanently or temporarily closed" are two
    sides = stretch.word(index - 1), stretch.word(index + 1)
    behind = stretch.word(index + 2)
    described = syntax.is_participle(behind) or ADJECTIVE in classes(behind)
    return described and all(word[-2:] == "ly" and syntax.is_adverb(word) for word in sides)


def is_participle_alone(stretch: Stretch, comma: int) -> bool:
    """Tell whether a participle stands alone behind another: "you were warned, **tested** or".

    Args:
        stretch: the sentence.
        comma: the place of a comma.

    Example:
        >>> from cmr_logic.text import tokenize
        >>> tokens = tokenize("you were warned , tested or fined")
        >>> stretch = Stretch(tokens, 0, len(tokens), item=False, lead_in=False)
        >>> is_participle_alone(stretch, 3)
        True
    """
    both = syntax.is_participle(stretch.word(comma - 1)) and syntax.is_participle(
        stretch.word(comma + 1)
    )
    return both and _ends_part(stretch, comma + 2)


def _ends_part(stretch: Stretch, index: int) -> bool:
    return stretch.word(index) in COORDINATORS or stretch.word(index) == ","


def is_verb_alone(stretch: Stretch, comma: int) -> bool:
    """Tell whether a verb stands alone behind one that does: "you swim, **row** or own a boat".

    Args:
        stretch: the sentence.
        comma: the place of a comma.

    Example:
        >>> from cmr_logic.text import tokenize
        >>> tokens = tokenize("you swim , row or own a boat")
        >>> stretch = Stretch(tokens, 0, len(tokens), item=False, lead_in=False)
        >>> is_verb_alone(stretch, 2)
        True
    """
    verb, ahead = stretch.word(comma + 1), stretch.word(comma - 2)
    subject = ahead in _AHEAD_OF_VERBS or ahead in syntax.MODALS
    alone = _ends_part(stretch, comma + 2)
    return alone and subject and is_bare_verb(verb) and is_bare_verb(stretch.word(comma - 1))


def opens_with_base(stretch: Stretch, comma: int, kind: Level) -> bool:
    """Tell whether a base form with an object or adverb stands in a list of verbs.

    What can be a noun as well is a verb in a list that ends in one: "you move, **fence it off** or
    sell it"; not "you keep hens, **ducks** or geese".

    Args:
        stretch: the sentence.
        comma: the place of a comma.
        kind: what that joins.

    Example:
        >>> from cmr_logic.text import tokenize
        >>> tokens = tokenize("you move , fence it off or sell it")
        >>> stretch = Stretch(tokens, 0, len(tokens), item=False, lead_in=False)
        >>> opens_with_base(stretch, 2, Level.CLAUSE)
        True
    """
    verb = stretch.word(comma + 1)
    more = not _ends_part(stretch, comma + 2)
    return kind not in WITHIN and more and is_bare_verb(verb) and verb in bases(verb, VERB)


def ends_things(stretch: Stretch, index: int) -> bool:
    """Tell whether a noun that could be a verb ends a list of things: "eggs, nets **or soil** to".

    What stands between the last comma and it is no deed: not "you smoke, light fires **or camp** in
    the yard".

    Args:
        stretch: the sentence.
        index: the place of a coordinator.

    Example:
        >>> from cmr_logic.text import tokenize
        >>> tokens = tokenize("we sell eggs , nets or soil to clubs")
        >>> stretch = Stretch(tokens, 0, len(tokens), item=False, lead_in=False)
        >>> ends_things(stretch, 5)
        True
    """
    noun, behind = stretch.word(index + 1), stretch.word(index + 2)
    if behind not in syntax.PREPOSITIONS or not {NOUN, VERB} <= classes(noun):
        return False
    comma = next((at for at in range(index - 2, index - ITEM, -1) if stretch.word(at) == ","), 0)
    if comma <= stretch.first or noun not in bases(noun, VERB):
        return False
    head, first = stretch.word(index - 1), stretch.word(comma + 1)
    before = stretch.word(comma - 1)
    things = syntax.is_plural_noun(head) or index - comma == _ONE_WORD
    deed = is_bare_verb(first) and index - comma > _ONE_WORD
    return things and not deed and syntax.is_plural_noun(before) and NOUN in classes(head)


def joins_roles(stretch: Stretch, index: int) -> bool:
    """Tell whether a joint only parts roles of somebody: "you row**, as** a cook **or** guide".

    They say in passing what one does it as; "as a cook, as a guide or as a guest" lists them.

    Args:
        stretch: the sentence.
        index: the place of the joint.

    Example:
        >>> from cmr_logic.text import tokenize
        >>> tokens = tokenize("you row, as a cook or guide")
        >>> joins_roles(Stretch(tokens, 0, len(tokens), item=False, lead_in=False), 6)
        True
    """
    words = stretch.words
    if words[index] not in COORDINATORS:
        return False
    near = range(index - 1, max(stretch.first, index - _ROLE) - 1, -1)
    opening = next((at for at in near if words[at] == _AS), None)
    if opening is None or words[opening - 1] != ",":
        return False
    named = words[opening + 1] in {"a", "an"} and stretch.word(index + 1) not in syntax.PREPOSITIONS
    apart = _AS not in words[stretch.first : opening] and "," not in words[opening:index]
    return named and apart and index + _ROLE >= stretch.last
