"""A name and its initials: "Do I need a **TPC**?" of a text on a "taxi plate certificate".

A question may have the one and the rule text the other, whether or not the text explains the short
form.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from cmr_logic.relevance.profile import SMALL

_SHORT = re.compile(r"\b[A-Z]{3,5}\b")  # two letters are the initials of too much
# Words that initials leave out: "house **in** joint use"; not "new".
_LEFT_OUT = SMALL | {"in", "on", "with"}
_END = re.compile(r"[.!?:;,\n*()]")  # no name has one of these inside
_WORD = re.compile(r"[A-Za-z]+")
_SHORTEST = 3  # letters of a word in such a name, at least: not "it is", not "a b"


def in_the_form_of(text: str, question: str) -> str:
    """Return a question with each name in the form that a rule text has it in.

    Args:
        text: the rule text.
        question: the question as it was put.

    Example:
        >>> text = "Drivers must have a taxi plate certificate. You need no MTA."
        >>> in_the_form_of(text, "Do I need a TPC?")
        'Do I need a taxi plate certificate?'
        >>> in_the_form_of(text, "Do I need a metal trader's approval?")
        "Do I need a metal trader's approval?"
        >>> in_the_form_of(text, "Do I need a mobile traders approval?")
        'Do I need a MTA?'
        >>> in_the_form_of(text, "Do I need a PTC in XYZ?")
        'Do I need a PTC in XYZ?'
    """
    asked, said = _SHORT.findall(question), _SHORT.findall(text)
    for short in asked:
        name = None if short in said else _name_of(short, text)
        if name is not None:
            question = re.sub(rf"\b{short}\b", name, question)
    for short in dict.fromkeys(said):
        name = None if short in asked else _name_of(short, question)
        if name is not None and name not in text:
            question = question.replace(name, short)
    return question


def _name_of(short: str, text: str) -> str | None:
    """Return the first words of a text whose initials these are, small ones among them left out."""
    words = list(_WORD.finditer(text))
    letters = short.lower()
    for at, first in enumerate(words):
        if first[0][0].lower() != letters[0] or first[0].lower() in _LEFT_OUT:
            continue
        last = _last_of(words[at:], letters)
        name = text[first.start() : last.end()] if last is not None else None
        if name is not None and _END.search(name) is None:
            return name
    return None


def _last_of(words: Sequence[re.Match[str]], letters: str) -> re.Match[str] | None:
    """Return the last of the first words that have the letters as initials, if these have them."""
    wanted: Iterator[str] = iter(letters)
    letter = next(wanted, None)
    for word in words:
        said = word[0].lower()
        if said[0] == letter and len(said) >= _SHORTEST:
            letter = next(wanted, None)
            if letter is None:
                return word
        elif said not in _LEFT_OUT:
            return None
    return None


__all__ = ["in_the_form_of"]
