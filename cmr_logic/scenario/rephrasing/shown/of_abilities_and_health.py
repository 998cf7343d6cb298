"""What follows of bodies from what they do or undergo: who ran a marathon needs no wheelchair."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.shown.notation import shows

_LIMB = "(arm|leg|wrist|ankle|foot|hand|elbow|knee|thumb|shin|limb)"
_OPERATION = (
    "(operation|op|surgery|surgeon|surgeons|theatre|anaesthetist|appendix|gallbladder|tonsils"
    "|hernia"
    "|wisdom (tooth|teeth)|knee|hip|tooth|cataract|wrist|scan|endoscopy|procedure|biopsy)"
)
_FOOTLOOSE = (
    "{who} {do} not need a wheelchair. {who} {do} not use a wheelchair. {who} {do} not need help "
    "to "
    "walk. {who} {do} not need help with walking. {who} {do} not need assistance to walk. {who} "
    "can walk. {who} {do} not have difficulty walking. {who} {be} able to walk far. {who} {do} not "
    "have a mobility problem. {who} {do} not have reduced mobility. {who} {do} not use a walking "
    "aid. {who} {do} not need a walking stick"
)
_MINES = (
    r"\b(?:wheelchair|hand-?bike|prosthe\w+|blades?|years\sago|before\s(?:my|the)|until"
    r"|video\sgame|on\stv)\b"
)
# fmt: off
OF_ABILITIES_AND_HEALTH: tuple[Rewording, ...] = (
    shows(
        "on-ones-own-two-feet",
        "(?P<who>I|we)('m|'ve)? {some}(?<!not )(?<!never )(?<!n't )\\b(ran|run|finished|completed"
        "|jogged|jog"
        "|hiked|hike|cycled|trekked|trek) {few}(marathons?|half[- ]marathons?|triathlons?|10k|5k"
        "|ultra\\w*|\\d+ ?(k|km|miles|kilometres)|{n} (miles|kilometres)|hills?|mountains?|alps"
        "|fells?|coast path)\\b|(?P<who>I|we) {often}(play|go) {few}(squash|football|tennis"
        "|badminton|rugby|hockey|netball|cricket|running|jogging|hiking|climbing|skiing|rock "
        "climbing|dancing) {few}(every|each|once|twice|on|three|most|at)",
        _FOOTLOOSE,
        "you need help to walk", "I'm fit and ran a marathon last weekend.",
        "I'm fit to be tied and saw a marathon last weekend.", value=False,
        unless=_MINES,
    ),
    shows(
        "limb-in-plaster",
        f"{{my}} (left |right |broken |upper |lower |whole )?{_LIMB}('s| is|'s been| has been) "
        f"{{few}}in (plaster|a (plaster )?cast)"
        f"|{{i}}{{have}} {{few}}{_LIMB} in (plaster|a (plaster )?cast)|{{i}} (wear|wears|am wearing"
        f"|'m wearing|am in|'m in) (plaster|a (plaster )?cast)|put {{my}} {{few}}{_LIMB} in "
        "(plaster|a cast)",
        "I have a plaster cast. I have a cast. I wear a plaster cast. I am in plaster. I have a "
        "limb in plaster",
        "you have a plaster cast", "My ankle is in plaster.", "My ankle is in plain sight.",
        unless=r"\b(?:came\soff|comes\soff\stoday|taken\soff|removed|was\sin|last\syear|ago"
               r"|never)\b",
    ),
    shows(
        "never-in-plaster",
        "never {few}(broken|broke) a (single )?(bone|limb|thing)|never {some}(in plaster|in a cast"
        "|(plaster|cast) on)|(no|without a|not a) {few}(cast|plaster) {few}(any ?more|now|left"
        "|on (my|me|it)|anywhere)|(cast|plaster) (came|has come|was taken|has been taken|was cut"
        "|is) off|(took|taken|had) (the|my) (cast|plaster) off",
        "I do not have a plaster cast. I do not have a cast. I do not wear a plaster cast. I am "
        "not in plaster. I have no plaster cast",
        "you have a plaster cast", "I've never broken a bone.", "I've never broken a bonnet.",
        value=False, ever=True, unless=r"\b(?:until|till|(?:other|new)\scast|before\sthis)\b",
    ),
    shows(
        "put-to-sleep-for-it",
        "(put|sent) me {few}to sleep {few}(for|before|during|while|so)|(put|knocked) me {few}(out|"
        "under) (for|before|during|while)|{i}{was} {few}(asleep|out cold|knocked out|put under"
        "|put to sleep|unconscious|sedated fully|out|under) {few}(for|during|throughout|while"
        f"|through|when) {{some}}{_OPERATION}|(went|came|woke up) {{few}}(under|round|up) "
        f"{{some}}(after|for|from|before) {{few}}{_OPERATION}|(took|taken|had) {{some}}out "
        "{some}and put me {few}to sleep",
        "I have had a general anaesthetic. I had a general anaesthetic. I was given a general "
        "anaesthetic. I have been given a general anaesthetic. I was put under general anaesthetic",
        "you have had a general anaesthetic", "They put me to sleep for the hernia operation.",
        "They put me to shame for the hernia operation.", ever=True,
        unless=r"\b(?:lullaby|film|lecture|sermon|boring|bored|local\sanaesthetic|nearly|almost"
               r"|ten\syears\sago|as\sa\schild|will\sput|going\sto\sput)\b",
    ),
    shows(
        "only-a-local",
        "(only|just|merely) {few}(a local|local an(a)?esthetic|an injection in|a jab in|a numbing"
        "|numbed|froze)|numbed (only |just )?(my|the) {few}[a-z]+ (only|and nothing)"
        f"|{{i}}{{was}} (wide )?awake {{few}}(all )?(the way )?(through|throughout|during|for"
        f"|while) "
        f"{{few}}(it|all of it|the whole|{_OPERATION})|without (an|any|a general) an(a)?esthetic",
        "I have not had a general anaesthetic. I did not have a general anaesthetic. I was not "
        "given "
        "a general anaesthetic. I had a local anaesthetic",
        "you have had a general anaesthetic", "They only numbed my jaw.",
        "They only nudged my jaw.", value=False, ever=True,
        unless=r"\b(?:then|after\sthat|another|general|asleep|put\sme\sout)\b",
    ),
    shows(
        "numbed-my-gum",
        "(only|just|merely) (numbed|froze) my {few}[a-z]+",
        "I have not had a general anaesthetic. I did not have a general anaesthetic. I was not "
        "given a general anaesthetic. I had a local anaesthetic",
        "you have had a general anaesthetic", "They just froze my toe.", "They just broke my toe.",
        value=False, ever=True, of_anybody=True,
        unless=r"\b(?:then|after\sthat|another|general|asleep|put\sme\sout)\b",
    ),
    shows(
        "swims-well",
        "{i}{perfect} {often}(swam|swum|swim|race) {few}for {few}(team|club|school|county|college"
        "|country|university|town)|{i} {often}(swim|do|did|swam) {some}(mile|miles|lengths?|laps?"
        "|metres|kilometres?|front crawl|breaststroke|butterfly|backstroke) {some}in {few}(lake"
        "|pool|sea|river|baths|lido|bay)|(teach|teaches|taught|coach) {few}(swimming|to swim)"
        "|{i}{am} a {few}(lifeguard|swimming (teacher|instructor|coach)|strong swimmer|good "
        "swimmer)"
        "|(still )?(do|does|swim) {few}(mile|lengths|laps) {few}in the {few}(lake|pool|sea|river)",
        "I can swim. I am able to swim. I am a swimmer. I know how to swim. I am not a non-swimmer",
        "you can swim", "I teach swimming at the baths.", "I teach spinning at the baths.",
        unless=r"\b(?:pedalo|rowing|canoe\srace|paddle\w*\smile|used\sto\sbut|since\sthe\sstroke"
               r"|before\smy\saccident|no\slonger)\b",
    ),
    shows(
        "drinks-it-daily",
        "{i} {often}(drink|have|eat|enjoy) {few}(?P<food>milk|cheese|yoghurt|eggs?|bread|peanuts?"
        "|peanut butter|nuts|almonds|walnuts|prawns?|fish|shellfish|soya|wheat|strawberries) "
        "{some}(every (day|night|morning|evening|week|friday)|most days|each (day|morning|night)"
        "|for breakfast|all the time)",
        "I am not allergic to {food}. I do not have an allergy to {food}. I can eat {food}",
        "you are allergic to milk", "I drink a glass of milk every night.",
        "I drink a glass of oat milk every night.", value=False,
        unless=r"\b(?:oat|almond\smilk|soya?\smilk|coconut|gluten|lactose|free|vegan|rice"
               r"|goat['’]?s?"
               r"|pills?|tablets?|antihistamine\w*|itch\w*|rash|swell\w*)\b",
    ),
    shows(
        "reads-small-print",
        "{i} {often}(can )?(read|reads|see|thread) {some}(small print|number plate|needle|newspaper"
        "|screen|eye chart|bottom line) {few}(without|with no|unaided) ?(my |any )?(glasses|lenses"
        "|specs|aid)?",
        "I am not blind. I am not partially sighted. I do not have a visual impairment. I do not "
        "wear glasses. I do not need glasses",
        "you are blind", "I read small print without glasses.",
        "I read small poems without feeling.", value=False,
        unless=r"\b(?:braille|used\sto|couldn['’]t|can['’]t)\b",
    ),
    shows(
        "ices-the-cakes",
        "{i} {often}(ice|decorate|bake|fry|grill|cook|chop|peel|slice|butter|fill|plate up|prepare"
        "|knead|roast|make|serve|dish up|wrap) (the |all the |our |their |most of the "
        ")?{few}(cakes?"
        "|meals?|food|burgers|chips|sandwiches|salads|vegetables|bread|dough|rolls|pies|pizzas"
        "|lunches|dinners|breakfasts|pasties|fish|meat|cheese|ham|sausages|puddings|soup)"
        "(?! (for (my|the) (family|kids|wife|husband)|at home))\\b",
        "I handle food. I prepare food. I work with food. I handle food at work",
        "you handle food", "I ice the cakes at the bakery.", "I eye the cakes at the bakery.",
        unless=r"\b(?:for\smy\sown|at\shome|my\sfamily|hobby|never|used\sto|children['’]s\stea)\b",
    ),
)
# fmt: on
