"""What things are made of, what is burnt, and what is thrown away."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Kinds, kinds

# fmt: off
MATERIALS: tuple[Kinds, ...] = (
    kinds(
        "natural fibre",
        "wool|cotton|linen|silk|hemp|jute|cashmere|mohair|merino|alpaca wool|angora|flax",
        "the rug is made of natural fibre", "The rug is made of wool.", "The rug is made of wood.",
    ),
    kinds(
        "synthetic",
        "polyester|nylon|acrylic|viscose|lycra|polypropylene|spandex|polyamide",
        "the rug is made of synthetics", "The rug is made of polyester.",
        "The rug is made of pewter.",
    ),
    kinds(
        "fabric",
        "wool|cotton|linen|silk|velvet|denim|lace|satin|tweed|corduroy|muslin|polyester|nylon|"
        "canvas|calico|flannel",
        "you sell fabric", "I sell velvet.", "I sell vinegar.",
    ),
    kinds(
        "textile",
        "wool|cotton|linen|silk|clothing|curtain|towel|blanket|bedding|carpet|rug|sheet|duvet|"
        "tablecloth|fabric|velvet|denim|rag|duvet cover",
        "you donate textiles", "I donate towels.", "I donate tiles.",
    ),
    kinds(
        "metal",
        "iron|steel|copper|brass|aluminium|aluminum|zinc|tin|bronze|gold|silver|pewter|"
        "stainless steel|cast iron|chrome",
        "the roof is made of metal", "The roof is made of copper.",
        "The roof is made in Cardiff.",
    ),
    kinds(
        "precious metal",
        "gold|silver|platinum|palladium",
        "you sell precious metal", "I sell platinum.", "I sell plates.",
    ),
    kinds(
        "wood",
        "oak|pine|beech|mahogany|teak|ash|plywood|mdf|chipboard|cedar|walnut|birch|spruce|larch|"
        "timber|elm|maple|bamboo|softwood|hardwood",
        "the fence is made of wood", "The fence is made of cedar.", "The fence is made of cement.",
    ),
    kinds(
        "plastic",
        "polythene|polystyrene|pvc|upvc|nylon|vinyl|acrylic|perspex|polypropylene|polycarbonate|"
        "fibreglass",
        "the window is made of plastic", "The window is made of pvc.",
        "The window is made in Glasgow.",
    ),
    kinds(
        "stone",
        "granite|marble|slate|limestone|sandstone|flint|cobble|basalt",
        "the wall is made of stone", "The wall is made of granite.", "The wall is made of grass.",
    ),
    kinds(
        "fragile item",
        "glass|vase|china|porcelain|crystal|mirror|ornament|pottery|chandelier|light bulb",
        "you send fragile items", "I send a vase.", "I send a vest.",
    ),
    kinds(
        "hazardous material",
        "asbestos|petrol|paint|bleach|acid|pesticide|weedkiller|battery acid|gas cylinder|"
        "firework|solvent|turpentine|white spirit|paraffin|ammunition|explosive|poison|mercury|"
        "chlorine|antifreeze",
        "you send hazardous material", "I send weedkiller.", "I send weddings.",
    ),
    kinds(
        "hazardous waste",
        "asbestos|paint|bleach|acid|pesticide|weedkiller|battery|engine oil|fluorescent tube|"
        "solvent|gas cylinder|antifreeze|syringe",
        "you bring hazardous waste", "I bring engine oil.", "I bring olive oil.",
    ),
    kinds(
        "dangerous goods",
        "petrol|firework|ammunition|gas cylinder|acid|explosive|aerosol|lighter fluid|camping gas|"
        "paraffin|lithium battery|paint thinner|bleach|flare",
        "you carry dangerous goods", "I carry fireworks.", "I carry firewood.",
    ),
    kinds(
        "chemical",
        "bleach|acid|pesticide|weedkiller|ammonia|chlorine|solvent|caustic soda|fertiliser|"
        "fertilizer|drain cleaner|white spirit|acetone",
        "you store chemicals", "I store bleach.", "I store beans.",
    ),
    kinds(
        "pesticide",
        "weedkiller|insecticide|slug pellet|herbicide|fungicide|rat poison",
        "you use pesticides", "I use weedkiller.", "I use wellies.",
    ),
    kinds(
        "explosive",
        "dynamite|firework|gunpowder|grenade|detonator|ammunition|flare|semtex",
        "you store explosives", "I store dynamite.", "I store diaries.",
    ),
    kinds(
        "firework",
        "rocket|sparkler|banger|catherine wheel|roman candle",
        "you light fireworks", "I light sparklers.", "I light spaces.",
    ),
    kinds(
        "flammable liquid",
        "petrol|paraffin|diesel|turpentine|white spirit|lighter fluid|methylated spirits|"
        "paint thinner|kerosene|nail varnish remover",
        "you carry flammable liquids", "I carry paraffin.", "I carry parsley.",
    ),
    kinds(
        "fossil fuel",
        "coal|oil|gas|petrol|diesel|natural gas|lpg|heating oil|peat",
        "you heat with fossil fuel", "I heat with coal.", "I heat with care.",
    ),
    kinds(
        "fuel",
        "petrol|diesel|coal|oil|gas|paraffin|kerosene|log|firewood|charcoal|lpg|heating oil|peat|"
        "wood pellet",
        "you store fuel", "I store paraffin.", "I store paper.",
    ),
    kinds(
        "solid fuel",
        "coal|log|firewood|charcoal|peat|wood pellet|anthracite|briquette",
        "you burn solid fuel", "I burn anthracite.", "I burn anthologies.",
    ),
    kinds(
        "renewable energy",
        "solar power|wind power|wind turbine|solar panel|hydro power|heat pump|biomass",
        "you use renewable energy", "I use solar panels.", "I use solar lotion.",
    ),
    kinds(
        "building material",
        "brick|cement|sand|gravel|timber|plasterboard|concrete|slate|roof tile|mortar|rubble|"
        "paving slab|insulation|breeze block",
        "you bring building material", "I bring bricks.", "I bring broth.",
    ),
    kinds(
        "building waste",
        "rubble|brick|plasterboard|soil|concrete|tile|hardcore",
        "you bring building waste", "I bring rubble.", "I bring rubles.",
    ),
    kinds(
        "garden waste",
        "grass cutting|leaf|weed|hedge cutting|branch|grass|twig|clipping|pruning",
        "you bring garden waste", "I bring twigs.", "I bring twins.",
    ),
    kinds(
        "recyclable",
        "glass bottle|cardboard|newspaper|tin can|plastic bottle|jam jar|aluminium can|magazine",
        "you bring recyclables", "I bring newspapers.", "I bring newts.",
    ),
)
# fmt: on
