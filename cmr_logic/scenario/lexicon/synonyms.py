"""Words that say the same: a reviewed table of general English and the vocabulary of guidance.

Words are base forms; a phrase has spaces. See :class:`.entries.Synonyms` for the columns.
"""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Synonyms, same

# fmt: off
SYNONYMS: tuple[Synonyms, ...] = (
    same(
        "rise", "rise|go up|increase|grow|double", "your rent goes up", "My rent has doubled.",
        "My rent is known.",
    ),
    same(
        "fall", "fall|go down|decrease|drop|shrink", "your rent falls", "My rent has dropped.",
        "My rent is known.",
    ),
    same(
        "part", "part|element|component|portion", "you get part of the grant",
        "I get a portion of the grant.", "I get news of the grant.",
    ),
    same(
        "job", "job|employment|employ|paid work", "you have a job", "I am in employment.",
        "I am looking for a job.",
    ),
    same(
        "self-employed",
        "self-employed|self - employed|self employed|freelance|freelancer|own boss|"
        "work for myself",
        "you are self-employed", "I'm a freelancer.", "My sister is a freelancer.",
    ),
    same(
        "employer", "employer|boss", "you told your employer", "I told my boss.",
        "I told my mother.",
    ),
    same(
        "business", "business|company|firm", "you run a business", "I run a small firm.",
        "I run a marathon.",
    ),
    same(
        "earn", "earn|bring in|make money|paid wage", "your partner earns more than £100 a week",
        "My wife brings in £250 a week.", "My wife brings in the washing.",
    ),
    same(
        "income", "income|earnings|earn|bring in|pay packet",
        "your income is more than £300 a week", "I earn £400 a week.", "I owe £400 a week.",
    ),
    same(
        "household", "household|between us", "your household income is below £400 a week",
        "We bring in £350 a week between us.", "My brother brings in £350 a week.",
    ),
    same(
        "salary", "salary|wage|pay packet", "you get a salary", "I get a wage.", "I want a wage.",
    ),
    same(
        "money-paid", "buy|purchase", "you bought the flat", "I purchased the flat.",
        "I painted the flat.",
    ),
    same(
        "sell", "sell|sale", "you sold the shop", "I have sold the shop.", "I have shut the shop.",
    ),
    same(
        "get-benefit", "receive|get|claim|collect|draw|awarded|award|on",
        "you receive Housing Benefit", "I get Housing Benefit.", "I lost Housing Benefit.",
    ),
    same(
        "rent", "rent|lease", "you rent your home", "I lease my home.", "I clean my home.",
    ),
    same(
        "loan", "loan|borrow money|take out a loan", "you have a loan", "I have borrowed money.",
        "I have saved money.",
    ),
    same(
        "debt", "debt|owe money", "you have debts", "I owe money.", "I have money.",
    ),
    same(
        "pay", "pay|payment|settle", "you have paid the bill", "I settled the bill.",
        "I read the bill.",
    ),
    same(
        "cheap", "cheap|inexpensive|low-cost", "the room is cheap", "The room is inexpensive.",
        "The room is nice.",
    ),
    same(
        "child", "child|kid|youngster", "you have children", "I have three kids.",
        "I have three cats.",
    ),
    same(
        "baby", "baby|newborn|infant", "you have a baby", "I have a newborn.", "I have a dog.",
    ),
    same(
        "pregnant",
        "pregnant|expect a baby|expect a child|expect our first|expect my first|expect twins",
        "you are pregnant", "I'm expecting a baby in June.", "I'm expecting a parcel.",
    ),
    same(
        "born", "born|birth|come into the world", "your child was born here",
        "My child was born here.",
        "My child was ill here.",
    ),
    same(
        "die", "die|death|pass away|deceased|dead", "your partner died",
        "My wife passed away in spring.", "My wife passed the test.",
    ),
    same(
        "marry", "marry|wed|tie the knot", "you are married", "I tied the knot in May.",
        "I tied the boat in May.",
    ),
    same(
        "live", "live|reside|stay|settle|based", "you live in a village",
        "I am based in a village.", "I sing in a village.",
    ),
    same(
        "dwelling", "home|dwelling|residence", "you own your home",
        "I own my dwelling.", "I own my shop.",
    ),
    same(
        "old-age", "pensioner|senior citizen|old age pensioner", "you are a pensioner",
        "I am a senior citizen.", "I am a citizen.",
    ),
    same(
        "ill", "ill|sick|unwell|poorly", "you are ill", "I'm unwell.", "I'm unsure.",
    ),
    same(
        "disabled", "disable|disability|handicap|special need", "you are disabled",
        "I have a disability.", "I have a dishwasher.",
    ),
    same(
        "injure", "injure|injury|hurt", "you were injured at work", "I was hurt at work.",
        "I was happy at work.",
    ),
    same(
        "doctor", "doctor|gp|physician", "you have seen a doctor", "I have seen a GP.",
        "I have seen a film.",
    ),
    same(
        "medicine", "medicine|medication|drug|pill", "you take medicine", "I take pills.",
        "I take photos.",
    ),
    same(
        "blind", "blind|sight impaired|lost my sight", "you are blind", "I am sight impaired.",
        "I am out of sight.",
    ),
    same(
        "care", "care for|look after|care", "you care for someone",
        "I look after my aunt.", "I look like my aunt.",
    ),
    same(
        "jail", "prison|jail|gaol", "you are in prison", "I am in jail.", "I am in bed.",
    ),
    same(
        "convict", "convict|conviction|found guilty|find … guilty|criminal record",
        "you have been convicted of a crime", "I was found guilty of a crime.",
        "I was a witness of a crime.",
    ),
    same(
        "police", "police|cop", "you told the police", "I told the cops.", "I told the kids.",
    ),
    same(
        "armed-forces", "armed force|military|armed service",
        "you are in the armed forces", "I am in the military.", "I am in the choir.",
    ),
    same(
        "citizen", "citizen|national|citizenship|nationality", "you are a citizen of the country",
        "I am a national of the country.", "I am a visitor of the country.",
    ),
    same(
        "university", "university|uni", "you are at university", "I am at uni.", "I am at home.",
    ),
    same(
        "school", "school|high school", "you are at school", "I am at high school.",
        "I am at the pool.",
    ),
    same(
        "study", "study|student|studying", "you are a student", "I am studying law.",
        "I am reading mail.",
    ),
    same(
        "teach", "teach|teacher", "you are a teacher", "I teach at the local school.",
        "I learn at the local school.",
    ),
    same(
        "begin", "begin|start|commence|set up|open up", "you have started the course",
        "I have begun the course.", "I have left the course.",
    ),
    same(
        "end", "end|come to an end|finish|stop|cease|terminate|complete|wrap up",
        "your course has ended", "My course has finished.", "My course has begun.",
    ),
    same(
        "tell", "tell|inform|notify|report|let know|advise", "you told the bank about the loss",
        "I informed the bank about the loss.", "I asked the bank about the loss.",
    ),
    same(
        "ask", "ask|request", "you asked for a refund", "I requested a refund.",
        "I refused a refund.",
    ),
    same(
        "apply", "apply|put in for|application", "you have applied for a visa",
        "I have put in for a visa.", "I have a visa.",
    ),
    same(
        "register", "register|enrol|enroll|sign up", "you have registered for the course",
        "I have signed up for the course.", "I have heard of the course.",
    ),
    same(
        "leave", "leave|quit", "you left your job", "I quit my job.", "I love my job.",
    ),
    same(
        "dismiss", "dismiss|fire|sack|lay off", "you were dismissed", "I was sacked in May.",
        "I was hired in May.",
    ),
    same(
        "move", "move|relocate", "you moved last year", "I relocated last year.",
        "I married last year.",
    ),
    same(
        "repair", "repair|fix|mend", "your roof has been repaired", "My roof has been fixed.",
        "My roof has been painted.",
    ),
    same(
        "broken", "broken|break down|stop work|out of order|do not work|quit work|conk out|pack up",
        "your heater is broken", "My heater stopped working.", "My heater is new.",
    ),
    same(
        "help", "help|assist|assistance|support|aid", "you need help at home",
        "I need assistance at home.", "I need paint at home.",
    ),
    same(
        "need", "need|require", "you need a loan", "I require a loan.", "I gave a loan.",
    ),
    same(
        "use", "use|utilize|utilise", "you use a lift", "I utilise a lift.", "I see a lift.",
    ),
    same(
        "allow", "allow|permit|let|authorise|authorize", "you are allowed to work here",
        "I am permitted to work here.", "I am unable to work here.",
    ),
    same(
        "agree", "agree|consent|agreement", "your landlord has agreed",
        "My landlord has consented.", "My landlord has complained.",
    ),
    same(
        "refuse", "refuse|turn down|reject|decline", "your claim was refused",
        "My claim was turned down.", "My claim was sent.",
    ),
    same(
        "accept", "accept|approve", "your plan has been approved", "My plan has been accepted.",
        "My plan has been read.",
    ),
    same(
        "handle-word", "handle|manage", "you can manage your affairs", "I can handle my affairs.",
        "I can hide my affairs.",
    ),
    same(
        "approved-word", "approved|accredited", "your college is approved",
        "My college is accredited.", "My college is celebrated.",
    ),
    same(
        "build", "build|construct|put up|erect", "you built the shed", "I put up the shed.",
        "I locked up the shed.",
    ),
    same(
        "flood", "flood|under water", "the cellar has been flooded",
        "There was a flood in the cellar.", "There was a mouse in the cellar.",
    ),
    same(
        "steal", "steal|theft|rob|burgle", "your bag was stolen", "My bag was robbed.",
        "My bag was heavy.",
    ),
    same(
        "lose", "lose|loss|misplace", "you lost your card", "I misplaced my card.",
        "I signed my card.",
    ),
    same(
        "hire", "hire|take on", "you have hired a cook", "I have taken on a cook.",
        "I have met a cook.",
    ),
    same(
        "travel", "travel|trip|journey", "you travel to work", "I journey to work.",
        "I write to work.",
    ),
    same(
        "holiday", "holiday|vacation", "you are on holiday", "I am on vacation.", "I am on call.",
    ),
    same(
        "give", "give|donate|gift|donation", "you gave the books to a school",
        "I donated the books to a school.", "I sold the books to a school.",
    ),
    same(
        "inherit", "inherit|inheritance|left in will", "you inherited the house",
        "The house is an inheritance; I inherited the house.", "I sold the house.",
    ),
    same(
        "car", "car|automobile", "you own a car", "I own an automobile.", "I own an anchor.",
    ),
    same(
        "lorry", "lorry|truck", "you drive a lorry", "I drive a truck.", "I drive a taxi.",
    ),
    same(
        "motorcycle", "motorcycle|motorbike", "you ride a motorcycle", "I ride a motorbike.",
        "I ride a horse.",
    ),
    same(
        "licence", "licence|license", "you have a licence", "I have a license.", "I have a list.",
    ),
    same(
        "driving", "drive licence|driver licence|driver 's license", "you have a driving licence",
        "I have a driver's license.", "I have a driver's seat.",
    ),
    same(
        "document", "document|paperwork|documentation|paper", "you have the documents",
        "I have the paperwork.", "I have the keys.",
    ),
    same(
        "tax-return", "tax return|income tax form", "you have posted a tax return",
        "I have posted an income tax form.", "I have posted a tax expert.",
    ),
    same(
        "often", "often|frequently|regularly|regular", "you travel often", "I travel frequently.",
        "I travel alone.",
    ),
    same(
        "alone",
        "alone|by myself|on my own|by yourself|on your own|by ourselves|on our own|by himself"
        "|by herself|on his own|on her own|by themselves|on their own",
        "you live alone", "I live on my own.",
        "I live on my pension.",
    ),
    same(
        "abroad", "abroad|overseas|foreign country|another country", "you live abroad",
        "I live overseas.", "I live nearby.",
    ),
    same(
        "rural", "rural|countryside|country village", "you live in a rural area",
        "I live in an area of countryside.", "I live in an area of shops.",
    ),
    same(
        "veteran", "veteran|ex-serviceman|ex-servicewoman|former soldier", "you are a veteran",
        "I am a former soldier.", "I am a former cook.",
    ),
    same(
        "damage", "damage|wreck|ruin", "your car was damaged", "My car was wrecked.",
        "My car was washed.",
    ),
    same(
        "ground", "land|ground", "you own land", "I own some ground.", "I own some books.",
    ),
    same(
        "enough", "enough|sufficient|plenty", "you have enough money", "I have plenty of money.",
        "I have a little money.",
    ),
    same(
        "full-time", "full-time|full - time|full time", "you work full-time", "I work full time.",
        "I work at night.",
    ),
    same(
        "part-time", "part-time|part - time|part time", "you work part-time", "I work part time.",
        "I work in a shop.",
    ),
    same(
        "valid", "valid|in date|unexpired|up to date", "your pass is valid", "My pass is in date.",
        "My pass is in the car.",
    ),
    same(
        "voluntary", "voluntary|volunteer|unpaid", "your work is voluntary", "My work is unpaid.",
        "My work is tiring.",
    ),
    same(
        "requirement", "requirement|criterion|standard|regulation|rule",
        "you meet the entry requirements", "I meet the standards for entry.",
        "I meet the manager at the entry.",
    ),
    same(
        "high-quality", "high quality|good quality|top quality|well - made|finest|first - class",
        "you sell high quality rope", "I sell well-made rope.", "I sell long rope.",
    ),
    same(
        "jobseeker", "jobseeker|job seeker|job - seeker", "you are a jobseeker",
        "I am a job seeker.", "I am a treasure seeker.",
    ),
    same(
        "happy", "happy|satisfied|pleased|content", "you are happy with the reply",
        "I am satisfied with the reply.", "I am busy with the reply.",
    ),
)
# fmt: on
