"""What people do for a living, told by the job or by what it consists of.

The entries are :class:`..lexicon.entries.Implication`, read and tested like those of
:mod:`.implications`.
"""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Implication, follows

# fmt: off
OCCUPATIONS: tuple[Implication, ...] = (
    follows(
        "nurse",
        "I am a nurse|I work as a nurse|I am employed as a nurse",
        "I am a staff nurse|I am a ward sister|I am a matron|I am a district nurse|"
        "I nurse patients for a living|I am in nursing|I qualified as a nurse|"
        "I do nursing for a living|my job is nursing",
        "you are a nurse", "I'm a matron at the general.", "I ward off colds.",
    ),
    follows(
        "doctor-by-trade",
        "I am a doctor|I work as a doctor|I practise medicine|I am a medical doctor",
        "I am a GP|I am a surgeon|I am a junior doctor|I am a hospital consultant|"
        "I am a paediatrician|I am a family doctor|I am a psychiatrist|I am a heart surgeon",
        "you are a doctor", "I practise medicine in Hull.", "I dock old boats.",
    ),
    follows(
        "teaching",
        "I am a teacher|I work as a teacher|I am employed as a teacher|I teach for a living|"
        "I teach at a school|I teach in a school",
        "I am a head of year|I am a form tutor|I am a supply teacher|"
        "I am in the teaching profession|I mark homework for a living|I am a classroom teacher|"
        "I teach children|I teach year six|I teach maths|I teach English|I teach history|"
        "I teach science|I teach French|I am a maths teacher|I am a deputy head|I am a headmaster|"
        "I am a headmistress|my pupils are eleven|I take a class of children",
        "you are a teacher", "I'm head of year at a comprehensive.", "I take a class in pottery.",
    ),
    follows(
        "emergency-services",
        "I am an emergency worker|I work for the emergency services|I am in the emergency services",
        "I am in the fire brigade|I am with the fire brigade|I work for the fire service|"
        "I am a firefighter|I am a paramedic|I am a police officer|I crew an ambulance|"
        "I drive an ambulance|I am in the police|I work for the ambulance service|"
        "I am in the fire service|I crew a lifeboat|I work for the coastguard|"
        "I am with the police|I am an ambulance driver",
        "you work for the emergency services", "I'm with the fire brigade.",
        "I'm with the brass band.",
    ),
    follows(
        "fire-service",
        "I am a firefighter|I work as a firefighter|I am in the fire service",
        "I am in the fire brigade|I work for the fire service|I put out fires for a living|"
        "I am with the fire brigade|I am a retained firefighter",
        "you are a firefighter", "I'm in the fire brigade.", "I'm in the fire queue.",
    ),
    follows(
        "policing",
        "I am a police officer|I work as a police officer|I am in the police|I work for the police",
        "I am a detective|I am a police constable|I am a traffic cop|I am a police sergeant|"
        "I am in the police force|I am a bobby on the beat|I joined the police in May",
        "you are a police officer", "I'm a detective in the city police.", "I'm in the polo club.",
    ),
    follows(
        "health-sector",
        "I am a health worker|I am a healthcare worker|I work in healthcare|"
        "I work in the health service|I am a health professional",
        "I work in a hospital|I am a nurse|I am a doctor|I am a midwife|I am a paramedic|"
        "I work on a hospital ward|I am a hospital porter|I am a healthcare assistant|"
        "I work for the NHS|I work in intensive care|I am a radiographer",
        "you are a health worker", "I work on a hospital ward.", "I'm a mid-size fan.",
    ),
    follows(
        "care-sector",
        "I am a care worker|I work as a care worker|I work in social care|I am a care assistant|"
        "I am a professional carer",
        "I work in a care home|I work in a nursing home|I look after residents of a care home|"
        "I work in an old people's home|I am a home help|I am a carer in a nursing home",
        "you are a care worker", "I work nights in an old people's home.",
        "I work on old people's hats.",
    ),
    follows(
        "building-trade",
        "I am a construction worker|I am a builder|I work in the building trade",
        "I work on a building site|I lay bricks|I build houses|I am a bricklayer|"
        "I am a scaffolder|I am a roofer|I am a plasterer|I am a site foreman|"
        "I work on building sites|I drive a crane|I am a labourer on a building site|"
        "I do roofs for a living",
        "you are a construction worker", "I lay bricks for a living.", "I lay the table.",
    ),
    follows(
        "electrician",
        "I am an electrician|I work as an electrician|I am a qualified electrician",
        "I am a sparky|I wire houses|I rewire houses|I do electrics for a living|"
        "I do electrical work for a living",
        "you are an electrician", "I rewire houses for a living.", "I ride horses for a living.",
    ),
    follows(
        "plumbing",
        "I am a plumber|I work as a plumber",
        "I fit bathrooms for a living|I do plumbing for a living|I fix pipes for a living|"
        "I fit boilers|I unblock drains for a living|I install boilers for a living",
        "you are a plumber", "I unblock drains for a living.", "I eat plums.",
    ),
    follows(
        "mechanic",
        "I am a mechanic|I work as a mechanic",
        "I fix cars for a living|I repair cars for a living|I service cars|I repair engines|"
        "I work in a garage fixing cars|I am a car mechanic|I mend cars for a living",
        "you are a mechanic", "I fix cars for a living.", "I fix dates for a living.",
    ),
    follows(
        "chef",
        "I am a chef|I am a cook|I work as a chef|I work as a cook",
        "I cook in a restaurant|I am a sous chef|I am a pastry chef|"
        "I run the kitchen of a restaurant|I cook for a living|I cook in a canteen|I am head chef|"
        "I cook in a hotel|I do the cooking at a pub",
        "you are a chef", "I run the kitchen of a restaurant.", "I eat in a restaurant.",
    ),
    follows(
        "waiting-staff",
        "I work in hospitality|I work in the hospitality industry|I work in catering",
        "I wait tables|I am a waiter|I am a waitress|I am a barmaid|I am a barman|"
        "I work behind a bar|I pull pints|I work in a restaurant|I work in a hotel|"
        "I am a chambermaid|I am a hotel receptionist|I work in a pub|I work in a bar|"
        "I am a bartender|I am a chef|I am a barista|I wash dishes in a restaurant",
        "you work in hospitality", "I pull pints at the Red Lion.", "I pull teeth.",
    ),
    follows(
        "retail",
        "I work in a shop|I am a shop worker|I work in retail|I am a shop assistant|"
        "I am a sales assistant",
        "I work in a supermarket|I stack shelves|I serve customers in a shop|I am on the tills|"
        "I am on the checkout|I work on the checkout|I am a checkout assistant|"
        "I sell shoes for a living|I work at a bookshop|I work in a boutique|"
        "I am a cashier in a shop|I man the till",
        "you work in a shop", "I man the till.", "I man the oars.",
    ),
    follows(
        "hairdressing",
        "I am a hairdresser|I work as a hairdresser",
        "I cut hair for a living|I do people's hair for a living|I work in a hair salon|"
        "I am a barber|I cut people's hair|I have my own hair salon",
        "you are a hairdresser", "I cut hair for a living.", "I cut hay.",
    ),
    follows(
        "professional-driver",
        "I drive for a living|I am a driver|I am a professional driver|I work as a driver",
        "I drive a taxi|I drive a bus|I drive a lorry for a living|I am a cabbie|I am a trucker|"
        "I drive a cab|I deliver parcels for a living|I am a delivery driver|I am a courier|"
        "I drive a delivery van|I am a chauffeur|I drive a minicab|I drive a coach for a living",
        "you drive for a living", "I'm a long-distance trucker.", "I write to see friends.",
    ),
    follows(
        "taxi-work",
        "I am a taxi driver|I drive a taxi|I work as a taxi driver",
        "I am a cabbie|I drive a cab|I drive a minicab|I drive a black cab|I have my own cab",
        "you are a taxi driver", "I have my own cab, mostly nights.", "I take a cab at night.",
    ),
    follows(
        "fisherman",
        "I am a fisherman|I fish for a living|I work as a fisherman",
        "I work on a trawler|I catch fish for a living|I am a skipper of a trawler|"
        "I fish commercially|I am a trawlerman|I own a trawler",
        "you are a fisherman", "I'm the skipper of a trawler.", "We eat cod and haddock.",
    ),
    follows(
        "seafaring",
        "I am a seafarer|I work at sea|I am a sailor|I work on a ship",
        "I crew a ferry|I am a ship's cook|I am in the merchant navy|I work on a cruise ship|"
        "I am a deckhand|I work on a ferry|I am first mate on a tanker|I am a ship's engineer|"
        "I work on a tanker",
        "you work at sea", "I'm a deckhand on a Danish ferry.", "I oil my bike.",
    ),
    follows(
        "aircrew",
        "I am cabin crew|I work as cabin crew|I am an air steward|I am a flight attendant",
        "I am an air hostess|I am a stewardess|I am a member of the cabin crew",
        "you are cabin crew", "I'm a flight attendant.", "I fly kites.",
    ),
    follows(
        "office-work",
        "I work in an office|I am an office worker|I have an office job",
        "I work at a desk|I am a secretary|I am an accountant|I am an office clerk|"
        "I sit at a desk all day|I am a receptionist|I am in accounts|I do admin for a firm|"
        "I work in admin|I do the books for a firm",
        "you work in an office", "I sit at a desk in an insurance firm all day.",
        "I sing in an orchestra.",
    ),
    follows(
        "accountancy",
        "I am an accountant|I work as an accountant",
        "I am a chartered accountant|I am an auditor|I do the books for small firms|"
        "I do people's tax returns for a living|I am in accountancy|I am a bookkeeper",
        "you are an accountant", "I do the books for small firms.", "I read books for fun.",
    ),
    follows(
        "legal-profession",
        "I am a lawyer|I work as a lawyer|I practise law",
        "I am a solicitor|I am a barrister|I am an attorney|I work as a solicitor|"
        "I am a partner in a law firm|I am a criminal lawyer",
        "you are a lawyer", "I'm a partner in a law firm.", "I'm a partner in a dance.",
    ),
    follows(
        "software",
        "I work in information technology|I work in computing|I work in tech",
        "I write software|I am a software engineer|I am a programmer|I am a web developer|"
        "I develop apps|I write code for a living|I am a systems administrator|I design websites|"
        "I build websites|I fix computers for a living|I am a software developer",
        "you work in IT", "I write software for a bank.", "I wash pans for a bank.",
    ),
    follows(
        "farm-work",
        "I work on a farm|I am a farm worker|I work in agriculture|I am an agricultural worker",
        "I milk cows|I drive a tractor on a farm|I pick fruit for a living|I am a farmhand|"
        "I pick strawberries for a living|I am a shepherd|I am a cowman|I farm|"
        "I work on a dairy farm|I am a dairyman",
        "you work on a farm", "I milk cows for a living.", "I drink milk.",
    ),
    follows(
        "factory-work",
        "I work in a factory|I am a factory worker|I work in manufacturing",
        "I work on the assembly line|I work on a production line|I pack boxes in a factory|"
        "I am on the production line|I make car parts at a plant|I work in a car plant|"
        "I am a machine operator|I work in a biscuit factory|I am on the assembly line",
        "you work in a factory", "I'm on the assembly line at the car plant.",
        "I'm on the phone line.",
    ),
    follows(
        "creative",
        "I am an artist|I work as an artist|I make art",
        "I paint portraits|I paint landscapes|I sculpt|I exhibit my paintings|"
        "I sell my own paintings|I paint in oils|I make sculptures|I sell my paintings|"
        "I am a sculptor|I illustrate books",
        "you are an artist", "I exhibit my paintings in Hull.", "I pave roads.",
    ),
    follows(
        "music-making",
        "I am a musician|I work as a musician|I am a professional musician|I make music",
        "I play in a band|I play in an orchestra|I am a singer in a band|"
        "I play the organ for a living|I play gigs|I drum in a band|I sing in a band|"
        "I play bass in a band|I am a session guitarist|I play the violin in an orchestra",
        "you are a musician", "I drum in a band at weekends.", "I drum on a bin at weekends.",
    ),
    follows(
        "writing",
        "I am a writer|I am an author|I work as a writer|I write for a living",
        "I write novels|I have published a novel|I write books|I am a novelist|I am a poet|"
        "I am a journalist|I wrote a book|I write children's books|I have published three novels|"
        "I am a playwright|I write for a newspaper",
        "you are a writer", "I've published three novels.",
        "I've finished three novels on the beach.",
    ),
    follows(
        "press",
        "I am a journalist|I work as a journalist|I am a reporter|I am a member of the press",
        "I write for a newspaper|I report for a newspaper|I work for a newspaper as a reporter|"
        "I am a news reporter|I am a foreign correspondent|I am a columnist|"
        "I write for a magazine|I am a newspaper editor",
        "you are a journalist", "I report for the Evening Star.", "I row for fun at six.",
    ),
    follows(
        "stage",
        "I am an actor|I work as an actor|I act for a living",
        "I am an actress|I act in films|I act on stage|I am a stage actor|I play Hamlet|"
        "I act in the theatre|I am in a soap opera",
        "you are an actor", "I play Hamlet at the Royal.", "I play poker at the Royal.",
    ),
    follows(
        "photography",
        "I am a photographer|I work as a photographer|I take photos for a living|"
        "I take photographs for a living",
        "I shoot weddings|I photograph weddings|I am a wedding photographer|"
        "I am a press photographer|I take pictures for a living",
        "you are a photographer", "I shoot weddings with my own camera.",
        "I go to weddings with my own camel.",
    ),
    follows(
        "childcare-job",
        "I work with children|I work with kids",
        "I work in a nursery|I am a nursery nurse|I am a childminder|I am a primary teacher|"
        "I run a playgroup|I am a nanny|I teach children|I coach a children's team|"
        "I am a teaching assistant|I run a youth club|I lead a scout group|I am a scout leader|"
        "I am a Cub leader|I am an au pair",
        "you work with children", "I'm a nursery nurse.", "I work with chisels.",
    ),
    follows(
        "government-job",
        "I work for the government|I am a government employee|I am a civil servant|"
        "I am in government service",
        "I work for a ministry|I am with a ministry|I work for the tax office|"
        "I work in a government department|I am a diplomat|I work at the embassy|"
        "I work for the Home Office|I am a tax inspector|I work for the state",
        "you work for the government", "I'm with the Ministry of Transport.", "I'm with the band.",
    ),
    follows(
        "council-job",
        "I work for the council|I am a council employee|I am employed by the council|"
        "I am a council worker",
        "I work at the town hall|I am on the council's payroll|I sweep streets for the council|"
        "I work for the borough council|I work for the county council|I am a council gardener|"
        "the council employs me",
        "you work for the council", "I work at the town hall.", "I empty bins for my mum.",
    ),
    follows(
        "elected",
        "I am a councillor|I am a local councillor|I serve on the council as a councillor",
        "I was elected to the council|I am a town councillor|I am a parish councillor|"
        "I sit on the town council|I sit on the parish council|I am the mayor",
        "you are a councillor", "I was elected to the town council in May.",
        "I was elevated in May.",
    ),
    follows(
        "clergy",
        "I am a minister of religion|I am a member of the clergy|I am a clergyman|I am a priest",
        "I am a vicar|I am a rabbi|I am an imam|I am a pastor|I am a bishop|I am a monk|"
        "I was ordained|I am a parish priest|I am a nun",
        "you are a minister of religion", "I'm the vicar here.", "I'm the victim here.",
    ),
    follows(
        "security-job",
        "I work in security|I am a security guard|I am a security officer",
        "I am a bouncer|I am a doorman|I guard a warehouse|I am a night watchman|"
        "I do door work at a club|I am a bodyguard|I guard a building site",
        "you work in security", "I'm a bouncer.", "I'm a bounder.",
    ),
    follows(
        "science",
        "I am a scientist|I work as a scientist|I am a researcher|I work in science",
        "I am a chemist in a laboratory|I do research at a university|I work in a lab|"
        "I am a physicist|I am a biologist|I am a research fellow|I research cancer|"
        "I do cancer research|I am an astronomer|I am a geologist",
        "you are a scientist", "I do cancer research in a lab.", "I do my hair in a lab coat.",
    ),
    follows(
        "engineer",
        "I am an engineer|I work as an engineer|I work in engineering",
        "I design bridges|I am a civil engineer|I am a mechanical engineer|"
        "I am an electrical engineer|I design engines|I am a structural engineer|"
        "I am a chartered engineer",
        "you are an engineer", "I design bridges for a living.", "I cross bridges.",
    ),
    follows(
        "postal",
        "I work for the post office|I am a postal worker|I am a postman|"
        "I work for the postal service",
        "I deliver letters|I deliver the mail|I work for Royal Mail|I sort letters|"
        "I am a postwoman|I deliver the post|I do a mail round",
        "you work for the post office", "I deliver letters for Royal Mail.", "I write letters.",
    ),
    follows(
        "sports-pro",
        "I am a professional athlete|I am a professional sportsman|I am a professional player|"
        "I am a professional sportsperson",
        "I play football for a living|I am a professional footballer|I am a jockey|"
        "I ride racehorses for a living|I run races for a living|I box for a living|"
        "I am a professional cyclist|I play rugby for a living|I play tennis for a living",
        "you are a professional athlete", "I play football for a living.", "I play the fool.",
    ),
    follows(
        "sports-coach",
        "I am a coach|I coach a team|I work as a coach|I am a sports coach",
        "I train the team|I train the under-twelves|I coach football|I coach swimming|"
        "I coach the juniors|I am the team's trainer|I coach children at tennis|"
        "I am a swimming coach|I am a football coach",
        "you are a coach", "I train the under-twelves on Saturdays.",
        "I take the coach on Saturdays.",
    ),
    follows(
        "tour-guide",
        "I am a tour guide|I work as a tour guide|I am a guide",
        "I show visitors round for a living|I lead tours|I take tourists round the old town|"
        "I guide tourists|I lead guided walks|I give guided tours|I show tourists round",
        "you are a tour guide", "I show visitors round the castle for a living.",
        "I live round the castle.",
    ),
    follows(
        "animal-care",
        "I am a vet|I work as a vet|I am a veterinary surgeon|I am a veterinarian",
        "I treat sick animals|I have a veterinary practice|I operate on animals|"
        "I am a large-animal vet|I am a horse vet",
        "you are a vet", "I treat sick animals at my own practice.", "I feed my animals.",
    ),
    follows(
        "manual",
        "I do manual work|I am a manual worker|I do physical work|I do heavy work|"
        "I do manual labour",
        "I carry bricks|I lift heavy boxes all day|I dig ditches|I am a labourer|"
        "I am a bricklayer|I load lorries|I work with my hands|I am a removal man|I lay bricks|"
        "I dig trenches|I shovel gravel for a living",
        "you do manual work", "I carry bricks all day.", "I carry the can.",
    ),
    follows(
        "theatre-of-war",
        "I am a soldier|I am in the army|I serve in the army",
        "I am a squaddie|I am a corporal in the army|I am an army officer|"
        "I am a sergeant in the army|I am a private in the army|I am an infantryman|"
        "I am a lieutenant|I am a gunner|I am stationed at the barracks|I am with my regiment|"
        "I am a corporal",
        "you are a soldier", "I'm a corporal in the Royal Engineers.",
        "I'm a curate in the Royal chapel.",
    ),
)
# fmt: on
