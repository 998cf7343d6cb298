"""Families of things of which a complete list leaves the others out: "I only keep sheep".

A word stands for kinds of its family: itself alone, or, of a general word, all that are listed
with it. Two words of a family exclude each other where they have no kind in common and the tables
of kinds join them nowhere. A word that no family has says nothing: who only sells perry may well
sell alcohol.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache

from cmr_logic.records import record
from cmr_logic.scenario.lexicon.relation_tables import phrase_key
from cmr_logic.scenario.lexicon.relations import covering, same


@record(frozen=True, slots=True)
class Family:
    """Kinds of things that are told apart.

    Args:
        name: a unique name.
        kinds: general words, each with its kinds; a kind may have kinds in turn.
        others: words that stand for themselves.
        clause: a clause with a word of the family.
        fires: a story with another in a complete list, which makes the clause false.
        silent: a story that leaves it open.
    """

    name: str
    kinds: Mapping[str, str]
    others: str
    clause: str
    fires: str
    silent: str


FAMILIES: tuple[Family, ...] = (
    Family(
        "beasts",
        {
            "poultry": "hen|chicken|cockerel|duck|goose|turkey|quail|guinea fowl|pullet|bantam",
            "bird": "poultry|budgie|canary|parrot|pigeon|hawk|falcon|finch|cockatiel",
            "cattle": "cow|bull|calf|heifer|ox|bullock|steer",
            "sheep": "ewe|lamb|ram|hogget",
            "goat": "nanny goat|billy goat|kid goat",
            "pig": "sow|boar|piglet|hog",
            "horse": "pony|mare|stallion|foal|gelding",
            "equine": "horse|donkey|mule",
            "dog": "puppy|terrier|spaniel|labrador|collie|poodle|greyhound|pug|dachshund|alsatian",
            "cat": "kitten|tomcat",
            "rodent": "hamster|gerbil|guinea pig|mouse|rat|chinchilla",
            "reptile": "snake|lizard|tortoise|python|gecko|terrapin|crocodile",
            "fish": "goldfish|carp|trout|koi|tropical fish",
            "livestock": "cattle|sheep|goat|pig|equine|poultry|alpaca|llama|deer|bee",
            "farm animal": "livestock",
        },
        "alpaca|llama|deer|bee|rabbit|ferret|snail|tarantula|frog",
        "you keep poultry", "I only keep sheep.", "I only keep peace.",
    ),
    Family(
        "wares",
        {
            "wine": "champagne|prosecco|red wine|white wine",
            "spirit": "gin|whisky|rum|vodka|brandy|tequila",
            "beer": "lager|ale|stout",
            "alcohol": "wine|spirit|beer|cider|sherry|port|liqueur|mead|perry|cocktail",
            "soft drink": "lemonade|cola|squash|juice|orange juice|apple juice|water",
            "drink": "alcohol|soft drink|tea|coffee|milk|cocoa|smoothie",
            "tobacco": "cigarette|cigar|pipe tobacco|vape|e-cigarette",
            "meat": "beef|pork|lamb|chicken|bacon|ham|sausage|mutton|venison|burger|steak|turkey",
            "fish": "salmon|cod|trout|mackerel|herring|kipper|tuna|haddock",
            "shellfish": "oyster|crab|mussel|prawn|lobster|shrimp",
            "seafood": "fish|shellfish",
            "dairy": "milk|cheese|butter|cream|yoghurt|ice cream",
            "bread": "loaf|roll|bun|baguette|sourdough",
            "cake": "sponge|muffin|brownie|cupcake|scone|biscuit|flapjack|pastry|doughnut",
            "fruit": "apple|pear|plum|cherry|peach|strawberry|raspberry|orange|banana|grape|berry",
            "vegetable": "cabbage|carrot|potato|onion|leek|bean|pea|beetroot|turnip|kale|sprout",
            "nut": "walnut|almond|hazelnut|peanut|cashew",
            "preserve": "jam|marmalade|chutney|pickle|honey",
            "sweet": "toffee|fudge|chocolate|liquorice",
            "food": (
                "meat|seafood|dairy|bread|cake|fruit|vegetable|nut|preserve|sweet|egg|pie|soup"
                "|sandwich|pizza|curry|chip|crisp|salad|mushroom|herb"
            ),
            "flower": "rose|tulip|daffodil|lily|dahlia|carnation",
            "plant": "flower|seedling|shrub|bedding plant|herb|houseplant",
            "clothes": "dress|shirt|coat|jumper|hat|scarf|glove|sock|shoe|jacket|trouser|blouse",
            "jewellery": "ring|necklace|earring|bracelet|brooch",
            "weapon": "gun|rifle|pistol|sword|crossbow|knife",
            "firework": "rocket|sparkler|banger",
            "furniture": "chair|table|sofa|wardrobe|bed|bookcase",
            "medicine": "painkiller|aspirin|paracetamol|antibiotic",
            "liquid": "drink|shampoo|perfume|oil|soup|lotion|ink|petrol|sauce",
            "toy": "doll|teddy|jigsaw",
        },
        "book|card|candle|soap|pottery|basket|print|egg|pie|sandwich|pizza|newspaper"
        "|postcard|cushion|blanket|bag|tea|coffee",
        "you sell alcohol", "I only sell bread and cakes.", "I only smell bread and cakes.",
    ),
    Family(
        "vehicles",
        {
            "motorhome": "camper van|campervan|camper",
            "van": "motorhome|minivan",
            "car": "hatchback|estate car|saloon|people carrier|jeep",
            "bicycle": "tandem|mountain bike|e-bike|push bike",
            "motorbike": "motorcycle|moped|scooter",
            "lorry": "truck|juggernaut",
            "boat": "canoe|kayak|dinghy|yacht|rowing boat",
            "motor vehicle": "car|van|motorbike|lorry|bus|minibus|coach|tractor",
        },
        "caravan|trailer|tent|bus|minibus|coach|tractor|horsebox",
        "you bring a motorhome", "All we bring is a tent.", "All we bring is a tenor.",
    ),
    Family(
        "papers",
        {},
        "passport|driving licence|identity card|birth certificate|bank card|bus pass|library card"
        "|student card|utility bill|bank statement|payslip|marriage certificate|residence permit",
        "you have a passport", "All I have is an identity card.", "All I have is an idea.",
    ),
    Family(
        "levels",
        {
            "basic": "beginner|elementary|foundation|introductory|novice|starter",
            "intermediate": "improver",
            "advanced": "expert",
        },
        "",
        "you have an advanced certificate", "All I have is the beginner's certificate.",
        "All I have is the framed certificate.",
    ),
    Family(
        "instruments",
        {
            "brass": "trumpet|trombone|tuba|horn|cornet|euphonium",
            "woodwind": "flute|clarinet|oboe|bassoon|recorder|saxophone",
            "string": "violin|viola|cello|double bass|guitar|harp|ukulele|banjo|mandolin",
            "drum": "snare drum|bass drum|bongo",
        },
        "piano|organ|accordion|harmonica|bagpipe|xylophone",
        "you play the flute", "I only play the cello.", "I only play the fool.",
    ),
)  # fmt: skip


@cache
def _kinds() -> Mapping[str, tuple[tuple[str, frozenset[str]], ...]]:
    """Return by what each word is compared by its families, and the kinds it stands for there."""
    found: dict[str, dict[str, frozenset[str]]] = {}
    for family in FAMILIES:
        below = {
            phrase_key(general): [phrase_key(kind) for kind in kinds.split("|")]
            for general, kinds in family.kinds.items()
        }
        words = {*below, *(kind for kinds in below.values() for kind in kinds)}
        words |= {phrase_key(word) for word in filter(None, family.others.split("|"))}
        for word in words:
            found.setdefault(word, {})[family.name] = _leaves(word, below)
    return {word: tuple(families.items()) for word, families in found.items()}


def _leaves(word: str, below: Mapping[str, list[str]]) -> frozenset[str]:
    """Return the kinds of a word, and those of its kinds in turn; itself, where it has none."""
    return frozenset({word}).union(*(_leaves(kind, below) for kind in below.get(word, ())))


def _meant(key: str) -> tuple[tuple[str, frozenset[str]], ...]:
    """Return the kinds that a word stands for, or one of its synonyms."""
    listed = _kinds()
    if key in listed:
        return listed[key]
    names = same(key) - {key}
    return next((kinds for word, kinds in listed.items() if names & same(word)), ())


@lru_cache(maxsize=8192)
def leaves_out(listed: str, asked: str) -> bool:
    """Tell whether a thing of one kind is none of another, where both are of one family.

    Args:
        listed: what a word of a complete list is compared by.
        asked: what the word that is asked for is compared by.

    Example:
        >>> leaves_out("sheep", "poultry"), leaves_out("duck", "poultry")
        (True, False)
        >>> leaves_out("perch", "poultry")
        False
    """
    if not covering(listed).isdisjoint(same(asked)) or not covering(asked).isdisjoint(same(listed)):
        return False
    first, second = dict(_meant(listed)), dict(_meant(asked))
    shared = first.keys() & second.keys()
    return bool(shared) and all(first[name].isdisjoint(second[name]) for name in shared)
