"""Property, and the things that people own and buy."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Kinds, kinds

# fmt: off
GOODS: tuple[Kinds, ...] = (
    kinds(
        "property",
        "bedsit|studio flat|farmhouse|semi|terrace|terraced house|semi-detached|"
        "semi - detached house|shop|warehouse|barn|chalet|penthouse|condo|condominium|plot|farm|"
        "lodge|duplex|townhouse|two-bed|static caravan|house|home|flat|apartment|land|building|"
        "cottage|bungalow|villa|maisonette",
        "you own property", "I own a cottage.", "I own a boat.",
    ),
    kinds(
        "building",
        "shop|office|pub|mill|tower|chapel|hut|summerhouse|outbuilding|greenhouse|factory|hotel|"
        "library|flat|house|conservatory|lean-to|extension|workshop|cabin|tower block|temple|"
        "mosque|synagogue|block of flats|barn|cottage|shed|garage|church|school|warehouse|"
        "bungalow|stable",
        "you own a building", "I own a barn.", "I own a bike.",
    ),
    kinds(
        "home",
        "house|flat|apartment|semi|studio flat|farmhouse|houseboat|two-bed flat|council house|"
        "council flat|terrace|"
        "penthouse|chalet|townhouse|three-bed semi|granny flat|static caravan|mobile home|"
        "basement flat|narrowboat|croft|cottage|bungalow|condo|condominium|maisonette|bedsit|"
        "terraced house|villa",
        "your home is damp", "My cottage is damp.", "My scarf is damp.",
    ),
    kinds(
        "appliance",
        "fridge-freezer|fridge freezer|air fryer|slow cooker|tumble drier|hob|electric fire|"
        "dehumidifier|heater|fan heater|food processor|breadmaker|bread maker|juicer|cooker hood|"
        "kitchen mixer|kettle|toaster|oven|fridge|freezer|washing machine|dishwasher|hoover|"
        "vacuum cleaner|microwave|cooker|tumble dryer|iron|hairdryer|coffee machine|blender|"
        "food mixer",
        "your appliance is loud", "My fridge is loud.", "My friend is loud.",
    ),
    kinds(
        "furniture",
        "table|chair|chest of drawers|bookshelf|settee|couch|stool|sideboard|cot|bunk bed|"
        "dresser|footstool|rocking chair|bench|three-piece suite|bed frame|bedside table|sofa|"
        "armchair|wardrobe|bed|bookcase|desk|dining table|mattress",
        "you buy furniture", "I buy wardrobes.", "I buy words.",
    ),
    kinds(
        "clothes",
        "sweater|t-shirt|t - shirt|suit|hat|scarf|glove|sock|boot|sandal|raincoat|anorak|fleece|"
        "swimsuit|wedding dress|pyjamas|tie|gown|leggings|shorts|waistcoat|cloak|hoodie|coat|"
        "jumper|dress|shirt|trousers|shoe|skirt|jeans|jacket|boots|cardigan|trainers|blouse",
        "you sell clothes", "I sell jumpers.", "I sell jugs.",
    ),
    kinds(
        "phone", "mobile telephone|handset|android phone|samsung phone|smart phone|work phone|"
        "mobile|iphone|smartphone|mobile phone|samsung|galaxy|pixel|nokia|huawei|oneplus|xiaomi|"
        "motorola|blackberry|cell phone|cellphone", "your phone is lost",
        "My iPhone is lost.", "My icon is lost.",
    ),
    kinds(
        "computer", "desktop|chromebook|notebook computer|gaming pc|imac|desktop computer|"
        "laptop|macbook|pc", "your computer is slow", "My laptop is slow.",
        "My lapdog is slow.",
    ),
    kinds(
        "goods",
        "umbrella|teapot|mug|plate|pan|cushion|pillow|desk|wardrobe|bookcase|"
        "armchair|stool|cot|car seat|scooter|ball|racket|handbag|rucksack|"
        "t-shirt|jeans|trousers|charger|cable|screen|monitor|bulb|seed|plant|"
        "tile|paint|wood|timber|brick|tool|glass|flower|"
        "kettle|toaster|sofa|table|chair|coat|jumper|dress|shirt|shoe|boot|jacket|fridge|oven|"
        "washing machine|laptop|keyboard|guitar|saw|ladder|heater|clock|vase|mirror|bag|suitcase|"
        "necklace|ring|bracelet|radio|speaker|doll|jigsaw|book|helmet|saddle|mower|blender|"
        "microwave|mattress|lampshade|kitchen mixer|hairdryer|blanket|duvet|game|console|"
        "vacuum cleaner|hoover|appliance|furniture|clothes|phone|computer|camera|television|tv|"
        "lamp|drill|toy|lawnmower|bike|watch|tablet|printer|headphones|rug|carpet|curtain|tent|"
        "pram|pushchair",
        "the goods are late", "The lamp is late.", "The lad is late.",
    ),
    kinds(
        "item",
        "purse|wallet|umbrella|battery|pen|pair of glasses|scarf|hat|glove|belt|"
        "tie|skirt|blouse|cardigan|coffee machine|air fryer|mixer|iron|fan|"
        "cushion|pillow|teapot|mug|plate|pan|frying pan|candle|charger|cable|"
        "earphones|smartwatch|screen|monitor|desk|wardrobe|bookcase|armchair|"
        "stool|cot|car seat|high chair|scooter|skateboard|ball|racket|"
        "fishing rod|earring|brooch|handbag|rucksack|backpack|t-shirt|jeans|"
        "trousers|sandal|slipper|trainer|swimsuit|coat hanger|plant pot|"
        "picture frame|painting|plant|"
        "kettle|toaster|sofa|table|chair|coat|jumper|dress|shirt|shoe|boot|jacket|fridge|oven|"
        "washing machine|laptop|keyboard|guitar|saw|ladder|heater|clock|vase|mirror|bag|suitcase|"
        "necklace|ring|bracelet|radio|speaker|doll|jigsaw|book|helmet|saddle|mower|blender|"
        "microwave|mattress|lampshade|kitchen mixer|hairdryer|blanket|duvet|game|console|"
        "vacuum cleaner|hoover|goods|appliance|furniture|clothes|phone|computer|camera|"
        "television|tv|lamp|drill|toy|lawnmower|bike|watch|tablet|printer|headphones|rug|carpet|"
        "curtain|tent|pram|pushchair",
        "the item is late", "The sofa is late.", "The soprano is late.",
    ),
    kinds(
        "product",
        "purse|wallet|umbrella|teapot|mug|pan|charger|cable|screen|cream|"
        "shampoo|perfume|lipstick|battery|cushion|pillow|handbag|rucksack|"
        "trainer|earphones|air fryer|coffee machine|"
        "kettle|toaster|lawnmower|bike|watch|tablet|printer|headphones|rug|carpet|curtain|tent|"
        "pram|pushchair|sofa|laptop|heater|guitar|radio|speaker|shoe|coat|book|washing machine|"
        "fridge|oven|mattress|hairdryer|vacuum cleaner|food|medicine|appliance|furniture|clothes|"
        "phone|computer|camera|television|tv|lamp|drill|toy",
        "the product is late", "The drill is late.", "The driver is late.",
    ),
    kinds(
        "bag",
        "suitcase|rucksack|backpack|holdall|duffel bag|handbag|case|trolley case|satchel|trunk|"
        "carry-on|kitbag|tote|shoulder bag|sports bag|gym bag|cabin bag|travel bag",
        "your bag is heavy", "My rucksack is heavy.", "My rug is heavy.",
    ),
    kinds(
        "luggage",
        "suitcase|rucksack|backpack|holdall|duffel bag|bag|handbag|case|trolley case|satchel|"
        "carry-on|kitbag|cabin bag|travel bag|hand luggage|baggage",
        "your luggage is heavy", "My rucksack is heavy.", "My rug is heavy.",
    ),
    kinds(
        "parcel", "package|box|packet|crate|carton|jiffy bag|padded envelope",
        "your parcel is heavy", "My crate is heavy.", "My crane is heavy.",
    ),
    kinds(
        "firearm", "shotgun|rifle|pistol|handgun|revolver", "you own a firearm", "I own a rifle.",
        "I own a ring.",
    ),
    kinds(
        "land",
        "pasture|field|meadow|paddock|orchard|woodland|farmland|vineyard|grassland|arable land|"
        "grazing|hay meadow|smallholding|moorland|plot|allotment|acre|croft|common|heath|marsh|"
        "building plot|farm",
        "your land is in Norway", "We keep goats on a pasture in Norway.",
        "We keep goods in a palace in Norway.",
    ),
    kinds(
        "outbuilding",
        "shed|barn|garage|summerhouse|greenhouse|stable|workshop|byre|outhouse|lean-to|"
        "store shed",
        "you own an outbuilding", "I own a byre.", "I own a bike.",
    ),
    kinds(
        "plot",
        "allotment|vegetable patch|garden plot",
        "you have a plot", "I have an allotment.", "I have an appointment.",
    ),
    kinds(
        "musical instrument",
        "guitar|piano|violin|flute|cello|trumpet|drum kit|saxophone|clarinet|harp|accordion|"
        "fiddle|viola|ukulele|trombone|oboe|bassoon|tuba|banjo|drum|organ|keyboard|recorder|"
        "mandolin|double bass",
        "you own a musical instrument", "I own a cello.", "I own a cellar.",
    ),
    kinds(
        "jewellery",
        "ring|necklace|bracelet|earring|brooch|pendant|engagement ring|wedding ring|tiara|"
        "diamond ring|cufflink|gold chain|watch|locket|eternity ring|signet ring",
        "you sell jewellery", "I sell brooches.", "I sell broths.",
    ),
    kinds(
        "liquid",
        "syrup|conditioner|"
        "water|juice|shampoo|perfume|wine|beer|milk|oil|lotion|sun cream|suncream|aftershave|"
        "mouthwash|shower gel|whisky|gin|lemonade|soup|olive oil|hand cream",
        "you carry liquids", "I carry shampoo.", "I carry shovels.",
    ),
    kinds(
        "sharp object",
        "knife|scissors|razor blade|penknife|pocket knife|needle|scalpel|kitchen knife|"
        "craft knife|corkscrew|chisel|box cutter|swiss army knife",
        "you carry sharp objects", "I carry a penknife.", "I carry a pencil case.",
    ),
    kinds(
        "weapon",
        "firearm|shotgun|rifle|pistol|knife|sword|crossbow|air rifle|handgun|dagger|machete|"
        "samurai sword|gun",
        "you own a weapon", "I own a sword.", "I own a swing.",
    ),
    kinds(
        "book",
        "novel|textbook|paperback|cookbook|atlas|dictionary|hardback|biography|thriller|"
        "guidebook|encyclopedia",
        "you return the book", "I return the atlas.", "I return the ladder.",
    ),
    kinds(
        "tool",
        "ladder|mower|garden fork|trowel|strimmer|jigsaw|pickaxe|shovel|hoe|"
        "secateurs|shears|hacksaw|mallet|plane|wheelbarrow|angle grinder|"
        "sledgehammer|nail gun|loppers|"
        "hammer|saw|drill|spade|wrench|chisel|screwdriver|chainsaw|hedge trimmer|spanner|"
        "pliers|sander|axe|power drill|rake",
        "you borrow a tool", "I borrow a spade.", "I borrow a spoon.",
    ),
    kinds(
        "electrical item",
        "kettle|toaster|lamp|hairdryer|television|tv|radio|computer|laptop|fridge|"
        "vacuum cleaner|heater|microwave|printer|iron|speaker|electric blanket",
        "you sell electrical items", "I sell toasters.", "I sell ties.",
    ),
    kinds(
        "valuables",
        "jewellery|necklace|diamond ring|engagement ring|gold watch|cash|passport|laptop",
        "you left valuables", "I left a gold watch.", "I left a cold wash.",
    ),
    kinds(
        "toy",
        "doll|teddy|teddy bear|jigsaw|lego|board game|train set|rocking horse|playhouse|"
        "building block",
        "you sell toys", "I sell dolls.", "I sell dill.",
    ),
)
# fmt: on
