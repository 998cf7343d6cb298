"""What follows of people from what they tell: who works full time is not retired."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.shown.notation import shows

# Words of one sentence that name nobody else: "he" behind them is the husband.
_NOBODY_ELSE = (
    r"(?:(?!\b(?:his|her|father|mother|dad|mum|brother|sister|son|uncle|aunt|boss|friend"
    r"|neighbour|dog|cat|daughter|colleague|whose|and\s(?:his|her|my|our))\b)[^.!?])*"
)
_DIED = (
    "(died|has died|passed away|passed on|was killed|were killed|got killed|drowned"
    "|lost (his|her) life|fell in (the war|action|battle)|lost (his|her) (battle|fight) with)"
)
_BURIED = "(buried|cremated|laid {pron} to rest|scattered {pron} ashes)"
_LATE_SPOUSE = (
    "My {kin} died. My {kin} has died. My {kin} is dead. My spouse has died. I lost my {kin}. I am "
    "widowed. I am not married"
)
_OFFICE = (
    "(payroll|books|bookkeeping|accounts|paperwork|filing|admin|invoices|website|typing"
    "|spreadsheets|newsletter)"
)
_WEE = (
    "(under[- ](fives|sixes|sevens|eights|nines|tens|elevens|twelves|thirteens|fourteens"
    "|fifteens|sixteens|\\d+s?)|infants|toddlers|pre-?schoolers|brownies|cubs|beavers|rainbows"
    "|scouts|guides|juniors|little ones|youngsters|schoolchildren|pupils"
    "|youth team|junior team|kids' team|children's (team|choir|group|club)"
    "|(four|five|six|seven|eight|nine|ten|eleven|twelve)[- ]year[- ]olds"
    "|year (one|two|three|four|five|six|\\d) class|reception class|nursery group)"
)
_MONTH = (
    "(january|february|march|april|may|june|july|august|september|october|november|december"
    "|spring|summer|autumn|winter|the new year|{n} (weeks|months|days))"
)

# fmt: off
OF_PLAIN_CONSEQUENCES: tuple[Rewording, ...] = (
    shows(
        "he-was-my-husband-and-died",
        f"{{my}} (?P<kin>husband|wife) (?!and\\b){_NOBODY_ELSE}"
        f"([.!] |, (and |but )?|; | and | but | until | till )(he|she) "
        f"(sadly |suddenly |recently |then )?{_DIED}",
        _LATE_SPOUSE,
        "you are widowed", "My husband was a cooper. He died in April.",
        "My brother was a cooper. He died in April.", ever=True,
        unless_there=r"\b(?:ex-|first|former)",
    ),
    shows(
        "and-we-buried-him",
        f"{{my}} (?P<kin>husband|wife) (?!and\\b){_NOBODY_ELSE}"
        "([.!] |, (and |but )?|; | and | but )(I|we) (buried|cremated|laid|lost) "
        "(?P<pron>him|her)(?= (to rest|in|on|last|this|at|a|two|three|four|five|to)|{end})",
        _LATE_SPOUSE,
        "you are widowed", "My wife was a potter, and we buried her in June.",
        "My aunt was a potter, and we buried her in June.", ever=True,
        unless_there=r"\b(?:ex-|first|former|in\sthe\ssand|in\ssnow|crowd|at\schess)\b",
    ),
    shows(
        "married-to-the-last",
        "(were|was|stayed|remained) married (to the (last|end)|until (his|her) death"
        "|till (his|her) death|(until|till) (he|she) (died|passed away)"
        "|(until|till) death parted us)",
        "My spouse died. My spouse has died. I am widowed. I lost my spouse",
        "you are widowed", "We were married to the last.", "We were wedded to the music.",
        ever=True, unless=r"\b(?:my|our)\s(?:parents|grandparents|mum|dad|mother|father|uncle"
                          r"|aunt|neighbour|sister|brother)",
    ),
    shows(
        "widow-of-a",
        f"{{my}} husband (was|had been|worked as) an? (?P<job>[a-z]+( [a-z]+)?)"
        f"( (in|with|at|for|on|of)\\b{_NOBODY_ELSE})?(\\. |, (and |but )?|; | and | but "
        f"| until | till )(he (sadly |suddenly )?{_DIED}|(I|we) (buried|cremated|lost) him)",
        "I am the widow of a {job}. I am a {job}'s widow",
        "you are the widow of a miner", "My husband was a miner. He died in April.",
        "My uncle was a miner. He died in April.", ever=True,
        unless_there=r"\b(?:ex-|first|former|remarried)\b",
    ),
    shows(
        "widower-of-a",
        f"{{my}} wife (was|had been|worked as) an? (?P<job>[a-z]+( [a-z]+)?)"
        f"( (in|with|at|for|on|of)\\b{_NOBODY_ELSE})?(\\. |, (and |but )?|; | and | but "
        f"| until | till )(she (sadly |suddenly )?{_DIED}|(I|we) (buried|cremated|lost) her)",
        "I am the widower of a {job}. I am a {job}'s widower",
        "you are the widower of a nurse", "My wife was a nurse. She died in May.",
        "My aunt was a nurse. She died in May.", ever=True,
        unless_there=r"\b(?:ex-|first|former|remarried)\b",
    ),
    shows(
        "spouse-about-the-place",
        "{my} (?P<kin>husband|wife)('s| is) {few}((here|upstairs|downstairs|indoors|outside)\\b"
        "|(in|at|out in) (the )?(next room|kitchen|garden|shed|bath|shower|car|shop|other room"
        "|living room|office|work|home|hospital|party|choir)|at (work|home)|out shopping"
        "|(baking|cooking|working|gardening|driving|waiting|coming|sitting|reading|knitting|ill"
        "|poorly|well|fine|retired|pregnant)\\b)"
        "|{my} (?P<kin>husband|wife) and I (celebrate|celebrated|had|have|are having|will have"
        "|are celebrating|will celebrate) {some}(anniversary|(silver|golden|ruby|pearl|diamond) "
        "wedding|honeymoon)",
        "My {kin} has not died. My {kin} is alive. My spouse has not died. My husband or wife has "
        "not died. I am not widowed. I am not a widow. I am not a widower. I have not lost my "
        "{kin}",
        "your wife has died", "My wife is in the kitchen.", "My aunt is in the kitchen.",
        value=False,
        unless=r"\b(?:ash(?:es)?|urn|grave|heaven|ghost|(?:husband|wife|he|she)\s(?:has\s)?(?:died"
               r"|passed)"
               r"|late\s(?:husband|wife)|widow\w*|second\s(?:husband|wife|marriage)"
               r"|remarried|first\s(?:husband|wife))\b",
        unless_there=r"\b(?:photo\w*|picture|portrait|memory|memories)\b",
    ),
    shows(
        "our-silver-wedding",
        "{i} (have|had|celebrate|celebrated|are celebrating|will celebrate|are having) our {few}"
        "((silver|golden|ruby|pearl|diamond|tin|copper) wedding|(wedding )?anniversary)\\b"
        "(?! (gift|card|of (his|her)))",
        "My husband has not died. My wife has not died. My spouse has not died. My husband or wife "
        "has not died. I am not widowed. I am not a widow. I am not a widower. I am married",
        "you are widowed", "We have our silver wedding next Saturday.",
        "We have our silver birch in the garden.", value=False,
        unless=r"\b(?:ash(?:es)?|urn|grave|heaven|(?:husband|wife|he|she)\s(?:has\s)?(?:died"
               r"|passed)"
               r"|late\s(?:husband|wife)|widow\w*|remarried|alone|firm|company|club)\b",
    ),
    shows(
        "they-share-the-house-with-me",
        "(?P<them>{my} {some}[a-z]+|(a|an|two|three|four|my) {few}[a-z]+) (still |also |now )?"
        "(share|shares|live in|lives in|occupy|occupies) (the|my|our|this) {few}(house|flat|home"
        "|cottage|bungalow|apartment|place|household|caravan|boat) with (me|us)"
        "|{my} {few}{child} (still |both |all )*(lives|live|sleeps) (at home|with (me|us)|here)"
        "(?! (with|in) (her|his|their))|{my} {few}{children} (still |both |all )*(live|sleep) "
        "(at home|with (me|us)|here)(?! (with|in) (her|his|their))"
        "|{my} {few}(wife|husband|partner|mother|mum|father|dad|brother|sister|son|daughter) "
        "(sleeps|has|is|lives) {few}in (the|our) (spare|back|next|other|same|box|front) (bed)?room",
        "I do not live alone. I share my home. I do not live by myself. I do not live on my own. I "
        "am not the only person in my home",
        "you live alone", "My aunt and two cousins share the house with me.",
        "My aunt and two cousins share the horse with me.", value=False,
        unless_there=r"\b(?:used\sto|until|till|moved\sout|weekends?|holidays|stayed)\b",
    ),
    shows(
        "nobody-but-me",
        "(nobody|no one|no-one|not a soul|not a living soul) (else )?but me (in (the|my|this|our) "
        "(house|flat"
        "|home|cottage|bungalow|building|place)|under this roof|left at home)"
        "|(only|just) me (in|at) (the|my|this) (house|flat|home|cottage|bungalow)"
        "|(only|just) {few}me and (the|my) {few}(cat|dog|budgie|parrot|goldfish) "
        "(in|at) (the|my|this) (house|flat|home|cottage)|(lives|is|live|are) in a (care|nursing"
        "|residential) home,? (and|so) I('m| am) {few}(alone|on my own|by myself)",
        "I live alone. I live by myself. I live on my own. Nobody lives with me",
        "you live alone", "There's nobody but me in the flat.",
        "There's nobody but me in the queue.",
        unless=r"\b(?:this\smorning|tonight|today|yesterday|office|last\snight|on\smondays)\b",
    ),
    shows(
        "full-time-in-a-trade",
        "{i} {often}(?!(study|go|care|look|attend|live|volunteer|travel|use|want|need|help|stay"
        "|am|are|have|would|could|can|will|used|was|were|left|had|stopped|gave|learn|train|did|do"
        "|enrol|parent)\\b)[a-z]+(?<!ed) {some}full[- ]time|{i}{am} a full[- ]time (?!(student"
        "|carer|mum|dad"
        "|mother|father|parent|house|volunteer|resident|pupil|stay|learner|university|home)\\b)"
        "[a-z]+|{i} {often}(drive|drives|paint|bake|teach|cook|clean|cut|fix|write|sell|build"
        "|make) {some}for a living",
        "I am not retired. I am not a retired person. I am not a "
        "pensioner. I am not unemployed",
        "you are retired", "I teach chess full time at a college.",
        "I teach chess free of charge at a college.", value=False,
        unless_there=r"\b(?:until|till|used\sto|before\sI|volunteer\w*|unpaid|no\slonger|retired"
                     r"|last\syear)\b",
    ),
    shows(
        "long-out-of-school",
        "{i}{am} (?P<age>2[2-9]|[3-9]\\d)(?=( years old)?( and|, and)? {few}(work|have|drive|run"
        "|live|teach|retired)|( years old)?[.,;!])|{i}{am} {few}(retired|a pensioner"
        "|a grandmother|a grandfather|a grandparent|a granny|a grandad|a great-grandmother"
        "|at university|at uni)\\b|{i}{am} an? {few}(?<!sunday )(plumber|welder|electrician"
        "|bricklayer|carpenter|lorry driver|bus driver|taxi driver|doctor|solicitor|accountant"
        "|surgeon|pilot|architect|paramedic|firefighter|midwife|dentist|joiner|roofer) "
        "(with|by trade|at|in|for|and)"
        "|finished my (a[- ]levels|gcses|highers|abitur) {few}(last|ago|years|in (19|20))",
        "I am not at school. I am not still at school. I do not go to school. I am not a pupil. I "
        "am not a schoolchild. I am no longer at school. I do not attend school",
        "you are still at school", "I'm a pensioner of 70.", "I'm a penciller of 70.",
        value=False, ever=True,
        unless_there=r"\b(?:will\sbe|when\sI|one\sday|hope|want|kilos|minutes|miles"
                     r"|work\sat\sa\sschool|teach)\b",
    ),
    shows(
        "hired-for-a-season",
        "(taken on|employed|hired|working|work|contract|contracted|job is|job's|job) (here )?"
        "(only |just )?(for|until|till) (the|this|one) (ski )?(season|summer|winter|spring|autumn"
        "|harvest|fruit harvest|christmas|holidays|term|festival|run-up to \\w+)"
        "|on an? {n}[- ](week|month|year) contract|on a (zero[- ]hours|casual|rolling|temporary"
        "|short-term) (contract|basis)|(standing|filling) in for {few}(colleague|teacher|nurse"
        "|woman|man|someone|somebody)",
        "My contract is not permanent. I do not have a permanent contract. I do not have a "
        "permanent job. I am not a permanent employee. My job is temporary. I have a fixed-term "
        "contract. I have a temporary contract. I am a temporary worker. I am not permanent",
        "you have a permanent contract", "They took me on for the summer; I'm employed for the "
        "season only.", "They took me on for the supper; I'm employed for my reasoning only.",
        value=False,
        unless=r"\b(?:made\s(?:me\s)?permanent|renewed|phone|gym|broadband|permanent)\b",
    ),
    shows(
        "permanent-post",
        "{i}{have} a permanent (post|job|position|role|contract)|{i}{am} permanent|"
        "{i}{was} made permanent|(made|have made) me permanent",
        "I have a permanent contract. I have a permanent job. I am a permanent employee. I do not "
        "have a fixed-term contract. I do not have a temporary contract. I am not a temporary "
        "worker. I am not a seasonal worker",
        "you have a fixed-term contract", "I've got a permanent post.",
        "I've got a permanent pose.", value=False, ever=True,
        unless=r"\b(?:hop\w+|promis\w+|want\w*|applied|next|used\sto|if)\b",
    ),
    shows(
        "expecting-another",
        "(?P<who>(?:my|our)\\s(?:[a-z]+\\s)?(?:wife|girlfriend|partner|sister|daughter|niece"
        "|friend|cousin|aunt|colleague|fiancée)|she){am} (both |already |now )?"
        "(expecting( {few}(baby|child|twins|first|second|third|fourth|triplets|little one)|{end}"
        "| again| in (the )?[a-z]+)|due (with {few}(baby|child|first|second|third|twins)"
        f"|in {_MONTH}(?! (for|to)))|(having|carrying) (a baby|twins|triplets|our)"
        "|in the family way|in her (first|second|third) trimester)",
        "{who} {be} pregnant. {who} {be} expecting a baby",
        "your wife is pregnant", "My wife is expecting our second child.",
        "My wife is expecting our second parcel.",
        unless=r"\b(?:surgery|operation|court|parcel|delivery|back\sin|kittens|pupp(?:y|ies)"
               r"|litter|foals?)\b",
    ),
    shows(
        "coaches-the-small",
        "(coach|coaches|coaching|teach|teaching|train|training|help out with|helping with|help with"
        "|help|helping|lead|leading|run|running|read to|reading to|look after|looking after|mind"
        "|minding|supervise|supervising|tutor|tutoring) (?!(with|my|our) )([a-z-]+ (?<!own )){0,2}?"
        + _WEE +
        "(?! (of my own|books|clothes|toys))",
        "I work with children. I am working with children. I will work with children. I work with "
        "young people. I have contact with children. I am in contact with "
        "children",
        "you work with children", "I'll be coaching the under-nines.",
        "I'll be coaching the undertakers.",
        unless_there=r"\b(?:my\sown|our\sown|(?:my|our)\s(?:two|three|kids|children|little)"
                     r"|at\shome"
                     r"|grandchildren|used\sto|online\sgame)\b",
    ),
    shows(
        "only-at-a-desk",
        f"{{i}} (only|just) (do|does|keep|handle|run|deal with|look after) {{few}}{_OFFICE}"
        "|{i} (only|just) (answer|man|take) {few}(phones?|calls)|all I do is {few}" + _OFFICE +
        "|{i} (only|just) work {few}(in|from) the (office|back office|accounts department)",
        "I do not handle food. I do not prepare food. I do not work with food. I do not work at "
        "height. I do not work at heights. I do not work outdoors. I do not operate machinery. I "
        "do not work with machinery. I do not work with children. I do not work with patients. I "
        "do not drive at work. I do not work with animals. I do not handle chemicals. I do not "
        "handle cash",
        "you handle food", "I only do the payroll, from home.",
        "I only do the pancakes, from home.",
        value=False,
        unless=r"\b(?:also|as\swell|besides|mornings|when\sit['’]s\sbusy|sometimes)\b",
    ),
    shows(
        "waiters-on-my-payroll",
        "({n}|several|some|a dozen|two dozen) {few}[a-z]+s?( and (a|{n}) {few}[a-z]+)? "
        "(are|is) {few}on (my|our) (payroll|books)|on (my|our) payroll,? (there )?(are|is|I have"
        "|we have) ({n}|a|several)",
        "I employ staff. I have staff. I have employees. I am an employer. I employ people. I "
        "employ someone",
        "you employ staff", "Six gardeners and a cook are on my payroll.",
        "Six gardeners and a cook are on my playlist.",
        unless_there=r"\b(?:no\slonger|until|not)\b",
    ),
)
# fmt: on
