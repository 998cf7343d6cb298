"""Nouns for people and bodies that can ask for themselves, and those that only look like one.

Each table says what belongs in it with one example, and what does not with another.
"""

from __future__ import annotations

from itertools import product

from cmr_logic.text import word_set

# Anybody at all, as laws say it: "unlawful for **any person** to row"; not "any rower".
ANY_PERSON = frozenset(product(("a", "any", "no", "each", "every"), ("person", "individual")))
# Those who do not ask for themselves: "for each **child** who"; not "for each guest who".
CARED_FOR = word_set("child baby infant dependant dependent")
# Who has, keeps or drives a thing: "the **owner** of a dog"; not "the friend of a rower".
HOLDERS = word_set("holder owner driver keeper occupier occupant user hirer master operator rider")
# Nouns for a person or a body, most of them without a suffix that shows it: "child"; not "licence".
PEOPLE = word_set(
    """
    olds undergraduate undergraduates postgraduate postgraduates judge judges juror jurors officer
    officers buyer buyers person persons people individual individuals man men woman women child
    children adult adults parent parents mother father partner partners spouse spouses husband
    wife widow widows widower student students pupil pupils apprentice apprentices pensioner
    formers sixth-former sixth-formers
    pensioners veteran veterans citizen citizens resident residents national nationals
    immigrant migrant migrants refugee refugees nurse nurses guardian guardians tenant tenants
    applicant applicants claimant claimants patient patients client clients member members
    volunteer volunteers trainee trainees agent agents prisoner prisoners pedestrian
    pedestrians cyclist cyclists family families household households relative relatives friend
    friends couple couples servicemember servicemembers senior seniors survivor survivors pair
    pairs those anyone someone everyone anybody guest guests professional professionals
    graduate graduates minor minors teenager teenagers staff personnel crew dependant
    dependants dependent dependents orphan orphans carer carers dad mum victim victims
    representative representatives host hosts specialist subscriber participant participants
    offender offenders athlete athletes expert experts beneficiary beneficiaries fisherman
    fishermen businessman seaman seamen cleric monk nun fellow businesses business company
    companies charity charities organisation organisations organization organizations
    institution institutions employer employers school schools cooperative cooperatives farm
    farms firm firms society societies association associations council councils partnership
    partnerships university universities doctor doctors tutor tutors author authors engineer
    engineers sponsor sponsors mentor mentors soldier soldiers usher ushers referee referees
    pilot pilots chef chefs clerk clerks vicar vicars priest priests captain captains recruit
    recruits cadet cadets son sons daughter daughters grandchild grandchildren stepchild
    stepchildren sibling siblings brother brothers sister sisters mothers fathers grandparent
    grandparents mums dads infant infants toddler toddlers boy boys girl girls lady ladies
    patron patrons colleague colleagues candidate candidates recipient recipients occupant
    occupants inhabitant inhabitants merchant merchants consultant consultants accountant
    accountants assistant assistants attendant attendants descendant descendants defendant
    defendants entrant entrants landlord landlords midwife midwives paramedic paramedics
    mechanic mechanics diplomat diplomats alumnus alumna alumni nanny nannies bride brides
    amateur amateurs novice novices delegate delegates steward stewards marshal marshals heir
    heirs civilian civilians wives husbands widowers porter porters cook cooks intern interns
    aunt aunts uncle uncles niece nieces nephew nephews cousin cousins youth youths kid kids
    baby babies twin twins triplet triplets newborn newborns teen teens fiancé fiancée fiance
    kin folk folks tradespeople tradesperson salespeople salesperson sportspeople sportsperson
    townspeople laypeople layperson chairperson spokesperson craftspeople businesspeople police
    clergy warden wardens rep reps chief chiefs aide aides club clubs team teams choir choirs
    agency agencies authority authorities startup startups enterprise enterprises freelance
    freelances landlady landladies addict addicts diabetic diabetics asthmatic asthmatics
    epileptic alcoholic alcoholics vegan vegans expat expats sophomore sophomores postdoc
    postdocs dean deans champion champions scout scouts shepherd shepherds vet vets surgeon
    surgeons medic medics physio physios gp gps attorney attorneys notary notaries sheriff
    sheriffs bailiff bailiffs constable constables detective detectives sergeant sergeants
    lifeguard lifeguards coastguard coastguards imam imams rabbi rabbis deacon deacons bishop
    bishops envoy envoys consul consuls housewife housewives convict convicts juvenile
    juveniles suspect suspects witness witnesses surrogate surrogates schoolchildren
    schoolchild schoolboy schoolgirl godparent godparents temp temps executive executives boss
    bosses secretary secretaries cohabitee cohabitees hostess hostesses waitress waitresses
    actress actresses poet poets artisan artisans grandson grandsons stepson stepsons group
    groups parties inmate inmates newlywed newlyweds bachelor returnee guru gurus prefect prefects
    neighbour neighbours neighbor neighbors
    nonprofit nonprofits county counties township townships municipality municipalities tribe
    towns villages cities boroughs territories states chairman chairmen chairwoman cashier cashiers
    chaperone chaperones provost provosts stevedore stevedores bosun bosuns deckhand deckhands
    understudy understudies
    tribes government governments corporation corporations entity entities llc llcs
    skipper skippers companion companions flatmate flatmates housemate housemates roommate
    roommates classmate classmates teammate teammates workmate workmates
    retiree retirees youngster youngsters magistrate magistrates academics alumnae scholar scholars
    rookie rookies servicewoman homebuyer homebuyers subtenant subtenants franchisee franchisees
    licensees biker bikers cabbie cabbies chauffeur chauffeurs publican publicans butcher butchers
    pedlars architect architects carpenter carpenters entrepreneur entrepreneurs analyst analysts
    broker brokers appellant appellants plaintiff plaintiffs respondent respondents litigant
    litigants exiles aliens expatriate expatriates emigrant emigrants pilgrim pilgrims umpire
    umpires invitee invitees registrant registrants awardee awardees ministers officials bureaucrat
    bureaucrats stonemason stonemasons potters tailors barbers masseur masseurs barista baristas
    maid maids stewardess stewardesses astronaut astronauts invalids haemophiliac haemophiliacs
    quadriplegics paraplegics insomniac insomniacs foundling foundlings stepparent stepparents
    godchild godchildren fiancés fiancées bridegroom bridegrooms divorcees nomad nomads hero heroes
    hostage hostages felon felons criminals thief thieves burglar burglars vandal vandals culprit
    culprits truant truants bully bullies bankrupts adolescent adolescents grandma grandmas grandpa
    grandpas granny grannies principals bursar bursars registrar registrars proctor proctors
    examinee examinees signatory signatories heiress heiresses mentee mentees supervisee
    supervisees comrade comrades ally allies rivals opponent opponents contestant contestants
    laureate laureates correspondent correspondents informant informants complainant complainants
    parolee parolees outpatient outpatients inpatient inpatients celebrant celebrants officiant
    officiants chaplain chaplains missionary missionaries monks nuns friar friars peers lords gents
    chaps bloke blokes guys lads lass lasses townsfolk college colleges academy academies
    institutes union unions federation federations guild guilds league leagues consortium consortia
    coalition coalitions alliance alliances foundation foundations orchestra orchestras ensembles
    troupe troupes playgroup playgroups preschool preschools subsidiary subsidiaries franchises
    parishes boroughs
    """
)
# Endings of nouns for people: "gardener", "violinist"; not "-ing": "building".
PERSON_SUFFIXES = tuple(
    sorted(word_set("er ers or ors ist ists ian ians ees ee women men man woman"))
)
# Endings that make any word one for a person, known or not: "stallholder"; not "cylinder".
PERSON_ENDINGS = tuple(
    sorted(
        word_set(
            """
            holder holders minder minders goer goers seeker seekers mate mates worker workers
            owner owners keeper keepers player players driver drivers carer carers giver givers
            rider riders lover lovers grower growers leader leaders teacher teachers dweller
            dwellers leaver leavers joiner joiners timer timers comer comers
            """
        )
    )
)
# Words with such an ending that name no person: "number"; not "gardener".
NO_PERSONS = word_set(
    """
    number order letter paper offer matter water power computer other under over either neither
    whether after career winter summer december november october september error door floor
    colour color labor labour minor major prior interior committee fee fees degree coffee tree
    three disaster quarter register transfer charter centre center chapter shelter answer
    corner border newsletter sector factor motor mirror calendar trailer container meter tower
    river layer silver timber lumber however ever never former latter later earlier larger
    smaller longer shorter higher lower older younger better weather rather together refer
    detector detectors trailers scanner scanners boiler boilers heater heaters cooker cookers
    freezer freezers charger chargers counter counters folder folders router routers tractor
    tractors processor processors generator generators scooter scooters shutter poster posters
    voucher vouchers locker lockers helicopter registers tender tenders dinner supper mixer
    blazer trouser trousers copper leather fodder shoulder finger elevator escalator ladder
    lever cylinder adapter sticker stickers banner banners marker markers timer timers roller
    rollers cutter cutters burner burners blower blowers guarantee guarantees per super inner
    ruler rulers skimmers loafers diffusers loungers
    outer exterior vector monitor monitors printer printers accelerator activator adaptor adder
    aerator airliner alternator altimeter amber amplifier antler applicator aquifer atomiser
    atomizer autoinjector backwater banger banister barometer barrier beaker beeper behavior
    bestseller bladder bleacher blender blinder blockbuster boulder breaker breakwater
    breathalyser breathalyzer breather bulldozer bumper bungee burger buster buzzer calculator
    camcorder cancer canister carburettor caster catheter cauliflower centimeter chandelier
    chiller chopper cider cinder cleanser cleaver clipper clover coaster coffer colander
    collider compressor condenser conditioner connector convector converter conveyor cooler
    copier coriander corridor cracker crater creeper cruiser cucumber cursor dagger damper
    decanter decoder defibrillator denominator detonator diameter diaper digger dimmer dipper
    disclaimer dishwasher dishwater dispenser dossier drawer drier dryer duster dumpster
    ejector emulator eraser excavator exchequer extinguisher eyeliner fastener fender
    fertiliser fertilizer fever fiber filler firecracker firelighter firewater flasher flyer
    flier flipper footer fryer gaiter gallbladder gander girder glacier glider grater grinder
    hamburger hamster handover hanger hangover hardcover header heather heifer highlighter
    hopper igniter incinerator incubator indicator inhaler injector ignitor jumper juicer
    kilometer layover liner liver lobster loudspeaker magnifier mower newspaper nebuliser
    nebulizer numerator oscillator pacemaker pager pannier parameter peeler pedometer perimeter
    pewter planter plier plunger pointer polymer precursor preserver primer projector propeller
    pullover purifier radiator reactor receiver receptor recliner recorder refrigerator
    regulator reminder resistor retriever revolver rooster roster rotor rudder salamander
    sander saucer screwdriver sealer semester semiconductor sensor sewer shaker sharpener
    shaver shredder silencer simulator skyscraper sleepover slicer slider slipper sneaker
    softener spanner sparkler speedometer spider spinner spoiler sprayer sprinkler stabiliser
    stabilizer stapler stepladder steriliser sterilizer stopover strainer streamer stretcher
    stroller subcommittee subwoofer sweater sweetener switcher takeover tanker thermometer
    thriller ticker tiger tipper toaster toffee toner topper tranquilliser transformer
    transistor transmitter transponder trawler trimmer trimester tuber tumor tumbler turnover
    typewriter ulcer vapor ventilator vibrator visor wafer walkover washer wastewater
    windbreaker winder wiper wrapper blotter pushover changeover crossover rollover spillover
    makeover leftover flyover antechamber theater frontier terror horror pallor rancor rigor
    stupor squalor tenor vigor terrier schnauzer rottweiler setter warbler woodpecker plover
    gopher anteater condor raptor panther otter grasshopper sandpiper bumblebee chimpanzee
    reindeer flycatcher aster cotoneaster lavender sunflower wallflower conifer cornflower
    checklist playlist jubilee warrantee levee entree soiree settee marquee toupee pedigree
    rupee apogee melee median meridian obsidian counteroffer comforter appetizer appetiser
    afterburner refresher freshener sampler waiver waivers liquor liquors
    """
)
BODIES = word_set(
    "organization organisation business company group agency institution association school "
    "cooperative charity tribe nonprofit club society corporation partnership firm body entity "
    "municipality department authority enterprise"
)
"""Bodies that people ask for, and that texts are for: "our **club**"; not "our boat"."""

# Nouns and pronouns too general to be worth asking about, as whoever asks is one: "applicant"; not
# "student".
GENERIC = word_set(
    """
    person persons people individual individuals applicant applicants
    claimant claimants anyone someone everyone you those customer customers client clients
    user users others they we he she it i
    """
)
# People whom a place or a firm has to do with, all of them: "all **passengers** may"; not "pupils".
FROM_OUTSIDE = word_set(
    "passengers guests visitors customers travellers travelers users shoppers patrons diners buyers"
)
# Words behind people before their age: "guests **under** 5"; not "guests of ours".
OF_AGE = frozenset({"over", "under", "aged", "ages"})
# Pronouns that "who" follows: "those who …"; not "you".
ANYBODY = frozenset({"those", "anyone", "someone", "everyone", "anybody"})
# Who else is meant, in one word: "you live with **someone** who …"; not "everyone who".
SOMEBODY = frozenset({"someone", "somebody", "anyone", "anybody"})
# Subjects of whom nothing is true, unless more is said of them: "nobody under 14"; not "no dog".
NOBODY = frozenset({("nobody",), ("no", "one"), ("no", "person"), ("no", "-", "one")})
# Adjectives that say of nobody how they are: "other people"; not "deaf people".
NO_QUALITIES = word_set(
    "other many more few fewer several various certain such same own first last next new eligible "
    "different individual main further both most only likely able following relevant appropriate "
    "responsible concerned right interested prospective potential intending qualified qualifying "
    "successful unsuccessful"
)
# Words before a general noun that leave it general: "most people"; not "no people".
BEFORE_GENERIC = word_set("all any most some only those the a an each every")
# Words that a kind of people is named without: "all students"; not "young students".
BEFORE_KIND = frozenset(
    {"all", "most", "some", ",", "only", "any", "certain", "each", "every", "current", "existing"}
)
# Openings of a subject that says nothing of whom a rule is for: "your card"; not "students".
UNRESTRICTING = frozenset(
    {"my", "your", "our", "this", "that", "it", "nothing", "there", "another"}
)
WITH_PEOPLE = word_set(
    "teach look care help support serve employ hire train coach supervise represent live work stay "
    "bring take carry drive transport treat know visit meet invite manage lead house host insure "
    "sponsor fund pay feed guard protect foster adopt have include love like need want see"
)
"""Verbs whose object may be people beside things: "**teach** art and children"; not "own"."""
# What makes somebody one of a trade or service: "veterans who were **discharged**"; not "served".
MADE_SO = {"veterans": frozenset({"discharged", "released"})}
# Trades and services that not all who ask are of: "**nurses** who row"; not "tenants who row".
TRADES = word_set(
    """
    farmers nurses teachers veterans fishermen soldiers
    librarians doctors dentists midwives firefighters paramedics ranchers foresters beekeepers
    researchers artists musicians writers journalists childminders lifeguards plumbers electricians
    builders carpenters joiners architects engineers shopkeepers fishmongers
    bakers butchers hairdressers
    """
)
