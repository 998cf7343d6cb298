"""Statement with a finite verb → question: the auxiliary goes before the subject."""

from __future__ import annotations

from cmr_logic import syntax
from cmr_logic.syntax import BE, PRONOUNS, verb_bases
from cmr_logic.text import word_set
from cmr_logic.wording.events import happens, in_the_past, is_dated, is_undergone
from cmr_logic.wording.forms import is_many, is_perfect
from cmr_logic.wording.having import has_measure, measured, of_one
from cmr_logic.wording.joined_verbs import same_form
from cmr_logic.wording.phrase import Phrase, Token, token, words_of
from cmr_logic.wording.table import Sentence, Transformation
from cmr_logic.wording.wordlists import (
    ASKING_MODALS,
    DONE,
    KEPT_ADVERBS,
    POSSIBILITIES,
    REACHING,
)

_WORK = ("work",)
# Sorts of work that are verbs as well: "you do **shift** work"; not "you do like work".
_SORTS = word_set("shift piece volunteer farm house garden field contract cover")


def _demand(s: Sentence) -> Phrase | None:
    rest = _demanded(s)
    if rest is None:
        return None
    words = words_of(rest)
    if words[:2] in {("have", "to"), ("need", "to")} and rest[2:]:
        rest = rest[2:]  # "you must need to have paid"
    if words[:1] == ("be",) and has_measure(words[1:]) and not s.adverbs:
        return (_do(s), *s.subject, token("have"), *measured(rest[1:]))
    return _base(s, rest)


def _demanded(s: Sentence) -> Phrase | None:
    """Return what a demand governs, from its base verb on."""
    word = s.verb.word
    lead = _lead(s.rest)
    words = words_of(s.rest[lead:])
    if word in {"must", "should", "shall"}:
        return s.rest
    if word in {"need", "needs", "needed", "have", "has", "ought"} and words[:1] == ("to",):
        return s.rest[lead + 1 :]
    if word in {"are", "is"} and words[:3] == ("required", "to", "have") and is_perfect(words[3:]):
        return s.rest[lead + 2 :]
    if word in {"have", "has"} and words[:2] == ("got", "to"):
        return s.rest[lead + 2 :]
    if word in {"will", "would"} and words[:2] in {("need", "to"), ("have", "to")}:
        return s.rest[lead + 2 :]
    return None


def _needed_thing(s: Sentence) -> Phrase | None:
    if (
        s.verb.word != "will"
        or not s.rest[1:]
        or s.rest[0].word != "need"
        or s.rest[1].word == "to"
    ):
        return None
    return (_do(s), *s.subject, token("have"), *s.rest[1:])


def _possibility(s: Sentence) -> Phrase | None:
    return _base(s, s.rest) if s.verb.word in POSSIBILITIES else None


def _be(s: Sentence) -> Phrase | None:
    if s.verb.word not in BE:
        return None
    verb = s.verb.word
    if s.subject[:1] and s.subject[0].word == "there" and len(s.subject) == 1:
        return (token(verb), *s.subject, *s.adverbs, *of_one(s.rest))
    if verb in {"are", "is"} and has_measure(words_of(s.rest)) and not s.adverbs:
        return (_do(s), *s.subject, token("have"), *measured(s.rest))
    if verb in {"are", "is"} and s.rest and s.rest[0].word == "born":
        verb = "were" if s.many else "was"
    elif verb in {"be", "been", "being"} or (verb in {"are", "is", "am"}):
        verb = "are" if s.many else "is"
        if s.verb.word in {"are", "is"} and s.subject[0].word not in PRONOUNS:
            verb = s.verb.word
    elif s.subject[0].word == "you":
        verb = "were"
    return (token(verb), *s.subject, *s.adverbs, *s.rest)


def _modal(s: Sentence) -> Phrase | None:
    if s.verb.word not in ASKING_MODALS:
        return None
    verb = token("can") if s.verb.word in {"cannot", "ca"} else s.verb
    denial = (token("not"),) if s.verb.word == "cannot" else ()
    return (verb, *s.subject, *denial, *s.adverbs, *s.rest)


def _inability(s: Sentence) -> Phrase | None:
    """Ask whether someone is unable: "you can't work because you are ill"."""
    if s.verb.word not in {"can", "ca", "cannot"}:
        return None
    behind = (*s.adverbs, *s.rest)
    denials = [at for at, t in enumerate(behind) if t.word in {"not", "n't"}]
    if not (denials or s.verb.word == "cannot") or denials[1:]:
        return None
    lead = denials[0] if denials else _lead(s.rest)
    before, rest = behind[:lead], behind[lead + len(denials) :]
    if not rest or len(before) > 1:
        return None
    return (
        token("are" if s.many else "is"),
        *s.subject,
        *before,
        token("unable"),
        token("to"),
        *rest,
    )


def _perfect(s: Sentence) -> Phrase | None:
    if s.verb.word not in {"have", "has", "had"} or not is_perfect(
        words_of(s.rest[_lead(s.rest) :])
    ):
        return None
    several = s.many or _are_several_there(s)
    verb = s.verb if s.verb.word == "had" else token("have" if several else "has")
    return (verb, *s.subject, *s.adverbs, *s.rest)


def _are_several_there(s: Sentence) -> bool:
    """Tell whether there have been several: "there **have** been floods"."""
    there = words_of(s.subject) == ("there",)
    return there and s.verb.word == "have"


def _emphatic(s: Sentence) -> Phrase | None:
    if s.verb.word not in {"do", "does", "did"}:
        return None
    lead = _lead(s.rest)
    after = s.rest[lead].word if lead < len(s.rest) else ""
    if words_of(s.rest[lead + 1 :])[:1] == _WORK and after in _SORTS:
        return None  # "you do **shift work**"
    if not (
        after in {"have", "be"}
        or "not" in words_of(s.rest[:lead])
        or (after in verb_bases(after) and (after not in DONE or _governs(s.rest, lead)))
    ):
        return None
    verb = s.verb if s.verb.word == "did" else _do(s)
    rest = s.rest
    if after == "be":
        return (
            token("are" if s.many else "is"),
            *s.subject,
            *s.adverbs,
            *rest[:lead],
            *rest[lead + 1 :],
        )
    return (verb, *s.subject, *s.adverbs, *rest)


def _governs(rest: Phrase, index: int) -> bool:
    """Tell whether words follow that a verb governs: "do work in", not "do homework"."""
    if index:
        return False
    following = rest[index + 1].word if index + 1 < len(rest) else ""
    return bool(following) and following[0] not in ".,;"


def _past(s: Sentence) -> Phrase | None:
    found = verb_bases(s.verb.word)
    if s.verb.word in {"had", "did"}:
        found = ("have",) if s.verb.word == "had" else ("do",)
    present = s.verb.word in found and not (s.verb.word in syntax.SAME_PARTICIPLE and not s.many)
    if not found or present or s.verb.word.endswith("s"):
        return None  # not of "your landlord **put** the rent up"
    return (token("did"), *s.subject, *s.adverbs, token(found[0]), *same_form(s.rest, "ed"))


def _undergone(s: Sentence) -> Phrase | None:
    if s.verb.word not in {"is", "are"} or not is_undergone(words_of(s.rest)):
        return None
    return (token("have" if s.many else "has"), *s.subject, *s.adverbs, token("been"), *s.rest)


def _age_reached(s: Sentence) -> Phrase | None:
    """Ask whether someone has come to an age: "you turn 16", "you reach the age of 16"."""
    found = next((base for base in verb_bases(s.verb.word) if base in REACHING), None)
    words = words_of(s.rest)
    age = "age" in words[:2] or (found == "turn" and words[:1] and words[0][0].isdigit())
    if found is None or not age or not syntax.JOINTS.isdisjoint(words):
        return None  # "you turn 25, marry or leave" is asked as one
    have = token("have" if s.many else "has")
    return (have, *s.subject, *s.adverbs, token(REACHING[found]), *s.rest)


def _event(s: Sentence) -> Phrase | None:
    found = verb_bases(s.verb.word)
    present = bool(found) and (s.verb.word in found or s.verb.word.endswith("s"))
    if not present or not happens(found[0], words_of(s.rest)):
        return None
    rest = in_the_past(s.rest)
    if rest is None:
        return None
    return (token("did"), *s.subject, *s.adverbs, token(found[0]), *same_form(rest, "s"))


def _present(s: Sentence) -> Phrase | None:
    word = s.verb.word
    found = verb_bases(word)
    if word in {"has", "have"}:
        base = "have"
    elif word in {"does", "do"}:
        base = "do"
    elif found:
        base = word if word in found else found[0]
    else:
        return None
    auxiliary = _do(s)
    form = token(base) if base != word else s.verb
    rest = s.rest if base == word else same_form(s.rest, "s")
    rest = of_one(rest) if base == "have" else rest
    return (auxiliary, *s.subject, *s.adverbs, form, *rest)


def _do(s: Sentence) -> Token:
    return token("do" if s.many else "does")


def _lead(rest: Phrase) -> int:
    """Return how many adverbs open a phrase."""
    lead = 0
    while lead < len(rest) and syntax.is_adverb(rest[lead].word):
        lead += 1
    return lead


def _base(s: Sentence, rest: Phrase) -> Phrase | None:
    """Ask about a base-form verb phrase that a modal governed."""
    lead = _lead(rest)
    adverbs = (*s.adverbs, *[t for t in rest[:lead] if t.word in KEPT_ADVERBS])
    rest = rest[lead:]
    if not rest:
        return (_do(s), *s.subject)
    first = rest[0].word
    rest_words = words_of(rest)
    if first == "have" and is_perfect(rest_words[1 + _lead(rest[1:]) :]):
        past = _dated(s, rest[1:]) if is_dated(rest_words) else None
        perfect = (token("have" if s.many else "has"), *s.subject, *adverbs, *rest[1:])
        return past or perfect
    if first == "be":
        many = s.many
        if s.subject[0].word == "there":
            many = is_many(rest_words[1:])
        if is_undergone(rest_words[1:]):
            return (
                token("have" if many else "has"),
                *s.subject,
                *adverbs,
                token("been"),
                *rest[1:],
            )
        return (token("are" if many else "is"), *s.subject, *adverbs, *rest[1:])
    if (
        first in {"been", "being", "aged"}
        or syntax.is_gerund(first)
        or first in syntax.PREPOSITIONS | {"a", "an"}
    ):
        return (token("are" if s.many else "is"), *s.subject, *adverbs, *rest)
    then = in_the_past(rest[1:]) if happens(first, rest_words[1:]) else None
    auxiliary = _do(s) if then is None else token("did")
    after = rest[1:] if then is None else then
    return (auxiliary, *s.subject, *adverbs, Token(first, rest[0].surface), *after)


def _dated(s: Sentence, rest: Phrase) -> Phrase | None:
    """Ask in the past for what was done at a named time: "(must have) been built before 1940"."""
    first = rest[0].word
    after = rest[1].word if rest[1:] else ""
    if first == "been":
        were = token("were" if s.many else "was")
        lasting = syntax.ends_in_ing(after) or after == "to"  # "been living", "been to"
        return None if lasting else (were, *s.subject, *s.adverbs, *rest[1:])
    found = verb_bases(first)
    if not found or first in found or syntax.is_adverb(first):
        return None
    return (token("did"), *s.subject, *s.adverbs, token(found[0]), *same_form(rest[1:], "ed"))


INVERSION: tuple[Transformation[Sentence], ...] = (
    Transformation(
        "needed thing",
        "what is needed is asked for as something one has",
        _needed_thing,
        fires=("you'll need a letter", "Do you have a letter?"),
        idle=("you need a letter", "Do you need a letter?"),
    ),
    Transformation(
        "demand",
        "“must”, “should”, “need to” and “have to” are dropped: asked is what they demand",
        _demand,
        fires=("you must have lived here for a year", "Have you lived here for a year?"),
        idle=("you have lived here for a year", "Have you lived here for a year?"),
    ),
    Transformation(
        "possibility",
        "“may” and “might” are dropped",
        _possibility,
        fires=("the roof may be flat", "Is the roof flat?"),
        idle=("the roof can be flat", "Can the roof be flat?"),
    ),
    Transformation(
        "event undergone",
        "what was done to someone once is asked for in the perfect",
        _undergone,
        fires=("you are convicted of theft", "Have you been convicted of theft?"),
        idle=("you are employed abroad", "Are you employed abroad?"),
    ),
    Transformation(
        "form of be",
        "the form of “be” goes first, in agreement with the subject",
        _be,
        fires=("there is a lift", "Is there a lift?"),
        idle=("the house has a lift", "Does the house have a lift?"),
    ),
    Transformation(
        "inability",
        "who can't is asked whether they are unable",
        _inability,
        fires=(
            "you can't walk because you are ill",
            "Are you unable to walk because you are ill?",
        ),
        idle=("you can walk", "Can you walk?"),
    ),
    Transformation(
        "modal",
        "“can”, “could”, “will” and “would” go first",
        _modal,
        fires=("you can swim", "Can you swim?"),
        idle=("you must swim", "Do you swim?"),
    ),
    Transformation(
        "perfect",
        "“have” before a participle goes first",
        _perfect,
        fires=("your visa has expired", "Has your visa expired?"),
        idle=("your visa has limited uses", "Does your visa have limited uses?"),
    ),
    Transformation(
        "form of do",
        "“do” before a base form goes first",
        _emphatic,
        fires=("you do own a car", "Do you own a car?"),
        idle=("you do odd jobs", "Do you do odd jobs?"),
    ),
    Transformation(
        "past",
        "“did” goes first, the verbs take their base form",
        _past,
        fires=("you sold the boat and moved", "Did you sell the boat and move?"),
        idle=("you sell boats", "Do you sell boats?"),
    ),
    Transformation(
        "age reached",
        "an age that is reached is asked for as one that has been",
        _age_reached,
        fires=("you turn 16", "Have you turned 16?"),
        idle=("you turn the key", "Do you turn the key?"),
    ),
    Transformation(
        "event",
        "what happens once is asked for in the past",
        _event,
        fires=("you break the lease", "Did you break the lease?"),
        idle=("you break the lease every year", "Do you break the lease every year?"),
    ),
    Transformation(
        "present",
        "“do” or “does” goes first, in agreement with the subject",
        _present,
        fires=("your daughter lives abroad", "Does your daughter live abroad?"),
        idle=("your daughter lived abroad", "Did your daughter live abroad?"),
    ),
)
