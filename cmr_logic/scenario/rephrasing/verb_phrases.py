"""Verb phrases as text, denied or in another form: "lives here" → "do not live here"."""

from __future__ import annotations

import re

from cmr_logic import syntax
from cmr_logic.text import VERB, bases, tokenize

_CONTRACTED = {"'ve": "have", "'m": "am", "'re": "are", "'ll": "will", "'s": "is"}
_HAVE = frozenset({"have", "has", "had"})
_NO = frozenset({"not", "n't", "never", "no"})
# What "n't" leaves of "can", "will" and "shall".
_CUT_SHORT = {"ca": "can", "wo": "will", "sha": "shall"}
_JOINED = re.compile(r"\s(?=n?['’])")  # "my aunt 's", once the words are put together again


def base_of(verb: str) -> str:
    """Return the base of a verb form, "" for what is none.

    Args:
        verb: the form.

    Example:
        >>> base_of("paid"), base_of("boat's")
        ('pay', '')
    """
    found = bases(verb.lower(), VERB)
    return found[0] if found else ""


def denied_phrase(phrase: str) -> str:
    """Return what denies a verb phrase of oneself; "" where it begins with no verb.

    Args:
        phrase: the words from the finite verb on.

    Example:
        >>> denied_phrase("lives here"), denied_phrase("paid the fee"), denied_phrase("'ve paid")
        ('do not live here', 'did not pay the fee', 'have not paid')
        >>> denied_phrase("has a boat"), denied_phrase("is ill")
        ('do not have a boat', 'am not ill')
    """
    first, _, rest = phrase.strip().replace("’", "'").partition(" ")
    first = first.lower()
    return f"{denial_of(first, rest)} {_main(first, rest)}".strip() if _is_verb(first) else ""


def denial_of(first: str, rest: str) -> str:
    """Return the auxiliary of oneself that denies a verb phrase: "do not", "am not".

    Args:
        first: its first word.
        rest: the others.

    Example:
        >>> denial_of("lives", "here"), denial_of("was", "late"), denial_of("has", "paid")
        ('do not', 'was not', 'have not')
    """
    first = _CONTRACTED.get(first, first)
    if first in _HAVE:
        done = rest.split(" ", 1)[0]
        perfect = done == "been" or (syntax.is_participle(done) and done != "had")
        had = first == "had"
        return f"{first if had else 'have'} not" if perfect else "did not" if had else "do not"
    if first in syntax.BE:
        return "was not" if first in {"was", "were"} else "am not"
    if first in syntax.DO:
        return "did not" if first == "did" else "do not"
    if first in syntax.AUXILIARIES:
        return f"{first} not"
    base = base_of(first)
    past = base != first and not first.endswith("s")
    return "did not" if past else "do not"


def _is_verb(first: str) -> bool:
    return first in _CONTRACTED or first in syntax.AUXILIARIES or bool(base_of(first))


def _main(first: str, rest: str) -> str:
    """Return a verb phrase without the auxiliary that its denial has."""
    plain = _CONTRACTED.get(first, first)
    if plain in _HAVE and denial_of(plain, rest) in {"do not", "did not"}:
        return f"have {rest}"
    if plain in syntax.AUXILIARIES:
        return rest
    return f"{base_of(first)} {rest}"


def denied_clause(said: str) -> str:
    """Return what denies a statement about another; "" where it has no verb that can be found.

    Args:
        said: the statement.

    Example:
        >>> denied_clause("my boss has agreed"), denied_clause("my roof leaks")
        ('my boss has not agreed', 'my roof does not leak')
        >>> denied_clause("the shop isn't open"), denied_clause("nobody came")
        ('the shop is open', '')
    """
    said = said.replace("’", "'")
    tokens = tokenize(said)
    lowered = list(tokens.words)
    words = [said[start:end] for start, end in zip(tokens.starts, tokens.ends, strict=True)]
    at = syntax.finite_verb(lowered)
    if not at or not syntax.DENYING_SUBJECTS.isdisjoint(lowered[:at]):
        return ""
    denying = [n for n, word in enumerate(lowered) if n >= at and word in _NO]
    if denying:
        words[at] = _CUT_SHORT.get(lowered[at], words[at])
        del words[denying[0]]
        return _JOINED.sub("", " ".join(words))
    verb, rest = lowered[at], words[at + 1 :]
    if verb in syntax.AUXILIARIES and not _has_alone(verb, lowered[at + 1 :]):
        there = lowered[0] == "there" and rest[:1] in (["a"], ["an"], ["any"], ["some"])
        behind = [verb, "no", *rest[1:]] if there else [verb, "not", *rest]
    else:
        many = verb == base_of(verb)
        past = not many and not verb.endswith("s")
        behind = ["did" if past or verb == "had" else "do" if many else "does", "not"]
        behind += [base_of(verb), *rest]
    return _JOINED.sub("", " ".join((*words[:at], *behind)))


def _has_alone(verb: str, behind: list[str]) -> bool:
    """Tell whether "have" or "do" is what is told: "my aunt **has** a boat"; not "has rowed"."""
    perfect = bool(behind) and syntax.is_participle(behind[0])
    return (verb in _HAVE and not perfect) or (verb in syntax.DO and bool(behind))
