"""What a statement says of its subject; where it breaks off, the words of the one before.

"Members can use the pool. Guests **cannot**"; "Staff pay the fee. Students **don't**."
"""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Statement
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.provisions.drafts.nodes import Force, Provision
from cmr_logic.provisions.words import implied
from cmr_logic.text import NOUN, classes, word_set

# What is said of those whom the statement before leaves out, with its words: "are **eligible**";
# not "are here".
_REACHED = word_set(
    "eligible entitled included covered welcome allowed permitted accepted excluded ineligible "
    "possible permissible"
)
# Verbs that say so without an object: "you **qualify** if …"; not "you pay".
_REACHING = word_set("qualify qualifies apply claim")
# What may stand behind the verb of a statement that breaks off: "guests can **too**"; not "now".
_TOO = frozenset({"too", "either", "also", "so"})
_BE = "be"  # what may stand there as well: "guests cannot **be**"
# Words beside a verb of meaning that have none of their own: "can"; not "swim".
_AROUND_VERBS = syntax.AUXILIARIES | syntax.NEGATIONS
# Words that may open a clause which restricts an object: "what **you** owe"; not "a card".
_WHO = "who"  # the relative of people: "anyone **who** has not paid"; not "who pays?"
_OPENING_INNER = syntax.PRONOUNS | implied.RELATIVE_OF_THINGS | {_WHO}


def predication(scope: Scope, statement: Statement) -> Frame:
    """Return what a statement says of its subject, without a clause that restricts its object.

    Where it breaks off behind its auxiliary, the words of the statement before complete it.

    Args:
        scope: the sentence.
        statement: one of its statements.
    """
    predicate, rest = statement.predicate, statement.rest
    if predicate is None:
        return ()
    extent = None if rest is None else rest.body.extent
    said = scope.said(predicate.first, predicate.last if extent is None else extent[1])
    taken = taken_over(scope, statement)
    if not taken:
        return _before_inner(said)
    if syntax.NEGATIONS.isdisjoint(said):
        said = tuple(word for word in said if word not in syntax.DO)  # "students do"
    return said + taken


def taken_over(scope: Scope, statement: Statement) -> Frame:
    """Return the words of the statement before that complete one without a verb of its own.

    None but for a statement that breaks off: "Guests **cannot**", "Students do too".
    """
    predicate = statement.predicate
    if predicate is None or statement.subject is None:
        return ()
    if scope.items and not statement.conditions:
        return ()  # "You cannot:": the list completes it
    if statement.rest is not None:
        extent = statement.rest.body.extent
        if extent is None or not (_TOO | {_BE}).issuperset(scope.words[slice(*extent)]):
            return ()
    said = scope.words[predicate.first : predicate.last]
    return scope.draft.predication if all(map(_is_light, said)) else ()


def recalled(scope: Scope, statement: Statement) -> Frame:
    """Return the words of the grant before that one repeats: "You **qualify** if …".

    What is only told between the two says nothing of it: "You can get a pass if …. It costs £5. You
    are not eligible if …". None behind a demand: "You need a badge. Guests are not eligible",
    whatever they have.
    """
    predicate, rest = statement.predicate, statement.rest
    if predicate is None or statement.subject is None:
        return ()
    extent = None if rest is None else rest.body.extent
    whole = scope.said(predicate.first, predicate.last if extent is None else extent[1])
    if scope.items and syntax.NEGATIONS.isdisjoint(whole):
        return ()  # the list is of what the grant takes; "It does not apply if:" denies the grant
    reaching = _REACHING if syntax.BE.isdisjoint(whole) else _REACHED
    if reaching.isdisjoint(whole):
        return ()
    before = _binding(scope.draft.provisions)
    if before is Force.DEMANDS:
        return ()
    said = [word for word in whole if not _is_light(word) and word not in _TOO]
    repeats = len(said) == 1 and said[0] in reaching
    granted = scope.draft.granted if before is Force.GRANTS else scope.draft.predication
    return granted if repeats else ()


def _binding(provisions: Sequence[Provision]) -> Force | None:
    """Return what the last provision does that does more than tell something."""
    forces = (p.force for p in reversed(provisions) if p.force is not Force.STATES)
    return next(forces, None)


def without_auxiliaries(said: Frame) -> Frame:
    """Return what a statement says of its subject from its verb of meaning on.

    Example:
        >>> without_auxiliaries(("can", "not", "use", "the", "pool"))
        ('use', 'the', 'pool')
    """
    for at, word in enumerate(said):
        if not _is_light(word):
            return said[at:]
    return ()


def _is_light(word: str) -> bool:
    return word in _AROUND_VERBS or syntax.is_adverb(word)


def _before_inner(said: Frame) -> Frame:
    """Return what a predicate says, without a clause that restricts its object: "a card | you've".

    That clause has a negation of its own: "You pay for what you have not returned", "You can keep a
    dog that does not bite".
    """
    if _OPENING_INNER.isdisjoint(said):
        return said
    for at in range(2, len(said) - 1):
        if said[at] in syntax.PRONOUNS and said[at + 1] in syntax.AUXILIARIES:
            return said[:at]
        related = said[at] in implied.RELATIVE_OF_THINGS and NOUN in classes(said[at - 1])
        if related and syntax.starts_verb_phrase(said, at + 1):
            return said[:at]
        if said[at] == _WHO and said[at - 1] not in syntax.PREPOSITIONS:
            return said[:at]
        anything = said[at] == "that" and said[at - 1] in syntax.INDEFINITE_PRONOUNS
        if anything and syntax.finite_verb(said, at + 1) is not None:
            return said[:at]
    return said
