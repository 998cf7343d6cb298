"""Fields of words about transport: what travels, where, and who travels by it."""

from __future__ import annotations

from cmr_logic.relevance.fields.model import Field, field

# fmt: off
TRANSPORT: tuple[Field, ...] = (
    field(
        "cars",
        "car motorist vehicle automobile sedan saloon hatchback dealership showroom mileage "
        "odometer chassis engine windscreen windshield petrol diesel convertible suv limousine "
        "roadworthy",
        text="You must tell the agency when you scrap a vehicle.",
        asks="What if I leave my old hatchback or saloon there?",
        silent="Is a convertible bond taxed as a share?",
    ),
    field(
        "driving",
        "drive driver driving motorist chauffeur steer steering seatbelt speeding overtake pedal "
        "gearbox clutch brake motorway highway windscreen wheel learner roundabout",
        text="Drivers must be able to read a number plate at 20 metres.",
        asks="What must a motorist or chauffeur see?",
        silent="Is a pen drive safe for medical files?",
    ),
    field(
        "motor fuel",
        "petrol gasoline gas diesel fuel refuel unleaded charger hybrid forecourt battery ethanol "
        "kerosene filling pump",
        text="You must not store more than 30 litres of petrol at home.",
        asks="How much diesel or kerosene can I have?",
        silent="Is a conference open to guests?",
    ),
    field(
        "parking",
        "parking kerb curb clamp clamping tow warden bay garage driveway carpark valet kerbside "
        "layby park",
        text="Residents need a permit for parking in the square.",
        asks="Will I be clamped and towed from the kerb?",
        silent="May an MP debate in the house?",
    ),
    field(
        "motorbikes",
        "motorbike motorcycle motorcyclist moped scooter biker helmet pillion sidecar vespa "
        "motocross superbike trike quad",
        text="You must wear a helmet on a moped.",
        asks="Does a biker need one in the sidecar?",
        silent="Is a helmet needed on a building site?",
    ),
    field(
        "bicycles",
        "bicycle bike cycle cyclist cycling ebike tandem tricycle helmet pedal handlebar saddle "
        "puncture unicycle velodrome pannier",
        text="Bicycles are carried free of charge on the ferry.",
        asks="Do I pay for my tandem or tricycle?",
        silent="Is psychology taught in college?",
    ),
    field(
        "buses",
        "bus coach tram tramway trolleybus minibus passenger fare timetable terminus depot "
        "streetcar busway shuttle conductor",
        text="Pensioners travel free on coaches after 9 am.",
        asks="Do I have to pay the fare on a tram?",
        silent="Is a tennis coach paid on Sundays?",
    ),
    field(
        "trains",
        "train rail railway railroad station carriage locomotive tube underground subway metro "
        "commuter passenger railcard compartment conductor sleeper",
        text="Children under five travel free by rail.",
        asks="Does my toddler pay on the tube or the metro?",
        silent="Is a tube of toothpaste allowed in hand luggage?",
    ),
    field(
        "aircraft",
        "aeroplane airplane aircraft airport airline airliner flight fly pilot cockpit runway "
        "stewardess hijack jet helicopter glider passenger aviation airspace hangar propeller "
        "takeoff layover",
        text="Passengers whose flight is late by three hours can claim.",
        asks="The airline left me at the airport, do I get anything?",
        silent="Is the second phase of the housing project over?",
    ),
    field(
        "luggage",
        "luggage baggage suitcase bag rucksack backpack handbag holdall pack unpack carousel "
        "porter briefcase satchel duffel",
        text="Each passenger may bring one suitcase.",
        asks="Can I have a rucksack and a handbag with me?",
        silent="Will wolves in a pack attack hikers in Romania?",
    ),
    field(
        "ships",
        "ship boat ferry vessel yacht yachtsman sail sailor sailing marina harbour harbor mooring "
        "moor dock quay wharf jetty berth cruise captain skipper dinghy barge anchor hull "
        "seafarer seaman lifejacket mariner lifeboat",
        text="Yachts may stay in the harbour for three nights.",
        asks="How long can I moor my boat at the quay?",
        silent="Who leads the cricket team?",
    ),
    field(
        "canoes and canals",
        "canoe canoeist canoeing kayak kayaker kayaking paddle paddleboard dinghy raft rafting "
        "rower oar narrowboat barge towpath canal punt lifejacket jetski windsurfer waterway",
        text="You need a licence to keep a narrowboat on the river.",
        asks="Can I paddle my kayak along the canal without one?",
        silent="Are several new laws planned?",
    ),
    field(
        "lorries",
        "lorry truck trucker haulage haulier hauler freight freighter cargo hgv trailer "
        "tachograph juggernaut wagon pallet logistics tanker forklift consignment",
        text="Lorries are banned from the bridge at night.",
        asks="Can a tanker or a freight truck cross it?",
        silent="Is a film trailer judged by censors?",
    ),
    field(
        "roads",
        "road street highway motorway pavement sidewalk kerb curb pothole roadside roadworks "
        "tarmac asphalt junction roundabout crossroads crosswalk streetlight lamppost traffic "
        "signpost bollard verge avenue",
        text="The council must mend a pothole within a month.",
        asks="Who repairs a broken kerb or the tarmac in my street?",
        silent="Is a firm on the verge of ruin insured?",
    ),
    field(
        "speeding",
        "speed speeding speedometer mph kph overtake overtaking reckless recklessly dashcam "
        "swerve tailgate radar motorway",
        text="Fines for speeding are doubled near a school.",
        asks="What if I did 40 mph and overtook?",
        silent="What speed of broadband does the provider promise?",
    ),
    field(
        "car repairs",
        "tyre puncture mechanic garage brake exhaust engine windscreen windshield headlight "
        "headlamp bumper breakdown tread wheel gearbox clutch wiper roadworthy roadworthiness "
        "axle",
        text="Tyres must have a tread of 2 mm.",
        asks="Did the mechanic have to change the wheel after a puncture?",
        silent="Is a toothache a reason to defer an exam?",
    ),
    field(
        "crashes",
        "crash collision collide accident wreck whiplash skid swerve airbag bumper pileup dent "
        "pedestrian injure",
        text="You must stop after a collision.",
        asks="Can I go on from a small crash with a pedestrian?",
        silent="Did the stock market crash hurt savers in 1929?",
    ),
    field(
        "taxis",
        "taxi taxicab cab cabbie minicab rickshaw chauffeur uber fare passenger hackney limousine "
        "limo rideshare ridesharing carpool",
        text="A minicab must carry guide dogs.",
        asks="Can a cabbie or chauffeur turn a passenger away?",
        silent="Is sauvignon from Chile taxed as wine?",
    ),
    field(
        "caravans",
        "caravan motorhome campervan camper trailer tow towbar campground campsite awning "
        "caravanner glamping chalet",
        text="Caravans may stay for up to 28 days.",
        asks="Can I keep my motorhome or campervan there?",
        silent="Is a camel caravan shown in the museum film?",
    ),
    field(
        "unmanned aircraft",
        "drone quadcopter uav aircraft airspace fly rotor multirotor aerial hover kite balloon "
        "airfield",
        text="You must not fly within 50 metres of a crowd.",
        asks="Can I use a drone or quadcopter over people?",
        silent="Is a television aerial on the roof allowed by the lease?",
    ),
    field(
        "passports and borders",
        "passport visa border embassy consulate consular immigration immigrant traveller traveler "
        "tourist frontier backpacker emigrate immigrate deport",
        text="Your passport must be valid for six months.",
        asks="Do I need a visa at the border?",
        silent="Does a flower border need planting?",
    ),
    field(
        "tickets and fares",
        "ticket fare railcard concessionary travelcard turnstile conductor passenger timetable "
        "commute commuter journey ticketing farecard",
        text="Students get a third off all fares.",
        asks="Is my ticket cheaper as a commuter?",
        silent="Is a painting a gift for tax?",
    ),
    field(
        "walking",
        "walk walker footpath pedestrian hike hiker ramble rambler rambling trail stroll stile "
        "trek bridleway countryside sidewalk pavement path",
        text="Walkers must keep to the footpath.",
        asks="Can I leave the trail on a hike?",
        silent="Is an audit trail kept in the accounts?",
    ),
    field(
        "hotels and hostels",
        "hotel hotelier hostel guesthouse motel inn innkeeper lodging chambermaid overnight suite "
        "guest holidaymaker receptionist",
        text="Hotels must ask guests for an identity card.",
        asks="Does a motel or guesthouse want to see mine?",
        silent="Is an office suite of software licensed by the school?",
    ),
    field(
        "tolls",
        "toll tollbooth tollgate turnpike congestion bridge tunnel ferry vignette motorway "
        "barrier tollway flyover",
        text="Motorbikes pay no toll.",
        asks="Is the bridge or the tunnel free for me?",
        silent="Does the death toll count missing soldiers?",
    ),
)
