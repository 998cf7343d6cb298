"""What people ride and drive."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Kinds, kinds

# fmt: off
VEHICLES: tuple[Kinds, ...] = (
    kinds(
        "vehicle",
        "bike|bicycle|trailer|e-bike|electric scooter|"
        "motor home|caravan|scooter|coach|pickup|pickup truck|pick-up|land rover|digger|forklift|"
        "van conversion|milk float|quad|trike|horsebox|lorry|car|van|truck|motorbike|motorcycle|"
        "bus|automobile|taxi|tractor|minibus|moped|ambulance|campervan|camper van|motorhome|jeep|"
        "quad bike|hgv|minivan|motor scooter|hearse",
        "you own a vehicle", "I own a van.", "I own a violin.",
    ),
    kinds(
        "car",
        "mini|mini cooper|saloon|estate car|convertible|honda|mazda|kia|citroen|citroën|golf gti|"
        "polo|porsche|jaguar|lexus|suzuki|subaru|dacia|seat ibiza|micra|clio|classic car|"
        "vintage car|morris minor|electric car|family car|people carrier|company car|beetle|"
        "hatchback|suv|toyota|volkswagen|audi|mercedes|peugeot|renault|vauxhall|skoda|nissan|"
        "hyundai|fiat|tesla|bmw|ford|volvo|fiesta|corsa|astra|land rover|range rover|prius|"
        "sports car|hire car|civic|corolla|camry|yaris|aygo|avensis|qashqai|juke|twingo|megane|"
        "passat|tiguan|octavia|fabia|punto|picanto|buick|chevrolet|chevy|chrysler|dodge|cadillac|"
        "pontiac|jeep|mustang|hyundai i10|alfa romeo|opel|vauxhall corsa|chevy malibu|bentley",
        "you own a car", "I own a Volvo.", "I own a volcano.",
    ),
    kinds(
        "motorcycle", "vespa|moped|harley", "you ride a motorcycle", "I ride a Vespa.",
        "I ride a donkey.",
    ),
    kinds(
        "bike",
        "racing bike|road bicycle|ebike|electric bike|folding bike|tandem|pushbike|push bike|"
        "cargo bike|bmx|bicycle|mountain bike|road bike|e-bike",
        "you own a bike", "I own a bicycle.", "I own a kettle.",
    ),
    kinds(
        "boat",
        "sailing boat|motorboat|speedboat|fishing boat|rowboat|cabin cruiser|houseboat|punt|"
        "sloop|ketch|rib|inflatable|paddleboard|launch|yacht|dinghy|ship|canoe|narrowboat|kayak|"
        "barge|catamaran|trawler|canal boat|rowing boat",
        "you own a boat", "I own a yacht.", "I own a yard.",
    ),
    kinds(
        "public transport", "bus|train|tram|tube|metro", "you travel by public transport",
        "I travel by tram.", "I travel by canoe.",
    ),
    kinds(
        "motorhome",
        "camper van|campervan|camper|rv|vw camper",
        "you own a motorhome", "I own a campervan.", "I own a tent.",
    ),
    kinds(
        "van",
        "transit|transit van|minivan|delivery van|panel van|white van",
        "you drive a van", "I drive a Transit.", "I drive a tractor.",
    ),
    kinds(
        "commercial vehicle",
        "van|lorry|truck|hgv|delivery van|taxi|minicab|tipper",
        "you drive a commercial vehicle", "I drive a lorry.", "I drive a bargain.",
    ),
    kinds(
        "electric vehicle",
        "electric car|electric van|tesla|nissan leaf|ev|battery car",
        "you own an electric vehicle", "I own a Tesla.", "I own a table.",
    ),
    kinds(
        "aircraft",
        "plane|aeroplane|airplane|helicopter|glider|microlight|light aircraft|hot-air balloon|"
        "drone",
        "you own an aircraft", "I own a glider.", "I own a glove.",
    ),
    kinds(
        "trailer",
        "horsebox|caravan|horse trailer|boat trailer|trailer tent",
        "you tow a trailer", "I tow a horsebox.", "I tow a friend.",
    ),
)
# fmt: on
