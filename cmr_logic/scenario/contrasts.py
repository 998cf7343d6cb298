"""General words with what they cover, and words that exclude each other: two reviewed tables.

See :class:`.entries.Kinds` and :class:`.entries.Opposites` for the columns.
"""

from __future__ import annotations

from cmr_logic.scenario.entries import Kinds, Opposites, kinds, opposite

# fmt: off
KINDS: tuple[Kinds, ...] = (
    kinds(
        "vehicle", "car|van|lorry|truck|motorbike|motorcycle|bus|automobile|taxi|tractor|minibus",
        "you own a vehicle", "I own a van.", "I own a violin.",
    ),
    kinds(
        "partner", "husband|wife|spouse|civil partner|girlfriend|boyfriend|fiancé|fiancée",
        "your partner works", "My wife works.", "My aunt works.",
    ),
    kinds(
        "spouse", "husband|wife", "your spouse smokes", "My husband smokes.",
        "My boyfriend smokes.",
    ),
    kinds(
        "child",
        "son|daughter|boy|girl|baby|toddler|stepson|stepdaughter|twin|infant|newborn|teenager",
        "your child is ill", "My daughter is ill.", "My neighbour is ill.",
    ),
    kinds(
        "parent", "mother|father|mum|dad|mom|mummy|daddy|stepmother|stepfather",
        "your parent is ill", "My mum is ill.", "My uncle is ill.",
    ),
    kinds(
        "sibling", "brother|sister|twin sister|twin brother", "your sibling lives here",
        "My brother lives here.", "My cousin lives here.",
    ),
    kinds(
        "relative",
        "mother|father|mum|dad|brother|sister|aunt|uncle|cousin|grandmother|grandfather|"
        "grandma|grandad|niece|nephew|son|daughter",
        "your relative is ill", "My aunt is ill.", "My tenant is ill.",
    ),
    kinds(
        "pet", "dog|cat|hamster|rabbit|parrot", "you have a pet", "I have a dog.",
        "I have a garden.",
    ),
    kinds(
        "animal", "dog|cat|horse|cow|sheep|pig|goat|pet|chicken", "you keep animals",
        "I keep goats.", "I keep stamps.",
    ),
    kinds(
        "property", "house|home|flat|apartment|land|building|cottage|bungalow", "you own property",
        "I own a cottage.", "I own a boat.",
    ),
    kinds(
        "building", "house|barn|cottage|shed|garage|church|school", "you own a building",
        "I own a barn.", "I own a bike.",
    ),
    kinds(
        "home", "cottage|bungalow|condo|condominium", "your home is damp", "My cottage is damp.",
        "My scarf is damp.",
    ),
    kinds(
        "walking aid", "crutch|walking stick|zimmer frame", "you use a walking aid",
        "I use a crutch.", "I use a fork.",
    ),
    kinds(
        "benefit",
        "income support|housing benefit|child benefit|universal credit|jobseeker 's allowance|"
        "disability living allowance",
        "you receive a benefit", "I receive income support.", "I receive visitors.",
    ),
    kinds(
        "income", "salary|wage|pay packet", "your income is less than £900 a month",
        "My salary is £800 a month.", "My saddle is £800.",
    ),
    kinds(
        "crime",
        "theft|fraud|assault|burglary|robbery|murder|arson|shoplifting|manslaughter|perjury|felony",
        "you have been convicted of a crime", "I was convicted of arson.",
        "I was convicted of my error.",
    ),
    kinds(
        "disaster",
        "flood|earthquake|hurricane|tornado|storm|drought|wildfire|landslide|cyclone|typhoon|gale",
        "your barn was lost in a disaster", "My barn was lost in a hurricane.",
        "My barn was lost in a lawsuit.",
    ),
    kinds(
        "contact", "phone|call|email|ring|write to|get in touch", "you have contacted the council",
        "I phoned the council.", "I praised the council.",
    ),
    kinds(
        "illness",
        "pneumonia|flu|cancer|bronchitis|covid|measles|mumps|infection|migraine|malaria|"
        "tuberculosis|diabetes|asthma|epilepsy|arthritis|leukaemia|leukemia|dementia|hepatitis",
        "you have an illness", "I have bronchitis.", "I have brothers.",
    ),
    kinds(
        "crop", "wheat|barley|maize|corn|oat|rye|potato|soybean|rapeseed|hops|sugar beet",
        "you grow crops", "I grow barley.", "I grow bored.",
    ),
    kinds(
        "cattle", "cow|bullock|heifer|dairy cow|beef cattle", "you keep cattle", "I keep cows.",
        "I keep cool.",
    ),
    kinds(
        "chicken", "hen|cockerel|rooster|bantam", "you keep chickens", "I keep hens.",
        "I keep hymns.",
    ),
    kinds(
        "tradesperson",
        "nurse|plumber|electrician|carpenter|chef|cook|waiter|waitress|lawyer|accountant|mechanic|"
        "builder|cleaner|librarian|baker|police officer|engineer|receptionist|cashier|driver|"
        "secretary|clerk|teacher|doctor|dentist|vet|joiner|bricklayer|roofer|porter|barber|"
        "hairdresser|gardener|welder|machinist|paramedic|firefighter|postman|security guard|"
        "architect|programmer|developer|designer|journalist|translator|midwife|pharmacist|"
        "physiotherapist|bartender|barista|butcher|tailor|painter|decorator|surveyor|pilot|"
        "flight attendant|caretaker|janitor|bookkeeper|salesman|saleswoman|sales assistant|"
        "shop assistant|miner|fisherman|fitter|solicitor|social worker|care worker|technician",
        "you are a tradesperson", "I am a night nurse.", "I am a night owl.",
    ),
    kinds(
        "workplace",
        "shop|office|factory|bank|hospital|school|mill|warehouse|restaurant|bar|pub|cafe|hotel|"
        "library|bakery|farm|museum|airport|mine|call centre|supermarket|store|garage|law firm|"
        "company|firm|council|post office|kitchen|laboratory|nursery|salon|theatre|laundry|"
        "clinic|surgery|depot|shipyard|brewery|quarry|government|ministry|department|school",
        "your workplace is noisy", "My office is noisy.", "My aunt is noisy.",
    ),
    kinds(
        "farm", "ranch|vineyard|dairy", "you own a farm", "I own a ranch.", "I own a salon.",
    ),
    kinds(
        "boat", "yacht|dinghy|ship|canoe", "you own a boat", "I own a yacht.", "I own a yard.",
    ),
    kinds(
        "plant", "tree|shrub|flower|seedling|bush", "you grow plants", "I grow shrubs.",
        "I grow tired.",
    ),
    kinds(
        "food", "meat|fish|fruit|vegetable|cheese|bread|milk", "you sell food", "I sell fruit.",
        "I sell shoes.",
    ),
    kinds(
        "savings", "nest egg|rainy-day fund", "you have savings", "I have a nest egg.",
        "I have a nest box.",
    ),
    kinds(
        "accident", "crash|collision", "you had an accident", "I had a crash.",
        "I had a crush.",
    ),
    kinds(
        "lawyer", "solicitor|barrister", "you have a lawyer", "I have a solicitor.",
        "I have a solution.",
    ),
)

OPPOSITES: tuple[Opposites, ...] = (
    opposite(
        "married-single", "marry", "single|unmarried|bachelor|spinster", "you are married",
        "I am single.", "I am Spanish.",
    ),
    opposite(
        "employed-unemployed", "employ", "unemployed|jobless|out of work|between jobs",
        "you are employed", "I am jobless.", "I am joyful.",
    ),
    opposite(
        "full-part", "full-time", "part-time", "you work full-time", "I work part time.",
        "I work overtime.",
    ),
    opposite(
        "alive-dead", "alive", "die|dead", "your father is alive", "My father is dead.",
        "My father is deaf.",
    ),
    opposite(
        "open-closed", "open", "close|shut", "your shop is open", "My shop is closed.",
        "My shop is clean.",
    ),
    opposite(
        "accept-refuse", "accept", "refuse", "your claim was accepted", "My claim was refused.",
        "My claim was late.",
    ),
    opposite(
        "rural-urban", "rural", "urban|city", "you live in a rural area",
        "I live in an urban area.", "I live in a quiet area.",
    ),
    opposite(
        "own-rent", "own", "rent", "you own your home", "I rent my home.", "I paint my home.",
    ),
    opposite(
        "temporary-permanent", "temporary", "permanent", "your job is temporary",
        "My job is permanent.", "My job is boring.",
    ),
    opposite(
        "public-private", "public", "private", "your school is public", "My school is private.",
        "My school is pretty.",
    ),
    opposite(
        "new-used", "new", "second-hand|second hand", "your car is new", "My car is second-hand.",
        "My car is red.",
    ),
    opposite(
        "lost-found", "lose", "find", "you have lost your card", "I have found my card.",
        "I have shown my card.",
    ),
    opposite(
        "apart-together", "apart|separately", "together", "you live apart",
        "We live together.", "We live quietly.",
    ),
    opposite(
        "agree-refuse", "agree", "refuse", "your landlord has agreed", "My landlord refused.",
        "My landlord resigned.",
    ),
    opposite(
        "works-broken", "work", "broken", "your heater works", "My heater is broken.",
        "My heater is brown.",
    ),
    opposite(
        "pass-fail", "pass", "fail", "you passed the test", "I failed the test.",
        "I filmed the test.",
    ),
    opposite(
        "charity-business", "charity", "law firm|bank|factory|restaurant",
        "you work for a charity", "I work for a bank.", "I work for a cause.",
    ),
    opposite(
        "domestic-foreign", "domestic", "foreign|overseas", "your client is domestic",
        "My client is foreign.", "My client is famous.",
    ),
    opposite(
        "furnished-bare", "furnish", "bare|empty", "your flat is furnished", "My flat is bare.",
        "My flat is dear.",
    ),
    opposite(
        "on-time-late", "on time|promptly|punctually|punctual", "late|overdue",
        "you pay your rent on time", "I pay my rent late.", "I pay my rent lately.",
    ),
    opposite(
        "early-late", "early", "late", "you were early", "I was late.", "I was lucky.",
    ),
    opposite(
        "guilty-innocent", "guilty", "innocent", "you are guilty", "I am innocent.",
        "I am indoors.",
    ),
    opposite(
        "male-female", "male|man", "female|woman", "you are a man", "I am a woman.",
        "I am a waiter.",
    ),
    opposite(
        "able-unable", "capable", "incapable", "your son is capable of this",
        "My son is incapable of this.", "My son is fond of this.",
    ),
    opposite(
        "valid-expired", "valid", "expire|out of date|lapse", "your pass is valid",
        "My pass is expired.", "My pass is green.",
    ),
    opposite(
        "indoor-outdoor", "indoors", "outdoors|outside", "you work indoors", "I work outdoors.",
        "I work online.",
    ),
    opposite(
        "dishonorable-honorable", "honourable|honorable", "dishonourable|dishonorable",
        "your discharge was honourable", "My discharge was dishonourable.",
        "My discharge was recent.",
    ),
)
# fmt: on
