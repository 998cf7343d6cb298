"""What turns of speech show of dealings with offices: a ban to run, an officer who took it down."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.shown.notation import shows

_NOT = r"\b(?:not|never|nobody)\b|n['’]t\b"
_BOSS = "(boss|employer|manager|firm|company|head office|line manager|bosses|employers|supervisor)"
_TO = "(to|till|until|through to|right through to)"
_NIGHT = (
    "(8|9|10|11|eight|nine|ten|eleven|midnight|twelve)(:\\d\\d)?( at night| in the evening| ?pm| "
    "p\\.m\\.)"
    f" {_TO} {{few}}(4|5|6|7|8|four|five|six|seven|eight|dawn)\\b|(8|9|10|11|eight|nine|ten"
    f"|eleven|midnight|twelve)"
    f"(:\\d\\d)? {_TO} {{few}}((4|5|6|7|8|four|five|six|seven|eight)(:\\d\\d)?( in the morning| ?am"
    "| a\\.m\\.| the next morning)|dawn)"
)
_DAY = (
    "(7|8|9|seven|eight|nine)(:\\d\\d)?( in the morning|am| am| a\\.m\\.)?( to |-| till | until |–)"
    "(2|3|4|5|6|two|three|four|five|six)(:\\d\\d)?( in the afternoon|pm| pm| p\\.m\\.|{end})"
)
_MISUSE = "(library|fine|fines|late|overdue|back late)"

# fmt: off
OF_OFFICIAL_MATTERS: tuple[Rewording, ...] = (
    shows(
        "ban-left-to-run",
        "{n} (weeks|months|years) {few}of (my|the|a) {few}ban|ban {some}left to (run|go|serve)"
        "|{more}of the ban "
        "to (run|go|serve)|(judge|court|magistrates?|bench) {some}(took|taken|taking) (away )?my "
        "{few}(licence"
        "|license|right to drive)|took away my (licence|license|right to drive)|(still )?(serving"
        "|sitting"
        " out|in the middle of) (a|my|the) {few}ban|lost my (licence|license) {few}(for|over"
        "|because of|through"
        "|to) {few}(drink|speeding|drugs|points|drunk)",
        "I am disqualified from driving. I am currently disqualified from driving. I am banned "
        "from "
        "driving. I am currently banned from driving. I do not hold a valid driving licence. I do "
        "not have "
        "a valid driving licence. I have been disqualified from driving. I have a driving ban",
        "you are disqualified from driving", "I've five months of my ban left to run.",
        "I've five months of my barn left to rent.", ever=True,
        unless=r"\b(?:got\s(?:it|my\slicen[cs]e)\sback|is\sover|was\slifted|ended|football"
               r"|bus\sban)\b",
    ),
    shows(
        "officer-took-it-down",
        "(went|popped|walked|drove|been|go) (straight )?(down |round |over |in )?to the "
        "{few}(police station|cop shop"
        "|nick)|(went|popped|walked|drove) (straight )?(down |round |over |in )?to the station "
        "{more}(officer"
        "|constable|sergeant|desk|statement|policeman|policewoman)|(officer|constable|sergeant"
        "|policeman"
        "|policewoman) {some}(took|wrote|noted|typed) {some}(down|statement|details|report)|(rang"
        "|phoned"
        "|called|told) (the police|101|999)|(got|have|given|gave me) (a|the) {few}(crime"
        "|incident) {few}number"
        "|(filed|made|lodged) a {few}police report",
        "I reported it to the police. It has been reported to the police. It was reported to the "
        "police. The loss has been reported to the police. I have reported the loss to the "
        "police. The "
        "theft was reported to the police. The theft has been reported to the police. I reported "
        "the "
        "theft to the police. I reported the crime to the police. I told the police. The police "
        "know "
        "about it. The crime was reported to the police. I have reported it to the police. The "
        "accident "
        "was reported to the police. I reported the accident to the police. The incident was "
        "reported "
        "to the police",
        "you reported the theft to the police", "I went down to the police station that evening.",
        "I went down to the petrol station that evening.", ever=True, unless_there=_NOT,
    ),
    shows(
        "owes-the-library",
        f"(owe|owes|owing) (the|you|them) {{few}}(library|university|college) {{more}}{_MISUSE}"
        f"|(owe|owing) (the |you |them )?(library )?{{some}}(money|\\d+|pounds|quid|fines?) "
        f"{{some}}{_MISUSE}"
        "|(fine|fines) {some}((still |are |is )?(unpaid|outstanding|owing|to pay)|(haven't|not) "
        "(been )?paid)"
        "|(haven't|not|never) (yet )?(paid|settled|cleared) {few}(the|my|that|those|an|a) "
        "{few}fines?",
        "I have unpaid fines. I have an unpaid fine. I have outstanding fines. I have outstanding "
        "charges. I owe fines.  I am a reader with unpaid fines. I am readers "
        "with "
        "unpaid fines. I have an outstanding fine. I owe the library money. I owe money to the "
        "library",
        "you have unpaid fines", "I still owe the library money for a late atlas.",
        "I still owe the librarian a story for a rare atlas.", ever=True,
        unless=r"\b(?:paid\s(?:it|them|up)|don['’]t\sowe)\b",
    ),
    shows(
        "fines-all-settled",
        "(paid|settled|cleared) (off )?(all |every |each )(of )?(my|the|our|last)? ?{few}fines?"
        "|never (had|got|been"
        " given|run up) (a|any) {few}fines?|(don't|do not) owe (the library|you) {few}(penny"
        "|thing|anything|cent)",
        "I do not have unpaid fines. I do not have an unpaid fine. I do not have outstanding "
        "fines. I do "
        "not have outstanding charges. I do not owe fines. I do not owe "
        "the "
        "library money. I do not owe money to the library. I have no unpaid fines",
        "you have unpaid fines", "I've paid off all my fines.", "I've painted off all my finds.",
        value=False, ever=True,
    ),
    shows(
        "stuck-with-learner-plates",
        "(stuck with|still on|on|still got|driving with|drive with) (my |the )?(l[- ]plates"
        "|learner plates)"
        "|test (is|'s) (next|tomorrow|on|in|booked)|(haven't|have not|not|yet to|never) (passed"
        "|pass|sat|sit|take"
        "|taken) (my|the|a) {few}driving test|failed (my|the) {few}driving test {few}(again|twice"
        "|{n} times)",
        "I do not hold a full driving licence. I do not have a full driving licence. I do not "
        "have a full "
        "licence. I am a learner. I have not passed my driving test. I do "
        "not hold "
        "a full licence. I do not hold a driving licence",
        "you have a full driving licence", "I'm stuck with L-plates for now.",
        "I'm stuck with old plates for now.", value=False, ever=True,
        unless=r"\b(?:passed\son|passed\sit|passed\sin|eye\stest|sight\stest|blood\stest"
               r"|hearing\stest"
               r"|finally\spassed|spelling)\b",
    ),
    shows(
        "not-a-penny-out-of-it",
        "(haven't|have not|hasn't|never|not) (taken|touched|drawn|withdrawn|had) (a penny|a cent"
        "|anything|any money"
        "|any of it|any|it){few}( out of| from| of)? ?(it|my {few}pension|that pension|the "
        "{few}pension|my {few}pot"
        "|the {few}pot|yet)",
        "I have not started drawing it. I have not started drawing my pension. I have not drawn my "
        "pension. I have not taken my pension. I have not taken any money from my pension. I have "
        "not "
        "accessed my pension. I have not started taking it. I have not started to draw it. I have "
        "not "
        "started to draw my pension. I do not draw my pension",
        "you have started drawing your pension", "I haven't taken a penny out of my pension yet.",
        "I haven't taken a pony out of my paddock yet.", value=False, ever=True,
        unless=r"\b(?:savings|holidays?|loan|isa|leave)\b",
    ),
    shows(
        "draws-it-by-the-month",
        "pension {few}(has been|is|been) (paid|paying out|coming in|in payment)|pension "
        "{few}(comes|lands|arrives"
        "|drops) {few}(in|into|on|every|each)|(took|taken|drew|drawn) {few}(lump sum|first "
        "payment) {few}(from|out of"
        "|of)|(been )?(drawing|living (on|off)) {few}(pension|it) (since|for|every)",
        "I have started drawing it. I have started drawing my pension. I have drawn my pension. I "
        "have "
        "taken my pension. I draw my pension. I receive my pension. I have started taking it. I "
        "have "
        "started to draw it. I have started to draw my pension",
        "you have started drawing your pension", "My pension lands on the first of the month.",
        "My passion lands on the first of the month.", unless_there=_NOT,
    ),
    shows(
        "nothing-in-the-inbox",
        "(?P<what>message|email|e-mail|mail|link|code|text|notification|confirmation|invitation"
        "|letter|card"
        "|certificate|bill|invoice|statement|form|pack) {more}(still )?(hasn't|has not|never) "
        "(yet |actually )?(reached"
        "|come|arrived|turned up|appeared|got|shown up|landed)|(looked|checked|searched|been) "
        "{some}(inbox|junk|spam)"
        " {more}(nothing|no sign|not there|no email|no message)",
        "I have not received the {what}. I have not received an email. I have not received a "
        "collection "
        "email. I have not received a confirmation email. I have not had an email. I have not "
        "been sent "
        "an email. I have not received a {what}. I have not had a {what}. I did not receive a "
        "{what}. I "
        "have not received my {what}. I have not received confirmation",
        "you have received a confirmation email", "The email still hasn't reached me.",
        "The emu still hasn't reached me.", value=False, ever=True,
        unless_there=r"\b(?:until|then|last\sweek)\b",
    ),
    shows(
        "boss-moves-me",
        f"((my|our|the) {{few}}{_BOSS}|head office) {{few}}(wanted|asked|told|ordered|needed|sent"
        f"|got|moved|transferred|forced|made) (me|us)"
        " {few}(to )?(transfer|move|relocate|go and work|switch|come|over|up|down|across) "
        "{few}(to|at|in|over) "
        "{few}(branch|office|plant|site|town|city|depot|headquarters|leeds|london|paris|region"
        "|country|store)",
        "My employer asked me to relocate. My employer asked me to move. My employer required me "
        "to move. "
        "My employer required me to relocate. I relocated for work. I was asked to relocate. I "
        "moved for "
        "work. My employer moved me. My employer has asked me to relocate. I was transferred by "
        "my employer",
        "your employer asked you to relocate", "My boss wanted me to transfer to the Leeds branch.",
        "My boss wanted me to transfer the money to the bank.", ever=True, unless_there=_NOT,
    ),
    shows(
        "made-to-work-at-home",
        "(no choice|have to|'ve to|'ve got to|must|made to|told {few}to|ordered (us|me) to|make "
        "me|makes me|make us|makes"
        " us|wants me to|insists {few}) {few}(job|work|working) {few}(from|at) (our|my|their) own "
        "(houses?|homes?|kitchens?"
        "|places?|flats?)|(shut|closed|sold|closing) {some}(branch|office|building|offices) "
        "{more}(work|working|job)"
        " {few}(from|at) (home|our own|my own)|(boss|employer|firm|company|work|they) {few}(says"
        "|said|told|insists|insisted"
        "|ordered|makes|made) {some}(work|working|stay) (from|at) home",
        "My employer requires me to work from home. I have to work from home. I work from home. "
        "My employer "
        "makes me work from home. I am required to work from home. My employer has asked me to "
        "work from home",
        "your employer requires you to work from home",
        "They shut the office and we've to work from our own homes now.",
        "They shut the office and we've to walk from our own homes now.", ever=True,
        unless_there=_NOT,
    ),
    shows(
        "at-work-while-others-sleep",
        _NIGHT,
        "I work at night. I regularly work at night. I usually work at night. I am a night worker. "
        "I work nights. I work night shifts. I am night workers. I work during the night. I work a "
        "night shift",
        "you work at night", "I stack shelves from eleven at night till seven in the morning.",
        "I stack shelves from eleven at least till seven in the evening.", ever=True,
        unless=r"\b(?:sleep|asleep|used\sto|shop\sis\sopen|opens|party|neighbours?|music|noise)\b",
    ),
    shows(
        "office-hours",
        f"(hours|shifts?|work|works|working|shift|in) {{few}}(are |is |from )?{_DAY}"
        "|(6|7|8|9) ?am( to | till | until |-|–)(2|3|4|5|6) ?pm",
        "I do not work at night. I do not regularly work at night. I am not a night worker. I do "
        "not work "
        "nights. I do not work night shifts. I am not night workers. I do not work shifts at night",
        "you work at night", "My hours are nine to five.", "My horses are nine to five years old.",
        value=False, ever=True,
        unless=r"\b(?:nights?|midnight|sometimes|second\sjob|used\sto|opens?|opening)\b",
    ),
    shows(
        "through-a-third-party",
        "(through|via|with|from|on|off) (a|an|another|one of those) {few}(third[- ]party|travel "
        "agents?|agent|agency"
        "|comparison|reseller|broker|touts?)( [a-z]+)?|not (from|with|through|directly from|via) "
        "you( direct| directly)?{end}"
        "|(on|via|through|from|with) (booking\\.com|expedia|trainline|ebay|amazon|viagogo|airbnb"
        "|ticketmaster)",
        "I booked through a travel agent. I booked through a third party. I bought it through a "
        "third party. I ordered it through a third party",
        "you booked the ticket directly with us", "I got the ticket through a third-party website.",
        "I got the ticket through a third of the party.", value=False, ever=True,
        unless=r"\b(?:another\stime|last\stime|cancelled\sthat|then\sbooked)\b",
        unless_there=r"\b(?:letting|rent(?:s|ed|ing)?|estate|job|employment|temping)\b",
    ),
    shows(
        "let-it-in-writing",
        "(scribbled|written|wrote|gave|given|signed|left|sent|emailed|texted|handed) {few}(note"
        "|letter|slip|email"
        "|e-mail|text|form|message) {more}(saying|says|to say|that says|allowing|letting|so I can"
        "|giving)|(signed|written) "
        "{few}(note|letter|slip) from (him|her|them|the {few}(owner|landlord|landlady|parents?"
        "|boss|holder))",
        "I have written permission. I have written permission from the owner. I have written "
        "authority. I "
        "have permission in writing. I have a letter of authority. I have written consent. I have "
        "the "
        "owner's written permission. I have a signed letter. I have the written consent of the "
        "owner",
        "you have written permission from the owner",
        "She wrote me a note saying I can fetch it.", "She wrote me a note baying for blood.",
        unless_there=r"\b(?:not|never|refus\w+|no|cannot)\b|n['’]t\b",
    ),
    shows(
        "nothing-sent-off-till-spring",
        "not applying (for|to) {some}(anything|jobs?|work|any|posts?|roles?)|having a {few}(rest"
        "|break|breather) {few}(from"
        " work|before|until|till|first|from it all|{end})|not looking (for {few}(work|job|jobs"
        "|anything)|yet|right now|at the"
        " moment|until|till|just now)|taking {few}(time (out|off)|a break|a year out|a gap year)",
        "I am not actively looking for a job. I am not actively looking for work. I am not "
        "looking for work. "
        "I am not looking for a job. I do not look for work. I am not seeking work. I am not "
        "applying for "
        "jobs. I am not actively seeking work. I am not actively seeking a job",
        "you are actively looking for a job", "I'm not applying for anything until next year.",
        "I'm not applauding for anything until next year.", value=False, ever=True,
        unless=r"\b(?:promotion|sends?\soff|every\sday\sI\sapply|loan)\b",
    ),
    shows(
        "whose-dog-it-is",
        "who (he|she|it) (really |actually )?belongs to|(?!house|flat|land|shop|field|garden"
        "|business|money|room"
        "|place)[a-z]+ belongs to (my|a|our) {few}(neighbour|friend|aunt|uncle|brother|sister|mum"
        "|dad|boss|gran|cousin|mate)"
        "|(he|she|it|dog|cat|pony|horse|bike|car) {few}belongs to (my|a|the|our)"
        " {few}(neighbour|friend|aunt|uncle|brother|sister|son|daughter|mum|dad|boss|landlord"
        "|lodger|cousin|mate|colleague"
        "|gran|parents|flatmate)|(minding|looking after|walking|feeding|dog-?sitting"
        "|cat-?sitting) (the |my |a )?([a-z]+ )?(for|while|until)"
        " (my|a|the|our) {few}(neighbour|friend|owner|owners|aunt|uncle|brother|sister|boss"
        "|cousin|mate|colleague|gran|parents)",
        "I am not the owner. I am not the legal owner. I am not the legal owner of the dog. I am "
        "not the owner "
        "of the dog. I do not own the dog. I do not own it. It is not mine. I am not the keeper "
        "of the dog. I "
        "am not its owner. I am not the owner of the cat. I am not the registered owner. I do not "
        "own the "
        "cat. I do not own the car. I am not the owner of the car",
        "you are the owner of the dog", "I'm minding Benji for my neighbour.",
        "I'm minding Benji's manners for my neighbour's sake.", value=False,
    ),
)
# fmt: on
