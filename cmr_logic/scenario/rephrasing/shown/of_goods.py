"""What turns of speech show of goods: a zip that broke, a till slip, a courier who never came."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.shown.notation import shows

_PART = (
    "(screen|zip|handle|strap|heel|sole|lid|button|wheel|leg|seam|plug|switch|motor|battery"
    "|hinge|spring|drawer|speaker|keyboard|lens|buckle"
    "|stitching|lining|display|charger|door|pump|fan|tap|latch|catch|cord|hem|sleeve)"
)
_PET = (
    "(cat|dog|puppy|kitten|spaniel|labrador|terrier|rabbit|parrot|hamster|ferret|collie"
    "|poodle|pup|hound)"
)
_DID = (
    "(shredded|chewed|scratched|ate|tore|clawed|knocked|peed|bit|dug|wrecked|broke|ripped"
    "|gnawed|smashed|ruined|destroyed|soiled|weed|mauled)"
)

# fmt: off
OF_GOODS: tuple[Rewording, ...] = (
    shows(
        "part-that-broke",
        "(the|its|one|both|one of the) {few}" + _PART +
        "s? ({few}(cracked|broken|split|loose|jammed|faulty|bent|dead)|(just )?(broke|fell"
        "|snapped|came (off|apart|loose)|split|stuck|gave (way|out)|won't|doesn't|stopped|keeps"
        "|tore|burst))"
        "|(it|they) {often}(won't|will not|doesn't|refuses to|stopped|keeps|keep|makes|make"
        "|leaks|leak) {few}(switch on|turn on|start|charge|work|working|heat|open|close"
        "|cutting out|crashing|dying|horrible noise|grinding|buzzing|stopping|overheating)",
        "It is faulty. It is broken. It does not work. The item is faulty. It is defective. It "
        "has a fault",
        "the item is faulty", "The zip broke the first time.", "The zip code broke the form.",
        unless=r"\b(?:old\sone|car\spark|my\sfault)\b",
    ),
    shows(
        "only-the-colour",
        "(just|only|simply|merely) (don't|didn't|do not) (like|want|care for|fancy"
        "|suit) (the (colour|style|look|fit|shape|smell|feel|pattern|design)|it|them)|(it's"
        "|they're|it is) (just |only |simply )?(the wrong (size|colour)|too (big|small|tight"
        "|loose))"
        "|changed my mind|(works|work|runs|run|goes) (perfectly|fine|like a dream|beautifully"
        "|as it should)|(nothing|not a thing) (the matter|wrong) with (it|them)",
        "It is not faulty. It is not broken. It works. The item is not faulty. It is not "
        "defective. It has no fault. It is not damaged",
        "the item is faulty", "I just don't like the colour.",
        "I just don't like the colonel's wife.",
        value=False,
    ),
    shows(
        "off-a-website",
        "(off|from|on|through|via) (ebay|amazon|etsy|gumtree|vinted)|(bought|ordered|got|paid"
        "|purchased|picked|came|arrived|chose|order) {more}(off|from|on|through|via) ((your"
        "|the|their|a) {few}(website|site|app|web ?page|online shop|web shop))"
        "|clicked (on )?(buy|order|pay|checkout)|with (one|a) click"
        "|came (in the post )?from (amazon|ebay|etsy)"
        "|(ordered|bought|got) (it|them|this|these|mine) (online|on the internet"
        "|over the internet|on my phone)",
        "I bought it online. I bought the item online. I bought the goods online. I ordered it "
        "online. It was bought online",
        "you bought the item online", "I got it off eBay.", "I got it off Edwin.",
        unless=r"\b(?:sold|sell|selling)\b",
    ),
    shows(
        "over-the-counter",
        "(in (your|the|their|a) {few}(shop|store|branch|showroom|outlet)|at (the|a"
        "|your) {few}(market|till|counter|car boot sale|jumble sale|fair|shop)|over the counter"
        "|in person|off the shelf)",
        "I did not buy it online. I did not buy the item online. I did not buy the goods online. "
        "I did not order it online. It was not bought online",
        "you bought the item online", "I got it over the counter.",
        "I got it over the course of May.",
        value=False,
        unless=r"\b(?:online|website|internet|saw|seen|collect|return|took\sit\sback|work|tried)\b",
    ),
    shows(
        "tore-the-wrapping",
        "(tore|ripped|took|cut|pulled|peeled) {few}(the )?(wrapping|cellophane|seal|shrink-wrap"
        "|packaging|box|parcel|tape) ?(off|open)|(opened|tore open|ripped open|unsealed|unboxed"
        "|unwrapped) (it|them|the {few}(box|pack|packet|packaging|bottle|parcel))",
        "It is opened. I opened it. I have opened it. It is not unopened. The item has been "
        "opened. The item is opened. It is not sealed",
        "the item is unopened", "I tore the wrapping off.", "I tore a strip off.", value=False,
    ),
    shows(
        "tags-are-on",
        "(tags?|labels?|price tags?|stickers?) ((is|are) )?(still )?(on|attached|hanging)"
        "|(still )?in (the|its|their) {few}(box|packaging|wrapping|cellophane"
        "|bag with the tags)(?! (by|on|under|in|at|near|beside|behind)\\b)"
        "|(never|not) {few}(been )?(out of (the|its|their) (box|bag|packaging)|taken (it"
        "|them) out)",
        "It is unused. It has not been used. I have not used it. The item is unused. It has not "
        "been worn. I have not worn it. It is unworn",
        "the item is unused", "The tags are still on.", "The tigers are still on.",
        unless=r"\b(?:pieces|parts|bits|flat-?pack)\b",
    ),
    shows(
        "given-by-my-aunt",
        "(came|was|is|were) (a present |a gift )?from (my|our) {few}[a-z]+ (at|for) (christmas"
        "|my birthday|our wedding|easter|our anniversary|my graduation|my leaving do)|(my"
        "|our) {few}[a-z]+ (gave|bought|got) (it|them|this|these) (to |for )?(me|us)",
        "It was a gift. The item was a gift. I was given it. I did not buy it. It was a present",
        "the item was a gift", "It came from my aunt at Christmas.",
        "It came from my agent at noon.",
    ),
    shows(
        "full-price",
        "(paid|cost|was|at) (me )?(the )?full (price|whack|rate|amount)|(not|wasn't|weren't"
        "|never) (reduced|marked down|on offer|in the sale|discounted|on sale)",
        "It was not in a sale. The item was not in a sale. It was not reduced. I did not buy it "
        "in a sale. It was not discounted. It was not on offer",
        "the item was in a sale", "I paid full price.", "I paid full attention.", value=False,
    ),
    shows(
        "gone-off-it",
        "(don't|do not|no longer|doesn't) (want|need|fancy|like) (it|them|the [a-z]+|this"
        "|these)( any ?more| after all| now)|(gone|went) off (it|them|the idea|the whole idea"
        "|the colour)|decided against (it|them|the [a-z]+)|(had|having) second thoughts"
        "|thought better of it"
        "|had a change of heart|changed my mind|turns out (I|we) (don't|do not) (need|want)",
        "I changed my mind. I have changed my mind. I do not want it. I no longer want it. I no "
        "longer need it",
        "you have changed your mind", "I've gone off it.", "I've gone off duty.", ever=True,
    ),
    shows(
        "still-wants-it",
        "{who} (still|really|do|very much) want(s)? (it|them|the [a-z]+|this|to keep)"
        "|{who}{am} (definitely |certainly )?(keeping|hanging on to|happy with) (it|them"
        "|the [a-z]+)",
        "{who} {have} not changed my mind. {who} did not change my mind",
        "you have changed your mind", "I'm keeping it.", "I'm keening over it.",
        value=False, ever=True,
    ),
    shows(
        "no-sign-of-the-parcel",
        "(still )?(waiting|waited) for (it|them|the {few}(parcel|delivery|order|package|book"
        "|goods|sofa|table|letter|box|post))|no sign of (it|them|the {few}(parcel|delivery|order"
        "|package|courier|van|driver))|(courier|driver|van|postman|parcel|delivery|order|package"
        "|it) (has |have )?(still )?(never"
        " (turned up|came|arrived|showed up|appeared)|hasn't (turned up|come|arrived|shown up"
        "|appeared)|didn't (turn up|come|arrive|show up|appear)|failed to (turn up|arrive|appear))",
        "It has not arrived. It did not arrive. My order has not arrived. My order did not "
        "arrive. My parcel has not arrived. My goods have not arrived. It has not been "
        "delivered. My order has not been delivered",
        "your order has not arrived", "There's no sign of the parcel.",
        "There's no sign of the pigeon.",
    ),
    shows(
        "came-on-tuesday",
        "(it|they|everything|the {few}(parcel|delivery|order|package|goods|sofa|table"
        "|box)) {few}(came|arrived|turned up|was delivered|were delivered|landed|got here) (on"
        "|this|yesterday|last|in|at|with|right|a|two|the|safely|today)|(parcel|order|package"
        "|delivery) is (on|in|here|sitting|at)",
        "It has arrived. It arrived. My order has arrived. My order arrived. My parcel has "
        "arrived. My goods have arrived. It has been delivered. My order has been delivered",
        "your order has not arrived", "The parcel is on my table.", "The parson is on my table.",
        value=False, unless=r"\b(?:never|not|hasn['’]t|didn['’]t|due|should|late)\b",
    ),
    shows(
        "our-cat-did-it",
        "(my|our|the) {few}" + _PET + "s?( has| have| had)? (just )?" + _DID + " ",
        "The damage was caused by my pet. My pet caused the damage. My pet damaged it. It was "
        "damaged by my pet. My animal caused the damage. The damage was caused by an animal. The "
        "damage was caused by my own pet",
        "the damage was caused by your pet", "Our cat shredded the sofa.",
        "Our cat sniffed the sofa.",
    ),
    shows(
        "somebody-else-did-it",
        "(my|our|the) {few}(kids?|children|son|daughter|storm|wind|gale|burglars?|thieves"
        "|removal men|plumber|builders?|neighbours?|toddler|guests?|tenants?|flood|fire|husband"
        "|wife|hail|lightning|tree) {few}"
        "(drew|kicked|broke|smashed|tore|spilled|spilt|scratched|ruined|wrecked|burnt|burned"
        "|damaged|dented|brought|blew|stained|flooded|fell) ",
        "The damage was not caused by my pet. My pet did not cause the damage. It was not "
        "damaged by my pet. My animal did not cause the damage. The damage was not caused by an "
        "animal. The damage was not caused by my own pet",
        "the damage was caused by your pet", "The kids drew on the sofa.",
        "The kids dressed on the sofa.",
        value=False, unless=r"\b" + _PET[1:-1].replace("|", r"\b|\b") + r"\b",
    ),
    shows(
        "knocked-it-over",
        "{who} (knocked|dropped|spilled|spilt|bumped|tripped|slipped) {few}(it|them|the|a|over"
        "|into|off|against|my|our)|(my|his|her) (elbow|sleeve|bag|foot|hand|arm"
        "|rucksack) (caught|knocked|slipped|hit|brushed)|slipped (out of|from|through) (my|his"
        "|her) (hand|hands|fingers|grasp)"
        "|(didn't|did not|never) mean to|pure accident|by accident|by mistake",
        "It was an accident. The damage was accidental. I did not do it on purpose. It "
        "was damaged by accident. It was accidental damage",
        "the damage was accidental", "My elbow caught it.", "My eldest carved it.",
        unless=r"\b(?:on\spurpose|deliberately|in\sa\s(?:rage|temper|fury))\b",
    ),
    shows(
        "on-purpose",
        "on purpose|deliberately|(in|out of) (a (rage|temper|fury|huff|strop)|spite|anger)"
        "|(meant|wanted) to (break|smash|damage|wreck) (it|them)|{who} (smashed|threw|hurled"
        "|kicked|flung) {some}(because I was|in my|out of) {few}(angry|furious|temper|rage|spite"
        "|anger)",
        "It was not an accident. The damage was not accidental. The damage was deliberate. It "
        "was not accidental damage. I did it on purpose",
        "the damage was accidental", "I smashed it deliberately.", "I stashed it delightedly.",
        value=False, ever=True, unless=r"\b(?:not|n['’]t|never)\s(?:\w+\s){0,3}(?:on\spurpose"
                                       r"|deliberately)",
    ),
    shows(
        "cut-through-the-lock",
        "(cut|sawed|sawn|snapped|picked|broke|got|ground|filed|smashed|hacked|forced"
        "|bolt-croppers) {few}(through )?(my|the|its|our|a) {few}(lock|d-lock|u-lock|chain|cable"
        "|padlock)|{who}('d| had|{perfect}) {few}(chained|padlocked|locked|fastened) (it|her|him"
        "|them|my|the|our) {few}(up |bike |bicycle |scooter )?"
        "(to|with|up|round|and|at|{end})",
        "It was locked. My bicycle was locked. My bike was locked. I locked it. It was locked "
        "up. The bicycle was locked",
        "the bicycle was locked", "They cut through my D-lock.", "They cut through my dishcloth.",
        ever=True, unless=r"\b(?:never|n['’]t|not|forgot|without|unlocked)\b",
    ),
    shows(
        "left-it-loose",
        "(with no|without (a|any|the|my)|no|had no|forgot (my|the|to)) ?{few}(lock|chain|padlock"
        "|d-lock)( (it|on))?|(hadn't|had not|didn't|never|haven't|don't) {few}(locked|chained"
        "|padlocked|lock|chain|bother(ed)? (with a lock|to lock|locking))|left (it|her|him"
        "|the (car|bike|van|door|house|back door|window)) {few}(unlocked|open|loose"
        "|unattended and open|"
        "on the latch)|(keys?|key) (was|were|is|left|still) (in|sitting in) the (ignition|door"
        "|lock)",
        "It was not locked. My bicycle was not locked. My bike was not locked. I did not lock "
        "it. It was unlocked. The car was not locked. My car was not locked. The bicycle was not "
        "locked. The door was not locked",
        "the bicycle was locked", "I leaned it against the wall with no lock.",
        "I leaned it against the wall with no look.",
        value=False, ever=True, unless=r"\bthe\s(?:shed|gate|barn|cupboard|safe|back\sgate)\b",
    ),
    shows(
        "smashed-the-window-to-get-in",
        "(smashed|broke|forced|jemmied|levered|shattered|punched) {few}(the|a|my"
        "|our) {few}(window|door|lock|boot|quarterlight) {few}(to get in|to get at|open"
        "|and got in|to reach|and climbed)|(pressed|clicked) the {few}(fob|key)|heard (it"
        "|the locks?) (clunk|click|lock)|{who}('d| had|{perfect}) {few}locked (it|her|the ("
        "door|doors|house|back door)|my door)"
        "|(all|both|every) {few}(doors?|windows?) (was|were) (locked|shut|bolted)",
        "It was locked. The car was locked. My car was locked. I locked it. My home was locked. "
        "The door was locked. The doors were locked. My house was locked",
        "the car was locked", "They smashed the window to get in.",
        "They smashed the record to get in.",
        ever=True, unless=r"\b(?:never|n['’]t|not|forgot|without|unlocked)\b",
    ),
    shows(
        "locked-the-car",
        "{who}('d| had|{perfect}) {few}locked (the|my|our) (car|van)",
        "The car was locked. My car was locked",
        "the car was locked", "I had locked the car.", "I had looked at the car.",
        ever=True, unless=r"\b(?:never|n['’]t|not|forgot|without|unlocked)\b",
    ),
)
# fmt: on
