"""Money, papers, studies, law and pastimes."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Kinds, kinds

# fmt: off
AFFAIRS: tuple[Kinds, ...] = (
    kinds(
        "benefit",
        "jobseekers allowance|carers allowance|state benefit|unemployment benefit|"
        "sickness benefit|maternity allowance|winter fuel payment|council tax reduction|"
        "bereavement allowance|incapacity benefit|income support|housing benefit|child benefit|"
        "universal credit|jobseeker 's allowance|disability living allowance|pension credit|"
        "carer 's allowance|attendance allowance|personal independence payment|pip|jsa|esa|"
        "employment and support allowance|tax credit|working tax credit|child tax credit",
        "you receive a benefit", "I receive income support.", "I receive visitors.",
    ),
    kinds(
        "income", "salary|wage|pay packet", "your income is less than £900 a month",
        "My salary is £800 a month.", "My saddle is £800.",
    ),
    kinds(
        "savings",
        "cash isa|stocks and shares isa|building society account|rainy day fund|money put by|"
        "money put aside|nest egg|rainy-day fund|savings account|premium bond|isa",
        "you have savings", "I have a nest egg.", "I have a nest box.",
    ),
    kinds(
        "loan", "overdraft|bridging loan|logbook loan|credit union loan|personal loan|home loan|"
        "mortgage|student loan|payday loan|bank loan|car loan", "you have a loan",
        "I have a mortgage.", "I have a mortar.",
    ),
    kinds(
        "tax", "income tax|vat|council tax|corporation tax", "you owe tax", "I owe income tax.",
        "I owe Ina thanks.",
    ),
    # Papers.
    kinds(
        "identification",
        "provisional licence|passport card|national identity card|photo card|military id|"
        "residence permit|photocard licence|passport|drive licence|driver licence|identity card",
        "you have identification", "I have a passport.", "I have a passion.",
    ),
    kinds(
        "proof of identity",
        "provisional licence|passport card|national identity card|birth certificate|"
        "residence permit|photocard licence|passport|drive licence|driver licence|identity card",
        "you have proof of identity", "I have a passport.", "I have a passion.",
    ),
    kinds(
        "proof of address",
        "bank statement|council tax letter|phone bill|tenancy agreement|rent statement|"
        "broadband bill|utility bill|council tax bill|gas bill|electricity bill|water bill",
        "you have proof of address", "I have a gas bill.", "I have a gas lamp.",
    ),
    # Learning.
    kinds(
        "qualification",
        "hnd|hnc|higher national certificate|foundation degree|degree|city and guilds|"
        "city & guild|doctorate|international baccalaureate|teaching certificate|"
        "apprenticeship certificate|scottish higher|gcse|diploma|nvq|btec|a - level|a-level|"
        "bachelor 's degree|master 's degree|phd",
        "you have a qualification", "I have a diploma.", "I have a dilemma.",
    ),
    kinds(
        "degree",
        "law degree|science degree|bachelors|first-class degree|first class degree|"
        "honours degree|history degree|engineering degree|degree in history|phd|"
        "bachelor 's degree|master 's degree|doctorate|mba|bsc|masters|bachelor 's|master 's",
        "you have a degree", "I have a doctorate.", "I have a doctrine.",
    ),
    kinds(
        "student", "undergraduate|postgraduate|sixth former|sixth-former",
        "you are a student", "I am a postgraduate.", "I am a postman.",
    ),
    kinds(
        "school",
        "academy school|high school|year three|year four|year five|"
        "year six|reception class|primary school|secondary school|grammar school|"
        "comprehensive school|boarding school|infant school|junior school|state school|"
        "elementary school|middle school|sixth form",
        "you are at school", "I am at grammar school.", "I am at grandma's.",
    ),
    # The law.
    kinds(
        "crime",
        "mugging|bribery|forgery|harassment|handling stolen goods|burgling|actual bodily harm|"
        "grievous bodily harm|possession of drugs|benefit fraud|car theft|joyriding|"
        "breaking and entering|graffiti|dangerous driving|theft|fraud|assault|burglary|robbery|"
        "murder|arson|shoplifting|manslaughter|perjury|felony|drink-driving|drink - driving|"
        "drug dealing|kidnapping|blackmail|vandalism|smuggling|money laundering|affray|"
        "criminal damage|tax evasion|stalking",
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
        "drug", "ecstasy|amphetamine|crack cocaine|lsd|ketamine|weed|"
        "cannabis|cocaine|heroin", "you sell drugs", "I sell heroin.", "I sell herons.",
    ),
    kinds(
        "alcohol",
        "rum|brandy|champagne|stout|ale|bitter|port wine|sherry|cocktail|spirits|prosecco|mead|"
        "tequila|liqueur|pint|beer|wine|whisky|vodka|gin|cider|lager|booze|red wine|white wine|"
        "mulled wine|bubbly|schnapps|bourbon|scotch|home brew|homebrew|real ale|craft beer|"
        "alcopop|shandy|stella|guinness",
        "you sell alcohol", "I sell beer.", "I sell bears.",
    ),
    # What befalls people.
    kinds(
        "disaster",
        "flood|earthquake|hurricane|tornado|storm|drought|wildfire|landslide|cyclone|typhoon|gale",
        "your barn was lost in a disaster", "My barn was lost in a hurricane.",
        "My barn was lost in a lawsuit.",
    ),
    kinds(
        "accident", "car crash|fall|road accident|prang|car accident|bike accident|pileup|smash|"
        "crash|collision|pile - up|pile-up", "you had an accident", "I had a crash.",
        "I had a crush.",
    ),
    # What people do.
    kinds(
        "contact", "phone|call|email|ring|write to|get in touch", "you have contacted the council",
        "I phoned the council.", "I praised the council.",
    ),
    kinds(
        "sport",
        "swim|cricket|athletics|rowing|squash|table tennis|volleyball|lacrosse|gymnastics|judo|"
        "karate|boxing|fencing|archery|bowls|darts|croquet|rounders|cycling|marathon|triathlon|"
        "water polo|softball|baseball|football|tennis|rugby|hockey|golf|netball|badminton|"
        "basketball",
        "you play a sport", "I play tennis.", "I play tenor sax.",
    ),
    kinds(
        "licence",
        "drive licence|driver licence|provisional licence|pilot licence|television licence|"
        "tv licence|alcohol licence|fishing licence|marriage licence|hgv licence|gun licence|"
        "taxi licence|motorcycle licence",
        "your licence was issued in Norway", "I got my fishing licence in Oslo.",
        "I got my fishing line in Oslo.",
    ),
    kinds(
        "bill",
        "gas bill|electricity bill|water bill|phone bill|council tax bill|heating bill|"
        "electric bill|energy bill",
        "you have paid the bill", "I have paid the gas bill.", "I have paid the gas man.",
    ),
    kinds(
        "insurance",
        "car insurance|home insurance|travel insurance|life insurance|"
        "public liability insurance|pet insurance|health insurance|contents insurance|"
        "buildings insurance|motor insurance|third-party insurance",
        "you have insurance", "I have car insurance.", "I have car keys.",
    ),
    kinds(
        "pension",
        "state pension|workplace pension|occupational pension|private pension|company pension|"
        "army pension|teacher 's pension|war pension|widow 's pension|old-age pension|"
        "nhs pension",
        "you get a pension", "I get a state pension.", "I get a state visit.",
    ),
    kinds(
        "course",
        "evening class|night class|apprenticeship|degree course|foundation course|"
        "access course|evening course|pottery class|language course|diploma course|"
        "distance learning course|correspondence course|training course",
        "you have finished a course", "I have finished an evening class.",
        "I have finished an evening meal.",
    ),
    kinds(
        "emergency",
        "fire|flood|gas leak|burst pipe|break-in|power cut|heart attack|chimney fire",
        "you had an emergency", "I had a gas leak.", "I had a gas lamp.",
    ),
    kinds(
        "language",
        "french|spanish|german|italian|welsh|gaelic|polish|mandarin|arabic|urdu|hindi|russian|"
        "portuguese|japanese|turkish|greek|punjabi|bengali|cantonese|dutch|swedish|latin|irish",
        "you speak a language", "I speak Gaelic.", "I speak gaily.",
    ),
    kinds(
        "natural disaster",
        "flood|earthquake|hurricane|tornado|wildfire|landslide|avalanche|volcanic eruption|"
        "tsunami|forest fire|typhoon|cyclone",
        "your barn was lost in a natural disaster", "My barn was lost in an avalanche.",
        "My barn was lost in an argument.",
    ),
    kinds(
        "event",
        "wedding|match|tournament|street party|parade|exhibition|garden party|"
        "fireworks display|charity walk|ceremony|carnival|procession|auction|"
        "jumble sale|bonfire|"
        "concert|gig|festival|recital|matinee|folk night|quiz night|lecture|fête|fete|fun run|"
        "open day|craft fair|ceilidh|disco|book launch|barn dance|party|race|marathon|barbecue|"
        "workshop|quiz|fair|bazaar|play|musical|opera|ballet|christening|reunion|picnic|regatta|"
        "gala|pantomime|football match|half marathon|car boot sale|fashion show|dog show|"
        "flower show|trade fair|air show|talk|reception",
        "the event is cancelled", "The concert is cancelled.", "The convict is cancelled.",
    ),
    kinds(
        "science",
        "physics|chemistry|biology|zoology|botany|biochemistry|astronomy|geology|astrophysics|"
        "microbiology|genetics|neuroscience|physiology",
        "you have a degree in science", "I have a degree in zoology.",
        "I have a degree in zeal.",
    ),
    kinds(
        "science subject",
        "physics|chemistry|biology|zoology|botany|biochemistry|astronomy|geology|astrophysics|"
        "microbiology|genetics|neuroscience|physiology",
        "you have a degree in a science subject", "I have a degree in zoology.",
        "I have a degree in zeal.",
    ),
    kinds(
        "change", "increase|reduce|lower|put up|alter|rise|fall", "your rent has changed",
        "My rent has risen.", "My rent has gone.",
    ),
)
# fmt: on
