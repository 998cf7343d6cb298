"""What turns of speech show of who shares a home, of kin cared for, of pets."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.shown.notation import shows

_KIN = (
    "(?P<kin>mum|mother|mom|dad|father|gran|grandmother|nan|nana|granddad|grandfather|grandad|aunt"
    "|uncle|brother|sister|son|daughter|husband|wife|partner|neighbour|friend|cousin|niece|nephew)"
)
_TENDS = (
    "((wash|washing|dress|dressing|feed|feeding|bathe|bathing|lift|lifting|shave|nurse|nursing"
    "|shower|toilet)"
    "|(cook|cooking|clean|cleaning|shop|shopping|care|caring) for|look(ing)? after|see(ing)? to"
    "|sit up with)"
)
_JAB = "(jabs?|vaccinations?|vaccines?|shots?|inoculations?|injections?|boosters?|immunisations?)"
_FLAT = "(flat|house|home|place|room|bungalow|cottage|apartment)"
_LIVES_IN = (
    "(living|staying) (at mine|at ours|with me|with us|in my {few}"
    + _FLAT
    + "|here|under my roof|in the spare room|on my sofa)"
)
_THIEVES = (
    "(burglars?|thieves|a thief|intruders?|robbers?|somebody|someone|they|whoever it was|kids)"
)

# fmt: off
OF_HOME_MATTERS: tuple[Rewording, ...] = (
    shows(
        "moved-in-with-one",
        "my (?P<kin>[a-z]+) {more}(('s|has|have|'ve) (been |now |just |since )?(" + _LIVES_IN +
        "|moved in (with (me|us)|here|at mine|at ours)|moved into (my|our) {few}" + _FLAT
        + ")|(gave up|let go of|sold) {few}" + _FLAT + " {more}" + _LIVES_IN + ")",
        "My {kin} has moved in with me. My {kin} lives with me. Somebody has moved in with me. "
        "Somebody moves in with me. Someone has moved in with me. "
        "I do not live alone",
        "somebody has moved in with you", "My boyfriend has been living at mine since April.",
        "My boyfriend has been laughing at mine since April.",
        unless=r"\b(?:moved\sout|left\sagain|gone\sagain|went\sback|until)\b",
    ),
    shows(
        "tends-kin-elsewhere",
        "{i} {few}(drive|go|walk|cycle|pop|nip|head|travel|catch the bus|take the bus) {few}(over"
        "|across|round|around|down|up|out|to) {few}(to )?my "
        + _KIN + "'s {few}" + _FLAT + "? ?{some}to {few}" + _TENDS,
        "I look after my {kin}, who lives in a different home. I look after someone who lives in "
        "a different home. I care for my {kin}. "
        "I look after someone who does not live with me. I care for someone who lives in a "
        "different home from me. "
        "I look after someone who lives in a different home from me. I do not live with my {kin}",
        "you look after someone who lives in a different home",
        "I drive over to my father's flat every morning to wash him.",
        "I drive over to my father's flat every morning to watch him.",
    ),
    shows(
        "tends-kin",
        "{i}('m| am)? {often}(get up at night to )?" + _TENDS + "( and [a-z]+)? my {few}" + _KIN
        + "(?!'s [a-z])",
        "I look after my {kin}. I care for my {kin}. I provide care for a relative. I care for a "
        "relative. I look after a relative. I am a carer",
        "you look after your gran", "I wash my gran and cook for her every day.",
        "I watch my gran on the stage every day.",
        unless=r"\b(?:paid\s(?:me|to)|for\sa\sliving|as\sa\sjob)\b",
    ),
    shows(
        "care-without-pay",
        "(wash|dress|feed|bathe|cook for|look after|care for|nurse|see to) (my|our) {few}" + _KIN
        + ",? {more}(nobody|no one|without|never|don't) {few}(gives|pays|paid|get|see|take|being"
        "|take) (me )?{few}(penny|cent|anything|paid|money)",
        "I provide unpaid care for a relative. I provide unpaid care for my {kin}. I care for my "
        "{kin} unpaid. I provide unpaid care",
        "you provide unpaid care for a relative",
        "I wash my gran and nobody gives me a penny for it.",
        "I watch my gran and nobody gives me a penny for it.",
    ),
    shows(
        "only-home-and-bed",
        "(the|our|my) only (home|house|place|flat|roof) (that )?((i|we)('ve|{have}|'ve got| have "
        "got| own| live in)|over (my|our))|{i} (sleep|live|sleeps) (there|here) (every night|all "
        "year( round)?|all the time|seven (days|nights) a week|full[- ]time)"
        "|(nowhere|no (?:other|second) (home|house|place)) (else )?(to (live|sleep|go)|of (my"
        "|our) own)|{i} live (in|at) the (cottage|house|flat|bungalow|place|caravan|cabin|chalet"
        "|apartment|boat) (all (the )?year( round)?|all the time|permanently|full[- ]time|every"
        " day of the year)|(it|this|the (cottage|house|flat|bungalow|place|cabin|chalet"
        "|apartment))('s| is) (my|our) only (home|house)|{i}{have} no (other|second) (home"
        "|house){end}",
        "The home is my main residence. It is my main home. The home is used as my main "
        "residence. I live there permanently. The property is my main home. "
        "It is my only home. I live in the property",
        "the home is used as your main residence", "It's the only house we've got.",
        "It's the only horse we've got.",
    ),
    shows(
        "goes-there-on-holiday",
        "{i} only {few}(go|use|stay|come|are|get)( it| down| up| out| over)? {few}(there|it"
        "|here) {few}(for|in|at) {few}(summer|winter|fortnight|weekends?|holidays?|{n} weeks"
        "|week or two|easter|christmas)"
        "|(holiday|weekend|summer) (home|cottage|place|house|flat) (of ours|of mine|for us)"
        "|(it|this|the (cottage|house|flat|bungalow|place|cabin|chalet|apartment))('s| is) "
        "{often}(a|my|our) (holiday|second|weekend|summer) (home|house|place|let)"
        "|(my|our) (main|real|permanent|proper) (home|house)('s| is) (in|at|on|near|elsewhere"
        "|somewhere)|{i} only {often}(use|visit|stay in|go to) the (cottage|house|flat|place"
        "|cabin|chalet|bungalow) {few}(at weekends|in (the )?summer|on holiday|for holidays)",
        "The home is not my main residence. It is not my main home. It is a second home. The "
        "property is not my main home. I do not live there. "
        "The home is not used as my main residence",
        "the home is your main residence", "We only go there for a fortnight in summer.",
        "We only go there for a frock in satin.", value=False,
    ),
    shows(
        "has-had-the-jabs",
        "{who}('ve|'s|{perfect}) {often}(had|have|got|received|been given|been for) (my|our|his"
        "|her|their|both|all|the|all the|(all|all of|every one of) (his|her|my|its|their))"
        " {few}(?P<ill>measles|flu|rabies|covid|tetanus|polio|mmr|cholera"
        "|typhoid|hepatitis|kennel cough|distemper|tb|yellow fever|meningitis|chickenpox|hpv)? ?" +
        _JAB + "( and boosters?)?({end}|(?= (from|by|last) ))",
        "{who} {be} vaccinated. {who} {have} been vaccinated against {ill}. {who} {have} been "
        "vaccinated. {my} vaccinations are up to date",
        "you have been vaccinated against measles", "I've had all my measles jabs.",
        "I've had all my measles notes.",
    ),
    shows(
        "never-had-a-jab",
        "(not one|none) of (them|my [a-z]+|the [a-z]+) (has|have|'s|'ve) (ever )?(had|been "
        "given) (a|any|an|the|their) {few}" + _JAB
        + "|(they|it|he|she|the [a-z]+|my [a-z]+)('ve|'s| has| have)? never (been given|had) (a"
        "|any|an|the|his|her|its|their) {few}" + _JAB,
        "They are not vaccinated. They have not been vaccinated. It is not vaccinated. It has "
        "not been vaccinated. My animals are not vaccinated. "
        "My dog is not vaccinated. My sheep are not vaccinated. My cat is not vaccinated. My "
        "cattle are not vaccinated. My horse is not vaccinated. My child has not been vaccinated",
        "they are vaccinated", "Not one of them has ever had a jab.",
        "Not one of them has ever had a job.",
        value=False, ever=True,
    ),
    shows(
        "jabs-ran-out",
        "(his|her|its|their|the|the dog's|the cat's|my [a-z]+'s) {few}" + _JAB +
        "('re|'ve| are| have| is| has)? (just |now |long )?(ran out|run out|lapsed|expired|out "
        "of date|overdue|due again|were due|was due"
        "|not up to date|behind)",
        "The vaccinations are not up to date. His vaccinations are not up to date. Their "
        "vaccinations are not up to date. The dog's vaccinations are not up to date. "
        "The cat's vaccinations are not up to date. My dog's vaccinations are not up to date. "
        "Its vaccinations are not up to date",
        "the dog's vaccinations are up to date", "His jabs ran out last year.",
        "His socks ran out last year.",
        value=False, ever=True, unless=
        r"\b(?:so\s(?:I|we)\s(?:took|had)|since\s(?:renewed|redone)|had\sthem\s(?:re)?done)\b",
    ),
    shows(
        "burgled",
        _THIEVES + " {more}(forced|smashed|kicked|broke|jemmied|prised|got) (in|into|open|down|my"
        "|our|the) {more}(door|window|lock|windows|home|house|flat|place|kitchen|off with)"
        "|({i}|my {few}" + _FLAT +
        ") {often}(got|was|were|been|{was}) (burgled|broken into|robbed|ransacked)",
        "My home was broken into. My home has been broken into. There was a burglary. My house "
        "was burgled. I was burgled. Somebody broke into my home",
        "your home was broken into", "Burglars forced my door and went off with the TV.",
        "Burglars praised my door and went off to the TV.", ever=True, of_anybody=True,
        unless=r"\b(?:car|van|shed|garage|nearly|tried\sto|neighbour['’]s)\b",
    ),
    shows(
        "door-smashed-in",
        "(door|window|lock|patio|frame|shutters?)('s|'d| was| had been| were)? {few}(smashed"
        "|kicked|forced|broken|prised|jemmied|levered|crowbarred|splintered|hanging off|in pieces"
        "|bust)( (in|open|down|off))?",
        "There are signs of forced entry to the home. There are signs of forced entry. There is "
        "evidence of forced entry. The door was forced",
        "there are signs of forced entry to the home", "I found the back door smashed in.",
        "I found the back door smeared in mud.", ever=True,
        unless=r"\b(?:garage|shed|car|van|storm|wind|gale|hail|tree|football|ball|cricket)\b",
    ),
    shows(
        "no-sign-of-force",
        "(door|window|back door|house|flat|patio)('d| was| had been| were|{perfect} been)? "
        "{few}(left )?(unlocked|wide open|on the latch|left open|ajar)|(nothing|no (door|window"
        "|lock)) {few}(broken|forced|smashed|damaged)"
        "|(walked|strolled|climbed) (straight |right )?in through the (open|unlocked) (door|window)"
        ,
        "There are no signs of forced entry to the home. There are no signs of forced entry. "
        "There is no evidence of forced entry",
        "there are signs of forced entry to the home", "I'd left the back door unlocked.",
        "I'd left the back door unpainted.", value=False, ever=True,
    ),
    shows(
        "somebody-always-in",
        "(all (winter|summer|year|week|day)( long)?|the whole (time|winter|summer)|throughout( "
        "the (winter|summer))?|always) {few}(somebody|someone|one of us|my [a-z]+) {few}(be |is "
        "|are )?(in{end}|in the (house|flat|home)|at home|there|staying|living|sleeping)"
        "|(somebody|someone|one of us|my [a-z]+)('ll|'s| will| is) {few}(be )?(in|in the (house"
        "|flat|home)|at home|there|staying|living|house-?sitting|sleeping) {few}(all (winter"
        "|summer|year|the time)|the whole (time|winter|summer)|throughout|while (i|we)('m|'re| am"
        "| are) (away|gone))",
        "The house is not empty. The house will not be empty. I will not leave the house empty. "
        "I do not leave the house empty. The home is not unoccupied. "
        "The property will not be unoccupied. The home is occupied. I do not leave the house "
        "empty over the winter. The house is not left empty over the winter",
        "you leave the house empty", "All winter long somebody will be in the house.",
        "All winter long somebody will be in the news.", value=False,
    ),
    shows(
        "an-only-child",
        "(he|she|my [a-z]+( [a-z]+)?)('s| is| was) (an|our|my) only child|(he|she)('s| has)( "
        "got)? no (brothers or sisters|siblings|brother or sister)"
        "|(he|she)('s| is) (the only one|our only one|all we('ve| have)( got)?)",
        "My child has no brother. My child has no sister. My child does not have a brother. My "
        "child does not have a sister. My child has no siblings. "
        "I have one child. My child does not have a brother at the school. My child does not "
        "have a sister at the school",
        "your child has a sister at the school", "She is an only child.", "She is an only cellist.",
        value=False,
    ),
    shows(
        "with-me-in-the-pram",
        "my {few}(?P<child>baby|son|daughter|newborn|little one|toddler|boy|girl|twins) "
        "{few}(here )?(with me|in (the|his|her|a) (pram|sling|buggy|pushchair|car ?seat|carrier))"
        "|push(ing)? (him|her|my [a-z]+) in the (pram|buggy|pushchair)",
        "I have a baby with me. My {child} is with me. I have a child with me. I am with my "
        "child. I am with a baby",
        "you have a baby with you", "My three-month-old son is here in the pram.",
        "My three-month-old son is here in the programme.",
        unless=r"\b(?:years?[-\s]old|(?:is|['’]s)\s(?:four|five|six|seven|eight|nine|ten"
        r"|\d\d?)\b(?!\s(?:weeks|months|days)))",
    ),
    shows(
        "husband-so-no-wife",
        "my (?P<spouse>husband) (and (i|me)|is|was|has|had|works|loves|does|drives|gets|and)",
        "I have no wife. I do not have a wife",
        "you have a wife", "My husband and I row.", "My huskies and I row.", value=False, ever=True,
        unless=r"\bwife\b",
    ),
    shows(
        "both-of-us-alive",
        "my (?P<spouse>husband|wife) and (i|me) (are|'re) {few}(alive|here)",
        "My husband has not died. My wife has not died",
        "your wife has died", "My husband and I are both alive and well.",
        "My husband and I are both fond of wells.", value=False,
    ),
    shows(
        "wife-so-no-husband",
        "my (?P<spouse>wife) (and (i|me)|is|was|has|had|works|loves|does|drives|gets|and)",
        "I have no husband. I do not have a husband",
        "you have a husband", "My wife and I row.", "My wits and I row.", value=False, ever=True,
        unless=r"\bhusband\b",
    ),
    shows(
        "each-has-a-place",
        "(?P<other>he|she|(?:my|his|her|their|our) (?:dad|mum|mother|father|ex|ex-husband|ex-wife"
        "|husband|wife|partner|boyfriend|girlfriend))('s|{perfect}) (got |had |have )?(his|her"
        "|their) own (place|flat|house|home)"
        "( (now|in [A-Z][a-z]+|across town|down the road|nearby|elsewhere|round the corner)){0,2}",
        "We do not live together. We do not live at the same address. We live apart. We live at "
        "different addresses",
        "you live together", "Her dad's got his own place in Hull now.",
        "Her dad's got his own plane in Hull now.", value=False,
    ),
)  # fmt: skip
