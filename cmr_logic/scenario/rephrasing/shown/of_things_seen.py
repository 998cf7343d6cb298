"""What turns of speech show of the state of things and places: taken, in leaf, in a mess."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.shown.notation import shows

_FREE = (
    "It is not booked. It is not already booked. It is available. It is free. Nobody has "
    "booked it. Nobody "
    "else has booked it. It is not in use. It is not reserved"
)
_TAKEN = (
    "It is booked. It is already booked. It is not available. It is not free. Somebody has "
    "booked it. "
    "Somebody else has booked it. It is reserved. It has been booked"
)
_WHEN = (
    "(that|this|all|on|next|the whole|then|for|at|from|until|tomorrow|tonight|in the|monday"
    "|tuesday|wednesday"
    "|thursday|friday|saturday|sunday)"
)

# fmt: off
OF_THINGS_SEEN: tuple[Rewording, ...] = (
    shows(
        "free-that-day",
        f"(it's|it is|it'll be|hall is|room is|court is|pitch is|place is) (still )?(free"
        f"|going spare|empty|vacant|clear) {_WHEN}"
        "|(nobody|no one|no-one) (else )?(has|wants|is in|is waiting for|has booked|has taken"
        "|has asked for|needs) (it|there|the"
        " {few}[a-z]+)|nothing (else )?(is )?on in (there|it)",
        _FREE, "the hall is already booked", "It's free that day.", "It's freezing that day.",
        value=False, of_anybody=True, unless=r"\b(?:charge|entry|admission)\b",
    ),
    shows(
        "taken-that-day",
        "(is|it's|been|was) {few}(taken|spoken for|promised to|reserved|snapped up|given to)"
        "|(someone|somebody|another [a-z]+|the {few}(class|club|group|choir|scouts|guides"
        "|brownies|team|band|school|party)"
        ") (else )?(has|have|'s|is|are|has got|have got|'ve got) (got |already )?(it|in there"
        "|in it|down for it|booked it|taken it"
        f"|reserved it) ?({_WHEN})?|(somebody|someone) (else )?(is|'s) (down for|having|getting) it"
        "|there's (a|an|the) {few}(wedding|class|party|meeting|disco|show|sale) (in (it|there)|on)",
        _TAKEN, "it is already booked", "Somebody else is down for it.",
        "Somebody else is down with it.", of_anybody=True, unless=r"\bseats?\b",
    ),
    shows(
        "nobody-watching",
        "(nobody|no one|no-one|no adult|no grown-up) {few}(watching|watches|minding|looking "
        "after|keeping an eye on|in charge of|with|standing by|there with"
        "|supervising) (it|them)|(left|leave|be left) (it|them|alone|to (itself|themselves)) "
        "{few}(unattended|unsupervised|alone|on (its|their) own)",
        "It is not supervised. It will not be supervised. They are not supervised. It is "
        "unattended. They are unattended. It is "
        "not supervised at all times",
        "it is supervised",
        "There'll be nobody watching it.", "There'll be nobody wanting it.", value=False,
        of_anybody=True,
    ),
    shows(
        "watched-all-the-time",
        "(watching|minding|keeping an eye on|in charge of|standing (by|next to)|stand (by|next "
        "to)|watch|watches|supervising|supervise|sitting with) (it|them) "
        "{few}(the whole time|all (day|the time|along|afternoon|evening|morning|through)|at "
        "all times|throughout|constantly|non-stop)",
        "It is supervised. It is supervised at all times. It will be supervised at all times. "
        "They are supervised at all times. It is "
        "not left unattended",
        "it is supervised",
        "My dad will be watching it the whole time.", "My dad will be washing it the whole time.",
        of_anybody=True, unless=r"\b(?:nobody|no\sone|n['’]t|cannot)\b",
    ),
    shows(
        "policy-runs",
        "(policy|insurance|cover) (on it )?(runs|lasts|is good|is valid|goes on) {few}(until"
        "|till|to|for)|(took|taken) out (a |an |some )?(policy|insurance|cover)"
        "|(cover|policy|insurance) (is )?still (in force|running|valid)|(insured|covered) (it"
        "|them|the {few}[a-z]+) (with|last|in|on|through|for)",
        "It is insured. It is covered. I have insured it. The vehicle is insured. The item is "
        "insured. My car is insured. It has insurance",
        "it is insured", "The policy runs until July.", "The police run until July.", ever=True,
        unless=r"\b(?:ran\sout|lapsed|cancelled|life|health|travel)\b",
    ),
    shows(
        "had-it-on",
        "(had|have had|'ve had) (it|them|the {few}[a-z]+) on (for|all|at|to|when|once|twice|on)"
        "|(went|been|gone|danced|was) {few}"
        "(out )?in (it|them) {few}(on|all|at|for|twice|once)",
        "I have worn it. It has been worn. I wore it. I have worn the garment. It is worn",
        "you have worn the garment", "I had the dress on all Saturday.",
        "I had the dress on order all Saturday.",
        unless=r"\b(?:telly|tv|radio|heating|oven|light|car|van|boat|house)\b",
    ),
    shows(
        "only-tried-on",
        "(only|just) {few}tried (it|them) on|never {few}had (it|them|the {few}[a-z]+) on|tried "
        "(it|them) on (once|in|and)"
        "|(hanging|hung) {few}with (the|its) {few}(label|tag)s? {few}on",
        "I have not worn it. It has not been worn. I have not worn the garment. It is unworn",
        "you have worn the garment",
        "I've only tried it on.", "I've only tried it out.", value=False,
    ),
    shows(
        "guarantee-is-up",
        "(warranty|guarantee|cover|policy|it|insurance) (has |is )?(ran out|run out|ended"
        "|lapsed|finished|expired|up) {few}(in|last|on|at|a|two"
        "|three|years?|months?|yesterday)|out of (warranty|guarantee)|no longer (under|in) "
        "(warranty|guarantee|covered)"
        "|guaranteed for (a|one|two|three) years? and {some}(had it|bought it|is|got it) "
        "{some}(three|four|five|six|seven|eight|ten)",
        "The warranty has expired. The guarantee has expired. It is not under warranty. It is "
        "not under guarantee. "
        "The warranty has run out",
        "the warranty has expired",
        "The guarantee ended last year.", "The guardian ended last year.",
    ),
    shows(
        "guarantee-to-run",
        "(a year|two years|three years|four years|six months|\\d+ (months|years)|a few months"
        "|months|years|ages) {few}(of (warranty|guarantee"
        "|cover) )?(left|to run|to go)( on (the|its|my) (warranty|guarantee))?|still (covered"
        "|under (warranty|guarantee)|in (warranty"
        "|guarantee))|(warranty|guarantee) (is )?(good|lasts|runs|valid) (until|till|for)",
        "The warranty has not expired. The guarantee has not expired. It is under warranty. It "
        "is under guarantee. "
        "The warranty has not run out",
        "the warranty has expired", "There are still two years left on the warranty.",
        "There are still two yards left on the wall.", value=False, ever=True,
        unless=r"\b(?:lease|contract|visa|prison|course|loan|mortgage|tenancy|passport|subscription"
        r"|membership)\b",
    ),
    shows(
        "had-the-chip-put-in",
        "(put|fitted|implanted|inserted) {few}(micro)?chip {few}in|(micro)?chip (was |has been "
        ")?(put|fitted|implanted|inserted)"
        "|(done|did|has|had|got) (his|her|its|a|the) (micro)?chip|been (micro)?chipped|(was"
        "|were) {few}(micro)?chipped"
        "|(vet|breeder|rescue) (micro)?chipped (him|her|it|them)",
        "It is chipped. It is microchipped. It has a microchip. The dog is chipped. The cat is "
        "chipped. My dog is "
        "microchipped. My cat is microchipped",
        "the dog is chipped", "The vet put a chip in him.", "The vet put a chop in him.",
        of_anybody=True,
    ),
    shows(
        "no-chip-found",
        "(never|not|didn't|hasn't|haven't|no) {some}(micro)?chip(ped)?( (put in|yet|in him|in "
        "her|fitted|at all))?{end}",
        "It is not chipped. It is not microchipped. It has no microchip. The dog is not "
        "chipped. The cat is not chipped",
        "the dog is chipped",
        "The scanner didn't find a chip.", "The scanner didn't find a chipmunk.",
        value=False, of_anybody=True, unless=r"\b(?:potato|chip\sshop|paint|fish)\b",
    ),
    shows(
        "called-it-off",
        "called (it|the {few}[a-z]+|everything) {few}off|(never|didn't) (happened|happen|took "
        "place|take place|go ahead|went ahead)"
        "|(rained|snowed) off|pulled the plug|scrapped (it|the {few}[a-z]+)|(it|that|this|show"
        "|gig|match|concert|event) was "
        "(scrapped|axed|abandoned|off)",
        "It was cancelled. The event was cancelled. It has been cancelled. It did not take place",
        "the event was cancelled",
        "They called the whole thing off.", "They called the whole thing awful.",
        of_anybody=True, unless=r"\b(?:wedding\sof\smy|engagement)\b",
    ),
    shows(
        "moved-to-another-day",
        "(put|pushed|moved|shifted|brought) (it|them|the {few}[a-z]+)? ?(back|forward|on)? ?(to"
        "|until|till) (another|a (later|different|new)|next"
        "|january|february|march|april|may|june|july|august|september|october|november|december"
        "|the (autumn|spring|summer|winter))"
        "|(been|was|is|were) (rescheduled|put back|put off|moved (back|from|to (a|another|next"
        "|january|february|march|april|may|june|july"
        "|august|september|october|november|december)))|(a|the) new date|(is|was|been) now (on"
        "|in) {few}instead",
        "It was postponed. It has been postponed. The event was postponed. It was rescheduled. "
        "It was moved to a "
        "later date",
        "the event was postponed", "It was moved from May to September.",
        "It was moving from May to September.", of_anybody=True,
    ),
    shows(
        "on-the-planned-day",
        "(held|went ahead|took place|happened|played) {few}(on|at) the {few}(day|date|time) (it"
        "|they) {few}(meant|supposed|due|planned|said)"
        "|went ahead (as|on) {few}(planned|scheduled|normal|the day)",
        "It was not postponed. It was not cancelled. The event was not postponed. The event "
        "was not cancelled. It took "
        "place",
        "the event was postponed",
        "It went ahead as planned.", "It went ahead as a plan.", value=False,
        of_anybody=True,
    ),
    shows(
        "chained-it-up",
        "(chained|padlocked|bolted|cabled) (it |the {few}[a-z]+ )?(up )?to|(was|were) (chained"
        "|padlocked) {few}to|(d-lock|padlock|u-lock|chain"
        "|lock|cable) (was )?on (it)?|(put|had) {few}(lock|chain|padlock) on",
        "It was locked. I locked it. It is locked. The bike was locked. The bicycle was "
        "locked. It was secured",
        "the bike was locked", "I'd chained it to a lamp post.", "I'd changed it to a lamp post.",
        unless=r"\b(?:no|not|never|without|forgot\w*|n['’]t)\b",
    ),
    shows(
        "only-leant-it-there",
        "(just|only) (leant|leaned|propped|dumped) (it|the {few}(bike|bicycle|scooter)) "
        "{few}(against|up|outside|on)|(forgotten|forgot|lost|left)"
        " {few}(lock|chain|padlock) (at|in|behind|{end})|(didn't|did not|never) (bother"
        "|bothered) {few}(lock|chain|padlock)|without {few}(lock|chain)"
        "|left (it|the {few}(bike|bicycle|scooter)) unlocked",
        "It was not locked. I did not lock it. It was unlocked. The bike was not locked. The "
        "bicycle was not locked. "
        "It was not secured",
        "the bike was locked",
        "I just leant it against the wall.", "I just learnt it against the odds.",
        value=False,
    ),
    shows(
        "gone-when-i-came-out",
        "(came|got) (out|back|home|down|outside) {few}(it|the {few}[a-z]+)? ?(had|was|were) "
        "(gone|vanished|disappeared)|(rode|ridden|drove|driven|walked"
        "|made|ran|run) off (on|with|in) (it|them|my|our)|(lock|chain) {few}cut and {some}(gone"
        "|took|taken)|cut {few}(lock|chain) and {some}(took|taken"
        "|gone|rode)|someone (has |had )?(took|taken|had it away|helped themselves to)",
        "It was stolen. It has been stolen. The bike was stolen. Somebody stole it. My bike "
        "was stolen",
        "the bike was stolen", "When I came out it had gone.", "When I came out it had grown.",
        of_anybody=True,
        unless=r"\b(?:towed|council|bailiffs?|by\smistake|repossessed|shed\sall\salong)\b",
    ),
    shows(
        "left-it-spotless",
        "(left|leave|leaving) (it|the {few}[a-z]+|everything) {few}(spotless|clean|tidy"
        "|gleaming|immaculate|as we found it|like new)"
        "|(scrubbed|hoovered|swept|wiped|mopped|dusted|cleaned) {some}(everything|the "
        "{few}(place|room|flat|floor|kitchen|house|whole)|top to bottom"
        "|down|out|before we left|every)",
        "I left it clean. I did not leave it dirty. I left the room clean. I did not leave the "
        "room dirty. It was not "
        "left dirty. The room was not left dirty. It was left clean. I left it tidy",
        "the room was left dirty", "We left it spotless.", "We left it potless.", value=False,
        unless=r"\b(?:n['’]t|never|nobody|chimney|had\sto)\b",
    ),
    shows(
        "left-a-mess",
        "(left|leave) (it|the {few}[a-z]+|everything) {few}(mess|pigsty|filthy|dirty|tip|state"
        "|upside down|mucky)|(rubbish|mud|food|beer|dirt|bottles"
        "|cans) {few}(all over|everywhere|on the {few}(floor|carpet|table)) {some}(left|went"
        "|moved)|(it|place|room) was (a|in a|such a) {few}(pigsty|tip|mess"
        "|state) when (we|I) (left|went|moved)",
        "I left it dirty. I did not leave it clean. I left the room dirty. It was left dirty. "
        "The room was left dirty. "
        "It was not left clean. I did not leave it tidy",
        "the room was left dirty",
        "We left the kitchen in a right mess.", "We left the kitchen in a right mood.",
    ),
    shows(
        "in-full-leaf",
        "(in|into) {few}(bloom|blossom|leaf|flower|bud)|covered in {few}(leaves|blossom|buds"
        "|fruit|apples|pears|cherries)|(blossoms|flowers|fruits|buds)"
        " {few}(every|each|this|in)|(new|green) (shoots|leaves|growth)|sprouting|(gave|gives"
        "|bore|bears) {few}(fruit|apples|pears|plums|cherries)",
        "It is alive. It is not dead. It is living. The tree is alive. The tree is not dead. "
        "It is healthy",
        "the tree is dead", "It's in full bloom.", "It's in full blast.", value=False,
        of_anybody=True, unless=r"\b(?:no|not|never|last|n['’]t|used\sto)\b",
    ),
    shows(
        "not-a-leaf-on-it",
        "(hasn't|has not|not|no|never|without|didn't|doesn't) {few}(had |come |put out "
        ")?{few}(into leaf|leaf|leaves|blossom|buds|shoots) {few}(on it"
        "|for|in|this|last|since|at all|either)?|bare (all|the whole) (summer|spring|year)"
        "|(bark|trunk|wood) {few}(rotten|rotted|hollow|crumbling)"
        "|it(('s| has) died| died)",
        "It is dead. It is not alive. The tree is dead. It has died",
        "the tree is dead",
        "It hasn't had a leaf on it for years.", "It hasn't had a leak in it for years.",
        of_anybody=True, unless=r"\b(?:autumn|winter|december|january|hedge|fallen)\b",
    ),
    shows(
        "past-its-date",
        "(went|gone|is|was) {few}(past|over|beyond) (its|the) {few}date|(date|best-before|best "
        "before|use-by|sell-by) {few}(on|of|for)? ?{few}(was|is|ran out"
        "|has gone|passed|went) {few}(last|yesterday|gone|ago|in the past|two|three|on "
        "{few}day)|out of date|(days|weeks|months) (out of date|past|gone)",
        "It is past its best-before date. It is past its use-by date. It is out of date. It is "
        "past its sell-by "
        "date. It has passed its use-by date. It has passed its best-before date",
        "it is past its best-before date", "The best-before on the crisps was last week.",
        "The best bar on the coast was last seen.", of_anybody=True,
        unless=r"\b(?:passport|licen[cs]e|software|website|still\sin)\b",
    ),
    shows(
        "still-in-date",
        "(still |well )?in date|(good|fine|best|ok|okay) (until|till|before) (next|january"
        "|february|march|april|may|june|july|august|september"
        "|october|november|december|the end)|(date|best-before|use-by) {few}(is|isn't|runs "
        "out) {few}(until|next|months away|weeks away)",
        "It is not past its best-before date. It is not past its use-by date. It is not out of "
        "date. It is not past its "
        "sell-by date. It has not passed its use-by date",
        "it is past its best-before date", "It's still in date.", "It's still in the data.",
        value=False, ever=True, of_anybody=True,
    ),
    shows(
        "came-out-of-the-freezer",
        "(out of|from) the freezer {few}(all|over|for|since|overnight)|(fully |half |partly "
        "|completely )?(defrosted|thawed|melted|gone soft|went soft"
        "|no longer frozen)|freezer (broke|failed|packed up|stopped|switched|was off)",
        "It has been thawed. It was thawed. It has thawed. The food has been thawed. It has "
        "been defrosted. It is not "
        "frozen",
        "the food has been thawed", "It was out of the freezer all night.",
        "It was out of the frame all night.",
        of_anybody=True, unless=r"\b(?:n['’]t|never|not|still\sfrozen)\b",
    ),
    shows(
        "frozen-solid",
        "(still|rock|frozen) {few}(frozen|solid|rock hard|hard as a rock)|(never|hasn't|haven't"
        "|not) {few}(left|come out of|been out of|came out of|out of)"
        " the freezer|(never|hasn't|haven't|not) {few}(thawed|defrosted)",
        "It has not been thawed. It was not thawed. It has not thawed. The food has not been "
        "thawed. It is frozen",
        "the food has been thawed", "It's still frozen solid.", "It's still a frosted salad.",
        value=False, of_anybody=True, unless=r"\b(?:pond|lake|river|pipes?)\b",
    ),
    shows(
        "people-working-for-me",
        "{n} {few}(people|girls|lads|women|men|staff|others|chaps|assistants) {few}(working"
        "|work|helping|employed|on the payroll|serving) (for (me|us)|in the"
        " {few}[a-z]+|with me|there)|(taken|took) on (a|an|two|three|some) {few}(lad|girl"
        "|apprentice|assistant|helper|baker|waiter|waitress|man|woman"
        "|people|staff|cook|driver)|{i} (pay|employ) (a|an|two|three) {few}(cleaner|cook|girl"
        "|lad|assistant|driver|waiter|waitress|gardener|helper)",
        "The business has employees. My business has employees. I have employees. I employ "
        "people. I have staff. We have "
        "employees",
        "the business has employees", "There are three people working for me.",
        "There are three people waiting for me.",
    ),
    shows(
        "nobody-works-for-me",
        "(nobody|no one|no-one) {few}(works|working|is employed) (for|with|under) (me|us)|(it's"
        "|it is|there's|there is) (just|only) (me|myself|the two of us)( (in|running|behind|at"
        "|doing) (the|my|our) {few}(business|firm|shop|company|kitchen|workshop|van|office|salon"
        "|garage|stall|counter)|(?=[.!;]|$))"
        "|one-(man|woman|person) (band|business|show|firm|operation)|(run|do|manage) {few}(it"
        "|the {few}[a-z]+|everything|all) {few}(on my own|by myself"
        "|alone|single-handed|entirely on my own)|no (staff|employees|workers|helpers)",
        "The business has no employees. My business has no employees. I have no employees. I "
        "employ nobody. I have no "
        "staff. We have no employees",
        "the business has employees", "It's a one-man band.", "It's a one-man tent.", value=False,
    ),
    shows(
        "checked-in-here",
        "(got|have|'ve|took|taken) {few}(a )?room ({n}|\\d+|here|till|until|at the hotel"
        "|upstairs)|(checked|booked) in(to)? {few}(last|this|on|yesterday|an|today"
        "|here|the hotel|two|three)|(here|staying) (till|until|for (two|three|four|five|a few"
        "|a) (nights?|days|week))",
        "I am staying at the hotel. I am a guest. I am a hotel guest. I am staying in the "
        "hotel. I am a guest at the hotel",
        "you are staying at the hotel", "We've got room 12 until Thursday.",
        "We've got room for 12 in the van.",
        ever=True, unless=r"\b(?:checked\sout|hospital|flight)\b",
    ),
    shows(
        "checked-out-again",
        "(already |'ve |have )?checked out|only (here|in|came|come|popped) {few}(for|to) "
        "{few}(lunch|dinner|drink|coffee|a meal|the bar|the spa|meeting)"
        "|staying (with (my|a|some|friends|family)|at (my|another|a different)|somewhere else"
        "|elsewhere|across the road)",
        "I am not staying at the hotel. I am not a guest. I am not a hotel guest. I am not "
        "staying in the hotel. I am not "
        "a guest at the hotel",
        "you are staying at the hotel",
        "We checked out yesterday.", "We checked our yeast.", value=False,
        unless=r"\bchecked\sout\s(?:the|a|some|of\shospital)\b",
    ),
)
# fmt: on
