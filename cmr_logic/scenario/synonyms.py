"""Words that say the same, words that say more, and words that exclude each other: reviewed tables.

General English and the vocabulary of guidance. Each entry holds a clause and a story that it settles, and a
story that it must leave open; a test runs all of them. Words are given as base forms; a phrase has spaces.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Synonyms:
    """Words and phrases that say the same in a story.

    Args:
        name: a unique name.
        words: the words, as base forms, and the phrases.
        clause: a clause in some of the words.
        fires: a story in other words that makes it true.
        silent: a story with similar words that leaves it open.
    """

    name: str
    words: tuple[str, ...]
    clause: str
    fires: str
    silent: str


@dataclass(frozen=True, slots=True)
class Kinds:
    """What a general word covers: who has a van has a vehicle, not the other way round.

    Args:
        name: the general word.
        kinds: the words for its kinds.
        clause: a clause about the general word.
        fires: a story about a kind, which makes the clause true.
        silent: a story that leaves it open.
    """

    name: str
    kinds: tuple[str, ...]
    clause: str
    fires: str
    silent: str


@dataclass(frozen=True, slots=True)
class Opposites:
    """Two words that cannot both be said of the same thing at once.

    Args:
        name: a unique name.
        first: words of one side.
        second: words of the other.
        clause: a clause with a word of one side.
        fires: a story with a word of the other, which makes it false.
        silent: a story that leaves it open.
    """

    name: str
    first: tuple[str, ...]
    second: tuple[str, ...]
    clause: str
    fires: str
    silent: str


def _words(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split("|"))


def _same(name: str, words: str, clause: str, fires: str, silent: str) -> Synonyms:
    return Synonyms(name, _words(words), clause, fires, silent)


def _kinds(name: str, kinds: str, clause: str, fires: str, silent: str) -> Kinds:
    return Kinds(name, _words(kinds), clause, fires, silent)


def _opposite(
    name: str, first: str, second: str, clause: str, fires: str, silent: str
) -> Opposites:
    return Opposites(name, _words(first), _words(second), clause, fires, silent)


# fmt: off
SYNONYMS: tuple[Synonyms, ...] = (
    # Work and money.
    _same("job", "job|employment|employ|paid work", "you have a job", "I am in employment.", "I am looking for a job."),
    _same("self-employed", "self-employed|self - employed|self employed|freelance|freelancer|own boss|work for myself", "you are self-employed",
          "I'm a freelancer.", "My sister is a freelancer."),
    _same("employer", "employer|boss", "you told your employer", "I told my boss.", "I told my mother."),
    _same("business", "business|company|firm", "you run a business", "I run a small firm.", "I run a marathon."),
    _same("earn", "earn|bring in|make money|paid wage", "your partner earns more than £100 a week",
          "My wife brings in £250 a week.", "My wife brings in the washing."),
    _same("income", "income|earnings|earn|bring in|pay packet", "your income is more than £300 a week",
          "I earn £400 a week.", "I owe £400 a week."),
    _same("household", "household|between us", "your household income is below £400 a week",
          "We bring in £350 a week between us.", "My brother brings in £350 a week."),
    _same("salary", "salary|wage|pay packet", "you get a salary", "I get a wage.", "I want a wage."),
    _same("money-paid", "buy|purchase", "you bought the flat", "I purchased the flat.", "I painted the flat."),
    _same("sell", "sell|sale", "you sold the shop", "I have sold the shop.", "I have shut the shop."),
    _same("get-benefit", "receive|get|claim|collect|draw|awarded|award|on", "you receive Housing Benefit",
          "I get Housing Benefit.", "I lost Housing Benefit."),
    _same("rent", "rent|lease|tenant", "you rent your home", "I lease my home.", "I clean my home."),
    _same("loan", "loan|borrow money|take out a loan", "you have a loan", "I have borrowed money.", "I have saved money."),
    _same("debt", "debt|owe money", "you have debts", "I owe money.", "I have money."),
    _same("pay", "pay|payment|settle", "you have paid the bill", "I settled the bill.", "I read the bill."),
    _same("cheap", "cheap|inexpensive|low-cost", "the room is cheap", "The room is inexpensive.", "The room is nice."),
    # Life.
    _same("child", "child|kid|youngster", "you have children", "I have three kids.", "I have three cats."),
    _same("baby", "baby|newborn|infant", "you have a baby", "I have a newborn.", "I have a dog."),
    _same("pregnant", "pregnant|expect a baby|expect a child|expect our first|expect my first|expect twins", "you are pregnant",
          "I'm expecting a baby in June.", "I'm expecting a parcel."),
    _same("born", "born|birth", "your child was born here", "My child was born here.", "My child was ill here."),
    _same("die", "die|death|pass away|deceased|dead", "your partner died", "My wife passed away in spring.", "My wife passed the test."),
    _same("marry", "marry|wed|tie the knot", "you are married", "I tied the knot in May.", "I tied the boat in May."),
    _same("live", "live|reside|stay|settle|based", "you live in a village", "I am based in a village.", "I sing in a village."),
    _same("dwelling", "home|house|dwelling|residence|flat|apartment", "you own your home", "I own my house.", "I own my shop."),
    _same("old-age", "pensioner|senior citizen|old age pensioner", "you are a pensioner", "I am a senior citizen.", "I am a citizen."),
    _same("ill", "ill|sick|unwell|poorly", "you are ill", "I'm unwell.", "I'm unsure."),
    _same("disabled", "disable|disability|handicap|special need", "you are disabled", "I have a disability.", "I have a dishwasher."),
    _same("injure", "injure|injury|hurt", "you were injured at work", "I was hurt at work.", "I was happy at work."),
    _same("doctor", "doctor|gp|physician", "you have seen a doctor", "I have seen a GP.", "I have seen a film."),
    _same("medicine", "medicine|medication|drug|pill", "you take medicine", "I take pills.", "I take photos."),
    _same("blind", "blind|sight impaired|lost my sight", "you are blind", "I am sight impaired.", "I am out of sight."),
    _same("care", "care for|look after|care|carer|caregiver", "you care for someone", "I look after my aunt.", "I look like my aunt."),
    _same("jail", "prison|jail|gaol", "you are in prison", "I am in jail.", "I am in bed."),
    _same("convict", "convict|conviction|found guilty|criminal record", "you have been convicted of a crime",
          "I was found guilty of a crime.", "I was a witness of a crime."),
    _same("police", "police|cop", "you told the police", "I told the cops.", "I told the kids."),
    _same("armed-forces", "armed force|military|armed service|army|navy", "you are in the armed forces", "I am in the military.", "I am in the choir."),
    _same("citizen", "citizen|national|citizenship|nationality", "you are a citizen of the country", "I am a national of the country.",
          "I am a visitor of the country."),
    _same("university", "university|uni", "you are at university", "I am at uni.", "I am at home."),
    _same("school", "school|high school", "you are at school", "I am at high school.", "I am at the pool."),
    _same("study", "study|student|studying", "you are a student", "I am studying law.", "I am reading mail."),
    _same("teach", "teach|teacher", "you are a teacher", "I teach at the local school.", "I learn at the local school."),
    # Doing.
    _same("begin", "begin|start|commence|set up|open up", "you have started the course", "I have begun the course.", "I have left the course."),
    _same("end", "end|finish|stop|cease|terminate|complete|wrap up", "your course has ended", "My course has finished.", "My course has begun."),
    _same("tell", "tell|inform|notify|report|let know|advise", "you told the bank about the loss", "I informed the bank about the loss.",
          "I asked the bank about the loss."),
    _same("ask", "ask|request", "you asked for a refund", "I requested a refund.", "I refused a refund."),
    _same("apply", "apply|put in for|application", "you have applied for a visa", "I have put in for a visa.", "I have a visa."),
    _same("register", "register|enrol|enroll|sign up", "you have registered for the course", "I have signed up for the course.",
          "I have heard of the course."),
    _same("leave", "leave|quit", "you left your job", "I quit my job.", "I love my job."),
    _same("dismiss", "dismiss|fire|sack|lay off", "you were dismissed", "I was sacked in May.", "I was hired in May."),
    _same("move", "move|relocate", "you moved last year", "I relocated last year.", "I married last year."),
    _same("repair", "repair|fix|mend", "your roof has been repaired", "My roof has been fixed.", "My roof has been painted."),
    _same("broken", "broken|break down|stop work|out of order|do not work|quit work|conk out|pack up", "your heater is broken",
          "My heater stopped working.", "My heater is new."),
    _same("help", "help|assist|assistance|support|aid", "you need help at home", "I need assistance at home.", "I need paint at home."),
    _same("need", "need|require", "you need a loan", "I require a loan.", "I gave a loan."),
    _same("use", "use|utilize|utilise", "you use a lift", "I utilise a lift.", "I see a lift."),
    _same("allow", "allow|permit|let|authorise|authorize", "you are allowed to work here", "I am permitted to work here.", "I am unable to work here."),
    _same("agree", "agree|consent|agreement", "your landlord has agreed", "My landlord has consented.", "My landlord has complained."),
    _same("refuse", "refuse|turn down|reject|decline", "your claim was refused", "My claim was turned down.", "My claim was sent."),
    _same("accept", "accept|approve", "your plan has been approved", "My plan has been accepted.", "My plan has been read."),
    _same("build", "build|construct|put up|erect", "you built the shed", "I put up the shed.", "I locked up the shed."),
    _same("flood", "flood|under water", "the cellar has been flooded", "There was a flood in the cellar.", "There was a mouse in the cellar."),
    _same("steal", "steal|theft|rob|burgle", "your bag was stolen", "My bag was robbed.", "My bag was heavy."),
    _same("lose", "lose|loss|misplace", "you lost your card", "I misplaced my card.", "I signed my card."),
    _same("hire", "hire|take on", "you have hired a cook", "I have taken on a cook.", "I have met a cook."),
    _same("travel", "travel|trip|journey", "you travel to work", "I journey to work.", "I write to work."),
    _same("holiday", "holiday|vacation", "you are on holiday", "I am on vacation.", "I am on call."),
    _same("give", "give|donate|gift|donation", "you gave the books to a school", "I donated the books to a school.", "I sold the books to a school."),
    _same("inherit", "inherit|inheritance|left in will", "you inherited the house", "The house is an inheritance; I inherited the house.", "I sold the house."),
    _same("car", "car|automobile", "you own a car", "I own an automobile.", "I own an anchor."),
    _same("lorry", "lorry|truck", "you drive a lorry", "I drive a truck.", "I drive a taxi."),
    _same("motorcycle", "motorcycle|motorbike", "you ride a motorcycle", "I ride a motorbike.", "I ride a horse."),
    _same("licence", "licence|license", "you have a licence", "I have a license.", "I have a list."),
    _same("driving", "drive licence|driver licence|driver 's license", "you have a driving licence", "I have a driver's license.", "I have a driver's seat."),
    _same("document", "document|paperwork|documentation|paper", "you have the documents", "I have the paperwork.", "I have the keys."),
    _same("tax-return", "tax return|income tax form", "you have sent a tax return", "I have sent an income tax form.", "I have sent a tax expert."),
    _same("often", "often|frequently|regularly|regular", "you travel often", "I travel frequently.", "I travel alone."),
    _same("alone", "alone|by myself|on my own", "you live alone", "I live on my own.", "I live on my pension."),
    _same("abroad", "abroad|overseas|foreign country|another country", "you live abroad", "I live overseas.", "I live nearby."),
    _same("rural", "rural|countryside|country village", "you live in a rural area", "I live in an area of countryside.", "I live in an area of shops."),
    _same("veteran", "veteran|ex-serviceman|ex-servicewoman|former soldier", "you are a veteran", "I am a former soldier.", "I am a former cook."),
    _same("damage", "damage|wreck|ruin", "your car was damaged", "My car was wrecked.", "My car was washed."),
    _same("ground", "land|ground", "you own land", "I own some ground.", "I own some books."),
    _same("enough", "enough|sufficient|plenty", "you have enough money", "I have plenty of money.", "I have a little money."),
    _same("full-time", "full-time|full - time|full time", "you work full-time", "I work full time.", "I work at night."),
    _same("part-time", "part-time|part - time|part time", "you work part-time", "I work part time.", "I work in a shop."),
    _same("valid", "valid|in date|unexpired|up to date", "your pass is valid", "My pass is in date.", "My pass is in the car."),
    _same("voluntary", "voluntary|volunteer|unpaid", "your work is voluntary", "My work is unpaid.", "My work is tiring."),
    _same("happy", "happy|satisfied|pleased|content", "you are happy with the reply", "I am satisfied with the reply.", "I am busy with the reply."),
)

KINDS: tuple[Kinds, ...] = (
    _kinds("vehicle", "car|van|lorry|truck|motorbike|motorcycle|bus|automobile|taxi|tractor|minibus", "you own a vehicle",
           "I own a van.", "I own a violin."),
    _kinds("partner", "husband|wife|spouse|civil partner|girlfriend|boyfriend|fiancé|fiancée", "your partner works", "My wife works.", "My aunt works."),
    _kinds("spouse", "husband|wife", "your spouse smokes", "My husband smokes.", "My boyfriend smokes."),
    _kinds("child", "son|daughter|boy|girl|baby|toddler|stepson|stepdaughter|twin|infant|newborn|teenager", "your child is ill",
           "My daughter is ill.", "My neighbour is ill."),
    _kinds("parent", "mother|father|mum|dad|mom|mummy|daddy|stepmother|stepfather", "your parent is ill", "My mum is ill.", "My uncle is ill."),
    _kinds("sibling", "brother|sister|twin sister|twin brother", "your sibling lives here", "My brother lives here.", "My cousin lives here."),
    _kinds("relative", "mother|father|mum|dad|brother|sister|aunt|uncle|cousin|grandmother|grandfather|grandma|grandad|niece|nephew|son|daughter",
           "your relative is ill", "My aunt is ill.", "My tenant is ill."),
    _kinds("pet", "dog|cat|hamster|rabbit|parrot", "you have a pet", "I have a dog.", "I have a garden."),
    _kinds("animal", "dog|cat|horse|cow|sheep|pig|goat|pet|chicken", "you keep animals", "I keep goats.", "I keep stamps."),
    _kinds("property", "house|home|flat|apartment|land|building|cottage|bungalow", "you own property", "I own a cottage.", "I own a boat."),
    _kinds("building", "house|barn|cottage|shed|garage|church|school", "you own a building", "I own a barn.", "I own a bike."),
    _kinds("home", "cottage|bungalow|condo|condominium", "your home is damp", "My cottage is damp.", "My scarf is damp."),
    _kinds("walking aid", "crutch|walking stick|zimmer frame", "you use a walking aid", "I use a crutch.", "I use a fork."),
    _kinds("benefit", "income support|housing benefit|child benefit|universal credit|jobseeker 's allowance|disability living allowance",
           "you receive a benefit", "I receive income support.", "I receive visitors."),
    _kinds("farm", "ranch|vineyard|dairy", "you own a farm", "I own a ranch.", "I own a salon."),
    _kinds("boat", "yacht|dinghy|ship|canoe", "you own a boat", "I own a yacht.", "I own a yard."),
    _kinds("plant", "tree|shrub|flower|seedling|bush", "you grow plants", "I grow shrubs.", "I grow tired."),
    _kinds("food", "meat|fish|fruit|vegetable|cheese|bread|milk", "you sell food", "I sell fruit.", "I sell shoes."),
    _kinds("savings", "nest egg|rainy-day fund", "you have savings", "I have a nest egg.", "I have a nest box."),
)

OPPOSITES: tuple[Opposites, ...] = (
    _opposite("married-single", "marry", "single|unmarried|bachelor|spinster", "you are married", "I am single.", "I am Spanish."),
    _opposite("employed-unemployed", "employ", "unemployed|jobless|out of work|between jobs", "you are employed", "I am jobless.", "I am joyful."),
    _opposite("full-part", "full-time", "part-time", "you work full-time", "I work part time.", "I work overtime."),
    _opposite("alive-dead", "alive", "die|dead", "your father is alive", "My father is dead.", "My father is deaf."),
    _opposite("open-closed", "open", "close|shut", "your shop is open", "My shop is closed.", "My shop is clean."),
    _opposite("accept-refuse", "accept", "refuse", "your claim was accepted", "My claim was refused.", "My claim was late."),
    _opposite("rural-urban", "rural", "urban|city", "you live in a rural area", "I live in an urban area.", "I live in a quiet area."),
    _opposite("own-rent", "own", "rent", "you own your home", "I rent my home.", "I paint my home."),
    _opposite("temporary-permanent", "temporary", "permanent", "your job is temporary", "My job is permanent.", "My job is boring."),
    _opposite("public-private", "public", "private", "your school is public", "My school is private.", "My school is pretty."),
    _opposite("new-used", "new", "second-hand|second hand", "your car is new", "My car is second-hand.", "My car is red."),
    _opposite("lost-found", "lose", "find", "you have lost your card", "I have found my card.", "I have shown my card."),
    _opposite("early-late", "early", "late", "you were early", "I was late.", "I was lucky."),
    _opposite("guilty-innocent", "guilty", "innocent", "you are guilty", "I am innocent.", "I am indoors."),
    _opposite("buy-sell", "buy", "sell", "you are buying a house", "I am selling a house.", "I am cleaning a house."),
    _opposite("male-female", "male|man", "female|woman", "you are a man", "I am a woman.", "I am a waiter."),
    _opposite("able-unable", "capable", "incapable", "your son is capable of this", "My son is incapable of this.", "My son is fond of this."),
    _opposite("valid-expired", "valid", "expire|out of date|lapse", "your pass is valid", "My pass is expired.", "My pass is green."),
    _opposite("indoor-outdoor", "indoors", "outdoors|outside", "you work indoors", "I work outdoors.", "I work online."),
    _opposite("dishonorable-honorable", "honourable|honorable", "dishonourable|dishonorable", "your discharge was honourable",
              "My discharge was dishonourable.", "My discharge was recent."),
)
# fmt: on
