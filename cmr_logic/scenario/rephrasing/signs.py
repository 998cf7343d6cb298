"""What small signs tell: a funeral of who died, an eldest of more children, a landlady of a rent.

The entries are used and tested as those of :mod:`.rewordings`.
"""

from __future__ import annotations

from re import Match

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.text import word_set, words_in

_DEAD = r"\g<who> died. \g<who> is dead."
_KIN = r"(?P<who>(?:my|our)\s(?:late\s)?[a-z]+)"
_END = r"(?=\s*(?:[.,;:!?]|$|and\b|but\b|in\b|at\b|on\b|last\b))"
# What is rented to trade in: "my **shop**"; not "my flat".
_SHOPS = word_set("shop pub bar café cafe office business salon unit workshop stall restaurant")


def _rents(match: Match[str]) -> str:
    """Return that a home is rented, where a story speaks of a landlord and of no business."""
    return "" if _SHOPS & set(words_in(match.string.lower())) else "I rent my home."


# fmt: off
SIGNS: tuple[Rewording, ...] = (
    Rewording(
        "buried",
        rf"\b(?:we|I|they)(?:['’]ve|\shave)?\s(?:just\s)?(?:buried|cremated)\s{_KIN}\b(?!['’]s)",
        _DEAD,
        "your mother has died", "We buried my mother on Monday.",
        "We carried my mother on Monday.",
        needs="buried|cremated",
    ),
    Rewording(
        "funeral-of",
        rf"\b{_KIN}['’]s\s(?:funeral|ashes|wake|cremation|burial|headstone|death\scertificate)\b"
        r"(?!\s(?:business|parlour|home|firm|director|plan))",
        _DEAD,
        "your uncle has died", "My uncle's funeral is next week.",
        "My uncle's funeral parlour is on the corner.",
        needs="funeral|ashes|wake|cremation|burial|headstone|death certificate",
    ),
    Rewording(
        "no-longer-with-us",
        rf"\b{_KIN}(?:['’]s|\sis)\s(?:sadly\s)?no\slonger\s(?:with\sus|alive|here){_END}",
        _DEAD,
        "your father has died", "My father is no longer with us.",
        "My father is no longer with the bank.",
        needs="no longer",
    ),
    Rewording(
        "died-so-is-dead",
        r"(?<!\bof\s)(?<!\bin\s)(?<!\bfrom\s)(?<!\bto\s)(?<!\bwith\s)"
        r"\b(?P<who>(?:my|our|the)\s(?:(?!has|had|sadly|just)[a-z]+\s)?[a-z]+)"
        r"(?:['’]s|\shas|\shad)?\s(?:sadly\s|just\s)?(?:died|passed\saway)\b",
        r"\g<who> is dead.",
        "your father is alive", "My father died in May.", "My father dined in May.",
        value=False,
        needs="died|passed away",
    ),
    Rewording(
        "several-of-them",
        r"\b(?:my|our)\s(?:[a-z]+\s)?twins\b(?!['’])"
        r"|\b(?:my|our)\s(?:eldest|oldest|youngest)(?=\s(?:is|was|has|starts|started|goes|went|child|son|daughter|boy"
        r"|girl|one)\b|['’]s)",
        "I have at least two children.",
        "you have more than one child", "My eldest is at college.", "My elder is in bloom.",
        needs="twins|eldest|oldest|youngest",
    ),
    Rewording(
        "one-and-only",
        r"\b(?:my|our)\sonly\schild\b|\bjust\sthe\sone\s(?:child|kid|boy|girl)\b",
        "I have one child.",
        "you have more than one child", "My only child is seven.", "My only chair is sagging.",
        value=False,
        needs="only child|just the one",
    ),
    Rewording(
        "from-the-sale",
        r"\bfrom\s(?:the\ssale|the\sproceeds|selling)\s(?:of\s)?(?:my|our)\s(?:old\s|first\s|last\s|own\s)?"
        r"(?P<home>house|flat|home|cottage|bungalow|apartment)\b",
        r"I sold my \g<home>.",
        "you have owned a home before", "The money's from the sale of my old house.",
        "The money's from the sale of my old horse.",
        needs="from the sale|from the proceeds|from selling",
    ),
    Rewording(
        "just-me-and-the-cat",
        r"\b(?:it|there)(?:['’]s|\sis)\s(?:only|just)\sme\sand\s(?:the|my|our)\s(?:two\s)?(?:cats?|dogs?|rabbits?|budgie"
        r"|parrot|goldfish|hens)\b(?!\sand\b)",
        "I live alone.",
        "you live alone", "There's just me and the cat.", "There's just me and the lad.",
        needs="me and the|me and my|me and our",
    ),
    Rewording(
        "the-landlady",
        r"(?<!\bbe\s)(?<!['’]m\s)(?<!\bam\s)\bthe\s(?:landlord|landlady)(?:,[^.;!?]*?,)?\s(?:still\s|just\s|now\s|always\s)?"
        r"(?:won['’]t|will|refuses|hasn['’]t|has|says|said|put|came|comes|wants|sent|told|never|keeps)\b",
        _rents,
        "you rent your home", "The landlady won't mend the roof.",
        "The landing won't take the rug.",
        needs="the landlord|the landlady",
    ),
    Rewording(
        "was-my-husband",
        r"(?<!\bwhen\s)(?<!\bwhile\s)\b(?:he|she)\swas\smy\s(?:husband|wife)\b",
        "I used to be married to the deceased.",
        "you were married to the deceased", "He was my husband for thirty years.",
        "He was my neighbour for thirty years.",
        needs="was my husband|was my wife",
    ),
    Rewording(
        "neither-meat-nor-milk",
        r"\bI\s(?:don['’]t|do\snot|never)\s(?:eat|touch|have)\s(?:any\s)?meat,[^.;!?]*\b(?:or|nor)\s(?:dairy|eggs|milk|cheese)\b",
        "I am a vegan.",
        "you are a vegan", "I don't eat meat, eggs or dairy.", "I don't eat meat, or so I say.",
        needs="meat,",
    ),
)
# fmt: on
