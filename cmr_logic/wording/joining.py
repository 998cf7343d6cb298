"""What "and", "or" and "but" join to a statement: predicates and statements of their own.

A predicate that the first one's auxiliary asks for as well shares it ("Do you rent and pay tax?");
any other takes a question of its own ("Are you over 60 and do you live alone?").
"""

from __future__ import annotations

from typing import NamedTuple

from cmr_logic import syntax
from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.provisions.words.mass_nouns import MASS_NOUNS
from cmr_logic.syntax import (
    AUXILIARIES,
    BE,
    DETERMINERS,
    HAVE,
    PREPOSITIONS,
    PRONOUNS,
    verb_bases,
)
from cmr_logic.syntax.told_pasts import is_told_past
from cmr_logic.syntax.wordlists import BY_THEMSELVES, NEVER_PASSIVE, PASTS
from cmr_logic.text import ADJECTIVE, NOUN, VERB, classes, word_set
from cmr_logic.wording.forms import after_bound, head, is_many, is_perfect, is_plural, opens_clause
from cmr_logic.wording.phrase import Phrase, token, words_of
from cmr_logic.wording.subject import verb_of
from cmr_logic.wording.wordlists import (
    BARE_GOVERNORS,
    GIVEN,
    GOVERNORS,
    GUIDANCE_VERBS,
    INTRANSITIVE,
    MOTION,
    PARTICIPLES,
    POSSESSIVES,
)

_OWNERS = {"you": "your", "it": "its", "they": "their"}
_DEFINITE = POSSESSIVES | {"the", "one"}
# Verbs that have no passive: "resign", not "change".
_ACTIVE_ONLY = INTRANSITIVE - word_set(
    "work start begin end retire change increase decrease apply agree graduate last"
)
# What opens a case behind a coordinator: "or **where** it leaks"; not "or who leaks".
_CASES = frozenset({"if", "where", "when", "because"})
# Words that open a subject without an article: "and **enough** people have come".
_COUNTED = syntax.NUMBERS | word_set("enough more less fewer at most many few several both all no")
# What no subject without an article goes beyond: "bags **and** coats are left".
_NO_SUBJECT = syntax.JOINTS | syntax.RELATIVES | {";"}
# Auxiliaries that show the number of their subject: "has"; not "will".
_OF_NUMBER = syntax.OF_SEVERAL | {"is", "was", "has", "does"}
# Words that an object opens with: "a neighbour bought **it**".
_OBJECTS = DETERMINERS | syntax.PERSONAL_OBJECTS
# What a noun may stand behind: "for a permit or | a licence".
_OPENING = DETERMINERS | PREPOSITIONS
# Verbs with the word that belongs to them, nouns by themselves: "**look after**"; not "a look".
_PHRASAL = frozenset(
    {("look", "after"), ("look", "for"), ("look", "under"), ("look", "over"), ("care", "for"),
     ("take", "about"), ("take", "around"), ("take", "over"), ("take", "up")}
)  # fmt: skip
# What belongs to a verb before it: "your employer closes **down**"; not "to".
_PARTICLES = frozenset({"down", "up", "off", "out", "away", "back"})
# Verbs of assent, nouns too: "your landlord **consents**"; not "your landlord rents".
_ASSENTING = word_set("consent consents object objects permit permits")
_RETURN = "return"  # what things are: "the parcel is unopened and **returned** within a week"
_NOUNS_TOO = frozenset({"can", "will"})  # modals that name a thing too: "a **can**"; not "must"
_SHORT_SUBJECT = 3  # tokens that may be said twice
_PRESENT = {
    "'re": "are",
    "'m": "are",
    "is": "are",
    "am": "are",
    "'ve": "have",
    "has": "have",
    "does": "do",
}


class Joint(NamedTuple):
    """A place where a statement goes on with what is asked by itself.

    Args:
        at: the index after the word that joins.
        statement: what is asked there, with a subject.
    """

    at: int
    statement: Phrase


def share_auxiliary(phrase: Phrase, verb: int) -> Phrase:
    """Drop the auxiliaries that repeat that of the finite verb: "is retired or is ill".

    Example:
        >>> from cmr_logic.wording.phrase import read, write
        >>> write(share_auxiliary(read("you are retired or are too ill to work"), 1))
        'you are retired or too ill to work'
    """
    words = words_of(phrase)
    first = _auxiliary(words, verb)
    if first in {"do", "did"}:
        return phrase
    kept = list(phrase[: verb + 1])
    for index in range(verb + 1, len(phrase)):
        word = words[index]
        if opens_clause(words, index):
            return (*kept, *phrase[index:])
        joined = words[index - 1] in syntax.COORDINATORS or words[index - 1] == ","
        repeats = word in AUXILIARIES or word == "be"
        if not (joined and repeats and _auxiliary(words, index) == first):
            kept.append(phrase[index])
    return tuple(kept)


def next_joint(phrase: Phrase, verb: int) -> Joint | None:
    """Return where a statement goes on with what its first auxiliary does not ask for.

    Example:
        >>> from cmr_logic.wording.phrase import read, write
        >>> at, statement = next_joint(read("you are over 60 and live alone"), 1)
        >>> at, write(statement)
        (5, 'you live alone')
        >>> next_joint(read("you rent a flat and live alone"), 1)
    """
    words = words_of(phrase)
    depth = 0
    for index in range(verb + 1, len(words) - 1):
        depth += (words[index] == "(") - (words[index] == ")")
        if opens_clause(words, index) and not depth:
            return _demanded_behind(phrase, words, verb, index)
        if words[index] in syntax.COORDINATORS and syntax.joins_prepositions(words, index):
            continue  # "employed on **or** near the quay"
        owned = words[index + 1] in POSSESSIVES  # "you are ill, **your** son is ill"
        goes_on = owned or not syntax.COORDINATORS.isdisjoint(words[index + 2 :])
        listed = words[index] == "," and goes_on
        if (words[index] in syntax.COORDINATORS or listed) and not depth:
            own = owned or not listed
            statement = _own_statement(phrase, words, verb, index + 1) if own else None
            statement = statement or _own_predicate(phrase, words, verb, index + 1)
            if statement is not None:
                return Joint(index + 1, statement)
    return None


def _demanded_behind(phrase: Phrase, words: tuple[str, ...], verb: int, start: int) -> Joint | None:
    """Return what a demand joins behind a clause: "you must help who is ill **or be** ill"."""
    if not _governor(words, verb):
        return None
    for index in range(start + 1, len(words) - 1):
        if words[index - 1] in syntax.COORDINATORS and words[index] == "be":
            subject = _taken_up(phrase[: _after_subject(words, verb)])
            governor = phrase[verb : verb + _governor(words, verb)]
            return Joint(index, (*subject, *governor, *phrase[index:]))
    return None


def _owner(subject: tuple[str, ...]) -> str:
    """Return the word that says that something is a subject's."""
    top = head(subject)
    person = top is not None and is_person(subject[top])
    return "their" if person or is_many(subject) else "its"


def _own_statement(phrase: Phrase, words: tuple[str, ...], verb: int, start: int) -> Phrase | None:
    """Return the words from an index on, if they have a subject and a finite verb."""
    if words[start] == "whose":
        owner = _OWNERS.get(words[0]) or _owner(words[: _after_subject(words, verb)])
        return (token(owner), *phrase[start + 1 :])
    if words[start] in PRONOUNS:
        following = words[start + 1] if start + 1 < len(words) else ""
        finite = following in AUXILIARIES or VERB in classes(following)
        return phrase[start:] if finite or verb_of(phrase[start:]) is not None else None
    if words[start] in _CASES and words[start + 1 :]:
        start += 1  # "it is empty or **where** two neighbours complain"
    own = verb_of(phrase[start:]) if _may_open(words, start) else None
    if own is None or words[start + own - 1] in syntax.COORDINATORS:
        return None
    if any(opens_clause(words, at) for at in range(start + 1, start + own)):
        return None  # "self-employed for 9 weeks **before your boat is** sold"
    return phrase[start:] if _is_surely_finite(words, start, start + own) else None


def _may_open(words: tuple[str, ...], start: int) -> bool:
    """Tell whether a statement with a subject of its own may stand at an index."""
    word = words[start]
    if word in DETERMINERS or word in _DEFINITE or word in syntax.INDEFINITE_PRONOUNS:
        return True
    if word in _COUNTED or word.isdigit() or after_bound(words[start:]):
        return True
    thing = NOUN in classes(word) and (VERB not in classes(word) or is_plural(word))
    follows = words[start + 1] if start + 1 < len(words) else ""
    thing = thing or (NOUN in classes(word) and follows in syntax.BE | HAVE)
    named = thing or (ADJECTIVE in classes(word) and not syntax.is_participle(word))
    if not named or syntax.is_adverb(word) or words[start - 1] == ",":
        return False
    comma = next((at for at in range(start - 2, 0, -1) if words[at] == ","), 0)
    return words[comma + 1] not in DETERMINERS or not comma  # ", your oil or **gas** is cut off"


def _is_surely_finite(words: tuple[str, ...], start: int, at: int) -> bool:
    """Tell whether a verb is surely one of a subject that opens at an index.

    "You own it or **a neighbour uses** it", but "you own a boat or **a car used** here".
    """
    word, subject = words[at], words[start:at]
    only = NOUN not in classes(word)
    if words[start] in _DEFINITE:
        acts = word.endswith("s") and words[at + 1 : at + 2] != () and words[at + 1] in _PARTICLES
        said = word in AUXILIARIES or word in syntax.VERBS_FIRST or word in _ASSENTING
        return only or said or acts or verb_bases(word)[0] in BY_THEMSELVES
    if words[start] in syntax.INDEFINITE_PRONOUNS:
        return True  # "nobody **objects**"
    bound = after_bound(words[start:])
    counted = words[start + bound] in _COUNTED or words[start + bound].isdigit() or bound
    if word in AUXILIARIES:
        agrees = word not in _OF_NUMBER or (word in syntax.OF_SEVERAL) == is_many(subject)
        return bool(counted or agrees) and _NO_SUBJECT.isdisjoint(subject)
    present = word in verb_bases(word) or word.endswith("s")
    past = word not in PARTICIPLES and words[at + 1 : at + 2] != () and words[at + 1] in _OBJECTS
    if words[start] in DETERMINERS:
        return (present or past) and (only or word in syntax.VERBS_FIRST)
    return bool(counted) and present and only and _NO_SUBJECT.isdisjoint(subject)


def _own_predicate(phrase: Phrase, words: tuple[str, ...], verb: int, start: int) -> Phrase | None:
    """Return the words from an index on with the subject, if they need their own auxiliary."""
    at = start
    while at < len(words) - 1 and syntax.is_adverb(words[at]):
        at += 1
    said = words[at] in AUXILIARIES and not _names_thing(words, at)
    said = said and not (words[at] == "may" and words[at + 1 : at + 2] and words[at + 1].isdigit())
    if not (said or words[at] == "be" or _is_verb(words, verb, at)):
        return None
    if phrase[at].surface[:1].isupper() and not said:
        return None  # "you pay Class 1 or **Class** 2 contributions"
    subject = _taken_up(phrase[: _after_subject(words, verb)])
    governor = _governor(words, verb)
    predicate = phrase[start:]
    if words[at] == "had" and _auxiliary(words, verb) in {"have", "has"}:
        return None  # "you have rowed and had a swim"
    if words[at] == "be" and not governor:
        predicate = (token("are" if is_many(words_of(subject)) else "is"), *phrase[at + 1 :])
    statement = (*subject, *phrase[verb : verb + governor], *predicate)
    second = len(subject) + (0 if governor else at - start)
    alike = _auxiliary(words, verb) == _auxiliary(words_of(statement), second)
    denied = words[at + 1 : at + 2] in {("not",), ("n't",)}
    return None if alike and not denied else statement


def _names_thing(words: tuple[str, ...], at: int) -> bool:
    """Tell whether a modal names a thing in a list of them: "a tin, **can** or bottle".

    "If you rent, can or may let" has a verb behind the coordinator.
    """
    behind = words[at + 1 : at + 3]
    listed = behind == () or behind[0] in syntax.COORDINATORS or behind[0] == ","
    verb = len(behind) > 1 and VERB in classes(behind[1]) and NOUN not in classes(behind[1])
    return words[at] in _NOUNS_TOO and listed and not verb


def _taken_up(subject: Phrase) -> Phrase:
    """Return a subject as it is said again: a long one of things or of several by its pronoun."""
    words = words_of(subject)
    if len(words) <= _SHORT_SUBJECT:
        return subject
    if is_many(words):
        return (token("they"),)
    top = head(words)
    return subject if top is None or is_person(words[top]) else (token("it"),)


def _governor(words: tuple[str, ...], verb: int) -> int:
    """Return how many words demand or allow what follows in its base form: "must", "need to"."""
    if words[verb] in BARE_GOVERNORS:
        return 1
    return 2 * (words[verb] in GOVERNORS and words[verb + 1 : verb + 2] == ("to",))


def _is_verb(words: tuple[str, ...], verb: int, index: int) -> bool:
    """Tell whether a full verb stands at an index, and no noun or participle."""
    word = words[index]
    if words[verb] in BE and _is_own_past(words, verb, index):
        return True
    if word in PASTS and (NOUN not in classes(word) or _is_no_noun(words, index)):
        return True  # "you have lived here or **took** it over"
    if _opens_past(words, verb, index):
        return True
    bare = words[verb] in syntax.MODALS and not _governor(words, verb)  # "can swim and dive"
    participle = word not in verb_bases(word) and syntax.is_participle(word)
    if bare or participle or syntax.is_gerund(word) or not _agrees(words, verb, word):
        return False
    if NOUN not in classes(word) or word in syntax.VERBS_FIRST:
        held = (verb_bases(word)[:1] + words[index + 1 : index + 2]) in _PHRASAL
        return held or syntax.starts_verb_phrase(words, index)
    return VERB in classes(word) and (
        _is_no_noun(words, index) or _goes_on_from_state(words, verb, index)
    )


def _goes_on_from_state(words: tuple[str, ...], verb: int, index: int) -> bool:
    """Tell whether a form in -s is a verb beside a state: "it is higher or **stands** in front".

    "It is soap or scents for the face" names things.
    """
    state, following = words[verb + 1], words[index + 1 : index + 2]
    named = NOUN in classes(state) or state in syntax.DETERMINERS or state in syntax.PREPOSITIONS
    joined = words[index - 1] in syntax.COORDINATORS and words[index].endswith("s")
    opens = bool(following) and following[0] in syntax.PREPOSITIONS | {"to"}
    return words[verb] in {"is", "has"} and joined and opens and not named


def _opens_past(words: tuple[str, ...], verb: int, index: int) -> bool:
    """Tell whether a past form ends a list that began in the present: "you row, **or sailed** it".

    Without a comma it may say more of a noun: "you own a boat built or painted here". Not so before
    an object of its own, or where it has no passive: "you rent it and **kept** a key".
    """
    past = words[index] not in verb_bases(words[index]) and syntax.is_participle(words[index])
    if not past or words[index - 1] not in syntax.COORDINATORS or index + 1 == len(words):
        return False
    listed = words[index - 2] == "," or _acts_by_itself(words, index)
    return listed and _auxiliary(words, verb) == "do"


def _acts_by_itself(words: tuple[str, ...], index: int) -> bool:
    """Tell whether a past form is surely no participle of a noun before it."""
    if syntax.is_participle(words[index - 2]) or words[index] in GIVEN:
        return words[index] in NEVER_PASSIVE
    following = words[index + 1] if index + 1 < len(words) else ""
    moves = following in {"here", "there"} and not MOTION.isdisjoint(verb_bases(words[index]))
    owned = following in DETERMINERS | POSSESSIVES or syntax.acts_on(words[index:], 0)
    return owned or moves or words[index] in NEVER_PASSIVE


def _is_own_past(words: tuple[str, ...], verb: int, index: int) -> bool:
    """Tell whether a form after "were" is a past of its own, and no participle that shares it.

    "You were born here or moved there", not "you were evicted or moved".
    """
    word = words[index]
    bases = verb_bases(word)
    if not bases or word in bases or word in PARTICIPLES or not syntax.is_participle(word):
        return False
    following = words[index + 1] if index + 1 < len(words) else ""
    first = words[verb + 1]
    passive = first != "born" and syntax.is_participle(first)
    owns = following in POSSESSIVES and word not in GIVEN  # "you were ill and lost your job"
    owns = owns or syntax.acts_on(words[index:], 0) or word in NEVER_PASSIVE
    owns = owns or (not passive and is_told_past(words[index:]))  # "ill or **served** in it"
    moves = bases[0] in MOTION and not passive and following not in {"", "by"}
    moves = moves and (bases[0] != _RETURN or words[0] in PRONOUNS - {"it"})
    return owns or moves or (bases[0] in _ACTIVE_ONLY and ADJECTIVE not in classes(word))


def _agrees(words: tuple[str, ...], verb: int, word: str) -> bool:
    """Tell whether a form can be a verb of the subject: not in "it is soap, make up and scent"."""
    base = word in verb_bases(word)
    many = is_many(words[: _after_subject(words, verb)])
    return bool(_governor(words, verb)) or (many if base else not (many and word.endswith("s")))


def _is_no_noun(words: tuple[str, ...], index: int) -> bool:
    """Tell whether a form of a noun and verb is a verb, from its base and what follows."""
    base = verb_bases(words[index])[0]
    following = words[index + 1] if index + 1 < len(words) else ""
    if words[index].endswith("s") and base in INTRANSITIVE:
        return True  # "it is online and lasts"
    plans = following == "to" and base in GUIDANCE_VERBS
    if plans or following in DETERMINERS or following.isdigit() or (base, following) in _PHRASAL:
        return True
    bound = after_bound(words[index + 1 :])
    return bool(bound) or _needs_article(words, index)


def _needs_article(words: tuple[str, ...], index: int) -> bool:
    """Tell whether a form would be a thing that needs an article: "for 90 days and **register**".

    "Guests and family", "food and drink", and "a permit or licence" name things.
    """
    word, before = words[index], words[index - 2]
    following = words[index + 1] if index + 1 < len(words) else ""
    counted = word in verb_bases(word) and not (word in MASS_NOUNS or is_person(word))
    goes_on = following in PREPOSITIONS - {"of"} and words[index - 1] in syntax.COORDINATORS
    if not counted or not goes_on or word == "family":
        return False
    state = NOUN not in classes(before) and before not in _OPENING
    return state or (is_plural(before) and not PREPOSITIONS.isdisjoint(words[: index - 2]))


def _after_subject(words: tuple[str, ...], verb: int) -> int:
    """Return the index after the subject, where adverbs before the verb may begin."""
    while verb > 1 and syntax.is_adverb(words[verb - 1]):
        verb -= 1
    return verb


def _auxiliary(words: tuple[str, ...], verb: int) -> str:
    """Return the auxiliary, in the form after "you", that asks for the predicate at a verb."""
    governor = _governor(words, verb)
    word, after = words[verb], words[verb + (governor or 1) :]
    while after and (syntax.is_adverb(after[0]) or after[0] == "n't"):
        after = after[1:]
    if governor:
        return _auxiliary(after, 0) if after and after[0] in {"be", "have"} else "do"
    if word == "be":
        return "are"
    if word in HAVE:
        return _PRESENT.get(word, word) if is_perfect(after) else "did" if word == "had" else "do"
    if word in AUXILIARIES:
        return _PRESENT.get(word, word)
    return "do" if word in verb_bases(word) or word.endswith("s") else "did"
