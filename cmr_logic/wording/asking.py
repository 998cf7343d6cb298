"""The machine that runs the tables: statement → question."""

from __future__ import annotations

from functools import lru_cache

from cmr_logic.syntax import AUXILIARIES, DETERMINERS, PRONOUNS
from cmr_logic.wording.fragments import FRAGMENTS
from cmr_logic.wording.inversion import INVERSION
from cmr_logic.wording.joining import next_joint, share_auxiliary
from cmr_logic.wording.phrase import Phrase, Token, read, token, words_of, write
from cmr_logic.wording.preparation import PREPARATION
from cmr_logic.wording.sentence import take_apart
from cmr_logic.wording.subject import verb_of

_LONGEST = 1_000  # characters: nobody reads a longer question
# What only a whole statement shows: when it is, whose "their" is, and whether many are meant.
_OF_THE_WHOLE = PREPARATION[-6:]


def question(statement: str, *, kept: frozenset[str] = frozenset()) -> str:
    """Return the question that asks whether a statement holds.

    Args:
        statement: an affirmative statement or a fragment of one, as a clause holds it. Any string
            gives a question; of a very long one the beginning is asked.
        kept: names of transformations that are left out, as the text around it shows.

    Example:
        >>> question("you bought the house before 2012")
        'Did you buy the house before 2012?'
        >>> question("your children live with you"), question("there is a lift")
        ('Do your children live with you?', 'Is there a lift?')
        >>> question("you must have lived here for a year")
        'Have you lived here for a year?'
        >>> question("a student")
        'Are you a student?'
        >>> question("you need to move"), question("you need to move", kept=frozenset({"demand"}))
        ('Do you move?', 'Do you need to move?')
    """
    return _worded(_shortened(statement), kept)[0]


def transformations(statement: str) -> tuple[str, ...]:
    """Return the names of the transformations that make a statement's question, in their order.

    Example:
        >>> transformations("you are pensioners")
        ('one of many', 'form of be')
    """
    return _worded(_shortened(statement))[1]


def _shortened(statement: str) -> str:
    if len(statement) <= _LONGEST:
        return statement
    head = statement[:_LONGEST]
    space = head.rfind(" ")
    return head[:space] if space > 0 else head


@lru_cache(maxsize=8192)
def _worded(statement: str, kept: frozenset[str] = frozenset()) -> tuple[str, tuple[str, ...]]:
    phrase = read(statement.encode(errors="replace").decode())  # lone surrogates have no meaning
    names: list[str] = []
    present = frozenset(words_of(phrase))
    for step in PREPARATION:
        if step.name in kept or (step.cues and step.cues.isdisjoint(present)):
            continue
        changed = step.apply(phrase)
        if changed is not None:
            phrase = changed
            present = frozenset(words_of(phrase))
            names.append(step.name)
    text = write(_asked(phrase, names, kept))
    return text[:1].upper() + text[1:] + "?", tuple(names)


def _asked(phrase: Phrase, names: list[str], kept: frozenset[str] = frozenset()) -> Phrase:
    """Turn a prepared statement round."""
    words = words_of(phrase)
    verb = verb_of(phrase)
    if verb is None or not verb or _is_bare(words) or words[0] in {"who", "which"}:
        whole, verb = _completed(phrase, words, names)
        phrase = whole
        words = words_of(phrase)
    if words[0] in DETERMINERS or words[0] in PRONOUNS:
        phrase = (Token(words[0], phrase[0].surface.lower()), *phrase[1:])
    joint = next_joint(phrase, verb)
    second: Phrase = ()
    if joint is not None:
        second = (phrase[joint.at - 1], *_asked(joint.statement, []))
        phrase = phrase[: joint.at - 1]
        while len(phrase) > verb + 2 and phrase[-1].word == ",":
            second, phrase = (phrase[-1], *second), phrase[:-1]
    phrase = share_auxiliary(phrase, verb)
    sentence = take_apart(phrase, verb)
    for step in INVERSION:
        asked = None if step.name in kept else step.apply(sentence)
        if asked is not None:
            names.append(step.name)
            return (*asked, *second)
    names.append("as it stands")
    return (token("is"), token("it"), token("true"), token("that"), *phrase, *second)


def _is_bare(words: tuple[str, ...]) -> bool:
    return len(words) <= 2 and words[-1] in AUXILIARIES  # noqa: PLR2004 - subject and auxiliary, nothing said


def _completed(phrase: Phrase, words: tuple[str, ...], names: list[str]) -> tuple[Phrase, int]:
    """Make a statement of a fragment; return it and the index of its verb."""
    if len(words) > 1 and words[0] in {"you", "it"} and not _is_bare(words):
        phrase = phrase[1:]  # "you of full age": the subject of words that were lost
    for step in FRAGMENTS:
        whole = step.apply(phrase)
        if whole is not None:
            names.append(step.name)
            for later in _OF_THE_WHOLE:
                changed = later.apply(whole)
                if changed is not None:
                    names.append(later.name)
                    whole = changed
            verb = verb_of(whole)
            return whole, 1 if verb is None else verb
    raise AssertionError("the last fragment takes every phrase")
