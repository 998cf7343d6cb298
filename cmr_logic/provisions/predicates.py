"""What a conclusion's verb says: demanded or granted, affirmed or denied.

Tables of words with a sign. A conclusion is denied when the number of its negative signs is odd: "you are not
exempt" has two.
"""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic import syntax

# Verbs and phrases that demand, each matched at the predicate.
DEMANDING_MODALS = frozenset({"must", "shall"})
DEMANDING_PHRASES: tuple[tuple[str, ...], ...] = (
    ("need", "to"),
    ("needs", "to"),
    ("needed", "to"),
    ("have", "to"),
    ("has", "to"),
    ("had", "to"),
    ("'ve", "to"),
    ("required", "to"),
    ("obliged", "to"),
    ("expected", "to"),
    ("should",),
    ("ought", "to"),
    ("'ll", "need", "to"),
    ("will", "need", "to"),
)
# Words that deny what they govern, beside grammatical negation.
DENYING = frozenset(
    "exempt exempted ineligible illegal unlawful prohibited forbidden banned barred disqualified excluded "
    "refused rejected denied unable invalid void unlikely disallowed ban bans offence offense crime "
    "excused spared free-of-charge lose loses disqualifies prevents prevent prohibits waived waive".split()
)
_BACKWARD = frozenset({"this", "that", "these", "it", "they", "those"})
_APPLYING = frozenset({"apply", "applies", "count", "include", "includes", "affect"})


def signs(words: Sequence[str]) -> int:
    """Count the grammatical negations of a conclusion or question.

    Example:
        >>> signs("you ca n't apply".split()), signs("you are exempt".split()), signs("not only you".split())
        (1, 0, 0)
    """
    count = 0
    for index, word in enumerate(words):
        following = words[index + 1] if index + 1 < len(words) else ""
        if word in {"not", "n't", "never", "neither"}:
            count += following not in {"only", "just"}
        elif word == "no":
            count += following not in {"more", "later", "less", "matter"}
        elif word in {"nobody", "none"}:
            count += 1
    return count


_COPULAS = frozenset(
    {"be", "been", "become", "becomes", "remain", "remains", "stay", "stays", "seem", "seems"}
)


def _reach(words: Sequence[str]) -> int:
    """Return how far from its verb a conclusion's own word of denial can stand: "may be refused"."""
    plain = 0
    for index, word in enumerate(words):
        plain += not (
            syntax.is_adverb(word)
            or word in syntax.AUXILIARIES
            or word in syntax.DETERMINERS
            or word in _COPULAS
        )
        if plain > 1:
            return index
    return len(words)


def denying(words: Sequence[str], subject: Sequence[str] = ()) -> frozenset[str]:
    """Return the words by which a conclusion denies without grammatical negation.

    Args:
        words: its tokens from the predicate on.
        subject: those before: "the **banned** goods are …".

    Example:
        >>> denying("are exempt from the fee".split()), denying("charge tax on exempt goods".split())
        (frozenset({'exempt'}), frozenset())
    """
    reach = _reach(words)
    found = {
        word
        for index, word in enumerate(words)
        if word in DENYING and (index < reach or (index and words[index - 1] in syntax.BE))
    }
    found.update(word for word in subject if word in DENYING)
    return frozenset(found)


def is_denial(words: Sequence[str]) -> bool:
    """Tell whether a conclusion is denied by grammar; :func:`denying` finds the words that deny.

    Example:
        >>> is_denial("wo n't get it".split()), is_denial("are exempt".split())
        (True, False)
    """
    return signs(words) % 2 == 1


def is_demand(words: Sequence[str]) -> bool:
    """Tell whether the words from the predicate on demand something.

    Example:
        >>> is_demand("must live here".split()), is_demand("can live here".split())
        (True, False)
        >>> is_demand("do n't need to live here".split())
        False
    """
    if not words or any(w in syntax.NEGATIONS for w in words[:3]):
        return False
    plain = [w for w in words[:6] if not syntax.is_adverb(w)]
    if plain and plain[0] in DEMANDING_MODALS:
        return True
    if len(plain) > 1 and plain[0] in syntax.BE:
        plain = plain[1:]
    elif len(plain) > 1 and plain[0] in {"will", "'ll", "would", "may", "might"}:
        plain = plain[1:]
    if plain and plain[0] in {"need", "needs", "needed"} and len(plain) > 1:
        return True
    return any(tuple(plain[: len(p)]) == p for p in DEMANDING_PHRASES)


# Orders that only point back: "Do this if …"; not "Do the test".
_REPEATING = frozenset({("do", "this"), ("do", "so"), ("do", "it"), ("do", "that")})


def refers_back(words: Sequence[str]) -> bool:
    """Tell whether a conclusion only points at the one before: "This doesn't apply".

    Example:
        >>> refers_back("this does n't apply".split()), refers_back("this card is free".split())
        (True, False)
    """
    if tuple(words[:2]) in _REPEATING:
        return True
    return bool(words) and words[0] in _BACKWARD and any(w in _APPLYING for w in words[1:5])


def names_exceptions(words: Sequence[str]) -> bool:
    """Tell whether a statement names the exceptions to the one before: "The exceptions are …".

    Example:
        >>> names_exceptions("the only exceptions are guests".split()), names_exceptions("you are a guest".split())
        (True, False)
    """
    return any(word in {"exception", "exceptions"} for word in words[:4]) and any(
        w in syntax.BE for w in words[:6]
    )


# Words of a conclusion that grants what someone wants; other conclusions name what befalls them.
BENEFITS = frozenset(
    "can could may entitled eligible qualify qualifies get receive allowed permitted apply claim join use "
    "able right borrow rent enter buy open open available lower help considered accepted approved awarded granted free".split()
)


def is_benefit(words: Sequence[str]) -> bool:
    """Tell whether a conclusion grants what someone wants.

    Example:
        >>> is_benefit("you can claim".split()), is_benefit("you are breaking the law".split())
        (True, False)
    """
    return any(word in BENEFITS for word in words)


def continues(words: Sequence[str], said: Sequence[str] = ()) -> bool:
    """Tell whether a statement goes on about the one before: "They must also …", "You don't need one".

    Args:
        words: its tokens.
        said: those from its predicate on.

    Example:
        >>> continues("they must pay".split()), continues("you must also pay".split()), continues("you must pay".split())
        (True, True, False)
    """
    if not words:
        return False
    return (
        words[0] in {"they", "it", "he", "she"}
        or "also" in words[1:4]
        or (len(said) < 7 and bool({"it", "them", "so", "one"} & set(said[1:])))
    )


def waives(words: Sequence[str]) -> bool:
    """Tell whether the words from the predicate on say that something is not demanded.

    Example:
        >>> waives("do n't need to register".split()), waives("is not required to enter".split())
        (True, True)
        >>> waives("can not register".split())
        False
    """
    if not any(word in {"not", "n't", "no"} for word in words[:4]):
        return False
    return any(
        word in {"need", "needs", "required", "require", "requires", "necessary", "obliged"}
        for word in words[:6]
    ) or ("have" in words[:5] and "to" in words[:6] and any(w in syntax.DO for w in words[:2]))


def asked_denying(words: Sequence[str]) -> frozenset[str]:
    """Return the words by which a question asks for a denial: "Am I **exempt**?".

    Example:
        >>> asked_denying("am i exempt from the fee ?".split())
        frozenset({'exempt'})
    """
    return frozenset(word for word in words[:7] if word in DENYING)
