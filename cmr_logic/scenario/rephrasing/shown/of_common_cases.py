"""What turns of speech show of cases that many rules name: habits, upkeep, company, prison."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.shown.notation import shows

_FAGS = "(cigarettes|fags|ciggies|smokes|roll-ups|rollies|cigars)"
_KIDS = "(kids|children|pupils|toddlers|youngsters|little ones|teenagers|cubs|scouts|brownies)"
_PET = (
    "(dog|cat|puppy|kitten|spaniel|labrador|lab|terrier|poodle|collie|retriever|beagle|whippet"
    "|greyhound|dachshund|pug|alsatian|bulldog|setter|cockapoo|labradoodle|rabbit|parrot|hamster"
    "|ferret|tortoise|guinea pig)"
)
_LANDLORD = (
    "((my|our|the) (landlord|landlady)|the (lady|woman|man|bloke|chap|guy|couple|person) (who|that)"
    " (owns|own|lets|rents) {few}(flat|house|place|room|building))"
)
_BREATHE = (
    "((I|my {few}(face|lips|throat|tongue|eyes|arm|hand|mouth)) (swelled|swell|swells|swole"
    "|puffed|puff|puffs|came|come|break|broke|closed|closes|went) {few}(up|out|over|like|shut|into)"
    "|I (couldn't|can't|could not) breathe|I (needed|need) {few}(epipen|adrenaline)|I itch all over"
    "|I (came|come|broke|break) out in)"
)
_DRUG = (
    "(?P<what>penicillin|aspirin|ibuprofen|latex|nuts?|peanuts?|shellfish|prawns?|eggs?|milk|dai"
    "ry|wheat"
    "|gluten|soya|sesame|cats?|dogs?|horses?|pollen|bee stings?|wasp stings?|strawberries"
    "|antibiotics|iodine|nickel|feathers|kiwi)"
)

# fmt: off
OF_COMMON_CASES: tuple[Rewording, ...] = (
    shows(
        "hung-up-the-boots",
        "{i}{perfect} (hung|hanging) up (my|our) {few}(boots|apron|tools|stethoscope|overalls"
        "|gloves|keys|hat|whistle|gown|spurs)|my working (days|life) (are|is) {few}(over|behind me"
        "|done|at an end)|{i}{perfect} (gave|given|packed|packing) {few}(up )?(work|working|the job"
        "|it all) {few}(for good|altogether|in for good)|{i} {few}(live|living|get by|manage) "
        "(on|off)"
        " (my|our) {few}pensions?( (now|alone|these days))?|{i} got (my|the) (gold "
        "watch|carriage clock)"
        "|(put|putting) my feet up after {some}years (of work|in the job)|{who}{perfect} "
        "finished work"
        " for good",
        "I am retired. I have retired. I am a retired member. I am a retired person",
        "you are retired", "I hung up my work boots in May.", "I hung up my wet towels to dry.",
        unless=r"\b(?:part[-\s]time|till|until|earn|wages?|still\s(?:work|teach|run)|as\sa\s(?:referee|player|coach))\b",
    ),
    shows(
        "so-many-a-day",
        f"(packet|pack|box|tin) of {_FAGS} (lasts me|a day|every|does me|sees me)|({{n}}|a packet"
        f"|a pack|a few|half a packet) {_FAGS} (a|per|every) "
        f"(day|night|week)|(nip|nips|pop|pops|go|goes"
        "|step|slip|sneak|went|stand) {few}(out|outside|downstairs|onto the balcony) for (a|my) "
        "{few}(fag"
        "|ciggie|cigarette|smoke|cig|roll-up|drag)|{i} (can't|cannot|could never|couldn't) "
        "{few}(give up"
        "|quit|kick|pack in) the (fags|ciggies|cigarettes|weed)|{i} {often}roll my own"
        "|{i} {often}(light up|puff on|have a puff|have a fag|get through twenty)|{am} (on|up "
        "to) (ten"
        "|fifteen|twenty|thirty|forty|10|15|20|30|40) a day",
        "I smoke. I am a smoker. I smoke cigarettes. I use tobacco",
        "you smoke", "A packet of cigarettes lasts me two days.",
        "A packet of crisps lasts me two days.",
        unless=r"\b(?:gave\sup|given\sup|quit\sin|stopped|my\shusband|my\swife|he\sgoes|used\sto)\b",
    ),
    shows(
        "still-full",
        "{am} {few}(stuffed|full|bursting|full up) {few}(from|after|of|with) {some}(breakfast|lunch"
        "|brunch|pancakes|porridge|toast|sandwich|sandwiches|this morning|fry-up|dinner|bacon|eggs)"
        "|{i} {few}(had|ate|wolfed down|grabbed|scoffed|munched|finished|polished off) {some}(for"
        " breakfast|for lunch|this morning|an hour ago|earlier today|on the way (here|in|over)"
        "|half an hour ago|at breakfast)",
        "I have eaten today. I have eaten. I have had something to eat today. I have had food "
        "today",
        "you have eaten today", "I'm still full after my porridge.", "I'm still full of cold.",
        unless=r"\b(?:appointment|shower|bath|call|tablet|pill|jab|test|scan|water|idea|tea|coffee)\b",
    ),
    shows(
        "nothing-past-my-lips",
        "(nothing|not a (crumb|bite|morsel|thing|mouthful)|no food) {few}(past|passed|between) "
        "my lips"
        "|{i} (haven't|have not|'ve not|didn't) {few}(touched|had|eaten) (a "
        "(crumb|bite|morsel|mouthful"
        "|thing)|any food|anything|breakfast) {few}(since|today|this morning|yet)"
        "|{i} {few}(skipped|missed|went without) breakfast|(on|with) an empty (stomach|tummy)"
        "|my (stomach|tummy) (is|'s) {few}(empty|rumbling|growling)",
        "I have not eaten today. I have not eaten. I have not had anything to eat today. I am "
        "fasting",
        "you have eaten today", "Nothing has passed my lips since midnight.",
        "Nothing has passed my desk since midnight.", value=False, ever=True,
    ),
    shows(
        "aids-in",
        "(both|two|my|new|the) {few}(hearing )?aids {few}(in|turned up|switched on|on)|hearing "
        "aids?"
        "|deaf as a (post|doorpost)|(deaf|no hearing) in (one|my|both) {few}(ear|ears|side)"
        "|{i} (can't|cannot|can hardly|can barely|don't|struggle to|have trouble) "
        "{few}(hear|hearing"
        "|catch|make out|follow) {few}what (people|folk|anyone|they|the {few}[a-z]+) "
        "(say|says|is saying"
        "|are saying)|{i} {often}have (to have )?the (telly|tv|radio) (up|turned up|on) "
        "{few}(loud|full"
        "|high)|{i} (lip-read|lip read|rely on subtitles)|my hearing {few}(is|has|'s) "
        "{few}(going|gone"
        "|bad|poor|failing|shot|not what it was)",
        "I am hard of hearing. I have a hearing impairment. I have impaired"
        " hearing. I have hearing loss. I have a hearing loss",
        "you are hard of hearing", "I've both aids in.", "I've both sides in.",
        unless=r"\b(?:my\s(?:mum|dad|mother|father|husband|wife|aunt|uncle|friend|gran)|his|her)\b",
    ),
    shows(
        "words-few",
        "{i} (can|could|know|speak|have|get by with|manage) {few}(just "
        "about|only|barely|hardly|scarcely"
        "|just) {few}(order|ask|say|count|a few words|a handful of words|a few phrases|a "
        "little|hello"
        "|two words|enough to)|{i} {few}(use|talk with|wave|point with) my hands|{i} don't "
        "(speak|understand"
        "|know) {few}(a word|much|more than)|my "
        "(english|german|french|spanish|italian|polish|swedish"
        "|dutch|language) is {few}(very basic|basic|poor|bad|rusty|broken|shaky|terrible)"
        "|{i} {few}(need|needed|bring|take) {few}(an interpreter|a translator|a translation app)",
        "I am not a fluent speaker. I am not a fluent speaker of the language. I am not fluent. "
        "I do not"
        " speak it fluently. I do not speak the language fluently",
        "you are a fluent speaker of the language", "I can just about order a coffee.",
        "I can just about lift a coffee machine.", value=False, ever=True,
    ),
    shows(
        "grown-up-with-the-language",
        "it(?:'s| is) {few}my (mother|native|first) (tongue|language)|{i} "
        "{few}(dream|think|argue) in it"
        "|{i} (grew up|was brought up|was raised) {few}(speaking|with) {few}(it|the "
        "language|english|german"
        "|french|spanish|italian|polish|swedish|dutch)|{i} speak (it|the "
        "language|english|german|french"
        "|spanish|italian) (fluently|like a native|without an accent|perfectly)",
        "I am a fluent speaker. I am a fluent speaker of the language. I am fluent. I speak the "
        "language"
        " fluently",
        "you are a fluent speaker of the language", "I grew up speaking it at home.",
        "I grew up swimming at home.",
    ),
    shows(
        "on-food-stamps",
        "(we|I|she|he|they|my family) {few}(get|gets|receive|receives|have|has|are on|am on|'re "
        "on|'m on|is on|use"
        "|live on|rely on) {few}(food stamps|snap benefits|snap|wic|ebt|an ebt card)|(food "
        "stamps|snap"
        " benefits|ebt card|wic vouchers) "
        "{few}(loaded|come|comes|arrive|cover|covers|feed|keep|help)",
        "I receive food assistance benefits. I receive food assistance. I get food assistance. I "
        "receive"
        " food stamps. My household receives food assistance. I receive food benefits",
        "you receive food assistance benefits", "We get food stamps every month.",
        "We get postage stamps every month.",
    ),
    shows(
        "taught-at-home",
        "(my|our) (parents|mum|dad|mother|father|gran|aunt) (teach|teaches|taught) "
        "{few}(me|us|my {few}[a-z]+)"
        " {few}at home|{am} (home-?schooled|home-?educated|home schooled|home educated|educated "
        "at home"
        "|taught at home)|{i} (have never|'ve never|never) (been|gone|went) to "
        "{few}school|(not|n't|never)"
        " {few}(enrolled|registered) (at|in|with) (any|a) school",
        "I do not attend a school. I do not attend a state school. I do not go to school. I am "
        "not enrolled"
        " at a school. I am educated at home. I am home educated. I am not a pupil at a school",
        "you attend a state school", "My parents teach me at home.",
        "My parents reach me at home.", value=False, ever=True,
    ),
    shows(
        "only-grown-up-there",
        f"(only|sole) (grown-up|adult|leader|helper|coach|member of staff|teacher) {{few}}(in the"
        f" {{few}}(room|hall|car|pool|minibus|building)|there|present|on site|around|with|left "
        f"with) {{few}}({_KIDS})?"
        f"|(alone|on my own|by myself) (in {{few}}[a-z]+ )?with {{few}}{_KIDS}|(just|only) me "
        f"and {{few}}{_KIDS}"
        f" in (the|a) |(nobody|no one|no other adult|no grown-up) else {{few}}(in the "
        f"room|there|around)"
        f" {{few}}(when|while|with) {{some}}{_KIDS}|{_KIDS} to myself",
        "I have unsupervised contact with children. I am alone with children. I am in sole "
        "charge of"
        " children. I work with children unsupervised. I work alone with children. I am left "
        "alone with"
        " children. I have unsupervised access to children",
        "you have unsupervised contact with children", "I'm often alone with the kids.",
        "I'm often along with the kids.",
    ),
    shows(
        "never-alone-with-them",
        f"(never|not|n't) {{few}}(left )?(alone|on my own|by myself|one to one) {{few}}with "
        f"{{few}}({_KIDS}|them|one"
        " of them)|(always|every time) {few}(another|a second|a|two|a teacher or|other) "
        "{few}(leader|adult|teacher"
        "|helper|grown-up|grown-ups|adults|coach|member of staff|parent) {few}(in the room|with "
        "me|there|present"
        "|on hand|around|watching)",
        "I do not have unsupervised contact with children. I am not alone with children. I am "
        "supervised."
        " I am not left alone with children. I do not work alone with children",
        "you have unsupervised contact with children", "I'm never alone with the kids.",
        "I'm never along with the kids.", value=False, ever=True,
    ),
    shows(
        "cell-and-wing",
        "(from|in|back to|leave|out of) my (prison )?cell|{i} {few}(write|writing|am writing) "
        "{few}(from|to you from)"
        " {few}(prison|jail|gaol|inside|behind bars)|{am} {few}(behind bars|doing time|banged "
        "up|locked up|on the"
        " wing|on remand|inside for)|(until|till|before) (I get "
        "out|my release|my"
        " parole|I'm released|they let me out|my release date)|{am} {few}(serving|doing) "
        "{few}({n}|a) {few}(years?|months?|stretch"
        "|sentence)( (for|inside))?",
        "I am serving a prison sentence. I am in prison. I am a prisoner. I am in custody. I am "
        "detained."
        " I am serving a sentence. I am in jail",
        "you are serving a prison sentence", "I'm writing this from my cell.",
        "I'm writing this from my cellar.", ever=True,
        unless=r"\b(?:college|university|course|degree|training|school|dentist|army|studies|visa)\b"
        r"|\b(?:visit(?:ing|s|ed)?|phone|hospital|apprenticeship|released\slast|as\sa\s(?:guard|"
        r"warder|chaplain))\b",
    ),
    shows(
        "landlord-upstairs",
        f"{_LANDLORD} {{few}}(lives|live|has|have|is|are|occupies|sleeps|keeps) "
        f"{{few}}(upstairs|downstairs|(the|on the|in"
        " the) {few}(ground|top|first|second|third|basement|other) "
        "(floor|flat)|(above|below|beneath|underneath)"
        " (us|me)|(in the )?(flat|rooms?|apartment) "
        "(above|below|upstairs|downstairs|underneath)|in the same (house"
        "|building|block|flat)|under the same roof|the floor (above|below))",
        "My landlord lives in the same building. The landlord lives in the same building. My "
        "landlord lives"
        " in the building. I live in the same building as my landlord. My landlord lives in the "
        "property."
        " My landlord lives in the same house. I have a resident landlord",
        "your landlord lives in the same building", "My landlady has the top floor.",
        "My landlady has the top job.", of_anybody=True,
    ),
    shows(
        "landlord-far-off",
        f"{_LANDLORD} {{few}}(lives|live|is|are|has moved|moved) {{few}}(abroad|overseas|miles "
        f"away|in (another|a different)"
        " (town|city|country|street|county|village|part of)|across town|the other side "
        "of|(down|up) the (road"
        "|street)|((over|out|down) )?in (spain|france|portugal|dubai|australia|the country))",
        "My landlord does not live in the same building. The landlord does not live in the same "
        "building. My"
        " landlord does not live in the property. I do not have a resident landlord",
        "your landlord lives in the same building", "My landlady lives abroad.",
        "My landlady loves abroad.", value=False, of_anybody=True,
    ),
    shows(
        "all-of-a-sudden",
        "(from one (second|minute|moment) to the next|without (any |the slightest )?warning|out "
        "of (nowhere|the blue)"
        "|all (of a sudden|at once)|in (the blink of an eye|a flash|seconds|an instant)|one "
        "(second|minute) {some}the"
        " next|suddenly|with a (bang|whoosh|crack))",
        "It was sudden. The leak was sudden. The damage was sudden. The loss was sudden. It "
        "happened suddenly."
        " The damage happened suddenly. The event was sudden. The illness was sudden",
        "the leak was sudden",
        "The pipe burst without any warning.", "The pipe burst without any harm.",
        of_anybody=True, ever=True,
        unless=r"\b(?:noticed|realised|realized|remembered|dripp|slow|weeks|months)\b",
    ),
    shows(
        "drop-by-drop",
        "(dripping|leaking|seeping|trickling|getting worse|creeping|spreading|building "
        "up|weeping) {some}(for (weeks"
        "|months|years|ages|a long time)|over (weeks|months|years|time)|since)|(drop by drop|bit "
        "by bit|little by"
        " little|gradually|slowly but surely|over (many |several )?(weeks|months|years))",
        "It was not sudden. It was gradual. The leak was not sudden. The leak was gradual. The "
        "damage was not"
        " sudden. The damage was gradual. The loss was not sudden. It happened gradually",
        "the leak was sudden", "It had been dripping for weeks.", "It had been dipping for weeks.",
        value=False, of_anybody=True, ever=True,
    ),
    shows(
        "flat-together",
        "{few}(my|our) (boyfriend|girlfriend|partner|fianc[eé]e?|fella|bloke) "
        "{few}(got|found|took|rented|bought|share"
        "|have|moved into|live in) {few}(flat|house|place|home|apartment|one) "
        "{few}together|{i}{perfect} moved in"
        " (together|with (my|our|him|her) "
        "{few}(boyfriend|girlfriend|partner|fianc[eé]e?)?)|(share|sharing|set up|have) {few}(home"
        "|house|flat|place|roof) (as a couple|together as)|{i} {few}(set up home|shacked "
        "up|live) (with"
        " (him|her)|together) {few}(as a couple|now)|(he|she) {few}(moved|has moved|'s moved) in "
        "with me",
        "I live with a partner. I live with my partner. I live with a new partner. I live with "
        "another adult."
        " I do not live alone. I cohabit. I am living with a partner",
        "you live with a partner", "My boyfriend and I got a flat together.",
        "My boyfriend and I got a fright together.",
        unless=r"\b(?:split|broke\sup|moved\sout|left\sme|as\sflatmates|as\sfriends|just\sfriends)\b",
    ),
    shows(
        "warning-put-out",
        "(put out|issued|raised|declared|announced|given|gave|have) "
        "{few}(?P<kind>storm|gale|flood|fire|heat|weather"
        "|snow|ice|wind|tsunami|avalanche|tornado|hurricane) (alert|warning) {some}(hasn't|has "
        "not|not|still|in force"
        "|stands|until|till|tonight|today|this morning)|there(?:'s| is) "
        "{few}(?P<kind>storm|gale|flood|fire|heat|weather|snow|ice|wind"
        "|avalanche|tornado|hurricane) (alert|warning) {few}(on|out|up|in force|in "
        "place|for|today|still)",
        "A {kind} warning is in force. There is a {kind} warning. A {kind} warning has been "
        "issued. A {kind}"
        " alert is in force",
        "a storm warning is in force", "They put out a storm alert and it hasn't been lifted.",
        "They put out a storm lantern and it hasn't been lit.", of_anybody=True, ever=True,
        unless=r"\b(?:was\slifted|been\scancelled|called\soff|no\slonger|stood\sdown|is\sover|has\sbeen\slifted)\b",
    ),
    shows(
        "warning-lifted",
        "(?P<kind>storm|gale|flood|fire|heat|weather|snow|ice|wind|avalanche|tornado|hurricane) "
        "(alert|warning)"
        " {few}(was|has been|'s been|is) {few}(lifted|cancelled|called off|over|withdrawn|stood "
        "down|dropped|ended)",
        "A {kind} warning is not in force. There is no {kind} warning. A {kind} warning has been "
        "lifted",
        "a storm warning is in force", "The storm warning was lifted at noon.",
        "The storm lantern was lifted at noon.", value=False, of_anybody=True,
    ),
    shows(
        "in-hives",
        f"{_DRUG} {{some}}(and|so|then|when) {{few}}{_BREATHE}|{_DRUG} (brings me out|makes me "
        f"come out|brought me out|gives me hives"
        f"|makes my {{few}}[a-z]+ swell|sets off my allergy|nearly killed me)|{_BREATHE} "
        f"{{few}}(when|whenever|if|after|every time) {{few}}(I |they ){{few}}(eat|touch"
        f"|have|take|took|had|ate|smell|go near|gave me|get) {{few}}{_DRUG}",
        "I am allergic to {what}. I have an allergy to {what}. I have a {what} allergy",
        "you are allergic to penicillin", "They gave me penicillin and I swelled up.",
        "They gave me penicillin and I got better.", ever=True,
    ),
    shows(
        "pet-comes-along",
        f"(my|our) (?P<sort>{{few}}){_PET}( [a-z]+)?(?:'s| is| will be|'ll be) "
        f"(coming|travelling|joining|staying|going) {{few}}(too|with|along"
        f"|us|as well)|{{i}}{{am}} (bringing|taking) {{few}}{_PET}( [a-z]+)?( (along|too|with "
        f"us|with me))?|{{i}} (can't|couldn't|won't) {{few}}leave {{few}}{_PET}"
        " {few}(behind|at home)",
        "I am bringing an animal. I am bringing a pet. I bring an animal to the cottage. I bring "
        "a pet to the"
        " property. I bring an animal to the campsite. I bring a pet to the hotel. I am "
        "travelling with an animal."
        " I am travelling with a pet. I am taking an animal with me. I am bringing an animal "
        "with me",
        "you are bringing an animal",
        "Our spaniel is coming along.", "Our spaniel is sleeping on well.",
        unless=r"\b(?:stay(?:s|ing)?\s(?:at\shome|with\s(?:my|a)\s)|kennels?|vet)\b",
    ),
    shows(
        "pet-stays-behind",
        f"(my|our) {_PET}( [a-z]+)?(?:'s| is| will be|'ll be| stays| goes| will stay| is "
        f"staying) {{few}}(staying|going|booked|into|in|with|at) {{few}}(kennels?"
        f"|cattery|at home|my "
        f"{{few}}(sister|brother|mum|dad|neighbour|parents|friend|aunt)|behind|a "
        f"dog-?sitter)|{{i}}(?:'m| am|'re| are) (leaving"
        f"|putting) {{few}}{_PET} {{few}}(behind|at home|in kennels|with|in the kennels|in a "
        f"cattery)",
        "I am not bringing an animal. I am not bringing a pet. I do not bring an animal. I am "
        "not travelling with"
        " an animal. I do not bring a pet",
        "you are bringing an animal",
        "Our spaniel is going into kennels.", "Our spaniel is going into heat.",
        value=False,
    ),
)
