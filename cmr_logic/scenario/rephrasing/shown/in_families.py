"""What turns of speech show of a family: a honeymoon, a midwife, a box room, a school run."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.shown.notation import shows

_CARED = (
    "(?P<kin>(?:my|our)\\s(?:[a-z]+\\s)?(?:mum|dad|mother|father|mom|mam|gran|grandmother"
    "|granddad|grandfather|nan|nana|husband|wife|partner"
    "|aunt|uncle|brother|sister|auntie|neighbour|parents|grandparents|mother-in-law|father-in-law))"
)
_YOUNG = (
    "(?P<kid>(?:my|our|the)\\s(?:[a-z]+\\s)?(?:son|daughter|boy|girl|child|baby|twins"
    "|toddler|youngest|little\\sone|granddaughter|grandson))"
)
_NOT_ME = (
    r"\bmy\s(?:[a-z]+\s)?(?:wife|girlfriend|daughter|sister|cousin|friend|dog|cat|mare"
    r"|neighbour)\b|\bshe['’]s\b"
)

# fmt: off
IN_FAMILIES: tuple[Rewording, ...] = (
    shows(
        "honeymoon",
        "(back|home|returned|just in) from (our|my) honeymoon|{am} on (our|my) honeymoon|(our"
        "|my) wedding (was|took place|went)|(our|my) "
        "([a-z]+ )?wedding anniversary",
        "I am married. I got married. We are married",
        "you are married", "We've just got back from our honeymoon.",
        "We've just got back from our holiday.",
    ),
    shows(
        "never-near-a-wedding",
        "(never|not|didn't|haven't) {few}(went|gone|been|go|got) (near|inside|anywhere near"
        "|round to) (a|the|any) {few}(registry office|register office|altar"
        "|registrar|wedding|marrying)|(never|not|didn't) (bothered|bother|seen|see"
        "|saw) {few}(getting married|marriage|marrying|the paperwork of marriage)"
        "|(our|my|the) wedding is (next|in|on|this|still)|living in sin",
        "I am not married. I have not been married. I am not in a civil partnership. I am "
        "unmarried",
        "you are married", "We never went near a registry office.",
        "We never went near a refinery office.", value=False, ever=True,
    ),
    shows(
        "not-seeing-anyone",
        "{who}({am} not| aren't| isn't) (seeing|dating|going out with|courting) (anyone|anybody)"
        "|{who} (haven't|have not|hasn't|don't have|{have} no) (got )?(a |any )?"
        "(girlfriend|boyfriend|partner|other half|significant other)",
        "{who} {be} single. {who} {do} not have a partner",
        "you are single", "I'm not seeing anyone.", "I'm not seeing any owls.",
    ),
    shows(
        "going-out-with",
        "{who}({am}|'ve been| have been) (going out|dating|seeing|courting|in a relationship"
        "|living) with (?-i:[A-Z][a-z]+|my|a) ?{few}(for|since)",
        "{who} {have} a partner. {who} {be} in a relationship. {who} {be} not single",
        "you are single", "I've been going out with Sam for two years.",
        "I've been running with Sam for two years.", value=False,
        unless=r"\b(?:living\swith\s(?:my\s(?:mum|dad|parents|mother|father|sister|brother|aunt"
               r"|gran)|a\s(?:friend|mate)))\b",
    ),
    shows(
        "place-to-myself",
        "(had|have|got|'ve|having) (the|this) (whole )?(place|house|flat|cottage|bungalow"
        "|home) (all )?to (myself|himself|herself) (since|now|these days|ever since|apart from)"
        "|{who} rattle(s)? (around|about) (in |here|at home)",
        "I live alone. I live by myself. Nobody lives with me",
        "you live alone", "I've had the place to myself since May.",
        "I've had the plaice to start since May.",
    ),
    shows(
        "room-next-to-mine",
        "(my|our) (?P<kin>[a-z]+) (has|sleeps in|is in|lives in|occupies|took over) (the"
        "|a) {few}(room|bedroom|box room|attic|annexe|downstairs|basement) "
        "{few}(next to|opposite|above|below|beside|across|down|upstairs|to mine|from mine)",
        "I live with my {kin}. My {kin} lives with me. I do not live alone",
        "you live alone", "My daughter has the room next to mine.",
        "My daughter has the room in mind.", value=False,
    ),
    shows(
        "baby-is-due",
        "the (baby|twins|bump|little one|first|second|third)('s| is| are) due|(my"
        "|our) (midwife|antenatal [a-z]+|bump|due date|morning sickness|waters|twelve-week scan"
        "|twenty-week scan|12-week scan|20-week scan|unborn [a-z]+)|eating for two|(got|have"
        "|'ve) a bun in the oven|{n} (weeks|months) gone{end}",
        "I am pregnant. I am expecting a baby. I expect a child",
        "you are pregnant", "The baby is due in October.", "The bus is due in October.",
        unless=_NOT_ME,
    ),
    shows(
        "had-the-baby",
        "{who} (had|gave birth to|delivered|have had) (the|our|my) (baby|twins|little one"
        "|daughter|son|little boy|little girl){few} (in|on|last|yesterday|this|at)",
        "{who} {be} not pregnant. {who} {have} a baby. {who} gave birth",
        "you are pregnant", "I had the baby in May.", "I had the boiler in May.",
        value=False, unless=r"\b(?:again|expecting|another)\b",
    ),
    shows(
        "test-was-negative",
        "pregnancy test (came back|was|is|said|came out) (negative|no)|false alarm",
        "I am not pregnant",
        "you are pregnant", "The pregnancy test came back negative.",
        "The pregnant cat came back.", value=False,
    ),
    shows(
        "first-steps",
        _YOUNG + "('ve|'s| have| has)? (just |only just |only |finally )?(started (walking"
                 "|crawling|talking|teething|weaning|solids|playgroup|nursery|pre-school)"
        "|learn(ed|t) to (walk|crawl)|taken (his|her|their) first steps|cut (his"
        "|her) first tooth|said (his|her) first word)",
        "I have young children. I have a young child. I have a small child. My child is under 5 "
        "years old",
        "you have young children", "My twins have just started walking.",
        "My trains have just started running.",
    ),
    shows(
        "in-nappies",
        _YOUNG + "('s|'re| is| are) (still )?(in (nappies|diapers|a cot|a high chair)|teething"
                 "|crawling|being weaned|not walking yet|at the toddler stage|at playgroup"
        "|at pre-school|at nursery|not (yet )?at school"
        "|too young for nursery)",
        "I have young children. I have a young child. I have a small child. My child is under 5 "
        "years old",
        "you have young children", "My son is in nappies.", "My son is in naval school.",
    ),
    shows(
        "starts-nursery",
        _YOUNG + " (start|starts|goes to|go to|begins|attends) (at )?(a |the )?(nursery"
                 "|playgroup|pre-school|kindergarten|creche|crèche)"
        "|{who}{have} (a|an) {few}newborn\\b|(pram|pushchair"
        "|buggy) in the hall",
        "I have a young child. I have young children. My child is under 5 years old",
        "you have young children", "My daughter starts nursery in May.",
        "My daughter stars nightly in May.",
        unless=r"\b(?:nursery\s(?:school\steacher|nurse|worker)|works)\b",
    ),
    shows(
        "youngest-away",
        "(my|our) (youngest|only (child|son|daughter|boy|girl))( [A-Za-z]+)?('s| is"
        "| has)? {few}(at|in|off to|off at|gone to|away at|started at|finished) (university|uni"
        "|college"
        "|secondary school|sixth form|high school|work)",
        "My youngest child is over 11 years old. I do not have a child under 5. I do not have a "
        "child under 10. I do not have young children. I do not have a young child",
        "you have a child under 10", "My youngest is at university.", "My yacht is at university.",
        value=False,
    ),
    shows(
        "school-run",
        "{who} {often}(do|does|share|shares) the (school|nursery) run|(my|our) (school"
        "|nursery) run|parents' evening (for|at|with) (my|our)",
        "{who} {have} children. {who} {have} a child. {who} {be} a parent. {who} {have} a child "
        "at school",
        "you have children", "I do the school run every day.", "I do the school rugby every day.",
        unless=r"\b(?:grandchild|grandson|granddaughter|nephew|niece|taxi|bus|for\smy\ssister"
               r"|for\smy\sbrother)",
    ),
    shows(
        "just-me-and-her",
        "(it|there)('s| is|'s (always )?(only |just )?been| has (always )?been) {often}(just "
        "|only )?(me and (my|our) {few}(son|daughter|boys?|girls?|kids|children|baby|twins"
        "|little one)|the (two|three|four) of us)"
        "|(?P<absent>(his|her|their|the (baby|child|kids|children|boy|girl|twins)'s) (dad|father"
        "|mum|mother)){perfect} {few}(walked out|left (us|me|before)|wasn't interested"
        "|isn't (around|on the scene|involved)|is not (around|on the scene|involved)"
        "|doesn't want to know|took off|ran off|disappeared)",
        "I am a single parent. I am a lone parent. I am bringing up a child on my own. I raise a "
        "child alone. I bring up my child on my own",
        "you are a single parent", "Her dad walked out before she was born.",
        "Her dog walked out before she was bored.",
        unless=r"\bmy\s(?:husband|wife|partner|boyfriend|girlfriend|new\s[a-z]+)\b(?!\s(?:left"
               r"|walked|died))",
    ),
    shows(
        "takes-turns",
        "(my|our) (?P<half>husband|wife|partner|boyfriend|girlfriend) (and I"
        "|and me)[,]? {few}(take turns|share|split|do|both|raise|bring|are raising"
        "|take it in turns|are bringing)"
        " ?{more}(school run|stories|bath time|bedtime|nappies|childcare|kids|children|girls"
        "|boys|son|daughter|feeds|upbringing|little [a-z]+)"
        "|(my|our) (husband|wife|partner) (helps me|does his share|does her share"
        "|does half) {more}(kids|children|girls|boys|bedtime|bath time|baby|son|daughter)",
        "I am not a single parent. I am not a lone parent. I am not bringing up a child on my "
        "own. I do not bring up my child on my own. "
        "I do not raise my child alone. I live with my {half}",
        "you are bringing up a child on your own",
        "My husband and I take turns with the bedtime stories.",
        "My husband and I take turns with the telescope.", value=False,
    ),
    shows(
        "legal-parents",
        "(court|judge) (has )?(made|declared) (me|us) {few}((legal|adoptive) )?(parents?|mother"
        "|father|mum|dad)|adoption (order|papers|certificate) (is|was|are|were|came|has been"
        "|have been)"
        " {few}(signed|through|made|granted|issued|stamped)|adoption (went|came|has gone"
        "|has come) through",
        "I adopted a child. I have adopted a child. I am an adoptive parent",
        "you have adopted a child", "The court made us the legal parents of little Tom.",
        "The court made us the laughing stock of Tom's town.",
    ),
    shows(
        "only-fostering",
        "{who}{am} (only|just) fostering|(are|is) (our|my) own flesh and blood"
        "|gave birth to (all|both|each|every one) of (them|my|our)",
        "I have not adopted a child. I did not adopt a child. I am not an adoptive parent",
        "you have adopted a child", "We're only fostering him.", "We're only photographing him.",
        value=False,
    ),
    shows(
        "placed-with-us",
        "(children|kids|boys?|girls?|brothers|sisters|babies|teenagers?) (who |that "
        "|whom )?(the )?(council|social services|agency|authority"
        "|social workers?) {often}(places?|placed|sends?|sent|brings?|brought)"
        "|(council|social services|agency|social worker) (has |have )?(placed|sent"
        "|brought) {some}(with (us|me)|to (live with )?(us|me))",
        "I am a foster parent. I am a foster carer. I foster children. I foster a child",
        "you are a foster parent", "The council placed two brothers with us.",
        "The council planted two beeches with us.",
    ),
    shows(
        "brought-the-baby-home",
        "(brought|took|carried) (the|our|my) {few}(baby|newborn|twins|son|daughter|little boy"
        "|little girl) home(?! from (school|nursery|a|the party))",
        "I have a baby. I have a new baby. I have a newborn baby. I am a parent. I have a child",
        "you have a new baby", "We brought the baby home on Monday.",
        "We brought the bassoon home on Monday.",
    ),
    shows(
        "washes-and-dresses",
        "{who} {often}(wash|dress|bathe|feed|lift|shave|bath|turn)(es|s)?( and (wash|dress"
        "|bathe|feed|shave|change)(es|s)?)? " + _CARED,
        "{who} look after {kin}. {who} care for {kin}. {who} {be} a carer",
        "you care for someone", "I wash and dress my mum every morning.",
        "I wish and pray my mum every morning.",
    ),
    shows(
        "gets-him-washed",
        "(?P<kin>(?:my|our)\\s(?:[a-z]+\\s)?[a-z]+) {more}(?:and|so|while) (?P<who>I"
        "|we) {often}(get (him|her) (up|washed|dressed|fed|ready|to bed|in and out)|(wash|dress"
        "|bathe|feed|lift) (and [a-z]+ )?(him|her)"
        "|(see|look) (to|after) (his|her) (meals|pills|medicine|tablets|food|washing|needs"
        "|medication)|do everything for (him|her))",
        "{who} look after {kin}. {who} care for {kin}. {who} {be} a carer. {who} look after a "
        "disabled relative. {who} look after a relative",
        "you care for someone", "My dad has dementia and I see to his meals and his pills.",
        "My dad has dementia and I see him in May.",
        unless=r"\bmy\s(?:[a-z]+\s)?(?:son|daughter|baby|toddler|boy|girl|dog|cat|horse|pony"
               r"|twins)\b",
    ),
    shows(
        "gave-up-work-to-care",
        "(gave|given|packed|chucked|quit|left) (up )?(in )?(my|our|his|her) (job|work|career"
        "|post|course) to (look after|care for|nurse|be with|tend) " + _CARED,
        "I look after {kin}. I care for {kin}. I am a carer. I do not have a job",
        "you care for someone", "I gave up my job to look after my mother.",
        "I gave up my job to look out for my mother's money.", ever=True,
    ),
    shows(
        "both-earn",
        "(my|our) (?P<half>husband|wife|partner) (stays|is) (at )?home (with|all day|and looks"
        "|to look)|(my|our) (husband|wife|partner) (is a (housewife|house-husband|househusband"
        "|stay-at-home"
        " (mum|dad|mother|father|parent))|looks after the (kids|children|little ones|house)"
        "|keeps house|doesn't work{end}|gave up work)",
        "My partner does not work. My spouse does not work. My partner is not in work. Both "
        "parents do not work",
        "your partner works", "My husband stays at home with the little ones.",
        "My husband stares at home movies with the little ones.", value=False,
        unless=r"\bworks\sfrom\shome\b",
    ),
    shows(
        "mouths-to-feed",
        "{who}{have} {some}(to feed|to support|to provide for|depending on me|relying on me)|(my"
        "|our) {few}(mother|father|brother|sister|son|daughter|mum|dad|parents|aunt|gran) "
        "(depends|relies|rely|depend) on (me|us) for (everything|money|food|a roof|their|her"
        "|his)|{i} support (my|our) {few}(mother|father|brother|sister|son|daughter|mum|dad"
        "|parents|family"
        "|children|kids|wife|husband)",
        "I have dependants. I have a dependant. I have someone dependent on me. I have a "
        "dependant relative",
        "you have dependants", "I've two kids to feed.", "I've two kites to fly.",
        unless=r"\b(?:no|nobody|no\sone|not\sa)\b",
    ),
    shows(
        "nobody-to-support",
        "(no one|nobody|no-one|not a soul) to (support|feed|provide for|look after)|no (children"
        "|kids|family) or (anyone|anybody) else (depending|relying) on me|nobody (depends"
        "|relies) on me",
        "I do not have dependants. I have no dependants. I do not have a dependant",
        "you have dependants", "I've nobody to support.", "I've nobody to suspect.", value=False,
    ),
    shows(
        "her-only-son",
        "{i}({am}| was) (his|her|their|the deceased's|my [a-z]+'s) (only |eldest |oldest "
        "|youngest |only surviving |surviving )?(son|daughter|widow|widower|child|brother|sister"
        "|mother|father|husband|wife"
        "|next of kin)(?!-in-law)",
        "I am next of kin. I am the next of kin. I am a relative of the deceased. I am related "
        "to the deceased. I am a close relative",
        "you are next of kin", "I'm her only son.", "I'm her only son-in-law.",
    ),
    shows(
        "only-a-neighbour",
        "{i}({am}| was) (only|just) (a|the|her|his|their) {few}(neighbour|friend|lodger|tenant"
        "|colleague|carer|landlord|cleaner|acquaintance)|{i}({am} not|'m no) relation"
        "|not (related|a relative)",
        "I am not next of kin. I am not the next of kin. I am not a relative of the deceased. I "
        "am not related to the deceased",
        "you are next of kin", "I'm only a neighbour.", "I'm only a nuisance.", value=False,
    ),
    shows(
        "will-was-read",
        "(?P<dead>(her|his|their|my [a-z]+'s|the)) will (was|is|has been) (read|opened|signed"
        "|lodged|with|held|found)|(solicitor|lawyer|bank|notary) (has|holds|keeps|kept) (her|his"
        "|their) will"
        "|(wrote|put|set) (it )?down who (should|was to) (get|have|inherit) what",
        "There is a will. There was a will. The deceased left a will. The person left a will. "
        "The person made a will. The deceased made a will",
        "the deceased left a will", "His will was read on Monday.", "His wall was red on Monday.",
    ),
    shows(
        "died-without-a-will",
        "(died|passed away|passed|went) (without (a|any|making a|leaving a) (will)|intestate)"
        "|(there (is|was)|there's) no will{end}|(never|didn't|hadn't) (made|make"
        "|got round to making|left|leave|got round to) (a|any) will"
        "|(left|put) nothing (down )?in writing",
        "There is no will. There was no will. The deceased did not leave a will. The person did "
        "not leave a will. The person did not make a will. The deceased did not make a will",
        "the deceased left a will", "She died without a will.", "She died without a whimper.",
        value=False, ever=True,
    ),
    shows(
        "named-in-the-will",
        "will (names|named|appoints|appointed|asks|put|puts) (me|us) (as|to|in charge|executor)"
        "|(put|left|named|made|appointed) (me|us) (in charge of|to (sort|wind up|deal|see)"
        "|as (her|his|the|an) executor"
        "|executor|her executor|his executor) ?{few}(estate|affairs|will|things)?",
        "I am the executor. I am the executor of the will. I am an executor. I am the executor "
        "of the estate",
        "you are the executor", "She put me in charge of her estate.",
        "She put me in charge of her ferrets.",
        unless=r"\bin\scharge\sof\s(?!(?:her|his|their|the)\s(?:estate|affairs|will))",
    ),
    shows(
        "another-is-executor",
        "(my|our|her|his|the) {few}(brother|sister|bank|solicitor|lawyer|son|daughter|cousin"
        "|aunt|uncle|friend|nephew|niece|mother|father|mum|dad) (is|was) {few}executor",
        "I am not the executor. I am not the executor of the will. I am not the executor of the "
        "estate",
        "you are the executor", "My brother is the executor.", "My brother is the executive.",
        value=False, unless=r"\b(?:joint|co-|with\sme|and\sI)",
    ),
)
# fmt: on
