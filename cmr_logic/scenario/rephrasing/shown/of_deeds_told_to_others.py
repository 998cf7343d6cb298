"""What turns of speech show of what somebody told, asked or handed to others, or called off."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.shown.notation import shows

_UNHEARD = (
    r"\b(?:(?:nobody|no\sone|no-one)\s(?:answered|picked\sup|replied)|no\s(?:answer|reply)|engaged"
    r"|voicemail|couldn['’]t\sget\sthrough|never\s(?:answered|picked\sup|replied|got\sback)"
    r"|(?:did\snot|didn['’]t)\s(?:answer|pick\sup))\b"
)
_RANG = (
    "(rang|phoned|called|emailed|e-mailed|texted|messaged|wrote to|written to|contacted|spoke to"
    "|spoken to|got in touch with|got hold of|had a word with|went to see|saw)"
)
_NOT_COMING = (
    "(not (be )?(coming|going|able to (come|make it|go|attend))|won't be (coming|there|able"
    "|needing)|wouldn't be (coming|there|able|needing)|(can't|couldn't|cannot|could not) (come"
    "|make it|make that|go|attend|keep it|be there)|(don't|won't|wouldn't|no longer|didn't) need"
    "|isn't coming|aren't coming|weren't coming|wasn't coming|'m not coming|not to expect (me|us)"
    "|to (leave|drop|scrap) it|(give|gave) up (my|our) (place|slot))"
)
_EVENT = "(race|event|festival|show|fair|tournament|competition|parade|fete|marathon|regatta|rally)"
_ROOM = "(office|personnel|hr|reception|desk|boss|manager|clerk|school|secretary|counter|teacher)"
_GONE = (
    "(leaving|going|moving out|quitting|(be|would be|will be|'d be|'ll be) (leaving|going|moving"
    " out|off)|(go|move out|leave|quit|finish) (on|in|at|by|next))"
)

# fmt: off
OF_DEEDS_TOLD_TO_OTHERS: tuple[Rewording, ...] = (
    shows(
        "rang-and-told",
        f"{{i}}{{perfect}} {{often}}{_RANG} {{whom}}{{stop}} {{some}}(about|(and"
        f"|to) {{few}}(explain"
        f"|explained|told|tell|said|say|let)|and (they|he|she|you) {{few}}(know|knows|said|were"
        f"|was)|with the news)|{{i}}{{perfect}} {{often}}(mentioned|announced|explained|reported"
        f"|broke|owned up to) {{few}}to {{whom}}{{stop}}|{{i}}{{perfect}} {{often}}(dropped|sent"
        f"|shot|wrote) {{whom}} (a|an) {{few}}(line|note|email|e-mail|text|message|letter)",
        "I told {whom}. I have told {whom}. I have informed {whom}. I informed {whom}. I have "
        "notified {whom}. I let {whom} know. I have contacted {whom}",
        "you have told the harbour master", "I phoned the harbour master and explained.",
        "I phoned the harbour master and rang off.", unless=_UNHEARD,
    ),
    shows(
        "they-have-been-told",
        "{whom} (have|has|had) {often}been (told|informed|notified|warned)|{whom} (was|were) "
        "{often}(told|informed|notified)",
        "I told {whom}. I have told {whom}. I have informed {whom}. I have notified {whom}",
        "you have told the harbour master", "The harbour master has been told.",
        "The harbour master has been tolled for.", of_anybody=True,
        unless=r"\b(?:by\s(?:somebody|someone|my\sneighbour)|never|not|wrong)\b"
               r"|\b(?:my|our)\s[a-z]+['’]s\s",
    ),
    shows(
        "rang-the-race-office",
        f"{{i}}{{perfect}} {{often}}{_RANG} the {_EVENT} (office|desk|team|secretary|director"
        f"|people|committee|staff) {{some}}(about|(and|to) {{few}}(explain|explained|told|tell|said"
        f"|say|let)|and (they|he|she) {{few}}(know|knows|said))|the {_EVENT} (office|desk|team"
        f"|secretary|director|people|committee|staff) (have|has|had) {{often}}been (told|informed)",
        "I told the organisers. I have told the organisers. I have informed the organisers. I have "
        "notified the organisers",
        "you have told the organisers", "I rang the race office and told them.",
        "I rang the race office and hung up.", unless=_UNHEARD, of_anybody=True,
    ),
    shows(
        "they-know-nothing",
        "{whom} {often}(know|knows|knew) (nothing|nowt)|{whom} {often}(have|has|had) (no|not the "
        "faintest|not the slightest|not the foggiest) (idea|inkling|clue)|{whom} {often}(don't"
        "|doesn't|do not|does not|didn't) know( about| yet| that| of|{end})|(nobody|no one|no-one) "
        "(at|in) {whom} {often}knows|(haven't|have not|hasn't|never|didn't|did not) {often}(said"
        "|say|breathed|breathe|mentioned|mention) (a (single )?(word|thing)|anything|it) {few}to "
        "{whom}{stop}|(kept|keeping) (it|this) {few}from {whom}{stop}|(kept|keeping|left) {whom} "
        "in the dark|behind {whom}('s|s')? back",
        "I have not told {whom}. I did not tell {whom}. I have not informed {whom}. I have not "
        "notified {whom}. I have not asked {whom}. I did not ask {whom}",
        "you have told the harbour master", "The harbour master knows nothing about it.",
        "The harbour master knows nothing finer.", value=False, of_anybody=True,
        unless=r"\bnothing\s(?:better|finer|worse)\b",
    ),
    shows(
        "you-heard-too-late",
        "you {often}(only )?(heard|found out|learned|learnt|knew) (about|of) (it|this) "
        "{few}(afterwards|later|from (somebody|someone|others|the)|too late)|{i} {often}(just |"
        "simply )(turned|showed) up|{i} {few}(came|turned up|arrived|showed up) (without (any )?"
        "(warning|notice)|out of the blue|unannounced)",
        "I did not tell you in advance. I have not told you in advance. I did not tell you. I gave "
        "no notice. I did not tell you beforehand. I did not book",
        "you have told us in advance", "I turned up unannounced.", "I turned out unappreciated.",
        value=False, ever=True,
    ),
    shows(
        "said-it-beforehand",
        f"{{i}}{{perfect}} {{often}}(rang|phoned|called|emailed|e-mailed|texted|messaged|wrote to"
        f"|told|let) you {{some}}(to say|to tell|to let|that|know) {{few}}(I|we)(('d|'ll| would"
        f"| will) be|'m|'re| was| were) {{few}}(coming|bringing|arriving|{_GONE})",
        "I told you in advance. I have told you in advance. I told you beforehand. I gave you "
        "notice. I have given you notice. I gave notice",
        "you have told us in advance", "I emailed you on Monday to say that I'd be coming.",
        "I emailed you on Monday to say that it rained.", unless=_UNHEARD, ever=True,
    ),
    shows(
        "told-them-of-going",
        f"{{i}}{{perfect}} {{often}}(told|rang|emailed|texted|let) {{whom}} {{some}}(that|know|to "
        f"say|to tell) {{few}}(I|we)('d|'ll|'m| was| am| would| will)? {{few}}{_GONE}",
        "I gave notice. I have given notice. I gave {whom} notice. I have given {whom} notice. I "
        "handed in my notice",
        "you have given your landlord notice",
        "I told my landlord in May that I was moving out.",
        "I told my landlord in May that I was standing out.", ever=True,
    ),
    shows(
        "wrote-of-going",
        f"{{i}}{{perfect}} {{often}}(wrote|written|(sent|gave) {{few}}(letter|email))( "
        f"to {{whom}})?"
        f" {{some}}(that|to say|to tell|saying) {{few}}(I|we)('d|'ll|'m| was| am| would| will)? "
        f"{{few}}{_GONE}|{{i}}{{perfect}} {{often}}told {{whom}} in writing {{some}}(I|we)('d|'ll"
        f"|'m"
        f"| was| am| would| will)? {{few}}{_GONE}",
        "I gave notice in writing. I gave written notice. I have given notice in writing. I gave "
        "you notice. I gave notice. I have given written notice. I gave you written notice",
        "you gave us notice in writing", "I wrote to say that I was moving out.",
        "I wrote to say that I was working out.", ever=True,
    ),
    shows(
        "went-without-a-word",
        "{i} {often}((just|simply) )?(packed|gathered|grabbed|picked up) {few}(bags|things|stuff"
        "|cases) and (left|went|walked)|{i} {few}(left|went|moved out|walked out|quit) {few}"
        "(without (a|saying a|so much as a|any) (word|warning|notice)|on the spot|overnight|there "
        "and then|then and there|the same day|with no warning)|{i} never {few}(told|warned|informed"
        "|let) {whom} {some}(leaving|going|moving out|off)",
        "I gave no notice. I did not give notice. I did not give you notice. I have not given "
        "notice. I gave you no notice",
        "you gave us notice", "I left without a word.", "I listened without a word.", value=False,
        ever=True,
    ),
    shows(
        "rang-to-cry-off",
        f"{{i}}{{perfect}} {{often}}(rang|phoned|called|emailed|e-mailed|texted|messaged|wrote|told"
        f"|contacted|let|sent|written|said) {{more}}{_NOT_COMING}|{{i}}{{perfect}} {{often}}(called"
        f"|cried|backed|pulled) (it|the (whole )?thing|mine|ours|off|out){{end}}",
        "I cancelled it. I cancelled. I cancelled my booking. I cancelled the booking. I cancelled "
        "my appointment. I cancelled the appointment. I cancelled the reservation. I have cancelled"
        " it. I have cancelled my booking. I have cancelled the booking. The appointment was "
        "cancelled. My booking was cancelled",
        "you have cancelled your booking", "I rang and told them that I wouldn't be coming.",
        "I rang and told them that I wouldn't be bullied.", ever=True,
        unless=r"\b(?:never\s(?:rang|phoned|told|said)|no\sanswer|the\sparty\sof|(?:did\snot"
               r"|didn['’]t)"
        r"\s(?:ring|phone|tell|say|let))\b",
        unless_there=r"\b(?:could\snot|couldn['’]t|never)\s(?:ring|phone|call|get)\b",
    ),
    shows(
        "never-cried-off",
        f"{{i}} (never|did not|didn't|haven't|have not) {{few}}(rang|ring|phoned|phone|called|call"
        f"|told|tell|said|say|let|wrote|write) {{more}}{_NOT_COMING}|(my|our|the) (booking"
        f"|reservation|appointment|place|order|table) {{often}}(still )?(stands|holds)|{{i}}{{am}} "
        f"still (coming|going ahead|turning up)",
        "I did not cancel it. I did not cancel. I did not cancel my booking. I did not cancel the "
        "booking. I did not cancel my appointment. I did not cancel the appointment. I have not "
        "cancelled the booking. I have not cancelled my booking. I have not cancelled. The "
        "appointment was not cancelled. I did not cancel the reservation",
        "you have cancelled your booking", "I never rang to say that I wasn't coming.",
        "I never rang to say that I was cold.", value=False, ever=True,
    ),
    shows(
        "put-it-to-them",
        "{i}{perfect} {often}(ran|run) (it|this|that|the idea|my idea|the plan|my plan) (past|by) "
        "{whom}{stop}|{i}{perfect} {often}(put|raised|took|taken|discussed|cleared|talked|checked) "
        "{few}(it|this|that|the matter|the idea|the plan) {few}(to|with|up with|over with) "
        "{whom}{stop}|{i}{perfect} {often}(spoke|spoken|talked) (to|with) {whom} {few}(about|first"
        "|beforehand)|{i}{perfect} {often}had a word with {whom}{stop}|{i}{perfect} {often}sought "
        "{whom}('s|s') (leave|permission|advice)",
        "I asked {whom}. I have asked {whom}. I have spoken to {whom}. I have consulted {whom}. I "
        "consulted {whom}. I told {whom}. I have told {whom}",
        "you have asked the harbour master", "I ran it past the harbour master.",
        "I ran past the harbour master.", unless=_UNHEARD,
    ),
    shows(
        "gave-it-in",
        f"{{i}}{{perfect}} {{often}}(gave|given|took|taken|brought|dropped|emailed|e-mailed|posted"
        f"|sent|faxed|passed|slipped|uploaded|delivered|handed|pushed) {{what}} {{few}}(to|at|into"
        f"|in to|in at|over to|through|under|on|off at|off to|back to) {{few}}({_ROOM}|your|you"
        f"|the "
        f"(council|bank|court|letterbox|door|tray|portal|website|library|college|university"
        f"|landlord|agent)|letterbox|letter box)|{{what}} (went|was) {{few}}(off )?(in|into) the "
        f"(post|tray|letterbox)|{{what}} went off {{few}}(by|in) (post|mail|email)",
        "I handed in {what}. I have handed in {what}. I sent in {what}. I have sent in {what}. I "
        "submitted {what}. I have submitted {what}. I returned {what}. I have returned {what}. I "
        "gave in {what}",
        "you have handed in the logbook", "I dropped the logbook off at your office.",
        "I dropped the logbook on my foot.", ever=True,
        unless_there=r"\b(?:my|our)\s(?:sister|brother|friend|mum|dad|aunt|neighbour|cousin)\b",
    ),
    shows(
        "they-have-it-now",
        f"(you|they|{{few}}the {{few}}{_ROOM}|my {{few}}{_ROOM}|hr|personnel|reception)('ve|'s"
        f"| have| has) {{often}}(had|got)? ?{{what}} (already|now|since|for (a|two|three|{{n}}"
        f"|weeks|days|months)|in {{few}}(hands|file|files|system))|(you|{{few}}the {{few}}{_ROOM}"
        f"|my {{few}}{_ROOM}|hr|personnel|reception)('ve| have| has)? already (have|has|got|had) "
        f"{{what}}{{stop}}",
        "I handed in {what}. I have handed in {what}. I sent in {what}. I have sent in {what}. I "
        "submitted {what}. I have submitted {what}. I returned {what}. I have returned {what}. I "
        "have paid {what}. I paid {what}",
        "you have handed in the logbook", "The office already has the logbook.",
        "The office already has the lift.", of_anybody=True,
    ),
    shows(
        "still-with-me",
        "{what}('s|'re| is| are) {often}(still )?(lying |sitting |sat |stuck |here )?(on|in|at"
        "|under"
        "|with) (my|our|the|me|us) {few}(table|desk|bag|drawer|car|home|house|kitchen|hall|pocket"
        "|shelf|sideboard|pile|tray|me|printer)|{i}{perfect} still {often}(have|has|got|had)? "
        "?{what} (here|at home|on me|with me|in my|on my)",
        "I have not handed in {what}. I have not handed {what} in. I have not sent in {what}. I "
        "have not submitted {what}. I have not returned {what}. I have not posted {what}. I have "
        "not sent {what}",
        "you have handed in the logbook", "The logbook is still on my desk.",
        "The logbook is still a mystery.", value=False, of_anybody=True,
        unless=r"\b(?:copy|copies|sent|posted|emailed|gave|handed|photo|scan)\b",
    ),
    shows(
        "doctors-line-given-in",
        "(doctor|gp|hospital|consultant|surgery|clinic|nurse) {few}(signed|wrote|gave|issued|made "
        "out|printed|did) {some}(certificate|note|letter|line|slip){some}(and|which|that) {i} "
        "{few}(gave|handed|sent|passed|emailed|took|dropped|posted) (it|that|this)? ?{few}(to|at|in"
        "|on|off)",
        "I have handed in a doctor's note. I handed in a doctor's note. I have handed in a medical "
        "certificate. I gave my employer a doctor's note. I have given in a doctor's note. I have "
        "sent in a doctor's note. I have a doctor's note",
        "you have handed in a doctor's note",
        "The GP wrote me a certificate and I sent it to the office.",
        "The GP wrote me a postcard and I pinned it to the wall.", of_anybody=True,
        unless_there=r"\bmy\s(?:sister|brother|friend|mum|dad|aunt)\b",
    ),
    shows(
        "never-saw-a-doctor",
        "{i} (never|haven't|have not|didn't|did not) {few}(went|been|go|saw|seen|see|bothered"
        "|bother"
        "|visited|visit|called|rang|gone) {few}(to )?(a|the|my|any) {few}(doctor|gp|surgery)",
        "I have not handed in a doctor's note. I have no doctor's note. I do not have a doctor's "
        "note. I have not seen a doctor. I have no medical certificate",
        "you have a doctor's note", "I never went to the doctor.", "I never went to the dock.",
        value=False,
    ),
    shows(
        "said-yes-to-it",
        "{i}{perfect} {often}(signed up to|said yes to|put (my|our) names? to|ticked the box "
        "{few}(for|to accept|under|beside)|clicked {few}(on )?accept {few}(for|under)|went along "
        "with|gave (my|our) (word|consent) to) (?P<what>(the|your|those|these) {few}(terms|rules"
        "|conditions|contract|agreement|policy|code|plan))",
        "I have agreed to {what}. I agreed to {what}. I have accepted {what}. I accept {what}. I "
        "have signed {what}",
        "you have agreed to the terms", "I put my name to the terms.",
        "I put my mind to the terms.", ever=True,
    ),
    shows(
        "said-no-to-it",
        "{i}{perfect} {often}(said no to|turned down|rejected|never (signed|accepted|ticked|agreed "
        "to)|(haven't|have not|didn't|did not|won't|will not) {few}(sign|signed|accept|accepted"
        "|click|clicked) {few}) ?(?P<what>(the|your|those|these) {few}(terms|rules|conditions"
        "|contract|agreement|policy|code|plan))",
        "I have not agreed to {what}. I did not agree to {what}. I have not accepted {what}. I do "
        "not accept {what}. I have not signed {what}",
        "you have agreed to the terms", "I said no to the terms.", "I said no more of the terms.",
        value=False,
    ),
)
# fmt: on
