"""Words in capitals for the sake of stress, in small letters: "you must **NOT** park"."""

from __future__ import annotations

import re

from cmr_logic import syntax
from cmr_logic.text import VERB, classes, word_set

# What is typed in capitals for stress, and names nothing then: "**EXCEPT** dogs"; not "the US".
_STRESSED = (
    syntax.AUXILIARIES
    | syntax.NUMBERS
    | word_set(
        "and or nor not never no none neither nobody nothing either both all any each every only "
        "if unless when where until before after without except excluding including provided "
        "other otherwise however also least most more less fewer following same exactly always "
        "be been being can't don't won't doesn't didn't isn't aren't wasn't weren't haven't "
        "hasn't hadn't shouldn't wouldn't couldn't mustn't"
    )
) - {"am"}
_CAPITAL = frozenset({"i", "us"})  # what may be meant in capitals beside stressed words as well
# Behind these a short word is a verb, and no initials: "NOT **USE**"; not "AND **PIP**".
_BEFORE_VERBS = (syntax.AUXILIARIES - word_set("is are was were has have had")) | (
    syntax.PRONOUNS | word_set("not to")
)
_LONG = 4  # letters: shorter words in capitals are often initials: "VAT", "PIP"
_LETTERS = r"[A-Z]+(?:['’][A-Z]+)?"
_RUN = re.compile(rf"(?<![\w'’.&/-])(?=[A-Z]['’A-Z]){_LETTERS}(?:,?[ \t]+{_LETTERS})*(?![\w&/-])")
_CAPITALS = re.compile(r"[A-Z]['’A-Z]")  # found sooner than that a run has none
_WORD = re.compile(_LETTERS)
_OPENING = re.compile(r"(?:^|[.!?:*•\n])[\s\"“(]*\Z")
_BEHIND = 6  # characters before a run that show whether it opens a sentence


def without_stress(text: str) -> str:
    """Return a text with small letters for what is in capitals for the sake of stress.

    The words in capitals around such a word are stressed as well, if a dictionary has them; names
    and initials stay as they are. In a text all in capitals every word is, and only what no
    dictionary has may be a name.

    Args:
        text: a rule text.

    Returns:
        the text, letter for letter.

    Example:
        >>> without_stress("You CANNOT get PIP. DO NOT APPLY for it in the UK.")
        'You cannot get PIP. Do not apply for it in the UK.'
        >>> without_stress("The WHO and NATO agree.")
        'The WHO and NATO agree.'
        >>> without_stress("GUESTS MAY PARK. ASK A PORTER OR HMRC.")
        'Guests may park. Ask a porter or HMRC.'
    """
    if _CAPITALS.search(text) is None:
        return text
    return _WORD.sub(_small, text) if text.isupper() else _RUN.sub(_unstressed, text)


def _small(found: re.Match[str]) -> str:
    """Return a word of a text in capitals, with one where it opens a sentence."""
    said, word = found[0], found[0].lower()
    plain = word.replace("’", "'")
    stem = plain.partition("'")[0]
    if word in _CAPITAL or not (
        {plain, stem} & _STRESSED or stem in syntax.SMALL_WORDS or classes(stem)
    ):
        return said
    return word.capitalize() if _opens(found) else word


def _opens(found: re.Match[str]) -> bool:
    """Tell whether a sentence opens with what was found."""
    before = max(found.start() - _BEHIND, 0)
    return _OPENING.search(found.string, before, found.start()) is not None


def _unstressed(run: re.Match[str]) -> str:
    words = [found[0].lower().replace("’", "'") for found in _WORD.finditer(run[0])]
    if _STRESSED.isdisjoint(words):
        return run[0]
    made, end, before = "", 0, ""
    for found, word in zip(_WORD.finditer(run[0]), words, strict=True):
        said = found[0].lower() if _is_stressed(word, before) else found[0]
        made += run[0][end : found.start()] + said
        end, before = found.end(), word
    return made[:1].upper() + made[1:] if _opens(run) else made


def _is_stressed(word: str, before: str) -> bool:
    """Tell whether a word is stressed that stands, in capitals, beside stressed ones."""
    if word in _STRESSED or word.partition("'")[0] in syntax.SMALL_WORDS:  # "YOU'RE"
        return word not in _CAPITAL
    if len(word) >= _LONG:
        return bool(classes(word))
    return before in _BEFORE_VERBS and VERB in classes(word)
