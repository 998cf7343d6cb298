"""What turns of speech show of vehicles, journeys, clubs, work, the body and the weather."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.shown.notation import shows

# Kinds of vehicles that exclude each other, each with the words for it.
_VEHICLES = {
    "car": (
        "car|hatchback|saloon|estate|estate car|people carrier|suv|convertible|sports car|4x4"
        "|taxi|minicab"
    ),
    "van": "van|transit|panel van|delivery van",
    "lorry": "lorry|truck|hgv|tipper|artic",
    "bus": "bus|coach|minibus",
    "tractor": "tractor",
    "motorhome": "motorhome|motor home|camper van|campervan|camper",
    "motorcycle": "motorcycle|motorbike|moped|harley|vespa",
    "bicycle": "bicycle|pushbike|push bike|mountain bike|e-bike|tandem",
}
_FUELS = {"diesel": "diesel", "petrol": "petrol", "electric": "electric|tesla", "hybrid": "hybrid"}
_RUN = "(drive|run|own|ride|have|'ve|'ve got|have got|come in|come on|arrive in|'ll be in|'m in)"
_CLOCK = (
    r"(?P<what>(\d{1,2}([.:]\d\d)?( ?(am|pm|a\.m\.|p\.m\.))?|(half|quarter) (past|to) [a-z]+"
    r"|noon|midday|midnight|{n}( ?(am|pm))?( o'clock)?)"
    r"( in the (morning|afternoon|evening)| at night| this (morning|evening))?)(?! ?(minutes"
    r"|hours))"
)
_RIDE = "(train|bus|coach|ferry|boat|tram|flight|plane|tube|metro)"
_DEPARTED = (
    "My journey starts at {what}. My journey started at {what}. My train leaves at {what}. "
    "I travel at {what}. I travelled at {what}. I set off at {what}"
)
_CLUBS = "club|gym|library|association|society|union|group|team|choir|credit union"
_MEMBER = "I am a member. " + ". ".join(f"I am a member of the {one}" for one in _CLUBS.split("|"))
_NO_MEMBER = _MEMBER.replace(" am ", " am not ")
_PAY_WAYS = {
    "in cash": "cash|in cash|with cash|notes and coins",
    "by card": "(by|with|on) (an? |my |the |our )?(debit |credit |bank )?card|contactless"
    "|by contactless",
    "by direct debit": "by direct debit|by standing order",
    "by bank transfer": "by (bank )?transfer|online|by paypal|online with paypal|with paypal"
    "|through my bank",
}


def _not_these(names: tuple[str, ...], left_out: str, what: str) -> str:
    """Return that it is none of some names but one: "My vehicle is not a van. …"."""
    return ". ".join(what.replace("{name}", name) for name in names if name != left_out)


# fmt: off
OF_WALKS_OF_LIFE: tuple[Rewording, ...] = (
    *(
        shows(
            f"my-vehicle-is-a-{name}",
            f"{{i}}( usually| always| still| only)? ?{_RUN} an? {{few}}({words}){{stop}}"
            f"|(my vehicle|mine)('s| is) an? {{few}}({words}){{stop}}",
            f"My vehicle is a {name}. "
            + _not_these(tuple(_VEHICLES), name, "My vehicle is not a {name}"),
            f"your vehicle is a {name}", f"I drive a {words.split('|')[0]}.",
            f"My aunt drives a {words.split('|')[0]}.",
            unless=r"\b(?:also|as\swell|both|too|another|two|second|sometimes|or"
                   r"|toy|model|photos?|pictures?|drawings?|posters?)\b",
        )
        for name, words in _VEHICLES.items()
    ),
    *(
        shows(
            f"runs-on-{name}",
            f"{{i}}( usually| always| still| only)? ?{_RUN} an? ([\\w-]+ ){{0,2}}?({words})( "
            "(car|van|hatchback|estate|saloon|suv|truck|lorry|model|engine|one|vehicle))?{stop}"
            f"|(it|mine|(my|our) ([a-z]+ )?(car|van|truck|lorry|vehicle|motor))('s| is| runs on| "
            f"takes| has) (an? |only )?([\\w-]+ )??({words})"
            "( (car|van|engine|motor|one|vehicle))?"
            f"{{stop}}|{{i}} (fill|fuel) (it|her|her up|it up|the (car|van)|the (car|van) up) "
            f"{{few}}with ({words})",
            f"My vehicle is {name}. My car is {name}. It is a {name} vehicle. I drive a {name} "
            f"vehicle. My vehicle runs on {name}. "
            + _not_these(
                tuple(_FUELS), name,
                "It is not a {name} vehicle. My vehicle is not {name}. "
                "I do not drive a {name} vehicle",
            ),
            f"it is a {name} vehicle", f"My van's a {words.split('|')[0]}.",
            f"My aunt likes {words.split('|')[0]} vans.",
            unless=r"\b(?:plug-in|also|both|as\swell|second|two)\b"
                   + ("" if name == "hybrid" else r"|\bhybrid\b"),
        )
        for name, words in _FUELS.items()
    ),
    shows(
        "on-the-one-at-that-time",
        f"{{i}}{{perfect}} {{often}}(catch|take|get|board|use|caught|took|got|boarded|used) the "
        f"{_CLOCK}( {_RIDE})?{{stop}}|{{i}}{{am}} {{often}}(on|catching|taking|getting|booked on) "
        f"the {_CLOCK}( {_RIDE})?{{stop}}",
        _DEPARTED, "your journey starts after 9 am", "I catch the 10.15.", "I like the 10.15 show.",
        unless=r"\b(?:return|back|home\son|sometimes|or\sthe)\b",
    ),
    shows(
        "set-off-at-that-time",
        f"{{i}}{{perfect}} {{often}}(set off|set out|left home|leave home|got on|get on|got on the "
        f"{_RIDE}|start out|started out|head off|headed off|drove off) {{few}}at {_CLOCK}{{stop}}"
        f"|(my|our|the) {_RIDE} (leaves|left|goes|went|departs|departed|sets off|is|was) at "
        f"{_CLOCK}{{stop}}",
        _DEPARTED, "your journey starts after 9 am", "I set off at 10.15.",
        "I sat down at 10.15.", unless=r"\b(?:return|back|sometimes|or\sthe)\b",
    ),
    shows(
        "would-be-a-member",
        "{i}( would|'d| have been|'ve been|{am})? {few}(thinking (of|about) (joining"
        "|becoming a member)|like to (join|become a member)|(wondering|not sure|undecided|of two "
        "minds|in two minds) (about|whether to|about whether to) (join|joining|become a member)"
        "|tempted to join)(?! (in|my)\\b)",
        _NO_MEMBER, "you are a member of the club", "I've been thinking of joining.",
        "I've been thinking of jogging.", value=False, ever=True,
        unless=r"\b(?:rejoin\w*|again|already|member\sof|members)\b",
    ),
    shows(
        "member-since-then",
        "{i}{perfect} (only )?(joined|signed up|become a member|became a member|been a member) "
        "(?=(in|last|this|on|since|for|at|two|three|a|when|back) )(?!at (work|school))",
        _MEMBER, "you are a member of the club", "I joined in May.", "I jogged in May.",
        unless=r"\b(?:army|navy|raf|firm|company|force|left|lapsed|quit|cancelled|resigned|stopped"
               r"|ran\sout|expired|used\sto|until|till|no\slonger|course|mailing|newsletter)\b",
    ),
    shows(
        "walks-with-trouble",
        "{i} (walk|get about|get around|hobble|move) {few}(with|on) (a |an |my |two )?{few}(stick"
        "|sticks|cane|frame|walking frame|zimmer frame|zimmer|rollator|crutch|crutches|walker)"
        "|{i}{am} {few}on crutches|(my|our) {few}(leg|ankle|foot|knee|hip)( is|'s) {few}(in plaster"
        "|in a cast|broken|shattered|in a brace)|{i} (broke|have broken|'ve broken|fractured) my "
        "{few}(leg|ankle|foot|hip|pelvis)|{i} (can't|cannot|can barely|can hardly|can only just) "
        "(walk|put {few}weight on)|{i} use a (walking frame|zimmer|zimmer frame|rollator"
        "|walking stick|wheelchair)",
        "I have difficulty walking. I have trouble walking. I find it hard to walk. "
        "I cannot walk far. I have a mobility problem",
        "you have difficulty walking", "I'm on crutches.", "I'm on cruises.",
        unless=r"\b(?:healed|mended|last\syear|years\sago|as\sa\s(?:child|kid|boy|girl))\b",
    ),
    shows(
        "never-learnt-to",
        "{i} never (learnt|learned)( how)?( to do it| to swim)?{end}|{i} (sink|sank) like a stone"
        "|{i} can't swim a stroke",
        "I cannot swim", "you can swim", "I never learnt.", "I never lent.", value=False, ever=True,
        unless=r"\b(?:drive|driving|ride|cook|read|french|ski|skate|dance|piano|guitar)\b",
    ),
    *(
        shows(
            f"pays-{name.replace(' ', '-')}",
            f"{{i}}( would| will|'d|'ll|{{am}}|{{perfect}})? {{few}}(pay|paying|paid|settle"
            f"|settled) {{few}}({words}){{stop}}",
            f"I pay {name}. I paid {name}. "
            + _not_these(
                (*_PAY_WAYS, "by cheque"), name, "I do not pay {name}. I did not pay {name}"
            ),
            "you pay by cheque", f"I'd like to pay {name}.",
            f"My aunt pays {name}.", value=False, ever=True,
            unless=r"\b(?:cheque|partly|part\sof|half|deposit|and\sthe\srest|or)\b",
        )
        for name, words in _PAY_WAYS.items()
    ),
    shows(
        "sends-a-cheque",
        "{i}(( will|'ll| have|'ve)|{am})? {few}(put|post|posted|posting|send|sending|sent|write"
        "|wrote|writing|written|made|making) (you |them |it |out |off |in ){0,2}(a|my|our|the) "
        "(?!blank)([a-z£]+ )?cheque",
        "I pay by cheque. I paid by cheque. I do not pay in cash. I do not pay by card",
        "you pay by cheque", "I put a cheque in the post.", "I put a check on the shirt.",
        ever=True, unless=r"\b(?:birthday|bounced|cancelled|gift|aunt|to\smy)\b",
    ),
    shows(
        "past-primary-school",
        "{who}{am} (now |already )?(in year (7|8|9|10|11|12|13|seven|eight|nine|ten|eleven|twelve"
        "|thirteen)|(at|in) (secondary school|high school|the sixth form|sixth form|upper school)"
        "|(doing|taking|sitting|studying for|revising for) {few}(gcses|a levels|a-levels|highers"
        "|btecs))",
        "{who} {be} not at primary school. {who} {be} not in an infant class. {who} {be} at "
        "secondary school. {who} {be} not a pupil at primary school",
        "you are at primary school", "I'm doing my A levels.", "I'm doing my best.", value=False,
        unless=r"\b(?:teach\w*|lecturer|tutor)\b",
    ),
    shows(
        "in-the-infants",
        "{who}({am}|( has|'s)( only)? just started) {few}(in )?(reception|year (1|2|one|two)|the "
        "infants)(?! (desk|area|hall))",
        "{who} {be} in an infant class. {who} {be} at primary school",
        "you are in an infant class", "I'm in reception class.", "I'm in retail.",
        unless=r"\b(?:teach\w*|work\w*|uni|university|college|degree|desk|hotel)\b",
    ),
    shows(
        "in-the-juniors",
        "{who}{am} (now |already )?in (year (3|4|5|6|three|four|five|six)|the juniors)",
        "{who} {be} not in an infant class. {who} {be} at primary school",
        "you are in an infant class", "I'm in Year 5.", "I'm in for five years.", value=False,
        unless=r"\b(?:teach\w*|uni|university|college|degree)\b",
    ),
    shows(
        "shows-a-face",
        "{i}(( will|'ll)? (have|bring|take|carry)|{have}( got)?|{am} bringing) (got )?{few}"
        "(passport|driving licence|driver's licence|driver's license|photocard|photo card"
        "|id card with my photo|student card with my photo){few}( on me| with me| on it)",
        "I bring photo ID. I bring photo identification. I have photo ID. I have photo "
        "identification with me",
        "you bring photo ID", "I'll have my passport on me.", "I'll have my password on me.",
        unless=r"\b(?:expired|out\sof\sdate|lost|without|not|n['’]t)\b",
    ),
    shows(
        "shows-no-face",
        "({i} only have|{i}'ve only got|all {i}{have}( got)?( on (me|us)| with (me"
        "|us))? is)( got)? "
        "(a|an|my|our|the) ([a-z]+ )?(bill|bank card|debit card|credit card|library card|letter"
        "|payslip|bank statement|birth certificate|loyalty card)|{i}{have} (got )?nothing with my "
        "(picture|photo|face) on|(left|forgotten|forgot) (both )?my (passport and ([a-z]+ )?licence"
        "|licence and passport|passport, licence)",
        "I do not bring photo ID. I do not bring photo identification. I do not have photo ID",
        "you bring photo ID", "I only have a gas bill on me.", "I only have a gas bill to pay.",
        value=False, ever=True,
        unless=r"\b(?:passport\son|licence\son|photo\sID|got\smy\spassport|to\spay|owe)\b",
    ),
    shows(
        "wind-is-strong",
        "(it's|it is|it was) (blowing a (gale|hooley|storm)|(very |really |too |so |quite "
        "|pretty |rather )?(gusty|windy|blustery|stormy))"
        "|(there's|there is) a {few}(gale|storm|strong wind|high wind)|the wind('s"
        "| is) {few}(howling"
        "|up|strong|gusting|high|picking up|blowing hard)|blowing a gale",
        "The wind is strong. The wind is not light", "the wind is light", "It's blowing a gale.",
        "It's blowing a whistle.", value=False, of_anybody=True,
    ),
    shows(
        "wind-is-light",
        "(it's|it is) {few}(still|calm|windless)( (day|evening|morning|night|out))?{stop}"
        "|(there's|there is|there isn't|there's not)( hardly| scarcely| barely| only)?( a| any| so "
        "much as a)? (gentle |light |slight |soft )?(breeze|breath of wind|breath of air|wind to "
        "speak of)|no wind|the wind('s| is) {few}(light|gentle|down|dropped)",
        "The wind is light. The wind is not strong", "the wind is light",
        "There's hardly a breeze.", "There's hardly a bridge.", of_anybody=True,
        unless=r"\b(?:strong|stiff|fresh)\b",
    ),
    shows(
        "whole-place-locked",
        "(everything|the (whole )?(house|place|flat|shop|building)|it)( was|'d been| had been) "
        "(all )?(locked( up)?|bolted)|{i}( had|'d)? (locked|bolted) (everything|every door|all the "
        "doors|the (whole )?(place|house) up|up (everything|the (house|place)))",
        "All doors were locked. Every door was locked. All the doors were locked. "
        "The house was locked. All windows were locked",
        "all doors were locked", "Everything was locked up.", "Everything was looked up.",
        unless=r"\b(?:except|apart\sfrom|but\s(?:for|not|the)|save|only|forgot|left|open|unlocked)\b",
        ever=True,
    ),
    shows(
        "part-of-the-week-only",
        "{i} (only |just )?(work|do|am in|'m in) (only |just )?(one|two|three|2|3|a couple of)( "
        "short| half)? (days|mornings|afternoons|shifts|evenings) (a|each|per|every) week"
        "|{i} (only |just )?(work|do) (only )?(mornings|afternoons)( only| alone)?{stop}",
        "I work part time. I work part-time. I am part-time staff. I do not work full time",
        "you work part time", "I do two days a week.", "I do two laps a week.",
        unless=r"\b(?:from\shome|other|also|too|as\swell|second|another|overtime|nights|remotely"
               r"|office|rest\sof|days\sof\sthe|twelve[-\s]hour|12[-\s]hour)\b",
    ),
    shows(
        "still-in-post-till-then",
        "{i}{perfect} (just )?(handed|given|gave|put) in (my|our) notice {some}(last day|finish"
        "|leave|leaving|until|till|end of|next|on)|{i}{am} (still )?(working|serving) (out )?my "
        "notice",
        "I am not out of work. I am not unemployed. I have a job. I am employed. "
        "I work. I am in work",
        "you are out of work", "I'm working out my notice.", "I'm walking my dog.",
        value=False,
        unless=r"\b(?:since|was|ago|left|finished|ended)\b",
    ),
    shows(
        "buying-and-moving-there",
        "{i}(( will|'ll| have|'ve)|{am})? {few}(exchange|exchanging|complete|completing) "
        "(contracts( on {few}(house|flat|place|bungalow|home|cottage))?|on {few}(house|flat|place"
        "|bungalow|home|cottage)) (next|on|in|soon|this|at|tomorrow|today)|{i}('ll| will)? (get"
        "|pick up|collect) the keys (to|for|of) {a} "
        "(new )?(house|flat|place|bungalow|home|cottage)",
        "I am moving house. I am moving home. I am moving. I move house",
        "you are moving house", "We exchange contracts next week.", "We exchange rings next week.",
        unless=r"\b(?:rent\sit|let\sit|buy-to-let|buy\sto\slet|holiday|fell\sthrough|for\smy)\b",
    ),
    shows(
        "so-many-months-old-with-us",
        "{i}{have} (got )?(our|my|the|a) {few}[a-z0-9]+[- ]months?[- ]old {few}with (us|me)"
        "|{i}{am} "
        "(bringing|travelling with|taking|flying with) (our|my|the|a) {few}([a-z0-9]+[- ]months?"
        "[- ]old|newborn|new baby)",
        "I travel with a baby. I travel with an infant. I bring a baby. I bring an infant",
        "you travel with a baby", "We've got our five-month-old with us.",
        "We've got our five-month-old kitten.",
        unless=r"\b(?:puppy|kitten|dog|cat|foal|car|phone|(?:1[3-9]|[2-9]\d)[-\s]months?)\b",
    ),
    shows(
        "nurses-one-of-my-own",
        "{i}('m| am|'ve been| have been| was)? {often}((look|looking|looked) after|(care|caring"
        "|cared) for) {my} {few}{kin}|{i}('m| am|'ve been| have been)? {often}(nurse|nursing|tend"
        "|tending|wash|bathe|dress|feed|lift) {my} {few}{kin}".replace(
            "{kin}",
            "(grandmother|grandfather|gran|granny|grandma|grandad|granddad|grandpa|nan|nana|mother"
            "|mum|mom|mam|father|dad|husband|wife|son|daughter|brother|sister|aunt|auntie|uncle)\\b",
        ),
        "I look after a close relative. I look after a relative. I care for a relative. I care for "
        "a family member. I look after a family member. I look after somebody",
        "you look after a close relative", "I've been nursing my gran since May.",
        "I've been nursing a grudge since May.",
        unless=r"\b(?:'s\s(?:dog|cat|house|garden|plants)|died|passed\saway|paid\sto|patients)\b",
    ),
    shows(
        "comes-by-himself",
        "(he|she)('d|'ll| would| will|'s| is)? {few}(be |come |coming |go |going |travel )*(all )?"
        "(on (his|her) own|by (himself|herself)|alone)|(there )?(will be|is|won't be any"
        "|isn't any|will not be any|no) (grown-up|adult|grown up)s? with (him|her)",
        "He is not accompanied by an adult. She is not accompanied by an adult. My son is not "
        "accompanied by an adult. My daughter is not accompanied by an adult. My child is not "
        "accompanied by an adult",
        "your son is accompanied by an adult", "He'd be coming on his own.",
        "He'd be coming in his own car.", value=False, of_anybody=True,
        unless=r"\b(?:not|n['’]t\s(?:be|come|go)|never|adult\swith)\b(?!\sany)",
    ),
    shows(
        "with-him-all-along",
        "{i}('ll| will)? (be|come|go|stay|'m coming|am coming|'m) {few}with (him|her){end}|{i}('ll"
        "| will) be with (him|her) (the whole|all|throughout)|(his|her) (dad|mum|father|mother|aunt"
        "|uncle|gran|grandad|grandmother|grandfather|nan)('s| is|'ll be| will be) (bringing|coming"
        "|taking|there|with)",
        "He is accompanied by an adult. She is accompanied by an adult. My son is accompanied by "
        "an adult. My daughter is accompanied by an adult. My child is accompanied by an adult",
        "your son is accompanied by an adult", "I'll be with him the whole time.",
        "I'll be with you in a minute.", of_anybody=True,
        unless=r"\b(?:not|n['’]t|never|drop|until|outside)\b",
    ),
)
# fmt: on
