"""Fields of words about sports."""

from __future__ import annotations

from cmr_logic.relevance.fields.model import Field, field

# fmt: off
SPORT: tuple[Field, ...] = (
    field(
        "football",
        "football footballer soccer goalkeeper striker pitch referee stadium league kickoff "
        "offside linesman fixture match fan midfielder terrace",
        text="A referee may stop the match when it is foggy.",
        asks="Can the footballer be at soccer and kickoff?",
        silent="Do my feet need a bath?",
    ),
    field(
        "team games",
        "rugby scrum tackle cricket cricketer batsman bowler wicket umpire innings hockey "
        "netball lacrosse baseball basketball volleyball handball softball",
        text="A batsman must wear a cap at the wicket.",
        asks="Who can be umpire at cricket?",
        silent="Can I cultivate crickets as food?",
    ),
    field(
        "athletics",
        "athlete athletics athletic runner race sprint sprinter marathon jogger jogging hurdle "
        "javelin discus triathlon relay decathlon",
        text="Runners must be 18 to enter the marathon.",
        asks="Can I jog in the race at 17?",
        silent="Can I rush a passport?",
    ),
    field(
        "swimming",
        "swim swimmer pool lido bathe bather lifeguard goggles backstroke breaststroke swimsuit "
        "snorkel armbands swimwear",
        text="Bathers must shower before they go in the pool.",
        asks="Can I swim in the lido with goggles?",
        silent="Can I swap shifts with a nurse?",
    ),
    field(
        "climbing",
        "climb climber mountaineer abseil belay rope crag cliff boulder bouldering summit "
        "crampon harness carabiner",
        text="Climbers must not use the crag in spring.",
        asks="Can I abseil on the cliff?",
        silent="Has the climate levy gone up?",
    ),
    field(
        "hiking",
        "hike hiker walk walker ramble rambler trail footpath backpack backpacker trek trekker "
        "stroll stile signpost bridleway",
        text="Ramblers must keep to the footpath.",
        asks="Can I walk off the bridleway?",
        silent="Can I hitch a plough to a quad?",
    ),
    field(
        "skiing",
        "ski skier snowboard snowboarder piste slope sledge sled toboggan snow avalanche "
        "chairlift skilift alpine",
        text="Skiers must not leave the piste.",
        asks="Can I snowboard on any slope?",
        silent="Can I see a skin specialist?",
    ),
    field(
        "skating",
        "skate skater rink skateboard skateboarder skatepark rollerskate rollerblade halfpipe "
        "ice rollerskating rollerskater",
        text="Skateboarders must wear pads in the skatepark.",
        asks="Can I rollerblade on the rink?",
        silent="Can I put up a stake in the field?",
    ),
    field(
        "golf",
        "golf golfer fairway bunker caddie caddy tee putt putter clubhouse birdie bogey "
        "greenkeeper",
        text="Golfers must rake the bunker.",
        asks="Does my caddie have to go on the fairway?",
        silent="Is there a gulf between the piers?",
    ),
    field(
        "tennis",
        "tennis racket racquet badminton squash shuttlecock umpire baseline volley pickleball "
        "wimbledon padel",
        text="Bring your own racket for badminton.",
        asks="Can we have tennis and pickleball there?",
        silent="Can I read a tenancy before I sign?",
    ),
    field(
        "gym",
        "gym gymnasium gymnast gymnastics fitness workout dumbbell barbell weightlifter "
        "weightlifting treadmill aerobics yoga pilates bodybuilder bodybuilding",
        text="Under-16s may not use the treadmill.",
        asks="Can a child use dumbbells in the gym?",
        silent="Is gypsum accepted at the tip?",
    ),
    field(
        "combat sports",
        "judo karate boxer wrestle wrestler taekwondo kickboxing dojo martial aikido bout "
        "ringside",
        text="A boxer must see a doctor after each bout.",
        asks="Can I do judo or wrestling at 60?",
        silent="Can I box up my plates for storage?",
    ),
    field(
        "archery",
        "archery archer bow arrow marksman bullseye crossbow quiver longbow bowman arrowhead "
        "fletching toxophilite",
        text="Archers must wait until the target is clear.",
        asks="When may I use an arrow and a longbow?",
        silent="Can I fix a roof rack to a van?",
    ),
    field(
        "sailing",
        "sail sailor yacht yachtsman dinghy regatta marina mooring berth boat skipper mast helm "
        "catamaran rudder jib harbour harbor",
        text="A skipper must pay for a berth by noon.",
        asks="Can I moor my yacht there?",
        silent="Does the salad have nuts?",
    ),
    field(
        "canoeing",
        "row rower oar oarsman canoe canoeist kayak kayaker paddle paddler cox sculling raft "
        "punt paddleboard",
        text="Canoeists must wear a vest on the rapids.",
        asks="Can I kayak or raft without one?",
        silent="Can I pad out a saddle with wool?",
    ),
    field(
        "diving",
        "dive diver scuba snorkel wetsuit underwater aqualung wreck reef flippers frogman "
        "divemaster lagoon",
        text="Divers must not touch the wreck.",
        asks="Can I scuba by the reef?",
        silent="Am I liable for the driver's debts?",
    ),
    field(
        "surfing",
        "surf surfer surfboard windsurf windsurfer kitesurf kitesurfer beach wetsuit bodyboard "
        "paddleboard jetski wakeboard waterski lifeguard",
        text="Surfers must stay between the black flags.",
        asks="Can I bodyboard on that beach?",
        silent="Is the surface of the road safe?",
    ),
    field(
        "cycling sport",
        "cycle cyclist bicycle bike bmx helmet pedal handlebar saddle velodrome tandem peloton "
        "unicycle",
        text="Cyclists must wear a helmet in the velodrome.",
        asks="Can I take a tandem or a bmx bike in?",
        silent="Is there a cyclone shelter on the isle?",
    ),
    field(
        "motor racing",
        "motorsport racetrack racing racer rally karting kart speedway motocross lap pitstop "
        "racecar hotrod",
        text="A kart must pass a check at every lap.",
        asks="Does the racer need to sign up for a rally?",
        silent="Can I raise a flag at sunrise?",
    ),
    field(
        "horse racing",
        "racecourse jockey racehorse racegoer derby steeplechase thoroughbred grandstand "
        "tipster furlong bookmaker turf",
        text="A jockey must be weighed before the steeplechase.",
        asks="Who keeps the racehorse at the derby?",
        silent="Can I hoarsely shout in a play?",
    ),
    field(
        "pub games",
        "snooker billiards pool cue darts dartboard skittles bowling tenpin petanque boules "
        "croquet",
        text="A dartboard must hang away from the door.",
        asks="Can we have billiards and skittles?",
        silent="Is a cure for warts on sale?",
    ),
    field(
        "parachuting",
        "parachute parachutist skydive skydiver paraglider paragliding glider gliding balloon "
        "balloonist bungee hangglider",
        text="A skydiver must weigh less than 95 kilos.",
        asks="Can I skydive, or go up with a paraglider?",
        silent="Can a guide dog enter the museum?",
    ),
)
