"""Fields of words about homes: what is in them, and what keeps them."""

from __future__ import annotations

from cmr_logic.relevance.fields.model import Field, field

# fmt: off
HOMES: tuple[Field, ...] = (
    field(
        "heating",
        "heat heating heater radiator boiler furnace stove thermostat gas fuel warm warmth cold "
        "chilly freezing insulation insulate draught draughty firewood fireplace hearth",
        text="You can get the winter heating grant if you live alone.",
        asks="Is there help with gas in the cold months?",
        silent="Can I have a cold drink in the library?",
    ),
    field(
        "plumbing",
        "plumber plumbing pipe pipework tap faucet toilet lavatory sink drain drainage drainpipe "
        "leak leaky drip sewer sewage sewerage cistern shower bath bathroom stopcock septic "
        "cesspit blockage unblock overflow",
        text="Residents must tell the caretaker if a pipe leaks.",
        asks="Must I mention a dripping tap in the bathroom?",
        silent="Can I tap my bank card on the bus?",
    ),
    field(
        "electricity",
        "electric electrical electricity electrician socket plug fuse fusebox rewire wire cable "
        "voltage volt kilowatt mains meter circuit appliance bulb lightbulb blackout outage "
        "generator lamp lighting",
        text="Only a qualified electrician may alter the wiring of a rented flat.",
        asks="Can I change the sockets and fuses on my own?",
        silent="Can I wire the deposit to a bank in Spain?",
    ),
    field(
        "renewables",
        "solar photovoltaic turbine windmill inverter kilowatt electricity geothermal "
        "hydroelectric hydropower biogas biofuel biomass nuclear photovoltaics",
        text="Owners of a solar roof may sell what they do not use.",
        asks="Do we get anything for the electricity from our turbine?",
        silent="Did the solar eclipse delay the exam?",
    ),
    field(
        "roof",
        "roof roofer rooftop roofing slate tile tiler thatch thatched thatcher gutter guttering "
        "chimney loft attic skylight eaves dormer rafter gable",
        text="The freeholder must repair the roof within a month.",
        asks="Who mends slates and gutters?",
        silent="Can I wear a hat with a hood at school?",
    ),
    field(
        "building work",
        "build builder brick bricklayer mortar plaster plasterer cement concrete scaffold "
        "scaffolding conservatory demolish demolition renovate renovation refurbish refurbishment "
        "carpenter joiner carpentry stonemason masonry architect digger construct construction",
        text="You need consent from the council before any demolition.",
        asks="May the bricklayer put up scaffolding?",
        silent="Is there any evidence against me?",
    ),
    field(
        "windows",
        "window windowpane windowsill glaze glazing glazier pane sash shutter curtain sill glass "
        "blinds casement hinge skylight fanlight",
        text="The council pays for double glazing in old houses.",
        asks="Can I get money for new windows and shutters?",
        silent="Does my bank have a window for questions about a lost card?",
    ),
    field(
        "doors",
        "door doorway doorstep doorbell doormat hallway porch hinge letterbox corridor gate "
        "intercom",
        text="Nothing may be kept in the corridors.",
        asks="Can I put a doormat on the doorstep?",
        silent="Is a porch light deductible as a business expense for writers?",
    ),
    field(
        "furniture",
        "furniture sofa couch settee armchair chair wardrobe mattress bed cupboard bookcase shelf "
        "carpet rug upholstery upholstered cushion furnish furnished furnishings curtain "
        "sideboard dresser",
        text="The charity gives furniture to tenants who have none.",
        asks="Can I get a bed and a wardrobe?",
        silent="Who heads the audit committee?",
    ),
    field(
        "kitchen",
        "kitchen oven cooker stove hob fridge refrigerator freezer microwave dishwasher toaster "
        "kettle saucepan worktop cutlery crockery larder pantry",
        text="Students must clean the kitchen after they use it.",
        asks="Who has to wipe the hob and the oven?",
        silent="Do knitters register their designs?",
    ),
    field(
        "appliances",
        "appliance toaster kettle fridge refrigerator freezer microwave dishwasher blender "
        "hairdryer vacuum hoover juicer cooker",
        text="The depot accepts appliances that still work.",
        asks="Can I bring a blender or a kettle?",
        silent="Is applied maths taught at the college?",
    ),
    field(
        "laundry",
        "laundry launder launderette laundromat washer dryer drier iron ironing detergent "
        "clothesline linen duvet pillowcase towel rinse dirty wash washing",
        text="The laundry room is open to residents from 8 am.",
        asks="When can we use the washer and the dryer?",
        silent="Must the report list iron ore imports?",
    ),
    field(
        "cleaning at home",
        "clean cleaner cleaning cleanliness housekeeper janitor caretaker sweep mop vacuum hoover "
        "duster dust dusty scrub broom disinfect disinfectant bleach detergent dirty dirt tidy "
        "wipe spotless",
        text="You must leave the hall clean after the event.",
        asks="Do we have to mop and tidy up?",
        silent="Did the candidate sweep every state in the vote?",
    ),
    field(
        "garden",
        "garden gardener gardening lawn mow mower lawnmower allotment flowerbed flower hedge "
        "greenhouse polytunnel shed patio turf grass shrub seedling compost rake spade "
        "wheelbarrow prune hosepipe weeding rockery",
        text="Tenants must look after the garden.",
        asks="Do I have to mow the lawn?",
        silent="Can I call a witness to the hearing?",
    ),
    field(
        "trees",
        "tree hedge hedgerow prune pruning lop pollard stump trunk sapling oak beech willow "
        "conifer arborist woodland bough twig chainsaw orchard leylandii treetop",
        text="You must not cut down a protected tree without consent.",
        asks="Can I lop an oak or prune a willow?",
        silent="Does the family tree prove who my ancestors are?",
    ),
    field(
        "rubbish",
        "rubbish waste litter bin wheelie recycle recycling recyclable garbage trash landfill "
        "dustbin skip dump bulky incinerator incinerate flytipping scrap binman compost junk",
        text="Waste is only collected from households that have a blue sack.",
        asks="Will they empty my bin of garbage and recycling?",
        silent="Can I miss a lecture?",
    ),
    field(
        "pests",
        "pest rat mouse rodent vermin cockroach bedbug flea wasp ant infestation infest "
        "exterminator exterminate poison bait moth termite woodworm fumigate fumigation mousetrap",
        text="The landlord must deal with an infestation of vermin.",
        asks="Who gets rid of mice, rats and cockroaches?",
        silent="Is a wireless mouse covered by the laptop warranty?",
    ),
    field(
        "noisy neighbours",
        "noise noisy loud loudspeaker bark barking neighbour neighbor nuisance shout shouting "
        "disturb disturbance decibel quiet silence soundproof soundproofing din audible",
        text="It is an offence to make excessive noise after 11 pm.",
        asks="Can I stop a loud neighbour at night?",
        silent="May a charity remain quiet about a donor and a legacy?",
    ),
    field(
        "fences",
        "fence fencing boundary wall gate railing trellis hedge adjoining picket palisade "
        "neighbour neighbor trespass trespasser encroach",
        text="A fence may be up to two metres tall.",
        asks="How high can the wall to my neighbour be?",
        silent="Is fencing with a sabre an Olympic sport?",
    ),
    field(
        "locks",
        "lock locksmith padlock key unlock fob latch bolt deadbolt deadlock keyring keyhole "
        "keypad lockout",
        text="Tenants who lose a key pay for the replacement.",
        asks="Do I have to call the locksmith and get a new lock?",
        silent="Who are the key speakers at the conference on climate?",
    ),
    field(
        "burglary",
        "burglar burglary burgle theft thief steal robber robbery rob intruder loot looter cctv "
        "alarm mug mugger shoplift shoplifter shoplifting pickpocket swag valuable",
        text="Victims of a burglary can ask for a visit by an officer.",
        asks="A robber took my valuables, can someone come?",
        silent="Can I bring my own coffee mug into the exam hall?",
    ),
    field(
        "fire safety",
        "fire extinguisher smoke alarm firefighter fireman blaze arson arsonist bonfire sprinkler "
        "flame flammable burn evacuate evacuation detector hydrant fireproof candle ignite "
        "inferno",
        text="Every floor must have an extinguisher.",
        asks="Do we need a smoke alarm against fire?",
        silent="Can my boss dismiss me for a late report?",
    ),
    field(
        "pyrotechnics",
        "firework sparkler rocket banger bonfire pyrotechnic pyrotechnics explosive gunpowder "
        "explode explosion detonate detonator",
        text="You must not set off fireworks after midnight.",
        asks="Can I let off rockets and sparklers?",
        silent="Is there less red tape for traders?",
    ),
    field(
        "relocation",
        "relocate relocation mover unpack crate cardboard redirect redirection housewarming van "
        "furniture rehouse pack",
        text="The agency pays for the relocation of staff.",
        asks="Will they cover the van and the packing crates?",
        silent="Is the van driver liable to the cyclist for the injury?",
    ),
    field(
        "renting",
        "rent rental renter landlord landlady tenant tenancy lease leaseholder leasehold lodger "
        "lodgings subtenant sublet sublease evict eviction bedsit flatmate roommate housemate",
        text="The landlord must give two months' notice.",
        asks="Can I be evicted just like that as a lodger?",
        silent="Is a pub landlord liable for brewing faults?",
    ),
    field(
        "mortgage",
        "mortgage remortgage lender borrower repossess repossession foreclosure foreclose "
        "leasehold freehold freeholder conveyancing conveyancer homebuyer homeowner surveyor",
        text="The bank may repossess the flat after a warning.",
        asks="Can a homeowner with a mortgage be put out?",
        silent="Can a library borrower keep two novels longer?",
    ),
    field(
        "damp",
        "damp dampness mould mouldy mold moldy mildew condensation ventilation ventilate humidity "
        "humid leak rot rotten fungus dehumidifier moisture moist musty wet",
        text="Report condensation to the housing officer.",
        asks="Whom do I tell of mould and rot in a damp wall?",
        silent="Is wet weather a reason to cancel the match?",
    ),
    field(
        "homelessness and shelters",
        "homeless homelessness hostel shelter squat squatter refuge vagrant vagrancy beggar beg "
        "destitute destitution eviction evict roofless",
        text="The shelter is open to anyone without a bed.",
        asks="I was evicted and am destitute, can I go there?",
        silent="Are tax shelter schemes abroad reported to parliament?",
    ),
    field(
        "water supply",
        "water hosepipe hose sprinkler tap reservoir borehole aquifer waterworks mains stopcock "
        "cistern tank desalination softener fluoride drinkable hydrant",
        text="You must not use a hosepipe this summer.",
        asks="Can I water my roses from the tap with a sprinkler?",
        silent="Can an aircraft tank be used by the army in battle?",
    ),
    field(
        "stairs",
        "stair staircase stairs stairway stairwell stairlift lift elevator escalator handrail "
        "banister lobby hallway basement cellar storey",
        text="The lift must be inspected each year.",
        asks="Who has to check elevators, escalators and stairlifts?",
        silent="When will they lift the curfew on teenagers?",
    ),
    field(
        "decorating",
        "paint painter decorate decorator wallpaper emulsion varnish gloss redecorate "
        "redecoration undercoat skirting plaster brush",
        text="You must not paint the rooms without written consent.",
        asks="May I redecorate with wallpaper?",
        silent="Is plaster on my ankle covered by insurance abroad?",
    ),
)
