"""What turns of speech show of what was done to a thing, or was not: taken, opened, worn."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.shown.notation import shows

_TAKER = (
    "(thief|thieves|burglars?|robbers?|muggers?|pickpockets?|(some|a|two|three) {few}(man|boy|lad"
    "|kid|youth|stranger|woman|girl|kids|youths|lads|men|boys|bloke|guy|blokes)( {few}on a "
    "[a-z]+)?|somebody|someone|they|he|she)"
)
_TOOK = (
    "(snatched|grabbed|nicked|pinched|swiped|stole|stolen|lifted|whipped|(made|got|ran|walked|went"
    "|rode|drove|cycled|sped) (off|away) with)"
)
_HOLDER = (
    "(the|my|our) ([a-z-]+ )?(bag|handbag|purse|wallet|rucksack|backpack|jacket|coat|briefcase"
    "|suitcase|luggage|satchel|car|van|case|holdall|basket|bike|pouch|shopping)"
)
_INSIDE = "(still )?(in it|inside( it)?|in there|in the (pocket|boot|basket|side pocket))"
_STRONG = r"\b(?:thie|thef|robb|burgl|mugg|stole|nicked|pinched|snatch|swiped|pickpocket)\w*"
_BAG = (
    "((carrier|kit|bike|travel|plastic|padded|storage|bin|canvas|sports) ?(bag|liner)|bag|holdall"
    "|rucksack|backpack|sack|suitcase|case|kitbag|bin liner|duffel bag|tote|pouch|satchel)"
)
_WORN = (
    "(?P<what>(the|my|a|our) ([a-z-]+ )?(helmet|life jacket|lifejacket|life vest|vest|gloves"
    "|goggles|mask|boots|glasses|badge|hat|uniform|seat belt|seatbelt|armbands|cap|apron|hairnet"
    "|overalls|hi-vis|tabard|harness|wristband|shoes|visor|ear defenders|swimming cap))"
)
_PART = (
    "(the|its|one|a|one of the) ([a-z-]+ )?(frame|wheel|handle|corner|side|door|mirror|screen|leg"
    "|cover|page|bumper|lid|arm|seat|wing|panel|window|blade|rim|spoke|edge|casing|pane|lens|strap"
    "|zip|button|shelf|hinge|mast|hull|oar|pedal|mudguard|bonnet)"
)
_HURT = (
    "(bent|dented|scratched|cracked|broke|chipped|scraped|smashed|tore|ripped|buckled|snapped"
    "|scuffed|grazed|stained|burnt|burned)"
)
_ROOM = (
    "(?P<what>(the|my|our) ([a-z-]+ )?(room|flat|house|hall|kitchen|place|cottage|oven|van|tent"
    "|hut|pitch|studio|floor|bathroom|stall|cabin|boat|caravan|apartment|shed|workshop|oven))"
)

# fmt: off
OF_DEEDS_DONE_TO_THINGS: tuple[Rewording, ...] = (
    shows(
        "hold-by-another",
        "{another}('s|s| has| have| had)? {few}(put|placed|made|got) {few}(a|an|her|his|their) "
        "([a-z]+ )?(hold|reservation|request|booking) (on|for) {what}{stop}|{another}('s| has| have"
        "| had)? {few}(put|got|added) {few}(her|his|their) names? (down )?(for|on the list for) "
        "{what}{stop}|{another}('s| is| are)? {few}(waiting|queuing|next|in line|first|on the list"
        "|after|keen) (in (the )?(line|queue) )?(for )?{what}{stop}|{what}('s| is|'re| are) {few}"
        "(on hold|kept|held|put aside|set aside|spoken for|promised|reserved|booked|waited) {few}"
        "(for|by) {another}|there('s| is)( already)? a (hold|reservation|request) {few}(on|for) "
        "{what}{stop}",
        "Somebody else has reserved {what}. Somebody else has booked {what}. Somebody else has "
        "requested {what}. {what} has been reserved by somebody else. {what} is reserved",
        "somebody else has reserved the book", "Another reader has put her name down for the book.",
        "Another reader has put her nose into the book.", of_anybody=True,
        unless=r"\b(?:another|different)\s(?:book|copy|title|one)\b|\b(?:my|the|your|a)\sother\b",
    ),
    shows(
        "nobody-waits-for-it",
        "(nobody|no one|no-one)( else)? {few}(has |is |'s )?{few}(asked for|waiting for|waits for"
        "|wants|wanted|requested|put (a hold on|their names? down for)|in the queue for|after"
        "|booked"
        "|interested in) {what}{stop}|there('s| is|'re| are)( no|n't| not) (a |an |any )?(holds?"
        "|reservations?|requests?|queue|waiting list|bookings?) (on|for) {what}{stop}|{what} has "
        "no "
        "(holds|reservations|requests|bookings)",
        "Nobody has reserved {what}. Nobody else has reserved {what}. {what} has not been "
        "reserved. "
        "Nobody has requested {what}. Nobody else has booked {what}. {what} is not reserved",
        "somebody else has reserved the book", "Nobody else is waiting for the book.",
        "Nobody else is whispering over the book.", value=False, ever=True,
    ),
    shows(
        "went-with-the-bag",
        f"{_TAKER} ('ve |'d |has |have |had )?{{few}}{_TOOK} {_HOLDER}( {{some}}|,? )(with"
        f"|and) {{what}} "
        f"(was |were |being )?{_INSIDE}|(somebody|someone|{_TAKER}) ('ve |'d |has |have |had )?"
        f"{{few}}(took|taken) {_HOLDER} (out of|from|off) {{few}}(bag|handbag|coat|pocket|jacket"
        f"|car|locker|table"
        f"|chair|seat|desk|tent|room|basket|shoulder),? (with|and) {{what}} (was |were )?"
        f"{_INSIDE}|{_HOLDER} {{few}}(was|were|got|has been|had been|'s been) {{few}}(stolen|nicked"
        f"|snatched|taken|pinched|swiped|lifted|grabbed) {{some}}(and|with) {{what}} (was |were )?"
        f"{_INSIDE}|{{what}} (was|were) in {_HOLDER} (that|which|when it|and it) {{few}}(was|were"
        f"|got) (stolen|nicked|snatched|taken|pinched|swiped|grabbed)",
        "{what} was stolen. {what} has been stolen. {what} is stolen",
        "your pass was stolen", "A man grabbed my handbag with the pass in it.",
        "A man carried my handbag with the pass in it.", of_anybody=True, ever=True,
    ),
    shows(
        "snatched-from-me",
        f"(grabbed|snatched|wrenched|ripped|tore|pulled|whipped|yanked|torn|ripped) {{what}} "
        f"{{few}}(out of|from|off) (my|our) (hands?|bag|pocket|neck|wrist|shoulder|arm|basket|lap"
        f"|ear|finger|belt)|pickpockets? {{few}}(had|got|took|lifted) {{what}}{{stop}}|{_TAKER} "
        f"{_TOOK} {{what}}{{stop}}",
        "{what} was stolen. {what} has been stolen. {what} is stolen",
        "your pass was stolen", "A boy grabbed the pass out of my hand.",
        "A boy drew the pass of my home.", of_anybody=True, ever=True,
        unless=r"\b(?:dog|puppy|my\s(?:son|daughter|toddler|baby|brother|sister)|wind|gust)\b",
    ),
    shows(
        "lost-not-stolen",
        "{i}{perfect} {often}(lost|mislaid) {what} {few}(somewhere|down|in|on|at|while|when"
        "|overboard"
        "|between|out)|{i}{perfect} {often}dropped {what} {few}(somewhere|down (a|the)|overboard"
        "|between|out of|in (a|the) {few}(river|sea|lake|street|park|snow|canal|woods|crowd|drain"
        "|harbour|pond|toilet|road))|{i}{perfect} {often}left {what} {few}(on|in|at) (the|a|my) "
        "{few}"
        "(train|bus|tram|taxi|plane|ferry|beach|cafe|pub|bench|park|cinema|restaurant|hotel|station"
        "|toilet|pool|gym)|{what} (fell|slipped|dropped) {few}(out|in|into|overboard|down|off"
        "|from)",
        "{what} was not stolen. {what} has not been stolen",
        "your pass was stolen", "I dropped the pass somewhere in the park.",
        "I stamped the pass in the park.", value=False, ever=True,
        unless=_STRONG + r"|\b(?:gone|taken|took|someone|somebody|found\sit|got\sit\sback)\b",
    ),
    shows(
        "written-off",
        "(insurance( company| firm)?|insurers?|insurer) (has |have |had )?(wrote|written) (?P<what>"
        "(the|my|this|that|our) ([a-z-]+ )?[a-z-]+|it) off|(insurance( company)?|insurers?) (has "
        "|have |had )?(wrote|written) off {what}{stop}|{what} (was|has been|had been|got|'s been) "
        "{few}(written off|declared a write-off){few}|(insurance( company)?|insurers?) {few}said "
        "(that )?{what} (was|is) {few}(beyond (economic(al)? )?repair|a write-off|not worth "
        "repairing)|{what}('s| is| was) {few}(a write-off|a total loss)",
        "An insurer has declared {what} a total loss. The insurer declared {what} a total loss. "
        "{what} was declared a total loss. {what} has been declared a total loss. {what} has been "
        "written off. {what} was written off. {what} is a write-off. {what} is a total loss",
        "an insurer has declared the van a total loss", "The insurers wrote the van off.",
        "The insurers wrote to the van driver.", of_anybody=True, ever=True,
    ),
    shows(
        "never-written-off",
        "{what} (has|was|had) (never|not) been written off|{what} was (never|not) written off"
        "|(insurance( company)?|insurers?) {few}(paid|covered|settled) {few}for {few}repairs?",
        "No insurer has declared {what} a total loss. {what} was not declared a total loss. {what} "
        "has not been declared a total loss. {what} has not been written off. {what} is not a total"
        " loss",
        "the van has been declared a total loss", "The van has never been written off.",
        "The van has never been written about.", value=False, of_anybody=True,
    ),
    shows(
        "broken-on-opening",
        "(when|as soon as|once|and) (I|we) {few}(opened|unpacked|unwrapped|undid) (the {few}(box"
        "|parcel|package|packaging|carton)|it),? {some}(in ({n}|several|a thousand|many|a "
        "hundred|"
        "two) (pieces|bits|halves)|in (bits|pieces|two|half)|broken|cracked|smashed|shattered"
        "|dented|scratched|bent|torn"
        "|leaking|soaked|crushed|chipped|snapped|wet|had come off|was off|was missing|fell off)"
        "|{some}"
        "(broken|cracked|smashed|shattered|dented|scratched|bent|torn|leaking|soaked|crushed"
        "|chipped"
        "|in (pieces|bits|{n} pieces)|dent in it|crack in it|hole in it|scratch on it) when (I|we) "
        "{few}(opened|unpacked|unwrapped|got)( it)?|(crack|dent|hole|scratch|tear|chip) {some}when "
        "it (came|arrived)|it {few}(came|arrived|turned up) (with|in) {few}(crack|dent|hole|scratch"
        "|tear|chip|pieces|bits)|(smashed|crushed|damaged|broken|cracked|bent) in (the post"
        "|transit)",
        "It arrived damaged. The item arrived damaged. It was damaged when it arrived. It came "
        "damaged. It was damaged in transit. The goods arrived damaged. It is damaged. It was "
        "delivered damaged",
        "the item arrived damaged", "When I opened the box the vase was in three pieces.",
        "When I opened the box the vase was in white paper.", of_anybody=True, ever=True,
        unless=r"\bI\s(?:dropped|broke|knocked)\b",
    ),
    shows(
        "whole-on-opening",
        "it {few}(came|arrived|turned up|reached me) {few}(in (perfect|good|fine|mint|excellent) "
        "(condition|shape|order|nick)|in one piece|safe and sound|undamaged|intact|unharmed)|it "
        "was "
        "{few}(fine|perfect|whole|intact|in one piece|undamaged|all right|ok|okay) when (it (came"
        "|arrived)|(I|we) {few}(opened|unpacked|unwrapped|got))|{some}(not|n't) {few}(mark|scratch"
        "|crack) on it when {few}(unpacked|opened|unwrapped|came|arrived)|{i} {few}(dropped|broke"
        "|knocked|smashed) (it|the [a-z]+) {few}(myself|over|later|afterwards|the next day)|it "
        "broke"
        " when I",
        "It did not arrive damaged. The item did not arrive damaged. It was not damaged when it "
        "arrived. It did not come damaged. The goods did not arrive damaged",
        "the item arrived damaged", "It was fine when I unpacked it.",
        "It was Friday when I unpacked it.", value=False, of_anybody=True, ever=True,
    ),
    shows(
        "took-it-apart",
        "(took|taken|pulled|had) {what} (apart|to (bits|pieces)){stop}|(unscrewed|prised off|prised"
        " open|dismantled|stripped down|forced open|levered off|opened up|popped open|undid"
        "|unbolted) {what}{stop}|took the (back|lid|cover|case|casing) off {what}{stop}",
        "I opened {what}. {what} has been opened. I have opened {what}. {what} was opened. {what} "
        "is opened. The seal has been broken",
        "the clock has been opened", "My son unscrewed the clock.", "My son understood the clock.",
        of_anybody=True, ever=True,
        unless_there=r"\b(?:never|not|nobody|no\sone)\b|n['’]t",
    ),
    shows(
        "never-taken-apart",
        "(nobody|no one|no-one) (has |had |'s )?(ever )?(took|taken|pulled|opened|unscrewed) {what}"
        "( apart| to (bits|pieces)| up)?{stop}|(haven't|have not|never) {few}(took|taken|pulled) "
        "{what} (apart|to (bits|pieces))|(seals?|stickers?|screws?) {few}(on|of|over|round) {what} "
        "{few}(is|are) {few}(unbroken|intact|untouched|whole|in place|there)|(haven't|have not"
        "|never"
        ") {few}(touched|undone|loosened) {few}(screw|bolt) {few}(on|of) {what}|{what} (has|have) "
        "never been (off|open|apart|opened)",
        "{what} has not been opened. {what} was not opened. {what} is not opened. I have not opened"
        " {what}. The seal has not been broken. Nobody has opened {what}",
        "the clock has been opened", "Nobody has ever taken the clock apart.",
        "Nobody has ever taken to the clock.", value=False, ever=True,
    ),
    shows(
        "tore-the-seal-off",
        "(tore|cut|ripped|broke|peeled|slit|sliced) {few}(off|through|open|away)? ?{few}the {few}"
        "(seal|wrapper|wrapping|cellophane|shrink-wrap|film|packaging)|(seal|wrapper|cellophane"
        "|film)"
        " {few}(came off|is off|is broken|is gone|has gone)",
        "The seal has been broken. The seal is broken. I have broken the seal. I have opened it. It"
        " has been opened. It is opened",
        "the seal has been broken", "I tore off the seal.", "I tore off after the sea lion.",
        ever=True, unless_there=r"\b(?:never|not|nobody|no\sone)\b|n['’]t",
    ),
    shows(
        "seal-still-on",
        "(seal|wrapper|wrapping|cellophane|shrink-wrap|film|packaging)('s| is| are) {few}(still "
        "on|on it|round it|in place|untouched|intact|unbroken)|still {few}(sealed|wrapped|in its "
        "(wrapper|wrapping|cellophane|packaging|box)){end}",
        "The seal has not been broken. The seal is not broken. I have not opened it. It has not "
        "been opened. It is unopened. The seal is intact",
        "the seal has been broken", "The seal is still on it.", "The seal is still on the rock.",
        value=False, of_anybody=True, unless=r"\bon\sthe\s(?:rock|ice|beach)",
    ),
    shows(
        "took-them-off",
        "{i}{perfect} {often}(cut|ripped|tore|torn|took|taken|pulled|peeled|snipped|scraped"
        "|unpicked"
        "|unscrewed|stripped) (?P<what>(the|my|all the|its) ([a-z-]+ )?(tags?|labels?|stickers?"
        "|badges?|logos?|plates?|signs?|posters?|stamp|price|cover|stickers)) off{stop}"
        "|{i}{perfect}"
        " {often}(cut|ripped|tore|torn|took|taken|pulled|peeled|snipped|scraped|stripped) off "
        "{what}{stop}|{what}('re| are| is|'s) (now |already |all )?(off|gone|in the bin){end}",
        "I have removed {what}. I removed {what}. {what} have been removed. {what} has been "
        "removed",
        "you have removed the tags", "I cut off the tags.", "I cut around the tags.", ever=True,
        unless=r"\b(?:sale|price\sis\soff)\b",
    ),
    shows(
        "tags-still-on",
        "{what}('re| are| is|'s) {few}still {few}(on|attached|there|in place|on it|dangling"
        "|hanging)"
        "{stop}|{i} (haven't|have not|never|didn't|did not) {few}(cut|rip|ripped|tore|torn|take"
        "|took"
        "|taken|pull|pulled|peel|peeled|snip|snipped) off {what}{stop}|(it|the [a-z]+) still has "
        "(?P<what>(its|the) [a-z]+) (on|attached){end}|(it|the [a-z]+) still has its "
        "(?P<what>(tags?|labels?|stickers?|plates?)){stop}",
        "I have not removed {what}. I did not remove {what}. {what} have not been removed. {what} "
        "has not been removed. I have not removed the {what}",
        "you have removed the tags", "The tags are still on.", "The tags are still odd.",
        value=False, of_anybody=True,
    ),
    shows(
        "not-touched-it",
        "{i} (haven't|have not|never) {few}(touched|so much as touched|laid a finger on) {what}"
        "{stop}|{what} has never (left|been out of) (its|the|my) {few}(bag|box|drawer|wrapper|case"
        "|packaging|cupboard|purse|wallet)",
        "I have not used {what}. {what} has not been used. {what} is unused. I have not worn {what}"
        ". I have not opened {what}. I have not lent {what}",
        "you have used the kettle", "I haven't touched the kettle.",
        "I haven't toured the Kettle Valley.", value=False,
    ),
    shows(
        "wore-it-there",
        "{i}{perfect} {often}had {what} on (once|twice|all|for|at|to|yesterday|last)|{i} {few}(went"
        "|danced|worked|walked|ran|slept|travelled) {few}in (it|them){stop}",
        "I have worn it. I wore it. I have worn them. I have worn {what}. It has been worn",
        "you have worn it", "I went to the ball in it.", "I went to the ball in May.", ever=True,
        unless=r"\b(?:car|van|boat|taxi|tent|bike|train|ferry|caravan|hut)\b",
    ),
    shows(
        "never-had-it-on",
        "{i} (haven't|have not|never) {few}had {what} on{stop}|{what} {some}(unworn|on a hanger"
        "|never been (on|worn))",
        "I have not worn {what}. {what} has not been worn. I have never worn {what}",
        "you have worn the cloak", "I haven't had the cloak on.", "I haven't had the cloak long.",
        value=False,
    ),
    shows(
        "took-off-what-is-worn",
        f"{{i}}{{perfect}} {{often}}(took|taken) off {_WORN}|{{i}}{{perfect}} {{often}}(took"
        f"|taken) "
        f"{_WORN} off|{_WORN}('s| is| are|'re) {{few}}(off|in (my|the|a) {{few}}(locker|bag|boot"
        f"|car|cupboard|drawer|rucksack|pocket|garage)|at home|on the (hook|peg|back seat|shelf))",
        "I am not wearing {what}. I do not wear {what}. I have not got {what} on",
        "you are wearing a helmet", "My helmet is in the locker.", "My helmet is in the lead.",
        value=False, unless=r"\b(?:spare|second|other)\b",
    ),
    shows(
        "put-on-what-is-worn",
        f"{{i}}{{perfect}} {{often}}(put|had put|pulled|strapped|buckled|done up) (on )?{_WORN}( "
        f"on)?"
        f"{{stop}}|{_WORN}('s| is| are|'re) {{few}}(on and|strapped on|buckled|fastened|done up|on"
        f"{{end}})",
        "I am wearing {what}. I wear {what}. I have got {what} on. I wore {what}",
        "you are wearing a life jacket", "I put on a life jacket before we left.",
        "I put down a life jacket before we left.",
        unless=r"\b(?:shelf|hook|off|locker|table)\b",
    ),
    shows(
        "in-its-bag",
        f"(?P<what>it|the [a-z]+|my [a-z]+|they|my [a-z]+ [a-z]+)('s| is|'ll| will|'ll be| will be"
        f"| goes| travels|'re| are)( be| go| travel| stay)? {{few}}(zipped |packed |wrapped "
        f"|sealed "
        f"|stowed |folded |tied |closed |bundled |kept |put )?(up |away )?(in|inside|into) (a|its"
        f"|my"
        f"|the|their) {{few}}{_BAG}|{{i}}('ve|'ll| have| will|'m going to)? ?{{few}}(put|pack"
        f"|packed"
        f"|stow|zip|zipped|stuff|stuffed|wrap|wrapped|carry|bring) {{what}} {{few}}(up )?(in|inside"
        f"|into) (a|its|my|the|their) {{few}}{_BAG}",
        "{what} is packed in a bag. {what} will be packed in a bag. {what} is in a bag. They are "
        "packed in a bag. It is packed in a bag. {what} is packed",
        "the kayak is packed in a bag", "The kayak will be zipped up inside a holdall.",
        "The kayak will be zigzagging beside a holm.",
    ),
    shows(
        "loose-in-no-bag",
        "{i}('ve| have) (no|n't got a|not got a) {few}(bag|box|case|cover|container) for (it|them)"
        "|{i}('ve| have| haven't| don't) {few}(nothing|got anything|have anything|anything) to "
        "(put|pack|carry) (it|them) in|(it|they) (will be|'ll be|is|are|'s) {few}(loose|in no bag"
        "|not in a bag|unpacked|uncovered)|{i}('ll| will) {few}(wheel|push|carry|bring|roll|walk) "
        "(it|them) {few}(on board |on |aboard |in )?{few}(as (it|they) (is|are)|at full size|loose"
        "|in my hand)",
        "It is not packed in a bag. It is not packed. It is not in a bag. They are not packed in a "
        "bag. It is not folded. It will not be packed in a bag",
        "it is packed in a bag", "I've no bag for it.", "I've no bug in it.", value=False,
    ),
    shows(
        "plugged-in",
        "{what}('s| is|'re| are) {few}(plugged in|hooked up|on charge|on the charger|connected to "
        "(a|the) {few}(charger|charging))|{i}('ve| have)? {often}(plugged {what} in|hooked {what} "
        "up"
        "|put {what} on (charge|the charger)|plugged in {what}{stop})|(cable|plug|lead) (is|'s) "
        "{few}(in|connected){end}",
        "{what} is charging. It is charging. My {what} is charging",
        "the scooter is charging", "The scooter is plugged in.", "The scooter is plucked.",
        unless=r"\b(?:kettle|toaster|lamp|unplugged)\b",
    ),
    shows(
        "unplugged",
        "{i}('ve| have)? {often}(pulled|taken|took|yanked|put) (the|my) {few}(cable|plug|lead) "
        "{few}(out|away|back|off)|{i}('ve| have)? {often}(unplugged|disconnected|unhooked) {what}|"
        "{what}('s not| is not| isn't|'re not| aren't) {few}(plugged in|hooked up|on charge"
        "|connected)|won't be plugging (it|them) in|{what}('s| is) just (parked|standing|stood"
        "|sitting)",
        "{what} is not charging. It is not charging. My car is not charging. They are not charging",
        "the scooter is charging", "The scooter isn't plugged in.", "The scooter isn't plum-red.",
        value=False, ever=True,
    ),
    shows(
        "does-not-fold",
        "(it|that|which|the [a-z]+|my [a-z]+|mine) (doesn't|does not|won't|will not|can't|cannot) "
        "{few}(collapse|fold|fold up|fold down|be collapsed|be folded|come apart)|{i}('ll| will) "
        "{few}(wheel|push|roll) (it|them) {few}(on board |on |aboard )?{few}(at full size|as it is"
        "|full-size)|(it|mine)('s| is) {few}(rigid|non-folding|full-size)",
        "It is not folded. The bike is not folded. The bicycle is not folded. It will not be folded"
        ". The pushchair is not folded",
        "it is folded", "It doesn't collapse.", "It doesn't collide.", value=False, ever=True,
        unless=r"\bfolding\s(?:bike|bicycle)\b",
    ),
    shows(
        "collapses-it",
        "{i}('ve|'ll| have| will)? {often}(collapse|collapsed|fold|folded) {what}( up| down| flat)?"
        "{stop}",
        "{what} is folded. {what} will be folded. It is folded",
        "the pram is folded", "I've collapsed the pram.", "I've coloured the pram.",
    ),
    shows(
        "bent-a-part-of-it",
        f"{{i}}{{perfect}} {{often}}{_HURT} {_PART}|{{i}}{{perfect}} {{often}}(put|left|made|got) "
        f"(a|an) {{few}}(dent|scratch|hole|crack|mark|burn|stain|tear|rip|chip) (in|on) {{few}}"
        f"(it|them|{_PART})|{{i}}{{perfect}} {{often}}(put|left|made) (a|an) {{few}}(dent|scratch"
        f"|hole|crack|burn|stain|tear) (in|on) {{what}}{{stop}}",
        "I damaged it. I have damaged it. It is damaged. It was damaged. I have damaged the "
        "{what}. I damaged {what}",
        "you have damaged it", "I bent the front wheel.", "I lent the front wheel.", ever=True,
        unless=r"\b(?:repaired|mended|fixed|straightened|my\sown)\b",
    ),
    shows(
        "back-without-a-scratch",
        "{i}{perfect} {often}(brought|took|taken|gave|given|handed|returned|sent) {what} (back )?"
        "{few}(without (a|so much as a) (scratch|mark|dent)|in one piece|undamaged|as good as new"
        "|as "
        "(I|we) (got|found) it|in (perfect|good|the same) (condition|nick|shape|order))|{what} "
        "(came|went) back {few}(without a (scratch|mark)|in one piece|undamaged|as good as new)",
        "I have not damaged {what}. I did not damage {what}. {what} is not damaged. {what} was not "
        "damaged. {what} is undamaged",
        "you have damaged the bike", "I brought the bike back without a scratch.",
        "I brought the bike back without a sketch.", value=False, ever=True,
    ),
    shows(
        "scrubbed-it",
        f"{{i}}{{perfect}} {{often}}(scrubbed|mopped|hoovered|vacuumed|wiped|swept|polished|hosed"
        f"|scoured|dusted|tidied) {{few}}{_ROOM}|{{i}}{{perfect}} {{often}}(left|made|got) {_ROOM} "
        f"{{few}}(spotless|spick and span|gleaming|shining|immaculate)|{_ROOM}('s| is| was) {{few}}"
        f"(spotless|spick and span|gleaming|shining|immaculate)",
        "I cleaned {what}. I have cleaned {what}. {what} is clean. I left {what} clean. {what} was "
        "left clean. {what} has been cleaned",
        "you have cleaned the cabin", "I scrubbed the cabin from top to bottom.",
        "I scribbled the cabin number on a pad.", ever=True,
    ),
    shows(
        "left-it-filthy",
        f"{{i}}{{perfect}} {{often}}left {_ROOM} {{few}}(in (a|such a) {{few}}(mess|state)|filthy"
        f"|dirty|like a (pigsty|tip)|as it was|unswept|a (mess|tip))|{{i}} {{few}}(didn't|did not"
        f"|never|haven't) {{few}}(clean|cleaned|sweep|swept|hoover|hoovered|tidy|tidied) (up"
        f"|{_ROOM}"
        f")|{_ROOM}('s| is| was) {{few}}(filthy|dirty|a (mess|tip))|{{i}}{{perfect}} left {{few}}"
        f"(washing-up|dirty (dishes|plates)|rubbish|crumbs)",
        "I did not clean {what}. I have not cleaned {what}. {what} is not clean. I did not leave "
        "{what} clean. {what} was not left clean. I did not clean the room. I have not cleaned the "
        "room. I have not cleaned it",
        "you have cleaned the cabin", "I left the cabin filthy.", "I left the cabin fifty pence.",
        value=False, ever=True, unless=r"\b(?:before\sI\s(?:moved|came)|when\sI\s(?:moved|came))\b",
    ),
    shows(
        "switched-it-off",
        "{i}{perfect} {often}(turned|switched|shut|put) {what} off{stop}|{i}{perfect} "
        "{often}(turned"
        "|switched|shut) off {what}{stop}|(?P<what>(the|my|our) ([a-z-]+ )?(heating|light|lights"
        "|gas"
        "|water|oven|engine|boiler|alarm|radio|phone|computer|heater|pump|fan|cooker|tap|power"
        "|music"
        "))('s| is| are) {few}off{end}",
        "I have switched off {what}. I switched off {what}. I have turned off {what}. {what} is "
        "off. {what} has been switched off. {what} is switched off",
        "you have switched off the boiler", "The boiler is off.", "The boiler is odd.", ever=True,
    ),
    shows(
        "left-it-running",
        "{i}{perfect} {often}left (?P<what>(the|my|our) ([a-z-]+ )?(heating|light|lights|gas|water"
        "|oven|engine|boiler|alarm|radio|phone|computer|heater|pump|fan|cooker|tap|power|music|iron"
        ")) {few}(on|running|burning|switched on)|(?P<what>(the|my|our) ([a-z-]+ )?(heating|light"
        "|lights|gas|water|oven|engine|boiler|alarm|radio|phone|computer|heater|pump|fan|cooker|tap"
        "|power|music|iron))('s| is| are) {few}still {few}(on|running|burning)",
        "I have not switched off {what}. I did not switch off {what}. I have not turned off {what}."
        " {what} is on. {what} is not off. {what} has not been switched off. {what} is not "
        "switched "
        "off",
        "you have switched off the boiler", "I left the boiler running.",
        "I left the boiler room.", value=False, ever=True,
    ),
)
# fmt: on
