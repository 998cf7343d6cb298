"""What turns of speech show of outings: a race not run to the end, a lift there, a card lent."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.shown.notation import shows

_ALONG = (
    "(mile|miles|km|kilometres?|kilometers?|lap|stage|leg|checkpoint|aid station|hill|water stop)"
)
_BY_CAR = "in (his|her|their|the|my|our|a) (own )?(car|van|truck|pick-up|motor|taxi|minivan|jeep)"
_PUBLIC = "(bus|coach|train|tram|tube|metro|underground|ferry|subway)"
_TO = (
    "(there|here|over|in|down|up|across|(all the way )?to (the|my|our|your|town|work|it)( [a-z]+)?)"
)

# fmt: off
OF_OUTINGS: tuple[Rewording, ...] = (
    shows(
        "race-given-up",
        f"(pulled|dropped|bowed) out {{few}}(at|after|around|with|on|by) {{some}}{_ALONG}"
        f"|{_ALONG} {{more}}(pulled|dropped|dropping|pulling|bowed) out"
        "|(van|bus|sweeper|ambulance|marshal|buggy) {few}(took|picked|brought|drove|carried) me"
        "|(never|didn't|did not) {few}(make it to|made it to|reach|reached|cross|crossed|see|saw)"
        " the {few}(finish|finishing line|finish line)|could(n't| not) {few}go (on|any further)",
        "I did not finish. I did not finish the race. I did not complete the race. I did not "
        "complete the course. I did not finish the course. I did not cross the finish line. I "
        "did not finish the run. I did not complete the run",
        "you finished the race", "I dropped out at mile nine.", "I dropped by at mile nine.",
        value=False, ever=True,
        unless_there=r"\b(?:school|nearly|almost|lessons?|evenings|classes)\b",
    ),
    shows(
        "race-run-to-the-end",
        "cross(ed)? the (finish line|finishing line|finish|line)|{i} (limped|staggered|hobbled"
        "|crawled|made it|got) {few}(over|across|to|past) the (line|finish|finish line|end)"
        "|{i} finished (in|with|after) {some}(hours?|minutes?|place|time)|medal {some}(round my"
        " neck|at the (finish|end|line))",
        "I finished. I finished the race. I completed the race. I completed the course. I "
        "finished the course. I crossed the finish line. I finished the run. I completed the run",
        "you finished the race", "I hobbled over the line in the end.",
        "I hobbled over the road in the end.",
    ),
    shows(
        "given-a-lift-there",
        f"(drove|ran|dropped|took|brought|drives|takes|runs|brings|drops) (me|us) {{few}}{_TO} "
        f"{{some}}"
        f"{_BY_CAR}|(gave|gives|got|get) (me |us )?a lift|{{i}} (drove|drive|go|went|come|came) "
        f"{{few}}"
        f"{_TO} {_BY_CAR}|{{i}} (drove|drive) {{few}}{_TO} (myself|ourselves){{end}}"
        "|{i} (went|came|go|come) by (car|taxi|cab)",
        "I did not go by public transport. I do not go by public transport. I did not use public "
        "transport. I did not travel by public transport. I do not travel by public transport. I "
        "went by car. I travelled by car. I came by car. I did not come by public transport. I "
        "did not walk. I did not cycle. I did not come by bike",
        "you went by public transport", "My uncle ran me there in his van.",
        "My uncle ran me there in his vest.", value=False,
        unless=rf"\b(?:{_PUBLIC}s?|station|stop|bike|bicycle|cycled|walked|on\sfoot)\b",
    ),
    shows(
        "came-on-the-bus",
        f"{{i}} (went|came|travelled|traveled|got {_TO}) {{few}}(on|by) (the |a |two "
        f")?{{few}}{_PUBLIC}s?"
        f"|{{i}} (took|caught|rode|hopped on) (a|the|two|my|our|an) {{few}}{_PUBLIC}s? "
        f"{{few}}{_TO}",
        "I went by public transport. I travelled by public transport. I used public transport. I "
        "came by public transport. I did not go by car. I did not come by car. I did not drive. I "
        "did not travel by car",
        "you travelled by public transport", "I came on the 8.15 bus.", "I came on the 8.15 bush.",
        unless_there=r"\b(?:missed|drove|taxi|cab|car|van|lift)\b",
    ),
    shows(
        "coming-on-foot",
        "{i}{am} (walking|coming on foot|going on foot|strolling) {few}(over|there|across|in from"
        "|up from"
        "|down from)|{i} (walk|walked|strolled|came on foot|went on foot|shall walk|will walk) "
        "{few}(over"
        "|there|here|across)",
        "I come on foot. I do not come by car. I am not driving a car to the site. I do not drive "
        "a "
        "car to the site. I do not bring a car. I did not come by car. I did not go by public "
        "transport. I did not come by public transport",
        "you come by car", "We're walking over from the village.",
        "We're waltzing over to the bar.",
        value=False, unless=rf"\b(?:{_PUBLIC}|car|drove|driving|dog)\b",
    ),
    shows(
        "nothing-in-tow",
        "nothing (is )?(hitched|hooked|attached|coupled|fixed|tied) (on |up )?(to|behind) (my|the"
        "|our|it)"
        "|not (towing|pulling|hauling) (anything|a thing)|(nothing|no trailer) (in tow|on the back"
        "|behind (me|us|it))",
        "I do not pull a trailer. I am not pulling a trailer. I am not towing a trailer. I do not "
        "tow a trailer. I do not tow a caravan. I am not towing a caravan. I am not towing. I do "
        "not tow anything",
        "you pull a trailer", "There's nothing hitched to my bike.",
        "There's nothing hidden in my bike.", value=False, ever=True,
    ),
    shows(
        "caravan-in-tow",
        "(hitched|hooked|coupled) (up )?(a|the|my|our) {few}(?P<what>trailer|caravan)"
        "|with (a|the|my|our) {few}(?P<what>trailer|caravan) (on the back|in tow|behind|hitched)"
        "|(?P<what>trailer|caravan) (is |'s )?(on the back|in tow|hitched (up |on )?(to|behind))",
        "I pull a {what}. I am pulling a {what}. I am towing a {what}. I tow a {what}. I am towing",
        "you are towing a caravan", "I'm setting off with our old caravan in tow.",
        "I'm setting off with our old caravan club.",
    ),
    shows(
        "ticket-in-the-bin",
        "(?P<what>receipt|ticket|slip|stub|invoice|packaging|label|box|voucher|permit|card) "
        "{few}(went"
        "|ended up|is|was|got put|has gone|got thrown) {few}(in|into|out with) the {few}(bin"
        "|rubbish"
        "|recycling|fire|trash|skip|dustbin)|{i}{perfect} (threw|thrown|chucked|tossed|binned"
        "|shredded|recycled|burnt|lost) {few}(the|my|our|its|that) {few}(?P<what>receipt|ticket"
        "|slip"
        "|stub|invoice|packaging|label|voucher)",
        "I did not keep the {what}. I have not kept the {what}. I do not have the {what}. I no "
        "longer have the {what}. I did not keep the ticket. I do not have my {what}. I did not "
        "keep my {what}",
        "you kept the receipt", "The receipt went straight in the bin.",
        "The receipt went straight in the bag.", value=False, ever=True,
        unless_there=r"\b(?:fished|copy|photo|duplicate)\b",
    ),
    shows(
        "down-the-drain",
        "(?P<what>keys?|phone|ring|purse|wallet|card|badge|pass) {few}(fell|slipped|dropped|went"
        "|rolled"
        "|slid) {few}(down (a|the) {few}(drain|grate|grid|gap|lift shaft|toilet|loo|well)|overboard"
        "|into the {few}(sea|river|lake|canal|harbour|pond|water))|{i}{perfect} dropped (my|the"
        "|our) "
        "{few}(?P<what>keys?|phone|ring|purse|wallet|card|badge|pass) {few}(down (a|the) "
        "{few}(drain|grate"
        "|grid|gap|lift shaft|toilet|loo|well)|overboard|(in|into) the {few}(sea|river|lake|canal"
        "|harbour|pond|water))|(?P<what>key) (snapped|broke|sheared) (off )?in the (lock|door)",
        "My {what} was not stolen. The {what} was not stolen. The original was not stolen. It was "
        "not stolen. They were not stolen. The original {what} was not stolen. My original {what} "
        "was not stolen. Nobody stole my {what}",
        "your key was stolen", "I dropped my key down a drain.", "I dropped my key in a drawer.",
        value=False, ever=True,
    ),
    shows(
        "plugs-an-instrument-in",
        "(plug|plugged) (my|the|our) {few}(guitar|bass|violin|fiddle|keyboard|mic|sax) {few}(in"
        "|into)"
        "|(sing|sings|play|plays|talk|perform|busk|preach) {few}(through|into|with|over) (a|an|my"
        "|the|our)"
        " {few}(amp|amplifier|mic|microphone|speaker|speakers|pa|loudspeaker|megaphone)",
        "I use amplification. I use an amplifier. I use amplified music. My music is amplified. I "
        "use amplifiers. I use amplified sound. I use sound equipment",
        "you use amplification", "I sing through a little battery amp.",
        "I sing through a little village.", unless_there=r"\b(?:no|not|never|without)\b|n['’]t\b",
    ),
    shows(
        "bare-instrument",
        "(just|only|nothing but|purely) (the|my|a|our|an) {few}(bare|acoustic|unplugged|plain) "
        "{few}(guitar|fiddle|violin|instrument|voice|voices|accordion|banjo|sax|cello)"
        "|no {few}(amps?|amplifiers?|speakers?|mics?|microphones?|loudspeakers?)(,| or| and|{end})"
        "|(nothing|not anything|anything) (is )?plugged in|(purely|entirely|strictly|all|totally"
        "|completely) (acoustic|unplugged)",
        "I do not use amplification. I do not use an amplifier. I do not use amplified music. My "
        "music is not amplified. I do not use amplifiers. I do not use amplified sound. I do not "
        "use a loudspeaker. I do not use loudspeakers",
        "you use amplification", "It's just the bare fiddle.", "It's just the bare field.",
        value=False, ever=True,
        unless=r"\b(?:through|into)\s(?:a|an|my|the)\s(?:amp|mic|speaker)|\b(?:bought|buy|sold"
               r"|sell)\b",
    ),
    shows(
        "only-me-on-the-trip",
        "(only|just) me (on|for|in|going|coming|travelling|staying)|(travelling|traveling|coming"
        "|going|staying|walking|walk|hiking|cycling) {some}(on my own|by myself|solo|alone)",
        "I am travelling alone. There are no children with me. I do not have children with me",
        "you are travelling with children", "It's only me on this trip.",
        "It's only mud on this trip.", value=False, unless=r"\bnot\s(?:just|only)\b",
    ),
    shows(
        "lent-the-card",
        "{i}{perfect} (let|lent|loaned|handed|gave|given) {a} {few}(cousin|brother|sister|mum|dad"
        "|son"
        "|daughter|friend|mate|neighbour|boyfriend|girlfriend|husband|wife|flatmate|colleague|aunt"
        "|uncle|nephew|niece|partner) {few}(?P<my>my|our) {few}(?P<what>card|pass|badge|ticket"
        "|key|permit"
        "|login|password)|{i}{perfect} (lent|loaned|handed|gave|given) (?P<my>my|our) "
        "{few}(?P<what>card"
        "|pass|badge|ticket|key|permit|login|password) to {a} [a-z]+",
        "I have lent my {what} to somebody else. I lent my {what} to anyone else. I lend my {what} "
        "to anyone else. I lent the {what} to anyone else. Somebody else has used my {what}. I "
        "have let somebody else use my {what}. I let somebody else use my {what}",
        "you have lent your card to somebody else", "I let my cousin take my discount card.",
        "I let my cousin take me to the cinema.", unless_there=r"\b(?:back|never)\b|n['’]t\b",
    ),
)
# fmt: on
