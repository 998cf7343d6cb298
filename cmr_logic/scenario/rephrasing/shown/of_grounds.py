"""What turns of speech show of a home and the ground it stands on: a slope, ruts, one kitchen."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.shown.notation import shows

_GROUND = "(lawn|garden|ground|plot|field|drive|driveway|yard|site|land|pitch|patio|paddock)('s)?"
_RELATED = (
    "(couple|family|students?|tenants?|nurse|lad|woman|man|lodger|guy|chap|girls?|boys?|friend"
    "|people|teacher|lady|pair|folk)"
)

# fmt: off
OF_GROUNDS: tuple[Rewording, ...] = (
    shows(
        "ground-slopes",
        f"{_GROUND} {{few}}(slopes?|falls away|tilts|drops away|runs downhill|climbs|rises "
        f"steeply|is (quite"
        " |very |really |rather )?(steep|sloping|bumpy|uneven)|is (all |on )?(a )?{few}(slope"
        "|hillside|gradient"
        "|humps|bumps|ruts))|(steep|sloping|uneven|bumpy|lumpy) {few}" + _GROUND,
        "The ground is not level. The ground is not flat. My garden is not level. The site is not "
        "level. The surface is not level. The land is not level. The land is not flat. My garden "
        "is not flat. The site is not flat. The ground slopes",
        "the ground is level", "Our lawn slopes down to the stream.",
        "Our lawn stretches down to the stream.", value=False,
        unless_there=r"\b(?:not|never|flat|level|levelled|no)\b|n['’]t\b",
    ),
    shows(
        "flat-as-a-pancake",
        f"{_GROUND} {{few}}((as )?flat as a (pancake|board|table|billiard table|table top|pool "
        f"table)"
        "|(perfectly|completely|dead|absolutely|totally|all|nice and) (flat|level))",
        "The ground is level. The ground is flat. My garden is level. The site is level. The "
        "surface is level. The land is level. The land is flat. My garden is flat. The site is "
        "flat",
        "the ground is level", "The garden's flat as a pancake.", "The garden's fit for a pancake.",
        unless_there=r"\b(?:not|never|until|once)\b|n['’]t\b",
    ),
    shows(
        "ruts-to-the-gate",
        "(nothing but|just|only|all) (dirt|mud|gravel|ruts|stones?|potholes|sand) {some}(road"
        "|lane|track"
        "|way|gate|door|house|drive)|(up|down|along|off|on|at the end of) (a|the|our) {few}(dirt"
        "|unmade|unpaved|mud"
        "|gravel|unsurfaced) {few}(track|road|lane)|never (laid|put down|put|seen) {few}(tarmac"
        "|asphalt)"
        "|(my|our|the) {few}(road|lane|street) (is|'s) {few}(dirt|gravel|unmade|unpaved"
        "|unsurfaced)",
        "My home is on an unpaved road. The homes are on an unpaved road. I live on an unpaved "
        "road. My road is unpaved. My road is not paved. My road is not surfaced. My house is on "
        "an unpaved road. My street is unpaved. My road is unmade",
        "your home is on an unpaved road", "It's nothing but ruts all the way to our gate.",
        "It's nothing but rats all the way to our gate.", ever=True,
    ),
    shows(
        "tarmac-to-the-door",
        "(road|lane|street) {few}(was |is |has been |got )?(tarmacked|tarmaced|paved|surfaced"
        "|asphalted)"
        "|(tarmac|asphalt|paving) {few}(right |all the way )?(to|past|outside|up to|in front of) "
        "(my|our"
        "|the) {few}(door|gate|house|drive)",
        "My home is not on an unpaved road. The homes are not on an unpaved road. I do not live on "
        "an unpaved road. My road is paved. My home is on a paved road. My road is surfaced",
        "your home is on an unpaved road", "There's tarmac right to our gate.",
        "There's tarragon right by our gate.", value=False,
        unless_there=r"\b(?:no|not|never|unpaved|promised)\b|n['’]t\b",
    ),
    shows(
        "no-outside-space",
        "no (outside|outdoor|garden) space|(no|without|not even) (a |any )?(patch|strip|scrap"
        "|square inch) of"
        " (grass|garden|green|earth|land)|{a} (window box|windowsill|fire escape) (is|'s) (all"
        "|the only)",
        "My home does not have a garden. My flat does not have a garden. I do not have a garden. "
        "My "
        "home has no garden. My house does not have a garden. There is no garden. My flat has no "
        "outdoor space. My property does not have a garden",
        "your home has a garden", "We've no outside space at all.",
        "We've no outside help at all.", value=False, ever=True,
    ),
    shows(
        "kitchen-for-several",
        "(one|same|single|a shared|a communal) (kitchen|bathroom|toilet|shower|loo|washroom) "
        "{more}(families|flats"
        "|households|tenants|people|lodgers|residents|rooms|studios)|(kitchen|bathroom|loo|toilet"
        "|shower"
        "|showers) {few}(is|'s|are) {few}(communal|shared|down the (hall|corridor|landing)|used by"
        " {few}(families|tenants|everybody|everyone|flats))|{n} (of us|families|flats|households"
        "|tenants)"
        " {few}(share|use) (a|one|the) {few}(kitchen|bathroom|toilet|loo|shower)"
        "|(share|sharing) {some}(kitchen|bathroom|toilet|loo|shower) with {few}(families|tenants"
        "|flats"
        "|people|strangers|lodgers|neighbours|households)",
        "I share a kitchen with other people. I share rooms with people outside my household. I "
        "share any rooms with people outside my household. I share a bathroom with other people. I "
        "share rooms with other households. I share facilities with other households. I share a "
        "kitchen with other households. I share a bathroom with other households. I do not have my "
        "own kitchen. I share facilities. I live in shared housing",
        "you share a kitchen with other households",
        "There's one kitchen on our floor for all three families.",
        "There's one kitten on our floor for all three families.",
        unless_there=r"\b(?:my\sfamily|our\sfamily)\b|n['’]t\b",
    ),
    shows(
        "own-front-door",
        "(kitchen|bathroom|everything|facilities|rooms) (is|are|'s) (all )?(just )?(ours|mine|my "
        "own|our own)"
        " ?{few}|(don't|do not|never) share (a single room|any rooms?|anything|the kitchen|the "
        "bathroom)"
        "|(nobody|no one) else (uses|comes into|has the use of) (my|our|the) {few}(kitchen"
        "|bathroom|rooms?"
        "|flat|loo)",
        "I do not share a kitchen with other people. I do not share rooms with people outside my "
        "household. I do not share any rooms with people outside my household. I do not share a "
        "bathroom with other people. I do not share facilities with other households. I do not "
        "share a kitchen with other households. I have my own kitchen. I have my own bathroom",
        "you share a kitchen with other households", "Nobody else uses our kitchen.",
        "Nobody else uses our kitten.", value=False, ever=True,
    ),
    shows(
        "never-bought-a-place",
        "never (once )?(bought|owned|had|got round to buying) (a|any|my own|our own|anywhere) "
        "{few}(place|home"
        "|house|flat|property|of my own|of our own)|(always|only ever) (been (with|in|under) "
        "{some}(housing"
        " association|council|rented)|rented|been a tenant|been tenants)",
        "I do not own my home. I do not own my own home. I do not own a home. I do not own a "
        "property. I am not a homeowner. I have never owned a home. I do not own the home I live "
        "in. I do not own a house. I have never owned a property",
        "you own your home", "I've never bought a place in my life.",
        "I've never bought a plaice in my life.", value=False, ever=True,
        unless_there=r"\b(?:until\s(?:now|last|this|we|I)|but\s(?:now|then))\b",
    ),
    shows(
        "they-pay-me-for-it",
        f"{_RELATED} {{some}}(living|live|lives|staying|settled) (in it|there|in (my|our|the) "
        f"{{few}}(flat|house"
        "|cottage|bungalow|place|annexe|room)) {more}((pay|pays|paying) (me|us)|(send|sends|give"
        "|gives) (me|us) {few}([£$€]?\\d+|rent|money))"
        "|(pay|pays|paying|send|sends) (me|us) {some}(rent|a month|every month|each month|a week"
        "|monthly) {few}for"
        " (it|the {few}(flat|house|cottage|bungalow|place|property))|(rent|rents|renting) "
        "{some}(flat|house|cottage"
        f"|bungalow|place|property|it) (from|off) (me|us)|rents? (it|my|our|the) {{few}}out to "
        f"{{few}}{_RELATED}",
        "I let out a property. I let a property. I am a landlord. I rent out a property. I have "
        "tenants. I receive rental income. I let property. I rent out property. I own a property "
        "that I let. I own a property that I rent out. I have a property that is let",
        "you let out a property", "A young couple live in it and send me £700 a month.",
        "A young couple live in it and send me postcards.",
        unless_there=r"\b(?:no\slonger|used\sto|moved\sout|lodger)\b|n['’]t\b",
    ),
    shows(
        "computer-in-the-room",
        "(laptop|pc|computer|desktop|imac|macbook|chromebook) {few}(in|on|at|under|by) (our|the"
        "|my|his|her|their)"
        " {few}(living room|lounge|bedroom|kitchen|study|hall|desk|home|house|flat|landing|room"
        "|dining room)",
        "I have a computer at home. There is a computer at home. I have any computer at home. My "
        "child has a computer at home. My son has a computer at home. My daughter has a computer "
        "at "
        "home. I have a computer. There is a computer in my home. I have access to a computer at "
        "home",
        "you have a computer at home", "There's an old PC in our living room.",
        "There's an old PC on our living standards.",
        unless_there=r"\b(?:no|not|broken|broke|dead|stolen|without)\b|n['’]t\b",
    ),
    shows(
        "born-and-bred-here",
        "born (and (bred|raised) )?(right |just )?(here|in this (very )?(country|town|city"
        "|village|house)|down the road"
        "|round the corner)|born and (bred|raised) (round here|here|in this)",
        "I was not born abroad. I was born in this country. I was born here. I was not born "
        "outside "
        "the country. I was not born outside this country. I was not born in another country. I "
        "was "
        "not born in a foreign country",
        "you were born abroad", "I was born right here in this town.",
        "I was bored right here in this town.", value=False, ever=True,
        unless_there=r"\b(?:not|son|daughter|kids|children|wife|husband)\b|n['’]t\b",
    ),
    shows(
        "neighbours-signed",
        "(neighbours?|next door|families on both sides|both sides|houses on (both|either) sides?) "
        "{more}(signed"
        "|put (it|that) in writing|gave (me|us) (a |it in )?{few}(letter|writing|note)|wrote (me"
        "|us)"
        "|agreed in writing|given (me|us) {few}(letter|writing|note))",
        "My neighbours have agreed in writing. My neighbours have given written consent. I have "
        "the "
        "written consent of my neighbours. My neighbours have agreed. My neighbour has agreed in "
        "writing. My neighbours agree. My neighbour has agreed. My neighbours have signed",
        "your neighbours have agreed in writing", "The neighbours all signed a letter for us.",
        "The neighbours all sighed at a letter from us.",
        unless_there=r"\b(?:not|never|refused|petition|against|won['’]t|except)\b|n['’]t\b",
    ),
)
# fmt: on
