"""Openings that say of a sentence only that it is worth a reader's while: "please note that"."""

from __future__ import annotations

from cmr_logic.cues.model import Cue, Effect, entry

REMARK = "remark"
"""The name of the cue of such an opening."""

# What a reader is told to do with a statement: "**note** that you must pay".
_NOTING = (
    "note",
    "also note",
    "note also",
    "remember",
    "be aware",
    "be advised",
    "bear in mind",
    "keep in mind",
    "take note",
    "do not forget",
    "do n't forget",
)
# How it is said what a reader should know: "you should **be aware** that".
_KNOWING = ("note", "know", "be aware", "remember", "understand", "bear in mind")
_WORTH = ("noting", "knowing", "remembering")
# What stands before a colon or a dash, and says only how much it matters: "**tip**: bring a map".
_LABELS = (
    "note",
    "please note",
    "important note",
    "nb",
    "important",
    "important information",
    "remember",
    "please remember",
    "warning",
    "caution",
    "attention",
    "reminder",
    "tip",
    "top tip",
    "good to know",
    "key point",
    "key fact",
    "did you know",
    "in short",
    "in brief",
    "in summary",
    "rule of thumb",
    "here is the deal",
    "here 's the deal",
    "the deal is simple",
    "the rule is simple",
    "the rules are simple",
    "the rule is this",
    "it is simple",
    "it 's simple",
    "it works like this",
    "here is how it works",
    "here 's how it works",
    "this is how it works",
    "summary",
    "at a glance",
)
# What stands before a comma: how widely something is said to hold, or that it is said in short.
_ASIDES = (
    "please note",
    "note",
    "remember",
    "please remember",
    "be aware",
    "please be aware",
    "for your information",
    "in short",
    "in brief",
    "in summary",
    "to summarise",
    "to summarize",
    "in other words",
    "put simply",
    "simply put",
    "for the avoidance of doubt",
    "for safety",
    "for your safety",
    "for your own safety",
    "for security",
    "for clarity",
    "for convenience",
    "for fairness",
    "for reference",
    "for more information",
    "for further information",
    "for more details",
    "for further details",
    "for advice",
    "as a rule",
    "as a general rule",
    "as a guide",
    "by law",
    "in principle",
    "in practice",
    "in general",
    "in most cases",
    "generally",
    "generally speaking",
    "broadly",
    "broadly speaking",
    "usually",
    "normally",
    "ordinarily",
    "typically",
    "currently",
    "at present",
    "at the moment",
    "for now",
    "importantly",
)


def _remarks() -> str:
    """Write out such openings.

    Example:
        >>> {"please note that", "tip :", "in practice ,"} <= set(_remarks().split(" | "))
        True
    """
    noting = [f"{please}{verb} that" for please in ("", "please ") for verb in _NOTING]
    should = [f"you should {also}{verb} that" for also in ("", "also ") for verb in _KNOWING]
    worth = [f"it {is_} worth {verb} that" for is_ in ("is", "'s") for verb in _WORTH]
    matters = [f"it {is_} important to {v} that" for is_ in ("is", "'s") for v in _KNOWING]
    labels = [f"{label} {mark}" for label in _LABELS for mark in (":", "–", "—", "-")]
    asides = [f"{aside} ," for aside in _ASIDES]
    said = ["it should be noted that", "please note"]
    return " | ".join([*noting, *should, *worth, *matters, *labels, *asides, *said])


REMARK_CUES: tuple[Cue, ...] = (
    entry(
        REMARK,
        Effect.DISCOURSE,
        _remarks(),
        "Please note that you must pay.",
        "You must note the time that you pay.",
    ),
)
"""The entry for them."""
