"""Words without a subject and a finite verb → question."""

from __future__ import annotations

from cmr_logic import syntax
from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.syntax import AUXILIARIES, DETERMINERS, PREPOSITIONS, third_person
from cmr_logic.text import ADJECTIVE, NOUN, VERB, classes, word_set
from cmr_logic.wording.forms import head, is_perfect, is_plural, plain
from cmr_logic.wording.phrase import Phrase, token, words_of
from cmr_logic.wording.table import Transformation
from cmr_logic.wording.wordlists import WHERE

_PAIR = 2  # tokens: subject and auxiliary, "to" and verb
# States of people that a preposition opens: "**on holiday**"; not "on the pier".
_STATES = frozenset(
    {("on", "holiday"), ("on", "bail"), ("on", "probation"), ("on", "parole"), ("on", "leave")}
    | {("out", "of", "work"), ("out", "of", "hospital"), ("on", "benefits"), ("on", "duty")}
    | {("on", "sick", "leave"), ("on", "maternity", "leave"), ("on", "strike")}
    | {("with", "a", "partner"), ("with", "an", "adult"), ("with", "a", "child")}
)
# What people are on: "on a zero-hours **contract**"; not "on a boat".
_HELD = word_set("contract income course visa apprenticeship pension wage salary permit")
# What lies ahead of people: "**about to** retire", "likely to"; not "about us".
_AHEAD = frozenset({("about", "to"), ("likely", "to"), ("due", "to"), ("unlikely", "to")})
_QUALITIES = frozenset({"ill"})  # an adjective that a table has as a noun too
_MEASURES = frozenset({"£", "$", "€", "%", "per"})


def _you(phrase: Phrase) -> Phrase:
    return (token("you"), *phrase)


def _nothing(phrase: Phrase) -> Phrase | None:
    words = words_of(phrase)
    bare = len(words) == _PAIR and words[0] in {"you", "it", "they"} and words[1] in AUXILIARIES
    if (
        words
        and not bare
        and any(word[0].isalnum() for word in words)
        and words not in {("you",), ("it",)}
    ):
        return None
    return (token("this"), token("applies"), token("to"), token("you"))


def _auxiliary(phrase: Phrase) -> Phrase | None:
    first = phrase[0].word
    if first in AUXILIARIES and first not in {"'s", "may"}:
        form = {"is": "are", "was": "were", "has": "have", "does": "do"}.get(first, first)
        return _you((token(form), *phrase[1:]))
    return _you(phrase) if first == "be" else None


def _purpose(phrase: Phrase) -> Phrase | None:
    if phrase[0].word != "to" or len(phrase) < _PAIR or VERB not in classes(phrase[1].word):
        return None
    if phrase[1].word == "be" and phrase[2:] and not syntax.is_participle(phrase[2].word):
        return _you(phrase[1:])  # "to be over 18"; not "to be used abroad"
    return (token("it"), token("is"), *phrase)


def _activity(phrase: Phrase) -> Phrase | None:
    first = phrase[0].word
    if first == "being" and phrase[1:]:
        return _you((token("are"), *phrase[1:]))
    if first == "having" and (is_perfect(words_of(phrase[1:])) or _has_one(words_of(phrase))):
        return _you((token("have"), *phrase[1:]))
    if not syntax.is_gerund(first) or (len(phrase) > 1 and phrase[1].word in AUXILIARIES):
        return None
    if len(phrase) > 1 and all(item.surface[0].isupper() for item in phrase[:2]):
        return None  # "Housing Benefit"
    return _you((token("are"), *phrase))


def _has_one(words: tuple[str, ...]) -> bool:
    """Tell whether words name something that somebody has: "having **a** cold"; not "treatment"."""
    return words[1:2] != () and words[1] in {"a", "an", "no"}


def _place(phrase: Phrase) -> Phrase | None:
    words = words_of(phrase)
    if words[0] not in WHERE or any(word in _MEASURES for word in words):
        return None
    return _you((token("are"), *phrase))


def _age(phrase: Phrase) -> Phrase | None:
    first = phrase[0].word
    words = words_of(phrase)
    aged = first == "aged" or words[:2] in {("under", "the"), ("over", "the")}
    years = first[0].isdigit() and words[1:3] in {
        ("years", "old"),
        ("or", "over"),
        ("or", "older"),
        ("or", "under"),
        ("or", "younger"),
    }
    return _you((token("are"), *phrase)) if aged or years else None


def _relation(phrase: Phrase) -> Phrase | None:
    if _is_of_person(words_of(phrase)) or words_of(phrase)[:2] in _AHEAD:
        return _you((token("are"), *phrase))
    return (token("it"), token("is"), *phrase) if phrase[0].word in PREPOSITIONS else None


def _is_of_person(words: tuple[str, ...]) -> bool:
    """Tell whether a place or time is a state of people: "**out of work**", "on a contract"."""
    if words[:2] in _STATES or words[:3] in _STATES:
        return True
    one = words[:1] == ("on",) and words[1:2] and words[1] in {"a", "an"}
    return bool(one) and words[-1] in _HELD


def _state(phrase: Phrase) -> Phrase | None:
    """Ask about a participle or an adjective: a state of the person asked."""
    words = words_of(phrase)
    lead = 0
    while lead < len(words) - 1 and syntax.is_adverb(words[lead]):
        lead += 1
    while words[lead + 1 : lead + 2] == ("-",) and lead + 2 < len(words):  # "self-employed"
        lead += 2
    lead = 0 if words[:2] in _AHEAD else lead
    first = words[lead]
    kinds = classes(first) - ({NOUN} if first in _QUALITIES else set())
    following = words[lead + 1] if lead + 1 < len(words) else ""
    if words[:2] in _AHEAD:
        return _you((token("are"), *phrase))
    if first == "live" and following in PREPOSITIONS:
        return None  # "live in York"
    described = syntax.is_participle(first.removeprefix("un"))  # "unemployed"
    if (
        first in DETERMINERS
        or not (ADJECTIVE in kinds or described)
        or (ADJECTIVE not in kinds and following != "by" and syntax.starts_verb_phrase(words, lead))
    ):
        return None
    before_noun = (
        NOUN in classes(following)
        and following not in PREPOSITIONS
        and following not in {"and", "or"}
    )
    if (
        before_noun
        or head(words[lead:]) not in {None, 0}
        or (NOUN in kinds and following not in PREPOSITIONS | {"", "and", "or", "to"})
    ):
        return None
    if NOUN in kinds and following != "to" and not described:
        return None
    return _you((token("are"), *phrase))


def _action(phrase: Phrase) -> Phrase | None:
    words = words_of(phrase)
    acts = words[0].endswith("s") and VERB in classes(words[0])
    of_quality = acts and words[2:] and classes(words[1]) == {ADJECTIVE}  # "refuses suitable work"
    if words[0] in DETERMINERS or not (of_quality or syntax.starts_verb_phrase(words, 0)):
        return None
    things = is_plural(words[0]) and words[0] not in syntax.VERBS_FIRST
    if things and words[1:2] and words[1] in PREPOSITIONS:
        return None  # "tools for boats"
    alone = words[2:] == () or words[2] in PREPOSITIONS
    if alone and words[1:2] and syntax.is_participle(words[0]) and is_person(words[1]):
        return None  # "paid coaches"
    return _you((token(plain(words[0])), *phrase[1:]) if plain(words[0]) != words[0] else phrase)


def _kind_of_person(phrase: Phrase) -> Phrase | None:
    words = words_of(phrase)
    top = head(words)
    if top is None or not is_person(words[top]) or words[0] in {"your", "their", "the"}:
        return None
    return _you((token("are"), *phrase))


def _relative(phrase: Phrase) -> Phrase | None:
    """Ask about what a relative clause is said of: a person or a thing."""
    words = words_of(phrase)
    if words[0] not in {"who", "which", "that"} or not syntax.starts_verb_phrase(words, 1):
        return None
    if words[0] == "who":
        return _you(phrase[1:])
    one = words[1] in AUXILIARIES or third_person(words[1]) == words[1]
    return (token("it"), *phrase[1:]) if one else None


def _thing(phrase: Phrase) -> Phrase | None:
    words = words_of(phrase)
    if words[0] == "any" and words[1:] and not syntax.is_gerund(words[-1]):
        return _you((token("have"), *phrase))  # "any savings"
    return (token("it"), token("is"), *phrase)


FRAGMENTS: tuple[Transformation[Phrase], ...] = (
    Transformation(
        "nothing said",
        "where no word is left, the rule as a whole is asked about",
        _nothing,
        fires=("…", "Does this apply to you?"),
        idle=("abroad", "Are you abroad?"),
    ),
    Transformation(
        "verb group",
        "an auxiliary without a subject is the person's",
        _auxiliary,
        fires=("have lived abroad", "Have you lived abroad?"),
        idle=("living abroad", "Are you living abroad?"),
    ),
    Transformation(
        "purpose",
        "an infinitive is what something is for",
        _purpose,
        fires=("to repair a roof", "Is it to repair a roof?"),
        idle=("repair a roof", "Do you repair a roof?"),
    ),
    Transformation(
        "activity",
        "an -ing form is what the person does",
        _activity,
        fires=("looking for work", "Are you looking for work?"),
        idle=("a building in town", "Is it a building in town?"),
    ),
    Transformation(
        "age",
        "an age is the person's",
        _age,
        fires=("aged 60 or over", "Are you aged 60 or over?"),
        idle=("over £60", "Is it over £60?"),
    ),
    Transformation(
        "place",
        "a place or a range without a unit is the person's",
        _place,
        fires=("in hospital", "Are you in hospital?"),
        idle=("within 2% of the price", "Is it within 2% of the price?"),
    ),
    Transformation(
        "relation",
        "another phrase with a preposition is that of a thing",
        _relation,
        fires=("for personal use", "Is it for personal use?"),
        idle=("at school", "Are you at school?"),
    ),
    Transformation(
        "state",
        "an adjective or a participle is the person's state",
        _state,
        fires=("self-employed", "Are you self-employed?"),
        idle=("disabled access", "Is it disabled access?"),
    ),
    Transformation(
        "action",
        "a verb phrase is what the person does",
        _action,
        fires=("receive benefits", "Do you receive benefits?"),
        idle=("a pension received abroad", "Is it a pension received abroad?"),
    ),
    Transformation(
        "relative clause",
        "a relative clause is said of the person or of a thing",
        _relative,
        fires=("which holds raw meat", "Does it hold raw meat?"),
        idle=("that boat with the red sail", "Is it that boat with the red sail?"),
    ),
    Transformation(
        "kind of person",
        "a noun for a person or a body is the person asked",
        _kind_of_person,
        fires=("disabled workers", "Are you a disabled worker?"),
        idle=("heavy tools", "Is it a heavy tool?"),
    ),
    Transformation(
        "kind of thing",
        "any other words are a thing",
        _thing,
        fires=("a sports car", "Is it a sports car?"),
        idle=("a racing driver", "Are you a racing driver?"),
    ),
)
