"""Who "she", "it" or a name is, where a question names one and a story no other."""

from __future__ import annotations

import re
from collections.abc import Sequence

from cmr_logic import syntax
from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.records import replace
from cmr_logic.scenario.lexicon.relations import covering, covers, same, word_key
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.statements.antecedents import NEVER, is_body
from cmr_logic.scenario.statements.reading import tokens_of
from cmr_logic.scenario.statements.statement import Statement, Subject, Who
from cmr_logic.text import ADJECTIVE, NOUN, VERB, classes, word_set, words_in

# Words that cover too much to be a sort of thing.
_ANYTHING = word_set("item goods good product")
_THEIRS = {"her": "she", "his": "he"}
# Pronouns that stand for no thing but an animal, and "she" that stands for a ship or a car too.
_OF_LIVING = frozenset({"he", "she", "who"})
_CALLED_SHE = frozenset({"animal", "vehicle", "boat", "ship"})
# Words for persons that name nobody: "people say", "children like it".
_NOBODY = word_set("people person everyone everybody someone somebody anyone anybody nobody")


_THEY = re.compile(r"they\b[^,;]*?\s(?:me|us)\b", re.IGNORECASE)


def resolved(
    statements: Sequence[Statement],
    story: str,
    asked: Subject | None,
    thing: Subject | None = None,
) -> Sequence[Statement]:
    """Return statements about "she", "it" or a name as being about whom or what a question names.

    Where a story names somebody else as well, a pronoun may be theirs, and stays open.

    Args:
        statements: those of a story.
        story: its text.
        asked: on whose behalf the question is asked, if anybody's.
        thing: the thing or animal of one's own that the question is about, if any.

    Example:
        >>> from cmr_logic.scenario.statements.reading import read
        >>> from cmr_logic.scenario.statements.asked_about import asked_of
        >>> daughter = asked_of("Can my daughter join?")
        >>> def heads(story, asked=daughter, thing=None):
        ...     return [s.subject.head for s in resolved(read(story), story, asked, thing)]
        >>> heads("She's seven."), heads("My sister sings. She's seven."), heads("He's seven.")
        (['daughter'], ['sister', ''], [''])
        >>> text = "Her tutor sings."
        >>> [s.subject.who.value for s in resolved(read(text), text, daughter)]
        ['own']
        >>> heads("Zuzu is a pug. He weighs 9 kg.", None, Subject(Who.OWN, "dog"))
        ['dog', 'dog']
    """
    if asked is not None:
        if not _alone(story, asked.head, _said_to_be(statements)):
            return statements
        named = _named(statements, story)
        return [_resolved(told, story, asked, named) for told in statements]
    if thing is None or not thing.head or thing.person:
        return statements
    own = Subject(Who.OWN, thing.head, frozenset({thing.head}))
    named = _named(statements, story) or _named_like_a_thing(statements, story, thing.head)
    called = named if _is_called(statements, named, thing.head) else ""
    lone = not _has_like(statements, thing.head, called)
    like_persons = any(covers((thing.head,), kind) for kind in _CALLED_SHE)
    called_by = lists.WHOEVER if like_persons else _OF_LIVING | lists.WHOEVER
    return [
        told
        if told.subject == Subject(Who.UNKNOWN)
        and (not called_by.isdisjoint(_around(told, story)) or _is_done_to_me(told, story))
        else _of_thing(told, own, called, lone=lone, owned=thing.who is Who.OWN)
        for told in statements
    ]


def _is_done_to_me(told: Statement, story: str) -> bool:
    """Tell whether people are meant that do something to who tells it: "**they** paid me"."""
    return _THEY.match(told.quoted(story)) is not None and not told.passive


def _around(told: Statement, story: str) -> Sequence[str]:
    """Return the word before a statement and its first one, among which its pronoun stands."""
    before = story[: told.start].lower().split()[-1:]
    return [*before, told.quoted(story).lower().replace("’", "'").split("'")[0].split(" ")[0]]


def _named(statements: Sequence[Statement], story: str) -> str:
    """Return the one name by which a story calls somebody or an animal; "" for none or several."""
    names = {
        told.subject.head
        for told in statements
        if told.subject.who in (Who.OTHER, Who.OWN)  # "our Ben"
        and told.subject.keys == {told.subject.head}
        and (not classes(told.subject.head) or told.subject.head in lists.GIVEN_NAMES)
        and told.subject.head.capitalize() in story
    }
    return names.pop() if len(names) == 1 else ""


_SHE = frozenset({"he", "she", "him", "her"})


def _named_like_a_thing(statements: Sequence[Statement], story: str, head: str) -> str:
    """Return the name of an animal that is a word for a thing too: "**Biscuit** is 2".

    Args:
        statements: those of a story.
        story: its text.
        head: what the noun of the animal is compared by.
    """
    words = tokens_of(story).words
    if not covers((head,), "animal") or _SHE.isdisjoint(words):
        return ""
    names = {
        told.subject.head
        for told in statements
        if told.subject.who is Who.OTHER
        and told.subject.keys == {told.subject.head}
        and told.subject.head not in words[1:]
        and story[told.start : told.start + 1].isupper()
        and classes(told.subject.head) == {NOUN}
        and not is_person(told.subject.head)
    }
    return names.pop() if len(names) == 1 else ""


def _is_called(statements: Sequence[Statement], name: str, head: str) -> bool:
    """Tell whether a name is that of a thing: "Rex is a collie", or of an animal of one's own."""
    if not name:
        return False
    if covers((head,), "animal"):
        return True
    return any(
        told.subject.head == name and told.verb == "be" and covers(told.keys, head)
        for told in statements
    )


# Pronouns that a plural may be meant by.
_SEVERAL = frozenset({"they", "them", "their", "theirs"})
_PRONOUNS = frozenset({Subject(Who.IT), Subject(Who.UNKNOWN)})
_BEING = lists.HAVING | {"be", "get"}


def _has_like(statements: Sequence[Statement], head: str, name: str) -> bool:
    """Tell whether a story names another thing that "it" may be: a cat beside a dog."""
    classes_of_thing = _above(head)
    last = max((each.start for each in statements if each.subject in _PRONOUNS), default=0)
    for told in statements:
        if told.subject in _PRONOUNS and told.start == last:
            continue  # "he guards **our sheep**": no pronoun behind it can mean them
        if told.subject == Subject(Who.IT) and told.verb in _BEING:
            continue  # "it has **four rooms**" is not told of one of them
        for key in told.words | {told.subject.head}:
            like = key not in {head, name} and not classes_of_thing.isdisjoint(_above(key))
            if like and not covers((key,), head) and not covers((head,), key):
                return True
    return False


def _above(key: str) -> frozenset[str]:
    """Return the general words that cover a word, as far as they name a sort of thing."""
    return frozenset(k for k in covering(key) - same(key) if not k.startswith("=")) - _ANYTHING


def _of_thing(told: Statement, own: Subject, name: str, *, lone: bool, owned: bool) -> Statement:
    """Return a statement as being about a thing, where its subject stands for it."""
    who = told.subject.who
    pronoun = lone and who in (Who.IT, Who.UNKNOWN) and not told.subject.head
    called = bool(name) and told.subject.head == name
    whose = owned and told.subject == Subject(Who.OWN)  # "mine", of "my van"; not of "the lane"
    return replace(told, subject=own) if pronoun or called or whose else told


def _said_to_be(statements: Sequence[Statement]) -> frozenset[str]:
    """Return what "she" is said to be, which names nobody else: "she is **a pupil**"."""
    return frozenset().union(
        *(t.core for t in statements if t.verb == "be" and t.subject == Subject(Who.UNKNOWN))
    )


def _alone(story: str, head: str, same_one: frozenset[str]) -> bool:
    """Tell whether a story names nobody but one person, by any noun for them, and who tells it."""
    words = tokens_of(story).words
    one = _SEVERAL.isdisjoint(words)
    named = {
        word_key(word)
        for index, word in enumerate(words)
        if ((is_person(word) and not is_body(word)) or word_key(word) in lists.KIN)
        and words[max(0, index - 1)] not in _THEIRS  # "her friends" are not who tells of her
        and not (one and _is_any_kind(words, index))
        and not _is_of_things(words, index)
        and not (word in _ATTENDING and not _OBJECTS.isdisjoint(words[index + 1 : index + _SOON]))
    }
    others = named - {"", head} - _NOBODY - same_one
    return not any(not covers((head,), key) and not covers((key,), head) for key in others)


# Who sees to somebody, and is told of no further: "the **nurse** weighed her"; not "my aunt did".
_ATTENDING = word_set(
    "nurse doctor gp dentist midwife optician matron coach teacher vet paediatrician"
)
_OBJECTS = frozenset({"him", "her"})
_SOON = 5  # words behind such a noun among which they stand


def _is_of_things(words: Sequence[str], index: int) -> bool:
    """Tell whether a noun only tells the sort of things: "she loves **detective** stories"."""
    before, behind = words[max(index - 1, 0)], words[index + 1 : index + 2]
    if before in syntax.DETERMINERS | lists.OWNERS or syntax.is_plural_noun(words[index]):
        return False
    return bool(behind) and syntax.is_plural_noun(behind[0]) and VERB in classes(before)


def _is_any_kind(words: Sequence[str], index: int) -> bool:
    """Tell whether a plural is of a kind at large, whom no "she" means: "it is for **babies**"."""
    before = words[index - 1] if index else ""
    known = before in syntax.DETERMINERS or before in syntax.NUMBERS or before[:1].isdigit()
    return syntax.is_plural_noun(words[index]) and not known and ADJECTIVE not in classes(before)


def _pronoun_of(told: Statement, story: str) -> str:
    """Return the pronoun of a statement, or the one before it that it goes on with."""
    before = words_in(story[: told.start].lower())
    said = words_in(told.quoted(story).lower())[:1]
    theirs = (_THEIRS.get(word, word) for word in (*reversed(said), *reversed(before)))
    return next((word for word in theirs if word in syntax.THIRD_PERSONS), "")


def _resolved(told: Statement, story: str, asked: Subject, name: str) -> Statement:
    if name and told.subject.head == name:
        return replace(told, subject=asked)
    subject = told.subject
    whoever = not lists.WHOEVER.isdisjoint(_around(told, story)[-1:])
    if subject.who is not Who.UNKNOWN or subject.head == lists.NOBODY or whoever:
        return told
    opening = told.quoted(story).lower().replace("’", "'").split("'")[0].split()
    pronoun = opening[0] if opening else ""
    if asked.head in NEVER.get(_THEIRS.get(pronoun, pronoun), frozenset()):
        return told
    if asked.head in syntax.THIRD_PERSONS and _pronoun_of(told, story) != asked.head:
        return told  # "**he** is ten", where the question is of "her"
    if not subject.head:
        return replace(told, subject=asked)
    # "**her** tutor signed": whose tutor the question is about
    named = any(is_person(word) for word in opening if word_key(word) == subject.head)
    theirs = pronoun in _THEIRS and named and subject.head not in lists.KIN
    return replace(told, subject=replace(subject, who=Who.OWN, person=True)) if theirs else told
