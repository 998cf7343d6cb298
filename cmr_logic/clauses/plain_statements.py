"""Plain statements without a comma ahead: "If you leave early **your deposit is kept**"."""

from __future__ import annotations

from cmr_logic import syntax
from cmr_logic.clauses.happenings import happens
from cmr_logic.clauses.stretch import Stretch
from cmr_logic.text import VERB, bases, classes

NAMING = frozenset({"the", "your", "a", "an", "our", "any"})
"""Words that open such a statement: "if you row **the** fee falls"; not "if you row fees fall"."""
_SUBJECT = 5  # tokens from "the" or "your" to the verb of such a statement, at most
# Verbs that a clause completes: "if you **think** the bill is wrong"; not "if you pay the bill".
SAYING = frozenset(
    {
        *("think", "believe", "know", "say", "feel", "find", "hope", "decide", "agree", "prove"),
        *("show", "realise", "realize", "understand", "claim", "expect", "suspect", "learn"),
        *("confirm", "declare", "discover", "notice", "see", "hear", "mean", "wish", "fear"),
        *("promise", "swear"),
    }
)
_IT, _WE = "it", "we"
_ARE = frozenset({"are", "'re", "’re"})
# What denies or limits what they are, before it: "you are **no longer** covered".
_BEFORE_STATES = syntax.NEGATIONS | {"longer", "only", "still"}
# What they are by a rule, and no participle: "you are **exempt**"; not "you are ill".
_STANDINGS = frozenset({"exempt", "eligible", "liable", "responsible", "free", "ineligible"})
_OBJECTS = frozenset({"you", "it"})  # what others do something to: "we send **you** a card"
# Words of a further statement, which the verb before it then only describes: "you own **is** old".
_GOING_ON = syntax.AUXILIARIES | syntax.MODALS | syntax.NOMINATIVES
# Words that no subject behind its article has: "the **late** fee"; not "part a **you** need".
_NO_NAMES = syntax.DETERMINERS | syntax.PREPOSITIONS | syntax.NOMINATIVES | {","}


def states_plainly(stretch: Stretch, first: int, index: int) -> bool:
    """Tell whether a subject and the last verb of a sentence stand behind its condition.

    A condition has its own verb, and what follows it needs one: "If you leave early | your deposit
    **is** kept". No verb may follow, for what stands ahead of that would be a relative clause: "If
    the boat | your aunt **sold** is old".

    Args:
        stretch: the sentence, of conditions only up to the index.
        first: where the condition begins.
        index: where the subject may begin.

    Example:
        >>> from cmr_logic.text import tokenize
        >>> def stretch(text):
        ...     tokens = tokenize(text)
        ...     return Stretch(tokens, 0, len(tokens), item=False, lead_in=False)
        >>> states_plainly(stretch("If you leave early your deposit is kept."), 1, 4)
        True
        >>> states_plainly(stretch("If you think early your deposit is kept."), 1, 4)
        False
    """
    words = stretch.words
    if words[index] not in NAMING or stretch.item or stretch.last_comma > index:
        return False
    own = stretch.finite_verb(first, index)
    verb = _verb_at(stretch, index)
    if own is None or verb is None or not SAYING.isdisjoint(bases(words[own], VERB)):
        return False
    named = words[index + 1 : verb]
    plain = _NO_NAMES.isdisjoint(named)
    return plain and stretch.finite_verb(verb + 1, stretch.run_end(verb)) is None


def pronoun_states(stretch: Stretch, first: int, index: int) -> bool:
    """Tell whether a pronoun and its verb end a sentence behind its condition.

    "If you leave school | **you lose** it": not "If the boat **you own** is old", whose verb comes
    later, nor "If we call **you** ring back", where it is an object.

    Args:
        stretch: the sentence, of conditions only up to the index.
        first: where the condition begins.
        index: where the pronoun stands.

    Example:
        >>> from cmr_logic.text import tokenize
        >>> def stretch(text):
        ...     tokens = tokenize(text)
        ...     return Stretch(tokens, 0, len(tokens), item=False, lead_in=False)
        >>> pronoun_states(stretch("If you leave school you lose the grant."), 1, 4)
        True
        >>> pronoun_states(stretch("If you sell the boat you own you must tell us."), 1, 5)
        False
    """
    words = stretch.words
    own = stretch.finite_verb(first, index)
    if own is None or stretch.item or not SAYING.isdisjoint(bases(words[own], VERB)):
        return False
    told = words[index] in words[first:own]  # "if **you** row **you**": no object of it
    if own == index - 1 and not told:
        return False
    verb = index + 1
    while syntax.is_adverb(stretch.word(verb)):
        verb += 1
    said = stretch.word(verb)
    if said in _ARE:
        return _is_undergone(stretch, verb + 1)
    third = words[index] == _IT
    denied = said in syntax.DO and stretch.word(verb + 1) in syntax.VERBAL_NEGATIONS
    if denied:  # "you **do not** pay"
        verb, third = verb + 2, False
        said = stretch.word(verb)
    fits = said not in syntax.AUXILIARIES and VERB in classes(said) and not syntax.is_gerund(said)
    agrees = (said in bases(said, VERB)) is not third
    behind = words[verb + 1 : stretch.run_end(verb)]
    going_on = _GOING_ON - _OBJECTS if words[index] == _WE else _GOING_ON
    return fits and agrees and going_on.isdisjoint(behind)


def _is_undergone(stretch: Stretch, at: int) -> bool:
    """Tell whether something befalls people at the end of a sentence: "you are **not covered**".

    Not "if the flat you are **offered** is small", whose verb comes later.
    """
    while stretch.word(at) in _BEFORE_STATES or syntax.is_adverb(stretch.word(at)):
        at += 1
    said = stretch.word(at)
    behind = stretch.words[at + 1 : stretch.run_end(at)]
    undergone = syntax.is_participle(said) or said in _STANDINGS
    return undergone and _GOING_ON.isdisjoint(behind)


def _verb_at(stretch: Stretch, index: int) -> int | None:
    """Return where the verb of a subject at an index stands: "the fee **rises**"."""
    verb = stretch.finite_verb(index, index + _SUBJECT + 1)
    if verb is not None:
        return verb if verb > index + 1 else None
    near = range(index + 2, min(index + _SUBJECT, stretch.last))
    return next((at for at in near if happens(stretch.words, at)), None)
