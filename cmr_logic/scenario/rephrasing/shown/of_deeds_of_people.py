"""What turns of speech show of what people did or did not do: came with a child, missed a train."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.shown.notation import shows

_ELDER = (
    "(dad|mum|mother|father|mam|gran|granny|nan|grandad|grandmother|grandfather|aunt|uncle|parents)"
)
_RIDE = "(train|flight|plane|bus|coach|ferry|boat|tram|connection|ride|one)"
_NEXT = f"((my|the|our) (next|connecting|onward|second|other) {_RIDE}|(my|the|our) connection)"
_BY_THEN = (
    "(had|'d|was) {few}(gone|left|departed|sailed|taken off|pulled out|going|leaving|pulling out"
    "|taking off|departing|sailing|boarded and gone)"
)
_TEAM = "(team|squad|side|eleven|crew|line-up|lineup|a team|first team|cut)"

# fmt: off
OF_DEEDS_OF_PEOPLE: tuple[Rewording, ...] = (
    shows(
        "adult-comes-along",
        f"(i|we|my wife|my husband|his {_ELDER}|her {_ELDER}|their {_ELDER}|their teacher|a teacher"
        f")(('ll| will| am| is| are|'m|'re|'s)( be)?)? {{few}}(come|coming|going|go|goes|there|stay"
        f"|staying|in the water|sit|sitting|at (his|her|their) side) (along )?(with|beside|next "
        f"to) "
        f"(him|her|them|the (boy|girl|child|kids|children)|my {{child}}){{stop}}|(he|she|they|my "
        f"{{child}})('s| is| are|'re|'ll be| will be)? ?{{few}}(coming|going|come|comes|travelling)"
        f" {{few}}with (me|us|(his|her|their) {_ELDER}|a teacher|my (wife|husband|partner)){{stop}}"
        f"|(he|she|they)('ll| will| have|'ve|'s| has)? ?have (me|us|his {_ELDER}|her {_ELDER}) "
        f"with "
        f"(him|her|them)",
        "He is accompanied by an adult. An adult accompanies him. An adult is with him. He comes "
        "with an adult. She is accompanied by an adult. They are accompanied by an adult. My son is"
        " accompanied by an adult. My daughter is accompanied by an adult. My child is accompanied "
        "by an adult. An adult will be with him",
        "your son is accompanied by an adult", "I'll come with him.", "I'll cope with him.",
        of_anybody=True,
        unless=r"\bI(?:['’]m|\sam)\s(?:\d|1[0-7]|sixteen|seventeen|fifteen|fourteen)\b",
    ),
    shows(
        "no-adult-comes-along",
        "(he|she|they|my {child})('ll| will|'s| is|'re| are) {few}(be |coming |going |travelling "
        "|come )?{few}(on (his|her|their) own|by (himself|herself|themselves)|all alone|alone"
        "|unaccompanied){end}|(nobody|no one|no-one|no (adult|grown-up)) (is |will be |will |'s )?"
        "{few}(coming|going|come|there|be|go) {few}with (him|her|them){stop}|(i|we)(('ll| will) not"
        "| won't|'m not|'re not| can't) (be )?{few}(come|coming|go|going|there|stay|staying) {few}"
        "with (him|her|them){stop}",
        "He is not accompanied by an adult. No adult is with him. She is not accompanied by an "
        "adult. They are not accompanied by an adult. My son is not accompanied by an adult. My "
        "daughter is not accompanied by an adult. My child is not accompanied by an adult. No adult"
        " accompanies him",
        "your son is accompanied by an adult", "He'll be on his own.", "He'll be on his oars.",
        value=False, of_anybody=True, ever=True,
    ),
    shows(
        "watched-by-a-grown-up",
        f"my {_ELDER}('ll| will|'s| is| are)? ?(be )?{{few}}(watching|keeping an eye on|looking "
        f"after|supervising|minding|in the water with|sitting by|there with) (me|us){{stop}}|my "
        f"{_ELDER} (watches|watch|supervises|minds|looks after) (me|us){{stop}}|my {_ELDER}('ll"
        f"| will) (watch|supervise|mind|keep an eye on|look after) (me|us){{stop}}",
        "An adult is supervising me. I am supervised by an adult. An adult supervises me. I am "
        "accompanied by an adult. An adult is with me. An adult will be with me",
        "an adult is supervising you", "My mum is keeping an eye on me.",
        "My mum is keeping a pie for me.", of_anybody=True,
    ),
    shows(
        "watched-by-nobody",
        "(there('s| is| will be| won't be)|with) (no|nobody|no one|any|an) {few}(adult|grown-up"
        "|grown up|one|parent) {few}(there|around|about|watching|with (me|us))|(nobody|no one"
        "|no-one) {few}(watching|supervising|keeping an eye on|looking after) (me|us){stop}",
        "No adult is supervising me. I am not supervised by an adult. I am not accompanied by an "
        "adult. No adult is with me. No adult will be with me",
        "an adult is supervising you", "There will be no adult there.",
        "There will be no adder there.", value=False, of_anybody=True, ever=True,
        unless=r"\bthere(?:['’]ll|\swill)\sbe\s(?:an?\s)?adult\b",
    ),
    shows(
        "missed-the-next-one",
        f"{_NEXT} {{few}}{_BY_THEN} {{few}}(when|by the time|before|as) (i|we)|(i|we) {{few}}"
        f"(reached|got to|arrived at|came to|ran to|ran onto) {{some}}(just )?(as|when"
        f"|after) {_NEXT}"
        f" {{few}}(had|'d|was|pulled|left|took) {{few}}(gone|left|departed|sailed|taken off|pulled "
        f"out|leaving|pulling out|taking off|departing|sailing|out|off)|{_NEXT} {{few}}(left|went"
        f"|sailed|departed|flew|took off|pulled out) (without|before) (me|us|i|we)|(i|we) (didn't"
        f"|did not|couldn't|could not) {{few}}(make|catch|get) {_NEXT}|(i|we) (was|were|came|got "
        f"there) {{few}}too late for {_NEXT}|(i|we) {{few}}(watched|saw) {_NEXT} {{few}}(leave|go"
        f"|pull out|sail|take off)",
        "I missed my connection. I have missed my connection. I missed the connection. I missed a "
        "connection. I missed my connecting train. I missed my connecting flight. I missed the next"
        " train. I missed my next flight",
        "you missed your connection", "My next flight had already gone when I reached the gate.",
        "My next flight had already been paid when I reached the gate.", of_anybody=True, ever=True,
    ),
    shows(
        "made-the-next-one",
        f"(i|we) {{few}}(caught|made|boarded|got on|jumped on|got onto|reached) {_NEXT}{{stop}}",
        "I did not miss my connection. I have not missed my connection. I caught my connection. I "
        "did not miss the connection. I did not miss a connection",
        "you missed your connection", "I made my connection with a minute to spare.",
        "I made my connections in the trade.", value=False, ever=True,
        unless_there=r"\b(?:nearly|almost|never|not|didn|couldn)\b",
    ),
    shows(
        "too-late-for-it",
        "(when|by the time) (i|we) {few}(ran up|reached|got to|got there|arrived|came|got onto) "
        "{some},? {what} {few}(had|was|'d) {few}(gone|left|departed|sailed|taken off|pulled out"
        "|leaving|pulling out)|{what} {few}(left|went|sailed|departed|drove off|took off) (without"
        "|before) (me|us|i|we)|{what} had (already |just )?(gone|left|departed|sailed) (when|by "
        "the time) "
        "(i|we)",
        "I missed {what}. I have missed {what}",
        "you missed the ferry", "The ferry left without me.", "The ferry left with my aunt.",
        of_anybody=True, ever=True,
    ),
    shows(
        "in-the-team",
        f"(coach|manager|captain|selectors?|trainer|they) {{few}}(picked|chose|selected|named|put) "
        f"(me|us){{stop}}|{{i}}('m| am| was|'ve been| have been|'re| are) {{few}}(in|on) (the|this "
        f"week's) {{few}}{_TEAM}{{stop}}|{{i}}{{perfect}} {{often}}made (the|it into the) {{few}}"
        f"{_TEAM}{{stop}}|my name (is|was|'s) on the team sheet",
        "I have been selected. I was selected. I was picked. I have been picked. I have been "
        "chosen. I was selected for the team",
        "you have been selected", "I made the team.", "I made the teapot.", of_anybody=True,
        ever=True,
    ),
    shows(
        "left-out-of-the-team",
        f"(coach|manager|captain|selectors?|trainer|they) {{few}}(dropped|left out|overlooked|cut) "
        f"(me|us){{stop}}|(coach|manager|captain|selectors?|trainer|they) {{few}}left (me|us) out"
        f"|(coach|manager|captain|selectors?|trainer) {{few}}(didn't|did not) (pick|choose|select) "
        f"(me|us)|{{i}} (didn't|did not|haven't|have not|never) {{few}}(make|made) (the|it into "
        f"the) "
        f"{{few}}{_TEAM}{{stop}}|{{i}}('m| am|'re| are) (not|n't) (in|on) (the|this week's) {{few}}"
        f"{_TEAM}{{stop}}",
        "I have not been selected. I was not selected. I was not picked. I have not been picked. I "
        "have not been chosen. I am not in the team",
        "you have been selected", "The coach left me out.", "The coach let me out.", value=False,
        of_anybody=True, ever=True,
    ),
    shows(
        "after-it-had-begun",
        "({n} minutes|half an hour|an hour|well|a quarter of an hour|ages|long) after (the {few}"
        "(start|kick-off|beginning|bell)|it {few}(began|started|had begun|had started|kicked off))"
        "|(i|we) {few}(came|arrived|got there|turned up|got in|walked in|showed up) {few}after (it|"
        "the [a-z]+) {few}(had )?(begun|started|began)|(it|the [a-z]+) had already (begun|started) "
        "when (i|we)",
        "I arrived late. I was late. I came late. I arrived after the start",
        "you arrive late", "I turned up after it had begun.", "I turned it up after it had begun.",
        ever=True,
    ),
    shows(
        "there-on-the-dot",
        "(i|we) {few}(was|were|got|came|arrived) {few}(there|here|in)? ?{few}(on the dot|with {few}"
        "to spare|bang on time|dead on time|in plenty of time|before {few}(start|began|started"
        "|doors opened))",
        "I did not arrive late. I was not late. I was on time. I arrived on time. I did not come "
        "late",
        "you arrive late", "I was there on the dot.", "I was there on the dock.", value=False,
        ever=True,
    ),
    shows(
        "gave-it-a-miss",
        "{i}{perfect} {often}(gave|given) (it|the {few}(meeting|class|session|lesson|training"
        "|course|talk|event|rehearsal|game|lecture)) a miss|{i}{perfect} {often}(bunked off|skived"
        " off|slept through|ducked out of|cried off)( it| the {few}(meeting|class|session|lesson"
        "|training|course|talk|event|rehearsal|game|lecture))?",
        "I did not attend it. I did not attend. I was not there. I did not attend the meeting. I "
        "did not attend the class. I did not attend the course. I did not attend the training. I "
        "missed it",
        "you attended the meeting", "I gave it a miss.", "I gave it a mix.", value=False, ever=True,
    ),
    shows(
        "there-throughout",
        "(i|we) {few}(was|were|stayed) there {few}(from start to finish|(right )?(to|until) the end"
        "|the whole (time|way|evening|day)|throughout|all (day|evening|morning|afternoon))|(i|we) "
        "{few}sat through {few}(it|meeting|class|session|lesson|training|course|talk|lecture)",
        "I attended it. I attended. I was there. I attended the meeting. I attended the class. I "
        "attended the course. I attended the training. I attended the session",
        "you attended the meeting", "I was there from start to finish.",
        "I was there from Stroud to Fishguard.", ever=True,
    ),
    shows(
        "some-of-it-still-to-do",
        "{i}('ve| have)? still {few}(have|got)? ?{few}({n}|a|one|some|a few|several|half|the last"
        "|most) (of the )?{few}(modules?|units?|lessons?|sessions?|weeks?|chapters?|exams?|papers?"
        "|assignments?|stages?|parts?|days?) {few}(to go|left|to do|to sit|to finish|to come"
        "|ahead)",
        "I have not completed the course. I have not finished the course. I have not completed it. "
        "I have not finished it. I have not completed the training. I have not finished",
        "you have completed the course", "I still have two modules to go.",
        "I still have two mothers to go.", value=False,
    ),
    shows(
        "did-every-part",
        "{i}{perfect} {often}(did|done|passed|finished|got through|sat through|been to) (all|every)"
        "( (of )?(the|my|one of the))?( {n})? {few}(modules?|units?|lessons?|sessions?|chapters?"
        "|exams?|papers?|assignments?|stages?|parts?){stop}",
        "I have completed the course. I have finished the course. I completed the course. I "
        "completed it. I have completed it. I have completed the training",
        "you have completed the course", "I did all six modules.", "I did all six models' hair.",
        ever=True,
    ),
    shows(
        "name-is-down",
        "{i}{perfect} {often}(put|got|had|added) (my|our) names? (down|on the list)|(my|our) names?"
        "('s| is| are| was) {few}(on the (list|register|roll|sheet)|down){stop}|{i}{perfect} "
        "{often}(filled in|filled out|completed) {few}(enrolment|registration|sign-up|entry"
        "|joining) form",
        "I have registered. I registered. I have signed up. I am registered. I have enrolled. I "
        "signed up. I am on the list. I have put my name down",
        "you have registered", "I put my name down in May.", "I put my knife down in May.",
        ever=True,
    ),
    shows(
        "name-is-not-down",
        "{i} (never|didn't|did not|haven't|have not) {few}(put|got|had|added) (my|our) names? (down"
        "|on the list)|(my|our) names?( isn't|'s not| is not| aren't| wasn't) {few}(on the (list"
        "|register|roll|sheet)|down){stop}",
        "I have not registered. I did not register. I have not signed up. I am not registered. I "
        "have not enrolled. I am not on the list",
        "you have registered", "I never put my name down.", "I never put my knife down.",
        value=False, ever=True,
    ),
    shows(
        "got-it-with-me",
        "{i}('ve| have)( got)? (?P<what>(a|an|my|our|the) ([a-z-]+ )?[a-z-]+) (with me|on me|here"
        "|with us)( (today|now))?{end}|there('s| is) (?P<what>(a|an) ([a-z-]+ )?[a-z-]+) in my "
        "(bag|rucksack|pocket|case|car|boot)|(?P<what>my ([a-z-]+ )?[a-z-]+)('s| is| are) in my "
        "(bag|rucksack|pocket|hand){end}",
        "I have brought {what}. I brought {what}. I have {what} with me. I am carrying {what}. I "
        "carry {what}",
        "you have brought a towel", "There's a towel in my bag.", "There's a tower in my book.",
        unless=r"\bmy\s(?:son|daughter|dad|mum|friend)\s(?:here|with)\b",
    ),
    shows(
        "came-without-it",
        "{i}{perfect} {often}(left|forgot|forgotten|mislaid) (?P<what>(a|my|our|the) ([a-z-]+ )?"
        "[a-z-]+) (at home|behind|in the (car|house|hotel|kitchen|office)|on the (table|bed|hook"
        "|line|sofa))|{i}{perfect} {often}(forgot|forgotten) (my|a|the|to bring (my|a|the)) "
        "(?P<thing>[a-z-]+( [a-z-]+)?){end}|{i}{perfect} {often}(came|come|arrived|turned up) "
        "without (a|an|my|any) (?P<thing>[a-z-]+( [a-z-]+)?){end}|(?P<what>my ([a-z-]+ )?[a-z-]+)"
        "('s| is| are) (still |sitting |lying |back )?(sitting |lying )?at home{end}",
        "I have not brought {what}. I did not bring {what}",
        "you have brought your towel", "I left my towel at home.", "I left my tower at Rome.",
        value=False, ever=True, unless=r"\bmy\s(?:son|daughter|dad|mum|wife|husband|dog)\b",
    ),
    shows(
        "forgot-the-thing",
        "{i}{perfect} {often}(forgot|forgotten) (my|a|the|to bring (my|a|the)) (?P<thing>[a-z-]+"
        "( [a-z-]+)?){end}|{i}{perfect} {often}(came|come|arrived|turned up) without (a|an|my|any) "
        "(?P<thing>[a-z-]+( [a-z-]+)?){end}",
        "I have not brought a {thing}. I did not bring a {thing}. I have not brought my {thing}. I "
        "have not brought any {thing}",
        "you have brought a towel", "I came without a towel.", "I came without a toe hurting.",
        value=False, ever=True,
        unless=r"\b(?:word|warning|problem|reason|name|birthday|anniversary)\b",
    ),
    shows(
        "not-a-stroke-of-it-yet",
        "(builders|workmen|men|contractors?|crew|decorators|roofers|painters|fitters) {few}(haven't"
        "|have not|hasn't|has not|never|didn't|are yet to) {few}(turned up|started|begun|come"
        "|arrived|turn up|start|begin)|(nobody|no one|no-one) {few}(has )?lifted a finger|(they"
        "|the "
        "(builders|workmen|men|contractors?|crew|decorators|roofers|painters|fitters)) (start|begin"
        "|are starting) (next|on|in)",
        "The work has not begun. The work has not started. The works have not begun. Work has not "
        "started. The building work has not begun",
        "the work has begun", "The builders haven't turned up.", "The builders haven't turned red.",
        value=False, of_anybody=True, ever=True,
    ),
    shows(
        "hard-at-it",
        "(builders|workmen|men|contractors?|crew|decorators|roofers|painters|fitters) {few}(are|'re"
        "|were) {few}(at it|hard at work|at work|on site|in)( already)?{end}|(builders|workmen"
        "|contractors?|crew|decorators|roofers|painters|fitters) {few}(have )?{few}(started|begun"
        "|made a start|came in)",
        "The work has begun. The work has started. Work has begun. The works have begun. Work has "
        "started. The building work has begun",
        "the work has begun", "The builders are already at it.",
        "The builders are already at fault.", of_anybody=True,
        unless=r"\b(?:not|n['’]t|yet)\b",
    ),
    shows(
        "no-sport-for-me",
        "{i} (can't|cannot|can not|couldn't|mustn't|must not|may not|shouldn't) {few}(do|play) "
        "{few}(sport|sports|exercise|training|workouts?|gym)|(told|ordered|advised) (me|us) (to "
        "(rest|keep still|take it easy|give up (all )?sport)|not to (train|exercise|do))"
        "|{i}('m| am) (not allowed|forbidden) to (train|exercise|do {few}(sport|exercise))"
        "|(training|exercise|sport|the gym)('s| is) {few}(out of the question|out for|off limits"
        "|ruled out)|{i}('ve| have) been (told|ordered|advised) (to rest|not to (train|exercise))",
        "I am unable to train. I cannot train. I cannot exercise. I am unable to exercise. I cannot"
        " do sport",
        "you are unable to train", "The doctor says I can't do any sport until March.",
        "The doctor says I can't do any harm until March.", of_anybody=True, ever=True,
    ),
    shows(
        "only-a-yellow-card",
        "{i} {few}(was|were) {few}(only|just) (booked|cautioned|shown a yellow)|{i} {few}(got|was "
        "given|was shown|saw|had) {few}(off with )?(only |just )?(a|one) yellow( card)?{end}|{i} "
        "{few}(played|stayed on|was on the pitch) {few}(for )?(the (full|whole) (ninety|90|match"
        "|game)|until the (final|last) whistle|to the (end|final whistle)|the whole match)",
        "I was not sent off. I have not been sent off. I was not dismissed from the pitch",
        "you were sent off", "I only got a yellow card.", "I only got a yellow cap.", value=False,
        ever=True, unless=r"\b(?:second|two)\syellow|\bred\scard\b|\bboth\b",
    ),
    shows(
        "released-uncharged",
        "(released|let|freed) {few}without {few}charg(e|ing)|(dropped|withdrew) (the|all|any) "
        "charges?|(charges?|case) (was|were) (dropped|withdrawn|thrown out)",
        "I was not charged. I have not been charged. I was not charged with an offence. I was not "
        "convicted",
        "you were charged with an offence", "I was released without charge.",
        "I was released without a char in sight.", value=False, of_anybody=True, ever=True,
    ),
    shows(
        "could-not-pay-for-it",
        "{i} (haven't|have not|hadn't|don't) {few}(got|have|had) the money for {what}{stop}|(card"
        "|payment) (was|got) (declined|refused|rejected) {few}(when|as) {i} {few}(tried|went) to "
        "pay "
        "{what}{stop}|{what} (bounced|was refused by the bank|was sent back by the bank)|(you|they)"
        "('re| are|'ve been| have been) still (waiting|owed) for {what}{stop}|{i} (keep|kept) "
        "forgetting (about )?{what}{stop}",
        "I have not paid {what}. I did not pay {what}. {what} has not been paid. {what} is unpaid",
        "you have paid the toll", "I haven't got the money for the toll.",
        "I haven't got the money for the tool.", value=False, ever=True,
    ),
    shows(
        "paid-for-by-mine",
        "{what}('s| is| has been|'s been) {few}(taken care of|seen to|squared|dealt with|sorted"
        "){end}|{i}{perfect} {often}(sent|gave|handed|slipped) you {what}{stop}",
        "I have paid {what}. I paid {what}. {what} has been paid. {what} is paid",
        "you have paid the toll", "The toll is taken care of.", "The troll is taken care of.",
        ever=True,
    ),
    shows(
        "let-another-have-it",
        "{i}{perfect} {often}(let|allowed|gave|given) (my|a|our) {few}(brother|sister|friend|mate"
        "|son|daughter|wife|husband|partner|mum|dad|cousin|flatmate|neighbour|colleague|aunt"
        "|uncle) "
        "{few}(use|have|borrow|take|to use|to borrow) {what}{stop}|my {few}(brother|sister|friend"
        "|mate|son|daughter|wife|husband|partner|mum|dad|cousin|flatmate|neighbour|colleague) (had"
        "|has had|used|borrowed|has been using|'s had|'s been using) {what}{stop}",
        "I have lent {what} to somebody else. I lent {what} to somebody else. I have lent {what}. "
        "Somebody else has used {what}. I let somebody else use {what}",
        "you have lent the card to somebody else", "I let my brother use the card.",
        "I let my brother see the card.", of_anybody=True, ever=True,
    ),
    shows(
        "lent-to-nobody",
        "{i}('ve| have)? never {few}(lent|given"
        "|passed|handed) {what} to (anyone|anybody)|{what} has never left (my|our) [a-z]+|only I "
        "(have |'ve )?(ever )?(used|use|had) {what}{stop}",
        "I have not lent {what} to somebody else. I have not lent {what} to anybody."
        " I have not lent {what}. Nobody else has used {what}",
        "you have lent the card", "Only I have ever used the card.",
        "Only I have ever praised the card.", value=False, ever=True,
    ),
    shows(
        "looked-over",
        "{what}('s| has)? {few}passed its {few}(inspection|test|check|mot|safety check|service)"
        "|(an?"
        "|the) {few}(engineer|inspector|electrician|fitter|surveyor|technician|mechanic) {few}"
        "(looked|gone|went|checked|tested) {what} (over|through){stop}",
        "{what} has been inspected. {what} was inspected. {what} has been checked. {what} has been "
        "tested. {what} was checked",
        "the lift has been inspected", "The lift passed its inspection.",
        "The lift passed its tenth year.", of_anybody=True, ever=True,
    ),
    shows(
        "nobody-looked-at-it",
        "{what} (hasn't|has not|has never|was never) been (looked (at|over)|seen to|gone over)"
        "|(nobody|no one|no-one) (has |'s )?{few}(looked|been) (at|near) {what}{stop}",
        "{what} has not been inspected. {what} was not inspected. {what} has not been checked. "
        "{what} has not been tested. {what} has not been serviced",
        "the lift has been inspected", "The lift hasn't been looked at.",
        "The lift hasn't been lucky.", value=False, ever=True,
    ),
)
# fmt: on
