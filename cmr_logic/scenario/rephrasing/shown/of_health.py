"""What turns of speech show of health: a chair, a guide dog, a few steps, twenty a day."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.shown.notation import shows

_DRINK = (
    "(whisky|whiskey|pint|pints|glass of (wine|red|white|bubbly|port|sherry)|gin|beer|beers"
    "|sherry|g&t|gin and tonic|cocktails?|lager|cider|rum|vodka|brandy|ale"
    "|prosecco|champagne|tipple|wee dram|nightcap)"
)
_NEAR_BY = (
    "(the )?(gate|corner|end of (the )?(road|street|drive|garden)|front door|bus stop"
    "|bathroom|car|shop|letterbox|kitchen|bottom of the stairs)"
)

# fmt: off
OF_HEALTH: tuple[Rewording, ...] = (
    shows(
        "initials-of-an-illness",
        "{who}('ve| have| has| got)( got| had)? (ms|me|cfs|cp|mnd|parkinson's|multiple sclerosis"
        "|motor neurone disease|cerebral palsy|muscular dystrophy|spina bifida"
        "|huntington's)(?=[.,;!]|$| and\\b| since\\b| so\\b)",
        "{who} {be} disabled. {who} {have} a disability. {who} {have} a long-term illness. {who} "
        "{have} a medical condition",
        "you are disabled", "I have MS.", "I have MSc students.",
    ),
    shows(
        "operation-ahead",
        "{who}{am} {few}(having|due|getting|awaiting) (an|the|a|my|another)? ?{few}"
        "(operation|surgery|op)\\b",
        "{who} {be} waiting for an operation. {who} need{s} an operation",
        "you are waiting for an operation", "I'm having a small operation in May.",
        "I'm having a small ovation in May.",
        unless=r"\b(?:not|n['’]t|never|no\slonger|after|since|trouble|over|past|better)\b",
    ),
    shows(
        "born-without",
        "born (without|with only one|with no|missing) (a|an|my|his|her|any)? ?{few}(hand|arm|leg"
        "|foot|fingers|hands|arms|legs|feet|thumb)|lost (both|my|the use of|one"
        "|two) {few}(legs?|arms?|hands?|feet|foot|limbs?)(?! of\\b)",
        "I am disabled. I have a disability",
        "you are disabled", "I was born without a left hand.", "I was born without a lot of hair.",
        ever=True,
    ),
    shows(
        "fit-as-a-fiddle",
        "{who}{am} (as )?(fit as a (fiddle|flea)|right as rain|sound as a bell|strong as (an ox"
        "|a horse)|in (rude|perfect|excellent|tip-top|good) health)|picture of health|(never"
        "|not) (had )?a day's illness"
        "|clean bill of health",
        "{who} {be} healthy. {who} {be} in good health. {who} {be} not ill. {who} {be} not "
        "disabled. {who} {do} not have a long-term illness. {who} {do} not have a medical "
        "condition",
        "you have a medical condition", "I'm fit as a fiddle.", "I'm fitting a fiddle.",
        value=False,
    ),
    shows(
        "marathons",
        "{who} {often}(run|runs|do|does|hike|hikes|climb|climbs|jog|jogs|ran|walk|walks|play"
        "|plays) {few}(half[- ]marathons?|marathons?|\\d+ ?(k|km|miles|kilometres)|{n} (miles"
        "|kilometres)|mountains?|munros?"
        "|every weekend|triathlons?|football|rugby|tennis|squash)\\b",
        "{who} {be} able to walk far. {who} can walk more than 800 metres. {who} can walk more "
        "than 50 metres. {who} can walk a long way. {who} can walk. {who} {do} not use a "
        "wheelchair. "
        "{who} {do} not have difficulty walking",
        "you cannot walk more than 50 metres", "I run a half marathon every spring.",
        "I run a half-empty museum every spring.", value=False,
        unless=r"\b(?:wheelchair|hand-?bike|prosthetic|blade|before\s(?:my|the)\s(?:accident|stroke|fall|crash))",
    ),
    shows(
        "on-own-two-feet",
        "{who} ([\\w-]+ ){1,14}?(on (my|our|his|her|their) own (two )?(feet|legs)\\b)",
        "{who} {do} not use a wheelchair. {who} {be} not in a wheelchair. {who} can walk",
        "you are in a wheelchair", "I walk to the quay and get aboard on my own two feet.",
        "I walk the dog and get aboard with my own two friends.",
        value=False,
        unless=r"\b(?:wheelchair|not|never|cannot|back\son|stand\son|if|could|wish)\b|n['’]t\b",
    ),
    shows(
        "up-the-stairs",
        "{who} {often}((walk|walks|run|runs|go|goes) (straight )?(up|down)|climb|climbs) the {few}"
        "(stairs|steps|ladder)\\b",
        "{who} {do} not use a wheelchair. {who} {be} not in a wheelchair",
        "you are in a wheelchair", "I go up the stairs every morning.",
        "I go up the river every morning.",
        value=False,
        unless=r"\b(?:wheelchair|not|never|cannot|if|could|wish|stairlift|stair\slift)\b|n['’]t\b",
    ),
    shows(
        "few-steps",
        "(out of breath|puffed|puffed out|breathless|winded|have to (sit|stop|rest)"
        "|need(s)? (to (sit|stop|rest)|a rest)|exhausted|in agony|legs give way) {some}(few"
        "|couple of|dozen|two or three|ten) (steps|yards|paces|metres|feet|strides)"
        "|(hardly|barely|only just|scarcely) (get|make it|walk|manage|reach|hobble) (as far as "
        "|to |down to )?" + _NEAR_BY,
        "I cannot walk far. I cannot walk more than 50 metres. I have difficulty walking. I "
        "struggle to walk. I am not able to walk far",
        "you cannot walk far", "I get puffed out after a few steps.",
        "I get puzzled out after a few stops.",
    ),
    shows(
        "in-a-chair",
        "{who} {often}(get|gets|go|goes|got) (about|around|everywhere) in (a|my|his"
        "|her) {few}(wheel)?chair|(been )?in a (wheel)?chair since|(confined to|never leave"
        "|can't leave) (a|my|the) (wheel)?chair|wheelchair-bound",
        "I use a wheelchair. I am a wheelchair user. I am disabled. I cannot walk",
        "you are a wheelchair user", "I've been in a chair since the accident.",
        "I've been in a choir since the accident.",
    ),
    shows(
        "cannot-hear",
        "born without (any )?hearing|cochlear implants?|{who} {often}(sign|lip-read"
        "|lipread)(s)?{end}|(can't|cannot) hear a (thing|word|sound)|stone deaf|deaf as a post",
        "I am deaf. I cannot hear",
        "you are deaf", "I've a cochlear implant.", "I've a coconut implant.", ever=True,
        unless=r"\b(?:unless|until|till|if|before|once|when|where|what)\s(?:I|we|he|she)\ssign\b",
    ),
    shows(
        "hears-well",
        "(can )?hear(s)? a pin drop|ears like a bat|(my|his|her) hearing (is|'s) {few}(perfect"
        "|fine|sharp|excellent|spot on|good)",
        "I am not deaf. I can hear",
        "you are deaf", "I can hear a pin drop.", "I can hear a pint drop.", value=False,
    ),
    shows(
        "guide-dog",
        "(my|his|her) (guide dog|white cane|white stick)",
        "I am blind. I am visually impaired. I am disabled",
        "you are blind", "My guide dog goes everywhere with me.",
        "My guide goes everywhere with me.",
    ),
    shows(
        "doctor-has-me-on",
        "(doctor|doctors|gp|consultant|hospital|nurse|specialist|psychiatrist|cardiologist"
        "|surgery)(?P<had>('s| has| have| put| started| keeps)) (me|him|her) on (?!(a|the|my"
        "|call|hold|waiting|bed|sick|light|leave|ice|my)\\b)(the )?{few}[a-z]+",
        "I take medication. I take medicine. I am on medication. I take prescribed medication. I "
        "take prescription medicine",
        "you take medication", "The doctor has me on statins.", "The doctor has me on hold.",
    ),
    shows(
        "on-no-tablets",
        "{who}({am} not| aren't| isn't) on any (tablets|pills|medication|medicine|drugs|meds"
        "|medicines|prescriptions?)|{who} (take|takes|swallow) (no|nothing"
        "|not so much as) ?{few}(pills|tablets|medicine|medication|aspirin)?{end}",
        "{who} {do} not take medication. {who} {do} not take medicine. {who} {be} not on "
        "medication. {who} {do} not take prescription medicine",
        "you take medication", "I'm not on any tablets.", "I'm not on any tablecloths.",
        value=False,
    ),
    shows(
        "had-all-shots",
        "had (all|both|my|his|her|every|the) {few}(jabs?|shots?|doses?|injections|boosters?"
        "|vaccines?|vaccinations)|(jabbed|vaccinated|boosted) (twice|up to the hilt|in)",
        "I am vaccinated. I have been vaccinated. I am fully vaccinated",
        "you are vaccinated", "I had all three shots.", "I had all three shorts.",
        unless=r"\b(?:dog|cat|puppy|kitten|horse|she['’]s|he['’]s)\b",
    ),
    shows(
        "refuses-the-jab",
        "(won't|wouldn't|will not|refuse to|refused to|don't) (have|take|get) (the|any|a) (jabs?"
        "|vaccines?|shots?|needle|vaccinations?)|refused (the|a|any) (jab|vaccine|shot"
        "|vaccination)",
        "I am not vaccinated. I have not been vaccinated",
        "you are vaccinated", "I won't have the vaccine.", "I won't have the vacuum.",
        value=False, ever=True,
    ),
    shows(
        "so-many-a-day",
        "{who}({am} on| {often}(smoke|get through|puff through|burn through)s?) ({n}|\\d+) (a"
        "|per|every) day{end}|{who} {often}roll(s)? (my|our|his|her) own{end}"
        "|(can't|couldn't|cannot) (do|live|go|get through [a-z ]+) without (my|a|the|his"
        "|her) {few}(cigarettes?|fags?|ciggies|smokes?|pipe|roll-ups?|cigars?)"
        "|{who} {often}(puff|draw|chew|suck)(s|ing)? on (a|my|his|her) (pipe|cigar|cigarette)"
        "|{am} a (chain|heavy|pack-a-day|social) smoker",
        "{who} smoke{s}. {who} {be} a smoker",
        "you smoke", "I'm on forty a day.", "I'm on forty a pay.",
        unless=r"\b(?:pills|tablets|calories|steps|push-ups|miles|pounds)\b",
    ),
    shows(
        "had-a-cigarette",
        "{who}{perfect} (had|have|sneaked|smoked|lit|enjoyed) (a|an|the odd|a couple of|a few"
        "|{n}|my) {few}(cigarettes?|fags?|ciggies|ciggy|roll-ups?|cigars?"
        "|smokes?(?! (alarm|detector|machine)))",
        "{who} smoked. {who} smoke{s}. {who} smoked in the room",
        "you smoke", "I had a couple of cigarettes by the window.",
        "I had a couple of cigars in my hand luggage.",
        unless=r"\b(?:outside|on\sthe\s(?:balcony|terrace|street|patio)|in\sthe\s(?:garden|yard"
               r"|car\spark|hand|shop|case|bag)|luggage|packets?\sof|who)\b",
    ),
    shows(
        "never-lit-up",
        "never lit (up|one|a cigarette){end}|(never|not) {few}(smoked|put|had) {few}(in my life"
        "|a cigarette|between my lips|once)|(can't|cannot) (stand|bear|abide) {few}(tobacco"
        "|smoke|smoking|cigarettes)",
        "I do not smoke. I am not a smoker. I have never smoked",
        "you smoke", "I never lit a cigarette.", "I never let up in my life.",
        value=False, ever=True,
    ),
    shows(
        "enjoys-a-drink",
        "{who} {often}(enjoy|enjoys|love|loves|like|likes|drink|drinks|sip|sips|knock back|down"
        "|have|has) (a |the odd |an |an occasional |the occasional |my |a few |a couple of "
        "|{n} )?(nice |good |large |small |cold |quiet )?"
        + _DRINK,
        "{who} drink{s} alcohol. {who} drink{s}. {who} {be} not teetotal",
        "you drink alcohol", "I enjoy a whisky.", "I enjoy a whistle.",
        unless=r"\b(?:alcohol-free|ginger|root|non-alcoholic|never|not|zero)\b",
    ),
    shows(
        "not-one-drop",
        "(don't|do not|never|doesn't|won't) touch (the stuff|a drop|the demon drink|drink|booze"
        "|alcohol)|not a drop|on the wagon|{n} years sober|(nothing|not anything) stronger than",
        "I do not drink alcohol. I do not drink. I am teetotal. I have not been drinking. I had "
        "not been drinking",
        "you drink alcohol", "I don't touch the stuff.", "I don't touch the stove.",
        value=False, ever=True,
        unless=r"\b(?:rain|fuel|petrol|oil|leak)",
    ),
    shows(
        "loves-a-steak",
        "(love|loves|like|likes|fancy|eat|eats|enjoy|enjoys|had|have|can't (resist|beat)"
        "|cannot resist|never (give up|say no to)|couldn't (give up|live without)|can't (do|live"
        "|go) without|partial to) "
        "(a |an |the |my |some |the odd )?(good |nice |big |juicy |rare |Sunday |full "
        "|crispy )?(steaks?|bacon|burgers|beefburgers?|roast beef|roast lamb|roast chicken"
        "|roast pork|lamb chops?|pork chops?|ham|sausages?|mince|kebabs?"
        "|ribs|chicken wings|gammon|salami|chicken curry|beef|barbecued meat|pork pies?)",
        "I eat meat. I am not a vegetarian. I am not a vegan",
        "you are a vegetarian", "I'd never give up bacon.", "I'd never give up biking.",
        value=False, ever=True,
        unless=r"\b(?:vegan|veggie|vegetarian|meat-free|used\sto|gave\sup|before|not\shad"
               r"|haven['’]t|years\sago|fake|plant)\b",
    ),
    shows(
        "goes-under-the-knife",
        "{who}({am}| go| goes|'re going| will go|'ll go) {few}under the knife|(surgeon"
        "|consultant|hospital) (is|will be|'s) (replacing|removing|taking out|operating on"
        "|mending|fixing) (my|his|her|our)"
        "|(my|our) {few}(operation|op|surgery) (is|'s) (on|in|next|this|set|booked|tomorrow)",
        "{who} {be} having an operation. {who} {be} having surgery. {who} {be} going to have an "
        "operation. I am having an operation. I am having surgery",
        "you are having an operation", "I go under the knife on Friday.",
        "I go under the bridge on Friday.",
    ),
    shows(
        "op-called-off",
        "(called off|cancelled|scrapped) (my|the) {few}(operation|op|surgery)"
        "|decided (not to operate|against (operating|surgery|an operation))"
        "|don't need (an operation|surgery|operating)",
        "I am not having an operation. I am not having surgery",
        "you are having an operation", "They decided not to operate.",
        "They decided not to open.", value=False, ever=True,
    ),
    shows(
        "on-the-ward",
        "{who}{am} {often}on (a|the|ward) {few}ward\\b|from (my|a) hospital bed"
        "|admitted {some}(still here|still in|and haven't been discharged|and they('re"
        "| are) keeping)"
        "|(wired|hooked) up to a (drip|monitor)",
        "{who} {be} in hospital. I am in hospital. I am a hospital patient",
        "you are in hospital", "I was admitted on Monday and I'm still here.",
        "I was admitted to the bar on Monday.",
        unless=r"\b(?:nurse|doctor|work|shift|cleaner|porter|visiting)\b",
    ),
    shows(
        "back-from-hospital",
        "{who}({was}) (discharged|sent home|let out|released from hospital)"
        "|(back )?home from (the )?hospital|(at|back) home (recovering|recuperating)",
        "{who} {be} not in hospital. I am not in hospital",
        "you are in hospital", "I was discharged yesterday.", "I was disgusted yesterday.",
        value=False, unless=r"\b(?:army|navy|prison|jail)\b",
    ),
    shows(
        "stitches",
        "(needed|had|got|have|took) {few}(stitches|a plaster cast|a sling|surgery on my"
        "|crutches)|(taken|rushed|carried|whisked) (away |off )?(in an|by) ambulance"
        "|ended up in (a&e|casualty|the emergency (room|department))"
        "|(with|have|'ve|got|in) (a|an|my) {few}(cast on|in a sling|in plaster|black eye"
        "|broken (arm|leg|wrist|rib|collarbone|finger|toe|nose|ankle)|fractured [a-z]+|concussion)",
        "I was injured. I have been injured. I am injured. I have an injury. I was hurt",
        "you were injured", "I needed stitches.", "I needed stickers.",
    ),
    shows(
        "not-a-scratch",
        "(not|without) (so much as )?(a|one) (bruise|scratch|mark) ?(on (me|us|him|her))?"
        "|(walked|came|got) (away|out|off) (unhurt|unscathed|unharmed|in one piece|without)"
        "|shaken (up )?but (fine|all right|unhurt|okay|ok|not hurt|otherwise)",
        "I was not injured. I was not hurt. I am not injured. I have not been injured",
        "you were injured", "I was shaken but fine.", "I was shaven but fine.", value=False,
        unless=r"\b(?:car|paint|screen|phone|van)\b",
    ),
    shows(
        "wears-lenses",
        "{who} {often}(wear|use|need|have)s? (contacts|contact lenses|lenses|varifocals"
        "|bifocals)|(can't|cannot) {some}without (my|his|her) (specs|glasses|lenses|contacts)",
        "{who} wear{s} glasses. {who} wear{s} contact lenses. {who} need{s} glasses. {who} "
        "wear{s} glasses or contact lenses",
        "you wear contact lenses", "I wear contacts.", "I wear contrasts.",
    ),
)
# fmt: on
