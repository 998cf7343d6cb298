"""Who or what is left out of all, or of nobody: "all **but one** of the keys", "nobody but me".

The entries stand with those of :mod:`.turns`: the plain words replace the story's.
"""

from __future__ import annotations

from re import Match

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.verb_phrases import denied_phrase
from cmr_logic.text.number_names import SMALL

_BUT = r"(?:but|bar|except(?:\sfor)?|apart\sfrom|other\sthan|save)"
_NUMBER = r"(?:one|two|three|four|five|six|\d+)"
# How many there are in all, which no "all but" changes: "of the **twelve** keys".
_COUNTED = rf"(?:{'|'.join(SMALL)}|\d+)"
_BUT_ME = rf",?\s{_BUT}\s(?:me|myself)(?=[.,;!?]|$)"
_HERE = r"(?:\s(?:at\shome|here|of\sus|in\s(?:the|our|my)\s[a-z]+))?"
_DOES = r"(?P<does>(?:has|is|was|had|did|does|can|will|[a-z]+s)\s?[^.,;:!?]*?)"
_MINE = {"has": "have", "is": "am", "does": "do"}


def _i_alone(match: Match[str]) -> str:
    """Return what nobody does but whoever tells, as what they do."""
    verb, _, rest = match["does"].partition(" ")
    return f"I {_MINE.get(verb, verb)} {rest}".rstrip() if verb in _MODEST else ""


def _not_i(match: Match[str]) -> str:
    """Return what all do but whoever tells, as what they do not."""
    verb, _, rest = match["does"].partition(" ")
    if verb not in _MODEST:
        return ""
    said = denied_phrase(f" {_MINE.get(verb, verb)} {rest}".rstrip())
    return f"I {said}" if said else ""


# Forms that "I" shares but for a few: "nobody **has** paid"; not "nobody rows".
_MODEST = frozenset({"has", "is", "was", "had", "did", "can", "will"})

LEFT_OUT_TOLD: tuple[Rewording, ...] = (
    Rewording(
        "all-but-so-many-of",
        rf"\b(?:all|each|every\sone)\s{_BUT}\s(?P<n>{_NUMBER})\sof\s(?P<whose>the|my|our)\s(?!{_COUNTED}\b)"
        r"(?P<what>(?:[a-z-]+\s)?[a-z]+s)\b",
        r"all \g<whose> \g<what> but \g<n>",
        "you have returned all the keys", "I've returned all but one of the keys.",
        "I've returned one of the keys.", value=False, needs="all |each |every one ",
    ),
    Rewording(
        "bar-so-many",
        rf"(?P<all>\b(?:all|every|each)\b[^.,;!?]*?)\sbar\s(?P<n>{_NUMBER}|the\s(?:first|last)(?:\sone)?)(?=[.,;!?]|$)",
        r"\g<all> but \g<n>",
        "you have returned all the keys", "I've returned all the keys bar one.",
        "I've returned a key to bar one.", value=False, needs=" bar ",
    ),
    Rewording(
        "nobody-but-me",
        rf"\b(?:nobody|no[\s-]one|none){_HERE}\s{_DOES}{_BUT_ME}",
        _i_alone,
        "you have paid the toll", "Nobody has paid the toll but me.",
        "Nobody has paid the toll but Ned.", needs=" me| myself",
    ),
    Rewording(
        "all-but-me",
        rf"\b(?:everyone|everybody){_HERE}\s{_DOES}{_BUT_ME}",
        _not_i,
        "you have paid the toll", "Everybody has paid the toll apart from me.",
        "Everybody has paid the toll apart from Ned.", value=False, needs=" me| myself",
    ),
    Rewording(
        "all-of-us-but-me",
        rf"\ball\s(?:of\sus\s)?{_BUT}\s(?:me|myself)\s(?P<have>have|are|were|had)\s(?P<rest>[^.,;:!?]+)",
        lambda m: f"I {'am' if m['have'] == 'are' else m['have']} not {m['rest']}",
        "you have paid the toll", "All of us but me have paid the toll.",
        "All of us but Ned have paid the toll.", value=False, needs=" me | myself ",
    ),
)  # fmt: skip
