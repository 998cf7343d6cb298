"""Where people work and at what: by what they do all day, and where."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Situation, filled, situation

_TRADES = (
    "builder|bricklayer|lorry driver|bus driver|taxi driver|hairdresser|mechanic|carpenter"
    "|electrician|farmer|chef|cleaner|cashier|postman|accountant|solicitor|shop assistant|waiter"
)

# fmt: off
CALLINGS: tuple[Situation, ...] = (
    situation(
        "works-with-children",
        said="I work with children|I work with kids|"
             "I work with young people",
        worded="my work involves children|my job involves children|"
               "I am in contact with children at work|I work directly with children",
        shown="I am a childminder|I am a nursery nurse|I work in a nursery|I am a nursery teacher|"
              "I am a primary school teacher|I teach five-year-olds|I work in a playgroup|"
              "I am a nanny|I am a youth worker|I run a playgroup|I am a children's nurse|"
              "I run a nursery|I am a scout leader|I am a Brownie leader|"
              "I teach in a primary school|I coach an under-tens team|I am a teaching assistant|"
              "I am a lollipop lady|I drive a school bus|I am a school nurse|"
              "I work in a children's home|I teach infants|I am a dinner lady|"
              "I run a club for children|I run a craft club for children|"
              "I coach an under-12 football team|I coach children|I lead a scout group",
        barred="I only work with grown-ups|I only work with adults|"
               "I have nothing to do with children at work",
        clause="you work with children", fires="I'm a childminder.",
        fails="I only work with grown-ups.", silent="I'm a chilled man.",
    ),
    situation(
        "teaches",
        said="I am a teacher|I am a schoolteacher|I work as a teacher",
        worded="I am employed as a teacher",
        shown="I take a class of seven-year-olds|I teach maths|I teach history|I teach French|"
              "I am a maths teacher|I am head of a primary school|I teach infants|"
              "I am a headteacher|I am a headmaster|I am a deputy head|I am a supply teacher|"
              "I am a form tutor|I am a primary school teacher|I teach year four|"
              "I have a class of thirty|I am a geography teacher|I take a Year 3 class|"
              "I teach Year 3|I teach at the comprehensive|I teach chemistry|I teach physics|"
              "I teach maths at the comp|I teach PE|I am an art teacher|I teach art at a school|"
              "I teach music at a school|I am head of maths",
        barred="I could never be a teacher|" + filled("I am a {}", _TRADES),
        clause="you are a teacher", fires="I take a class of seven-year-olds for maths.",
        fails="I could never be a teacher.", silent="I take a glass of wine for my heart.",
    ),
    situation(
        "nurse-job",
        said="I am a nurse|I work as a nurse|I am a registered nurse",
        shown="I am a staff nurse|I am a ward sister|I am a district nurse|I nurse at a hospital|"
              "I am a psychiatric nurse|I am a night nurse|I am a nursing sister|"
              "I am a theatre nurse|I am a practice nurse|I do nursing",
        barred=filled("I am a {}", _TRADES),
        clause="you are a nurse", fires="I'm a staff nurse on the children's ward.",
        fails="I'm a lorry driver.",
        silent="I'm a star on the children's ward.",
    ),
    situation(
        "works-hospital",
        said="I work in a hospital|I work at a hospital|I am employed by a hospital|"
             "I have a job in a hospital|I have a job at a hospital",
        worded="I am a member of hospital staff",
        shown="I am a porter at the infirmary|I clean the wards|I am a hospital porter|"
              "I am a ward sister|I am a surgeon|I am a radiographer|I am a theatre nurse|"
              "I am an A&E nurse|I am a midwife at the infirmary|I work on a ward|"
              "I cook in the hospital kitchen|I am a hospital cleaner|I work at the infirmary|"
              "I am a staff nurse|I am a hospital doctor",
        barred="I work in a bank|I work in a shop|I work in a school|I am a farmer|"
               "I work in a factory|I work in an office|I work on a building site",
        clause="you work in a hospital", fires="I'm a porter at the infirmary.",
        fails="I work in a bank.", silent="I'm a poet at the inn.",
    ),
    situation(
        "works-shop",
        said="I work in a shop|I work at a shop|I am a shop assistant|I work in retail|"
             "I have a job in a shop",
        shown="I stack shelves|I am on the tills|I am a cashier at the supermarket|"
              "I work on the checkout|I am on the checkout|I work on the tills|"
              "I serve customers in a shop|I work in a supermarket|I work at the supermarket|"
              "I sell shoes in a department store|I work at the butcher's|I am a sales assistant|"
              "I am a florist|I work in a department store|I work behind the counter of a shop|"
              "I work at a garden centre|I work in a boutique",
        barred="I work in an office|I work in a hospital|I work in a school|I am a farmer|"
               "I work in a factory|I work on a building site",
        clause="you work in a shop", fires="I stack shelves at the supermarket.",
        fails="I work in a hospital.", silent="I stack chairs at the church.",
    ),
    situation(
        "works-construction",
        said="I work in construction|I work in the building trade|I work on a building site|"
             "I work in the construction industry",
        worded="I am a construction worker",
        shown="I lay bricks|I am a bricklayer|I am a scaffolder|I am a roofer|"
              "I am a labourer on a site|I put up scaffolding|I am a site manager|"
              "I am on the sites|I work on building sites|I am a hod carrier|"
              "I am a crane operator|I drive a crane|I drive a digger|"
              "I am a joiner on a building site|I am a site foreman|I am a dry stone waller",
        barred="I work in a bank|I work in an office|I work in a shop|I work in a school|"
               "I work in a hospital|I am a teacher|I am a nurse",
        clause="you work in construction", fires="I lay bricks for a living.",
        fails="I work in a bank.", silent="I lay bets for a living.",
    ),
    situation(
        "office-worker",
        said="I work in an office|I have an office job|I have a desk job|I am an office worker",
        worded="my job is in an office|my work is office-based",
        shown="I sit at a desk all day|I sit at a desk from nine to five|I am an accounts clerk|"
              "I am a receptionist at a law firm|I do the accounts for a firm|I am a secretary|"
              "I push paper|I am a legal secretary|I am an accountant|I am a bookkeeper at a firm|"
              "I am stuck behind a desk|I sit at a computer in the office|I am a typist|"
              "I do admin|I am an office manager|I am a civil servant",
        barred="I am out on the fields all day|I work outdoors|I work on a farm|"
               "I work in a factory|I work on a building site|I am a farmer|I am a lorry driver|"
               "I am a bricklayer|I work in a shop",
        clause="you work in an office", fires="I sit at a desk from nine to five.",
        fails="I'm out on the fields all day.", silent="I sit at a bar from nine to five.",
    ),
    situation(
        "works-factory",
        said="I work in a factory|I work at a factory|I am a factory worker|"
             "I work in manufacturing",
        worded="I am employed in a factory",
        shown="I am on the assembly line|I am on the production line|I pack biscuits at the plant|"
              "I operate a machine in the plant|I work at the car plant|I work in the mill|"
              "I work at the steelworks|I work on the assembly line|I work on the production line|"
              "I work on the factory floor|I am a machinist at the factory|I work at the brewery|"
              "I work at the plant|I am a foreman at the plant",
        barred="I work in an office|I work in a bank|I work in a shop|I work in a school|"
               "I work in a hospital|I am a teacher|I am a nurse|I am a farmer",
        clause="you work in a factory", fires="I'm on the assembly line.",
        fails="I work in an office.", silent="I'm on the phone line.",
    ),
    situation(
        "emergency-services",
        said="I work for the emergency services|I am an emergency worker|"
             "I am an emergency service worker|I work in the emergency services",
        shown="I am a paramedic|I am a firefighter|I am a fireman|I am a police officer|"
              "I am a policeman|I am a policewoman|I drive an ambulance|I am an ambulance driver|"
              "I am in the fire brigade|I am in the police|I am a lifeboat man|I am a detective|"
              "I am in the fire service|I am a police constable|I am on an ambulance crew|"
              "I am a coastguard",
        barred="I work in a bank|I work in a shop|I work in an office|I am a teacher|I am a farmer",
        clause="you work for the emergency services", fires="I'm a paramedic.",
        fails="I work in a bank.", silent="I'm a paralegal.",
    ),
    situation(
        "driver-for-living",
        said="I drive for a living|I am a professional driver|I am a driver by trade|"
             "I am paid to drive",
        worded="I earn my living by driving|I drive for work|driving is my job",
        shown="I am a lorry driver|I drive a lorry|I drive a bus|I drive a taxi|I drive a cab|"
              "I am a bus driver|I am a taxi driver|I am a minicab driver|I am a coach driver|"
              "I deliver parcels|I am a courier|I am a delivery driver|I am a trucker|"
              "I am a cabbie|I am a chauffeur|I drive a van for a courier firm|I am a van driver|"
              "I drive an ambulance|I drive a school bus|I drive a truck|I drive coaches|"
              "I am an HGV driver",
        barred="I sit at a desk for a living|I have a desk job",
        clause="you drive for a living", fires="I am an HGV driver.",
        fails="I sit at a desk for a living.",
        silent="I'm behind the till of a store five days a week.",
    ),
)
# fmt: on
