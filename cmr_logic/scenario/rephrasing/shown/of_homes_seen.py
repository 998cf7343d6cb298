"""What people let be known of their home by what they tell of it: a garden that is ours alone."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.shown.notation import shows

# fmt: off
OF_HOMES_SEEN: tuple[Rewording, ...] = (
    shows(
        "no-cable-to-the-house",
        "(nobody|no one|they) {few}(put|laid|ran|installed|brought) {few}(internet|broadband|"
        "fibre|phone) (cable|cables|cabling|line|lines)|there('s| is) no (internet|broadband|"
        "fibre|phone) (line|cable|cabling|connection) {few}(to|into|in) (the|our|my)|(can't|"
        "cannot|couldn't) get (fibre|broadband) {few}(here|at|to|where)|(rely|relying|depend|"
        "manage) on {few}(mobile data|a dongle|phone signal|phone data)",
        "I do not have broadband. My home does not have broadband. I am without a broadband "
        "line. I do not have a fixed broadband line. My household is without a fixed broadband "
        "line",
        "you have a broadband line",
        "Nobody ever put internet cabling into our place.",
        "Nobody ever put sugar into our tea.",
        value=False, ever=True,
        unless=r"\b(?:as\swell|on\sholiday|on\sthe\strain|at\swork|caravan|shed|allotment|until|"
        r"till|before)\b",
    ),
    shows(
        "fibre-to-the-door",
        "{i}{perfect} (had|got) {few}(fibre|broadband)(?! ?glass) {few}(put in|installed|laid "
        "on)|(fibre|broadband) {few}(to the (door|house|home|flat)|in the (house|flat)|at home)|"
        "{i}{perfect} {few}(switched|signed up|upgraded) to {few}(fibre|broadband)|(wi-?fi|"
        "broadband) router {few}in (the|our|my) (hall|living room|lounge|kitchen|bedroom|house|"
        "flat)",
        "I have broadband. My home has broadband. I have a fixed broadband line. I have the "
        "internet at home",
        "you have broadband",
        "We've had fibre to the house since May.",
        "We've had figs from the house since May.",
        unless=r"\b(?:waiting|wait|when|cancelled|neighbour\w*)\b",
    ),
    shows(
        "nothing-else-goes-on-there",
        "nothing else (ever )?(goes on|happens|is done|gets done|is kept) in (there|it|that "
        "room)|{i} (only |never )?uses? (it|that room|the (room|spare room|back bedroom|box "
        "room|study|loft)) (for nothing (else )?but|purely for|solely for|for nothing except) "
        "{few}(business|work|clients|the firm)",
        "I use part of my home exclusively for business. I use part of my home only for "
        "business. I use a room exclusively for business. I use part of my home exclusively for "
        "work",
        "you use part of your home exclusively for business",
        "The back room is my office and nothing else ever goes on in there.",
        "The back room is my office and nothing else rhymes with it.",
        ever=True,
        unless=r"\b(?:shed\sat\swork|the\sother\sroom)\b",
    ),
    shows(
        "homework-at-the-desk-too",
        "(kids|children|boys|girls|twins|son|daughter|husband|wife|guests|family|we all) "
        "{few}(do|does|use|uses|sleep|sleeps|play|plays|eat|watch|watches),? {more}in (there|it|"
        "that room) (too|as well|at weekends|most evenings|when)|(the room|it) doubles as (a|"
        "the|our|my)|{i} works? {few}at (the|our|my) (kitchen|dining) table",
        "I do not use part of my home exclusively for business. I do not use part of my home "
        "only for business. I do not use a room exclusively for business",
        "you use part of your home exclusively for business",
        "The kids do their homework in there too.",
        "The kids do their homework in time too.",
        value=False, ever=True,
        unless=r"\b(?:stopped)\b",
    ),
    shows(
        "a-bed-until-summer",
        "(gave|given|lent|cut) me (the|a|her|his|their) (spare )?keys? (to|for) (the|a|her|his|"
        "their) {few}(room|flat|house|place|annexe|studio|caravan)|(can|could) (stay|stop|sleep|"
        "crash|kip|live) (there|here|with (her|him|them)|at (hers|his|theirs|their place)|on "
        "(her|his|their) (sofa|sofa bed|settee|spare bed|spare room|floor|couch|air bed|camp "
        "bed|box room)) (until|till|for|as long as|tonight)",
        "I have somewhere to stay. I have somewhere to stay tonight. I have a place to stay. I "
        "have somewhere to sleep. I have somewhere to sleep tonight",
        "you have somewhere to stay tonight",
        "I can stop there until summer.",
        "I can drop that until summer.",
        ever=True,
        unless=r"\b(?:if|hop\w+|used|would|might|was|were|last\snight|only\suntil\stoday|thrown|"
        r"out\sby)\b",
    ),
    shows(
        "slept-in-a-doorway",
        "{i}('m|{am}|{have}| been)? ?(been )?(sleeping|slept|kipping|spent (last|the) night|"
        "spending the night) {few}(in|on) (a|the|my) {few}(doorway|bench|car|van|park|street|"
        "streets|bus shelter|bus station|subway|tent in the park|night bus)",
        "I have nowhere to stay. I have nowhere to stay tonight. I have nowhere to sleep. I am "
        "homeless. I am sleeping rough",
        "you have nowhere to stay",
        "I've been sleeping in a doorway since Friday.",
        "I've been sweeping in a doorway since Friday.",
        unless=r"\b(?:camp\w*|holiday|festival|years\sago|as\sa\sstudent|last\syear|until|"
        r"now\sI)\b",
    ),
    shows(
        "on-my-sister's-sofa",
        "(sleeping|staying|stopping|kipping|crashing|bunking|putting up) (over |round |down "
        ")?(on|at|in|with) (my|our) (big |little |older |younger |elder |twin )?(sister|brother|"
        "mum|dad|mother|father|parents|aunt|uncle|cousin|gran|nan|grandad|daughter|son|"
        "in-laws)(('s|')? (sofa|sofa bed|settee|spare bed|spare room|floor|couch|air bed|camp "
        "bed|box room|place|house|flat)|('s|')?{end}|('s|')? (for|until|till|while|this|all|"
        "over|tonight|near)\\b)",
        "I am staying with family. I am staying with friends or family. I am staying with "
        "relatives. I stay with friends or family",
        "you are staying with family",
        "We're sleeping on my sister's sofa bed the whole time.",
        "We're sleeping on my sister's train the whole time.",
        unless=r"\b(?:hotel|guest\s?house|b&b|was|were|last\syear|hostel)\b",
    ),
    shows(
        "at-a-mate's",
        "{i}({am}| will be|'ll be) {few}(sleeping|staying|stopping|kipping|crashing|bunking) "
        "(over |round |down )?(on|at|in|with) (a|my|our) (old |good |close )?(mate|friend|pal|"
        "college friend|schoolfriend)('s|s'|s)?( (sofa|sofa bed|settee|spare bed|spare room|"
        "floor|couch|air bed|camp bed|box room)| place| house| flat|{end})",
        "I am staying with friends. I am staying with friends or family. I stay with friends or "
        "family",
        "you are staying with friends or family",
        "We'll be staying at a friend's place.",
        "We'll be staring at a friend's plaice.",
        unless=r"\b(?:hotel|guest\s?house|b&b|was|were|last\syear|hostel)\b",
    ),
    shows(
        "water-in-the-room",
        "(?P<ago>(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|"
        "\\d+)\\s(?:days?|weeks?|months?|years?)\\sago|yesterday|last\\s(?:night|week|month)) "
        "{more}(feet|foot|inches|ft|inch) of (muddy |filthy |dirty )?(flood ?)?water in (the|"
        "our|my) (front |back |whole |ground floor |downstairs )?(living room|kitchen|lounge|"
        "hall|hallway|house|flat|basement|cellar|front room)",
        "My home was flooded {ago}. My home has been flooded. My house was flooded {ago}",
        "your home has been flooded",
        "A week ago we had two feet of water in the living room.",
        "A week ago we had two feet of water in the living garden.",
        ever=True,
        unless=r"\b(?:neighbour\w*|next\sdoor|opposite|sister|brother|parents|mum|nearly|pub|"
        r"church|school|shop|office|hotel)\b",
    ),
    shows(
        "water-in-the-room-then",
        "(feet|foot|inches|ft|inch) of (muddy |filthy |dirty )?(flood ?)?water in (the|our|my) "
        "(front |back |whole |ground floor |downstairs )?(living room|kitchen|lounge|hall|"
        "hallway|house|flat|basement|cellar|front room) {more}(?P<ago>(?:an?|one|two|three|four|"
        "five|six|seven|eight|nine|ten|eleven|twelve|\\d+)\\s(?:days?|weeks?|months?|"
        "years?)\\sago|yesterday|last\\s(?:night|week|month))",
        "My home was flooded {ago}. My home has been flooded. My house was flooded {ago}",
        "your home has been flooded",
        "We had a foot of water in the kitchen three weeks ago.",
        "We had a foot of waiter in the kitchen three weeks ago.",
        ever=True,
        unless=r"\b(?:neighbour\w*|next\sdoor|opposite|sister|brother|parents|mum|nearly|pub|"
        r"church|school|shop|office|hotel)\b",
    ),
    shows(
        "yard-is-ours-alone",
        "(?P<what>garden|yard|drive|driveway|kitchen|bathroom|entrance|hall|patio|terrace|"
        "balcony|laundry),? {more}((is|'s) (all )?(ours|mine)( alone| and (nobody|no one) "
        "else's)?{end}|(nobody|no one) else (uses|has|can use|goes in|gets into|is allowed in))",
        "I do not share the {what}. The {what} is not shared. My {what} is not shared. I have "
        "my own {what}",
        "your garden is shared",
        "The little garden behind our flat is ours alone.",
        "The little gander behind our flat is alone.",
        value=False, ever=True,
        unless=r"\b(?:neighbours?\shas|isn['’]t)\b",
    ),
    shows(
        "yard-shared-with-them",
        "(?P<what>garden|yard|drive|driveway|kitchen|bathroom|entrance|hall|patio|terrace|"
        "laundry),? {more}(everyone|everybody|the neighbours|the other (flats|tenants|families)|"
        "all (the|four|five|six|eight) (flats|tenants|families|of us)|next door) {few}(use|uses|"
        "share|shares|have a key|goes|sit in|hang)",
        "I share the {what}. The {what} is shared. My {what} is shared. It is a shared {what}",
        "your garden is shared",
        "There's a garden out the back that all four flats use.",
        "There's a gander out the back that all four flats fear.",
    ),
    shows(
        "up-on-the-moor",
        "(walked|climbed|hiked|strolled|gone|come|driven|out|up|here|am|'m|sitting|standing) "
        "{few}(on|onto|up on|in|across|over) {few}(open )?(moor|moors|moorland|hillside|heath|"
        "fell|fells|clifftop|open field|middle of a field|empty beach|open air|mountainside)",
        "I am outdoors. I am outside. I am in the open air. I am not indoors. I am not in an "
        "enclosed place. I am not in an enclosed public place",
        "you are outdoors",
        "I've walked right up onto the open moor with the dog.",
        "I've walked right up onto the open floor with the dog.",
        unless=r"\b(?:pub|hut|shelter|bus|train|hotel|when|yesterday|last)\b",
    ),
    shows(
        "just-on-the-grass",
        "(?P<what>shed|summerhouse|summer house|garage|cabin|greenhouse|building|hut|sauna|"
        "outbuilding|kiosk|workshop|studio|playhouse|carport|porch),? {more}(stands?|sits?|"
        "rests?|stood|sat|plonked) {few}on (the |bare )?(grass|ground|earth|soil|lawn|paving "
        "slabs|slabs|gravel)\\b|(?P<what>shed|summerhouse|summer house|garage|cabin|greenhouse|"
        "building|hut|sauna|outbuilding|kiosk|workshop|studio|playhouse|carport|porch),? "
        "{more}no (concrete|footings?|foundations?|base)( or {few}(concrete|footings|"
        "anything))? {few}(underneath|under|below|beneath)",
        "The {what} does not have a foundation. The {what} has no foundation. The {what} has no "
        "foundations. The {what} is not on a foundation",
        "the shed has a foundation",
        "The shed just stands on the grass.",
        "The Shah just stands on the grating.",
        value=False, ever=True,
        unless=r"\b(?:anchored|bolted|concrete\sbase|used\sto)\b",
    ),
    shows(
        "on-a-concrete-base",
        "(?P<what>shed|summerhouse|summer house|garage|cabin|greenhouse|building|hut|sauna|"
        "outbuilding|kiosk|workshop|studio|playhouse|carport|porch),? {more}(stands?|sits?|"
        "bolted|built|anchored) {few}(on|to) {few}concrete (base|slab|pad|plinth|foundation)|"
        "(poured|laid|cast|dug|put down) {few}(concrete|footings?|foundations?) for (the|a|our|"
        "my) (new )?(?P<what>shed|summerhouse|summer house|garage|cabin|greenhouse|building|hut|"
        "sauna|outbuilding|kiosk|workshop|studio|playhouse|carport|porch)",
        "The {what} has a foundation. The {what} has foundations. The {what} is on a foundation",
        "the shed has a foundation",
        "We poured concrete for the shed last week.",
        "We poured coffee for the shed team last week.",
        unless=r"\b(?:will|plan\w*|driveway|patio)\b",
    ),
    shows(
        "cakes-from-my-kitchen",
        "{i} {often}(make|bake|sew|knit|build|repair|cut|do|mend|paint|design|brew),? "
        "{more}(kitchen|garage|spare room|front room|living room|back bedroom|shed|loft|home|"
        "flat),? {more}(sell|customers|clients|orders|earn my living|living)",
        "I run a business from home. I have a business at home. I work from home. I run my "
        "business from home. I run a business",
        "you run a business from home",
        "I bake cakes in the kitchen of my flat and sell them at fairs.",
        "I bake cakes in the kitchen of my flat and smell them at fairs.",
        unless=r"\b(?:used\sto|charity|fete|hope|plan\w*)\b",
    ),
)
# fmt: on
