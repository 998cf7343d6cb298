"""Words of which one or the other holds: "Is the seal **intact**?" of "the seal is broken"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache, lru_cache

from cmr_logic.records import record
from cmr_logic.text.patterns import compiled


@record(frozen=True, slots=True)
class Contraries:
    """Two sides of one matter, of which just one is so.

    Args:
        name: a unique name.
        one: the words of one side, as a regular expression.
        other: those of the other.
        fires: a follow-up and a statement that say the two of them.
        silent: a follow-up and a statement that have such words and do not.
    """

    name: str
    one: str
    other: str
    fires: tuple[str, str]
    silent: tuple[str, str]


def _words(alternatives: str) -> re.Pattern[str]:
    return compiled(rf"\b(?:{alternatives})\b")


def _pair(
    one: str, other: str, fires: tuple[str, str], silent: tuple[str, str], name: str = ""
) -> Contraries:
    first = name or f"{one.partition('|')[0]}-{other.partition('|')[0]}"
    return Contraries(first, one, other, fires, silent)


# fmt: off
CONTRARIES: tuple[Contraries, ...] = (
    _pair("intact", "broken|damaged|torn|cracked",
          ("Is the seal intact?", "the seal is broken"),
          ("Is the seal intact?", "the seal is yours")),
    _pair(r"(?:do|does)\s+(?:you|they|he|she|it|your\s+\w+)\s+(?:still\s+)?have|still\s+have"
          "|still\\s+got|kept|keep", "lost|lose|loses|mislaid|thrown\\s+away",
          ("Do you still have your card?", "you have lost your card"),
          ("Have you had your card taken?", "you have lost your card"), "kept-lost"),
    _pair(r"outside\s+(?:of\s+)?(?:the|your|this|any|an?(?!\s+lot)|[a-z]+shire)|outside\s+[A-Z]\w+",
          r"(?:in|inside|within|one\s+of|residents?\s+of)(?!\s+(?:another|a\s+(?:different|foreign))\b)",
          ("Do you live outside the zone?", "you live in the zone"),
          ("Do you work outside a lot?", "you work in winter"), "outside-inside"),
    _pair(r"outside\s+(?:of\s+)?(?:\w+\s+){1,6}?(?:period|season|months?|hours|dates|terms?)",
          r"between|from\s+\w+\s+(?:to|until)|during",
          ("Do you sail outside the May to July period?", "you sail from May to July"),
          ("Do you sail outside for a period?", "you sail out of the harbour"), "outside-during"),
    _pair("open", "closed|shut", ("Is the gate open?", "the gate is closed"),
          ("Is the gate open?", "the gate is green")),
    _pair("alive|living", "dead|died|deceased", ("Is your father alive?", "your father has died"),
          ("Is your father at home?", "your father has died")),
    _pair("full-time|full\\s+time", "part-time|part\\s+time",
          ("Do you work full-time?", "you work part-time"),
          ("Do you work all the time?", "you work part-time"), "full-part"),
    _pair("permanent|permanently", "temporary|temporarily",
          ("Is your job permanent?", "your job is temporary"),
          ("Is your job paid?", "your job is temporary")),
    _pair("indoors|inside", "outdoors|outside", ("Do you keep it indoors?", "you keep it outdoors"),
          ("Do you keep it clean?", "you keep it outdoors")),
    _pair("pass|passed", "fail|failed", ("Did you pass the test?", "you failed the test"),
          ("Did you take the test?", "you failed the test")),
    _pair(r"accept(?:s|ed)?|approve[sd]?|t(?:ake|akes|ook|aken)(?!\s+part)",
          r"refuse[sd]?|reject(?:s|ed)?|decline[sd]?|turn(?:s|ed)?\s+(?:\w+\s+){0,2}?down",
          ("Was your claim accepted?", "your claim was refused"),
          ("Was your claim late?", "your claim was refused"), "accepted-refused"),
    _pair("on\\s+time|in\\s+time",
          r"late|overdue|after\s+(?:\w+\s+){1,4}?(?:started|starts|begun|began|begins)",
          ("Did you pay on time?", "you paid late"),
          ("Did you pay in cash?", "you paid late"), "timely-late"),
    _pair("alone|on\\s+your\\s+own|by\\s+yourself",
          r"with\s+(?:someone|somebody|another|anyone|other)"
          r"|(?:any|some)(?:one|body)\s+(?:else\s+)?\w+\s+with\b",
          ("Do you live alone?", "you live with another adult"),
          ("Do you live in a flat?", "you live with another adult"), "alone-together"),
    _pair("legal|legally|lawful|lawfully", "illegal|illegally|unlawful|unlawfully",
          ("Did you enter legally?", "you entered illegally"),
          ("Did you enter by sea?", "you entered illegally")),
    _pair("eligible", "ineligible", ("Are you eligible?", "you are ineligible"),
          ("Are you able?", "you are ineligible")),
    _pair("complete", r"incomplete|(?:any|some)thing\s+missing|missing\s+anything",
          ("Is the form complete?", "the form is incomplete"),
          ("Is the form blue?", "the form is incomplete")),
    _pair("correct|accurate", "incorrect|inaccurate|wrong",
          ("Was the name correct?", "the name was wrong"),
          ("Was the name long?", "the name was wrong")),
    _pair("valid|current|in\\s+date", "invalid|expired|out\\s+of\\s+date",
          ("Is your pass valid?", "your pass has expired"),
          ("Is your pass new?", "your pass has expired")),
    _pair("active", "inactive|dormant", ("Is the account active?", "the account is dormant"),
          ("Is the account yours?", "the account is dormant")),
    _pair("dependent", "independent", ("Is the child dependent?", "the child is independent"),
          ("Is the child at school?", "the child is independent")),
    _pair("present", "absent", ("Were you present?", "you were absent"),
          ("Were you early?", "you were absent")),
    _pair(r"occupied|lived\s+in|(?:anybody|anyone|somebody|someone)\s+(?:(?:is|be|being)\s+)?"
          r"(?:at\s+home|in(?=\s+(?:during|all|by)\b|\s*[?.]?\s*$))|(?:anybody|anyone|somebody|someone)\s+(?:living|lives?)\s+in",
          "empty|vacant", ("Is the house occupied?", "the house is empty"),
          ("Is the house new?", "the house is empty"), "occupied-empty"),
    _pair("included", "excluded", ("Was it included?", "it was excluded"),
          ("Was it large?", "it was excluded")),
    _pair("remembered|remember", "forgot|forgotten|forget",
          ("Did you remember to sign?", "you forgot to sign"),
          ("Did you want to sign?", "you forgot to sign")),
    _pair(r"healthy|well|in\s+good\s+health",
          r"ill|sick|unwell|diseased|infected|(?:bad|poor)\s+health|health\s+(?:is\s+)?(?:bad|poor)",
          ("Is the animal healthy?", "the animal is sick"),
          ("Is the animal tame?", "the animal is sick")),
    _pair("sober", "drunk", ("Were you sober?", "you were drunk"),
          ("Were you late?", "you were drunk")),
    _pair(r"left|finished|quit|given\s+up|retired(?:\s+from)?",
          r"(?:are|is|'re|'s)\s+(?:still\s+|currently\s+)?(?:in|at)|still\s+(?:in|at)"
          r"|(?:still|go\s+on|remain)\s+(?:be\s+)?(?:employed|working|living|enrolled|studying)",
          ("Have you left school?", "you are still at school"),
          ("Have you left your bag?", "you have a bag at school"), "left-in"),
    _pair(r"(?:under|below)\s+(?:\w+\s+){1,3}age",
          r"(?:reached|attained|over|above|past)\s+(?:\w+\s+){1,3}age",
          ("Are you under pension age?", "you have reached pension age"),
          ("Are you of pension age?", "you have reached pension age")),
    _pair(r"(?<!all )(?:room|spaces?|places?|seats?|tickets?|vacanc(?:y|ies))\s+"
          r"(?:still\s+|are\s+|is\s+)*"
          r"(?:left|available|free|in|on|at)\b|not\s+yet\s+full|still\s+(?:a\s+)?(?:room|space)",
          r"full(?!\s*-?\s*time)|sold\s+out|fully\s+booked|(?:no|any)\s+longer\s+available",
          ("Is there a seat left on the boat?", "the boat is full"),
          ("Is there a seat on the full cheque?", "the boat is new"), "room-full"),
    _pair("missing\\s+from|left\\s+off|absent\\s+from",
          "(?:named|listed|shown|mentioned|included|entered)\\s+(?:on|in)",
          ("Was the driver missing from the list?", "the driver was named on the list"),
          ("Was the driver new?", "the driver was named on the list"), "missing-named"),
    _pair("out\\s+of\\s+work|unemployed|jobless",
          r"(?:do|does|did|are|is|'re)\s+(?:\w+\s+){0,2}?(?:work|working|employed)"
          r"|(?:had|have|got|in)\s+(?:a\s+|any\s+)?(?:paid\s+)?(?:job|work)\b",
          ("Are you out of work?", "you do work at all"),
          ("Are you out of town?", "you do work at all"), "idle-working"),
    _pair("fixed", "broken", ("Is the lock fixed?", "the lock is broken"),
          ("Is the lock old?", "the lock is broken")),
    _pair(r"in\s+(?:full\s+|good\s+|perfect\s+)?working\s+order|fault-free"
          r"|in\s+(?:good|sound|perfect)\s+(?:repair|condition|order)",
          "faulty|defective|broken|damaged|out\\s+of\\s+order",
          ("Is the kettle in working order?", "the kettle is faulty"),
          ("Is the work in order?", "the kettle is faulty"), "working-faulty"),
    _pair("clean", "dirty|filthy|polluted|contaminated|soiled",
          ("Is the water dirty?", "the water is clean"),
          ("Is the water deep?", "the water is clean")),
    _pair(r"(?<!to )(?<!to be )(?:paid|repaid|pay|repay)|settled?|cleared",
          r"owes?|owed|owing|outstanding",
          ("Is the loan still outstanding?", "you have repaid the loan"),
          ("Is the loan a large one?", "you have repaid the loan"), "paid-owing"),
    _pair("agrees?|agreed|consents?|consented|willing", "objects?|objected|refuses?|refused",
          ("Does your landlord object?", "your landlord agrees"),
          ("Does your landlord know?", "your landlord agrees"), "agree-object"),
    _pair(r"(?:refused?|refuses|denied|withheld)\s+(?:\w+\s+){0,2}?"
          r"(?:permission|consent|approval|permit|licen[cs]e|leave)",
          r"(?:have|has|got|gave|given|granted|with)\s+(?:\w+\s+){0,2}?"
          r"(?:permission|consent|approval|permit|licen[cs]e|leave)",
          ("Did the council refuse permission?", "the council has given you permission"),
          ("Did the council refuse rubbish?", "the council has given you permission"),
          "refused-granted"),
    _pair(r"return(?:ed)?|s(?:end|ent)\s+(?:\w+\s+){0,2}back|g(?:ave|iven?)\s+(?:\w+\s+){0,2}back",
          r"keep|kept|still\s+have", ("Did you keep the goods?", "you returned the goods"),
          ("Did you keep a receipt for what you sent back?", "you sent back the goods"),
          "returned-kept"),
    _pair(r"in\s+arrears|behind\s+(?:with|on)|fallen\s+behind|owes?|owing",
          r"up\s+to\s+date|paid\s+up",
          ("Is the tenant up to date with the rent?", "the tenant is in arrears"),
          ("Is the tenant up to no good?", "the tenant is in arrears"), "behind-up-to-date"),
    _pair("told|informed|notified|knows?|knew", "unaware|ignorant",
          ("Is your employer unaware of it?", "you have told your employer"),
          ("Is your employer abroad?", "you have told your employer"), "told-unaware"),
    _pair("enough|sufficient|adequate",
          r"too\s+(?:small|low|little|few|short)|insufficient|inadequate|short\s+of",
          ("Are your savings too small?", "you have enough savings"),
          ("Are your savings small?", "you have enough savings")),
    _pair(r"before\s+(?:the|its|this)\s+(?:deadline|closing\s+date)", "late|miss|missed",
          ("Did you miss the deadline?", "you applied before the deadline"),
          ("Did you know the deadline?", "you applied before the deadline"), "before-late"),
    _pair(r"(?:lost|lose)\s+(?:your|their|his|her)\s+job|made\s+redundant|laid\s+off",
          r"still\s+(?:have|in)\s+(?:your|their|his|her)\s+(?:old\s+)?job",
          ("Are you still in your job?", "you have lost your job"),
          ("Are you still in your house?", "you have lost your job"), "job-lost"),
    _pair(r"(?:taught|educated|schooled)\s+at\s+home|home-?\s?(?:schooled|educated)",
          r"(?:attends?|at|in|to)\s+(?:a\s+|an\s+\w+\s+)?school",
          ("Is your child taught at home?", "your child attends school"),
          ("Is your child at home?", "your child attends school"), "home-school"),
    _pair(r"arrived?|(?:came|come)(?!\s+(?:off|away|out|loose))|delivered|turned\s+up",
          r"(?:got|get|gone|is|was|been)\s+lost|missing"
          r"|still\s+waiting\s+for", ("Did the parcel get lost?", "the parcel arrived"),
          ("Did you lose the ticket?", "the parcel arrived"), "arrived-missing"),
    _pair(r"sold|given\s+away|scrapped", r"kept|keep|still\s+(?:have|own)",
          ("Have you kept your car?", "you have sold your car"),
          ("Have you cleaned your car?", "you have sold your car")),
    _pair("flooded|under\\s+water", "dry", ("Is the road dry?", "the road is flooded"),
          ("Is the road wide?", "the road is flooded")),
    _pair(r"on\s+(?:a|the|its|their)\s+lead", r"run(?:s|ning)?\s+(?:free|loose)|loose",
          ("Does the dog run free?", "the dog is on a lead"),
          ("Is entry free?", "the dog is on a lead"), "lead-free"),
    _pair(r"running|(?:switched|turned)\s+on", r"(?:switched|turned|is|was)\s+(?:the\s+\w+\s+)?off",
          ("Is the engine switched off?", "the engine is running"),
          ("Is the engine off the ground?", "the engine runs"), "running-off"),
    _pair(r"waterproof|watertight|keeps?\s+(?:the\s+)?(?:water|rain)\s+out"
          r"|keeps?\s+out\s+(?:the\s+)?(?:water|rain)",
          r"leak(?:s|ing|y)?|lets?\s+in\s+(?:the\s+)?(?:water|rain)"
          r"|lets?\s+(?:the\s+)?(?:water|rain)\s+in",
          ("Does the tent let in water?", "the tent is waterproof"),
          ("Does the tent stand by water?", "the tent is waterproof"), "waterproof-leaking"),
    _pair(r"(?:during|in|by)\s+(?:the\s+)?day(?:time)?|in\s+daylight",
          r"at\s+night|by\s+night|after\s+dark|overnight|(?:during|in)\s+the\s+night",
          ("Did it happen at night?", "it happened during the day"),
          ("Did it happen outside?", "it happened during the day"), "day-night"),
    _pair("truth|truthful|truthfully|honest|honestly", "lied?|lies|lying|dishonest|dishonestly",
          ("Did the witness lie?", "the witness told the truth"),
          ("Did the witness sing?", "the witness told the truth")),
    _pair("admits?|admitted", "deny|denies|denied", ("Do you deny it?", "you admit it"),
          ("Do you know it?", "you admit it")),
    _pair("found", "lost|missing", ("Are the keys still missing?", "you found the keys"),
          ("Are the keys new?", "you found the keys")),
    _pair(r"free(?=\s*[?.]?\s*$|\s+of\s+charge|\s+(?:for|to)\b)",
          r"costs?\s+(?:anything|money|something)|charges?\s+for\b|has\s+to\s+be\s+paid\s+for",
          ("Is entry free?", "entry costs anything"), ("Is the entry new?", "entry costs anything"),
          "free-charged"),
    _pair("missing|removed|come\\s+off|fallen\\s+off",
          r"still\s+(?:there|in\s+place|on|attached)|in\s+place|attached",
          ("Is the seal still there?", "the seal is missing"),
          ("Is the seal there a lot?", "the seal is missing"), "missing-there"),
    _pair("strangers?", r"(?:people|somebody|someone)\s+(?:who\s+|that\s+|whom\s+)?you\s+"
          r"(?:already\s+)?know|friends?",
          ("Did you lend it to people you know?", "you lent it to strangers"),
          ("Did you lend it to people?", "you lent it to strangers")),
    _pair(r"(?:in|during)\s+the\s+(?:morning|forenoon)|before\s+(?:noon|midday|lunch|12\s+noon)",
          r"(?:in|during)\s+the\s+(?:afternoon|evening)|after\s+(?:noon|midday|lunch)",
          ("Will you come in the afternoon?", "you come before noon"),
          ("Will you come for afternoon tea?", "you come before noon"), "morning-afternoon"),
    _pair(r"(?:with|from|by)\s+us",
          r"elsewhere|(?:with|from|by)\s+(?:another|a\s+different|some\s+other|a\s+rival)\s+"
          r"(?:company|firm|insurer|bank|provider|supplier|shop|seller|dealer)"
          r"|(?:with|from|by)\s+(?:someone|somebody)\s+else",
          ("Are you insured with another company?", "you are insured with us"),
          ("Are you insured against fire?", "you are insured with us"), "us-elsewhere"),
    _pair(r"first(?=\s*[?.]?\s*$)|beforehand|in\s+advance|up\s*-?front",
          r"(?:afterwards?|later)(?=\s*[?.]?\s*$)|after\s+the\s+event"
          r"|on\s+(?:arrival|the\s+day)|at\s+the\s+door",
          ("Did you tell us afterwards?", "you told us first"),
          ("Did you tell us later news?", "you told us first"), "first-afterwards"),
    _pair(r"(?:your|its|the|his|her|their)\s+(?:only|sole)",
          r"^(?!.*(?:\bnot\b|n['’]t\b|\bno\b|\bwithout\b)).*\b(?:(?:a|any)\s+second"
          r"(?!\s+(?:time|year|term))|another|any\s+other|more\s+than\s+one)",
          ("Do you have a second home?", "it is your only home"),
          ("Do you have a home for a second?", "it is a home"), "only-another"),
    _pair(r"(?:more\s+than|over|at\s+least)\s+\S+\s+(?:miles?|kilometres?|kilometers?|km)"
          r"|far\s+(?:from|away)",
          r"within\s+(?:walking|easy|short)\s+(?:distance|reach)|nearby|close\s+by|near"
          r"|next\s+(?:door\s+)?to",
          ("Do you live near the school?", "you live more than 3 miles from the school"),
          ("Do you live by the school?", "you live more than 3 miles from the school"),
          "far-near"),
    _pair(r"(?:your|his|her|their|its)\s+own",
          r"(?:somebody|someone|anybody|anyone)\s+else(?:'|’)s|another\s+person(?:'|’)s"
          r"|an?\s+(?:friend|neighbour|relative)(?:'|’)s|borrowed|hired|rented",
          ("Do you drive a friend's car?", "you drive your own car"),
          ("Do you drive a fast car?", "you drive your own car"), "own-borrowed"),
    _pair(r"weekdays?|during\s+the\s+week", r"(?:at|over|on|during)\s+(?:the\s+|a\s+)?weekends?"
          r"|saturdays?|sundays?",
          ("Will you come at the weekend?", "you come on a weekday"),
          ("Will you come this week?", "you come on a weekday"), "weekday-weekend"),
    _pair(r"gets?\s+on\s+(?:well\s+)?with|(?:is|are)\s+friendly\s+(?:with|to)",
          r"fights?|quarrels?|aggressive", ("Does it fight with cats?", "it gets on with cats"),
          ("Does it play with cats?", "it gets on with cats"), "friends-foes"),
    _pair("hidden|obscured|out\\s+of\\s+sight",
          r"visible|legible|seen|in\s+(?:plain|clear|full)\s+view",
          ("Could the sign be seen?", "the sign was hidden"),
          ("Could the sign be moved?", "the sign was hidden")),
    _pair(r"(?:at\s+least|more\s+than|over)\s+half|half\s+or\s+more",
          r"(?:less|fewer)\s+than\s+half|under\s+half",
          ("Is less than half of it sold?", "at least half of it is sold"),
          ("Is half of it old?", "at least half of it is sold"), "most-least"),
    _pair(r"electric|electricity|battery(?:-powered)?", "petrol|diesel|gas",
          ("Does the van run on diesel?", "the van is electric"),
          ("Does the van run on time?", "the van is electric")),
    _pair("same", "different", ("Is your name different?", "you have the same name"),
          ("Is your name difficult?", "you have the same name")),
    _pair("won|win|wins", "lost|lose|loses", ("Did you lose the appeal?", "you won the appeal"),
          ("Did you lodge the appeal?", "you won the appeal")),
    _pair(r"leav(?:e|es|ing)|mov(?:e|es|ing)\s+out", r"stay(?:s|ing)?|remain(?:s|ing)?"
          r"|go(?:es|ing)?\s+on\s+liv(?:e|ing)",
          ("Are you moving out of the cabin?", "you are staying in the cabin"),
          ("Are you moving the cabin?", "you are staying in the cabin"), "leave-stay"),
    _pair(r"stay(?:s|ing|ed)?\s+away|keep(?:s|ing)?\s+away|kept\s+away",
          r"c[oa]mes?|attend(?:s|ed|ing)?|go(?:es)?|went|accompan(?:y|ies|ied)",
          ("Will the owner stay away from the show?", "the owner comes to the show"),
          ("Will the owner stay at the show?", "the owner comes to the show"), "away-come"),
    _pair("fully|completely|wholly|entirely", r"(?:only\s+)?part(?:ly|ially)|only\s+in\s+part",
          ("Is the roof only partly insulated?", "the roof is fully insulated"),
          ("Is part of the roof insulated?", "the roof is fully insulated")),
    _pair(r"full(?!\s*-?\s*time)", "temporary|provisional|interim|limited",
          ("Is it only a provisional licence?", "you hold a full licence"),
          ("Is it a provision?", "you hold a full licence"), "full-provisional"),
    _pair(r"honou?rabl[ey]", r"dishonou?rabl[ey]",
          ("Was it an honourable discharge?", "you were discharged dishonourably"),
          ("Was it an honour?", "you were discharged dishonourably"), "honourable-dishonourable"),
    _pair("unpaid|for\\s+nothing|without\\s+pay|voluntary",
          r"(?:get|gets|got|receive|receives|earn|earns)\s+(?:any\s+|some\s+)?(?:money|pay|wages?)",
          ("Do you get any money for the work?", "the work is unpaid"),
          ("Do you get any help with the work?", "the work is unpaid"), "unpaid-earning"),
    _pair(r"(?:has|have|had)\s+(?:your|the|his|her|their)\s+(?:\w+\s+){1,5}?"
          r"(?:stopped|ended|ceased|lapsed|run\s+out)(?=\s*[?.]?\s*$)",
          r"(?:you|he|she|they)\s+(?:still\s+)?(?:get|gets|receives?|claims?)"
          r"|(?:is|are)\s+(?:being\s+)?paid\s+to\s+(?:you|him|her|them)",
          ("Has your Hill Pension stopped?", "you get Hill Pension"),
          ("Has your watch stopped?", "you have a watch"), "stopped-getting"),
    _pair(r"(?:some|any|an)\s*other\s+(?:way|means|method)|(?:in\s+)?a\s+different\s+way",
          r"(?<!than )(?:by|through|via)",
          ("Have you ever paid in some other way?", "you have paid by cheque every month"),
          ("Have you ever paid for the way?", "you have paid by cheque every month"),
          "other-way"),
    _pair(r"of\s+(?:your|his|her|their)\s+own\s+accord|unasked",
          r"(?:on|at)\s+the\s+(?:orders?|instructions?|request|direction|bidding)\s+of",
          ("Did you move it of your own accord?", "you moved it at the request of a warden"),
          ("Did you move your own van?", "you moved it at the request of a warden"),
          "accord-request"),
    _pair(r"outstanding|pending|awaited|not\s+(?:yet\s+)?(?:back|in)",
          r"(?:come|came|been\s+(?:sent|given))\s+(?:back|in|through)|arrived|been\s+"
          r"(?:received|issued|returned|approved|granted|completed)",
          ("Is your test result still pending?", "your test result has come back"),
          ("Is your test result good?", "your test result has come back"), "pending-back"),
    _pair(r"liv(?:e|es|ing|ed)\s+apart", r"liv(?:e|es|ing|ed)\s+(?:together|with|in\s+the\s+same)",
          ("Does your twin live apart from you?", "your twin lives with you"),
          ("Does your twin live in part of it?", "your twin lives with you"), "apart-with"),
)
# fmt: on


@lru_cache(maxsize=4096)
def say_contraries(one: str, other: str) -> bool:
    """Tell whether two texts say the two sides of one matter, each of them one side alone.

    Args:
        one: a text.
        other: another one.

    Example:
        >>> say_contraries("Is the seal intact?", "the seal is broken")
        True
        >>> say_contraries("Is the seal broken or intact?", "the seal is broken")
        False
    """
    return any(sides in _APART for sides in _sides_taken(one, other))


def say_one_side(one: str, other: str) -> bool:
    """Tell whether two texts say one and the same side of a matter, in whatever words.

    Example:
        >>> say_one_side("Is the pass out of date?", "the pass has expired")
        True
    """
    return any(sides in _TOGETHER for sides in _sides_taken(one, other))


def _sides_taken(one: str, other: str) -> Iterator[tuple[tuple[bool, bool], ...]]:
    """Yield for each matter of which sides of it two texts say."""
    if _signs().search(one) is None or _signs().search(other) is None:
        return
    for pair in CONTRARIES:
        yield tuple(
            (_words(pair.one).search(text) is not None, _words(pair.other).search(text) is not None)
            for text in (one, other)
        )


@cache
def _signs() -> re.Pattern[str]:
    """Return what finds any word of any of them: most texts have none."""
    return _words("|".join(each for pair in CONTRARIES for each in (pair.one, pair.other)))


_TOGETHER = (((True, False), (True, False)), ((False, True), (False, True)))
_APART = (((True, False), (False, True)), ((False, True), (True, False)))
