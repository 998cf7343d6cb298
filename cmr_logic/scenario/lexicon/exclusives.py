"""Values of which a thing has one: red or blue, of tin or of copper, the north or the south gate.

Unlike the words of :mod:`.scales`, they say nothing against each other wherever they stand: who
collects tin may collect copper. They are compared only where a thing is said to be of one of them,
or where one of several things is pointed to ("the north gate").
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from cmr_logic.records import record


@record(frozen=True, slots=True)
class Exclusives:
    """Values that exclude each other.

    Args:
        name: a unique name.
        values: the values, each with the words for it.
        clause: a clause with one of them.
        fires: a story that makes it false.
        silent: a story that leaves it open.
    """

    name: str
    values: tuple[tuple[str, ...], ...]
    clause: str
    fires: str
    silent: str


def _values(text: str) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(value.split("/")) for value in text.split("|"))


EXCLUSIVES: tuple[Exclusives, ...] = (
    Exclusives(
        "colour",
        _values(
            "red/scarlet/crimson/ruby/maroon/burgundy/cherry|blue/navy/azure/sapphire/indigo"
            "|green/emerald/olive|yellow/lemon/mustard|black/jet|white/ivory|brown/chestnut/tan"
            "|grey/gray/charcoal|pink|purple/violet/mauve/lilac|orange|silver|gold/golden"
            "|turquoise/teal|beige|cream"
        ),
        "your kite is red", "My kite is navy.", "I flew my kite over the red hill.",
    ),
    Exclusives(
        "stuff",
        _values(
            "wood/wooden/timber/oak/oaken/pine/ash/beech/teak/mahogany/walnut/bamboo/wicker"
            "|metal/steel/iron/copper/tin/brass/bronze/silver/gold/lead/pewter/aluminium"
            "|stone/granite/marble/slate|glass/crystal|plastic/nylon/polyester|leather|paper/card"
            "|cardboard|clay/earthenware/terracotta|porcelain/china|rubber|wool/woollen/woolen"
            "|cotton|silk/silken|linen|straw|wax|ivory|bone|horn|concrete|brick|canvas|fur|felt"
        ),
        "your hat is made of felt", "My hat is made of straw.", "I keep my hat in straw.",
    ),
    Exclusives(
        "metal",
        _values(
            "copper|tin|brass|bronze|iron|steel|silver|gold/golden|lead|pewter|aluminium|platinum"
        ),
        "your cup is made of tin", "My cup is made of brass.", "My cup stands on a brass tray.",
    ),
    Exclusives(
        "shape",
        _values(
            "round/circular|square|triangular/three-cornered|oval|rectangular/oblong"
            "|hexagonal|octagonal|heart-shaped|star-shaped|diamond-shaped|spherical|cylindrical"
        ),
        "your kite is round", "My kite is square.", "I flew my kite over the square.",
    ),
    Exclusives(
        "quarter",
        _values("north/northern|south/southern|east/eastern|west/western"),
        "you came in by the north gate", "I came in by the south gate.",
        "I came in by the gate south of the north tower.",
    ),
    Exclusives(
        "height",
        _values("upper/top/topmost|lower/bottom/bottommost|middle"),
        "you took the upper path", "I took the lower path.", "I took the lower oars.",
    ),
    Exclusives("end", _values("front|back/rear|middle|side"),
        "you came in by the front gate", "I came in by the back gate.", "I came in by the gate.",
    ),
    Exclusives("inside-outside", _values("inner/inside/inward|outer/outside/outward"),
        "you use the inner yard", "I use the outer yard.", "I use the yard.",
    ),
    Exclusives("size", _values("large/big/larger/bigger|small/little/smaller|medium/middling"),
        "you dipped it in the large vat", "I dipped it in the small vat.",
        "I dipped it in the vat with a small spoon.",
    ),
    Exclusives("length", _values("long/longer|short/shorter"),
        "you took the long path", "I took the short path.", "I took the path with a short oar.",
    ),
    Exclusives("hot-or-cold", _values("hot|cold|warm"),
        "you dipped it in the hot vat", "I dipped it in the cold vat.",
        "I dipped it in the vat with a cold spoon.",
    ),
    Exclusives(
        "time-of-day",
        _values("morning|afternoon|evening|night|midday/noon|midnight"),
        "you took the morning ferry", "I took the evening ferry.",
        "I took the ferry home to my evening meal.",
    ),
    Exclusives("early-or-late", _values("early/earlier|late/later"),
        "you took the early ferry", "I took the late ferry.", "I took the ferry.",
    ),
    Exclusives("season", _values("spring|summer|autumn|winter"),
        "you are in the summer team", "I'm in the winter team.", "I'm in the team for winter.",
    ),
    Exclusives("heads-of-a-pair", _values("male|female"),
        "you are in the male ward", "I'm in the female ward.", "I'm in the ward.",
    ),
    Exclusives("of-age", _values("junior|senior"),
        "you are in the junior team", "I'm in the senior team.", "I'm in the team.",
    ),
    Exclusives(
        "writing", _values("ink|pencil|chalk|charcoal|crayon"),
        "you write in ink", "I write in pencil.", "I write on a pencil.",
    ),
    Exclusives(
        "handwork", _values("hand|machine"),
        "you sew by hand", "I sew by machine.", "I sew a machine cover.",
    ),
    Exclusives(
        "driven-by",
        _values("oil/paraffin|gas|electricity|batteries|wood|coal|peat|steam|water|wind|solar"),
        "your lamp runs on oil", "My lamp runs on gas.", "My lamp hangs on a gas pipe.",
    ),
    Exclusives(
        "carriage",
        _values("barge|canoe|sledge|cart|balloon|horse|mule|donkey|camel|raft|coach|train|bus|car"
                "|ferry|plane|bike/bicycle|tram|taxi"),
        "you travelled by barge", "I travelled by coach.", "I travelled by night.",
    ),
    Exclusives(
        "coin", _values("silver|gold|copper|cash|kind|coins|notes|euros|dollars|pounds"),
        "you paid in silver", "I paid in gold.", "I paid in May.",
    ),
)  # fmt: skip


@cache
def values_of(word: str) -> Mapping[str, int]:
    """Return the value that a word is of, by the name of each entry that has it.

    Example:
        >>> values_of("gold") == {"colour": 12, "stuff": 1, "metal": 7, "coin": 1}
        True
        >>> values_of("goat")
        {}
    """
    return {
        entry.name: place
        for entry in EXCLUSIVES
        for place, words in enumerate(entry.values)
        if word in words
    }


def excludes(word: str, other: str) -> bool:
    """Tell whether a thing that is of one value cannot be of another.

    Example:
        >>> excludes("tin", "copper"), excludes("tin", "metal"), excludes("tin", "blue")
        (True, False, False)
    """
    first, second = values_of(word), values_of(other)
    apart = [first[name] != second[name] for name in first.keys() & second.keys()]
    narrow = [
        first[name] != second[name] for name in first.keys() & second.keys() if name != "stuff"
    ]
    return any(apart) and all(narrow)
