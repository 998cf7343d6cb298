"""What turns of speech show of dealings and of things in use: a form, a fault, a machine."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.shown.notation import shows

_ROAD_USER = "(van|car|lorry|bus|taxi|truck|cyclist|motorbike|tractor|driver|man|woman|lad)"
_MACHINE = (
    "(machine|saw|lathe|drill|mower|engine|motor|boiler|press|mixer|slicer|oven|grinder|pump|fan"
    "|generator|conveyor|appliance|equipment|shredder|strimmer|chainsaw|dishwasher|heater)"
)
_NUT = "(almonds?|walnuts?|pecans?|hazelnuts?|cashews?|pistachios?|peanuts?|nuts?|macadamias?)"
_ADULT = (
    "(mum|dad|mother|father|mam|nan|gran|granddad|grandad|grandma|parents|aunt|uncle|auntie"
    "|teacher|stepdad|stepmum|grandmother|grandfather|grandparents)"
)

# fmt: off
OF_DEALINGS: tuple[Rewording, ...] = (
    shows(
        "ran-into-me",
        "(he|she|they|(a|an|the|another|some|this) {few}" + _ROAD_USER + ") {some}(drove|ran|went"
        "|reversed|crashed|ploughed|smashed|backed|slammed|skidded|shunted|rammed"
        "|pulled out|swerved) {few}(into|in front of|across) ((the (back|side|rear) of )?(me|us"
        "|my {few}(car|van|bike|bumper|door))|the (back|side|rear) of (me|us|my))"
        "|(he|she|they|(the )?(other )?driver){perfect} {few}(admitted|accepted|owned up|said"
        "|took|confessed) {some}((his|her|their) fault|(the )?(blame|liability|responsibility))"
        "|(it|accident|crash) (was|is) {few}(his|her|their|the other driver's"
        "|the other man's|the other woman's) {few}(fault|doing)"
        "|(other driver|he|she) {few}(ran|jumped|shot|went through) (a|the) {few}(lights?"
        "|red light|stop sign)|other driver {few}(was to blame|was at fault|caused it)",
        "The other driver was to blame. The other driver was at fault. It was not my fault. I "
        "was not to blame. I was not at fault",
        "the other driver was to blame", "A van reversed into my car.",
        "A van reversed into the yard.", ever=True,
        unless=r"\b(?:my\sown\sfault|I\sjumped|I\sran\sinto|I\swent\sinto|I\s(?:was"
               r"|am)\sto\sblame)\b",
    ),
    shows(
        "blame-is-mine",
        "(it (was|is)|entirely|it's) {few}(my own|my) (fault|doing)|{i} {few}(take|took|accept"
        "|accepted) {few}(the |full )?(blame|responsibility) (for it|{end})|(I have )?only (myself"
        "|ourselves) to blame|nobody (else )?to blame but (me|myself)"
        "|{i} {few}(went|ran|drove|crashed|reversed|ploughed|smashed) into "
        "(him|her|them|the back of (him|her|them|a|the|another))",
        "It was my fault. I was to blame. The accident was my fault. I was at fault. The other "
        "driver was not to blame. The other driver was not at fault",
        "the other driver was to blame", "I take full blame for it.",
        "I take full baskets for it.", value=False, ever=True,
        unless=r"\b(?:n['’]t|not|never)\s(?:\w+\s){0,2}(?:my|to\sblame)\b",
    ),
    shows(
        "left-it-blank",
        "{who}{perfect} {few}(left|leave) {some}(blank|empty|out|unanswered)"
        "|{who} {few}(forgot|forgotten|neglected|failed|omitted) to (put|fill|write|give|add"
        "|include|complete|answer|tick) {few}(in |down )?{few}(date of birth|address|name"
        "|number|page|section|box|question|postcode|part|back)"
        "|{who}{perfect} {few}(missed|skipped|overlooked)( out)? {few}(page|section|box|question"
        "|part)s?|only (filled|completed|did|answered) {few}(half|part|some)"
        "|(page|section|box|question|part|half)s? {few}(is|was|are|were) {few}(blank|empty"
        "|unanswered|not filled in|missing)",
        "The form is incomplete. My form was incomplete. I have not completed the form. My "
        "application was incomplete. The first form was incomplete. Part of the form is blank. "
        "Information is missing from the form",
        "the form is incomplete", "I left one whole section unanswered.",
        "I left one whole sandwich unattended.", ever=True,
        unless=r"\b(?:nothing|n['’]t|never|not\sleft|not\sforget|signature|no\s(?:box|page"
               r"|question))\b",
    ),
    shows(
        "every-box",
        "(filled|completed|answered|did|ticked) {few}(in )?(every|all|each|the whole|the lot"
        "|both) {few}(box|boxes|question|questions|page|pages|section|sections|form|of it|part)"
        "|left (nothing|no box|no page|no question) {few}(out|blank|empty|unanswered)"
        "|(every|each) (box|question|page|section) {few}(is|was|got) {few}(filled in|completed"
        "|answered)|(filled|completed) {few}(it|the form|form|everything) ?(all )?(in )?(in full"
        "|from start to finish|fully|completely|to the last)",
        "The form is complete. My form is not incomplete. The form is not incomplete. I have "
        "completed the form. The form was not incomplete. My application was not incomplete. My "
        "form was not incomplete. No part of the form is blank. No information is missing",
        "the form is incomplete", "I filled in every box on it.", "I felled every box tree here.",
        value=False, unless=r"\b(?:n['’]t|not|never|but|except|apart|bar)\b",
    ),
    shows(
        "both-signed",
        "(we|both of us|the two of us|both sides|both parties){perfect} {few}(both |all )?signed"
        "|signed {few}(it )?and so (did|have|has) (I|he|she|we|they)|signed it together",
        "Both parties have signed it. Both parties have signed. It has been signed by both "
        "parties. It is signed by both parties. The agreement has been signed by both parties. "
        "The contract has been signed by both parties. Both of us have signed it. I have signed "
        "it",
        "both parties have signed it", "He signed it and so did I.", "He sang it and so did I.",
        unless=r"\b(?:n['’]t|not|never|neither|refused|except|only)\b",
    ),
    shows(
        "one-never-signed",
        "(I|we)('ve| have)? signed {more}(but|though|although|while) {few}(he|she|they|"
        "(the|my) {few}[a-z]+) (never|didn't|did not|hasn't|has not|haven't|wouldn't|refused"
        "|won't)|(he|she|they|(the|my) {few}[a-z]+) {few}(refused to|wouldn't|would not|never"
        "|hasn't|has not|won't|didn't|did not) {few}sign(ed)? {few}(it|{end})"
        "|neither of us {few}signed|only (I|he|she|one of us) {few}signed",
        "It has not been signed by both parties. It is not signed by both parties. The agreement "
        "has not been signed by both parties. The contract has not been signed by both parties. "
        "Both parties have not signed it. Both parties have not signed",
        "both parties have signed it", "Only one of us ever signed.", "Only one of us ever sang.",
        value=False, ever=True,
        of_anybody=True,
    ),
    shows(
        "machine-hums",
        "(the|this|our|my|that) {few}" + _MACHINE + "('s| is|'s been| has been) {few}(going"
        "|humming|whirring|roaring|turning|spinning|rattling|churning|ticking over|on{end}"
        "|on and)|(left|leave|have|keep) {few}" + _MACHINE + " (on|running|going)"
        "|(switched|turned|started) {few}" + _MACHINE + " (on|up)",
        "The machine is running. The machine is switched on. It is running. It is switched on. "
        "The engine is running",
        "the machine is running", "The saw's going at full tilt.", "The saw's gone at last.",
        unless=r"\b(?:n['’]t|not|off|never|old|fault)\b",
    ),
    shows(
        "machine-stands-still",
        "(the|this|our|my|that) {few}" + _MACHINE + "('s| is|'s been| has been) {few}(off{end}"
        "|switched off|turned off|shut down|unplugged|idle|standing still|powered down)"
        "|(switched|turned|shut) {few}((it|the {few}" + _MACHINE + ") (off|down)"
        "|off the {few}" + _MACHINE + ")|unplugged (it|the {few}" + _MACHINE + ")"
        "|(pulled|took) the plug out|(the )?(power|electricity|mains)('s| is) off",
        "The machine is not running. The machine is not switched on. It is not running. It is "
        "not switched on. The engine is not running. The machine is switched off. The machine is "
        "not in use",
        "the machine is running", "I turned the mower off at noon.",
        "I turned the corner off the High Street.", value=False,
    ),
    shows(
        "guard-off",
        "guard('s| is| has|'d| had| was)? {few}(gone|missing|off{end}|off and|disappeared"
        "|nowhere to be (seen|found)|come off|came off|fallen off|fell off|broken off"
        "|been taken (off|away)|been removed)|(taken|took|removed|pulled|unscrewed|lost) (the"
        "|its) {few}guard|(without|no|hasn't got a|lacks a) {few}guard (on|fitted|{end})",
        "The guard is missing. The guard is not in place. There is no guard on it. The guard has "
        "been removed. The guard is not fitted",
        "the guard is missing", "The guard's nowhere to be found.",
        "The guard's nowhere to be friendly.", ever=True,
        unless=r"\b(?:train|prison|security|platform|n['’]t|coast)\b",
        of_anybody=True,
    ),
    shows(
        "guard-on",
        "guard('s| is| was) {few}(on{end}|on and|fitted|in (place|position)|fastened|bolted on"
        "|where it should be|back on|secure)|(put|fitted|screwed|bolted) the {few}guard (back"
        "|on|in place)",
        "The guard is in place. The guard is not missing. The guard has not been removed. The "
        "guard is fitted",
        "the guard is missing", "The guard is where it should be.",
        "The guard is where he should be.", value=False,
        unless=r"\b(?:train|prison|security|platform|n['’]t|coast|not|never)\b",
    ),
    shows(
        "nobody-came-to-look",
        "(no|not one|not a single) {few}(engineer|electrician|fitter|inspector|plumber"
        "|technician|surveyor) {few}(has|had|ever|came|come|turned|been|looked)"
        "|(engineer|electrician|fitter|inspector|plumber|technician|surveyor) (hasn't|has not"
        "|never|can't|cannot|didn't|did not|won't|isn't|still hasn't) {some}(been|come|came"
        "|turn(ed)? up|show(ed)? up|arrived?|coming|make it|seen|looked)"
        "|(still )?waiting (for|on) (the|an|a|our) {few}(engineer|electrician|fitter|inspector"
        "|plumber|technician|surveyor)|(nobody|no one|no-one)('s| has|'d| had)? {few}(been"
        "|looked|come|came|seen|checked|inspected|tested|serviced) {few}(to (look|check"
        "|see|inspect|test)|it|at it|yet|{end})"
        "|{who} {few}(haven't|have not|hasn't|never|didn't) {few}(had|have|got|get) {few}(it|them"
        "|the {few}[a-z]+) {few}(checked|inspected|tested|serviced|looked at|seen to)",
        "No engineer has checked it. It has not been checked by an engineer. It has not been "
        "checked. It has not been inspected. It has not been tested. An engineer has not "
        "inspected it. It has not been inspected by an engineer. It has not been serviced",
        "an engineer has checked it", "The engineer can't come until Monday.",
        "The engineer can't sing until Monday.", value=False, ever=True,
    ),
    shows(
        "somebody-went-over-it",
        "(engineer|electrician|fitter|inspector|plumber|technician|surveyor)('s|{perfect}) {few}"
        "(been (and|to)|came and|come and|went|gone|looked|had a look|checked|inspected|tested"
        "|serviced|passed|examined|gave) {some}(over it|it over|at it|passed it|checked it|it"
        "|them|all clear|bill of health)|{who}{perfect} {few}(had|got) {few}(it|them"
        "|the {few}[a-z]+) {few}(checked|inspected|tested|serviced|looked at|looked over|seen to)"
        "|(was|were|been|got) {few}(checked|inspected|tested|serviced|looked over|passed) {few}"
        "(by|last|on|in|this) ",
        "An engineer has checked it. It has been checked by an engineer. It has been checked. "
        "It has been inspected. It has been tested. It has been inspected by an engineer. It has "
        "been serviced",
        "an engineer has checked it", "I had it looked over last week.",
        "I had it looped over last week.",
        unless=r"\b(?:n['’]t|not|never|no|nobody|failed|until|waiting|due|should|will|to\sbe"
               r"|overdue)\b",
    ),
    shows(
        "no-nuts",
        "nut-free|(no|not a|without|isn't a|aren't any|left (out )?the|free (of|from)"
        "|contains? no) {few}nuts?( (in|out|at all)|{end})",
        "It contains no nuts. There are no nuts in it. It does not contain nuts. The dish does "
        "not contain nuts. Nuts are not used in it",
        "it contains nuts", "I left the nuts out this time.", "I left the nut roast this time.",
        value=False, ever=True,
        unless=r"\b(?:allerg\w*|eat|traces|bolts?)\b",
    ),
    shows(
        "almonds-in-it",
        "(with|of|has|have|had|contains?|containing|put|got|add(ed)?|used?|made|topped|full"
        "|there (is|are)|there's|chopped|ground|flaked|crushed|it's) {few}" + _NUT + "( (in|on"
        "|through|flour|cream|butter|paste)|{end})",
        "It contains nuts. There are nuts in it. The dish contains nuts. Nuts are used in it",
        "it contains nuts", "It's a sponge with ground almonds.", "It's a sponge with ground "
        "glass.",
        unless=r"\b(?:no|not|without|n['’]t|never|allerg\w*|free|left|bolts?|shampoo)\b",
    ),
    shows(
        "out-on-the-side",
        "(sat|stood|left|been|was|were|lay|lain|spent {few}(night|day)|stayed) {few}(out(?! of)"
        "|on the"
        " (side|worktop|counter|table|hob|stove|windowsill|draining board)|in the (car|sun)"
        "|at room temperature) {few}(all (night|day)|overnight|since|for|under|until|{end})"
        "|(forgot|didn't|did not|never|failed|neglected) {few}(to )?(put|get|pop) {few}(it|them"
        "|that|the [a-z]+) {few}(in|into|back in) the (fridge|refrigerator|chiller)"
        "|out of the (fridge|refrigerator|chiller)",
        "It has not been kept in the fridge. It was not kept in the fridge. It has not been "
        "refrigerated. It has not been kept cold. The food has not been refrigerated. It has not "
        "been chilled",
        "it has been kept in the fridge", "It sat on the worktop all night.",
        "It sat on the whole committee all night.", value=False, ever=True,
        unless=r"\b(?:car|bike|bin|bins|cat|dog|before|straight)\b",
    ),
    shows(
        "straight-in-the-fridge",
        "(it|they|them|that)('s|'ve)? {few}(been|was|were|went|goes|stayed|kept|is|are)?"
        " ?{few}(in|into) the (fridge|refrigerator|chiller)|(put|popped|kept|stored|left) {few}"
        "(it|them|that|the {few}[a-z]+) {few}(in|into) the (fridge|refrigerator|chiller)",
        "It has been kept in the fridge. It was kept in the fridge. It has been refrigerated. "
        "It has been kept cold. The food has been refrigerated. It has been chilled",
        "it has been kept in the fridge", "It was in the fridge overnight.",
        "It was in the frame overnight.",
        unless=r"\b(?:n['’]t|not|never|forgot|out\sof|should|until|too\slate|broke\w*|off)\b",
    ),
    shows(
        "comes-with-a-grown-up",
        "(my|our) {few}" + _ADULT + "('s| is|'ll| will| are|'re) {few}(be )?{few}(coming|taking me"
        "|taking us|with me|with us|going with|here with|bringing me)|{who}('m|'re|'ll| am| are"
        "| will)"
        "( be)? {few}(going|here|coming|with|travelling|there) {few}(with )?(my|our) "
        "{few}" + _ADULT,
        "I am accompanied by an adult. I am with an adult. An adult is with me. An adult comes "
        "with me. I will be accompanied by an adult",
        "you are accompanied by an adult", "My gran will be with me.", "My gran will be worried.",
        unless=r"\b(?:n['’]t|not|never|ca\w*n['’]t|living|live|stay\w*|birthday|row"
               r"|friend['’]?s?)\b",
    ),
    shows(
        "no-grown-ups",
        "(no|without|won't be any|aren't any|isn't an?|not an?) {few}(grown-ups?|grown-up|adults?)"
        "|(parents|mum|dad|gran|teacher) (can't|cannot|won't|isn't|aren't|couldn't) {few}(come"
        "|coming|be there|make it|take me)|just {few}(me and|us) {few}(my |our )?(mates|friends"
        "|brother|sister|gang)|(going|coming|came|went|come|go) {few}(on my own|by myself|alone)",
        "I am not accompanied by an adult. I am not with an adult. No adult is with me. An adult "
        "is not with me. No adult comes with me",
        "you are accompanied by an adult", "It's just me and my mates.",
        "It's just meat and my maize.", value=False,
        unless=r"\badults?\s(?:lives?|is\sliving|in\s(?:my|our|the)\s(?:home|house))\b",
    ),
    shows(
        "wet-out",
        "(it|it's|it has|it is)('s| is| has)? {few}(pouring|bucketing|tipping|chucking|teeming"
        "|drizzling|pelting|lashing|spitting|sheeting|hammering) ?(it )?(down|with rain|{end})"
        "|(there's|there is|we've had|we're having) {few}(downpour|cloudburst|drizzle|deluge)"
        "|raining cats and dogs|rain's (coming|pouring|lashing)",
        "It is raining. It rains. The weather is wet. It is wet",
        "it is raining", "It's been chucking it down since dawn.",
        "It's been chucking out time since dawn.",
        unless=r"\b(?:n['’]t|not|never|stopped|yesterday|last)\b",
    ),
    shows(
        "dry-out",
        "(sun's|sun is|sun has come) {few}(out|shining|blazing)|not a cloud|(dry|bright) and "
        "(sunny|warm|bright)|(hasn't|not) rained|blue skies|bone dry {few}(out|outside|here"
        "|today)|(rain's|rain has|it's|it has) stopped( raining)?{end}",
        "It is not raining. It does not rain. The weather is not wet. It is dry",
        "it is raining", "The sun's blazing down.", "The son's blazer is down.", value=False,
    ),
    shows(
        "gale-blows",
        "(blowing|blows) {few}(a gale|a hooley|hard|a storm)|(howling|gusting|fierce|strong"
        "|terrific|bitter) {few}(wind|gale)|(blustery|gusty|breezy) (out|day|here|today|{end})"
        "|wind's (up|howling|picked up)",
        "It is windy. The wind is strong. There is a strong wind. Winds are high",
        "it is windy", "It's very blustery out.", "It's very flustering out.",
        ever=True, unless=r"\b(?:n['’]t|not|no|yesterday|last|dropped)\b",
    ),
    shows(
        "air-is-still",
        "(not|isn't|hardly) a breath of (wind|air)|(dead|flat|perfectly|quite) (calm|still)"
        "|still (day|morning|evening|night)|(air's|air is) {few}(still|calm)"
        "|wind (has|'s)? ?(dropped|died down)|no wind",
        "It is not windy. The wind is not strong. There is no wind. There is no strong wind. "
        "Winds are not high",
        "it is windy", "There's not a breath of wind.", "There's not a breath of scandal.",
        value=False, ever=True,
    ),
)
# fmt: on
