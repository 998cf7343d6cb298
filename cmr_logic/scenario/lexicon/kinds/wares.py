"""What people wear, own, buy and send."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Kinds, kinds

# fmt: off
WARES: tuple[Kinds, ...] = (
    kinds(
        "clothing",
        "kilt|poncho|sarong|sari|kimono|pullover|tracksuit|tuxedo|dungarees|bra|underwear|"
        "knickers|boxer shorts|stocking|nightdress|nightie|dressing gown|bathrobe|bikini|"
        "swimming trunks|wetsuit|apron|veil|blazer|duffel coat|parka|puffer jacket|leather jacket|"
        "rain jacket|jodhpurs|polo shirt|vest|beanie|bonnet|mitten|babygrow|onesie|school uniform|"
        "wedding dress|ball gown|sweatshirt|jogging bottoms|chinos|corset|shawl|coat|jumper|dress|"
        "shirt|trousers|shoe|skirt|jeans|jacket|boot|cardigan|trainers|blouse|sweater|t-shirt|"
        "t - shirt|suit|hat|scarf|glove|sock|sandal|raincoat|anorak|fleece|swimsuit|pyjamas|gown|"
        "leggings|shorts|waistcoat|cloak|hoodie",
        "you sell clothing", "I sell kilts.", "I sell kilns.",
    ),
    kinds(
        "footwear",
        "shoe|boot|sandal|trainers|slipper|wellington|wellies|welly|high heels|flip-flop|"
        "flip - flop|flip flop|clog|moccasin|loafer|plimsoll|football boot|hiking boot|stiletto|"
        "brogue|sneaker|espadrille|ballet shoe",
        "you return footwear", "I return the sandals.", "I return the saddles.",
    ),
    kinds(
        "shoe",
        "trainers|sneaker|loafer|brogue|moccasin|stiletto|plimsoll|espadrille|high heels|"
        "ballet shoe|clog|boot|sandal|trainer|hiking boot|football boot|flip-flop",
        "you return the shoes", "I return the loafers.", "I return the loans.",
    ),
    kinds(
        "headwear",
        "hat|cap|helmet|turban|bonnet|beret|beanie|balaclava|hijab|headscarf|hood|crash helmet|"
        "bobble hat|hard hat|baseball cap",
        "you wear headwear", "I wear a beret.", "I wear a beard.",
    ),
    kinds(
        "helmet",
        "crash helmet|hard hat|cycle helmet|riding hat|skid lid",
        "you wear a helmet", "I wear a hard hat.", "I wear a hard look.",
    ),
    kinds(
        "swimwear",
        "swimsuit|bikini|swimming trunks|swimming costume|bathing suit|wetsuit",
        "you wear swimwear", "I wear a bikini.", "I wear a badge.",
    ),
    kinds(
        "underwear",
        "bra|knickers|boxer shorts|pants|stocking|lingerie|underpants",
        "you return underwear", "I return the knickers.", "I return the knives.",
    ),
    kinds(
        "nightwear",
        "pyjamas|nightdress|nightie|dressing gown|onesie",
        "you sell nightwear", "I sell pyjamas.", "I sell pianos.",
    ),
    kinds(
        "protective clothing",
        "helmet|glove|goggles|hard hat|apron|hi-vis|hi - vis|mask|visor|ear defender|steel toecap|"
        "life jacket|lab coat",
        "you wear protective clothing", "I wear goggles.", "I wear gold.",
    ),
    kinds(
        "protective equipment",
        "helmet|glove|goggles|hard hat|hi-vis|hi - vis|mask|visor|ear defender|life jacket|"
        "knee pad|shin pad|elbow pad|gumshield|harness",
        "you wear protective equipment", "I wear goggles.", "I wear gold.",
    ),
    kinds(
        "life jacket",
        "buoyancy aid|life vest|lifejacket",
        "you wear a life jacket", "I wear a buoyancy aid.", "I wear a hearing aid.",
    ),
    kinds(
        "accessory",
        "belt|scarf|handbag|glove|tie|brooch|cufflink|umbrella|purse|wallet",
        "you sell accessories", "I sell belts.", "I sell bells.",
    ),
    kinds(
        "baby equipment",
        "pram|pushchair|buggy|cot|high chair|highchair|car seat|baby monitor|steriliser|carrycot|"
        "stroller",
        "you donate baby equipment", "I donate a highchair.", "I donate a hotplate.",
    ),
    kinds(
        "pushchair",
        "buggy|pram|stroller|carrycot|double buggy",
        "you have a pushchair", "I have a buggy.", "I have a bug.",
    ),
    kinds(
        "bulky item",
        "sofa|mattress|wardrobe|bed|fridge|washing machine|table|carpet|cooker|freezer|settee|"
        "armchair|bookcase|sideboard|bed frame",
        "you throw out bulky items", "I throw out a wardrobe.", "I throw out a word.",
    ),
    kinds(
        "white goods",
        "fridge|freezer|washing machine|dishwasher|cooker|tumble dryer|oven",
        "you sell white goods", "I sell dishwashers.", "I sell dishes.",
    ),
    kinds(
        "electronics",
        "laptop|phone|tablet|computer|television|camera|radio|headphones|printer|speaker|console|"
        "games console|keyboard|router|dvd player|stereo|hi-fi|drone|smartwatch",
        "you sell electronics", "I sell tablets.", "I sell tables.",
    ),
    kinds(
        "electronic device",
        "laptop|phone|tablet|computer|camera|radio|headphones|console|games console|smartwatch|"
        "e-reader|kindle|ipad|drone|game boy",
        "you bring an electronic device", "I bring a kindle.", "I bring a candle.",
    ),
    kinds(
        "crockery",
        "plate|mug|cup|saucer|bowl|teapot|jug|dinner service|tea set",
        "you sell crockery", "I sell mugs.", "I sell rugs.",
    ),
    kinds(
        "cutlery",
        "knife|fork|spoon|teaspoon|ladle",
        "you sell cutlery", "I sell forks.", "I sell fords.",
    ),
    kinds(
        "kitchen equipment",
        "pan|saucepan|frying pan|wok|casserole dish|mixing bowl|whisk|colander|kettle|blender|"
        "baking tray",
        "you sell kitchen equipment", "I sell saucepans.", "I sell saunas.",
    ),
    kinds(
        "bedding",
        "sheet|duvet|pillow|blanket|pillowcase|quilt|mattress|eiderdown|duvet cover",
        "you donate bedding", "I donate pillows.", "I donate pills.",
    ),
    kinds(
        "toiletries",
        "shampoo|soap|toothpaste|deodorant|shower gel|shaving foam|toothbrush|lotion|bubble bath|"
        "mouthwash",
        "you sell toiletries", "I sell shampoo.", "I sell sampans.",
    ),
    kinds(
        "cosmetic",
        "lipstick|mascara|make-up|make - up|makeup|perfume|nail varnish|eyeliner|face cream|"
        "blusher|nail polish|eyeshadow|moisturiser",
        "you sell cosmetics", "I sell mascara.", "I sell maracas.",
    ),
    kinds(
        "stationery",
        "pen|pencil|notebook|envelope|paper|stapler|crayon|felt tip|eraser",
        "you sell stationery", "I sell pencils.", "I sell pelicans.",
    ),
    kinds(
        "sports equipment",
        "tennis racket|football|golf club|cricket bat|ski|snowboard|surfboard|skate|dumbbell|"
        "treadmill|racket|hockey stick|rowing machine|skateboard|yoga mat|exercise bike",
        "you carry sports equipment", "I carry a snowboard.", "I carry a snack.",
    ),
    kinds(
        "camping equipment",
        "tent|sleeping bag|camping stove|rucksack|groundsheet|airbed|hammock",
        "you hire camping equipment", "I hire a tent.", "I hire a tenor.",
    ),
    kinds(
        "garden furniture",
        "patio table|deckchair|sun lounger|garden bench|parasol|picnic table|patio chair",
        "you sell garden furniture", "I sell deckchairs.", "I sell deck shoes.",
    ),
    kinds(
        "garden equipment",
        "lawnmower|mower|strimmer|hedge trimmer|wheelbarrow|spade|rake|shears|hose|leaf blower|"
        "chainsaw",
        "you hire garden equipment", "I hire a strimmer.", "I hire a swimmer.",
    ),
    kinds(
        "power tool",
        "drill|sander|chainsaw|circular saw|jigsaw|angle grinder|hedge trimmer|strimmer|nail gun|"
        "power washer|leaf blower|electric saw",
        "you use power tools", "I use a sander.", "I use a saucepan.",
    ),
    kinds(
        "machinery",
        "tractor|digger|combine harvester|forklift|lathe|crane|cement mixer|excavator|chainsaw|"
        "drill press|bulldozer|conveyor belt|baler",
        "you operate machinery", "I operate a lathe.", "I operate a label.",
    ),
    kinds(
        "soft furnishings",
        "curtain|cushion|rug",
        "you sell soft furnishings", "I sell cushions.", "I sell quotients.",
    ),
    kinds(
        "artwork",
        "painting|sculpture|watercolour|statue|oil painting|etching|portrait|engraving",
        "you sell artworks", "I sell sculptures.", "I sell scriptures.",
    ),
    kinds(
        "antique",
        "victorian table|georgian chair|grandfather clock|heirloom",
        "you sell antiques", "I sell a grandfather clock.", "I sell a clock radio.",
    ),
    kinds(
        "publication",
        "book|magazine|newspaper|journal|leaflet|pamphlet|comic|novel|brochure",
        "you sell publications", "I sell comics.", "I sell combs.",
    ),
    kinds(
        "recording",
        "cd|dvd|vinyl|record|cassette|lp|blu-ray",
        "you borrow recordings", "I borrow DVDs.", "I borrow divans.",
    ),
    kinds(
        "game",
        "board game|chess|jigsaw|playing card|video game|computer game|console game|puzzle|"
        "monopoly",
        "you borrow games", "I borrow a video game.", "I borrow a video camera.",
    ),
    kinds(
        "personalised item",
        "engraved|embroidered|monogrammed|made to measure|made-to-measure|custom - made|"
        "custom-made|bespoke",
        "it is a personalised item", "It is an engraved mug.", "It is an enraged bull.",
    ),
    kinds(
        "perishable",
        "flower|milk|fruit|vegetable|meat|fish|cheese|egg|bread|cake|cream|yoghurt|salad|"
        "strawberry|raspberry|sandwich|bouquet|seafood|prawn|mussel",
        "you send perishables", "I send strawberries.", "I send straw.",
    ),
    kinds(
        "perishable goods",
        "flower|milk|fruit|vegetable|meat|fish|cheese|egg|bread|cake|cream|yoghurt|salad|"
        "strawberry|raspberry|sandwich|bouquet|seafood|prawn|mussel",
        "you carry perishable goods", "I carry milk.", "I carry mail.",
    ),
    kinds(
        "hand luggage",
        "rucksack|handbag|backpack|carry-on|holdall|laptop bag|cabin bag|satchel",
        "you have hand luggage", "I have a rucksack.", "I have a rug.",
    ),
    kinds(
        "large item",
        "wardrobe|sofa|piano|fridge|washing machine|bed|surfboard|double bass|bike|bicycle|"
        "dining table|mattress",
        "you bring a large item", "I bring a surfboard.", "I bring a surprise.",
    ),
)
# fmt: on
