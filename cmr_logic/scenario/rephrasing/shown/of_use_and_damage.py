"""What follows of things from what is told of them: what was slept in has been used."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.shown.notation import shows

_THING = "(it|them|the {few}[a-z]+)"
# What one does in, on or with a thing by using it: "slept **in** it".
_USED_IN = (
    "(slept|camped|spent|cooked|fried|baked|boiled|brewed|roasted|grilled|drilled|cut|sawed|sawn"
    "|mowed|mown|rode|ridden|cycled|driven|sailed|paddled|rowed|washed|played|skied|danced"
    "|written|wrote|typed|swum|swam|cleaned|vacuumed|hoovered|ironed|sewn|sewed|dug|fished"
    "|travelled|toured|gone (down|out|up|off|round)|went (down|out|up|off|round)|made {few}[a-z]+"
    "|called|phoned|photographed|filmed|taken {few}(photos|pictures)|took {few}(photos|pictures)"
    "|bathed|showered|dived|hiked|climbed|run|ran|walked|commuted)"
)
_USED = (
    "It has been used. They have been used. I have used it. I have used them. The goods have been "
    "used. The item has been used. It is used. It is not unused"
)
_OUTDOORS = (
    "I have worn them outdoors. They have been worn outdoors. I have worn them outside. They have "
    "been worn outside. I wore them outdoors. I have worn them. They have been worn. I have used "
    "them. They have been used. It has been worn outdoors. I have worn it outdoors. It has been "
    "worn outside. It has been worn. I have worn it"
)
_BROKEN = (
    "(in ({n}|several|many|a thousand|a hundred) (pieces|parts|bits)|in (pieces|bits|shards)"
    "|(already |badly |all |completely |totally |half )?(cracked|broken|smashed|chipped|dented"
    "|shattered|torn|scratched|bent|snapped|split|crushed|squashed|ripped|leaking|crumpled"
    "|buckled|punctured|damaged))"
)
_OPENED = (
    "(when|as|once|after|the moment|as soon as) {i} (opened|unpacked|unwrapped|took|lifted|cut"
    " open|got|pulled|undid|checked) {few}[a-z]+"
)
_DELIVERED = (
    "(when|as|by the time) {few}(was |were )?(delivered|arrived|came|handed over)"
    "|when (the|your) {few}(driver|courier|postman|delivery man|van) {few}(handed|brought|gave"
    "|delivered|unloaded|dropped)|on (arrival|delivery)"
)
_BAD_ARRIVAL = (
    "The goods arrived damaged. My goods arrived damaged. It arrived damaged. The item arrived "
    "damaged. The goods were damaged. The item is damaged. It was damaged when it arrived. My "
    "order arrived damaged. It is damaged. The goods were damaged on arrival. They arrived damaged"
)
_MOULT = "(kittens|puppies|pups|a litter|foals?|lambs|kids of her own|bunnies)"
_NOT_MINE = (
    r"\b(?:neighbours?['’]?s?|friends?['’]?s?|gym|pool|club|sister['’]s|brother['’]s|hotel"
    r"|hostel)\b"
)
# fmt: off
OF_USE_AND_DAMAGE: tuple[Rewording, ...] = (
    shows(
        "slept-in-it",
        f"{{i}}{{perfect}} {{often}}{_USED_IN} {{some}}(in|with|under|inside|through) {_THING}"
        f"|{{i}}{{perfect}} {{often}}{_USED_IN} {{some}}on (it|them)(?! (twice|first|and|for a))"
        "|{i}{perfect} {often}(rode|ridden|drove|driven|played|sailed|wore|worn|cooked with"
        "|slept in|slept under) (it|them)\\b",
        _USED,
        "it has been used", "I've boiled eggs in it twice.", "I've thought about it twice.",
        ever=True,
        unless_there=r"\b(?:similar|like\sit|friend['’]s|another|old\sone|shop|demo|display|model"
                     r"|almost|nearly)\b",
    ),
    shows(
        "climbed-in-them",
        "{i}{perfect} {often}(climbed|hiked|trekked|jogged|rambled|marched|scrambled|cycled|gone"
        " walking|went walking|walked {some}(dog|park|beach|hills?|street|town|rain|snow|mud"
        "|woods?|forest|mountains?|pavement|fields?|coast|path|work|school|station|miles"
        "|kilometres)|(ran|run) {some}(marathon|race|miles|kilometres|10k|5k|park|road|bus)"
        "|went {some}(hill|mountain|hike|walk|run))\\b {some}in (them|it|the {few}(boots|shoes"
        "|trainers|sandals|sneakers|jacket|coat|gloves|trousers|socks))",
        _OUTDOORS,
        "the boots have been worn outdoors", "I climbed Snowdon in them on Sunday.",
        "I climbed into bed with them on Sunday.", ever=True,
        unless_there=r"\b(?:treadmill|ladder|stairs|steps|shop|store|gym|climbing\swall|similar|old\s(?:ones|pair)|indoors?|almost|nearly"
                     r"|friend['’]s)\b",
    ),
    shows(
        "danced-in-it",
        "{i}{perfect} {often}(danced|partied|got married|married|worked|sat|gone to|went to) "
        "{some}in (it|them)(?! (shop|store))\\b",
        "It has been worn. I have worn it. They have been worn. I have worn them. It has been "
        "used",
        "it has been worn", "I danced in it all night.", "I danced at it all night.", ever=True,
        unless_there=r"\b(?:shop|fitting|changing\sroom|almost|nearly|similar)\b",
    ),
    shows(
        "only-on-the-carpet",
        "(tried|worn|wore|had|walked) {few}(on|in|them|it) {some}(on (the|my) {few}(carpet|rug"
        "|bedroom floor)|in (the|my|our) {few}(bedroom|living room|hall|hallway|house|home)"
        "|around the house|indoors|at home|inside){few}(,? (and )?(nothing (more|else)"
        "|nowhere else|that's all|that is all|no further|only|never outside|not outside))"
        "|(only|just)( ever)? (tried|worn|wore|walked) {few}(on|in|them|it) {some}(carpet|bedroom"
        "|living room|hallway|house|indoors|at home|inside)|never {few}(left the house"
        "|been (outside|outdoors|out of (the|its|their) (house|box))|set foot outside)",
        "They have not been worn outdoors. I have not worn them outdoors. They have not been worn "
        "outside. I have not worn them outside. It has not been worn outdoors. It has not been "
        "worn outside",
        "the shoes have been worn outdoors", "I tried them on on the carpet, nothing more.",
        "I fried them on the carpet tiles, nothing more.", value=False, ever=True,
        unless=r"\b(?:then|later|afterwards|except|street|park|garden)\b",
    ),
    shows(
        "ate-half-of-it",
        "{i}{perfect} {often}(eaten|ate|drunk|drank|tasted|read|played|smoked|watched|finished"
        "|used up|installed|listened to) {few}(half|most|some|all|a bit|a few|one|a third"
        "|a quarter|a spoonful|a slice|the first|part) {few}(of (it|them|the {few}[a-z]+)"
        "|chapters?|pages|tracks|bits|spoonfuls?|slices?)|{i}{perfect} {often}(ate|eaten|drunk"
        "|drank|read|played|installed|tasted) (it|them)\\b",
        "It has been opened. I have opened it. They have been opened. I have opened them. It has "
        "been used. I have used it. The seal is broken. Its seal is broken. I have broken the seal."
        " It is not unopened. The packaging has been opened",
        "it has been opened", "I've eaten half of it.", "I've beaten half of it.", ever=True,
        unless_there=r"\b(?:review|sample|online|another|e-?book|library|nearly|almost|tester)\b",
    ),
    shows(
        "was-broken-when-opened",
        f"{_OPENED}{{more}}(was|were|lay|came|had|fell out|I found|we found|saw|is|are) "
        f"{{few}}{_BROKEN}|(was|were|lay|came) {{few}}{_BROKEN},? "
        f"({_OPENED}|{_DELIVERED})|(came|arrived|turned up|was delivered|were delivered) "
        f"(here )?(with {{few}}(crack|dent|hole|chip|scratch|tear|rip|split)|{_BROKEN})"
        f"|{{few}}(crack|dent|hole|chip|scratch|tear|rip|split) (in|on|down|across|along) "
        f"{{some}}({_DELIVERED}|{_OPENED})",
        _BAD_ARRIVAL,
        "the goods arrived damaged", "When I unpacked the box, the lamp was in three pieces.",
        "When I unpacked the box, the lamp was in three colours.", ever=True,
        unless=r"\b(?:dropped|knocked|assembl\w+|ready\sto|jigsaw|puzzle|flat-?pack|self-assembly|kit\b|lego"
               r"|my\sown\sfault|sat\son|not\s(?:broken|damaged|cracked))\b|n['’]t\s(?:broken"
               r"|damaged)",
    ),
    shows(
        "came-in-one-piece",
        "(came|arrived|turned up|was delivered|were delivered|reached (me|us)) {few}(in (perfect"
        "|mint|good|excellent|pristine|fine) (condition|order|shape|nick)|without a (scratch|mark"
        "|dent)|intact|undamaged|unharmed|in one piece|safe and sound|safely|whole)",
        "The goods did not arrive damaged. My goods did not arrive damaged. It did not arrive "
        "damaged. The item did not arrive damaged. The goods were not damaged. It was not damaged. "
        "It is undamaged. They did not arrive damaged",
        "the goods arrived damaged", "Everything arrived in mint condition.",
        "Everything arrived in mint paper.", value=False, ever=True,
        unless=r"\b(?:except|but\s(?:one|the)|apart\sfrom|n['’]t|not|other|first\sone)\b",
    ),
    shows(
        "shower-at-home",
        "(?<!gym )(had|have|took|take|taken) {few}(shower|bath) {few}at home|at home {few}(I|we)"
        "('ve)? (had|have|took|take) {some}(shower|bath)|{my} {few}(washing machine|dishwasher"
        "|kitchen tap|bathroom tap|boiler|shower|toilet|loo) (is|'s|runs|drips|leaks"
        "|flushes|is on|needs|was)|(the|a|my) tap {few}in (my|our|the) {few}(kitchen|bathroom|flat"
        "|house) (drips|runs|leaks)|(turn|turned|turning) on (the|my|our) {few}taps?",
        "I have running water. My household has running water. My home has running water. There "
        "is running water in my home",
        "you have running water", "I had a hot shower at home this morning.",
        "I had a hot shawl at home this morning.",
        unless=_NOT_MINE + r"|\b(?:bucket|well|river|no\srunning|cut\soff|dry)\b",
    ),
    shows(
        "carries-every-drop",
        "(carry|carries|fetch|fetches|haul|hauls|draw|draws|bring|get) {few}(water|drop|bucket\\w*)"
        " {some}(from|out of) (the|a|our) {few}(well|spring|river|stream|pump|lake|tank|standpipe"
        "|butt)|not a tap in the (house|place)|no taps? (in|anywhere)",
        "I do not have running water. My household does not have running water. My home does not "
        "have running water. There is no running water in my home",
        "you have running water", "We carry every drop from the well.",
        "We carry every drone from the well.", value=False,
        unless=r"\b(?:garden|tomatoes|horses?|sheep|for\sthe\splants|want\sto|can\sI|may\sI)\b",
    ),
    shows(
        "boiler-on-the-main",
        "(boiler|heating|stove|fire|cooker|hob) {some}(burns?|uses|runs on|takes) {few}gas "
        "{few}(from the (pipe|main|street|mains)|pipe)|{i} (pay|get|got|have|had) {few}gas "
        "(bill|bills|meter|supply)|gas (pipe|main) (under|in) {few}(street|road|house|home)"
        "|my gas (meter|bill|supplier)|on mains gas|on the gas main",
        "My home is connected to mains gas. My home is connected to the gas main. My home is "
        "connected to the gas network. My home has gas. I have mains gas. I have gas at home",
        "your home is connected to mains gas", "We pay a gas bill each month.",
        "We pay a glass bill each month.",
        unless=r"\b(?:bottled|propane|calor|cylinders?|tank|no\s(?:gas|pipe)|never\sreached|lpg"
               r"|stops\sat|ends\sat|cut\soff|disconnected)\b",
    ),
    shows(
        "off-the-main",
        "(cook|heat|run) {few}(on|with) (bottled gas|gas bottles|gas cylinders|calor gas|propane"
        "|lpg)|(gas )?(pipe|main|mains|network) (never|doesn't|does not|didn't|has never|hasn't) "
        "{few}(reached|reach|got|come|came|run|extend)|no gas (at all|on the (property|premises)"
        "|in the (street|house|village|road|building|home)|here|supply|pipe|connection)"
        "|heat {few}with (wood|logs|oil|coal|peat|electricity|a heat pump|electric radiators)"
        " (alone|only|and nothing else)|heat (only|just) with (wood|logs|oil|coal|electricity)",
        "My home is not connected to mains gas. My home is not connected to the gas main. My home "
        "is not connected to the gas network. My home does not have a gas boiler. I have no gas "
        "boiler. There is no gas boiler in my home. My home does not have mains gas. I do not have "
        "a gas boiler",
        "your home is connected to mains gas", "There's no gas in the street.",
        "There's no glass in the street.", value=False, ever=True,
    ),
    shows(
        "on-our-own-telly",
        "(on|at) (my|our) (own )?{few}(tv|telly|television|tv set|smart tv|big screen|flat screen)"
        "(?! (licence|license|at))\\b|(watch|watched|see) {some}on (my|our) (own )?{few}(tv|telly"
        "|television|set|box|screen)",
        "I have a television. I have a TV. I watch television. I own a television. We have a "
        "television",
        "you have a television", "We watch the match on our own big screen TV.",
        "We watch the match from our own big terrace.",
        unless=r"\b(?:phone|tablet|laptop|broken|sold|gave\saway|used\sto)\b",
    ),
    shows(
        "no-screen-of-any-kind",
        "(no|without a|not a) screens? (of any (kind|sort)|in the house|at all|whatever)",
        "I do not have a television. I do not have a TV. I do not watch television. I do not have "
        "a "
        "computer",
        "you have a television", "We've no screen of any kind.", "We've no scream of any kind.",
        value=False, ever=True,
    ),
    shows(
        "already-travelled",
        "{i}{perfect} (travelled|went|rode|flew|sailed|took the (train|bus|coach|ferry|boat|plane"
        "|flight)|got the train) {some}from (?-i:[A-Z])\\w+ (via \\w+ )?to (?-i:[A-Z])\\w+"
        "|{i}{perfect} (got|stepped) off {some}(at|in) (?-i:[A-Z])\\w+ as planned|"
        "{i} (sat|stood|was|were) (in|on) (the|that|a) {few}(train|carriage|coach|ferry|flight"
        "|plane|bus) (all the way|the whole way|for {n} hours)|{i}{perfect} (travelled|went|flew"
        "|sailed) {some}on (the|that|my|this) {few}ticket\\b",
        "I have made the journey. The journey has been made. The journey has already been made. I "
        "have travelled. I have used the ticket. The ticket has been used. I have taken the trip. "
        "The trip has been taken. The flight has been taken",
        "the journey has been made", "I took the train from Ghent to Liège.",
        "I took the blame from Ghent to Liège.", ever=True,
        unless=r"\b(?:last\syear|usually|every\s(?:day|week)|another\sticket|drove|by\scar|instead"
               r"|walk\w*|lift)\b",
    ),
    shows(
        "travels-only-later",
        "{i}{am} (only |not )?(travelling|going|flying|leaving|setting off|sailing|departing) "
        "{some}(tomorrow|next (week|month|year|\\w+day)|in {n} (days|weeks|months)|until|till)"
        "|(train|flight|ferry|bus|coach|plane|boat|journey|trip) (leaves|goes|departs|is|sails"
        "|starts|isn't) (only )?(tomorrow|next (week|month|year|\\w+day)|in {n} (days|weeks|months)"
        "|until|not until)|(haven't|have not|hasn't) (travelled|set off|left|boarded|made the "
        "journey)( yet)?",
        "I have not made the journey. The journey has not been made. I have not travelled. I have "
        "not used the ticket. The ticket has not been used. The trip has not been taken",
        "the journey has been made", "My train leaves next week.", "My brain leaves next week.",
        value=False, ever=True,
        unless=r"\b(?:back|return|another|again|home\snext)\b",
    ),
    shows(
        "with-young",
        f"(?P<beast>mimi|it|she|(my|our) {{few}}[a-z]+"
        f"|(?-i:[A-Z])[a-z]+)"
        f"('s| is| has| had| was) {{few}}(expecting|pregnant with|carrying|having|due to have"
        f"|about to have|going to have) {{few}}{_MOULT}|(in|on) heat|(?<=[a-z] )in season\\b"
        "(?! (ticket|fruit|veg))|due to (have a litter|whelp|kitten|calve|foal|lamb)",
        "My cat is not spayed. My cat has not been spayed. My dog is not spayed. My dog has not "
        "been spayed. My cat has not been neutered. My dog has not been neutered. It has not been "
        "neutered. It has not been spayed. She has not been spayed. My pet has not been neutered. "
        "My rabbit has not been spayed. It is female. My dog is female. My cat is female",
        "your cat has been spayed", "Our tabby is expecting kittens.",
        "Our tabby is inspecting kittens.", value=False,
        unless=r"\b(?:neighbours?|neighbour['’]s|friend['’]s|sister['’]s|strawberr\w+|asparagus)\b",
    ),
    shows(
        "had-young",
        f"(?P<beast>(my|our) {{few}}(cat|dog|bitch|tabby|queen|rabbit)|she|(?-i:[A-Z])[a-z]+) "
        f"(had|has had|gave birth to|has given birth to) {{few}}{_MOULT}"
        "|(my|our) {few}(dog|one|puppy)('s| is) a (bitch|girl|lady)",
        "It is female. My dog is female. My cat is female. She is female. My pet is female",
        "your dog is female", "My spaniel is called Bella. Bella had six puppies.",
        "My spaniel is called Bella. Bella met six puppies.", ever=True,
        unless=r"\b(?:neighbours?|neighbour['’]s|friend['’]s|sister['’]s)\b",
    ),
)
# fmt: on
