"""What turns of speech show of the body: a streaming nose, two lines on a test, a new hip."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.shown.notation import shows

_FOOD = (
    "(shellfish|prawns|eggs|milk|dairy|strawberries|wheat|gluten|nuts|peanuts|fish|sesame"
    "|soya|kiwi|tomatoes|cheese|bread|crab|lobster|mussels|almonds|cashews)"
)

# fmt: off
OF_BODIES: tuple[Rewording, ...] = (
    shows(
        "had-to-stop-work",
        "(back|heart|knees?|hip|lungs|nerves|eyes|illness|health|legs?|hands|chest|arthritis"
        "|depression)('s)? {more}(had to|have to|forced me to|made me|means I|that I) (stop"
        "|stopped|give up|gave up|leave|left|quit|pack in|can't|cannot) (work|working|my job)"
        "|(never|can't"
        "|cannot|not able to|unable to|won't) (work again|hold down a job|work (because|since"
        "|with|any more|until))|(signed|written) off (for good|permanently|as unfit)",
        "I am unable to work because of illness. I am too ill to work. I am unfit for work. I "
        "cannot work because I am ill",
        "you are unable to work", "My back's so bad that I had to stop work.",
        "My bike's so bad that I had to stop.", ever=True,
    ),
    shows(
        "passed-fit",
        "(passed|declared|signed|certified) (as )?fit( for work| to work|{end})"
        "|{i}{am} (perfectly |quite )?fit (for|to) work",
        "I can work. I am able to work. I am fit for work. I am not too ill to work. I am not "
        "unable to work because of illness",
        "you cannot work because of illness", "I've been passed fit.", "I've been passed fish.",
        value=False, unless=r"\b(?:not|n['’]t|never)\s(?:\w+\s)?(?:fit|passed)",
    ),
    shows(
        "had-it-out",
        "(took|taken|had|whipped) {few}(my|his|her) {few}(appendix|tonsils|gallbladder"
        "|gall bladder|spleen|kidney|wisdom teeth|womb|adenoids|cataracts?) (out|removed|taken)"
        "|{i}{have} a (new|replacement|titanium) (hip|knee|shoulder|heart|kidney|liver|valve"
        "|joint)|{i} had (a|my) {few}(hip|knee|heart|hernia|cataract|hysterectomy|bypass"
        "|transplant|caesarean) ?{few}(replaced|done|operation|op|replacement|surgery|transplant"
        "|section)?{end}",
        "I have had surgery. I had surgery. I had an operation. I have had an operation",
        "you have had surgery", "They took my appendix out in May.",
        "They took my apprentice out in May.", ever=True,
    ),
    shows(
        "only-a-sprain",
        "(only|just) (a )?(sprain|sprained|bruise|bruised|twisted|a strain|strained"
        "|pulled muscle|a graze)|(no|not) (broken bones?|broken|a break|bones broken)|nothing('s"
        "| is| was) broken",
        "I have not broken a bone. I did not break a bone. I have no broken bones. It is not "
        "broken",
        "you have broken a bone", "It's only a sprain.", "It's only a spray.", value=False,
    ),
    shows(
        "side-went-dead",
        "(left|right|one) side {few}(dead|numb|limp|paralysed|drooped|weak){some}(speak|talk"
        "|speech|face|words|move)?|face dropped|(bleed|clot) (on|in) the brain",
        "I have had a stroke. I had a stroke",
        "you have had a stroke", "My left side went dead last year and I couldn't speak.",
        "My left shoe went missing last year and I couldn't speak.", ever=True,
    ),
    shows(
        "pressure-through-the-roof",
        "pressure {few}(through the roof|sky[- ]high|too high|dangerously high|on the high side)"
        "|(1[5-9]\\d|2\\d\\d) over (9\\d|1\\d\\d)",
        "I have high blood pressure. My blood pressure is high",
        "you have high blood pressure", "My pressure was through the roof.",
        "My prescription was through the door.",
    ),
    shows(
        "watches-the-sugar",
        "(watch|check|test|prick|measure)(es|s)? (my|his|her) {few}(sugar|blood sugar|glucose"
        "|finger)|(sugar|glucose) levels? (is|are|was|were|went) {few}high|(type (1|2|one"
        "|two))( diabet[a-z]+|{end})|(inject|jab|take|need|on)(s|ing)? insulin",
        "I am diabetic. I have diabetes",
        "you are diabetic", "I've to watch my sugar.", "I've to watch my sister.",
        unless=r"\b(?:calories|diet\splan|weight)\b",
    ),
    shows(
        "seizures",
        "{i}{perfect} (have|had|get|suffered|took) (a |an |another |one )?{few}(seizures?|fits?"
        "|convulsions?)( last| this| in| at| when| every| now|{end})",
        "I have epilepsy. I had a seizure. I have seizures. I have fits",
        "you have seizures", "I had a seizure last month.", "I had a seismograph last month.",
        unless=r"\b(?:of\s(?:giggles|laughter|coughing|temper)|giggles|never)\b",
    ),
    shows(
        "streaming-nose",
        "(sneezing|snuffling|sniffling|blowing my nose) (all|for|since|every|non-stop|like)"
        "|(nose|eyes) (is|are|'s) (streaming|running|bunged up|blocked)|(bunged|stuffed) up"
        "|(full of|down with) (a |the )?(cold|flu|snuffles)|(sore throat|blocked nose|runny nose"
        "|head cold)",
        "I have a cold. I am ill. I am unwell. I have a cough or cold. I have cold symptoms",
        "you have a cold", "I've been sneezing all week.", "I've been sketching all week.",
        unless=r"\b(?:hay\sfever|pollen|onions|allerg)",
    ),
    shows(
        "burning-forehead",
        "(forehead|brow) (is|'s) (burning|hot|on fire)|(thermometer|temperature) (said|says|read"
        "|reads|showed|shows|is|was|of|'s) (38|39|40|41|101|102|103|104)|running a (temperature"
        "|fever)|burning up|shivering and sweating",
        "I have a fever. I have a temperature. I have a high temperature. I am ill. I am unwell",
        "you have a fever", "My forehead is burning.", "My forest is burning.",
        unless=r"\b(?:boiler|oven|engine|room|weather|outside)\b",
    ),
    shows(
        "right-as-rain",
        "{i}{am} (as )?(right as rain|fighting fit|fit and well|full of beans|in the pink"
        "|feeling (fine|great|well))|never felt better|(no|not a) (sign|trace"
        "|hint) of (a )?(cold|cough|fever|temperature)",
        "I do not have a cold. I am not ill. I am well. I do not have a fever. I am not unwell. "
        "I am healthy",
        "you have a cold", "I'm right as rain.", "I'm right as reign.", value=False,
    ),
    shows(
        "two-lines",
        "(two|2|double) (red |pink )?(lines|stripes|bars) {few}(test|lateral|kit|stick)?|(test"
        "|lateral flow|pcr|swab) (was|came back|came out|is|showed|turned) (positive|up positive)",
        "I tested positive. I have tested positive. I have tested positive for Covid. I tested "
        "positive for Covid. My test was positive",
        "you have tested positive for Covid", "I got two lines on the test.",
        "I got two lines in the play.", ever=True, unless=r"\b(?:pregnan|drug|play|bus|poem)",
    ),
    shows(
        "one-line",
        "(only|just) (the )?one line {few}(came|showed|up|appeared|on)|(test|lateral flow|pcr"
        "|swab) (was|came back|came out|is|showed|turned) negative|tested negative",
        "I did not test positive. I have not tested positive. I have not tested positive for "
        "Covid. I did not test positive for Covid. I tested negative",
        "you have tested positive for Covid", "Only one line came up.", "Only one lion came up.",
        value=False, ever=True, unless=r"\b(?:pregnan|drug)",
    ),
    shows(
        "stones-to-lose",
        "(told|wants|ordered|advised) (me|us) to lose {few}(stone|pounds|kilos|weight)|(bmi"
        "|body mass index) (is|of|was|'s) (2[6-9]|3\\d|4\\d|5\\d)|(carry|carrying|got) (too much"
        "|a lot of|a few) {few}(weight|extra pounds|extra stone|spare tyre)|(clinically "
        "|morbidly )?obese",
        "I am overweight. I am obese. My weight is too high",
        "you are overweight", "The doctor told me to lose three stone.",
        "The doctor told me to lose the scone.",
    ),
    shows(
        "thin-as-a-rake",
        "(thin|skinny) as a (rake|lath|beanpole)|skin and bone|weight is (just right|fine|normal"
        "|perfect|healthy|spot on)|(bmi|body mass index) (is|of|was|'s) (19|2[0-4])",
        "I am not overweight. I am not obese. My weight is normal",
        "you are overweight", "My weight is just right.", "My weigh-in is just right there.",
        value=False,
    ),
    shows(
        "throat-closes-up",
        "(?P<food>" + _FOOD[1:-1] + ") {often}(makes?|make|brings?|bring|sets?|gives?|give|cause"
                                    "|causes) (my|me) {few}(throat|lips|tongue|face|out|swell"
                                    "|itch|hives|rash|wheeze)|(can't|cannot"
                                    "|mustn't) (eat|touch|have|drink) (?P<food>" + _FOOD[1:-1] +
                                    "), (it|they) {few}(brings?|makes?|gives?|sets?|swell"
                                    "|hospital)",
        "I have a food allergy. I am allergic to {food}. I have an allergy. I have a {food} "
        "allergy",
        "you have a food allergy", "Shellfish makes my throat close up.",
        "Shellfish makes my throw rug smell.",
    ),
    shows(
        "eats-anything",
        "{i} (can|could|will) eat (anything|everything|whatever)|(no|not any|without any"
        "|haven't any) (food )?allerg(ies|y)( at all| of any kind| to anything|{end})"
        "|not allergic to (anything|a thing)|stomach of iron|cast-iron stomach",
        "I do not have a food allergy. I have no allergies. I do not have an allergy. I am not "
        "allergic to anything. I am not on a special diet",
        "you have a food allergy", "I can eat anything.", "I can beat anything.", value=False,
    ),
    shows(
        "sleeps-well",
        "{who} {often}(sleep|sleeps|slept) (very |perfectly |really )?well",
        "{who} {do} not have insomnia. {who} {have} no trouble sleeping. {who} sleep{s} soundly",
        "you have insomnia", "I sleep very well.", "I sleep very late.", value=False,
    ),
    shows(
        "washes-without-help",
        "{i} (can |still )?(wash|bath|bathe|feed) (and dress )?myself",
        "I do not need help with daily tasks. I can look after myself. I do not need help with "
        "washing",
        "you need help with daily tasks", "I can wash myself.", "I can watch myself.", value=False,
    ),
    shows(
        "gave-a-pint",
        "{i} {few}(give|gave|given|donate|donated) (blood|a pint (of (my )?blood)?){end}"
        "|{i} (give|donate) blood |(gave|given) a pint( of blood)? (last|in|this|on|at|every)",
        "I am a blood donor. I have given blood. I give blood. I have donated blood",
        "you are a blood donor", "I gave a pint last month.", "I gave a pin last month.",
        unless=r"\b(?:never|not|n['’]t|beer|milk|pub)\b",
    ),
    shows(
        "with-bupa",
        "{who}{am} (with|in) (bupa|axa health|vitality|aviva health|a private (health )?scheme)"
        "|(firm|employer|company|policy|insurance) {often}(pays?"
        "|covers?) (for )?(me )?(my )?{few}private (treatment|healthcare|health care|hospital"
        "|medical)|private (health|medical) (cover|plan|policy)",
        "I have private health insurance. I have private medical insurance. I have health "
        "insurance",
        "you have private health insurance", "I'm with Bupa.", "I'm with Bubba.",
        unless=r"\b(?:no|never|not|n['’]t|cancelled)\s",
    ),
    shows(
        "relies-on-the-nhs",
        "{who} {often}(rely on|relies on|use|uses|depend on|go to|goes to|am treated on"
        "|go on) the nhs( like| for|{end})|(only|just) the nhs",
        "I do not have private health insurance. I do not have private medical insurance",
        "you have private health insurance", "I rely on the NHS.", "I rely on the NUS.",
        value=False,
    ),
    shows(
        "thing-in-each-ear",
        "(thing|gadget|device|aid|amplifier) in (each|my|one|both|his|her) (ears?|left ear"
        "|right ear)|turn up my (hearing )?aid|hearing aids? (in|whistles?|batter)",
        "I wear a hearing aid. I use a hearing aid. I have a hearing aid. I am hard of hearing",
        "you wear a hearing aid", "I've a thing in each ear to help me hear.",
        "I've a ring in each ear to help me shine.",
    ),
    shows(
        "room-in-a-home",
        "(room|place|bed) (at|in) {few}(care home|nursing home|old people's home|retirement home"
        "|residential home|lodge|court|house|grange|manor|[A-Z][a-z]+),? {some}(staff|carers"
        "|nurses|matron)|{who}('ve| have|'s| has)? (gone|moved|went) into (a |the )?(care"
        "|nursing|residential|old people's) home",
        "{who} live{s} in a care home. I live in a nursing home. {who} live{s} in residential care",
        "you live in a care home", "I've a room at Sunnydale, where the staff cook and clean for "
                                   "us.",
        "I've a broom at Sunnydale, where the stars shine.", unless=r"\bhotel\b",
    ),
)
# fmt: on
