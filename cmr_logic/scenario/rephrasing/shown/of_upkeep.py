"""What is shown of a house and its upkeep: a packed-in boiler, droppings, an oak felled."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.shown.notation import shows

_RISE = (
    "My rent has gone up. My rent went up. My rent has increased. My landlord has raised my "
    "rent. My rent was increased. My landlord put up my rent"
)

# fmt: off
OF_UPKEEP: tuple[Rewording, ...] = (
    shows(
        "cooks-on-gas",
        "{who} {often}(cook|cooks|heat|heats) {few}(on|with|by) gas|(boiler|cooker|hob|heating"
        "|oven|fire) {few}(runs?|works|goes|is|burns) {few}gas|gas (main|meter|cooker|hob|boiler"
        "|bill) (runs|in|is|comes|came|under)",
        "My home has gas. I have gas at home. I use gas. My home is connected to gas. I have a "
        "gas supply",
        "your home has gas", "We cook on gas.", "We cook on grass.",
        unless=r"\b(?:no|not|n['’]t|bottled|camping)\s",
    ),
    shows(
        "all-electric",
        "(it's|we're|i'm|house is|flat is|home is|everything('s| is)|all) (all "
        "|entirely )?(all[- ]electric|electric)|no gas|(gas|main) (never|doesn't|didn't) (reach"
        "|reached|come|came|get)|off the gas grid",
        "My home does not have gas. I do not have gas at home. I do not use gas. My home is not "
        "connected to gas. I do not have a gas supply",
        "your home has gas", "We're all electric.", "We're all eclectic.", value=False,
        unless=r"\b(?:car|bike|van|vehicle|scooter)\b",
    ),
    shows(
        "alarm-on-the-landing",
        "alarm (on|in|above|by|outside) the {few}(landing|hall|kitchen|stairs|ceiling|hallway"
        "|bedroom|corridor)|alarm {some}(burn|burnt|burning) (the )?toast|{have} {few}(smoke"
        "|fire) (detectors?|alarms?)",
        "I have a smoke alarm. My home has a smoke alarm. There is a smoke alarm in my home",
        "you have a smoke alarm", "There's an alarm on the landing that goes off when I burn "
                                  "toast.",
        "There's a llama on the landing that goes off when I sing.", ever=True,
        unless=r"\b(?:burglar|no|not|n['’]t|without)\s",
    ),
    shows(
        "no-alarms",
        "(no|not a single|haven't any|without) {few}alarms?( in the| anywhere| at all|{end})"
        "|never (fitted|had|put up) {few}alarms?",
        "I do not have a smoke alarm. My home does not have a smoke alarm. There is no smoke "
        "alarm in my home. I do not have an alarm",
        "you have a smoke alarm", "We've no alarms in the house.",
        "We've no aliens in the house.", value=False,
        ever=True,
    ),
    shows(
        "only-an-open-fire",
        "(only|just|nothing but) (an|the|a) (open fire|wood burner|log burner|stove"
        "|paraffin heater|electric fire|couple of heaters|fan heater)|(no|without any"
        "|not a single|haven't any) (radiators?|central heating)",
        "My home has no central heating. My home does not have central heating. I do not have "
        "central heating. I have no central heating. There is no central heating in my home",
        "your home has no central heating", "We've only an open fire and a couple of heaters.",
        "We've only an open door and a couple of haters.",
    ),
    shows(
        "radiators",
        "radiators? (in|on) (every|each|all|the|most) {few}(room|rooms|wall|hall|bedrooms?)"
        "|central heating (comes|is|goes|runs|keeps)|underfloor heating",
        "My home has central heating. I have central heating. There is central heating in my home",
        "your home has no central heating", "There's a radiator in every room.",
        "There's a radio in every room.",
        value=False, unless=r"\b(?:no|not|n['’]t|broken)\b",
    ),
    shows(
        "flights-of-stairs",
        "(up|climb|carry it up) ({n}|several|a few|\\d+) flights( of stairs|{end})|{i}({am}| live)"
        " (up )?on the (first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|top"
        "|\\d+(st|nd|rd|th)) floor",
        "I do not live on the ground floor. My home is not on the ground floor",
        "you live on the ground floor", "I'm up three flights of stairs.",
        "I'm up three flies to two.",
        value=False, unless=r"\b(?:work|office|ward|hotel|shop|desk)\b",
    ),
    shows(
        "door-on-the-street",
        "front door (opens|gives|leads) (straight )?(on to|onto|on|out to) the (street|pavement"
        "|road|garden)|no (stairs|steps) (to climb|to my|up to)|all on one (level|floor)|(live"
        "|flat|am) (at|on) street level",
        "I live on the ground floor. My home is on the ground floor. My flat is on the ground "
        "floor",
        "you live on the ground floor", "My front door opens on to the street.",
        "My front row opens on to the stage.",
    ),
    shows(
        "takes-the-lift",
        "(take|takes|use|uses|get|in|ride|wait for|waiting for) the (lift|elevator)( up| down"
        "| to|{end})|(lift|elevator) (is|was|'s) {few}(broken|out of order|slow|working|full)",
        "There is a lift in my building. My building has a lift. There is a lift",
        "there is a lift in your building", "We take the lift up.", "We take the list up.",
        unless=r"\b(?:office|hotel|work|shop|hospital)\b",
    ),
    shows(
        "only-stairs",
        "(only|just|nothing but) (the )?(stairs|steps)|only way up is (the |by the )?(stairs"
        "|steps|on foot)|(no|without a|isn't a|hasn't a|haven't got a) (lift|elevator)",
        "There is no lift in my building. My building does not have a lift. There is not a lift",
        "there is a lift in your building", "The only way up is the stairs.",
        "The only way up is the staff room.",
        value=False,
    ),
    shows(
        "cottage-for-weekends",
        "(cottage|flat|place|villa|cabin|chalet|house|apartment|bolt-hole|lodge) (in|on|by"
        "|near) {few}(for (the )?(weekends?|holidays|summer|summers)|as well (as|{end})"
        "|where we (go|spend)|for when)|(second|holiday) (home|house|cottage|flat) (in|on|by"
        "|near|is)",
        "I own a second home. I have a second home. I own a holiday home. I own more than one home",
        "you own a second home", "We've a cottage in Wales for weekends.",
        "We've a connection in Wales for weekends.",
        unless=r"\b(?:rent|hire|borrow|friend['’]s|brother['’]s|sister['’]s)\b",
    ),
    shows(
        "only-house-we-have",
        "(the )?only (house|home|property|place|flat) (that )?(we|I)('ve| have| own| possess"
        "|'ve ever)|(no|not a|haven't a) (second|other) (home|house|property)",
        "I do not own a second home. I do not have a second home. I do not own more than one home",
        "you own a second home", "This is the only house we've got.",
        "This is the only horse we've got.",
        value=False,
    ),
    shows(
        "tenants-pay-me",
        "(?<!of )(my|our) {few}(tenants?|lodgers?) (pay|pays|rent|rents|is|are|has|have|moved"
        "|left|keeps?|owes?|owe|wants?|live|lives|complains?|broke)|{i} {often}(let"
        "|rent) out (my|our|a|the|two|three|some|several|\\d+) {few}(flats?|house|houses|rooms?"
        "|property|properties|cottages?|apartments?|annexe)|(pay|pays|paid) (me|us) (the )?rent",
        "I am a landlord. I let property. I have a tenant. I have tenants. I rent out my "
        "property. I rent out property",
        "you are a landlord", "My tenants pay me every month.", "My talents pay me every month.",
    ),
    shows(
        "nothing-to-let",
        "nothing to (let|rent out)|{i}{am} (only|just) (a|the) (tenant|lodger)|(don't|never"
        "|do not) (let|rent) (anything|any property|a thing)( out)?",
        "I am not a landlord. I do not let property. I do not have tenants. I do not have a tenant",
        "you are a landlord", "I've nothing to let.", "I've nothing to lose.", value=False,
    ),
    shows(
        "tenants-have-gone",
        "(tenants?|students|lodgers?|family|couple) (has |have )?(just )?(moved out|left|gone"
        "|went|cleared out|handed (in|back) the keys)|(flat|house|place|room)('s| is| has"
        "| has been|'s been) {few}(been )?empty since",
        "My tenant has left. My tenant left. My tenant has moved out. My tenants have left. My "
        "tenant moved out. My property is empty",
        "your tenant has left", "The flat's been empty since the students went.",
        "The flask's been empty since the students won.", unless=r"\b(?:never|not|n['’]t"
        r"|won['’]t)\b",
    ),
    shows(
        "tenants-still-there",
        "(tenants?|they|students|lodgers?)( is| are|'re|'s) (still (in (there|it|the (house|flat"
        "|room|property))|there|here|living)|staying|stopping|not (leaving|moving|going)"
        "|refusing to (leave|move|go))|(won't|refuses to|refuse to|hasn't|haven't) (moved out"
        "|move out|leave|left|budge){end}",
        "My tenant has not left. My tenant has not moved out. My tenants have not left. My "
        "tenant did not leave",
        "your tenant has left", "They're still in the flat.", "They're still in the final.",
        value=False,
        ever=True,
    ),
    shows(
        "never-put-out",
        "never been (put|thrown|kicked|turned) out|never (been evicted|had the bailiffs)"
        "|(landlord|council) (let|lets|allowed) (me|us) stay",
        "I have not been evicted. I was not evicted. I have never been evicted",
        "you have been evicted", "I've never been put out of a home.",
        "I've never been put off a home.", value=False,
        ever=True,
    ),
    shows(
        "landlord-wants-more",
        "(landlord|landlady|agent|council|they) (wants?|asks?|is asking|are asking|demands?"
        "|is demanding|charges?|is charging|now wants|put|has put|have put) {more}(more (a month"
        "|a week|than|for|rent)|up the rent|the rent up)|(used to|was) (pay"
        "|paying) [£$€]?\\d+ {some}(now|and now) {few}[£$€]?\\d+|rent (went|has gone|'s gone"
        "|jumped|has jumped|rose|has risen) (up|from)|(hiked|raised|increased|upped) (the|my"
        "|our) rent",
        _RISE,
        "your rent has gone up", "The landlord wants £50 a month more than last year.",
        "The landlord wants fifty mirrors a month.", ever=True,
        unless=r"\b(?:not|n['’]t|never)\s(?:gone|put|raised|went)\b",
    ),
    shows(
        "same-rent-for-years",
        "same rent (for|since|as)|rent (hasn't|has not|never) (changed|gone up|moved|risen)"
        "|rent (is|'s) (the same|frozen)",
        "My rent has not gone up. My rent did not go up. My rent has not increased. My landlord "
        "has not raised my rent. My rent was not increased",
        "your rent has gone up", "It's been the same rent for years.",
        "It's been the same rant for years.", value=False,
        ever=True,
    ),
    shows(
        "roof-leaks",
        "(roof|ceiling|boiler|window|gutter|toilet|tap|pipe|floor|wall|door|heating|wiring"
        "|chimney|staircase|bath|drains?|cistern)('s| is| are| has| have)? {few}(leaks?|leaking"
        "|broken|smashed|rotten|rotting|cracked|blocked|packed in|conked out|dripping|caved in"
        "|falling (in|down|off)|sagging|coming away|dangerous|faulty|bust|crumbling)|(damp|mould"
        "|rot|cracks?) (in|on|up|round) (every|the|all|each|my|our)|(tiles|slates) (off|missing"
        "|have come)|(broken|smashed|cracked|rotten) (window|pane|door|floorboards|ceiling|roof"
        "|banister|boiler|gutter)",
        "My home needs repairs. My home is in need of repair.  Something in my home needs "
        "repairing. My home needs repair",
        "your home needs repairs", "The roof leaks.", "The roof beams look lovely.",
        unless=r"\b(?:car|shop|office|church|school|mended|fixed|repaired)\b",
    ),
    shows(
        "house-in-order",
        "(house|flat|home|place|roof|everything) (is|'s) in (perfect|good|fine|excellent"
        "|tip-top) (order|condition|repair|nick|shape)|nothing (needs|wants) (mending|fixing"
        "|repairing|doing)",
        "My home does not need repairs. My home is not in need of repair.  My home does not need "
        "repair",
        "your home needs repairs", "Nothing needs mending.", "Nothing needs mentioning.",
        value=False,
    ),
    shows(
        "heating-packed-in",
        "(boiler|heating|hot water|central heating)('s| has| is| have)? (just )?(packed (in|up)"
        "|conked out|broken down|broke down|died|bust|on the blink|not working|stopped|broken"
        "|gone (off|out|bang))|no (hot water|heating) (since|for|at all|in the)",
        "My boiler is broken. I have a broken boiler. My heating is broken. My boiler does not "
        "work. My boiler has broken down. I have no heating. I have no hot water",
        "your boiler is broken", "There's been no hot water since Sunday.",
        "There's been no hot wine since Sunday.",
        unless=r"\b(?:fixed|mended|repaired|working\sagain)\b",
    ),
    shows(
        "boiler-fine",
        "(boiler|heating)( is|'s| works| runs| keeps) {few}(fine|perfectly|well|brand new"
        "|beautifully|ok|okay)|plenty of hot water",
        "My boiler is not broken. I do not have a broken boiler. My heating is not broken. My "
        "boiler works. My boiler has not broken down",
        "your boiler is broken", "The boiler's working fine.", "The broiler's working fine.",
        value=False,
    ),
    shows(
        "wallpaper-peels",
        "(wallpaper|plaster|paint) {few}(peeling|bubbling|coming|falling|blistering) {few}(off"
        "|away|damp|wet)|(black|green) (mould|spots|patches) (on|round|in|all|up)|(walls?"
        "|ceilings?) (is|are|'s) {few}(wet|damp|sodden|dripping|clammy|mouldy)|smells of (mould"
        "|damp)",
        "My home has damp. There is damp in my home. My home is damp. I have damp. There is "
        "mould in my home. My home has mould",
        "your home has damp", "The wallpaper is peeling off with the wet.",
        "The wall clock is keeping time.",
    ),
    shows(
        "bone-dry",
        "(walls?|house|home|flat|rooms?|cellar) (is|are|'s) (bone[- ]dry|dry as a bone"
        "|perfectly dry|quite dry)|(no|not a (sign|trace|hint) of|never had) (damp|mould)",
        "My home does not have damp. There is no damp in my home. My home is not damp. I do not "
        "have damp. There is no mould in my home",
        "your home has damp", "The walls are bone dry.", "The walls are done, Guy.", value=False,
    ),
    shows(
        "droppings-in-the-larder",
        "(droppings|scurrying|scratching|scuttling|nibbled|gnawed|chewed) {some}(larder|skirting"
        "|floorboards|loft|kitchen|walls?|cupboards?|attic|ceiling|wires|packets)",
        "I have mice. There are mice in my home. I have pests. There are pests in my home. I "
        "have rodents. My home has mice. I have an infestation",
        "you have mice", "There are droppings in the larder.", "There are dribbles in the larder.",
        unless=r"\b(?:my|our)\s(?:cat|dog|puppy|hamster|rabbit)\b",
    ),
    shows(
        "roof-makes-power",
        "(roof|panels?) {few}(makes?|generates?|produces?|gives?) {few}(electricity|power)"
        "|sell(s)? {few}(power|electricity) (back )?to the grid|panels? on (the|my|our) roof",
        "I have solar panels. My home has solar panels. There are solar panels on my roof",
        "you have solar panels", "The roof makes our electricity.",
        "The roof makes our elder sneeze.",
    ),
    shows(
        "only-tiles-up-there",
        "nothing on (the|my|our) roof but|(no|never had|haven't any|not any) (solar )?panels",
        "I do not have solar panels. My home does not have solar panels. There are no solar "
        "panels on my roof",
        "you have solar panels", "There's nothing on our roof but tiles.",
        "There's nothing on our hoof but mud.",
        value=False,
    ),
    shows(
        "oak-comes-down",
        "(oak|ash|beech|birch|elm|willow|pine|fir|tree|trees|sycamore|poplar|cherry|chestnut"
        "|conifers?|leylandii) (has to|have to|is|are|must|needs? to|'s) (going to )?(come"
        "|coming|be|being)? ?(down|felled|chopped down|cut down|removed)|(having|have|get"
        "|getting|want) (the|a|my|our|that|two|an) {few}(oak|ash|beech|birch|elm|willow|pine|fir"
        "|tree|trees|sycamore|poplar|cherry|chestnut|conifers?) (felled|cut down|chopped down"
        "|taken down|removed)"
        "|(fell|chop down|take down) (the|a|my|our|that) {few}(oak|ash|beech|birch|elm|willow"
        "|pine|fir|tree|sycamore|poplar)",
        "I am cutting down a tree. I cut down a tree. I am felling a tree. I fell a tree. I am "
        "removing a tree",
        "you are cutting down a tree", "The oak has to come down.",
        "The oak has to come indoors.", ever=True,
    ),
    shows(
        "only-trims",
        "(only|just) (trimming|pruning|clipping|tidying|thinning|lopping|cutting back"
        "|taking off) (the |a |some |my |our |it|them|its )?",
        "I am not cutting down a tree. I am not felling a tree. I do not cut down a tree. I am "
        "not removing a tree",
        "you are cutting down a tree", "I'm only trimming the branches.",
        "I'm only training the branches.",
        value=False, unless=r"\bbeard|hair\b",
    ),
)
# fmt: on
