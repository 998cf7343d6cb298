"""Fields of words about people: their ages, who needs others, and how they live together."""

from __future__ import annotations

from cmr_logic.relevance.fields.model import Field, field

# fmt: off
PEOPLE: tuple[Field, ...] = (
    field(
        "old people",
        "elderly elder senior oap retiree retire retirement geriatric grandparent grandmother "
        "grandfather granny grandad grandma grandpa nan octogenarian centenarian frail",
        text="Seniors need no ticket on the tram after nine.",
        asks="Does my granny, who is retired, get it for free?",
        silent="Is the elder tree by the gate ours?",
    ),
    field(
        "care homes",
        "carehome residential sheltered almshouse frail infirm dementia hospice elderly "
        "bedridden incontinent alzheimer",
        text="A hospice takes those who are frail.",
        asks="Can someone with dementia go to an almshouse?",
        silent="Is the car kept in a garage?",
    ),
    field(
        "widows",
        "widow widower widowhood bereaved bereavement mourn mourner grief grieve bereft "
        "survivor intestate",
        text="A widow gets an allowance for a year.",
        asks="How long do I get it, bereaved and in mourning?",
        silent="Is the window to be double glazed?",
    ),
    field(
        "burial of the dead",
        "bury burial grave graveyard gravestone gravedigger cemetery funeral undertaker coffin "
        "cremate cremation crematorium headstone tombstone tomb mourner hearse crypt churchyard",
        text="A grave may be used for two coffins.",
        asks="Can we bury both in one cemetery?",
        silent="Are berries safe for toddlers?",
    ),
    field(
        "babies",
        "baby newborn infant pram buggy stroller pushchair cot crib cradle nappy diaper "
        "breastfeed pacifier weaning toddler bib teething",
        text="Mothers of a newborn get a free cot.",
        asks="Can I get a nappy for my baby?",
        silent="Can I babble during a film?",
    ),
    field(
        "youngsters",
        "kid youngster toddler infant tot boy girl underage juvenile lad lass preschooler "
        "stepson",
        text="An infant must be held by an adult.",
        asks="Can my old boy, a toddler, stay?",
        silent="Is there a kidney clinic in Leith?",
    ),
    field(
        "teenagers",
        "teenager teenage teen adolescent adolescence youth youngster juvenile puberty underage "
        "curfew sixteen seventeen tween",
        text="A teenager must be in by ten.",
        asks="Is there a curfew for adolescents?",
        silent="Is tennis played on clay?",
    ),
    field(
        "twins",
        "twin triplet quadruplet quintuplet sibling brother sister stepbrother stepsister "
        "firstborn fraternal septuplet stepsibling",
        text="Twins may share one place.",
        asks="Can my triplets and a sibling stay?",
        silent="Can a twig be burnt?",
    ),
    field(
        "guardians",
        "guardian guardianship custodian kinship orphan grandparent godparent foster custody "
        "orphanage stepparent custodianship wardship",
        text="A guardian must be of full age.",
        asks="Can a godparent keep an orphan at 17?",
        silent="Does a garden need a fence?",
    ),
    field(
        "carers",
        "carer caregiver caregiving respite disabled frail bedridden housebound infirm "
        "disability dementia elderly careworker",
        text="A carer gets four weeks of respite.",
        asks="Is a caregiver eligible for time off when housebound too?",
        silent="Can a carver use any wood?",
    ),
    field(
        "disability",
        "disability disabled handicap wheelchair impairment impaired paraplegic amputee crutch "
        "accessible accessibility ramp lame blind deaf",
        text="A disabled driver may park here.",
        asks="I have a wheelchair, or at times a crutch.",
        silent="Is a wheelbarrow supplied with the plot?",
    ),
    field(
        "blindness",
        "blind blindness eyesight sighted visually visual braille glaucoma cataract optician "
        "spectacles cane",
        text="Blind people need no stamp on letters.",
        asks="Do I pay for braille if my eyesight is low?",
        silent="Can I bring a blender on the coach?",
    ),
    field(
        "deafness",
        "deaf deafness lipread bsl cochlear subtitle loop interpreter earpiece lipreader "
        "tinnitus audiologist deafened deafblind",
        text="A deaf guest may bring a helper.",
        asks="Is there a loop for the deafened who lipread?",
        silent="Are deer fenced in?",
    ),
    field(
        "homelessness",
        "homeless homelessness sleeper shelter hostel evict eviction squat squatter vagrant "
        "vagrancy beggar begging destitute roofless panhandle panhandler",
        text="A homeless man may sleep in the shelter.",
        asks="Can a beggar or a squatter stay?",
        silent="Is there shellac on the door?",
    ),
    field(
        "poverty",
        "poverty poor foodbank hardship hungry hunger destitute destitution pauper needy "
        "impoverished breadline almshouse deprivation soup penniless",
        text="Those who are destitute get a basket of food.",
        asks="Is there help for the poor and hungry at the foodbank?",
        silent="Can I pour oil down a sink?",
    ),
    field(
        "refugees",
        "asylum refugee persecution persecute deport deportation resettle resettlement "
        "displaced exile flee torture",
        text="Refugees can ask for a travel document.",
        asks="I fled torture, can I have asylum?",
        silent="Can I fly a flag at the refinery?",
    ),
    field(
        "seafarers",
        "seafarer sailor seaman mariner crew ship captain deckhand shipmaster vessel voyage "
        "bosun trawlerman fisherman crewman shipmate",
        text="A seaman must have a discharge book.",
        asks="Does a sailor on a voyage need anything?",
        silent="Is the ceiling made of pine?",
    ),
    field(
        "tenants",
        "tenant tenancy landlord landlady rent renter lease lessee lessor leaseholder evict "
        "eviction lodger sublet bedsit",
        text="A landlord must give two months' notice.",
        asks="Can they evict me from a sublet?",
        silent="Is a tent fine on the beach?",
    ),
    field(
        "neighbours",
        "neighbour neighbor neighbourhood neighborhood fence hedge boundary adjoining nextdoor "
        "overhang trespass trespasser",
        text="A hedge must not be over two metres.",
        asks="Can I cut what my neighbour's fence overhangs?",
        silent="Do I have to boil tap water?",
    ),
    field(
        "travelling people",
        "gypsy romany nomad nomadic encampment itinerant roma showman caravan wagon sinti "
        "circus fairground",
        text="A nomad may stay for a month.",
        asks="How many weeks can gypsies have an encampment?",
        silent="Is the wagging dog allowed in?",
    ),
    field(
        "parents",
        "parent parenthood mother mum mom dad father stepparent motherhood fatherhood "
        "stepmother stepfather",
        text="A lone mother gets a day off.",
        asks="Is there one for a dad, as a stepfather?",
        silent="Is the transparent film recyclable?",
    ),
    field(
        "couples",
        "cohabit cohabitation cohabitee partner girlfriend boyfriend lover couple unmarried "
        "sweetheart fiance fiancee",
        text="Couples must both sign the form.",
        asks="Does my girlfriend have to, if we cohabit?",
        silent="Is the coupling of a hose insured?",
    ),
    field(
        "sexual identity",
        "gay lesbian bisexual transgender homosexual lgbt queer transsexual nonbinary gender "
        "transvestite asexual heterosexual transgendered",
        text="A transgender person can get a new card.",
        asks="Can I change my gender, as a nonbinary?",
        silent="Is gasoline stored at the hut?",
    ),
    field(
        "indigenous peoples",
        "indigenous aboriginal aborigine tribe tribal inuit maori chieftain iwi ancestral "
        "tribesman indigene sami",
        text="A member of the tribe may fish all year.",
        asks="Can an Inuit or an aboriginal get it?",
        silent="Can an industrial unit be split?",
    ),
    field(
        "royalty",
        "king queen prince princess royal monarch monarchy palace coronation duke duchess "
        "knighthood throne",
        text="The king sends a card on your hundredth birthday.",
        asks="Does the queen or a prince call?",
        silent="Can I keep a quail in the shed?",
    ),
    field(
        "honours",
        "knighthood medal obe mbe nominate nominee nomination honour honor accolade knight "
        "laureate medallist",
        text="Anyone can nominate a neighbour for a medal.",
        asks="Can I get a knighthood, or an obe, for him?",
        silent="Can the night bus stop here?",
    ),
)
