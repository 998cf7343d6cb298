"""What plain signs show of a life: rings exchanged, deeds in one's name, a nose kept clean."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.shown.notation import shows

_COURSE = "(diploma|course|degree|certificate|hnd|btec|apprenticeship|a-levels?|foundation year)"
_HOPED = (
    r"\b(?:hop\w+|not\syet|plan\w*|will|want\w*|thinking|waiting|used\sto|dropped\sout|finished)\b"
)
_YOUNG = r"\b(?:baby|twins|toddler|newborn|lamb|calf|horse|dog|cat|son|daughter|doll|pony)\b"

# fmt: off
OF_PLAIN_SIGNS: tuple[Rewording, ...] = (
    shows(
        "new-owners-let-me-go",
        "new (people|owners|management|bosses|boss) (didn't|did not) (want|keep|need) (me|us)( on)?"
        "|(wasn't|weren't|was not|were not) kept on\\b|(lost|losing) my (livelihood|position"
        "|post|place at"
        " work)",
        "I lost my job. I have lost my job",
        "you have lost your job", "The new owners didn't want me.",
        "The new otters didn't want me.",
        ever=True,
    ),
    shows(
        "only-rejections",
        "nothing but (rejections|rejection letters|knock-?backs)|(rejected|turned down) (for|by)"
        " (every"
        "|all|dozens|each) {few}(job|jobs|employer|firm)|no (luck|joy) (finding|getting) (work|a"
        " job"
        "|another job|anything)",
        "I am unemployed. I am out of work. I do not have a job. I do not work. I am looking for"
        " work",
        "you are unemployed", "I've had nothing but rejections for my applications to work.",
        "I've had nothing but reductions.",
        unless=r"\b(?:publisher|novel|poem|dating|bank|loan|university|visa|while\sI\swork)\w*\b",
        ever=True,
    ),
    shows(
        "early-turn",
        "{who} {often}(do|does|work|works) the (early|late|night|morning|evening|day|graveyard)"
        " (turn|shift)",
        "{who} {have} a job. {who} {be} in work. {who} {be} employed. {who} work{s}. {who} {be} not"
        " unemployed. {who} {be} not retired",
        "you are unemployed", "I do the early turn at the dairy.",
        "I do the early tune at the dairy.",
        value=False, unless=r"\b(?:used\sto|until|voluntar|volunteer)",
    ),
    shows(
        "answers-to-nobody",
        "{i} answer to (nobody|no one|no boss|no-one)|(nobody|no one) tells (me|us) when to"
        " (start|work|clock"
        " in)",
        "I am self-employed. I work for myself. I run my own business. I have my own business",
        "you are self-employed", "I answer to nobody but my customers.",
        "I answer to Nobby but not my customers.", unless=r"\b(?:retired|teenager|pupil|school)\b",
    ),
    shows(
        "signed-up-for-a-course",
        "{i}{perfect} {few}(signed up|enrolled|registered|got (a|my) place) (for|on|in) (a|an"
        "|the|my) {few}"
        + _COURSE,
        "I am enrolled on a course. I am a student. I am on a course. I am studying",
        "you are enrolled on a course", "I signed up for the nursing diploma in the summer.",
        "I signed for the nursing home's parcel in the summer.", unless=_HOPED,
    ),
    shows(
        "on-a-doctorate",
        "(into|in|of|on|doing|writing) (my|a) (doctorate|phd|master's|masters|doctoral thesis)",
        "I am a postgraduate. I am not an undergraduate. I am a student. I have a degree",
        "you are an undergraduate", "I'm two years into my doctorate.",
        "I'm two years into my dockyard job.", value=False,
        unless=_HOPED + r"|\b(?:interested|place|offer|applied)\b",
    ),
    shows(
        "had-little-oscar",
        "{i} had (little|baby) (?-i:[A-Z][a-z]+) (in|last|on|by|at|three|two|a|this)",
        "I gave birth. I had a baby. I am not pregnant. I have a child. I am a parent",
        "you are pregnant", "I had little Oscar in April.", "I had little oysters in April.",
        value=False, unless=r"\b(?:again|another|to\sstay|over|with\sme)\b",
    ),
    shows(
        "no-little-ones",
        "(no|not any|haven't any|without) (little ones|kids|children|kiddies|offspring)"
        " (ourselves|myself"
        "|of (our|my) own|at all|yet)",
        "I have no children. I do not have a child. I am not a parent. I am not a mother. I am"
        " not a"
        " father",
        "you are a parent", "We've no little ones ourselves.", "We've no little owls ourselves.",
        value=False, ever=True,
        unless=r"\b(?:step|foster|adopt)\w*",
    ),
    shows(
        "exchanged-rings",
        "{i}{perfect} (exchanged|swapped) (rings|vows)|{i}{perfect} (said|made) (our|my) vows"
        "|{i} became"
        " (man|husband) and wife|{i}{perfect} (walked|went) (up|down) the aisle (last|in|on|two"
        "|three|this)",
        "I am married. I got married. I have got married. I am not single",
        "you are married", "We exchanged rings last Saturday.", "We exchanged reins last Saturday.",
        unless=r"\b(?:divorced|split|died|late|ex|never|not|eternity|friendship)\b|n['’]t",
    ),
    shows(
        "wedding-to-come",
        "(the|our|my) wedding (isn't|is not) (until|till|for)|(we|I)('re|'m| are| am) (only "
        "|just )engaged"
        "|(set|fixed|named) (a|the) (date|day) for the"
        " wedding",
        "I am not married. I have not got married. I have not been married yet. I am not in a civil"
        " partnership",
        "you are married", "The wedding isn't until next June.",
        "The weeding isn't until next June.",
        value=False, ever=True,
        unless=r"\b(?:photograph\w*|guests?|bridesmaid|best\sman|cater\w*|cake|flowers|usher"
        r"|sister|brother"
        r"|friend|daughter|son|cousin|again)\b|\bengaged\s(?:in|by"
        r"|with|as)\b",
    ),
    shows(
        "not-another-soul",
        "(not|isn't) (another|a|a single|one other) (soul|person|living soul) (else )?(in|under)"
        " (the|my|this)"
        " (house|flat|home|place|roof|bungalow)|(nobody|no one) else (in|under) (the|my|this)"
        " (house|flat|home"
        "|place|roof|bungalow)",
        "I live alone. I live on my own. I do not live with another adult. I live by myself",
        "you live alone", "There's not another soul in the house.",
        "There's not another sole in the freezer.",
        unless=r"\b(?:today|tonight|when|was|were|until|knows?|likes?|eats?|wants?)\b", ever=True,
    ),
    shows(
        "washes-and-turns-him",
        "{i} {few}(feed|wash|bathe|dress|lift|toilet|turn|nurse) (him|her) (and|in|every|at|out"
        "|each|on|too|myself"
        "|by)|{i}('m|{am}) up (with|to) (him|her) {few}(in|at|all|every) (the )?night",
        "I look after a relative. I am a carer. I care for someone. I look after someone. I care"
        " for a"
        " relative. I look after a sick relative. I look after a disabled person. I have caring"
        " responsibilities",
        "you are a carer", "My husband is very ill, and I feed him and turn him in the night.",
        "My husband is very late, and I fetch him in the night.", unless=_YOUNG,
    ),
    shows(
        "nobody-needs-me",
        "(nobody|no one) {few}(who )?(needs|depends on|relies on) (my help|my care|looking after"
        "|caring for|me)\\b",
        "I do not look after anyone. I am not a carer. I do not care for someone. I do not look"
        " after a"
        " disabled person. I do not look after someone. I have no dependants",
        "you are a carer", "There's nobody at home who needs looking after.",
        "There's nobody at home who needs looking for.", value=False, ever=True,
    ),
    shows(
        "deeds-in-my-name",
        "deeds {few}in (my|our) (own )?names?|(last|final) mortgage payment|paid off (the|my"
        "|our) (last of the )?"
        "mortgage|{i}('ve| have) (got )?the deeds",
        "I own my home. I own the house. I am a homeowner. I own the property. I do not rent my"
        " home",
        "you own your home", "The deeds are in my name.", "The deeds are in my nature.",
        unless=r"\b(?:sold|not|never|n['’]t|will|until|mum|dad|parents)\b",
    ),
    shows(
        "belongs-to-the-firm",
        "(house|flat|home|property|place|bungalow|cottage) (belongs to|is owned by) (a|the|an|my"
        "|our|some) (?!me\\b)"
        "{few}(company|firm|landlord|landlady|council|trust|charity|association|uncle|aunt"
        "|parents|mum|dad"
        "|brother|sister|employer|boss|bank|church|estate)",
        "I do not own my home. I do not own the property. I do not own the house. I am not a"
        " homeowner",
        "you own your home", "The house belongs to a property company.",
        "The horse belongs to a property company.", value=False, ever=True,
        unless=r"\b(?:next\sdoor|opposite|holiday|neighbour|until)\w*\b",
    ),
    shows(
        "so-much-for-the-place",
        "{i} (pay|send|give|hand) (?-i:Mrs?|Ms|Miss|Dr|him|her|them|the agent|the landlord|my"
        " landlord) {few}"
        "[£$€]\\d[\\d,]* {more}for (the|my|our|this) (place|flat|room|house|bedsit|studio"
        "|bungalow|cottage)",
        "I rent my home. I am a tenant. I pay rent. I rent the flat. I rent the house. I rent"
        " the property",
        "you are a tenant", "I send Mrs Okoro £600 each month for the flat.",
        "I send Mrs Okoro £600 each month for the flute.",
        unless=r"\b(?:holiday|cleaning|mortgage|insurance|heating|week\sin\sJuly)\b",
    ),
    shows(
        "all-paid-for",
        "everything (I|we) (have|own|buy)('ve)?( got)? is paid (for|off)|never (had|been in)"
        " {few}(overdraft|debt"
        "|the red)",
        "I am not in debt. I have no debts. I owe no money",
        "you are in debt", "Everything I have is paid for.",
        "Everything I have is painted for you.",
        value=False, ever=True,
        unless=r"\b(?:until|till|but\snow|before)\b",
    ),
    shows(
        "red-letters",
        "(final demands|red letters|red bills|final notices|reminders) (are |keep |have been"
        " )?{few}(piling up"
        "|coming|mounting|dropping|landing|on the mat|pile up)",
        "I am in debt. I owe money. I have debts. I have unpaid bills",
        "you are in debt", "The final demands are piling up on the mat.",
        "The final drafts are piling up on the mat.",
        unless=r"\b(?:previous|former|old|wrong|neighbour)\w*\b",
    ),
    shows(
        "nothing-for-the-taxman",
        "nothing (goes|to pay|is owed|is due) {few}(taxman|tax office|hmrc|tax)|{few}(below"
        "|under) (the|my) (personal"
        " )?(tax )?(allowance|tax threshold)|(don't|do not) earn enough to (be taxed|pay tax)",
        "I do not pay tax. I do not pay income tax. I am not a taxpayer",
        "you pay income tax", "My earnings are below the personal allowance.",
        "My earnings are below the person's alcove.", value=False, ever=True,
        unless=r"\b(?:luggage|baggage|vat)\b",
    ),
    shows(
        "never-naturalised",
        "never been naturali[sz]ed|never (took|taken|got|applied for) (out )?(citizenship"
        "|british nationality)"
        "|(hold|have|'ve got|travel on) a foreign passport",
        "I am not a citizen of the country. I am not a citizen. I am not a British citizen. I am"
        " not a"
        " national",
        "you are a citizen of the country", "I hold a foreign passport.",
        "I hold a foreign parrot.",
        value=False, ever=True, unless=r"\b(?:born\shere|as\swell|too|dual|also|both)\b",
    ),
    shows(
        "across-town",
        "live (right |way )?(across town|(on|at) the other (side|end) of (the )?(town|city)|in"
        " another (town|part of"
        " town|part of the city|village))",
        "I do not live in the street. I am not a resident of the street. I do not live here. I"
        " am not a"
        " local resident",
        "you are a resident of the street", "I live right across town.", "I live right above Tom.",
        value=False,
    ),
    shows(
        "never-at-the-wheel",
        "never (took|had"
        "|taken|sat)"
        " (a |any |my )?driving (lessons?|test)|never (sat|been) behind (a|the) wheel",
        "I do not have a driving licence. I cannot drive. I do not drive. I have not passed my"
        " driving"
        " test",
        "you have a driving licence", "I never took driving lessons.",
        "I never took diving lessons.",
        value=False, ever=True,
        unless=r"\b(?:piano|singing|music|swimming|french|german|spanish|dance|dancing|diving"
        r"|guitar|violin"
               r"|riding|cooking|art|self-taught|accident)\b",
    ),
    shows(
        "off-the-road-for-a-year",
        "(court|magistrates?|judge|bench) (took|kept|put) (me|us) off the road(?! [a-z]*(map"
        "|show|trip))|{i}('m|{am}) (off"
        " the road|not"
        " allowed (to drive|behind the wheel))( for| until| till)",
        "I am disqualified from driving. I have been banned from driving. I am banned from"
        " driving. I"
        " do not have a driving licence",
        "you are disqualified from driving", "The magistrates took me off the road for a year.",
        "The magistrates took me off the roster for a year.",
        unless=r"\b(?:years\sago|(?:19|20)\d\d|back\s(?:on|behind))\b",
    ),
    shows(
        "nose-clean",
        "kept (my|our) (nose|record|hands) clean|never (so much as )?(had|got|been given)"
        " {few}(parking ticket"
        "|caution|speeding ticket)( in my life)?{end}|never (been )?(in|had) {few}(trouble"
        "|dealings) with the"
        " (law|police)|law-abiding {few}(all my life|citizen)",
        "I do not have a criminal record. I have no criminal convictions. I have not been"
        " convicted of a"
        " crime. I have no criminal conviction. I have not been convicted of an offence",
        "you have a criminal record", "I've kept my nose clean all my life.",
        "I've kept my nest clean all my life.", value=False, ever=True,
        unless=r"\b(?:since|until|till|apart\sfrom|except)\b",
    ),
    shows(
        "buildings-and-contents",
        "(pay|pays|paying|paid) {more}for (buildings|contents|buildings and contents|home cover"
        "|house insurance|home insurance)(?! of\\b)|(buildings|contents) (cover|policy"
        "|insurance) (with|from|at)"
        " (?-i:[A-Z])",
        "My home is insured. I have home insurance. My house is insured",
        "your home is insured", "I pay Direct Line every month for buildings and contents.",
        "I pay a builder every month for building a conservatory.",
        unless=r"\b(?:used\sto|lapsed|cancelled|not|never|stopped|until)\b|n['’]t",
    ),
    shows(
        "no-form-for-the-register",
        "never (filled in|sent off|sent in|returned|done) the (form|paperwork) {few}(electoral"
        "|register to vote"
        "|get on the (electoral )?(register|roll)|voters?'?)",
        "I am not registered to vote. I am not on the electoral roll. I am not on the electoral"
        " register",
        "you are registered to vote", "I've never filled in the form to get on the register.",
        "I've never filled in the form to get on the rota.", value=False, ever=True,
        unless=r"\b(?:gp|doctor|school|dentist|vat)\b",
    ),
)
# fmt: on
