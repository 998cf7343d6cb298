"""What cannot be said of one thing at once: hot and cold, parked and moving, wood and brick.

The entries are read and tested like those of :mod:`.contrasts` and :mod:`.alternatives`.
"""

from __future__ import annotations

from cmr_logic.scenario.lexicon.alternatives import Alternatives
from cmr_logic.scenario.lexicon.entries import Opposites, opposite

# Words of either side, and a thing that either is said of.
_PAIRS = (
    ("hot|piping hot|boiling hot|warm", "cold|stone cold|lukewarm|tepid|ice-cold", "soup"),
    ("wet|soaked|soaking|damp|sodden", "dry|bone dry", "towel"),
    ("full|packed|crammed|jam-packed", "empty|half empty|nearly empty|vacant", "car park"),
    ("fresh", "stale|gone off|mouldy|rotten|rancid|sour|rock hard", "bread"),
    ("heavy", "light|lightweight|light as a feather", "parcel"),
    ("frozen", "thawed|defrosted|melted", "lake"),
    ("moving|in motion|driving along", "parked|stationary|standing still|at a standstill", "van"),
    ("tall", "short", "wall"),
    ("wide", "narrow", "gate"),
    ("deep", "shallow", "pond"),
    ("thick", "thin", "rope"),
    ("sharp", "blunt|dull", "blade"),
    ("rough|choppy", "smooth|calm", "sea"),
    ("loud|noisy|deafening", "quiet|silent", "pump"),
    ("bright|well lit|brightly lit", "dark|pitch-dark|gloomy", "room"),
    ("cheap|inexpensive|dirt cheap", "expensive|dear|pricey|costly", "lamp"),
    ("large|big|huge|enormous", "small|tiny|little", "dog"),
    ("steep|sloping|uneven", "level|even", "path"),
    ("asleep", "awake|wide awake", "cat"),
    ("occupied", "vacant|unoccupied|empty", "flat"),
    ("genuine|authentic", "fake|counterfeit|forged", "watch"),
    ("real|natural", "artificial|synthetic|plastic", "tree"),
    ("manual", "automatic", "car"),
    ("electric|battery-powered|mains-powered", "petrol|diesel|petrol-driven|gas-fired", "mower"),
    ("cultivated|well tended|tidy|neat", "overgrown|neglected|full of weeds", "plot"),
    ("waterproof|watertight", "leaking|leaky", "tent"),
    ("fireproof|flame-retardant|fire-resistant", "flammable|highly flammable", "cloth"),
    ("tame", "wild|feral", "goat"),
    ("digital", "analogue|clockwork", "meter"),
    ("spicy|hot", "mild", "curry"),
    ("permitted|allowed", "forbidden|banned|prohibited", "fire"),
    ("available|in stock", "sold out|out of stock|unavailable", "book"),
    ("original", "replacement", "lock"),
    ("imported", "home-grown|locally made|made locally", "cheese"),
    ("homemade|home-made|handmade|baked at home", "shop-bought|bought in a shop", "cake"),
    ("amateur", "professional", "race"),
    ("upstairs", "downstairs|on the ground floor", "room"),
    ("inside|indoors", "outside|outdoors|out of doors|in the open air", "meter"),
    ("at the front|in front", "at the back|at the rear|behind", "shed"),
    ("overdrawn|in the red", "in credit|in the black", "account"),
    ("current|up to date", "lapsed|out of date|expired", "membership"),
    ("complete|all there", "incomplete|missing", "set"),
    ("loose|wobbly", "tight|firmly fixed|secure", "rail"),
    ("switched on|running", "switched off|turned off", "pump"),
    ("faulty|defective|damaged", "fine|perfect|flawless|in perfect order|like new|immaculate"
     "|in perfect condition|in good condition|in mint condition|in working order", "lamp"),
    ("damaged|broken|cracked|dented|torn|scratched",
     "intact|undamaged|unharmed|unscathed|in one piece|perfect|flawless|immaculate"
     "|in perfect condition|in good condition|in mint condition", "vase"),
    ("second-hand|pre-owned", "brand new|brand-new", "pram"),
    ("sealed", "opened|open|unsealed", "box"),
    ("shared", "mine alone|all mine|private", "drive"),
    ("refundable", "non-refundable|nonrefundable", "fare"),
    ("annual|yearly", "monthly|weekly|daily", "pass"),
    ("daily", "weekly|monthly", "pass"),
    ("icy|slippery", "dry and clear|clear of ice|gritted", "path"),
    ("flat", "pitched|steep|sloping", "roof"),
    ("metal|steel|iron", "wooden|timber|plastic|brick|concrete|canvas", "shed"),
    ("in colour|colour", "black and white|in black and white|black-and-white", "photo"),
    ("pregnant|in calf|in foal|in lamb", "barren", "mare"),
    ("overflowing|brimming over", "empty|half empty|nearly empty", "bin"),
    ("worn|bald|worn out|threadbare", "brand new|like new|as good as new", "tyre"),
    ("fragile|delicate|easily broken", "sturdy|robust|unbreakable", "parcel"),
)  # fmt: skip


def _of(pairs: tuple[tuple[str, str, str], ...]) -> tuple[Opposites, ...]:
    """Return an entry for each pair, tried on its thing."""
    made = []
    for first, second, thing in pairs:
        one, other = first.split("|")[0], second.split("|")[0]
        made.append(
            opposite(
                f"{one}-{other}", first, second, f"the {thing} is {one}",
                f"The {thing} is {other}.", f"The {thing} is beautiful.",
            )
        )  # fmt: skip
    return tuple(made)


CONTRASTS_OF_THINGS: tuple[Opposites, ...] = _of(_PAIRS)


def _ways(text: str) -> tuple[tuple[str, ...], ...]:
    """Return ways told apart by "|", each in words told apart by "/".

    Example:
        >>> _ways("in * drawer|at home")
        (('in a drawer', 'in the drawer', 'in my drawer', 'in your drawer'), ('at home',))
    """
    return tuple(
        tuple(words.replace("*", whose) for words in way.split("/") for whose in _whose(words))
        for way in text.split("|")
    )


def _whose(words: str) -> tuple[str, ...]:
    """Return what stands before a place, whosever it is: "in * drawer"; nothing else for others."""
    return ("a", "the", "my", "your") if "*" in words else ("",)


WAYS_OF_THINGS: tuple[Alternatives, ...] = (
    Alternatives(
        "which-floor",
        _ways(
            "on the ground floor|on the first floor|on the second floor|on the third floor"
            "|on the fourth floor|on the top floor|in the basement|in the attic/in the loft"
        ),
        "the flat is on the ground floor", "The flat is on the third floor.",
        "The flat is on the third bus route.",
    ),
    Alternatives(
        "which-side",
        _ways(
            "at the front/at the front of the house|at the back/at the rear"
            "/at the back of the house"
            "/at the rear of the house|at the side/at the side of the house|on the roof"
        ),
        "the extension is at the back", "The extension is at the front.",
        "The extension is at the planning stage.",
    ),
    Alternatives(
        "kind-of-ticket",
        _ways(
            "season ticket|single ticket|return ticket|day ticket|group ticket"
        ),
        "it is a season ticket", "It is a single ticket.", "It is a lottery.",
    ),
    Alternatives(
        "which-class",
        _ways("first class|second class/standard class|business class|economy class/economy"),
        "you travelled first class", "I travelled second class.", "I travelled second.",
    ),
    Alternatives(
        "taught-how",
        _ways(
            "online/over the internet/by video call/over video/on zoom|face to face/face-to-face"
            "/in * classroom/in person"
        ),
        "the course is taught online", "The course is taught face to face.",
        "The course is taught in Welsh.",
    ),
    Alternatives(
        "where-it-shows",
        _ways(
            "in * windscreen/on * dashboard/in * window/on display/on * windscreen"
            "|at home|in * drawer|in * pocket|in * bag|in * wallet|in * glove box"
        ),
        "your permit is on the dashboard", "My permit is in a drawer.", "My permit is in a mess.",
    ),
    Alternatives(
        "where-it-stands",
        _ways(
            "in * harbour/at * marina/at * mooring|on * trailer|on * drive|in * garage"
            "|in * street/on * street|in * field|in * stable|in * garden"
        ),
        "the boat is in the harbour", "The boat is on a trailer.", "The boat is on a list.",
    ),
    Alternatives(
        "parked-on",
        _ways(
            "on * yellow line/on * double yellow line/on double yellow lines"
            "|in * marked bay/in * bay/in * parking space/in * parking bay|in * car park"
        ),
        "you parked on a yellow line", "I parked in a marked bay.", "I parked in a hurry.",
    ),
    Alternatives(
        "claimed-for",
        _ways(
            "for water damage/for flood damage|for fire damage|for storm damage|for theft|for loss"
        ),
        "your claim is for theft", "My claim is for fire damage.", "My claim is for Tuesday.",
    ),
)  # fmt: skip
