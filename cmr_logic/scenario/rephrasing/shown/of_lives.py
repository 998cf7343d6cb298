"""What turns of speech show of lives: health, who shares them, homes, cars and the law."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.shown.notation import shows

_ILLNESS = (
    r"(?P<illness>asthma|diabetes|epilepsy|ms|multiple sclerosis|hiv|arthritis|parkinson's|copd"
    r"|crohn's(?: disease)?|colitis|heart disease|cystic fibrosis|lupus|fibromyalgia|bipolar"
    r" disorder"
    r"|schizophrenia|chronic fatigue|motor neurone disease|dementia|emphysema|leukaemia|sickle"
    r" cell)"
)
_TOGETHER = (
    r"\b(?:(?:my|our)\s(?:husband|wife|partner)|he['’]s|she['’]s)\b(?![^.]*\b(?:left|died|walked))"
)
_GROWN = r"\b(?:[2-9]\d|grown|adult|lodger|university|grandchild\w*|grandson|granddaughter)\b"

# fmt: off
OF_LIVES: tuple[Rewording, ...] = (
    shows(
        "one-limb-left",
        "{i}('ve| have) {few}only (got )?(one|three) (leg|arm|hand|foot|eye|fingers)|lost (my|an?"
        "|the) {few}(leg|arm|hand|foot|legs|arms)( in| to|{end})",
        "I am disabled. I have a disability", "you are disabled", "I've only got one leg.",
        "I've only got one lemon.",
        unless=r"\b(?:hair|doll|chair|table|teddy|match|cards?)\b",
    ),
    shows(
        "test-was-clear",
        "(test|tests|scan|results|biopsy) for (?P<illness>[a-z]+) (came back|was|were|is|are)"
        " (all )?"
        "(clear|negative|fine|normal)",
        "I do not have {illness}", "you have diabetes", "My test for diabetes came back clear.",
        "My test for drumming came back clear.", value=False, ever=True,
    ),
    shows(
        "living-with-it",
        "{who}({have})? {few}(living|live|lived|lives) with " + _ILLNESS + "|{i}('ve| have) had"
        " " + _ILLNESS
        + " (for|since|all)",
        "{who} {have} {illness}. {who} {have} a long-term illness. {who} {have} a long-term health"
        " condition. {who} {have} a chronic condition. {who} {have} a medical condition",
        "you have a long-term illness", "I've been living with MS since I was thirty.",
        "I've been living with Ms Smith since I was thirty.",
        unless=r"(?-i:\bMs\b)",
    ),
    shows(
        "laid-up",
        "{i}{am} {few}(laid up|flat on my back|bedridden|confined to bed)|can't (go|get) (in"
        " )?to work"
        " (because|as|with|at the moment)",
        "I am off work sick. I am too ill to work. I am ill. I am on sick leave",
        "you are too ill to work", "I'm laid up in bed with pneumonia.",
        "I'm led up the path with peonies.", unless=r"\b(?:strike|train|bus|car|childcare)\b",
    ),
    shows(
        "never-a-day-off-sick",
        "(haven't|not|never) (had|taken|missed|lost) (a|one|a single) day('s)? (off sick|off"
        " work|off"
        "|of work|work|through illness|sick)",
        "I am not off sick. I am not too ill to work. I am not on sick leave. I am not off work"
        " sick",
        "you are off sick", "I haven't had a day off sick in ten years.",
        "I haven't had a day out in ten years.", value=False, ever=True,
        unless=r"\b(?:until|before|till)\b",
    ),
    shows(
        "going-to-be-a-mum",
        "{i}('m|{am}) going to be a (mum|mother|mom|mummy)",
        "I am pregnant. I am expecting a baby",
        "you are pregnant", "I found out that I'm going to be a mum.",
        "I found out that I'm going to be a mayor.",
        unless=r"\b(?:adopt|hope|one\sday|foster)\w*\b",
    ),
    shows(
        "never-wanted-kids",
        "(never wanted|chose not to have|decided against|don't want) {few}(kids|children)",
        "I have no children. I am not a parent", "you have children",
        "It's just the two of us; we never wanted kids.",
        "We never wanted kites.", value=False, ever=True,
        unless=r"\b(?:until|but|more\s(?:kids|children)|and\sthen|another)\b",
    ),
    shows(
        "child-lives-with-me",
        "(my|our) ([a-z]+-year-old|{child}|{children}|little (boy|girl)|kids) {few}lives? with"
        " (me|us)"
        "|{who} {few}(raising|bringing up) (my|our|the) {few}({child}|{children}|{n})"
        "|{i}('ve| have) (got )?{few}(little ones|small children|small kids|young kids|toddlers)"
        " at home"
        "|{i}('ve| have) (got )?{few}(small|young) children to feed",
        "My child lives with me. I have a child living with me. I have a dependent child. I have"
        " dependent children. I am responsible for a child. I look after a child. I care for a"
        " child."
        " I bring up a child. I have children. I have a child. I have dependants",
        "you are responsible for a child", "My ten-year-old lives with me.",
        "My ten-pin bowl lives with me.", unless=_GROWN,
    ),
    shows(
        "no-child-to-mind",
        "{i}('ve| have) (got )?(no (kids|children)|never had (any )?(kids|children))"
        "|{i} (don't|do not) have (any )?(kids|children)|{i} never had (any )?(kids|children)"
        "|childless",
        "I do not bring up a child. My child does not live with me. I do not have a child living"
        " with me. I do not have dependent children",
        "you have dependent children", "I have no children.", "I have no chilli.", value=False,
        ever=True,
        unless=r"\b(?:foster|step|adopt|niece|nephew|grandchild|grandson|granddaughter|until"
        r"|at\sschool|in)\w*\b",
    ),
    shows(
        "relies-on-me",
        "(relies|rely|depends|depend) on me (for|completely|totally)|(?:relies|depends) on me{end}",
        "I have dependants. Someone depends on me", "you have dependants",
        "My disabled mother relies on me for everything.",
        "My disabled mother replies to me on everything.",
        unless=r"\b(?:boss|team|customers?|dog|cat|nobody|no\sone|company)\b",
    ),
    shows(
        "no-family-at-all",
        "{i}('ve| have) (got )?no family( at all| left| of my own)?{end}|nobody (depends|relies)"
        " on me",
        "I have no dependants", "you have dependants", "I've no family at all.",
        "I've no fame at all.",
        value=False, ever=True,
    ),
    shows(
        "signed-the-adoption-order",
        "(signed|made|granted|issued) the adoption order (for|on) (our|my|us)",
        "I adopted a child. I have adopted a child. I am an adoptive parent",
        "you have adopted a child", "The judge signed the adoption order for our Maya.",
        "The judge signed the adaptation order for our play.",
        unless=r"\bmy\s(?:sister|brother|friend|cousin|neighbour|aunt)\b",
    ),
    shows(
        "been-mrs-jones",
        "been mrs (?-i:[A-Z][a-z]+) (for|since)|tied the knot|got hitched|(silver|golden|ruby|pearl"
        "|diamond) wedding",
        "I am married. I got married. I am not single. I am not unmarried",
        "you are married", "I've been Mrs Jones for twelve years.",
        "I've been missing Jones for twelve years.",
        unless=r"\b(?:friend|sister|brother|cousin|parents|daughter|son|divorced|split|died|late"
        r"|left|ex)\b"
               r"|\bgot\shitched\sto\sthe\b|\bshe\b|\bthey\b",
    ),
    shows(
        "bachelor",
        "{i}('m|{am}) (still )?(a |an )?{few}bachelor|(stayed|remained|been) (single|unmarried)"
        " all (my|our)"
        " (life|lives)|never (married|walked down the aisle|tied the knot|got hitched)",
        "I am not married. I have never been married. I have no spouse. I do not have a husband."
        " I do"
        " not have a wife. I am unmarried. I am single",
        "you are married", "I'm a bachelor and always have been.",
        "I'm a basketmaker and always have been.", value=False, ever=True,
        unless=r"\b(?:until|before|party|again|degree)\b",
    ),
    shows(
        "on-my-own-since",
        "(been on (my|our) own|lived alone|been alone) {few}since (my|our) (husband|wife"
        "|partner) (died"
        "|left|passed|went)|nobody in my life",
        "I live alone. I do not have a partner. I do not live with my partner. I am not part of a"
        " couple. I am single. I have not remarried",
        "you have a partner", "I've been on my own since my husband died.",
        "I've been on my oats since noon.", value=False, ever=True,
    ),
    shows(
        "second-spouse",
        "(my|our) (second|third|new) (husband|wife|marriage)|{i}('m|{am}) on my (second|third)"
        " marriage"
        "|{i}{perfect} (married|wed) again( in| last|{end})|{i}{perfect} (remarried"
        "|got married again"
        "|married for a second time)"
        "|my (first|late|ex-?) ?(husband|wife)[^?]{0,120}?\\b(I|we) (got married|married|tied"
        " the knot|wed|had our wedding|are now (husband|man) and wife)\\b",
        "I have remarried. I am married. I married again",
        "you have remarried", "My second husband is a baker.", "My second house is a bakery.",
        ever=True,
        unless=r"\b(?:never|not|n['’]t|mother|mum|dad|father|sister|divorced\shim)\b",
    ),
    shows(
        "never-looked-at-another",
        "never (looked at|wanted) another (man|woman|husband|wife)|never (re-?married|married"
        " again|wed"
        " again)|been on my own ever since",
        "I have not remarried. I did not marry again",
        "you have remarried", "After Frank died, I never looked at another man.",
        "After Frank died, I never looked at another map.", value=False, ever=True,
    ),
    shows(
        "ex-spouse",
        "(my|our) ex-(husband|wife)\\b|(final|divorce) papers (came )?(through|in)|decree"
        " (absolute|nisi)"
        "|got the final papers",
        "I am divorced. I got divorced. My marriage has ended. My marriage ended",
        "you are divorced", "My ex-wife and I got the final papers through in May.",
        "I got the final paper round in May.",
        unless=r"\b(?:remarried|married\sagain|new\s(?:husband|wife)|second\s(?:husband|wife)"
               r"|my\s(?:husband|wife)|waiting|not\syet)\b",
    ),
    shows(
        "on-my-own-in-a-flat",
        "{i}('m|{am}) (all )?on (my|our) own in (a|the|this|my) {few}(flat|house|bedsit|cottage"
        "|bungalow"
        "|place|studio)",
        "I live alone. I live on my own. I live by myself",
        "you live alone", "I'm on my own in a one-bed flat.", "I'm on my feet in a one-bed flat.",
        unless=r"\b(?:tonight|this\sweek|weekend|kids|children|son|daughter|until|while)\b",
    ),
    shows(
        "a-home-with-my-half",
        "(my|our) {spouse} and I (have|share|own|rent|live in|bought) (a|an|the|our) {few}(flat"
        "|house|home"
        "|bungalow|cottage|place|apartment)",
        "I live with my partner. I do not live alone. I do not live on my own. I do not live by"
        " myself",
        "you live alone", "My husband and I have a bungalow together.",
        "My husky and I have a bungalow together.", value=False,
        unless=r"\b(?:separate|holiday|split|divorc|let\sout|rent\sit\sout)",
    ),
    shows(
        "nobody-but-myself",
        "(don't|do not|never) (look after|care for|mind) (anybody|anyone|a soul) (apart from|but"
        "|except"
        "|other than|besides) (myself|ourselves)|(nobody|no one) to (look after|care for) (but"
        "|except|apart"
        " from) (me|myself)",
        "I do not look after anyone. I am not a carer. I do not care for someone. I do not care"
        " for a"
        " relative. I do not look after someone",
        "you are a carer", "I don't look after anybody apart from myself.",
        "I don't look like anybody apart from myself.", value=False, ever=True,
    ),
    shows(
        "bought-outright",
        "bought (my|our) (own )?{few}(place|house|flat|home|bungalow|cottage) (outright|with"
        "|from|for"
        "|back|off)|(bought|paid off) {some}(house|flat|home|bungalow|cottage) outright",
        "I own my home. I am a homeowner. I am not a tenant. I do not rent my home. I am not a"
        " council"
        " tenant. I do not rent from a private landlord. I am an owner-occupier",
        "you own your home", "I bought my place outright with Gran's money.",
        "I bought my plaice outright with Gran's money.",
        unless=r"\b(?:sold|let\sit|rent\sit|moved\sout)\b",
    ),
    shows(
        "council-found-it",
        "the council (gave|found|got|housed|offered and gave) (me|us) {few}(house|flat|bungalow"
        "|place"
        "|home)|pay (my|our) rent (to|off) the council",
        "I am a council tenant. I rent from the council. I am a tenant. I rent my home",
        "you are a council tenant", "The council gave me a house in 2010.",
        "The council gave me a hose in 2010.", unless=r"\b(?:bought|sold|moved\sout|used\sto)\b",
    ),
    shows(
        "given-two-months-to-go",
        "(landlord|landlady|agent|agents) {few}(given|gave|giving) (me|us) ({n}|a few|\\d+|a)"
        " {few}(weeks"
        "|months|days|week|month) to (get out|leave|move out|go|find)|bailiffs {few}coming"
        " {few}to (put"
        "|throw|turn|get)|section (21|8|twenty-one) notice",
        "I am being evicted. I am at risk of homelessness. My landlord has given me notice to"
        " leave. I"
        " have been given notice to leave. I am threatened with homelessness. I am at risk of"
        " losing"
        " my home",
        "your landlord has given you notice to leave",
        "My landlord has given me two months to leave.",
        "My landlord has given me two melons to leaven.", unless=r"\bmy\stenants?\b",
    ),
    shows(
        "may-stay-on",
        "(landlord|landlady) (is |'s )?{few}(happy|glad|pleased|content|fine) (for|with) (me|us)"
        " {few}(stay"
        "|staying)|nobody can (put|throw|turn) (me|us) out",
        "I am not being evicted. I am not at risk of homelessness. My landlord has not given me"
        " notice"
        " to leave. I have not been given notice to leave",
        "your landlord has given you notice to leave",
        "My landlord is happy for me to stay as long as I like.",
        "My landlord is happy for me to stray as long as I like.", value=False, ever=True,
    ),
    shows(
        "moved-away-from",
        "(moved|gone) (away|out) (from|of) the (?P<area>borough|area|county|city|town|district"
        "|parish|village"
        "|country|state)|live (outside|miles from|nowhere near) the (?P<area>borough|area|county"
        "|city|town"
        "|district|parish|village|country|state)",
        "I do not live in the {area}. I am not a resident of the {area}. I am not a local"
        " resident. I"
        " do not live locally",
        "you live in the borough", "I moved away from the borough last year.",
        "I moved away from the buffet last year.", value=False,
        unless=r"\b(?:came|come|moved|back)\s(?:back\s)?(?:again|here|home)\b|\bmoved\sback\b",
        ever=True,
    ),
    shows(
        "never-moved",
        "(still )?(in|at) the (same|very) (house|flat|home|address|place) {some}(born|since|for"
        "|as ever|grew"
        " up)|(haven't|have not|never) moved (house|home)?{end}|(same|old) address (for|since|as)",
        "I have not moved. I have not moved house. My address has not changed. I have not"
        " changed my"
        " address",
        "you have moved house", "I'm still in the same house I was born in.",
        "I'm still in the same hat I was born in.", value=False, ever=True,
        unless=r"\b(?:until|worked)\b",
    ),
    shows(
        "sold-my-car",
        "sold (my|our|the) {few}(car|van|motor)\\b {some}(bus|train|bike|walk|cycle)",
        "I do not have a car. I do not own a car. I do not have a vehicle",
        "you have a car", "I sold my car last year and take the bus now.",
        "I sold my card last year and take the bus now.", value=False, ever=True,
        unless=r"\b(?:bought|new|another|second)\b",
    ),
    shows(
        "doing-time",
        "{i}('m|{am}) (inside|behind bars|banged up|locked up|doing time) ?(for|until"
        "|at the moment|in|{end})|{i}{am} serving ({n}|\\d+|a) (years?|months) in (?-i:[A-Z])"
        "|{n} {few}years? of my"
        " sentence (to do|left|to go)|my cell ?mate|share a cell",
        "I am in prison. I am a prisoner. I am serving a prison sentence",
        "you are in prison", "I'm inside for burglary.", "I'm insured for burglary.",
        unless=r"\b(?:because|rain|weather|army|navy|raf|forces|customers|lunch|dinner"
        r"|apprentic\w+|notice"
               r"|on\sthe\s(?:board|jury|committee))\b",
    ),
    shows(
        "did-time",
        "{i}{perfect} (done|did|served) (time|{n} (years|months)|a stretch) for"
        " (?!(the|my|our|a|an|his|her|charity|nothing)\\b)(?-i:[a-z]+)",
        "I have a criminal record. I have been convicted of a crime. I have a criminal"
        " conviction. I"
        " have been in prison",
        "you have a criminal record", "I've done time for burglary.",
        "I've done thyme for burgers.",
        unless=r"\b(?:charity|country|company|army|navy|raf|community)\b",
    ),
    shows(
        "up-before-the-court",
        "{i}('m|{am}) up (before|in front of|in) (the )?(magistrates?|court|judge|bench)",
        "I have been charged with an offence. I am due in court",
        "you have been charged with an offence", "I'm up before the magistrates on Monday.",
        "I'm up before the milkman on Monday.",
        unless=r"\b(?:witness|jury|juror|lawyer|barrister|custody|divorce)\b",
    ),
    shows(
        "bed-on-the-ward",
        "(from|in) (a|my) (bed on|hospital bed|bed in) ?(the)? ?{few}(ward|hospital)?|still"
        " {few}(here )?on the"
        " {few}ward",
        "I am in hospital. I am a hospital patient", "you are in hospital",
        "I'm writing this from a bed on the cardiac ward.",
        "I'm writing this from a bench on the quay.",
        unless=r"\b(?:nurse|work|doctor|shift|visiting|cleaner)\b|" + _TOGETHER,
    ),
    shows(
        "out-of-hospital",
        "(came|got|been let|been discharged|was let|come|am|'m) {few}(out of|home from) (the"
        " )?hospital",
        "I am not in hospital. I am not a hospital patient", "you are in hospital",
        "I came out of hospital in May.", "I came out of hospitality in May.", value=False,
        ever=True,
        unless=r"\b(?:back\sin|again|readmitted|when\sI|until|once)\b",
    ),
)
# fmt: on
