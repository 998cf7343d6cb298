"""What shows that the commonest conditions of rules hold, in turns of more than one statement."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.shown.notation import shows

_DAY = "(Mondays?|Tuesdays?|Wednesdays?|Thursdays?|Fridays?|Saturdays?)"
_PARTED = (
    "(split up|broke up|have split up|have broken up|parted|have parted|are no longer together)"
)
_GEAR = "(racket|bat|clubs|boots|skates|bow|kayak|skis|board|kit|gear|equipment|bike|rod)"

# fmt: off
OF_COMMON_CONDITIONS: tuple[Rewording, ...] = (
    shows(
        "wages-by-the-week",
        "{who}({am}| gets?) (always )?paid (weekly|every week|once a week|by the week"
        "|(on |every )"
        + _DAY + ")|{who} gets? (my|our|his|her) (wages?|pay|money|pay packet|wage packet) {few}"
        "(weekly|every week|once a week|(on |every )" + _DAY + ")|my (wages?|pay|money) (comes?"
        "|goes|lands?) "
        "(in |into my account )?(weekly|every week|once a week|(on |every )" + _DAY + ")",
        "{who} {be} paid weekly",
        "you are paid weekly", "I get my wages every Friday.", "I get my hair done every Friday.",
    ),
    shows(
        "wages-by-the-month",
        "{who}({am}| gets?) (always )?paid (monthly|every month|once a month|by the "
        "month|fortnightly"
        "|every fortnight|every (two|four) weeks)|{who} gets? (my|our|his|her) (salary|wages?"
        "|pay) {few}"
        "(monthly|every month|once a month|every fortnight|on the last day of (the|each|every) "
        "month)"
        "|my (wages?|pay|salary) (comes?|goes|lands?) (in |into my account )?"
        "(monthly|every month|once a month|every fortnight)",
        "{who} {be} not paid weekly",
        "you are paid weekly", "I'm paid every fortnight.", "I'm praised every fortnight.",
        value=False,
    ),
    shows(
        "signature-asked-for",
        "(they|he|she|the (recipient|receiver|company|office|bank|landlord)|someone|somebody) "
        "had to sign for"
        " (it|the (letter|parcel|form|package))",
        "It was sent by recorded delivery. I sent it by recorded delivery",
        "you sent it by recorded delivery", "She had to sign for it at the other end.",
        "She had to sing for it at the other end.",
    ),
    shows(
        "next-door-has-it",
        "(my|our|a|the) ([a-z]+ )?neighbours?( has|'s| have)( got)? (it|the (parcel|package))\\b"
        "|(the )?(people|couple|lady|man|woman|family|lot) next door( has|'s| have)( got)?"
        " (it|the (parcel|package))\\b",
        "The parcel was left with a neighbour. My neighbour has the parcel. It was left with a "
        "neighbour", "the parcel was left with a neighbour", "My neighbour has got it.",
        "My neighbour has got it in for me.",
        unless_there=r"\bin\sfor\sme\b|\bbad(?:ly)?\b|\bmade\b|\beasy\b",
    ),
    shows(
        "owner-of-the-land-says-yes",
        "the (farmer|landowner|owner of the [a-z]+)( has|'s)? (says?|said|told us|told me"
        "|agreed|is happy"
        "|is fine for us)( that)? (we|I|us|me)? ?(can|may|could|are welcome to|to) (use|have"
        "|hold|put|camp"
        "|walk|ride)",
        "I have permission from the landowner. The landowner has agreed",
        "you have permission from the landowner", "The farmer says we can use his field.",
        "The farmer says we can use a wash.",
        unless_there=r"\b(?:not|never|wash|bath|only\sif)\b|n['’]t\b",
    ),
    shows(
        "shown-the-ropes",
        "(they|my (boss|employer|manager|supervisor|firm)|the (firm|boss|foreman|manager|company))"
        "( has|'s| have|'ve)? (showed|shown|taught|trained) (me|us) (how to|to use)|{who}{was} "
        "(shown|taught)"
        " how to (do|use|work|handle|operate)|(showed|shown) me the ropes",
        "I have had training. I have been trained",
        "you have been trained", "They showed me how to do it.",
        "They showed me how to get there.",
        unless_there=r"\bnever\b|\bnobody\b|\bget\s(?:there|here|home|to)\b",
    ),
    shows(
        "never-shown-how",
        "(nobody|no one|no-one)( ever| has ever| has)? (showed|shown|taught|trained) (me|us)\\b"
        "|{who}{was} never (shown|taught|trained)|{who}('ve| have) never been (shown|taught"
        "|trained)",
        "I have had no training. I have not been trained",
        "you have been trained", "Nobody ever showed me how to do it.",
        "Nobody ever showed the house.", value=False,
        unless_there=r"\baround\b|\bround\b|\bthe\s(?:house|flat|way|door)\b",
    ),
    shows(
        "first-go-at-it",
        "(it|this) (is|will be) my (very )?first (ever )?(lesson|time|go|class|try|attempt|season)"
        "|{i}('ve| have) never (done|tried|played) (it|this) before"
        "|{i}('ve| have) (only )?just (started|taken it up|begun|taken up the sport){end}"
        "|{i}{am} (completely |quite |totally )?new to (this|it|the (game|sport))"
        "|{i} (don't|do not) know the first thing about it",
        "I am a beginner. I am a novice", "you are a beginner", "I've never done it before.",
        "I've never done her hair before.",
    ),
    shows(
        "years-of-playing",
        "{i}('ve| have) (been (doing|playing) (it|this)|done (it|this)|played) (for (years|ages"
        "|decades"
        "|{n} years)|all my life|since (I was|childhood|school))|{i}{am} an old hand( at (it"
        "|this))?{end}",
        "I am not a beginner. I am not a novice. I am experienced",
        "you are a beginner", "I've played since I was a boy.", "I've paid since I was a boy.",
        value=False,
    ),
    shows(
        "a-pin-heard-to-drop",
        "(you|I|one) (can|could) hear a pin drop {few}(at work|in (our|my|the) (office|workshop"
        "|factory"
        "|workplace|shop))|(it's|it is) (very |so |as )?(quiet|silent|peaceful)( as a library)? "
        "(where I work|at work|at my work)",
        "My workplace is not noisy. It is not noisy at work. My work is not noisy",
        "your workplace is noisy", "It's quiet where I work.", "It's quiet where I walk.",
        value=False,
    ),
    shows(
        "drowned-out-at-work",
        "(have|has|had|got) to (shout|yell|bellow) {few}(at work|in (our|the|my) (factory"
        "|workshop|mill|shop))"
        "|(can't|cannot|can hardly) hear (yourself|myself|each other|a word)( think| speak)? {few}"
        "(at work|where I work|in (our|the|my) (factory|workshop|mill|workplace))",
        "My workplace is noisy. It is noisy at work. My work is noisy",
        "your workplace is noisy", "You can't hear yourself think in our factory.",
        "You can't hear yourself think at home.",
    ),
    shows(
        "paid-though-ill",
        "(my|the) (firm|boss|employer|company|work) (still )?(pays|is paying|paid) me "
        "(while|when|whilst|though) {i}{am} (off|ill|sick|signed off)"
        "|(still )?(getting|get|on) (my )?(full |half )?(wages|pay|salary) (while|when|whilst"
        "|though) {i}{am} "
        "(off|ill|sick|signed off)",
        "I receive sick pay. I get sick pay. I am on sick pay",
        "you receive sick pay", "My firm pays me while I'm signed off.",
        "My firm pays me while I'm singing.",
    ),
    shows(
        "nothing-while-ill",
        "off (sick|ill|work) (without|with no|on no) pay|{i} gets? nothing (while|when|whilst) "
        "{i}{am} "
        "(off|ill|sick|signed off)",
        "I do not receive sick pay. I get no sick pay. I am not on sick pay",
        "you receive sick pay", "I get nothing when I'm off sick.",
        "I get nothing when I'm at sea.",
        value=False,
    ),
    shows(
        "still-unpaid-by-the-boss",
        "my (boss|employer|firm|company)( still)? (hasn't|has not|never|didn't|did not) (yet "
        ")?(paid|pay) me "
        "(for (my (work|overtime|shifts?|hours)|last (month|week)|January|February|March|April"
        "|May|June|July"
        "|August|September|October|November|December)|my wages|last (month|week))"
        "|(haven't|have not|never) (seen|had|got) a penny (for|of) (my (wages|work)|last month"
        "|January|February"
        "|March|April|May|June|July|August|September|October|November|December)",
        "I am owed wages. My employer owes me wages. My wages have not been paid",
        "you are owed wages", "My boss never paid me for June.",
        "My boss never paid me for June's cake.",
        unless_there=r"['’]s\s(?!not|still)[a-z]+\.",
    ),
    shows(
        "more-than-was-due",
        "(got|was (paid|given|sent)|were (paid|given|sent)|they (paid|gave|sent) (me|us)) (far "
        "|much |a lot |£?\\d+ )?"
        "more (money )?than (I|we) (should have|ought to have|was due|were due|was owed|were "
        "owed|was entitled to)"
        "|(paid|sent) (me|us) twice (by mistake|over|for the same)|paid twice by mistake",
        "I have been overpaid. I was overpaid. They overpaid me",
        "you have been overpaid", "I got more than I should have last month.",
        "I ate more than I should have last month.", ever=True,
    ),
    shows(
        "water-through-the-roof",
        "(?<!no )(?<!any )(water|rain|the rain|rainwater) (comes?|drips?|pours?|gets|runs?|is "
        "coming|is getting"
        "|is dripping|came|poured) (in )?(through|into) (the|my|our) (bedroom |kitchen "
        ")?(ceiling|roof|loft|tiles"
        "|attic|rafters)|buckets? (under|to catch|in the loft|in the attic|for the drips)",
        "My roof leaks. The roof leaks. My roof is leaking",
        "your roof leaks", "Water comes through the ceiling when it rains.",
        "Water comes through the pipes when it rains.",
        unless_there=r"\b(?:no|never|used\sto|any\smore)\b|n['’]t\b",
    ),
    shows(
        "not-a-drop-through-it",
        "(not a drop|no (water|rain)|nothing) (gets|comes|got|came) (in )?through (the|my|our) "
        "(roof|tiles)",
        "My roof does not leak. The roof does not leak",
        "your roof leaks", "Not a drop gets through my roof.", "Not a drop gets through my coat.",
        value=False,
    ),
    shows(
        "papers-to-show",
        "{i} can show (you |them |anyone )?(my|our) (passport|driving licence|ID|ID card"
        "|identity card)\\b",
        "I have ID. I can prove my identity. I have proof of identity",
        "you can prove your identity", "I can show you my passport.", "I can show you my passage.",
    ),
    shows(
        "bills-to-show",
        "{i} can show (you |them )?(a|my|our) (gas|electricity|water|council tax|phone|utility) "
        "bill\\b"
        "|{i} can show (you |them )?(a|my) (bank statement|tenancy agreement)",
        "I can prove my address. I have proof of address",
        "you can prove your address", "I can show you a gas bill.", "I can show you a gas ring.",
    ),
    shows(
        "no-longer-a-couple",
        "{my} (girlfriend|boyfriend|partner|fella|other half) and I " + _PARTED
        + "|{i} (split up|broke up|finished) with my (girlfriend|boyfriend|partner)",
        "I do not have a partner. I am single. I do not have a girlfriend. I do not have a "
        "boyfriend",
        "you have a partner", "My girlfriend and I split up.", "My cousin and I split up the bill.",
        value=False, unless=r"\b(?:back\stogether|made\sup|new\s(?:girl|boy)?friend"
        r"|new\spartner|since\sthen)\b",
    ),
    shows(
        "loan-paid-back",
        "{i}('ve| have)? (just |now |finally |already |fully )?(paid off|paid back|repaid"
        "|cleared|settled) "
        "(my|our|the|all my) {few}loans?\\b|my {few}loan(('s| is| has been)( all| now| fully)* "
        "paid off)",
        "I do not have a loan. I have no loan", "you have a loan", "I've paid off my loan.",
        "I've paid off my lorry.", value=False,
        unless=r"\b(?:another|second|new|one\sof|half|part|most|some)\b",
    ),
    shows(
        "gear-lent-by-others",
        "{i}( would|'d| have| will|'ll) (need |have )?to (borrow|hire) (a |the |some |any "
        ")?([a-z]+ )?" + _GEAR,
        "I do not have my own equipment. I do not have my own kit",
        "you have your own equipment", "I'd need to borrow a racket.",
        "I'd need to borrow a rocket.",
        value=False,
    ),
    shows(
        "letter-box-served",
        "(the )?(postman|postwoman|mailman) (brings|delivers|drops|pushes|puts) (my|our) "
        "(letters|post|mail)"
        "|my (mail|post|letters) (comes?|drops?|is (brought|delivered)|are (brought|delivered)) "
        "(through|to) my "
        "(letter ?box|door|house)",
        "I do not collect my post myself. My post is delivered to my home",
        "you collect your post yourself", "My mail comes through my letterbox.",
        "My mail comes through my son.", value=False,
    ),
    shows(
        "call-me-any-time",
        "you (can|may|could|are welcome to|'re welcome to) (always )?(ring|call|email|e-mail|phone"
        "|contact|text|write to|get in touch with|reach) me (any ?time|at any time|whenever|on|at"
        "|by|about|any day)",
        "I agree to be contacted. I am happy to be contacted. I can be contacted",
        "you agree to be contacted", "You can ring me any time.", "You can bring me any time.",
        unless_there=r"\b(?:not|never|only\sif|unless)\b|n['’]t\b",
    ),
    shows(
        "here-on-a-visit",
        "{i}{am} (just|only|merely) (here )?(visiting|passing through|here on holiday|a visitor"
        "|here for a (visit|holiday|few days))",
        "I am not a resident. I do not live here. I am not a resident of the country",
        "you are a resident of the country", "I'm only here for a holiday.",
        "I'm only here for my daughter.", value=False,
    ),
)
# fmt: on
