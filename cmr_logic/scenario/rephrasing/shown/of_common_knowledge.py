"""What follows by common knowledge: who was asleep upstairs was in the house."""

from __future__ import annotations

import re

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.shown.notation import shows
from cmr_logic.scenario.rephrasing.still_so import is_surely_so
from cmr_logic.text.patterns import compiled

# An age at which a child is surely a baby: "**four-month-old**"; not "four-year-old".
_BABY_AGE = (
    r"(?:new-?born|(?:\w+|\d+)[\s-](?:weeks?|days?)[\s-]old"
    r"|(?:[1-9]|1[01]|one|two|three|four|five|six|seven|eight|nine|ten|eleven)[\s-]months?[\s-]old)"
)
_CHILD = (
    r"(?:baby|son|daughter|boy|girl|child|grandson|granddaughter|niece|nephew|little\sone|twins)"
)
# How a child comes along: "**on my lap**"; not "on my mind".
_ALONG = (
    r"(?:on\smy\s(?:lap|knees?|arm|back)|in\s(?:my\sarms|a\ssling|the\ssling|a\scarrier|the\scarrier)"
    r"|with\s(?:me|us)|along(?:\swith\s(?:me|us))?|beside\sme|travell?ing|flying)"
)
_GOING = r"(?:travell?ing|flying|coming|going|sailing|riding|journeying|driving|travel|fly|come|go)"
_WITH_BABY = (
    "I am travelling with a baby. I am travelling with an infant. I have a baby with me. "
    "I have an infant with me. I am accompanied by an infant. I am flying with an infant"
)
_AID = (
    "(?P<aid>wheelchair|walking frame|zimmer frame|rollator|walking stick|white cane|guide dog"
    "|hearing aid|mobility scooter|oxygen cylinder|inhaler)"
)
_HOME = "(house|home|building|flat|property|cottage|bungalow|place)"
_OCCUPIED = (
    "The building was occupied. The house was occupied. The home was occupied. The property was "
    "occupied. The flat was occupied. The building was not empty. The house was not empty. The "
    "building was not unoccupied. The house was not unoccupied. The home was not unoccupied. "
    "Somebody was at home. We were at home. I was at home. The building was occupied at the time. "
    "The house was occupied at the time. The property was occupied at the time"
)
_EMPTY = (
    "The building was not occupied. The house was not occupied. The home was not occupied. The "
    "property was not occupied. The flat was not occupied. The building was empty. The house was "
    "empty. Nobody was at home. I was not at home. We were not at home"
)
# What befalls a house: "when the pipe **burst**"; not "when the play began".
_BEFELL = (
    "(it happened|it started|it broke out|it burst|it came (in|down|through)|it got in"
    "|(the|a) ([a-z]+ )?(pipe|tank|boiler|hose|main) (burst|broke|split|gave way|failed)"
    "|(the|a) ([a-z]+ )?(fire|flood|storm|blaze|tree|water|roof|ceiling|burglar|thief)s? (broke"
    " out|started|hit|struck|came|fell|got in|broke in))"
)
# Places away from home: "on the **train**"; not "on the stairs".
_AWAY = compiled(
    r"\b(?:on|at|in|off|outside|through|by|near|along|from|into)\s(?:the|a|an|my|our)\s(?:[a-z]+\s){0,2}?"
    r"(?:train|bus|tram|coach|ferry|metro|tube|underground|plane|platform|street|road|station|pavement"
    r"|market|park|beach|caf[ée]|pub|bar|restaurant|shop|supermarket|library|airport|cinema|theatre"
    r"|festival|concert|stadium|gym|pool|office|hotel|high\sstreet|bus\sstop|crossing|square|town\scentre"
    r"|university|college|car\spark|ski\sslope)\b"
)
# What a story has that may place a theft at home: "from my **kitchen**".
_AT_HOME = compiled(
    r"\b(?:at\shome|my\s(?:home|house|flat|kitchen|bedroom|garden|doorstep|hall|porch|shed|garage"
    r"|living\sroom|front\sdoor|room)|our\s(?:home|house|flat|kitchen|bedroom|garden|hall|shed"
    r"|garage|front\sdoor)|indoors|broke\sin(?:to)?|burgl\w+|when\sI\sgot\shome|back\shome)\b"
)
_THEFT = (
    r"\b(?:(?:a|some|the|two|three)\s(?:[a-z]+\s){0,2}?[a-z]+|somebody|someone|they|he|she)\s"
    r"(?:grabbed|snatched|tore|ripped|pulled|wrenched|swiped|nicked|pinched|took|lifted|picked"
    r"|whipped|fished)\s(?P<what>(?:the|my|our)\s(?:[a-z]+\s)?[a-z]+)\s"
    r"(?:(?:right|straight|clean)\s)?(?:out\sof|from|off)\smy\s(?:[a-z]+\s)?"
    r"(?:hands?|pocket|bag|handbag|backpack|rucksack|wrist|neck|shoulder|lap|basket|coat|jacket|arm)\b"
)


def _theft_away(match: re.Match[str]) -> str:
    """Return that a thing was stolen, and where, if the story is of a place away from home."""
    if not is_surely_so(match):
        return ""
    what = match["what"]
    said = f"{what} was stolen. Somebody stole {what}."
    if _AWAY.search(match.string) is None or _AT_HOME.search(match.string) is not None:
        return said
    return f"{said} {what} was stolen outside the home. {what} was stolen away from home."


def _ate_that_morning(match: re.Match[str]) -> str:
    """Return that somebody ate on the morning of what a story puts on the same day."""
    said = "I have eaten this morning. I ate this morning. I have eaten today. I ate today."
    found = _THAT_DAY.search(match.string)
    if found is None or not is_surely_so(match):
        return ""
    what = found["what"].lower()
    return f"{said} I have eaten on the morning of the {what}. I ate on the day of the {what}."


# What takes place on the day of a story: "my **scan** is today"; not "my scan was last week".
_THAT_DAY = compiled(
    r"\b(?:my|the|his|her)\s(?P<what>examination|exam|operation|scan|blood\stest|test|surgery"
    r"|procedure|appointment|treatment|endoscopy|x-ray|anaesthetic)\b[^.!?]*\b(?:today"
    r"|this\s(?:morning|afternoon|evening))\b(?![^.!?]*\?)"
)

# fmt: off
OF_COMMON_KNOWLEDGE: tuple[Rewording, ...] = (
    shows(
        "only-one-of-the-family",
        "(?P<who>he|she|my (little |younger |older )?(son|daughter|boy|girl|child|niece|nephew"
        "|grandson|granddaughter))('s| is) (an|our|my|the|their) only (child|son or daughter)",
        "{who} has no brother. {who} has no sister. {who} has no siblings",
        "your niece has a brother", "My niece is an only child.", "My niece is an only cellist.",
        value=False,
        unless=r"\b(?:half-?(?:brother|sister)s?|step-?(?:brother|sister)s?|on\sthe\sway|pregnant"
               r"|expecting)\b",
    ),
    shows(
        "on-my-lap",
        f"my {_BABY_AGE} {_CHILD}('s| is| will|'ll) {{few}}{_ALONG}\\b",
        _WITH_BABY,
        "you are travelling with an infant", "My ten-week-old son will be on my lap.",
        "My ten-week-old puppy will be on my lap.",
    ),
    shows(
        "with-one-so-old",
        f"{{i}}({{am}}|'ll be| will be|'ll| will| would)? ?{{often}}{_GOING} {{few}}with (my|our)"
        f" ({_BABY_AGE} {_CHILD}\\b|([a-z]+ )?{_CHILD},? (who(('s| is) (only |just |barely )?)"
        f"|(only|just|aged) )?{_BABY_AGE})",
        _WITH_BABY,
        "you are travelling with an infant", "I'm flying out with my son, who is ten weeks old.",
        "I'm flying out with my son, who is ten years old.",
    ),
    shows(
        "all-of-us-grown-up",
        "(we('re| are)|all of us are|everyone (in our party |with us )?is) (all )?(adults?"
        "|grown-ups?|over (18|eighteen))",
        "There are no children with us. There are no children travelling",
        "you are travelling with a child", "We're all grown-ups.", "We're all groaning.",
        value=False,
        unless=r"\b(?:but|except|apart\sfrom|baby|infant|toddler)\b",
    ),
    shows(
        "never-without-my-aid",
        "my " + _AID + " (goes|comes|travels|is|has to come|will be|will come) (everywhere |always "
        "|wherever I go )*(with me|by my side|at my side|beside me|wherever I go)"
        "|{i} (never |don't |do not |can't |cannot )(go (anywhere|out)|leave the house|get"
        " (about|around)) {few}without my " + _AID + "|{i} (go|get) (nowhere) without my " + _AID,
        "I use a {aid}. I need a {aid}. I rely on a {aid}. I have a {aid} with me",
        "you use a walking frame", "My walking frame goes everywhere with me.",
        "My walking group goes everywhere with me.", ever=True,
    ),
    shows(
        "at-home-when-it-happened",
        "{i} (was|were) (all |both |fast |sound |just |still )*(asleep|in bed|at home|upstairs"
        "|downstairs|indoors|in the (kitchen|living room|lounge|bath|shower|bedroom|sitting room)"
        "|watching (television|telly|tv|a film)|having (dinner|supper|tea|breakfast|lunch))"
        "( [a-z]+){0,3}? (when|as|while) " + _BEFELL,
        _OCCUPIED,
        "the house was occupied", "We were in bed when the tank split.",
        "We were in Bath when the tank split.",
        unless=r"\b(?:hotel|tent|caravan|holiday|abroad|friend['’]?s|camp\w*|hospital)\b",
    ),
    shows(
        "away-when-it-happened",
        "{i} (was|were) (all |both |still )*(away|on holiday|abroad|in (spain|france|italy|greece"
        "|portugal|turkey)|staying with [a-z]+( [a-z]+)?|out of the country)"
        "( [a-z]+){0,3}? (when|as|while) " + _BEFELL
        + "|(nobody|no one) (was|had been) (at home|in|there|home|in the house)"
        " (when|as|while) " + _BEFELL
        + f"|(the|our|my) {_HOME} (stood|was) (empty|unoccupied)( [a-z]+){{0,3}}? (when|as|while) "
        + _BEFELL,
        _EMPTY,
        "the house was occupied", "Nobody was in when the fire broke out.",
        "Nobody was in tears when the fire broke out.", value=False, ever=True,
        unless=r"\b(?:house-?sitt\w+|lodger|tenant|my\s(?:son|daughter|mother|wife|husband)\s(?:was"
               r"|stayed))\b",
    ),
    shows(
        "one-rides-a-bicycle",
        "{i} {often}(come|go|get|ride|travel|pass|cross|commute|arrive)( [a-z]+){0,4}? (on|by) (my "
        "|our |a )?(bicycle|bike|push ?bike|racing bike)\\b(?! (path|shop|lane|rack|ride|tour))",
        "I am a cyclist. I cycle. I ride a bicycle",
        "you are a cyclist", "I ride over on my bicycle on Fridays.",
        "I ride over on my birthday on Fridays.",
        unless_there=r"\b(?:motor|quad|motorbike|exercise|never|sometimes|bus)\b",
    ),
    shows(
        "still-drives-about",
        "{i} still drive(?! (me|us|people|him|her) (mad|crazy))( (to|into|out|about|around|round"
        "|my|every|most|a|twice|once)\\b|{end})|{i} still (have|carry|keep) my (driving )?licence"
        "|my (driving )?licence('s| is)? (still |safely )*in my (handbag|bag|wallet|purse|pocket)",
        "I have not handed in my driving licence. I have not given up my driving licence. I have "
        "not surrendered my driving licence. I have not returned my driving licence. I have not "
        "given up driving. I have not stopped driving",
        "you have given up your driving licence", "I still drive to chapel on Sundays.",
        "I still drift off in chapel on Sundays.", value=False,
    ),
    shows(
        "paid-for-the-work",
        "{i} (now |still )?work(ed)? (at|in|on|for) {some}and (I )?(get|got|am|was|'m) paid\\b"
        "|{i} (now |still )?(get|am|'m|are) paid {some}for (my|the) work( there)?\\b",
        "I earn money from employment. I am in paid work. I am in paid employment. I earn a wage. "
        "I earn money from work. I have earnings from employment",
        "you are in paid employment", "I work on a farm and get paid on Fridays.",
        "I look at a farm and get paged on Fridays.",
        unless=r"\b(?:benefits?|pension|(?:my\s)?own\s(?:shop|firm|business|stall|caf[ée])"
               r"|self-employed|freelance|used\sto|in\skind)\b",
    ),
    shows(
        "no-closer-on-the-door",
        "(?P<what>(my|our|the) ([a-z]+ )?(door|gate|hatch|shutter|window|lid)) (has (no|not got"
        " an?) (automatic |self-)?closer\\b|(stays|stands|remains) (where it is|open) (until|till"
        "|unless) (someone|somebody|I|we|you) (pushes|push|shuts|shut|closes|close|pulls|pull) it"
        "|(has|needs) to be (pushed|pulled|shut|closed) by hand)",
        "{what} does not close by itself. {what} does not close automatically. {what} does not "
        "shut by itself. {what} is not self-closing. It does not close by itself. It does not "
        "close automatically. It is not self-closing",
        "the gate closes by itself", "Our gate has no closer.", "Our gate has no clover.",
        value=False, ever=True, unless=r"\b(?:another|other|neighbour['’]?s)\b",
    ),
    shows(
        "leak-in-my-own-home",
        "(pipe|tap|tank|boiler|joint|valve|hose|shower|toilet|cylinder|radiator|washing machine"
        "|dishwasher|stopcock) ([a-z]+ )?(under|in|behind|below|beneath|above|inside|beside)"
        " (my|our) (own )?(kitchen|bath(room)?|sink|cellar|loft|attic|bedroom|living room|house"
        "|flat|utility room|hall|toilet|basement|shower|home)( [a-z]+)?( floor)?( is| has been"
        "|'s)? (leaking|leaks|dripping|drips|burst|cracked|letting water out)",
        "The leak is inside my home. The leak is inside my property. The leak is on my property. "
        "The leak is not outside my property. The leak is not outside my property boundary. The "
        "leak is not in the street. The leak is inside my property boundary",
        "the leak is outside your property", "The tap in our cellar is dripping.",
        "The tap in our cellar is brass.", value=False,
        unless=r"\b(?:street|road|pavement|verge|lane|outside)\b",
    ),
    Rewording(
        "taken-out-of-my-hand",
        _THEFT,
        _theft_away,
        "your watch was stolen outside the home",
        "I stood at the bus stop. A lad snatched my watch off my wrist.",
        "I stood at the bus stop. A lad admired the watch on my wrist.",
        needs="out of my|from my|off my",
    ),
    Rewording(
        "had-it-for-breakfast",
        r"\bI(?:['’]ve|\shave)?\s(?:(?:just|already|only)\s)?(?:had|ate|eaten)\s"
        r"(?!no\b|nothing\b|only\swater\b|a\sglass\sof\swater\b|water\b|black\b|tea\b|coffee\b)"
        r"(?:[a-z-]+\s){0,4}?(?:toast|porridge|cereal|muesli|eggs?|bread|rolls?|croissants?|bananas?"
        r"|yoghurt|pancakes?|sandwich(?:es)?|bacon|sausages?|apples?|biscuits?|oats|bagels?|breakfast)\b"
        r"(?:\s(?:at|for|with|before)\s(?:[a-z]+\s)?[a-z]+)?\s(?:(?:at|around|about)\s[a-z0-9:.]+\s)?"
        r"(?:this\smorning|today)\b",
        _ate_that_morning,
        "you have eaten on the morning of the scan",
        "My scan is today. I had a boiled egg for breakfast this morning.",
        "My scan is today. I had a glass of water for breakfast this morning.",
        needs="this morning|today",
    ),
)
# fmt: on
