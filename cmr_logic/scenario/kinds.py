"""General words with what they cover: a reviewed table, by domain.

A kind of a kind is a kind: a labrador is a dog, a pet and an animal. See :class:`.entries.Kinds`
for the columns.
"""

from __future__ import annotations

from cmr_logic.scenario.entries import Kinds, kinds

# fmt: off
KINDS: tuple[Kinds, ...] = (
    # Kin.
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
        "son|daughter|boy|girl|baby|toddler|stepson|stepdaughter|twin|triplet|infant|newborn|"
        "teenager|stepchild",
        "your child is ill", "My daughter is ill.", "My neighbour is ill.",
    ),
    kinds(
        "parent", "mother|father|mum|dad|mom|mummy|daddy|mam|stepmother|stepfather",
        "your parent is ill", "My mum is ill.", "My uncle is ill.",
    ),
    kinds(
        "sibling", "brother|sister|twin sister|twin brother", "your sibling lives here",
        "My brother lives here.", "My cousin lives here.",
    ),
    kinds(
        "grandparent", "grandmother|grandfather|granny|grandma|grandad|nan|gran|grandpa",
        "your grandparent is ill", "My nan is ill.", "My vet is ill.",
    ),
    kinds(
        "grandchild", "grandson|granddaughter", "your grandchild is ill", "My grandson is ill.",
        "My guest is ill.",
    ),
    kinds(
        "relative",
        "parent|mother|father|mum|dad|brother|sister|aunt|auntie|uncle|cousin|grandmother|"
        "grandfather|grandparent|grandchild|niece|nephew|son|daughter|sibling",
        "your relative is ill", "My aunt is ill.", "My tenant is ill.",
    ),
    # Trades and workplaces.
    kinds(
        "tradesperson",
        "nurse|plumber|electrician|carpenter|chef|cook|waiter|waitress|lawyer|accountant|mechanic|"
        "builder|cleaner|librarian|baker|police officer|engineer|receptionist|cashier|driver|"
        "secretary|clerk|teacher|doctor|dentist|vet|joiner|bricklayer|roofer|porter|barber|"
        "hairdresser|gardener|welder|machinist|paramedic|firefighter|postman|security guard|"
        "architect|programmer|developer|designer|journalist|translator|midwife|pharmacist|"
        "physiotherapist|bartender|barista|butcher|tailor|painter|decorator|surveyor|pilot|"
        "flight attendant|caretaker|janitor|bookkeeper|salesman|saleswoman|sales assistant|"
        "shop assistant|miner|fisherman|fitter|solicitor|social worker|care worker|technician|"
        "plasterer|scaffolder|florist|optician|radiographer|surgeon|lecturer|shepherd|"
        "childminder|nanny|taxi driver|bus driver|lorry driver|train driver|courier|postwoman|"
        "carer|gamekeeper|tiler|locksmith",
        "you are a tradesperson", "I am a night nurse.", "I am a night owl.",
    ),
    kinds(
        "health worker",
        "nurse|doctor|midwife|paramedic|surgeon|health visitor|physiotherapist|radiographer|"
        "psychiatrist|anaesthetist|occupational therapist|consultant surgeon",
        "you are a health worker", "I am a paramedic.", "I am a parachutist.",
    ),
    kinds(
        "driver", "taxi driver|bus driver|lorry driver|train driver|cabbie|trucker|chauffeur",
        "you are a driver", "I am a trucker.", "I am a trumpeter.",
    ),
    kinds(
        "lawyer", "solicitor|barrister", "you have a lawyer", "I have a solicitor.",
        "I have a solution.",
    ),
    kinds(
        "workplace",
        "shop|office|factory|bank|hospital|school|mill|warehouse|restaurant|bar|pub|cafe|hotel|"
        "library|bakery|farm|museum|airport|mine|call centre|supermarket|store|garage|law firm|"
        "company|firm|council|post office|kitchen|laboratory|nursery|salon|theatre|laundry|"
        "clinic|surgery|depot|shipyard|brewery|quarry|government|ministry|department|school|"
        "bookshop|butcher 's|abattoir|sawmill|foundry|care home",
        "your workplace is noisy", "My office is noisy.", "My aunt is noisy.",
    ),
    kinds(
        "shop",
        "bookshop|corner shop|supermarket|greengrocer 's|newsagent 's|off-licence|boutique|"
        "chip shop|butcher 's|chemist 's",
        "you have a shop", "I have a boutique.", "I have a bouquet.",
    ),
    kinds(
        "farm", "ranch|vineyard|dairy farm|croft|smallholding|sheep farm|arable farm",
        "you own a farm", "I own a ranch.", "I own a salon.",
    ),
    # Health.
    kinds(
        "illness",
        "pneumonia|flu|cancer|bronchitis|covid|measles|mumps|infection|migraine|malaria|"
        "tuberculosis|diabetes|asthma|epilepsy|arthritis|leukaemia|leukemia|dementia|hepatitis|"
        "multiple sclerosis|parkinson 's|alzheimer 's|lupus|chickenpox|tonsillitis|shingles|"
        "eczema|psoriasis|crohn 's|cystic fibrosis|angina|glaucoma|coeliac disease|"
        "heart disease|kidney disease|motor neurone disease",
        "you have an illness", "I have bronchitis.", "I have brothers.",
    ),
    kinds(
        "chronic illness",
        "diabetes|asthma|epilepsy|arthritis|multiple sclerosis|parkinson 's|alzheimer 's|"
        "dementia|lupus|crohn 's|cystic fibrosis|coeliac disease|heart disease|glaucoma|"
        "kidney disease|motor neurone disease",
        "you have a chronic illness", "I have asthma.", "I have a cold.",
    ),
    kinds(
        "medicine",
        "antibiotic|painkiller|insulin|antidepressant|statin|steroid|aspirin|warfarin|"
        "antihistamine|blood thinner|methadone|sleeping pill",
        "you take medicine", "I take statins.", "I take stairs.",
    ),
    kinds(
        "antibiotic", "penicillin|amoxicillin|doxycycline|erythromycin",
        "you take antibiotics", "I take penicillin.", "I take pen friends.",
    ),
    kinds(
        "painkiller", "ibuprofen|paracetamol|codeine|morphine|aspirin", "you take painkillers",
        "I take ibuprofen.", "I take vitamins.",
    ),
    kinds(
        "walking aid", "crutch|walking stick|zimmer frame|walking frame", "you use a walking aid",
        "I use a crutch.", "I use a fork.",
    ),
    kinds(
        "doctor", "surgeon|psychiatrist|cardiologist|dermatologist|neurologist|oncologist",
        "you have seen a doctor", "I have seen a surgeon.", "I have seen a surge.",
    ),
    # Vehicles.
    kinds(
        "vehicle",
        "car|van|lorry|truck|motorbike|motorcycle|bus|automobile|taxi|tractor|minibus|moped|"
        "ambulance|campervan|camper van|motorhome|jeep|quad bike|hgv|minivan|motor scooter|hearse",
        "you own a vehicle", "I own a van.", "I own a violin.",
    ),
    kinds(
        "car",
        "hatchback|suv|toyota|volkswagen|audi|mercedes|peugeot|renault|vauxhall|skoda|nissan|"
        "hyundai|fiat|tesla|bmw|ford|volvo|fiesta|corsa|astra|land rover|range rover|prius|"
        "sports car|hire car",
        "you own a car", "I own a Volvo.", "I own a volcano.",
    ),
    kinds(
        "motorcycle", "vespa|moped|harley", "you ride a motorcycle", "I ride a Vespa.",
        "I ride a donkey.",
    ),
    kinds(
        "bike", "bicycle|mountain bike|road bike|e-bike", "you own a bike", "I own a bicycle.",
        "I own a kettle.",
    ),
    kinds(
        "boat",
        "yacht|dinghy|ship|canoe|narrowboat|kayak|barge|catamaran|trawler|canal boat|rowing boat",
        "you own a boat", "I own a yacht.", "I own a yard.",
    ),
    kinds(
        "public transport", "bus|train|tram|tube|metro", "you travel by public transport",
        "I travel by tram.", "I travel by canoe.",
    ),
    # Animals and what grows.
    kinds(
        "dog",
        "labrador|spaniel|terrier|poodle|collie|alsatian|german shepherd|greyhound|whippet|"
        "dachshund|beagle|puppy|bulldog|rottweiler|retriever|chihuahua|dalmatian|lurcher|"
        "cockapoo|labradoodle|corgi|sheepdog|mongrel|jack russell|guide dog|assistance dog",
        "you own a dog", "I own a whippet.", "I own a whistle.",
    ),
    kinds(
        "cat", "kitten|tabby|tomcat|moggy", "you own a cat", "I own a kitten.", "I own a kite.",
    ),
    kinds(
        "horse", "pony|mare|stallion|foal|gelding|racehorse", "you own a horse", "I own a mare.",
        "I own a mill.",
    ),
    kinds(
        "pet", "dog|cat|hamster|rabbit|parrot|guinea pig|budgie|tortoise|goldfish|gerbil",
        "you have a pet", "I have a dog.", "I have a garden.",
    ),
    kinds(
        "animal",
        "dog|cat|horse|cattle|sheep|pig|goat|pet|poultry|livestock|donkey|llama|alpaca|snake|"
        "lizard|monkey",
        "you keep animals", "I keep goats.", "I keep stamps.",
    ),
    kinds(
        "livestock", "cattle|sheep|pig|goat", "you keep livestock", "I keep sheep.",
        "I keep sheds.",
    ),
    kinds(
        "cattle", "cow|bullock|heifer|dairy cow|beef cattle|dairy herd", "you keep cattle",
        "I keep cows.", "I keep cool.",
    ),
    kinds("sheep", "ewe|lamb", "you keep sheep", "I keep ewes.", "I keep eels."),
    kinds("pig", "sow|piglet", "you keep pigs", "I keep piglets.", "I keep pictures."),
    kinds(
        "poultry", "chicken|duck|goose|turkey|guinea fowl", "you keep poultry", "I keep ducks.",
        "I keep decks.",
    ),
    kinds(
        "chicken", "hen|cockerel|rooster|bantam", "you keep chickens", "I keep hens.",
        "I keep hymns.",
    ),
    kinds(
        "bird", "parrot|budgie|canary|poultry|pigeon", "you keep birds", "I keep pigeons.",
        "I keep pins.",
    ),
    kinds(
        "vermin", "rat|mouse|cockroach|bedbug|bed bug", "you have vermin", "I have cockroaches.",
        "I have cockles.",
    ),
    kinds(
        "crop",
        "wheat|barley|maize|corn|oat|rye|potato|soybean|rapeseed|hops|sugar beet|cotton|rice|"
        "bean|pea|carrot|cabbage|onion|lettuce|strawberry|turnip|vegetable",
        "you grow crops", "I grow barley.", "I grow bored.",
    ),
    kinds(
        "vegetable", "potato|bean|pea|carrot|cabbage|onion|lettuce|turnip|leek|cauliflower",
        "you grow vegetables", "I grow leeks.", "I grow lax.",
    ),
    kinds(
        "fruit", "apple|pear|plum|cherry|strawberry|raspberry|grape|peach", "you grow fruit",
        "I grow pears.", "I grow pairs.",
    ),
    kinds(
        "plant", "tree|shrub|flower|seedling|bush|crop", "you grow plants", "I grow shrubs.",
        "I grow tired.",
    ),
    kinds(
        "food", "meat|fish|fruit|vegetable|cheese|bread|milk|cake|sandwich|burger|egg|honey|jam",
        "you sell food", "I sell fruit.", "I sell shoes.",
    ),
    # Homes and goods.
    kinds(
        "property", "house|home|flat|apartment|land|building|cottage|bungalow|villa|maisonette",
        "you own property", "I own a cottage.", "I own a boat.",
    ),
    kinds(
        "building", "house|barn|cottage|shed|garage|church|school|warehouse|bungalow|stable",
        "you own a building", "I own a barn.", "I own a bike.",
    ),
    kinds(
        "home",
        "cottage|bungalow|condo|condominium|maisonette|bedsit|farmhouse|terraced house|villa",
        "your home is damp", "My cottage is damp.", "My scarf is damp.",
    ),
    kinds(
        "appliance",
        "kettle|toaster|oven|fridge|freezer|washing machine|dishwasher|hoover|vacuum cleaner|"
        "microwave|cooker|tumble dryer|iron|hairdryer|coffee machine|blender|food mixer",
        "your appliance is loud", "My fridge is loud.", "My friend is loud.",
    ),
    kinds(
        "furniture", "sofa|armchair|wardrobe|bed|bookcase|desk|dining table|mattress",
        "you buy furniture", "I buy wardrobes.", "I buy words.",
    ),
    kinds(
        "clothes",
        "coat|jumper|dress|shirt|trousers|shoe|skirt|jeans|jacket|boots|cardigan|trainers|blouse",
        "you sell clothes", "I sell jumpers.", "I sell jugs.",
    ),
    kinds(
        "phone", "mobile|iphone|smartphone|mobile phone", "your phone is lost",
        "My iPhone is lost.", "My icon is lost.",
    ),
    kinds(
        "computer", "laptop|macbook|pc", "your computer is slow", "My laptop is slow.",
        "My lapdog is slow.",
    ),
    kinds(
        "goods",
        "appliance|furniture|clothes|phone|computer|camera|television|tv|lamp|drill|toy|lawnmower|"
        "bike|watch|tablet|printer|headphones|rug|carpet|curtain|tent|pram|pushchair",
        "the goods are late", "The lamp is late.", "The lad is late.",
    ),
    kinds(
        "item",
        "goods|appliance|furniture|clothes|phone|computer|camera|television|tv|lamp|drill|toy|"
        "lawnmower|bike|watch|tablet|printer|headphones|rug|carpet|curtain|tent|pram|pushchair",
        "the item is late", "The sofa is late.", "The soprano is late.",
    ),
    kinds(
        "product", "appliance|furniture|clothes|phone|computer|camera|television|tv|lamp|drill|toy",
        "the product is late", "The drill is late.", "The driver is late.",
    ),
    kinds(
        "firearm", "shotgun|rifle|pistol|handgun|revolver", "you own a firearm", "I own a rifle.",
        "I own a ring.",
    ),
    # Money.
    kinds(
        "benefit",
        "income support|housing benefit|child benefit|universal credit|jobseeker 's allowance|"
        "disability living allowance|pension credit|carer 's allowance|attendance allowance|"
        "personal independence payment|pip|jsa|esa|employment and support allowance|tax credit|"
        "working tax credit|child tax credit",
        "you receive a benefit", "I receive income support.", "I receive visitors.",
    ),
    kinds(
        "income", "salary|wage|pay packet", "your income is less than £900 a month",
        "My salary is £800 a month.", "My saddle is £800.",
    ),
    kinds(
        "savings", "nest egg|rainy-day fund|savings account|premium bond|isa", "you have savings",
        "I have a nest egg.", "I have a nest box.",
    ),
    kinds(
        "loan", "mortgage|student loan|payday loan|bank loan|car loan", "you have a loan",
        "I have a mortgage.", "I have a mortar.",
    ),
    kinds(
        "tax", "income tax|vat|council tax|corporation tax", "you owe tax", "I owe income tax.",
        "I owe Ina thanks.",
    ),
    # Papers.
    kinds(
        "identification", "passport|drive licence|driver licence|identity card",
        "you have identification", "I have a passport.", "I have a passion.",
    ),
    kinds(
        "proof of identity", "passport|drive licence|driver licence|identity card",
        "you have proof of identity", "I have a passport.", "I have a passion.",
    ),
    kinds(
        "proof of address", "utility bill|council tax bill|gas bill|electricity bill|water bill",
        "you have proof of address", "I have a gas bill.", "I have a gas lamp.",
    ),
    # Learning.
    kinds(
        "qualification",
        "degree|gcse|diploma|nvq|btec|a - level|a-level|bachelor 's degree|master 's degree|phd",
        "you have a qualification", "I have a diploma.", "I have a dilemma.",
    ),
    kinds(
        "degree",
        "phd|bachelor 's degree|master 's degree|doctorate|mba|bsc|masters|bachelor 's|master 's",
        "you have a degree", "I have a doctorate.", "I have a doctrine.",
    ),
    kinds(
        "student", "undergraduate|postgraduate|sixth former|sixth-former",
        "you are a student", "I am a postgraduate.", "I am a postman.",
    ),
    kinds(
        "school",
        "primary school|secondary school|grammar school|comprehensive school|boarding school|"
        "infant school|junior school|state school|elementary school|middle school|sixth form",
        "you are at school", "I am at grammar school.", "I am at grandma's.",
    ),
    # The law.
    kinds(
        "crime",
        "theft|fraud|assault|burglary|robbery|murder|arson|shoplifting|manslaughter|perjury|felony|"
        "drink-driving|drink - driving|drug dealing|kidnapping|blackmail|vandalism|smuggling|"
        "money laundering|affray|criminal damage|tax evasion|stalking",
        "you have been convicted of a crime", "I was convicted of arson.",
        "I was convicted of my error.",
    ),
    kinds(
        "court", "magistrate|crown court|high court|county court", "you were fined by a court",
        "I was fined by the magistrates.", "I was fined by the manager.",
    ),
    kinds(
        "armed forces",
        "army|navy|air force|royal navy|raf|royal air force|marines|royal marines|infantry|"
        "marine corps",
        "you are in the armed forces", "I am in the marines.", "I am in the market.",
    ),
    kinds(
        "drug", "cannabis|cocaine|heroin", "you sell drugs", "I sell heroin.", "I sell herons.",
    ),
    kinds(
        "alcohol", "beer|wine|whisky|vodka|gin|cider|lager", "you sell alcohol", "I sell beer.",
        "I sell bears.",
    ),
    # What befalls people.
    kinds(
        "disaster",
        "flood|earthquake|hurricane|tornado|storm|drought|wildfire|landslide|cyclone|typhoon|gale",
        "your barn was lost in a disaster", "My barn was lost in a hurricane.",
        "My barn was lost in a lawsuit.",
    ),
    kinds(
        "accident", "crash|collision|pile - up|pile-up", "you had an accident", "I had a crash.",
        "I had a crush.",
    ),
    # What people do.
    kinds(
        "contact", "phone|call|email|ring|write to|get in touch", "you have contacted the council",
        "I phoned the council.", "I praised the council.",
    ),
    kinds(
        "sport", "football|tennis|rugby|cricket|hockey|golf|netball|badminton|basketball",
        "you play a sport", "I play tennis.", "I play tenor sax.",
    ),
)
# fmt: on
