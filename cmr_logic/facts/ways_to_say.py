"""Ways to say one thing in a few words: "marry again", "remarry"."""

from __future__ import annotations

from cmr_logic.records import record


@record(frozen=True, slots=True)
class Ways:
    """Ways to say one thing.

    Args:
        name: a unique name.
        ways: patterns, each of one way.
        fires: a follow-up and a clause that say it in two ways.
        silent: a follow-up that has such words and does not say it, and a clause that does.
    """

    name: str
    ways: tuple[str, ...]
    fires: tuple[str, str]
    silent: tuple[str, str]

    def __hash__(self) -> int:
        return hash(self.name)


def _ways(
    name: str, *ways: str, fires: tuple[str, str], silent: tuple[str, str]
) -> Ways:
    return Ways(name, ways, fires, silent)


_BE = r"(?:are|is|am|was|were|be|been|being|'re|'s)"
_LEAVE = r"(?:leave|leaving|get\s+out\s+of|go\s+out\s+of|go\s+outside)"
_HOME = r"(?:(?:your|their|his|her|the)\s+)?(?:own\s+)?(?:home|house)\b"
_NOBODY = r"(?:nobody|no\s+one|no-one)"
_SERVICES = r"(?:armed\s+(?:forces|services)|forces|military|army|navy|air\s+force)"
_PAST = r"(?:\s+in\s+the\s+past|\s+before)?"

WAYS: tuple[Ways, ...] = (
    # people and how they live
    _ways("remarry", r"re-?marr(?:y|ied|ies|ying)\b",
          r"(?:marr(?:y|ied|ies|ying)|got\s+married|get\s+married)\s+(?:again|once\s+more"
          r"|a\s+second\s+time|someone\s+(?:else|new))\b",
          fires=("Did you marry again?", "you have remarried"),
          silent=("Did you marry in May?", "you have remarried")),
    _ways("pregnant", r"pregnant\b(?!\s+with)", r"expecting\s+(?:a|your\s+\w+|another)\s+(?:baby|child)\b"
          r"|(?:going\s+to\s+have|having)\s+a\s+(?:baby|child)\b|in\s+pregnancy\b"
          r"|expecting(?=\s*[?.]?\s*$)|expecting(?=\s+or\s)",
          fires=("Are you expecting a baby?", "you are pregnant"),
          silent=("Are you expecting a parcel?", "you are pregnant")),
    _ways("married", r"married\b(?!\s+(?:to|again|in|or|for)\b)",
          r"have\s+(?:got\s+)?(?:a\s+)?(?:husband\s+or\s+(?:a\s+)?wife|wife\s+or\s+(?:a\s+)?husband"
          r"|spouse)\b(?!\s+(?:or|who|that|with)\b)",
          fires=("Do you have a husband or wife?", "you are married"),
          silent=("Do you have a wife who rows?", "you are married")),
    _ways("single", r"unmarried\b|not\s+married\b", r"single(?=\s*[?.]?\s*$)",
          fires=("Is your son single?", "the child is unmarried"),
          silent=("Do you have a single bed?", "the child is unmarried")),
    _ways("in-couple", r"married\s+or\s+in\s+a\s+civil\s+partnership\b",
          r"have\s+(?:a\s+)?(?:spouse|husband,?\s+wife|husband\s+or\s+wife)\s*,?\s+or\s+(?:a\s+)?"
          r"civil\s+partner\b",
          fires=("Do you have a spouse or civil partner?",
                 "you are married or in a civil partnership"),
          silent=("Do you have a civil partner?", "you are married or in a civil partnership")),
    _ways("cohabiting", r"cohabit(?:s|ing|ed)?\b",
          r"living\s+(?:together\s+)?(?:with\s+(?:a|your|someone\s+as\s+(?:a|your))\s+(?:\w+\s+)?partner"
          r"|(?:together\s+)?as\s+(?:a\s+couple|(?:husband|man)\s+and\s+wife))\b",
          fires=("Are you living with a new partner?", "you are cohabiting"),
          silent=("Are you living with a friend?", "you are cohabiting")),
    _ways("single-parent", r"(?:single|lone)\s+parents?\b",
          r"(?:raising|bringing\s+up)\s+(?:(?:a|the|your)\s+)?(?:child(?:ren)?|kids?)\s+"
          r"(?:alone|on\s+your\s+own|by\s+yourself)\b",
          fires=("Are you raising a child on your own?", "you are a single parent"),
          silent=("Are you raising a flag alone?", "you are a single parent")),
    _ways("parent", r"parents?\b", r"(?:mother|father|mum|dad|mom)\s+or\s+(?:(?:your|the|a|her|his)\s+)?"
          r"(?:mother|father|mum|dad|mom)\b",
          fires=("Are you the child's mother or father?", "you are the child's parent"),
          silent=("Are you the child's mother?", "you are the child's parent")),
    _ways("spouse", r"spouses?\s+of\b|(?:husband|wife)\s+of\b(?!\s+yours)",
          r"married\s+to\b(?:\s+one\s+of\b)?",
          fires=("Are you married to a trustee?", "you are spouses of trustees"),
          silent=("Are you married?", "you are spouses of trustees")),
    _ways("orphan", r"orphan(?:s|ed)?\b",
          r"(?:with|have|has)\s+no\s+(?:living\s+)?parents(?:\s+(?:alive|living))?\b"
          r"|(?:lost|are)\s+both\s+(?:your\s+)?parents(?:\s+dead)?\b",
          fires=("Have you lost both your parents?", "you are an orphan"),
          silent=("Have you met both your parents?", "you are an orphan")),
    _ways("veteran", r"veterans?\b|ex-(?:service(?:men|man|women|woman)?|forces)\b",
          rf"(?:served|serve|been)\s+in\s+the\s+{_SERVICES}{_PAST}\b"
          rf"|used?\s+to\s+(?:be|serve)\s+in\s+the\s+{_SERVICES}\b",
          fires=("Did you serve in the army?", "you are a veteran"),
          silent=("Did you serve on a jury?", "you are a veteran")),
    _ways("military", r"(?:the\s+)?armed\s+(?:forces|services)\b|the\s+military\b|the\s+forces\b",
          r"military\s+service\b",
          fires=("Are you coming out of military service?", "you are leaving the armed forces"),
          silent=("Are you a military fan?", "you are leaving the armed forces")),
    _ways("homeless", r"homeless\b|roofless\b",
          r"without\s+a\s+(?:home|roof\s+over\s+your\s+head)\b|(?:have|got)\s+nowhere\s+to\s+(?:live|stay"
          r"|sleep)\b|(?:have|with)\s+no\s+(?:home|fixed\s+abode)\b|sleeping\s+(?:rough|on\s+the\s+streets?)\b",
          fires=("Are you without a home?", "you are homeless"),
          silent=("Are you without a home help?", "you are settled")),
    _ways("housebound", r"housebound\b|house-bound\b",
          rf"unable\s+to\s+{_LEAVE}\s+{_HOME}|(?:can\s?not|can(?:'|’)t|never|not\s+able\s+to)\s+{_LEAVE}\s+{_HOME}"
          rf"|impossible\s+for\s+you\s+to\s+{_LEAVE}\s+{_HOME}|stuck\s+(?:at\s+home|indoors)\b"
          rf"|confined\s+to\s+{_HOME}",
          fires=("Are you unable to leave your home?", "you are housebound"),
          silent=("Are you unable to leave your job?", "you are housebound")),
    _ways("jobless", r"out\s+of\s+work\b|(?:without|not\s+in)\s+(?:work|a\s+job)\b|unemployed\b",
          r"jobless\b|unemployed\b|out\s+of\s+a\s+job\b|have\s+no\s+(?:job|work)\b|without\s+a\s+job\b"
          r"|between\s+jobs\b|out\s+of\s+work\b",
          fires=("Are you unemployed?", "you are out of work"),
          silent=("Are you employed?", "you are out of work")),
    _ways("self-employed", r"self-?\s?employed\b|freelance(?:r|rs)?\b",
          r"(?:work|working|works)\s+for\s+(?:yourself|yourselves|himself|herself|themselves)\b"
          r"|(?:run|running|have|own)\s+(?:your|a)\s+(?:own\s+business|business\s+of\s+your\s+own)\b"
          r"|your\s+own\s+boss\b",
          fires=("Do you work for yourself?", "you are self-employed"),
          silent=("Do you work for a firm?", "you are self-employed")),
    _ways("carer", r"carers?\b(?!\s+(?:of|for)\b)|caregivers?\b",
          r"(?:care|caring|cares|look|looking|looks)\s+(?:for|after)\s+(?:someone|somebody|a\s+(?:sick|disabled"
          r"|frail|elderly)\s+\w+)\b",
          fires=("Do you care for someone?", "you are a carer"),
          silent=("Do you care for cheese?", "you are a carer")),
    _ways("had-baby", r"(?:had|have|having)\s+(?:had\s+)?(?:a|your|the)\s+baby\b",
          r"(?:given?|gave)\s+birth\b|bec(?:o|a)me\s+a\s+mother\b",
          fires=("Did you give birth in May?", "you have had a baby in the past year"),
          silent=("Did you give a party?", "you have had a baby in the past year")),
    _ways("premature", r"born\s+(?:too\s+)?early\b|born\s+before\s+(?:its|the)\s+(?:due\s+)?date\b",
          r"premature\b|born\s+prematurely\b|pre-?term\b",
          fires=("Was your baby premature?", "your baby was born early"),
          silent=("Was your answer quick?", "your baby was born early")),
    _ways("strangers", r"strangers\b|a\s+stranger\b",
          r"(?:people|somebody|someone|anybody|anyone)\s+(?:who\s+|that\s+|whom\s+)?you\s+"
          r"(?:don(?:'|’)t|do\s+not|didn(?:'|’)t|did\s+not|have\s+never|(?:'|’)ve\s+never)\s+"
          r"(?:know|met|meet)\b",
          fires=("Do you like talking to people you don't know?", "you enjoy talking to strangers"),
          silent=("Do you like people you know?", "you enjoy talking to strangers")),
    _ways("at-ease", r"(?:feel|be|are)\s+at\s+(?:your\s+)?ease\b", r"(?:feel|be|are)\s+comfortable\b",
          fires=("Do you feel comfortable on stage?", "you feel at ease on stage"),
          silent=("Is the chair comfortable?", "you feel at ease on stage")),
    _ways("in-family", r"(?:any|a)\s+member\s+of\s+your\s+(?:close\s+|immediate\s+)?family\b|a\s+family\s+member\b",
          r"(?:someone|somebody|anyone|anybody)\s+in\s+your\s+(?:close\s+|immediate\s+)?family\b",
          fires=("Is it owned by someone in your family?", "a member of your family owns it"),
          silent=("Is it the best in your family?", "a member of your family owns it")),
    _ways("close-relative", r"(?:a|any)\s+close\s+(?:relative|relation)\b|close\s+family\b",
          r"(?:someone|somebody|anyone|anybody)\s+in\s+your\s+(?:close|immediate)\s+family\b",
          fires=("Did someone in your close family die?", "a close relative has died"),
          silent=("Did a close friend die?", "a close relative has died")),
    _ways("own-language", r"(?:first|native)\s+language\b", r"mother\s+tongue\b",
          fires=("Is Welsh your mother tongue?", "your first language is Welsh"),
          silent=("Is your mother Welsh?", "your first language is Welsh")),
    # where
    _ways("abroad", r"abroad\b|overseas\b",
          r"(?:outside|out\s+of)\s+(?:the|your|this)\s+country\b|in\s+(?:another|a\s+foreign)\s+country\b"
          r"|in\s+foreign\s+parts\b|abroad\b",
          fires=("Are you outside the country?", "you are abroad"),
          silent=("Are you out in the country?", "you are abroad")),
    _ways("elsewhere", r"elsewhere\b",
          r"(?:from\s+|in\s+|at\s+)?(?:somewhere|anywhere)\s+(?:other\s+than\s+(?:here|this\s+\w+)|else)\b"
          r"|(?:from|in|at)\s+another\s+(?:place|shop|seller|school|firm|company|bank)\b",
          fires=("Did you buy it from somewhere other than here?", "it was bought elsewhere"),
          silent=("Did you buy it here?", "it was bought elsewhere")),
    _ways("underground", r"underground\b", r"(?:below|beneath|under)\s+(?:the\s+)?ground\b",
          fires=("Was the leak below ground?", "the leak was underground"),
          silent=("Was the leak at ground level?", "the leak was underground")),
    _ways("on-foot", r"on\s+foot\b", r"walk(?:ing|ed)?\b(?!\s+\d|\s+(?:without|unaided|with|up)\b)",
          fires=("Will you walk there?", "you arrive on foot"),
          silent=("Will you walk 200 metres?", "you arrive on foot")),
    _ways("in-daytime", r"(?:during|in|by)\s+the\s+day\b(?!\s+(?:of|on|before|after)\b)",
          r"(?:in|during)\s+(?:the\s+)?daytime\b|in\s+daylight(?:\s+hours)?\b",
          fires=("Is there somebody in in the daytime?", "you are in during the day"),
          silent=("Is the daytime fare low?", "you are in during the day")),
    _ways("midnight", r"midnight\b", r"(?:twelve|12)(?:\s+o(?:'|’)clock)?\s+at\s+night\b",
          fires=("Does it last beyond twelve at night?", "it lasts beyond midnight"),
          silent=("Does it last twelve nights?", "it lasts beyond midnight")),
    # states of things
    _ways("out-of-order", r"out\s+of\s+(?:order|action|service)\b|broken\s+down\b|faulty\b",
          r"(?:has\s+|have\s+)?(?:not|n(?:'|’)t)\s+(?:been\s+)?work(?:ing|ed)?\b(?!\s+(?:for|at|here|there"
          r"|in|as|with|on)\b(?!\s+\d))|(?:has\s+|have\s+)?stopped\s+working\b"
          r"(?!\s+(?:for|at|here|there|in|as|with|on)\b)",
          fires=("Was the lift not working?", "the lift was out of order"),
          silent=("Are you not working here?", "the lift was out of order")),
    _ways("service-down", r"(?<=service\s)(?:was|is|were)\s+down\b|(?<=site\s)(?:was|is)\s+down\b"
          r"|(?<=system\s)(?:was|is)\s+down\b|(?<=line\s)(?:was|is)\s+down\b",
          r"(?:not|n(?:'|’)t)\s+working\b(?!\s+(?:for|at|here|there|in|as|with|on)\b)",
          fires=("Was the site not working?", "the site was down"),
          silent=("Was the clerk not working for us?", "the site was down")),
    _ways("expired", r"(?:has|have|had)\s+(?:run\s+out|expired|lapsed)\b|(?:is|was|are)\s+out\s+of\s+date\b",
          r"out\s+of\s+date\b|expired\b|no\s+longer\s+(?:valid|in\s+date|current)\b|lapsed\b|run\s+out\b",
          fires=("Is your pass out of date?", "your pass has run out"),
          silent=("Is your coat out of fashion?", "your pass has run out")),
    _ways("valid", r"(?:still\s+)?valid\b(?!\s+for)", r"(?:still\s+)?in\s+date\b|unexpired\b",
          fires=("Is your licence in date?", "your licence is still valid"),
          silent=("Is your name in dated ink?", "your licence is still valid")),
    _ways("begun", r"(?:already\s+)?(?:started|begun|begins?|starts?)\b",
          r"(?:already\s+)?(?:under\s?-?way|in\s+progress|going\s+on\s+already)\b",
          fires=("Are the repairs already under way?", "the repairs have already started"),
          silent=("Are the repairs on the way?", "the repairs have already started")),
    _ways("intact", r"intact\b", r"(?:still\s+)?(?:unbroken|undamaged|not\s+broken|in\s+one\s+piece)\b",
          fires=("Is the seal still unbroken?", "the seal is intact"),
          silent=("Is the seal broken?", "the seal is intact")),
    _ways("sealed", r"unopened\b|unused\b|sealed\b",
          r"not\s+(?:yet\s+)?been\s+(?:opened|used)\b|not\s+opened\b",
          fires=("Has the box not been opened?", "the box is unopened"),
          silent=("Has the box been opened?", "the box is unopened")),
    _ways("set-up", r"(?:has\s+been\s+|is\s+)?set\s+up\b", r"in\s+place(?=\s*[?.]?\s*$)",
          fires=("Is your direct debit in place?", "your direct debit has been set up"),
          silent=("Is the rug in place of a mat?", "your direct debit has been set up")),
    _ways("look-after", r"(?:mind|mind(?:s|ing)|tend(?:s|ing)?)\b(?=\s+(?:the|your|a|it)\b)",
          r"(?:look(?:s|ing)?\s+after|car(?:e|es|ing)\s+for|keep(?:s|ing)?\s+an\s+eye\s+on)\b",
          fires=("Will somebody look after your flat?", "you intend someone to mind the flat"),
          silent=("Will somebody look at your flat?", "you intend someone to mind the flat")),
    _ways("someone-else", r"(?:someone|somebody|anyone|anybody)\s+else\b", r"another\s+person\b",
          fires=("Will another person mind it?", "someone else minds it"),
          silent=("Will a person mind it?", "someone else minds it")),
    _ways("demolish", r"(?:demolish(?:es|ed|ing)?|demolition)\b",
          r"(?:knock|knocked|knocking|pull|pulled|pulling|tear|torn|tearing)\s+(?:\w+\s+){0,2}?down\b"
          r"|(?:to\s+be\s+)?demolished\b",
          fires=("Will you knock down a wall?", "you want to demolish part of it"),
          silent=("Will you knock at a wall?", "you want to demolish part of it")),
    _ways("tell", r"(?:tell|told|telling|inform(?:s|ed|ing)?|notif(?:y|ied|ying))\s+(?:us|them|your\s+\w+|the\s+\w+)\b",
          r"let(?:ting)?\s+(?:us|them|your\s+\w+|the\s+\w+)\s+know\b",
          fires=("Did you let us know beforehand?", "you told us first"),
          silent=("Did you let us in?", "you told us first")),
    _ways("beforehand", r"first(?=\s*[?.]?\s*$|\n)", r"beforehand\b|in\s+advance\b|ahead\s+of\s+time\b",
          fires=("Did you tell us beforehand?", "you told us first"),
          silent=("Did you tell us the first time?", "you told us later")),
    _ways("before", r"before(?=\s*[?.]?\s*$|\n)", r"(?:at\s+any\s+time\s+)?in\s+the\s+past(?=\s*[?.]?\s*$)"
          r"|(?:once|ever)\s+already\b|previously\b|in\s+earlier\s+(?:years|times)\b",
          fires=("Did you own a home in the past?", "you have owned a home before"),
          silent=("Did you own a home in the past year?", "you have owned a home before")),
    _ways("defer", r"(?:defer(?:s|red|ring)?|deferral|postpon(?:e|es|ed|ing))\b",
          r"(?:put(?:ting)?\s+(?:\w+\s+)?off|delay(?:ed|ing)?|postponed?)\b",
          fires=("Did you put off your start?", "you have deferred before"),
          silent=("Did you put on a coat?", "you have deferred before")),
    _ways("beyond-repair", r"beyond\s+(?:economic(?:al)?\s+)?repair\b",
          r"(?:can\s?not|can(?:'|’)t|impossible\s+to)\s+(?:be\s+)?(?:repair(?:ed)?|fix(?:ed)?|mend(?:ed)?)\b"
          r"|too\s+(?:badly\s+)?(?:broken|damaged|old)\s+to\s+(?:be\s+)?(?:repair|fix|mend)(?:ed)?\b",
          fires=("Is it impossible to repair the oven?", "the oven is beyond repair"),
          silent=("Is it possible to repair the oven?", "the oven is beyond repair")),
    _ways("unpaid", r"unpaid\b|outstanding\b|overdue\b|ow(?:e|es|ed|ing)\b",
          r"still\s+to\s+(?:be\s+paid|pay)\b|yet\s+to\s+(?:be\s+paid|pay)\b"
          r"|not\s+(?:yet\s+)?(?:been\s+)?paid(?:\s+yet)?\b|(?:still\s+)?unpaid\b|(?:still\s+)?owing\b",
          fires=("Is your fee still to be paid?", "your fee is unpaid"),
          silent=("Is your fee to be paid in May?", "your fee is unpaid")),
    _ways("in-debt", r"ow(?:e|es|ed|ing)\s+(?:(?:us|them|the\s+\w+)\s+)?(?:any\s+)?money\b",
          r"in\s+debt\b(?:\s+to)?",
          fires=("Are you in debt to us?", "you owe us money"),
          silent=("Are you in to us?", "you owe us money")),
    _ways("behind", r"overdue\b|in\s+arrears\b", r"(?:behind|late)\s+(?:on|with)\b|in\s+arrears\b",
          fires=("Are you behind on a loan?", "a loan is overdue"),
          silent=("Are you behind a wall?", "a loan is overdue")),
    _ways("earlier", r"(?:an?\s+)?(?:earlier|previous)\b",
          fires=("Is a previous loan open?", "an earlier loan is open"),
          silent=("Is a new loan open?", "an earlier loan is open")),
    _ways("full", r"full\b(?!\s*-?\s*(?:time|fare|price|name|year|set|amount))",
          r"(?:at|reached)\s+(?:full\s+)?capacity\b|no\s+(?:room|space|seats?|places?)\s+left\b|packed\s+out\b",
          fires=("Has the lounge reached capacity?", "the lounge is full"),
          silent=("Has the lounge a large capacity?", "the lounge is full")),
    _ways("overcrowded", r"over-?crowded\b",
          r"too\s+many\s+people\s+(?:living|who\s+live)?\s*(?:in|for)\b|too\s+(?:small|crowded)\s+for\b",
          fires=("Are there too many people living in your home?", "your home is overcrowded"),
          silent=("Are there many people in your home?", "your home is overcrowded")),
    _ways("unoccupied", r"unoccupied\b|(?:stood\s+|been\s+|is\s+|was\s+)?empty\b|vacant\b",
          rf"{_NOBODY}\s+(?:(?:has|have|had|been|was|is)\s+)*(?:liv(?:ed|ing|es?)|stay(?:ed|ing))\b"
          r"(?:\s+(?:in\s+(?:it|your\s+home|the\s+\w+)|there)\b)?|unoccupied\b|vacant\b|uninhabited\b",
          fires=("Has nobody lived there for a year?", "the home has been empty for a year"),
          silent=("Has nobody called there for a year?", "the home has been empty for a year")),
    _ways("total-loss", r"(?:declared\s+)?(?:a\s+)?total\s+loss\b", r"written\s+off\b|a\s+write-?\s?off\b",
          fires=("Has your car been written off?", "your car is a total loss"),
          silent=("Has your name been written down?", "your car is a total loss")),
    _ways("missing", r"missing\b", r"(?:come|came|fallen|torn|gone)\s+(?:off|away)\b|no\s+longer\s+there\b",
          fires=("Has the label come off the box?", "the label is missing"),
          silent=("Has the label come in a box?", "the label is missing")),
    _ways("removed", r"removed\b", r"(?:taken|scratched|cut|torn|peeled|pulled)\s+(?:off|away|out)\b",
          fires=("Was the number taken off?", "the number has been removed"),
          silent=("Was the number taken down?", "the number has been removed")),
    _ways("undecided", r"(?:waiting|awaiting)\s+(?:for\s+|on\s+)?(?:an?\s+|the\s+|your\s+|our\s+)?(?:\w+\s+)?"
          r"(?:decision|answer|ruling)\b",
          r"(?:still\s+)?(?:undecided|pending)\b|(?:not|n(?:'|’)t)\s+(?:yet\s+)?(?:been\s+)?(?:decided|ruled\s+on)\b",
          fires=("Is your claim still undecided?", "you are waiting for a decision on a claim"),
          silent=("Is your claim new?", "you are waiting for a decision on a claim")),
    _ways("awaiting", r"(?:awaiting|waiting\s+for)\b", r"(?:due|about|going)\s+(?:to\s+be|for)\b",
          fires=("Is the hut due to be demolished?", "the hut is awaiting demolition"),
          silent=("Is the fee due?", "the hut is awaiting demolition")),
    _ways("accepted", r"agree[sd]?(?=\s*[?.]?\s*$|\n)|given\s+(?:\w+\s+)?(?:leave|permission|consent)\b|consented\b",
          r"(?:say|said|says)\s+yes\b|allow(?:ed|s)?\s+it\b|(?:gave|given?)\s+(?:\w+\s+)?(?:leave|permission|consent"
          r"|the\s+go-ahead)\b",
          fires=("Did the officer say yes?", "the officer has agreed"),
          silent=("Did the officer say that?", "the officer has agreed")),
    _ways("no-fault", r"(?:through|by)\s+no\s+fault\s+of\s+(?:your|their|his|her)\s+own\b",
          r"for\s+(?:a\s+)?reasons?\s+that\s+(?:were|was|are|is)\s+not\s+(?:your|their)\s+(?:own\s+)?fault\b"
          r"|and\s+it\s+was\s+not\s+your\s+(?:own\s+)?fault\b|without\s+its\s+being\s+your\s+fault\b",
          fires=("Did it end for reasons that were not your fault?",
                 "it ended through no fault of your own"),
          silent=("Did it end for good reasons?", "it ended through no fault of your own")),
    _ways("voluntarily", r"voluntarily\b|of\s+your\s+own\s+(?:accord|free\s+will|choice)\b|by\s+choice\b",
          r"(?:by\s+)?your\s+own\s+choice\b|of\s+your\s+own\s+(?:accord|free\s+will)\b|by\s+choice\b",
          fires=("Was it your own choice to leave?", "you left voluntarily"),
          silent=("Was it your own house?", "you left voluntarily")),
    _ways("deliberately", r"on\s+purpose\b|deliberate(?:ly)?\b|intentional(?:ly)?\b|wil?lful(?:ly)?\b",
          r"on\s+purpose\b|deliberate(?:ly)?\b|intentional(?:ly)?\b",
          fires=("Did you break it deliberately?", "you broke it on purpose"),
          silent=("Did you break it?", "you broke it on purpose")),
    _ways("fail-to", r"fail(?:s|ed)?\s+to\b", r"(?:fall|fell|falls|fallen)\s+short\s+of\b",
          fires=("Did you fall short of four races?", "you fail to row four races"),
          silent=("Did you fall in the short race?", "you fail to row four races")),
    _ways("give-up", r"stop(?:ped|s|ping)?\b(?=\s+\w+ing\b)|quit\b", r"g(?:ive|ave|iven|iving)\s+up\b",
          fires=("Did you give up smoking?", "you stopped smoking"),
          silent=("Did you give up your seat?", "you sat")),
    _ways("evict", r"evict(?:ed|s|ion)\b", r"(?:put|thrown|turned|kicked|made\s+to\s+move)\s+out\b",
          fires=("Were you thrown out of a flat?", "you have been evicted from a flat"),
          silent=("Were you put through?", "you have been evicted from a flat")),
    _ways("dropout", r"(?:school\s+|college\s+)?drop-?\s?outs?\b",
          r"drop(?:ped|s|ping)?\s+out\s+of\s+(?:school|college|university)\b",
          fires=("Did you drop out of school?", "you are a school dropout"),
          silent=("Did you drop a pen at school?", "you are a school dropout")),
    _ways("come-back", r"(?:come|came|comes)\s+back\b", r"return(?:ed|s)?(?=\s*[?.]?\s*$)|re-?appear(?:ed|s)?\b",
          fires=("Did the fault return?", "the fault has come back"),
          silent=("Did you return the boat?", "the fault has come back")),
    _ways("move-out", r"move[sd]?\s+out\b", r"(?:left|leave|leaves)\s+(?:your|the)\s+(?:home|house|flat)\b",
          fires=("Did your partner leave your home?", "your partner moves out"),
          silent=("Did your partner leave the club?", "your partner moves out")),
    _ways("no-longer-in", r"(?:leaves?|left)\s+(?=your\b|the\b|our\b|their\b|school\b|work\b|care\b)",
          r"no\s+longer\s+(?:in|at|with|on)\s+(?=your\b|the\b|our\b|their\b|school\b|work\b|care\b)",
          fires=("Is your child no longer in your care?", "your child leaves your care"),
          silent=("Is your child longer than a cot?", "your child leaves your care")),
    _ways("free-of-charge", r"free\s+of\s+charge\b|at\s+no\s+(?:cost|charge)\b|costs?\s+nothing\b",
          r"free\b(?=\s*[?.]?\s*$|\s+to\s)|(?:cost|costs)\s+nothing\b|for\s+nothing\b",
          fires=("Does entry cost nothing?", "entry is free of charge"),
          silent=("Are you free on Monday?", "entry is free of charge")),
    _ways("sole", r"sole\b|only\s+(?=owner|tenant|parent|carer|adult)", r"only\b(?=\s+\w)|sole\b",
          fires=("Are you its only owner?", "you are its sole owner"),
          silent=("Are you one of its owners?", "you are its sole owner")),
    _ways("accompanying", r"accompany(?:ing)?\b|accompanied\s+by\b", r"bring(?:ing)?\s+along\b",
          fires=("Are you bringing along a child?", "you are accompanying a child"),
          silent=("Are you bringing lunch?", "you are accompanying a child")),
    _ways("afford", r"(?:support|keep)\s+yourself\b", r"pay\s+your\s+(?:own\s+)?way\b|live\s+on\s+your\s+own\s+money\b",
          fires=("Can you pay your way?", "you can support yourself"),
          silent=("Can you pay your bill?", "you can support yourself")),
    _ways("without-working", r"without\s+working\b", r"without\s+(?:taking\s+a\s+job|having\s+to\s+work|a\s+job)\b",
          fires=("Can you live here without taking a job?", "you can live here without working"),
          silent=("Can you live without tea?", "you can live here without working")),
    _ways("lives-here", r"residents?\b(?!\s+(?:of|in)\b)", r"live\s+(?:here|locally|in\s+the\s+(?:area|town|village"
          r"|district|borough|parish|city))\b",
          fires=("Do you live in the area?", "you are residents"),
          silent=("Do you live in a tent?", "you are residents")),
    _ways("our-staff", r"(?:our\s+)?(?:employees?|staff)\b(?!\s+of)|employed\s+by\s+us\b",
          r"work(?:ing|s|ed)?\s+(?:for|with)\s+us\b|on\s+(?:our|the)\s+(?:staff|payroll)\b",
          fires=("Do you work for us?", "you are our employees"),
          silent=("Do you work with wood?", "you are our employees")),
    _ways("staff-of", r"(?:on\s+the\s+)?staff\s+of\b|employees?\s+of\b|employed\s+by\b(?!\s+(?:us|the\s+employer)\b)",
          r"work(?:s|ing)?\s+for\b(?!\s+(?:us|yourself|your|a|an)\b)",
          fires=("Do you work for Lumen?", "you are staff of Lumen"),
          silent=("Do you work for yourself?", "you are staff of Lumen")),
    _ways("utility-bill", r"(?:an?\s+)?(?:original\s+)?gas(?:\s+bill)?\s*,\s+(?:a\s+)?water(?:\s+bill)?,?\s+or\s+(?:an?\s+)?electricity\s+bill\b",
          r"(?:a\s+)?utility\s+bills?\b",
          fires=("Do you have a utility bill?", "you have a gas, water or electricity bill"),
          silent=("Do you have a restaurant bill?", "you have a gas, water or electricity bill")),
    _ways("edible", r"food\b", r"something\s+to\s+eat\b|something\s+(?:that\s+)?(?:people|you)\s+eat\b|edible\b",
          fires=("Is it something to eat?", "it is food"),
          silent=("Is it something to wear?", "it is food")),
)
