"""Turns by which rules tell of a household or firm, of a part of a thing, and of a maker.

"You are households in Wales" is told of "our household", "a tree with a trunk over 80 cm" by its
trunk, "made by the stallholder" by whoever asks. The entries stand with those of
:mod:`.officialese`.
"""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Turn

_EITHER = frozenset({True, False})
_BODY = (
    r"(?:an?\s)?(?P<body>household|firm|business|club|group|team|farm|school|shop|restaurant|home"
    r"|organi[sz]ation|church|choir|band)(?:e?s)?"
)
_SO_MUCH = (
    r"(?P<rest>(?:(?:wider|taller|longer|higher|thicker|larger|bigger|heavier|smaller|shorter"
    r"|narrower|thinner|lower|more|less)\sthan|over|under|above|below|at\sleast|at\smost|up\sto)"
    r"\s[£$€]?\d.*)"
)

# fmt: off
SHAPES_OF_BODIES: tuple[Turn, ...] = (
    Turn(
        "body-somewhere",
        rf"^you\sare\s{_BODY}\s(?P<where>(?:in|at|on|near|outside|inside)\s.+)$",
        r"your \g<body> is \g<where>", _EITHER,
        "you are households in Wales", "Our household isn't in Wales.", "Our horse isn't in Wales.",
        value=False,
    ),
    Turn(
        "body-with-something",
        rf"^you\sare\s{_BODY}\s(?:with|that\s(?:has|have))\s(?P<what>.+)$",
        r"your \g<body> has \g<what>", _EITHER,
        "you are a shop with a ramp", "Our shop doesn't have a ramp.", "Our shop has a lamp.",
        value=False,
    ),
    Turn(
        "thing-with-a-part",
        rf"^(?:you\s[a-z]+|it\sis|they\sare)\s(?:an?\s|any\s|the\s)?[a-z]+(?:\s[a-z]+)?\swith\san?\s"
        rf"(?P<part>[a-z]+)\s(?:of\s)?{_SO_MUCH}$",
        r"the \g<part> is \g<rest>", _EITHER,
        "you fell a tree with a trunk wider than 80 cm", "The trunk is 90 cm wide.",
        "The truck is 90 cm wide.",
    ),
    Turn(
        "made-by-whoever-asks",
        r"^(?:the\s|your\s)?(?P<what>[a-z]+(?:\s[a-z]+)?)\s(?:has|have)\sbeen\s(?P<done>[a-z]+)\sby\sthe\s"
        r"(?:stallholder|trader|vendor|seller|exhibitor|entrant|member|owner|applicant|grower|keeper"
        r"|householder|tenant|resident|competitor|player|rider|skipper)s?(?:\s(?:themselves|himself|herself))?$",
        r"you have \g<done> the \g<what> yourself", _EITHER,
        "the cheese has been made by the stallholder", "I made the cheese myself.",
        "I ate the cheese myself.",
    ),
)  # fmt: skip
