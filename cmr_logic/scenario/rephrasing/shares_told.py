"""What a thing has, as a story speaks of that part of it: "the wheels of my cart squeak".

The entries are read and tested like those of :mod:`.rewordings`.
"""

from __future__ import annotations

import re

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.still_so import is_surely_so
from cmr_logic.text import word_set

# Parts of things, which a thing has where a story speaks of its part: "my boat's **engine**"; not
# "my boat's owner".
_PARTS = word_set(
    "engine motor wheel wheels roof chimney window windows door doors cellar attic loft porch"
    " balcony handle handles lid spout bell horn brake brakes saddle seat seats mast sail sails"
    " rudder keel anchor oars propeller tyre tyres bonnet boot bumper mirror mirrors headlight"
    " headlights lights battery blade blades string strings bow pedal pedals chain basket hood"
    " collar buttons zip pocket pockets sleeve sleeves hem belt buckle lace laces heel heels sole"
    " soles lining strap straps feather feathers tail mane horns hoof hooves beak wing wings fin"
    " fins shell paw paws claws antlers trunk leaf leaves roots bark branches stem petals thorns"
    " cover spine index chapters pages hinge hinges lock latch bolt keyhole screen keyboard"
    " aerial plug cable hosepipe tap drain gutter gutters staircase stairs banister fireplace"
    " oven hearth veranda terrace garage driveway garden gate fence hedge pond well barn stable"
    " funnel hull deck cabin galley sunroof towbar trailer alarm radio clock dial pendulum weights"
    " lens tripod flash frame canvas tassel fringe brim plume crest visor hilt sheath scabbard"
    " filter pump thermostat boiler radiator radiators switch socket fuse cork label stopper"
)
_PART = "|".join(sorted(_PARTS, key=len, reverse=True))
_NO_MORE = re.compile(
    r"\b(?:no|not|never|without|missing|lost|lacks?|gone|came\soff|fell\soff|broke\soff|removed"
    r"|need(?:s|ed)?|want(?:s|ed)?|n['’]t|used\sto|was\sstolen|stolen|for\sa)\b|n['’]t\b",
    re.IGNORECASE,
)


def _has_part(match: re.Match[str]) -> str:
    """Return that a thing has the part of which a story speaks."""
    part, what = match["part"].lower(), match["what"]
    sentence = re.split(r"[.!?;\n](?:\s|$)", match.string[match.start() :])[0]
    if part not in _PARTS or _NO_MORE.search(sentence) or not is_surely_so(match):
        return ""
    article = "an" if part[0] in "aeiou" else "a"
    many = part.endswith("s") and not part.endswith("ss")
    return f"{what} has {part}." if many else f"{what} has {article} {part}."


SHARES_TOLD: tuple[Rewording, ...] = (
    Rewording(
        "part-of-mine",
        rf"\b(?P<what>(?:my|our)\s(?:[a-z]+\s)?[a-z]+)['’]s\s(?:[a-z]+\s)?(?P<part>{_PART})\b",
        _has_part,
        "your boat has an engine", "My boat's engine has been serviced.",
        "My boat's engineer has been served.",
        needs="'s |’s ",
    ),
    Rewording(
        "part-of-a-thing",
        rf"\b(?:the|its|an?)\s(?:[a-z]+\s)?(?P<part>{_PART})\s(?:of|on|in)\s(?P<what>(?:my|our)\s(?:[a-z]+\s)??[a-z]+)\b(?!['’])",
        _has_part,
        "your cart has wheels", "The wheels of my cart squeak.", "The wheel for my cart squeaks.",
        needs=" of | on | in ",
    ),
)  # fmt: skip
