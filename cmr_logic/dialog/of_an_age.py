"""Whose age a question tells by how it names them: "Can **my 10-year-old** swim?".

That is put as two sentences: "My child is 10 years old. Can my child swim?".
"""

from __future__ import annotations

import re

from cmr_logic import syntax
from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.relevance.askers import HAVING_COME
from cmr_logic.text import NOUN, VERB, bases, classes
from cmr_logic.text.number_names import A_DIGIT, A_TEN, UP_TO_NINETEEN

_NUMBER = rf"(?:\d{{1,3}}|{UP_TO_NINETEEN}|(?:{A_TEN})(?:[\s-](?:{A_DIGIT}))?)"
_YEARS_OLD = rf"(?P<age>{_NUMBER})[\s-](?P<unit>year|month|week)s?[\s-]old\b"
# An age before a noun, or for one: "my **10-year-old** (son)"; not "a 10-year loan".
_BEFORE = re.compile(
    rf"\b(?P<owner>my|our|(?:have|['’]ve|got|with|bring|take|invite)\san?)\s{_YEARS_OLD}"
    r"(?:\s(?P<noun>[a-z]+)(?:\s(?P<next>[a-z]+))?)?",
    re.IGNORECASE,
)
# An age behind a noun: "my daughter, **who is 10**, …", "my son **(10)**"; not "aged 10 or over".
_SAID = rf"who(?:['’]s|\sis)\s(?:aged\s)?{_NUMBER}|aged\s{_NUMBER}|\({_NUMBER}\)|of\s{_NUMBER}"
_BEHIND = re.compile(
    rf"\b(?P<owner>my|our)\s(?P<noun>[a-z]+(?:\s[a-z]+)??),?\s(?P<said>{_SAID})"
    r"(?:\syears\sold)?(?:,\s?|(?=\?)|\s(?=[a-z]))(?!(?:and|or|to|with|stone|kilos?|months?|weeks?|years?)\b)",
    re.IGNORECASE,
)
# Anybody of an age, of whom a rule says "you": "Can **a boy of 10** swim?", "let **10-year-olds**".
_ANY = r"(?:child|boy|girl|kid|person|man|woman|someone|somebody|anyone|anybody)"
_ANYBODY = re.compile(
    r"(?P<before>^(?:can|could|may|might|must|should|will|would|do|does|is|are|can['’]t)\s"
    r"|\b(?:let|allow|for)\s)"
    rf"(?:(?:an?\s)?(?P<age>{_NUMBER})[\s-]year[\s-]old(?:s|\s{_ANY})?\b"
    rf"|(?:an?\s)?{_ANY}\s(?:of|aged|who['’]s|who\sis)\s(?P<of>{_NUMBER})\b)(?P<behind>\s[a-z]+|\?)(?:\s(?P<next>[a-z]+))?",
    re.IGNORECASE,
)
_OBJECTS = ("let", "allow", "for")
_OF_ONESELF = {"is": "am", "are": "am", "does": "do"}
_SELF = re.compile(r"\b(?:I|we|my|our|me|us)\b", re.IGNORECASE)
_PRONOUN = re.compile(r"\b(?:can|could|may|might|must|should|will|would|do|does|is|are|has|have)\s"
                      r"(?:he|she|they|it)\b", re.IGNORECASE)  # fmt: skip
_SENTENCE_END = re.compile(r"[.!]\s")


def telling_age(question: str) -> str:
    """Return a question with the age by which it names somebody told before it.

    Args:
        question: what is asked, perhaps with sentences beside it.

    Example:
        >>> telling_age("Can my 10-year-old swim?")
        'My child is 10 years old. Can my child swim?'
        >>> telling_age("Can my son, who is ten, swim?")
        'My son is ten years old. Can my son swim?'
        >>> telling_age("Can a 10-year-old swim?"), telling_age("Can a 10-year-old boat sail?")
        ('I am 10. Can I swim?', 'Can a 10-year-old boat sail?')
        >>> telling_age("Can I swim?")
        'Can I swim?'
    """
    before = _BEFORE.search(question)
    if before is not None and _is_asked_about(question, before):
        if _may_be_thing(before["noun"] or "", before["next"] or ""):
            return question
        return _named_before(question, before)
    behind = _BEHIND.search(question)
    if behind is not None and is_person(behind["noun"].rsplit(maxsplit=1)[-1].lower()):
        age = behind["said"].rsplit(maxsplit=1)[-1].strip("()")
        whom = f"{behind['owner']} {behind['noun']}"
        told = f"{whom[0].upper()}{whom[1:]} is {age} years old."
        return f"{told} {question[: behind.start()]}{whom} {question[behind.end() :]}".replace(
            f"{whom} ?", f"{whom}?"
        )
    return _of_anybody(question)


def _is_asked_about(question: str, named: re.Match[str]) -> bool:
    """Tell whether whoever is named by their age stands in what is asked, or a pronoun for them."""
    asked = _SENTENCE_END.search(question, named.end()) is None and question.endswith("?")
    owner = named["owner"].lower()
    own = owner in {"my", "our"} or owner.split()[0] in HAVING_COME
    return (asked and own) or _PRONOUN.search(question) is not None


def _named_before(question: str, named: re.Match[str]) -> str:
    """Return a question in which somebody is called by their age with that told before it."""
    noun = (named["noun"] or "").lower()
    called = noun if noun and _is_aged(noun, named["next"] or "") else "child"
    end = named.end("unit") + len("-old") if called != noun else named.end("noun")
    having, _, owner = named["owner"].rpartition(" ")
    mine = f"{having} my" if having else owner  # "I have a 10-year-old. Can he …?"
    told = f"My {called} is {named['age']} {named['unit']}s old."
    return f"{told} {question[: named.start()]}{mine} {called}{question[end:]}"


def _is_aged(noun: str, behind: str = "") -> bool:
    """Tell whether what stands behind an age is so old: "10-year-old **van**"; not "swim"."""
    if is_person(noun) or classes(noun) == {NOUN}:
        return True
    if behind and VERB not in classes(behind):
        return False  # "my 10-year-old **fish** here"
    from cmr_logic.scenario.lexicon.relations import (  # noqa: PLC0415 # its tables are needed last
        covers,
        word_key,
    )

    return bool(noun) and covers((word_key(noun),), "animal")


def _may_be_thing(noun: str, behind: str) -> bool:
    """Tell whether what may be a verb may be what is so old: "my 10-year-old **boat** sail".

    The verb would then stand behind it.
    """
    noun, behind = noun.lower(), behind.lower()
    two_verbs = behind in bases(behind, VERB) and NOUN in classes(noun) and not _is_aged(noun)
    return two_verbs and behind not in syntax.PREPOSITIONS


def _of_anybody(question: str) -> str:
    """Return a question about anybody of an age as one of somebody of that age: "Can I swim?"."""
    found = _ANYBODY.search(question)
    if found is None or _SELF.search(question) is not None:
        return question
    behind = found["behind"].strip().lower()
    if classes(behind) == {NOUN} or _may_be_thing(behind, found["next"] or ""):
        return question  # "a 10-year-old **boat**"
    first = found["before"].strip()
    objects = first.lower() in _OBJECTS
    verb = first if objects else _OF_ONESELF.get(first.lower(), first.lower()).capitalize()
    told = f"I am {found['age'] or found['of']}."
    asked = f"{question[: found.start()]}{verb} {'me' if objects else 'I'}"
    return f"{told} {asked}{question[found.start('behind') :]}"
