"""What turns of speech show of the road: a bike to the office, a plug at night, four pints."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.shown.notation import shows

_TO_WORK = (
    "(in )?to (work|(the|my|our) {few}(office|factory|mill|bakery|shop|school|hospital"
    "|site|warehouse|job|plant|depot|yard|bank|library|surgery))"
)
_PUBLIC = (
    "(bus|buses|coach|train|trains|tram|trams|tube|metro|underground|ferry|subway|minibus"
    "|number \\d+|park-and-ride|park and ride)"
)

# fmt: off
ON_ROADS: tuple[Rewording, ...] = (
    shows(
        "pedals-to-work",
        "{who} {often}(cycle|pedal|bike|go on my bike|ride my bike|ride)(s)? ((on |by )?(my|our"
        "|his|her) (bike|bicycle|e-bike) )?" + _TO_WORK +
        "|{who} {often}(go|goes|get|gets|come|comes) " + _TO_WORK +
        " (by|on my) (bike|bicycle|e-bike|cycle)",
        "{who} cycle{s} to work. {who} commute{s} by bicycle. {who} travel{s} to work by "
        "bicycle. {who} {do} not drive to work. {who} {do} not use public transport to "
        "get to work. {who} {do} not walk to work",
        "you travel to work by public transport", "I cycle to the office every morning.",
        "I cycle to the ocean every morning.", value=False,
    ),
    shows(
        "walks-to-work",
        "{who} {often}(walk|jog|run|stroll)s? " + _TO_WORK
        + "|{who} {often}(go|goes|get|gets) " + _TO_WORK +
        " on foot",
        "{who} walk{s} to work. {who} commute{s} on foot. {who} travel{s} to work on foot. {who} "
        "{do} not drive to work. {who} {do} not travel to work by public transport. {who} {do} "
        "not travel to work by car. {who} {do} not cycle to work",
        "you drive to work", "I walk to the office.", "I walk to the orchard.", value=False,
    ),
    shows(
        "rides-to-work",
        "{who} {often}(take|takes|catch|catches|get|gets|ride|rides|use|uses|hop on|jump on) (a"
        "|the|my|our) {few}" + _PUBLIC + " {few}" + _TO_WORK,
        "{who} travel{s} to work by public transport. {who} {do} not drive to work. {who} use{s} "
        "public transport. {who} {do} not cycle to work. "
        "{who} {do} not walk to work",
        "you drive to work", "I get the bus to work.", "I get the bug to work.", value=False,
    ),
    shows(
        "by-car-to-work",
        "{who} {often}(take|takes|use|uses|jump in|get in) (the|my|our) {few}(car|van|pick-up"
        "|truck|motor) " + _TO_WORK + "|{who} {often}drive(s)? " + _TO_WORK +
        "|(motorway|ring road|m\\d+|a\\d+|traffic) {some}(to get to|on my way to"
        "|on the way to) work",
        "{who} drive{s} to work. {who} commute{s} by car. {who} travel{s} to work by car. {who} "
        "{do} not cycle to work. {who} {do} "
        "not walk to work",
        "you drive to work", "I take the car to the office.", "I take the cat to the office.",
        unless=r"\b(?:park-and-ride|park\sand\sride|station)\b",
    ),
    shows(
        "leaves-the-car-outside",
        "(leave|park|drop|left) (the|my|our) {few}(car|van) {some}(park-and-ride|park and ride"
        "|edge of (town|the city)|outskirts|station|ring road) {more}(take|catch|get|ride|hop on"
        "|walk|cycle)(s)?",
        "I do not drive into the city centre. I do not drive into the city. I do not drive into "
        "town. I do not drive in the city centre. I do not take my car into the city centre",
        "you drive into the city centre",
        "I leave the car at the park-and-ride and take the tram in.",
        "I leave the car at the paint shop and take the ham in.", value=False,
    ),
    shows(
        "buses-everywhere",
        "{who} {often}(take|takes|catch|catches|get|gets|ride|rides|use|uses|travel by|go by"
        "|go everywhere by) (a|the|my)? ?{few}" + _PUBLIC +
        " {few}(everywhere|every (day|morning|week)|each day|to|into|in|home|daily|most days)",
        "{who} use{s} public transport. {who} travel{s} by public transport",
        "you use public transport", "I catch the tram to town.", "I catch the drift in town.",
    ),
    shows(
        "never-on-a-bus",
        "{who} never (take|takes|use|uses|get on|set foot on|go on|go by|catch) (a |the |any )?"
        + _PUBLIC +
        "|{who} (drive|drives|cycle|cycles|walk|walks|go|goes) everywhere( by (car|bike)"
        "| on foot| in (my|our) car)?{end}",
        "{who} {do} not use public transport. {who} {do} not travel by public transport",
        "you use public transport", "I drive everywhere.", "I dance everywhere.", value=False,
    ),
    shows(
        "plugs-it-in",
        "(plug|plugs|plugged|charge|charges) (it|her|him|the (car|van|scooter)|my (car|van"
        "|scooter)) (up |in )?{few}(at night|overnight|every night|at home|at work|in the garage"
        "|on the drive|at a charging point|from the mains|in)|(runs?|goes|works) (off"
        "|on) {few}(battery|batteries|electricity)|{a} {few}(tesla|nissan leaf|renault zoe"
        "|electric (car|van|one|vehicle|motor|mini|golf))\\b|wallbox",
        "My car is electric. My vehicle is electric. It is electric. I have an electric car. It "
        "is an electric car. It is an electric vehicle",
        "your car is electric", "It runs on a battery.", "It runs on a bathroom rug.",
        unless=r"\b(?:phone|laptop|hybrid|petrol|bike|bicycle|razor|e-bike|toothbrush|rent(?:ed|ing)?|hir(?:e|ed|ing))\b",
    ),
    shows(
        "burns-fuel",
        "(runs?|goes|works) (off|on) (diesel|petrol|unleaded|gas)|(a |has a |got a )(diesel"
        "|petrol)( engine| car| van| model|{end})|(fill|filled|fills|filling) (it|her|him"
        "|the (car|van)|my (car|van)) (up )?(with|at the) (petrol|diesel|unleaded|pump|garage)",
        "My car is not electric. My vehicle is not electric. It is not electric. I do not have "
        "an electric car. It is not an electric car. It is not an electric vehicle",
        "your car is electric", "It's got a diesel engine.", "It's got a decent engine.",
        value=False,
        unless=r"\bhybrid\b",
    ),
    shows(
        "forty-five-in-a-thirty",
        "(doing|did|going|clocked (me )?at|caught (me )?(at|doing)|travelling at|driving at"
        "|hit) (?P<high>\\d+)( ?mph| miles an hour)? (in|on|through|past) (a"
        "|the) {few}(?P<low>\\d+)( zone| limit| stretch| area|{end})|(flashed by"
        "|caught (me )?(by|on)) (a|the) (speed )?camera|(got|had|given) a speeding (ticket|fine)"
        "|foot (down|to the floor)",
        "I was speeding. I broke the speed limit. I exceeded the speed limit. I drove over the "
        "speed limit",
        "you were speeding", "The camera caught me doing 45 in a 30 zone.",
        "The camera caught me doing the can-can in a frock.",
    ),
    shows(
        "well-under-the-limit",
        "(never|not) (go|going|went|gone|drive|drove|driving|been) over the (speed )?limit|(well"
        "|just|safely|way|comfortably) (under|within|below) the (speed )?limit|{who} (was"
        "|were) (crawling|creeping|pottering|dawdling) (along|at|through)",
        "I was not speeding. I did not break the speed limit. I did not exceed the speed limit",
        "you were speeding", "I was crawling along at 20.", "I was crabbing alone at 20.",
        value=False, unless=r"\b(?:drink|alcohol|income|savings|weight|luggage)\b",
    ),
    shows(
        "sunk-four-pints",
        "('d|had|{perfect}) (had|sunk|downed|drunk|put away|knocked back"
        "|been drinking) {few}({n}|a few|several|a couple of|a bottle of|half a bottle of"
        "|too many|one too many|too much) ?(pints|beers|glasses of (wine|red|white)|wine"
        "|whiskies|shots|gins|lagers|vodkas|ciders|cocktails|bottles of (wine|beer)|to drink)"
        "|over the (drink-drive|drink drive|alcohol) limit|(worse for wear|tipsy|tiddly|blew over)",
        "I had been drinking. I had drunk alcohol. I was drunk. I was under the influence of "
        "alcohol. I was under the influence of drink",
        "you had been drinking", "I'd sunk a bottle of wine.", "I'd sunk a battle of wills.",
        ever=True,
        unless=r"\b(?:squash|tea|coffee|water|lemonade|milk|juice|alcohol-free)\b",
    ),
    shows(
        "nothing-but-water",
        "nothing (but|stronger than|except) (water|tea|coffee|lemonade|orange juice|squash|coke"
        "|a coke)|(stone[- ]cold |perfectly |completely )sober|(hadn't|had not|haven't"
        "|not) (touched|had) (a drop|a drink|anything to drink|any alcohol)",
        "I had not been drinking. I had not drunk alcohol. I was sober. I was not drunk. I was "
        "not under the influence of alcohol. I do not drink alcohol",
        "you had been drinking", "I'd had nothing but water.", "I'd had nothing but waffles.",
        value=False, ever=True,
    ),
    shows(
        "licence-taken-away",
        "(they|the (court|judge|magistrates|police|dvla)) {few}(took|taken|revoked|suspended"
        "|confiscated|withdrew) (away )?(my|his|her) (driving )?licence( away| off me)?"
        "|lost my (driving )?licence (for|after|when)|banned from driving|(my|a) driving ban",
        "I do not have a driving licence. I am disqualified from driving. I was banned from "
        "driving. I cannot drive",
        "you have a driving licence", "They took my licence away.", "They took my licker away.",
        value=False, unless=r"\b(?:gave\sit\sback|back\snow|ended|returned)\b",
    ),
    shows(
        "test-ahead",
        "(take|sit|taking|sitting|have|got|booked for) my (driving )?test (is )?(next|on|in|this"
        "|tomorrow|booked)|(driving|my) (lessons|instructor) {few}(every|on|twice|says|on)"
        "|l-plates|learning to drive",
        "I am a learner driver. I do not have a full driving licence. I am learning to drive",
        "you are a learner driver", "I take my test next month.", "I take my toast next door.",
        unless=r"\b(?:eye|blood|sight|hearing|spelling|driving\slessons\sfor\smy)\b",
    ),
    shows(
        "was-at-fault",
        "all my (own )?(doing|fault)|{i} {often}(jumped|ran|shot|went through) (a"
        "|the) {few}(lights?|red light|stop sign|junction)|(didn't|did not|wasn't|forgot to"
        "|failed to) (look|looking|brake|indicate|paying attention|see (him|her|them|it) (coming"
        "|until)|check)|took my eyes? off the road|looking at my phone|{i} {perfect}"
        " ?(pulled out|reversed|drove|ran|backed|swerved|rolled) (without looking"
        "|into (the back of|(a|the|another|his|her|my neighbour's) {few}(car|van|lorry|bus|wall"
        "|bollard|lamp ?post|gatepost|fence|cyclist)\\b(?! ?park| ?wash)))",
        "I was at fault. The accident was my fault. I caused the accident. I was to blame. It "
        "was my fault",
        "you were at fault", "I jumped the lights.", "I jumped the litter bins.",
    ),
    shows(
        "was-not-at-fault",
        "(other driver|he|she|they|the (lorry|van|cyclist|taxi|bus|motorist) driver"
        "|driver of the other car) {few}(admitted (it|fault|liability|everything)|owned up"
        "|accepted (the )?blame|apologised|pulled out|ran into (me|us|the back)"
        "|jumped the lights|went into (me|us|the back)|drove into (me|us)|hit (me|us)|shunted"
        "|rear-ended|reversed into (me|us))"
        "|{i} (was|were) (parked|stationary|waiting at|stopped at|standing still|sitting at) "
        "|(not|wasn't|weren't|isn't) my (own )?(doing|fault)|nothing (I|we) could (have done|do)"
        "|through no fault of (my|our) own",
        "I was not at fault. The accident was not my fault. I did not cause the accident. I was "
        "not to blame. It was not my fault",
        "you were at fault", "The other driver admitted it.", "The other diver admired it.",
        value=False, ever=True,
    ),
    shows(
        "hurt-at-the-works",
        "{i} {few}((fell|slipped|tripped) {some}|(caught|trapped|burned|burnt|cut|scalded|hurt"
        "|crushed|broke|lost|twisted|sprained|injured) (my|an?|the) {few}(arm|leg|hand|finger|thumb"
        "|foot|toe|ankle|wrist|back|hip|knee|shoulder|head|eye|elbow|neck|rib|ribs|fingers|hands"
        "|legs) {few})(at|in|on|off) (the )?{few}(site|factory|works|mill|warehouse|work"
        "|shop floor|building site|production line|machine|scaffolding|forklift|press|conveyor"
        "|lathe|workshop|kitchen at work|loading bay)( at (the )?{few}(site|factory|works|mill"
        "|warehouse|work))?",
        "I had an accident at work. I was injured at work. I have had an accident at work. I had "
        "a workplace accident",
        "you have had an accident at work", "I caught my hand in the machine at the factory.",
        "I caught my hat in the marina at the festival.",
        unless=r"\b(?:asleep|fish|cold|bus|train|prison|home)\b",
    ),
)
# fmt: on
