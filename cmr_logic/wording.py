"""Clause → question: "you live in Wales" → "Do you live in Wales?"."""

from __future__ import annotations

from functools import lru_cache

from cmr_logic import syntax
from cmr_logic.provisions.lists import is_person, join, singular
from cmr_logic.text import ADJECTIVE, NOUN, VERB, bases, classes, tokenize

_CONTRACTED = {"'re": "are", "'ve": "have", "'m": "am", "'ll": "will", "ca": "can", "wo": "will", "sha": "shall"}
_DEMANDS = frozenset({"must", "should", "shall", "ought"})
_DEMANDING_VERBS = frozenset({"need", "needs", "needed", "have", "has", "had", "require", "required"})
_POSSIBLE = frozenset({"may", "might"})
_PLURAL_SUBJECTS = frozenset({"you", "they", "we", "these", "those"})


@lru_cache(maxsize=8192)
def question(statement: str) -> str:
    """Return the question that asks whether a statement holds.

    Args:
        statement: an affirmative statement or a fragment of one, as :attr:`Clause.statement` holds it.

    Example:
        >>> question("you bought the house before 2012")
        'Did you buy the house before 2012?'
        >>> question("your children live with you"), question("there is a lift")
        ('Do your children live with you?', 'Is there a lift?')
        >>> question("you must have lived here for a year")
        'Have you lived here for a year?'
        >>> question("a student")
        'Are you a student?'
    """
    tokens = tokenize(statement)
    surface = [statement[a:b] for a, b in zip(tokens.starts, tokens.ends, strict=True)]
    words = list(tokens.words)
    while words and words[-1] in {".", ",", ";", ":", "?", "-", "–"}:
        words.pop()
        surface.pop()
    if not words:
        return "Does this apply to you?"
    verb = syntax.finite_verb(words)
    if words[0] in syntax.PRONOUNS or surface[0].istitle():
        surface[0] = words[0] if words[0] in syntax.PRONOUNS | syntax.DETERMINERS | syntax.PREPOSITIONS else surface[0]
    asked = _fragment(words, surface) if verb is None or verb == 0 else _invert(words, surface, verb)
    text = join(asked)
    return text[:1].upper() + text[1:] + "?"


def _invert(words: list[str], surface: list[str], verb: int) -> list[str]:
    """Put the auxiliary before the subject, with "do" where there is none."""
    subject, rest = surface[:verb], surface[verb + 1 :]
    lower_rest = words[verb + 1 :]
    while subject and syntax.is_adverb(words[len(subject) - 1]) and len(subject) > 1:  # "you also live"
        rest.insert(0, subject.pop())
        lower_rest.insert(0, words[len(subject)])
    word = _CONTRACTED.get(words[verb], words[verb])
    after = next((w for w in lower_rest if not syntax.is_adverb(w)), "")
    if word == "'s":
        word = "has" if after in {"been", "got", "had"} else "is"
    if word == "'d":
        word = "had" if syntax.is_participle(after) else "would"
    plural = _is_plural(words[:verb])
    if word in _POSSIBLE:
        return _base(subject, rest, lower_rest, plural=plural)
    if word in _DEMANDS:
        return _base(subject, rest, lower_rest, plural=plural)
    if word in _DEMANDING_VERBS and after == "to":
        at = lower_rest.index("to")
        return _base(subject, rest[at + 1 :], lower_rest[at + 1 :], plural=plural)
    if word in {"will", "would"} and after in {"need", "have"}:
        at = lower_rest.index(after)
        if lower_rest[at + 1 : at + 2] == ["to"]:
            return _base(subject, rest[at + 2 :], lower_rest[at + 2 :], plural=plural)
    if word in syntax.BE or word in syntax.MODALS:
        if word in syntax.BE and after == "required" and "to" in lower_rest:
            at = lower_rest.index("to")
            return _base(subject, rest[at + 1 :], lower_rest[at + 1 :], plural=plural)
        return [word, *subject, *rest]
    if word in syntax.HAVE:
        if syntax.is_participle(after) or after in {"been", "got", "had"}:
            return [word, *subject, *rest]
        auxiliary = "did" if word == "had" else "does" if word == "has" else "do"
        return [auxiliary, *subject, "have", *rest]
    if word in syntax.DO:
        if VERB in classes(after) or after in {"have", "be"}:
            return [word, *subject, *rest]
        return [word, *subject, "do", *rest]
    base = bases(word, VERB)
    if not base:
        return ["is", "it", "true", "that", *surface]
    if word != base[0] and not (word.endswith("s") and word not in {"was"}):
        return ["did", *subject, base[0], *rest]
    auxiliary = "does" if word != base[0] else "do"
    return [auxiliary, *subject, base[0], *rest]


def _base(subject: list[str], rest: list[str], lower: list[str], *, plural: bool) -> list[str]:
    """Ask about a base-form verb phrase that a modal governed."""
    lead = 0
    while lead < len(lower) and syntax.is_adverb(lower[lead]):
        lead += 1
    adverbs, rest, lower = rest[:lead], rest[lead:], lower[lead:]
    adverbs = [a for a in adverbs if a.lower() in {"only", "already", "also"}]
    if not lower:
        return ["do" if plural else "does", *subject]
    if lower[0] == "be":
        return ["are" if plural else "is", *subject, *adverbs, *rest[1:]]
    if lower[0] == "have" and len(lower) > 1:
        after = next((w for w in lower[1:] if not syntax.is_adverb(w)), "")
        if syntax.is_participle(after) or after == "been":
            return ["have" if plural else "has", *subject, *adverbs, *rest[1:]]
    return ["do" if plural else "does", *subject, *adverbs, *rest]


def _is_plural(subject: list[str]) -> bool:
    if not subject or subject[0] in _PLURAL_SUBJECTS:
        return True
    if subject[0] in {"it", "he", "she", "this", "that", "a", "an", "there"}:
        return False
    if "and" in subject:
        return True
    head = syntax.noun_head(subject)
    if head is None:
        return False
    word = subject[head]
    return word in {"children", "people", "men", "women"} or (word.endswith("s") and singular(word) != word)


def _fragment(words: list[str], surface: list[str]) -> list[str]:
    """Ask about words that are no statement."""
    first = words[0]
    if first in syntax.AUXILIARIES and first not in {"'s"}:
        return _invert(["you", *words], ["you", *surface], 1)
    if first == "be":
        return ["are", "you", *surface[1:]]
    if syntax.is_gerund(first) or first in syntax.PREPOSITIONS:
        return ["are", "you", *surface]
    kinds = classes(first)
    if syntax.starts_verb_phrase(words, 0) and first not in syntax.DETERMINERS:
        if syntax.is_participle(first) and ADJECTIVE in kinds:
            return ["are", "you", *surface]
        return _invert(["you", *words], ["you", *surface], 1)
    if NOUN not in kinds and ADJECTIVE in kinds and not any(NOUN in classes(w) for w in words[1:3]):
        return ["are", "you", *surface]
    head = syntax.noun_head(words)
    if head is not None and (is_person(words[head]) or first == "aged"):
        return ["are", "you", *with_article(words, surface, head)]
    if first == "aged":
        return ["are", "you", *surface]
    return ["is", "it", *surface]


def with_article(words: list[str], surface: list[str], head: int) -> list[str]:
    """Make a bare plural or singular noun phrase one with an article: "full-time students" → "a …".

    Example:
        >>> with_article(["disabled", "workers"], ["disabled", "workers"], 1)
        ['a', 'disabled', 'worker']
    """
    if words[0] in syntax.DETERMINERS or words[0] in {"one", "between"} or words[0][0].isdigit():
        return surface
    one = singular(words[head])
    out = [*surface[:head], one if one != words[head] else surface[head], *surface[head + 1 :]]
    return ["an" if words[0][0] in "aeio" else "a", *out]
