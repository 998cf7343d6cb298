"""Verbs joined to one that takes its base form in a question: "sold it **and kept** the key"."""

from __future__ import annotations

from cmr_logic import syntax
from cmr_logic.syntax import BE, DETERMINERS, PRONOUNS, verb_bases
from cmr_logic.syntax.wordlists import BY_THEMSELVES, PASTS
from cmr_logic.text import ADJECTIVE, NOUN, classes
from cmr_logic.wording.forms import is_plural, opens_clause
from cmr_logic.wording.phrase import Phrase, token, words_of
from cmr_logic.wording.wordlists import ONLY_PLURAL, PARTICIPLES

# What joins a verb to another that has the same form: "sold it **but** kept the key".
_JOINING = frozenset({"and", "or", "but", ","})
# Words that bound an amount: "or made **more** than 90 trips"; not "or made some".
_BOUNDS = frozenset({"more", "less", "fewer", "at", "up", "over", "under"})
# What a past stands before: "lied **to** us".
_AFTER_PAST = syntax.PREPOSITIONS | {"to"}
# Whom or what a verb has for its object: "or offers **you** a seat"; not "or offers of help".
_TOLD = syntax.PERSONAL_OBJECTS | {"you", "it"}
# Verbs that an infinitive completes, nouns as well: "he **plans** to move"; not "a claim to".
_PLANNING = frozenset({"plan", "refuse", "need", "want", "promise", "hope", "attempt"})


def same_form(rest: Phrase, ending: str) -> Phrase:
    """Give the base form to verbs joined to the verb: "sold and moved" → "sell and move".

    Args:
        rest: the words behind the verb.
        ending: how its form ended: "ed" or "s".

    Example:
        >>> from cmr_logic.wording.phrase import read, write
        >>> write(same_form(read("it but kept the key"), "ed"))
        'it but keep the key'
        >>> write(same_form(read("lost and stolen cards"), "ed"))
        'lost and stolen cards'
    """
    out = list(rest)
    words = words_of(rest)
    for index in range(1, len(rest)):
        word = words[index]
        if opens_clause(words, index - 1) or _has_subject(words, index):
            break
        if words[index - 1] not in _JOINING or word in DETERMINERS:
            continue
        found = ("have",) if word == "has" and ending == "s" else verb_bases(word)
        kinds = classes(word)
        if (
            not found
            or word in found
            or word.endswith("ing")
            or word in PARTICIPLES
            or word in BE
            or (NOUN in kinds and not _is_surely_verb(rest, index))
        ):
            continue
        if ADJECTIVE in kinds and word not in PASTS and _describes(rest, index, ending):
            continue
        if word.endswith("s") == (ending == "s"):
            out[index] = token(found[0])
    return tuple(out)


def _has_subject(words: tuple[str, ...], index: int) -> bool:
    """Tell whether a word is the verb of a pronoun before it: "it and **she sold** it"."""
    if words[index - 1] not in PRONOUNS:
        return False
    return words[index] in syntax.AUXILIARIES or bool(verb_bases(words[index]))


def _describes(rest: Phrase, index: int, ending: str) -> bool:
    """Tell whether a past says what a noun is like: "lost **or stolen** cards"; not "kept a card".

    "Lost power for two days, **lost** income or **paid** for repairs" lists what was done.
    """
    following = _word(rest, index + 1)
    if rest[index].word in syntax.BEFORE_GERUNDS and syntax.is_gerund(following):
        return False  # "or **stopped** working"
    if following in DETERMINERS or following in _BOUNDS or following[:1].isdigit():
        return False
    if index > 1 and ADJECTIVE in classes(rest[index - 2].word):
        return True
    listed = rest[index - 1].word == "," and ending == "ed"
    return NOUN in classes(following) and not (listed and _ends_in_past(rest, index))


def _ends_in_past(rest: Phrase, start: int) -> bool:
    """Tell whether a list of what was done ends in a past: "…, or **paid** for repairs"."""
    for at in range(start + 1, len(rest) - 1):
        if rest[at - 1].word in syntax.COORDINATORS:
            word, following = rest[at].word, rest[at + 1].word
            past = bool(verb_bases(word)) and word not in verb_bases(word)
            opens = following in DETERMINERS or following in syntax.PREPOSITIONS
            return past and opens and not word.endswith(("ing", "s"))
    return False


def _is_surely_verb(rest: Phrase, index: int) -> bool:
    """Tell whether a form of a noun and verb is a verb: "and meets the test", not "or credits"."""
    word, following = rest[index].word, _word(rest, index + 1)
    base = verb_bases(word)[0]
    third = word.endswith("s") and word not in ONLY_PLURAL
    return (
        word in syntax.VERBS_FIRST
        or word == "has"
        or base in BY_THEMSELVES
        or following in DETERMINERS
        or following in _TOLD
        or (word.endswith("ed") and following in _AFTER_PAST)
        or (third and (is_plural(following) or (following == "to" and base in _PLANNING)))
    )


def _word(phrase: Phrase, index: int) -> str:
    return phrase[index].word if index < len(phrase) else ""
