"""What whoever asks tells beside the question itself: "My boat is old. Can I moor here?"."""

from __future__ import annotations

import re
from functools import lru_cache

from cmr_logic.inquiry.day_asked import day_asked_for
from cmr_logic.inquiry.plainly import asked_plainly, asks, wished
from cmr_logic.inquiry.supposed import case_behind, supposed
from cmr_logic.inquiry.told_before import age_asked_at, asked_as, told_before
from cmr_logic.inquiry.told_lacking import told_lacking
from cmr_logic.inquiry.told_of_anybody import told_of_anybody
from cmr_logic.inquiry.told_of_thing import told_of_thing
from cmr_logic.text import sentence_ends, tokenize

_SEVERAL = re.compile(r"[.!?]\s+\S")  # nothing else has more than one sentence


@lru_cache(maxsize=256)
def parted(text: str) -> tuple[str, str]:
    """Return the sentence of a question that asks, plainly, and what the others tell.

    Of several that ask the last is the question. A text that asks nothing is one, as it stands.

    Example:
        >>> parted("My boat is old. Can I moor here?")
        ('Can I moor here?', 'My boat is old')
        >>> parted("Can I moor here? I am 17.")
        ('Can I moor here?', 'I am 17')
        >>> parted("I am 17. I'd like to moor here. Can I?")
        ('Can I moor here?', 'I am 17')
        >>> parted("I'm a member, so can I moor here?")
        ('can I moor here?', "I'm a member")
        >>> parted("Can I moor here as a U.K. citizen?")[1]
        ''
    """
    if _SEVERAL.search(text) is None:
        told, asked = told_before(text) or ("", text)
        told, asked = _wish_asked_for(told, asked)
        return case_behind(asked_plainly(asked)), told
    sentences = [part for sentence in _sentences(text) for part in _wish_apart(sentence)]
    asking = [at for at, sentence in enumerate(sentences) if sentence.endswith("?")]
    asking = asking or [at for at, sentence in enumerate(sentences) if asks(sentence)]
    if not asking:
        return text, ""
    told, asked = told_before(sentences[asking[-1]]) or ("", sentences[asking[-1]])
    question = asked_plainly(asked)
    left = [at for at in range(len(sentences)) if at not in asking]
    if left and asking[-1]:
        before = asking[-1] - 1
        wish = wished(sentences[before], question)
        if wish is not None:
            question = wish
            left.remove(before)
    others = [*(sentences[at] for at in left), *([told] if told else [])]
    return case_behind(question), " ".join(others).rstrip(".!")


def _wish_asked_for(told: str, asked: str) -> tuple[str, str]:
    """Return what is told and asked where one asks whether what one wants may be, in one sentence.

    Example:
        >>> _wish_asked_for("I'd like to row", "is that possible?")
        ('', 'Can I row?')
        >>> _wish_asked_for("I am ill and want to row", "is that allowed?")
        ('I am ill', 'Can I row?')
        >>> _wish_asked_for("I am ill", "can I row?")
        ('I am ill', 'can I row?')
    """
    parts = _wish_apart(f"{told}.") if told else []
    wish = wished(parts[-1], asked_plainly(asked)) if parts else None
    return (told, asked) if wish is None else (" ".join(parts[:-1]).rstrip("."), wish)


# What somebody is, and wants, in one sentence: "**I'm a guest and would like to** row".
_AND_WISHING = re.compile(
    r"^(?P<told>(?P<who>I|we)(?:['’](?:m|re)|\s(?:am|are|have|run|own))\s[^,.;]+?),?\sand\s(?:(?:I|we)\s?)?"
    r"(?P<wish>['’]?(?:would\slike|d\slike|want|plan|hope|intend|wish)\sto\s.+)$",
    re.IGNORECASE,
)


def _wish_apart(sentence: str) -> list[str]:
    """Return what somebody wants as a sentence of its own behind what else it tells.

    Example:
        >>> _wish_apart("I'm a guest and would like to row."), _wish_apart("I row and sail.")
        (["I'm a guest.", 'I would like to row.'], ['I row and sail.'])
    """
    found = _AND_WISHING.match(sentence)
    if found is None:
        return [sentence]
    space = "" if found["wish"][0] in "'’" else " "
    return [f"{found['told']}.", f"{found['who']}{space}{found['wish']}"]


def _sentences(text: str) -> list[str]:
    """Return the sentences of a text, without what has no word."""
    tokens = tokenize(text)
    first, sentences = 0, []
    for end in sentence_ends(tokens, 0, len(tokens)):
        sentence = text[tokens.starts[first] : tokens.ends[end - 1]]
        if any(map(str.isalnum, sentence)):
            sentences.append(sentence)
        first = end
    return sentences


def asked_in(text: str) -> str:
    """Return the sentence of a question that asks, without what is told beside it.

    Example:
        >>> asked_in("My boat is old. Can I moor here?")
        'Can I moor here?'
    """
    return parted(text)[0]


@lru_cache(maxsize=256)  # as of a dialog, in which the same is asked at each turn
def told_in(text: str, *, day: bool = True) -> str:
    """Return what whoever asks tells in a question: beside it, and as the case that it supposes.

    Args:
        text: what is asked.
        day: the day or hour for which it is asked counts as told.

    Example:
        >>> told_in("My boat is old. Can I moor here if I have not paid?")
        'My boat is old. I have not paid'
    """
    asked, beside = parted(text)
    said = [beside, supposed(asked), told_lacking(asked), told_of_thing(asked)]
    said += [told_of_anybody(asked), age_asked_at(asked), asked_as(asked)]
    if day:
        said.append(day_asked_for(asked))
    return ". ".join(told for told in said if told)
