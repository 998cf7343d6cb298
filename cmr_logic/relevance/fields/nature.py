"""Fields of words about nature: animals, plants, land, water and weather."""

from __future__ import annotations

from cmr_logic.relevance.fields.model import Field, field

# fmt: off
NATURE: tuple[Field, ...] = (
    field(
        "dogs",
        "dog puppy hound leash muzzle kennel bark barking canine collar microchip spaniel terrier "
        "labrador bulldog mongrel fouling stray pooch paw pet",
        text="Dogs must be kept on a leash in the park.",
        asks="Does my puppy have to wear a collar and muzzle?",
        silent="Is a blue collar union open to clerks?",
    ),
    field(
        "cats",
        "cat kitten feline cattery tomcat neuter spay microchip stray moggy paw purr tabby "
        "whisker pet",
        text="All cats must be microchipped.",
        asks="Do I have to do that with a stray kitten?",
        silent="Is a stray bullet an accident under the policy?",
    ),
    field(
        "pets",
        "pet hamster rabbit gerbil parrot budgie canary aquarium goldfish tortoise reptile snake "
        "lizard terrarium cage ferret hutch tarantula rodent",
        text="Tenants may keep one small pet.",
        asks="Can I have a hamster in a cage?",
        silent="Is a football injury covered?",
    ),
    field(
        "vets",
        "vet veterinary veterinarian neuter spay castrate castration microchip euthanasia "
        "euthanise rabies worming deworm animal pet livestock",
        text="Only a veterinarian may put down an animal.",
        asks="Does the vet have to do the euthanasia?",
        silent="Does the agency vet candidates for a post at the ministry?",
    ),
    field(
        "horses",
        "horse pony mare foal stallion gelding equine equestrian saddle stable jockey donkey mule "
        "hoof farrier bridle bridleway paddock hay racecourse racehorse horsebox livery",
        text="Every horse must have a passport.",
        asks="Do I need one for my pony or donkey?",
        silent="Is the doctor in after an operation?",
    ),
    field(
        "cattle",
        "cow cattle bull calf heifer bullock ox bovine beef dairy milk milking herd ranch rancher "
        "eartag graze grazing pasture livestock silage cowshed",
        text="Cattle must be tagged within 20 days.",
        asks="When does my calf have to get its eartag?",
        silent="Is a rising market good news for investors?",
    ),
    field(
        "sheep",
        "sheep ewe ram lamb lambing flock wool woolly fleece shear shearing shearer goat mutton "
        "shepherd graze grazing pasture livestock scrapie",
        text="You must report any sheep that dies of scrapie.",
        asks="Must I say that an ewe or a lamb is dead?",
        silent="Did thieves ram the shop with a van?",
    ),
    field(
        "pigs",
        "pig swine hog piglet boar pork pigsty sty bacon swill farrow porcine livestock piggery",
        text="You must not feed kitchen scraps to pigs.",
        asks="Can my piglet have swill?",
        silent="Is the pianist a guest of the choir?",
    ),
    field(
        "poultry",
        "poultry chicken hen cockerel rooster duck goose egg coop henhouse chick hatch hatchery "
        "hatching fowl quail bantam broiler avian flock feather",
        text="Anyone with poultry must register it.",
        asks="Do I have to do it with three hens and a cockerel?",
        silent="Is the emergency hatch inspected before each flight?",
    ),
    field(
        "farming",
        "farm farmer farmhouse farmland farming agriculture agricultural barn tractor crop "
        "harvest livestock cattle pasture hectare acre acreage rancher ranch smallholding "
        "smallholder plough plow silo",
        text="Farms of less than five hectares are exempt.",
        asks="Does a smallholding with a barn count?",
        silent="Is a server farm taxed on its power?",
    ),
    field(
        "bees",
        "bee beekeeper beekeeping honey hive beehive apiary apiarist honeycomb swarm beeswax "
        "pollinate pollinator pollination bumblebee nectar sting",
        text="Beekeepers must tell the inspector of foul brood.",
        asks="What if my hive or apiary has it?",
        silent="Is a spelling bee open to adults who teach?",
    ),
    field(
        "angling",
        "fish fishing angler angling rod reel bait tackle trout salmon carp pike perch eel "
        "fishery lure hook fisherman",
        text="You need a licence to fish in a lake.",
        asks="Can I take my rod out for trout?",
        silent="Did the council tackle crime on the estate?",
    ),
    field(
        "sea fishing",
        "trawler trawl trawlerman fisherman fishery net cod herring haddock mackerel tuna lobster "
        "crab shellfish oyster mussel clam prawn shrimp scallop skipper seafood harbour",
        text="A skipper must record each landing.",
        asks="Does this go for lobster and crab too?",
        silent="Is a salary listed before deductions?",
    ),
    field(
        "hunting",
        "hunt hunter hunting huntsman shoot shooting shotgun rifle gun deer stag pheasant grouse "
        "partridge gamekeeper poach poacher poaching venison trap trapper snare crossbow moose "
        "elk hound",
        text="You must not hunt on Sundays.",
        asks="Can I shoot a pheasant or a deer then?",
        silent="Can we shoot a film in the museum?",
    ),
    field(
        "firearms",
        "firearm gun shotgun rifle pistol handgun revolver weapon ammunition bullet cartridge "
        "airgun shooter shooting shoot holster gunsmith gunshot",
        text="You need a certificate to own a firearm.",
        asks="Do I need one for a pistol and its bullets?",
        silent="Is a printer cartridge recycled by the library?",
    ),
    field(
        "birds",
        "bird birdsong nest nesting gull seagull pigeon swan owl hawk falcon falconry eagle raven "
        "crow birdwatching birdwatcher ornithologist ornithology feather aviary parrot migratory "
        "magpie heron cormorant starling sparrow",
        text="You must not disturb a nest.",
        asks="Can I get rid of gulls, crows and pigeons?",
        silent="Does an eagle on the golf card count as two under par?",
    ),
    field(
        "wild animals",
        "wildlife badger sett fox hedgehog squirrel otter hare rabbit deer bat newt toad frog "
        "beaver wolf burrow habitat mammal reptile snake stoat weasel",
        text="You must not harm an otter.",
        asks="Can I move some bats or a hedgehog?",
        silent="Is a cricket bat allowed as hand luggage?",
    ),
    field(
        "insects",
        "insect butterfly moth beetle mosquito wasp spider caterpillar larva locust hornet midge "
        "bug dragonfly ladybird ladybug grasshopper ant swarm gnat",
        text="You must report any sighting of the Asian hornet.",
        asks="I saw a wasp or beetle, whom do I tell?",
        silent="Is there a fault in the software of the bank?",
    ),
    field(
        "crops",
        "crop grain wheat barley oat maize corn rye cereal seed harvest sow plough plow straw "
        "rapeseed soya soybean rice arable farmland silo agronomist potato cultivate cultivation",
        text="You must not sow maize within two metres of a ditch.",
        asks="Can I have wheat and barley there?",
        silent="Is a vote of members binding on the board?",
    ),
    field(
        "fruit and vegetables",
        "fruit vegetable apple pear plum cherry orchard berry strawberry raspberry blackberry "
        "tomato potato carrot onion cabbage lettuce greengrocer grape banana lemon bean pea "
        "pumpkin mushroom cucumber",
        text="Fruit on sale must show where it was grown.",
        asks="Do I have to say where my pears and carrots come from?",
        silent="Did apple sue a rival over a phone patent?",
    ),
    field(
        "pesticides",
        "pesticide herbicide weedkiller insecticide fungicide spray sprayer spraying fertiliser "
        "fertilizer manure slurry glyphosate nitrate chemical poison poisonous toxic rodenticide "
        "agrochemical",
        text="You need a certificate to use a pesticide.",
        asks="Can I spray weedkiller without one?",
        silent="Is a can of spray paint sold to teenagers?",
    ),
    field(
        "weeds",
        "knotweed ragwort hogweed weed weeding thistle nettle bracken bramble ivy invasive "
        "rhododendron balsam dandelion weedkiller infest",
        text="You must not let knotweed spread.",
        asks="Do I have to get rid of ragwort, brambles and weeds?",
        silent="Is a nettle shirt taxed like cotton at the border?",
    ),
    field(
        "plants",
        "plant seedling flower flowering shrub phytosanitary botanical botanist seed sapling "
        "orchid cactus horticulture horticultural horticulturist greenhouse florist bouquet fern "
        "moss",
        text="You need a phytosanitary certificate to bring in seeds.",
        asks="Can I take an orchid or other plants with me?",
        silent="Did they hide evidence in the police file?",
    ),
    field(
        "forestry",
        "forest forester forestry woodland timber logger lumber lumberjack sawmill plantation "
        "tree chainsaw coppice afforestation reforestation deforestation conifer spruce pine "
        "sapling",
        text="Forest owners must replant what they fell.",
        asks="Must I put in new saplings where I took the timber?",
        silent="Is pine furniture dearer at auction than steel shelving?",
    ),
    field(
        "soil",
        "soil compost composting manure fertiliser fertilizer topsoil peat earthworm mulch loam "
        "humus slurry sludge erosion erode clay muck dung",
        text="You must not spread slurry on frozen ground.",
        asks="Can I put manure and compost on the soil in winter?",
        silent="Is a clay pigeon shoot open to women?",
    ),
    field(
        "floods",
        "flood flooding floodplain floodwater river riverbank stream brook creek dam weir "
        "embankment culvert ditch sandbag levee dyke overflow watercourse estuary downpour "
        "drainage inundate canal",
        text="The council gives out sandbags.",
        asks="Will they help if the river and the brook flood?",
        silent="Is a video stream covered by the copyright levy?",
    ),
    field(
        "sea and coast",
        "beach coast coastal coastline coastguard seaside shore shoreline seashore tide tidal sea "
        "ocean sand sandy dune cliff surf surfer surfing lifeguard bather bathing foreshore jetty "
        "pier jellyfish marine",
        text="Horses are banned from the beach in summer.",
        asks="Can I take my pony to the seaside shore?",
        silent="Do the wage bands get reformed?",
    ),
    field(
        "weather",
        "weather rain rainy rainfall storm stormy snow snowy snowfall ice icy frost frosty fog "
        "foggy hurricane tornado gale windy thunder thunderstorm lightning heatwave hail sleet "
        "blizzard meteorologist",
        text="The bridge is closed in a storm.",
        asks="Can I use it in fog or snow?",
        silent="Is ice hockey shown on television?",
    ),
    field(
        "drought",
        "drought hosepipe irrigation irrigate arid rainfall reservoir heatwave abstraction "
        "aquifer sprinkler borehole parched",
        text="In a drought you need consent to take water from a river.",
        asks="Can I still irrigate when there is no rainfall?",
        silent="Is there a drought of goals in women's cricket and hockey?",
    ),
    field(
        "ivory and rare species",
        "ivory elephant tusk rhino rhinoceros tiger endangered poach poacher poaching wildlife "
        "taxidermy taxidermist fur leopard coral turtle tortoiseshell extinct extinction whale "
        "whaling pangolin ape species",
        text="It is unlawful to sell ivory.",
        asks="Can I keep a tusk or the fur of a leopard?",
        silent="May I poach an egg in the hostel microwave?",
    ),
    field(
        "zoos",
        "zoo zookeeper zoological circus aquarium lion tiger elephant monkey giraffe enclosure "
        "cage menagerie safari primate gorilla penguin captive captivity",
        text="Nobody may keep a gorilla without a licence.",
        asks="Can my circus have a monkey or a lion?",
        silent="Is insurance regulated?",
    ),
    field(
        "treasure",
        "treasure detectorist detector archaeology archaeologist archaeological artefact artifact "
        "excavate excavation hoard relic antiquity antique fossil coin unearth",
        text="Archaeologists must report treasure to the coroner.",
        asks="With my detector I got a hoard of coins, do I have to say so?",
        silent="Is a smoke detector fitted in the flat by the landlord?",
    ),
    field(
        "mines and quarries",
        "miner coal colliery quarry quarrying gravel ore drill drilling fracking prospector "
        "prospecting mineral gold shaft oilfield mineshaft",
        text="You need a licence to search for minerals.",
        asks="Can I drill for gold or coal?",
        silent="Do I have to join a fire drill at school?",
    ),
    field(
        "pollution",
        "pollution pollute polluter pollutant smog emission exhaust fume carbon climate toxic "
        "contaminate contamination spill sewage effluent dioxide smoke",
        text="The operator must tell the agency of any spill.",
        asks="Must I report pollution from sewage?",
        silent="Does a copy of the letter count as proof?",
    ),
    field(
        "tents and campsites",
        "tent camp camper camping campsite campground campfire caravan hammock rucksack bivouac "
        "wigwam yurt glamping backpacker",
        text="Tents are only allowed on marked ground.",
        asks="Can I camp in my hammock in the woods?",
        silent="Is a detention camp inspected by judges?",
    ),
)
