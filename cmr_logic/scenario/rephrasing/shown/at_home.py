"""What turns of speech show of a home: a landlord's whim, the deeds, a box room, a removal van."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.shown.notation import shows

_HOME = "(house|flat|home|cottage|bungalow|apartment|place|maisonette|terrace|semi|condo)"
_TRADE = (
    r"\b(?:shop|pub|bar|cafe|café|office|salon|unit|workshop|stall|restaurant|garage"
    r"|allotment|studio\sspace)\b"
)
_OWN = "I own my home. I am a homeowner. I do not rent my home. I am not a tenant"
_RENT = "I rent my home. I am a tenant. I do not own my home. I live in rented accommodation"

# fmt: off
AT_HOME: tuple[Rewording, ...] = (
    shows(
        "my-landlord",
        "(my|our) (landlord|landlady|letting agent|letting agency|letting agents"
        "|housing officer) {few}(is [a-z]+ing|has|won't|wants|says|lives|keeps|comes|sends"
        "|put|came|never|refuses|gave|lets|does|told)"
        "|the letting (agents?|agency) {few}(sends?|comes?|keeps?|wants?|came|told|says?)|(my"
        "|our) (tenancy|tenancy agreement|lease on the (flat|house)) (runs?|ends?|is|started"
        "|began|expires)",
        _RENT,
        "you rent your home", "My landlord is selling up.", "My landlubber friend is selling up.",
        unless=_TRADE,
    ),
    shows(
        "council-flat",
        "{who}({am}| live| lives| rent| rents) (still )?in (a|the) (?P<of>council"
        "|housing association|housing trust|social) {few}" + _HOME
        + "|{who} {often}rent(s)? from (the|a) (?P<lord>council|housing association"
          "|housing trust|local authority)",
        "{who} rent my home. {who} {be} a tenant. {who} live{s} in social housing. {who} {do} "
        "not own my home",
        "you live in social housing", "I rent from the housing association.",
        "I hide from the housing association.",
    ),
    shows(
        "deeds-in-my-name",
        "deeds {few}(are|is) in (my|our|both our) names?|(bank|building society) (has )?(lent"
        "|loaned|gave) (me|us) the money (for|to buy) (the|our|my|this) {few}" + _HOME
        + "|{who} {often}pay(s)? (the )?(bank|building society) {some}(for|on) the " + _HOME +
        "|{n} (more )?years (left )?(to pay )?on (the|our|my) (" + _HOME[1:-1] + "|mortgage)"
        + "|{n} years left to pay on (the|our|my) " + _HOME,
        _OWN,
        "you own your home", "The deeds are in my name.", "The deer are in my name.",
        unless=_TRADE,
    ),
    shows(
        "bank-lent-for-the-house",
        "(bank|building society) (has )?(lent|loaned|gave) (me|us) the money (for|to buy) (the"
        "|our|my|this) {few}" + _HOME
        + "|{who} {often}pay(s)? (the )?(bank|building society) {some}(for|on) the " + _HOME +
        "|{n} (more )?years (left )?(to pay )?on (the|our|my) (" + _HOME[1:-1] + "|mortgage)",
        "I have a mortgage",
        "you have a mortgage", "The building society lent us the money for the flat.",
        "The building society lent us the hall for the fête.",
        unless=_TRADE,
    ),
    shows(
        "bought-with-cash",
        "(bought|paid for) (it|the (house|flat|cottage|bungalow)|our (house|flat|home)|my (house"
        "|flat|home)) {few}(with|in|for) (cash|the inheritance|our savings|my savings"
        "|the proceeds)",
        "I do not have a mortgage. I own my home",
        "you have a mortgage", "We bought it with cash.", "We bought it with Cathy.", value=False,
        unless=r"\b(?:car|sofa|van|bike|boat|phone)\b",
    ),
    shows(
        "beds-down-outside",
        "{who} {often}(bed down|kip|sleep|doss|spend my nights|spend the night"
        "|spend every night)(s)? (in|on|under|at) {a}? ?{few}(doorways?|bridge|bench|van|car"
        "|streets?|bus station|sofas|bus shelter|park|woods|tent by the|station|friends' floors)"
        "|{who}{am} (living |sleeping |out )?on the streets?\\b|(evicted|thrown out|kicked out"
        "|turned out) {some}(hostel|shelter|b&b|bed and breakfast|sofa|nowhere|car)"
        "|{who}{am} (staying |living )?in a {few}(night shelter|homeless shelter|homeless hostel)",
        "{who} {be} homeless. {who} {have} no home. {who} {do} not own a home",
        "you are homeless", "I bed down in a doorway.", "I bend down in a doorway.",
        unless=r"\b(?:camping|holiday|festival|job|on\sthe\sstreets?\s(?:selling|with))\b",
    ),
    shows(
        "has-a-place",
        "{who}{have} (a|my own|our own) {few}" + _HOME + "( (in|on|near|by|of|at) |{end})",
        "{who} {be} not homeless. {who} {have} a home. {who} {have} somewhere to live",
        "you are homeless", "I've a nice flat in town.", "I've a nice float in town.", value=False,
        unless=r"\b(?:sold|sale|lost|repossess|evict|to\sfind|can['’]t\slive)",
    ),
    shows(
        "childhood-bedroom",
        "(childhood|old) (bedroom|room){end}|under (my|his|her) parents' roof|(never"
        "|not) left home|still (at|living at) home( with|{end})|(moved )?back (in )?(with|at"
        "|home with) (mum|dad|mam|my (parents|mum|mother|dad|father|folks))"
        "|(mum|dad|mam|my mother|my mum) (still )?(does|washes|cooks|makes|irons) (my"
        "|all my) (washing|tea|dinner|meals|breakfast|clothes|shirts|ironing)",
        "I live with my parents. I live at my parents' home. I do not live alone. I live with my "
        "family",
        "you live with your parents", "I've never left home.", "I've never left Holmfirth.",
        ever=True, unless=r"\b(?:turned\sinto|visit|years\sago|as\sa\sboy|flat\sof\smy\sown"
                          r"|(?:kids|children|daughter|son)\s(?:is|are)\s(?:still\s)?at\shome)\b",
    ),
    shows(
        "shares-with-friends",
        "{who} {often}(share|rent|live in)s? (a|the) {few}" + _HOME +
        " (share )?with {some}(friends|mates|others|students|flatmates|housemates|strangers"
        "|colleagues|girls|lads|guys|people)",
        "{who} {do} not live with my parents. {who} {do} not live alone. {who} share{s} a home",
        "you live with your parents", "I share a flat with friends.",
        "I share a joke with friends.",
        value=False,
    ),
    shows(
        "out-the-back",
        "{who} {often}(grow|grows|plant|plants|have|keep|keeps) {some}(out the back|in the back"
        "|behind the house|by the back door|out front|in the borders)|(my|our) (lawn|flower beds"
        "|borders|back lawn|front lawn|rose bushes|vegetable patch|veg patch|apple tree|greenhouse)"
        " (needs?|is|are|has|have|wants?|looks?|gets?)",
        "{who} {have} a garden. I have a garden. I have a yard",
        "you have a garden", "I grow roses out the back.", "I grow restless by the front row.",
        unless=r"\ballotment\b",
    ),
    shows(
        "not-even-a-balcony",
        "(no|without a|without any|not even a|haven't got a) (balcony|blade of grass"
        "|patch of grass|outdoor space|outside space|garden)|just (a|the) (paved|concrete"
        "|tiny) (yard|balcony|patio)",
        "I do not have a garden. I have no garden",
        "you have a garden", "We've just a paved yard.", "We've just a paved road.", value=False,
    ),
    shows(
        "on-a-high-floor",
        "{who}({am}| live| lives) (up )?on the ([a-z]+th|second|third|first|top|\\d+(st|nd|rd"
        "|th)) floor( |{end})|{who}({am}| live| lives) in a {few}(tower block|high-rise|bedsit"
        "|studio|penthouse|maisonette|block of flats|apartment block)",
        "{who} live{s} in a flat. I live in an apartment. My home is a flat. I have no garden",
        "your home is a flat", "I'm on the fourth floor of a tower block.",
        "I'm on the fourth tee of a golf club.", unless=r"\b(?:work|office|ward|hospital|job"
        r"|desk|department)\b",
    ),
    shows(
        "it-is-a-house",
        "(it|ours|mine|my (home|place)|our (home|place))('s| is) a {few}(bungalow|cottage|semi"
        "|semi-detached|terrace|terraced house|detached house|farmhouse|house|villa"
        "|townhouse)( with| on| in|{end})"
        "|{who}({have}| live in| lives in| own| bought) (a|our|my|the) {few}(bungalow|cottage"
        "|semi|terraced house|detached house|farmhouse|villa)",
        "My home is not a flat. I do not live in a flat. I live in a house. My home is a house",
        "your home is a flat", "It's a semi with a garden.", "It's a semitone with a garland.",
        value=False, unless=r"\b(?:sold|holiday|second|abroad)\b",
    ),
    shows(
        "water-came-in",
        "(river|flood ?water|water|sea|flood|stream|beck|sewage|rain) {few}(came|got|poured"
        "|rushed|burst|spilled|flowed|crept|seeped) (in|into|through|over|up|under) {some}(house"
        "|home|kitchen|flat|door|doors|living room|cellar|hall|lounge|floor|downstairs|shop"
        "|windows)"
        "|(downstairs|ground floor|kitchen|cellar|basement|living room|house|hall"
        "|shop) was {few}(under water|underwater|knee-deep|ankle-deep|waist-deep|swimming"
        "|under {few}(feet|inches|foot) of water)",
        "My home was flooded. My home has been flooded. My house was flooded. I was flooded",
        "your home has been flooded", "The downstairs was under water.",
        "The duck was under water.",
    ),
    shows(
        "water-stopped-short",
        "(river|flood ?water|water|sea|flood|stream) {few}(stopped short|never (reached|got"
        "|came)|didn't (reach|get|come)|stayed (away|out)|missed)",
        "My home was not flooded. My home has not been flooded. My house was not flooded. I was "
        "not flooded",
        "your home has been flooded", "The river never reached us.", "The rider never reached us.",
        value=False, ever=True,
    ),
    shows(
        "keys-to-the-new-place",
        "(get|pick up|collect|hand (in|over|back)) (the|my|our) keys( to| for|{end}| on| next"
        "| tomorrow| in)|removal (van|men|lorry|firm|company|people)( (is|are|'s))? {few}(comes?"
        "|coming|arrives?|booked|due|here)|packed up (everything|the (house|flat)|all)"
        "|(surrounded by|living out of|knee-deep in) (packing cases|packing|boxes)",
        "I am moving house. I am moving home. I move house. I am moving",
        "you are moving house", "The removal van comes on Monday.",
        "The ice-cream van comes on Monday.",
        unless=r"\b(?:hotel|hire\scar|rental|holiday\slet|van\skeys|locker)\b",
    ),
    shows(
        "staying-put",
        "{who}({am}|'ll be| will be) (staying|stopping) (put|where (we|I) (are|am))"
        "|{who}({am} not| aren't| isn't) (moving|going anywhere|going to move|budging|leaving)",
        "{who} {be} not moving house. {who} {be} not moving. {who} {do} not move house",
        "you are moving house", "We aren't going anywhere.", "We aren't going away laughing.",
        value=False, unless=r"\b(?:holiday|summer|easter|christmas|bank\sholiday)\b",
    ),
    shows(
        "swapped-homes",
        "{who}{perfect} (just )?(swapped|exchanged|left|gave up|sold) (the|our|my) {few}" + _HOME +
        " for (a|the|our|something) {few}(house|flat|cottage|bungalow|smaller|bigger|apartment"
        "|houseboat)|{who}{perfect} (just )?(upped sticks|settled in(to)? (our|my|the) new)",
        "{who} {have} moved house. {who} moved house. {who} {have} moved. {who} changed {my} "
        "address",
        "you have moved house", "We swapped our flat for a cottage in May.",
        "We swapped our flag for a colour in May.",
    ),
    shows(
        "on-the-heritage-list",
        "(english heritage|historic england|the heritage (people|body)|cadw) {few}(has|have|put"
        "|puts|lists?|listed) |grade (i|ii|iii|one|two|1|2)\\*?( listed|{end})|(on"
        "|of) the (national )?(heritage list|heritage register)",
        "My home is a listed building. My house is listed. It is a listed building. It is "
        "listed. My house is a listed building",
        "your home is a listed building", "English Heritage has it on the list.",
        "English mustard has it on the lid.",
    ),
    shows(
        "new-build",
        "(it's|house is|home is|flat is|ours is|house was|it was) {few}(a new-build|a new build"
        "|brand new|not on any (heritage )?list|built (in (20\\d\\d|199\\d)|last year"
        "|{n} years ago|this century))",
        "My home is not a listed building. My house is not listed. It is not a listed building. "
        "It is not listed. My house is not a listed building",
        "your home is a listed building", "It's not on any list.", "It's not on any lid.",
        value=False, ever=True,
    ),
    shows(
        "puts-a-storey-on",
        "(adding|building|putting|having|getting|want to (add|build|put)) {some}(second storey"
        "|extra storey|another storey|conservatory|sun ?room|porch|extra (bed)?room"
        "|loft conversion|new wing|back extension|side extension|annexe|granny flat|room)"
        "( (put|built|added))?( (on|onto|to|at|over|above|out)\\b)",
        "I am building an extension. I build an extension. I am extending my home. I am "
        "extending my house. I have an extension built",
        "you are building an extension", "We're having a conservatory put on.",
        "We're having a conversation put on.", ever=True,
    ),
    shows(
        "only-decorates",
        "(only|just) (painting|decorating|papering|redecorating|tiling|repainting|re-tiling"
        "|replacing the|changing the)|nothing outside (changes|will change|is changing)|(aren't"
        "|not) (adding|building|extending) anything",
        "I am not building an extension. I am not extending my home. I do not build an "
        "extension. I am not extending my house",
        "you are building an extension", "We aren't adding anything.",
        "We aren't auditing anything.",
        value=False,
    ),
    shows(
        "missed-payments-on-the-flat",
        "(missed|skipped|not made|haven't made) (the|my"
        "|our) (last )?{few}(payments?|rent|months)( on the (flat|house|room|bedsit)|{end})",
        "I am behind with my rent. I have rent arrears. I owe rent. I am in arrears with my rent",
        "you are behind with your rent", "I missed the last three payments on the flat.",
        "I missed the last three payphones on the flats.", unless=r"\b(?:car|mortgage|loan|card"
        r"|maintenance)\b|never",
    ),
    shows(
        "builders-are-in",
        "(builders|plasterers|roofers|scaffolders|bricklayers|decorators|plumbers|electricians"
        "|joiners|tilers) {few}(are in|start|starts|started|turned up|have (begun|started)"
        "|are coming|come|are knocking|are here|are on)|scaffolding (round|around|up|against|on"
        "|outside) (the|my|our)"
        "|(my|our|the) {few}(house|kitchen|bathroom|home) is (a building site"
        "|full of dust sheets|being (gutted|rebuilt|rewired|replastered|done up|extended))",
        "I am having building work done. Building work is being done on my home. There is "
        "building work at my home. I am having work done on my home",
        "you are having building work done", "The builders are in.", "The bowlers are in.",
    ),
    shows(
        "no-work-going-on",
        "(no|not any) (building )?work (going on|being done|planned|under way)|{who}({am} not"
        "| aren't) having any(thing)? (work )?(done|built)",
        "I am not having building work done. No building work is being done on my home. I am not "
        "having work done on my home",
        "you are having building work done", "We've no work going on.", "We've no worms going on.",
        value=False,
    ),
    shows(
        "lets-a-room",
        "(student|lad|young man|young woman|nurse|girl|man|woman|couple|friend|colleague"
        "|lodger)( is|'s)? (renting|rents|lodging in|has taken|takes|pays for) (my"
        "|our) {few}(room|attic|bedroom|loft|annexe|basement)",
        "I have a lodger. I let a room. I rent out a room. I do not live alone",
        "you have a lodger", "There's a young man renting our attic.",
        "There's a young man painting our attic.",
    ),
    shows(
        "only-us-here",
        "(it's|there's|it is|there is) (just|only) (us|the (two|three|four|five) of us"
        "|my (husband|wife|partner) and me|me and my (husband|wife|partner|kids|family))( (in"
        "|at) (the|this|our) (house|flat|home)|{end})",
        "I do not have a lodger. I have no lodger. I do not live alone",
        "you have a lodger", "It's just us in the house.", "It's just us in the race.", value=False,
    ),
    shows(
        "one-kitchen-for-all",
        "(one|a single|the one|the same|a communal|a shared) (?P<room>kitchen|bathroom|toilet"
        "|shower|front door) (for|between|among) (the |all )?({n}|all|everybody|everyone|us)|(we"
        "|they) all (cook|wash|eat|use|share) {few}(in )?(the same|one|the one) (?P<also>kitchen"
        "|bathroom|toilet|shower)"
        "|use the (?P<third>kitchen|bathroom|toilet|shower) down the (hall|corridor|landing)",
        "I share a {room}{also}{third}. I share the {room}{also}{third}. I share a "
        "{room}{also}{third} with others",
        "you share a kitchen", "We all cook in the same kitchen.",
        "We all cook in the same garden.",
    ),
    shows(
        "kitchen-of-my-own",
        "{who}{have} (a|my own|our own) (?P<room>kitchen|bathroom|toilet"
        "|shower) (all )?(to (myself|ourselves)|of (my|our) own)|{who}{have} (my"
        "|our) own (?P<also>kitchen|bathroom|toilet|shower)",
        "{who} {do} not share a {room}{also}. {who} {do} not share the {room}{also}. {who} {do} "
        "not share a {room}{also} with others",
        "you share a kitchen", "I've my own kitchen.", "I've my own kitten.", value=False,
    ),
    shows(
        "always-rented-till-now",
        "(always|only ever) rented( until now| till now| before this| up to now|{end})|(first"
        "|very first) (house|home|flat|place) (of (our|my) own|I've (ever )?(bought|owned)"
        "|we've (ever )?(bought|owned))",
        "I am a first-time buyer. I have never owned a home. I have not owned a home before",
        "you are a first-time buyer", "We've always rented until now.",
        "We've always roasted until now.",
        ever=True,
    ),
    shows(
        "owned-before",
        "(my|our) (second|third|fourth|fifth|next) (house|home|flat|property|place)|(sold"
        "|selling) (my|our) (last|old|first|previous|present|current) (house|home|flat|property"
        "|place)|(owned|had|bought) (a|my own|our own) {few}(house|flat|home|property) before",
        "I am not a first-time buyer. I have owned a home before. I have owned a home",
        "you are a first-time buyer", "It's my third house.", "It's my third horse.",
        value=False, ever=True,
    ),
    shows(
        "signed-for-the-shop",
        "signed (up )?for (the|a|my|our) (shop|unit|office|premises|flat|land|field"
        "|building) for {few}(years|year|months)|(my|our) lease",
        "I have a lease. I hold a lease. I am a leaseholder",
        "you have a lease", "I signed for the shop for five years.",
        "I signed for the ship for five years.",
    ),
    shows(
        "owns-the-freehold",
        "{who} {often}(own|hold|bought|have)s? (the )?(freehold|(building|shop|premises|land"
        "|office) outright)",
        "{who} {do} not have a lease. {who} {be} not a leaseholder. {who} own{s} the freehold",
        "you have a lease", "I own the building outright.", "I own the blame outright.",
        value=False,
    ),
    shows(
        "council-said-yes",
        "(council|planners|planning (officers?|committee|department)) (has |have )?(said yes"
        "|gave (us |me )?(the )?(go-ahead|green light|consent|nod)|approved|waved through"
        "|agreed|okayed|granted) ?{some}(extension|plans?|it|porch|garage|conservatory"
        "|drawings|scheme|loft|{end})",
        "I have planning permission. I have got planning permission. I was granted planning "
        "permission. I have planning consent",
        "you have planning permission", "The council said yes to the extension.",
        "The council said yes to the extra bin.",
    ),
    shows(
        "planners-not-asked",
        "(haven't|have not|never|didn't|did not|hadn't) (yet )?(applied|apply|been|gone|asked"
        "|ask|got|put in)( anything)?( to| for| round to asking)? (the )?(planners"
        "|planning( permission| office| department)?|council about (it|the))",
        "I do not have planning permission. I have no planning permission. I have not got "
        "planning permission. I have not applied for planning permission",
        "you have planning permission", "I haven't applied to the planners.",
        "I haven't appealed to the planets.", value=False,
    ),
    shows(
        "so-many-bed-flat",
        "{who}({am}| {often}(live|rent|own|have|share|bought|moved|lodge)|{have}) "
        "{few}(an?|our|my) {few}(?P<beds>one|two|three|four|five|six|\\d)[- ]bed(room|roomed)? "
        "(flat|house|home|apartment|bungalow|cottage|maisonette|terrace|semi|place)",
        "My home has {beds} bedrooms. I have {beds} bedrooms",
        "your home has two or more bedrooms", "We live in a two-bed flat.",
        "We live in a two-bit flat.",
    ),
    shows(
        "home-with-an-animal",
        "{i} {often}(live|share (my|our) (home|house|flat|life|sofa|bed)) (here )?with (?P<a>an?|my"
        "|our|two|three|four) (?P<pet>[a-z]+( [a-z]+)?)(?=[.,;:!?]|$| (and|called|named|who)\\b)",
        "{who} have {a} {pet}",
        "you have a dog", "I share my home with a golden retriever.",
        "I share my home with a golden harp.",
    ),
)
# fmt: on
