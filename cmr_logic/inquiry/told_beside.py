"""What whoever asks tells beside the question itself: "My boat is old. Can I moor here?"."""

from __future__ import annotations

import re

from cmr_logic.inquiry.supposed import case_behind, supposed
from cmr_logic.text import sentence_ends, tokenize

_SEVERAL = re.compile(r"[.!?]\s+\S")  # nothing else has more than one sentence


def parted(text: str) -> tuple[str, str]:
    """Return the sentence of a question that asks, and what the others tell.

    Of several that ask the last is the question. A text that asks nothing is one, as it stands.

    Example:
        >>> parted("My boat is old. Can I moor here?")
        ('Can I moor here?', 'My boat is old')
        >>> parted("Can I moor here? I am 17.")
        ('Can I moor here?', 'I am 17')
        >>> parted("Can I moor here as a U.K. citizen?")[1]
        ''
    """
    if "?" not in text or _SEVERAL.search(text) is None:
        return case_behind(text), ""
    tokens = tokenize(text)
    first, sentences = 0, []
    for end in sentence_ends(tokens, 0, len(tokens)):
        sentences.append(text[tokens.starts[first] : tokens.ends[end - 1]])
        first = end
    asking = [at for at, sentence in enumerate(sentences) if sentence.endswith("?")]
    if not asking:
        return text, ""
    others = (s for at, s in enumerate(sentences) if at not in asking)
    return case_behind(sentences[asking[-1]]), " ".join(others).rstrip(".!")


def told_in(text: str) -> str:
    """Return what whoever asks tells in a question: beside it, and as the case that it supposes.

    Example:
        >>> told_in("My boat is old. Can I moor here if I have not paid?")
        'My boat is old. I have not paid'
    """
    asked, beside = parted(text)
    return ". ".join(told for told in (beside, supposed(asked)) if told)
