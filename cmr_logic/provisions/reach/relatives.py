"""The relative clause that says more of a thing: "a permit that **covers boats**"."""

from __future__ import annotations

from dataclasses import replace

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Joined, Words
from cmr_logic.clauses.parse import parse_sentence
from cmr_logic.expression import Expression, both, either
from cmr_logic.provisions.conditions.expressions import read_coordination
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.provisions.making.clause_making import make_clause
from cmr_logic.provisions.phrases.phrase_heads import opens_verb_phrase
from cmr_logic.provisions.words import implied
from cmr_logic.syntax.time_words import TIMES
from cmr_logic.text import ADJECTIVE, NOUN, VERB, bases, classes, place_of

# What may stand behind a verb that ends a clause: "that **bite,** …"; not "that coast road".
_ENDINGS = syntax.JOINTS | {"", ",", "."}
_REACH = 6  # words from such a noun to the relative: "carts in part exchange"
# Verbs of what whoever asks does: "the school to which you are **applying**"; not "you own".
_APPLYING = frozenset({"apply", "applies", "applied", "applying"})
_WHICH = "which"  # behind a preposition, of a thing: "a house in **which** you live"


def relative_of_thing(words: tuple[str, ...], after: int, last: int) -> Words | None:
    """Return where a relative clause about a thing stands: "a permit that **covers boats**"."""
    for at in range(after + 1, last - 1):
        if words[at] in implied.RELATIVE_OF_THINGS and NOUN in classes(words[at - 1]):
            long = at + 2 < last
            verb = long and words[at + 1] in syntax.AUXILIARIES
            verb = verb or (long and opens_verb_phrase(words, at + 1, last))
            if verb or _agrees(words, at, last):
                return Words(at + 1, last)
    return None


def relative_behind(words: Frame, at: int, last: int) -> Words | None:
    """Return where a relative clause stands of things placed by one: "bills of May that **are** …".

    Its verb is of several, as the things are, and what stands right before it is one.

    Args:
        words: the tokens of the text.
        at: the index of the preposition behind the name of the things.
        last: index after the last token that may be said of them.

    Example:
        >>> relative_behind("bills from the port that are late".split(), 1, 7)
        Words(first=5, last=7, joints=())
        >>> relative_behind("bills from the port that is new".split(), 1, 7)
    """
    if words[at] not in syntax.PREPOSITIONS or not syntax.is_plural_noun(words[at - 1]):
        return None
    near = range(at + 2, min(at + _REACH, last - 2))
    ends = implied.RELATIVE_OF_THINGS | syntax.JOINTS
    that = next((index for index in near if words[index] in ends), 0)
    placed = that and words[that] in implied.RELATIVE_OF_THINGS
    if not placed or words[that + 1] not in syntax.OF_SEVERAL - syntax.MODALS:
        return None
    return None if syntax.is_plural_noun(words[that - 1]) else Words(that + 1, last)


def _agrees(words: Frame, at: int, last: int) -> bool:
    """Tell whether a word that may be a noun is the verb of the noun before: "dogs that **bite**".

    The number of the two tells it: "a dog that **bites**"; not "boats that **day**".

    Args:
        words: the tokens of the text.
        at: the index of the relative.
        last: index after the last token of the statement.
    """
    verb, following = words[at + 1], "".join(words[at + 2 : min(at + 3, last)])
    if VERB not in classes(verb) or verb in TIMES or syntax.ends_in_ing(verb):
        return False
    several = syntax.is_plural_noun(words[at - 1])
    alike = verb in bases(verb, VERB) if several else verb.endswith("s")
    alone = following in _ENDINGS or following in syntax.PREPOSITIONS or syntax.is_adverb(following)
    return alike and (alone or ADJECTIVE in classes(following))


def behind_which(scope: Scope, first: int, last: int) -> Expression | None:
    """Return the clause of what is so of a thing: "a house **in which the guest has an interest**".

    Args:
        scope: the sentence.
        first: index of the first token of the thing's name.
        last: index after the last of what is said of it.
    """
    words = scope.words
    which = place_of(words, _WHICH, first + 2, last - 2)
    if which is None:
        return None
    noun, before = words[which - 2], words[which - 1]
    if before not in syntax.PREPOSITIONS or NOUN not in classes(noun):
        return None
    name = words[first : which - 1]
    known = not TIMES.isdisjoint(name) or not syntax.PREPOSITIONS.isdisjoint(name)
    verb = syntax.finite_verb(words[which + 1 : last])
    if known or not verb or not _APPLYING.isdisjoint(words[which + 1 : last]):
        return None
    made = make_clause(scope, Words(which + 1, last), implied.CUE, ())
    named = scope.draft.clauses[-1]
    whole = f"{named.statement} {before} the {noun}"
    scope.draft.clauses[-1] = replace(named, statement=whole)
    return made


def read_relative(scope: Scope, run: Words, frame: Frame = ()) -> Expression:
    """Return the clauses of a relative clause: "boats that **have paid** and **whose crew …**".

    Args:
        scope: the sentence.
        run: where it stands, without the word that opens it.
        frame: what it is said of, where that is not the noun before it alone.
    """
    words = scope.words
    joints = [
        at
        for at in range(run.first, run.last - 1)
        if words[at] in syntax.JOINTS and words[at + 1] in syntax.RELATIVES
    ]
    frame = frame or ("the", words[antecedent(words, run.first)])
    ends = [at - (words[at - 1] == ",") for at in joints]  # ", and that"
    parts = [_relative_part(scope, Words(run.first, (*ends, run.last)[0]), frame)]
    for start, end in zip(joints, (*ends, run.last)[1:], strict=True):
        whose = words[start + 1] == "whose"
        own = whose or words[start + 2] in syntax.NOMINATIVES  # "and that **you** bought"
        part = Words(start + (1 if whose else 2), end)
        parts.append(_relative_part(scope, part, () if own else frame))
    return (either if any(words[at] == "or" for at in joints) else both)(parts)


def antecedent(words: Frame, verb: int) -> int:
    """Return where the noun stands that a relative clause is of, which agrees with its verb.

    Args:
        words: the tokens of the text.
        verb: the index of the first token behind the relative.

    Example:
        >>> antecedent("carts in part exchange that have rusted".split(), 5)
        0
        >>> antecedent("a cart that has rusted".split(), 3)
        1
    """
    nearest = verb - 2
    if words[verb] not in syntax.OF_SEVERAL or syntax.is_plural_noun(words[nearest]):
        return nearest
    before = range(nearest - 1, max(nearest - _REACH, 0) - 1, -1)
    several = (
        at
        for at in before
        if words[at + 1] in syntax.PREPOSITIONS and syntax.is_plural_noun(words[at])
    )
    return next(several, nearest)


def _relative_part(scope: Scope, run: Words, frame: Frame) -> Expression:
    """Return the clauses of the verbs of a relative clause: "boats that **are dry and float**"."""
    sentence = parse_sentence(scope.draft.tokens, run.first, run.last, item=True)
    rests = [statement.rest for statement in sentence.statements if not statement.conditions]
    said = rests[0].body if len(rests) == 1 and rests[0] is not None else None
    if not isinstance(said, Joined) or sentence.fronts:
        return make_clause(scope, run, implied.CUE, frame)
    parts = read_coordination(scope, said, implied.CUE, frame)
    return make_clause(scope, run, implied.CUE, frame) if parts is None else parts
