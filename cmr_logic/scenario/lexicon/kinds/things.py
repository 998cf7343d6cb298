"""Things of trade, of leisure and of building works, and what may be wrong with one."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Kinds, kinds

# fmt: off
THINGS: tuple[Kinds, ...] = (
    kinds(
        "machine",
        "machinery|appliance|lathe|mower|lawnmower|strimmer|sander|chainsaw|tractor|digger"
        "|photocopier|"
        "printer|shredder|mixer|loom|generator|crane|forklift|jukebox|excavator|sewing machine|"
        "vending machine|coffee machine|cement mixer|treadmill|compressor|woodchipper|milling "
        "machine|"
        "printing press|combine harvester|baler|rotavator|pressure washer|hand dryer|milking "
        "machine",
        "your machine is noisy", "My lathe is noisy.", "My lake is noisy.",
    ),
    kinds(
        "house",
        "villa|bungalow|cottage|semi|terrace|farmhouse|manor|townhouse|terraced house|chalet"
        "|vicarage|"
        "semi-detached|mansion|rectory|detached house|three-bed semi|lodge",
        "your house is damp", "My farmhouse is damp.", "My farmhand is damp.",
    ),
    kinds(
        "trip",
        "holiday|cruise|tour|excursion|outing|day out|journey|safari|coach tour|city break|voyage",
        "your trip was cancelled", "My cruise was cancelled.", "My crew was cancelled.",
    ),
    kinds(
        "garment",
        "tunic|poncho|sari|kimono|corset|bra|vest|blazer|overcoat|dungarees|kilt|wedding dress"
        "|ballgown|"
        "nightdress|dressing gown|polo shirt",
        "your garment is torn", "My kilt is torn.", "My kiln is torn.",
    ),
    kinds(
        "device",
        "laptop|tablet|phone|camera|drone|router|printer|speaker|headphones|smartwatch|console"
        "|sat nav|"
        "hearing aid|e-reader|monitor|scanner|remote control|hairdryer|thermostat",
        "your device is lost", "My drone is lost.", "My drake is lost.",
    ),
    kinds(
        "subscription",
        "magazine|newspaper|gym membership|streaming service|veg box|podcast|broadband",
        "your subscription was cancelled",
        "My magazine was cancelled.", "My magazines rack was lost.",
    ),
    kinds(
        "premises",
        "pub|shop|cafe|café|restaurant|bar|office|unit|warehouse|workshop|hotel|guest house|salon|"
        "factory|club|hall|church hall|village hall|nightclub|takeaway|bakery|store|surgery|studio",
        "the premises are licensed", "The pub is licensed.", "The pup is licensed.",
    ),
    kinds(
        "damage",
        "crack|dent|tear|rip|crush|smash|shatter|scratch|bend|chip|scuff|squash|burn|split|snap|"
        "gash|puncture|dint|warp|stain|soak",
        "the box is damaged", "The box is crushed.", "The box is crusty.",
    ),
    kinds(
        "box", "carton|crate|cardboard box|shoebox", "the box is red", "The carton is red.",
        "The cartoon is red.",
    ),
    kinds(
        "cold", "stone cold|ice-cold|ice cold|freezing cold|stone-cold", "the soup is cold",
        "The soup is stone cold.", "The soup is stone ground.",
    ),
    kinds(
        "hot", "piping hot|boiling hot|scalding|red-hot", "the soup is hot",
        "The soup is piping hot.", "The soup is pickled.",
    ),
    kinds(
        "wet", "soaked|drenched|sodden|soaking|waterlogged|dripping wet", "the rug is wet",
        "The rug is drenched.", "The rug is dressed up.",
    ),
    kinds(
        "structure",
        "shed|greenhouse|fence|wall|garage|carport|decking|pergola|summerhouse|porch|extension|"
        "gazebo|marquee|stage|gate|treehouse|polytunnel|outbuilding|building",
        "the structure is wooden", "The pergola is wooden.", "The person is wooden.",
    ),
    kinds(
        "boundary", "fence|hedge|boundary wall|garden wall|railing",
        "the boundary is damaged", "The hedge is damaged.", "The edge is damaged.",
    ),
    kinds(
        "vessel", "boat|yacht|dinghy|canoe|kayak|narrowboat|barge|motorboat|rowing boat|ship|"
        "sailing boat|cruiser|catamaran|houseboat",
        "the vessel is insured", "The yacht is insured.", "The yak is insured.",
    ),
    kinds(
        "equipment",
        "drill|ladder|mixer|cement mixer|projector|speaker|tent|chainsaw|sander|strimmer|mower|"
        "hedge trimmer|jet washer|pressure washer|carpet cleaner|generator|scaffolding|skis|canoe|"
        "kayak|wetsuit|surfboard|paddleboard|helmet|microphone|amplifier|camera|tripod|marquee|"
        "gazebo|digger|floor sander|wallpaper steamer|wheelchair|bouncy castle|barbecue|tea urn",
        "the equipment is clean", "The tent is clean.", "The tenant is clean.",
    ),
    kinds(
        "entry",
        "poem|photo|painting|story|drawing|essay|cake|jam|marrow|pumpkin|recipe|design|sculpture|"
        "film|song|rose|short story|quilt|model",
        "your entry was late", "My poem was late.", "My poet was late.",
    ),
    kinds(
        "session", "lesson|class|lecture|workshop|seminar|tutorial|rehearsal",
        "the session was cancelled", "The lesson was cancelled.", "The lessor was cancelled.",
    ),
    kinds(
        "meal", "breakfast|pizza|soup|burger|curry|roast|steak|starter|main course|pasta|lasagne|"
        "brunch|tea|takeaway|fish and chips|pie|stew|risotto",
        "the meal was late", "The curry was late.", "The currency was late.",
    ),
    kinds(
        "belongings",
        "purse|wallet|umbrella|coat|bag|phone|laptop|camera|suitcase|watch|jacket|rucksack",
        "your belongings are lost", "My umbrella is lost.", "My uncle is lost.",
    ),
    kinds(
        "document", "passport|certificate|birth certificate|driving licence|visa|deed|contract|"
        "will|invoice|receipt|logbook|insurance certificate",
        "the document is lost", "The passport is lost.", "The passport queue is lost.",
    ),
    kinds(
        "tradesman", "plumber|electrician|roofer|builder|carpenter|joiner|plasterer|bricklayer",
        "you hired a tradesman", "I hired a roofer.", "I hired a rower.",
    ),
)
# fmt: on
