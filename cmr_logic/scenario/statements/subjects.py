"""Who or what a statement is about, and where its subject ends."""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic import syntax
from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.relevance.askers import BORN
from cmr_logic.scenario.lexicon.relations import word_key
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.statements.statement import Statement, Subject, Who
from cmr_logic.text import NOUN, VERB, bases, classes

# Behind these, others are named than whoever tells: "I'm here **with** two friends who row".
_PREPOSED = frozenset({"with", "beside", "behind", "among", "between", "near", "like"})
_BEHIND = 5  # words before "who"
_NAMED = 2  # words of "a son Tom" behind the article
_SUBJECT = 2  # words of the shortest subject that owns something: "my roof"
# What "my youngest" is without a noun.
_OF_CHILDREN = BORN | {"oldest", "middle"}
_LITTLE_ONE = ["little", "one"]
_CLOSED = syntax.PRONOUNS | syntax.DETERMINERS | syntax.PREPOSITIONS | syntax.AUXILIARIES
# Verbs whose past has the form of the present, and of a noun.
_ONE_FORM = frozenset({"burst", "hit", "cut", "split", "shut", "hurt", "spread", "cost", "cast"})
_OBJECTS = frozenset({"me", "us", "him", "her", "it", "them", "£", "$", "€"})

# Words by which nobody of several is meant: "neither of us"; not "no".
_NEITHER = frozenset({"neither", "none"})
# Words by which all of several are meant: "all of our hens".
_WHOLE = frozenset({"all", "both", "each", "every", "none"})
_ALL = frozenset({"everyone", "everybody"})
# Words by which some of several are meant: "most of us"; not "they".
_SOME = frozenset({"one", "most", "some", "half", "several"})
_ALL_OF_US = frozenset({"both", "all"}) | _NEITHER


def antecedent(previous: Statement, link: str, before: Sequence[str]) -> Subject:
    """Return whom "who" or "which" stands for, as far as the words before it tell.

    Args:
        previous: the statement before.
        link: "who", "which" or "that".
        before: the words before it.
    """
    if len(before) > 1 and before[-2] in lists.OWNERS and NOUN in classes(before[-1]):
        key = word_key(before[-1])
        return Subject(Who.OWN, key, frozenset({key}), is_person(before[-1]) or key in lists.KIN)
    if (
        before
        and link == "who"
        and previous.subject.who is Who.SELF
        and previous.verb in lists.HAVING
        and (whom := _person_in(before[-_NAMED:]))
    ):
        return Subject(Who.OWN, whom, frozenset({whom}), person=True)  # "a son (Tom) who is ten"
    if previous.subject.who is Who.SELF and link == "that":
        return Subject(Who.IT)
    own = not previous.extra and previous.verb == "be" and previous.subject.who is Who.SELF
    if own and _PREPOSED.isdisjoint(before[-_BEHIND:]):
        return previous.subject  # "I am a nurse who works at night"
    return Subject(Who.UNKNOWN if link == "who" else Who.IT)


def _person_in(words: Sequence[str]) -> str:
    """Return the key of the last noun for a person, before which none but a name follows, or ""."""
    for index in range(len(words) - 1, -1, -1):
        key = word_key(words[index])
        if words[index] in lists.OWN_CHILDREN:
            return lists.OWN_CHILDREN[words[index]]
        if is_person(words[index]) or key in lists.KIN:
            return key
        if classes(words[index]) and words[index] not in lists.GIVEN_NAMES:
            return ""
    return ""


def subject_of(words: Sequence[str], keys: Sequence[str], previous: Statement | None) -> Subject:
    """Read a subject.

    Args:
        words: its words.
        keys: what each is compared by.
        previous: the statement before, in the same sentence.
    """
    content = frozenset(k for k in keys if k)
    if words[0] == lists.NOBODY or tuple(words[:2]) == ("no", "one"):
        return Subject(Who.UNKNOWN, lists.NOBODY)
    words = words[_quantifier(words) :]
    if words[0] in _NEITHER:
        words = [w for w in words if w not in _NEITHER | {"of", "nor"}] or words
        if words[-1] in {"i", "we", "us"}:
            return Subject(Who.SELF, keys=content)
    return _self(words, content) or _pronoun(words, content, previous) or _named(words, content)


def _quantifier(words: Sequence[str]) -> int:
    """Return how many words say that all are meant of what is named: "**all of** our hens"."""
    skip = 2 if tuple(words[:2]) in {("every", "one"), ("every", "single")} else 1
    if words[0] not in _WHOLE or words[skip : skip + 1] == ["us"]:
        return 0
    skip += words[skip : skip + 1] in (["of"], ("of",))
    return skip if words[skip : skip + 1] and words[skip] in lists.POINTING else 0


def _self(words: Sequence[str], content: frozenset[str]) -> Subject | None:
    """Return the subject that whoever tells is, alone or with others, if it is."""
    first = words[0]
    if first in {"i", "we"} or (first == "you" and len(words) == 1):
        return Subject(Who.SELF)
    together = "and" in words and any(w in {"i", "me"} for w in words)  # "my wife and I"
    if together or first == "you":
        return Subject(Who.SELF, keys=content)
    if first in _SOME and "us" in words:  # whoever tells may be none of them
        return Subject(Who.OTHER, first, frozenset({first}), person=True)
    return Subject(Who.SELF) if first in _ALL_OF_US and "us" in words else None


# Whom one may call "it": "our **baby** … it cried"; not "my aunt".
_OFTEN_IT = lists.BODIES | lists.GROUPS | {"baby", "child", "infant"}


def _pronoun(
    words: Sequence[str], content: frozenset[str], previous: Statement | None
) -> Subject | None:
    """Return whom or what a pronoun stands for, if the subject is one: "she", "this"."""
    first = words[0]
    if first in _ALL and (len(words) > 1 or first not in lists.PERSON_PRONOUNS):
        # "everyone in the house", not everyone at work
        return Subject(Who.OTHER, lists.EVERYONE, content | {lists.EVERYONE})
    thing = first in lists.THING_PRONOUNS
    if not thing and first not in lists.PERSON_PRONOUNS:
        return None
    if len(words) > 1 and first in syntax.DETERMINERS:
        return None
    known = previous is not None and first not in lists.WHOEVER
    if known and previous is not None and previous.subject.who in (Who.OWN, Who.OTHER):
        # "my aunt runs a shop and it is small"; but "the firm moved and it is small"
        human = previous.subject.person and previous.subject.head not in _OFTEN_IT
        if first != "it" or not human:
            return previous.subject
    return Subject(Who.IT if thing else Who.UNKNOWN)


# Adverbs behind a subject that are nouns too: "our boat **still** leaks"; not "our still".
_YET = frozenset({"still", "now"})
_OWNED = 2  # words of "our boat"


def _named(words: Sequence[str], content: frozenset[str]) -> Subject:
    """Return the subject that a noun phrase names."""
    first = words[0]
    if len(words) > _OWNED and words[-1] in _YET:
        words = words[:-1]
    head_at = syntax.noun_head(tuple(words))
    kin = _kin(words)
    head = kin or (word_key(words[head_at]) if head_at is not None else "")
    person = head_at is not None and is_person(words[head_at])
    if not syntax.OWNING.isdisjoint(words):
        return _belonging(words, Subject(Who.OTHER, head, content, person))
    if first in lists.OWNERS or (first == "the" and head in lists.RELATED):
        return Subject(Who.OWN, head, content, person or bool(kin))
    if first in {"ours", "mine"}:
        return Subject(Who.OWN)  # whatever is spoken of
    if first in {"his", "her", "their"}:
        return Subject(Who.UNKNOWN, head, content)
    another = first == "another" or tuple(words[:2]) == ("the", "other")
    if another and head and not (person or kin):
        head = lists.OTHER_THAN_ASKED + head  # "the other shop" is not the one a rule names
    return Subject(Who.OTHER, head, content, person or bool(kin))


def _kin(words: Sequence[str]) -> str:
    """Return the key of the first noun for kin or company, or ""."""
    found = next((word_key(w) for w in words if word_key(w) in lists.KIN), "")
    if found or words[0] not in lists.OWNERS:
        return found
    if words[-1] in _OF_CHILDREN or list(words[-2:]) == _LITTLE_ONE:
        return "child"
    return next((lists.OWN_CHILDREN[w] for w in words if w in lists.OWN_CHILDREN), "")


def kin_named(word: str) -> str:
    """Return what somebody is compared by whom one calls "my …".

    Args:
        word: the noun, or the last word without one: "my little **one**".

    Example:
        >>> kin_named("lad"), kin_named("youngest"), kin_named("guests")
        ('son', 'child', 'guest')
    """
    if word in _OF_CHILDREN or word == _LITTLE_ONE[-1]:
        return "child"
    return lists.OWN_CHILDREN.get(word, word_key(word))


# Bodies of which whoever tells is one: "**our household's** income"; not "the firm's".
_OURS = frozenset({(my, body) for my in ("my", "our") for body in ("household", "family")})


def _belonging(words: Sequence[str], named: Subject) -> Subject:
    """Return the subject that belongs to another: "my sister's **boat**"."""
    owner = next(at for at, word in enumerate(words) if word in syntax.OWNING)
    head_at = syntax.noun_head(tuple(words[owner + 1 :]))
    head = named.head if head_at is None else word_key(words[owner + 1 + head_at])
    others = any(is_person(w) or word_key(w) in lists.OTHERS for w in words[:owner])
    others = others and tuple(words[:owner]) not in _OURS
    who = Who.OTHER if others else Who.OWN
    return Subject(who, head, named.keys, named.person)


def verb_after_names(words: Sequence[str], lead: int) -> int | None:
    """Return where the verb stands after "my wife and I" or "my wife", counted from the lead."""
    following = words[lead + 1] if lead + 1 < len(words) else ""
    if words[lead] in lists.PERSON_PRONOUNS and VERB in classes(following):
        return None if syntax.is_gerund(following) else 1  # "nobody paid the fee"
    if words[lead] in _SOME | _ALL_OF_US and "us" in words[lead : lead + 4]:
        return _verb_after_us(words, lead)
    owned = _verb_after_owned(words, lead) if words[lead] in lists.OWNERS else None
    if owned is not None:
        return owned or None
    if words[lead] in syntax.DETERMINERS and (told := _verb_after_noun(words, lead)):
        return told
    for index in range(lead + 1, min(len(words), lead + 7)):
        if words[index] in {"i", "we"}:
            at = syntax.finite_verb(words[index:])
            return None if at is None or at == 0 else index - lead + at
    return None


def _verb_after_noun(words: Sequence[str], lead: int) -> int:
    """Return where the verb stands after "the river", counted from the lead; 0 where none does."""
    for index in range(lead + 1, min(len(words) - 1, lead + 4)):
        following = words[index + 1]
        if NOUN not in classes(words[index]):
            continue
        past = following.endswith("ed") and VERB in classes(following)
        behind = words[index + 2] if index + 2 < len(words) else ""
        owned = behind in syntax.DETERMINERS | lists.OWNERS
        if past or (following in _ONE_FORM and owned):
            return index + 1 - lead  # "the river **burst** its banks"
    return 0


def lone_verb(words: Sequence[str], lead: int) -> int | None:
    """Return where the one form stands that can be a verb: "my roof **leaks**", from the lead on.

    Args:
        words: those of a sentence in which no other verb was found.
        lead: where its subject begins.
    """
    if _may_be_name(words[lead]) and len(words) - lead > 1:
        following = words[lead + 1]  # "Nora **swims**"
        formed = following.endswith("s") or syntax.is_participle(following)
        return 1 if formed and bases(following, VERB) not in ((), (following,)) else None
    if words[lead] not in lists.OWNERS | syntax.DETERMINERS or len(words) - lead <= _SUBJECT:
        return None
    for index in range(lead + _SUBJECT, min(len(words), lead + _SUBJECT + 3)):
        word, before = words[index], words[index - 1]
        plural = syntax.is_plural_noun(before)
        base = bases(word, VERB)
        agrees = bool(base) and (base[0] != word or plural) and word.endswith("s") is not plural
        past = bool(base) and base[0] != word and not word.endswith("s")
        named = NOUN in classes(before) or not classes(before)
        if named and (agrees or past) and not syntax.is_gerund(word):
            return index - lead
    return None


def _may_be_name(word: str) -> bool:
    """Tell whether a word may be somebody's name: no dictionary has it, or many are called so."""
    named = not classes(word) or word in lists.GIVEN_NAMES
    return named and word.isalpha() and word not in _CLOSED


def _verb_after_owned(words: Sequence[str], lead: int) -> int | None:
    """Return where the verb stands after "my wife", 0 where it is a mere -ing form, else None."""
    for index in range(lead + 1, min(len(words) - 1, lead + 4)):
        following = words[index + 1]
        if word_key(words[index]) in lists.KIN and VERB in classes(following):
            return 0 if following.endswith("ing") else index + 1 - lead
        if _governs(words, index + 1):
            return index + 1 - lead
    return None


def _verb_after_us(words: Sequence[str], lead: int) -> int | None:
    """Return where the verb stands after "both of us", counted from the lead."""
    place = words.index("us", lead) + 1
    return place - lead if place < len(words) and VERB in classes(words[place]) else None


def _governs(words: Sequence[str], at: int) -> bool:
    """Tell whether a form in -s is the verb of the noun before it: "my landlady **charges** me"."""
    word, following = words[at], words[at + 1] if at + 1 < len(words) else ""
    if not word.endswith("s") or VERB not in classes(word) or words[at - 1].endswith("s"):
        return False
    return following in _OBJECTS or following[:1].isdigit() or following in syntax.NUMBERS


def verb_after_relative(words: Sequence[str], lead: int, verb: int) -> int:
    """Return the verb after a bare relative clause: "the licence I have **was** issued"."""
    if words[lead] not in {"the", "a", "this", "that"}:
        return verb
    if any(w in {"i", "we"} for w in words[lead + 2 : verb]):
        for index in range(verb + 1, min(len(words), verb + 4)):
            if words[index] in syntax.BE | syntax.HAVE | syntax.MODALS:
                return index
    return verb
