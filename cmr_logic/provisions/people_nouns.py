"""Nouns for people and bodies that can ask for themselves, and those that only look like one.

Each table says what belongs in it with one example, and what does not with another.
"""

from __future__ import annotations

from cmr_logic.text import word_set

# Nouns for a person or a body, most of them without a suffix that shows it: "child"; not "licence".
PEOPLE = word_set(
    """
    undergraduate undergraduates postgraduate postgraduates judge judges juror jurors
    officer officers buyer buyers person people individual individuals man men woman women
    child children adult adults parent parents mother father partner partners spouse spouses
    husband wife widow widows widower student students pupil pupils apprentice apprentices
    pensioner pensioners veteran veterans citizen citizens resident residents national
    nationals immigrant migrant migrants refugee refugees nurse nurses guardian guardians
    tenant tenants applicant applicants claimant claimants patient patients client clients
    member members volunteer volunteers trainee trainees agent agents prisoner prisoners
    pedestrian pedestrians cyclist cyclists family families household households relative
    relatives friend friends couple couples servicemember servicemembers senior seniors
    survivor survivors pair pairs those anyone someone everyone anybody guest guests
    professional professionals graduate graduates minor minors teenager teenagers staff
    personnel crew dependant dependants dependent dependents orphan orphans carer carers dad
    mum victim victims representative representatives host hosts specialist subscriber
    participant participants offender offenders athlete athletes expert experts beneficiary
    beneficiaries fisherman fishermen businessman seaman seamen cleric monk nun au-pair
    fellow businesses business company companies charity charities organisation
    organisations organization organizations institution institutions employer employers
    school schools cooperative cooperatives farm farms firm firms society societies
    association associations council councils partnership partnerships university universities
    doctor doctors tutor tutors author authors engineer engineers sponsor sponsors mentor
    mentors soldier soldiers usher ushers referee referees pilot pilots chef chefs clerk clerks
    vicar vicars priest priests captain captains recruit recruits cadet cadets son sons daughter
    daughters grandchild grandchildren stepchild stepchildren sibling siblings brother brothers
    sister sisters mothers fathers grandparent grandparents mums dads infant infants toddler
    toddlers boy boys girl girls lady ladies patron patrons colleague colleagues candidate
    candidates recipient recipients occupant occupants inhabitant inhabitants merchant merchants
    consultant consultants accountant accountants assistant assistants attendant attendants
    descendant descendants defendant defendants entrant entrants landlord landlords midwife
    midwives paramedic paramedics mechanic mechanics diplomat diplomats alumnus alumna alumni
    nanny nannies bride brides amateur amateurs novice novices delegate delegates steward stewards
    marshal marshals heir heirs civilian civilians wives husbands widowers porter porters cook cooks
    """
)
# Endings of nouns for people: "gardener", "violinist"; not "-ing": "building".
PERSON_SUFFIXES = tuple(
    sorted(word_set("er ers or ors ist ists ian ians ees ee women men man woman"))
)
# Endings that make any word one for a person, known or not: "stallholder"; not "cylinder".
PERSON_ENDINGS = tuple(
    sorted(word_set("holder holders minder minders goer goers seeker seekers mate mates"))
)
# Words with such an ending that name no person: "number"; not "gardener".
NO_PERSONS = word_set(
    """
    number order letter paper offer matter water power computer other under over either
    neither whether after career winter summer december november october september error
    door floor colour color labor labour minor major prior interior committee fee fees
    degree employee-free coffee tree three disaster quarter register transfer charter centre
    center chapter sister-in-law shelter answer corner border newsletter sector factor motor
    mirror tutor-led calendar trailer container meter tower river layer silver timber lumber
    however ever never former latter later earlier larger smaller longer shorter higher
    lower older younger better weather rather together referee-less refer detector detectors
    trailers scanner scanners boiler boilers heater heaters cooker cookers freezer freezers
    charger chargers counter counters folder folders router routers tractor tractors
    processor processors generator generators scooter scooters shutter poster posters
    voucher vouchers locker lockers helicopter cover-letter registers tender tenders dinner
    supper consumer-grade mixer blazer trouser trousers copper leather fodder shoulder
    finger elevator escalator ladder lever cylinder adapter sticker stickers banner banners
    marker markers timer timers roller rollers cutter cutters burner burners blower blowers
    guarantee guarantees licensee-free per super inner outer user-led exterior vector
    monitor monitors printer printers
    """
)
# Nouns and pronouns too general to be worth asking about, as whoever asks is one: "applicant"; not
# "student".
GENERIC = word_set(
    """
    person people individual individuals applicant applicants
    claimant claimants anyone someone everyone you those customer customers client clients
    user users member-of-the-public they we he she it i
    """
)
# Pronouns that "who" follows: "those who …"; not "you".
ANYBODY = frozenset({"those", "anyone", "someone", "everyone", "anybody"})
# Subjects of whom nothing is true, unless more is said of them: "nobody under 14"; not "no dog".
NOBODY = frozenset({("nobody",), ("no", "one"), ("no", "person"), ("no-one",)})
# Words before a general noun that leave it general: "most people"; not "no people".
BEFORE_GENERIC = frozenset({"all", "any", "most", "some", "only", "those", "the"})
# Words that a kind of people is named without: "all students"; not "young students".
BEFORE_KIND = frozenset({"all", "most", "some", ",", "only", "any", "certain"})
# Openings of a subject that says nothing of whom a rule is for: "your card"; not "students".
UNRESTRICTING = frozenset({"my", "your", "our", "this", "that", "it", "nothing", "there"})
