"""Do words that name nothing of their own stand for the matter that a clause measures?

"We had the fence replaced, and **it's a good six foot**", "I put my trunk on the scales. **Eleven
kilos**": what is measured was named right before, and nothing else was that could be meant.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.scenario.amounts.figures import Figure
from cmr_logic.scenario.amounts.judges import JUDGING, is_judge
from cmr_logic.scenario.amounts.understood import (
    Meant,
    belongs,
    content_of,
    names_others,
    numeric,
)
from cmr_logic.scenario.lexicon.relations import covers, keyed, word_key
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.statements.pieces import Piece
from cmr_logic.scenario.statements.statement import Who
from cmr_logic.text import ADJECTIVE, NOUN, classes, word_set, words_in

# What a thing has one of, which its rule may leave to be understood.
_KINDS = lists.SIZES | {"money", "percent", "data", "duration"}
_SENTENCES = re.compile(r"(?<=[.!?;])\s+")
_BACK = 2  # sentences in which what "it" stands for was named
# By which things come to be one's own for a price: "I **picked up** a lamp for £9"; not "I saw".
_OBTAINING = word_set("buy get pick pick_up order purchase snap bag treat grab find")
_PAYING = word_set("pay spend buy")
_FOR_SO_MUCH = re.compile(
    r"\b(?:for|at)\s(?:about|around|just|only|under|over|nearly|almost|less\sthan|more\sthan|\s)*[£$€]?$",
    re.IGNORECASE,
)
_POINTING = frozenset({Who.IT, Who.UNKNOWN})
# Before the name of a thing: "**my** fence"; not "fences".
_DETERMINING = syntax.DETERMINERS | {"my", "our", "this", "that"}
# Words that stand behind such a name: "the fence **in** front", "the fence put up".
_ENDING = syntax.PREPOSITIONS | syntax.AUXILIARIES | {"and", "but", "or", "so", "put", "set"}


def stands_for_it(measured: Meant, figure: Figure, story: str) -> bool:
    """Tell whether a figure's words, which name nothing, stand for what a clause measures.

    Args:
        measured: what the clause measures.
        figure: a figure of a story.
        story: the text of the story.
    """
    piece, told = figure.piece, figure.piece.told
    if measured.kind == "money" and _is_price_of_it(measured, figure):
        return True
    if measured.kind not in _KINDS or measured.target.subject.who is Who.SELF:
        return False
    before = [*_SENTENCES.split(story[: told.start].strip())][-_BACK:]
    judged = is_judge(told.subject.head) and told.verb in JUDGING
    if not judged:
        if not (piece.bare or (told.subject.who in _POINTING and not told.subject.head)):
            return False
        if not _says_nothing_else(measured, figure):
            return False
    around = [*before, story[told.end :]] if judged else before
    return _names_only_it(measured, around, judged=judged)


def stands_for_another(measured: Meant, piece: Piece, story: str) -> bool:
    """Tell whether "it" stands for another thing than a clause measures, which was named last.

    "We mended the shed and had the kitchen done. **It's** 40 square metres" tells of no shed.

    Args:
        measured: what the clause measures.
        piece: the piece of a story that tells how large "it" is.
        story: the text of the story.
    """
    told, target = piece.told, measured.target
    pronoun = piece.words[:1] in (("it",), ("it's",)) or piece.words[:2] == ("it", "'s")
    if measured.kind not in lists.SIZES or target.subject.who is Who.SELF or not pronoun:
        return False
    before = " ".join(_SENTENCES.split(story[: told.start].strip())[-_BACK:])
    words = words_in(before.lower())
    things = [key for key in _in_front(words) if not is_judge(key)]
    wanted = {key for key in ({target.subject.head} | measured.demand.about) if key}
    known = any(_is_alike(key, wanted) for key in keyed(words) if key)
    same_sentence = bool(_SENTENCES.split(story[: told.start])[-1].strip())
    return bool(things) and (known or same_sentence) and not _is_alike(things[-1], wanted)


def _is_price_of_it(measured: Meant, figure: Figure) -> bool:
    """Tell whether somebody says for how much they got what a rule calls no more than "it"."""
    told, target = figure.piece.told, measured.target
    if told.subject.who is not Who.SELF or told.negated or told.verb not in _OBTAINING:
        return False
    if target.subject.who is not Who.SELF or target.verb not in _PAYING:
        return False
    before = figure.piece.text[: figure.start - told.start]
    if _FOR_SO_MUCH.search(before) is None:
        return False
    things = {key for key in measured.demand.about if NOUN in classes(key)} - measured.asks
    known = {key for key in measured.given if set(classes(key)) == {NOUN}} | things
    named = {key for key in known if key not in lists.ANY_THING}
    return not named or any(covers((key,), each) for key in told.keys for each in named)


def _says_nothing_else(measured: Meant, figure: Figure) -> bool:
    """Tell whether the words of a figure name no thing, and no deed, of their own."""
    keys = content_of(figure.piece.words, measured.elsewhere)
    if keys is None:
        return False
    known = measured.topic | measured.tells | measured.asks
    named = {key for key in keys if not numeric(key)} - {figure.piece.told.verb}
    return not any(NOUN in classes(key) and not belongs(key, known, known) for key in named)


def _names_only_it(measured: Meant, sentences: list[str], *, judged: bool) -> bool:
    """Tell whether sentences name what a clause measures, and no other thing that is the like."""
    head = measured.target.subject.head
    about = {key for key in measured.demand.about if NOUN in classes(key)} - measured.asks
    wanted = {key for key in ({head} | about) if key}
    found = False
    for text in sentences:
        words = words_in(text.lower())
        if judged:
            found = found or any(_is_alike(key, wanted) for key in keyed(words) if key)
            continue
        if names_others(words):
            return False
        for key in _in_front(words):
            if _is_alike(key, wanted):
                found = True
            elif not (is_judge(key) or numeric(key)):
                return False
    return found


def _is_alike(key: str, wanted: set[str]) -> bool:
    """Tell whether a word names what is wanted, a kind of it, or what it is a kind of."""
    return any(covers((key,), each) or covers((each,), key) for each in wanted)


def _in_front(words: Sequence[str]) -> Iterator[str]:
    """Yield what the things are compared by that words are about, not only tell the place of.

    "We put **the fence** up behind the house": the house only tells where.
    """
    at = 0
    while at < len(words):
        if words[at] not in _DETERMINING:
            at += 1
            continue
        end = at + 1
        while end < len(words) and _names(words[end]):
            end += 1
        behind = at > 0 and words[at - 1] in syntax.PREPOSITIONS
        if end > at + 1 and not behind and (key := word_key(words[end - 1])):
            yield key
        at = max(end, at + 1)


def _names(word: str) -> bool:
    """Tell whether a word may belong to the name of a thing: "**new garden** fence"."""
    kinds = set(classes(word))
    return word[0].isalpha() and not kinds.isdisjoint({NOUN, ADJECTIVE}) and word not in _ENDING
