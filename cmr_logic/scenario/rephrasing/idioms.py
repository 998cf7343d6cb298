"""Idioms and turns of everyday speech, by what a rule would say: "I'm three sheets to the wind".

The entries are used and tested as those of :mod:`.rewordings`. Where an idiom names whom it is
about, so does what it says; the rest of the sentence follows a template with a space at its end.
"""

from __future__ import annotations

from re import Match

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.lexicon.relations import covers, word_key
from cmr_logic.text import words_in

_WHO = (
    r"\b(I|we|my\s(?:wife|husband|partner|son|daughter|child|baby|mum|dad|mother|father|brother"
    r"|sister|boyfriend|girlfriend))"
)
_HAVE = r"(?:['’]ve|['’]s|\shave|\shas)?(?:\s(?:just|both|all|recently))?\s"
_BE = r"(?:['’]m|['’]re|['’]s|\sam|\sare|\sis)\s(?:(?!not\b|never\b|no\b)\w+\s)?"


def _at_work(match: Match[str]) -> str:
    """Return where somebody works who is what people are by trade in a place."""
    head = words_in(match["what"].lower())[-1]
    trade = covers((word_key(head),), "tradesperson")
    return f"I work {match['where']} " if trade else ""


def _earns_more(match: Match[str]) -> str:
    """Return who earns more than before."""
    return f"{match['who'] or 'I'} earn more money."


IDIOMS: tuple[Rewording, ...] = (
    Rewording(
        "on-the-way-to-a-and-e",
        r"\b(?:need|needs|have|has|got|must|trying|rushing|rush|taking|take|driving)\s(?:to\s)?"
        r"(?:(?:get|go|be|run|walk|drive|rushed|taken|my|our|her|him|them|me|us|\w+)\s){0,3}?"
        r"to\s(?:the\s)?(?:nearest\s)?(?:(?-i:ER)|emergency\sroom|(?-i:A&E)|casualty)\b(?!\s\w+\s"
        r"(?:shift|job))",
        r"It is an emergency.",
        "it is in an emergency", "I have to get to the ER fast.", "I have to get to the pier fast.",
        needs=" er|emergency room|a&e|casualty",
    ),
    Rewording(
        "earns-double",
        r"(?:\b(?P<who>I|we|my\s(?:wife|husband|partner))(?:['’]m|['’]re|\sam|\sare|\sis)?"
        r"|(?<=\band\s)am)(?:\s(?:now|currently|also))*\s(?:earn|earns|earning|get\spaid|make|makes"
        r"|making)\s(?:almost\s|nearly\s|about\s|roughly\s)?(?:double|twice|triple|three\stimes)\b"
        r"(?!\s(?:an?|per|each|every|my|our|the\srent))",
        _earns_more,
        "you earn more money", "I'm now earning nearly twice what I used to.",
        "I'm now earning twice a week.",
        needs="double|twice|triple|three times",
    ),
    Rewording(
        "days-spent-with-children",
        r"\bI\s(?:now\s)?spend\s(?:all\s)?my\s(?:days|time)\s(?:at\shome\s)?(?:looking\safter|caring\sfor|raising"
        r"|minding)\s(?:my|our|the)\s(?:[\w-]+\s){0,2}?(?:children|kids|baby|toddlers?|twins|son"
        r"|daughter|boys|girls)\b",
        r"I am a homemaker.",
        "you are not working", "I spend my days raising our twins.",
        "I spend my holidays raising our twins.",
        needs="spend ",
    ),
    Rewording(
        "hours-as-before",
        r"\bwork(?:ing)?\s(?:exactly\s)?(?:the\s)?same\s(?:(?:amount|number)\sof\s)?hours\b",
        "I do not work more hours. I do not work fewer hours.",
        "you work more hours", "I got a rise, but I'm working the same hours as before.",
        "I got a rise, but I'm working odd hours as before.", value=False,
        needs="same ",
    ),
    Rewording(
        "falls-ill",
        _WHO + _HAVE + r"(?:come|came|gone|went)\sdown\swith\s", r"\1 have ",
        "you have measles", "I've come down with measles.", "I've come down with my bags.",
        needs="down with",
    ),
    Rewording(
        "tests-positive",
        _WHO + r"(?:['’]ve|\shave)?\s(?:tested|been\stested)\spositive\sfor\s", r"\1 have ",
        "you have measles", "I tested positive for measles.", "I tested paint for measles.",
        needs="positive for",
    ),
    Rewording(
        "has-been-diagnosed",
        _WHO + r"(?:['’]ve\sbeen|\shave\sbeen|\swas|\sgot)\s(?:\w+\s)?diagnosed\swith"
        r"\s", r"\1 have ",
        "you have gout", "I was diagnosed with gout.", "I was delighted with gout.",
        needs="diagnosed",
    ),
    Rewording(
        "trade-in-place",
        r"\b(?:I)(?:['’]m|\sam)\s(?:an?|the)\s(?P<what>(?:[a-z-]+\s){0,2}?[a-z-]+)"
        r"\s(?P<where>at|in|on|for"
        r"|with)\s(?=(?:an?|the|our|one|some)\s)",
        _at_work,
        "you work in a hospital", "I'm a porter in the infirmary.",
        "I'm a patient in the infirmary.",
        needs="i'm |i’m |i am ",
    ),
    Rewording(
        "year-of-study",
        r"\b(I)" + _BE + r"?in\smy\s(?:first|second|third|fourth|final|last)\syear\s(?:at|of)\s"
        r"(?!(?:\w+\s)?school)", r"I am a university student at ",
        "you are a university student", "I'm in my second year at Keele.",
        "I'm in my second year at school.",
        needs="year",
    ),
    Rewording(
        "doing-a-degree",
        r"\b(I)(?:['’]m|\sam)\s(?:doing|studying\sfor|working\son|finishing|halfway\sthrough)"
        r"\s(?:an?|my)\s"
        r"(?:[\w-]+\s)?(?:degree|phd|doctorate|bsc|msc|bachelor['’]s|master['’]s|masters"
        r"|bachelors)\b",
        r"I am a university student. I study at university.",
        "you are a university student", "I'm doing a master's in Hull.",
        "I'm doing a mask in Hull.",
        needs="degree|phd|doctorate|bsc|msc|bachelor|master",
    ),
    Rewording(
        "took-a-degree",
        r"\b(I)(?:['’]ve|\shave)?(?:\s(?:already|just))?\s(?:finished|did|got|took|completed"
        r"|hold|have|earned"
        r"|gained)\s(?:an?|my|the)\s(?:[\w-]+\s)?(?:phd|doctorate|bsc|msc|bachelor['’]s"
        r"|master['’]s"
        r"|masters|mba|bachelors)\b",
        r"I have a university degree.",
        "you have a university degree", "I finished my master's in Hull.",
        "I finished my mask in Hull.",
        needs="phd|doctorate|bsc|msc|bachelor|master|mba",
    ),
    Rewording(
        "shown-the-door",
        _WHO + r"(?:['’]ve|\shave|\swas|\swere|\sgot|\shave\sbeen|['’]ve\sbeen)?\s(?:got\s"
        r"|given\s|been\sgiven\s)?"
        r"(?:shown\sthe\sdoor|my\smarching\sorders|the\schop|the\selbow|my\sp45|the\sheave-ho"
        r"|the\spush"
        r"|the\sboot)\b",
        r"\1 was dismissed.",
        "you were dismissed", "I got my marching orders.", "I got my marching band tickets.",
        needs="the door|my marching orders|the chop|the elbow|p45|heave-ho|the push|the boot",
    ),
    Rewording(
        "too-much-drink",
        _WHO + r"(?:['’]d|\shad|['’]ve|\shave)(?:\s(?:had|drunk|sunk|downed))?\s(?:\w+"
        r"\s)?(?:one\stoo\smany"
        r"|a\sfew\stoo\smany|too\smuch\sto\sdrink|a\sskinful|(?:six|seven|eight|nine|ten|a"
        r"\sdozen|eleven"
        r"|twelve)\spints)\b",
        r"\1 was drunk. \1 was intoxicated.",
        "you were drunk", "I'd had one too many.", "I'd had one tomato.",
        needs="too many|too much to drink|a skinful|pints",
    ),
    Rewording(
        "worse-for-drink",
        _WHO + r"(?:\swas|\swere)\s(?:\w+\s)?(?:three\ssheets\sto\sthe\swind|the\sworse\sfor"
        r"\s(?:drink|wear)"
        r"|off\smy\s(?:face|head)|out\sof\smy\sskull|well\soiled|smashed|hammered|wasted|pissed"
        r"|paralytic"
        r"|merry)\b",
        r"\1 was drunk. \1 was intoxicated.",
        "you were drunk", "I was three sheets to the wind.", "I was sewing three sheets.",
        needs="to the wind|the worse for|off my|out of my skull|oiled|smashed|hammered|wasted|"
              "pissed|paralytic|merry",
    ),
    Rewording(
        "not-a-drop",
        _WHO + r"(?:['’]d|\shad|\shad\snot|hadn['’]t)n?(?:['’]t)?\s(?:not\s)?(?:touched|had"
        r"|drunk)\sa\s(?:single\s)?drop\b",
        r"\1 was not drunk. \1 was not intoxicated. \1 was sober.",
        "you were sober", "I hadn't touched a drop.", "I had a bath.",
        needs="drop",
    ),
    Rewording(
        "on-the-wagon",
        _WHO + _BE + r"?(?:on\sthe\swagon|off\sthe\sbooze|dry\sas\sa"
        r"\sbone)\b", r"\1 do not drink alcohol.",
        "you do not drink alcohol", "I'm on the wagon.", "I'm on the wait list.",
        needs="wagon|booze|a bone",
    ),
    Rewording(
        "twenty-a-day",
        _WHO + r"\s(?:get\sthrough|puff\son|puff\sthrough|am\son|smoke)\s(?:\w+"
        r"\s){1,3}?(?:cigarettes\s|fags\s)?a\sday\b",
        r"\1 smoke.",
        "you smoke", "I get through twenty a day.", "I grow twenty turnips.",
        needs="a day",
    ),
    Rewording(
        "likes-a-smoke",
        _WHO + r"\s(?:like|enjoy|love|have|fancy)\s(?:an?|my|the\sodd|the\soccasional)"
        r"\s(?:[\w-]+\s)?"
        r"(?:cigar|cigarette|fag|ciggy|smoke|pipe|roll-up)\b(?!\s(?:alarm|detector|rack|organ"
        r"|band))",
        r"\1 smoke.",
        "you smoke", "I enjoy a cigar after tea.", "I enjoy a good book.",
        needs="cigar|fag|ciggy|smoke|pipe|roll-up",
    ),
    Rewording(
        "behind-bars",
        _WHO + r"(?:\sdid|['’]ve\sdone|\shave\sdone|\sserved)\s(?:\w+\s){0,2}?(?:time|porridge"
        r"|stretch|years\sinside"
        r"|months\sinside)\b",
        r"\1 have been in prison.",
        "you have been in prison", "I did two years inside.", "I did two years in sales.",
        needs="time|porridge|stretch|inside",
    ),
    Rewording(
        "hard-up",
        r"\b(?:(I|we)(?:['’]m|['’]re|\sam|\sare)?\s(?:can['’]t|cannot|can\sbarely|can\shardly"
        r"|hardly|barely"
        r"|struggle\sto|struggling\sto)\s(?:make|making)\sends\smeet|(?:I|we)" + _BE + r"?(?:on"
        r"\sthe\sbreadline"
        r"|strapped\sfor\scash|flat\sbroke|on\smy\suppers|stony\sbroke|scraping\sby))\b",
        r"I have a low income. I am in financial difficulty.",
        "you have a low income", "We can barely make ends meet.", "We can barely make any tea.",
        needs="ends meet|breadline|cash|broke|uppers|scraping",
    ),
    Rewording(
        "debt-free-saying",
        r"\b(I|we)\s(?:do\snot|don['’]t|owe\snobody|never)\s?(?:owe\s)?(?:anyone|anybody|any"
        r"\sone|nobody)?\s?"
        r"(?:a\s(?:bean|penny|cent|thing)|anything)\b(?=\s*(?:[.,;!]|$|and|but|to\sany))",
        r"\1 have no debts. \1 do not owe money.",
        "you have debts", "I don't owe anybody a bean.", "I don't own a bean.",
        value=False,
        needs="a bean|a penny|a cent|a thing|anything",
    ),
    Rewording(
        "behind-with-rent",
        r"\b(I|we)" + _BE + r"?(?:(?:\w+\s){1,2}(?:months?|weeks?)\s)?behind\s(?:on|with|in)"
        r"\s(?:the|my|our)\s",
        r"\1 am in debt. \1 am in arrears with my ",
        "you are in debt", "I'm two months behind on the rent.", "I'm two miles behind the van.",
        needs="behind",
    ),
    Rewording(
        "under-the-knife",
        _WHO + r"(?:['’]ve|\shave)?\s(?:went|gone|been|was)\sunder\sthe\sknife\b",
        r"\1 have had an operation. \1 had surgery.",
        "you have had an operation", "I went under the knife.", "I went under the bridge.",
        needs="the knife",
    ),
    Rewording(
        "in-the-family-way",
        _WHO + r"(?:['’]m|['’]ve|\sam|\shave|\sis|\shas|['’]s)(?:\sgot)?\s(?:\w+\s)?(?:up\sthe"
        r"\sduff"
        r"|in\sthe\sfamily\sway|a\sbun\sin\sthe\soven|with\schild|a\sbaby\son\sthe\sway|(?:\w+"
        r"\s)?(?:months|weeks)"
        r"\s(?:gone|along|pregnant))\b",
        r"\1 am pregnant. \1 am expecting a baby.",
        "you are pregnant", "I'm five months gone.", "I'm five foot tall.",
        needs="the duff|family way|the oven|child|the way|gone|along|pregnant",
    ),
    Rewording(
        "laid-up",
        _WHO + _BE + r"?(?:laid\sup|on\scrutches|in\splaster|in\sa\ssling|in\straction)\b",
        r"\1 am injured.",
        "you are injured", "I'm on crutches.", "I'm on cruises.",
        needs="laid up|crutches|plaster|a sling|traction",
    ),
    Rewording(
        "did-it-in",
        _WHO + r"(?:['’]ve|\shave)?\s(?:did|done|put|pulled|tore|torn|twisted|sprained"
        r"|dislocated|ruptured|broke"
        r"|broken|fractured|cracked|snapped|bruised)\s(?:my|a|an|both\smy|his|her)\s(?:[\w-]+"
        r"\s){0,2}?(?:back"
        r"|knee|ankle|wrist|arm|leg|shoulder|hip|rib|ribs|finger|toe|ligament|tendon|muscle"
        r"|hamstring|achilles"
        r"|elbow|neck|collarbone|foot|hand|thumb|nose)\b",
        r"\1 am injured. \1 have an injury.",
        "you are injured", "I've torn a ligament in my knee.", "I've torn a letter on my knee.",
        needs="back|knee|ankle|wrist|arm|leg|shoulder|hip|rib|finger|toe|ligament|tendon|"
              "muscle|hamstring|achilles|elbow|neck|collarbone|foot|hand|thumb|nose",
    ),
    Rewording(
        "weak-eyes",
        r"\b(?:my|our)\seyes(?:['’]re|\sare|\saren['’]t)\s(?:not\s)?(?:going|bad|weak|failing|poor"
        r"|getting\sworse|what\sthey\s(?:were|used\sto\sbe))\b|\bI(?:['’]ve|\shave)(?:\sgot)?"
        r"\s(?:cataracts"
        r"|glaucoma|macular\sdegeneration|tunnel\svision)\b",
        r"I have poor eyesight. My eyesight is poor.",
        "you have poor eyesight", "I've got cataracts.", "I've got catalogues.",
        needs="eyes|cataracts|glaucoma|macular|tunnel",
    ),
    Rewording(
        "stone-deaf",
        _WHO + r"(?:['’]m|\sam|\sis|['’]s)\s(?:\w+\s)?deaf\sas\sa\spost\b|\bI\s(?:can['’]t"
        r"|cannot)\shear\sa\sthing\b",
        r"I am deaf.",
        "you are deaf", "I'm as deaf as a post.", "I'm as deft as a poet.",
        needs="deaf as|hear a thing",
    ),
    Rewording(
        "needs-specs",
        r"\b(I)\s(?:can['’]t|cannot|couldn['’]t)\s(?:see|read)\s(?:[\w-]+\s){0,3}?without\smy"
        r"\s(?:specs|glasses"
        r"|spectacles|varifocals|reading\sglasses)\b",
        r"I wear glasses. I have poor eyesight.",
        "you wear glasses", "I can't see a thing without my specs.",
        "I can't see a thing without my lamp.",
        needs="without my",
    ),
    Rewording(
        "perfect-eyes",
        r"\b(?:my|our)\s(?:eyesight|eyes|vision|sight)(?:['’]s|\sis|\sare)\s(?:\w+"
        r"\s)?(?:perfect|fine|excellent"
        r"|twenty-twenty|20/20|good|great)\b|\b(?:nothing['’]?s?|there['’]s\snothing|nothing"
        r"\sis)\swrong"
        r"\swith\smy\s(?:eyes|eyesight|sight|vision)\b",
        r"I do not have poor eyesight. My eyesight is not poor. I am not blind.",
        "you have poor eyesight", "There's nothing wrong with my eyes.",
        "There's nothing wrong with my pies.", value=False,
        needs="eyes|vision|sight",
    ),
    Rewording(
        "just-me-at-home",
        r"\b(?:it['’]s|it\sis|there['’]s|there\sis)\s(?:just|only)\s(?:me|myself)\s(?:in"
        r"\s(?:the|this|my)\s"
        r"(?:house|flat|place|cottage|bungalow)|at\shome|here)\b|\bI(?:['’]ve|\shave)(?:\sgot)?"
        r"\sthe\s(?:whole\s)?"
        r"(?:place|house|flat|cottage)\s(?:all\s)?to\smyself\b",
        r"I live alone. I live on my own.",
        "you live alone", "I've got the place to myself.", "I've got the place wrong.",
        needs="just me|just myself|only me|only myself|to myself",
    ),
    Rewording(
        "sinks-like-a-stone",
        r"\b(I|we)\s(?:sink\slike\sa\s(?:stone|brick)|cannot\sswim\sa\sstroke"
        r"|can['’]t\sswim\sa\sstroke"
        r"|never\slearn(?:t|ed)\s(?:how\s)?to\sswim)\b",
        r"\1 cannot swim.",
        "you cannot swim", "I sink like a stone.", "I sink a pint.",
        needs="sink like|swim",
    ),
    Rewording(
        "unpaid-help",
        r"\b(I|we)\s(?:help\sout|lend\sa\shand|work|pitch\sin|help|give\smy\stime)\s(?:[\w'’-]+"
        r"\s){0,5}?(?:for\snothing"
        r"|for\sfree|without\spay|unpaid|free\sof\scharge|without\sbeing\spaid|for\sthe\slove"
        r"\sof\sit)\b",
        r"\1 volunteer. \1 am a volunteer. \1 do voluntary work.",
        "you are a volunteer", "I help out at the fair for nothing.",
        "I help out at the fair for five pounds.",
        needs="for nothing|for free|without pay|unpaid|free of charge|without being paid|"
              "the love",
    ),
    Rewording(
        "passed-on",
        r"\b(my\s(?:wife|husband|partner|mum|dad|mother|father|son|daughter|brother|sister|gran"
        r"|grandad|nan"
        r"|late\s\w+))\s(?:passed\son|passed|is\sno\slonger\swith\sus|is\sno\smore|lost\s(?:his"
        r"|her)\s(?:life"
        r"|fight|battle)|slipped\saway|was\staken\sfrom\s(?:me|us))\b(?!\s(?:her|his|the|a|an"
        r"|on\s(?:the|her|his))\b)",
        r"\1 died.",
        "your wife has died", "My wife passed on two years ago.", "My wife passed her exam.",
        needs="passed|no longer with|is no more|lost|slipped|taken from",
    ),
    Rewording(
        "late-spouse",
        r"\bmy\slate\s(husband|wife|partner|mother|father|son|daughter|brother|sister)\b",
        r"My \1 died.",
        "your wife has died", "My late wife loved it.", "My lazy wife loved it.",
        needs="my late",
    ),
    Rewording(
        "used-to-be-a-member",
        r"\b(I)(?:['’]m|\sam)\sex[\s-](army|navy|military|raf|forces|marines|police)\b",
        r"I was in the \2. I served in the \2. I am a former member of the armed forces.",
        "you are a veteran", "I'm ex-army.", "I'm in an exhibition.",
        needs="ex-|ex ",
    ),
    Rewording(
        "years-served",
        r"\b(I)\s(?:did|spent|served|put\sin)\s(?:\w+\s){1,2}years?\sin\sthe\s(army|navy|raf"
        r"|royal\s\w+|air\sforce"
        r"|marines|forces|military|infantry)\b",
        r"I served in the \2. I was in the \2. I am a former member of the armed forces.",
        "you are a former member of the armed forces", "I did six years in the navy.",
        "I did six years in the nursery.",
        needs="year",
    ),
)  # fmt: skip
