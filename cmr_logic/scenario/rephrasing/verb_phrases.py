"""Verb phrases as text, denied or in another form: "lives here" → "do not live here"."""

from __future__ import annotations

from cmr_logic import syntax
from cmr_logic.text import VERB, bases

_CONTRACTED = {"'ve": "have", "'m": "am", "'re": "are", "'ll": "will", "'s": "is"}
_HAVE = frozenset({"have", "has", "had"})


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
        return f"{'had' if first == 'had' else 'have'} not" if perfect else "do not"
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
    if plain in _HAVE and denial_of(plain, rest) == "do not":
        return f"have {rest}"
    if plain in syntax.AUXILIARIES:
        return rest
    return f"{base_of(first)} {rest}"
