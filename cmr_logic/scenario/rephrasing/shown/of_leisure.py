"""What is shown of clubs and events: a beer tent, a band, lengths, a rod on the bank."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.shown.notation import shows

_LIQUOR = (
    "(wine|beer|beers|pints|lager|cider|champagne|prosecco|cocktails|spirits|gin|whisky"
    "|ale|ales|sherry|punch|mulled wine|alcohol|bubbly|shots|rum|vodka|sangria|pimm's)"
)
_OPEN_AIR = (
    "(park|field|meadow|beach|garden|square|orchard|car park|street|playing fields?"
    "|playground|woods|yard|village green|green|open air|marquee on the lawn|lawn"
    "|recreation ground|rec|market square|courtyard)"
)
_INSIDE = (
    "(hall|ballroom|church|gym|village hall|community centre|function room|house"
    "|sitting room|living room|school hall|theatre|library|pub|restaurant|basement|studio"
    "|cellar|town hall|sports hall|barn|clubhouse|hotel)"
)

# fmt: off
OF_LEISURE: tuple[Rewording, ...] = (
    shows(
        "beer-tent",
        "there('ll be|'s| will be| is going to be) (a |an )?{few}(bar|beer tent"
        "|drinks licence|tot of|alcohol|cash bar|licensed bar)"
        "|(pour|pouring|serve|serving|sell|selling|hand out|handing out|offer|offering|give out"
        "|have|having) (a |an |the |some )?{few}" + _LIQUOR
        + "|(we|I)('ll have|'re having|'ve got| will have| are having| have)? {few}(beer tent"
          "|cash bar|wine bar|licensed bar|cocktail bar|keg|barrel of)",
        "Alcohol will be served. Alcohol will be sold. Alcohol is served. Alcohol is sold. I "
        "serve alcohol. I will serve alcohol. I sell alcohol. I will sell alcohol. We serve "
        "alcohol. We sell alcohol. I serve alcohol at my event. We serve alcohol at our event. "
        "Alcohol is served at my event",
        "you serve alcohol", "We'll be pouring wine and beer.", "We'll be pouring water and tea.",
        unless=r"\b(?:they\s(?:sell|serve|pour)|(?:whether|how|tried|asked|told|offered|promised|trying|me)\s"
        r"to\s(?:sell|serve|pour)|alcohol-free|ginger\sbeer|root\sbeer|non-alcoholic|no\s(?:wine|beer"
               r"|alcohol|bar)|won['’]t|not\sserv|never)\b",
    ),
    shows(
        "dry-event",
        "(only|nothing but|just|strictly) {few}(soft drinks|squash|tea|coffee|juice|lemonade"
        "|water)|(strictly |completely |an? )?(dry|alcohol-free) (event|do|party|wedding|evening"
        "|bar|festival|night)|(it'll|it will|that'll) be (tea|squash|juice|coffee|lemonade)|(no"
        "|not a drop of|won't be any|without any) (alcohol|booze|drink|bar|wine|beer){end}"
        "|(won't|will not) be (a|any) (bar|alcohol|booze|wine|beer)|nothing stronger than",
        "Alcohol will not be served. Alcohol will not be sold. Alcohol is not served. Alcohol is "
        "not sold. I do not serve alcohol. I do not sell alcohol. We do not serve alcohol. I "
        "will not serve alcohol. I will not sell alcohol. We do not sell alcohol",
        "you serve alcohol", "Only soft drinks will be on offer.",
        "Only soft drizzle will be on the way.",
        value=False, ever=True,
        unless_there=r"\b(?:sell|sells|stock|stocks|serve|serves|pour)\sno\s(?:wine|beer)[.;!?]",
    ),
    shows(
        "food-stall",
        "(burger van|hot dog (stand|stall)|chip van|food (truck|stall|van)|cake stall"
        "|ice cream van|kebab van|coffee van|pizza oven|takeaway|chippy|chip shop|sandwich (bar"
        "|shop)|bakery stall|hog roast|barbecue stall|curry house) {few}(opens?|is|will|at|on"
        "|outside|does|serves|sells)"
        "|(sell|selling|serve|serving) (hot )?(food|burgers|hot dogs|cakes|pies|sandwiches|pizza"
        "|chips|kebabs|curry|ice cream|snacks|soup|meals|crêpes|waffles|noodles)",
        "I sell food. We sell food. I serve food. Food will be sold. Food is sold. Food will be "
        "served",
        "you sell food", "My takeaway opens in May.", "My tailor opens in May.",
        unless=r"\b(?:never|not|no\sfood)\b",
    ),
    shows(
        "only-sells-other-things",
        "(only|nothing but|just) (ever )?(sell|sells|selling) (?!(food|cake|burger|pie|sandwich"
        "|chips|ice|hot|snack|sweets|fruit|veg|bread|meat|fish|cheese|nothing|jam|honey|coffee"
        "|drinks|wine|beer))[a-z]+|(sell|sells|selling) (only|nothing but) (books|clothes|plants"
        "|toys|jewellery|cards|furniture|shoes|pottery|tools|records|flowers|candles)",
        "I do not sell food. We do not sell food. I do not serve food. Food is not sold. Food "
        "will not be sold",
        "you sell food", "I only sell books.", "I only smell books.", value=False,
    ),
    shows(
        "band-is-booked",
        "(booked|hired|got|having|have|with|be|there's|engaged) (a |an |the |some "
        "|my cousin's )?{few}(band|dj|string quartet|disco|karaoke|jukebox|choir|ceilidh|singer"
        "|pianist|orchestra|mariachi|live music|sound system|folk group|brass band|harpist)|(my"
        "|his|her|the) (guitar|fiddle|accordion|speakers|drums|saxophone|trumpet|sound system"
        "|decks|playlist|amp|keyboard) (on|out|along|with|up|will be|is coming)"
        "|bring(ing)? (my|a|the|our|his|her) (guitar|fiddle|accordion|speakers|drums|saxophone"
        "|trumpet|sound system|decks|amp|keyboard)|(dancing|sing-song|singalong|songs) (till"
        "|until|all|from|to|round)|have the (speakers|music|stereo) on",
        "There will be music. Music will be played. I will play music. We will play music. I "
        "play music. We play music. There is music. Live music will be played",
        "you will play music", "We've booked a band.", "We've booked a bard.", ever=True,
        unless=r"\b(?:no\s(?:band|music|dj|disco)|not\sa|without|won['’]t)\b",
    ),
    shows(
        "no-music-at-all",
        "(no|won't be any|not any|without any|without) (music|band|dj|disco|singing|speakers)"
        "|(it'll|it will|it'll all) be (silent|quiet|a silent)|quiet (evening|afternoon|day"
        "|night) of (chess|cards|reading|bridge|board games|knitting|talk)|silent (retreat|disco"
        "|reading)",
        "There will be no music. Music will not be played. I will not play music. We will not "
        "play music. I do not play music. We do not play music. There is no music.",
        "you will play music", "It's a quiet evening of chess.", "It's a quiet evening of cheese.",
        value=False, ever=True, unless=r"\bsilent\sdisco\b",
    ),
    shows(
        "in-the-park",
        "(it's|it is|it'll be|it will be|we'll (all )?be|we will be|everyone will be|held"
        "|taking place|takes place|happening|going to be) (all )?(out )?(in|on|at) (the|my|our|a"
        "|his|her) {few}" + _OPEN_AIR + "|(it's|it is|it'll be|held|all) (out of doors|outside"
        "|outdoors|under the stars|in the open( air)?)",
        "It is outdoors. It will be outdoors. The event is outdoors. The event will be outdoors. "
        "My event is outdoors. It is outside. It will be held outdoors. The event is held outdoors",
        "the event is outdoors", "It's in the park.", "It's in the paper.",
        unless=r"\b(?:hall|inside|indoors|house|centre)\b",
    ),
    shows(
        "in-the-hall",
        "(it's|it is|it'll be|it will be|we'll (all )?be|we will be|everyone will be|held"
        "|taking place|takes place|happening|going to be) (all )?(in|at) (the|my|our|a|his|her"
        "|st) {few}" + _INSIDE + "{end}|(it's|it is|it'll be|we'll (all )?be|everyone will be"
                                 "|held|all) (inside|indoors|under (a|one) roof)",
        "It is indoors. It is not outdoors. It will be indoors. The event is not outdoors. The "
        "event is indoors. My event is indoors. My event is not outdoors. It is not outside. The "
        "event is not held outdoors",
        "the event is outdoors", "It's in the ballroom.", "It's in the balance.", value=False,
        unless=r"\b(?:garden|field|outside|courtyard|car\spark|lawn)\b",
    ),
    shows(
        "lengths-at-the-baths",
        "{who} {often}(do|does|swim|swims|did|swam|manage) {few}(lengths|laps of the pool"
        "|miles in the pool)|(county|school|club|national|regional|area) {few}(champion|record"
        "|medal) (at|in|for) (butterfly|freestyle|breaststroke|backstroke|swimming|the crawl"
        "|front crawl)|(swim|swims) like a fish|(my|his|her) {few}(swimming|lifesaving"
        "|lifeguard) (badge|certificate|award)"
        "|{who}{am} a (strong|keen|good|confident|trained) swimmer|swim(s)? (in the sea"
        "|every (day|morning|week)|with a club)",
        "{who} can swim. {who} {be} able to swim. {who} know{s} how to swim. I can swim. {who} "
        "{be} a swimmer",
        "you can swim", "I do forty lengths every morning.", "I do forty lessons every morning.",
    ),
    shows(
        "armbands",
        "(need|needs|wear|wears|still in|use) (arm ?bands|water wings|a rubber ring|a float)"
        "|(never|not|didn't|can't) {few}(learned|learnt|learn|got the hang of|taught) (to swim"
        "|swimming)|(sink|sank|sinks) like a (stone|brick)|doggy-paddle at best|non-swimmer"
        "|never been in a (swimming )?pool",
        "I cannot swim. I am not able to swim. I do not know how to swim. I am not a swimmer",
        "you can swim", "I need armbands.", "I need armchairs.", value=False, ever=True,
    ),
    shows(
        "plays-for-fun",
        "(never|not) {few}(been )?paid to (play|sing|act|box|run|race|dance|paint|perform"
        "|compete)|(play|sing|race|box|compete|act|dance|fish|paint|run)s? (just |only "
        "|purely )?for (fun|pleasure|the fun of it|the love of it|a laugh)|(a "
        "|just a )weekend (player|golfer|cricketer|painter)",
        "I am an amateur. I am not a professional. I play as an amateur. I am not paid to play",
        "you are an amateur", "I play for fun.", "I play for Fulham.", ever=True,
    ),
    shows(
        "turned-pro",
        "(play|sing|race|box|compete|act|dance|paint)s? for (a living|money|a fee)"
        "|{who}{am} a (pro|professional)\\b|turned pro(fessional)?|{who}('m|'re| am| are"
        "| get) paid to (play|race|box|compete|sing|act|dance)|(my|a|his"
        "|her) professional contract",
        "I am not an amateur. I am a professional. I am paid to play. I do not play as an amateur",
        "you are an amateur", "I'm a pro.", "I'm a prude.", value=False,
    ),
    shows(
        "took-part-last-year",
        "{i}{perfect} (took part|competed|entered|ran|raced|played|came {few}(first|second|third"
        "|last)|won it|had a go|had a stall|did it) {few}(last year|the year before|in (19"
        "|20)\\d\\d|before|last time|twice|every year)|(this is|it's|it'll be|this will be) (my"
        "|our) (second|third|fourth|fifth|sixth|tenth|umpteenth) (year|time|go|entry|race|show"
        "|competition)",
        "I have competed before. I have entered before. I have taken part before. I have "
        "competed. I have taken part in previous years. I have entered the competition before",
        "you have competed before", "I took part last year.", "I took paint last year.", ever=True,
    ),
    shows(
        "first-time-ever",
        "(this is|it's|it'll be|this will be|it is) (my|our) (very )?first (time|go|year|entry"
        "|race|show|competition|try|attempt)|{i}('ve| have) never (entered|competed|taken part"
        "|raced|run|done|tried) (in )?(anything|one|it|this|a [a-z]+|before){end}"
        "|{i}{am} (a complete|an absolute|a total) (beginner|novice|first-timer)",
        "I have not competed before. I have not entered before. I have not taken part before. I "
        "have never competed. I have never taken part. I have never entered the competition",
        "you have competed before", "This is my first time.", "This is my first tine.", value=False,
        ever=True,
    ),
    shows(
        "subs-are-paid",
        "(my|our|his|her) {few}(subscription|subs?|membership|membership fee|dues) ((is|are|has "
        "been"
        "|have been) {few}(paid|up to date|in good order|current|renewed)|went (through|out|off))"
        "|(paid|renewed|settled) (my|our) {few}(subscription|subs?|membership|membership fee|dues)"
        "|paid-up member",
        "I am a member. I am a member of the club. I have a membership. I have paid my "
        "membership fee. I have paid my subscription. I am a paid-up member. My subscription is "
        "paid",
        "you are a member", "My subscription is paid.", "My subterfuge is paid.",
        unless=r"\b(?:not|n['’]t|lapsed|expired|left|magazine|newspaper|owe)\b",
    ),
    shows(
        "in-the-club-for-years",
        "(carry|have|show|hold"
        "|got) (a|my|the) {few}membership card|{i}('ve| have) been (in|with"
        "|on the books of) the {few}(club|society|gym|association|choir|league|guild) {few}(for"
        "|since|ten|\\d+)"
        "|{i}{perfect} (just )?joined the {few}(club|society|gym|association"
        "|choir|league|guild)",
        "I am a member. I am a member of the club. I have a membership",
        "you are a member", "I've been in the choir for years.", "I've been in the chapel.",
        unless=r"\b(?:not|n['’]t|lapsed|expired|left|magazine|newspaper)\b",
    ),
    shows(
        "only-a-guest",
        "{i}{am} (only|just|merely) (a guest|a visitor|visiting|a spectator|watching"
        "|here for the day)|{i}{perfect} never (joined|been a member|signed up|belonged)( the"
        "| to| of|{end})|{i}{perfect} (left|quit|resigned from) the {few}(club|society|gym"
        "|association|choir|league|guild)|(let|allowed) (my|our) (membership|subscription"
        "|subs) (lapse|run out|expire|drop)"
        "|(my|our) (membership|subscription) (has |have )?(lapsed|expired|ran out|run out|ended)",
        "I am not a member. I am not a member of the club. I do not have a membership",
        "you are a member", "I'm only a guest.", "I'm only a ghost.", value=False, ever=True,
    ),
    shows(
        "should-be-back",
        "(should have|ought to have|was meant to|was supposed to|was due to) {few}(taken|brought"
        "|given|gone|returned|handed|take|bring|go|return|hand) (the |it |them |my )?{few}(back"
        "|returned|in)? ?{few}(ago|last|yesterday|on (monday|tuesday|wednesday|thursday|friday"
        "|saturday|sunday))|(was|were) due (back )?(last|yesterday|{n} (days|weeks) ago|a (week"
        "|fortnight|month) ago|on)",
        "My book is overdue. I have an overdue book. It is overdue. I have overdue books",
        "you have an overdue book", "The book was due back last week.",
        "The boat was dug back last week.",
        ever=True,
    ),
    shows(
        "all-back-on-time",
        "(brought|took|handed|gave|returned) (everything|them all|all my books|all of them"
        "|all the books|every book|it) (back )?{few}(on time|early|in good time|before"
        "|by the date)|(no|not any|haven't any) books (out|on loan)",
        "I do not have an overdue book. My book is not overdue. I do not have overdue books. It "
        "is not overdue",
        "you have an overdue book", "I brought everything back on time.",
        "I brought everything back on toast.",
        value=False,
    ),
    shows(
        "rod-on-the-bank",
        "(with|got|cast|out with|dangling|wet) (my|a|the) (rod|line|fishing (rod|line)|float)"
        "|(landed|caught|hooked|netted|reeled in) (a|an|two|three|some|several|my"
        "|{n}) {few}(trout|carp|pike|perch|salmon|roach|bream|tench|eel|bass|mackerel|cod|fish"
        "|tiddlers?|whopper)|(keen|passionate|weekend|lifelong) angler|go(es)? angling",
        "I fish. I go fishing. I am an angler",
        "you fish", "I landed two trout last week.", "I landed two trips last week.",
        unless=r"\b(?:cook|shop|supermarket|commercial\strawler|restaurant|dinner)\b",
    ),
    shows(
        "never-held-a-rod",
        "never {few}(held|owned|picked up|cast) a (rod|line|fishing rod)|never (fished"
        "|been fishing|gone fishing|caught a fish)",
        "I do not fish. I do not go fishing. I am not an angler. I have never fished",
        "you fish", "I've never held a rod.", "I've never held a rat.", value=False, ever=True,
    ),
    shows(
        "never-misses-the-soaps",
        "{who} (never miss|watch|watches|love|binge|follow|catch)(es)? {few}(the soaps"
        "|the news (every|at|on)|the football on|the telly|telly|soaps|tv|television|box sets"
        "|eastenders|coronation street|match of the day|the snooker)|glued to the (telly|tv|box"
        "|screen)|(my|our) (tv|telly|television) (is|sits|has|takes)",
        "I watch television. I watch TV. I have a television. I have a TV",
        "you watch television", "I'm glued to the telly.", "I'm glued to the telescope.",
        unless=r"\b(?:never\swatch|don['’]t|broken|no\stv|at\s(?:my|our|the|a|his|her)\s(?:[a-z]+\s)?"
               r"(?:neighbour|friend|mum|dad|sister|brother|son|daughter|nan|pub|club|café|cafe)"
               r"(?:['’]?s)?)\b",
    ),
    shows(
        "no-telly",
        "(no|not got a|haven't got a|don't (own|have) a|without a|never (had|owned) a) (tv|telly"
        "|television)( (set|in the house|here|at all))?{end}",
        "I do not watch television. I do not watch TV. I do not have a television. I do not have "
        "a TV",
        "you watch television", "There's no telly in the house.", "There's no jelly in the house.",
        value=False, ever=True,
    ),
    shows(
        "goes-to-mass",
        "{who} {often}(go|goes|attend|attends) (to )?(mass|church|mosque|synagogue|temple|chapel"
        "|evensong|friday prayers|bible study) {few}(every|each|on|most|regularly|twice|weekly)"
        "|{who}{am} a (churchgoer|regular at (the )?(church|mosque|temple|chapel))"
        "|pray(s)? (five times|every (day|morning|night))|say(s)? (my|his|her) prayers",
        "I am religious. I am a religious person. I practise a religion. I have a religion",
        "you are religious", "I go to mass every Sunday.", "I go to maths every Sunday.",
    ),
    shows(
        "no-churchgoer",
        "never set foot in a (church|mosque|synagogue|temple|chapel)|{who}{am} (an atheist"
        "|not a believer|a non-believer|a heathen|godless)|(don't|do not) believe in (any )?god",
        "I am not religious. I do not practise a religion. I have no religion. I am not a "
        "religious person",
        "you are religious", "I've never set foot in a church.", "I've never set foot in a churn.",
        value=False, ever=True,
    ),
)
# fmt: on
