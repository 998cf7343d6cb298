"""The pass for what somebody has no more: "I sold **it**", for a clause about owning a boat."""

from __future__ import annotations

import re
from collections.abc import Iterator

from cmr_logic.scenario.claim import Claim, Part, Rank
from cmr_logic.scenario.lexicon.relations import covers, word_key
from cmr_logic.scenario.story import Story
from cmr_logic.text import NOUN, classes, words_in
from cmr_logic.text.patterns import compiled

# Clauses about having a thing: "you still own **the boat**"; not "you own it with others".
_HAVING = compiled(
    r"^you\s(?:(?:still\s)?(?:own|possess)|still\s(?:have|keep|hold))\s(?:an?|the|any|your"
    r"|this)\s(?:[a-z]+\s)??(?P<thing>[a-z]+)$"
)
_WHO = (
    r"\b(?:I|we)(?:['’]ve|['’]d|\shave|\shad)?\s"
    r"(?:(?:finally|just|recently|already|since|then|both|long)\s){0,2}"
)
_IT = r"(?P<it>it|mine|ours|(?:my|our|the)\s(?:old\s)?(?P<thing>[a-z]+))"
_GONE = r"(?:scrap|a\ssong|the\sscrapyard)"
# How one parts with a thing: "I gave **it** to my niece"; not "I gave it a wash".
_PARTED = re.compile(
    rf"{_WHO}(?:(?:sold|scrapped|rehomed|parted\swith|got\srid\sof|gave\saway|given\saway"
    rf"|gave\sup|traded\sin)\s{_IT}"
    rf"|(?:gave|given|passed|traded|handed"
    rf"|signed)\s{_IT.replace('<it>', '<it_2>').replace('<thing>', '<thing_2>')}"
    rf"\s(?:away|on|in(?!\s)|over|up(?!\sto)|to\s(?:my|our|a|the|some|his|her)\s(?:[a-z]+\s)??"
    rf"(?:son|daughter|niece|nephew|brother|sister|cousin|friend|mate|neighbour|mum|dad|uncle"
    rf"|aunt|grandson|granddaughter|charity|school|museum)))\b"
    rf"|\b{_IT.replace('<it>', '<it_3>').replace('<thing>', '<thing_3>')}\s(?:went\s(?:for"
    rf"|to)\s{_GONE}|(?:was|got|has\sbeen)\s(?:scrapped|sold|crushed))\b",
    re.IGNORECASE,
)
# What leaves open whether one has another: "and **bought a bigger one**"; not "and bought bread".
_ANOTHER = compiled(
    r"\b(?:bought|buy|got|getting|replaced?|swapped|upgraded?|have|'ve|own|kept"
    r"|keep)\b[^.!?;]*\b(?:another|new|newer|bigger|smaller|second|different"
    r"|replacement|other|one|two)\b|\b(?:might|(?<!in\s)(?<!last\s)may|could|would|if|unless|want|wanted|hope"
    r"|thinking|not|never|nearly|almost|other|old)\b|n['’]t\b"
    r"|\bback\b|\bshare\b|\bhalf\b"
)


def by_parting(part: Part, story: Story) -> Iterator[Claim]:
    """Yield that somebody does not have a thing, who tells that they sold it or gave it away.

    Args:
        part: a part of a clause: "you own a boat".
        story: the story.
    """
    asked = _HAVING.match(part.statement)
    if asked is None or story.asked is not None or _ANOTHER.search(story.text):
        return
    thing = word_key(asked["thing"])
    for found in _PARTED.finditer(story.text):
        named = next((found[g] for g in ("thing", "thing_2", "thing_3") if found[g]), "")
        if _is_it(named, thing, story.text[: found.start()]):
            yield Claim(Rank.UNDERSTOOD, False, found.start(), found.end(), "implication:parted")


def _is_it(named: str, thing: str, before: str) -> bool:
    """Tell whether what somebody parted with is the thing, by its name or as the only one told."""
    if named:
        key = word_key(named.lower())
        return key == thing or covers((key,), thing)
    nouns = {
        key
        for word in words_in(before.lower())
        if NOUN in classes(word) and (key := word_key(word)) and key != thing
    }
    return not nouns or any(covers((key,), thing) for key in nouns)
