"""Roundabout questions → plain ones: "I'm not sure if I can row." asks "Can I row?".

What people put before, around and behind what they ask says nothing of it, but has words like those
that do: "not sure", "**need** to know", "or **not**", "**rules**".
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache

from cmr_logic import syntax
from cmr_logic.inquiry.turns_for_others import FOR_OTHERS, with_base_form
from cmr_logic.inquiry.turns_of_asking import (
    ASKING_OF_WISH,
    ENDINGS,
    FRAMES,
    HOPING,
    OPENINGS,
    PARAPHRASES,
    TAGS,
    WISHES,
    Turn,
    with_signs,
)
from cmr_logic.inquiry.turns_of_objecting import OBJECTIONS, OWING
from cmr_logic.syntax import verb_bases
from cmr_logic.text import tokenize, word_set

_SPACE = re.compile(r"\s+")
_MARKS = " ?.!"
_IF = " if "  # before what somebody does, of which leave is asked: "is it OK **if** my son rows"
# Adverbs that say nothing of what is asked: "Can I **actually** row?"; not "still".
_FILLERS = word_set("actually really legally lawfully please possibly simply just technically")
_FILLER = re.compile(rf"\b(?:{'|'.join(sorted(_FILLERS))})\s+", re.IGNORECASE)
# A question that leaves out what one is kept from: "**am I banned from doing so**?".
_BARRED = re.compile(
    r"(?P<am>(?:am|are|is)\s+(?:i|we|he|she|they))\s+(?:banned|barred|forbidden|prohibited|prevented"
    r"|stopped)\s+from\s+doing\s+(?:that|this|it|so)\s*\??$",
    re.IGNORECASE,
)
_START = 4  # words of a question that such an adverb stands behind at most
_DENIALS = frozenset({"not", "n't"})
_HAVING = frozenset({"have", "has", "'ve"})
_MILDER = {"could": "can", "might": "may"}  # in what one wonders: "if I **could** row"
_CLITICS = {"'d": "would", "'s": "is"}
# Verbs that a question can open with: "**Do** I row?"; not "need".
_OPENING_VERBS = syntax.AUXILIARIES - {"'m", "'re", "'ve", "'ll", "'d", "'s", "had", "ought"}


def asks(sentence: str) -> bool:
    """Tell whether a sentence asks by its order of words, or in a roundabout way.

    Example:
        >>> asks("Can I row"), asks("I wonder if I can row."), asks("I can row.")
        (True, True, False)
    """
    words = tokenize(sentence).words
    if words[:1] and words[0] in _OPENING_VERBS and len(words) > len(("can", "i")):
        second = words[1]
        return (
            second in syntax.PRONOUNS
            or second in syntax.DETERMINERS
            or second in syntax.BASE_SUBJECTS
        )
    return any(turn.pattern.match(sentence.strip()) for turn in with_signs(FRAMES, sentence))


def asked_plainly(sentence: str) -> str:
    """Return a sentence that asks as a plain question; one that is plain as it stands.

    Example:
        >>> asked_plainly("Please tell me whether or not my fees will go up.")
        'Will my fees go up?'
        >>> asked_plainly("Is it true that I'm supposed to pay?")
        'Do I have to pay?'
        >>> asked_plainly("I qualify, don't I?"), asked_plainly("Can I row?")
        ('Do I qualify?', 'Can I row?')
    """
    return _paraphrased(_unfilled(unframed(sentence)))


@lru_cache(maxsize=1024)
def unframed(sentence: str) -> str:
    """Return what a sentence asks, without what stands around it and says nothing of it.

    Example:
        >>> unframed("Is it the case that you are not married?")
        'Are you not married?'
        >>> unframed("Aren't you married?")
        'Are you married?'
        >>> unframed("OK, and do you row or not?"), unframed("Do you row or sail?")
        ('do you row?', 'Do you row or sail?')
    """
    asked = sentence.strip()
    for turn in with_signs(OPENINGS, asked):
        opened = turn.pattern.match(asked)
        asked = asked[opened.end() :] if opened else asked
    for turn in with_signs(HOPING, asked):
        asked = turn.pattern.sub(turn.plain, asked)
    asked = _without(asked, ENDINGS)
    for turn in with_signs(FRAMES, asked):
        framed = turn.pattern.match(asked)
        direct = _direct(asked[framed.end() :]) if framed else None
        if direct is not None:
            return direct
    stated = _without(asked, TAGS)
    return (_direct(stated) if stated != asked else None) or asked


def wished(before: str, question: str) -> str | None:
    """Return the plain question that asks for leave to do what the sentence before says one wants.

    Example:
        >>> wished("My son wants to row here.", "Can he?")
        'Can My son row here?'
        >>> wished("I want to row here.", "Am I banned from doing so?")
        'Am I forbidden to row here?'
        >>> wished("I'd like to row.", "Is that my boat?")
    """
    barred = _BARRED.match(question.strip())
    leave = (t.pattern.match(question.strip()) for t in with_signs(ASKING_OF_WISH, question))
    if barred is None and not any(leave):
        return None
    for turn in with_signs(WISHES, before):
        found = turn.pattern.match(before.strip(_MARKS))
        if found:
            deed = found["deed"].strip(_MARKS)
            asked = f"Can {found['who']}" if barred is None else f"{barred['am']} forbidden to"
            return f"{asked} {deed}?"
    return None


def _without(asked: str, turns: Iterable[Turn]) -> str:
    """Return what is asked without turns that end it; the mark at the end stays."""
    said = asked.rstrip(_MARKS)
    kept = said
    for turn in with_signs(turns, asked):
        found = turn.pattern.search(kept)
        kept = kept[: found.start()] if found and found.start() else kept
    return asked if kept == said else f"{kept}?"


def _paraphrased(asked: str) -> str:
    """Return a question in the usual words for having to, needing and being let."""
    for turn in with_signs((*OBJECTIONS, *FOR_OTHERS, *OWING, *PARAPHRASES), asked):
        put = turn.pattern.sub(turn.plain, asked, count=1)
        asked = with_base_form(put) if put.count(_IF) < asked.count(_IF) else put
    return asked


def _unfilled(asked: str) -> str:
    """Return a question without adverbs near its start that say nothing of what it asks."""
    found = _FILLER.search(asked)
    if found is None or asked.count(" ", 0, found.start()) > _START or not found.start():
        return asked
    return asked[: found.start()] + asked[found.end() :]


def _direct(stated: str) -> str | None:
    """Return a statement as the question whether it is so; None where it has no finite verb."""
    stated = stated.strip(_MARKS)
    tokens = tokenize(stated)
    words = tokens.words
    at = syntax.finite_verb(words)
    if not at:
        return None

    def text(first: int, last: int) -> str:
        return stated[tokens.starts[first] : tokens.ends[last - 1]] if first < last else ""

    verb, last = words[at], len(words)
    subject, behind = text(0, at), text(at + 1, last)
    if words[at + 1 : at + 2] == ("n't",):
        behind = f"not {text(at + 2, last)}"
    following = words[at + 1 : at + 2]
    adverbs = at
    while adverbs > 1 and syntax.is_adverb(words[adverbs - 1]):
        adverbs -= 1
    plain = syntax.SPELLED_OUT.get(verb) or _CLITICS.get(verb) or _MILDER.get(verb, verb)
    whole = plain in syntax.AUXILIARIES and not (
        plain in _HAVING and following and not _is_perfect(words[at + 1 :])
    )
    if plain in syntax.DO and not _DENIALS.isdisjoint(following):
        whole = True
    elif plain in syntax.DO:
        whole = False
    if whole:
        return _sentence(plain, subject, behind)
    base = "have" if plain in _HAVING else "do" if plain in syntax.DO else None
    bases = verb_bases(verb)
    if base is None and not bases:
        return None
    if base is None:
        base = verb if verb in bases else bases[0]
    past = base != verb and not verb.endswith("s") and plain not in _HAVING
    many = words[0] in syntax.BASE_SUBJECTS or verb == base
    auxiliary = "did" if past else "do" if many else "does"
    return _sentence(auxiliary, subject, f"{base} {behind}")


def _is_perfect(behind: Iterable[str]) -> bool:
    """Tell whether a participle follows "have": "**been** refused"; not "to pay"."""
    for word in behind:
        if word in _DENIALS or syntax.is_adverb(word):
            continue
        return word in {"been", "had", "done"} or syntax.is_participle(word)
    return False


def _sentence(*parts: str) -> str:
    said = _SPACE.sub(" ", " ".join(part for part in parts if part)).strip()
    return f"{said[0].upper()}{said[1:]}?"
