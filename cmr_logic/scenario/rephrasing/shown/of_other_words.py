"""What turns of speech show of deeds, ways and company that no word of a rule names."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.shown.notation import shows

_INSTRUMENT = (
    "(?P<what>cello|violin|fiddle|viola|guitar|bass|trumpet|trombone|flute|clarinet|oboe|tuba|horn"
    "|harp|banjo|ukulele|saxophone|sax|accordion|drum|bassoon|cornet|mandolin|recorder|keyboard"
    "|bodhr[aá]n|bagpipes|racket|bat|easel|sewing machine|laptop|tent|helmet|wetsuit|board|boat"
    "|bike|kayak|canoe|paddle|tools|brushes|mat|skates|boots|clubs|bow)"
)
_MEAT = (
    "(meat|chickens?|beef|pork|lamb|steaks?|mince|poultry|turkeys?|ducks?|sausages?|carcass(es)?"
    "|ribs|chops|liver|rabbits?|pheasants?|venison|goat|mutton|burgers?|wings|thighs|joints)"
)
_CUT = (
    "(cut|cutting|chop|chopping|slice|slicing|dice|dicing|mince|mincing|trim|trimming|handle"
    "|handling|prepare|preparing|prep|prepping|marinate|marinating|skewer|skewering|pack|packing"
    "|season|seasoning)"
)
_BUTCHERS = (
    "(boning|jointing|deboning|skinning|plucking|gutting|filleting|bone|joint|debone|skin|pluck"
    "|gut)"
)
_AGE = "({n} (days|weeks|months)|a few (days|weeks|months)|a (week|month)|a year)"

# fmt: off
OF_OTHER_WORDS: tuple[Rewording, ...] = (
    shows(
        "third-on-the-day",
        "{i} {often}(came|finished|was placed|were placed|placed|got placed|ended up) (first|second"
        "|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|runners?-up|\\d+(st|nd|rd|th))"
        "( of [a-z0-9-]+| out of [a-z0-9-]+| on [a-z]+| with [a-z]+| overall)? (in|at) (the"
        "|last year's|my|our|a) {few}(show|race|jumping|championships?|finals?|regatta|gala|cup"
        "|tournament|contest|competition|games|trials|open|marathon|triathlon|sprint|relay|derby"
        "|heats?|dressage|gymkhana|stakes|league|match|fete|fair|bake-off|\\d+ ?m|(one|two|four"
        "|eight) hundred metres)",
        "I have competed. I have competed before. I have taken part in a competition. I have "
        "entered a competition. I have been in a competition. I competed. I have raced",
        "you have competed before", "I came fourth on Juniper in the show jumping.",
        "I came forth on Juniper in the show jumping.", ever=True,
        unless_there=r"\b(?:queue|alphabet|egg\sand\sspoon|video|board\sgame|watch\w*)\b",
    ),
    shows(
        "all-the-miles-of-it",
        "{i}{perfect} {often}(did|done|ran|run|finished|completed|got round|managed) {more}(in "
        "(\\d+|may|april|october|november),? )?(all )?(of )?(the )?(twenty-six( point "
        "two)?|26([.]2)?)"
        " ?(miles|mile)( of it)?",
        "I have run a marathon. I have finished a marathon. I have completed a marathon. I ran a "
        "marathon",
        "you have finished a marathon", "I did Berlin, all twenty-six miles of it.",
        "I did Berlin, all twenty-six museums of it.", ever=True,
        unless=r"\b(?:nearly|almost|cycl\w*|bike|biked|drove|driving|gave\sup|dropped\sout|pulled"
        r"\sout|stopped\sat|relay|week|month|days|halfway|didn['’]t|couldn['’]t)\b",
    ),
    shows(
        "lugging-it-over",
        "{i}('ve got|'ve|{have}) {few}" + _INSTRUMENT + " {more}{i}('ll be|'ll|'m| will be| will"
        "| am)? (bring|bringing|lug|lugging|carry|carrying|haul|hauling|cart|carting|take|taking"
        "|wheel|wheeling) (it|him|her|them) (over|along|in|with (me|us)|on the (bus|train|tram)"
        "|to (rehearsals?|class|the [a-z]+|practice|lessons?))",
        "I bring my own {what}. I am bringing my own {what}. I will bring my own {what}. I have my "
        "own {what}",
        "you bring your own cello", "I've got a cello and I'll be lugging it over on the bus.",
        "I've got a cello and I'll be lending it out on the bus.", ever=True,
        unless=r"\b(?:borrow\w*|hire[ds]?|hiring|rent\w*|your\s(?:cello|guitar)|sell(?:ing)?|repair"
        r"\w*|back\sto\s(?:the|him|her)|not\sbring\w*|leav(?:e|ing)\sit)\b",
    ),
    shows(
        "cutting-up-raw",
        "{i}('m|'re| am| are)? {some}(" + _CUT + " {few}(uncooked|raw) {few}" + _MEAT + "|" +
        _BUTCHERS + " {few}" + _MEAT + ")",
        "I handle raw meat. I work with raw meat. I prepare raw meat. I handle uncooked meat. I "
        "touch raw meat. I handle meat",
        "you handle raw meat", "All day I'm out at the back cutting up uncooked chicken.",
        "All day I'm out at the back cutting up unloved chintz.",
        unless_there=r"\b(?:fish|vegan|soya|at\shome|watch\w*)\b",
    ),
    shows(
        "nobody-but-me",
        "(nobody|no one|no-one|not a soul|no other soul) {few}(in|at) (the|my|this) {few}(flat"
        "|house|home|place|cottage|bungalow|apartment|bedsit) (but|except|besides|other than"
        "|apart from) (me|myself)|i {few}have the (flat|house|place|cottage|bungalow|apartment) "
        "(all )?to myself(?= (since|these days|now))|(just|only) (me|myself) (left )?in the (flat"
        "|house|cottage|bungalow|apartment)(?= (since|these days|now))",
        "I live alone. I live on my own. I live by myself",
        "you live alone", "There's been nobody in the flat but me since May.",
        "There's been nobody in the flat but mice since May.",
        unless=r"\b(?:weekend|tonight|last\snight|this\s(?:week|morning|afternoon)|yesterday|during"
        r"|daytime|when\sit|when\sthe|while|before|burgl\w*|at\sthe\stime|moved\sin)\b",
    ),
    shows(
        "my-own-one-died",
        "(married|wed|wedding|wife|husband|anniversary) {more}(when|before|until|till|since) my "
        "(dear |poor |late |lovely |darling )?(?-i:[A-Z])[a-z]+ (died|passed away|passed on|passed"
        "|was taken|went)( (in|on|last|this|at|suddenly|a)\\b|{end})",
        "I have lost my husband or wife. I have lost my spouse. I have lost my partner. My spouse "
        "has died. My husband or wife has died. I am widowed. I am bereaved",
        "you have lost your husband or wife", "We'd been married ten years when my Al died in May.",
        "We'd been married ten years when my Al dined in May.", ever=True,
        unless=r"\b(?:my\s(?:brother|sister|son|daughter|dog|cat|dad|mum|father|mother|uncle|aunt)"
        r"|remarried|married\sagain|second\s(?:husband|wife)|(?:dog|cat|horse|pony)|new\s(?:husband"
        r"|wife))\b",
    ),
    shows(
        "a-babe-among-us",
        "(it's|there's|there are|there'll be|that's|it'll be|we're|just) {more}(our|my) "
        "(little |baby |wee |tiny )?(?-i:[A-Z])[a-z]+,?( who's| who is| aged| at| is| only| just"
        "| now)*,? " + _AGE + "( old)?",
        "I have a baby. We have a baby. I travel with a baby. We travel with a baby. I am "
        "travelling with a baby. There is a baby with me. I come with a baby. We have a baby with "
        "us",
        "you travel with a baby", "It's me, Tom and our little Elin, who's four months old.",
        "It's me, Tom and our little Elin, who's four.",
        unless=r"\b(?:dog|pup|puppy|cat|kitten|pony|foal|lamb|stay(?:s|ing)?\s(?:at\shome|with)"
        r"|grandparents|leav(?:e|ing)|without|spaniel|terrier|labrador|parrot|away|ago)\b",
    ),
    shows(
        "only-child-is-a-baby",
        "{i}('ve| have)( got)? (just|only) (the )?one( child| kid)?,? (called "
        ")?((?-i:[A-Z])[a-z]+,? )?(who's |who is "
        "|aged |is |he's |she's |he is |she is )(only |just |now |still )*" + _AGE + "( old)?",
        "I have no child at school. I do not have a child at school. I have no children at school. "
        "I do not have a child of school age. I have no school-age child. I have a baby. I have "
        "one child",
        "you have a child at school", "I've just the one, Leo, who's eight months old.",
        "I've just the one, Leo, who's eight and mostly cold.", value=False,
        unless=r"\b(?:dog|pup|puppy|cat|kitten|pony|foal|lamb|step\w*|foster\w*|grand\w*|car|boat"
        r"|horse|hen|rabbit)\b",
    ),
    shows(
        "wrote-how-unhappy",
        "{i}{perfect} {often}(wrote|written|emailed|e-mailed|phoned|rang|spoke|spoken|went back"
        "|messaged|moaned|grumbled)( in)?( to)? (the|my|our) (?P<place>[a-z]+?)( manager(ess)?"
        "|'s manager|'s owner| owner| boss| office| staff| people| assistant)? {few}(to say|to tell"
        "|saying|telling|about) {some}(unhappy|dissatisfied|angry|furious|fed up|disappointed"
        "|cross|let down|displeased|appalled|disgusted|upset|not happy|weren't happy|wasn't happy)",
        "I complained to the {place}. I have complained to the {place}. I have made a complaint to "
        "the {place}. I have complained. I complained first to the {place}",
        "you have complained to the shop", "I wrote to the shop manager to say how unhappy I was.",
        "I wrote to the shop manager to say how unhurried I was.", ever=True,
        unless_there=r"\b(?:about\s(?:leaving|retiring)|sad\sto\sgo|moving\saway)\b",
    ),
    shows(
        "into-the-deep",
        "(?P<what>it|they|them|(my|the|our) (old |only |spare )?(keys?|phone|ring|purse|wallet"
        "|card|badge|pass|camera|watch|glasses|bag|hat|oar|paddle|tablet|passport|ticket)) {few}"
        "((slipped|fell|dropped|flew|blew|slid|rolled|went|sank|tumbled|plopped|bounced) {some}(off"
        "|over|into|down|from) (the |a |my )?{few}(pier|jetty|quay|rail|railings|boat|ferry"
        "|bridge|cliff|side|water|sea|lake|river|harbour|canal|drain|grate|grid|overboard|well"
        "|edge|deck|dock|ravine|crevasse)|(was|were|got) (washed|swept|blown) {few}(away|overboard"
        "|out to sea|over the side|off the [a-z]+)|(melted|burned|burnt|burned up|burnt up) {few}"
        "(in|on) (the|a|my|our) {few}(fire|oven|bonfire|stove|hob|blaze|toaster)|went through the "
        "(wash|washing machine|shredder|mower))"
        "|(dog|puppy|cat|goat|toddler|baby|horse|parrot|hamster) {few}(ate|chewed|swallowed"
        "|flushed|shredded) {few}(it|them|my [a-z]+|the [a-z]+)",
        "It was not stolen. They were not stolen. The old one was not stolen. It has not been "
        "stolen. Nobody stole it. My old one was not stolen. {what} was not stolen",
        "it was stolen", "It slipped out of my pocket off the end of the pier.",
        "It stepped out of my pocket at the end of the play.", value=False, ever=True,
        unless=r"\b(?:stole\w*|thie\w*|nicked|pinched|robbed|mugg\w*|snatch\w*|somebody|someone"
        r"|threw|burgl\w*|grabbed)\b",
    ),
    shows(
        "new-to-me",
        "(it|this|that|the (game|sport|craft|hobby)|all (of )?this|it all)('s| is) (completely|all"
        "|totally|entirely|brand|quite|utterly) new to me",
        "I have never done it. I have never played it. I have never tried it. "
        "I have never done it before. I have never played it before. I am a beginner. I am "
        "a complete "
        "beginner",
        "you are a beginner", "The game's completely new to me.",
        "The game's completely news to me.", ever=True,
        unless=r"\b(?:rules?|form|paperwork|club|system|version|but\sI|although|though\sI"
        r"|years\sago"
        r"|used\sto|since)\b",
    ),
    shows(
        "not-picked-one-up",
        "{i}('ve| have)? (not|never|n't) {few}(so much as |even |once |ever )*(picked up|held"
        "|touched|swung|lifted|gripped) an? (?P<gear>(?:tennis )?(racket|racquet))",
        "I have never used a {gear}. I have never played tennis. I have never played tennis before",
        "you have used a racket", "I've not so much as picked up a racket.",
        "I've not so much as pinned up a rocket.", value=False, ever=True,
        unless=r"\b(?:since|for\s(?:years|months|weeks|ages)|this\s(?:year|season)|lately|recently"
        r"|in\syears|until|in\s(?:ages|months)|today|yet\sthis)\b",
    ),
    shows(
        "fires-mugs",
        "{i} {often}(fire|fired|'ve fired|have fired) (a|some|my|our|the|all) {few}(mugs?|pots?"
        "|bowls?|vases?|tiles?|plates?|jugs?|ceramics|figures|clay|teapots?|pottery|stoneware)",
        "I have used a kiln. I use a kiln. I have used a kiln before. I have fired pots",
        "you have used a kiln before", "Every month I fire a batch of mugs in my shed.",
        "Every month I file a batch of mugs in my shed.", ever=True,
        unless_there=r"\b(?:gun|shot|bonfire|pit|raku\spit|at\sthe|catapult|get\sthem|have\sthem"
        r"|elsewhere|somebody|someone)\b",
    ),
    shows(
        "down-to-the-bank",
        "(mine|ours|it) {few}(runs?|goes|slopes?|backs?|stretch(es)?|reach(es)?|borders?) {few}"
        "(down to|along|onto|on to|to|as far as|on)? ?the ((river )?bank of the (?-i:[A-Z])[a-z]+"
        "|(river ?bank|water's edge|river)|(?-i:River) (?-i:[A-Z])[a-z]+)",
        "It lies beside the river. It is beside the river. It is next to the river. It is by the "
        "river. It borders the river. My plot lies beside the river. It is on the river",
        "your plot lies beside the river", "Mine runs right down to the bank of the Wye.",
        "Mine runs right down to the bank on the high street.",
        unless=r"\b(?:canal|lake|road\sbetween|footpath\sbetween|used\sto|doesn['’]t|not\squite)\b",
    ),
)
# fmt: on
