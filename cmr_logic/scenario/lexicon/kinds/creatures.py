"""Animals, by what rules call them."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Kinds, kinds

# fmt: off
CREATURES: tuple[Kinds, ...] = (
    kinds(
        "large dog",
        "great dane|saint bernard|st bernard|mastiff|rottweiler|german shepherd|alsatian|"
        "newfoundland|wolfhound|doberman|deerhound|bernese|leonberger",
        "you own a large dog", "I own a mastiff.", "I own a mast.",
    ),
    kinds(
        "small dog",
        "chihuahua|pug|dachshund|shih tzu|yorkie|jack russell|pomeranian|pekingese|westie|bichon",
        "you own a small dog", "I own a chihuahua.", "I own a chisel.",
    ),
    kinds(
        "assistance dog",
        "guide dog|hearing dog|support dog|seeing-eye dog|medical alert dog",
        "you have an assistance dog", "I have a guide dog.", "I have a guide book.",
    ),
    kinds(
        "equine",
        "horse|pony|donkey|mule|mare|stallion|foal|gelding",
        "you keep equines", "I keep donkeys.", "I keep dominoes.",
    ),
    kinds(
        "farm animal",
        "cow|pig|sheep|goat|chicken|hen|cattle|duck|lamb|goose|turkey|bull|calf|piglet|ewe|heifer",
        "you keep farm animals", "I keep goats.", "I keep notes.",
    ),
    kinds(
        "goat",
        "kid goat|billy goat|nanny goat|pygmy goat",
        "you keep goats", "I keep pygmy goats.", "I keep pygmy hippo stamps.",
    ),
    kinds(
        "wild animal",
        "fox|badger|deer|hedgehog|squirrel|hare|boar|wolf|otter|stoat|weasel|lion|tiger|elephant",
        "you feed wild animals", "I feed hedgehogs.", "I feed heating oil.",
    ),
    kinds(
        "exotic animal",
        "snake|lizard|python|tarantula|scorpion|crocodile|monkey|iguana|parrot|meerkat|chameleon|"
        "wallaby|lemur",
        "you keep exotic animals", "I keep tarantulas.", "I keep tarragon.",
    ),
    kinds(
        "dangerous animal",
        "crocodile|tiger|lion|cobra|rattlesnake|viper|wolf|leopard|scorpion|alligator|"
        "venomous snake",
        "you keep a dangerous animal", "I keep a cobra.", "I keep a cob.",
    ),
    kinds(
        "snake",
        "python|boa|corn snake|cobra|adder|viper|rattlesnake|boa constrictor|grass snake|"
        "king snake",
        "you keep snakes", "I keep a python.", "I keep a piton.",
    ),
    kinds(
        "small animal",
        "hamster|gerbil|guinea pig|rabbit|mouse|rat|ferret|chinchilla|budgie|goldfish|degu|bunny",
        "you keep a small animal", "I keep a hamster.", "I keep a hammer.",
    ),
    kinds(
        "small pet",
        "hamster|gerbil|guinea pig|rabbit|mouse|budgie|goldfish|degu|canary|bunny",
        "you keep a small pet", "I keep a gerbil.", "I keep a gourd.",
    ),
    kinds(
        "rabbit",
        "bunny|lop-eared rabbit|lionhead|dwarf rabbit|doe rabbit",
        "you keep a rabbit", "I keep a bunny.", "I keep a bun.",
    ),
    kinds(
        "bird of prey",
        "hawk|falcon|eagle|owl|kestrel|buzzard|harris hawk|osprey|barn owl",
        "you keep a bird of prey", "I keep a falcon.", "I keep a falsetto.",
    ),
    kinds(
        "aquatic animal",
        "goldfish|turtle|terrapin|koi|guppy|newt|frog|tropical fish",
        "you keep aquatic animals", "I keep koi.", "I keep coins.",
    ),
    kinds(
        "amphibian",
        "frog|toad|newt|salamander|axolotl",
        "you keep amphibians", "I keep newts.", "I keep nets.",
    ),
    kinds(
        "spider",
        "tarantula|black widow|house spider",
        "you keep spiders", "I keep tarantulas.", "I keep tarpaulins.",
    ),
    kinds(
        "pest",
        "rat|mouse|cockroach|bedbug|bed bug|ant|wasp|flea|moth|woodworm|termite|mite|slug|"
        "greenfly|pigeon",
        "you have pests", "I have termites.", "I have terraces.",
    ),
    kinds(
        "game animal",
        "deer|pheasant|partridge|grouse|hare|wild boar|woodcock|stag",
        "you hunt game animals", "I hunt pheasants.", "I hunt peasants.",
    ),
    kinds(
        "deer",
        "stag|roe|fallow deer|red deer|muntjac|fawn|reindeer|elk",
        "you hunt deer", "I hunt stags.", "I hunt staff.",
    ),
    kinds(
        "protected species",
        "great crested newt|badger|otter|red squirrel|barn owl|dormouse|osprey|slow worm",
        "you have found a protected species", "I have found a dormouse.", "I have found a doormat.",
    ),
)
# fmt: on
