"""A question to whoever asks → the same about somebody else: "Are you ill?" → "Is your son ill?".

Somebody asks on behalf of another: "Can my son join?". What the rule says to "you" is then asked of
that one: the first "you" is named, and every other is "they".
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from cmr_logic import syntax
from cmr_logic.text import ADJECTIVE, NOUN, VERB, bases, classes
from cmr_logic.wording.forms import head, is_plural, singular
from cmr_logic.wording.wordlists import BODIES

# Auxiliaries as they agree with one: "**Is** your son"; "will" and "did" agree with everybody.
_OF_ONE = {"are": "is", "do": "does", "have": "has", "were": "was", "aren't": "isn't",
           "don't": "doesn't", "haven't": "hasn't", "weren't": "wasn't"}  # fmt: skip
# Pronouns that a question has for whom it is asked for: as subject, owner, object and oneself.
_FORMS = {
    "he": ("he", "his", "him", "himself"),
    "she": ("she", "her", "her", "herself"),
}
_NEAR = 3  # words of a name that tells one apart: "your | small fishing **firm**"
_AGED = "aged"  # tells how old somebody is, not what was done to them
_THEY = ("they", "their", "them", "themselves")
_IT = ("it", "its", "it", "itself")
# Bodies that one speaks of as of people: "your **team** and their kit".
_OF_PEOPLE = frozenset({"household", "group", "team", "family", "party"})
_NAMELESS = re.compile(
    r"(?P<verb>\w+(?:n['’]t)?) "
    r"(?P<pronoun>he or she|she or he|his or her|its?|they|their|he|his|she|her)\b",
    re.IGNORECASE,
)
_OBJECT = re.compile(r"(?<=\w )(?:it|them)\b", re.IGNORECASE)
_OWNING = frozenset({"its", "their", "his", "his or her"})  # of what belongs to it: "**its** lid"
_WORD = re.compile(
    r"\b(yourself|yourselves|yours|your|you)\b((?:['’]\w+|\s+[\w’']+)?)", re.IGNORECASE
)
_OPENING = re.compile(r"(?P<verb>[A-Za-z]+(?:n['’]t)?) (?P<you>you|your)\b(?P<rest>.*)", re.DOTALL)
_OF_A_THING = re.compile(
    r"(?P<verb>[A-Z][a-z]+) (?P<the>the )?(?P<thing>[a-z]+)(?P<rest>\b.*)", re.DOTALL
)
# "Are you a **household** in Leeds?"; not "Are you a household that rows?".
_OF_A_KIND = re.compile(
    r"Are you (?:an? )?(?P<kind>[a-z-]+) (?P<behind>(?!that\b|who\b|and\b|or\b|of\b|which\b).+)",
    re.DOTALL,
)
# "Is it a **boat** over 5 metres?"; not "Is it a boat that leaks?".
_OF_A_KIND_OF_THING = re.compile(
    r"Is it (?:an? |any )?(?P<kind>[a-z-]+) (?P<behind>(?!(?:that|who|and|or|which|for|to)\b).+)",
    re.DOTALL,
)


def asked_of(question: str, whom: str) -> str:
    """Return a question about "you" as one about somebody else.

    Args:
        question: a follow-up in the second person.
        whom: whose case it is, as one speaks of them to whoever asks: "your son", "he".

    Example:
        >>> asked_of("Are you over 18?", "your son"), asked_of("Do you own your boat?", "she")
        ('Is your son over 18?', 'Does she own her boat?')
        >>> asked_of("Is your income low?", "your parents")
        "Is your parents' income low?"
        >>> asked_of("Does your doctor treat you?", "your son")
        "Does your son's doctor treat them?"
        >>> asked_of("Are you a firm based in Leeds?", "your firm")
        'Is your firm based in Leeds?'
        >>> asked_of("Are you firms set up after 2020?", "your firm")
        'Was your firm set up after 2020?'
        >>> asked_of("Are you a child aged 5 to 15?", "your child")
        'Is your child aged 5 to 15?'
        >>> asked_of("Are you a firm with its own yard?", "your firm")
        'Does your firm have its own yard?'
        >>> asked_of("Does your small firm owe its rent?", "your firm")
        'Does your small firm owe its rent?'
        >>> asked_of("Is it a boat?", "your son")
        'Is it a boat?'
        >>> asked_of("Do you think you’re ill?", "he"), asked_of("Do you row if you can?", "she")
        ('Does he think he’s ill?', 'Does she row if she can?')
    """
    question = _without_kind(question, whom)
    opening = _OPENING.match(question)
    if opening is None:
        return question
    body = whom.rsplit(maxsplit=1)[-1] in BODIES - _OF_PEOPLE
    forms = _IT if body else _FORMS.get(whom, _THEY)
    verb, rest = opening["verb"], opening["rest"]
    if opening["you"] == "your" and _names_it(rest, whom):
        subject = "your"  # the very one, told apart: "your | small **firm**"
    elif opening["you"] == "your":
        subject = forms[1] if whom in _FORMS else _owner(whom)
    else:
        subject = whom
        if not _is_several(whom):
            one = _OF_ONE.get(verb.lower().replace("’", "'"), verb)
            verb = one.capitalize() if verb[0].isupper() else one
    return f"{verb} {subject}{_others(rest, forms)}"


def asked_of_own(question: str, things: Sequence[str]) -> str:
    """Return a question about a kind of thing as one about the asker's own.

    Args:
        question: a follow-up: "Are the boats insured?".
        things: the nouns of the things that the asker speaks of as their own: "boat".

    Example:
        >>> asked_of_own("Are the boats longer than 5 metres?", ["boat"])
        'Is your boat longer than 5 metres?'
        >>> asked_of_own("Are boats insured?", ["boat"])
        'Is your boat insured?'
        >>> asked_of_own("Do the dogs bite?", ["dogs"]), asked_of_own("Do the dogs bite?", ["cat"])
        ('Do your dogs bite?', 'Do the dogs bite?')
        >>> asked_of_own("Is it a boat over 5 metres?", ["boat"])
        'Is your boat over 5 metres?'
        >>> asked_of_own("Is it a boat carrying six people?", ["boat"])
        'Does your boat carry six people?'
    """
    kind = _OF_A_KIND_OF_THING.match(question) if things else None
    if kind is not None and kind["kind"] in things:
        return _of_own_kind(kind["kind"], kind["behind"])
    opening = _OF_A_THING.match(question) if things else None
    if opening is None:
        return question
    verb, named, rest = opening["verb"], opening["thing"], opening["rest"]
    thing = next(
        (own for own in things if named in {own, singular(own)} or singular(named) == own), ""
    )
    if not thing or not (opening["the"] or is_plural(named)):
        return question
    if is_plural(named) and not is_plural(thing):
        verb = _OF_ONE.get(verb.lower(), verb.lower()).capitalize()
    return f"{verb} your {thing}{rest}"


def with_name(question: str, name: str, owned: Sequence[str]) -> str:
    """Return a follow-up with what its first pronoun stands for.

    Args:
        question: the follow-up.
        name: what the pronoun stands for.
        owned: the nouns of things that whoever asks speaks of as their own.

    Example:
        >>> with_name("Is it new?", "the kettle", ()), with_name("Is its lid on?", "your pan", ())
        ('Is the kettle new?', "Is your pan's lid on?")
        >>> with_name("Is it new?", "the red kettle", ("kettle",))
        'Is your kettle new?'
        >>> with_name("Are they on a lead?", "the dogs", ("dog",))
        'Is your dog on a lead?'
        >>> with_name("Is he or she over 12?", "your child", ())
        'Is your child over 12?'
        >>> with_name("Are they assistance dogs?", "the dogs", ("dog",))
        'Are they assistance dogs?'
    """
    found = _NAMELESS.match(question)
    if found is None or not name:
        return question
    verb, rest = found["verb"], question[found.end() :]
    noun = name.rsplit(maxsplit=1)[-1]
    several = is_plural(noun)
    alike = {noun, singular(noun)}
    own = next((each for each in owned if each in alike or singular(each) == noun), "")
    if own and not name.startswith("your "):
        kept = [each for each in owned if each in name.split()[:-1]]
        name = " ".join(("your", *kept, own))
    if several and own and not is_plural(own):
        if _names_several(rest):
            return question
        verb = _OF_ONE.get(verb.lower(), verb.lower()).capitalize()
    if found["pronoun"].lower() == "they" and not several:
        verb = _OF_ONE.get(verb.lower(), verb.lower()).capitalize()  # of "your landlord"
    if found["pronoun"].lower() in _OWNING:
        name = _owner(name)
    return f"{verb} {name}{rest}"


def with_object(question: str, name: str, owned: Sequence[str]) -> str:
    """Return a follow-up with what "it" or "them" stands for behind its verb.

    Args:
        question: the follow-up.
        name: what the pronoun stands for, perhaps nothing.
        owned: the nouns of things that whoever asks speaks of as their own.

    Example:
        >>> with_object("Did you insure it?", "the violin", ())
        'Did you insure the violin?'
        >>> with_object("Have you bought a seat for it?", "the violin", ("violin",))
        'Have you bought a seat for your violin?'
    """
    noun = name.rsplit(maxsplit=1)[-1] if name else ""
    if noun in owned and name.startswith("the "):
        name = f"your {name.removeprefix('the ')}"
    return _OBJECT.sub(lambda _: name, question, count=1) if name else question


def _names_several(rest: str) -> bool:
    """Tell whether what is said of several names several: "(are they) **guide dogs**?"."""
    words = rest.strip(" ?").split()
    top = head(words)
    return top is not None and is_plural(words[top]) and words[0] not in syntax.DETERMINERS


def _of_own_kind(thing: str, behind: str) -> str:
    """Return the question whether one's own thing is one of those that words tell apart."""
    first, _, rest = behind.partition(" ")
    if first == "with":
        return f"Does your {thing} have {rest}"
    if syntax.is_gerund(first):
        return f"Does your {thing} {bases(first, VERB)[0]} {rest}"
    return (
        f"{'Was' if _was_done(first, behind) else 'Is'} your {thing} {behind.removeprefix('of ')}"
    )


def _without_kind(question: str, whom: str) -> str:
    """Return a question whether one is of some kind without it, where that is who is asked about.

    "Are you a **household** in Leeds?" of a household asks whether it is in Leeds, and "Are you a
    **household** with a dog?" whether it has one.
    """
    found = _OF_A_KIND.match(question)
    if found is None:
        return question
    kind, behind = found["kind"], found["behind"]
    if (singular(kind) or kind) != whom.rsplit(maxsplit=1)[-1]:
        return question
    done = behind.split(maxsplit=1)[0]
    if done == "with":
        had = behind.removeprefix("with ").replace("their ", "your ", 1)
        return f"Do you have {had}"
    return f"{'Were' if _was_done(done, behind) else 'Are'} you {behind}"


def _was_done(first: str, behind: str) -> bool:
    """Tell whether something was done at a named time: "**built** before 1990"; not "aged"."""
    done = syntax.is_participle(first) and not syntax.ends_in_ing(first) and first != _AGED
    return done and any(letter.isdigit() for letter in behind)


def _names_it(rest: str, whom: str) -> bool:
    """Tell whether words behind "your" name whom a question is about: "your small **firm** is"."""
    near = rest.split()[:_NEAR]
    noun = whom.rsplit(maxsplit=1)[-1]
    at = near.index(noun) if noun in near else 0
    return noun in near and all({NOUN, ADJECTIVE} & classes(word) for word in near[:at])


def _is_several(whom: str) -> bool:
    return whom == "they" or is_plural(whom.rsplit(maxsplit=1)[-1])


def _owner(whom: str) -> str:
    """Return somebody as the owner of something: "your son's", "your parents'", "their"."""
    if whom == "they":
        return "their"
    many = whom.endswith("s") and is_plural(whom.rsplit(maxsplit=1)[-1])
    return f"{whom}'" if many else f"{whom}'s"


def _others(rest: str, forms: tuple[str, str, str, str]) -> str:
    """Return the words behind the subject with pronouns for the one who was named."""
    subject, owner, thing, oneself = forms

    def other(match: re.Match[str]) -> str:
        word, following = match[1].lower(), match[2] or ""
        if word in {"yourself", "yourselves"}:
            return oneself + following
        if word == "your":
            return owner + following
        if word == "yours":
            return (f"{owner}s" if owner[-1] != "s" else owner) + following
        if not _is_verb(following):
            return thing + following
        return subject + (following if subject == "they" else _agreeing(following))

    return _WORD.sub(other, rest)


def _is_verb(following: str) -> bool:
    """Tell whether what stands behind "you" is its verb: "you **own**"; not "you **a** fee"."""
    word = following.lower().strip()
    if word[:1] in {"'", "’"} or word in syntax.AUXILIARIES or syntax.is_adverb(word):
        return True
    verb = VERB in classes(word) and word not in syntax.PREPOSITIONS
    return verb and classes(word) != {VERB, NOUN, ADJECTIVE}


def _agreeing(following: str) -> str:
    """Return a verb behind "they" as it agrees with "he": " own" → " owns"."""
    word = following.strip()
    if word[0] in "'’":
        return f"{word[0]}s" if word[1:] in {"re", "ve"} else following
    if word in syntax.MODALS or syntax.is_adverb(word) or word not in bases(word, VERB):
        return following if word not in _OF_ONE else f" {_OF_ONE[word]}"
    return f" {_OF_ONE.get(word) or syntax.third_person(word)}"
