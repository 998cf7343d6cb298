"""What whoever asks tells before they ask, in one sentence: "I'm 45, can I row?"."""

from __future__ import annotations

import re

from cmr_logic.inquiry.plainly import asks
from cmr_logic.syntax import finite_verb
from cmr_logic.text import key, tokenize, word_set

# Where what is told may end and the question begin: a comma, or a word that leads over to it.
_LEADING_OVER = re.compile(r",\s+(?:(?:so|and|but|then)\s+)?|\s+(?:so|but)\s+", re.IGNORECASE)
# Who tells of themselves or of theirs: "**I** row, can I …?"; not "if I row, can I …?".
_TELLING = frozenset({"i", "we", "my", "our", "mine"})
# Openings of a phrase that says who or what asks, and the statement that it stands for: "**As a**
# pilot, can I …?"; not "as far as I know".
_AS = re.compile(
    r"(?:as|being)\s+(?P<what>(?:an?|the|my|our|one|someone|somebody)\b.+)", re.IGNORECASE
)
# Ways to give one's age before asking: "**at** 63, do I …?"; not "at 6 pm, do I …?".
_AGED = re.compile(
    r"(?:at|aged|being)\s+(?:the\s+age\s+of\s+|age\s+)?(?P<age>\d{1,3})", re.IGNORECASE
)
# Deeds by which a phrase begins that tells what was done: "**Having paid**, can I …?".
_HAVING = re.compile(r"having\s+(?P<done>.+)", re.IGNORECASE)
# An age at the end of what someone asks for themselves: "Can I row **at the age of 12**?"; not "at
# 12", which may be an hour.
_AT_AGE = re.compile(r"\bat\s+(?:the\s+)?age\s+(?:of\s+)?(?P<age>\d{1,3})\W*$", re.IGNORECASE)
_I_ASK = frozenset({"i", "we"})  # the second word of such a question
# As whom someone asks, at the end: "Can I get a discount **as a student**?"; not "as a
# rule, …".
_AS_WHOM = re.compile(r"\bas\s+(?P<who>an?\s[^,;?]+?)\W*$", re.IGNORECASE)
# Verbs with which "as" says what something is taken for or done for: "**work** as a nurse",
# "**claim** my son as a dependant"; not "park as a resident".
_TAKING_AS = word_set(
    "work act serve train qualify register count class classify treat use claim regard see "
    "consider describe pose start trade list name have employ hire appoint sign volunteer keep "
    "sell define recognise recognize report enter become put give take"
)
# Words behind "as a" that say nothing of anybody: "as a **rule**"; not "as a pilot".
_SAYING_NOTHING = word_set("rule result matter general last first consequence guide start whole")


def told_before(sentence: str) -> tuple[str, str] | None:
    """Return what a sentence tells before it asks, as a statement, and what it asks; None if not.

    Example:
        >>> told_before("I'm not a member, can I still row?")
        ("I'm not a member", 'can I still row?')
        >>> told_before("As a pilot, can I row?"), told_before("At 63, do I ride free?")
        (('I am a pilot', 'can I row?'), ('I am 63', 'do I ride free?'))
        >>> told_before("Having paid the fee, can I row?")
        ('I have paid the fee', 'can I row?')
        >>> told_before("If I row, can I sail?"), told_before("As far as I know, can I row?")
        (None, None)
    """
    for end in _LEADING_OVER.finditer(sentence):
        asked = sentence[end.end() :]
        if asks(asked):
            told = _statement(sentence[: end.start()].strip())
            return None if told is None else (told, asked)
    return None


def age_asked_at(sentence: str) -> str:
    """Return the age at which a question asks what one may do, as told of oneself; "" if none.

    Example:
        >>> age_asked_at("Can I row at the age of 12?"), age_asked_at("Can my son row at age 12?")
        ('I am 12', '')
    """
    found = _AT_AGE.search(sentence)
    asks_for_self = found is not None and not _I_ASK.isdisjoint(tokenize(sentence).words[1:2])
    return f"I am {found['age']}" if found is not None and asks_for_self else ""


def asked_as(sentence: str) -> str:
    """Return as whom a question is asked, as told of oneself; "" if it does not say.

    Example:
        >>> asked_as("Can I park here as a resident?"), asked_as("Can I work as a nurse?")
        ('I am a resident', '')
    """
    found = _AS_WHOM.search(sentence)
    if found is None:
        return ""
    before = tokenize(sentence[: found.start()]).words
    for_self = not _I_ASK.isdisjoint(before[1:2]) and _TAKING_AS.isdisjoint(map(key, before[2:]))
    return f"I am {found['who']}" if for_self else ""


def _statement(opening: str) -> str | None:
    """Return what stands before a question as a statement of whoever asks; None if it is none."""
    aged = _AGED.fullmatch(opening)
    if aged is not None:
        return f"I am {aged['age']}"
    done = _HAVING.fullmatch(opening)
    if done is not None:
        return f"I have {done['done']}"
    named = _AS.fullmatch(opening)
    if named is not None:
        noun = tokenize(named["what"]).words[1:2]  # behind the article
        return f"I am {named['what']}" if _SAYING_NOTHING.isdisjoint(noun) else None
    words = tokenize(opening).words
    tells = bool(words) and words[0] in _TELLING and finite_verb(words) is not None
    return opening if tells else None
