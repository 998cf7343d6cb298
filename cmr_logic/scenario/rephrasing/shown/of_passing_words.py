"""What turns of speech show in passing: keys to a spare room, three A-levels, a sealed envelope."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.shown.notation import shows

_PLANT = "(factory|mill|plant|shop|store|mine|yard|works|foundry|brewery|firm|company|hotel|depot)"
_ROOM = "(living room|kitchen|hall|hallway|lounge|house|bedroom|front room|dining room|home)"

# fmt: off
OF_PASSING_WORDS: tuple[Rewording, ...] = (
    shows(
        "may-stop-at-theirs",
        "gave me (the|a|her|his) (keys?|spare key|spare keys) to (the|her|his|their) "
        "{few}(spare room|flat|sofa bed|box room|caravan)",
        "I have somewhere to stay tonight",
        "you have somewhere to stay tonight", "My mate gave me the keys to her spare room.",
        "My mate gave me the keys to her tool box.",
        unless=r"\b(?:changed\s(?:her|his)\smind|threw\sme\sout|kicked\sme\sout|back\sout)\b",
    ),
    shows(
        "shut-its-gates",
        f"{_PLANT} {{some}}(shut|closed)( (its|the|his|her) (gates?|doors?)| down| for good)? "
        "{some}(all of us|we all|everyone|everybody|the lot of us|I|we) (were|was|got|had been) "
        "(let go|laid off|made redundant|paid off|sacked)",
        "I lost my job because my employer closed. I have lost my job because the employer "
        "closed. I have lost my job because the employer closed or cut posts. I was made "
        "redundant. I lost my job. I have lost my job",
        "you lost your job because your employer closed",
        "The mill shut its gates in May and all of us were let go.",
        "The mill shut its gates in May and all of us were late.", ever=True,
    ),
    shows(
        "water-in-the-kitchen",
        "(?P<when>(about |only )?({n}|a) (days?|weeks?|fortnight|months?) ago|last (week|night"
        "|month|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|yesterday) {more}(feet"
        f"|foot|inches|inch) of water {{few}}in (the|our|my) {_ROOM}",
        "My home was flooded {when}. My house was flooded {when}. Our home was flooded {when}",
        "your home was flooded", "A week ago we had a foot of water in the kitchen.",
        "A week ago we had a foot of walnut in the kitchen.", ever=True,
    ),
    shows(
        "left-school-with",
        "left (school|college|sixth form) with {few}(a-levels?|gcses?|o-levels?|highers"
        "|qualifications?|diploma|baccalaureate|certificates?|distinctions?)",
        "I did not leave school without qualifications. I did not leave school without any "
        "qualifications. I left school with qualifications. I have qualifications",
        "you left school without any qualifications", "I left school with three A-levels.",
        "I left school with three alibis.", value=False, ever=True,
        unless=r"\bwith\s(?:no|zero|hardly|neither|not\sa|nothing)\b",
    ),
    shows(
        "not-on-their-list",
        "it('s| is)? ?(isn't|not|wasn't|has never been) on (the|their|any) (list|register)",
        "The building is not listed. It is not listed. My building is not listed",
        "the building is listed",
        "The heritage office had a look. It isn't on the list.",
        "The heritage office had a look. It isn't on the map.", value=False, ever=True,
        unless=r"\A(?!.*\b(?:heritage|conservation|listed|historic)\b)", of_anybody=True,
    ),
    shows(
        "child-and-i-share",
        "my ([a-z]+ )?({child}) and I (share|live|rent|are in) {few}(a|one|the) {few}(bedsit"
        "|flat|room|studio|house|caravan|bed)",
        "I have a child living with me. My child lives with me. I live with my child",
        "you have a child living with you", "My baby boy and I share a bedsit.",
        "My baby boy and I share a birthday.",
    ),
    shows(
        "clashes-with-our-weeks",
        "(right over|clash(es)? with|in the middle of|during|slap bang in) (our|my) {few}(weeks?"
        "|fortnight|holiday|cruise|trip) in {few}[a-z]+. (We|I) (('ve|had|have) )?(already )?(paid "
        "for|booked) {few}(flights|villa|hotel|tickets|it|cottage|cabin)",
        "I have a holiday booked for the dates. I have a holiday already booked for the dates. I "
        "have a holiday booked. I have already booked a holiday",
        "you have a holiday booked", "It's right over our two weeks in Oslo. We booked it in May.",
        "It's right over our two weeks in Oslo. We bought it in May.",
        unless=r"\bcancelled\b",
    ),
    shows(
        "logbook-has-the-old-place",
        "(logbook|log book|v5c?|registration( document)?) {few}still (has|shows|says|gives|is at"
        "|is registered to|down as) {few}((parents'|mum's|dad's|mother's|father's|old|previous"
        "|last|former|ex's) (place|address|house|flat))",
        "My vehicle is not registered at my home address. The vehicle is not registered at my "
        "home address. My car is not registered at my home address. My car is registered at my "
        "old address",
        "your vehicle is registered at your home address",
        "The logbook still has my parents' place on it.",
        "The logbook still has my parents' plaice on it.", value=False,
        unless=r"\b(?:I|we)(?:['’]ve|\shave)?\s(?:still\s)?live\swith\smy\sparents\b",
    ),
    shows(
        "drives-buses",
        "{i}(('ve| have) (been driving|driven)| drive| am driving|'m driving) {few}(coaches|buses"
        "|a bus|a coach|the {few}bus)( (for a living|for the|on the|since|all))?(?= since| for\\b"
        "|[.,;!]| and\\b| on\\b)",
        "{who} {be} a bus driver. {who} {be} a coach driver",
        "you are a bus driver", "I've driven coaches since I was twenty.",
        "I've driven coaches mad since I was twenty.",
        unless=r"\b(?:retired|gave\sit\sup|former)\b",
    ),
    shows(
        "ours-alone",
        "(?P<what>garden|yard|drive|driveway|balcony|entrance|bathroom|kitchen|terrace) {some}(is"
        "|'s) ((just |only |all |entirely |wholly )(ours|mine)|(ours|mine) alone|(ours|mine) and "
        "(nobody|no one) else's)",
        "The {what} is not shared. My {what} is not shared. The {what} of my flat is not shared. "
        "I do not share a {what}",
        "the garden is shared", "The little garden behind our flat is ours alone.",
        "The little garden behind our flat is our pride.", value=False,
    ),
    shows(
        "in-its-sealed-packet",
        "(still|just) {few}(sits|sitting|lies|lying|is|in)? ?in (the|its|a) (sealed|unopened"
        "|original sealed) (envelope|box|packet|wrapper|bag|package)",
        "It has never been used. It is unused. It has not been used. It has not been opened. My "
        "ticket has never been used",
        "it has ever been used", "It's still sitting in the sealed envelope it came in.",
        "It's still sitting in the sealed environment it came in.", value=False, ever=True,
    ),
    shows(
        "parents-met-there",
        "(my parents|(my )?mum and (my )?dad|(my )?mother and (my )?father|they both|both my "
        "parents) {few}(met|fell in love|got together) {few}(at (uni|university|college|Oxford"
        "|Cambridge|law school|medical school)|(while|when|whilst) (both )?(doing|studying|taking"
        "|reading|they were (doing|studying)) {few}(degrees?|law|medicine|history|physics"
        "|engineering|chemistry|at uni|at university))",
        "My parents went to university. My mother went to university. My father went to "
        "university. My parents have degrees. Both my parents went to university",
        "your parents went to university", "Mum and Dad met while doing their law degrees.",
        "Mum and Dad met while doing their long walks.", ever=True,
    ),
    shows(
        "only-creature-here",
        "the only (pet|animal|creature) {more}(own|owned|have|had|kept|keep) (is|was) "
        "([a-z]+, )?(a|an|my|our) {few}(goldfish|hamster|budgie|rabbit|parrot|tortoise|gerbil"
        "|guinea pig|canary|snake|stick insect|hen)",
        "I do not own a dog. I do not own a cat. I do not have a dog. I do not have a cat. I do "
        "not keep a dog. I have never owned a dog",
        "you own a dog", "The only creature I have ever owned is a goldfish.",
        "The only curio I have ever owned is a gold dish.", value=False, ever=True,
    ),
    shows(
        "out-on-the-moor",
        "(I'm|I am|I've (walked|come|gone|climbed)|we're|we are) {few}(out |up |right )*(on|onto) "
        "(the|an) (open )?(moor|moors|fell|fells|heath|hillside|mountainside|clifftop|open sea"
        "|open field)",
        "I am outdoors. I am not indoors. I am in the open air. I am not in an enclosed public "
        "place. I am not in an enclosed place",
        "you are in an enclosed place", "I've walked right up onto the open moor.",
        "I've walked right up onto the open floor.", value=False,
        unless=r"\b(?:shelter|hut|bothy|pub|tent|bus|train)\b",
    ),
    shows(
        "guilty-of-a-beating",
        "found (me )?guilty of {few}(beating|punching|stabbing|hitting|kicking|attacking"
        "|assaulting|battering|headbutting) {few}(man|woman|lad|bloke|neighbour|boy|girl|guy"
        "|bouncer|policeman|officer|him|her|someone|somebody)",
        "I have been convicted of a violent offence. I was convicted of a violent offence. I was "
        "convicted of assault. I have been convicted. I have a criminal record",
        "you have been convicted of a violent offence",
        "A court found me guilty of beating a man up outside a pub.",
        "A court found me a guide to beating a man at chess.", ever=True,
        unless=r"\b(?:chess|overturned|quashed|appeal|cleared|not\s(?:found\s)?guilty)\b",
    ),
    shows(
        "not-only-for-that",
        "{i} also (take|use|drive) (it|the car|the van) {few}(to|for) (my )?(work|shopping"
        "|the shops|golf|holidays|my job|the gym|errands)|my {spouse} {few}(goes|drives|takes it) "
        "{few}(fishing|golfing|to work|to golf|shopping) in it",
        "It is not used only for that. The vehicle is not used only for the disabled person's "
        "needs. It is not used only for the disabled person's needs. The vehicle is not used "
        "exclusively for the disabled person",
        "the vehicle is used only for the disabled person's needs",
        "I also take it to my work.", "I also tape it to my work.", value=False,
    ),
    shows(
        "nothing-else-in-there",
        "(bedroom|room|loft|attic|study|outhouse|cellar|basement) is where I (do|run|see|keep) "
        "{more}nothing else {few}(goes on|happens|is done|gets done|takes place) {few}(in )?there",
        "I use part of my home exclusively for business. Part of my home is used exclusively for "
        "business. I use part of my home only for business. I use a room only for work",
        "you use part of your home exclusively for business",
        "The spare room is where I do my books, and nothing else goes on in there.",
        "The spare room is where I do my books, and nothing else glows in there.",
        unless=r"\A(?!.*\b(?:business|firms?|clients?|customers?|bookkeeping|accounts|self-employed"
               r"|trade|books|orders|freelance\w*)\b)",
    ),
)
# fmt: on
