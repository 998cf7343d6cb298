"""What turns of speech show of a person's own matters: a claim, a will, a wage slip, a bereavement.

The entries stand with those of :mod:`.of_standing`.
"""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.shown.notation import shows

_GONE = r"\b(?:used\sto|until|nearly|appeal\w*|reinstat\w*|renewed|again|restored)\b"
_PERSONAL_CARE = (
    "I need help with personal care. I need help with daily tasks. I need care. I need help to wash"
    " and dress"
)
_BEREAVED_NOT = (
    "I have not been bereaved. I have not lost anyone close to me. Nobody close to me has died"
)
_NOT_TOGETHER = (
    "I do not live with my partner. My partner does not live with me. I live apart from my partner"
)
_TOLD_NAME = r"(?-i:[A-Z][a-z]+(?:\s[A-Z][a-z]+)?)"
_DUE = r"(?P<due>national insurance|NI|income tax|tax|pension contributions|union dues|council tax)"

# fmt: off
OF_PERSONAL_MATTERS: tuple[Rewording, ...] = (
    shows(
        "application-for-it-refused",
        "(my|our) {few}(application|claim|request|bid) for (?P<what>[a-z][a-z -]*?) (was|were|got"
        "|has been|have been) {few}(refused|rejected|turned down|declined|denied|unsuccessful"
        "|thrown out)",
        "I do not have {what}. I do not get {what}. I was not granted {what}. I was refused {what}",
        "you get a grant", "My application for a grant was refused.",
        "My application for a grant was refined.", value=False, ever=True,
        unless=_GONE + r"|\b(?:at\sfirst|second|loan|mortgage|job|post|card|new|another)\b",
    ),
    shows(
        "payment-stopped",
        "(my|our) (?P<what>{few}(grant|bursary|allowance|benefits?|subsidy|funding|pension"
        "|scholarship"
        "|stipend|maintenance|credit|support|payments?)) (was|were|has been|have been|got) {few}"
        "(stopped|cut off|withdrawn|ended|taken away|cancelled|suspended)",
        "I do not get the {what}. I do not receive the {what}. I am not on the {what}",
        "you get a bursary", "My bursary was stopped in April.", "My bursar was stopped in April.",
        value=False, ever=True, unless=_GONE,
    ),
    shows(
        "the-thing-one-has",
        "the (?P<thing>(?!(?:one|way|time|day|only|person|people|man|woman|lady)\\b)[a-z]+)"
        " (that |which )?{i} (?P<deed>own|rent|run|keep|drive|ride|manage|employ|farm|breed|lease)"
        " (is|are|has|have|employs?|costs?|stands?|needs?|lies|brings|makes|sells?|opens"
        "|serves|lay|"
        "broke|was|were|won't|doesn't)",
        "{who} {deed} the {thing}",
        "you own a bakery", "The bakery I own employs four people.",
        "The bakery I owned employs four people.",
    ),
    shows(
        "done-with-school",
        "{i}{am} no longer (at|in) school|{i}{am} not (at|in) school any more",
        "I have left school. I left school. I have finished school. I am not at school",
        "you have left school", "I'm no longer at school.", "I'm no longer at scale.", ever=True,
    ),
    shows(
        "membership-over",
        "(my|our) membership (of|with|at) the (?P<club>[a-z]+) (has |was )?(lapsed|expired|ran out"
        "|run out|ended|cancelled|terminated)",
        "I am not a member of the {club}. I do not belong to the {club}",
        "you are a member of the club", "My membership of the club lapsed last year.",
        "My membership of the club lasted last year.", value=False, ever=True,
        unless=r"\b(?:renewed|rejoined|again|back)\b",
    ),
    shows(
        "will-in-safe-keeping",
        "(my|our) will (is|has been|was) {few}(lodged|kept|held|deposited|stored|signed|drawn up"
        "|witnessed)",
        "I have made a will. I have a will. I made a will. I have written a will",
        "you have made a will", "My will is lodged with my solicitor.",
        "My wine is lodged with my solicitor.",
    ),
    shows(
        "quite-without-sight",
        "lost (my|all) {few}(sight|eyesight|vision) (completely|altogether|entirely|totally"
        "|for good"
        "|as a|at|in)|{have} no (sight|vision) (at all|left|whatsoever)",
        "I am blind. I have lost my sight. I am visually impaired",
        "you are blind", "I lost my sight completely as a child.",
        "I lost my sightseeing map as a child.", ever=True,
        unless=r"\b(?:one\seye|left\seye|right\seye|partly|back|regain\w*|restored)\b",
    ),
    shows(
        "helped-to-wash",
        "(has|have|need|needs|had) {few}to help me {few}(wash|dress|bathe|shower|get dressed"
        "|get washed"
        "|eat|use the toilet|go to the toilet)|(a carer|carers|my (wife|husband|daughter|son"
        "|mum|dad"
        "|mother|father|sister|partner)) (washes|dresses|bathes|feeds) me|can't {few}(wash|dress"
        "|bathe|feed) myself",
        _PERSONAL_CARE,
        "you need help with personal care", "Somebody has to help me wash and get dressed.",
        "Somebody has to help me wash the car.", ever=True,
        unless=r"\b(?:the\s(?:car|dishes|dog|windows|salad)|cars?|up)\b",
    ),
    shows(
        "nobody-of-mine-died",
        "(nobody|no one|no-one) (in|of) (my|our) {few}(family|circle|life|house|home) (has|have)"
        " {few}died|(nobody|no one|no-one) (close|dear) to me (has|have) {few}died",
        _BEREAVED_NOT,
        "someone close to you has died", "Nobody in my family has died.",
        "Nobody in my family has dyed wool.", value=False, ever=True,
    ),
    shows(
        "rent-to-pay",
        "(my|our) rent (is|comes to|costs|has gone up|went up|was put up|stands at|takes|eats"
        "|goes up"
        "|is due) |(my|our) rent {few}(a|per|every|each) (week|month)",
        "I pay rent",
        "you pay rent", "My rent is £500 a month.", "My rant is 500 words a month.",
        unless=r"\b(?:paid\sby|covered|free|tenants?|used\sto)\b",
    ),
    shows(
        "rent-free",
        "(live|living|stay|staying) (here |there )?rent[- ]free|(don't|do not|never|not) {few}(pay"
        "|paid|charged) (a penny in |any |a penny of )?rent\\b|(charge|charges) me no rent",
        "I do not pay rent. I pay no rent",
        "you pay rent", "I live rent-free with my aunt.", "I live rent-a-car style with my aunt.",
        value=False, ever=True, unless=r"\b(?:on\stime|late|until|used\sto)\b",
    ),
    shows(
        "taken-out-of-wages",
        _DUE + " {few}(is|are|gets|get|comes?|goes) {few}(taken|deducted|stopped|docked)? ?(out of"
        "|from|off|at source) (my|our) {few}(wages?|pay|salary|payslips?|pension)|(deducts?|takes?"
        "|stops?|docks?|withholds?) {few}" + _DUE + " {few}(out of|from|off) (my|our) {few}(wages?"
        "|pay|salary)",
        "I pay {due}. I pay {due} contributions. I pay tax",
        "you pay National Insurance", "National Insurance is taken out of my wages.",
        "National Insurance is taken out of my words.",
    ),
    shows(
        "off-work-with-an-illness",
        "{i}{am} {few}off work (with|after|because of|owing to|due to|for) {few}(back|flu|leg|arm"
        "|stress|depression|illness|operation|surgery|injury|virus|knee|hip|shoulder|migraines?"
        "|pneumonia|covid|ankle|wrist|exhaustion|burnout|anxiety)",
        "I am on sick leave. I am off work sick. I am signed off work. I am off sick",
        "you are on sick leave", "I'm currently off work with a bad back.",
        "I'm currently off work with a good book.",
    ),
    shows(
        "graduated-with-letters",
        "(got|gained|earned|took|completed|was awarded|were awarded|obtained|received|finished)"
        " (a|an|my) {few}(?-i:BA|BSc|MA|MSc|PhD|LLB|MBA|BEng|MEng|BEd)( in| from| at|{end})",
        "I have a degree. I am a graduate. I graduated from university",
        "you have a degree", "I got a BA in English in 2010.", "I got a bag in England in 2010.",
        ever=True, unless=r"\b(?:not|n['’]t|never|before\sI)\b",
    ),
    shows(
        "qualified-to-teach",
        "{have} (a|my) {few}(?-i:PGCE|QTS)|(got|gained|did|took|completed|hold|holds) (a|my) {few}"
        "(?-i:PGCE|QTS)|{i}{am} (a|an) {few}qualified {few}teacher",
        "I have a teaching qualification. I hold a teaching qualification. I am a qualified"
        " teacher."
        " I have a qualification",
        "you have a teaching qualification", "I hold a PGCE.", "I hold a PIN.", ever=True,
    ),
    shows(
        "passed-the-lot",
        "(passed|got through|sailed through) (everything|them all|all of them|every (one|exam"
        "|paper)"
        "|the lot)",
        "I passed my exams. I have passed my exams. I passed the exam. I have passed the exam",
        "you have passed your exams", "My results came and I had passed everything.",
        "My results came and I had packed everything.", ever=True,
        unless=r"\b(?:except|but\sone|apart|bar|if|hope|not|n['’]t)\b",
    ),
    shows(
        "a-home-besides-this-one",
        "(besides|as well as|apart from|in addition to|on top of) (the|this|my|our)"
        " {few}(house|home"
        "|flat|place|bungalow|cottage)( (I|we) live in)?,? {i} {few}(own|have|bought) (a"
        "|another|an)"
        " {few}(house|home|flat|cottage|villa|apartment|bungalow)",
        "I own a second home. I have a second home. I own two homes",
        "you own a second home", "Besides the house I live in, I own a flat in Brighton.",
        "Besides the house I live in, I own a flask.",
    ),
    shows(
        "council-tax-bill",
        "(my|our) council tax (bill )?(is|comes to|costs|has gone up|went up|arrived|came"
        "|goes out)",
        "I pay council tax. I am liable for council tax",
        "you pay council tax", "My council tax bill is £120 a month.",
        "My council house bell is loud.",
        unless=r"\b(?:exempt|nothing|zero|nil|paid\sby|landlord|free)\b",
    ),
    shows(
        "civil-partners",
        "(my|our) civil partner (?!ship)|(my|our) civil partner and I ",
        "I am in a civil partnership. I have a civil partner. I have a partner",
        "you are in a civil partnership", "My civil partner works at the mill.",
        "My civil engineer works at the mill.",
        unless=r"\b(?:former|ex|died|dead|left|dissolved|late|passed\saway)\b",
    ),
    shows(
        "one-here-and-one-there",
        "my {spouse} lives in " + _TOLD_NAME + ",? (and|but|while|whereas) {i} live in"
        " " + _TOLD_NAME
        + "|my {spouse} (lives|is living|has a (house|flat) of (his|her) own) (abroad|overseas|in"
        " another|in a different)",
        _NOT_TOGETHER,
        "you live with your partner", "My partner lives in Spain and I live in Hull.",
        "My parrot lives in Spain and I live in Hull.", value=False, ever=True,
    ),
    shows(
        "moved-in-to-look-after",
        "(moved in with|live with|living with|moved back in with) my (?P<kin>[a-z]+) (so )?(to|and)"
        " (look after|care for|can look after|can care for) (her|him|them)",
        "I live with my {kin}. I care for my {kin}. I look after my {kin}. I live with the person I"
        " care for. The person I care for lives with me",
        "you live with the person you care for", "I moved in with my mother to look after her.",
        "I moved in with my mother to look after the cat.",
    ),
    shows(
        "still-locked-up",
        "(sent to|been in|went to) (jail|prison) {more}still (inside|there|in)\\b|{i}{am}"
        " still inside"
        "|serving (a|an|my) {few}(\\d+|{n}|life|long)([- ](year|month))? {few}(sentence|stretch)",
        "I am in prison. I am a prisoner. I am serving a prison sentence",
        "you are in prison", "I was sent to jail in May and I'm still inside.",
        "I was sent to jab in May and I'm still in sight.", ever=True,
    ),
    shows(
        "firm-offers-a-post",
        "(offered|offering|offers) (me|us) (a|the|an) {few}(job|post|position|role"
        "|contract)(?![-\\w])"
        "|{have} {few}(job offer|offer of (a job|work|employment))|(got|had|received) (a|an|the)"
        " {few}(job offer|offer of (a job|work|employment))",
        "I have a job offer. I have been offered a job. I was offered a job. I have an offer of"
        " employment",
        "you have a job offer", "A company in London has offered me a post.",
        "A company in London has offered me a post-box.", ever=True,
        unless=r"\b(?:withdrawn|withdrew|turned\sit\sdown|refused|if|nobody|no\sone|not|n['’]t)\b",
    ),
    shows(
        "hit-at-home",
        "my (ex-?)?{spouse} {few}(beats|hits|punches|hit|beat|punched|slaps|kicks|strangled|abuses"
        "|threatens|hitting|beating|abusing|hurting|threatening|batters|battered) (me|us)\\b"
        "|(being|been|get|gets) {few}(abused|beaten|hit|battered|threatened) {few}(by my"
        " {few}{spouse}"
        "|at home)",
        "I am a victim of domestic abuse. I am experiencing domestic abuse. I suffer domestic"
        " abuse."
        " I am suffering domestic abuse. I am at risk of domestic abuse. I have suffered domestic"
        " abuse. I am being abused. I have experienced domestic abuse",
        "you are experiencing domestic abuse", "My partner has been hitting me.",
        "My partner has been hitting the gym.", ever=True,
        unless=r"\b(?:never|not|n['’]t|at\s(?:chess|cards|tennis|golf|scrabble|pool|darts))\b",
    ),
    shows(
        "bills-beyond-me",
        "(can't|cannot|could not|couldn't|unable to|not able to|no way (I|we) can|struggling to"
        "|struggle to) {few}(afford|pay|cover|meet|manage) {few}(my|our|the) {few}bills"
        "|nothing left"
        " (for|to pay) the bills|(behind with|drowning in|snowed under with) {few}bills",
        "I cannot pay my bills. I am struggling to pay my bills",
        "you can pay your bills", "I can't afford my bills.", "I can't abide my bulls.",
        value=False, ever=True,
    ),
    shows(
        "bills-within-reach",
        "(enough|plenty|sufficient) {few}to (cover|pay|meet|settle) {few}(my|our|the) {few}bills"
        "|{i} (always |still )?(manage|afford|can afford) to pay {few}(my|our|the) {few}bills",
        "I can pay my bills. I am able to pay my bills. I can afford my bills",
        "you can pay your bills", "I have enough money to cover all my bills.",
        "I have enough honey to cover all my buns.",
        unless=r"\b(?:not|n['’]t|never|barely|hardly)\b",
    ),
    shows(
        "from-outside-the-union",
        "{i}{am} (not|n't) (from|a citizen of|a national of|in) (an|the|any) (EU|European Union)(?!"
        " (citizen|national))( country| state| member state)?|{i}{am} from outside (the )?(EU"
        "|European"
        " Union|Europe)",
        "I am not an EU citizen. I am not an EU national. I am not a citizen of the EU",
        "you are an EU citizen", "I'm not from an EU country.", "I'm not from an ex-county.",
        value=False, ever=True,
    ),
    shows(
        "given-a-parents-say",
        "(court|judge) (granted|gave|awarded) (me|us) parental responsibility|{i}{have} (full"
        " |shared"
        " )?parental responsibility|(granted|given|got|awarded) (full |shared )?parental"
        " responsibility",
        "I have parental responsibility for the child. I have parental responsibility for my child."
        " I have parental responsibility",
        "you have parental responsibility for the child",
        "The court granted me parental responsibility for him.",
        "The court granted him parental responsibility for me.",
        unless=r"\b(?:not|n['’]t|never|no)\s(?:\w+\s){0,2}parental|\b(?:him|her|my\sex)\sparental",
    ),
    shows(
        "deprived-of-a-parents-say",
        "(took away|removed|ended|terminated|lost|stripped me of|took from me) my parental"
        " responsibility|my parental responsibility (was|has been) {few}(taken|removed|ended"
        "|terminated)",
        "I do not have parental responsibility for the child. I have no parental responsibility."
        " I do not have parental responsibility",
        "you have parental responsibility for the child",
        "The court took away my parental responsibility.",
        "The court took away my personal responses.", value=False, ever=True,
    ),
    shows(
        "pension-through-work",
        "(my|our) (company|workplace|work|occupational|works|firm's|employer's) pension (?!claim)",
        "I am in a pension scheme. I have a workplace pension. I am a member of a pension scheme",
        "you have a workplace pension", "My company pension is with Nest.",
        "My company penguin is with Nest.",
        unless=r"\b(?:opted|out\sof|no|none|lost|cashed|not|n['’]t|left)\b",
    ),
    shows(
        "habit-given-up",
        "(gave up|given up|quit|stopped|packed in) (?P<habit>[a-z]+ing) (?!in\\b|at\\b|for\\b"
        "|about)"
        "({few}(ago|back)|last|when|after|as soon|years|the day)",
        "I gave up {habit}",
        "you smoke", "I gave up smoking ten years ago.", "I gave up something ten years ago.",
        value=False, ever=True, unless=r"\b(?:again|relapsed|took\sit\sup|restarted|started)\b",
    ),
    shows(
        "safe-at-home",
        "(never|not) {few}(being |been )?(abused|beaten|hit)( at home| by (anybody|anyone|my"
        " {spouse}))?{end}|(never|not) {few}(suffered|experienced|known) (any )?(domestic )?(abuse"
        "|violence)|my {spouse} (has never|never|doesn't|does not|hasn't|isn't) {few}(hit"
        "|hits|hitting"
        "|beats?|beaten|hurts?|hurting|abused?|abuses|abusing) me",
        "I am not experiencing domestic abuse. I am not a victim of domestic abuse. I do not suffer"
        " domestic abuse. I am not suffering domestic abuse. I am not being abused",
        "you are experiencing domestic abuse", "I am not being abused by anybody.",
        "I am not being amused by anybody.", value=False, ever=True,
    ),
)
# fmt: on
