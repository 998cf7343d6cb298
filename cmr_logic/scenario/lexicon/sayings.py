"""How people say what guidance says: a second table of synonyms, of everyday speech.

"…" in a phrase stands for one to three words: "let … know" is in "I let my landlord know".
"""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Synonyms, same

# fmt: off
SAYINGS: tuple[Synonyms, ...] = (
    same(
        "put-aside", "savings|put aside|set aside|put … aside|save up", "you have savings",
        "I have put aside some money.", "I have spent some money.",
    ),
    same(
        "let-know", "tell|let … know|say anything to", "you told your landlord",
        "I let my landlord know.", "I let my landlord sleep.",
    ),
    same(
        "report-to",
        "report|tell … about|inform … of|inform … about|notify … of|notify … about|"
        "let … know about|make … aware of",
        "you reported the leak to the council", "I told the council about the leak.",
        "I told the council a joke.",
    ),
    same(
        "unharmed", "undamaged|unscathed|unharmed|without a scratch|in one piece|intact",
        "your boat is undamaged", "My boat is in one piece.", "My boat is in one harbour.",
    ),
    same(
        "vaccinate", "vaccinate|inoculate|immunise|immunize|jab|vaccination|vaccine",
        "your dog is vaccinated against rabies", "My dog was inoculated against rabies.",
        "My dog was interested in rabbits.",
    ),
    same(
        "allergy", "allergy|allergic", "you are allergic to wasps", "I have an allergy to wasps.",
        "I have an allegory of wasps.",
    ),
    same(
        "asthma", "asthma|asthmatic", "you have asthma", "I am asthmatic.", "I am aesthetic.",
    ),
    same(
        "diabetes", "diabetes|diabetic", "you have diabetes", "I am diabetic.", "I am dietetic.",
    ),
    same(
        "epilepsy", "epilepsy|epileptic", "you have epilepsy", "I am epileptic.",
        "I am elliptic.",
    ),
    same(
        "permission", "permission|consent|approval|authorisation|authorization",
        "you have the permission of the club", "I have the consent of the club.",
        "I have the content of the club.",
    ),
    same(
        "moor", "moor|tie up", "you moor at the pier", "I tie up at the pier.",
        "I sit down at the pier.",
    ),
    same(
        "let-out", "let out|rent out|rent … out|hire out|sublet|lease out",
        "you have let out a room", "I rented out a room.", "I rented a room.",
    ),
    same(
        "redundant",
        "make redundant|lay off|lay … off|laid … off|laid off|let go|let … go",
        "you were made redundant",
        "The mill laid me off.", "The mill paid me off.",
    ),
    same(
        "fill-in", "complete|fill in|fill out|fill … in|fill … out", "you have completed the form",
        "I filled in the form.", "I folded in the form.",
    ),
    same(
        "run-out", "expire|run out|lapse|out of date", "your pass has expired",
        "My pass has run out.",
        "My pass has gone up.",
    ),
    same(
        "crime", "crime|offence|offense", "you have been convicted of an offence",
        "I was convicted of a crime.", "I was reminded of a crime.",
    ),
    same(
        "faulty", "faulty|defective|broken|out of order", "your kettle is faulty",
        "My kettle is broken.", "My kettle is boiling.",
    ),
    same("owing", "debt|owe", "you have debts", "I owe the bank £40.", "I own the bank."),
    same(
        "debt-free", "debt free|debt - free|free of debt|free from debt|clear of debt",
        "you are free of debt", "I am debt free.", "I am in debt.",
    ),
    same(
        "uk", "uk|united kingdom|britain|great britain", "you are leaving the UK",
        "I am leaving Britain.", "I am leaving the choir.",
    ),
    same(
        "usa", "usa|united state|america", "you are touring America",
        "I am touring the United States.", "I am touring the united choirs.",
    ),
    same(
        "for-free", "unpaid|for free|without pay", "your work is unpaid", "My work is for free.",
        "My work is for fun.",
    ),
    same(
        "illness", "illness|disease|sickness|ailment", "you have an illness", "I have a disease.",
        "I have a dispute.",
    ),
    same(
        "staff", "staff|employee|workforce|personnel", "you have employees", "I have some staff.",
        "I have some stuff.",
    ),
    same(
        "eligible", "eligible|qualify|entitled", "you are eligible for the rebate",
        "I qualify for the rebate.", "I quarrel for the rebate.",
    ),
    same(
        "hand-in", "submit|send in|hand in|turn in|lodge",
        "you have submitted the form",
        "I handed in the form.", "I held up the form.",
    ),
    same(
        "put-up-sum", "increase|put up|put … up|bump up", "your rent was increased",
        "My rent was put up.", "My rent was paid up.",
    ),
    same(
        "call-off", "cancel|call off|call … off", "you have cancelled the trip",
        "I called off the trip.", "I talked of the trip.",
    ),
    same(
        "put-off", "postpone|put off|put … off|delay|push back|push … back",
        "you have postponed the trip",
        "I have put off the trip.", "I have paid off the trip.",
    ),
    same(
        "take-part", "take part|participate|join in", "you take part in the trial",
        "I participate in the trial.", "I testify in the trial.",
    ),
    same(
        "choose", "choose|pick|select|opt for", "you have chosen a plan", "I have picked a plan.",
        "I have printed a plan.",
    ),
    same(
        "nonstop", "without stopping|in one go|non-stop|non - stop|without a break|without a rest",
        "you row without stopping", "I row in one go.", "I row in one boat.",
    ),
    same(
        "send-off", "send|post|mail|send off|put … in the post|pop … in the post",
        "you sent the form",
        "I posted the form.", "I pasted the form.",
    ),
    same(
        "one-way", "one-way|one way", "you have a one-way ticket", "I've got a one way ticket.",
        "I've got a ticket.",
    ),
    same("crash", "crash|collision", "you had a crash", "I had a collision.", "I had a crush."),
    same(
        "landlord", "landlord|landlady", "your landlord agreed", "My landlady agreed.",
        "My laundry agreed.",
    ),
    same(
        "lawyer", "lawyer|attorney", "you have a lawyer", "I have an attorney.",
        "I have an atlas.",
    ),
    same("shop", "shop|store", "you have a shop", "I have a store.", "I have a stove."),
    same(
        "childcare", "childcare|child care|child - minding", "you pay for childcare",
        "I pay for child care.", "I pay for skin care.",
    ),
    same(
        "check-over", "inspect|examine|check", "your boiler was inspected",
        "My boiler was examined.", "My boiler was exchanged.",
    ),
    same(
        "throw-out", "evict|throw out|kick out|throw … out|kick … out", "you were evicted",
        "I was kicked out in May.", "I was called out in May.",
    ),
    same(
        "area", "area|neighbourhood|neighborhood|district", "you live in a smoky area",
        "I live in a smoky district.", "I live in a smoky discotheque.",
    ),
)
# fmt: on
